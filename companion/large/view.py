"""What the large view shows besides the last sentence, as plain data, and how it is taken from a match."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from companion.model import Phrase

if TYPE_CHECKING:
    from companion.phrases import Phrases
    from companion.table import Table


@dataclass(frozen=True, slots=True)
class Cell:
    """One occupied cell. letter: of its terrain, see the legend; "" for a castle, which has a sign of its own."""

    letter: str
    crowns: int = 0


@dataclass(frozen=True, slots=True)
class Board:
    """One player's board. cells: (column from the left, row from the player outwards), both from 1."""

    name: str
    points: int
    columns: int
    rows: int
    cells: Mapping[tuple[int, int], Cell] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class View:
    """A table as it is now.

    waiting: one sentence. foremost: index of the board to show where only one fits. legend: each letter and the
    word that it stands for; the empty letter is the castle.
    """

    waiting: str = ""
    boards: tuple[Board, ...] = ()
    foremost: int = 0
    legend: tuple[tuple[str, str], ...] = ()


def view_of(table: Table, phrases: Phrases) -> View:
    """What to show of a match now; its own words come from the texts large.ftl."""
    referee = table.referee
    game, state, setup = referee.game, referee.state, table.setup
    kinds = setup.kinds()
    totals = {one.player: one.total for one in game.standings(state)}
    legend: dict[str, str] = {}
    boards = []
    for player in setup.players:
        lying = game.lying(state, str(player.number))
        cells = {(at.x, at.y): _cell(game.noun(kinds[piece]), phrases) for at, piece in lying.items()}
        boards.append(Board(player.name, totals.get(player.number, 0), setup.columns, setup.rows, cells))
    for kind in dict.fromkeys(kinds.values()):
        noun = game.noun(kind)
        legend.setdefault(_cell(noun, phrases).letter, _word(noun, phrases))
    played = [entry.move.player for entry in referee.ledger.played]
    numbers = [player.number for player in setup.players]
    foremost = numbers.index(played[-1]) if played and played[-1] in numbers else 0
    return View(_waiting(table, phrases), tuple(boards), foremost, tuple(legend.items()))


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


def _cell(noun: Phrase, phrases: Phrases) -> Cell:
    """A kind as a cell shows it: the letter of its terrain, or of its name where it has none."""
    terrain, crowns = noun.facts.get("terrain"), noun.facts.get("crowns", 0)
    if terrain is not None:
        letter = phrases.part("large-letter", {"terrain": terrain})
    else:
        letter = "" if noun.key.endswith("castle") else phrases.part(noun)[:1].upper()
    return Cell(letter, crowns if isinstance(crowns, int) else 0)


def _word(noun: Phrase, phrases: Phrases) -> str:
    """The word that a letter stands for."""
    terrain = noun.facts.get("terrain")
    return phrases.part(noun) if terrain is None else phrases.part("large-word", {"terrain": terrain})
