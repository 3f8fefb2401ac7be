"""The draft tray: its size, its slots, and where its kings stand.

Five slots side by side; in each a domino stands upright on two cells of one column, rows 1 and 2 for the line
nearer to the players, rows 3 and 4 for the other one. Between the two cells, under the middle of the domino, one
more sensor feels the magnet in the foot of a king, whichever way round that was glued in.
"""

from __future__ import annotations

from companion.core.model import Piece, Place
from companion.device.protocol import Hello

TRAY = "tray"
"""The surface, and the kind of board that is one."""
COLUMNS, ROWS, KINGS = 5, 4, 10
SLOT_ROWS = 2
KING = "king"
KING_PIECE = Piece(KING)
KING_KIND = "K"
"""What a reading says of a place with a king, beside the kinds of tiles."""
NO_KING = "0"
"""The word of a king's sensor that feels none."""
STANDS = ("+", "-")


def is_whole(hello: Hello) -> bool:
    """Whether a board is a tray as a game needs it."""
    return (hello.kind, hello.columns, hello.rows, hello.kings) == (TRAY, COLUMNS, ROWS, KINGS)


def king_place(board: str, columns: int, rows: int, number: int) -> Place:
    """The place of a king's sensor, counted from 0: beyond the last row, one more row for each line of slots."""
    return Place(board, number % columns + 1, rows + 1 + number // columns)


def same_slot(columns: int, cell: int, other: int) -> bool:
    """Whether two cells belong to one slot."""
    line, other_line = cell // columns // SLOT_ROWS, other // columns // SLOT_ROWS
    return cell % columns == other % columns and line == other_line
