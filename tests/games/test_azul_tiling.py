"""Tiling, scoring and the end of a round of Azul; chapters "Obkládání stěn" and "Bodování"."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

from companion.games.azul.rules.editions import MARKER, SIZE
from companion.games.azul.rules.state import ROUND, TILE, Board, Gain
from companion.games.azul.rules.wall import count_up, runs

from .azul_kit import EDITIONS, GAMES, counts, lines, refused, setup, tiled, told, wall

MINI, CHOCOLATE = "azul_mini", "master_chocolatier"
GAME = GAMES[MINI]


def tiling(boards: dict[int, Board], name: str = MINI, *variants: str) -> Any:
    """The tiling of two players begins with these boards; the bag is full."""
    begun = told(GAMES[name], GAMES[name].start(setup(name, 2, *variants)), "0 lots 1")
    return tiled(begun, boards)


def drawn(cells: str) -> tuple[tuple[int, ...], ...]:
    """A wall drawn as five words of "#" and "."."""
    return tuple(tuple(int(sign == "#") for sign in row) for row in cells.split())


@pytest.mark.parametrize(
    ("cells", "row", "column", "points"),
    [
        ("..... .#... ..... ...#. .....", 3, 3, 1),
        ("..... .#.#. ..... .#.#. .....", 3, 3, 1),
        ("..... ..... .##.. ..... .....", 3, 4, 3),
        ("..... ..#.. ..#.. ..... .....", 4, 3, 3),
        ("..... ..... #.##. .#... .#...", 3, 2, 7),
        ("..... ..... #.#.# ..... .....", 3, 2, 3),
        ("##### ##### ##.## ##### #####", 3, 3, 10),
        ("..... ..... .#... ..... .....", 3, 3, 2),
    ],
)
def test_what_a_placement_is_worth(cells: str, row: int, column: int, points: int) -> None:
    """AZ-56 AZ-57 AZ-58 AZ-59 AZ-60 AZ-61: the rulebook's 1, 3, 3 and 7 points; corners and gaps add nothing."""
    gain = Gain(row - 1, column - 1, 1, *runs(drawn(cells), row - 1, column - 1))
    assert gain.points == points


@pytest.mark.parametrize(("name", "two", "four"), [(MINI, "red", "blue"), (CHOCOLATE, "white", "blue")])
def test_zuzkas_tiling(name: str, two: str, four: str) -> None:
    """AZ-50 AZ-51 AZ-53 AZ-54 AZ-55: lines 2 and 4 bring a point each, 3 and 5 keep what they hold."""
    game, edition = GAMES[name], EDITIONS[name]
    held = {2: (two, 2), 3: ("black", 2), 4: (four, 4), 5: (edition.colours[-1], 1)}
    state = tiling({1: Board(lines(edition, held))}, name)
    assert {game.text(move) for move in game.moves(state)} == {f"1 tile 2 4 {two}", f"1 tile 4 4 {four}"}
    assert refused(game, state, "1 tile 3 1 black") == ["az-line-incomplete"]
    state = told(game, state, "tile 2", "tile 4")
    assert [gain.points for gain in state.board(1).gains] == [1, 1]
    assert (state.board(1).score, state.phase) == (2, ROUND)
    state = told(game, state, "0 round")
    assert state.board(1).lines == lines(edition, {3: held[3], 5: held[5]})
    assert state.lid == counts(edition, f"{two} {four} {four} {four}")
    assert state.board(1).wall == wall(edition, [(2, 4, two), (4, 4, four)])


