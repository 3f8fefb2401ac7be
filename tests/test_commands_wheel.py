"""`companion wheel`: the tables told, corrected by a dialogue, asked for before the first game on side B."""

from __future__ import annotations

import json
import os
import shutil
from collections.abc import Collection
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion import config, games
from companion.config import Settings
from companion.core.errors import CompanionError
from companion.core.model import Phrase
from companion.evening import opening
from companion.evening import wheel as evening_wheel
from companion.evening.asking import asked as ask_all
from companion.evening.here import Here
from companion.evening.own_tables import file_of, kept
from companion.evening.wish import GameWish
from companion.games.queens_garden.rules import tables
from companion.games.queens_garden.rules.tables import PRINTED, Tables
from companion.games.queens_garden.rules.variants import SIDE_B
from companion.games.queens_garden.typing.wheel import correcting
from companion.input.dialogue import End
from companion.language.phrases import LANGUAGES, Phrases
from companion.play.journal import Journal
from companion.ui.cli import wheel
from tests.command_kit import run, strict_words
from tests.test_queens_tables import DATA, TWO, here, write

GAME = "queens_garden"

SECTORS = [one.criterion for one in PRINTED.side_a]
POINTS_B = ["0", "2", "1", "2", "0", "3", "0", "3", "0", "4", "0", "9"]
"""What an owner reads from a board, in the order of the questions."""


@pytest.fixture(autouse=True)
def _words(monkeypatch: pytest.MonkeyPatch) -> None:
    strict_words(monkeypatch)


class Asked:
    """Somebody who types these lines, and what they were asked."""

    def __init__(
        self,
        *typed: str,
        before: Tables = PRINTED,
        language: str = "en",
        side_b: bool = False,
        wheel: bool = True,
        rewards: bool = True,
    ) -> None:
        self.waiting = list(typed)
        self.questions: list[Phrase] = []
        self.said: list[str] = []
        self._phrases = Phrases(language, strict=True)
        parts = [*(["side_b" if side_b else "side_a"] if wheel else []), *(["rewards"] if rewards else [])]
        form = correcting(before, parts)
        entered, self.end = ask_all(form, self._ask, self._phrases.part)
        self.found = entered.found

    def _ask(self, question: Phrase, _name: bool) -> str | None:
        self.questions.append(question)
        self.said.append(self._phrases.say(question))
        return self.waiting.pop(0) if self.waiting else None

    @property
    def tables(self) -> Tables:
        """What is to be kept."""
        assert self.found is not None and not self.waiting
        return self.found

    @property
    def reasons(self) -> list[str]:
        """Why something was asked again."""
        found = (one.facts.get("reason") for one in self.questions)
        return [one.key for one in found if isinstance(one, Phrase)]


# ---- the dialogue ---------------------------------------------------------------------------------------------


def test_enter_alone_keeps_everything_and_each_thing_is_asked_once() -> None:
    asked = Asked(*[""] * 17)
    assert asked.tables == PRINTED
    keys = [one.key for one in asked.questions]
    assert keys == ["qg-wheel-ask"] * 12 + ["qg-reward-ask"] * 4 + ["qg-wheel-check"]
    assert "Dark green: round one, for each hexagon one point. Enter keeps it." in asked.said[0]
    assert "two digits" in asked.said[0] and "two digits" not in asked.said[1], "how to answer is said once"
    assert "round four: plant three points, light green one point, tulips three points" in asked.said[-1].lower()
    assert "pavilion three" in asked.said[-1] and "zero throws it away" in asked.said[-1]


def test_two_digits_are_round_and_points_and_one_the_points() -> None:
    asked = Asked("2", "10", "1 3", *[""] * 14)
    assert [one[1:] for one in asked.tables.side_a[:3]] == [(1, 2), (1, 0), (1, 3)]
    assert asked.tables.side_a[3:] == PRINTED.side_a[3:]


