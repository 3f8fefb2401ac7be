"""A garden found as it lies: hexagons on cells, made into a state without history.

Sensors would see tiles and printed hexagons; an expansion is face down where hexagons lie and none is printed.
"""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.model import Fact, Laid, Piece, Place, Problem
from companion.games.api import Setup
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.acts import place_of
from companion.games.queens_garden.rules.cells import AT, COUNT, HOURS, IS_FIXED, MIDDLES, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import EXPANSIONS, expansion, shown, tile
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION, groups, printed
from companion.games.queens_garden.rules.state import Garden, State, start
from companion.games.queens_garden.telling import nouns


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
