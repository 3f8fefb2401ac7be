"""What the large view shows besides the last sentence, as plain data, and how it is taken from a table's state."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from companion.language.phrases import Phrases
    from companion.play.state import Mark, PanelState, PlayerState, TableState, Wording


Cell = tuple[int, int]
"""Column from the left, row from the lowest, both from 1."""


@dataclass(frozen=True, slots=True)
class CellDrawing:
    """One occupied cell.

    letter: of what lies there, see the legend; "" for a castle, which has a sign of its own. count: written behind
    the letter, 0 for nothing.
    """

    letter: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class BoardDrawing:
    """One player's board.

    cells: (column from the left, row from the lowest), both from 1. blank: where there is no cell at all. narrow:
    columns whose cells have a letter and never a count. joined: pairs of cells that are one piece.
    """

    name: str
    points: int
    columns: int
    rows: int
    cells: Mapping[tuple[int, int], CellDrawing] = field(default_factory=dict)
    blank: frozenset[tuple[int, int]] = frozenset()
    narrow: frozenset[int] = frozenset()
    joined: frozenset[frozenset[Cell]] = frozenset()


@dataclass(frozen=True, slots=True)
class TableDrawing:
    """A table as it is now.

    waiting: one sentence. foremost: index of the board to show where only one fits. legend: each letter and the
    word that it stands for; the empty letter is the castle. table: what lies between the players, in letters and
    digits.
    """

    waiting: str = ""
    boards: tuple[BoardDrawing, ...] = ()
    foremost: int = 0
    legend: tuple[tuple[str, str], ...] = ()
    table: str = ""


def drawing_of(state: TableState, phrases: Phrases, asked: int = 0) -> TableDrawing:
    """What to show of a table; its own words come from the texts large.ftl.

    asked: whose board was asked for last, 0 for nobody's; else the foremost is that of the last act.
    """
    letters = tuple("" if one.letter is None else _letter(one.letter, phrases) for one in state.signs)
    drawn = [(int(seat), one) for seat, one in state.players.items() if one.panel is not None]
    boards = tuple(
        _board(one.panel, one, letters, state.lying.get(str(seat), ()))
        for seat, one in drawn
        if one.panel is not None
    )
    legend: dict[str, str] = {}
    for letter, sign in reversed(tuple(zip(letters, state.signs, strict=True))):
        if sign.word is not None:
            legend[letter] = phrases.part(sign.word.phrase())
    seats = [seat for seat, _ in drawn]
    foremost = next((seats.index(one) for one in (asked, state.last) if one in seats), 0)
    heaps = (f"{heap.name} {''.join(_written(mark, letters) for mark in heap.marks)}" for heap in state.offer)
    return TableDrawing(
        _waiting(state, phrases), boards, foremost, tuple(reversed(legend.items())), ", ".join(heaps)
    )


def _waiting(state: TableState, phrases: Phrases) -> str:
    """What is awaited, in one sentence; of several players only their names, or it would not be large."""
    if not state.awaited:
        return phrases.write("waiting-for-nothing")
    if len(state.awaited) == 1:
        return phrases.write(state.awaited[0].act.phrase())
    players = tuple(
        state.players[seat].name for one in state.awaited if (seat := str(one.player)) in state.players
    )
    return phrases.write("large-waiting", {"players": players})


def _board(
    panel: PanelState, player: PlayerState, letters: Sequence[str], lying: Sequence[tuple[int, int, str, str]]
) -> BoardDrawing:
    cells = {(x, y): CellDrawing(letters[sign], count) for x, y, (sign, count) in panel.cells}
    narrow = frozenset(panel.narrow)
    blank = frozenset(panel.blank)
    return BoardDrawing(player.name, player.total, panel.columns, panel.rows, cells, blank, narrow, _joined(lying))


def _joined(lying: Sequence[tuple[int, int, str, str]]) -> frozenset[frozenset[Cell]]:
    """The pairs of cells on which the parts of one thing lie."""
    things: dict[str, set[Cell]] = {}
    for x, y, thing, part in lying:
        if part:
            things.setdefault(thing, set()).add((x, y))
    return frozenset(frozenset(cells) for cells in things.values() if len(cells) == 2)


def _letter(sign: Wording, phrases: Phrases) -> str:
    return phrases.part(sign.phrase())[:1].upper()


def _written(mark: Mark, letters: Sequence[str]) -> str:
    sign, count = mark
    return letters[sign] + (str(count) if count else "")