def test_digits_are_those_of_a_czech_keyboard_too() -> None:
    assert [one.points for one in Asked("+é", "ě", *[""] * 15).tables.side_a[:2]] == [0, 2]
    assert Asked("٣", *[""] * 16).tables.side_a[0].points == 3, "and of any script, as everywhere"


def test_rounds_two_and_four_can_be_exchanged() -> None:
    """What is likely only: whoever has the board before them sees it at once."""
    changed = Asked("", "", "", "41", "41", "42", "", "", "", "23", "21", "23", *[""] * 5).tables
    told = tables.options(changed, ())
    assert tables.wheel(told) == tuple(tables.wheel({})[at] for at in (0, 3, 2, 1))
    assert tables.problems(changed) == []


@pytest.mark.parametrize("wrong", ["51", "01", "111", "x", "1a", "-1", "٣٣٣"])
def test_what_is_no_answer_is_told_and_asked_again(wrong: str) -> None:
    asked = Asked(wrong, *[""] * 17)
    assert asked.reasons == ["qg-wheel-unfit"] and asked.tables == PRINTED
    asked = Asked(wrong, *[""] * 5, wheel=False)
    assert asked.reasons == ["qg-reward-unfit"] and asked.tables == PRINTED


@pytest.mark.parametrize(
    ("language", "word"), [("cs", "zpět"), ("pl", "wstecz"), ("en", "back"), ("en", "previous")]
)
def test_the_word_for_previous_goes_one_question_back(language: str, word: str) -> None:
    asked = Asked("9", word, "2", *[""] * 11, word, "7", "", language=language, wheel=True, rewards=False)
    assert [one.points for one in asked.tables.side_a] == [2, *(one.points for one in PRINTED.side_a[1:11]), 7]
    assert word in asked.said[0].lower() or word == "previous"


def test_only_the_jokers() -> None:
    asked = Asked("3", "0", "", "9", "", wheel=False)
    assert asked.tables == PRINTED._replace(rewards={"fountain": 3, "statue": 0, "bench": 2, "pavilion": 9})
    assert len(asked.questions) == 5 and "Round" not in asked.said[-1]


def test_side_b_has_no_points_to_keep() -> None:
    asked = Asked("", *POINTS_B, "", side_b=True, rewards=False)
    assert asked.reasons == ["qg-wheel-needed"]
    assert "how many points" in asked.said[0].lower() and "enter keeps" not in asked.said[0].lower()
    found = asked.tables.side_b
    assert found is not None and asked.tables.side_a == PRINTED.side_a
    assert [(one.criterion, one.round) for one in found] == [(one.criterion, one.round) for one in PRINTED.side_a]
    assert [str(one.points) for one in found] == POINTS_B
    again = Asked(*[""] * 13, side_b=True, rewards=False, before=asked.tables)
    assert again.tables == asked.tables, "the next time Enter keeps it"


def test_a_wheel_that_cannot_be_is_told_and_gone_through_again() -> None:
    asked = Asked("21", *[""] * 11, "", "11", *[""] * 11, "", rewards=False)
    wrong = asked.said[12]
    assert wrong.startswith("Careful: round one has two")
    assert "Round two has four" in wrong and "zero throws it away" in wrong
    assert asked.tables == PRINTED and asked.questions[-1].key == "qg-wheel-check"


def test_nought_throws_it_away_and_so_does_nobody() -> None:
    for lines, end in (
        (("9", *[""] * 15, "0"), End.DONE),
        (("9", *[""] * 3), End.NOBODY),
        (("29", *[""] * 15, "0"), End.DONE),  # also what cannot be
    ):
        asked = Asked(*lines)
        assert (asked.found, asked.end) == (None, end)
    assert Asked(*[""] * 16, "7", "").reasons == ["preparing-unknown"]


