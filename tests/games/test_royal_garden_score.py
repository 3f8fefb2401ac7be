"""Points, areas and ranks against people's counts, the rulebook's examples and the independent judge."""

from __future__ import annotations

import itertools
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import royal_garden
from companion.games.royal_garden.finished.layout import read_layout, score_layout
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.points import standings
from companion.games.royal_garden.rules.ranking import ranked as ranks_of
from companion.games.royal_garden.rules.score import KINDS, Result, area_of, result, score_cells
from tests.games import independent_judge as other
from tests.games.garden import DATA, LETTERS, begin, dominoes, judged, keys, played, setup

BOARDS: list[dict[str, Any]] = json.loads((DATA / "royal_garden_real_boards.json").read_text("utf-8"))["boards"]

cells = st.dictionaries(
    st.tuples(st.integers(1, 7), st.integers(1, 7)), st.sampled_from([*sorted(KINDS), "W0", "F1"]), max_size=49
)
results = st.lists(
    st.builds(Result, st.integers(0, 2), st.integers(0, 2), st.integers(0, 2)), min_size=1, max_size=4
)


def kinds_of(board: dict[str, Any]) -> dict[tuple[int, int], str]:
    """Row 0 of a photograph is the far one."""
    size = board["size"]
    kinds = {(column + 1, size - row): LETTERS[t] + str(crowns) for row, column, t, crowns in board["cells"]}
    row, column = board["castle"]
    kinds[column + 1, size - row] = "C"
    return kinds


def test_there_are_23_photographed_boards() -> None:
    assert len(BOARDS) == 23


@pytest.mark.parametrize("board", BOARDS, ids=lambda board: str(board["source"].split("]")[0].split("[")[1]))
def test_photographed_boards_score_as_people_scored_them(board: dict[str, Any]) -> None:
    """RG-81 RG-82 RG-83 RG-85 RG-86 RG-87 RG-79."""
    assert sum(area.points for area in score_cells(kinds_of(board))) == board["area_points"]


def test_rulebook_example_a() -> None:
    """RG-82 RG-83 RG-84 RG-127: 4 + 9 + 2 + 0 + 0 = 15."""
    file = str(DATA / "royal_garden_example_a.txt")
    areas = score_cells(read_layout(file)[1])
    told = [(area.terrain, area.squares, area.crowns, area.points) for area in areas]
    assert told == [
        ("lake", 3, 3, 9),
        ("field", 2, 2, 4),
        ("meadow", 1, 2, 2),
        ("forest", 1, 0, 0),
        ("forest", 1, 0, 0),
    ]
    assert score_layout(file, read_layout(file)[1])["total"] == 15


def test_rulebook_example_a_is_laid_correctly() -> None:
    """RG-68 RG-127: the fourth domino is joined field to field."""
    table = {1: ("L2", "L0"), 2: ("L1", "F0"), 3: ("M2", "W1"), 4: ("W1", "F0")}
    lines = ["1 castle 1 C3", "1 place 1 D3 E3", "1 place 2 E4 E5", "1 place 3 C2 B2", "1 place 4 B1 A1"]
    state = played(begin(1, table), lines)
    kingdom = state.kingdom(1)
    assert kingdom is not None
    assert kingdom.kinds == read_layout(str(DATA / "royal_garden_example_a.txt"))[1]
    assert sum(line.points for line in GAME.score(state)) == 15


def test_rulebook_example_b() -> None:
    """RG-72 RG-67 RG-88 RG-127: wrong as laid, right when turned round, right at the castle; 4 + 1 = 5."""
    table = {1: ("N2", "W0"), 2: ("F1", "M0"), 3: ("L0", "N0")}
    state = played(begin(1, table), ["1 castle 1 C3", "1 place 1 C4 D4", "1 place 2 B3 A3"])
    assert keys(state, "1 place 3 C5 B5") == ["rg-mismatch"]
    assert judged(state, "1 place 3 D3 E3") == judged(state, "1 place 3 E3 D3") == []
    turned = played(state, ["1 place 3 B5 C5"])
    told = [(area.terrain, area.points) for area in score_cells(turned.kingdoms[0].kinds) if area.points]
    assert told == [("mine", 4), ("forest", 1)]
    assert turned.kingdoms[0].kinds == read_layout(str(DATA / "royal_garden_example_b.txt"))[1]


@settings(max_examples=150, deadline=None)
@given(cells)
def test_areas_as_the_independent_judge_finds_them(kinds: dict[tuple[int, int], str]) -> None:
    """RG-69 RG-81 RG-82."""
    ours = {
        (area.terrain[:2], frozenset(complex(*cell) for cell in area.cells), area.crowns, area.points)
        for area in score_cells(kinds)
    }
    names = {letter: terrain[:2] for terrain, letter in LETTERS.items()}
    theirs = {
        (names[letter], found, crowns, points)
        for letter, found, crowns, points in other.areas({complex(*cell): kind for cell, kind in kinds.items()})
    }
    assert ours == theirs


@settings(max_examples=100, deadline=None)
@given(cells)
def test_areas_part_the_cells_and_keep_a_fixed_order(kinds: dict[tuple[int, int], str]) -> None:
    areas = score_cells(kinds)
    assert sorted(cell for area in areas for cell in area.cells) == sorted(kinds)
    assert score_cells(dict(reversed(kinds.items()))) == areas
    assert all(area_of(kinds, cell) == area for area in areas for cell in area.cells)
    order = [(-area.points, -area.squares, area.terrain) for area in areas]
    assert order == sorted(order)


