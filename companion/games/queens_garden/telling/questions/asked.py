"""What every answer works with: the question as it was meant, and how groups and cells are told in it."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from companion.core.model import Fact, Phrase
from companion.games import parts
from companion.games.queens_garden.rules.cells import HOURS, NUMBER
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, PATTERN, PATTERNS, of
from companion.games.queens_garden.rules.scoring import LEAST, Group, worth
from companion.games.queens_garden.rules.state import Garden, State
from companion.games.queens_garden.telling import nouns

Asked = parts.BoardQuestion[State, Garden]


def hexagon_of(words: Sequence[str]) -> int:
    """The hexagon that the first word names; Unclear for anything else."""
    return _meant(of, words)


def cell_of(words: Sequence[str]) -> int:
    """The index of the cell that the first word names; Unclear for anything else."""
    return _meant(NUMBER.get, words)


def _meant(names: Callable[[str], int | None], words: Sequence[str]) -> int:
    found = names(words[0].lower()) if words else None
    if found is None:
        raise parts.Unclear
    return found


def hour_at(at: int) -> Phrase:
    """An hour of the clock by the index of its direction."""
    return Phrase("qg-clock", {"hour": HOURS[at]})


def group_at(asked: Asked, found: Group) -> Phrase:
    """A group with points and bonus; short: how many it lacks to score; missing: what it lacks to be complete."""
    cells, size, colour = asked.board.cells, len(found.cells), found.criterion in COLOURS
    others, kinds = (PATTERNS, PATTERN) if colour else (COLOURS, COLOUR)
    there = {kinds[cells[at]] for at in found.cells}
    facts: dict[str, Fact] = {
        "property": nouns.criterion(found.criterion),
        "count": size,
        "points": worth(cells, found.cells) if size >= LEAST else 0,
        "bonus": asked.state.table.bonuses.get(size, 0),
        "short": max(0, LEAST - size),
        "missing": tuple(nouns.criterion(word) for at, word in enumerate(others) if at not in there),
    }
    return Phrase("qg-group-at", facts)
