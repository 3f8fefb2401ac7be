"""A table of Queen's Garden for pages: the display and what lies about it, gardens and storages."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache

from companion.core.model import Phrase
from companion.games.queens_garden.rules import cells as board
from companion.games.queens_garden.rules.acts import AT, EXPANSION
from companion.games.queens_garden.rules.cells import FIXED, HOURS, MIDDLES, NAMES, ROWS, SLOT
from companion.games.queens_garden.rules.hexes import COLOUR, COLOURS, JOKER, PATTERN, PATTERNS, WORDS
from companion.games.queens_garden.rules.paying import payments
from companion.games.queens_garden.rules.placing import open_cells
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION
from companion.games.queens_garden.rules.state import ACT, LOTS, MOST_BEDS, MOST_TILES, OVER, Garden, State
from companion.games.queens_garden.rules.taking import STACK
from companion.games.queens_garden.telling import nouns
from companion.games.scenes import Scene, SceneCell, Sheet, SheetShape

_STONE, _SOIL, _BACK = "stone", "soil", "back"
"""Grounds that are no colours: what stands on the table, an expansion's empty space, an expansion face down."""
_BED, _MARKER = "expansion", "marker"
_STORED = 6
"""Spaces of a row of the storage."""
_READING = sorted(range(board.COUNT), key=lambda cell: (ROWS[cell].r, ROWS[cell].q))
_FREE = frozenset({"free"})
_BARE = frozenset({"bare"})
_HEXAGON = frozenset({"hexagonal"})

LEGEND = tuple((one, Phrase("qg-large-word", {"what": one})) for one in COLOURS) + tuple(
    (one, nouns.criterion(one)) for one in PATTERNS
)
"""The grounds of hexagons, and their patterns, which lie over them."""


def scene(state: State) -> Scene:
    """The table, then each player in the order of seats."""
    sheets = [_display(state), _stacks(state), _wheel(state), _track(state)]
    for player, garden in state.seated:
        sheets += [_garden(state, player, garden), _storage(player, garden)]
    return Scene(tuple(sheets), LEGEND)


def _sheet(sort: str, owner: int, shape: SheetShape, cells: Iterator[SceneCell]) -> Sheet:
    return Sheet(f"{sort} {owner}", owner, shape, Phrase("qg-sheet", {"sheet": sort}), tuple(cells))


def _art(hexagon: int, *over: str) -> tuple[str, ...]:
    """Its colour, and over it its pattern."""
    return (COLOURS[COLOUR[hexagon]], PATTERNS[PATTERN[hexagon]], *over)


def _letter(what: str) -> Phrase:
    return Phrase("qg-large-letter", {"what": what})


def _by_colour(hexagons: tuple[int, ...]) -> list[int]:
    return sorted(hexagons, key=lambda one: (COLOUR[one], one))


# ---- the table ----------------------------------------------------------------------------------------------


def _display(state: State) -> Sheet:
    """A row for the top of the stack and for each place beside it, the places of taken expansions left out."""
    return _sheet("display", 0, SheetShape.SQUARE, _offered(state))


def _offered(state: State) -> Iterator[SceneCell]:
    """Tiles by colour, an expansion alone in its row."""
    heaps = [(STACK, state.top)] if state.stack else []
    heaps += [(at, bed.tiles) for at, bed in enumerate(state.beside, 1) if not bed.gone]
    if not heaps:
        yield SceneCell((1, 1), name=Phrase("qg-side-free"))
    for row, (place, tiles) in enumerate(heaps, 1):
        where, asks = nouns.source(place), f"offer {place}"
        for column, one in enumerate(_by_colour(tiles), 1):
            yield _hexagon((column, row), one, f"{WORDS[one]}{AT}{place}", asks, where)
        bed = state.beside[place - 1] if place != STACK else None
        if bed is not None and bed.face:
            yield _expansion((1, row), bed.face, f"{WORDS[bed.face]}{AT}{place}", asks, where)
        elif bed is not None and bed.to_turn:
            yield SceneCell((1, row), str(place), asks, where, (_BACK,), Phrase("qg-sheet-down"), marks=_HEXAGON)
        elif not tiles:
            yield SceneCell((1, row), "", asks, where, (_SOIL,), marks=_HEXAGON)


def _hexagon(at: tuple[int, int], one: int, typed: str, asks: str, where: Phrase | None = None) -> SceneCell:
    """A tile."""
    letter = _letter(COLOURS[COLOUR[one]])
    return SceneCell(at, typed, asks, where, _art(one), nouns.hexagon(one), letter, marks=_HEXAGON)


def _expansion(at: tuple[int, int], one: int, typed: str, asks: str, where: Phrase | None = None) -> SceneCell:
    """An expansion by its printed hexagon."""
    letter = _letter(COLOURS[COLOUR[one]])
    return SceneCell(at, typed, asks, where, _art(one, _BED), nouns.expansion(one), letter, marks=_HEXAGON)


def _stacks(state: State) -> Sheet:
    """The stacks of this round and of later ones, the supply, and the starting marker while nobody has it."""
    heaps = (("stack", state.stack), ("later", state.later), ("supply", state.supply))

    def cells() -> Iterator[SceneCell]:
        for column, (heap, count) in enumerate(heaps, 1):
            art = (_BACK,) if count else ()
            where = Phrase("qg-sheet-heap", {"heap": heap})
            name = Phrase("count-expansion", {"n": count})
            yield SceneCell((column, 1), "", "left" if count else "", where, art, name, marks=_HEXAGON)
        if not state.marker and state.phase not in (LOTS, OVER):
            yield SceneCell((len(heaps) + 1, 1), "", "rounds", None, (_STONE, _MARKER), Phrase("qg-sheet-marker"))

    return _sheet("stacks", 0, SheetShape.ROW, cells())