def test_the_castle_and_empty_cells_join_nothing() -> None:
    """RG-86 RG-87: forests on both sides of a castle and of a gap stay apart."""
    kinds = {(1, 1): "F1", (2, 1): "C", (3, 1): "F1", (5, 1): "F1"}
    assert [area.points for area in score_cells(kinds)] == [1, 1, 1]
    assert area_of(kinds, (2, 1)) is None
    assert area_of(kinds, (4, 1)) is None


def test_corners_join_nothing() -> None:
    """RG-69."""
    assert [area.squares for area in score_cells({(1, 1): "F1", (2, 2): "F1"})] == [1, 1]


@settings(max_examples=300, deadline=None)
@given(results)
def test_ranks_as_the_independent_judge_ranks(table: list[Result]) -> None:
    """RG-89 RG-90 RG-91 RG-92 RG-94."""
    ranked = ranks_of(enumerate(table))
    theirs = other.ranks([(one.total, one.largest, one.crowns) for one in table])
    assert {one.player: one.rank for one in ranked} == dict(enumerate(theirs))
    assert [one.rank for one in ranked] == sorted(one.rank for one in ranked)


@settings(max_examples=200, deadline=None)
@given(results)
def test_reasons_name_what_decided(table: list[Result]) -> None:
    """RG-90 RG-91 RG-92: a reason is the last criterion that parts a player from those level with it."""
    for one in ranks_of(enumerate(table)):
        mine = table[one.player]
        level = [found for at, found in enumerate(table) if at != one.player and found.total == mine.total]
        assert (one.reason == "points") == (not level)
        assert (one.reason == "shared") == (mine in level)
        if one.reason == "largest_area":
            assert all(found.largest != mine.largest for found in level)
        if one.reason == "crowns":
            assert any(found.largest == mine.largest and found.crowns != mine.crowns for found in level)


@pytest.mark.parametrize(
    ("table", "ranks", "reasons"),
    [
        ([(9, 1, 1), (8, 5, 5)], [1, 2], ["points", "points"]),
        ([(9, 3, 9), (9, 4, 1)], [2, 1], ["largest_area", "largest_area"]),
        ([(9, 4, 2), (9, 4, 3)], [2, 1], ["crowns", "crowns"]),
        ([(9, 4, 3), (9, 4, 3), (8, 9, 9), (7, 1, 1)], [1, 1, 2, 3], ["shared", "shared", "points", "points"]),
    ],
)
def test_ties(table: list[tuple[int, int, int]], ranks: list[int], reasons: list[str]) -> None:
    """RG-90 RG-91 RG-92 RG-94: 1, 1, 2, 3."""
    ranked = sorted(ranks_of((at, Result(*one)) for at, one in enumerate(table)), key=lambda one: one.player)
    assert [one.rank for one in ranked] == ranks
    assert [one.reason for one in ranked] == reasons


def test_bonuses_count_before_ties() -> None:
    """RG-93: 5 bonus points put a smaller kingdom level, and then its largest area decides."""
    areas = score_cells({(1, 1): "F1", (2, 1): "F1"})
    assert result(areas, 5) == Result(9, 2, 2)
    level = ranks_of(enumerate([result(areas, 5), Result(9, 3, 3)]))
    assert [one.reason for one in level] == ["largest_area", "largest_area"]


def test_standings_of_a_table() -> None:
    """RG-88 RG-89 RG-90: two players level at one point; the larger area wins."""
    table = {1: ("F1", "W0"), 2: ("F1", "W0"), 3: ("W0", "L0")}
    state = GAME.start(setup(2, table=table))
    state = played(state, ["1 castle 1 C3", "2 castle 2 C3", "1 place 1 C4 C5", "2 place 2 C4 C5"])
    assert [(one.rank, one.player, one.reason) for one in standings(state)] == [(1, 1, "shared"), (1, 2, "shared")]
    state = played(state, ["2 place 3 D5 D4"])
    found = [(one.rank, one.player, one.total, one.reason, one.facts["largest_area"]) for one in standings(state)]
    assert found == [(1, 2, 1, "largest_area", 2), (2, 1, 1, "largest_area", 1)]


def test_the_standard_set() -> None:
    """RG-04 RG-06 RG-10 RG-13: 48 dominoes, 96 squares, 39 crowns, terrain by terrain."""
    table = dominoes()
    shipped = Path(royal_garden.__file__).parent / "standard_tiles.csv"
    lines = [line.split(",") for line in shipped.read_text("utf-8").splitlines() if line[:1].isdigit()]
    assert {int(one[0]): (LETTERS[one[1]] + one[2], LETTERS[one[3]] + one[4]) for one in lines} == table
    assert list(table) == list(range(1, 49))
    squares = [kind for kinds in table.values() for kind in kinds]
    counted = {letter: sum(kind[0] == letter for kind in squares) for letter in "WFLMSN"}
    assert counted == {"W": 26, "F": 22, "L": 18, "M": 14, "S": 10, "N": 6}
    crowns = {letter: sum(int(kind[1]) for kind in squares if kind[0] == letter) for letter in "WFLMSN"}
    assert crowns == {"W": 5, "F": 6, "L": 6, "M": 6, "S": 6, "N": 10}


def test_kinds_are_six_terrains_with_0_to_3_crowns() -> None:
    """RG-07 RG-08 RG-12."""
    assert {letter + str(crowns) for letter, crowns in itertools.product("WFLMSN", range(4))} == KINDS
