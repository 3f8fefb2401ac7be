"""A line that takes long stops, says which key goes on, and is told piece by piece; to the eye it is one line."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.model import Announcement, Fact, Kind
from companion.games import load
from companion.games.royal_garden.rules.match import offered
from companion.input import Meant, understand, vocabulary_of
from companion.language.phrases import LANGUAGES, Language, Phrases, Sayable
from companion.speech.pieces import MOST, WHOLE, pieces
from companion.speech.sound import Sound
from tests.games.examples import EXAMPLES
from tests.games.garden import match_setup
from tests.listening_player.lengths import seconds
from tests.test_outputs import PHONES, Table

LONGEST_S = 15.0
"""How long nobody is made to listen without a stop, at 175 words a minute."""
TURN_S = 9.0
"""How long the line takes, in the shortest words, that tells whose turn it is and what has to be placed."""
GARDEN = load("royal_garden").start(match_setup(4))
GOLDEN = Path(__file__).parent / "golden"
LONG = (
    "Emma, box. Row one, column one red, column two black, column three blue. Row two, column one black, column "
    "three white, column four brown, column five blue. Row three, column four red, column five brown. Row four, "
    "column two blue. Row five, column one white, column two brown. The floor is empty."
)
FIRST = (
    "Emma, box. Row one, column one red, column two black, column three blue. Row two, column one black, column "
    "three white, column four brown, column five blue. Six for more."
)
SECOND = (
    "Row three, column four red, column five brown. Row four, column two blue. Row five, column one white, column "
    "two brown. The floor is empty."
)


class Wordy(Phrases):
    """Phrases in which `long` is a line that takes long."""

    def say(self, message: str | Sayable, facts: Mapping[str, Fact] | None = None) -> str:
        """See Phrases."""
        return LONG if getattr(message, "key", "") == "long" else super().say(message, facts)

    def write(self, message: str | Sayable, facts: Mapping[str, Fact] | None = None) -> str:
        """See Phrases."""
        return self.say(message, facts)


class LongTable(Table):
    """Outputs that can say it."""

    def __init__(self, sound: Sound | None = None) -> None:
        super().__init__(sound)
        self.outputs.phrases = Wordy("en", "terse", strict=True)
        self.outputs.restyle(self.outputs.sound, self.outputs.phrases)

    def told(self, command: str, seat: int = 0) -> str:
        """What is told to a command about what was heard."""
        assert self.outputs.again(command, seat)
        self.pump()
        self.hear(seat)
        return self.voice(seat).texts[-1]


def long_line(kind: Kind = Kind.MESSAGE, seat: int = 0, sound: Sound | None = None) -> LongTable:
    table = LongTable(sound)
    table.put("long", kind, seat=seat)
    table.hear(seat if sound else 0)
    return table


@given(
    st.lists(st.sampled_from(["Row one.", "red,", "column two black,", "x" * 50, "Empty:", "Why?"]), max_size=60)
)
def test_pieces_are_the_line_and_none_is_too_long(words: list[str]) -> None:
    line = " ".join(words)
    cut = pieces(line)
    assert " ".join(cut) == line
    assert len(line) > WHOLE or cut == [line], "an offer of four is told whole"
    for one in cut if len(line) > WHOLE else []:
        assert len(one) <= MOST or not set(one[:-1]) & set(",;:.!?"), "a single clause"


@pytest.mark.parametrize("kind", [Kind.MESSAGE, Kind.ANSWER, Kind.IMPORTANT])
def test_a_long_line_stops_and_six_goes_on(kind: Kind) -> None:
    table = long_line(kind)
    assert table.voice().texts == [FIRST]
    assert table.told("repeat") == FIRST
    assert table.told("next") == SECOND
    assert table.told("repeat") == SECOND
    assert not table.outputs.again("next"), "nothing is behind it"
    assert table.told("previous") == FIRST
    assert not table.outputs.again("previous")


def test_it_is_printed_whole_and_once() -> None:
    table = long_line(sound=Sound(speaker="both"))
    table.told("next")
    assert table.printed == [LONG]


def test_what_is_only_printed_is_never_cut() -> None:
    table = LongTable(Sound(text=True))
    table.put("long")
    assert table.printed == [LONG]
    assert not table.outputs.goes_on("next")


def test_at_an_earphone_pieces_are_gone_through_alone() -> None:
    table = long_line(Kind.ANSWER, seat=1, sound=Sound(earphones=PHONES))
    assert table.voice(1).texts == [FIRST]
    assert table.told("next", 1) == SECOND
    assert not table.outputs.goes_on("next", 2)


def test_a_newer_line_is_heard_from_its_beginning_and_the_older_one_can_be_gone_back_to() -> None:
    table = long_line()
    table.put("board-whose")
    table.hear()
    newer = table.voice().texts[-1]
    assert table.told("previous") == FIRST
    assert table.told("next") == SECOND
    assert table.told("next") == newer


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_digit_that_goes_on_is_the_one_that_is_named(language: Language) -> None:
    phrases = Phrases(language, strict=True)
    meant = understand("6", vocabulary_of(load("royal_garden"), phrases.part))
    assert isinstance(meant, Meant) and meant.command.name == "next"
    named = {"cs": "Dál šestka.", "pl": "Dalej sześć.", "en": "Six for more."}
    assert phrases.say(Announcement("line-goes-on")) == named[language]


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_piece_of_the_longest_lines_takes_longer_than_fifteen_seconds(
    language: Language,
) -> None:
    spoken = {
        line
        for path in GOLDEN.glob(f"*match_*{language}*.txt")
        for line in path.read_text(encoding="utf-8").splitlines()
        if line[:1] not in ("#", ">", "")
    }
    longest = sorted(spoken, key=len)[-40:]
    assert seconds(longest[-1], language) > LONGEST_S, "without a stop it would"
    onward = Phrases(language, strict=True).say(Announcement("line-goes-on"))
    for line in longest:
        for one in pieces(line):
            assert seconds(f"{one} {onward}", language) <= LONGEST_S, one


def offer(phrases: Phrases, numbers: Iterable[int]) -> str:
    """The line that tells of these dominoes."""
    items = tuple(offered(GARDEN, number) for number in sorted(numbers))
    return phrases.say(Announcement("rg-offer-new", {"count": len(items), "items": items}))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_worst_offer_of_four_ends_within_fifteen_seconds_and_the_worst_turn_within_nine(
    language: Language,
) -> None:
    phrases, dice = Phrases(language, "terse", strict=True), random.Random(5)
    lasts = {number: seconds(offer(phrases, [number]), language) for number in GARDEN.dominoes}
    worst = sorted(lasts, key=lambda number: -lasts[number])
    lines = [offer(phrases, worst[:4]), *(offer(phrases, dice.sample(worst[:24], 4)) for _ in range(200))]
    told = sorted({one for line in lines for one in pieces(line) if len(one) > MOST}, key=len)
    assert told, "some are told whole"
    for one in told[-20:]:
        assert seconds(one, language) <= LONGEST_S, one
    for number in worst:
        facts = {**offered(GARDEN, number).facts, "player": "Zuzana", "castle": 0, "nowhere": 1}
        turn = phrases.say(Announcement("rg-turn-place", facts))
        assert seconds(turn, language) <= TURN_S, turn


@pytest.mark.parametrize("game", EXAMPLES)
def test_what_a_match_tells_without_a_stop_ends_within_fifteen_seconds(game: str) -> None:
    rules = load(game)
    said: list[Announcement] = []
    for seed, setup in enumerate((EXAMPLES[game].setups[-1], *EXAMPLES[game].in_turns[-1:])):
        state, dice = rules.start(setup), random.Random(seed)
        while rules.outcome(state) is None and len(said) < 2000:
            before, move = state, dice.choice(list(rules.moves(state)))
            state = rules.play(state, move)
            said += rules.tell(before, move, state)
    assert said
    for language in LANGUAGES:
        phrases = Phrases(language, "terse", strict=True)
        lines = sorted({one for told in said for one in pieces(phrases.say(told))}, key=len)
        for one in lines[-6:]:
            assert seconds(one, language) <= LONGEST_S, one
