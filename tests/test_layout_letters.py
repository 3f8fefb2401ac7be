"""Letters of layout files: the international ones, those of the large print in each language, and both at once."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from companion.core.model import Phrase
from companion.games.azul.finished.counting import SHARED as WALL_SHARED
from companion.games.azul.finished.finished import SIGNS as COLOURS
from companion.games.layout import ALPHABETS
from companion.games.queens_garden.rules import hexes
from companion.games.queens_garden.typing.own_words import words_of
from companion.games.royal_garden.finished.counting import SHARED as KINGDOM_SHARED
from companion.games.royal_garden.finished.counting import SIGNS
from companion.language.phrases import LANGUAGES, Phrases
from companion.ui.cli.score import command
from tests.command_kit import run

KINGDOM = "W0 W0 F0 F1 .\nW1 C F0 L0 L0\nN0 S0 S1 L1 L0\n. M0 M0 M2 N1\n. . W0 N0 N2\n"
LAKES = ". . . . .\n. . C L1 L0\n. . . L0 L0\n. . . . .\n. . . . .\n"
WALLS = {
    "azul_mini": "B Y R K W\nW B Y R .\n. W B . .\n. . . B .\n. . . . B\n",
    "master_chocolatier": "B N W K R\nR B N W .\n. R B . .\n. . . B .\n. . . . B\n",
}
FIVE = "." * 5 + "\n"


def in_print(language: str, game: str, text: str) -> str:
    """The same file in the letters that the large print of a language has."""
    words = Phrases(language)
    things = SIGNS
    if game in COLOURS:
        things = {one: Phrase("az-large-letter", {"tile": colour}) for one, colour in COLOURS[game].items()}
    letters = {one: words.part(phrase) for one, phrase in things.items()}
    return "".join(letters.get(one, one) for one in text)


def scored(home: Path, text: str, language: str, game: str = "royal_garden") -> tuple[int, dict[str, Any]]:
    """Exit status and what a program is told."""
    file = home / "file.txt"
    file.write_text(text, encoding="utf-8")
    done = run(command, home, "--game", game, "--layout", str(file), "--json", lang=language)
    return done.exit_code, json.loads(done.stdout.splitlines()[0]) if done.stdout else {"error": done.stderr}


CASES = [("royal_garden", KINGDOM), *WALLS.items()]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "text"), CASES)
def test_a_file_in_the_letters_of_the_large_print_is_the_same_file(
    tmp_path: Path, game: str, text: str, language: str
) -> None:
    """Told by a head line in any set language; untold, in one's own language; international ones always."""
    wanted = scored(tmp_path, text, "en", game)
    mine = in_print(language, game, text)
    for spoken in LANGUAGES:
        assert scored(tmp_path, f"letters: {language}\n{mine}", spoken, game) == wanted
        assert scored(tmp_path, f"Letters : International # of all\n{text}", spoken, game) == wanted
        assert scored(tmp_path, text, spoken, game) == wanted
    assert scored(tmp_path, mine, language, game) == wanted


def test_the_letters_of_files_that_a_large_print_has_for_something_else() -> None:
    """Red is R in Czech, too, but the letter does not settle whose letters a file has."""
    for shared, games in ((KINGDOM_SHARED, {"royal_garden": SIGNS}), (WALL_SHARED, COLOURS)):
        found = set()
        for game, letters in games.items():
            every = "".join(letters)
            for language in LANGUAGES:
                mine = in_print(language, game, every)
                found |= set(mine) & set(every) if mine != every else set()
        assert found == set(shared)


AMBIGUOUS = [
    ("royal_garden", LAKES, "cs"),
    ("royal_garden", LAKES, "pl"),
    ("azul_mini", "B....\n" + 4 * FIVE, "cs"),
    ("azul_mini", "....W\n" + 4 * FIVE, "pl"),
    ("master_chocolatier", "B N . . .\n" + 4 * FIVE, "cs"),
]


