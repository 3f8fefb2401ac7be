"""The interpreter: asked twice where it must be, long answers in threes, keys explained without being done."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Mapping

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import input as keys
from companion.core import model
from companion.core.languages import LANGUAGES
from companion.core.model import Act, Announcement, Kind, Phrase, Topic
from companion.evening.setting import standard_tiles
from companion.games.api import Setup
from companion.input import Meant
from companion.input.helping import help_now
from companion.input.interpreter import Interpreter, LineWords
from companion.input.meanings import Asker
from companion.language.phrases import Phrases
from companion.play.table import Input
from tests.azul_rig import Hands, azul_setup
from tests.games.garden import match_setup
from tests.promised import missed
from tests.queens_table import queens_setup
from tests.rig import NAMES, Rig
from tests.said_as import check_answer


class _Match:
    """As much of a match as the interpreter needs."""

    programs: Mapping[int, str] = {}

    def __init__(self, rig: Rig) -> None:
        self.table = rig.table


class Player:
    """Types over a table of `count`; inputs go to the table, answers come back to the interpreter."""

    def __init__(self, count: int = 2, language: str = "en", rig: Rig | None = None) -> None:
        self.rig = rig or Rig(count)
        self.phrases = Phrases(language, strict=True)
        self.told: list[Announcement] = []
        self.obeyed: list[str] = []
        vocabulary = keys.vocabulary_of(self.rig.table.referee.game, self.phrases.part, self.phrases.forms)
        obey: dict[str, Callable[[Meant, Asker], object]] = {
            command.name: lambda meant, _asker: self.obeyed.append(meant.command.name)
            for command in vocabulary.commands
            if command.act is Act.HERE
        }
        obey["chance"] = lambda _meant, _asker: self.obeyed.append("chance")
        self._seat: int | None = None
        self.interpreter = Interpreter(_Match(self.rig), vocabulary, self._tell, obey)  # type: ignore[arg-type]

    def _tell(self, told: Announcement) -> None:
        check_answer(told, told.seat if self._seat is None else self._seat)
        self.told.append(told)

    def type(self, line: str, seat: int = 1, source: str = "keyboard") -> list[str]:
        """Type a line; gives the texts of the inputs that came of it."""
        self._seat = seat
        inputs = self.interpreter.typed(line, Asker(source, seat, 0))
        self._seat = None
        self._hear(inputs)
        return [one.text for one in inputs]

    def press(self, button: str, seat: int = 1) -> list[str]:
        self._seat = seat
        inputs = self.interpreter.pressed(button, Asker("board", seat, 0))
        self._seat = None
        self._hear(inputs)
        return [one.text for one in inputs]

    def said(self) -> list[str]:
        """Keys of what was answered since the last call."""
        found = [one.key for one in self.told]
        self.told.clear()
        return found

    def _hear(self, inputs: list[Input]) -> None:
        self.rig.forget()
        for one in inputs:
            self.rig.hear(one)
        self.interpreter.heard(self.rig.said)
        self.told += self.rig.said


# ---- asked twice ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", ["quit", "new", "end", "leave", "74", "57", "q"])
def test_what_cannot_be_undone_is_done_only_when_typed_again(command: str) -> None:
    player = Player(rig=Rig(2, setup=match_setup(2))) if command in {"leave", "57"} else Player()
    assert player.type(command) == []
    asked = player.told[0]
    assert asked.key.startswith("confirm-")
    assert (asked.kind, asked.seat, asked.topic) == (Kind.ANSWER, 1, Topic.CAREFUL)
    assert not player.obeyed
    done = player.type(command)
    assert done or player.obeyed, "the second time it is done"


@pytest.mark.parametrize("typed", LANGUAGES)
@pytest.mark.parametrize("table", LANGUAGES)
def test_a_line_in_another_language_means_what_it_means_at_a_table_of_that_language(
    table: str, typed: str
) -> None:
    """Each word of each command; what was open at the table's own keyboard stays in its own words."""
    words = Phrases(typed, strict=True)
    there, here = Player(language=typed), Player(language=table)
    vocabulary = there.interpreter.vocabulary
    spoken = LineWords(vocabulary, words.part)
    for command in vocabulary.commands:
        for word in words.part(f"command-{command.name}").split(", "):
            asker = Asker(word, 1, 0)
            assert here.interpreter.typed(word, asker, spoken) == there.interpreter.typed(word, asker), word
            for one in (here, there):
                one.interpreter.gone(word)
            told = [[(one.key, one.topic) for one in player.told] for player in (here, there)]
            assert told[0] == told[1], word
            assert here.obeyed == there.obeyed, word


