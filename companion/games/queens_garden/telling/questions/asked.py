"""What every answer works with: the question as it was meant, and how groups and cells are told in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.model import Fact, Phrase
from companion.games.queens_garden.rules.cells import HOURS, NUMBER
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, PATTERN, PATTERNS, of
from companion.games.queens_garden.rules.scoring import LEAST, Group, worth
from companion.games.queens_garden.rules.state import Garden, State
from companion.games.queens_garden.telling import nouns


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: the state, whose garden it is about (seat 0: nobody's), and the words after the first."""

    state: State
    seat: int
    garden: Garden
    words: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of the player whose garden it is."""
        return self.state.name(self.seat)


def hexagon_of(words: Sequence[str]) -> int | None:
    """The hexagon that the first word names; None for anything else."""
    return of(words[0].lower()) if words else None


def cell_of(words: Sequence[str]) -> int | None:
    """The index of the cell that the first word names; None for anything else."""
    return NUMBER.get(words[0].lower()) if words else None


def sort_of(criterion: str) -> str:
    """ "colour" or "pattern"."""
    return "colour" if criterion in COLOURS else "pattern"


def other_property(one: int, criterion: str) -> Phrase:
    """What a hexagon shows beside a colour or a pattern that has been named."""
    return nouns.criterion(PATTERNS[PATTERN[one]] if criterion in COLOURS else COLOURS[COLOUR[one]])


def hour_at(at: int) -> Phrase:
    """An hour of the clock by the index of its direction."""
    return Phrase("qg-clock", {"hour": HOURS[at]})


def group_at(asked: Asked, found: Group) -> Phrase:
    """A group with points and bonus; short: how many it lacks to score; missing: what it lacks to be complete."""
    cells, size, colour = asked.garden.cells, len(found.cells), found.criterion in COLOURS
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
