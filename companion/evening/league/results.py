"""Results of tables, from exported journals or typed, and rulings."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from companion.core.errors import LeagueError
from companion.evening.here import line, tell
from companion.evening.league.opening import each_total, named, season_of, table_phrase, told_clock
from companion.evening.league.verifying import VerifiedMatch, verified
from companion.league.book import SeasonBook, alike
from companion.league.entries import REASON_MAX, TOTAL_MAX, How, ResultTold, RulingMade
from companion.league.season import TableKey

if TYPE_CHECKING:
    from companion.evening.here import Here
    from companion.league.desk import SeasonDesk


def from_file(where: Here, season: int, at: tuple[int, int] | None, file: str, totals: Sequence[int]) -> None:
    """Take the result of a table from the exported journal of its match, judged anew.

    at: round and number of the table, None to find it by the names of those who played. totals: where some
    are typed, too, they must be those of the match. CompanionError.
    """
    found = verified(file, where.settings)
    with season_of(where, season) as desk:
        result, by_name = result_of(desk.book, found, TableKey(*at) if at else None)
        if totals and tuple(totals) != result.totals:
            raise LeagueError(
                "league-totals-differ", totals=each_total(desk.book.handles(result.key), result.totals)
            )
        _take(where, desk, result)
        if not by_name:
            tell(where.phrases, "league-by-seats")


def typed_result(where: Here, season: int, at: tuple[int, int], totals: Sequence[int]) -> None:
    """Take totals that somebody typed, in the order of the seats. at: round, number of the table. LeagueError."""
    key = TableKey(*at)
    with season_of(where, season) as desk:
        told = _possible(desk.book, key, totals)
        _take(where, desk, ResultTold(round=key.round, number=key.number, totals=told, how="by-hand"))


def result_of(
    book: SeasonBook, found: VerifiedMatch, key: TableKey | None, how: How = "verified"
) -> tuple[ResultTold, bool]:
    """What a match brings its table, by the table's seats, and whether the players were known by their names.

    how: where its totals come from.
    LeagueError league-whose-match where no table is told and the names are not those of one that waits.
    """
    key = key or _table_of(book, found)
    handles = [alike(one) for one in book.handles(key)]
    if len(handles) != len(found.players):
        raise LeagueError("league-totals-count", seats=len(handles), count=len(found.players))
    by_name = dict(zip(map(alike, found.players), found.totals, strict=True))
    known = set(by_name) == set(handles)
    totals = tuple(by_name[one] for one in handles) if known else found.totals
    told = {"totals": totals, "how": how, "match": found.match, "game": found.game}
    return ResultTold.model_validate({"round": key.round, "number": key.number, **told}), known


def _table_of(book: SeasonBook, found: VerifiedMatch) -> TableKey:
    """The table at which these people sat: where the match is known already, else the newest that waits."""
    for one in book.results:
        if one.match == found.match:
            return one.key
    names = {alike(one) for one in found.players}
    there = [key for key in book.tables if book.tables[key] and names == set(map(alike, book.handles(key)))]
    waiting = [key for key in there if book.state(key) == "open"]
    if not there:
        raise LeagueError("league-whose-match", players=found.players, round="--round", table="--table")
    return max(waiting or there)


def _take(where: Here, desk: SeasonDesk, result: ResultTold) -> None:
    """Write a result down unless it is known, and tell where its table stands."""
    known = desk.book.knows(result)
    desk.tell(lambda book: [] if book.knows(result) else [result])
    tell(where.phrases, "league-result-again" if known else f"league-result-{result.how}", round=result.round)
    line(where.phrases.write(table_phrase(desk, result.key)))
    if desk.book.state(result.key) == "disputed":
        tell(where.phrases, "league-disputed", command="companion league rule")
    told_clock(desk, where)


def rule(where: Here, season: int, at: tuple[int, int], totals: Sequence[int] | None, reason: str) -> None:
    """Decide a table (round, number): these totals, or None where it is to bring nothing. LeagueError."""
    key = TableKey(*at)
    with season_of(where, season) as desk:
        told = None if totals is None else _possible(desk.book, key, totals)
        why = named(reason, REASON_MAX)
        ruling = RulingMade(round=key.round, number=key.number, totals=told, reason=why)
        desk.tell(lambda _: [ruling])
        tell(where.phrases, "league-ruled", round=key.round)
        line(where.phrases.write(table_phrase(desk, key)))
        told_clock(desk, where)


def _possible(book: SeasonBook, key: TableKey, totals: Sequence[int]) -> tuple[int, ...]:
    """The totals, if they can be some of a table; LeagueError."""
    seats = len(book.seated(key))
    if seats == 1:
        raise LeagueError("league-bye-brings", round=key.round, number=key.number)
    if len(totals) != seats:
        raise LeagueError("league-totals-count", seats=seats, count=len(totals))
    if any(abs(one) > TOTAL_MAX for one in totals):
        raise LeagueError("league-total-wrong", most=TOTAL_MAX)
    return tuple(totals)
