"""A rude evening of Queen's Garden: what cannot be, undo storms, wrong seats, words at the wrong time, cables.

No board reads a garden, so everything is told: nothing may be lost, nothing counted twice, and each refusal has
its own sentence, which says why and what would do.
"""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from companion import input as keys
from companion.device.tiles.files import standard
from companion.games import load
from companion.games.queens_garden.rules.state import ACT, FILL, LOTS, OVER, ROUND, TURN
from companion.language.phrases import Phrases
from tests.games.queens_mirror import Mirror, conserved
from tests.queens_rig import QueensEvening, QueensRig, to_the_end
from tests.queens_table import GAME, queens_setup
from tests.still import Still

EN = Phrases("en", "normal", strict=True)
FULL = (
    "0 draw tree-blue bird-blue butterfly-blue flower-blue",
    "1 take blue",
    "0 draw tree-purple bird-purple butterfly-purple flower-purple",
    "0 turn 1 plant-blue",
    "2 take plant",
    "1 take purple",
    "0 draw tree-yellow bird-yellow butterfly-yellow bird-dark-green",
    "0 turn 2 plant-yellow",
    "2 take plant",
)
"""Jana has a single free space for tiles, Petr none for expansions; the display has two birds."""


def said(rig: QueensRig) -> list[str]:
    """What was said since last time, in English, without what nobody hears."""
    told = [EN.say(one) for one in rig.said]
    rig.forget()
    return [one for one in told if one]


def begun(*acts: str, draw: str = "hand") -> QueensRig:
    """A table of two at which Jana begins and these acts have been told."""
    rig = QueensRig(queens_setup(draw=draw))
    rig.acts("0 lots 1", *acts)
    rig.forget()
    return rig


# ---- what cannot be -------------------------------------------------------------------------------------------


def refused(rig: QueensRig, text: str, seat: int = 0) -> str:
    """What is said to an act that cannot be; nothing has changed."""
    before = rig.state
    rig.tell(text, seat)
    (told,) = said(rig)
    assert rig.state == before
    return told


def test_a_cost_that_the_storage_cannot_pay() -> None:
    rig = begun(
        *FULL, "1 place tree-blue fountain-2", "2 lay plant-blue 2 4 expansion-plant-yellow joker joker joker"
    )
    rig.acts("1 buy 12", "2 buy 12")
    rig.acts("1 place bird-blue fountain-12 joker", "2 buy 4")
    rig.acts("1 place butterfly-blue fountain-4 joker joker", "2 pass")
    rig.acts("1 place bird-purple fountain-8 tree-purple")
    rig.forget()
    assert refused(rig, "place flower-blue fountain-10") == (
        "Careful, Jana: the storage cannot pay the cost of four, blue flower. That takes three more hexagons of "
        "its colour or of its pattern, and there is no joker. Take more first, or place something else."
    )


def test_a_payment_that_mixes_colour_and_pattern() -> None:
    rig = begun(*FULL)
    told = refused(rig, "place flower-blue fountain-2 bird-blue flower-purple joker")
    assert told == (
        "Careful, Jana: the payment mixes colour and pattern. All of it has either the colour or the pattern of "
        "this hexagon: blue flower. Ways to pay: nine in all, for example blue tree, blue bird and blue butterfly."
    )


def test_a_full_storage() -> None:
    """Too full of tiles, and too full of expansions; a storage is never overfilled by some of a take."""
    rig = begun(*FULL)
    assert refused(rig, "take bird").startswith(
        "Careful, Jana: the storage is too full. It would get two tiles, and there is one free space."
    )
    rig.acts("1 take butterfly", "0 draw tulips-blue tulips-purple tulips-yellow plant-dark-green")
    rig.acts("2 take tulips", "0 draw bird-light-green plant-purple plant-light-green bird-purple")
    assert rig.state.phase == ACT and rig.state.turn == 1, "nobody turned anything"
    rig.acts("1 pass", "2 take dark-green", "0 turn 4 tree-dark-purple")
    rig.forget()
    assert refused(rig, "take dark-purple").startswith(
        "Careful, Petr: the storage has too little room for expansions. It would get one expansion, "
        "and there is no free space. Choices: five in all, for example "
    )


