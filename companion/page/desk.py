"""Between pages and table: what the table says to wishes, and what it is told of browsers and the network."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence

from companion.page.link import Gone, SeatLink
from companion.page.pairing import Pairing
from companion.page.presence import Presence
from companion.page.reach import Reach
from companion.page.safety import Tokens
from companion.page.seat import SeatRoom
from companion.page.told import ToldMatch, ToldWish

TICK_S = 1.0
ENDS = ("page-finished", "page-left-kept")
"""How a match ends whose companion ends with it."""


class PageDesk:
    """One page server's; belongs to the event loop.

    link: the connection of no seat. tell: tells a message in the terminal. end: ends the page, for a reason that
    is a message.
    """

    def __init__(
        self,
        players: Sequence[str],
        rooms: Mapping[int, SeatRoom],
        link: SeatLink,
        tokens: Tokens,
        reach: Reach,
        tell: Callable[[str, Mapping[str, int | str]], None],
        end: Callable[[str], None],
        clock: Callable[[], float],
    ) -> None:
        self._players, self._rooms, self._link, self._reach = players, rooms, link, reach
        self._tell, self._end = tell, end
        self._presence = Presence(clock)
        self._announced = False
        self.pairing = Pairing(tokens, link.wish, self._say, clock)

    # ---- what the table says ---------------------------------------------------------------------------------

    def hear(self, told: object) -> None:
        """Something of the link."""
        self._rooms[0].hear(told)
        match told:
            case ToldWish():
                self.pairing.wished(told.granted, told.reason)
            case ToldMatch() if list(told.players) != list(self._players):
                self._end("page-other")
            case ToldMatch() if self._reach.network and not self._announced:
                way = "tls" if self._reach.tls else "plain"
                self._announced = self._link.say("page-network", {"way": way})
            case Gone() if self._reach.network and told.why.key in ENDS:
                self._end("page-over")

    def close(self) -> None:
        """The page ends."""
        if self._announced:
            self._link.say("page-network-ends", {})

    # ---- what the table is told ------------------------------------------------------------------------------

    def join(self, seat: int, browser: str) -> None:
        """See AtTable."""
        self._presence.join(seat, browser)
        self._tell_due()

    def leave(self, seat: int, browser: str) -> None:
        """See AtTable."""
        self._presence.leave(seat, browser)

    async def tick(self) -> None:
        """Look after browsers until the page ends."""
        while True:
            await asyncio.sleep(TICK_S)
            self._tell_due()

    def _tell_due(self) -> None:
        """What the table cannot be told now stays due."""
        for key, seat in self._presence.due():
            if not seat:
                self._tell(key, {})
            elif not self._link.say(key, {"player": self._players[seat - 1]}):
                continue
            self._presence.told((key, seat))
            if key == "page-second":
                for page in self._rooms[seat].pages:
                    page.tell("page-second-here")

    def _say(self, key: str, facts: Mapping[str, int | str]) -> bool:
        """Said at the table, and for whoever reads it there also in the terminal."""
        said = self._link.say(key, facts)
        if said:
            self._tell(key, facts)
        return said
