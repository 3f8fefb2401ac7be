"""Who is first: standings by points and by what decides among equal ones."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from itertools import groupby

from companion.core.model import Fact, Standing


def ranked(
    results: Iterable[tuple[int, tuple[int, ...], Mapping[str, Fact]]], decides: str = "points"
) -> list[Standing]:
    """The standings of players, what counts (points first) and facts; the best first, equal ones share a rank.

    reason: "points", "shared", or `decides` where points are equal and what follows them is not.
    """
    order = sorted(results, key=lambda one: one[1], reverse=True)
    keys = [key for _, key, _ in order]
    found = []
    for player, key, facts in order:
        level = sum(other[0] == key[0] for other in keys)
        reason = "points" if level == 1 else "shared" if keys.count(key) > 1 else decides
        found.append(Standing(1 + len({other for other in keys if other > key}), player, key[0], reason, facts))
    return found


def by_rank(standings: Iterable[Standing]) -> Iterator[list[Standing]]:
    """Those who share a rank, best first."""
    return (list(sharing) for _, sharing in groupby(standings, key=lambda one: one.rank))
