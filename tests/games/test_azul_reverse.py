"""The grey or brown side of Azul: free columns, lines that find no cell, and walls on which no row can be full."""

from __future__ import annotations

import random
from itertools import permutations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Move
from companion.games.azul.rules.editions import colour_at
from companion.games.azul.rules.locked import row_is_open
from companion.games.azul.rules.state import NONE, OVER, ROUND, TAKE, TILE, Board, State
from companion.games.azul.rules.tiling import ends
from companion.games.azul.rules.wall import can_complete

from .azul_kit import EDITIONS, GAMES, counts, keys, lines, offered, refused, remedies, setup, tiled, told, wall
from .azul_mirror import conserved

MINI = "azul_mini"
EDITION = pytest.mark.parametrize("name", list(EDITIONS))
LETTERS = {"b": "blue", "k": "black", "r": "red", "w": "white", "y": "yellow"}


def grey(board: Board, name: str = MINI, *variants: str) -> State:
    """The tiling begins with this board of player 1."""
    begun = told(GAMES[name], GAMES[name].start(setup(name, 2, "reverse", *variants)), "0 lots 1")
    return tiled(begun, {1: board})


def acts(state: State) -> list[str]:
    game = GAMES[state.edition.name]
    return sorted(game.text(move) for move in game.moves(state))


def lettered(rows: str, name: str = MINI) -> tuple[tuple[int, ...], ...]:
    """A wall as five words of letters, "." for free."""
    cells = [
        (row, column, LETTERS[letter])
        for row, letters in enumerate(rows.split(), 1)
        for column, letter in enumerate(letters, 1)
        if letter != "."
    ]
    return wall(EDITIONS[name], cells)


@EDITION
def test_any_free_cell_of_the_row_that_repeats_no_colour(name: str) -> None:
    """AZ-82 AZ-83 AZ-84: a colour once in each row and each column."""
    game, edition = GAMES[name], EDITIONS[name]
    board = Board(lines(edition, {2: ("red", 2)}), wall(edition, [(2, 1, "blue"), (4, 3, "red")]))
    state = grey(board, name)
    assert acts(state) == ["1 tile 2 2 red", "1 tile 2 4 red", "1 tile 2 5 red"]
    assert keys(game.judge(state, Move(1, "tile", (2, 1, "red")))) == ["az-cell-taken"]
    assert keys(game.judge(state, Move(1, "tile", (2, 3, "red")))) == ["az-column-has"]
    assert refused(game, state, "1 drop 2") == ["az-drop-not"]


@EDITION
def test_the_offer_looks_at_rows_only(name: str) -> None:
    """AZ-85: a colour that no column would take may still be laid into the line."""
    game, edition = GAMES[name], EDITIONS[name]
    begun = told(game, game.start(setup(name, 2, "reverse")), "0 lots 1")
    red = [(1, 1, "red"), (2, 2, "red"), (3, 3, "red")]
    board = Board(wall=wall(edition, [*red, (4, 4, "blue"), (4, 5, "black")]))
    state = offered(begun, ["red red blue blue"]).with_board(1, board)
    found = [move.args[2] for move in game.moves(state) if move.args[1] == "red"]
    assert found == [0, 4, 5]


@EDITION
def test_scores_bonuses_and_the_end_stay(name: str) -> None:
    """AZ-91"""
    game, edition = GAMES[name], EDITIONS[name]
    row = [(1, at, colour) for at, colour in enumerate(reversed(edition.colours), 1)]
    board = Board(lines(edition, {1: (row[4][2], 1)}), wall(edition, row[:4]))
    state = told(game, grey(board, name), f"tile 1 5 {row[4][2]}", "0 round")
    assert (state.phase, ends(state)) == (OVER, "row")
    assert [(one.player, one.total) for one in game.outcome(state) or []] == [(1, 5 + 2), (2, 0)]


