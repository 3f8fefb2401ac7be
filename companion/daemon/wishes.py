"""Pages that wish a seat: the table is asked, and its confirmation is a yes, where it means nothing else."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from companion.core.model import Announcement, Kind, Topic
from companion.daemon.heard import Heard
from companion.daemon.ipc import messages
from companion.daemon.ipc.server import Guest
from companion.input.meanings import Asker
from companion.play.table import Table

STANDS_MS = 60_000
"""So long after it was asked a wish can be granted; a yes that comes later means something else."""
ASKS = ("page-wish", "page-wish-watch")


@dataclass(frozen=True, slots=True)
class Wish:
    """What one guest wishes. heard: how many sentences had been heard before it was asked."""

    guest: Guest
    seat: int
    at_ms: int
    heard: int


class Wishes:
    """The one wish that waits for the table; belongs to the judge thread.

    tell: says announcements. is_page: whether what is typed at a source comes from a page, which grants nothing.
    """

    def __init__(
        self, table: Table, heard: Heard, tell: Callable[..., None], is_page: Callable[[str], bool]
    ) -> None:
        self._table, self._heard, self._tell, self._is_page = table, heard, tell, is_page
        self._open: Wish | None = None
        self._again = False

    def ask(self, guest: Guest, seat: int, at_ms: int) -> None:
        """Ask the table; the guest is told what comes of it. Not after the match, nor while another asks."""
        if seat > len(self._table.setup.players) or self._table.referee.outcome() is not None:
            guest.send(messages.WishedMessage(granted=False, reason="closed"))
        elif self._stands(at_ms):
            guest.send(messages.WishedMessage(granted=False, reason="busy"))
        else:
            self._open = Wish(guest, seat, at_ms, self._heard.count)
            self._say()

    def agree(self, asker: Asker, means_more: bool) -> bool:
        """Somebody confirms: whether that is a yes to what was heard. means_more: it means something in the game.

        Then the game comes first, and the wish is asked again.
        """
        wish = self._open
        if wish is None or not self._stands(asker.at_ms) or self._is_page(asker.source):
            return False
        if not self._heard.has_said(ASKS, wish.heard):  # nobody can have meant it
            return False
        if means_more:
            self._again = True
            return False
        self._open, self._again = None, False
        wish.guest.send(messages.WishedMessage(granted=True, reason="yes"))
        self._tell(self._worded(wish.seat, "-yes"))
        return True

    def ask_again(self) -> None:
        """Behind what a confirmation has done in the game, ask again."""
        if self._again:
            self._again = False
            self._say()

    def close(self) -> None:
        """No table is asked any more: another match begins."""
        if self._open is not None:
            self._open.guest.send(messages.WishedMessage(granted=False, reason="closed"))
            self._open = None

    def gone(self, guest: Guest) -> None:
        """Who wished something has left."""
        if self._open is not None and self._open.guest is guest:
            self._open = None

    def _stands(self, at_ms: int) -> bool:
        return self._open is not None and at_ms - self._open.at_ms <= STANDS_MS

    def _say(self) -> None:
        if self._open is not None:
            self._tell(self._worded(self._open.seat))

    def _worded(self, seat: int, end: str = "") -> Announcement:
        """The question, or another sentence about a seat."""
        key, facts = f"page-wish-watch{end}", {}
        if seat:
            key, facts = f"page-wish{end}", {"player": self._table.setup.names[seat]}
        return Announcement(key, facts, Kind.ANSWER, topic=Topic.CAREFUL)