def test_lines_count_from_the_top_in_whatever_order_hands_lay_them() -> None:
    """AZ-48 AZ-49 AZ-52: a tile is counted once all lines above it are decided; players do not wait."""
    edition = EDITIONS[MINI]
    held = lines(edition, {1: ("blue", 1), 2: ("white", 2), 3: ("black", 3)})  # one below the other: 1, 2, 3
    boards = {player: Board(held) for player in (1, 2)}
    for order in itertools.permutations((1, 2, 3)):
        state = tiling(boards)
        for line in order:
            before = state.board(1).score
            state = told(GAME, state, f"1 tile {line}")
            if 1 not in order[: order.index(line) + 1]:
                assert state.board(1).score == before == 0
        assert [gain.points for gain in state.board(1).gains] == [1, 2, 3]
        assert (state.board(1).score, state.board(2).score, state.phase) == (6, 0, TILE)


def test_a_lower_tile_that_lies_there_early_is_no_neighbour_yet() -> None:
    """AZ-52: line 2 laid first joins the tile of line 1 below, which then counts 1, not 2."""
    edition = EDITIONS[MINI]
    board = Board(lines(edition, {1: ("blue", 1), 2: ("white", 2)}), wall(edition, [(2, 1, "white")]))
    assert count_up(board).gains == ()
    board = board._replace(wall=wall(edition, [(1, 1, "blue"), (2, 1, "white")]))
    assert [gain.points for gain in count_up(board).gains] == [1, 2]


@pytest.mark.parametrize("name", list(EDITIONS))
def test_the_floor_of_the_rulebook_costs_8(name: str) -> None:
    """AZ-07 AZ-62 AZ-65 AZ-66 AZ-67: four tiles and the marker; tiles to the lid, the marker to its holder."""
    game, edition = GAMES[name], EDITIONS[name]
    board = Board(floor=(1, MARKER, 2, 2, 5), score=20)
    assert board.penalty == 8
    state = tiling({2: board}, name)._replace(taker=2, phase=ROUND)
    state = told(game, state, "0 round")
    assert state.board(2).score == 12
    assert state.board(2).loss == (4, 1, 8)
    assert state.board(2).floor == ()
    assert sum(state.lid) == 4
    assert (state.starter, state.taker) == (2, 0)
    assert edition.colours[0] == "blue"


def test_no_score_falls_below_nought() -> None:
    """AZ-63 AZ-64: held once a round, after row 5 was counted and the whole floor summed."""
    edition = EDITIONS[MINI]
    held = lines(edition, {5: ("yellow", 5)})
    state = tiling({1: Board(held, floor=(1,) * 7, score=3), 2: Board(floor=(3,), score=0)})
    state = told(GAME, state, "tile 5")
    assert state.board(1).score == 4
    state = told(GAME, state, "0 round")
    assert [board.score for board in state.boards] == [0, 0]
    state = tiling({1: Board(held, floor=(1, 2), score=0)})
    assert told(GAME, state, "tile 5", "0 round").board(1).score == 0  # 1 - 2, not 0 - 2 + 1
    state = tiling({1: Board(held, wall(edition, [(4, 1, "red")]), floor=(1,), score=0)})
    assert told(GAME, state, "tile 5", "0 round").board(1).score == 1  # 2 - 1


def test_a_praline_in_the_box_stays_there() -> None:
    """MC-09: what goes from a wall is no act."""
    game = GAMES[CHOCOLATE]
    edition = EDITIONS[CHOCOLATE]
    state = tiling({1: Board(wall=wall(edition, [(1, 1, "blue")]))}, CHOCOLATE)
    lying = tuple(game.lying(state, "1").items())
    assert len(lying) == 1
    assert game.guess(state, "1", (), lying) is None


def test_both_players_tile_at_the_same_time() -> None:
    """AZ-48: either may lay first, and each is awaited."""
    edition = EDITIONS[MINI]
    state = tiling({player: Board(lines(edition, {1: ("blue", 1)})) for player in (1, 2)})
    assert [one.player for one in GAME.awaited(state)] == [1, 2]
    state = told(GAME, state, "2 tile 1")
    assert [one.player for one in GAME.awaited(state)] == [1]
    assert [len(row) for row in state.board(2).wall] == [SIZE] * SIZE
