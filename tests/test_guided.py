"""Commands that are asked for one thing at a time, acts of whoever is on turn, and chance piece by piece."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement, Kind, Phrase, Topic
from companion.input import Incomplete, Meant, understand
from companion.input.helping import help_now
from companion.input.interpreter import Interpreter
from companion.input.meanings import Asker
from companion.language.phrases import LANGUAGES, LEVELS, Phrases
from companion.play.chance import MatchChance
from companion.play.dealer import Dealer
from companion.play.table import Input
from tests.keypad_digits import digits
from tests.small_taking import State, Taking

DRAWN = ("red", "blue", "red", "red")
"""Bowl 1 has two red marbles and a blue one, bowl 2 a red one."""


class Hand:
    """Types over the small game; what comes of it is heard."""

    def __init__(self, *, companion: bool = False, paced: bool = True, drawn: tuple[str, ...] = DRAWN) -> None:
        self.match = Taking(companion=companion, paced=paced, drawn=drawn)
        self.chance = MatchChance(self.match, Dealer(seed=3))  # type: ignore[arg-type]
        self.told: list[Announcement] = []
        self.obeyed: list[str] = []
        obey: dict[str, Callable[[Meant, Asker], object]] = {
            one.name: lambda meant, _asker: self.obeyed.append(meant.command.name)
            for one in self.match.vocabulary().commands
        }
        obey["chance"] = lambda _meant, _asker: self.deal()
        self.interpreter = Interpreter(self.match, self.match.vocabulary(), self.told.append, obey)  # type: ignore[arg-type]

    def deal(self) -> None:
        for text in self.chance.drawn():
            self.match.hear(Input(0, "dealer", f"tell {text}"))

    def type(self, line: str, seat: int = 0, source: str = "keyboard") -> list[str]:
        """Type a line; gives the texts of the inputs that came of it. What was said before is forgotten."""
        self.told.clear()
        inputs = self.interpreter.typed(line, Asker(source, seat, 0))
        for one in inputs:
            self.match.hear(one)
        return [one.text for one in inputs]

    def several(self, lines: str) -> list[str]:
        """Lines apart by blanks; what came of the last one."""
        found: list[str] = []
        for line in lines.split():
            assert not found, "nothing is told before all is known"
            found = self.type(line)
        return found

    def keys(self) -> list[str]:
        """Keys of what was answered to the last line."""
        return [one.key for one in self.told]

    def question(self) -> str:
        """The key of the question that was asked last; the player's name before it is left out."""
        phrase = self.told[-1].facts.get("what") if self.told[-1].key == "of-player" else self.told[-1]
        assert isinstance(phrase, Phrase | Announcement)
        return phrase.key

    @property
    def state(self) -> State:
        return self.match.state


# ---- digits alone ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "text"),
    [
        ("211", "take 2 red left"),
        ("2 211", "2 take 2 red left"),
        ("2.211", "2 take 2 red left"),
        ("0,121", "0 take 1 blue left"),
        ("ě++", "take 2 red left"),
        ("011", "take 0 red left"),
        ("53 2 1 1", "take 2 red left"),
        ("take 2 red left", "take 2 red left"),
        ("beru 2 cervenou vlevo", "take 2 red left"),
        ("VZÍT podlaha modrá vpravo", "take 0 blue right"),
        ("53", None),
        ("21", None),
        ("2111", None),
        ("21 1", None),
        ("291", None),
        ("2a1", None),
    ],
)
def test_three_digits_alone_are_the_act_of_three_arguments(line: str, text: str | None) -> None:
    vocabulary = Taking().vocabulary()
    found = understand(line, vocabulary)
    assert (found.text if isinstance(found, Meant) else None) == text
    if isinstance(found, Meant):
        assert understand(str(digits(found, vocabulary)), vocabulary) == found, "the shortest way means the same"
        assert str(digits(found, vocabulary)).split(".")[-1].isdecimal()


