"""The manuals for players of Azul, in three languages: all keys are pressed, commands run, sentences said.

Written as docs/playing.*.md is; the indented block of docs/playing-azul.*.md is the file of a wall.
"""

from __future__ import annotations

import re
from functools import cache
from itertools import pairwise
from pathlib import Path

import pytest

from companion import keys
from companion.cli import main
from companion.games import load
from companion.games.azul.editions import CHOCOLATIER, DISPLAYS, MINI
from companion.games.azul.finished import LETTERS
from companion.games.azul.wall import PER_COLOUR, PER_COLUMN, PER_ROW
from companion.keys.vocabulary import fold
from companion.model import Act, Fact, Phrase
from tests import command_kit
from tests.azul_scene import Scene, scene
from tests.test_playing import (
    LANGUAGES,
    QUOTES,
    SPAN,
    WORD,
    Chapter,
    in_words,
    is_command_line,
    phrases,
    resolved,
)
from tests.test_playing import chapters as chapters_of
from tests.test_playing import text as text_of

PAGE = "playing-azul"
POINTING = {
    "en": r"\b(above|below|pictures?)\b|\b(e\.g|i\.e|etc)\.",
    "cs": r"\b(níže|výše|viz|krát)\b|\b(např|tj|tzn|atd|č)\.",
    "pl": r"\b(poniżej|powyżej|patrz)\b|\b(np|tj|tzn|itd)\.",
}
"""What a manual read aloud does not point at; colours are names of tiles here, which fingers tell apart."""


def text(language: str) -> str:
    return text_of(language, PAGE)


def chapters(language: str) -> tuple[Chapter, ...]:
    return chapters_of(language, PAGE)


def chapter(language: str, english: str) -> Chapter:
    """The chapter that has this title in English."""
    titles = [one.title for one in chapters("en")]
    return chapters(language)[titles.index(english)]


@cache
def vocabulary(language: str, edition: str = "master_chocolatier") -> keys.Vocabulary:
    return keys.vocabulary_of(load(edition), phrases(language).part)


def with_names(span: str, language: str) -> str:
    """A span with each word of the language as the name of its command or of what it takes."""
    if is_command_line(span):
        return span
    known, mini = vocabulary(language), vocabulary(language, "azul_mini")

    def name(match: re.Match[str]) -> str:
        command = None if match.start() else known.find(match[0])
        if command is not None:
            return f"<{command.name}>"
        found = (one.choice(kind, match[0]) for one in (mini, known) for kind in ("colour", "side"))
        return next(filter(None, found), match[0])

    return WORD.sub(name, span)


# ---- the three are one manual ---------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_the_manuals_have_the_same_chapters_items_and_codes(language: str) -> None:
    assert [one.level for one in chapters(language)] == [one.level for one in chapters("en")]
    for here, there in zip(chapters(language), chapters("en"), strict=True):
        assert len(here.items) == len(there.items), here.title
        assert [with_names(span, language) for span in here.spans] == [
            with_names(span, "en") for span in there.spans
        ], here.title


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_manual_can_be_read_aloud(language: str) -> None:
    titles = [one.title for one in chapters(language)]
    assert len(titles) == len(set(titles)), "a list of headings tells them apart"
    levels = [one.level for one in chapters(language)]
    assert levels[0] == 1 and levels.count(1) == 1
    assert all(after <= before + 1 for before, after in pairwise(levels))
    for line in text(language).splitlines():
        assert not line.startswith(("|", "<", "![")), line
        assert line.count("`") % 2 == 0, line
        assert not re.search(POINTING[language], SPAN.sub("", line), re.IGNORECASE), line


# ---- what is typed --------------------------------------------------------------------------------------------

DRAWN = ("55.1", "3331", "2244", "3111", "5555", "4352")
TAKEN = ("133", "313", "455", "031", "244")
LATER = ("022", "544", "055", "012", "030")
GOLDEN = ("55.1", "56.1.4", "56.3.5", "5512", "2244", "5111", "3333", "4532")
MONO = ("55.1", "3333", "1111", "5555", "4444", "2222")
BEFORE: dict[str, tuple[str, ...]] = {
    "lots": (),
    "draw": DRAWN[:1],
    "gold": GOLDEN[:1],
    "spread": (*GOLDEN, "152"),
    "tile": (*MONO, "132", "212", "354", "444", "525"),
    "take": (*DRAWN, "133"),
    "030": (*DRAWN, *TAKEN, *LATER[:-1]),
}
"""What was typed before an act of the manual, by its line, else by its command."""

