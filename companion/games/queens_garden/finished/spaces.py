"""What every player has got so far, for a scorer beside the game, and read back by it.

A Space has cells by column and row only, so a garden's axial coordinates stand for them; what lies on no cell of
the garden has rows of its own: the expansions of the slots, stored tiles, stored expansions.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.api import Space
from companion.games.queens_garden.finished.finished import NOTHING
from companion.games.queens_garden.rules.cells import AT, HOURS, ROWS
from companion.games.queens_garden.rules.hexes import of, word
from companion.games.queens_garden.rules.points import running
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import Garden, State

SLOTS, TILES, BEDS = 101, 102, 103
"""Rows for what lies on no cell: column is the slot, or counts the hexagons."""
JOKERS = "jokers"
BACK = "back"


def spaces(state: State) -> list[Space]:
    """Each garden with its storage, and the points on the score track before the final scoring."""
    return [
        Space(state.name(player), placed(garden), {JOKERS: garden.jokers}, points=running(state, garden))
        for player, garden in state.seated
    ]


def placed(garden: Garden) -> dict[tuple[int, int], str]:
    """What lies in a garden, on its slots and in its storage."""
    found = {(ROWS[cell].q, ROWS[cell].r): word(hexagon) for cell, hexagon in enumerate(garden.cells) if hexagon}
    for slot, state in enumerate(garden.slots):
        if state != NO_EXPANSION:
            found[slot, SLOTS] = BACK if state == FACE_DOWN else str(HOURS[state])
    for row, hexagons in ((TILES, garden.tiles), (BEDS, garden.beds)):
        found |= {(at, row): word(hexagon) for at, hexagon in enumerate(hexagons)}
    return found


def garden_of(told: Mapping[tuple[int, int], str], bonuses: Mapping[str, int], points: int) -> Garden:
    """The garden of what `spaces` has told; what is none of it is left out."""
    cells, slots = list(NOTHING.cells), list(NOTHING.slots)
    stored: dict[int, list[int]] = {TILES: [], BEDS: []}
    for (x, y), kind in told.items():
        hexagon = of(kind)
        if y == SLOTS and 0 <= x < len(slots):
            slots[x] = FACE_DOWN if kind == BACK else HOURS.index(int(kind))
        elif y in stored and hexagon:
            stored[y].append(hexagon)
        elif (x, y) in AT and hexagon:
            cells[AT[x, y]] = hexagon
    tiles, beds = (tuple(sorted(stored[row])) for row in (TILES, BEDS))
    return Garden(tuple(cells), tuple(slots), tiles, beds, bonuses.get(JOKERS, 0), points)
