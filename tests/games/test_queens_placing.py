"""Placing tiles and expansions: cost, space, neighbours and groups, slots and the purchase (QG-64 to QG-116)."""

from __future__ import annotations

import pytest

from companion.games.queens_garden.rules.acts import Given, place_move
from companion.games.queens_garden.rules.cells import HOURS, NAMES, NUMBER
from companion.games.queens_garden.rules.hexes import COLOURS, PATTERNS, WORDS, of
from companion.games.queens_garden.rules.paying import others_needed, payments
from companion.games.queens_garden.rules.scoring import FACE_DOWN, groups
from companion.games.queens_garden.rules.state import Garden

from .azul_kit import keys, told
from .queens_kit import BACK, GAME, garden, heap, refused, table


def said(mine: Garden, text: str) -> list[str]:
    """Why player 1 with this garden may not do this; empty if it is legal."""
    return refused(table(mine), f"1 {text}")


# ---- the cost ---------------------------------------------------------------------------------------------------


def test_the_rulebooks_blue_butterfly() -> None:
    """QG-64 QG-65 QG-68 QG-69 QG-71 QG-72 QG-73: two more butterflies, two more blue ones, or jokers."""
    mine = garden(
        tiles="butterfly-blue " * 2 + "butterfly-yellow butterfly-purple bird-blue flower-blue flower-yellow",
        beds="plant-blue",
        jokers=2,
    )
    for paid in (
        *("butterfly-yellow butterfly-purple", "bird-blue flower-blue", "bird-blue expansion-plant-blue"),
        *("butterfly-purple joker", "flower-blue joker", "joker joker"),
    ):
        assert said(mine, f"place butterfly-blue fountain-12 {paid}") == []
    for paid, why in (
        ("butterfly-yellow butterfly-blue", "qg-cost-identical"),
        ("joker butterfly-blue", "qg-cost-identical"),
        ("bird-blue butterfly-yellow", "qg-cost-mixed"),
        ("flower-yellow butterfly-yellow", "qg-cost-strange"),
        ("flower-yellow joker", "qg-cost-strange"),
    ):
        assert said(mine, f"place butterfly-blue fountain-12 {paid}") == [why]


def test_identical_hexagons_do_not_pay_beside_each_other() -> None:
    """QG-71 QG-72: a tile and an expansion neither."""
    mine = garden(tiles="butterfly-blue bird-blue bird-blue", beds="bird-blue", jokers=0)
    assert said(mine, "place butterfly-blue fountain-12 bird-blue bird-blue") == ["qg-unpayable"]
    assert said(mine._replace(jokers=1), "place butterfly-blue fountain-12 bird-blue expansion-bird-blue") == [
        "qg-cost-identical"
    ]


def test_two_properties_are_not_mixed() -> None:
    """QG-70: each shares something with the placed one, but not the same."""
    mine = garden(tiles="flower-blue flower-yellow flower-purple tree-blue", jokers=1)
    assert said(mine, "place flower-blue fountain-12 flower-yellow flower-purple tree-blue") == ["qg-cost-mixed"]
    assert said(mine, "place flower-blue fountain-12 flower-yellow flower-purple joker") == []


@pytest.mark.parametrize("value", range(1, 7))
def test_the_cost_is_the_number_of_the_pattern(value: int) -> None:
    """QG-65 QG-66 QG-80: exactly so many less one; a tree costs nothing beyond itself."""
    pattern = PATTERNS[value - 1]
    mine = garden(tiles=f"{pattern}-blue", jokers=6)
    assert others_needed(of(f"{pattern}-blue") or 0) == value - 1
    for jokers in range(7):
        act = place_move(1, of(f"{pattern}-blue") or 0, NUMBER["fountain-12"], Given(jokers=jokers))
        why = keys(GAME.judge(table(mine), act))
        assert why == ([] if jokers == value - 1 else ["qg-cost-count"])