def test_an_expansion_where_one_lies() -> None:
    rig = begun(*FULL, "1 buy 2", "2 buy 2", "1 buy 4")
    taken = (
        "Careful, Petr: taken, expansion two o'clock lies there already. Free here: twelve o'clock, four o'clock, "
        "six o'clock, eight o'clock or ten o'clock."
    )
    assert refused(rig, "buy 2") == taken
    assert refused(rig, "lay plant-blue 2 4 expansion-plant-yellow joker joker joker") == taken


def test_a_score_that_is_too_low_for_a_purchase() -> None:
    rig = begun(*FULL, "1 buy 2", "2 pass", "1 buy 4")
    assert refused(rig, "buy 6") == (
        "Careful, Jana: there are too few points: an expansion of the supply costs six points, on the counter "
        "three points. Lay one from the storage, or do something else."
    )
    assert rig.state.gardens[0].score == 3


def test_the_five_refusals_are_five_sentences_in_every_language() -> None:
    mixed = "place flower-blue fountain-2 bird-blue flower-purple joker"
    acts = (("take bird", ()), (mixed, ()), ("buy 6", ("1 buy 2", "2 pass", "1 buy 4")))
    more = (("buy 2", ("1 buy 2", "2 pass")), ("place tulips-yellow fountain-2", ()))
    for language in ("cs", "pl", "en"):
        phrases, told = Phrases(language, "normal", strict=True), set[str]()
        for text, before in (*acts, *more):
            rig = begun(*FULL, *before)
            rig.tell(text)
            told.add(phrases.say(rig.said[0]))
        assert len(told) == 5


# ---- words at the wrong time ----------------------------------------------------------------------------------

PHASES = {
    LOTS: (),
    FILL: FULL[:2],
    TURN: FULL[:3],
    ACT: FULL,
    ROUND: (*FULL, "1 pass", "2 pass"),
}


@pytest.mark.parametrize("phase", sorted(PHASES))
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_confirm_and_undo_can_be_said_in_every_phase(phase: int, seat: int) -> None:
    """One act is taken back by one word, whoever says it; a confirmation makes nothing final behind one's back."""
    rig = begun(*PHASES[phase]) if phase else QueensRig()
    assert rig.state.phase == phase
    before = rig.table.referee.ledger.played[:]
    rig.tell("undo", seat)
    assert [one.move for one in rig.table.referee.ledger.played] == [one.move for one in before[:-1]]
    assert said(rig), "there is always an answer"
    if before:
        rig.acts(load(GAME).text(before[-1].move))
        rig.forget()
    rig.tell("confirm", seat)
    assert not [one for one in rig.said if one.key in ("act-final", "made-final")]
    assert rig.state.round == (2 if phase == ROUND else max(1, rig.state.round))
    assert said(rig)


@pytest.mark.parametrize("seat", [1, 2])
def test_an_act_is_that_of_the_player_on_turn_whoever_types_it(seat: int) -> None:
    """Told for somebody else by number, it is refused: a wrong seat plays for nobody."""
    rig = begun(*FULL)
    assert refused(rig, "2 take bird", seat) == "Careful, Petr: it is Jana's turn."
    assert refused(rig, "9 take bird", seat).startswith("Careful: player number nine")
    rig.tell("0 take butterfly", seat)
    rig.acts("0 draw tree-yellow bird-yellow tulips-yellow plant-purple")
    rig.tell("0 buy 4", seat)
    told = [load(GAME).text(one.move) for one in rig.table.referee.ledger.played]
    assert told[-3] == "1 take butterfly" and told[-1] == "2 buy 4"


def test_nothing_can_be_done_by_whoever_has_passed_nor_for_the_next_round() -> None:
    rig = begun(*FULL, "1 pass")
    assert refused(rig, "1 take butterfly").startswith("Careful, Jana: you have passed for this round")
    rig.acts("2 pass")
    rig.forget()
    for text in ("1 take butterfly", "2 buy 2", "0 draw tree-blue", "pass"):
        assert "confirm the end of round one" in refused(rig, text), text


# ---- undo storms ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("draw", ["hand", "companion"])
def test_an_undo_storm_goes_back_to_the_beginning_and_no_further(draw: str) -> None:
    """Every state on the way back is one that there was; nothing is lost of tiles and expansions.

    With the companion as bag, acts of players go back with what was drawn for them; lots and the first draw stay.
    """
    evening = QueensEvening(queens_setup(draw=draw), 11, "greedy")
    states = [evening.state]
    while evening.state.phase != ROUND:
        evening._due()
        states.append(evening.state)
    for _ in range(3 * len(states)):
        evening.tell("undo", evening.dice.choice((0, 1, 2)))
        assert evening.state in states
        conserved(evening.state)
    first = states[0] if draw == "hand" else states[2]
    assert evening.state == first
    assert evening.said[-1].key == "nothing-to-undo"


