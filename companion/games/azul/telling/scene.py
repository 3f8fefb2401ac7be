"""A table of Azul as sheets of cells: displays and centre, and each player's lines, wall and floor.

Each sheet has the same cells all the time, so that nobody who walks over it loses the place: what is not there is
named as missing. The first cell of a display, a line or a floor tells all of it.
"""

from __future__ import annotations

from dataclasses import replace

from companion.core.model import Fact, Phrase
from companion.games.azul.rules import acts
from companion.games.azul.rules.acts import CENTRE, FLOOR_LINE, LEFT, RIGHT
from companion.games.azul.rules.editions import FLOOR, MARKER, PENALTIES, SIZE, colour_at
from companion.games.azul.rules.state import OVER, SPREAD, TILE, Board, State
from companion.games.azul.rules.taking import leftovers, neighbours, source_of, spreading
from companion.games.azul.rules.tiling import columns
from companion.games.azul.telling import nouns
from companion.games.azul.telling.questions import boards, displays
from companion.games.scenes import Scene, SceneCell, Sheet, SheetShape

HEAD = "head"
"""Mark of the cell that tells all of its row."""
SOURCE = "source"
"""Mark of such a cell of a display or the centre."""
SOCKET = "socket"
"""Mark of a free place that shows what it is for, or costs."""


def scene(state: State) -> Scene:
    """The offer, then each player's board, clockwise."""
    sheets = [_offer(state)]
    for player, board in state.seated:
        sheets += [_lines(state, player, board), _wall(state, player, board), _floor(state, player, board)]
        sheets += _shelter(state, player)
    legend = tuple((word, _sign(state, at, "az-large-word")) for at, word in enumerate(state.edition.colours, 1))
    return Scene(tuple(sheets), (*legend, ("marker", _sign(state, MARKER, "az-large-word"))))


# ---- what lies on the table -------------------------------------------------------------------------------------


def _offer(state: State) -> Sheet:
    """A row for each display and, nearest, one for the centre; after its first cell one for each colour."""
    sources = (*range(1, state.table.displays + 1), CENTRE)
    sides = _sides(state)
    cells: list[SceneCell] = []
    for row, source in zip(range(len(sources), 0, -1), sources, strict=True):
        cells.append(_source(state, source, row, sides.get(source, "")))
        cells += [_there(state, source, row, colour) for colour in range(1, SIZE + 1)]
    cells.append(_marker(state))
    return Sheet("offer", 0, SheetShape.SQUARE, Phrase("az-scene-offer", state.facts()), tuple(cells))


def _source(state: State, source: int, row: int, side: str) -> SceneCell:
    """A display or the centre with all that lies there. side: where SN4's rest can go that way."""
    gold = state.gold(source - 1) if source != CENTRE else ""
    kind, _, colour = gold.partition("-")
    art = ("gold", kind) if gold else ("display" if source != CENTRE else "centre", f"number-{source}")
    goes = (f"{acts.TAKE_ACT} {source}", *((f"{acts.GOLD_ACT} {source}",) if source != CENTRE else ()))
    if side:
        before = len(leftovers(state))
        goes = tuple(" ".join([acts.SPREAD_ACT, *["*"] * at, side]) for at in range(before))
    return SceneCell(
        (1, row),
        str(source),
        f"fits {source}",
        _told(state, source),
        art,
        letter=_sign(state, state.edition.numbers[colour]) if colour else None,
        marks=frozenset({HEAD, SOURCE, *(("tagged",) if gold else ())}),
        acts=goes,
    )


def _told(state: State, source: int) -> Phrase:
    """What lies on a display or in the centre, that nothing does, or who has the display."""
    if source not in displays.sources(state):
        return displays.away(state)[0]
    if sum(source_of(state, source)) or displays.has_marker(state, source):
        return displays.heap_at(state, source)
    gold, _, colour = (state.gold(source - 1) if source != CENTRE else "").partition("-")
    facts = state.facts(source=nouns.source(state, source))
    if gold:
        return Phrase("az-scene-gold", {**facts, "gold": gold, "colour": colour or "none"})
    return Phrase("az-nothing-there", facts)


