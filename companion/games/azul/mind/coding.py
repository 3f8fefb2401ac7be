"""States and acts of the walls as the fast core's bytes, written from companion/engine/azul.h."""

from __future__ import annotations

from companion.core.model import Move
from companion.games.api import Setup
from companion.games.azul.rules import acts, editions
from companion.games.azul.rules.editions import ALL_DISPLAYS, CHOCOLATIER, DISPLAYS, FLOOR, MINI, Edition
from companion.games.azul.rules.state import NONE, Board, State
from companion.games.plain import number, word, words

VERSION = 1
"""Of the layout."""
GAME_IDS = {MINI.name: 2, CHOCOLATIER.name: 3}
ACTS = {"lots": 1, "gold": 2, "draw": 3, "take": 4, "spread": 5, "tile": 6, "drop": 7, "round": 8, "end": 8}
FLAGS = {editions.REVERSE: 1, editions.SPECIAL: 2, editions.SHELTER: 4}
GONE = 16
"""The flag of the first seat that has left; the others follow."""


def covers(setup: Setup, edition: Edition) -> bool:
    """Whether the core plays this set-up of an edition."""
    alone = editions.SHELTER in setup.variants and editions.SPECIAL not in setup.variants
    return setup.variants <= set(edition.variants) and not alone and len(setup.players) in DISPLAYS


def coded(state: State, move: Move) -> int:
    """A legal act as the core names it."""
    one = two = 0
    match move.action:
        case acts.LOTS_ACT:
            one = _seat(state, number(move, 0))
        case acts.GOLD_ACT:
            one, two = number(move, 0), _gold(state.edition, word(move, 1))
        case acts.DRAW_ACT:
            counts = (move.args.count(colour) << 3 * at for at, colour in enumerate(state.edition.colours))
            one, two = divmod(sum(counts), 256)
        case acts.TAKE_ACT:
            one, two = number(move, 0), state.edition.numbers[word(move, 1)] << 3 | number(move, 2)
        case acts.SPREAD_ACT:
            one = sum((side == acts.RIGHT) << at for at, side in enumerate(words(move)))
        case acts.TILE_ACT:
            one, two = number(move, 0), number(move, 1)
        case acts.DROP_ACT:
            one = number(move, 0)
    return int.from_bytes((ACTS[move.action], _seat(state, move.player), one, two), "big")


def packed(state: State) -> bytes:
    """A state of a set-up that is covered."""
    table = state.table
    flags = sum(FLAGS[one] for one in table.setup.variants)
    flags += sum(GONE << table.seats[player] for player in table.gone)
    made = bytearray((VERSION, GAME_IDS[table.edition.name], len(state.boards), flags, state.phase))
    made += bytes(_seat(state, player) for player in (state.turn, state.starter, state.taker))
    made += bytes((state.step, min(state.round, 255)))
    displays = (*state.displays, *(NONE,) * (ALL_DISPLAYS - len(state.displays)))
    for heap in (*displays, state.centre, state.bag, state.lid):
        made += bytes(heap)
    made += bytes(_gold(table.edition, state.gold(at)) for at in range(ALL_DISPLAYS))
    shelter = state.shelter
    made += bytes((shelter.display + 1, _seat(state, shelter.player), shelter.colour) if shelter else 3)
    for board in state.boards:
        made += _board(board)
    return bytes(made)


def _seat(state: State, player: int) -> int:
    """The seat from 1 of a player, 0 of nobody."""
    return state.table.seats[player] + 1 if player else 0


def _gold(edition: Edition, side: str) -> int:
    """A gold side's number; 0 for a blue one."""
    return edition.golds.index(side) + 1 if side else 0


def _board(board: Board) -> bytes:
    lines = bytes(one for line in board.lines for one in line)
    cells = bytes(colour for row in board.wall for colour in row)
    floor = bytes(board.floor).ljust(FLOOR, b"\0")
    return lines + cells + floor + bytes((board.counted,)) + board.score.to_bytes(2, "little")