VARIANTS = {"gold": ("special",), "spread": ("special",), "41.2.4": ("reverse",), "drop": ("reverse",)}
EDITION = {"gold": "master_chocolatier", "spread": "master_chocolatier"}
DONE = {
    "lots": {"az-lots"},
    "draw": {"az-drawn", "az-ask-draw"},
    "gold": {"az-gold", "az-ask-gold"},
    "spread": {"az-spread", "az-ask-side"},
    "tile": {"az-tiled", "az-ask-tile"},
    "take": {"az-taken", "az-ask-display"},
    "undo": {"undone"},
    "drop": {"careful"},
}
"""What is told of an act that was done, or asked of it."""

FAILED = {"key-unknown", "key-needs", "az-not-understood", "az-whose-board", "az-no-player", "nothing-said-yet"}


def table(language: str, line: str) -> tuple[Scene, keys.Meant | keys.Incomplete]:
    """A table at which this line of the manual can be typed, and what it means."""
    found = [keys.understand(line, vocabulary(language, one)) for one in ("master_chocolatier", "azul_mini")]
    meant = next((one for kind in (keys.Meant, keys.Incomplete) for one in found if isinstance(one, kind)), None)
    assert meant is not None, line
    command = meant.command.name
    edition = "master_chocolatier" if line == "56.3.22" else EDITION.get(command, "azul_mini")
    one = Scene(language, edition, *VARIANTS.get(line, VARIANTS.get(command, ())))
    before = BEFORE.get(line, BEFORE.get(command, (*DRAWN, *TAKEN)))
    one.typed(*before)
    one.heard.clear()
    return one, meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_typed_is_understood_and_answered(language: str) -> None:
    lines = dict.fromkeys(span for one in chapters(language) for span in one.typed)
    assert len(lines) > 60
    for line in lines:
        one, meant = table(language, line)
        name = meant.command.name
        one.typed(line, seat=1 if meant.command.act is Act.ASK else 0)
        told = [announcement.key for _, announcement in one.heard]
        inner = {what.key for _, heard in one.heard if isinstance(what := heard.facts.get("what"), Phrase)}
        assert told or one.obeyed, line
        assert not FAILED & {*told, *inner}, line
        if name in DONE and not one.obeyed:
            assert any(key.startswith(wanted) for key in (*told, *inner) for wanted in DONE[name]), (line, told)
        else:
            assert not [key for key in told if key.startswith("careful")], line


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_of_azul_stands_in_the_manual_with_all_its_ways_of_being_typed(language: str) -> None:
    known, game = vocabulary(language), load("master_chocolatier")
    own = [one for one in known.commands if one in game.commands or one.name in game.worded]
    assert len(own) > 25
    ways = [
        {fold(re.split("[ .]", span)[0]) for span in SPAN.findall(item)}
        for one in chapters(language)
        for item in one.items
    ]
    for command in own:
        typed = {command.number, command.quick, command.letter, fold(known.word(command.name))} - {""}
        assert [way for way in ways if typed <= way], command.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_keypad_comes_first_and_needs_no_letters(language: str) -> None:
    first = [SPAN.findall(item)[0] for one in chapters(language) for item in one.items if item.startswith("`")]
    pressed = [span for span in first if not is_command_line(span)]
    assert len(pressed) > 40
    assert all(re.fullmatch("[0-9.]+", span) for span in pressed)


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_and_letters_are_those_of_the_game(language: str) -> None:
    items = chapter(language, "The digits of the colours").items
    colours = [*MINI.colours, *CHOCOLATIER.colours]
    digits = [*range(1, 6), *range(1, 6)]
    named = [phrases(language).part(f"colour-named-{colour}") for colour in colours]
    assert items == [f"{digit}: {name}." for digit, name in zip(digits, named, strict=True)]
    view = chapter(language, "The large view").items
    for tile in (*MINI.colours, "brown", "marker"):
        letter, word = (
            phrases(language).part(f"az-large-{what}", {"edition": "azul_mini", "tile": tile})
            for what in ("letter", "word")
        )
        assert f"{letter}: {word}." in view
    displays = chapter(language, "Making the table ready").items[1]
    assert all(in_words(language, DISPLAYS[players]) in displays for players in (3, 4))
    bonuses = chapter(language, "The end of the game").items[1]
    assert all(in_words(language, points) in bonuses for points in (PER_ROW, PER_COLUMN, PER_COLOUR))
    for edition, place in (("azul_mini", 3), ("master_chocolatier", 4)):
        item = chapter(language, "After a game without the companion").items[place]
        told = re.findall(r"\b([A-Z])\b(?: is| je| to)? ([^\W\d_]+)", item)
        assert dict(told) == {
            letter: phrases(language).part(f"colour-named-{word}") for letter, word in LETTERS[edition].items()
        }


