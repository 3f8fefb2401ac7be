"""Commands and typed lines: three ways to type each, keypads, the Czech top row, and anything at all."""

from __future__ import annotations

import re
import string
import unicodedata
from collections.abc import Iterator

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from companion.core.languages import fold
from companion.core.model import Act, Command, Move, Phrase, Player, Tile
from companion.games import GAMES
from companion.games.api import Setup
from companion.games.royal_garden.game import GAME as GARDEN
from companion.games.royal_garden.typing.notation import parse_move
from companion.input import (
    Incomplete,
    Meant,
    Unknown,
    Vocabulary,
    understand,
    vocabulary_of,
    words_of,
)
from companion.input.commands import BUTTONS, GENERAL
from companion.input.grammar import LONGEST, MOST_WORDS, TABLE, clean
from companion.input.row import CZECH_ROW, is_digits
from companion.input.spoken import Spoken
from companion.input.vocabulary import MOST_COMMAND
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from tests.keypad_digits import digits

PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}
VOCABULARIES = {language: vocabulary_of(GARDEN, phrases.part) for language, phrases in PHRASES.items()}
PLAIN = VOCABULARIES["en"]
SAMPLES = {"cell": "B3", "row": "3", "column": "B", "number": "24"}
CAPITALS = str.maketrans("+ěščřžýáíé", "1234567890")  # the row as it is printed on Czech keyboards
CZECH = str.maketrans("1234567890", "+ěščřžýáíé")


def meant(line: str, vocabulary: Vocabulary = PLAIN) -> Meant:
    found = understand(line, vocabulary)
    assert isinstance(found, Meant), (line, found)
    return found


def sample(vocabulary: Vocabulary, arg: str) -> str:
    """An example of an argument: of one of a few things, the third, or the last."""
    several = vocabulary.choices.get(arg.rstrip("?"))
    return several[:3][-1].id if several else SAMPLES[arg.rstrip("?")]


def typed_by_name(command: Command, vocabulary: Vocabulary = PLAIN, *, whole: bool = False) -> str:
    """A whole line for a command, with an example of everything it needs, or can have."""
    args = [sample(vocabulary, arg) for arg in command.args if whole or not arg.endswith("?")]
    return " ".join([command.name, *args])


@pytest.fixture(params=LANGUAGES)
def language(request: pytest.FixtureRequest) -> Language:
    chosen: Language = request.param
    return chosen


# ---- the table of commands ---------------------------------------------------------------------------------


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_two_commands_are_typed_alike(game: object) -> None:
    commands = (*GENERAL, *game.commands)  # type: ignore[attr-defined]
    typed = [way for one in commands for way in (one.name, one.letter, one.number, one.quick) if way]
    assert len(set(typed)) == len(typed)
    assert not {one.letter for one in commands} & {"y", "z"}
    for one in commands:
        assert re.fullmatch(r"[a-x]?", one.letter), one
        assert re.fullmatch(r"[0-9]|[1-9][0-9]", one.number), one
        assert re.fullmatch(r"[0-9]?", one.quick), one
        assert not (one.quick and len(one.number) == 1), one
        assert not (one.args and len(one.number) == 1), f"{one.name}: one digit and a point chooses a board"
        needed = [arg.endswith("?") for arg in one.args]
        assert needed == sorted(needed), f"{one.name}: what may be left out comes last"
        assert {arg.rstrip("?") for arg in one.args} <= {*SAMPLES, *game.choices}, one  # type: ignore[attr-defined]
        assert not one.bare or len(one.args) > 2, f"{one.name}: one digit or two are the number of a command"
    quick = [one.quick or one.number for one in commands if len(one.quick or one.number) == 1]
    assert sorted(quick) == list("0123456789")
    bare = [len(one.args) for one in commands if one.bare]
    assert len(set(bare)) == len(bare), "so many digits alone mean one command"
    for kind, several in game.choices.items():  # type: ignore[attr-defined]
        ways = [way for one in several for way in {one.id, one.digits}]
        assert len(set(ways)) == len(ways) and all(one.digits.isdecimal() for one in several), kind


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_command_needs_only_the_keys_of_a_keypad(game: object) -> None:
    vocabulary = vocabulary_of(game, PHRASES["en"].part)  # type: ignore[arg-type]
    for command in vocabulary.commands:
        for whole in (False, True):
            wanted = meant(typed_by_name(command, vocabulary, whole=whole), vocabulary)
            typed = digits(wanted, vocabulary)
            assert typed is not None and set(typed) <= set("0123456789."), command
            assert meant(typed, vocabulary) == meant(typed.replace(".", ","), vocabulary) == wanted


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_games_leave_the_numbers_of_every_game_alone(game: object) -> None:
    for one in game.commands:  # type: ignore[attr-defined]
        assert one.number[0] in "123456" and len(one.number) == 2 and not one.quick, one
        assert one.act in (Act.ASK, Act.TELL), f"{one.name}: a game hears questions and acts only"


