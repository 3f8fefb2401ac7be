"""What holds for every manual for players: three languages of one manual, to be read aloud, true word for word."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from companion.core.languages import fold
from companion.games import load
from tests import test_playing, test_playing_azul, test_playing_queens
from tests.manual_kit import LANGUAGES, POINTING, QUOTES, SPAN, Manual

MANUALS = (test_playing.MANUAL, test_playing_azul.MANUAL, test_playing_queens.MANUAL)
EACH = pytest.mark.parametrize("manual", MANUALS, ids=lambda one: str(one.page))
EACH_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
TRANSLATED = pytest.mark.parametrize("language", ["cs", "pl"])


@EACH
@TRANSLATED
def test_the_manuals_have_the_same_chapters_items_and_codes(manual: Manual, language: str) -> None:
    assert [one.level for one in manual.chapters(language)] == [one.level for one in manual.chapters("en")]
    for here, there in zip(manual.chapters(language), manual.chapters("en"), strict=True):
        assert len(here.items) == len(there.items), here.title
        assert [manual.with_names(span, language) for span in here.spans] == [
            manual.with_names(span, "en") for span in there.spans
        ], here.title


@EACH
@EACH_LANGUAGE
def test_a_manual_can_be_read_aloud(manual: Manual, language: str) -> None:
    titles = [one.title for one in manual.chapters(language)]
    assert len(titles) == len(set(titles)), "a list of headings tells them apart"
    levels = [one.level for one in manual.chapters(language)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    never = [POINTING[language], *filter(None, [manual.never.get(language)])]
    for line in manual.text(language).splitlines():
        assert not line.startswith(("|", "<", "![")), line
        assert line.count("`") % 2 == 0, line
        for pattern in never:
            assert not re.search(pattern, SPAN.sub("", line), re.IGNORECASE), line


@EACH
@EACH_LANGUAGE
def test_every_command_stands_in_the_manual_with_all_ways_to_type_it(manual: Manual, language: str) -> None:
    known, game = manual.vocabulary(language), load(manual.game)
    told = [one for one in known.commands if manual.whole or one in game.commands or one.name in game.worded]
    assert len(told) > 25
    ways = manual.ways(language)
    for command in told:
        typed = {command.number, command.quick, command.letter, fold(known.word(command.name))} - {""}
        assert [way for way in ways if typed <= way], command.name


@EACH
@EACH_LANGUAGE
def test_the_keypad_comes_first_and_needs_no_letters(manual: Manual, language: str) -> None:
    pressed = manual.pressed(language)
    assert len(pressed) > 40
    assert all(re.fullmatch("[0-9.]+", span) for span in pressed)


@EACH
@EACH_LANGUAGE
def test_every_sentence_between_quotation_marks_is_said_word_for_word(manual: Manual, language: str) -> None:
    known, found = manual.sayable(language), manual.quotes(language)
    assert [quote for quote in found if quote not in known] == []
    assert {key for key, _ in manual.said} <= {known[quote] for quote in found}, "nothing is listed here in vain"
    others = re.sub(QUOTES[language], "", SPAN.sub("", manual.text(language)))
    assert not re.search('["„“”«»]', others), "each opening mark has its closing one"


@EACH
@TRANSLATED
def test_the_manuals_quote_the_same_sentences(manual: Manual, language: str) -> None:
    here, there = manual.sayable(language), manual.sayable("en")
    assert [here[quote] for quote in manual.quotes(language)] == [there[one] for one in manual.quotes("en")]


@EACH
@EACH_LANGUAGE
def test_the_indented_block_is_the_same_in_all_languages(manual: Manual, language: str) -> None:
    assert len(manual.written(language)) == manual.block
    assert manual.written(language) == manual.written("en")
