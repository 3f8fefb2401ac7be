"""The scoring of a round, the end, ties and the other side of the board (QG-126 to QG-141, QG-160 to QG-180)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from itertools import combinations

import pytest

from companion.games.queens_garden.rules import tables
from companion.games.queens_garden.rules.cells import NUMBER
from companion.games.queens_garden.rules.hexes import CRITERIA, HEXAGONS, OF_CRITERION, WORDS
from companion.games.queens_garden.rules.scoring import (
    BONUS_A,
    BONUS_B,
    groups,
    matching,
    pavilions,
    stored,
    worth,
)
from companion.games.queens_garden.rules.state import OVER, ROUND, Garden, State

from .azul_kit import keys, told
from .queens_kit import BACK, GAME, garden, hexagons, refused, setup, table

RIM = ("2-8", "2-6", "2-4", "2-2", "2-12", "2-10")
"""A ring around a middle: each touches the next."""
SIDE_A = [
    {"dark-green": 1, "tree": 1, "blue": 1},
    {"bird": 1, "dark-purple": 1, "butterfly": 2},
    {"purple": 1, "flower": 2, "yellow": 1},
    {"plant": 3, "light-green": 1, "tulips": 3},
]


def ending(*gardens: Garden, number: int = 1, variants: Sequence[str] = ()) -> State:
    """Everybody has passed in a round."""
    rows = (*gardens, *(garden(),) * (2 - len(gardens)))
    passed = tuple(range(1, len(rows) + 1))
    return table(*rows, round=number, phase=ROUND, turn=0, marker=1, passed=passed, variants=variants)


def gained(mine: Garden, number: int = 1, variants: Sequence[str] = ()) -> dict[str, int]:
    """What the end of a round brings, by kind and criterion."""
    later = told(GAME, ending(mine, number=number, variants=variants), "0 round").gardens[0]
    found: dict[str, int] = {}
    for one in later.gains:
        name = one.what if one.kind == "round" else f"{one.kind} {one.what}".strip()
        found[name] = found.get(name, 0) + one.points
    assert later.score == mine.score + sum(found.values())
    return found


# ---- the round --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_each_round_scores_three_criteria_of_the_wheel(number: int) -> None:
    """QG-127 QG-128 QG-131 QG-132 QG-133 QG-134 QG-135 QG-136: each hexagon that matches."""
    wanted = SIDE_A[number - 1]
    state = ending(number=number)
    assert dict(state.sectors) == wanted
    for hexagon in HEXAGONS:
        laid = garden({"fountain-12": WORDS[hexagon]})
        points = {one: each for one, each in wanted.items() if hexagon in OF_CRITERION[one]}
        found = gained(laid, number)
        assert {one: each for one, each in found.items() if one in CRITERIA} == points


def test_the_points_stand_on_the_wheel() -> None:
    """QG-128 QG-129: they are no values of patterns; of three birds one each."""
    birds = garden({"fountain-12": "bird-blue", "fountain-4": "bird-purple", "fountain-8": "bird-yellow"})
    assert gained(birds, 2) == {"bird": 3}
    owned = ending(birds, number=2)
    other = owned._replace(table=owned.table._replace(wheel=((), (("bird", 4),), (), ())))
    assert told(GAME, other, "0 round").gardens[0].score == 15 + 12


def test_a_hexagon_may_score_twice() -> None:
    """QG-130: by its colour and by its pattern."""
    assert gained(garden({"fountain-12": "tree-blue"})) == {"tree": 1, "blue": 1}


def test_each_criterion_is_shown_once_in_a_game() -> None:
    """QG-137."""
    shown = [one for sectors in GAME.start(setup()).table.wheel for one, _ in sectors]
    assert sorted(shown) == sorted(CRITERIA)


def test_pavilions_that_are_seen_bring_a_point() -> None:
    """QG-138 QG-139: surrounded or not; a face-down expansion has none."""
    mine = garden({"2-6": "tulips-yellow", "8-2": "tulips-purple"}, {2: 6, 8: 2, 4: BACK})
    assert pavilions(mine.slots) == 2
    for number in (1, 2):
        assert gained(mine, number) == {"pavilions": 2}


def test_printed_hexagons_score_stored_ones_do_not() -> None:
    """QG-140."""
    mine = garden({"2-6": "tree-blue"}, {2: 6}, tiles="tree-yellow", beds="bird-blue")
    assert gained(mine) == {"tree": 1, "blue": 1, "pavilions": 1}
    assert [one.amount for one in matching(garden(tiles="tree-blue").cells, (("blue", 1),))] == [0]


# ---- the end ----------------------------------------------------------------------------------------------------


def test_the_end_comes_after_the_scoring_of_round_four() -> None:
    """QG-160 QG-161: storage, groups, bonuses, in this order."""
    laid = {cell: f"{word}-blue" for cell, word in zip(RIM, ("tree", "bird", "butterfly", "flower"), strict=False)}
    laid |= {"2-12": "plant-blue", "2-10": "tulips-blue"}
    mine = garden(laid, {2: BACK}, tiles="bird-yellow", jokers=3)
    state = ending(mine, number=4)
    assert GAME.outcome(state) is None
    later = told(GAME, state, "0 round")
    assert later.phase == OVER
    kinds = [one.kind for one in later.gardens[0].gains]
    assert kinds == ["round", "round", "storage", "group", "bonus"]
    assert refused(later, "1 pass") == ["qg-over"]
    assert "storage" not in [one.kind for one in told(GAME, ending(mine, number=3), "0 round").gardens[0].gains]


def test_the_storage_brings_jokers_and_costs_hexagons() -> None:
    """QG-05 QG-162 QG-163: tree -1, bird -2, also on expansions."""
    assert stored(hexagons("tree-blue bird-blue"), hexagons("tulips-yellow"), 4) == 4 - 1 - 2 - 6
    mine = garden(tiles="tree-blue tree-blue", beds="flower-purple", jokers=1)
    assert gained(mine, 4) == {"storage": 1 - 2 - 4}


@pytest.mark.parametrize(
    ("words", "criterion", "points"),
    [
        ("tree-blue bird-blue plant-blue", "blue", 8),
        ("flower-blue flower-yellow flower-purple flower-dark-green", "flower", 16),
    ],
)
def test_groups_of_three_and_more_bring_their_values(words: str, criterion: str, points: int) -> None:
    """QG-164 QG-165: by colour as by pattern."""
    laid = dict(zip(RIM, words.split(), strict=False))
    mine = garden(laid, {2: BACK}, jokers=0, score=0)
    found = gained(mine, 4)
    assert {one: each for one, each in found.items() if one.startswith("group")} == {f"group {criterion}": points}
    (group,) = groups(mine.cells)
    assert worth(mine.cells, group.cells) == points


@pytest.mark.parametrize("criterion", CRITERIA)
def test_each_of_the_twelve_criteria_has_groups(criterion: str) -> None:
    """QG-164 QG-165."""
    words = [WORDS[one] for one in sorted(OF_CRITERION[criterion])[:3]]
    mine = garden(dict(zip(RIM, words, strict=False)), {2: BACK})
    assert [one.criterion for one in groups(mine.cells, 3)] == [criterion]


def test_groups_of_two_bring_nothing() -> None:
    """QG-166: the rulebook's two hexagons of one pattern."""
    mine = garden({"fountain-12": "bird-blue", "fountain-2": "bird-yellow"}, jokers=0)
    assert len(groups(mine.cells)) == 1
    assert "group bird" not in gained(mine, 4)


