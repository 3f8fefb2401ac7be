"""Tiling and the end of a round (rulebook, chapters "Obkládání stěn", "Bodování" and "Příprava dalšího kola")."""

from __future__ import annotations

from typing import cast

from companion.core.model import Move
from companion.games.azul.rules.acts import drop_move, tile_move
from companion.games.azul.rules.editions import MARKER, SIZE, column_of
from companion.games.azul.rules.locked import row_is_open
from companion.games.azul.rules.preparing import begin_round
from companion.games.azul.rules.state import OVER, ROUND, TILE, Board, Counts, Loss, State, added, of_colour
from companion.games.azul.rules.taking import fallen
from companion.games.azul.rules.wall import as_worked, columns_for, count_up, with_tile
from companion.games.plain import number

NOWHERE = -1
"""In place of a column: the line finds no cell."""


def columns(state: State, board: Board, row: int) -> list[int]:
    """The columns, from 0, in which the tile of a complete line may go now; rows from 0.

    On the coloured side the one of its colour (AZ-50), on the reverse side every free one that repeats no colour
    and leaves the lines above their cells; where there is none, the line is dropped (AZ-86, AZ-89, AZ-90).
    """
    colour = board.lines[row][0]
    if not state.table.reverse:
        return [column_of(row, colour)]
    if not board.waiting(row):
        return columns_for(board.wall, row, colour)
    return sorted({way[row] for way in _ways(board, colour)} - {NOWHERE})


def _ways(board: Board, colour: int) -> list[dict[int, int]]:
    """Every way to work the lines of a colour from the top, on the reverse side: row -> column or NOWHERE (AZ-90).

    Only ways that agree with the tiles that lie there already, in whatever order hands have put them. Lines of
    other colours do not matter: they take neither a cell of these rows nor this colour's columns.
    """
    wall = as_worked(board, board.counted - 1)
    found: list[dict[int, int]] = [{}]
    for row in range(board.counted, SIZE):
        if board.lines[row] != (colour, row + 1):
            continue
        laid = {board.wall[row].index(colour)} if colour in board.wall[row] else set(range(NOWHERE, SIZE))
        open_columns = columns_for(wall, row, colour)
        found = [
            {**way, row: column}
            for way in found
            for column in [one for one in open_columns if one not in way.values()] or [NOWHERE]
            if column in laid
        ]
    return found


def due(state: State, player: int) -> list[Move]:
    """Every legal act of one player in the tiling: lines in any order of hands."""
    board = state.boards[state.table.seats[player]]
    found: list[Move] = []
    for row in range(board.counted, SIZE):
        colour, count = board.lines[row]
        if count != row + 1 or colour in board.wall[row]:
            continue
        word = state.table.edition.colours[colour - 1]
        if not state.table.reverse:
            found.append(tile_move(player, row + 1, column_of(row, colour) + 1, word))
            continue
        open_columns = columns(state, board, row)
        found += [tile_move(player, row + 1, column + 1, word) for column in open_columns]
        if not open_columns:
            found.append(drop_move(player, row + 1))
    return found


def acts(state: State) -> list[Move]:
    """Every legal act of the tiling, of all players: the boards do not influence each other (AZ-48)."""
    found: list[Move] = []
    for player, board in state.seated:
        if board.counted < SIZE:
            found += due(state, player)
    return found


def play_tile(state: State, move: Move) -> State:
    """The state after a tile went to the wall; what can be counted now is counted."""
    at = state.table.seats[move.player]
    board = state.boards[at]
    line, column, colour = cast("tuple[int, int, str]", move.args)
    wall = with_tile(board.wall, line - 1, column - 1, state.table.edition.numbers[colour])
    return _decided(
        state, at, Board(board.lines, wall, board.floor, board.score, board.counted, board.gains), state.lid
    )


def play_drop(state: State, move: Move) -> State:
    """The state after a whole line went to the floor, in this round still (AZ-86 to AZ-88, MC-10)."""
    at = state.table.seats[move.player]
    board, row = state.boards[at], number(move, 0) - 1
    colour, count = board.lines[row]
    floor, lid, shelter = fallen(board.floor, colour, count, move.player, state.shelter, state.lid)
    lines = (*board.lines[:row], (0, 0), *board.lines[row + 1 :])
    return _decided(state._replace(shelter=shelter), at, board._replace(lines=lines, floor=floor), lid)


def _decided(state: State, at: int, board: Board, lid: Counts) -> State:
    """One line more is decided; when all are, the round can be ended."""
    table, number, _, _, starter, taker, displays, centre, bag, _, boards, step, golds, shelter = state
    boards = (*boards[:at], count_up(board), *boards[at + 1 :])
    phase = ROUND
    for one in boards:
        if one.counted < SIZE:
            phase = TILE
    heaps = (displays, centre, bag, lid, boards)
    return State(table, number, phase, 0, starter, taker, *heaps, step, golds, shelter)


# ---- the end of a round ---------------------------------------------------------------------------------------


def ends(state: State) -> str:
    """Why the game is over after a round was counted: "row" (AZ-74), "locked", or "" where it goes on.

    Locked: nobody can complete a row any more, for want of cells or of tiles (locked.py). Where no tile is left at
    all, the next round tells (AZ-73).
    """
    for board in state.boards:
        if any(0 not in row for row in board.wall):
            return "row"
    left = any(state.bag) or any(state.lid)
    return "locked" if left and not row_is_open(state) else ""


def play_round(state: State, _move: Move | None) -> State:
    """Floors are counted, lines and floors emptied; then the next round begins, or the game is over.

    AZ-53, AZ-54, AZ-62 to AZ-68, AZ-75, MC-36.
    """
    lid = state.lid
    boards = []
    for board in state.boards:
        cleared, gone = _cleared(board)
        boards.append(cleared)
        lid = added(lid, gone)
    if state.shelter is not None and state.shelter.colour not in (0, MARKER):
        lid = added(lid, of_colour(state.shelter.colour, 1))
    starter = state.taker or state.starter
    after = state._replace(
        phase=OVER, turn=0, starter=starter, taker=0, lid=lid, boards=tuple(boards), golds=(), shelter=None
    )
    return after if ends(after) else begin_round(after, state.round + 1)


def is_last(state: State) -> bool:
    """Whether the game is over with the end of this round, also for want of tiles (AZ-73)."""
    return play_round(state, None).phase == OVER


def _cleared(board: Board) -> tuple[Board, Counts]:
    """A board after its floor was counted, and the tiles that went to the lid."""
    lines = list(board.lines)
    gone = [0] * (MARKER + 1)
    for thing in board.floor:
        gone[thing] += 1
    for row, (colour, count) in enumerate(board.lines):
        if count == row + 1:
            lines[row] = _EMPTY_LINE
            gone[colour] += row
    loss = Loss(len(board.floor) - gone[MARKER], gone[MARKER], board.penalty)
    score = max(0, board.score - board.penalty)
    return Board(tuple(lines), board.wall, (), score, 0, board.gains, loss), tuple(gone[1:MARKER])


_EMPTY_LINE = (0, 0)
