"""The end of a game of Azul: bonuses, ranking, and tiles that run out; chapters "Konec hry" and "Příprava"."""

from __future__ import annotations

from typing import Any

import pytest

from companion.core.model import Phrase
from companion.games.azul.rules.editions import SIZE, colour_at
from companion.games.azul.rules.points import final
from companion.games.azul.rules.state import FILL, NONE, OVER, ROUND, Board
from companion.games.azul.rules.tiling import ends, is_last
from companion.games.azul.rules.wall import bonus
from companion.language.phrases import Phrases

from .azul_kit import EDITIONS, GAMES, refused, setup, told

EDITION = pytest.mark.parametrize("name", list(EDITIONS))
FULL = tuple(tuple(colour_at(row, column) for column in range(SIZE)) for row in range(SIZE))


def some(*cells: tuple[int, int]) -> tuple[tuple[int, ...], ...]:
    """A coloured wall with tiles in these cells, counted from 0."""
    return tuple(tuple(FULL[row][at] if (row, at) in cells else 0 for at in range(SIZE)) for row in range(SIZE))


def row(number: int) -> list[tuple[int, int]]:
    return [(number, at) for at in range(SIZE)]


def column(number: int) -> list[tuple[int, int]]:
    return [(at, number) for at in range(SIZE)]


def colour(number: int) -> list[tuple[int, int]]:
    return [(at, FULL[at].index(number)) for at in range(SIZE)]


def closing(boards: list[Board], name: str = "azul_mini", *variants: str) -> Any:
    """The end of a round with these boards; the tiles not on them are in the bag."""
    state = told(GAMES[name], GAMES[name].start(setup(name, len(boards), *variants)), "0 lots 1")
    return state._replace(phase=ROUND, boards=tuple(board._replace(counted=SIZE) for board in boards))


@pytest.mark.parametrize(
    ("cells", "rows", "columns", "colours", "points"),
    [
        ([], 0, 0, 0, 0),
        (row(2), 1, 0, 0, 2),
        (column(4), 0, 1, 0, 7),
        (colour(3), 0, 0, 1, 10),
        ([*row(0), *column(0), *colour(1)], 1, 1, 1, 19),
        ([(at, other) for at in range(SIZE) for other in range(SIZE)], 5, 5, 5, 95),
        ([*row(0)[:4], *column(2)[:4]], 0, 0, 0, 0),
    ],
)
def test_end_bonuses(cells: list[tuple[int, int]], rows: int, columns: int, colours: int, points: int) -> None:
    """AZ-76 AZ-77 AZ-78: two a row, seven a column, ten a colour."""
    found = bonus(some(*cells))
    assert [len(items) for items in found] == [rows, columns, colours]
    assert found.points == points


@EDITION
def test_a_complete_row_ends_the_game_after_its_round(name: str) -> None:
    """AZ-68 AZ-74 AZ-75: floors are counted first; a column or a colour alone ends nothing."""
    game = GAMES[name]
    boards = [Board(wall=some(*row(1)), floor=(1, 1), score=10), Board(wall=some(*column(0)), score=4)]
    state = closing(boards, name)
    assert game.awaited(state)[0].act.facts["last"] == 1
    assert refused(game, state, "0 end") == []
    after = told(game, state, "0 round")
    assert (after.phase, ends(after)) == (OVER, "row")
    assert [(one.rank, one.player, one.total) for one in game.outcome(after) or []] == [(1, 2, 11), (2, 1, 10)]
    assert list(game.moves(after)) == []
    state = closing([Board(wall=some(*column(0), *colour(1))), Board()], name)
    assert refused(game, state, "0 end") == ["az-not-over"]
    assert told(game, state, "0 round").phase == FILL


def over(*results: tuple[int, int]) -> Any:
    """The end of a game of players with these points and complete rows."""
    walls = {0: some(), 1: some(*row(0)), 2: some(*row(0), *row(1))}
    boards = [Board(wall=walls[rows], score=points - 2 * rows) for points, rows in results]
    return told(GAMES["azul_mini"], closing(boards), "0 round")


def ranked(*results: tuple[int, int]) -> list[tuple[int, int, str]]:
    """Rank, player and reason of players with these points and complete rows."""
    state = over(*results)
    return [(one.rank, one.player, one.reason) for one in GAMES["azul_mini"].outcome(state) or []]


def test_who_wins() -> None:
    """AZ-79 AZ-80 AZ-81: points, then complete rows, then the victory is shared."""
    assert ranked((10, 1), (20, 0)) == [(1, 2, "points"), (2, 1, "points")]
    assert ranked((20, 0), (20, 1)) == [(1, 2, "rows"), (2, 1, "rows")]
    assert ranked((20, 1), (20, 1)) == [(1, 1, "shared"), (1, 2, "shared")]
    assert ranked((20, 1), (20, 2), (20, 2), (30, 0)) == [
        (1, 4, "points"),
        (2, 2, "shared"),
        (2, 3, "shared"),
        (3, 1, "rows"),
    ]


def test_who_shares_a_place_hears_what_decided_against_others_with_as_many() -> None:
    """AZ-80: two with a complete row are before one without, and all three have twenty points."""
    told_places = Phrases("en", strict=True).say(Phrase("az-final", final(over((20, 0), (20, 1), (20, 1)))))
    assert "share the victory, twenty points, including bonuses of two points, by one complete row" in told_places
    assert "twenty points, zero complete rows" in told_places
    alone = Phrases("en", strict=True).say(Phrase("az-final", final(over((20, 1), (20, 1), (10, 0)))))
    assert "row" not in alone.partition("share the victory")[2]


def test_not_a_single_tile_left() -> None:
    """AZ-73: four boards hold all hundred tiles; end bonuses are given, and the round is the last one."""
    game = GAMES["azul_mini"]
    diagonal = [(at, at) for at in range(SIZE)]  # one cell of each row is free, all of them of the first colour
    wall = some(*((one, at) for one in range(SIZE) for at in range(SIZE) if (one, at) not in diagonal))
    lines = ((0, 0), (0, 0), (0, 0), (1, 1), (1, 4))
    state = closing([Board(lines, wall, score=3)] * 4)._replace(bag=NONE, lid=NONE, round=9)
    assert ends(state) == ""
    assert is_last(state)
    assert game.awaited(state)[0].act.facts["last"] == 1
    after = told(game, state, "0 end")
    assert (after.phase, after.round) == (OVER, 9)
    assert [one.total for one in game.outcome(after) or []] == [3 + 4 * 10] * 4
    one_falls = state.with_board(2, state.board(2)._replace(floor=(1,)))
    assert not is_last(one_falls)
    assert told(game, one_falls, "0 round").phase == FILL
