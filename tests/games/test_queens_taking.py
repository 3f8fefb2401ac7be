"""Taking hexagons, the display and its stack, and when tiles run out (QG-43 to QG-63, QG-155 to QG-159)."""

from __future__ import annotations

import random

import pytest

from companion.games.queens_garden.rules.hexes import WORDS
from companion.games.queens_garden.rules.state import ACT, FILL, OVER, ROUND, TURN, Bed

from .azul_kit import told
from .queens_kit import GAME, Hands, garden, heap, hexagons, moved, refused, setup, table

FIRST = "0 draw tree-blue bird-blue plant-blue bird-yellow"
SECOND = "0 draw bird-light-green bird-yellow tulips-purple plant-purple"
THIRD = "0 draw tulips-yellow plant-yellow flower-yellow tulips-blue"


def words(found: tuple[int, ...]) -> list[str]:
    """Hexagons as words."""
    return sorted(WORDS[one] for one in found)


def test_the_first_turns_of_the_rulebook() -> None:
    """QG-46 QG-48 QG-49 QG-50 QG-51 QG-53 QG-54 QG-57 QG-58 QG-60 QG-61 QG-63: its example, act by act."""
    state = told(GAME, GAME.start(setup(3)), "0 lots 1", FIRST, "1 take blue")
    assert words(state.gardens[0].tiles) == ["bird-blue", "plant-blue", "tree-blue"]
    assert (state.stack, words(state.beside[0].tiles), state.top) == (6, ["bird-yellow"], ())
    assert (state.phase, state.lacking, state.turn) == (FILL, 4, 2)
    state = told(GAME, state, SECOND)
    assert refused(state, "2 take bird") == ["qg-which-copy"]
    assert refused(state, "2 take bird bird-yellow@1 bird-yellow@0") == ["qg-copy-twice"]
    assert {GAME.text(one) for one in GAME.moves(state) if one.args[:1] == ("bird",)} == {
        "2 take bird bird-yellow@0",
        "2 take bird bird-yellow@1",
    }
    state = told(GAME, state, "2 take bird bird-yellow@1")
    assert words(state.gardens[1].tiles) == ["bird-light-green", "bird-yellow"]
    assert words(state.beside[1].tiles) == ["bird-yellow", "plant-purple", "tulips-purple"]
    assert refused(state, "0 turn 1 tree-light-green") == ["qg-not-now"], (
        "tiles are drawn before anything is turned"
    )
    state = told(GAME, state, THIRD, "0 turn 1 tree-light-green")
    assert (state.phase, state.turn, WORDS[state.beside[0].face]) == (ACT, 3, "tree-light-green")
    for criterion in ("tree", "light-green"):
        later = told(GAME, state, f"3 take {criterion}")
        assert (later.gardens[2].tiles, words(later.gardens[2].beds)) == ((), ["tree-light-green"])
        assert later.beside[0].gone
        assert later.turn == 1


def test_a_turn_is_one_act() -> None:
    """QG-47: and then it is somebody else's; the acts are of four kinds, two of them of expansions."""
    mine = garden({"fountain-12": "tree-blue"}, tiles="tree-purple", beds="tree-yellow", score=15)
    state = table(mine, top="bird-blue bird-purple plant-yellow flower-blue")
    assert {one.action for one in GAME.moves(state)} == {"take", "place", "lay", "buy", "pass"}
    for act in ("take bird", "place tree-purple fountain-2", "lay tree-yellow 4 6", "buy 4", "pass"):
        assert told(GAME, state, f"1 {act}").turn == 2
    assert refused(state, "2 take bird") == ["qg-not-your-turn"]


def test_what_is_not_there_cannot_be_named() -> None:
    """QG-48: a colour or pattern of the display."""
    state = table(top="bird-blue", beside=["plant-blue tree-yellow"])
    assert refused(state, "1 take purple") == ["qg-nothing-there"]
    assert refused(state, "1 take shrub") == ["qg-no-criterion"]
    assert {one.args[0] for one in GAME.moves(state) if one.action == "take"} == {
        *("blue", "bird", "plant", "tree", "yellow")
    }