def test_only_what_is_stored_pays() -> None:
    """QG-64 QG-67: tiles, expansions and jokers of the own storage, each as what it is."""
    mine = garden({"fountain-12": "bird-blue"}, tiles="bird-yellow", beds="bird-purple", jokers=0)
    assert said(mine, "place bird-yellow fountain-2 expansion-bird-purple") == []
    assert said(mine, "place bird-yellow fountain-2 bird-purple") == ["qg-no-such-tile"]
    assert said(mine, "place bird-yellow fountain-2 joker") == ["qg-too-few-jokers"]
    assert said(mine, "place bird-dark-green fountain-2 bird-yellow") == ["qg-no-such-tile"]
    assert said(mine, "place bird-blue fountain-2") == ["qg-no-such-tile"], "what lies in the garden stays there"
    two = garden(tiles="bird-yellow bird-blue", beds="bird-purple")
    other = table(garden(tiles="bird-purple", jokers=0), two)
    assert refused(other, "1 place bird-purple fountain-2 bird-yellow") == ["qg-unpayable"]


def test_jokers_replace_any_number_also_with_hexagons_at_hand() -> None:
    """QG-73 QG-74 QG-76: one for each required hexagon but the placed one."""
    mine = garden(tiles="flower-blue flower-yellow flower-purple flower-dark-green", jokers=3)
    ways = payments(mine, of("flower-blue") or 0)
    assert {one.jokers for one in ways} == {0, 1, 2, 3}
    for jokers in range(4):
        paid = ["joker"] * jokers + ["flower-yellow", "flower-purple", "flower-dark-green"][jokers:]
        assert said(mine, f"place flower-blue fountain-2 {' '.join(paid)}") == []


def test_a_joker_is_never_laid() -> None:
    """QG-75 QG-76: at least the placed hexagon is real."""
    assert said(garden(), "place joker fountain-2") == ["qg-no-hexagon"]
    assert said(garden(), "lay joker 2 6") == ["qg-no-hexagon"]


def test_what_is_given_up_goes_where_it_belongs() -> None:
    """QG-77 QG-78 QG-79: tiles to the tower, expansions under the supply, jokers to the bank."""
    mine = garden(tiles="flower-blue flower-yellow", beds="flower-purple", jokers=3)
    state = table(mine)
    later = told(GAME, state, "1 place flower-blue fountain-2 flower-yellow expansion-flower-purple joker")
    assert later.tower == heap("flower-yellow")
    assert later.supply == state.supply + 1
    after = later.gardens[0]
    assert (after.tiles, after.beds, after.jokers) == ((), (), 2)
    assert WORDS[after.cells[NUMBER["fountain-2"]]] == "flower-blue"


# ---- the space --------------------------------------------------------------------------------------------------


def test_a_tile_needs_an_empty_space() -> None:
    """QG-19 QG-81 QG-99: no hexagon and no ornament; on an expansion that is there."""
    mine = garden({"fountain-12": "bird-blue", "4-6": "plant-yellow"}, {4: 6, 8: BACK}, tiles="tree-blue")
    for cell, why in (
        ("fountain-12", "qg-cell-taken"),
        ("fountain", "qg-ornament-there"),
        ("ornament-1", "qg-ornament-there"),
        ("ornament-3", "qg-ornament-there"),
        ("4-middle", "qg-ornament-there"),
        ("4-6", "qg-cell-taken"),
        ("2-6", "qg-no-expansion"),
        ("2-middle", "qg-no-expansion"),
    ):
        assert said(mine, f"place tree-blue {cell}") == [why]
    for cell in ("8-middle", "8-12", "fountain-2"):
        assert said(mine, f"place tree-blue {cell}") == []


def test_a_tile_may_lie_alone() -> None:
    """QG-82: where it touches nothing, whatever lies elsewhere."""
    mine = garden({"fountain-12": "tulips-yellow"}, tiles="tree-blue")
    assert said(mine, "place tree-blue fountain-6") == []


def test_what_it_touches_shares_colour_or_pattern_once() -> None:
    """QG-83 QG-84: one such neighbour is enough, the others may be quite different."""
    mine = garden({"fountain-12": "tulips-yellow"}, tiles="tree-blue tree-yellow")
    assert said(mine, "place tree-blue fountain-2") == ["qg-nothing-shared"]
    assert said(mine, "place tree-yellow fountain-2") == []
    by_pattern = garden({"fountain-12": "tree-purple"}, tiles="tree-blue")
    assert said(by_pattern, "place tree-blue fountain-2") == []
    between = garden({"fountain-12": "tulips-yellow", "fountain-4": "bird-blue"}, tiles="tree-blue tree-purple")
    assert said(between, "place tree-blue fountain-2") == []
    assert said(between, "place tree-purple fountain-2") == ["qg-nothing-shared"]


