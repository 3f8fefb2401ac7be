"""Who is first: standings by points and by what decides among equal ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from companion.core.model import Fact, Standing


def ranked(
    results: Iterable[tuple[int, tuple[int, ...], Mapping[str, Fact]]], decides: Sequence[str] = ()
) -> list[Standing]:
    """The standings of players, what counts (points first) and facts; the best first, equal ones share a rank.

    decides: names of what counts behind points. reason: "points" where nobody has as many; else the first of these
    in which nobody is equal; "shared" where somebody is in all.
    """
    order = sorted(results, key=lambda one: one[1], reverse=True)
    keys = [key for _, key, _ in order]
    found = []
    for player, key, facts in order:
        equal = sum([other[:count] for other in keys].count(key[:count]) > 1 for count in range(1, len(key) + 1))
        reason = ("points", *decides, "shared")[equal]
        found.append(Standing(1 + len({other for other in keys if other > key}), player, key[0], reason, facts))
    return found


def by_rank(standings: Iterable[Standing]) -> Iterator[list[Standing]]:
    """Those who share a rank, best first."""
    return (list(sharing) for _, sharing in groupby(standings, key=lambda one: one.rank))
