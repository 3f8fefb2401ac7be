"""Gardens without history: found as they lie, hexagons on cells; and told to a scorer, and read back by it.

Sensors would see tiles and printed hexagons; an expansion is face down where hexagons lie and none is printed.

A Space has cells by column and row only, so a garden's axial coordinates stand for them; what lies on no cell of
the garden has rows of its own: the expansions of the slots, stored tiles, stored expansions.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.model import Fact, Laid, Piece, Place, Problem
from companion.games.api import Setup, Space
from companion.games.queens_garden.finished.finished import NOTHING
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.acts import place_of
from companion.games.queens_garden.rules.cells import AT, COUNT, HOURS, IS_FIXED, MIDDLES, ROWS, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import EXPANSIONS, expansion, of, shown, tile, word
from companion.games.queens_garden.rules.points import running
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION, groups, printed
from companion.games.queens_garden.rules.state import Garden, State, start
from companion.games.queens_garden.telling import nouns

SLOTS, TILES, BEDS = 101, 102, 103
"""Rows for what lies on no cell: column is the slot, or counts the hexagons."""
JOKERS = "jokers"
BACK = "back"


def lying(garden: Garden, player: int) -> dict[Place, Piece]:
    """What sensors would see of a garden: every tile, and printed hexagons where they are."""
    shown = printed(garden.slots)
    return {
        place_of(player, cell): Piece(expansion(hexagon) if cell in shown else tile(hexagon))
        for cell, hexagon in enumerate(garden.cells)
        if hexagon
    }


def read(setup: Setup, laid: Mapping[str, Laid]) -> State | list[Problem]:
    """The state that these pieces make, surface -> pieces; all problems if they make none.

    Problems: qg-unknown-board, qg-unknown-thing, qg-off-garden, qg-ornament-there, qg-group-twice.
    """
    state = start(setup)
    boards = {str(player): player for player in state.table.players}
    problems = [Problem("qg-unknown-board", {"board": name}) for name in sorted(set(laid) - set(boards))]
    turned = 0
    for surface, player in boards.items():
        garden, wrong = _garden(laid.get(surface, ()))
        problems += wrong
        turned += sum(lies != NO_EXPANSION for lies in garden.slots)
        state = state.with_garden(player, garden)
    state = state._replace(supply=min(state.supply, EXPANSIONS - turned))
    return problems or state


def _garden(laid: Laid) -> tuple[Garden, list[Problem]]:
    """One garden and what is wrong with it."""
    cells, slots = [0] * COUNT, [NO_EXPANSION] * len(HOURS)
    problems: list[Problem] = []
    for place, piece in sorted(laid):
        at, what = AT.get((place.x, place.y)), shown(piece.thing)
        if at is None:
            problems.append(Problem("qg-off-garden"))
        elif what is None:
            problems.append(Problem("qg-unknown-thing", {"cell": nouns.cell(at)}))
        elif IS_FIXED[at]:
            problems.append(Problem("qg-ornament-there", {"ornament": nouns.ornament(at)}))
        else:
            cells[at] = what[1]
            if what[0] == "expansion" and board.SLOT[at] >= 0 and at not in MIDDLES:
                slots[board.SLOT[at]] = SLOT_CELLS[board.SLOT[at]].index(at) - 1
    for slot, mine in enumerate(SLOT_CELLS):
        if slots[slot] == NO_EXPANSION and any(cells[at] for at in mine):
            slots[slot] = FACE_DOWN
    for criterion, members in groups(cells):
        if len({cells[at] for at in members}) < len(members):
            facts: dict[str, Fact] = {"criterion": nouns.criterion(criterion), "cell": nouns.cell(members[0])}
            problems.append(Problem("qg-group-twice", facts))
    return Garden(tuple(cells), tuple(slots)), problems


# ---- for a scorer ---------------------------------------------------------------------------------------------


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