def test_a_digit_alone_that_means_nothing_is_named() -> None:
    found = understand("291", Taking().vocabulary())
    assert isinstance(found, Incomplete) and (found.missing, found.args, found.wrong) == ("colour", ("2",), True)
    assert found.digit == "9"
    found = understand("2.53.2 green", Taking().vocabulary())
    assert isinstance(found, Incomplete) and (found.missing, found.digit) == ("colour", "")


# ---- the dialogue ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("begin", ["53", "take", "beru", "0 take", "0.53"])
def test_a_command_alone_is_asked_for_and_says_first_whose_turn_it_is(begin: str) -> None:
    hand = Hand()
    assert hand.type(begin) == []
    assert hand.told[0].key == "of-player" and hand.told[0].facts["player"] == "Jana"
    assert (hand.question(), hand.told[0].kind) == ("ask-bowl", Kind.ANSWER)
    assert hand.type("2") == [] and hand.keys() == ["ask-colour"], "the name is said once"
    assert hand.type("1") == [] and hand.keys() == ["ask-side"]
    assert not hand.state.taken
    assert hand.type("1") == ["tell 0 take 2 red left"]
    assert hand.state.taken == ((1, 2, "red", "left"),)
    hand.type("53")
    assert hand.told[0].facts["player"] == "Petr"


@pytest.mark.parametrize(
    "answers", ["2 1 1", "2.1 1", "2 1,1", "2.1.1", "ě + +", "2 červená vlevo", "2 CERVENOU left", "2. 1, 1."]
)
def test_answers_are_digits_or_words(answers: str) -> None:
    assert Hand().several(f"53 {answers}") == ["tell 0 take 2 red left"]


def test_what_was_typed_with_the_command_is_not_asked() -> None:
    hand = Hand()
    hand.type("take 2")
    assert hand.question() == "ask-colour"
    hand = Hand()
    hand.type("53.1.2")
    assert hand.question() == "ask-side"
    assert hand.type("1") == ["tell 0 take 1 blue left"]


def test_a_number_first_says_whose_act_it_is() -> None:
    hand = Hand()
    hand.type("2 53")
    assert (hand.keys(), hand.interpreter._dialogues.asking("keyboard")) == (["careful-reason"], None)
    assert hand.several("1.53 2 1 1") == ["tell 1 take 2 red left"]


def test_a_question_is_asked_for_too() -> None:
    hand = Hand()
    assert hand.several("33 2 1 2") == ["ask worth 2 red right"]
    hand.type("2 33")
    assert hand.question() != "ask-bowl", "of player two, whose turn it is not"


@pytest.mark.parametrize(
    "line", ["stop", "x", "quit", "h", "44", "undo", "prohodit", "11", "2 swap 1", "53", "take"]
)
def test_any_other_command_leaves_it_with_a_sentence(line: str) -> None:
    hand = Hand()
    hand.type("53")
    hand.type(line)
    assert hand.keys()[0] == "dialogue-left" or line == "h", "a letter that is no command here is no answer"
    asking = hand.interpreter._dialogues.asking("keyboard")
    goes_on = line in ("53", "take", "h", "prohodit")
    assert (asking is not None) == goes_on, "begun anew, another one begun, or going on"
    assert not hand.state.taken


def test_nought_is_an_answer_where_it_means_something_and_else_stops() -> None:
    hand = Hand()
    hand.type("53")
    hand.type("0")
    assert hand.keys() == ["careful-reason", "ask-bowl"], "nothing lies on the floor, and it is asked again"
    hand.type("1")
    assert hand.type("0") == [] and hand.keys() == ["dialogue-left"]
    assert hand.interpreter._dialogues.asking("keyboard") is None
    assert hand.type("3") == ["ask score"], "digits are commands again"


