"""What is asked after a match, in every game: the result and where it came from, another match, or leaving.

Each match was played up to its last confirmation, which is typed here at true commands.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

import pytest

from companion.evening.here import here
from companion.evening.opening import begin, wall_ms
from companion.evening.wish import GameWish
from companion.games import load
from companion.play.journal import Journal
from companion.play.table import DEALER, TELL, Input
from tests.patience import PATIENCE_S
from tests.terminal import Companion, companion

GAMES = ("royal_garden", "azul_mini", "master_chocolatier", "queens_garden")
EACH_GAME = pytest.mark.parametrize("game", GAMES)
PLAY = ("play", "--text", "--lang", "en", "--resume")
DETAIL = {"royal_garden": "Areas"}
QUESTION = "What next? {}: one. The result again: two. New game: three. Leave: four. Review: five."


def asked(game: str) -> str:
    return QUESTION.format(DETAIL.get(game, "Score"))


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, game: str) -> Path:
    """A match of Jana and Petr that waits for the last confirmation only."""
    monkeypatch.setenv("COMPANION_HOME", str(tmp_path))
    where, wish = here("en", None), GameWish(("Jana", "Petr"), (), None, True, "", game=game, match=True)
    journal, dice = Journal.open(where.journal, wall_ms), random.Random(3)
    match, _ = begin(journal, where, game, wish.names, wish.manner(where.settings, 2))
    rules, referee = load(game), match.table.referee
    while True:
        legal = list(rules.moves(referee.state))
        move = dice.choice(legal)
        if rules.outcome(rules.play(referee.state, move)) is not None:
            break
        told = Input(1, DEALER, f"{TELL} {rules.text(move)}")
        match.hear([(told, match.table.take(told))])
    assert all(one.player == 0 for one in legal), "the end is confirmed"
    journal.close()
    return tmp_path


@pytest.mark.sampled(1)
@EACH_GAME
def test_the_winner_is_told_and_then_one_question_is_asked_which_digits_answer(home: Path, game: str) -> None:
    play = Companion(home, *PLAY)
    play.until("goes on")
    play.type("7")
    result = play.until("The game is over")
    assert "win" in result or "victory" in result
    assert play.until("What next?") == asked(game)
    play.type("1")
    assert play.until("Whose?") == "Whose? Jana: one. Petr: two."
    play.type("2")
    assert play.until("Petr").startswith("Petr")
    assert play.until("What next?") == asked(game)
    play.type("2")
    assert play.until("The game is over") == result
    play.until("What next?")
    play.type("4")
    assert play.process.wait(PATIENCE_S) == 0
    assert play.done() == "" and play.errors == ""
    assert "finished" in companion(home, "history", "--lang", "en").out[-1]


@pytest.mark.sampled(1)
@EACH_GAME
def test_a_new_game_of_the_same_people_begins_without_leaving(home: Path, game: str) -> None:
    play = Companion(home, *PLAY)
    play.until("goes on")
    play.type("7")
    play.until("What next?")
    play.type("3")
    assert "Jana and Petr" in play.until("new game")
    play.type("74", "74")
    play.done()


@pytest.mark.sampled(1)
@EACH_GAME
def test_input_that_has_ended_ends_the_evening_with_the_match(home: Path, game: str) -> None:
    ended = companion(home, *PLAY, typed="7")
    assert "The game is over" in ended.out[-1] and not any("What next" in line for line in ended.out)


@pytest.mark.parametrize("game", ["royal_garden"])
def test_words_questions_and_other_commands_are_understood_too(home: Path, game: str) -> None:
    play = Companion(home, *PLAY, "--seat", "1")
    play.until("goes on")
    play.type("7")
    play.until("What next?")
    play.type("44")
    assert play.until("What next?"), "an act means nothing any more"
    play.type("9")
    offered = play.until("What can be typed now.")
    assert "Thirteen or ranking" in offered and "Seven or" not in offered and "Forty-four" not in offered
    assert play.until("What next?") == asked(game)
    play.type("0", "xyzzy")
    assert "does not fit" in play.until("fit")
    play.until("What next?")
    play.type("areas")
    assert play.until("Jana").startswith("Jana has"), "a player's own keyboard is not asked whose"
    play.type("2.12")
    assert play.until("Petr has").startswith("Petr has")
    play.type("81", "result")
    play.until("Speed one hundred and fifty")
    play.until("The game is over")
    play.type("80", "2")
    play.until("Konec hry")
    assert (
        play.until("Co dál?")
        == "Co dál? Oblasti: jedna. Výsledek znovu: dva. Nová hra: tři. Odejít: čtyři. Rozbor: pět."
    )
    play.type("odejít")
    assert play.process.wait(PATIENCE_S) == 0
    play.done()


@pytest.mark.parametrize("game", ["azul_mini"])
def test_a_joined_keyboard_is_asked_where_that_of_the_table_has_ended(home: Path, game: str) -> None:
    first = Companion(home, *PLAY)
    first.until("goes on")
    second = Companion(home, "play", "--text", "--lang", "en", "--seat", "2")
    second.until("Jana and Petr")
    second.type("8")
    first.type("0")
    assert first.process.stdin is not None
    first.process.stdin.close()
    second.type("7")
    assert second.until("What next?") == asked(game)
    second.type("1")
    assert second.until("Petr").startswith("Petr")
    second.until("What next?")
    second.type("4")
    second.done(None)
    assert first.process.wait(PATIENCE_S) == 0


@pytest.mark.skipif(sys.platform == "win32", reason="no such signal")
@pytest.mark.parametrize("game", ["azul_mini"])
def test_a_match_whose_question_is_left_unanswered_is_finished(home: Path, game: str) -> None:
    play = Companion(home, *PLAY)
    play.until("goes on")
    play.type("7")
    play.until("What next?")
    play.process.kill()
    play.process.wait()
    assert "finished" in companion(home, "history", "--lang", "en").out[-1]
