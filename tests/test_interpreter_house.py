"""What a keyboard shares with the house: who agrees and goes on, what a page may not do, and a match's end."""

from __future__ import annotations

import pytest

from companion.core.model import Announcement, Kind, Phrase, Topic
from companion.input.commands import AT_TABLE
from companion.input.meanings import Asker
from companion.play.table import Input
from tests.games.garden import match_setup
from tests.rig import Rig
from tests.test_interpreter import Player

PAGE = "page"


# ---- what was asked is not done, and confirmations that are no acts --------------------------------------------


@pytest.mark.parametrize("no", ["", "stop", "0"])
def test_whoever_says_no_to_a_question_hears_that_nothing_was_done(no: str) -> None:
    player = Player()
    player.type("quit")
    player.said()
    assert player.type(no) == []
    assert player.said() == ["not-done"] and "quit" not in player.obeyed
    assert player.type("quit") == [] and player.said() == ["confirm-quit"], "it is asked anew"


def test_another_command_leaves_the_question_without_a_word() -> None:
    player = Player()
    player.type("quit")
    player.said()
    assert player.type("score") == ["ask score"] and "not-done" not in player.said()


@pytest.mark.parametrize("line", ["", "confirm", "7", "g"])
def test_a_confirmation_lets_computers_go_on_before_it_means_anything_else(line: str) -> None:
    player, went = Player(), []
    player.interpreter.go_on = lambda: not went.append("on")  # type: ignore[func-returns-value]
    assert player.type(line) == [] and went == ["on"]
    assert player.type("score") == ["ask score"] and went == ["on"]


def test_enter_after_a_question_does_not_let_computers_go_on() -> None:
    player, went = Player(), []
    player.interpreter.go_on = lambda: not went.append("on")  # type: ignore[func-returns-value]
    player.type("quit")
    player.type("")
    assert went == []


def test_a_typed_confirmation_is_a_yes_and_is_told_whether_it_means_more() -> None:
    """Enter alone agrees to nothing, nor does what is said for another, or over a question that is open."""
    player, asked = Player(), list[tuple[int, bool]]()

    def agree(asker: Asker, means: bool) -> bool:
        asked.append((asker.seat, means))
        return not means

    player.interpreter.agree = agree
    assert player.type("confirm", 2) == [], "there is nothing else that it could mean"
    player.type("castle 2 C3", 2)
    assert player.type("confirm", 2) == ["tell confirm"]
    assert player.type("confirm", 1) == [], "what is open is another's"
    assert asked == [(2, False), (2, True), (1, False)]
    asked.clear()
    player.type("", 2)
    player.type("2 confirm", 1)
    player.type("quit", 1)
    assert player.type("confirm", 1) == ["tell confirm"]
    assert asked == []


# ---- pages, rights, and whose act it is ------------------------------------------------------------------------


@pytest.mark.parametrize("line", ["2 place 24 B3 B4", "2 undo", *sorted(AT_TABLE - {"computer", "mute"})])
def test_a_page_does_what_is_its_seats_and_nothing_of_the_table(line: str) -> None:
    player = Player()
    player.interpreter.is_page = lambda source: source == PAGE
    assert player.type(line, 1, PAGE) == [] and player.said() == ["page-withheld"]
    assert player.obeyed == []
    assert player.type("1 castle 1 C3", 1, PAGE) == ["tell 1 castle 1 C3"]
    assert player.type("2 score", 1, PAGE) == ["ask 2 score"], "a question about another is nobody's act"
    player.said()
    assert player.type(line, 1) or player.obeyed or player.said() != ["page-withheld"]


def test_what_is_not_admitted_is_told_why_and_goes_nowhere() -> None:
    player, tried = Player(), list[str]()

    def admitted(heard: Input) -> Input | Announcement:
        tried.append(f"{heard.seat} {heard.text}")
        reason = {"reason": Phrase("rg-ended")}
        return Announcement("careful-reason", reason, Kind.ANSWER, seat=heard.seat, topic=Topic.CAREFUL)

    player.interpreter.admitted = admitted
    assert player.type("castle 1 C3", 1) == [] and player.said() == ["careful-reason"]
    assert player.type("score", 1) == ["ask score"]
    assert tried == ["1 tell castle 1 C3"]


def test_whose_act_it_is_is_asked_at_the_table_and_asked_again_at_enter() -> None:
    player = Player()
    assert player.type("castle 2 C3", 0) == [] and player.said() == ["whose-act"]
    assert player.type("", 0) == [] and player.said() == ["whose-act"]
    assert player.type("Petr", 0) == ["tell 2 castle 2 C3"]
    player.said()
    assert player.type("place 24 B3 B4", 0) == [] and player.said() == ["whose-act"]
    assert player.type("2", 0) == ["tell 2 place 24 B3 B4"]


