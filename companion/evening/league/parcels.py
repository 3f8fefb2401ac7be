"""A result that a centre has sent, on its way into the season: looked at, judged again, and never trusted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.core.errors import LeagueError
from companion.evening.league.results import result_of
from companion.evening.league.verifying import VerifiedMatch, verified_record
from companion.league.book import alike
from companion.league.entries import How, ResultSaid, ResultSigned, SeasonEntry
from companion.league.season import TableKey

if TYPE_CHECKING:
    from companion.config import Settings
    from companion.league.book import SeasonBook
    from companion.league.broker import ArrivedParcel
    from companion.league.parcel import ResultParcel
    from companion.league.sealing import ReaderKey


class ServerDelivery:
    """A parcel that came over the server (listening.Delivery). league: the season's id. reader: opens it."""

    def __init__(self, arrived: ArrivedParcel, league: str, reader: ReaderKey, settings: Settings) -> None:
        self._arrived = arrived
        self._league = league
        self._reader = reader
        self._settings = settings
        self._judged: VerifiedMatch | None = None

    def told(self, book: SeasonBook) -> Sequence[SeasonEntry]:
        """See Delivery: the result of its table, and who has signed it."""
        from companion.league.parcel import unpacked

        parcel = unpacked(self._reader.opened(self._arrived.data))
        said = parcel.said
        if _known(book, parcel):
            return []
        self._allowed(book, parcel)
        how: How = "verified" if parcel.record else "heard"
        key = TableKey(said.round, said.table) if said.round and said.table else None
        result, by_name = result_of(book, self._match(parcel), key, how)
        signed = ResultSigned(
            round=result.round,
            number=result.number,
            seats=_seats(book.handles(result.key), said, by_name),
            totals=result.totals,
            said=said,
            by=parcel.by,
            signature=parcel.signature,
        )
        return [signed] if book.knows(result) else [result, signed]

    def settle(self, taken: bool) -> bool:
        """See Delivery: the server keeps all that was sent, and what cannot be counted yet may be so later."""
        return not taken

    def _allowed(self, book: SeasonBook, parcel: ResultParcel) -> None:
        """LeagueError where it is not signed by the key that counts for the centre whose pass has sent it."""
        from companion.league.parcel import signed_bytes
        from companion.league.signing import is_signed_by

        if parcel.said.league != self._league:
            raise LeagueError("league-parcel-season")
        centres = book.centres[self._arrived.number - 1 : self._arrived.number]
        if not centres or book.keys.get(centres[0]) != parcel.by:
            raise LeagueError("league-parcel-key", centres=tuple(centres))
        if not is_signed_by(signed_bytes(parcel.said), parcel.signature, parcel.by):
            raise LeagueError("league-parcel-unsigned", centre=centres[0])

    def _match(self, parcel: ResultParcel) -> VerifiedMatch:
        """The match, judged once from its record, which must say what was signed; CompanionError."""
        said = parcel.said
        claimed = VerifiedMatch(said.match, said.game, said.players, said.totals)
        if parcel.record and self._judged is None:
            self._judged = verified_record(parcel.record, said.match[:8], self._settings)
        if self._judged not in (None, claimed):
            raise LeagueError("league-parcel-differs", players=said.players)
        return claimed


def _known(book: SeasonBook, parcel: ResultParcel) -> bool:
    """Whether this very parcel is in the season already, so that it need not be judged again."""
    return any(
        one.said == parcel.said and (one.by, one.signature) == (parcel.by, parcel.signature) for one in book.signed
    )


def _seats(handles: Sequence[str], said: ResultSaid, by_name: bool) -> tuple[int, ...]:
    """The seats of the table at which those sit who have agreed."""
    if not by_name:
        return tuple(sorted(set(said.agreed)))
    agreed = {alike(said.players[seat - 1]) for seat in said.agreed if seat <= len(said.players)}
    return tuple(seat for seat, who in enumerate(handles, start=1) if alike(who) in agreed)
