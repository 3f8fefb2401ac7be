"""Whole games played from outside on a keypad: only digits, point or comma, and Enter, at a terminal of our own.

Run with COMPANION_RECORD=1 to write the transcripts anew (tests/golden/keypad_*.txt); read them aloud before
keeping them. A line that begins with ">" is what was typed, the lines below it what was said.
"""

from __future__ import annotations

import json
import os
import re
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from tests.keypad_kit import (
    APPLICATION,
    CZECH_ROW,
    KEYPAD,
    Boards,
    Laid,
    Terminal,
    castle_line,
    cell_name,
    digits,
    domino_line,
    laid,
    terminal,
)
from tests.more import sampled
from tests.patience import until
from tests.terminal import companion

GOLDEN = Path(__file__).parent / "golden"
RECORD = bool(os.environ.get("COMPANION_RECORD"))
LANGUAGES = ("cs", "pl", "en")
PLAYERS = {"cs": "Jana,Petr", "pl": "Ola,Jan", "en": "Emma,Paul"}
PHOTOGRAPHS = {"cs": (21, 22), "pl": (20, 21), "en": (7, 22)}
ENTER = "\r"

POINTS = {
    "cs": {124: "sto dvacet čtyři bodů", 99: "devadesát devět bodů"},
    "pl": {124: "sto dwadzieścia cztery punkty", 80: "osiemdziesiąt punktów"},
    "en": {99: "ninety-nine points", 67: "sixty-seven points"},
}
"""What people counted on the photographs, in our own words."""

FINISHED = {"cs": "dohraná", "pl": "zakończona", "en": "finished"}
TYPED = "> "


# ---- one evening, step by step --------------------------------------------------------------------------------


class Keypad:
    """Types on a keypad, and takes note of what is said to each line.

    kept: the transcript as it was kept; empty: to be recorded.
    """

    def __init__(self, at: Terminal, kept: list[str]) -> None:
        self.at = at
        self.told: list[str] = []
        self._kept = iter(_steps(kept)) if kept else None

    def hear(self, *what: str) -> list[str]:
        """What is said now, without anything typed; what: lines that the terminal shows first."""
        if self._kept is None:
            until(lambda: bool(self.at.lines), lambda: "the first line,")
        return self._note(None, list(what))

    def type(self, line: str) -> list[str]:
        """A line and Enter; gives what was said to it."""
        assert set(line) <= KEYPAD
        self.at.send(line + ENTER)
        return self._note(line, [line] if line else [])

    def press(self, key: str) -> list[str]:
        """One key alone, while keys are only explained."""
        self.at.send(ENTER if key == "Enter" else key)
        return self._note(key, [] if key == "Enter" else [key])

    def _note(self, typed: str | None, shown: list[str]) -> list[str]:
        if self._kept is None:
            lines = self.at.quiet()
        else:
            known, said = next(self._kept)
            assert known == typed, f"kept is {known!r}, typed was {typed!r}: record anew"
            lines = self.at.next(len(shown) + len(said))
        assert lines[: len(shown)] == shown, lines
        self.told += [TYPED + typed] if typed is not None else []
        self.told += lines[len(shown) :]
        if self._kept is not None:
            assert lines[len(shown) :] == said, f"to {typed!r}"
        return lines[len(shown) :]


def _steps(kept: list[str]) -> Iterator[tuple[str | None, list[str]]]:
    """Each line typed, with what was said to it; the first one is what was said before any."""
    typed: str | None = None
    said: list[str] = []
    for line in kept:
        if line.startswith(TYPED):
            yield typed, said
            typed, said = line.removeprefix(TYPED), []
        else:
            said.append(line)
    yield typed, said


def kept(language: str) -> list[str]:
    """The transcript as it was kept; empty when it is to be written anew."""
    return [] if RECORD else (GOLDEN / f"keypad_{language}.txt").read_text(encoding="utf-8").splitlines()


