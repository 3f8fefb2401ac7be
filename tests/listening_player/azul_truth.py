"""What is true at a table of Azul, in the words in which a listening player tells what it knows."""

from __future__ import annotations

from typing import Any

from companion.games.azul.rules.editions import MARKER
from companion.games.azul.rules.points import standings
from companion.games.azul.rules.state import ROUND, SPREAD, TAKE, TILE, Board, Counts, State
from tests.listening_player.table_driver import ranked

PHASES = ("first", "gold", "fill", "extra", "take", "spread", "tile", "round", "over")
"""In the order of state.LOTS to state.OVER."""


def state_of(state: State) -> dict[str, Any]:
    """The state as HeardTable.state tells it."""
    phase = PHASES[state.phase]
    tiling, under_way = state.phase in (TILE, ROUND), state.phase in (TAKE, SPREAD)
    shelf = state.shelter.colour if state.shelter is not None else 0
    return {
        "phase": phase,
        "actor": state.turn if under_way else 0,
        "round": state.round if phase not in ("first", "over") else 0,
        "starter": state.starter,
        "marker": state.taker if under_way or tiling else 0,
        "displays": [_heap(state, counts) for counts in state.displays],
        "centre": _heap(state, state.centre),
        "bag": _heap(state, state.bag),
        "lid": {} if tiling else _heap(state, state.lid),
        "golden": {str(at + 1): kind for at, kind in state.golds},
        "shelf": _thing(state, shelf),
        "boards": {
            state.name(player): _board(state, board)
            for player, board in zip(state.table.players, state.boards, strict=True)
        },
    }


def places_of(state: State) -> list[Any]:
    """The ranking as Memory.ended tells it by the rules, without details."""
    return ranked([(one.rank, one.player, one.total) for one in standings(state)])


def _board(state: State, board: Board) -> dict[str, Any]:
    lines = []
    for row, (colour, count) in enumerate(board.lines):
        gone = state.phase in (TILE, ROUND) and board.tiled(row)
        lines.append([state.edition.word(colour), count] if count and not gone else ["", 0])
    return {
        "lines": lines,
        "wall": [[_thing(state, colour) for colour in row] for row in board.wall],
        "floor": sorted(_thing(state, one) for one in board.floor),
        "score": board.score,
    }


def _heap(state: State, counts: Counts) -> dict[str, int]:
    return dict(sorted((state.edition.word(at), count) for at, count in enumerate(counts, start=1) if count))


def _thing(state: State, colour: int) -> str:
    return "marker" if colour == MARKER else state.edition.word(colour) if colour else ""