@pytest.mark.parametrize("command", ["draw", "lots"])
def test_what_chance_decides_is_drawn_where_no_number_is_told(command: str) -> None:
    player = Player(rig=Rig(2, setup=match_setup(2)))
    assert player.type(command) == []
    assert player.obeyed == ["chance"]
    assert player.type(f"{command} 1") == [f"tell {command} 1"]


@pytest.mark.parametrize("command", ["end", "46"])
def test_what_would_be_refused_is_not_asked(command: str) -> None:
    player = Player(rig=Rig(2, setup=match_setup(2)))
    assert player.type(command)
    assert not any(told.key.startswith("confirm-") for told in player.told)


@pytest.mark.parametrize("command", ["new", "73", "quit", "74"])
def test_when_the_match_is_over_no_open_game_is_spoken_of_though_nothing_is_asked_yet(command: str) -> None:
    player = Player()
    player.type("castle 1 C3")
    player.rig.tell("end")
    assert player.interpreter.afterwards is None and player.rig.table.referee.outcome() is not None
    player.said()
    player.type(command)
    assert len(player.obeyed) == 1 and player.said() == []


def test_the_same_command_in_another_way_is_the_same_key() -> None:
    player = Player()
    player.type("quit")
    player.type("74")
    assert player.obeyed == ["quit"]


@pytest.mark.parametrize("other", ["score", "0", "", "repeat", "quat", "31"])
def test_any_other_key_lets_it_be(other: str) -> None:
    player = Player()
    player.type("quit")
    player.type(other)
    player.type("quit")
    assert "quit" not in player.obeyed, "asked anew"


def test_two_hands_do_not_confirm_for_each_other() -> None:
    player = Player()
    player.type("quit", seat=1, source="keypad a")
    player.type("quit", seat=2, source="keypad b")
    assert not player.obeyed
    player.type("quit", seat=2, source="keypad b")
    assert player.obeyed == ["quit"]


@pytest.mark.parametrize(
    ("line", "seat", "count", "asks"),
    [
        ("undo", 1, 2, False),
        ("2 undo", 1, 2, True),
        ("1 undo", 1, 2, False),
        ("undo", 0, 2, True),
        ("0 undo", 1, 2, True),
        ("2 undo", 0, 2, False),
        ("undo", 0, 1, False),
    ],
)
def test_only_undoing_another_players_act_is_asked(line: str, seat: int, count: int, asks: bool) -> None:
    player = Player(count)
    for number in range(1, count + 1):
        player.type(f"castle {number} C3", number, f"keypad {number}")
    assert (player.type(line, seat) == []) == asks
    if asks:
        assert "castle" in player.phrases.say(player.told[-1]), "it says what would be undone"


@pytest.mark.parametrize("order", [(1, 2), (2, 1)])
@pytest.mark.parametrize(
    ("line", "seat"), [("undo", 0), ("0 undo", 1), ("0 undo", 2), ("2 undo", 1), ("1 undo", 2), ("0 undo", 0)]
)
def test_the_act_that_the_question_names_is_the_one_that_is_undone(
    line: str, seat: int, order: tuple[int, int]
) -> None:
    player = Player()
    for number in order:
        player.type(f"castle {number} C3", number, f"keypad {number}")
    player.said()
    assert player.type(line, seat) == []
    (asked,) = player.told
    assert player.type(line, seat)
    (undone,) = (one for one in player.rig.decided if one.action == "takeback")
    assert asked.facts["player"] == NAMES[undone.player - 1]


