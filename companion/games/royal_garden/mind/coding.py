"""States and acts of a match as the fast core's bytes, written from companion/engine/kingdomino.h."""

from __future__ import annotations

from companion.core.model import Move
from companion.games.api import MATCH, PLAY, Setup
from companion.games.royal_garden.rules import acts
from companion.games.royal_garden.rules.draft import Stand
from companion.games.royal_garden.rules.kingdom import Kingdom, bounds
from companion.games.royal_garden.rules.match import drafting
from companion.games.royal_garden.rules.score import CASTLE, KINDS, Cell
from companion.games.royal_garden.rules.state import SIZES, State, dominoes_of
from companion.games.royal_garden.rules.variants import DUEL, FEWEST, MOST, VARIANTS, allows

VERSION = 1
"""Of the layout."""
GAME_ID = 1
MOST_DOMINOES = 48
LETTERS = "WFLMSN"
"""Terrains in the core's order, as kinds of halves begin."""
ACTS = {"castle": 1, "lots": 2, "draw": 3, "choose": 4, "place": 5, "discard": 6, "end": 7}
FLAGS = {"floating": 1, "duel": 2, "wider": 4, "centralised": 8, "harmony": 16, "dynasty": 32}
MARGIN, CELLS, SEATS = 2, 49, 4


def covers(setup: Setup) -> bool:
    """Whether the core plays this set-up: a match, with dominoes of numbers 1 to 48."""
    count, variants = len(setup.players), setup.variants
    size = SIZES[DUEL in variants]
    return (
        setup.options.get(PLAY) == MATCH
        and FEWEST <= count <= MOST
        and variants <= set(VARIANTS)
        and all(allows(one, count) for one in variants)
        and (setup.columns, setup.rows) == (size, size)
        and all(
            number <= MOST_DOMINOES and set(shown) <= KINDS for number, shown in dominoes_of(setup.tiles).items()
        )
    )


def coded(state: State, move: Move) -> int:
    """A legal act as the core names it; every cell of an empty floating frame is the same one."""
    kind, seat, one, two = ACTS[move.action], seat_of(state, move.player), 0, 0
    kingdom = state.kingdom(move.player) or Kingdom()
    if move.action == acts.CASTLE:
        place = move.comes[0][0]
        one = _named(state, kingdom, (place.x, place.y) if state.frame.fixed else (1, 1))
    elif move.action == acts.PLACE:
        one, two = (_named(state, kingdom, at) for at in acts.spot_of(move))
    elif move.action == acts.LOTS:
        one = seat_of(state, acts.number_in(move))
    elif move.action != acts.END:
        one = acts.number_in(move)
    return int.from_bytes((kind, seat, one, two), "big")


def packed(state: State) -> bytes:
    """A state of a match that is covered."""
    draft, variants = drafting(state), set(state.setup.variants)
    flags = sum(FLAGS[one] for one in variants | (set() if state.frame.fixed else {"floating"}))
    gone = sum(1 << (seat_of(state, player) - 1) for player in draft.gone)
    first, acting = seat_of(state, draft.first), seat_of(state, draft.acting)
    made = bytearray((VERSION, GAME_ID, len(state.kingdoms), flags, first, acting))
    made += bytes((state.ended, len(state.past), gone))
    for seat in range(SEATS):
        earlier = sum(game[seat] for game in state.past) if seat < len(state.kingdoms) else 0
        made += earlier.to_bytes(2, "little")
    made += _line(state, draft.old, 4) + _line(state, draft.new, 5)
    drawn = set(draft.drawn)
    for number in range(1, MOST_DOMINOES + 1):
        shown = state.dominoes.get(number)
        made += bytes((*map(byte_of, shown), number not in drawn)) if shown else bytes(3)
    for player, kingdom in state.seated():
        made += _board(state, player, kingdom)
    return bytes(made)


def seat_of(state: State, player: int) -> int:
    """The seat from 1 of a player, 0 of nobody."""
    return [number for number, _ in state.seated()].index(player) + 1 if player else 0


def corner(state: State, kingdom: Kingdom) -> Cell:
    """The cell that the core counts as the first one."""
    if state.frame.fixed or not kingdom.kinds:
        return 1, 1
    return bounds(kingdom.kinds)[:2]


def byte_of(kind: str) -> int:
    """What a cell shows ("F1", "C"), as the core's byte."""
    return 1 if kind == CASTLE else 4 + 4 * LETTERS.index(kind[0]) + int(kind[1])


def _named(state: State, kingdom: Kingdom, at: Cell) -> int:
    """A cell in an act."""
    low, margin = corner(state, kingdom), 0 if state.frame.fixed else MARGIN
    return (at[0] - low[0] + margin) << 4 | (at[1] - low[1] + margin)


def _line(state: State, line: tuple[Stand, ...], most: int) -> bytes:
    told = b"".join(bytes((one.number, seat_of(state, one.player))) for one in line)
    return told.ljust(2 * most, b"\0")


def _board(state: State, player: int, kingdom: Kingdom) -> bytes:
    (low_x, low_y), size = corner(state, kingdom), state.frame.columns
    cells = bytearray(CELLS)
    for (x, y), kind in kingdom.kinds.items():
        cells[(y - low_y) * size + x - low_x] = byte_of(kind)
    return bytes((sum(owner == player for owner, _ in state.discards), *cells))