def test_chance_is_told_what_is_to_be_drawn_and_who_asked() -> None:
    player, told = Player(rig=Rig(2, setup=match_setup(2))), []
    player.interpreter._obey["chance"] = lambda meant, asker: told.append((meant.command.name, asker.seat))
    player.type("lots", 2)
    assert told == [("lots", 2)]


# ---- long answers, keys and keyboards --------------------------------------------------------------------------


def test_another_piece_of_a_long_line_comes_before_the_rest_of_a_long_answer() -> None:
    player, asked = Player(1), list[tuple[str, int]]()

    def goes_on(name: str, seat: int) -> bool:
        asked.append((name, seat))
        return len(asked) == 1

    player.type("castle 1 C3")
    player.interpreter._goes_on = goes_on
    player.type("fits 24")
    assert player.type("next") == [] and player.obeyed == ["next"]
    assert player.type("next") == ["ask fits 24 4"]
    assert asked == [("next", 1), ("next", 1)]


def test_while_learning_enter_is_explained_unless_it_ends_a_line() -> None:
    player, asker = Player(), Asker("keyboard", 1, 0)
    player.type("learn")
    player.said()
    player.interpreter.key("\n", asker)
    assert player.said() == ["key-enter"], "alone it is a key as others are"
    for char in "3\n":
        player.interpreter.key(char, asker)
    assert player.said() == ["key-is"], "behind a digit it ends the line, which is explained as a whole"
    player.type("3")
    assert player.said() == ["command-does-score"]
    player.interpreter.key("3", asker)
    player.interpreter.key("4", asker)
    assert player.said() == ["key-is", "key-is"]


def test_a_keyboard_that_was_gone_is_asked_anew() -> None:
    """Whoever types there next may be another person."""
    player = Player()
    player.type("quit")
    assert player.interpreter.pending("keyboard") == "quit"
    player.interpreter.gone("keyboard")
    player.said()
    assert player.interpreter.pending("keyboard") == ""
    assert player.type("quit") == [] and player.said() == ["confirm-quit"]


# ---- after the match -------------------------------------------------------------------------------------------


def over() -> Player:
    """A match that has ended, and it is asked what comes next."""
    player = Player()
    player.rig.tell("end")
    player.interpreter.end(player.phrases.part)
    player.said()
    return player


def test_after_the_match_it_is_asked_once_what_comes_next() -> None:
    player = over()
    player.interpreter.ask_again()
    (asked,) = player.told
    assert (asked.key, asked.seat, asked.facts["detail"]) == ("after-match", 0, "areas")
    player.said()
    player.interpreter.ask_again()
    assert player.said() == []


def test_buttons_and_lines_after_the_match_are_answers_or_questions_as_before() -> None:
    player = over()
    assert player.press("2", 2) == ["ask 2 areas"], "where the points of whose board it is came from"
    assert player.press("1", 2) == [], "nothing is left to be confirmed"
    player.said()
    assert player.type("2", 1) == ["ask 0 score"], "the result"
    assert player.type("1", 2) == ["ask 2 areas"], "the own points"
    assert player.type("ranking", 1) == ["ask ranking"], "a question as before"
    player.said()
    assert player.type("place 24 B3 B4", 1) == [] and "after-match" in player.said(), "acts mean nothing now"
    assert player.type("dragons", 1) == [] and player.said()[:1] == ["dialogue-unfit"]
    assert player.type("3", 1) == [] and player.obeyed == ["new"]


def test_what_every_dialogue_knows_is_known_after_the_match_too() -> None:
    player = over()
    for line, told in (("help", ["dialogue-help", "after-match"]), ("repeat", ["after-match"])):
        assert player.type(line, 1) == [] and player.said() == told
        assert player.type(line, 2) == [] and player.said() == told
    assert player.type("1", 0) == [] and player.said() == ["after-whose"]
    assert player.type("previous", 0) == [] and player.said() == ["after-match"], "one question back"
    assert player.press("4", 2) == [] and player.said() == ["after-match"]
    for silences in ("x", "0"):
        assert player.type(silences, 1) == []
    assert player.press("5", 2) == [] and (player.said(), player.obeyed) == ([], []), "no more than silence"
    player.type("commands", 1)
    player.said()
    assert player.type("previous", 1) == [] and player.said() == ["list-begins"], "a long answer comes first"
    assert player.type("stop", 1) == [] and player.obeyed == ["quit"]


def test_whoever_learns_after_the_match_has_keys_explained() -> None:
    player = over()
    player.type("learn", 1)
    player.said()
    assert player.type("1", 1) == [] and player.said() == ["command-does-waiting"]
    player.type("learn", 1)
    assert player.type("1", 1) == ["ask 1 areas"]
