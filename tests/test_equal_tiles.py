"""Tiles that nobody can tell apart: laid, pushed, missing and knocked over, and acts that anybody may tell."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement, Doubt, Fact, Phrase, Piece, Place
from companion.device.tiles.files import standard
from companion.language.phrases import LANGUAGES, LEVELS, Phrases
from companion.play.referee.difference import compare, readings
from companion.play.referee.objects import by_object
from tests.small_wall import COLOURS, WallRig, colour_at

WALL = [Place("1", x, y) for y in range(1, 6) for x in range(1, 6)]


def tile(place: Place) -> str:
    """What belongs on a cell, as the rig lays it."""
    return f"{colour_at(place)} {place.name}"


def at(row: int, colour: str) -> Phrase:
    """A cell of the wall as the game names it."""
    return Phrase("wall-cell", {"row": row, "colour": colour})


def final(*tiles: str) -> WallRig:
    """A rig on which player 1 has laid these, in a round that is over."""
    rig = WallRig()
    for one in tiles:
        rig.put(1, one)
    rig.tell("0 take 1")
    rig.tell("0 take 1")
    rig.tell("0 confirm")
    rig.quiet(1)
    rig.forget()
    return rig


def only(said: list[Announcement]) -> tuple[str, dict[str, Fact]]:
    """The one sentence said, and its facts."""
    (one,) = said
    return one.key, dict(one.facts)


# ---- laid -----------------------------------------------------------------------------------------------------


def test_a_tile_laid_counts_and_is_named_by_row_and_colour() -> None:
    rig = WallRig()
    rig.put(1, "red C5")
    assert rig.moves() == ["1 tile red C5"]
    assert only(rig.said) == ("told tile", {"player": 1, "cells": (at(1, "red"),)})


def test_equal_tiles_count_on_both_boards_and_anywhere_on_one() -> None:
    rig = WallRig()
    rig.put(1, "red C5", "red D4", "red E3")
    rig.put(2, "red C5", "red D4")
    rig.quiet(1)
    rig.quiet(2)
    assert rig.spoken() == ["told tile"] * 5, "none of them is read twice or taken from elsewhere"
    assert rig.moves() == ["1 tile red C5", "1 tile red D4", "1 tile red E3", "2 tile red C5", "2 tile red D4"]


def test_two_equal_tiles_laid_at_once_are_two_acts() -> None:
    rig = WallRig()
    rig.boards[1].unplug()
    rig.boards[1].lay("tile red", (3, 5))
    rig.boards[1].lay("tile red", (4, 4))
    rig.plug(1)
    assert rig.moves() == ["1 tile red C5", "1 tile red D4"]


def test_a_whole_wall_read_at_once_is_played_whole() -> None:
    rig = WallRig()
    rig.boards[1].unplug()
    for place in WALL:
        rig.boards[1].lay(f"tile {colour_at(place)}", (place.x, place.y))
    rig.plug(1)
    assert len(rig.moves()) == 25


def test_a_tile_in_a_wrong_cell_is_refused_once_and_the_equal_ones_stand() -> None:
    rig = final("red C5")
    rig.put(1, "red B4")
    rig.quiet(1)
    (one,) = rig.said
    assert one.key == "careful-reason"
    assert one.facts["reason"] == Phrase("wrong-cell", {"player": 1, "cells": (at(2, "blue"),)})
    rig.forget()
    rig.put(1, "red D4")
    assert rig.spoken() == ["told tile"], "one that is right counts beside it"


def test_what_is_wrong_can_be_asked_for_as_it_was_said_until_it_is_put_right() -> None:
    rig = WallRig()
    assert rig.table.referee.troubles() == {}
    rig.put(1, "blue C5")
    rig.quiet(1)
    (said,) = rig.said
    assert rig.table.referee.troubles() == {"1": said}
    rig.take_off(1, "blue C5")
    rig.quiet(1)
    assert rig.table.referee.troubles() == {}


# ---- pushed, lifted, missing ----------------------------------------------------------------------------------


def test_an_open_tile_pushed_to_another_right_cell_is_played_there() -> None:
    rig = WallRig()
    rig.put(1, "red C5", ms=2000)
    rig.put(1, "red E3", ms=2000)
    rig.forget()
    rig.push(1, "red C5", "D4")
    rig.quiet(1)
    assert rig.moves() == ["1 tile red D4", "1 tile red E3"]
    assert rig.spoken() == ["told tile"]


def test_a_final_tile_pushed_to_a_wrong_cell_is_told_where_it_belongs() -> None:
    rig = final("red C5", "red E3")
    rig.push(1, "red C5", "B5")
    rig.quiet(1)
    key, facts = only(rig.said)
    assert key == "put-elsewhere"
    assert (facts["cells"], facts["parts"]) == ((at(1, "yellow"),), (at(1, "red"),))
    rig.forget()
    rig.push(1, "red B5", "C5")
    rig.quiet(1)
    assert rig.spoken() == ["restored"]


def test_one_of_several_equal_tiles_missing_is_asked_for_alone() -> None:
    rig = final("red C5", "red D4", "red E3", "blue A5")
    rig.take_off(1, "red D4")
    rig.quiet(1)
    key, facts = only(rig.said)
    assert (key, facts["thing"], facts["parts"]) == ("put-back", Phrase("tile red"), (at(2, "red"),))
    rig.forget()
    rig.put(1, "red D4")
    assert rig.spoken() == ["restored"]
    assert len(rig.moves()) == 7, "four tiles, two takings and the round"


def test_a_legal_tile_beside_a_missing_equal_one_is_not_taken_for_it() -> None:
    rig = final("red C5", "red D4")
    rig.take_off(1, "red D4")
    rig.put(1, "red E3")
    rig.quiet(1)
    assert [one.key for one in rig.said] == ["put-back"]
    rig.put(1, "red D4")
    assert "1 tile red E3" in rig.moves()


def test_an_open_tile_that_is_lifted_is_taken_back_and_no_other() -> None:
    rig = WallRig()
    rig.put(1, "red C5", "red D4", "red E3")
    rig.forget()
    rig.take_off(1, "red D4")
    rig.quiet(1)
    assert rig.moves() == ["1 tile red C5", "1 tile red E3"]
    assert only(rig.said)[1]["cells"] == (at(2, "red"),)


def test_two_equal_tiles_lifted_and_one_laid_elsewhere_are_not_taken_for_one_pushed() -> None:
    rig = WallRig()
    rig.put(1, "red C5", "red D4")
    rig.take_off(1, "red C5", "red D4", ms=50)
    rig.put(1, "red A2")
    assert rig.moves() == ["1 tile red C5", "1 tile red D4"], "one may still come back"
    rig.put(1, "red C5")
    rig.quiet(1)
    assert rig.moves() == ["1 tile red A2", "1 tile red C5"]


def test_a_tile_undone_by_word_waits_to_be_lifted_and_the_equal_ones_do_not() -> None:
    rig = WallRig()
    rig.put(1, "red C5", "red D4")
    rig.tell("undo", seat=1)
    rig.quiet(1)
    assert rig.moves() == ["1 tile red C5"]
    rig.put(1, "red E3")
    assert rig.moves() == ["1 tile red C5", "1 tile red E3"], "the undone one is still not believed"
    rig.take_off(1, "red D4")
    rig.put(1, "red D4")
    assert len(rig.moves()) == 3


# ---- knocked over ---------------------------------------------------------------------------------------------


def test_a_wall_knocked_over_is_put_back_tile_by_tile_from_near_left() -> None:
    tiles = ["red C5", "red D4", "red E3", "blue A5", "blue B4"]
    rig = final(*tiles)
    rig.boards[1].knock()
    rig.quiet(1)
    (one,) = rig.said
    assert (one.key, one.facts["count"], one.facts["parts"]) == ("knocked", 5, (at(3, "red"),))
    rig.forget()
    rig.put(1, "red E3")
    assert only(rig.said)[1]["parts"] == (at(2, "blue"),)
    rig.forget()
    rig.put(1, "red D4")
    assert only(rig.said)[1]["after"] == 2, "any order of hands: one that is not asked for counts as well"
    rig.forget()
    rig.put(1, "red B4", ms=2000)
    key, facts = only(rig.said)
    assert (key, facts["cells"]) == ("take-away", (at(2, "blue"),)), "it lies in the way of the next one"
    rig.take_off(1, "red B4")
    for one_tile in ("blue B4", "blue A5", "red C5"):
        rig.put(1, one_tile)
    assert rig.spoken()[-1] == "restored"


def test_a_wrong_tile_while_rebuilding_is_told_where_an_equal_one_is_missing() -> None:
    rig = final("red C5", "red D4", "red E3", "blue A5")
    rig.boards[1].knock()
    rig.quiet(1)
    rig.put(1, "red E3")
    rig.forget()
    rig.put(1, "red A1", ms=2000)
    key, facts = only(rig.said)
    assert (key, facts["cells"], facts["parts"]) == ("put-elsewhere", (at(5, "yellow"),), (at(2, "red"),))


@settings(deadline=None, max_examples=25)
@given(st.integers(0, 10_000))
def test_any_wall_knocked_over_in_part_is_rebuilt_by_what_is_said(seed: int) -> None:
    dice = random.Random(seed)
    places = dice.sample(WALL, dice.randint(4, 15))
    rig = final(*map(tile, places))
    before = rig.moves()
    rig.boards[1].knock(dice.randint(1, len(places)), seed)
    rig.quiet(1)
    for _ in range(16):
        if rig.spoken()[-1:] == ["restored"]:
            break
        view = rig.table.referee._case.views["1"]
        missing = [place for place, _ in view.difference.goes]
        rig.put(1, tile(dice.choice(missing)), ms=2000)
    else:
        pytest.fail("it was never in order again")
    assert rig.moves() == before


# ---- what cannot be read --------------------------------------------------------------------------------------


def test_a_domino_on_a_wall_is_of_another_game() -> None:
    rig = final("red C5")
    word = standard().dominoes[23].words[0]
    rig.boards[1].word((2, 2), word)
    rig.quiet(1, 4000)
    assert only(rig.said) == ("cell-foreign", {"player": "Jana", "several": 1, "cell": at(4, "black")})


def test_a_cell_in_doubt_holds_back_none_of_the_equal_tiles_elsewhere() -> None:
    rig = WallRig()
    rig.put(1, "red C5")
    rig.boards[1].fault("flapping", (3, 5))
    rig.run(1)
    rig.forget()
    rig.put(1, "red D4")
    assert rig.spoken() == ["told tile"]


def test_equal_pieces_are_objects_of_their_own_and_unique_ones_are_not() -> None:
    red, castle = Piece("tile red"), Piece("castle 1")
    laid = ((Place("1", 1, 1), red), (Place("1", 2, 1), red), (Place("1", 3, 1), castle))
    assert len(by_object(laid, {"tile red"})) == 3
    assert len(by_object(laid, ())) == 2


def test_a_doubt_about_one_equal_piece_is_none_about_another() -> None:
    rig = WallRig()
    rig.put(1, "red C5", "red D4")
    reading = rig.table._trackers[rig.boards[1].uid].reading
    kinds = rig.setup.kinds()
    expected = {Place("1", 3, 5): Piece("tile red"), Place("1", 5, 3): Piece("tile red")}
    (parse,) = readings(reading, expected, kinds, {"tile red"})
    found = compare(parse, reading, expected, kinds, {}, {"tile red"})
    assert (found.comes, found.goes) == (
        ((Place("1", 4, 4), Piece("tile red")),),
        ((Place("1", 5, 3), Piece("tile red")),),
    )
    assert not [one for one in reading.doubts if one[1] is Doubt.TWICE]


# ---- acts of whoever is on turn -------------------------------------------------------------------------------


def test_an_act_told_without_a_name_is_of_whoever_is_on_turn() -> None:
    rig = WallRig()
    rig.tell("0 take 3")
    rig.tell("0 take 4", seat=1)
    assert rig.moves() == ["1 take 3", "2 take 4"]


def test_a_refusal_is_of_whoever_is_on_turn_and_why_repeats_it() -> None:
    rig = WallRig()
    rig.tell("0 take 1")
    rig.forget()
    rig.tell("0 take 9", seat=1)
    (one,) = rig.said
    assert (one.facts["player"], one.facts["reason"]) == ("Petr", Phrase("no-such", {"player": 2, "cells": ()}))
    rig.forget()
    rig.ask("why")
    assert [said.key for said in rig.said] == ["careful-reason"]


def test_an_act_told_as_somebodys_is_nobody_elses() -> None:
    rig = WallRig()
    rig.tell("2 take 1")
    assert rig.moves() == []
    assert rig.said[-1].facts["reason"] == Phrase("not-your-turn", {"player": 2, "cells": ()})


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_anybody_takes_back_the_newest_act_whoevers_it_is(seat: int) -> None:
    rig = WallRig()
    rig.tell("0 take 3")
    rig.tell("0 take 4")
    rig.forget()
    last = rig.table.referee.undoable(seat)
    assert last is not None
    assert last.move.player == 2
    rig.tell("undo", seat=seat)
    assert rig.moves() == ["1 take 3"]
    assert rig.spoken() == ["undone-act"]
    rig.tell("undo", seat=seat)
    assert rig.moves() == []


def test_one_confirmation_ends_the_round_in_its_own_words_and_closes_all() -> None:
    rig = WallRig()
    rig.put(1, "red C5")
    for _ in range(2):
        rig.tell("0 take 1")
    rig.forget()
    rig.tell("0 confirm")
    assert rig.spoken() == ["told round"]
    assert not [one for one in rig.table.referee.ledger.played if one.open and one.move.action != "round"]


def test_a_confirmation_closes_only_what_the_act_that_is_due_closes() -> None:
    rig = WallRig()
    rig.tell("0 take 1")
    rig.forget()
    rig.tell("0 confirm")
    assert rig.spoken() == ["told bell"]
    assert [one.open for one in rig.table.referee.ledger.played] == [True, True]


def test_why_asks_the_game_where_nothing_is_wrong() -> None:
    rig = WallRig()
    rig.ask("why")
    assert rig.spoken() == ["why-nothing"]
    rig.put(1, "red C5")
    rig.forget()
    rig.ask("why")
    assert rig.spoken() == ["points-because"]
    rig.put(1, "red B5")
    rig.quiet(1)
    rig.forget()
    rig.ask("why")
    assert rig.spoken() == ["careful-reason"], "trouble comes first"


# ---- words ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_sentences_about_cells_word_a_phrase_in_their_place(language: str) -> None:
    cell = Phrase("tiles-tile", {"colour": "red"})  # any phrase serves
    common: dict[str, Fact] = {"player": "Jana", "several": 1}
    keys: dict[str, dict[str, Fact]] = {
        "put-back": {"thing": cell, "parts": (cell,)},
        "put-next": {"thing": cell, "parts": (cell,), "step": "next", "after": 2},
        "put-elsewhere": {"thing": cell, "cells": (cell, cell), "parts": (cell,)},
        "knocked": {"thing": cell, "parts": (cell,), "count": 3},
        "take-away": {"thing": cell, "cells": (cell,)},
        "undone-lift": {"thing": cell, "cells": (cell,)},
        "cell-foreign": {"cell": cell},
        "cell-unknown": {"cell": cell},
        "cell-askew": {"cell": cell},
        "cell-unsure": {"cell": cell},
        "cell-flapping": {"cell": cell},
        "cell-stuck": {"cell": cell},
        "square-fault-cleared": {"cell": cell},
        "cell-fault-cleared": {"cell": cell},
    }
    for level in LEVELS:
        phrases = Phrases(language, level=level)
        name = phrases.say(cell).rstrip(".")
        for key, facts in keys.items():
            said = phrases.say(Phrase(key, {**common, **facts}))
            assert name.casefold() in said.casefold(), (key, said)
    assert set(COLOURS) == {colour.name for colour in standard("azul_mini").colours}