def opening(boards: list[Laid]) -> list[str]:
    """Both castles and the first three dominoes of each."""
    lines = [castle_line(player, one) for player, one in enumerate(boards, start=1)]
    for turn in range(3):
        lines += [domino_line(player, one.dominoes[turn]) for player, one in enumerate(boards, start=1)]
    return lines


def rest(boards: list[Laid]) -> list[str]:
    """All other dominoes, some with commas."""
    lines = []
    for turn in range(3, max(len(one.dominoes) for one in boards)):
        lines += [domino_line(player, one.dominoes[turn]) for player, one in enumerate(boards, start=1)]
    return [line if turn % 2 else line.replace(".", ",") for turn, line in enumerate(lines)]


class Evening:
    """The whole evening of one language, at the keypad of the first player."""

    def __init__(self, language: str, keypad: Keypad) -> None:
        self.boards = laid(*PHOTOGRAPHS[language])
        self.pad = keypad

    def play(self) -> list[str]:
        """From the first castle to the final ranking, which is given."""
        self.pad.hear()
        for line in opening(self.boards):
            self.pad.type(line)
        self._questions()
        self._mistakes()
        self._undoing()
        self._learning()
        self._commands()
        self._change_settings()
        for line in rest(self.boards):
            self.pad.type(line)
        self._full()
        return self._end()

    def _questions(self) -> None:
        cell = self.boards[0].dominoes[0][1]
        for line in ("3", "2.3", "0.3", "12", "13", "1", "8"):
            self.pad.type(line)
        for line in (f"21.{digits(cell)}", f"2.21.{digits(cell)}", "2.21.21", "21.2.3", "22.3", "23.2", "24.33"):
            self.pad.type(line)
        self.pad.type("31.17")
        self.pad.type("6")
        for line in ("6", "4", "2", "92", "32.17", "0"):
            self.pad.type(line)

    def _mistakes(self) -> None:
        """What cannot be laid, what is no command, and what is typed by halves."""
        number, a, b = self.boards[0].dominoes[1]
        self.pad.type("5")
        self.pad.type(f"41.48.{digits(a)}.{digits(b)}")
        self.pad.type("5")
        self.pad.type(f"41.{number}.11.55")
        for line in ("5", "99", "21", "21.88", "0", "7.3", "41.48.11", "", "0"):
            self.pad.type(line)

    def _undoing(self) -> None:
        mine, theirs = (domino_line(player, self.boards[player - 1].dominoes[2]) for player in (1, 2))
        for line in ("44", mine, "2.44", "3", "2.44", "2.44", theirs, "7", "44", "2.7"):
            self.pad.type(line)
        self.pad.type("9")

    def _learning(self) -> None:
        self.pad.type("72")
        for key in ("3", "Enter", "2", ".", "2", "1", "Enter", "4", "6", "Enter", "Enter"):
            self.pad.press(key)
        for key in ("7", "2", "Enter"):
            self.pad.press(key)

    def _commands(self) -> None:
        for line in ("75", "6", "6", "4", "0"):
            self.pad.type(line)

    def _change_settings(self) -> None:
        for line in ("82", "82", "81", "83", "84", "84", "86", "85", "87", "87", "87", "88", "88", "89"):
            self.pad.type(line)
        for line in ("91", "91.2", "91.7", "91.7", "91.9"):
            self.pad.type(line)

    def _full(self) -> None:
        """Nothing fits any more: the rest is put aside, and nothing asks whether that is meant."""
        used = {number for one in self.boards for number, _, _ in one.dominoes}
        spare = [number for number in range(1, 49) if number not in used]
        for line in ("91.2", "3", "6", "2.12", f"31.{spare[0]}", f"43.{spare[0]}", "1", f"31.{spare[0]}"):
            self.pad.type(line)
        for line in (f"2.43.{spare[1]}", "73", "1", "74", "0"):
            self.pad.type(line)

    def _end(self) -> list[str]:
        for line in ("46", "0", "46"):
            self.pad.type(line)
        return self.pad.type("46")

    def after(self) -> None:
        """What comes next: areas, a list of them gone on with, the result again, what is no answer; then leave."""
        for line in ("1", "6", "2", "0", "7", "2.12", "4"):
            self.pad.type(line)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_is_played_with_a_keypad_alone(tmp_path: Path, language: str) -> None:
    options = ("--text", "--lang", language, "--free", "--players", PLAYERS[language], "--seat", "1")
    with terminal(tmp_path, "play", *options) as at:
        at.reads_keys()
        pad = Keypad(at, kept(language))
        evening = Evening(language, pad)
        final = evening.play()
        evening.after()
        at.done()
        assert not at.lines
    if RECORD:
        (GOLDEN / f"keypad_{language}.txt").write_text("\n".join(pad.told) + "\n", encoding="utf-8")
    names = PLAYERS[language].split(",")
    ranked = sorted(zip(evening.boards, names, strict=True), key=lambda pair: -pair[0].points)
    order = ".*".join(rf"\b{name}\b[^.]*, {POINTS[language][one.points]}\." for one, name in ranked)
    assert len(final) == 2 and re.search(order, final[0]), final
    history = companion(tmp_path, "history", "--lang", language).out
    assert all(word in history[-1] for word in (*names, FINISHED[language])), history
    settings = json.loads("".join(companion(tmp_path, "settings", "--json").out))["settings"]
    assert (settings["rate"], settings["volume"], settings["voice"]) == (200, 100, "f2")