@settings(deadline=None)
@given(st.lists(st.sampled_from(["", "0", "1", "9", "21", "43", "x", "back", "??"]), max_size=60), st.booleans())
def test_whatever_is_typed_only_tables_that_can_be_are_kept(typed: list[str], side_b: bool) -> None:
    asked = Asked(*typed, side_b=side_b)
    if asked.found is not None:
        assert tables.problems(asked.found) == [] and asked.end is End.DONE


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_sentence_has_words(language: str) -> None:
    for lines in (["x", *POINTS_B, "", "", "", "", ""], ["9", "21", *POINTS_B[1:], *[""] * 4, "0"]):
        assert all(Asked(*lines, language=language, side_b=True).said)


# ---- without a terminal ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("args", [(), ("--print",), ("--side", "b"), ("--jokers",)])
def test_without_a_terminal_the_tables_are_printed(tmp_path: Path, args: tuple[str, ...]) -> None:
    result = run(wheel.command, tmp_path, *args)
    assert result.exit_code == 0 and result.output.splitlines() == [
        "Wheel on side A, as it is believed to be printed.",
        "Round one: dark green one point, tree one point, blue one point.",
        "Round two, likely: bird one point, dark purple one point, butterfly two points.",
        "Round three: purple one point, flower two points, yellow one point.",
        "Round four, likely: plant three points, light green one point, tulips three points.",
        "Wheel on side B: not entered yet. To be typed: companion wheel --side b.",
        "Jokers for surrounding, likely: fountain one, statue two, bench two, pavilion three.",
        f"Correct them with companion wheel, they are kept in {file_of(here(tmp_path).places, GAME)}.",
    ]
    assert not (tmp_path / "config").exists(), "nothing is written"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_owner_has_entered_is_told_as_certain(tmp_path: Path, language: str) -> None:
    places = here(tmp_path).places
    file_of(places, GAME).parent.mkdir(parents=True)
    shutil.copy(DATA, file_of(places, GAME))
    told = run(wheel.command, tmp_path, lang=language).output.splitlines()
    likely = {"cs": "nejspíš", "pl": "prawdopodobnie", "en": "likely"}[language]
    assert len(told) == 12 and not [line for line in told if likely in line]


def test_a_wrong_file_is_told_and_the_printed_tables_with_it(tmp_path: Path) -> None:
    path = write(here(tmp_path), "{")
    result = run(wheel.command, tmp_path, "--print")
    assert result.exit_code == 0 and "companion wheel" in result.stderr and str(path) in result.stderr
    assert "Round one: dark green one point" in result.stdout


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_a_game_without_tables_nothing_can_be_corrected(tmp_path: Path, language: str) -> None:
    result = run(wheel.command, tmp_path, "--game", "azul-mini", lang=language)
    assert result.exit_code == 1 and result.stderr.startswith("Azul Mini: ")


class Signs:
    """Tables of a game of another package, of which these tests need no more than what is told."""

    file, version, parts, texts, command = "signs.json", 1, ("signs",), "qg-wheel", "companion wheel --game signs"
    printed = PRINTED

    def found(self, told: object) -> Tables:
        return PRINTED

    def told(self, known: Tables, own: object, parts: Collection[str]) -> list[Phrase]:
        return [Phrase("owned-form") for _ in parts]


SIGNS = Signs()


