"""A player's board: pattern lines, wall, rows, columns, single cells, floor."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.azul.rules.editions import FLOOR, MARKER, PENALTIES, SIZE, colour_at
from companion.games.azul.rules.gain import cells_for, tile_points
from companion.games.azul.rules.state import Board, Counts, State
from companion.games.azul.rules.wall import runs
from companion.games.azul.telling import nouns
from companion.games.azul.telling.questions.asked import Asked, cell, one_to_five
from companion.games.azul.telling.round_end import wall_cells, wall_rows
from companion.games.parts import Told, part


def lines(asked: Asked) -> Told:
    """The pattern lines that hold tiles, from the shortest; at the end of the list those that are empty."""
    state, board = asked.state, asked.board
    begun = [row for row in range(SIZE) if held(board, row)]
    listed = part(asked.words, [line_told(state, board, row) for row in begun])
    empty: tuple[Fact, ...] = tuple(
        Phrase("az-line", state.facts(line=row + 1)) for row in range(len(board.lines)) if row not in begun
    )
    return ("az-lines" if begun else "az-lines-empty"), {**listed, "empty": () if listed["more"] else empty}


def held(board: Board, row: int) -> int:
    """How many tiles lie in a pattern line; one fewer once one has gone to the wall in this tiling."""
    return board.lines[row][1] - board.tiled(row)


def line_told(state: State, board: Board, row: int) -> Phrase:
    """A pattern line, from 0: what it holds and how many more complete it, or that it is empty."""
    if not held(board, row):
        return Phrase("az-line-empty-at", state.facts(line=row + 1))
    colour, count = board.lines[row]
    facts = state.facts(
        line=row + 1,
        tiles=nouns.tiles(state, colour, held(board, row)),
        missing=row + 1 - count,
        tiled=int(board.tiled(row)),
    )
    return Phrase("az-line-at", facts)


def wall(asked: Asked) -> Told:
    """The wall row by row; rows without a tile together at the end of the list."""
    board, state = asked.board, asked.state
    rows = wall_rows(state, board)
    listed = part(asked.words, rows)
    empty: tuple[Fact, ...] = tuple(
        Phrase("az-row-name", state.facts(row=row + 1)) for row in range(SIZE) if not any(board.wall[row])
    )
    count = sum(bool(colour) for row in board.wall for colour in row)
    facts: dict[str, Fact] = {**listed, "count": count, "empty": () if listed["more"] else empty}
    return ("az-wall" if rows else "az-wall-empty"), facts


def row(asked: Asked) -> Told:
    """One pattern line and the wall row beside it: what lies there, and what is still missing there."""
    at = one_to_five(asked.words)
    state, across = asked.state, asked.board.wall[at]
    if state.table.reverse:
        free = [Phrase("az-column-name", state.facts(column=one + 1)) for one in range(SIZE) if not across[one]]
    else:
        wanted = [colour_at(at, column) for column in range(SIZE) if not across[column]]
        free = [nouns.noun(state.edition, state.edition.word(colour)) for colour in wanted]
    facts: dict[str, Fact] = {
        "row": at + 1,
        "line": line_told(state, asked.board, at),
        "items": wall_cells(state, across),
        "free": tuple(free),
    }
    return "az-row", {**facts, "reverse": int(state.table.reverse)}


def column(asked: Asked) -> Told:
    """One column of the wall, from row one: what lies there, and the free cells."""
    at = one_to_five(asked.words)
    state, board = asked.state, asked.board
    down = [line[at] for line in board.wall]
    lying = tuple(
        Phrase("az-column-cell", state.facts(row=one + 1, colour=state.edition.word(colour)))
        for one, colour in enumerate(down)
        if colour
    )
    free: tuple[Fact, ...] = tuple(_free(asked, one, at) for one in range(SIZE) if not down[one])
    return "az-column", {"column": at + 1, "items": lying, "free": free}


def _free(asked: Asked, row: int, column: int) -> Phrase:
    """A free cell of a column, which has been named: by its row, and on the coloured side what belongs there."""
    state = asked.state
    if state.table.reverse:
        return Phrase("az-row-name", state.facts(row=row + 1))
    return Phrase("az-column-cell", state.facts(row=row + 1, colour=state.edition.word(colour_at(row, column))))


def here(asked: Asked) -> Told:
    """One cell of the wall: what lies there or belongs there, and its points as the wall is now."""
    at = cell(asked.words)
    state, across = asked.state, asked.board.wall
    row, column = at
    lies = across[row][column]
    length, depth = runs(across, row, column)
    named: dict[str, Fact] = {"row": row + 1, "column": column + 1, "reverse": int(state.table.reverse)}
    points: dict[str, Fact] = {"points": tile_points(across, row, column), "across": length, "down": depth}
    if lies:
        return "az-here", {**named, "colour": state.edition.word(lies), **points}
    reverse = state.table.reverse
    may = [one for one in range(1, SIZE + 1) if column in cells_for(across, row, one, reverse)]
    colours: tuple[Fact, ...] = tuple(nouns.noun(state.edition, state.edition.word(one)) for one in may)
    if not colours:
        return "az-here-closed", named
    return "az-here-free", {**named, "colours": colours, **points}


def floor(asked: Asked) -> Told:
    """What lies on the floor line, what it costs, what the next thing there would cost; and SN5 beside it."""
    asked.no_more()
    return floor_told(asked.state, asked.seat, asked.board)


def floor_told(state: State, player: int, board: Board) -> Told:
    """The same of a player's board."""
    fallen = board.floor
    heap: Counts = tuple(fallen.count(colour) for colour in range(1, SIZE + 1))
    things = nouns.heap(state, heap)
    if MARKER in fallen:
        things = (*things, Phrase("az-offer-marker", state.facts()))
    now, more = PENALTIES[len(fallen)], PENALTIES[min(len(fallen) + 1, FLOOR)]
    facts: dict[str, Fact] = {"count": len(fallen), "items": things, "penalty": now, "next": more - now}
    return ("az-floor-now" if fallen else "az-floor-empty"), {**facts, "shelter": _shelter(state, player)}


def _shelter(state: State, player: int) -> str:
    """What SN5 beside this floor line holds: it is not there ("none"), "free", a "tile", or the "marker"."""
    shelter = state.shelter
    if shelter is None or shelter.player != player:
        return "none"
    return "free" if not shelter.colour else "marker" if shelter.colour == MARKER else "tile"