@pytest.mark.parametrize("game", ["azul_mini", "master_chocolatier"])
def test_a_second_undo_at_the_table_asks_before_it_takes_back_the_act_of_another_player(game: str) -> None:
    rig = Hands(0, setup=azul_setup(game), game=game, greet=False)
    rig.fill(*("red red red red",) * 5)
    player = Player(rig=rig)
    for line in ("take 1 red 4", "take 2 red 4"):
        assert player.type(line, 0)
    assert player.type("undo", 0), "a slip of the finger"
    player.said()
    assert player.type("undo", 0) == []
    (asked,) = player.told
    assert player.phrases.say(asked).startswith("Really undo this: Jana")
    assert player.type("undo", 0)
    assert not rig.table.referee.ledger.open_moves(1)


def test_at_a_seat_the_act_of_another_player_is_asked_in_every_game() -> None:
    rig = Hands(0, setup=azul_setup(), game="azul_mini", greet=False)
    rig.fill(*("red red red red",) * 5)
    player = Player(rig=rig)
    player.type("take 1 red 4", 1)
    assert player.type("undo", 2) == []
    assert player.type("undo", 1), "the own one is not"


@pytest.mark.parametrize("game", ["royal_garden", "azul_mini", "queens_garden"])
@pytest.mark.parametrize(("line", "seat"), [("57", 2), ("2.57", 0), ("2.57", 1)])
def test_who_leaves_is_named_before_and_after(game: str, line: str, seat: int) -> None:
    rig = (
        Rig(2, tray=True)
        if game == "royal_garden"
        else Rig(0, setup=azul_setup() if game == "azul_mini" else queens_setup(), game=game)
    )
    player = Player(rig=rig)
    assert player.type(line, seat) == []
    (asked,) = player.told
    assert player.phrases.say(asked) == "Is Petr really leaving the table? The others play on. " + (
        "Type the same again. Otherwise nothing changes."
    )
    player.said()
    assert player.type(line, seat)
    assert player.phrases.say(player.told[0]).startswith("Petr has left the table.")


@pytest.mark.parametrize(("draw", "asks"), [("companion", True), ("hand", False)])
def test_a_number_that_the_program_drew_is_put_right_only_when_typed_again(draw: str, asks: bool) -> None:
    seated = tuple(model.Player(n, NAMES[n - 1]) for n in (1, 2))
    options = {"play": "match", "draw": draw}
    rig = Rig(2, tray=True, setup=Setup(seated, standard_tiles("royal_garden").tiles(), options=options))
    for line in ("0 lots 1", "0 draw 4"):
        rig.tell(line)
    player = Player(rig=rig)
    assert (player.type("56.4.5", 0) == []) == asks
    if asks:
        (asked,) = player.told
        said = player.phrases.say(asked)
        assert said.startswith("The program drew domino four itself. Should it really be domino five?")
        assert player.type("56.4.5", 0)
    assert rig.table.referee.state.draft.drawn == (5,)


@settings(max_examples=80, deadline=None)
@given(st.lists(st.sampled_from(["quit", "new", "end", "waiting", "score", "9", "", "?", "2 undo"]), max_size=12))
def test_nothing_grave_is_ever_done_without_being_asked_just_before(lines: list[str]) -> None:
    player = Player()
    player.type("castle 2 C3", seat=2)
    before = ""
    for line in lines:
        undoes = bool(player.rig.table.referee.ledger.open_moves(2))
        ends = not player.rig.table.referee.state.ended
        inputs, count = player.type(line), len(player.obeyed)
        grave = [one for one in inputs if (ends and one == "tell end") or (undoes and "undo" in one)]
        grave += [one for one in player.obeyed if ends and one in {"quit", "new"}]
        assert not grave or before == line
        player.obeyed.clear()
        before = "" if grave else line
        assert count <= 1