# ---- what is said ---------------------------------------------------------------------------------------------

MINI_FACTS: dict[str, Fact] = {"edition": "azul_mini"}


def rank(place: int, player: str, total: int, bonuses: int) -> Phrase:
    facts: dict[str, Fact] = {"rank": place, "players": (player,), "count": 1, "total": total, "bonuses": bonuses}
    return Phrase("az-final-rank", {**MINI_FACTS, **facts, "reason": "points", "rows": 0})


WON = (
    Phrase("az-bonus-row", {**MINI_FACTS, "row": 2, "points": PER_ROW}),
    Phrase("az-bonus-column", {**MINI_FACTS, "column": 3, "points": PER_COLUMN}),
    Phrase("az-bonus-colour", {**MINI_FACTS, "colour": "blue", "points": PER_COLOUR}),
)
"""The bonuses of one wall, in the order of saying."""

SAID: tuple[tuple[str, dict[str, Fact]], ...] = (
    ("az-row-complete", {**MINI_FACTS, "player": "Jana", "row": 2}),
    ("az-bonuses-won", {**MINI_FACTS, "player": "Jana", "items": WON, "points": 19}),
    (
        "az-final",
        {**MINI_FACTS, "rounds": 5, "cause": "row", "places": (rank(1, "Jana", 61, 19), rank(2, "Petr", 40, 2))},
    ),
)
"""Sentences beside those that are said in the scene, as messages."""


def sayable(language: str) -> dict[str, str]:
    """Every sentence that may be quoted, with what it is in all languages."""
    known = {line: f"scene {n}" for n, line in reversed(list(enumerate(scene(language))))}
    parts = {
        sentence + ".": f"{what}, sentence {n}"
        for line, what in known.items()
        for n, sentence in enumerate(line.removesuffix(".").split(". "))
    }
    return parts | known | {phrases(language).say(key, facts): key for key, facts in SAID}


def quotes(language: str) -> list[str]:
    """Everything between quotation marks, in order."""
    lines = text(language).splitlines()
    return [quote for line in lines for quote in QUOTES[language].findall(SPAN.sub("", line))]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_between_quotation_marks_is_said_word_for_word(language: str) -> None:
    known, found = sayable(language), quotes(language)
    assert [quote for quote in found if quote not in known] == []
    assert {key for key, _ in SAID} <= {known[quote] for quote in found}, "nothing is listed here in vain"
    others = re.sub(QUOTES[language], "", SPAN.sub("", text(language)))
    assert not re.search('["„“”«»]', others), "each opening mark has its closing one"


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_the_manuals_quote_the_same_sentences(language: str) -> None:
    assert [sayable(language)[quote] for quote in quotes(language)] == [sayable("en")[one] for one in quotes("en")]


# ---- commands -------------------------------------------------------------------------------------------------


def wall(language: str) -> list[str]:
    """The indented block: a wall with what is told before it."""
    return [line.strip() for line in text(language).splitlines() if line.startswith("    ")]


def test_every_command_line_of_the_manual_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command_kit.strict_words(monkeypatch)
    for file in ("wall.txt", "other.txt"):
        (tmp_path / file).write_text("\n".join(wall("en")), encoding="utf-8")
    ran = set()
    for span in dict.fromkeys(span for one in chapters("en") for span in one.spans if is_command_line(span)):
        words = span.split()[1:]
        name, command, rest = resolved(words)
        if name in ("play", "demo") or (name == "score" and "--layout" not in rest and "--rounds" not in rest):
            command.make_context(name, rest)
            continue
        speaks = any(param.name == "text" for param in command.params)
        result = command_kit.run(main, tmp_path / "home", *words, *["--text"] * speaks)
        assert result.exit_code == 0, (words, result.output)
        assert result.stdout.strip(), words
        ran.add(name)
    assert ran == {"score", "rank", "settings"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_written_wall_is_the_same_in_all_languages(language: str) -> None:
    assert len(wall(language)) == 7
    assert wall(language) == wall("en")