def full_board(name: str) -> Board:
    """Red has no cell in line 4: the only free one stands in a column with red."""
    edition = EDITIONS[name]
    others = [one for one in edition.colours if one != "red"]
    cells = [(4, at, colour) for at, colour in enumerate(others, 1)]
    return Board(lines(edition, {4: ("red", 4)}), wall(edition, [*cells, (1, 5, "red")]))


@EDITION
def test_a_line_without_a_cell_falls_in_the_same_round(name: str) -> None:
    """AZ-86 AZ-87 AZ-89 MC-10: all of it, at once, while its line is worked; it must."""
    game, edition = GAMES[name], EDITIONS[name]
    red = edition.numbers["red"]
    state = grey(full_board(name)._replace(floor=(1, 1), score=10), name)
    assert acts(state) == ["1 drop 4"]
    found = game.judge(state, Move(1, "tile", (4, 5, "red")))
    assert keys(found) == ["az-column-has"]
    assert remedies(found) == ["az-remedy-drop"]
    state = told(game, state, "drop 4")
    assert state.board(1).floor == (1, 1, red, red, red, red)
    assert state.board(1).lines[3] == (0, 0)
    assert state.phase == ROUND
    state = told(game, state, "0 round")
    assert state.board(1).score == 0
    assert state.lid == counts(edition, "blue blue red red red red")


@EDITION
def test_what_finds_no_space_on_the_floor_costs_nothing(name: str) -> None:
    """AZ-88"""
    game, edition = GAMES[name], EDITIONS[name]
    state = told(game, grey(full_board(name)._replace(floor=(1,) * 5), name), "drop 4")
    assert state.board(1).penalty == 14
    assert len(state.board(1).floor) == 7
    assert state.lid == counts(edition, "red red")


def test_lines_are_worked_from_the_top_and_may_close_cells_below() -> None:
    """AZ-90: line 2 may take column 4, the only one of line 4, which then falls."""
    edition, game = EDITIONS[MINI], GAMES[MINI]
    held = lines(edition, {2: ("red", 2), 4: ("red", 4)})
    cells = [(4, 1, "blue"), (4, 2, "yellow"), (4, 3, "black"), (3, 5, "red")]
    state = grey(Board(held, wall(edition, cells)))
    assert acts(state) == [*(f"1 tile 2 {at} red" for at in (1, 2, 3, 4)), "1 tile 4 4 red"]
    below = told(game, state, "1 tile 4 4 red")
    assert acts(below) == [f"1 tile 2 {at} red" for at in (1, 2, 3)]
    above = told(game, state, "1 tile 2 4 red")
    assert acts(above) == ["1 drop 4"]


def test_a_tile_below_may_not_take_what_a_line_above_needs() -> None:
    """AZ-49 AZ-90: line 2 has one cell only; line 4, laid first, must leave it or fall."""
    edition, game = EDITIONS[MINI], GAMES[MINI]
    held = lines(edition, {2: ("red", 2), 4: ("red", 4)})
    narrow = [(2, 1, "blue"), (2, 2, "yellow"), (2, 3, "black"), (3, 5, "red")]
    state = grey(Board(held, wall(edition, narrow)))
    assert acts(state) == ["1 tile 2 4 red", *(f"1 tile 4 {at} red" for at in (1, 2, 3))]
    found = game.judge(state, Move(1, "tile", (4, 4, "red")))
    assert keys(found) == ["az-cell-needed"]
    assert remedies(found) == ["az-remedy-columns"]
    tight = [*narrow, (4, 1, "blue"), (4, 2, "yellow"), (4, 3, "black")]
    state = grey(Board(held, wall(edition, tight)))
    assert acts(state) == ["1 drop 4", "1 tile 2 4 red"]
    found = game.judge(state, Move(1, "tile", (4, 4, "red")))
    assert keys(found) == ["az-cell-needed"]
    assert remedies(found) == ["az-remedy-drop"]
    assert told(game, state, "1 drop 4", "1 tile 2 4 red").phase == ROUND