# ---- long answers ---------------------------------------------------------------------------------------------


def test_a_long_answer_goes_on_by_threes_and_back_until_its_ends() -> None:
    player = Player(1)
    player.type("castle 1 C3")
    player.said()
    player.type("fits 24")
    first = player.told[-1].facts
    assert isinstance(first["count"], int) and isinstance(first["items"], tuple)
    count, heard = first["count"], list(first["items"])
    assert count > 6
    while player.told[-1].facts.get("more"):
        assert player.type("next")
        items = player.told[-1].facts["items"]
        assert isinstance(items, tuple)
        assert len(items) <= 3
        heard += items
    assert len(heard) == count
    assert len(set(map(str, heard))) == count, "each place once"
    player.type("previous")
    items = player.told[-1].facts["items"]
    assert isinstance(items, tuple)
    assert list(items) == heard[-len(items) - 3 if count % 3 == 0 else -3 - count % 3 : -(count % 3 or 3)]
    player.said()
    player.type("next")
    player.type("next")
    assert player.said()[-1] == "list-over"
    player.type("next")
    assert player.obeyed == ["next"], "after the list, next is about what was heard before"


def test_a_list_asked_from_its_middle_goes_on_from_there() -> None:
    player = Player(1)
    player.type("castle 1 C3")
    player.type("31.24.4")
    assert player.type("6") == ["ask fits 24 7"]
    assert player.type("4") == ["ask fits 24 4"]


def test_a_list_goes_back_to_its_first_part_and_is_left_before_it() -> None:
    player = Player(1)
    player.type("castle 1 C3")
    assert player.type("fits 24") + player.type("next") == ["ask fits 24", "ask fits 24 4"]
    assert player.type("previous") == ["ask fits 24 1"]
    player.said()
    assert player.type("previous") == []
    assert player.said() == ["list-begins"]
    player.type("previous")
    assert player.obeyed == ["previous"], "before the list, previous is about what was heard"


@pytest.mark.parametrize(
    ("language", "rows"),
    [
        (
            "cs",
            [
                "První řada od vás: všechno prázdné.",
                "Druhá řada od vás: všechno prázdné.",
                "Třetí řada od vás, zleva",
            ],
        ),
        (
            "pl",
            [
                "Pierwszy rząd od ciebie: wszystko puste.",
                "Drugi rząd od ciebie: wszystko puste.",
                "Trzeci rząd od ci",
            ],
        ),
        (
            "en",
            [
                "First row from you: all empty.",
                "Second row from you: all empty.",
                "Third row from you, from the l",
            ],
        ),
    ],
)
def test_a_whole_board_is_one_question_and_a_key_to_go_on(language: str, rows: list[str]) -> None:
    """At a seat the own board; no row is asked back for, so the next digit is a command of its own."""
    player = Player(2, language)
    player.type("castle 1 C3")
    player.told.clear()
    for typed, begins in zip(("22", "6", "6"), rows, strict=True):
        player.type(typed)
        assert player.phrases.say(player.told[-1]).startswith(begins)
    assert player.type("4") == ["ask row - 2"]
    assert player.type("6") + player.type("6") + player.type("6") == ["ask row - 3", "ask row - 4", "ask row - 5"]
    player.type("6")
    assert player.said()[-1] == "list-over"
    assert player.type("2.22") + player.type("6") == ["ask 2 row", "ask 2 row - 2"]
    assert player.type("22") + player.type("3") == ["ask row", "ask score"]


def test_next_belongs_to_the_seat_that_asked() -> None:
    player = Player(2)
    player.type("castle 1 C3", seat=1)
    player.type("fits 24", seat=1)
    assert player.type("next", seat=2, source="other") == []
    assert player.type("next", seat=1) == ["ask fits 24 4"]