# ---- other keys for the same digits ---------------------------------------------------------------------------


def opened(home: Path, language: str, typed: Callable[[str], str], shows: Callable[[str], str]) -> list[str]:
    """What is said when the opening is typed with other keys. shows: how the terminal shows a line."""
    told: list[str] = []
    options = ("--text", "--lang", language, "--free", "--players", PLAYERS[language], "--seat", "1")
    with terminal(home, "play", *options) as at:
        at.reads_keys()
        known = dict(reversed(list(_steps(kept(language)))))
        told += at.next(len(known[None]))
        for line in (*opening(laid(*PHOTOGRAPHS[language])), "3", "2.3", "22.3", "31.17"):
            at.send(typed(line) + ENTER)
            assert at.next(1) == [shows(line)]
            told += [TYPED + line, *at.next(len(known[line]))]
        at.type("74", "74")
        at.done()
    return told


@pytest.mark.parametrize("other", sampled(["czech row", "application"]))
def test_the_same_digits_from_other_keys_are_the_same_game(tmp_path: Path, other: str) -> None:
    plain = opened(tmp_path / "plain", "cs", str, str)

    def in_the_row(line: str) -> str:
        return line.translate(CZECH_ROW)

    def with_a_comma(line: str) -> str:
        return line.replace(".", ",", 1)

    def sent(line: str) -> str:
        return "".join(APPLICATION[char] for char in with_a_comma(line))

    typed, shown = (in_the_row, in_the_row) if other == "czech row" else (sent, with_a_comma)
    told = opened(tmp_path / "other", "cs", typed, shown)
    assert told == plain


def test_keys_without_num_lock_are_noticed_once_a_line(tmp_path: Path) -> None:
    arrows = {"1": "[F", "2": "[B", "3": "[6~", "4": "[D", "5": "[E", "6": "[C", "7": "[H", "8": "[A", "0": "[2~"}
    with terminal(tmp_path, "play", "--text", "--lang", "en", "--players", "Ola") as at:
        at.reads_keys()
        at.until("Ola")
        at.next(1)
        for start in ("42.1.", ""):
            at.send(start + "".join("\x1b" + arrows[digit] for digit in "13452876") + ENTER)
            assert "Num Lock" in at.until("no digit now")
        at.type("42.1.33")
        assert at.until("puts the castle") == "Ola puts the castle on Charlie three."
        at.type("74", "74")
        text = at.done()
    assert text.count("Num Lock is off") == 2 and "needed" not in text


