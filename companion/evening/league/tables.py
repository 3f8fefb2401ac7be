"""Rounds of a league: proposed, seated by hand, and listed."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.core.errors import LeagueError
from companion.core.model import Phrase
from companion.evening.here import line, tell
from companion.evening.league.opening import season_of, table_phrase, told_clock
from companion.league.season import TableKey
from companion.league.seating import proposed

if TYPE_CHECKING:
    from companion.evening.here import Here
    from companion.league.book import SeasonBook
    from companion.league.desk import SeasonDesk
    from companion.league.entries import SeasonEntry


def tell_round(where: Here, season: int, number: int | None, begin: bool) -> None:
    """List the tables of a round, the newest where none is told; or begin the next one, empty. LeagueError."""
    with season_of(where, season) as desk:
        if begin:
            from companion.league.entries import RoundBegun

            desk.tell(lambda book: [RoundBegun(round=book.rounds + 1)])
            tell(where.phrases, "league-round-begun", round=desk.book.rounds)
            told_clock(desk, where)
            return
        round_ = desk.book.rounds if number is None else number
        if not 1 <= round_ <= desk.book.rounds:
            raise LeagueError("league-no-round", round=round_)
        keys = desk.book.round_tables(round_)
        tell(where.phrases, "league-round", round=round_, count=len(keys))
        for key in keys:
            line(where.phrases.write(table_phrase(desk, key)))


def pair(where: Here, season: int, size: int, away: Sequence[str], yes: bool) -> None:
    """Propose the tables of the next round, ask, and seat them. LeagueError."""
    with season_of(where, season) as desk:
        seated = _proposed(desk, size, away)
        round_ = desk.book.rounds + 1
        tell(where.phrases, "league-proposal", round=round_, count=len(seated))
        for number, people in enumerate(seated, start=1):
            handles = tuple(desk.book.people[one].handle for one in people)
            key = "league-proposal-bye" if len(people) == 1 else "league-proposal-table"
            line(where.phrases.write(Phrase(key, {"number": number, "players": handles})))
        if not yes:
            from companion.evening.asking import is_wanted

            if not is_wanted(where, Phrase("league-proposal-ask")):
                tell(where.phrases, "league-proposal-left")
                return

        def telling(book: SeasonBook) -> Sequence[SeasonEntry]:
            from companion.league.entries import RoundBegun, TableSeated

            tables = enumerate(seated, start=1)
            return [
                RoundBegun(round=round_),
                *(TableSeated(round=round_, number=at, people=people) for at, people in tables),
            ]

        desk.tell(telling)
        tell(where.phrases, "league-proposal-seated", round=round_)
        told_clock(desk, where)


def _proposed(desk: SeasonDesk, size: int, away: Sequence[str]) -> tuple[tuple[str, ...], ...]:
    """Tables for everybody who is not away; LeagueError where fewer than two are left."""
    gone = {desk.book.named(one).person for one in away}
    present = [one.person for one in desk.book.players() if one.person not in gone]
    if len(present) < 2:
        raise LeagueError("league-too-few", count=len(present))
    return proposed(desk.book.season(), present, size)


def seat(where: Here, season: int, at: tuple[int, int], handles: Sequence[str]) -> None:
    """Seat a table by hand, anew where it has no totals yet; nobody removes it. at: round, number. LeagueError."""
    key = TableKey(*at)
    with season_of(where, season) as desk:
        from companion.league.entries import PEOPLE_MAX, TableSeated

        if len(handles) > PEOPLE_MAX:
            raise LeagueError("league-too-many", count=len(handles), most=PEOPLE_MAX)
        people = tuple(desk.book.named(one).person for one in handles)
        desk.tell(lambda _: [TableSeated(round=key.round, number=key.number, people=people)])
        if people:
            line(where.phrases.write(table_phrase(desk, key)))
        else:
            tell(where.phrases, "league-table-removed", round=key.round, number=key.number)
        told_clock(desk, where)