def test_a_tile_and_an_expansion_can_be_identical() -> None:
    """QG-51 QG-52 QG-63: one of them is taken, whichever the player says."""
    state = table(top="bird-blue plant-blue", beside=["expansion bird-blue", "bird-blue tree-yellow"])
    assert refused(state, "1 take bird") == ["qg-which-copy"]
    tile = told(GAME, state, "1 take bird bird-blue@2").gardens[0]
    bed = told(GAME, state, "1 take bird bird-blue@1").gardens[0]
    assert (words(tile.tiles), tile.beds) == (["bird-blue"], ())
    assert (bed.tiles, words(bed.beds)) == ((), ["bird-blue"])


def test_everything_that_matches_is_taken() -> None:
    """QG-49 QG-50 QG-53: nothing of it stays but further copies of the same hexagon."""
    state = table(
        top="bird-blue plant-blue bird-purple",
        beside=["tree-blue bird-yellow", "bird-blue", "expansion tulips-blue"],
    )
    blue = told(GAME, state, "1 take blue bird-blue@2").gardens[0]
    assert (words(blue.tiles), words(blue.beds)) == (["bird-blue", "plant-blue", "tree-blue"], ["tulips-blue"])
    bird = told(GAME, state, "1 take bird bird-blue@0").gardens[0]
    assert words(bird.tiles) == ["bird-blue", "bird-purple", "bird-yellow"]


def test_two_equal_tiles_at_one_place_are_no_choice() -> None:
    """QG-51: one of them stays."""
    state = told(GAME, table(top="bird-blue bird-blue tree-yellow"), "1 take blue")
    assert words(state.gardens[0].tiles) == ["bird-blue"]
    assert words(state.beside[0].tiles) == ["bird-blue", "tree-yellow"]
    state = told(GAME, table(beside=["bird-blue bird-blue tree-yellow"]), "1 take blue")
    assert words(state.beside[0].tiles) == ["bird-blue", "tree-yellow"]


def test_what_does_not_fit_cannot_be_taken_but_something_else_can() -> None:
    """QG-12 QG-13 QG-55 QG-56: jokers lie on spaces of tiles; another colour or pattern is still open."""
    full = garden(tiles="tree-blue tree-purple tree-yellow bird-yellow bird-blue bird-purple plant-blue", jokers=4)
    state = table(full, top="flower-blue flower-purple tulips-yellow", beside=["expansion tulips-purple"])
    assert refused(state, "1 take flower") == ["qg-storage-tiles"]
    assert refused(state, "1 take tulips") == []
    assert refused(table(full._replace(jokers=3), top="flower-blue flower-purple"), "1 take flower") == []
    beds = garden(beds="tree-blue tree-purple")
    state = table(beds, top="bird-yellow", beside=["expansion tulips-purple"])
    assert refused(state, "1 take tulips") == ["qg-storage-expansions"]
    assert refused(state, "1 take yellow") == []


def test_from_beside_the_stack_nothing_moves_it() -> None:
    """QG-59 QG-60: no tiles are drawn; an emptied expansion is turned."""
    state = table(top="bird-blue", beside=["plant-yellow tree-purple", "plant-blue"])
    later = told(GAME, state, "1 take plant")
    assert (later.stack, later.top, later.phase) == (state.stack, state.top, TURN)
    assert [one.to_turn for one in later.beside] == [False, True]
    assert refused(later, "0 turn 1 tree-blue") == ["qg-turn-other"]
    later = told(GAME, later, "0 turn 2 tree-blue")
    assert (later.phase, later.turn) == (ACT, 2)


def test_every_expansion_is_turned_up_once_only() -> None:
    """QG-09 QG-60: what was seen does not come up again, also after it was paid."""
    payer = garden({"fountain-12": "tree-blue"}, tiles="bird-blue", beds="plant-blue")
    state = told(GAME, table(payer, beside=["tree-yellow"]), "1 place bird-blue fountain-2 expansion-plant-blue")
    state = told(GAME, state, "2 take tree")
    assert refused(state, "0 turn 1 plant-blue") == ["qg-turned-already"]
    assert refused(state, "0 turn 1 plant-yellow") == []
    state = told(GAME, state._replace(beside=(Bed(), Bed())), "0 turn 1 plant-yellow")
    assert refused(state, "0 turn 2 plant-yellow") == ["qg-turned-already"]
    assert "plant-yellow" not in {one.args[1] for one in GAME.moves(state)}


