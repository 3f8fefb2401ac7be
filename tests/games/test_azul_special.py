"""The special displays of Azul Master Chocolatier; chapter "Varianta speciálních nabídek"."""

from __future__ import annotations

from typing import Any

import pytest

from companion.games.azul.rules.editions import CHOCOLATIER, MARKER
from companion.games.azul.rules.preparing import chances
from companion.games.azul.rules.state import EXTRA, FILL, GOLD, NONE, ROUND, SPREAD, TAKE, Board, State
from companion.games.azul.rules.taking import neighbours

from .azul_kit import GAMES, counts, keys, lines, refused, setup, tiled, told, wall

CHOCOLATE = "master_chocolatier"
GAME = GAMES[CHOCOLATE]
LETTERS = {"b": "blue", "k": "black", "n": "brown", "r": "red", "w": "white"}
SWEET = "kkbr nwww bbrr krrn bwkr"


def scene(golden: str, offers: str = SWEET, players: int = 2, *variants: str) -> Any:
    """The offer of player 1 with gold displays like "2:sn1 3:sn4" and each display's pralines as a word."""
    state = told(GAME, GAME.start(setup(CHOCOLATE, players, "special", *variants)), "0 lots 1")
    for word in golden.split():
        display, kind = word.split(":")
        state = told(GAME, state, f"0 gold {display} {kind}")
    for letters in offers.split():
        state = told(GAME, state, " ".join(["0 draw", *(LETTERS[one] for one in letters)]))
    return state


def heaps(state: State) -> list[str]:
    """Each display as letters, sorted."""
    signs = {word: letter for letter, word in LETTERS.items()}
    return [
        "".join(sorted(signs[word] * heap[at] for at, word in enumerate(CHOCOLATIER.colours)))
        for heap in state.displays
    ]


def test_the_gold_sides() -> None:
    """MC-03 MC-04: nine, of five kinds; five of them are SN2, one for each praline."""
    golds = CHOCOLATIER.golds
    assert len(golds) == len(set(golds)) == 9
    assert {one.partition("-")[0] for one in golds} == {"sn1", "sn2", "sn3", "sn4", "sn5"}
    assert [one for one in golds if one.startswith("sn2")] == [f"sn2-{one}" for one in CHOCOLATIER.colours]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_displays_as_players_are_turned_each_round(players: int) -> None:
    """MC-11 MC-12 MC-13 MC-14: any of those laid out, each gold side once; then all are filled with four."""
    state = told(GAME, GAME.start(setup(CHOCOLATE, players, "special")), "0 lots 1")
    displays = 2 * players + 1
    assert state.phase == GOLD
    assert len(chances(state)) == 9 * displays
    state = told(GAME, state, "0 gold 1 sn2-red")
    assert len(chances(state)) == 8 * (displays - 1)
    assert refused(GAME, state, "0 gold 1 sn3") == ["az-gold-already"]
    assert refused(GAME, state, "0 gold 2 sn2-red") == ["az-gold-twice"]
    assert refused(GAME, state, "0 gold 2 sn6") == ["az-no-gold"]
    assert refused(GAME, state, f"0 gold {displays + 1} sn3") == ["az-no-display"]
    for display in range(2, players + 1):
        state = told(GAME, state, f"0 gold {display} sn{display + 1}")
    assert (state.phase, len(state.golds)) == (FILL, players)
    state = state._replace(phase=ROUND, displays=(NONE,) * displays)
    state = told(GAME, state, "0 round")
    assert (state.phase, state.golds) == (GOLD, ())


def test_normal_rules_stay_beside_the_effects() -> None:
    """MC-15: a blue display beside gold ones sends its rest to the centre."""
    state = told(GAME, scene("1:sn3 2:sn4"), "take 3 blue 2")
    assert heaps(state)[2] == ""
    assert state.centre == counts(CHOCOLATIER, "red red")
    assert (state.phase, state.turn) == (TAKE, 2)


def test_sn1_gets_a_fifth_praline() -> None:
    """MC-16 MC-17: drawn when all displays are filled; none where bag and lid are empty."""
    state = scene("2:sn1 4:sn3")
    assert (state.phase, state.step) == (EXTRA, 1)
    assert len(chances(state)) == 5
    assert refused(GAME, state, "0 draw blue blue") == ["az-draw-count"]
    state = told(GAME, state, "0 draw blue")
    assert (state.phase, heaps(state)[1]) == (TAKE, "bnwww")
    begun = told(
        GAME, GAME.start(setup(CHOCOLATE, 2, "special")), "0 lots 1", "0 gold 2 sn1", "0 gold 4 sn3"
    )._replace(bag=counts(CHOCOLATIER, "blue blue blue blue red"))
    state = told(GAME, begun, "0 draw blue blue blue blue", "0 draw red")
    assert (state.phase, heaps(state)[1]) == (TAKE, "r")