def test_what_cannot_be_undone_is_asked_twice() -> None:
    assert {one.name for one in PLAIN.commands if one.asks_twice} == {"quit", "new", "end", "leave"}


def test_buttons_are_commands() -> None:
    assert list(BUTTONS.values()) == ["confirm", "score", "why", "repeat", "stop"]
    assert all(meant(name).text == name for name in BUTTONS.values())


# ---- the words of the languages ----------------------------------------------------------------------------


def words_in(game: object, language: Language) -> dict[str, tuple[str, ...]]:
    """The words of a game's commands and choices in a language."""
    return words_of(game.commands, PHRASES[language].part, game.choices, game.worded)  # type: ignore[attr-defined]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_command_has_its_own_words(game: object, language: Language) -> None:
    vocabulary = vocabulary_of(game, PHRASES[language].part)  # type: ignore[arg-type]
    words = words_in(game, language)
    owner = {fold(one.name): one.name for one in vocabulary.commands}
    for command in vocabulary.commands:
        assert words[command.name], command.name
        for word in words[command.name]:
            assert 1 <= len(word.split()) <= MOST_COMMAND and len(word) > 1, word
            assert all(part.isalpha() for part in word.split()), word
            assert owner.setdefault(fold(word), command.name) == command.name, f"{word} means two commands"
            assert not is_digits(word) and not is_digits(fold(word)), f"{word} is digits on a Czech keyboard"
            args = typed_by_name(command, vocabulary).split()[1:]
            assert meant(" ".join([word, *args]), vocabulary).command == command


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_choice_has_its_own_words(game: object, language: Language) -> None:
    vocabulary = vocabulary_of(game, PHRASES[language].part)  # type: ignore[arg-type]
    words = words_in(game, language)
    for kind, several in vocabulary.choices.items():
        owner: dict[str, str] = {}
        for one in several:
            assert bool(words.get(f"{kind} {one.id}")) == one.worded, one
            for word in (one.digits, *words.get(f"{kind} {one.id}", ())):
                assert len(word.split()) <= MOST_WORDS and not set(word) & set(".,"), word
                assert owner.setdefault(fold(word), one.id) == one.id, f"{word} means two of {kind}"
                bare = unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode()
                for typed in (word, word.upper(), bare if "ł" not in word else word.replace("ł", "l")):
                    assert vocabulary.choice(kind, typed) == one.id, typed


def test_words_are_understood_without_their_accents(language: Language) -> None:
    spoken = words_in(GARDEN, language)
    for name in (command.name for command in PLAIN.commands):
        for word in spoken[name]:
            bare = unicodedata.normalize("NFKD", word).encode("ascii", "ignore").decode()
            for typed in (word.upper(), bare if "ł" not in word else word.replace("ł", "l"), f" {word}. "):
                found = understand(typed, VOCABULARIES[language])
                assert isinstance(found, Meant | Incomplete) and found.command.name == name, typed


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_command_and_key_is_explained(game: object, language: Language) -> None:
    phrases = PHRASES[language]
    vocabulary = vocabulary_of(game, phrases.part)  # type: ignore[arg-type]
    for phrases.level in LEVELS:
        for command in vocabulary.commands:
            said = phrases.say(vocabulary.does(command.name))
            needed = [arg for arg in command.args if not arg.endswith("?")]
            assert (", " in said.partition(":")[0]) == bool(needed), f"{said} does not tell what follows"
            typed = typed_by_name(command, vocabulary)
            for line in (typed, f"2 {typed}", f"0 {typed}"):
                assert phrases.say(vocabulary.explain(meant(line, vocabulary)))
            for at, arg in enumerate(command.args):
                known = [sample(vocabulary, one) for one in command.args[:at]]
                wrong = understand(" ".join([command.name, *known, "?!"]), vocabulary)
                assert isinstance(wrong, Incomplete) and wrong.missing == arg.rstrip("?") and wrong.wrong
                assert phrases.say(vocabulary.explain(wrong)), "it says what is to be typed there"
        keyed = {char: vocabulary.key(char) for char in "0123456789.,\n\b\x1b" + string.ascii_letters + CZECH_ROW}
        assert all(phrase is not None and phrases.say(phrase) for phrase in keyed.values())
        assert keyed["3"] == keyed["š"] and keyed["S"] == keyed["s"] and keyed["y"] != keyed["z"]
    phrases.level = "normal"
    for odd in ("", "ab", "ů", "€", "\x07", "\ud800"):
        assert vocabulary.key(odd) is None