def test_several_groups_of_one_kind_and_of_both_all_count() -> None:
    """QG-167 QG-168: two of birds, and a bird that is in a blue group, too."""
    cells = {
        **{"2-8": "bird-blue", "2-6": "bird-yellow", "2-4": "bird-purple"},
        **{"8-2": "bird-light-green", "8-4": "bird-dark-green", "8-6": "bird-dark-purple"},
        **{"2-10": "tree-blue", "2-12": "plant-blue"},
    }
    found = gained(garden(cells, {2: BACK, 8: BACK}, jokers=0), 4)
    assert found["group bird"] == 12
    assert found["group blue"] == 2 + 1 + 5


def of_size(size: int, *variants: str) -> dict[str, int]:
    """What a group of so many brings at the end, its bonus by size."""
    laid = {cell: f"tree-{colour}" for cell, colour in zip(RIM, CRITERIA[:size], strict=False)}
    found = gained(garden(laid, {2: BACK}, jokers=0), 4, variants=variants)
    return {one: points for one, points in found.items() if one.startswith(("group", "bonus"))}


@pytest.mark.parametrize("size", range(2, 7))
def test_a_group_of_six_brings_six_more(size: int) -> None:
    """QG-169: on side A that size alone."""
    bonus = {"bonus tree": 6} if size == 6 else {}
    assert of_size(size) == {**({"group tree": size} if size > 2 else {}), **bonus}
    assert BONUS_A == {6: 6}


