"""Golden transcripts: whole evenings by keypad alone, in which every command is used and every mistake is made.

Run with COMPANION_RECORD=1 to write tests/golden/scripted_*.txt anew; read the difference aloud before keeping it.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from companion.core.model import Act
from companion.language.phrases import LANGUAGES, Language
from tests.scripted import GOLDEN, RECORD, ScriptedEvening
from tests.scripted_azul import azul
from tests.scripted_garden import garden
from tests.scripted_queens import queens

EVENINGS: dict[str, Callable[[Path, Language], ScriptedEvening]] = {
    "garden": garden,
    "azul": azul,
    "queens": queens,
}
VOICE = frozenset(
    ("slower", "faster", "quieter", "louder", "lower", "higher", "level", "earcons", "voice", "mute", "language")
)
"""Commands about the voice, and those that end an evening, which tests/test_keypad_evening.py uses."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", EVENINGS)
def test_an_evening_by_keypad_alone_is_heard_as_it_was_read(tmp_path: Path, name: str, language: Language) -> None:
    evening = EVENINGS[name](tmp_path, language)
    evening.end()
    path = GOLDEN / f"scripted_{name}_{language}.txt"
    if RECORD:
        path.write_text("\n".join(evening.told) + "\n", encoding="utf-8")
    assert evening.told == path.read_text(encoding="utf-8").splitlines(), "COMPANION_RECORD=1 writes it anew"
    known = {one.name for one in evening.vocabulary.commands}
    assert known - evening.used <= VOICE, "every command is used"
    assert {one.name for one in evening.vocabulary.commands if one.act is not Act.HERE} <= evening.used
