"""From a line of notation to a move, in a state that says whose turn it is and what is due.

An act may be told without its player (or as nobody's): it is then that of the player on turn, and in the tiling
that of the first player who has such a line. Of a tile, column and colour may be left out where only one is
possible.
"""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Move, Problem
from companion.games.azul.rules import acts, tiling
from companion.games.azul.rules.editions import SIZE, column_of
from companion.games.azul.rules.state import State
from companion.games.plain import fields

Args = Sequence[int | str]

_SHAPES: dict[str, tuple[type, ...]] = {
    acts.LOTS_ACT: (int,),
    acts.GOLD_ACT: (int, str),
    acts.TAKE_ACT: (int, str, int),
    acts.DROP_ACT: (int,),
    acts.LEAVE_ACT: (),
    acts.ROUND_ACT: (),
    acts.END_ACT: (),
}
_WORDS = (acts.DRAW_ACT, acts.SPREAD_ACT)


def parse(state: State, text: str) -> Move | list[Problem]:
    """The move of a line; problems az-no-notation, az-no-act, az-nobodys... when it is none."""
    found = fields(text)
    if found is None:
        return [Problem("az-no-notation", state.facts())]
    player, action, args = found
    if action == acts.TILE_ACT:
        return _tile(state, player, args)
    if action not in _SHAPES and action not in _WORDS:
        return [Problem("az-no-act", state.facts())]
    wanted = _SHAPES.get(action, (str,) * len(args))
    if tuple(map(type, args)) != wanted:
        return [Problem("az-no-notation", state.facts())]
    return _move(state, player, action, args)


def _move(state: State, player: int, action: str, args: Args) -> Move | list[Problem]:
    if action == acts.TAKE_ACT:
        source, colour, line = args
        assert isinstance(source, int) and isinstance(colour, str) and isinstance(line, int)
        return acts.take_move(player or state.turn, source, colour, line)
    if action == acts.SPREAD_ACT:
        return Move(player or state.turn, action, tuple(args))
    if action == acts.DROP_ACT:
        line = args[0]
        assert isinstance(line, int)
        return acts.drop_move(player or _whose(state, line), line)
    if action == acts.LEAVE_ACT:
        return Move(player, action)
    return [Problem("az-nobodys", state.facts())] if player else _nobodys(state, action, args)


def _nobodys(state: State, action: str, args: Args) -> Move:
    if action == acts.ROUND_ACT:
        return acts.round_move()
    if action == acts.DRAW_ACT:
        order = {word: at for at, word in enumerate(state.edition.colours)}
        args = sorted(args, key=lambda one: order.get(str(one), SIZE))
    return Move(0, action, tuple(args))


def _whose(state: State, line: int) -> int:
    """The first player whose line is complete and waits; the first of all where nobody's does."""
    rows = range(line - 1, line) if 1 <= line <= SIZE else ()
    for player, board in state.seated:
        if any(board.waiting(row) for row in rows):
            return player
    return state.table.players[0]


def _tile(state: State, player: int, args: Args) -> Move | list[Problem]:
    """`tile LINE [COLUMN [COLOUR]]`; what is left out is what the line holds and where only it may go."""
    if not args or not all(isinstance(one, int) for one in args[:2]) or len(args) > 3:
        return [Problem("az-no-notation", state.facts())]
    line = args[0]
    assert isinstance(line, int)
    player = player or _whose(state, line)
    board = state.board(player)
    held = board.lines[line - 1][0] if board is not None and 1 <= line <= SIZE else 0
    colour = args[2] if len(args) == 3 else state.edition.word(held) if held else ""
    if not isinstance(colour, str):
        return [Problem("az-no-notation", state.facts())]
    if board is None or not colour:
        empty = Problem("az-line-empty", state.facts(line=line, count=0, needed=line))
        return [empty if board else Problem("az-no-player", state.facts(number=player))]
    column = args[1] if len(args) > 1 else _column(state, player, line - 1, held)
    if isinstance(column, list):
        return column
    if not isinstance(column, int):
        return [Problem("az-no-notation", state.facts())]
    return acts.tile_move(player, line, column, colour)


def _column(state: State, player: int, row: int, colour: int) -> int | list[Problem]:
    """The only column, from 1, for the tile of a line; a problem where there are several or none."""
    if not state.table.reverse:
        return column_of(row, colour) + 1
    columns = tiling.columns(state, state.boards[state.table.seats[player]], row)
    if len(columns) == 1:
        return columns[0] + 1
    return [Problem("az-which-column", state.facts(line=row + 1, count=len(columns)))]