def test_two_identical_hexagons_never_touch() -> None:
    """QG-85: also where another neighbour would do."""
    mine = garden({"fountain-12": "tree-blue"}, tiles="tree-blue")
    assert said(mine, "place tree-blue fountain-2") == ["qg-identical-neighbour"]
    both = garden({"fountain-12": "tree-blue", "fountain-4": "tree-yellow"}, tiles="tree-blue")
    assert said(both, "place tree-blue fountain-2") == ["qg-identical-neighbour"]


def test_a_group_is_of_one_colour_or_one_pattern() -> None:
    """QG-86 QG-87: two at least, connected; a hexagon may belong to one of each."""
    mine = garden({"fountain-12": "tree-blue", "fountain-2": "bird-blue", "fountain-4": "bird-purple"})
    found = {(one.criterion, tuple(NAMES[at] for at in one.cells)) for one in groups(mine.cells)}
    assert found == {("blue", ("fountain-12", "fountain-2")), ("bird", ("fountain-2", "fountain-4"))}
    apart = garden({"fountain-12": "tree-blue", "fountain-4": "bird-blue"})
    assert groups(apart.cells) == []


def test_no_group_holds_a_hexagon_twice() -> None:
    """QG-88: although the two do not touch."""
    mine = garden({"fountain-12": "tree-blue", "fountain-2": "bird-blue"}, tiles="tree-blue tree-purple")
    assert said(mine, "place tree-blue fountain-4") == ["qg-group-twin"]
    pattern = garden({"fountain-12": "tree-blue", "fountain-2": "tree-yellow"}, tiles="tree-blue")
    assert said(pattern, "place tree-blue fountain-4") == ["qg-group-twin"]


def test_groups_with_a_common_hexagon_are_not_joined() -> None:
    """QG-89: what is laid is none of the two."""
    mine = garden({"fountain-12": "tree-blue", "fountain-4": "tree-blue"}, tiles="bird-blue")
    assert said(mine, "place bird-blue fountain-2 joker") == ["qg-groups-joined"]
    fine = garden({"fountain-12": "tree-blue", "fountain-4": "plant-blue"}, tiles="bird-blue")
    assert said(fine, "place bird-blue fountain-2 joker") == []


def test_a_group_has_six_hexagons_at_most() -> None:
    """QG-90: a seventh would be one of them again."""
    rims = ("2-8", "2-6", "2-4", "2-2", "2-12", "2-10")
    blues = garden({rim: f"{one}-blue" for rim, one in zip(rims, PATTERNS, strict=True)}, {2: BACK}, jokers=6)
    (group,) = groups(blues.cells)
    assert (group.criterion, len(group.cells)) == ("blue", 6)
    for pattern in PATTERNS:
        mine = blues._replace(tiles=(of(f"{pattern}-blue") or 0,))
        assert said(mine, f"place {pattern}-blue 2-middle" + " joker" * PATTERNS.index(pattern)) == [
            "qg-identical-neighbour"
        ]
    trees = garden(
        {rim: f"tree-{one}" for rim, one in zip(rims, COLOURS, strict=True)}, {2: BACK}, tiles="tree-blue"
    )
    assert [len(one.cells) for one in groups(trees.cells)] == [6]
    assert said(trees, "place tree-blue fountain-2") == ["qg-identical-neighbour"]


def test_printed_hexagons_are_neighbours_and_members() -> None:
    """QG-91: of tiles and of each other."""
    mine = garden({"2-8": "tree-blue", "fountain-2": "bird-blue"}, {2: 8}, tiles="bird-yellow tree-blue")
    assert [len(one.cells) for one in groups(mine.cells)] == [2]
    assert said(mine, "place tree-blue fountain-4") == ["qg-group-twin"]
    alone = mine._replace(cells=garden({"2-8": "tree-blue"}).cells)
    assert said(alone, "place bird-yellow fountain-2 joker") == ["qg-nothing-shared"]


# ---- expansions -------------------------------------------------------------------------------------------------


def test_an_expansion_is_paid_like_a_tile() -> None:
    """QG-102: the expansion itself counts as one."""
    mine = garden(tiles="butterfly-yellow bird-blue", beds="butterfly-blue butterfly-purple", jokers=1)
    assert said(mine, "lay butterfly-blue 2 6 butterfly-yellow expansion-butterfly-purple") == []
    assert said(mine, "lay butterfly-blue 2 6 bird-blue joker") == []
    assert said(mine, "lay butterfly-blue 2 6 bird-blue butterfly-yellow") == ["qg-cost-mixed"]
    assert said(mine, "lay butterfly-blue 2 6 joker") == ["qg-cost-count"]
    assert said(mine, "lay butterfly-yellow 2 6 joker joker") == ["qg-no-such-expansion"]


