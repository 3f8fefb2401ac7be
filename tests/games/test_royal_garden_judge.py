"""What is legal, against the independent judge, and what is said about what is not."""

from __future__ import annotations

import os
import random
from dataclasses import replace

import pytest

from companion.core.model import Move, Phrase, Place, Problem
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.acts import castle_move, place_move
from companion.games.royal_garden.rules.fits import placements
from companion.games.royal_garden.rules.judge import judge
from companion.games.royal_garden.rules.state import State
from tests.games import independent_judge as other
from tests.games.garden import begin, dominoes, judged, keys, move, played, seen, setup
from tests.games.judge_soak import soak

COUNT = int(os.environ.get("COMPANION_PLACEMENTS", "6000"))
"""Random placements judged twice; the full figure is 100000, see judge_soak."""

CENTRE = ["1 castle 1 C3"]
FIELD_MINE = {1: ("F1", "W0"), 2: ("M0", "S0"), 3: ("M1", "N0"), 4: ("L0", "L0"), 5: ("F0", "M0")}


def test_random_placements_are_judged_as_the_independent_judge_judges_them() -> None:
    """RG-21 RG-59 RG-60 RG-63 RG-65 RG-66 RG-67 RG-68 RG-69 RG-70 RG-71 RG-72 RG-73 RG-74."""
    found = soak(COUNT, seed=20)
    assert found["placements"] >= COUNT
    for kind in ("legal", "rg-alone", "rg-mismatch", "rg-outside", "rg-taken", "rg-frame", "rg-no-castle"):
        assert found[kind] >= COUNT // 100, kind
    assert found["discards"] >= COUNT // 200
    assert found["whole lists"] >= 2


def remedy(problem: Problem) -> Phrase:
    assert problem.remedy is not None
    return problem.remedy


def to(problem: Problem) -> list[object]:
    """What a joining remedy names."""
    assert remedy(problem).key == ("rg-remedy-match" if problem.key == "rg-mismatch" else "rg-remedy-join")
    named = remedy(problem).facts["to"]
    assert isinstance(named, tuple)
    return [one.facts["what"] for one in named if isinstance(one, Phrase)]


# ---- the castle -----------------------------------------------------------------------------------------------


def test_the_castle_comes_first() -> None:
    """RG-21: no domino before the castle; what else is wrong is told without a remedy of its own."""
    found = judged(begin(), "1 place 1 A1 F1")
    assert [one.key for one in found] == ["rg-no-castle", "rg-not-neighbours", "rg-outside"]
    assert remedy(found[0]).key == "rg-remedy-castle-first"
    assert all(one.remedy is None for one in found[1:])
    assert keys(begin(), "1 discard 1") == ["rg-no-castle"]


def test_the_castle_goes_on_any_cell_of_the_board() -> None:
    """RG-02 RG-22 RG-23: one square, on each of the 25."""
    state = begin()
    legal = {(x, y) for x in range(-1, 8) for y in range(-1, 8) if not judge(state, castle_move(1, 1, (x, y)))}
    assert legal == {(x, y) for x in range(1, 6) for y in range(1, 6)}


def test_one_castle_a_board_and_each_castle_once() -> None:
    """RG-02 RG-18 RG-76."""
    state = played(begin(2), ["1 castle 1 C3"])
    (twice,) = judged(state, "1 castle 2 A1")
    assert (twice.key, twice.facts["cell"]) == ("rg-castle-twice", Place("1", 3, 3))
    assert (twice.remedy, twice.hands) == (None, Phrase("rg-remedy-lift"))
    (foreign,) = judged(state, "2 castle 1 A1")
    assert (foreign.key, foreign.facts) == ("rg-castle-foreign", {"number": 1, "player": "Jana"})
    assert keys(state, "2 castle 9 A1") == ["rg-unknown-castle"]
    assert judged(state, "2 castle 4 A1") == []


def test_a_castle_over_the_edge() -> None:
    (far,) = judged(begin(), "1 castle 1 3:6")
    assert far.facts == {"edge": "far", "count": 1, "number": 1, "half": "whole", "terrain": "castle", "crowns": 0}
    assert remedy(far).facts == {"direction": "near", "count": 1}


# ---- the domino itself ----------------------------------------------------------------------------------------