def test_another_question_ends_the_list() -> None:
    player = Player(1)
    player.type("castle 1 C3")
    player.type("fits 24")
    player.type("score")
    player.type("next")
    assert player.obeyed == ["next"]


HEADINGS = {
    "cs": "Na co se ptáte pořád|Body|Co kde leží|Možnosti|Tahy|Nabídka a losování|Program|Hlas a jazyk|"
    "Co se říká a jak",
    "pl": "Najczęściej potrzebne|Punkty|Co gdzie leży|Możliwości|Ruchy|Wybór i losowanie|Program|Głos i język|"
    "Co i jak jest mówione",
    "en": "Asked all the time|Points|What lies there|What can be done|Moves|The offer and the draw|The program|"
    "Voice and language|What is said and how",
}


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_all_commands_are_told_by_groups_of_their_numbers(language: str) -> None:
    player = Player(1, language)
    player.type("75")
    listed: list[Phrase] = []
    for heading in HEADINGS[language].split("|"):
        told = player.told[-1]
        assert player.phrases.say(told).startswith(f"{heading}, ")
        assert missed(told) == []
        items = told.facts["items"]
        assert isinstance(items, tuple) and len(items) == told.facts["count"]
        listed += [one for one in items if isinstance(one, Phrase)]
        player.type("6")
    assert player.said()[-1] == "list-over"
    numbers = [int(str(one.facts["number"])) for one in listed]
    assert len({*numbers}) == len(numbers) == len(player.interpreter.vocabulary.commands)


# ---- learning, help, buttons ----------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_while_learning_no_command_is_done_and_each_is_explained(language: str) -> None:
    player = Player(2, language)
    player.type("learn")
    for command in player.interpreter.vocabulary.commands:
        if command.name == "learn":
            continue
        for typed in filter(None, (command.quick, command.number, command.letter)):
            args = {"cell": "23", "row": "3", "column": "2", "number": "7", "terrain": "3"}
            line = ".".join([typed, *(args[arg] for arg in command.args if not arg.endswith("?"))])
            for _ in range(2):
                assert player.type(line) == []
            assert player.phrases.say(player.told[-1]), line
    assert not player.obeyed
    player.said()
    player.interpreter.key("3", Asker("keyboard", 1, 0))
    assert "three" in player.phrases.say(player.told[-1]).lower() or language != "en"
    player.type("72")
    assert player.said()[-1] == "learning-ends"
    assert player.type("score") == ["ask score"]


def test_single_keys_are_silent_outside_learning() -> None:
    player = Player()
    player.interpreter.key("3", Asker("keyboard", 1, 0))
    assert player.said() == []


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_help_is_about_this_moment(language: str) -> None:
    player = Player(2, language)
    asker = Asker("keyboard", 1, 0)

    def offered() -> list[str]:
        told = help_now(player.interpreter._match, player.interpreter, asker)
        assert all(player.phrases.say(one) for one in told)
        items = told[-2].facts["items"]
        assert isinstance(items, tuple)
        return [str(item) for item in items]

    assert not any("confirm" in one for one in offered())
    player.type("castle 1 C3")
    assert any("command-does-confirm" in one for one in offered()[:4]), "behind trouble and what is due"
    player.type("quit")
    assert "command-does-quit" in offered()[0]
    player.type("")
    player.type("fits 24")
    assert "command-does-next" in offered()[0]


def test_buttons_are_commands_of_the_boards_player() -> None:
    player = Player()
    assert player.press("1", seat=2) == ["tell confirm"]
    assert player.press("2", seat=2) == ["ask score"]
    assert player.press("9", seat=2) == []
    player.press("4", seat=2)
    assert player.obeyed == ["repeat"]