@pytest.mark.parametrize("size", range(2, 7))
def test_side_b_brings_bonuses_for_four_five_and_six(size: int) -> None:
    """QG-178 QG-179: exactly as many points as hexagons, and of a greater group no more."""
    bonus = {"bonus tree": size} if size > 3 else {}
    assert of_size(size, "side-b") == {**({"group tree": size} if size > 2 else {}), **bonus}
    assert BONUS_B == {4: 4, 5: 5, 6: 6}


def test_colours_are_evaluated_first_from_blue_on_and_the_order_is_all_one() -> None:
    """QG-25 QG-170 QG-171."""
    assert CRITERIA[:2] == ("blue", "purple")
    assert CRITERIA[6:] == ("tree", "bird", "butterfly", "flower", "plant", "tulips")
    cells = {
        "2-8": "bird-blue",
        "2-6": "bird-yellow",
        "2-4": "bird-purple",
        "2-10": "tree-blue",
        "2-12": "plant-blue",
    }
    mine = garden(cells, {2: BACK})
    found = groups(mine.cells, 3)
    assert [one.criterion for one in found] == ["blue", "bird"]
    sums = [worth(mine.cells, one.cells) for one in found]
    assert sum(sums) == sum(reversed(sums)) == 14


# ---- who wins ---------------------------------------------------------------------------------------------------


def test_most_points_win() -> None:
    """QG-172."""
    later = told(GAME, ending(garden(score=20, jokers=0), garden(score=19, jokers=2), number=4), "0 round")
    standings = GAME.outcome(later) or []
    assert [(one.player, one.rank, one.total) for one in standings] == [(2, 1, 21), (1, 2, 20)]


def test_equal_points_share_the_victory() -> None:
    """QG-173: whatever else they have."""
    rich = garden({"fountain-12": "tree-blue"}, score=20, jokers=1)
    later = told(GAME, ending(rich, garden(score=17, jokers=4), garden(score=18, jokers=0), number=4), "0 round")
    standings = GAME.outcome(later) or []
    assert [(one.player, one.rank, one.reason) for one in standings] == [
        (1, 1, "shared"),
        (2, 1, "shared"),
        (3, 2, "points"),
    ]


# ---- the other side ---------------------------------------------------------------------------------------------


def test_side_b_needs_the_owners_wheel() -> None:
    """QG-174 QG-175 QG-176 QG-177: all twelve sectors, colours too; nothing of side A is taken for it."""
    told_ = setup(2, "side-b")
    assert GAME.check(told_) == []
    assert keys(GAME.check(replace(told_, options={"play": "match"}))) == ["qg-setup-side-b"]
    state = GAME.start(told_)
    assert state.sectors == (("yellow", 2), ("plant", 1), ("purple", 2))
    assert sorted(one for sectors in state.table.wheel for one, _ in sectors) == sorted(CRITERIA)
    assert tables.PRINTED.side_b is None
    mine = garden({"fountain-12": "plant-yellow"})
    assert gained(mine, variants=("side-b",)) == {"yellow": 2, "plant": 1}
    assert gained(mine) == {}


def test_all_else_stays_on_side_b() -> None:
    """QG-180: the table differs in wheel and bonuses alone."""
    a, b = GAME.start(setup(3)), GAME.start(setup(3, "side-b"))
    differ = [one for one, ours, theirs in zip(a._fields, a, b, strict=True) if ours != theirs]
    assert differ == ["table"]
    parts = [one for one, ours, theirs in zip(a.table._fields, a.table, b.table, strict=True) if ours != theirs]
    assert parts == ["setup", "wheel", "bonuses"]


def test_every_pair_of_neighbours_in_a_ring_is_a_group_of_two_at_most() -> None:
    """QG-86 QG-166: of all pairs of hexagons only those with one thing in common are one."""
    for one, other in combinations(HEXAGONS, 2):
        cells = [0] * 55
        cells[NUMBER["2-8"]], cells[NUMBER["2-6"]] = one, other
        alike = sum(one in found and other in found for found in OF_CRITERION.values())
        assert len(groups(cells)) == alike <= 1