def _wheel(state: State) -> Sheet:
    """A row for each round, with the colours and patterns that it scores; the letter is the points."""

    def cells() -> Iterator[SceneCell]:
        for number, sectors in enumerate(state.table.wheel, 1):
            now = int(number == state.round and state.phase != OVER)
            where = Phrase("qg-sheet-round", {"round": number, "now": now})
            for column, (criterion, points) in enumerate(sectors, 1):
                art = (criterion,) if criterion in COLOURS else (_STONE, criterion)
                name = Phrase("qg-wheel-sector", {"property": nouns.criterion(criterion), "points": points})
                marks = _HEXAGON | {"now"} if now else _HEXAGON
                yield SceneCell((column, number), "", f"find {criterion}", where, art, name, points, marks=marks)

    return _sheet("wheel", 0, SheetShape.SQUARE, cells())


def _track(state: State) -> Sheet:
    """The score of each player as it stands on the track, who has passed, and who has the starting marker."""

    def cells() -> Iterator[SceneCell]:
        for column, (player, garden) in enumerate(state.seated, 1):
            marker = state.marker == player
            passed = player in state.passed and player not in state.table.gone and state.phase != OVER
            name = Phrase(
                "qg-sheet-score",
                {
                    "player": state.name(player),
                    "points": garden.score,
                    "passed": int(passed),
                    "marker": int(marker),
                },
            )
            art = (_STONE, _MARKER) if marker else (_STONE,)
            yield SceneCell((column, 1), "", f"{player} score", None, art, name, garden.score)

    return _sheet("track", 0, SheetShape.ROW, cells())


# ---- a player -------------------------------------------------------------------------------------------------


def _garden(state: State, player: int, garden: Garden) -> Sheet:
    """All 55 cells, those of slots without an expansion too, because one may be laid there."""
    able = _able(garden) if state.phase == ACT and state.turn == player else frozenset()
    cells = (_cell(player, garden, cell, able) for cell in _READING)
    return replace(_sheet("garden", player, SheetShape.HEXAGON, cells), board=str(player))


def _able(garden: Garden) -> frozenset[int]:
    """Where some stored tile that can be paid for may lie."""
    return _open(garden.cells, garden.slots, tuple(one for one in set(garden.tiles) if payments(garden, one)))


@lru_cache(maxsize=64)
def _open(cells: tuple[int, ...], slots: tuple[int, ...], hexagons: tuple[int, ...]) -> frozenset[int]:
    return frozenset(cell for one in hexagons for cell in open_cells(cells, slots, one))


def _cell(player: int, garden: Garden, cell: int, able: frozenset[int]) -> SceneCell:
    row, name = ROWS[cell], NAMES[cell]
    at, asks = (row.q, row.r), f"{player} here {name}"
    where = Phrase("qg-sheet-cell", {"cell": nouns.cell(cell)})
    lies = garden.slots[SLOT[cell]] if SLOT[cell] >= 0 else FACE_DOWN
    if one := garden.cells[cell]:
        return SceneCell(at, name, asks, where, _art(one), nouns.hexagon(one), _letter(COLOURS[COLOUR[one]]))
    if lies == NO_EXPANSION:
        slot = HOURS[SLOT[cell]]
        typed = str(slot) if cell in MIDDLES else f"{slot} {row.hour}"
        nothing = Phrase("qg-side-none", {"slot": nouns.slot(SLOT[cell])})
        return SceneCell(at, typed, asks, where, (), nothing, marks=_BARE)
    if cell in FIXED or (cell in MIDDLES and lies != FACE_DOWN):
        what = board.sort(cell)
        return SceneCell(at, "", asks, None, (_STONE, what), nouns.ornament(cell), _letter(what))
    ground = (_SOIL,) if SLOT[cell] >= 0 else ()
    return SceneCell(at, name, asks, where, ground, marks=_FREE if cell in able else frozenset())


def _storage(player: int, garden: Garden) -> Sheet:
    """Two rows of tiles by colour, then jokers; a third one of expansions."""
    return _sheet("storage", player, SheetShape.SQUARE, _stored(garden))


def _stored(garden: Garden) -> Iterator[SceneCell]:
    """Every space of it, the empty ones too."""
    tiles = _by_colour(garden.tiles)
    free = Phrase("qg-side-free")
    for number in range(MOST_TILES):
        at = (number % _STORED + 1, number // _STORED + 1)
        if number < len(tiles):
            yield _hexagon(at, tiles[number], WORDS[tiles[number]], f"fits {WORDS[tiles[number]]}")
        elif number < len(tiles) + garden.jokers:
            name = Phrase("qg-large-word", {"what": JOKER})
            yield SceneCell(at, JOKER, "", None, (_STONE, JOKER), name, _letter(JOKER), marks=_HEXAGON)
        else:
            yield SceneCell(at, name=free, marks=_HEXAGON)
    for number in range(MOST_BEDS):
        at = (number + 1, MOST_TILES // _STORED + 1)
        if number < len(garden.beds):
            word = WORDS[garden.beds[number]]
            yield _expansion(at, garden.beds[number], f"{EXPANSION}{word}|{word}", f"fits {word}")
        else:
            yield SceneCell(at, where=Phrase("qg-sheet-bed"), name=free, marks=_HEXAGON)
