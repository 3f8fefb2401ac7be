"""The second implementation of Queen's Garden: its geometry, taking and drawing."""

from __future__ import annotations

import pytest

from tests.games.queens_naive_garden import CELLS, COLOURS, HEXAGONS, HOURS, neighbours
from tests.queens_naive_kit import FIRST, ORNAMENTS, SECOND, THIRD, give, new, play, ready


def test_fifty_five_cells() -> None:
    assert len(CELLS) == len(set(CELLS.values())) == 55
    assert (CELLS["fountain-2"], CELLS["2-middle"], CELLS["2-6"]) == ((1, -1), (3, -3), (3, -2))
    assert (CELLS["4-6"], CELLS["6-4"], CELLS["ornament-3"]) == ((3, 1), (1, 3), (2, -1))
    assert sorted(neighbours("fountain")) == sorted(f"fountain-{hour}" for hour in HOURS)
    for hour in HOURS:
        assert sorted(neighbours(f"{hour}-middle")) == sorted(f"{hour}-{rim}" for rim in HOURS)


def test_neighbours_of_the_ornaments() -> None:
    found = {CELLS[cell]: cell for cell in CELLS if cell.startswith("ornament")}
    assert set(found) == set(ORNAMENTS)
    for place, around in ORNAMENTS.items():
        assert sorted(CELLS[near] for near in neighbours(found[place])) == sorted(around)


def test_slots_touch_the_fountain_board_and_each_other_by_one_edge() -> None:
    for hour in HOURS:
        mine = [cell for cell in CELLS if cell.startswith(f"{hour}-")]
        inner = [near for near in neighbours(f"fountain-{hour}") if near in mine]
        assert inner == [f"{hour}-{(hour + 5) % 12 + 1}"]
        next_slot = f"{hour % 12 + 2}-"
        assert len([1 for cell in mine for near in neighbours(cell) if near.startswith(next_slot)]) == 1
    assert "6-2" in neighbours("4-8")


# Taking


def test_example_of_taking() -> None:
    """Martin (Monika) takes blue, Kryštof (Kamil) takes the birds, Agata may take the turned tree."""
    game = play(new(3), "0 lots 1", FIRST)
    assert game.forbids("1 take bird") is None
    play(game, "1 take blue")
    assert sorted(game.tiles[1]) == ["bird-blue", "plant-blue", "tree-blue"]
    assert (game.display, game.stack, game.due()) == ({0: [], 1: ["bird-yellow"]}, 6, ("draw", 0))
    play(game, SECOND)
    assert (game.due(), game.forbids("2 take bird")) == (("act", 2), "QG-51")
    play(game, "2 take bird bird-yellow@1")
    assert sorted(game.tiles[2]) == ["bird-dark-green", "bird-yellow"]
    assert game.display[2] == ["bird-yellow", "tulips-purple", "plant-purple"]
    play(game, THIRD)
    assert game.due() == ("turn", 0)
    play(game, "0 turn 1 tree-light-green")
    assert (game.faceup, game.due()) == ({1: "tree-light-green"}, ("act", 3))
    for word in ("tree", "light-green", "tree tree-light-green@1"):
        assert game.forbids(f"3 take {word}") is None
    play(game, "3 take tree")
    assert (game.beds[3], game.tiles[3], game.stack, game.due()) == (["tree-light-green"], [], 5, ("act", 1))


def test_only_a_copy_from_the_stack_moves_the_stack() -> None:
    acts = ("0 lots 1", FIRST, "1 take blue", "0 draw bird-yellow tulips-purple plant-purple tree-purple")
    game = play(new(), *acts, "2 take yellow bird-yellow@1")
    assert (game.stack, game.due()) == (4, ("turn", 0))
    game = play(new(), *acts, "2 take yellow bird-yellow@0")
    assert (game.stack, game.due(), game.display[1]) == (3, ("draw", 0), ["bird-yellow"])
    assert game.display[2] == ["tulips-purple", "plant-purple", "tree-purple"]


def test_two_equal_tiles_on_one_place_are_no_choice() -> None:
    game = play(new(), "0 lots 2", "0 draw tree-blue tree-blue tree-yellow bird-blue")
    assert game.due() == ("act", 2)
    play(game, "2 take tree")
    assert (game.tiles[2], game.display[1]) == (["tree-blue", "tree-yellow"], ["tree-blue", "bird-blue"])