def test_escape_leaves_it() -> None:
    hand = Hand()
    asker = Asker("keyboard", 0, 0)
    hand.interpreter.key("\x1b", asker)
    assert not hand.told, "nothing is asked"
    hand.type("53")
    hand.interpreter.key("5", asker)
    assert hand.keys()[-1] != "dialogue-left", "any other key only begins an answer"
    hand.interpreter.key("\x1b", asker)
    assert hand.keys()[-1] == "dialogue-left"
    assert hand.type("1") == ["ask waiting"]


@pytest.mark.parametrize("wrong", ["7", "9", "green", "99", "?!", "1 2 3", "2.3", "2a"])
def test_what_is_no_answer_is_said_and_asked_again(wrong: str) -> None:
    hand = Hand()
    hand.several("53 1")
    assert hand.type(wrong) == []
    assert hand.keys() == ["dialogue-unfit", "ask-colour"]
    assert hand.told[0].facts["text"] == wrong
    assert hand.type("1") == [] and hand.keys() == ["ask-side"]


def test_enter_alone_asks_again() -> None:
    hand = Hand()
    hand.several("53 1")
    assert hand.type("") == [] and hand.keys() == ["ask-colour"]


def test_what_cannot_be_is_refused_at_once_with_its_reason_and_asked_again() -> None:
    hand = Hand()
    hand.several("53 2")
    hand.type("2")
    assert hand.keys() == ["careful-reason", "ask-colour"]
    reason = hand.told[0].facts["reason"]
    assert isinstance(reason, Phrase) and reason.key == "colour-not-there"
    assert hand.told[0].topic is Topic.CAREFUL
    hand = Hand()
    hand.several("53 1 2")
    assert hand.type("2") == [], "blue does not fit into the right hand: judged before it is told"
    assert hand.keys() == ["careful-reason", "ask-side"]
    assert hand.type("1") == ["tell 0 take 1 blue left"]


def test_an_act_that_cannot_be_now_is_not_asked_for() -> None:
    hand = Hand(drawn=("red",))
    assert hand.type("53") == [] and hand.keys() == ["careful-reason"]
    assert hand.type("2") == [] and hand.obeyed == ["repeat"]


def test_undo_takes_the_last_answer_back_and_afterwards_the_act() -> None:
    hand = Hand()
    hand.several("53 1 2")
    hand.type("44")
    assert hand.keys() == ["ask-colour"]
    hand.type("undo")
    assert hand.keys() == ["ask-bowl"]
    assert hand.several("2 1 1") == ["tell 0 take 2 red left"]
    assert hand.type("44") == ["tell undo"] and not hand.state.taken
    hand.type("211")
    hand.type("53")
    assert hand.type("44") == [] and hand.keys() == ["dialogue-left"], "before the first answer it only leaves"
    assert len(hand.state.taken) == 1


@pytest.mark.parametrize("line", ["previous", "undo", "u", "-", "p"])
def test_going_back_before_the_first_answer_does_nothing_else(line: str) -> None:
    hand = Hand()
    hand.type("211")
    hand.type("53")
    assert hand.type(line) == [] and hand.told and not hand.obeyed
    assert len(hand.state.taken) == 1


def test_what_is_wrong_in_a_guided_command_is_named_and_the_game_asks_on() -> None:
    hand = Hand()
    hand.type("53 2 9")
    assert hand.keys() == ["key-digit-none"]
    assert hand.type("1") == [] and hand.keys() == ["ask-side"]
    hand.type("back")
    hand.type("44")
    assert hand.keys() == ["ask-colour"], "in the game's words"
    assert hand.several("1 1") == ["tell 0 take 2 red left"]
    hand.type("53 2 1 9")
    assert hand.type("1") == [] and hand.keys() == ["careful-reason", "key-digit-none"], "bowl 2 is empty"
    hand.type("44")
    assert hand.question() == "ask-bowl", "an empty bowl has no colour to be asked for"
    hand.type("0")
    hand.type("stop")
    assert hand.type("1.53.9") == [] and hand.keys() == ["careful-reason"], "what cannot be is not asked for"
    assert hand.interpreter._dialogues.asking("keyboard") is None


