"""Whose keyboards are there, and so for whom each may act."""

from __future__ import annotations

from collections.abc import Callable, Collection
from dataclasses import replace

from companion.core.model import Announcement
from companion.play.match import Match, Taken
from companion.play.referee.case import far_player
from companion.play.rights import admitted
from companion.play.state import TABLE
from companion.play.table import DEALER, SEAT, TELL, Input


class Keyboards:
    """What may be told from where at one match.

    tell: says an announcement. seats: each gives the seats of some keyboards that are there, 0 for the table's.
    """

    def __init__(
        self, match: Match, tell: Callable[[Announcement], None], *seats: Callable[[], Collection[int]]
    ) -> None:
        self._match = match
        self._tell = tell
        self._seats = seats

    def take(self, heard: Input) -> list[Taken]:
        """What was heard and what it means; what may not be told from there is answered, and not heard."""
        allowed = self.admitted(self._here(heard))
        if isinstance(allowed, Announcement):
            self._tell(allowed)
            return []
        seen = self._match.table.take(allowed)
        return [(allowed, seen)] if seen or allowed.text.startswith(SEAT) else []

    def admitted(self, heard: Input) -> Input | Announcement:
        """See rights.admitted: a seat acts for another player where that one, and the table, have no keyboard."""
        return admitted(self._match, heard, self._stands_in)

    def _here(self, heard: Input) -> Input:
        """At the table of a far match only its one player acts, whoever's keyboard it is."""
        here = far_player(self._match.table.setup)
        told = heard.text.startswith(f"{TELL} ") and heard.source != DEALER
        return replace(heard, seat=here) if here and told and not heard.seat else heard

    def _stands_in(self, player: int) -> bool:
        if far_player(self._match.table.setup):
            return False
        there = {seat for seats in self._seats for seat in seats()}
        return not there & {TABLE, player}
