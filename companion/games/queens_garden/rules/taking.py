"""Taking hexagons: what a colour or pattern brings, from where, and whether it fits (rulebook, chapter A)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import lru_cache
from itertools import product
from typing import NamedTuple

from companion.core.model import Move
from companion.games.plain import word
from companion.games.queens_garden.rules.acts import AT, take_move
from companion.games.queens_garden.rules.hexes import CRITERIA, OF_CRITERION, of
from companion.games.queens_garden.rules.preparing import filling, turning
from companion.games.queens_garden.rules.state import Bed, Garden, State

_SORTED = {criterion: sorted(wanted) for criterion, wanted in OF_CRITERION.items()}
STACK = 0
"""Number of the top of the round stack among the places of the display."""


class Taken(NamedTuple):
    """What a take brings: tiles and expansions, as hexagon and place, by hexagon."""

    tiles: tuple[tuple[int, int], ...]
    beds: tuple[tuple[int, int], ...]


def offered(state: State) -> Mapping[int, tuple[int, ...]]:
    """Each hexagon that lies in the display -> the places where it does, the stack first (QG-49 to QG-53)."""
    return _offered(state.top, state.beside)


@lru_cache(maxsize=256)
def _offered(top: tuple[int, ...], beside: tuple[Bed, ...]) -> Mapping[int, tuple[int, ...]]:
    """Kept, for it is asked of the same display again and again."""
    found: dict[int, list[int]] = {}
    for place, bed in enumerate((Bed(top), *beside)):
        if not bed.gone:
            for one in {bed.face} if bed.face else set(bed.tiles):
                found.setdefault(one, []).append(place)
    return {one: tuple(places) for one, places in sorted(found.items())}


def matching(found: Mapping[int, tuple[int, ...]], criterion: str) -> dict[int, tuple[int, ...]]:
    """Those of the hexagons on offer that have a colour or pattern."""
    return {one: found[one] for one in _SORTED.get(criterion, ()) if one in found}


def is_expansion(state: State, place: int) -> bool:
    """Whether an expansion lies face up at a place of the display."""
    return place > 0 and bool(state.beside[place - 1].face)


def taken(state: State, chosen: Mapping[int, int]) -> Taken:
    """What is taken, of hexagon -> the place that it is taken from."""
    tiles: list[tuple[int, int]] = []
    beds: list[tuple[int, int]] = []
    for one, place in chosen.items():
        (beds if is_expansion(state, place) else tiles).append((one, place))
    return Taken(tuple(tiles), tuple(beds))


def fits(garden: Garden, found: Taken) -> bool:
    """Whether the storage takes all of it (QG-55)."""
    return len(found.tiles) <= garden.free_tiles and len(found.beds) <= garden.free_beds


def choices(found: Mapping[int, tuple[int, ...]]) -> Iterator[dict[int, int]]:
    """Every way to choose a copy of each hexagon (QG-51)."""
    for places in product(*found.values()):
        yield dict(zip(found, places, strict=True))


def fitting(state: State, garden: Garden, there: Mapping[int, tuple[int, ...]]) -> list[dict[int, int]]:
    """The ways to choose a copy of each hexagon with which all of it fits into a storage."""
    return [one for one in choices(there) if fits(garden, taken(state, one))]


def takes(state: State) -> Sequence[Move]:
    """Every legal take of the player on turn."""
    garden = state.mine
    return _takes(state.turn, state.top, state.beside, garden.free_tiles, garden.free_beds)


@lru_cache(maxsize=256)
def _takes(
    player: int, top: tuple[int, ...], beside: tuple[Bed, ...], free_tiles: int, free_beds: int
) -> tuple[Move, ...]:
    return tuple(_every_take(player, _offered(top, beside), beside, (free_tiles, free_beds)))


def _every_take(
    player: int, found: Mapping[int, tuple[int, ...]], beside: tuple[Bed, ...], free: tuple[int, int]
) -> Iterator[Move]:
    """The takes that fit into so many free spaces for tiles and for expansions."""
    face_up = {place for place, bed in enumerate(beside, 1) if bed.face}
    for criterion in CRITERIA:
        there = matching(found, criterion)
        open_ones = [one for one, places in there.items() if len(places) > 1]
        for chosen in product(*there.values()) if there else ():
            beds = sum(place in face_up for place in chosen) if face_up else 0
            if len(chosen) - beds <= free[0] and beds <= free[1]:
                told = dict(zip(there, chosen, strict=True)) if open_ones else {}
                yield take_move(player, criterion, tuple((one, told[one]) for one in open_ones))


def chosen_of(state: State, move: Move) -> dict[int, int]:
    """From which place each hexagon of a legal take comes."""
    there = matching(offered(state), word(move, 0))
    told = dict(split(word(move, at)) for at in range(1, len(move.args)))
    return {one: told.get(one, places[0]) for one, places in there.items()}


def split(told: str) -> tuple[int, int]:
    """Hexagon and place of "bird-blue@3"; (0, -1) for anything else."""
    name, at, place = told.partition(AT)
    hexagon = of(name)
    return (hexagon, int(place)) if hexagon and at and place.isdecimal() else (0, -1)


def play_take(state: State, move: Move) -> State:
    """Everything goes to the storage; the top expansion moves beside the stack (QG-54, QG-57 to QG-62)."""
    found = taken(state, chosen_of(state, move))
    garden = state.mine
    tiles = tuple(sorted((*garden.tiles, *(one for one, _ in found.tiles))))
    beds = tuple(sorted((*garden.beds, *(one for one, _ in found.beds))))
    top, beside = list(state.top), list(state.beside)
    touched = False
    for one, place in found.tiles:
        if place == STACK:
            top.remove(one)
            touched = True
        else:
            left = list(beside[place - 1].tiles)
            left.remove(one)
            beside[place - 1] = Bed(tuple(left))
    for _, place in found.beds:
        beside[place - 1] = Bed(gone=True)
    after = state.with_garden(state.turn, garden._replace(tiles=tiles, beds=beds))
    after = after._replace(turn=following(state))
    if not touched:
        return turning(after._replace(beside=tuple(beside)))
    beside.append(Bed(tuple(top)))
    return filling(after._replace(stack=state.stack - 1, beside=tuple(beside)))


def following(state: State, passed: tuple[int, ...] | None = None) -> int:
    """The next player clockwise who has not passed (QG-46, QG-120); 0 where all have."""
    gone = state.passed if passed is None else passed
    players = state.table.players
    at = state.table.seats[state.turn]
    return next((one for one in (*players[at + 1 :], *players[: at + 1]) if one not in gone), 0)
