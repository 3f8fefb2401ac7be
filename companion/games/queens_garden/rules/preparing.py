"""What chance decides: who begins, tiles from the bag, which hexagon an expansion shows ("Příprava hry", phase 3).

Which expansion lies where is not known before it is turned up, whoever has shuffled the stacks.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Move
from companion.games.plain import number, words
from companion.games.queens_garden.rules import state as phases
from companion.games.queens_garden.rules.acts import LOTS_ACT, draw_move, turn_move
from companion.games.queens_garden.rules.hexes import HEXAGONS, of
from companion.games.queens_garden.rules.state import FILLING, Bed, Counts, State, with_tiles

Chances = Sequence[tuple[Move, int]]
_NONE: Counts = (0,) * len(HEXAGONS)


def chances(state: State) -> Chances:
    """What lots decide now, each possible act with its weight; of tiles one at a time."""
    if state.phase == phases.LOTS:
        return [(Move(0, LOTS_ACT, (player,)), 1) for player in state.table.present]
    if state.phase == phases.FILL:
        source = state.bag if any(state.bag) else state.tower
        return [(draw_move((one,)), source[one - 1]) for one in HEXAGONS if source[one - 1]]
    if state.phase == phases.TURN:
        place = to_turn(state)
        return [(turn_move(place, one), 1) for one in HEXAGONS if not state.seen >> one & 1]
    return []


def to_turn(state: State) -> int:
    """The number of the first place whose expansion is to be turned, 0 for none (QG-60)."""
    return next((at for at, bed in enumerate(state.beside, 1) if bed.to_turn), 0)


def begin_round(state: State, round_number: int) -> State:
    """The stack of a round moves into the display (QG-152)."""
    turned = state._replace(
        round=round_number, turn=state.starter, marker=0, passed=state.table.gone, stack=state.table.size
    )._replace(top=(), beside=())
    return filling(turned)


def filling(state: State) -> State:
    """The state when tiles for the top of the stack are due, as many as there are (QG-58, QG-62, QG-156).

    Without a single one, everything that is left in the stack is laid out and turned (QG-157).
    """
    if not state.stack:
        return turning(state._replace(top=(), lacking=0))
    left = sum(state.bag)
    if left < FILLING:
        left += sum(state.tower)
    if left:
        return state._replace(phase=phases.FILL, top=(), lacking=min(FILLING, left))
    beside = (*state.beside, *(Bed(),) * state.stack)
    return turning(state._replace(top=(), lacking=0, stack=0, beside=beside))


def turning(state: State) -> State:
    """The state when expansions without tiles are due to be turned, else that of the next act."""
    return state._replace(phase=phases.TURN if any(bed.to_turn for bed in state.beside) else phases.ACT)


# ---- playing --------------------------------------------------------------------------------------------------


def play_lots(state: State, move: Move) -> State:
    """Who begins; then the first round (QG-42)."""
    return begin_round(state._replace(starter=number(move, 0)), 1)


def drawn_of(move: Move) -> tuple[int, ...]:
    """The hexagons that an act draws; KeyError never: judge has seen the words."""
    return tuple(of(word) or 0 for word in words(move))


def play_draw(state: State, move: Move) -> State:
    """Some tiles more on the top of the stack; the tower goes in once the bag is empty (QG-155, ruling 14)."""
    drawn = drawn_of(move)
    bag, tower = list(state.bag), state.tower
    for one in drawn:
        if not any(bag):
            bag, tower = list(tower), _NONE
        bag[one - 1] -= 1
    if min(bag) < 0:  # told in an order in which hands cannot have drawn them
        bag, tower = [one + other for one, other in zip(bag, tower, strict=True)], _NONE
    if state.table.at_once and not any(bag):
        bag, tower = list(tower), _NONE
    top = tuple(sorted((*state.top, *drawn)))
    lacking = state.lacking - len(drawn)
    after = state._replace(top=top, lacking=lacking, bag=tuple(bag), tower=tower)
    return after if lacking else turning(after)


def play_turn(state: State, move: Move) -> State:
    """One expansion shows its hexagon."""
    place, shown = number(move, 0), of(str(move.args[1])) or 0
    beside = (*state.beside[: place - 1], Bed(face=shown), *state.beside[place:])
    return turning(state._replace(beside=beside, seen=state.seen | 1 << shown))


def cleared(state: State) -> State:
    """The display after a round: tiles to the tower, expansions to the supply (QG-148 to QG-151)."""
    tiles = (*state.top, *(one for bed in state.beside for one in bed.tiles))
    left = state.stack + sum(not bed.gone for bed in state.beside)
    tower = with_tiles(state.tower, tiles)
    return state._replace(tower=tower, supply=state.supply + left, stack=0, top=(), beside=())
