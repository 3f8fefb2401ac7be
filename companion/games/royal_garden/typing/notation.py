"""One line of text for a move and for a whole kingdom, and back.

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

A kingdom: the name of its near left cell, then its rows, far row first, apart by slashes; in a row one word a
cell: `.` empty, `C1` castle 1, `F1a24` forest with one crown, half a of domino 24:

    B2 W0b24 . / F1a24 C1
"""

from __future__ import annotations

import re

from companion.core.model import COLUMN_LETTERS, SIDE, Move, Phrase, Place, Problem
from companion.games.royal_garden.rules.acts import NUMBERS, OF_NOBODY, castle_move, place_move, told_move
from companion.games.royal_garden.rules.kingdom import Domino, Kingdom, bounds
from companion.games.royal_garden.rules.score import Cell, beside

MOST_LETTERS = 4_000
EXAMPLE = Phrase("rg-remedy-notation")

_NAMED = re.compile(r"([A-Ga-g])([1-7])")
_COUNTED = re.compile(r"(-?[0-9]{1,3}):(-?[0-9]{1,3})")
_NUMBER = re.compile(r"[1-9][0-9]{0,3}")
_PLAYER = re.compile(r"[0-9]{1,2}")
_CASTLE = re.compile(r"C([1-9][0-9]{0,3})")
_HALF = re.compile(r"([WFLMSN][0-3])([ab])([1-9][0-9]{0,3})")


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


def kingdom_text(kingdom: Kingdom, frame: tuple[int, int] | None = None) -> str:
    """The notation of a kingdom; parse_kingdom gives an equal kingdom back.

    frame: columns and rows to write in full from A1, if everything lies within; else just the occupied rectangle.
    """
    low_x, low_y, high_x, high_y = bounds(kingdom.kinds) if kingdom.kinds else (1, 1, 1, 1)
    if frame is not None and low_x >= 1 and low_y >= 1 and high_x <= frame[0] and high_y <= frame[1]:
        low_x, low_y, (high_x, high_y) = 1, 1, frame
    words: dict[Cell, str] = {}
    if kingdom.castle is not None:
        words[kingdom.castle] = f"C{kingdom.castle_number}"
    for one in kingdom.dominoes:
        words[one.a], words[one.b] = f"{one.kind_a}a{one.number}", f"{one.kind_b}b{one.number}"
    rows = (
        " ".join(words.get((x, y), ".") for x in range(low_x, high_x + 1)) for y in range(high_y, low_y - 1, -1)
    )
    return f"{cell_text((low_x, low_y))} " + " / ".join(rows)


def parse_kingdom(text: str) -> Kingdom | list[Problem]:
    """The kingdom that a line of notation means; a problem "rg-notation-kingdom" with a reason when it is none.

    Reasons: cell (no name of a cell first), rows (rows of different length), word, castle-twice, half (without
    partner, or twice), apart (halves that do not lie side by side), long.
    """
    if len(text) > MOST_LETTERS:
        return _no_kingdom(text, "long")
    first, _, rest = text.strip().partition(" ")
    corner = parse_cell(first)
    if corner is None:
        return _no_kingdom(first, "cell")
    rows = [row.split() for row in reversed(rest.split("/"))]
    if not rows[0] or len({len(row) for row in rows}) > 1:
        return _no_kingdom(text, "rows")
    castles: list[tuple[Cell, int]] = []
    halves: dict[tuple[int, str], tuple[Cell, str]] = {}
    for y, row in enumerate(rows, start=corner[1]):
        for x, word in enumerate(row, start=corner[0]):
            if found := _CASTLE.fullmatch(word):
                castles.append(((x, y), int(found[1])))
            elif found := _HALF.fullmatch(word):
                if (int(found[3]), found[2]) in halves:
                    return _no_kingdom(word, "half")
                halves[int(found[3]), found[2]] = (x, y), found[1]
            elif word != ".":
                return _no_kingdom(word, "word")
    return _joined(castles, halves)


def _joined(
    castles: list[tuple[Cell, int]], halves: dict[tuple[int, str], tuple[Cell, str]]
) -> Kingdom | list[Problem]:
    """Halves made into dominoes, around one castle or none."""
    if len(castles) > 1:
        return _no_kingdom(f"C{castles[1][1]}", "castle-twice")
    dominoes = []
    for number in sorted({number for number, _ in halves}):
        a, b = halves.get((number, "a")), halves.get((number, "b"))
        if a is None or b is None:
            return _no_kingdom(str(number), "half")
        if b[0] not in beside(a[0]):
            return _no_kingdom(str(number), "apart")
        dominoes.append(Domino(number, a[0], b[0], a[1], b[1]))
    castle, castle_number = castles[0] if castles else (None, 0)
    return Kingdom(castle, castle_number, tuple(dominoes))


def _no_kingdom(text: str, reason: str) -> list[Problem]:
    return [Problem("rg-notation-kingdom", {"text": text[:80], "reason": reason}, EXAMPLE)]


def _move(player: int, action: str, words: list[str]) -> Move | None:
    """The move of split words, None if they do not fit the action."""
    if action in NUMBERS:
        numbers = [told for word in words if (told := parse_number(word)) is not None]
        fits = len(numbers) == len(words) == NUMBERS[action]
        whose = player if action not in OF_NOBODY or action == "end" else 0
        return told_move(whose, action, *numbers) if fits else None
    number = parse_number(words[0]) if words else None
    if number is None:
        return None
    cells = [cell for word in words[1:] if (cell := parse_cell(word)) is not None]
    if len(cells) != len(words) - 1:
        return None
    if action == "castle" and len(cells) == 1:
        return castle_move(player, number, cells[0])
    return place_move(player, number, (cells[0], cells[1])) if action == "place" and len(cells) == 2 else None
