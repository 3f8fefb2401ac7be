"""Whether all that a board says is heard, and when a board is asked again; pure, with times handed in."""

from __future__ import annotations

from typing import Final

from companion.device.protocol import FromBoard, Newer, Snapshot

SNAPSHOT_EVERY_MS: Final = 1000
"""A new doubt asks for a snapshot no sooner than this after the last time."""

AGAIN_MS: Final = 300
"""How soon what was not answered is asked for a second time."""


def again_ms(tries: int) -> int:
    """How long an answer is waited for until a command is sent once more; tries: how often it was sent, from 1.

    Soon at first, for a single line gets lost now and then; then each second.
    """
    return min(SNAPSHOT_EVERY_MS, AGAIN_MS << min(tries - 1, 8))


class Continuity:
    """Whether everything that one board said has been heard, and when to ask it for a snapshot.

    A gap (also what comes twice), a restart and every doubt want a snapshot; one that comes ends the want. Asking
    is due at once, but for a new doubt never sooner than a second after the last time, and without an answer again
    as again_ms says. Times are milliseconds of any clock that only goes forward.
    """

    def __init__(self) -> None:
        self._next: tuple[int, int] | None = None
        self._asked_ms: int | None = None
        self._tries = 0
        self._wanted = True
        self._soon = False

    def feed(self, message: FromBoard | Newer) -> None:
        """To be told of every message, in order."""
        follows = self._next == (message.boot, message.seq)
        self._next = (message.boot, (message.seq + 1) % 2**32)
        self._wanted = self._wanted or not follows
        if isinstance(message, Snapshot):
            self._wanted, self._tries, self._soon = False, 0, False

    @property
    def unanswered(self) -> bool:
        """Whether a snapshot was asked for and none has come since."""
        return self._tries > 0

    def doubt(self) -> None:
        """A line was garbled, or the port was opened again: what lies on the board has to be asked for."""
        self._wanted = True

    def afresh(self) -> None:
        """Somebody who has not heard the last snapshot needs to know what lies there; that waits for no second.

        One that was asked for and has not come yet will do.
        """
        self._wanted = self._soon = True

    def due_ms(self, at_ms: int) -> int | None:
        """When to ask for a snapshot: now (at_ms), later, or None while nothing is in doubt."""
        if not self._wanted:
            return None
        if self._asked_ms is None:
            return at_ms
        pause_ms = AGAIN_MS if self._soon else SNAPSHOT_EVERY_MS
        return max(at_ms, self._asked_ms + (again_ms(self._tries) if self._tries else pause_ms))

    def asked(self, at_ms: int) -> None:
        """The command snapshot was sent at this time."""
        self._asked_ms = at_ms
        self._tries += 1
