"""Acts that are told in part: what they can still become, so that only what is open need be told or asked for."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import NamedTuple

from companion.games.queens_garden.rules.acts import Given
from companion.games.queens_garden.rules.paying import ways
from companion.games.queens_garden.rules.state import State
from companion.games.queens_garden.rules.taking import choices, fitting, matching, offered, split

Pairs = tuple[tuple[int, int], ...]


class Copies(NamedTuple):
    """A take as far as it is told.

    there: the hexagons that it brings -> the places where they lie. told: hexagon and place, as told. ways: every
    choice of a place for each hexagon that agrees with it and fits into the storage.
    """

    there: Mapping[int, tuple[int, ...]]
    told: Pairs
    ways: tuple[Mapping[int, int], ...]

    @property
    def open(self) -> int:
        """The first hexagon whose place is still to be told, 0 for none (QG-51)."""
        chosen = dict(self.told)
        for one, places in self.there.items():
            left = {way[one] for way in self.ways} if self.ways else set(places)
            if one not in chosen and len(left) > 1:
                return one
        return 0

    @property
    def named(self) -> Pairs:
        """What the notation names: places of hexagons that lie at several; all where only one way is left."""
        told: Sequence[tuple[int, int]] = self.told
        if len(self.ways) == 1 and len(dict(told)) == len(told):
            told = tuple(self.ways[0].items())
        return tuple((one, place) for one, place in told if self.there.get(one) != (place,))


def copies(state: State, player: int, criterion: str, told: Sequence[str]) -> Copies | None:
    """A take of a colour or pattern with what is told of the places, None where that is no notation.

    told: "bird-blue@3", or places alone: of all hexagons that lie at several, by their numbers, or of those that
    are open, one after the other, as they are asked for.
    """
    there = matching(offered(state), criterion)
    named = tuple(split(one) for one in told if not one.isdecimal())
    if not all(one for one, _ in named):
        return None
    alone = [int(one) for one in told if one.isdecimal()]
    several = [one for one, places in there.items() if len(places) > 1 and one not in dict(named)]
    if alone and len(alone) == len(several):
        named, alone = (*named, *zip(several, alone, strict=True)), []
    found = Copies(there, named, _ways(state, player, there, named))
    for place in alone:
        if not (one := found.open):
            return None
        named = (*found.told, (one, place))
        found = Copies(there, named, _ways(state, player, there, named))
    return found


def _ways(
    state: State, player: int, there: Mapping[int, tuple[int, ...]], told: Pairs
) -> tuple[Mapping[int, int], ...]:
    """Of a player whom nobody knows, whatever the storage takes."""
    chosen, garden = dict(told), state.garden(player)
    if any(place not in there.get(one, ()) for one, place in told) or not there:
        return ()
    left = {one: (chosen[one],) if one in chosen else places for one, places in there.items()}
    return tuple(choices(left) if garden is None else fitting(state, garden, left))


def extending(found: Sequence[Given], told: Given) -> list[Given]:
    """The ways to pay that begin with what is told."""

    def begins(way: Given) -> bool:
        pairs = ((told.tiles, way.tiles), (told.beds, way.beds))
        return told.jokers <= way.jokers and not any(Counter(one) - Counter(other) for one, other in pairs)

    return [way for way in found if begins(way)]


def paid(state: State, player: int, hexagon: int, told: Given, *, expansion: bool) -> Given:
    """What is given up for a stored tile or expansion: as told, with the rest where only one way goes on."""
    garden = state.garden(player)
    found = extending(ways(garden, hexagon, expansion=expansion), told) if garden is not None else []
    return found[0] if len(found) == 1 else told