# ---- the first start, and the next ----------------------------------------------------------------------------

NEXT = {"cs": "Co dál?", "pl": "Co dalej?", "en": "What next?"}
"""What is asked when the match is over; four leaves."""
FIRST = {
    "cs": ("1", "1", "Volba je uložená", "Jana: hrad stojí, Cézar tři"),
    "pl": ("2", "2", "Wybór jest zapisany", "Jana stawia zamek, Cezar trzy"),
    "en": ("3", "3", "This is kept", "Jana puts the castle on Charlie three"),
}
"""The key of the language, the key of who speaks, and what is said to it and to a castle."""


@pytest.mark.parametrize("language", sampled(LANGUAGES, "pl"))
def test_the_first_start_is_answered_on_the_keypad_and_never_asked_again(tmp_path: Path, language: str) -> None:
    key, speaker, thanks, castle = FIRST[language]
    questions = ("Česky: jedna.", "Po polsku: dwa.", "English: three.")
    with terminal(tmp_path, "play", "--free", "--players", "Jana,Petr") as at:
        for question in questions:
            at.until(question)
        at.type("7")  # no answer: asked again
        for question in questions:
            at.until(question)
        at.type(key)
        assert len(at.next(3)) == 3
        at.type(speaker)
        at.until(thanks)
        at.reads_keys()
        at.type("1.42.1.33")
        at.until(castle)
        at.type("74", "74")
        text = at.done()
    assert text.count(questions[0]) == 2 and text.count(thanks) == 1
    with terminal(tmp_path, "play") as at:
        offer = at.next(1)[0]
        assert "Jana" in offer and "Enter" in offer
        at.type("+" if language == "cs" else "1")
        at.reads_keys()
        at.type("2.42.2.33")
        at.until("Petr" + castle.removeprefix("Jana"))
        at.type("46", "46")
        at.until(NEXT[language])
        at.type("4")
        again = at.done()
    assert not any(question in again for question in questions) and thanks not in again


# ---- boards on the table --------------------------------------------------------------------------------------


@pytest.fixture
def boards(tmp_path: Path) -> Iterator[Boards]:
    """Two boards."""
    found = Boards(tmp_path)
    yield found
    found.stop()


def test_dominoes_laid_on_boards_and_questions_on_the_keypad(tmp_path: Path, boards: Boards) -> None:
    photographs = laid(*PHOTOGRAPHS["en"])
    names = PLAYERS["en"].split(",")
    options = ("--text", "--lang", "en", "--free", "--players", PLAYERS["en"], "--seat", "2")
    with terminal(tmp_path, "play", *options) as at:
        at.reads_keys()
        for _ in names:
            at.until("the board is ready")
        for n, one in enumerate(photographs, start=1):
            boards.do(n, f"castle {n} {cell_name(one.castle)}")
            at.until(f"{names[n - 1]} puts the castle")
        for turn in range(12):
            for n, one in enumerate(photographs, start=1):
                number, a, b = one.dominoes[turn]
                boards.do(n, f"lay {number} {cell_name(a)} {cell_name(b)}")
                at.until(f"{names[n - 1]}: placed")
            at.type("3")
            at.until("Paul has")
        for n, one in enumerate(photographs, start=1):
            at.type(f"{n}.3")
            at.until(f"{names[n - 1]} has {POINTS['en'][one.points]}")
        at.type("7")
        at.until("is final")
        at.type("46", "46")
        at.until(NEXT["en"])
        at.type("4")
        text = at.done()
    assert re.search(rf"Paul wins, {POINTS['en'][99]}\. .*Emma, {POINTS['en'][67]}\.", text)
    assert "Careful" not in text
    assert FINISHED["en"] in companion(tmp_path, "history").out[-1]