def test_a_domino_that_is_gone_or_unknown() -> None:
    """RG-10 RG-62: nothing else is judged then."""
    state = played(begin(2), ["1 castle 1 C3", "2 castle 2 C3", "1 place 24 B3 B4"])
    (gone,) = judged(state, "2 place 24 A1 C1")
    assert gone.key == "rg-gone"
    assert gone.facts == {
        "number": 24,
        "player": "Jana",
        "own": 0,
        "a": Place("1", 2, 3),
        "b": Place("1", 2, 4),
    }
    assert judged(state, "1 discard 24")[0].facts["own"] == 1
    assert keys(state, "1 place 49 A1 A2") == ["rg-unknown-domino"]
    assert keys(state, "1 place 24 B3 B4") == ["rg-gone"], "RG-75: laid once, it stays"


def test_nobody_sits_there_and_nothing_after_the_end() -> None:
    state = begin(2)
    assert keys(state, "3 castle 3 A1") == ["rg-no-player"]
    assert keys(state, "3 end") == ["rg-no-player"]
    ended = played(state, ["2 end"])
    assert keys(ended, "1 castle 1 A1") == keys(ended, "0 end") == ["rg-ended"]


def test_moves_that_no_notation_gives() -> None:
    state = played(begin(2), CENTRE)
    good = move(state, "1 place 24 B3 B4")
    elsewhere = place_move(2, 24, ((2, 3), (2, 4)))
    for bad in (
        replace(good, comes=good.comes[:1]),
        replace(good, comes=elsewhere.comes),
        replace(good, goes=good.comes),
        replace(good, final=True),
        replace(good, args=elsewhere.args),
        replace(good, args=(24, "B3", "B4")),
        replace(good, action="fly"),
        Move(1, "place"),
    ):
        assert [problem.key for problem in judge(state, bad)] == ["rg-notation"], bad
    assert judge(state, good) == []


# ---- the board ------------------------------------------------------------------------------------------------


def test_over_the_edge_names_edge_half_and_way_back() -> None:
    """RG-63: line 8 of the spoken lines."""
    state = played(begin(1, FIELD_MINE), ["1 castle 1 D3"])
    (over,) = judged(state, "1 place 1 E3 6:3")
    assert over.key == "rg-outside"
    assert over.facts == {
        "edge": "right",
        "count": 1,
        "number": 1,
        "half": "b",
        "terrain": "field",
        "crowns": 0,
    }
    assert remedy(over).key == "rg-remedy-join", "one square left the forest would lie on the castle"
    (up,) = judged(played(begin(1, FIELD_MINE), ["1 castle 1 D5"]), "1 place 1 E5 5:6")
    assert (up.facts["edge"], remedy(up)) == ("far", Phrase("rg-remedy-move", {"direction": "near", "count": 1}))


def test_both_halves_over_one_edge_or_a_corner() -> None:
    """RG-63."""
    state = played(begin(1, FIELD_MINE), ["1 castle 1 A3"])
    whole = judged(state, "1 place 1 0:3 0:4")
    assert [(one.key, one.facts.get("half")) for one in whole] == [("rg-outside", "both")]
    assert remedy(whole[0]).key == "rg-remedy-join", "one square right, half a would lie on the castle"
    corner = judged(state, "1 place 1 0:0 1:0")
    assert [(one.key, one.facts.get("edge"), one.facts.get("half")) for one in corner] == [
        ("rg-outside", "left", "a"),
        ("rg-outside", "near", "both"),
        ("rg-alone", None, None),
    ]


def test_taken_names_the_cell_and_what_lies_there() -> None:
    """RG-65: line 9 of the spoken lines."""
    state = played(begin(1, FIELD_MINE), [*CENTRE, "1 place 2 C4 C5"])
    (taken,) = judged(state, "1 place 1 D4 C4")[:1]
    assert (taken.key, taken.facts) == ("rg-taken", {"cell": Place("1", 3, 4), "what": "meadow"})
    assert remedy(taken).key == "rg-remedy-empty"
    assert [one.facts.get("what") for one in judged(state, "1 place 1 C3 C4")][:2] == ["castle", "meadow"]
    assert keys(state, "1 place 1 A1 C1") == ["rg-not-neighbours"]
    assert keys(state, "1 place 1 C3 C3") == ["rg-not-neighbours", "rg-taken"]


