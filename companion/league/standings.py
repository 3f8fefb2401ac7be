"""How everybody stands: reckoned from what was told each time, and kept nowhere. Source: docs/league.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from companion.league.season import Season, TableKey


@dataclass(frozen=True, slots=True)
class LeagueStanding:
    """One line of the standings. place is counted from 1 and shared by equals; won are tables, as first alone."""

    place: int
    person: str
    points: int
    won: int


def disputed(season: Season) -> tuple[TableKey, ...]:
    """The tables that sent different results and have no ruling yet, in order."""
    ruled = {one.key for one in season.rulings}
    told = Counter(key for key, _ in {(one.key, one.totals) for one in season.results} if key not in ruled)
    return tuple(sorted(key for key, count in told.items() if count > 1))


def counted(season: Season) -> dict[TableKey, tuple[int, ...]]:
    """The totals that count for each table that has some, in the order of its seats."""
    stands: dict[TableKey, tuple[int, ...] | None] = {one.key: one.totals for one in season.results}
    stands |= dict.fromkeys(disputed(season))
    stands |= {one.key: one.totals for one in season.rulings}
    return {key: totals for key, totals in stands.items() if totals is not None}


def shared(totals: tuple[int, ...], full: int) -> tuple[int, ...]:
    """What totals bring, by seat: full points times the share of others who have less; equals count half."""
    halves = [sum((one < mine) - (one > mine) for one in totals) + len(totals) - 1 for mine in totals]
    return tuple(full * half // (2 * (len(totals) - 1)) for half in halves)


def standings(season: Season) -> tuple[LeagueStanding, ...]:
    """Everybody, by points and then by tables won; equals in the order of the list."""
    points, won = Counter(dict.fromkeys(season.people, 0)), Counter[str]()
    totals = counted(season)
    for table in season.tables:
        if table.is_bye:
            points[table.people[0]] += season.award.bye
        elif table.key in totals:
            brought = shared(totals[table.key], season.award.full)
            for who, some in zip(table.people, brought, strict=True):
                points[who] += some
                won[who] += some == season.award.full
    return ranked([(who, points[who], won[who]) for who in season.people])


def ranked(brought: Iterable[tuple[str, int, int]]) -> tuple[LeagueStanding, ...]:
    """People with their points and tables won, in their places; equals in the order in which they come."""
    placed: list[LeagueStanding] = []
    for row, (who, *mine) in enumerate(sorted(brought, key=lambda one: (-one[1], -one[2])), start=1):
        again = bool(placed) and [placed[-1].points, placed[-1].won] == mine
        placed.append(LeagueStanding(placed[-1].place if again else row, who, *mine))
    return tuple(placed)
