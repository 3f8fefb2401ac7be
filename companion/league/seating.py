"""Who sits with whom in the next round: a proposal without chance. Source: docs/league.md."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import combinations, pairwise

from companion.league.season import SIZES, Season
from companion.league.standings import standings

Pair = frozenset[str]


def meetings(season: Season) -> Counter[Pair]:
    """How often each two sat at one table."""
    return Counter(Pair(pair) for table in season.tables for pair in combinations(table.people, 2))


def proposed(season: Season, present: Sequence[str], size: int) -> tuple[tuple[str, ...], ...]:
    """The tables of a round for who is there, each of at most `size` people; a bye is the last, one alone.

    ValueError where fewer than two are there, one of them is not of the season, or no table has that size.
    """
    if size not in SIZES or len(present) < 2 or len(set(present)) < len(present):
        raise ValueError(f"no round of tables of {size} for {len(present)} people")
    if strange := set(present) - set(season.people):
        raise ValueError(f"not of this season: {sorted(strange)}")
    points = {one.person: one.points for one in standings(season)}
    order = sorted((who for who in season.people if who in set(present)), key=lambda who: -points[who])
    alone: tuple[tuple[str, ...], ...] = ()
    if size == 2 and len(order) % 2:
        had = Counter(table.people[0] for table in season.tables if table.is_bye)
        last_first = sorted(order, key=season.people.index, reverse=True)
        fewest = min(last_first, key=lambda who: (had[who], points[who]))
        order.remove(fewest)
        alone = ((fewest,),)
    return (*exchanged(_cut(order, size), meetings(season), points), *alone)


def _cut(order: Sequence[str], size: int) -> list[list[str]]:
    """As few tables as hold everybody in this order, whose sizes differ by one at most."""
    count = -(-len(order) // size)
    least, more = divmod(len(order), count)
    ends = [at * least + min(at, more) for at in range(count + 1)]
    return [list(order[first:last]) for first, last in pairwise(ends)]


def exchanged(tables: list[list[str]], met: Counter[Pair], points: dict[str, int]) -> tuple[tuple[str, ...], ...]:
    """The tables after exchanges of two people, as long as one leaves fewer meetings again, or less distance."""

    def cost(people: list[str]) -> tuple[int, int]:
        again = sum(met[Pair(pair)] for pair in combinations(people, 2))
        return again, (max(points[who] for who in people) - min(points[who] for who in people)) ** 2

    def better(one: int, other: int) -> bool:
        """Exchange the first two people of these tables whose exchange is worth it; whether there were any."""
        here, there = tables[one], tables[other]
        before = _sum(cost(here), cost(there))
        for mine in range(len(here)):
            for yours in range(len(there)):
                here[mine], there[yours] = there[yours], here[mine]
                if _sum(cost(here), cost(there)) < before:
                    return True
                here[mine], there[yours] = there[yours], here[mine]
        return False

    while any(better(one, other) for one, other in combinations(range(len(tables)), 2)):
        pass  # each exchange lowers a sum of whole numbers, so this ends
    return tuple(tuple(table) for table in tables)


def _sum(one: tuple[int, int], other: tuple[int, int]) -> tuple[int, int]:
    return one[0] + other[0], one[1] + other[1]
