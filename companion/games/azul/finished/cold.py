"""Walls found as they lie, tiles without history, made into a state; and walls told to a scorer."""

from __future__ import annotations

from collections.abc import Mapping

from companion.core.model import Laid, Phrase, Problem
from companion.games.api import Setup, Space
from companion.games.azul.finished.finished import faults
from companion.games.azul.rules.acts import cell_of, colour_of
from companion.games.azul.rules.editions import SIZE, Edition
from companion.games.azul.rules.state import State, start
from companion.games.azul.rules.wall import EMPTY, Wall, bonus, with_tile
from companion.games.azul.telling.nouns import cell


def read(setup: Setup, edition: Edition, laid: Mapping[str, Laid]) -> State | list[Problem]:
    """The state that these tiles make, surface -> pieces; all problems if they make none.

    Points on the counters are not on the wall and stay at nought. Problems: az-unknown-board, az-unknown-thing,
    az-off-wall, and those of wall_problems.
    """
    state = start(setup, edition)
    boards = {str(player): player for player in state.table.players}
    problems = [Problem("az-unknown-board", state.facts(board=board)) for board in sorted(set(laid) - set(boards))]
    for surface, player in boards.items():
        wall = EMPTY
        for place, piece in sorted(laid.get(surface, ())):
            row, column = cell_of(place)
            colour = edition.numbers.get(colour_of(piece), 0)
            if not (0 <= row < SIZE and 0 <= column < SIZE):
                problems.append(Problem("az-off-wall", state.facts(cell=place), _lift(state, row, column)))
            elif not colour:
                facts = state.facts(cell=cell(state, row, column))
                problems.append(Problem("az-unknown-thing", facts, _lift(state, row, column)))
            else:
                wall = with_tile(wall, row, column, colour)
        board = state.boards[state.table.seats[player]]
        problems += wall_problems(state, wall)
        state = state.with_board(player, board._replace(wall=wall))
    return problems or state


def wall_problems(state: State, wall: Wall) -> list[Problem]:
    """What no wall may be: a colour on another's cell, on the reverse side twice in a row or column (AZ-84).

    Problems: az-wrong-cell, az-row-twice, az-column-twice.
    """
    problems = []
    for one in faults(wall, state.table.reverse):
        facts = state.facts(line=one.row + 1, column=one.column + 1, colour=state.edition.word(one.colour))
        right = Phrase("az-remedy-column", {**facts, "column": one.right + 1})
        problems.append(Problem(f"az-{one.reason}", facts, right if one.reason == "wrong-cell" else None))
    return problems


def _lift(state: State, row: int, column: int) -> Phrase:
    return Phrase("az-remedy-lift", state.facts(line=row + 1, column=column + 1))


def spaces(state: State) -> list[Space]:
    """Each wall, row one the far one (y = 5), with the bonuses that it would bring now and the running points."""
    found = []
    for player, board in state.seated:
        cells = {
            (column, SIZE - row): state.edition.word(colour)
            for row, line in enumerate(board.wall)
            for column, colour in enumerate(line, 1)
            if colour
        }
        won = bonus(board.wall)
        bonuses = dict(zip(won._fields, won.worth, strict=True))
        found.append(Space(state.name(player), cells, bonuses, points=board.score))
    return found
