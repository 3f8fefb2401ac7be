"""One line of text for a move, and back.

A move: player, action, then its arguments, apart by blanks:

    1 castle 1 C3        player 1 lays castle 1 on C3
    1 place 24 B3 B4     player 1 lays domino 24, half a on B3, half b on B4
    1 discard 24         player 1 puts domino 24 out of the game
    0 end                the match is over (0: nobody in particular)
    0 lots 2             player 2 begins the first choice
    0 draw 24            domino 24 is drawn into the newer line
    1 choose 24          player 1 puts a king on domino 24
    0 correct 24 25      domino 24 was told by mistake, it is domino 25
    2 leave              player 2 has left the table

A cell is its column's letter and its row's number, B3. Cells of a floating frame outside A to G and 1 to 7 are
column and row as numbers with a colon: 0:-2 lies one column left of A and three rows nearer than row one.
"""

from __future__ import annotations

import re

from companion.core.model import COLUMN_LETTERS, SIDE, Move, Phrase, Place, Problem
from companion.games.royal_garden.rules.acts import NUMBERS, OF_NOBODY, castle_move, place_move
from companion.games.royal_garden.rules.score import Cell

MOST_LETTERS = 4_000
EXAMPLE = Phrase("rg-remedy-notation")

_NAMED = re.compile(r"([A-Ga-g])([1-7])")
_COUNTED = re.compile(r"(-?[0-9]{1,3}):(-?[0-9]{1,3})")
_NUMBER = re.compile(r"[1-9][0-9]{0,3}")
_PLAYER = re.compile(r"[0-9]{1,2}")


def cell_text(cell: Cell) -> str:
    """The name of a cell: "B3", outside A to G and 1 to 7 "0:-2"."""
    x, y = cell
    return f"{COLUMN_LETTERS[x - 1]}{y}" if 1 <= x <= SIDE and 1 <= y <= SIDE else f"{x}:{y}"


def parse_cell(text: str) -> Cell | None:
    """The cell of a name; None if it is no name of a cell."""
    if named := _NAMED.fullmatch(text):
        return COLUMN_LETTERS.index(named[1].upper()) + 1, int(named[2])
    if counted := _COUNTED.fullmatch(text):
        return int(counted[1]), int(counted[2])
    return None


def parse_column(text: str) -> int | None:
    """The column of a letter A to G or of a number; None if it is neither."""
    if len(text) == 1 and text.upper() in COLUMN_LETTERS[:SIDE]:
        return COLUMN_LETTERS.index(text.upper()) + 1
    return parse_row(text)


def parse_row(text: str) -> int | None:
    """The row of a number, which may be negative on a floating frame; None if it is none."""
    return int(text) if re.fullmatch(r"-?[0-9]{1,3}", text) else None


def parse_number(text: str) -> int | None:
    """A number from 1; None if it is none."""
    return int(text) if _NUMBER.fullmatch(text) else None


def move_text(move: Move) -> str:
    """The notation of a move; parse_move gives the same move back."""
    words = [str(move.player), move.action]
    for arg in move.args:
        words.append(cell_text((arg.x, arg.y)) if isinstance(arg, Place) else str(arg))
    return " ".join(words)


def parse_move(text: str) -> Move | list[Problem]:
    """The move that a line of notation means; a problem "rg-notation" when it is none."""
    words = text.split()
    if len(text) <= MOST_LETTERS and len(words) >= 2 and _PLAYER.fullmatch(words[0]):
        move = _move(int(words[0]), words[1].lower(), words[2:])
        if move is not None:
            return move
    return [Problem("rg-notation", {"text": text[:80]}, EXAMPLE)]


def _move(player: int, action: str, words: list[str]) -> Move | None:
    """The move of split words, None if they do not fit the action."""
    if action in NUMBERS:
        numbers = [told for word in words if (told := parse_number(word)) is not None]
        fits = len(numbers) == len(words) == NUMBERS[action]
        whose = player if action not in OF_NOBODY or action == "end" else 0
        return Move(whose, action, tuple(numbers)) if fits else None
    number = parse_number(words[0]) if words else None
    if number is None:
        return None
    cells = [cell for word in words[1:] if (cell := parse_cell(word)) is not None]
    if len(cells) != len(words) - 1:
        return None
    if action == "castle" and len(cells) == 1:
        return castle_move(player, number, cells[0])
    return place_move(player, number, (cells[0], cells[1])) if action == "place" and len(cells) == 2 else None
