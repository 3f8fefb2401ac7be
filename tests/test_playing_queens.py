"""The manuals for players of Queen's Garden, in three languages: keys are pressed, commands run, sentences said.

tests/manual_kit.py reads them; what holds for every manual is in tests/test_manuals.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from companion import input as keys
from companion.core.model import Fact, Phrase
from companion.games.queens_garden.rules.cells import FIXED, KEYS, MIDDLES, NUMBER
from companion.games.queens_garden.rules.hexes import COLOURS, JOKER, PATTERNS
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.typing import commands
from tests import command_kit
from tests.manual_kit import (
    LANGUAGES,
    Chapter,
    Manual,
    answered,
    commands_run,
    phrases,
    vocabulary,
)
from tests.queens_scene import Scene, scene
from tests.queens_table import GAME


def chapter(language: str, english: str) -> Chapter:
    return MANUAL.chapter(language, english)


def named(language: str, word: str) -> str:
    """A colour, a pattern, an hour, or what is given up."""
    known = vocabulary(language, GAME)
    kinds = (commands.CRITERION, commands.CLOCK, commands.GIVEN)
    found = [known.choice(kind, word) for kind in kinds]
    expansion = phrases(language).part("given-typed-expansion").split(", ")
    return next(filter(None, found), "expansion-" if word in expansion else "")


# ---- what is typed --------------------------------------------------------------------------------------------

DRAWN = ("55.1", "54.11.12.13.26")
TAKEN = ("53.10", "54.26.42.44.25", "53.40", "54.14.16.52.33")
PLACED = ("41.11.59", "53.06.1", "54.16.24.31.66")
TURNED = ("56.65", "41.12.58.13", "53.05", "53.06", "54.34.35.62.61", "56.15")
FOLLOWING = ("42.65.9.3",)
BEFORE: dict[str, tuple[str, ...]] = {
    "lots": (),
    "draw": DRAWN[:1],
    "take": DRAWN,
    "53.06.1": (*DRAWN, *TAKEN, *PLACED[:1]),
    "place": (*DRAWN, *TAKEN),
    "41.12.58.13": (*DRAWN, *TAKEN, *PLACED, *TURNED[:1]),
    "41.12.59.00": (*DRAWN, *TAKEN),
    "turn": (*DRAWN, *TAKEN, *PLACED),
    "lay": (*DRAWN, *TAKEN, *PLACED, *TURNED),
    "0": (*DRAWN, "53"),
    "4": (*DRAWN, *TAKEN, "41", "12"),
    "49.16": (*DRAWN, *TAKEN, *PLACED, *TURNED),
}
"""What was typed before an act of the manual, by its line, else by its command."""
ALL = (*DRAWN, *TAKEN, *PLACED, *TURNED, *FOLLOWING, "53.60")
"""What was typed before anything else."""
WORDS = {"place": "41.12.58.13"}
"""Acts typed in words -> the line whose table they need."""

DONE = {
    "lots": {"qg-lots"},
    "draw": {"qg-drawn", "qg-ask-draw"},
    "turn": {"qg-turned"},
    "take": {"qg-taken", "qg-ask-criterion"},
    "place": {"qg-placed", "qg-ask-tile"},
    "lay": {"qg-laid", "qg-ask-expansion"},
    "buy": {"qg-bought", "qg-ask-buy"},
    "pass": {"qg-passed", "qg-ask-discard"},
    "undo": {"undone"},
    "previous": {"qg-ask-tile"},
}
"""What is told of an act that was done, or asked of it."""


def table(language: str, line: str) -> tuple[Scene, keys.Meant | keys.Incomplete]:
    """A table at which this line of the manual can be typed, and what it means."""
    meant = keys.understand(line, vocabulary(language, GAME))
    assert isinstance(meant, keys.Meant | keys.Incomplete), line
    command = meant.command.name
    words = command in WORDS and "." not in line and not line.isdigit()
    one = Scene(language)
    if words and line.endswith("fountain-2"):
        before = BEFORE["place"]
    else:
        before = BEFORE.get(WORDS[command] if words else line, BEFORE.get(command, ALL))
    one.typed(*before)
    one.heard.clear()
    return one, meant


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_typed_is_understood_and_answered(
    language: str, some: Callable[[list[str], int], list[str]]
) -> None:
    lines = dict.fromkeys(span for one in MANUAL.chapters(language) for span in one.typed)
    assert len(lines) > 60
    for line in some([*lines], 20):
        one, meant = table(language, line)
        answered(one, line, meant, DONE.get(meant.command.name, set()))


@pytest.mark.parametrize("language", LANGUAGES)
def test_digits_and_letters_are_those_of_the_game(language: str) -> None:
    for title, words in (("The digits of the colours", COLOURS), ("The digits of the patterns", PATTERNS)):
        items = chapter(language, title).items
        for digit, (item, word) in enumerate(zip(items, words, strict=True), start=1):
            name = phrases(language).part("qg-property", {"property": word})
            assert re.match(rf"{digit}: {name}\b", item), item
    view = chapter(language, "The large view").items
    for what in (*COLOURS, "fountain", "statue", "bench", "pavilion", JOKER):
        letter, word = (phrases(language).part(f"qg-large-{part}", {"what": what}) for part in ("letter", "word"))
        assert f"{letter}: {word}." in view


@pytest.mark.parametrize("language", LANGUAGES)
def test_cells_that_the_manual_explains_are_typed_so(language: str) -> None:
    """The keys of the clock chapter, each with the cell that it means."""
    known = vocabulary(language, GAME)
    told = " ".join(chapter(language, "The keys of the clock").items)
    cells = {"59": "fountain-2", "92": "2-6", "95": "2-middle"}
    for digits, name in cells.items():
        assert re.search(rf"\b{digits}\b", told)
        assert known.choice(commands.CELL, digits) == name
    for digits, name in {"01": "ornament-1", "011": "ornament-11", "55": "fountain"}.items():
        assert re.search(rf"\b{digits}\b", told)
        assert known.choice(commands.ORNAMENT, digits) == name
        assert NUMBER[name] in (*FIXED, *MIDDLES)
    assert set(KEYS) == set("893217")


# ---- what is said ---------------------------------------------------------------------------------------------


def rank(place: int, player: str, total: int) -> Phrase:
    return Phrase("qg-rank", {"rank": place, "players": (player,), "count": 1, "total": total})


STATUE = nouns.ornament(NUMBER["ornament-1"])
PAVILION = nouns.ornament(NUMBER["2-middle"])
SAID: tuple[tuple[str, dict[str, Fact]], ...] = (
    ("qg-surrounded", {"player": "Jana", "items": (STATUE, PAVILION), "count": 5, "lost": 0, "held": 6}),
    (
        "qg-end-sum",
        {
            "player": "Jana",
            "storage": -9,
            "held": 0,
            "groups": 4,
            "points": 38,
            "bonuses": 6,
            "total": 76,
        },
    ),
    ("qg-final", {"places": (rank(1, "Jana", 76), rank(2, "Petr", 61))}),
    ("qg-bag-short", {"count": 2, "tower": 30}),
)
"""Sentences beside those that are said in the scene, as messages."""


def scene_of(language: str) -> dict[str, str]:
    """Every sentence that is said at the tables, with what it is in all languages."""
    return {line: f"scene {n}" for n, line in reversed(list(enumerate(scene(language))))}


MANUAL = Manual("playing-queens", GAME, scene_of, SAID, 7, named, parts=True)


# ---- commands -------------------------------------------------------------------------------------------------


def test_every_command_line_of_the_manual_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command_kit.strict_words(monkeypatch)
    for file, lines in (("garden.txt", MANUAL.written("en")), ("other.txt", MANUAL.written("en")[1:3])):
        (tmp_path / file).write_text("\n".join(lines), encoding="utf-8")

    def shape(name: str, rest: list[str]) -> bool:
        return name in ("play", "demo") or (name == "score" and "--layout" not in rest)

    assert commands_run(MANUAL, tmp_path, shape) == {"score", "rank", "settings", "wheel"}