@pytest.mark.parametrize(("game", "text", "language"), AMBIGUOUS)
def test_a_file_that_can_be_read_two_ways_is_never_scored_silently(
    tmp_path: Path, game: str, text: str, language: str
) -> None:
    """It says so, names both head lines, and either of them settles it."""
    status, told = scored(tmp_path, text, language, game)
    assert status == 1
    doubt = next(one for one in told["doubts"] if one["key"] == "layout-letters")
    for head in (f"letters: {language}", "letters: international"):
        assert head in doubt["sentence"]
        _, settled = scored(tmp_path, f"{head}\n{text}", language, game)
        assert "layout-letters" not in [one["key"] for one in settled.get("doubts", [])]
    _, english = scored(tmp_path, text, "en", game)
    assert "layout-letters" not in [one["key"] for one in english["doubts"]]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "text"), CASES)
def test_letters_that_nobody_knows_are_told_with_those_that_are(
    tmp_path: Path, game: str, text: str, language: str
) -> None:
    status, told = scored(tmp_path, f"letters: klingon\n{text}", language, game)
    assert status == 2
    assert "klingon" in told["error"]
    assert all(one in told["error"] for one in ALPHABETS)


# ---- Queen's Garden has words in their place --------------------------------------------------------------------

GARDEN = (
    "name: Jana\npoints: 41\nstorage: blue tree, expansion yellow bird, dark-purple-plant\n"
    "fountain: light green flower, - , bird-dark-green - tulips_purple -\n2: front 8 - - - - butterfly yellow -\n"
)
TYPED = {"expansion": "given-typed-expansion"} | {
    one: f"criterion-typed-{one}" for one in (*hexes.COLOURS, *hexes.PATTERNS)
}


def in_words(language: str, form: int) -> str:
    """The same garden in a language, each word in one of the ways to type it; two words may stand for one."""
    text, say = GARDEN.replace("light green", "light-green"), Phrases(language).part
    head, *lines = text.splitlines()
    for english in sorted(TYPED, key=len, reverse=True):
        several = [one.strip() for one in say(TYPED[english]).split(",")]
        word = several[form % len(several)].replace(" ", "-")
        lines = [
            re.sub(rf"(?<![a-z]){english}(?![a-z:])", word.upper() if form % 2 else word, one) for one in lines
        ]
    return "\n".join((head, *lines)).replace("FRONT", "front")


@pytest.mark.sampled(3)
@pytest.mark.parametrize("form", range(3))
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_garden_in_the_words_of_a_language_is_the_same_garden(tmp_path: Path, language: str, form: int) -> None:
    """Told by a head line in any set language, wherever it stands; untold, in one's own; English ones always."""
    wanted = scored(tmp_path, GARDEN, "en", "queens-garden")
    assert wanted[0] == 0
    mine = in_words(language, form)
    assert mine != GARDEN
    for spoken in LANGUAGES:
        assert scored(tmp_path, f"Letters: {language}\n{mine}", spoken, "queens-garden") == wanted
        assert scored(tmp_path, f"{mine}\nletters : {language}", spoken, "queens-garden") == wanted
        assert scored(tmp_path, f"letters: international\n{GARDEN}", spoken, "queens-garden") == wanted
    assert scored(tmp_path, mine, language, "queens-garden") == wanted
    assert scored(tmp_path, GARDEN, language, "queens-garden") == wanted


def test_no_word_for_a_hexagon_means_two_things() -> None:
    """In whichever language a file is read, each word of another one means the same or nothing."""
    of = words_of(lambda phrase, language: Phrases(language).part(phrase))
    meant: dict[tuple[str, ...], str] = {tuple(one.split("-")): one for one in TYPED}
    for language in LANGUAGES:
        for words, told in of(language).items():
            assert meant.setdefault(words, told) == told, words


@pytest.mark.parametrize(("letters", "language"), [("cs", "pl"), ("international", "pl"), ("de", "en")])
def test_words_of_a_language_that_the_file_does_not_tell_are_faults(
    tmp_path: Path, letters: str, language: str
) -> None:
    told = scored(tmp_path, f"letters: {letters}\nstorage: drzewo żółte, tree purple", language, "queens-garden")
    assert told[0] == 2
    assert ("drzewo" in told[1]["error"]) if letters != "de" else ("de" in told[1]["error"])
