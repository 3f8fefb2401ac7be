"""What the large view shows besides the last sentence, as plain data, and how it is taken from a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from companion.games.base import Panel, Shown
    from companion.model import Phrase
    from companion.phrases import Phrases
    from companion.table import Table


@dataclass(frozen=True, slots=True)
class Cell:
    """One occupied cell.

    letter: of what lies there, see the legend; "" for a castle, which has a sign of its own. count: written behind
    the letter, 0 for nothing.
    """

    letter: str
    count: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board.

    cells: (column from the left, row from the lowest), both from 1. blank: where there is no cell at all. narrow:
    columns whose cells have a letter and never a count.
    """

    name: str
    points: int
    columns: int
    rows: int
    cells: Mapping[tuple[int, int], Cell] = field(default_factory=dict)
    blank: frozenset[tuple[int, int]] = frozenset()
    narrow: frozenset[int] = frozenset()


@dataclass(frozen=True, slots=True)
class View:
    """A table as it is now.

    waiting: one sentence. foremost: index of the board to show where only one fits. legend: each letter and the
    word that it stands for; the empty letter is the castle. table: what lies between the players, in letters and
    digits.
    """

    waiting: str = ""
    boards: tuple[Board, ...] = ()
    foremost: int = 0
    legend: tuple[tuple[str, str], ...] = ()
    table: str = ""


def view_of(table: Table, phrases: Phrases) -> View:
    """What to show of a match now; its own words come from the texts large.ftl."""
    referee = table.referee
    picture = referee.game.picture(referee.state)
    totals = {one.player: one.total for one in referee.game.standings(referee.state)}
    names = {player.number: player.name for player in table.setup.players}
    boards = [_board(one, names[one.player], totals.get(one.player, 0), phrases) for one in picture.panels]
    legend = {_letter(sign, phrases): phrases.part(word) for sign, word in reversed(picture.legend)}
    played = [entry.move.player for entry in referee.ledger.played]
    seats = [one.player for one in picture.panels]
    foremost = seats.index(played[-1]) if played and played[-1] in seats else 0
    heaps = (f"{name} {''.join(_written(one, phrases) for one in heap)}" for name, heap in picture.heaps)
    explained = tuple(reversed(legend.items()))
    return View(_waiting(table, phrases), tuple(boards), foremost, explained, ", ".join(heaps))


class Watcher:
    """Shows a match whenever its state, or the way of wording it, is another one than before."""

    def __init__(self, show: Callable[[View], None], phrases: Phrases) -> None:
        self._show = show
        self._phrases = phrases
        self._seen: tuple[Any, ...] = ()

    def look(self, table: Table) -> None:
        """Show the match if something has changed; cheap when nothing has."""
        state = table.referee.state
        wording = (self._phrases.language, self._phrases.level)
        if not self._seen or self._seen[0] is not state or self._seen[1] != wording:
            self._seen = (state, wording)
            self._show(view_of(table, self._phrases))


def _waiting(table: Table, phrases: Phrases) -> str:
    """What is awaited, in one sentence; of several players only their names, or it would not be large."""
    referee = table.referee
    awaited = referee.game.awaited(referee.state)
    if not awaited:
        return phrases.write("waiting-for-nothing")
    if len(awaited) == 1:
        return phrases.write(awaited[0].act)
    names = {player.number: player.name for player in table.setup.players}
    players = tuple(names[one.player] for one in awaited if one.player in names)
    return phrases.write("large-waiting", {"players": players})


def _board(panel: Panel, name: str, points: int, phrases: Phrases) -> Board:
    cells = {at: Cell(_letter(one.sign, phrases), one.count) for at, one in panel.cells.items()}
    return Board(name, points, panel.columns, panel.rows, cells, panel.blank, panel.narrow)


def _letter(sign: Phrase | None, phrases: Phrases) -> str:
    """The letter of a sign, "" for a castle."""
    return "" if sign is None else phrases.part(sign)[:1].upper()


def _written(shown: Shown, phrases: Phrases) -> str:
    return _letter(shown.sign, phrases) + (str(shown.count) if shown.count else "")
