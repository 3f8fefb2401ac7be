"""What a player has: the garden slot by slot, its groups, the storage, and where a colour or a pattern is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.core.model import Fact, Phrase
from companion.games.parts import Told, Unclear, part
from companion.games.queens_garden.rules.cells import SLOT_CELLS, SPACES
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, OF_CRITERION, PATTERN, PATTERNS
from companion.games.queens_garden.rules.placing import free_slots
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.scoring import groups as groups_of
from companion.games.queens_garden.rules.state import State
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.telling.questions.asked import Asked, group_at, hour_at

# ---- the garden ---------------------------------------------------------------------------------------------


def garden(asked: Asked) -> Told:
    """The spaces at the fountain, then each expansion from twelve o'clock; at the end the slots without one."""
    board = asked.board
    laid = [slot for slot, lies in enumerate(board.slots) if lies != NO_EXPANSION]
    listed = part(asked.words, [_fountain(asked), *(_slot(asked, slot) for slot in laid)])
    empty: tuple[Fact, ...] = tuple(hour_at(slot) for slot in free_slots(board))
    counts: dict[str, Fact] = {"hexagons": sum(map(bool, board.cells)), "expansions": len(laid)}
    return "qg-garden", {**listed, **counts, "empty": () if listed["more"] else empty}


def _fountain(asked: Asked) -> Phrase:
    """The fountain board: what lies there by the clock, and its empty spaces."""
    hours = [(cell, hour_at(at)) for at, cell in enumerate(SPACES)]
    return Phrase("qg-garden-fountain", _lying(asked, hours))


def _slot(asked: Asked, slot: int) -> Phrase:
    """One expansion: what lies there by the clock, and its empty spaces; of one face down the middle, too."""
    lies = asked.board.slots[slot]
    middle, *rim = SLOT_CELLS[slot]
    hours = [(cell, hour_at(at)) for at, cell in enumerate(rim)]
    if lies == FACE_DOWN:
        hours.append((middle, Phrase("qg-middle")))
    facts: dict[str, Fact] = {"slot": nouns.slot(slot), "down": int(lies == FACE_DOWN)}
    return Phrase("qg-garden-slot", {**facts, **_lying(asked, hours)})


def _lying(asked: Asked, spaces: Sequence[tuple[int, Phrase]]) -> dict[str, Fact]:
    """What lies on some spaces, and which of them are free."""
    cells = asked.board.cells
    lying: tuple[Fact, ...] = tuple(
        Phrase("qg-garden-cell", {"where": where, "hexagon": nouns.hexagon(cells[cell])})
        for cell, where in spaces
        if cells[cell]
    )
    return {"items": lying, "free": tuple(where for cell, where in spaces if not cells[cell])}


def groups(asked: Asked) -> Told:
    """Every group of two hexagons or more, colours from blue, then patterns: as they are scored at the end."""
    found = groups_of(asked.board.cells)
    listed = part(asked.words, [group_at(asked, one) for one in found])
    return ("qg-groups" if found else "qg-groups-none"), {**listed}


def find(asked: Asked) -> Told:
    """Where a colour or a pattern lies in a garden, and how many of it are stored and in the display."""
    criterion = asked.words[0].lower() if asked.words else ""
    wanted = OF_CRITERION.get(criterion)
    if wanted is None:
        raise Unclear
    board = asked.board
    items = [
        Phrase("qg-find-at", {"cell": nouns.cell(at), "hexagon": nouns.hexagon(one)})
        for at, one in enumerate(board.cells)
        if one in wanted
    ]
    listed = part(asked.words[1:], items)
    stored = sum(one in wanted for one in (*board.tiles, *board.beds))
    facts: dict[str, Fact] = {"property": nouns.criterion(criterion), "stored": stored}
    return "qg-find", {**listed, **facts, "offered": _offered(asked.state, wanted)}


def _offered(state: State, wanted: frozenset[int]) -> int:
    """How many such tiles and open expansions lie in the display, each copy counted."""
    return sum(
        one in wanted for one in (*state.top, *(one for bed in state.beside for one in (*bed.tiles, bed.face)))
    )


# ---- the storage --------------------------------------------------------------------------------------------


def storage(asked: Asked) -> Told:
    """Tiles colour by colour, expansions, jokers, and how many spaces are free."""
    board = asked.board
    items = [_coloured(asked, colour) for colour in range(len(COLOURS)) if _of_colour(asked, colour)]
    listed = part(asked.words, items)
    expansions: tuple[Fact, ...] = tuple(map(nouns.hexagon, board.beds))
    facts: dict[str, Fact] = {"tiles": len(board.tiles), "jokers": board.jokers, "free": board.free_tiles}
    return "qg-storage", {**listed, **facts, "expansions": expansions, "room": board.free_beds}


def _of_colour(asked: Asked, colour: int) -> list[int]:
    return [one for one in asked.board.tiles if COLOUR[one] == colour]


def _coloured(asked: Asked, colour: int) -> Phrase:
    """The stored tiles of one colour, each pattern with its number."""
    counts = Counter(PATTERN[one] for one in _of_colour(asked, colour))
    items = tuple(
        Phrase("qg-patterned", {"pattern": PATTERNS[at], "count": count}) for at, count in sorted(counts.items())
    )
    return Phrase("qg-storage-of", {"property": nouns.criterion(COLOURS[colour]), "items": items})
