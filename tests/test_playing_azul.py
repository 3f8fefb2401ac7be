"""The manuals for players of Azul, in three languages: all keys are pressed, commands run, sentences said.

tests/manual_kit.py reads them; what holds for every manual is in tests/test_manuals.py.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from companion import input as keys
from companion.core.model import Fact, Phrase
from companion.games.azul.finished.finished import SIGNS
from companion.games.azul.rules.editions import CHOCOLATIER, DISPLAYS, MINI
from companion.games.azul.rules.wall import PER_COLOUR, PER_COLUMN, PER_ROW
from tests import command_kit
from tests.azul_scene import Scene, scene
from tests.manual_kit import (
    LANGUAGES,
    Chapter,
    Manual,
    answered,
    commands_run,
    in_words,
    phrases,
    vocabulary,
)


def chapters(language: str) -> tuple[Chapter, ...]:
    return MANUAL.chapters(language)


def chapter(language: str, english: str) -> Chapter:
    return MANUAL.chapter(language, english)


def named(language: str, word: str) -> str:
    """A colour or a side, of either edition."""
    known = (vocabulary(language, one) for one in ("azul_mini", "master_chocolatier"))
    found = (one.choice(kind, word) for one in known for kind in ("colour", "side"))
    return next(filter(None, found), "")


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
def test_everything_typed_is_understood_and_answered(
    language: str, some: Callable[[list[str], int], list[str]]
) -> None:
    lines = dict.fromkeys(span for one in chapters(language) for span in one.typed)
    assert len(lines) > 60
    for line in some([*lines], 30):
        one, meant = table(language, line)
        answered(one, line, meant, DONE.get(meant.command.name, set()))


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
            letter: phrases(language).part(f"colour-named-{word}") for letter, word in SIGNS[edition].items()
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


def scene_of(language: str) -> dict[str, str]:
    """Every sentence that is said at the tables, with what it is in all languages."""
    return {line: f"scene {n}" for n, line in reversed(list(enumerate(scene(language))))}


MANUAL = Manual("playing-azul", "master_chocolatier", scene_of, SAID, 7, named, parts=True)


# ---- commands -------------------------------------------------------------------------------------------------


def test_every_command_line_of_the_manual_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    command_kit.strict_words(monkeypatch)
    for file in ("wall.txt", "other.txt"):
        (tmp_path / file).write_text("\n".join(MANUAL.written("en")), encoding="utf-8")

    def shape(name: str, rest: list[str]) -> bool:
        return name in ("play", "demo") or (name == "score" and "--layout" not in rest and "--rounds" not in rest)

    assert commands_run(MANUAL, tmp_path, shape) == {"score", "rank", "settings"}
