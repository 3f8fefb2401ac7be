"""The shortest lines are words of the language: a dictionary that we did not write knows every one of them."""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
from collections.abc import Iterable

import pytest

from companion.games import load
from companion.games.api import Setup
from companion.language.phrases import LANGUAGES, Phrases
from tests.listening_player.driver import NAMES, setup_of

DICTIONARIES = {"cs": "cs_CZ", "pl": "pl_PL", "en": "en_GB"}
CELLS = {
    "cs": {"Alfa", "Bravo", "Cézar", "Delta", "Echo", "Foxtrot", "Golf"},
    "pl": {"Alfa", "Bravo", "Cezar", "Delta", "Echo", "Foxtrot", "Golf"},
    "en": {"Alpha", "Bravo", "Charlie", "Delta", "Echo", "Foxtrot", "Golf"},
}
MATCHES = ((2, ()), (3, ("wider", "harmony")), (4, ("centralised",)), (2, ("duel", "wider")), (2, ("dynasty",)))
OF_BOARD = ("here B3", "row 3", "column B", "around C3", "find lake", "fits", "bring", "score", "areas")
QUESTIONS = (*OF_BOARD, "ranking", "rounds", "aside", "offer", "order", "last")
WORD = re.compile(r"[^\W\d_]+")


def lines(language: str) -> set[str]:
    """Everything that is said at the terse level in some matches: set-up, acts, answers."""
    phrases = Phrases(language, "terse", strict=True)
    found: set[str] = set()
    for at, (players, variants) in enumerate(MATCHES):
        found |= set(_match(phrases, setup_of(players, variants, drawn=at % 2 == 0), random.Random(at)))
    return found


def _match(phrases: Phrases, setup: Setup, dice: random.Random) -> Iterable[str]:
    game = load("royal_garden")
    state = game.start(setup)
    yield from (phrases.say(one) for one in game.steps(setup))
    while game.outcome(state) is None:
        before, move = state, dice.choice(list(game.moves(state)))
        state = game.play(state, move)
        yield from (phrases.say(one) for one in game.tell(before, move, state))
        asked = game.answer(state, dice.choice(QUESTIONS), dice.randint(1, 2))
        yield from (phrases.say(one) for one in asked)
        yield from (phrases.say(one.act) for one in game.awaited(state))


def unknown(words: set[str], language: str) -> set[str]:
    """Those that the dictionary of this language does not have."""
    told = subprocess.run(
        ["hunspell", "-d", DICTIONARIES[language], "-i", "utf-8", "-l"],
        input="\n".join(sorted(words)),
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
    )
    if told.returncode:
        message = f"no dictionary: {told.stderr.strip()}"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)
    return set(told.stdout.split())


@pytest.fixture(autouse=True)
def _needs_hunspell() -> None:
    if shutil.which("hunspell") is None:
        if os.environ.get("CI"):
            pytest.fail("hunspell is missing; .ci/prepare installs it")
        pytest.skip("hunspell is missing")


@pytest.mark.parametrize("language", LANGUAGES)
def test_terse_lines_are_words_of_the_language(language: str) -> None:
    words = {word for line in lines(language) for word in WORD.findall(line)}
    assert len(words) > 80
    strange = unknown(words - CELLS[language] - set(NAMES), language)
    assert not strange, f"no words of the language: {sorted(strange)}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_dictionary_refuses_what_is_no_word(language: str) -> None:
    assert unknown({"dlk", "pltka", "jzro"}, language) == {"dlk", "pltka", "jzro"}