def test_sn2_takes_one_of_its_colour_from_each_neighbour() -> None:
    """MC-18 MC-19 MC-20 MC-23: the circle closes; a neighbour without the colour gives nothing."""
    assert heaps(scene("1:sn2-red 3:sn3", "kkbb nwwr bbrr kwwn bwrr")) == ["bbkkrr", "nww", "bbrr", "knww", "brw"]
    assert heaps(scene("1:sn2-red 3:sn3", "kkbb nwwr bbrr kwwn bwkk"))[0] == "bbkkr"
    assert heaps(scene("1:sn2-red 3:sn3", "kkbb nwww bbrr kwwn bwkk"))[0] == "bbkk"


def test_sn2_also_takes_from_gold_neighbours_twice_between_two() -> None:
    """MC-21: a display between two of them can lose two pralines."""
    state = scene("2:sn2-blue 4:sn2-red", "kkkk wwww bbrr nnnn kkkk")
    assert heaps(state) == ["kkkk", "bwwww", "br", "nnnnr", "kkkk"]
    state = scene("1:sn3 2:sn2-blue 3:sn5", "bkkk wwww bbrr nnnn kkkk nnnn wwww", 3)
    assert heaps(state)[:3] == ["kkk", "bbwwww", "brr"]


def test_sn1_and_sn2_act_in_the_order_of_the_displays() -> None:
    """MC-22: what SN1 draws may be taken away by SN2 behind it, and SN2 before it does not see it."""
    state = scene("1:sn2-brown 3:sn1 4:sn2-blue", "brrr kkww kkrr wwww bbrw nnnn nnnn", 3)
    assert heaps(state) == ["bnrrr", "kkww", "kkrr", "wwww", "bbrw", "nnnn", "nnn"]
    assert state.phase == EXTRA
    state = told(GAME, state, "0 draw blue")
    assert heaps(state) == ["bnrrr", "kkww", "kkrr", "bbwwww", "brw", "nnnn", "nnn"]


def test_sn3_keeps_what_is_left() -> None:
    """MC-24 MC-25: each time; the centre stays empty (MC-38 MC-39: the round goes on without it)."""
    state = told(GAME, scene("1:sn3 3:sn4"), "take 1 black 2")
    assert (heaps(state)[0], state.centre) == ("br", NONE)
    state = told(GAME, state, "take 1 blue 1")
    assert (heaps(state)[0], state.centre) == ("r", NONE)
    state = told(GAME, state, "take 1 red 1")
    assert (heaps(state)[0], state.centre) == ("", NONE)


def test_sn4_is_spread_over_its_neighbours() -> None:
    """MC-26 MC-27 MC-28: by the taker, a colour to one side, all to one side if liked."""
    state = told(GAME, scene("1:sn4 3:sn3"), "take 1 black 2")
    assert (state.phase, state.turn, state.centre) == (SPREAD, 1, NONE)
    assert [GAME.text(move) for move in GAME.moves(state)] == [
        "1 spread left left",
        "1 spread left right",
        "1 spread right left",
        "1 spread right right",
    ]
    assert refused(GAME, state, "1 spread left") == ["az-spread-count"]
    assert refused(GAME, state, "2 spread left left") == ["az-not-your-turn"]
    both = told(GAME, state, "spread left right")
    assert (heaps(both), both.phase, both.turn) == (["", "nrwww", "bbrr", "knrr", "bbkrw"], TAKE, 2)
    one_side = told(GAME, state, "spread right right")
    assert heaps(one_side) == ["", "bnrwww", "bbrr", "knrr", "bkrw"]


def test_sn4_with_nothing_left_spreads_nothing() -> None:
    """MC-26"""
    state = told(GAME, scene("1:sn4 3:sn3", "kkkk nwww bbrr krrn bwkr"), "take 1 black 4")
    assert (state.phase, state.turn) == (TAKE, 2)


def test_sn4_puts_an_emptied_neighbour_on_offer_again() -> None:
    """MC-29"""
    state = told(GAME, scene("1:sn4 3:sn3"), "take 2 white 3", "take 1 black 2")
    assert heaps(state)[1] == ""
    state = told(GAME, state, "spread right right")
    assert heaps(state)[1] == "br"
    assert any(move.args[:2] == (2, "blue") for move in GAME.moves(state))


