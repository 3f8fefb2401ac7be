"""One engine asks everything: back, repeat, help and leaving work alike wherever something is asked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import cast

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.care.board.volts import Holding
from companion.care.tiles.loading_sheet import Steps
from companion.core.forms import Form, Led, Step
from companion.core.languages import fold
from companion.core.model import Announcement, Phrase, Place, Player
from companion.evening.counting_told import Who
from companion.evening.far.forms import AtTheTelephone
from companion.evening.far.waiting import AtTheTable
from companion.evening.first import First
from companion.evening.preparing import PreparedGame, Preparing
from companion.evening.setting import PlayManner
from companion.games import load
from companion.games.azul.finished import rounds
from companion.games.azul.finished.dialogue import Rounds, typed_colours
from companion.games.azul.rules.editions import MINI
from companion.games.counting import CountTypist, House
from companion.games.queens_garden.finished.counting import Rules
from companion.games.queens_garden.finished.dialogue import told_gardens
from companion.games.queens_garden.rules.tables import PRINTED
from companion.games.queens_garden.typing.wheel import correcting
from companion.input import Meant, vocabulary_of
from companion.input.after import AfterMatch, AfterWords
from companion.input.dialogue import SHARED, DialogueWords, End, SpokenWords, begin, take
from companion.input.guided import Asking, CommandGuide, Keyed
from companion.language.phrases import LANGUAGES, Language, Phrases
from tests.small_taking import Taking

PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}
Begun = Callable[[Phrases], tuple[Form, DialogueWords]]


def first_start(phrases: Phrases) -> tuple[Form, DialogueWords]:
    return First(known=False), SpokenWords(phrases.part)


def preparing(phrases: Phrases) -> tuple[Form, DialogueWords]:
    def proposed(game: str, count: int, _programs: Mapping[int, str]) -> PreparedGame:
        return PreparedGame(game, ("",) * count, PlayManner(match=True))

    return Preparing(phrases, proposed, proposed("royal_garden", 2, {}), frozenset(), 2), SpokenWords(phrases.part)


def guided(phrases: Phrases) -> tuple[Form, DialogueWords]:
    match = Taking(drawn=("red", "blue", "red", "red"))
    vocabulary = match.vocabulary()
    take_act = next(one for one in vocabulary.commands if one.name == "take")
    asking = CommandGuide(match, lambda: vocabulary).begin(Meant(take_act, 0, (), "take"), 0)  # type: ignore[arg-type]
    assert isinstance(asking, Asking)
    return asking, Keyed(vocabulary)


def who_plays(phrases: Phrases) -> tuple[Form, DialogueWords]:
    return Who(phrases, (2, 3, 4), None), SpokenWords(phrases.part)


def round_by_round(phrases: Phrases) -> tuple[Form, DialogueWords]:
    colours = typed_colours(MINI, phrases.part, fold)
    form = Rounds(rounds.start(MINI, ("Jana", "Petr")), colours, fold)
    return form, SpokenWords(phrases.part, {"wall": "az-wall"}, "why")


def space_by_space(phrases: Phrases) -> tuple[Form, DialogueWords]:
    house = cast("House", SimpleNamespace(tables=lambda _variants: {}))
    typist = CountTypist(phrases.part, fold, house, False, False, lambda _: (), lambda _: (), (), "")
    told = told_gardens(Rules(), typist)
    return told.begun(("Jana", "Petr"), (), told.reverse), SpokenWords(phrases.part, told.own, told.starred)


def steps(phrases: Phrases) -> tuple[Form, DialogueWords]:
    told = tuple(Phrase("preparing-name", {"number": one, "name": "Jana"}) for one in (1, 2, 3, 4))
    return Steps(told), SpokenWords(phrases.part, digits=True)


def owners_tables(phrases: Phrases) -> tuple[Form, DialogueWords]:
    return correcting(PRINTED, ("side_a", "rewards")), SpokenWords(phrases.part)


def after_a_match(phrases: Phrases) -> tuple[Form, DialogueWords]:
    words = AfterWords(vocabulary_of(load("azul_mini"), phrases.part), phrases.part, "score", review=True)
    return AfterMatch("score", (Player(1, "Jana"), Player(2, "Petr")), review=True), words


USES: dict[str, tuple[Begun, str]] = {
    "first start": (first_start, "2"),
    "preparing a match": (preparing, "1"),
    "guided command": (guided, "2"),
    "who plays": (who_plays, "2"),
    "round by round": (round_by_round, ""),
    "space by space": (space_by_space, "1"),
    "owner's tables": (owners_tables, "9"),
    "board care": (steps, ""),
    "after a match": (after_a_match, "1"),
}
"""Everything that is asked, and an answer to its first question."""
EACH = pytest.mark.parametrize("use", USES)


def answered(use: str, language: Language = "en") -> tuple[Form, Form, DialogueWords]:
    """A dialogue at its first question, at its second one, and its words."""
    begun, answer = USES[use]
    form, words = begun(PHRASES[language])
    turn = take(begin(form).form, answer, words)
    assert turn.end is None and turn.form.question is not None and turn.form.question != form.question
    return form, turn.form, words


def typed(name: str, use: str, language: Language) -> set[str]:
    """Everything that means a command: its name, its sign, words of the language; the small game has none."""
    sign = {"previous": "-", "undo": "-", "help": "?"}.get(name, name)
    words = PHRASES[language].part(f"command-{name}").split(",") if use != "guided command" else ()
    return {name, name.upper(), sign, *(one.strip() for one in words)}


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_back_asks_the_question_before(use: str, language: Language) -> None:
    for name in ("previous", "undo"):
        for word in typed(name, use, language):
            form, after, words = answered(use, language)
            turn = take(after, word, words)
            first, again = form.question, turn.form.question
            assert turn.end is None and first is not None and again is not None, word
            assert (turn.said[-1], again.key) == (again, first.key), word


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_back_at_the_first_question_leaves_nothing_and_asks_it_again(use: str, language: Language) -> None:
    form, _, words = answered(use, language)
    for name in ("previous", "undo"):
        for word in typed(name, use, language):
            assert take(form, word, words) == (form, (Phrase("dialogue-first"), form.question), None), word


def test_a_command_at_the_prompt_of_a_game_is_dropped_by_back_at_its_first_question_and_help_says_so() -> None:
    form, after, words = answered("guided command")
    assert take(form, "-", words, at_prompt=True) == (form, (), End.LEFT)
    assert take(after, "-", words, at_prompt=True).form == form
    for at_prompt in (False, True):
        told = take(form, "?", words, at_prompt=at_prompt).said[0]
        assert isinstance(told, Phrase) and told.facts["drops"] == at_prompt


LED: dict[str, Callable[[], Led]] = {
    "at the telephone": lambda: AtTheTelephone(("123", "456", "789"), 2),
    "at the table": lambda: AtTheTable(3),
    "a sensor held": lambda: Holding(Place("A1", 1, 1), 1, "on"),
}
"""What leads a hand or waits, while keys are heard."""


@pytest.mark.parametrize("led", LED)
def test_whoever_is_led_or_waits_leaves_by_stop_alone(led: str) -> None:
    form, words = LED[led](), SpokenWords(PHRASES["en"].part)
    assert form.question is not None
    for word in ("back", "-"):
        assert take(form, word, words) == (form, (Phrase("dialogue-first"), form.question), None)
    assert take(form, "repeat", words) == (form, (form.question,), None)
    assert take(form, "stop", words) == (form, (), End.LEFT)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_repeat_asks_the_same_and_help_says_something_before_it(use: str, language: Language) -> None:
    form, after, words = answered(use, language)
    for at in (form, after):
        for word in typed("repeat", use, language):
            assert take(at, word, words) == (at, (at.question,), None), word
        for word in typed("help", use, language):
            turn = take(at, word, words)
            assert (turn.form, turn.said[-1], len(turn.said), turn.end) == (at, at.question, 2, None), word
            told = turn.said[0]
            assert isinstance(told, Phrase | Announcement) and PHRASES[language].say(told.key, told.facts)


@EACH
@pytest.mark.parametrize("language", LANGUAGES)
def test_stop_and_quit_leave_it_and_the_end_of_input_ends_it(use: str, language: Language) -> None:
    form, after, words = answered(use, language)
    for at in (form, after):
        for name in ("stop", "quit"):
            for word in typed(name, use, language):
                assert take(at, word, words) == (at, (), End.LEFT), word
        assert take(at, None, words) == (at, (), End.NOBODY)


@EACH
@settings(deadline=None, max_examples=40)
@given(lines=st.lists(st.one_of(st.sampled_from([*SHARED, "", "0", "1", "2", "-", "?"]), st.text(max_size=4))))
def test_whatever_is_typed_a_question_follows_until_it_ends(use: str, lines: list[str]) -> None:
    form, words = USES[use][0](PHRASES["en"])
    for line in lines:
        turn = take(form, line, words)
        if turn.end is not None:
            break
        assert turn.said, "every line is answered"
        form = turn.form


def test_a_form_that_lacks_what_every_dialogue_needs_is_none() -> None:
    class Half(Led):
        def entered(self) -> Step:
            return Step(self)

    with pytest.raises(TypeError, match="question"):
        Half()  # type: ignore[abstract]