def _sides(state: State) -> dict[int, str]:
    """The displays that can get what SN4 leaves, and how each is typed; none but while it is spread."""
    if state.phase != SPREAD:
        return {}
    left, right = neighbours(state, spreading(state))
    return {left + 1: LEFT, right + 1: RIGHT}


def _there(state: State, source: int, row: int, colour: int) -> SceneCell:
    """What a display or the centre has of a colour."""
    word, count = state.edition.word(colour), source_of(state, source)[colour - 1]
    at = (colour + 1, row)
    if not count:
        none = Phrase("az-colour-not-there", state.facts(source=nouns.source(state, source), colour=word))
        return SceneCell(at, where=none, marks=frozenset({"none"}))
    return SceneCell(
        at,
        word,
        f"fits {source} {word}",
        nouns.source(state, source),
        _art(state, colour),
        nouns.noun(state.edition, word),
        _sign(state, colour),
        count if count > 1 else 0,
        acts=(f"{acts.TAKE_ACT} {source} {word}",),
    )


def _marker(state: State) -> SceneCell:
    """The starting marker in the centre, or who has it."""
    at = (SIZE + 2, 1)
    if state.starter and not state.taker and state.phase != OVER:
        name = Phrase("az-offer-marker", state.facts())
        where = nouns.source(state, CENTRE)
        return SceneCell(at, where=where, art=_art(state, MARKER), name=name, letter=_sign(state, MARKER))
    holder = state.taker or state.starter
    if not holder:
        return SceneCell(at, where=Phrase("az-offer-marker", state.facts()))
    return SceneCell(at, where=Phrase("az-scene-marker", state.facts(player=state.name(holder))))


# ---- a player's board -------------------------------------------------------------------------------------------


def _lines(state: State, player: int, board: Board) -> Sheet:
    """The pattern lines, the shortest on top; the places of each from the right, as tiles are laid."""
    cells: list[SceneCell] = []
    for row in range(SIZE):
        number, y = str(row + 1), SIZE - row
        goes = (f"{acts.TAKE_ACT} * * {number}", f"{acts.TILE_ACT} {number}", f"{acts.DROP_ACT} {number}")
        told = boards.line_told(state, board, row)
        art = ("line", f"number-{number}")
        cells.append(
            SceneCell((1, y), number, f"{player} row {number}", told, art, marks=frozenset({HEAD}), acts=goes)
        )
        colour, count = board.lines[row][0], boards.held(board, row)
        where = Phrase("az-line", state.facts(line=row + 1))
        for left in range(row, -1, -1):
            x = SIZE + 1 - left
            if left < count:
                cells.append(_tile(state, (x, y), colour, where, number, goes))
            else:
                free = Phrase("az-scene-free", state.facts(place=where))
                cells.append(SceneCell((x, y), number, where=free, acts=goes))
    return Sheet(
        f"lines {player}", player, SheetShape.SQUARE, Phrase("az-scene-lines", state.facts()), tuple(cells)
    )


def _wall(state: State, player: int, board: Board) -> Sheet:
    """The wall, each cell where the board has it; on the coloured side a free one has its colour's pattern."""
    cells: list[SceneCell] = []
    for row in range(SIZE):
        tiles = columns(state, board, row) if state.phase == TILE and board.waiting(row) else []
        for column in range(SIZE):
            cells.append(_cell(state, player, board, (row, column), due=column in tiles))
    title = Phrase(f"az-wall-{state.edition.name}")
    return Sheet(f"wall {player}", player, SheetShape.SQUARE, title, tuple(cells), str(player))