# ---- the neighbours -------------------------------------------------------------------------------------------


def test_it_stands_alone() -> None:
    """RG-69: line 6 of the spoken lines; a corner does not count."""
    state = played(begin(1, FIELD_MINE), CENTRE)
    (alone,) = judged(state, "1 place 1 B4 A4")
    assert alone.key == "rg-alone"
    assert alone.facts == {
        "number": 1,
        "terrain_a": "forest",
        "crowns_a": 1,
        "terrain_b": "field",
        "crowns_b": 0,
    }
    assert to(alone) == ["castle"]
    forest = played(state, ["1 place 5 D3 E3"])
    assert to(judged(forest, "1 place 1 A1 A2")[0]) == ["castle", "forest"]


def test_terrain_does_not_match() -> None:
    """RG-72: line 7 of the spoken lines; each half with what lies beside it."""
    state = played(begin(1, FIELD_MINE), [*CENTRE, "1 place 2 C4 C5"])
    (mismatch,) = judged(state, "1 place 1 D4 E4")
    assert mismatch.key == "rg-mismatch"
    assert mismatch.facts["beside_a"] == mismatch.facts["beside"] == (Phrase("rg-beside", {"what": "meadow"}),)
    assert (mismatch.facts["count_a"], mismatch.facts["count_b"], mismatch.facts["beside_b"]) == (1, 0, ())
    assert to(mismatch) == ["castle"]


def test_each_half_is_held_by_its_own_neighbours_only() -> None:
    """RG-73 RG-74: meadow beside the forest half does not hold the meadow half, nor do the halves each other."""
    state = played(begin(1, FIELD_MINE), [*CENTRE, "1 place 2 C4 C5"])
    assert keys(state, "1 place 5 D4 E4") == ["rg-mismatch"]
    assert keys(state, "1 place 5 E4 D4") == []
    assert keys(played(begin(1, FIELD_MINE), CENTRE), "1 place 4 A1 A2") == ["rg-alone"], "lake and lake"


def test_one_side_is_enough_in_every_orientation() -> None:
    """RG-66 RG-67 RG-70 RG-71: at the castle every orientation of any domino is legal, 24 in all."""
    state = played(begin(1, FIELD_MINE), CENTRE)
    spots = placements(state.kingdoms[0], state.frame, "M0", "S0")
    assert len(spots) == 24
    assert all(abs(a[0] - 3) + abs(a[1] - 3) == 1 or abs(b[0] - 3) + abs(b[1] - 3) == 1 for a, b in spots)


def test_two_reasons_at_once() -> None:
    """Line 35 of the spoken lines: taken first, then the terrain."""
    state = played(begin(1, FIELD_MINE), [*CENTRE, "1 place 2 C4 C5"])
    assert keys(state, "1 place 1 D5 C5") == ["rg-taken", "rg-mismatch"]


# ---- discarding -----------------------------------------------------------------------------------------------


def walled() -> State:
    """A castle in the corner, both its sides covered: only lakes and swamps can go on."""
    table = {1: ("L0", "S0"), 2: ("L0", "S0"), 3: ("F1", "W0"), 4: ("L1", "W0")}
    return played(begin(2, table), ["1 castle 1 A1", "2 castle 2 C3", "1 place 1 A2 A3", "1 place 2 B1 C1"])


def test_what_fits_must_be_laid() -> None:
    """RG-58 RG-59: line 13 of the spoken lines."""
    state = played(begin(), CENTRE)
    (still,) = judged(state, "1 discard 24")
    assert (still.key, still.facts["places"], still.remedy) == ("rg-still-fits", 24, None)
    assert (still.facts["a"], still.facts["b"]) == (Place("1", 3, 1), Place("1", 3, 2))
    assert judged(state, "1 discard 1")[0].facts["places"] == 12, "equal halves: turned round it is the same"
    assert keys(walled(), "1 discard 4") == ["rg-still-fits"]