def test_sn4_skips_sn5_that_was_taken_away() -> None:
    """MC-37"""
    state = told(GAME, scene("1:sn5 2:sn4"), "take 1 black 2")
    assert neighbours(state, 1) == (4, 2)
    state = told(GAME, state, "take 2 brown 1", "spread left")
    assert heaps(state) == ["", "", "bbrr", "knrr", "bkrwwww"]


def test_sn5_shelters_one_praline_and_goes_with_its_taker() -> None:
    """MC-30 MC-31 MC-32 MC-33 MC-34: already one of the pick itself; later ones fall."""
    state = told(GAME, scene("1:sn5 3:sn3"), "take 1 black 1")
    assert state.centre == counts(CHOCOLATIER, "blue red")
    assert state.shelter == (0, 1, CHOCOLATIER.numbers["black"])
    assert state.board(1).floor == ()
    state = told(GAME, state, "take 5 blue 1", "take 4 red 0")
    assert state.board(1).floor == (CHOCOLATIER.numbers["red"],) * 2
    later = told(GAME, scene("1:sn5 3:sn3"), "take 1 blue 1", "take 2 brown 1")
    assert later.shelter == (0, 1, 0)
    later = told(GAME, later, "take 4 red 0")
    assert later.shelter == (0, 1, CHOCOLATIER.numbers["red"])
    assert later.board(1).floor == (CHOCOLATIER.numbers["red"],)


def test_sn5_also_shelters_one_of_a_dropped_line() -> None:
    """MC-10 MC-32"""
    state = scene("1:sn5 3:sn3", SWEET, 2, "reverse")
    state = told(GAME, state, "take 1 blue 1")._replace(displays=(NONE,) * 5, centre=NONE)
    others = [one for one in CHOCOLATIER.colours if one != "red"]
    cells = [*((2, at, one) for at, one in enumerate(others, 1)), (5, 5, "red")]
    red = CHOCOLATIER.numbers["red"]
    state = tiled(state, {1: Board(lines(CHOCOLATIER, {2: ("red", 2)}), wall(CHOCOLATIER, cells))})
    state = told(GAME, state, "drop 2")
    assert (state.shelter, state.board(1).floor) == ((0, 1, red), (red,))


@pytest.mark.parametrize("marker_too", [False, True])
def test_the_marker_on_sn5_is_a_setting(marker_too: bool) -> None:
    """MC-35: by the wording only a praline lies there; the marker costs its space."""
    variants = ("marker",) if marker_too else ()
    state = scene("1:sn5 3:sn3", SWEET, 2, *variants)
    state = told(GAME, state, "take 1 black 2", "take 5 blue 2", "take 0 red 1")
    red = CHOCOLATIER.numbers["red"]
    assert state.taker == 1
    assert state.shelter == (0, 1, MARKER if marker_too else red)
    assert state.board(1).floor == ((red,) if marker_too else (MARKER,))
    alone = setup(CHOCOLATE, 2, "marker")
    assert keys(GAME.check(alone)) == ["az-setup-marker"]


@pytest.mark.parametrize("lies", ["black", "marker"])
def test_sn5_is_emptied_at_the_end_of_the_round(lies: str) -> None:
    """MC-36: its praline goes to the lid, the marker to its holder, the display to the nine."""
    state = told(GAME, scene("1:sn5 3:sn3"), "take 1 black 1")
    number = MARKER if lies == "marker" else CHOCOLATIER.numbers[lies]
    assert state.shelter is not None
    state = state._replace(phase=ROUND, taker=1, shelter=state.shelter._replace(colour=number))
    after = told(GAME, state, "0 round")
    assert (after.shelter, after.golds, after.phase, after.starter) == (None, (), GOLD, 1)
    assert after.lid == (NONE if lies == "marker" else counts(CHOCOLATIER, "black"))


def test_the_offer_lasts_until_every_praline_is_gone() -> None:
    """MC-38: also those that wait on SN3 and those that SN4 has spread."""
    state = scene("1:sn3 2:sn4")._replace(displays=(counts(CHOCOLATIER, "red blue"), *(NONE,) * 4))
    state = told(GAME, state, "take 1 red 1")
    assert (state.phase, state.turn) == (TAKE, 2)
    state = told(GAME, state, "take 1 blue 2")
    assert state.phase != TAKE
    state = scene("1:sn3 2:sn4")._replace(displays=(NONE, counts(CHOCOLATIER, "red blue"), *(NONE,) * 3))
    state = told(GAME, state, "take 2 red 1")
    assert state.phase == SPREAD
    state = told(GAME, state, "spread right")
    assert (state.phase, state.turn) == (TAKE, 2)