@settings(max_examples=60, deadline=None)
@given(st.lists(st.characters(categories=["Nd"]), min_size=1, max_size=4))
def test_digits_of_any_script_are_the_digits_of_a_keypad(typed: list[str]) -> None:
    plain = [str(unicodedata.decimal(char)) for char in typed]
    vocabulary = _shared().interpreter.vocabulary
    assert [vocabulary.key(char) for char in typed] == [vocabulary.key(char) for char in plain]
    for between in ("", "."):
        one, other = (keys.understand(between.join(line), vocabulary) for line in (typed, plain))
        assert one == other


@settings(max_examples=100, deadline=None)
@given(st.text(max_size=60), st.integers(0, 4))
def test_no_text_breaks_the_interpreter_and_everything_said_has_words(line: str, seat: int) -> None:
    player = _shared()
    player.interpreter._hands.clear()
    player.interpreter._dialogues.clear()
    player.type(line, seat)
    for one in player.told:
        assert player.phrases.say(one)
    player.told.clear()


_PLAYERS: list[Player] = []


def _shared() -> Player:
    if not _PLAYERS:
        _PLAYERS.append(Player(2, "cs"))
    return _PLAYERS[0]


# ---- what is asked can be answered -----------------------------------------------------------------------------


@pytest.mark.parametrize("answer", ["2", "two", "Petr", "petr", "2."])
def test_whose_board_is_answered_by_a_number_or_a_name(answer: str) -> None:
    player = Player(2)
    player.type("find lake", seat=0)
    assert player.said() == ["rg-whose-board"]
    assert player.type(answer, seat=0) == ["ask 2 find lake"]


def test_a_digit_is_an_answer_or_fits_nowhere_and_more_is_a_command() -> None:
    player = Player(2)
    player.type("find lake", seat=0)
    player.said()
    assert player.type("7", seat=0) == [], "there is no player seven, and nothing is confirmed"
    assert player.said() == ["dialogue-unfit", "rg-whose-board"]
    assert player.type("11", seat=0) == ["ask score"] and player.said()[0] == "dialogue-left"
    assert player.type("1", seat=0) == ["ask waiting"], "the question is over"


def test_what_a_command_lacks_is_all_that_has_to_be_typed() -> None:
    player = Player(2)
    for line, said in {"41": "key-needs", "24": "key-needs", "b3": "key-needs"}.items():
        assert player.type(line) == [] and player.said() == [said]
    assert player.type("B4") == ["tell place 24 B3 B4"]
    player.said()
    assert player.type("25") == [] and player.said() == ["key-needs-terrain"]
    assert player.type("the lake") == ["ask find lake"]


def test_a_word_that_means_nothing_is_named_and_the_question_stays_open() -> None:
    player = Player(2)
    assert player.type("find sea") == []
    told = player.told[-1]
    assert told.key == "key-word-none" and told.facts["text"] == "sea"
    assert player.type("3") == ["ask find lake"]


def test_the_number_of_a_domino_is_told_alone() -> None:
    player = Player(2)
    assert player.type("31") == ["ask fits"] and player.said() == ["rg-which-domino"]
    assert player.type("24") == ["ask fits 24"]


def test_each_asker_has_questions_of_its_own() -> None:
    player = Player(2)
    player.type("find lake", seat=0, source="table")
    player.type("25", seat=2, source="keypad")
    assert player.type("1", seat=1, source="other") == ["ask waiting"]
    assert player.type("1", seat=0, source="table") == ["ask 1 find lake"]
    assert player.type("1", seat=2, source="keypad") == ["ask find field"]


def test_enter_alone_asks_again_and_escape_leaves_the_question() -> None:
    player = Player(2)
    player.type("find lake", seat=0)
    player.said()
    assert player.type("", seat=0) == [] and player.said() == ["rg-whose-board"]
    assert player.type("2", seat=0) == ["ask 2 find lake"]
    player.type("find lake", seat=0)
    player.interpreter.key("\x1b", Asker("keyboard", 0, 0))
    assert player.type("1", seat=0) == ["ask waiting"]
