"""The acts of the player on turn as a mind sees them: what each brings, and the garden that it leaves.

Of the ways to pay for a laying only the one that gives up least is looked at, and a pass discards nothing.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from companion.core.model import Move
from companion.games.plain import number
from companion.games.queens_garden.mind.holding import bare, kept, laid, layings, rim_of
from companion.games.queens_garden.mind.outlook import END, Outlook, outlook
from companion.games.queens_garden.rules.acts import lay_move, pass_move, place_move
from companion.games.queens_garden.rules.cells import HOURS
from companion.games.queens_garden.rules.passing import FIRST_PASS
from companion.games.queens_garden.rules.placing import buys, free_cells
from companion.games.queens_garden.rules.scoring import FACE_DOWN
from companion.games.queens_garden.rules.state import PRICE, Garden, State
from companion.games.queens_garden.rules.taking import chosen_of, taken, takes


class Candidate(NamedTuple):
    """An act. points: what it brings, the storage left out. after: the garden then, bare.

    view: what counts for the storage then. merit: its value by a short look. taken: hexagon and place of all that
    is taken.
    """

    move: Move
    points: float
    after: Garden
    view: Outlook
    merit: float
    taken: tuple[tuple[int, int], ...] = ()


@lru_cache(maxsize=4)
def acts(state: State) -> tuple[Candidate, ...]:
    """Every act of the player on turn, with the best payment of each; kept, for it is asked many times."""
    return (*_takings(state), *_layings(state), *_buyings(state), _passing(state))


@lru_cache(maxsize=1024)
def short(view: Outlook, garden: Garden) -> float:
    """A storage with a short look: what it is worth, and what its best laying brings beyond that."""
    return kept(view, garden) + max((one.net for one in layings(view, garden) if one.net > 0), default=0.0)


def holding(garden: Garden, tiles: tuple[int, ...], beds: tuple[int, ...] = ()) -> Garden:
    """A garden with more in its storage."""
    return garden._replace(tiles=tuple(sorted((*garden.tiles, *tiles))), beds=tuple(sorted((*garden.beds, *beds))))


def _takings(state: State) -> Iterator[Candidate]:
    view, garden = outlook(state.table, state.round), bare(state.mine)
    before, known = short(view, garden), dict[Garden, float]()
    for move in takes(state):
        found = taken(state, chosen_of(state, move))
        after = holding(garden, tuple(one for one, _ in found.tiles), tuple(one for one, _ in found.beds))
        if after not in known:
            known[after] = short(view, after) - before
        yield Candidate(move, 0.0, after, view, known[after], (*found.tiles, *found.beds))


def _layings(state: State) -> Iterator[Candidate]:
    view, garden, player = outlook(state.table, state.round), bare(state.mine), state.turn
    for one in layings(view, garden):
        after, won = laid(view, garden, one)
        if one.slot < 0:
            move = place_move(player, one.hexagon, one.cell, one.given)
        else:
            move = lay_move(player, one.hexagon, one.slot, rim_of(one.slot, one.cell), one.given)
        yield Candidate(move, one.gain - view.joker * won, after, view, one.net)


def _buyings(state: State) -> Iterator[Candidate]:
    view, garden = outlook(state.table, state.round), bare(state.mine)
    free = len(free_cells(garden))
    before = short(view, garden)
    for move in buys(state):
        after = garden.with_slot(HOURS.index(number(move, 0)), FACE_DOWN)
        points = view.spaces(len(free_cells(after))) - view.spaces(free) - PRICE
        yield Candidate(move, points, after, view, points + short(view, after) - before)


def _passing(state: State) -> Candidate:
    """What is stored is laid in the next round, or never."""
    view, garden = outlook(state.table, state.round), bare(state.mine)
    then = outlook(state.table, min(state.round + 1, END))
    points = 0.0 if state.marker else float(-FIRST_PASS)
    merit = points + short(then, garden) - short(view, garden)
    return Candidate(pass_move(state.turn), points, garden, then, merit)
