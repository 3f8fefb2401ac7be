"""What was heard, for repeat, previous and next. Pure: no clock, no I/O."""

from __future__ import annotations

from dataclasses import dataclass

from companion.core.model import Announcement

KEPT = 200
"""Lines kept for going back; older ones are in the journal."""


@dataclass(frozen=True, slots=True)
class HeardLine:
    """One line whose first sample was played: its queue number, what it announced, its words, and when."""

    number: int
    announcement: Announcement
    text: str
    at_ms: int


class History:
    """The last lines that one listener heard, oldest first, and a finger on one of them.

    A follower hears, beside its own lines, all that this listener hears: whoever has an earphone still hears the
    table.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._followers: list[History] = []
        self._lines: list[HeardLine] = []
        self._kept = kept
        self._finger = 0

    @property
    def lines(self) -> tuple[HeardLine, ...]:
        """All lines kept, in the order in which they were last heard."""
        return tuple(self._lines)

    def heard(self, line: HeardLine) -> None:
        """Add a line and lay the finger on it; a line said again moves to the end and is never there twice."""
        self._lines = [old for old in self._lines if old.number != line.number][1 - self._kept :]
        self._lines.append(line)
        self._finger = len(self._lines) - 1
        for follower in self._followers:
            follower.heard(line)

    def follower(self) -> History:
        """A further listener, who has heard all of this until now, and has a finger of its own."""
        new = History(self._kept)
        new._lines, new._finger = list(self._lines), len(self._lines) - 1
        self._followers.append(new)
        return new

    def move(self, step: int) -> HeardLine | None:
        """The line so many forward of the finger, which moves there; None, and it stays, beyond either end.

        0: the line under the finger, the last one heard unless the player has gone back.
        """
        to = self._finger + step
        if not 0 <= to < len(self._lines):
            return None
        self._finger = to
        return self._lines[to]
