"""Whole seasons: results are sent several times in any order, some dispute each other and are ruled."""

from __future__ import annotations

import random
import time
from collections import Counter
from dataclasses import dataclass

from companion.league.season import Ruling, Season, SeasonTable, TableKey, TableResult
from companion.league.seating import meetings, proposed
from companion.league.standings import LeagueStanding, disputed, standings
from tests.league.reckoner import reckon


@dataclass(frozen=True)
class Played:
    """A season that was played, and its figures."""

    season: Season
    sent: int
    disputes: int
    slowest_ms: float

    def most_byes(self) -> int:
        """Of one player."""
        return max(Counter(one.people[0] for one in self.season.tables if one.is_bye).values(), default=0)

    def met_again(self) -> int:
        """Pairs that sat at one table more than once."""
        return sum(count > 1 for count in meetings(self.season).values())

    def line(self) -> str:
        size = max(len(one.people) for one in self.season.tables)
        rounds = max(one.key.round for one in self.season.tables)
        return (
            f"{len(self.season.people)} people, {rounds} rounds, tables of {size}: {self.sent} results sent, "
            f"{self.disputes} disputed and ruled, standings equal after each round; pairs that met again: "
            f"{self.met_again()}, most byes of one: {self.most_byes()}, slowest proposal {self.slowest_ms:.0f} ms"
        )


def flat(rows: tuple[LeagueStanding, ...]) -> list[tuple[int, str, float, int]]:
    return [(one.place, one.person, one.points, one.won) for one in rows]


def second(season: Season) -> list[tuple[int, str, float, int]]:
    """What the second reckoner says of a season."""
    return reckon(
        season.people,
        {(one.key.round, one.key.number): one.people for one in season.tables},
        [(*one.key, one.totals) for one in season.results],
        [(*one.key, one.totals) for one in season.rulings],
    )


def played(people: int, rounds: int, size: int, seed: int) -> Played:
    """Play a season; AssertionError where the reckoners differ after a round."""
    lot = random.Random(seed)
    names = tuple(f"p{at}" for at in range(people))
    tables: list[SeasonTable] = []
    sent: list[TableResult] = []
    rulings: list[Ruling] = []
    season, disputes, slowest = Season(names), 0, 0.0
    for number in range(1, rounds + 1):
        begun = time.perf_counter()
        seated = proposed(season, names, size)
        slowest = max(slowest, (time.perf_counter() - begun) * 1000)
        assert Counter(who for table in seated for who in table) == Counter(names)
        fresh = [SeasonTable(TableKey(number, at), one) for at, one in enumerate(seated, start=1)]
        tables += fresh
        for table in fresh:
            if table.is_bye:
                continue
            result = TableResult(table.key, tuple(lot.randrange(30, 45) for _ in table.people))
            sent += [result] * lot.randrange(1, 4)
            if lot.random() < 0.1:
                sent.append(TableResult(table.key, tuple(one + at + 1 for at, one in enumerate(result.totals))))
        lot.shuffle(sent)
        season = Season(names, tuple(tables), tuple(sent), tuple(rulings))
        assert flat(standings(season)) == second(season), f"seed {seed}, round {number}"
        for key in disputed(season):
            totals = next(one.totals for one in sent if one.key == key)
            rulings.append(Ruling(key, lot.choice([totals, tuple(reversed(totals)), None]), "told at the table"))
            disputes += 1
        season = Season(names, tuple(tables), tuple(sent), tuple(rulings))
        assert not disputed(season)
        assert flat(standings(season)) == second(season), f"seed {seed}, round {number}"
    return Played(season, len(sent), disputes, slowest)