def laid_at_random(seed: int, count: int) -> list[list[int]]:
    """A wall of the reverse side with at most so many tiles, no colour twice in a row or column."""
    dice, cells = random.Random(seed), [[0] * 5 for _ in range(5)]
    spots = [(row, column, colour) for row in range(5) for column in range(5) for colour in range(1, 6)]
    for row, column, colour in dice.sample(spots, len(spots)):
        taken = {*cells[row], *(line[column] for line in cells)}
        if count and not cells[row][column] and colour not in taken:
            cells[row][column], count = colour, count - 1
    return cells


@settings(deadline=None, max_examples=150)
@given(st.integers(0, 2**32), st.integers(5, 25))
def test_a_row_can_be_completed_where_some_order_of_its_colours_fits_its_free_cells(seed: int, count: int) -> None:
    """AZ-84, by trying every order."""
    cells = laid_at_random(seed, count)
    for row, line in enumerate(cells):
        free = [column for column in range(5) if not line[column]]
        columns = [{other[column] for other in cells} for column in free]
        missing = {1, 2, 3, 4, 5} - {*line}
        fits = any(
            all(colour not in column for colour, column in zip(order, columns, strict=True))
            for order in permutations(missing)
        )
        assert can_complete(tuple(map(tuple, cells)), row) == fits, (cells, row)


def test_the_game_ends_when_every_row_is_locked() -> None:
    """AZ-74, ruling: no row of any wall can be completed any more, so the round is the last one."""
    game = GAMES[MINI]
    walls = [lettered("yk.rw .rbwy w.ykb kwry. byw.k"), lettered("by.kr kwr.b ykwb. .byrk wrky.")]
    assert not any(can_complete(one, row) for one in walls for row in range(5))
    state = grey(Board())._replace(phase=ROUND)
    boards = tuple(Board(wall=one, counted=5, score=4) for one in walls)
    assert game.awaited(state._replace(boards=boards))[0].act.facts["last"] == 1
    after = told(game, state._replace(boards=boards), "0 round")
    assert (after.phase, ends(after)) == (OVER, "locked")
    open_row = boards[1]._replace(wall=((0,) * 5, *walls[1][1:]))
    assert can_complete(open_row.wall, 0)
    after = told(game, state._replace(boards=(boards[0], open_row)), "0 round")
    assert after.phase not in (OVER, TILE)


def test_the_game_ends_when_the_tiles_for_every_row_are_bound() -> None:
    """AZ-74, ruling: what lies in lines for good may be what every row lacks, also on the coloured side."""
    edition, game = EDITIONS[MINI], GAMES[MINI]
    white = edition.numbers["white"]
    begun = told(game, game.start(setup(MINI, 4)), "0 lots 1")
    filled = tuple(tuple(0 if colour == white else colour for colour in row) for row in coloured(MINI))
    stuck = Board(lines(edition, {2: ("white", 1), 3: ("white", 2), 4: ("white", 2), 5: ("white", 1)}), filled)
    others = "red blue yellow black " * 5

    def last(loose: str) -> State:
        """The fourth player has the whites that do not lie in the lid."""
        held = {5: ("white", 2 - loose.count("white"))} if loose.count("white") < 2 else {}
        boards = ((stuck._replace(counted=5),) * 3) + (Board(lines(edition, held), counted=5),)
        lid = counts(edition, others + loose)
        found: State = begun._replace(phase=ROUND, boards=boards, bag=NONE, lid=lid, displays=(NONE,) * 9)
        return found

    assert sum(conserved(last(""))) == sum(conserved(last("white"))) == 100
    assert [row_is_open(last(loose)) for loose in ("", "white", "white white")] == [False, True, True]
    after = told(game, last(""), "0 round")
    assert (after.phase, ends(after)) == (OVER, "locked")
    on_offer = last("white")._replace(lid=counts(edition, others), centre=counts(edition, "white"), phase=TAKE)
    assert row_is_open(on_offer)


def coloured(name: str) -> list[list[int]]:
    """The whole coloured side as numbers of colours."""
    assert name in EDITIONS
    return [[colour_at(row, column) for column in range(5)] for row in range(5)]