def test_an_equal_tile_and_expansion_are_one_hexagon_and_may_decide_what_fits() -> None:
    game = ready()
    give(game, 1, "expansion-plant-purple expansion-plant-yellow")
    game.supply, game.faceup[1] = game.supply - 1, "bird-yellow"
    game._seen.append("bird-yellow")
    assert game.forbids("1 take bird") == "QG-51"
    assert game.forbids("1 take bird bird-yellow@1") == "QG-55"
    assert game.forbids("1 take bird bird-yellow@0") is None
    give(game, 1, "tree-purple bird-purple flower-purple tree-yellow plant-yellow flower-yellow")
    assert game.forbids("1 take blue") is None
    game.jokers[1] = 4
    assert game.forbids("1 take blue") == "QG-55"


def test_the_last_expansion_leaves_the_stack_and_nothing_is_drawn() -> None:
    game = play(new(), "0 lots 1")
    for number, colour in enumerate(COLOURS[:5], 1):
        third = "tulips-yellow" if number in (2, 4) else "plant-yellow"
        play(game, f"0 draw tree-{colour} bird-{colour} flower-{colour} {third}")
        play(game, f"{2 - number % 2} take {colour}")
    assert (game.stack, list(game.display), game.due()) == (0, [1, 2, 3, 4, 5], ("act", 2))
    play(game, "2 take yellow tulips-yellow@4 plant-yellow@3")
    assert (game.due(), game.forbids("0 turn 4 tree-blue")) == (("turn", 0), "form")
    play(game, "0 turn 3 tree-blue")
    assert game.forbids("0 turn 4 tree-blue") == "QG-09"
    play(game, "0 turn 4 tree-yellow")
    assert (game.faceup, game.due()) == ({3: "tree-blue", 4: "tree-yellow"}, ("act", 1))


@pytest.mark.parametrize(
    ("act", "answer"),
    [
        ("1 take yellow", None),
        ("1 take bird bird-yellow@0 bird-blue@0", None),
        ("1 take bird bird-yellow@1", "QG-51"),
        ("1 take bird bird-yellow@0 bird-yellow@0", "QG-51"),
        ("1 take blue bird-yellow@0", "QG-49"),
        ("1 take bird tree-blue@0", "QG-50"),
        ("1 take purple", "QG-48"),
        ("1 take flower", "QG-48"),
        ("1 take red", "form"),
        ("1 take", "form"),
        ("1 take bird bird-yellow", "form"),
        ("1 take bird bird-yellow@x", "form"),
        ("2 take bird", "QG-46"),
        ("3 take bird", "form"),
        ("0 take bird", "form"),
        ("1 round", "form"),
        ("0 round", "form"),
        ("0 lots 1", "form"),
        (FIRST, "form"),
        ("", "form"),
        ("1", "form"),
        ("1 juggle", "form"),
    ],
)
def test_refused_takes_and_nonsense(act: str, answer: str | None) -> None:
    assert ready().forbids(act) == answer


# The bag and the tower


def test_refused_draws() -> None:
    game = play(new(), "0 lots 1")
    assert game.forbids("0 draw tree-blue tree-blue tree-blue") == "QG-35"
    assert game.forbids("0 draw tree-blue tree-blue tree-blue tree-blue") == "QG-03"
    assert [game.forbids(act) for act in ("1 take blue", "0 turn 1 tree-blue", "0 round")] == ["form"] * 3
    play(game, FIRST, "1 take blue")
    assert game.forbids("0 draw tree-blue tree-purple") == "QG-58"


def test_the_bag_comes_before_the_tower() -> None:
    game = play(ready(), "1 take blue")
    game.bag, game.tower = ["tree-blue", "tree-purple"], ["bird-purple", "bird-purple", "plant-blue"]
    assert game.forbids("0 draw tree-blue bird-purple bird-purple plant-blue") == "QG-155"
    game.do("0 draw tree-blue tree-purple bird-purple plant-blue")
    assert (game.bag, game.tower) == (["bird-purple"], [])
    game.tower = ["tulips-blue"]
    game.do("2 take bird")
    assert game.forbids("0 draw bird-purple") == "QG-156"
    game.do("0 draw bird-purple tulips-blue")
    assert (game.display[0], game.due()) == (["bird-purple", "tulips-blue"], ("turn", 0))


def test_without_any_tile_the_stack_is_laid_out() -> None:
    game = ready()
    game.bag = []
    game.do("1 take blue")
    assert (game.stack, game.display) == (0, {1: ["bird-yellow"], 2: [], 3: [], 4: [], 5: []})
    for place in (2, 3, 4, 5):
        assert game.due() == ("turn", 0)
        game.do(f"0 turn {place} {HEXAGONS[place]}")
    game.tower = ["tree-blue"]
    game.do("2 take bird")
    game.do("0 turn 1 tulips-yellow")
    assert (game.due(), game.display, game.tower) == (("act", 1), {}, ["tree-blue"])


# Paying
