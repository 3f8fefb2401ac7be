"""Who is first and why: the ranking, and how it is told (RG-89 to RG-94)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from itertools import groupby

from companion.core.model import Fact, Phrase, Standing
from companion.games import ranking as places
from companion.games.royal_garden.rules.score import Result

Names = Mapping[int, str]
"""Number of a player -> name."""


def ranked(results: Iterable[tuple[int, Result]]) -> list[Standing]:
    """The standings of players by their results, best first; facts: total, largest_area (squares), crowns."""
    told = (
        (player, one, {"total": one.total, "largest_area": one.largest, "crowns": one.crowns})
        for player, one in results
    )
    return places.ranked(told, ("largest_area", "crowns"))


def ranking(ranked: Sequence[Standing], names: Names) -> dict[str, Fact]:
    """The ranking while the game goes on: one place a rank, best first."""
    return {"places": tuple(_places(ranked, names, "rg-rank"))}


def final(ranked: Sequence[Standing], names: Names, *, sums: bool = False) -> dict[str, Fact]:
    """The ranking at the end: the ties with what decides them, then one place a rank (RG-89 to RG-94).

    sums: of Dynasty's games, behind which nothing decides (RG-98).
    """
    ties = _level_sums(names, ranked) if sums else _ties(names, ranked, "total")
    return {"ties": tuple(ties), "places": tuple(_places(ranked, names))}


def in_turn(ranked: Sequence[Standing], names: Names) -> list[Phrase]:
    """The same, each tie and each place as a sentence of its own."""
    return [*_ties(names, ranked, "total"), *_places(ranked, names)]


def _places(ranked: Sequence[Standing], names: Names, key: str = "rg-final-rank") -> Iterator[Phrase]:
    """One place a rank, best first."""
    for sharing in places.by_rank(ranked):
        players = tuple(names[one.player] for one in sharing)
        facts: dict[str, Fact] = {"rank": sharing[0].rank, "players": players, "reason": sharing[0].reason}
        yield Phrase(key, {**facts, **sharing[0].facts})


_NEXT = {"total": "largest_area", "largest_area": "crowns"}
"""What is looked at where this is equal."""


def _ties(names: Names, ranked: Sequence[Standing], level: str) -> Iterator[Phrase]:
    """Every group of players that are level in `level`, told by the first thing in which they differ."""
    for _, group in groupby(ranked, key=lambda one: one.facts[level]):
        tied = list(group)
        if len(tied) < 2:
            continue
        reason, deeper = "shared", _NEXT.get(level)
        if deeper is not None:
            if len({one.facts[deeper] for one in tied}) == 1:
                yield from _ties(names, tied, deeper)
                continue
            reason = deeper
        yield Phrase("rg-tie", _tie_facts(names, tied, reason))
        if deeper is not None:
            yield from _ties(names, tied, deeper)


def _level_sums(names: Names, ranked: Sequence[Standing]) -> Iterator[Phrase]:
    """Every group of players with the same sum."""
    for total, group in groupby(ranked, key=lambda one: one.total):
        players = tuple(names[one.player] for one in group)
        if len(players) > 1:
            yield Phrase("rg-tie-sum", {"players": players, "total": total})


def _tie_facts(names: Names, tied: Sequence[Standing], reason: str) -> dict[str, Fact]:
    """One tie: players, total, reason, and each player's deciding numbers."""
    each = []
    for one in tied:
        facts: dict[str, Fact] = {"player": names[one.player], "reason": reason}
        facts |= {name: one.facts[name] for name in ("largest_area", "crowns")}
        each.append(Phrase("rg-tie-one", facts))
    players = tuple(names[one.player] for one in tied)
    return {"players": players, "total": tied[0].total, "reason": reason, "each": tuple(each)}