def test_each_source_has_a_dialogue_of_its_own() -> None:
    hand = Hand()
    hand.type("53", source="keypad a")
    assert hand.type("2", source="keypad b") == [] and hand.obeyed == ["repeat"]
    assert hand.type("211", source="keypad b") == ["tell 0 take 2 red left"], "meanwhile somebody else tells it"
    assert hand.type("2", source="keypad a") == [] and hand.keys() == ["question-over"], "it is another's turn"
    hand.type("53", source="keypad a")
    hand.interpreter.gone("keypad a")
    assert hand.type("1", source="keypad a") == ["ask waiting"]


def test_a_question_that_nobody_has_answered_for_long_is_over() -> None:
    hand = Hand()
    hand.type("53")
    assert hand.interpreter.typed("2", Asker("keyboard", 0, 290_000)) == []
    assert hand.question() == "ask-colour", "each answer is a while of its own"
    hand.told.clear()
    assert hand.interpreter.typed("1", Asker("keyboard", 0, 600_000)) == [] and hand.keys() == ["question-over"]


def test_while_keys_are_learned_nothing_is_asked() -> None:
    hand = Hand()
    hand.type("72")
    assert hand.type("53") == [] and hand.keys() == ["command-does-own-take"]
    assert hand.told[0].facts == {"edition": "taking"}
    hand.type("72")
    hand.type("53")
    hand.type("72")
    assert hand.keys() == ["dialogue-left", "learning-begins"]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(["53", "0", "1", "2", "44", "", "x", "9", "red", "211", "33", "?"]), max_size=12))
def test_however_it_goes_at_most_one_whole_act_comes_of_a_line(lines: list[str]) -> None:
    hand = Hand()
    for line in lines:
        before = len(hand.state.taken)
        told = hand.type(line)
        assert len(told) <= 1
        acts = [one for one in told if one.startswith("tell 0 take")]
        assert all(len(one.split()) == 6 for one in acts)
        assert len(hand.state.taken) <= before + 1
        asking = hand.interpreter._dialogues.asking("keyboard")
        assert asking is None or hand.told, "what is asked is said"


@pytest.mark.parametrize(
    ("line", "goes_on"), [("31", "heap - -"), ("31.2", "heap 2 -"), ("31.2.1.4", "heap 2 red")]
)
def test_what_was_left_out_stays_left_out_when_a_list_goes_on(line: str, goes_on: str) -> None:
    hand = Hand()
    hand.type(line)
    items = (Phrase("one"),)
    hand.interpreter.heard([Announcement("listed", {"items": items, "first": 1, "more": 9}, Kind.ANSWER)])
    assert hand.type("next") == [f"ask {goes_on} 4"]


# ---- acts of whoever is on turn -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "seat", "told"),
    [
        ("211", 0, "tell 0 take 2 red left"),
        ("0.211", 0, "tell 0 take 2 red left"),
        ("1 211", 0, "tell 1 take 2 red left"),
        ("2 211", 0, "tell 2 take 2 red left"),
        ("211", 1, "tell 1 take 2 red left"),
        ("211", 2, "tell 0 take 2 red left"),
        ("2 211", 1, "tell 2 take 2 red left"),
    ],
)
def test_nobody_is_asked_whose_act_it_is(line: str, seat: int, told: str) -> None:
    """At a seat it is its player's if that one is awaited; else of who is on turn."""
    assert Hand().type(line, seat) == [told]


def test_a_players_own_act_is_still_told_of_that_player() -> None:
    hand = Hand()
    assert hand.type("swap 1") == ["tell 1 swap 1"], "the one who is awaited"
    assert hand.type("0 swap 1") == [] and hand.keys() == ["whose-act"]