def test_a_word_of_another_language_or_game_is_no_command() -> None:
    assert isinstance(understand("tutaj B3", VOCABULARIES["cs"]), Unknown)
    assert isinstance(understand("areas", Vocabulary()), Unknown)
    assert not Vocabulary().has("areas") and Vocabulary((), {"areas": ("oblasti",)}).find("oblasti") is None


# ---- three ways to type the same ---------------------------------------------------------------------------

CELLS = st.builds(lambda x, y: f"{x}{y}", st.sampled_from("ABCDEFG"), st.integers(1, 7))
KINDS = {
    "cell": CELLS,
    "row": st.integers(1, 9).map(str),
    "column": st.sampled_from("ABCDEFG"),
    "number": st.integers(1, 99).map(str),
    "terrain": st.sampled_from([one.id for one in GARDEN.choices["terrain"]]),
}


@st.composite
def lines(draw: st.DrawFn) -> tuple[Command, int, list[str]]:
    """A command, a subject, and arguments that fit."""
    command = draw(st.sampled_from(PLAIN.commands))
    needed = [arg for arg in command.args if not arg.endswith("?")]
    count = draw(st.integers(len(needed), len(command.args)))
    args = [draw(KINDS[kind.rstrip("?")]) for kind in command.args[:count]]
    return command, draw(st.integers(TABLE, 9)), args


@settings(max_examples=300, deadline=None)
@given(lines(), st.sampled_from(LANGUAGES), st.randoms(use_true_random=False))
def test_word_letter_and_digits_mean_the_same(line: tuple[Command, int, list[str]], language: str, dice) -> None:  # type: ignore[no-untyped-def]
    command, subject, args = line
    assume(language != "pl" or "lake" not in args)  # there it is a meadow, łąkę, typed without its marks
    vocabulary = VOCABULARIES[language]
    whose = [] if not subject else [str(max(subject, 0))]
    expected = Meant(command, subject, tuple(args), " ".join([*whose, command.name, *args]))
    ways = [command.name, command.number, vocabulary.word(command.name), command.letter or command.name]
    if command.quick and (not args or subject):
        ways.append(command.quick)
    for way in ways:
        typed = dice.choice((" ", ". ", ", ", "  ")).join([*whose, way, *args])
        typed = dice.choice((typed, typed.lower(), typed.upper(), f"\t{typed}\r\n"))
        assert meant(typed, vocabulary) == expected
    on_keypad = digits(expected, vocabulary)
    assert on_keypad is not None
    for typed in (
        on_keypad,
        on_keypad.translate(CZECH),
        on_keypad.replace(".", ",") + ",",
        on_keypad.translate(WIDE),
    ):
        assert meant(typed, vocabulary) == expected


WIDE = str.maketrans("0123456789.", "０１２３４５６７８９．")


def test_documented_lines() -> None:
    for line, text in {
        "3": "score",
        "2.3": "2 score",
        "0.3": "0 score",
        "11.4": "score 4",
        "2.21.23": "2 here B3",
        "21.2.3": "here B3",
        "31.17": "fits 17",
        "41.24.23.13": "place 24 B3 A3",
        "1 place 24 B3 A3": "1 place 24 B3 A3",
        "place 24 b3,a3": "place 24 B3 A3",
        "2 score": "2 score",
        "2 here B3": "2 here B3",
        "here bš": "here B3",
        "22.3": "row 3",
        "22": "row",
        "row -2": "row -2",
        "23.2": "column B",
        "column b": "column B",
        "here 0:-2": "here 0:-2",
        "91.03": "mute 3",
        "١٢": "areas",
        "ř": "why",
        "ĚŠ,ě": "column B",
        "<b>score</b>": "score",
        "\x1b[31mscore\x1b[0m\x07": "score",
    }.items():
        assert meant(line).text == text, line


def test_what_is_missing_is_named() -> None:
    for line, missing in {
        "here": "cell",
        "21": "cell",
        "21.88": "cell",
        "21.2": "cell",
        "here Z9": "cell",
        "row top": "row",
        "23.": "column",
        "25": "terrain",
        "find sea": "terrain",
        "25.7": "terrain",
        "56.24": "number",
        "31.0": "number",
        "fits 99999": "number",
        "41.24.23": "cell",
        "1 place 24 B3": "cell",
        "place B3": "number",
        "quit now": "nothing",
        "here B3 B4": "nothing",
        "11.4.4": "nothing",
        "mute x": "number",
    }.items():
        found = understand(line, PLAIN)
        assert isinstance(found, Incomplete) and found.missing == missing, line