def test_undone_and_told_again_a_round_is_worth_the_same() -> None:
    evening = QueensEvening(queens_setup(3, "below", draw="hand"), 12, "greedy")
    while evening.state.phase != ROUND:
        evening._due()
    ledger = evening.table.referee.ledger
    texts, before = [load(GAME).text(one.move) for one in ledger.played], evening.state
    dice = random.Random(3)
    for _ in range(6):
        back = dice.randint(1, len(texts) - 1)
        for _ in range(back):
            evening.tell("undo", dice.choice((0, 1, 2, 3)))
        evening.acts(*texts[len(texts) - back :])
        assert evening.state == before


def test_a_rude_evening_ends_with_the_points_of_the_second_engine() -> None:
    """With trouble between all acts; what stands in the end is played there as well, and is worth the same."""
    evening = QueensEvening(queens_setup(4, draw="hand"), 21, "greedy")
    for _ in range(3000):
        evening.act()
        if evening.state.phase == OVER:
            break
    state = load(GAME).start(evening.setup)
    mirror = Mirror(state)
    for one in evening.table.referee.ledger.played:
        text = load(GAME).text(one.move)
        if one.move.action == "draw" and len(one.move.args) < state.lacking:
            raise AssertionError("the evening draws all at once")
        mirror.play(state, text)
        state = load(GAME).play(state, one.move)
    mirror.compare(state, 0, one.move, whole=True)
    mirror.results(state)
    assert state == evening.state


# ---- through the daemon ---------------------------------------------------------------------------------------


def test_a_board_of_another_game_garbage_and_cables_change_nothing(tmp_path: Path) -> None:
    """It is told once that no game reads it here; then what it sends is nobody's."""
    live = Still(tmp_path, 2, game=GAME, setup=queens_setup(draw="hand"))
    try:
        live.plug(1, tiles=standard())
        live.start()
        live.wait("board")
        for text in ("lots 1", FULL[0].removeprefix("0 "), "take blue"):
            live.type(text)
        live.wait("Jana takes blue: ")
        live.do(1, "garbage 300", "castle 1 C3", "lay 24 B3 A3", "cut", "lose 1", "unplug")
        live.type(FULL[2].removeprefix("0 "))
        live.wait("purple flower")
        live.do(1, "plug", "garbage 300", "lay 25 B4 A4")
        live.type("turn 1 plant-blue")
        live.wait("expansion blue plant")
        before = live.moves()
        live.stop()
        live.plug(1, tiles=standard("azul_mini"))
        live.start()
        live.wait("no board is read")
        assert live.moves() == before
        for _ in range(2):  # what nobody in particular has done is undone only when it is typed again
            live.type("u")
        live.wait("Undone: place one")
        assert len(live.moves()) == len(before) - 1
    finally:
        live.stop()


def test_lines_that_come_at_once_each_mean_what_they_mean_after_the_one_before(tmp_path: Path) -> None:
    """Two keyboards, or lines pasted together: the take is asked about in the state after the draw."""
    live = Still(tmp_path, 2, game=GAME, setup=queens_setup(draw="hand"))
    typed = ((0, "55.1"), (0, "54.11.12.13.14"), (1, "53.10"), (2, "54.21.22.23.24"), (0, "56.66"), (2, "43.8"))
    try:
        live.start()
        assert live.daemon is not None
        events = live.daemon.events
        for seat, line in typed:  # all are in one batch
            events.put(keys.Typed(line, f"keypad {seat}", seat))
        live.wait("Petr buys an expansion")
        assert len(live.moves()) == len(typed)
    finally:
        live.stop()


def test_whole_games_at_the_rig_reach_the_end_with_either_bag() -> None:
    """What the tests here are worth: acts of every kind, and the same result on the second engine."""
    seen = set[str]()
    for draw in ("hand", "companion"):
        rig = QueensRig(queens_setup(2, draw=draw))
        mirror = Mirror(rig.state)
        for before, move in to_the_end(rig, 5):
            mirror.play(before, load(GAME).text(move))
            seen.add(move.action)
        mirror.results(rig.state)
    assert seen >= {"lots", "draw", "turn", "take", "place", "lay", "buy", "pass"}