@pytest.mark.parametrize("line", ["undo", "44"])
def test_undoing_what_anybody_may_tell_is_not_asked_twice_at_the_table(line: str) -> None:
    hand = Hand()
    hand.type("211")
    assert hand.type(line), "a slip of the finger"
    assert not hand.state.taken


@pytest.mark.parametrize(("line", "seat"), [("1 undo", 2), ("0 undo", 1)])
def test_undoing_what_anybody_may_tell_is_asked_twice_at_a_seat(line: str, seat: int) -> None:
    hand = Hand()
    hand.type("211")
    assert hand.type(line, seat) == [] and hand.keys() == ["confirm-undo-act"] and hand.state.taken
    assert hand.type(line, seat), "any player may correct"
    assert not hand.state.taken


def test_undoing_anothers_own_act_is_asked_twice() -> None:
    hand = Hand()
    hand.type("1 swap 1")
    assert hand.type("1 undo", 2) == [] and hand.keys() == ["confirm-undo-act"]


# ---- chance, piece by piece -----------------------------------------------------------------------------------


def test_what_is_paced_is_drawn_one_piece_at_a_time_and_never_unasked() -> None:
    hand = Hand(companion=True, drawn=())
    assert hand.chance.due() == []
    assert len(hand.chance.drawn()) == 1
    hand = Hand(companion=True, paced=False, drawn=())
    assert len(hand.chance.due()) == len(hand.chance.drawn()) == 4, "else all of a kind at once, unasked"
    assert Hand(companion=False, paced=False, drawn=()).chance.due() == []


@pytest.mark.parametrize("key", ["draw", "54", "confirm", "7", "45", "g", "button"])
def test_a_key_press_draws_the_next_piece(key: str) -> None:
    hand = Hand(companion=True, drawn=())
    for count in range(1, 5):
        if key == "button":
            assert hand.interpreter.pressed("1", Asker("board", 1, 0)) == []
        else:
            assert hand.type(key) == []
        assert len(hand.state.drawn) == count
    assert hand.type("confirm") == ["tell confirm"], "with nothing left to draw it is what it always is"
    assert len(hand.state.drawn) == 4


def test_where_hands_draw_the_colour_is_asked_for_and_confirm_draws_nothing() -> None:
    hand = Hand(drawn=())
    assert hand.type("confirm") == ["tell confirm"] and not hand.state.drawn
    assert hand.type("54") == [] and hand.keys() == ["ask-draw"]
    assert hand.type("2") == ["tell draw blue"] and hand.state.drawn == ("blue",)
    assert Hand(companion=True, drawn=()).type("draw blue") == ["tell draw blue"], "told all the same"


# ---- help for this moment -------------------------------------------------------------------------------------


def offered(hand: Hand, seat: int = 0) -> list[str]:
    told = help_now(hand.match, hand.interpreter, Asker("keyboard", seat, 0))  # type: ignore[arg-type]
    items = next(one for one in told if one.key == "help-now").facts["items"]
    assert isinstance(items, tuple)
    found = [one.facts["what"] for one in items if isinstance(one, Phrase)]
    return [one.key for one in found if isinstance(one, Phrase)]


def test_help_offers_what_the_game_says_serves_now() -> None:
    assert offered(Hand())[0] == "command-does-own-take"
    assert offered(Hand(drawn=()))[0] == "command-does-draw"


def test_help_offers_to_undo_what_anybody_told() -> None:
    hand = Hand()
    hand.type("211")
    for seat in (0, 1, 2):
        assert offered(hand, seat)[1:3] == ["command-does-confirm", "command-does-undo"]


# ---- what is said ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_sentences_of_the_dialogue_have_words(language: str) -> None:
    phrases = Phrases(language, strict=True)
    for level in LEVELS:
        phrases.level = level
        assert phrases.say("dialogue-left") and phrases.say("dialogue-unfit", {"text": "9"})
