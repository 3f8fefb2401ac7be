"""Pieces that move and are taken on a sensed board of eight by eight, through the true wire."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Phrase, Place
from companion.language.phrases import CELLS, LANGUAGES, LEVELS, Language, Phrases
from companion.play.referee.difference import Difference
from tests.games.draughts.game import GAME, at, cell_of
from tests.games.draughts.rig import DraughtsRig, acts_of

GAPS = (0, 50, 250, 700, 1600, 3600)
"""How long a hand waits before its next act, in milliseconds."""


def test_a_step_and_a_taking_are_understood_at_once() -> None:
    rig = DraughtsRig()
    rig.hands("lift black C3")
    assert rig.played() == [] and rig.spoken() == []
    rig.hands("lay black D4", ms=400)
    assert rig.played() == ["1 move C3 D4"] and rig.spoken() == ["draughts-moved"]
    rig.move("2 move F6 E5", "1 move D4 F6")
    assert rig.played()[-1] == "1 move D4 F6" and len(rig.state.men) == 23


def test_a_hand_that_waits_hears_nothing_at_first_and_then_what_to_do() -> None:
    rig = DraughtsRig()
    rig.hands("lift black C3", ms=50)
    rig.quiet(ms=2500)
    assert rig.spoken() == []
    rig.quiet(ms=1000)
    assert rig.spoken() == ["put-back"]
    rig.hands("lay black C3")
    assert rig.spoken() == ["restored"] and rig.played() == []


def test_a_taking_that_lacks_its_end_is_told_what_is_missing() -> None:
    rig = DraughtsRig()
    rig.move("1 move C3 D4", "2 move F6 E5")
    rig.forget()
    rig.hands("lift black D4", "lay black F6")
    rig.quiet()
    assert [(one.key, one.facts["cells"]) for one in rig.said] == [("take-away", (place("E5"),))]
    rig.hands("lift white E5")
    rig.forget()
    rig.move("2 move E7 G5")
    rig.forget()
    rig.hands("lift black B2", "lift black A3")
    rig.quiet()
    assert "put-back" in rig.spoken()


@pytest.mark.parametrize(
    ("acts", "key"),
    [
        (("lift white F6", "lay white E5"), "draughts-turn"),
        (("lift black C3", "lay black C4"), "draughts-no-way"),
        (("lift black D4", "lay black C5"), "draughts-must-take"),
    ],
)
def test_a_wrong_move_has_its_reason_and_is_forgotten_when_it_is_put_back(acts: tuple[str, str], key: str) -> None:
    rig = DraughtsRig()
    if "D4" in acts[0]:
        rig.move("1 move C3 D4", "2 move F6 E5")
    rig.forget()
    before = rig.played()
    rig.hands(*acts)
    rig.quiet()
    (told,) = rig.said
    reason = told.facts["reason"]
    assert isinstance(reason, Phrase) and reason.key == key and told.facts["remedy"]
    rig.ask("why", 1)
    assert [one.key for one in rig.said[1:]] == ["careful"]
    (_, kind, start), (_, _, end) = (act.split() for act in acts)
    rig.hands(f"lift {kind} {end}", f"lay {kind} {start}")
    rig.quiet()
    assert rig.played() == before and rig.table.referee.facts()["trouble:draughts"] == in_step()


def test_a_piece_that_may_not_be_taken_has_to_come_back() -> None:
    rig = DraughtsRig()
    rig.hands("lift white F6")
    rig.quiet()
    assert rig.spoken() == ["put-back"]
    rig.hands("lift black C3", "lay black D4")
    rig.quiet()
    assert rig.played() == []
    rig.hands("lay white F6")
    assert rig.played() == ["1 move C3 D4"]


def test_a_man_on_the_last_row_has_to_be_a_king() -> None:
    rig = DraughtsRig(position="black B6 white H4")
    rig.hands("lift black B6", "lay black A7")
    rig.quiet()
    rig.move("2 move H4 G3")
    rig.forget()
    rig.hands("lift black A7", "lay black B8")
    rig.quiet()
    reason = rig.said[-1].facts["reason"]
    assert isinstance(reason, Phrase) and reason.key == "draughts-crown"
    rig.hands("lift black B8", "lay black-king B8")
    rig.quiet()
    assert rig.played()[-1] == "1 move A7 B8"


def test_an_open_move_can_be_put_back_or_moved_on() -> None:
    rig = DraughtsRig()
    rig.move("1 move C3 D4")
    rig.forget()
    rig.hands("lift black D4", "lay black B4")
    assert rig.played() == ["1 move C3 B4"] and rig.spoken() == ["draughts-moved"]
    rig.hands("lift black B4", "lay black C3")
    assert rig.played() == ["1 move C3 B4"]
    rig.quiet()
    assert rig.played() == [] and rig.spoken() == ["taken-back"]


def test_a_move_told_by_word_waits_for_the_hands_and_one_undone_by_word_for_its_way_back() -> None:
    rig = DraughtsRig()
    rig.move("1 move C3 D4", "2 move F6 E5")
    rig.forget()
    rig.tell("0 move D4 F6")
    rig.quiet()
    assert rig.spoken() == ["draughts-moved"] and len(rig.played()) == 3
    rig.hands("lift white E5", "lift black D4", "lay black F6")
    rig.quiet()
    assert rig.spoken() == [] and len(rig.played()) == 3
    rig.tell("undo", 1)
    assert rig.spoken() == ["undone-lift-next"] and len(rig.played()) == 2
    rig.hands("lift black F6", "lay black D4", "lay white E5")
    rig.quiet()
    assert len(rig.played()) == 2 and rig.table.referee.facts()["trouble:draughts"] == in_step()


CIRCLE = "black-king E3 white D4 white D6 white F6 white F4"
ROUND = ("lift white D4", "lift white F6", "lift white D6", "lift white F4")


def test_a_king_that_ends_where_it_began_has_only_taken() -> None:
    rig = DraughtsRig(position=f"{CIRCLE} white A7")
    rig.hands(*ROUND)
    assert [move.split()[2] for move in rig.played()] == ["E3"] and len(rig.state.men) == 2
    rig.tell("undo", 1)
    rig.hands("lay white D4", "lay white F6", "lay white D6", "lay white F4")
    rig.quiet()
    assert rig.played() == [] and rig.table.referee.facts()["trouble:draughts"] == in_step()


@pytest.mark.parametrize("ms", [50, 1600])
def test_a_taking_that_may_go_on_waits_and_is_corrected_when_it_goes_on_later(ms: int) -> None:
    rig = DraughtsRig(position=f"{CIRCLE} white F2 white A7")
    rig.hands("lift black-king E3", "lay black-king G1", "lift white F2")
    assert rig.played() == []
    rig.run(1, ms)
    assert rig.played() == (["1 move E3 G1"] if ms > 1500 else [])
    rig.hands(*ROUND)
    rig.quiet()
    (move,) = rig.played()
    assert move.endswith("E3 G1") and len(move.split()) == 8 and len(rig.state.men) == 2


def test_what_is_pushed_counts_when_it_has_come_to_rest() -> None:
    rig = DraughtsRig(position="black-king E3 white A7")
    rig.boards[1].word((5, 3), "+0000")
    rig.run(1, 50)
    rig.boards[1].word((5, 3), "00000")
    rig.hands("lay black-king F4")
    assert rig.played() == []
    rig.run(1, 1000)
    assert rig.played() == ["1 move E3 F4"]


def test_a_move_that_was_only_slow_is_not_told_as_a_board_put_in_order() -> None:
    rig = DraughtsRig()
    rig.hands("lift black C3", ms=4000)
    assert rig.spoken() == ["put-back"]
    rig.hands("lay black D4")
    rig.quiet()
    assert rig.spoken() == ["draughts-moved"]


def test_while_a_knocked_board_is_put_in_order_no_act_is_taken_back() -> None:
    rig = DraughtsRig(position="black A1 black C3 white F8 white H8")
    rig.move("1 move C3 D4")
    rig.forget()
    rig.hands("lift black A1", "lift black D4", "lift white F8", "lift white H8", ms=300)
    rig.quiet()
    rig.hands("lay black A1", "lay white F8", "lay white H8", "lay black C3", ms=300)
    rig.quiet()
    assert rig.played() == ["1 move C3 D4"] and "taken-back" not in rig.spoken()


def test_once_the_game_has_gone_on_what_was_undone_is_past() -> None:
    rig = DraughtsRig()
    rig.move("1 move C3 D4")
    rig.tell("undo", 1)
    rig.hands("lift black D4", "lay black C3")
    rig.move("1 move A3 B4", "2 move F6 G5")
    rig.forget()
    rig.hands("lift black C3", "lay black C4")
    rig.quiet()
    reason = rig.said[-1].facts["reason"]
    assert isinstance(reason, Phrase) and reason.key == "draughts-no-way"


def test_a_knocked_board_is_put_back_piece_by_piece() -> None:
    rig = DraughtsRig()
    rig.move("1 move C3 D4", "2 move F6 E5")
    rig.forget()
    gone = rig.boards[1].knock(5)
    rig.quiet()
    assert rig.spoken()[0] == "knocked"
    for thing in gone:
        _, kind, cell = thing.split()
        rig.hands(f"lay {kind} {cell}", ms=400)
    rig.quiet()
    assert rig.spoken()[-1] == "restored" and len(rig.played()) == 2


@settings(max_examples=12, deadline=None)
@given(seed=st.integers(0, 2**32), moves=st.integers(1, 60))
def test_in_whatever_order_hands_lift_and_lay_the_moves_are_understood(seed: int, moves: int) -> None:
    rig = DraughtsRig(seed)
    expected = []
    for _ in range(moves):
        legal = list(GAME.moves(rig.state))
        if not legal:
            break
        move = rig.dice.choice(legal)
        alike = {GAME.text(one) for one in legal if (one.comes, one.goes) == (move.comes, move.goes)}
        expected.append(alike)
        acts = acts_of(move)
        rig.dice.shuffle(acts)
        for act in acts:
            rig.hands(act, ms=rig.dice.choice(GAPS))
        rig.quiet(ms=1600)
        assert len(rig.played()) == len(expected) and rig.played()[-1] in alike, (acts, rig.played()[-3:])
    assert len(rig.table.referee.ledger.played) == len(expected)


# ---- names ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_eight_columns_have_names_in_every_style(language: Language) -> None:
    for cells in CELLS:
        phrases = Phrases(language, cells=cells, strict=True)
        names = {phrases.cell(place(f"{letter}{row}")) for letter in "ABCDEFGH" for row in range(1, 9)}
        assert len(names) == 64


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_said_has_words(language: Language) -> None:
    rig = DraughtsRig()
    rig.move("1 move C3 D4", "2 move F6 E5", "1 move D4 F6")
    rig.tell("0 move A1 B2")
    rig.ask("here H8", 1)
    rig.ask("score", 1)
    rig.ask("last", 2)
    rig.hands("lift white H8")
    rig.quiet()
    rig.said += GAME.steps(rig.setup)
    for level in LEVELS:
        phrases = Phrases(language, level, strict=True)
        assert all(phrases.say(one) for one in rig.said)


def place(name: str) -> Place:
    """The square of a name."""
    cell = cell_of(name)
    assert cell is not None
    return at(cell)


def in_step() -> str:
    """The signature of a board that is in step."""
    return Difference().signature()
