"""Why an act is not legal, most helpful first, each with its remedy."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from companion.core.model import Fact, Move, Phrase, Problem
from companion.games.azul.rules import acts, taking, tiling
from companion.games.azul.rules import state as phases
from companion.games.azul.rules.awaited import awaits
from companion.games.azul.rules.editions import EACH, SIZE, column_of
from companion.games.azul.rules.preparing import drawn_of, needed
from companion.games.azul.rules.state import Board, State, added
from companion.games.azul.telling import nouns
from companion.games.leaving import last_one, left_already
from companion.games.plain import number, word, words


def judge(state: State, move: Move) -> list[Problem]:
    """All reasons why an act is not legal now; empty when it is."""
    if move.action not in _JUDGES:
        return [Problem("az-no-act", state.facts())]
    when, judged = _JUDGES[move.action]
    if state.phase == phases.OVER:
        return [Problem("az-over", state.facts())]
    if problem := _by_whom(state, move):
        return [problem]
    if state.phase not in when:
        return [_not_now(state, move)]
    seated = move.action in acts.NOBODYS or move.player in state.table.seats
    return judged(state, move) if seated else [Problem("az-no-player", state.facts(number=move.player))]


def _by_whom(state: State, move: Move) -> Problem | None:
    """Why nobody, or this player, does such an act at all."""
    if move.action in acts.NOBODYS:
        return Problem("az-nobodys", state.facts()) if move.player else None
    return left_already(state.name(move.player)) if move.player in state.table.gone else None


def _not_now(state: State, move: Move) -> Problem:
    """Another step comes first; what is told of a tile that came to the wall too early says so."""
    waits: dict[str, Fact] = {"waits": awaits(state)}
    if move.action in (acts.TILE_ACT, acts.DROP_ACT):
        return Problem("az-tiling-early", state.facts(**waits), hands=_lift(state, move) if move.comes else None)
    if move.action == acts.END_ACT:
        return Problem("az-not-over", state.facts(**waits))
    return Problem("az-not-now", state.facts(**waits))


def _lift(state: State, move: Move) -> Phrase:
    """Take a tile away again, and where it lies: an equal one may lie rightly beside it."""
    return Phrase("az-remedy-lift", state.facts(line=number(move, 0), column=number(move, 1)))


# ---- chance ---------------------------------------------------------------------------------------------------


def _lots(state: State, move: Move) -> list[Problem]:
    told = number(move, 0)
    if told in state.table.gone:
        return [left_already(state.name(told))]
    return [] if told in state.table.seats else [Problem("az-no-player", state.facts(number=told))]


def _gold(state: State, move: Move) -> list[Problem]:
    """A blue display of the round, and a gold side that no other one shows (MC-12, MC-13)."""
    display, kind = number(move, 0), word(move, 1)
    if not 1 <= display <= state.table.displays:
        return [_no_display(state, display)]
    if state.gold(display - 1):
        return [Problem("az-gold-already", state.facts(source=nouns.source(state, display)))]
    if kind not in state.edition.golds:
        return [Problem("az-no-gold", state.facts(kind=kind))]
    if any(turned == kind for _, turned in state.golds):
        return [Problem("az-gold-twice", state.facts(special=nouns.special(state, kind)))]
    return []


def _no_display(state: State, display: int) -> Problem:
    return Problem("az-no-display", state.facts(number=display, count=state.table.displays))


def _draw(state: State, move: Move) -> list[Problem]:
    """As many as are needed, and no more of a colour than are left (AZ-02, AZ-69 to AZ-72)."""
    strange = [one for one in words(move) if one not in state.edition.numbers]
    if strange:
        return [Problem("az-no-such-colour", state.facts(colour=strange[0]), _colours(state))]
    drawn, wanted = drawn_of(state, move), needed(state)
    if sum(drawn) != wanted:
        return [Problem("az-draw-count", state.facts(count=sum(drawn), needed=wanted))]
    have = state.bag if sum(state.bag) >= wanted else added(state.bag, state.lid)
    problems = []
    for at in range(SIZE):
        if drawn[at] > have[at]:
            facts = state.facts(colour=state.edition.word(at + 1), count=drawn[at], left=have[at], each=EACH)
            problems.append(Problem("az-drawn-too-many", facts))
        elif have is not state.bag and drawn[at] < state.bag[at]:
            facts = state.facts(colour=state.edition.word(at + 1), left=state.bag[at])
            problems.append(Problem("az-bag-first", facts))
    return problems


def _colours(state: State) -> Phrase:
    items = tuple(nouns.noun(state.edition, colour) for colour in state.edition.colours)
    return Phrase("az-remedy-colours", state.facts(items=items))


# ---- taking ---------------------------------------------------------------------------------------------------


def _not_yours(state: State, move: Move) -> list[Problem]:
    if move.player == state.turn:
        return []
    return [Problem("az-not-your-turn", state.facts(player=state.name(state.turn), waits=awaits(state)))]


def _take(state: State, move: Move) -> list[Problem]:
    """The turn, the source, the colour there, and a line that takes it (AZ-26 to AZ-29, AZ-34 to AZ-42)."""
    if problems := _not_yours(state, move):
        return problems
    source, colour, line = number(move, 0), word(move, 1), number(move, 2)
    if not 0 <= source <= state.table.displays:
        return [_no_display(state, source)]
    if colour not in state.edition.numbers:
        return [Problem("az-no-such-colour", state.facts(colour=colour), _colours(state))]
    there = taking.source_of(state, source)
    named = nouns.source(state, source)
    if not sum(there):
        return [Problem("az-nothing-there", state.facts(source=named), _elsewhere(state))]
    if not there[state.edition.numbers[colour] - 1]:
        facts = state.facts(source=named, colour=colour)
        remedy = Phrase("az-remedy-there", state.facts(source=named, items=nouns.heap(state, there)))
        return [Problem("az-colour-not-there", facts, remedy)]
    return _line(state, state.boards[state.table.seats[move.player]], colour, line)


def _elsewhere(state: State) -> Phrase:
    """The sources that have tiles."""
    full = tuple(at for at in range(1, state.table.displays + 1) if sum(taking.source_of(state, at)))
    centre = sum(taking.source_of(state, acts.CENTRE)) > 0
    return Phrase("az-remedy-sources", state.facts(centre=int(centre), items=full))


def _line(state: State, board: Board, colour: str, line: int) -> list[Problem]:
    """Why a colour cannot go to a pattern line; every reason."""
    if line == acts.FLOOR_LINE:
        return []
    lines = taking.lines_for(board, state.edition.numbers[colour])
    if line in lines:
        return []
    remedy = Phrase("az-remedy-lines", state.facts(colour=colour, items=tuple(lines)))
    if not 1 <= line <= SIZE:
        return [Problem("az-no-line", state.facts(line=line), remedy)]
    held, count = board.lines[line - 1]
    problems = []
    if count == line:
        problems.append(Problem("az-line-full", state.facts(line=line, colour=state.edition.word(held)), remedy))
    elif count and held != state.edition.numbers[colour]:
        facts = state.facts(line=line, colour=colour, holds=state.edition.word(held), count=count)
        problems.append(Problem("az-line-other", facts, remedy))
    if state.edition.numbers[colour] in board.wall[line - 1]:
        problems.append(Problem("az-line-wall", state.facts(line=line, colour=colour), remedy))
    return problems


def _spread(state: State, move: Move) -> list[Problem]:
    """A side for each colour that SN4 leaves (MC-26, MC-27)."""
    if problems := _not_yours(state, move):
        return problems
    left = taking.leftovers(state)
    told = words(move)
    if len(told) != len(left) or not set(told) <= {acts.LEFT, acts.RIGHT}:
        items = tuple(nouns.noun(state.edition, state.edition.word(one)) for one in left)
        return [Problem("az-spread-count", state.facts(count=len(left), items=items))]
    return []


# ---- tiling ---------------------------------------------------------------------------------------------------


def _tile(state: State, move: Move) -> list[Problem]:
    """A complete line of this colour, and its own cell (AZ-50, AZ-51, AZ-83 to AZ-85)."""
    board = state.boards[state.table.seats[move.player]]
    line, column, colour = number(move, 0), number(move, 1), word(move, 2)
    if not (1 <= line <= SIZE and 1 <= column <= SIZE):
        return [Problem("az-no-cell", state.facts(line=line, column=column))]
    if colour not in state.edition.numbers:
        return [Problem("az-no-such-colour", state.facts(colour=colour), _colours(state))]
    row, told = line - 1, state.edition.numbers[colour]
    if not board.waiting(row) or board.lines[row][0] != told:
        belongs = _belongs(state, board, told)
        hands = None if belongs else _lift(state, move)
        return [replace(_no_tile(state, board, row, told), remedy=belongs, hands=hands)]
    if not state.table.reverse:
        right = column_of(row, told)
        if column - 1 == right:
            return []
        remedy = Phrase("az-remedy-column", state.facts(line=line, colour=colour, column=right + 1))
        return [Problem("az-wrong-cell", state.facts(line=line, colour=colour, column=column), remedy)]
    return _free_cell(state, board, row, column - 1, told)


def _no_tile(state: State, board: Board, row: int, told: int) -> Problem:
    """Why no tile of this colour goes to this wall row now."""
    colour, count = board.lines[row]
    facts = state.facts(line=row + 1, colour=state.edition.word(told), count=count, needed=row + 1)
    if told in board.wall[row]:
        return Problem("az-tiled-already", facts)
    if not count:
        return Problem("az-line-empty", facts)
    if colour != told:
        return Problem("az-line-holds", {**facts, "holds": state.edition.word(colour)})
    return Problem("az-line-incomplete", facts)


def _belongs(state: State, board: Board, told: int) -> Phrase | None:
    """Where a tile of this colour may go instead: the complete lines that wait for one."""
    rows = [row for row in range(SIZE) if board.waiting(row) and board.lines[row][0] == told]
    if not rows:
        return None
    free = {row: _columns(state, board, row) for row in rows}
    items = tuple(
        Phrase("az-row-columns", {"line": row + 1, "items": columns}) for row, columns in free.items() if columns
    )
    return Phrase("az-remedy-cells", state.facts(items=items)) if items else None


def _columns(state: State, board: Board, row: int) -> tuple[int, ...]:
    """The columns, from one, that the tile of a complete line may go to."""
    return tuple(column + 1 for column in tiling.columns(state, board, row))


def _free_cell(state: State, board: Board, row: int, column: int, told: int) -> list[Problem]:
    """The reverse side: a free cell, no column that has the colour already, and none that a line above needs.

    AZ-83, AZ-84, AZ-90.
    """
    items = _columns(state, board, row)
    if column + 1 in items:
        return []
    drop = Phrase("az-remedy-drop", state.facts(line=row + 1))
    remedy = Phrase("az-remedy-columns", state.facts(items=items)) if items else drop
    facts = state.facts(line=row + 1, column=column + 1, colour=state.edition.word(told))
    problems = []
    if board.wall[row][column]:
        holds = state.edition.word(board.wall[row][column])
        problems.append(Problem("az-cell-taken", {**facts, "holds": holds}, remedy))
    other = next((one for one in range(SIZE) if board.wall[one][column] == told), None)
    if other is not None:
        problems.append(Problem("az-column-has", {**facts, "row": other + 1}, remedy))
    return problems or [Problem("az-cell-needed", facts, remedy)]


def _drop(state: State, move: Move) -> list[Problem]:
    """Only a complete line without a legal cell may, and must, be dropped (AZ-86, AZ-89)."""
    board, line = state.boards[state.table.seats[move.player]], number(move, 0)
    if not 1 <= line <= SIZE:
        return [Problem("az-no-line", state.facts(line=line))]
    colour, count = board.lines[line - 1]
    if not board.waiting(line - 1):
        return [Problem("az-drop-nothing", state.facts(line=line, count=count, needed=line))]
    items = _columns(state, board, line - 1)
    facts = state.facts(line=line, colour=state.edition.word(colour), items=items)
    if items:
        return [Problem("az-drop-not", facts, Phrase("az-remedy-columns", state.facts(items=items)))]
    return []


def _end(state: State, _move: Move) -> list[Problem]:
    return [] if tiling.is_last(state) else [Problem("az-not-over", state.facts(waits=awaits(state)))]


_JUDGES: dict[str, tuple[tuple[int, ...], Callable[[State, Move], list[Problem]]]] = {
    acts.LOTS_ACT: ((phases.LOTS,), _lots),
    acts.GOLD_ACT: ((phases.GOLD,), _gold),
    acts.DRAW_ACT: ((phases.FILL, phases.EXTRA), _draw),
    acts.TAKE_ACT: ((phases.TAKE,), _take),
    acts.SPREAD_ACT: ((phases.SPREAD,), _spread),
    acts.TILE_ACT: ((phases.TILE, phases.ROUND), _tile),
    acts.DROP_ACT: ((phases.TILE, phases.ROUND), _drop),
    acts.LEAVE_ACT: (
        tuple(range(phases.OVER)),
        lambda state, _move: last_one(state.table.players, state.table.gone),
    ),
    acts.ROUND_ACT: ((phases.ROUND,), lambda _state, _move: []),
    acts.END_ACT: ((phases.ROUND,), _end),
}
"""Act -> when it may be, and why it is not legal then."""
