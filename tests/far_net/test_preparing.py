"""Friends far away while a game is prepared, by digits alone, and how long that takes by ear."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Mapping

import pytest

from companion.core.model import Phrase
from companion.evening.preparing import PreparedGame, prepare
from companion.evening.setting import PlayManner
from companion.games import NAMES
from companion.language.phrases import LANGUAGES, Phrases


def proposed(game: str, count: int, _programs: Mapping[int, str]) -> PreparedGame:
    return PreparedGame(game, ("",) * count, PlayManner(match=True))


def prepared(*lines: str, language: str = "en", reaches: bool = True) -> tuple[PreparedGame, list[Phrase]]:
    asked, waiting = list[Phrase](), [*lines]

    def ask(question: Phrase, _name: bool) -> str | None:
        asked.append(question)
        return waiting.pop(0) if waiting else None

    words = Phrases(language, strict=True)
    return prepare(ask, words, proposed, NAMES[0], 2, reaches=reaches), asked


@pytest.mark.parametrize("language", LANGUAGES)
def test_three_keys_beside_the_game_invite_or_join(language: str) -> None:
    words = Phrases(language, strict=True)
    for how in ("invite", "join"):
        digit = {"invite": "1", "join": "2"}[how]
        word = words.part(f"{how}-typed").split(",")[0]
        for lines in (("3", "0", digit), ("3", words.part("away-typed").split(",")[0], word)):
            found, asked = prepared(*lines, language=language)
            assert (found.game, found.far, found.answered) == (NAMES[2], how, True)
            assert [one.key for one in asked] == ["preparing-game", "preparing-players", "preparing-away"]


def test_an_invitation_by_ear_and_keypad_takes_at_most_ninety_seconds() -> None:
    told = subprocess.run(
        [sys.executable, "-m", "tests.far_net.by_ear"], capture_output=True, text=True, check=False
    )
    assert told.returncode == 0, told.stdout + told.stderr
    assert len(told.stdout.splitlines()) == len(LANGUAGES)


def test_who_thinks_again_plays_here_and_nothing_else_is_an_answer() -> None:
    for wrong in ("", "3", "0"):
        _, asked = prepared("1", "0", wrong)
        assert asked[-1].key == "preparing-again"
    found, _ = prepared("1", "0", "-", "2", "", "", "", "", "")
    assert (found.far, len(found.names), found.answered) == ("", 2, True)
    found, _ = prepared("1", "0", "-", "", "", "", "", "", "")
    assert (found.far, found.answered) == ("", True)


def test_without_its_parts_nobody_far_away_is_offered() -> None:
    found, asked = prepared("1", "0", reaches=False)
    assert not found.far and asked[-1].key == "preparing-again"
    assert "Friends" not in Phrases("en").write(asked[1])