def test_what_is_no_command_goes_on_as_it_is() -> None:
    for line, text in {
        "hello  there": "hello there",
        "1 swap 24 B3": "1 swap 24 B3",
        "99": "99",
        "2.99": "2.99",
        "2": "repeat",
        "2..99": "2..99",
        "y": "y",
    }.items():
        found = understand(line, PLAIN)
        assert isinstance(found, Unknown | Meant) and found.text == text, line
    for line in ("", "  \t", ".", "., .", "\x00\x1b[A", "<i>"):
        assert understand(line, PLAIN) is None


def test_the_match_understands_what_it_hears() -> None:
    """Questions and acts of the game reach it in its own notation."""
    tiles = (Tile("castle 1", ("C",)), Tile("domino 24", ("F1", "W0")))
    state = GARDEN.start(Setup((Player(1, "Jana"), Player(2, "Petr")), tiles))
    for command in GARDEN.commands:
        text = meant(f"1 {typed_by_name(command, whole=command.act is not Act.ASK)}").text
        if command.act is Act.ASK:
            (told,) = GARDEN.answer(state, text.removeprefix("1 "), 1)
            assert told.key != "rg-not-understood", text
        else:
            move = parse_move(text)
            assert isinstance(move, Move) and move.action == command.name
    assert isinstance(parse_move(meant("0.46").text), Move)


# ---- anything at all ---------------------------------------------------------------------------------------

TRICKY = st.sampled_from(
    [*"0123456789.,+ěščřžýáíéĚ <>\x1b[:-", "here ", "score", "B3", "\x1b[31m", "<b>", "²", "١", "．", "ﷺ"]
)
ANYTHING = st.text(st.characters(), max_size=60) | st.lists(TRICKY, max_size=30).map("".join)


@settings(max_examples=400, deadline=None)
@given(ANYTHING, st.sampled_from(LANGUAGES))
def test_no_text_raises(text: str, language: str) -> None:
    vocabulary = VOCABULARIES[language]
    found = understand(text, vocabulary)
    if found is None:
        return
    if not isinstance(found, Incomplete):
        assert clean(found.text) == found.text and len(found.text) <= LONGEST
        assert found.text.isprintable() and not set(found.text) & set("<>")
    phrase = vocabulary.explain(found)
    assert isinstance(phrase, Phrase) and PHRASES[language].say(phrase)
    if isinstance(found, Meant):
        assert understand(found.text, vocabulary) == found
        typed = digits(found, vocabulary)
        assert typed is None or understand(typed, vocabulary) == found


def test_the_czech_row_is_read_in_order() -> None:
    assert CZECH_ROW.translate(CAPITALS) == "1234567890"
    assert isinstance(understand(CZECH_ROW, PLAIN), Unknown)
    for char, digit in zip(CZECH_ROW, "1234567890", strict=True):
        for typed in (char, char.upper(), unicodedata.normalize("NFD", char)):
            assert understand(typed, PLAIN) == Meant(meant(digit).command, 0, (), meant(digit).text)


def test_long_lines_are_cut() -> None:
    found = understand("x" * 10**6, PLAIN)
    assert isinstance(found, Unknown) and len(found.text) == LONGEST
    assert understand("ﷺ" * 10**5, PLAIN) is not None
    assert understand("<" * 10**5, PLAIN) is None


def test_help_lists_what_a_command_needs() -> None:
    def needs() -> Iterator[tuple[str, object]]:
        for command in PLAIN.commands:
            yield command.name, PLAIN.does(command.name).facts["needs"]

    found = dict(needs())
    assert (found["here"], found["place"], found["score"]) == ("cell", "number-cell-cell", "none")
    assert PLAIN.does("score").facts["number"] == 3 and PLAIN.does("here").facts["number"] == 21
    with pytest.raises(KeyError):
        PLAIN.does("nonsense")


@pytest.mark.parametrize(
    ("side", "typed", "cell"), [(7, "g7", "G7"), (8, "g7", "G7"), (8, "h8", "H8"), (8, "88", "H8")]
)
def test_cells_have_names_as_far_as_the_game_tells(side: int, typed: str, cell: str) -> None:
    here = Command("here", "21", Act.ASK, args=("cell",))
    meant = understand(f"here {typed}", Vocabulary((here,), spoken=Spoken(lambda _: (), {}, side)))
    assert isinstance(meant, Meant) and meant.args == (cell,)


@pytest.mark.parametrize("typed", ["h1", "a8", "81", "18", "99", "h8"])
def test_cells_beyond_the_names_of_a_game_are_none(typed: str) -> None:
    here = Command("here", "21", Act.ASK, args=("cell",))
    meant = understand(f"here {typed}", Vocabulary((here,)))
    assert isinstance(meant, Incomplete) and meant.missing == "cell" and meant.wrong