def test_what_fits_nowhere_is_discarded_and_gone_for_all() -> None:
    """RG-60 RG-61 RG-62 RG-64."""
    state = walled()
    (mismatch,) = judged(state, "1 place 3 D1 E1")
    assert (mismatch.key, remedy(mismatch)) == ("rg-mismatch", Phrase("rg-remedy-discard", {"number": 3}))
    after = played(state, ["1 discard 3"])
    assert GAME.score(after) == GAME.score(state)
    assert after.discards == ((1, 3),)
    (gone,) = judged(after, "2 place 3 C4 C5")
    assert (gone.key, gone.facts) == ("rg-gone-discarded", {"number": 3, "player": "Jana"})


# ---- the floating frame ---------------------------------------------------------------------------------------


def floating() -> State:
    state = GAME.start(setup(1, fixed=False, table={**dominoes(), 49: ("W0", "W1")}))
    lines = ["1 castle 1 A1", "1 place 1 0:1 -1:1", "1 place 2 -2:1 -2:2"]
    return played(state, lines)


def test_a_floating_frame_grows_until_it_is_full() -> None:
    """RG-24 RG-25: the castle ends at its edge; four wide it still takes one column on either side."""
    state = floating()
    assert keys(state, "1 place 49 -3:2 -3:1") == []
    (frame,) = judged(state, "1 place 49 -3:2 -4:2")
    assert frame.facts == {"columns": 5, "rows": 5, "width": 6, "height": 2}
    assert to(frame) == ["castle", "field", "mine"][:2], "one square right it would lie on domino 2"
    assert keys(state, "1 place 13 B1 C1") == ["rg-frame"]
    assert keys(state, "1 place 13 A2 B2") == []


def test_a_floating_castle_begins_on_the_named_grid() -> None:
    """RG-24."""
    state = GAME.start(setup(1, fixed=False))
    legal = {(x, y) for x in range(-1, 8) for y in range(-1, 8) if not judge(state, castle_move(1, 1, (x, y)))}
    assert legal == {(x, y) for x in range(1, 6) for y in range(1, 6)}


# ---- remedies -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seed", range(6))
def test_every_remedy_can_be_followed(seed: int) -> None:
    """A way back into the board is legal; every named joint exists, and none is kept back."""
    dice = random.Random(seed)
    state = GAME.start(setup(1, fixed=seed % 3 > 0))
    state = GAME.play(state, castle_move(1, 1, (dice.randint(1, 5), dice.randint(1, 5))))
    met = set()
    for number in dice.sample(range(1, 49), 24):
        homes = other.homes(seen(state), 5, not state.frame.fixed, " ".join(state.dominoes[number]))
        for _ in range(8):
            x, y = dice.randint(-1, 7), dice.randint(-1, 7)
            dx, dy = dice.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
            problems = judge(state, place_move(1, number, ((x, y), (x + dx, y + dy))))
            ways = 0j
            for problem in problems:
                way = remedy(problem)
                met.add(way.key)
                if way.key == "rg-remedy-move":
                    step = {"left": -1, "right": 1, "far": 1j, "near": -1j}[str(way.facts["direction"])]
                    ways += step * int(str(way.facts["count"]))
                elif way.key in ("rg-remedy-join", "rg-remedy-match"):
                    assert set(to(problem)) == joints(state, number, homes)
                elif way.key == "rg-remedy-discard":
                    assert not homes
                else:
                    assert homes
            if ways:
                assert (complex(x, y) + ways, complex(x + dx, y + dy) + ways) in homes
        if homes:
            one, two = dice.choice(sorted(homes, key=str))
            spot = (int(one.real), int(one.imag)), (int(two.real), int(two.imag))
            state = GAME.play(state, place_move(1, number, spot))
    assert {"rg-remedy-join", "rg-remedy-empty"} & met
    if seed == 0:
        assert "rg-remedy-move" in met


def joints(state: State, number: int, homes: set[tuple[complex, complex]]) -> set[str]:
    """What the domino can be joined to, found from the independent judge's list of homes."""
    names = {"W": "field", "F": "forest", "L": "lake", "M": "meadow", "S": "swamp", "N": "mine"}
    board, kinds = seen(state), state.dominoes[number]
    found = set()
    for one, two in homes:
        for cell, partner, kind in ((one, two, kinds[0]), (two, one, kinds[1])):
            around = {board.get(cell + side, "-")[0] for side in other.SIDES if cell + side != partner}
            found |= {"castle"} & ({"castle"} if "C" in around else set())
            found |= {names[kind[0]]} if kind[0] in around else set()
    return found
