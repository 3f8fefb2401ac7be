"""How things of Queen's Garden are named: hexagons, cells by the clock, places of the display, payments."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from companion.core.model import Fact, Phrase, Place
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.acts import Given
from companion.games.queens_garden.rules.cells import AT, HOURS, ROWS
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, PATTERN, PATTERNS, of, shown


def hexagon(one: int) -> Phrase:
    """A hexagon: "blue butterfly"."""
    return Phrase("qg-hexagon", {"colour": COLOURS[COLOUR[one]], "pattern": PATTERNS[PATTERN[one]]})


def expansion(one: int) -> Phrase:
    """An expansion by its printed hexagon: "expansion with the blue butterfly"."""
    return Phrase("qg-expansion", {"hexagon": hexagon(one)})


def criterion(word: str) -> Phrase:
    """A colour or a pattern alone: "blue", "butterfly"."""
    return Phrase("qg-property", {"property": word})


def noun(kind: str) -> Phrase:
    """What a tile or expansion shows."""
    return hexagon(of(kind) or 1)


def thing(name: str) -> Phrase:
    """A tile or an expansion as a thing."""
    found = shown(name)
    if found is None:
        return Phrase("qg-thing-unknown")
    sort, one = found
    return hexagon(one) if sort == "tile" else expansion(one)


def cell(index: int) -> Phrase:
    """A cell by the clock; an ornament by its sort and its hour, or as the pavilion of its slot."""
    row = ROWS[index]
    if row.what == board.SPACE:
        return Phrase("qg-cell-fountain", {"hour": row.hour})
    if row.what in (board.FOUNTAIN, board.ORNAMENT):
        return Phrase("qg-ornament", {"ornament": board.sort(index), "hour": row.hour})
    slot_hour = HOURS[row.slot]
    if row.what == board.MIDDLE:
        return Phrase("qg-cell-middle", {"slot": slot_hour})
    return Phrase("qg-cell-rim", {"slot": slot_hour, "hour": row.hour})


def ornament(index: int) -> Phrase:
    """Something that can be surrounded: "statue one o'clock", "pavilion, expansion two o'clock"."""
    row = ROWS[index]
    hour = row.hour if row.slot < 0 else HOURS[row.slot]
    return Phrase("qg-ornament", {"ornament": board.sort(index), "hour": hour})


def slot(index: int) -> Phrase:
    """A slot or the expansion in it: "expansion two o'clock"."""
    return Phrase("qg-slot", {"hour": HOURS[index]})


def where(place: Place) -> Place | Phrase:
    """How a place with axial coordinates is named."""
    index = AT.get((place.x, place.y))
    return place if index is None else cell(index)


def source(number: int) -> Phrase:
    """A place of the display: the top of the round stack (0), or an expansion beside it."""
    return Phrase("qg-place", {"number": number})


def hexagons(found: Iterable[int]) -> tuple[Fact, ...]:
    """Several hexagons; equal ones with their number: qg-hexagons."""
    return tuple(
        hexagon(one) if count == 1 else Phrase("qg-hexagons", {"hexagon": hexagon(one), "count": count})
        for one, count in Counter(found).items()
    )


def given(what: Given) -> tuple[Fact, ...]:
    """What is given up: tiles, expansions, jokers."""
    jokers: tuple[Fact, ...] = (Phrase("qg-jokers", {"count": what.jokers}),) if what.jokers else ()
    return (*hexagons(what.tiles), *map(expansion, what.beds), *jokers)