def test_tables_of_another_package_s_game_are_told_by_its_name(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    signs = replace(games.manifest("azul_mini"), name="signs", owned=f"{__name__}:SIGNS")
    known = {one.name: one for one in (*games.manifests(), signs)}
    monkeypatch.setattr(games, "_registered", lambda: (known, ()))
    evening_wheel.tend(here(tmp_path), "signs", ("side_a", "rewards"), only_print=True, text=True)
    told, where = capsys.readouterr().out.splitlines()
    assert told == Phrases("en").write(Phrase("owned-form")) and "companion wheel --game signs" in where


# ---- before a game --------------------------------------------------------------------------------------------


def begin(home: Path, wish: GameWish, monkeypatch: pytest.MonkeyPatch, *typed: str) -> tuple[list[str], list[str]]:
    """Begin a game with somebody at a terminal; gives what was asked, and the keys of what is said of it."""
    asked: list[str] = []
    waiting = list(typed)
    where = Here(Settings(), config.directories({"COMPANION_HOME": str(home)}), Phrases("en", strict=True))

    class Keys:
        def __enter__(self) -> object:
            def ask(question: Phrase, _name: bool) -> str | None:
                asked.append(where.phrases.say(question))
                return waiting.pop(0) if waiting else None

            return ask

        def __exit__(self, *_: object) -> None: ...

    monkeypatch.setattr("companion.evening.first.asking", lambda *_: Keys())
    monkeypatch.setattr("companion.input.answer.at_terminal", lambda: True)
    home.mkdir(exist_ok=True)
    journal = Journal.open(home / "journal.sqlite3", lambda: 0)
    try:
        _, said, _ = opening.open_or_begin(journal, where, wish)
    finally:
        journal.close()
    return asked, [one.key for one in said]


SIDE_B_WISH = GameWish(TWO, game="queens_garden", variants=(SIDE_B,), resume=False)


def test_side_b_is_entered_before_its_first_game_and_never_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked, said = begin(tmp_path, SIDE_B_WISH, monkeypatch, *POINTS_B, "")
    assert len(asked) == 13 and said[:2] == ["qg-wheel-saved", "game-begun"]
    assert kept(here(tmp_path).places, GAME).own == {"side_b"}
    asked, said = begin(tmp_path, SIDE_B_WISH, monkeypatch)
    assert asked == [] and said[0] == "game-begun"


def test_side_a_asks_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert begin(tmp_path, GameWish(TWO, game="queens_garden", resume=False), monkeypatch)[0] == []
    assert begin(tmp_path, GameWish(TWO, game="azul_mini", resume=False), monkeypatch)[0] == []


@pytest.mark.parametrize("typed", [[], POINTS_B[:5], [*POINTS_B, "0"]])
def test_without_the_points_no_game_begins_and_the_command_is_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, typed: list[str]
) -> None:
    with pytest.raises(CompanionError) as caught:
        begin(tmp_path, SIDE_B_WISH, monkeypatch, *typed)
    assert caught.value.key == "qg-wheel-side-b"
    assert not (tmp_path / "config").exists(), "nothing is kept"


def test_the_questions_before_a_game_are_followed_by_the_points(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish = GameWish(TWO, asks=True, resume=False)
    asked, said = begin(tmp_path, wish, monkeypatch, "4", "2", "", "", "1", "", "", "", *POINTS_B, "")
    assert asked[0].startswith("Which game?") and "Azul Queen's Garden: four" in asked[0]
    assert "side B of the scoring board: one" in asked[4].replace("Side", "side")
    assert len(asked) == 8 + 13 and said[0] == "qg-wheel-saved"
    kept_now = config.load(tmp_path / "config" / "settings.toml").settings
    assert (kept_now.game, kept_now.variants) == ("queens-garden", ("side-b",))


# ---- the real thing -------------------------------------------------------------------------------------------


@pytest.mark.skipif(os.name == "nt", reason="no pseudo-terminals here")
def test_at_a_terminal_the_jokers_are_corrected_and_kept(tmp_path: Path) -> None:
    from tests.keypad_kit import terminal

    (tmp_path / "config").mkdir()
    (tmp_path / "config" / "settings.toml").write_text('speaker = "reader"\n', encoding="utf-8")
    with terminal(tmp_path, "wheel", "--jokers", "--text", "--lang", "en") as at:
        at.until("Jokers for surrounding, likely")
        at.until("surrounded fountain: one")
        at.type("x")
        at.until("was not understood")
        at.type("4")
        at.until("surrounded statue")
        at.type("back")
        at.until("surrounded fountain: four")
        at.type("", "", "", "")
        at.until("Enter saves")
        at.type("")
        at.until("Saved")
        at.done()
    told = json.loads((tmp_path / "config" / "queens_garden_tables.json").read_text("utf-8"))
    assert told == {"version": 1, "rewards": {"fountain": 4, "statue": 2, "bench": 2, "pavilion": 3}}