def _cell(state: State, player: int, board: Board, cell: tuple[int, int], *, due: bool) -> SceneCell:
    """A cell of a wall, row and column from 0. due: the tile of the line beside it can go there now."""
    row, column = cell
    place, where, lies = (
        acts.place_of(player, row, column),
        nouns.cell(state, row, column),
        board.wall[row][column],
    )
    usual = SceneCell((place.x, place.y), str(column + 1), f"{player} here {row + 1} {column + 1}")
    if lies:
        name = nouns.noun(state.edition, state.edition.word(lies))
        if not state.table.reverse:
            name = Phrase(f"az-piece-{state.edition.name}")
        return replace(usual, where=where, art=_art(state, lies), name=name, letter=_sign(state, lies))
    marks = {"free"} if due else set()
    goes = [f"{acts.TILE_ACT} {row + 1} {column + 1} {state.edition.word(board.lines[row][0])}"] if due else []
    free = Phrase("az-scene-free", state.facts(place=where))
    usual = replace(usual, where=free, marks=frozenset(marks), acts=tuple(goes))
    if state.table.reverse:
        return usual
    colour = colour_at(row, column)
    socket = f"socket-{state.edition.word(colour)}"
    return replace(usual, art=(socket,), letter=_sign(state, colour), marks=usual.marks | {SOCKET})


def _floor(state: State, player: int, board: Board) -> Sheet:
    """The floor line: all of it, then each space with what it costs and what lies there."""
    goes = (f"{acts.TAKE_ACT} * * {FLOOR_LINE}",)
    key, facts = boards.floor_told(state, player, board)
    told = Phrase(key, state.facts(**facts))
    typed = str(FLOOR_LINE)
    art = ("line", "floor")
    cells = [SceneCell((1, 1), typed, f"{player} floor", told, art, marks=frozenset({HEAD}), acts=goes)]
    for space in range(FLOOR):
        costs = PENALTIES[space + 1] - PENALTIES[space]
        where = Phrase("az-scene-space", state.facts(costs=costs))
        if space < len(board.floor):
            cells.append(_tile(state, (space + 2, 1), board.floor[space], where, typed, goes))
        else:
            cells.append(
                SceneCell(
                    (space + 2, 1),
                    typed,
                    "",
                    where,
                    ("space", f"minus-{costs}"),
                    marks=frozenset({SOCKET}),
                    acts=goes,
                )
            )
    return Sheet(
        f"floor {player}", player, SheetShape.SQUARE, Phrase("az-scene-floor", state.facts()), tuple(cells)
    )


def _shelter(state: State, player: int) -> tuple[Sheet, ...]:
    """SN5 beside the floor of who has taken it."""
    shelter = state.shelter
    if shelter is None or shelter.player != player:
        return ()
    title = nouns.special(state, state.gold(shelter.display))
    if shelter.colour:
        cell = _tile(state, (1, 1), shelter.colour, title)
    else:
        cell = SceneCell(
            (1, 1),
            where=Phrase("az-scene-free", state.facts(place=title)),
            art=("gold", "sn5"),
            marks=frozenset({SOCKET}),
        )
    return (Sheet(f"shelter {player}", player, SheetShape.ROW, title, (cell,)),)


# ---- tiles --------------------------------------------------------------------------------------------------


def _tile(
    state: State, at: tuple[int, int], tile: int, where: Phrase, typed: str = "", goes: tuple[str, ...] = ()
) -> SceneCell:
    """A place where a tile or the marker lies."""
    name = _thing(state, tile)
    return SceneCell(at, typed, "", where, _art(state, tile), name, _sign(state, tile), acts=goes)


def _thing(state: State, tile: int) -> Phrase:
    """How a tile or the marker is named in a place."""
    if tile == MARKER:
        return Phrase("az-offer-marker", state.facts())
    return nouns.noun(state.edition, state.edition.word(tile))


def _art(state: State, tile: int) -> tuple[str, ...]:
    """How a tile or the marker is drawn."""
    if tile == MARKER:
        return ("marker",)
    return (state.edition.word(tile),)


def _sign(state: State, tile: int, key: str = "az-large-letter") -> Phrase:
    facts: dict[str, Fact] = {"tile": "marker" if tile == MARKER else state.edition.word(tile)}
    return Phrase(key, state.facts(**facts))