def test_an_expansion_of_the_storage_lies_front_up() -> None:
    """QG-103 QG-116: with its hexagon and five spaces that are filled later, a tile an act."""
    mine = garden(tiles="bird-blue", beds="tree-blue")
    later = told(GAME, table(mine), "1 lay tree-blue 2 6")
    after = later.gardens[0]
    assert (after.slots[1], after.beds, after.tiles) == (HOURS.index(6), (), mine.tiles)
    assert [NAMES[at] for at, one in enumerate(after.cells) if one] == ["2-6"]
    assert later.turn == 2


def test_an_expansion_may_be_turned_into_six_rotations() -> None:
    """QG-110 QG-113: in each free slot."""
    acts = {one.args[1:] for one in GAME.moves(table(garden(beds="tree-blue"))) if one.action == "lay"}
    assert acts == {(slot, rim) for slot in HOURS for rim in HOURS}
    assert said(garden(beds="tree-blue"), "lay tree-blue 2 3") == ["qg-no-hour"]


def test_one_expansion_a_slot() -> None:
    """QG-110 QG-111 QG-112: any slot that is empty, and with six none."""
    mine = garden(slots={2: BACK}, beds="tree-blue")
    assert said(mine, "lay tree-blue 2 6") == ["qg-slot-taken"]
    assert said(mine, "buy 2") == ["qg-slot-taken"]
    assert said(mine, "buy 4") == []
    full = garden(slots=dict.fromkeys(HOURS, BACK), beds="tree-blue", score=60)
    assert said(full, "lay tree-blue 2 6") == ["qg-slots-full"]
    assert {one.action for one in GAME.moves(table(full))} == {"pass"}


def test_the_printed_hexagon_obeys_neighbours_and_groups() -> None:
    """QG-114: the same rules as for a tile."""
    mine = garden({"fountain-2": "bird-yellow", "fountain-4": "tree-yellow"}, beds="tree-blue tree-yellow")
    assert said(mine, "lay tree-blue 2 8") == ["qg-nothing-shared"]
    assert said(mine, "lay tree-yellow 2 8") == ["qg-group-twin"]
    assert said(mine, "lay tree-yellow 4 10") == ["qg-identical-neighbour"]
    assert said(mine, "lay tree-blue 4 10") == []
    assert said(mine, "lay tree-blue 2 2") == []


def test_a_face_down_expansion_breaks_no_rule() -> None:
    """QG-115: whatever lies beside it."""
    mine = garden({"fountain-2": "tulips-yellow"}, score=6)
    for hour in HOURS:
        assert said(mine, f"buy {hour}") == []


# ---- the purchase -----------------------------------------------------------------------------------------------


def test_an_expansion_of_the_supply_costs_six_points() -> None:
    """QG-104 QG-106: at once, in the same act; it lies face down with seven spaces and is not stored."""
    state = table(garden(score=20, beds="tree-blue tree-yellow"))
    later = told(GAME, state, "1 buy 10")
    after = later.gardens[0]
    assert (after.score, later.supply, later.turn) == (14, state.supply - 1, 2)
    assert after.slots[5] == FACE_DOWN
    assert after.beds == state.gardens[0].beds


def test_five_points_are_too_few_for_it() -> None:
    """QG-105: six are enough, and nought are left."""
    assert said(garden(score=5), "buy 2") == ["qg-buy-points"]
    assert told(GAME, table(garden(score=6)), "1 buy 2").gardens[0].score == 0
    below = table(garden(score=5), variants=["below"])
    assert refused(below, "1 buy 2") == ["qg-buy-points"], "where the score may fall below nought, too"


def test_an_empty_supply_sells_nothing() -> None:
    """QG-109: until something comes under it."""
    assert refused(table(supply=0), "1 buy 2") == ["qg-supply-empty"]
    payer = garden(tiles="bird-blue", beds="plant-blue")
    state = told(GAME, table(payer, supply=0), "1 place bird-blue fountain-2 expansion-plant-blue")
    assert refused(state, "2 buy 2") == []