def test_after_the_last_expansion_of_the_stack_no_tiles_are_drawn() -> None:
    """QG-62: it moves out like the others."""
    state = table(top="bird-blue plant-yellow", stack=1)
    later = told(GAME, state, "1 take blue")
    assert (later.stack, later.top, later.lacking, later.phase) == (0, (), 0, ACT)
    assert words(later.beside[0].tiles) == ["plant-yellow"]
    assert later.bag == state.bag


def test_a_game_has_four_rounds() -> None:
    """QG-43 QG-44 QG-160: acts, scoring, preparation; nothing is prepared after the fourth."""
    state, hands, rounds = GAME.start(setup()), Hands(random.Random(1)), []
    while state.phase != OVER:
        move = hands.next(state) if state.phase in (FILL, TURN) else next(iter(GAME.moves(state)))
        if state.phase == ACT:
            move = moved(state, "pass")
        if state.phase == ROUND:
            rounds.append(state.round)
        state = GAME.play(state, move)
    assert rounds == [1, 2, 3, 4]
    assert state.later == 0
    assert len(state.top) == 4, "what lies in the display stays there"


# ---- tiles run out ----------------------------------------------------------------------------------------------


def test_the_tower_is_poured_in_when_the_bag_is_empty() -> None:
    """QG-155: drawing goes on in the middle; what is in the bag comes first."""
    state = table(
        top="bird-blue", bag=heap("tree-blue tree-yellow"), tower=heap("flower-blue " * 2 + "tulips-purple " * 3)
    )
    state = told(GAME, state, "1 take bird")
    assert state.lacking == 4
    assert refused(state, "0 draw flower-blue flower-blue tulips-purple tree-blue") == ["qg-bag-first"]
    state = told(GAME, state, "0 draw tree-blue tree-yellow flower-blue tulips-purple")
    assert (state.bag, sum(state.tower)) == (heap("flower-blue tulips-purple tulips-purple"), 0)


def test_the_tower_goes_into_the_bag_as_soon_as_it_is_empty() -> None:
    """QG-155: four of four in the bag are drawn from it alone; then, and not later, the tower goes in."""
    state = table(top="bird-blue", bag=heap("tree-blue " * 4), tower=heap("plant-yellow"))
    state = told(GAME, state, "1 take bird")
    assert refused(state, "0 draw tree-blue tree-blue tree-blue plant-yellow") == ["qg-drawn-too-many"]
    state = told(GAME, state, "0 draw tree-blue tree-blue tree-blue tree-blue")
    assert (state.bag, sum(state.tower)) == (heap("plant-yellow"), 0)


@pytest.mark.parametrize("count", [1, 2, 3])
def test_one_to_three_tiles_are_laid_out_as_they_are(count: int) -> None:
    """QG-156."""
    left = " ".join(["tulips-purple"] * count)
    state = told(GAME, table(top="bird-blue", bag=heap(""), tower=heap(left)), "1 take bird")
    assert (state.phase, state.lacking) == (FILL, count)
    state = told(GAME, state, f"0 draw {left}", "0 turn 1 tree-yellow")
    assert (state.phase, state.top) == (ACT, hexagons(left))


def test_without_a_tile_the_stack_is_turned_over() -> None:
    """QG-157 QG-158 QG-159: all of it lies face up, and what the tower gets later stays there for this round."""
    payer = garden({"fountain-12": "tree-blue"}, tiles="bird-blue plant-blue")
    state = table(garden(), payer, top="bird-yellow", bag=heap(""), stack=3)
    state = told(GAME, state, "1 take bird")
    assert (state.phase, state.stack, len(state.beside)) == (TURN, 0, 3)
    for place, hexagon in enumerate(("tree-yellow", "tree-purple", "plant-yellow"), 1):
        state = told(GAME, state, f"0 turn {place} {hexagon}")
    assert state.phase == ACT
    state = told(GAME, state, "2 place bird-blue fountain-2 plant-blue")
    assert state.tower == heap("plant-blue")
    state = told(GAME, state, "1 take yellow")
    assert (state.phase, state.top, state.tower) == (ACT, (), heap("plant-blue"))
    assert words(state.gardens[0].beds) == ["plant-yellow", "tree-yellow"]
