"""Every question that a command asks back is answered by what it names, in every game, at the table and a seat."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.games import NAMES, load
from companion.input import vocabulary_of
from companion.input.commands import GENERAL
from companion.input.meanings import Asker
from companion.language.phrases import LANGUAGES, Language, Phrases
from tests.azul_rig import azul_setup
from tests.games.garden import match_setup
from tests.queens_table import queens_setup
from tests.rig import Rig
from tests.test_interpreter import Player

PHRASES = Phrases("en", strict=True)
SETUPS = {
    "royal_garden": lambda: match_setup(2),
    "azul_mini": lambda: azul_setup("azul_mini"),
    "master_chocolatier": lambda: azul_setup("master_chocolatier", 2, "special"),
    "queens_garden": lambda: queens_setup(draw="hand"),
}
ANSWERS = ("1", "24", "B3", "lake", "blue", "bird", "13", "52", "03", "left")
"""For each thing that is asked for, one that it names."""


def table(game: str) -> Player:
    """A table of two before the first act, where the least is settled and the most is asked."""
    return Player(rig=Rig(0, setup=SETUPS[game](), game=game, greet=False))


def told(player: Player, line: str, seat: int) -> tuple[list[str], list[str]]:
    """What comes of a line: the inputs, and what is said."""
    player.told.clear()
    inputs = player.type(line, seat)
    return inputs, [PHRASES.say(one) for one in player.told]


def asked() -> Iterator[tuple[str, str, int]]:
    for game in NAMES:
        for command in (*GENERAL, *load(game).commands):
            for seat in (0, 1):
                yield game, command.name, seat


@pytest.mark.sampled(150)
@pytest.mark.parametrize(("game", "command", "seat"), [*asked()])
def test_what_is_asked_back_is_answered_by_what_it_names(game: str, command: str, seat: int) -> None:
    said = told(table(game), command, seat)[1]
    if not any("?" in one for one in said) or any("Type the same again" in one for one in said):
        return
    for answer in ANSWERS:
        player = table(game)
        told(player, command, seat)
        inputs, after = told(player, answer, seat)
        if (inputs, after) != told(table(game), answer, seat) and (inputs or after):
            return
    pytest.fail(f"no answer to {said}")


# ---- a question stands ------------------------------------------------------------------------------------------


class Drafting(Player):
    """The match at its first choice, of player 1: dominoes 4, 10, 20 and 30 are on offer."""

    def __init__(self) -> None:
        super().__init__(rig=Rig(0, setup=match_setup(2), game="royal_garden", greet=False))
        self.rig.acts(
            "1 castle 1 C3", "2 castle 2 C3", "0 lots 1", "0 draw 4", "0 draw 10", "0 draw 20", "0 draw 30"
        )
        assert self.rig.table.referee.state.turn == 1

    def at(self, line: str, seconds: int = 0, seat: int = 1, source: str = "keyboard") -> list[str]:
        """What is said to a line, that many seconds after the first one, and what comes of it."""
        self.told.clear()
        self._hear(self.interpreter.typed(line, Asker(source, seat, 1000 * seconds)))
        self.interpreter.ask_again()
        return [PHRASES.say(one) for one in self.told]

    @property
    def chosen(self) -> list[str]:
        return [one for one in self.rig.moves() if "choose" in one]


WHICH = "Command choose: which number?"


@pytest.mark.parametrize("seat", [0, 1])
def test_a_refused_answer_is_told_why_and_the_question_stands(seat: int) -> None:
    player = Drafting()
    assert player.at("53", seat=seat) == [WHICH]
    refused = player.at("99", seat=seat)
    assert refused[0].startswith("Careful: domino ninety-nine") and refused[1:] == [WHICH]
    refused = player.at("12", seat=seat)
    assert refused[0].startswith("Careful: domino twelve") and refused[1:] == [WHICH], "no command, twelve"
    player.at("10", seat=seat)
    assert player.chosen == ["1 choose 10"]
    assert player.at("12", seat=seat)[0] != WHICH and len(player.chosen) == 1, "now it is a command again"


@pytest.mark.parametrize("line", ["nonsense", "dragons"])
def test_what_means_nothing_is_named_and_asked_again(line: str) -> None:
    player = Drafting()
    player.at("53")
    assert player.at(line) == [f"This does not fit here: {line}.", WHICH]
    player.at("10")
    assert player.chosen == ["1 choose 10"]


@pytest.mark.parametrize("line", ["0", "x", "stop", "\x1b"])
def test_nought_and_escape_drop_the_question_and_say_so(line: str) -> None:
    player = Drafting()
    for command, seat in (("53", 1), ("57", 0), ("25", 1)):
        player.at(command, seat=seat)
        if line == "\x1b":
            player.told.clear()
            player.interpreter.key(line, Asker("keyboard", seat, 0))
            assert [one.key for one in player.told] == ["dialogue-left"]
        else:
            assert player.at(line, seat=seat) == ["The question is dropped, everything stays as it is."]
        assert player.type("1", seat) == ["ask waiting"]


def test_another_command_leaves_the_question() -> None:
    player = Drafting()
    player.at("53")
    assert player.type("offer") == ["ask offer"]
    assert player.type("1") == ["ask waiting"] and not player.chosen


def test_a_question_to_which_the_answer_cannot_be_is_asked_again_behind_that() -> None:
    player = Drafting()
    asked = player.at("23")
    assert asked == ["Command column: which column? Type its name or its number."]
    assert player.at("9") == ["This board has no such column.", *asked]
    assert player.at("2")[0].startswith("Column Bravo")
    free = Player(1)
    free.type("castle 1 C3")
    free.type("31")
    (asked_domino,) = [PHRASES.say(one) for one in free.told[-1:]]
    free.told.clear()
    free.type("99")
    free.interpreter.ask_again()
    assert [PHRASES.say(one) for one in free.told][1:] == [asked_domino]
    assert free.type("24") == ["ask fits 24"]


def test_an_answer_is_no_answer_any_more_when_the_turn_has_moved_on() -> None:
    player = Drafting()
    player.at("53", seat=0)
    player.rig.acts("1 choose 4")
    assert player.at("10", seat=0) == ["The question of before no longer counts. Type the command again."]
    assert player.chosen == ["1 choose 4"], "it would have been Petr's"
    player.at("53", seat=0)
    player.at("10", seat=0)
    assert player.chosen == ["1 choose 4", "2 choose 10"]


def test_what_others_do_meanwhile_leaves_a_question_that_still_means_the_same() -> None:
    player = Drafting()
    player.at("25", source="keypad", seat=2)
    player.at("53")
    player.at("choose 4", seat=1, source="other")
    assert player.at("2", source="keypad", seat=2)[0].startswith("Forest"), "a question is no act"


@pytest.mark.parametrize(("seconds", "stands"), [(280, True), (320, False)])
def test_a_question_that_nobody_has_answered_for_long_is_over(seconds: int, stands: bool) -> None:
    player = Drafting()
    player.at("53")
    player.at("99", 100)
    said = player.at("10", 100 + seconds)
    assert (player.chosen == ["1 choose 10"]) == stands
    assert stands or said == ["The question of before no longer counts. Type the command again."]
    assert player.type("1") == ["ask waiting"]


# ---- one grammar for all dialogues ------------------------------------------------------------------------------


class Typing(Drafting):
    """The same match, typed in a language."""

    def __init__(self, language: Language) -> None:
        super().__init__()
        self.phrases = Phrases(language, strict=True)
        self.interpreter.vocabulary = vocabulary_of(load("royal_garden"), self.phrases.part, self.phrases.forms)

    def says(self, line: str, seat: int = 1) -> list[str]:
        """Keys of what is said to a line, and of what comes of it."""
        self.at(line, seat=seat)
        return [one.key for one in self.told]


def typed(language: Language, name: str) -> list[str]:
    """A command as it is typed: by each of its words, its letter, and a sign that every dialogue has."""
    vocabulary = vocabulary_of(load("royal_garden"), Phrases(language, strict=True).part)
    words = Phrases(language, strict=True).part(f"command-{name}").split(", ")
    signs = {"undo": ["-"], "help": ["?"]}
    return [*words, vocabulary.named(name).letter, *signs.get(name, [])]


def spoken(*names: str) -> list[tuple[Language, str]]:
    return [(language, one) for language in LANGUAGES for name in names for one in typed(language, name)]


@pytest.mark.parametrize(("language", "line"), spoken("repeat"))
def test_a_question_is_asked_again_and_stands(language: Language, line: str) -> None:
    player = Typing(language)
    asked = player.says("53")
    assert player.says(line) == asked == ["key-needs"] and not player.obeyed
    player.says("20")
    assert player.chosen == ["1 choose 20"]


@pytest.mark.parametrize(("language", "line"), spoken("help"))
def test_help_tells_the_words_of_every_dialogue_and_the_question_stands(language: Language, line: str) -> None:
    player = Typing(language)
    player.says("53")
    assert player.says(line) == ["dialogue-help", "key-needs"] and not player.obeyed
    assert player.phrases.say(player.told[0])
    player.says("20")
    assert player.chosen == ["1 choose 20"]


@pytest.mark.parametrize(("language", "line"), spoken("previous", "undo"))
def test_back_is_meant_for_the_question_and_takes_nothing_of_the_match(language: Language, line: str) -> None:
    player = Typing(language)
    moves = player.rig.moves()
    player.says("53")
    assert player.says(line) and not player.obeyed
    assert player.rig.moves() == moves and player.type("offer") == ["ask offer"]


@pytest.mark.parametrize(("language", "line"), spoken("previous", "undo"))
def test_back_goes_one_question_back(language: Language, line: str) -> None:
    player = Typing(language)
    for one in ("correct", "30", line):
        assert player.says(one) == ["key-needs"]
    player.says("20")
    assert player.says("5") == ["rg-corrected"]
    (corrected,) = player.told
    assert 20 in corrected.facts.values(), "the first answer was taken back"


@pytest.mark.parametrize(("language", "line"), spoken("previous", "undo"))
def test_back_from_whose_act_it_is_asks_for_the_last_argument(language: Language, line: str) -> None:
    player = Typing(language)
    assert player.says("0 choose 20", seat=0) == ["whose-act"]
    assert player.says("?", seat=0) == ["dialogue-help", "whose-act"]
    assert player.says("7", seat=0) == ["dialogue-unfit", "whose-act"]
    assert player.says(line, seat=0) == ["key-needs"]
    assert player.says("10", seat=0) == ["whose-act"]
    player.says("Jana", seat=0)
    assert player.chosen == ["1 choose 10"]


@pytest.mark.parametrize("line", ["repeat", "help", "?", "7"])
def test_a_word_that_begins_several_commands_is_asked_for_in_the_same_way(line: str) -> None:
    player = Player(rig=Rig(0, setup=SETUPS["queens_garden"](), game="queens_garden", greet=False), language="pl")
    player.type("dołóż")
    (asked,) = player.said()
    assert asked == "key-which"
    words = {"repeat": "powtórz", "help": "pomoc"}
    assert player.type(words.get(line, line)) == []
    said = player.said()
    assert said[-1] == "key-which" and len(said) == (1 if line == "repeat" else 2) and not player.obeyed
    player.type("stop")
    assert player.said() == ["dialogue-left"]


LINES = [
    "choose",
    "53",
    "find",
    "0 choose 20",
    "correct",
    "castle",
    "-",
    "?",
    "undo",
    "u",
    "back",
    "repeat",
    "help",
]
LINES += ["", "x", "0", "2", "4", "7", "44", "20", "99", "Jana", "nonsense", "r", "t", "C3", "7 7", "2 undo"]


@settings(max_examples=150, deadline=None)
@given(st.lists(st.sampled_from(LINES), min_size=2, max_size=6), st.sampled_from([0, 1]))
def test_whatever_is_typed_while_a_question_stands_is_said_something_to(lines: list[str], seat: int) -> None:
    player = Drafting()
    for line in lines:
        asked, moves = player.interpreter._dialogues.asking("keyboard") is not None, player.rig.moves()
        said = player.at(line, seat=seat)
        assert said or not asked, f"{line} is dropped"
        assert not asked or len(player.rig.moves()) >= len(moves), f"{line} takes something back"
