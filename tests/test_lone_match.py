"""Golden transcripts: one person and a computer, from the questions before the match to its winner.

In one thread, on a clock that stands still. The computer is of the level family, which looks once with the rules:
so it plays alike everywhere, with or without the fast core. Run with COMPANION_RECORD=1 to write
tests/golden/lone_*.txt anew; read the difference aloud before keeping it. Marks are those of tests/scripted.py;
"> " without digits is Enter alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

import pytest

from companion import config
from companion.config import Settings
from companion.core.model import Phrase
from companion.daemon.plan import Plan
from companion.device import link
from companion.evening.here import Here
from companion.evening.opening import open_or_begin
from companion.evening.wish import GameWish
from companion.games import strategy
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from tests.minds_kit import PlainMinds
from tests.scripted import GOLDEN, RECORD, TYPED_MS, TypedEvening
from tests.still import Still

LONGEST_MS = 20_000
"""A computer that has not acted by then acts no more."""


class AskedStill(Still):
    """A house whose match is begun by the questions; answers: what is typed. asked: a transcript of both."""

    def __init__(self, folder: Path, language: Language, answers: tuple[str, ...]) -> None:
        super().__init__(folder)
        places = config.directories({"COMPANION_HOME": str(folder)})
        self.where = Here(Settings(language=language), places, Phrases(language, strict=True))
        self.asked: list[str] = []
        self._answers = iter(answers)

    def start(self) -> None:
        """See Live."""
        self.journal = Journal.open(self.folder / "journal.sqlite3", lambda: self.now_ms)
        with (
            patch("companion.evening.first.asking", self._asking),
            patch("companion.input.answer.at_terminal", lambda: True),
        ):
            wish = GameWish(("", ""), text=True, asks=True)
            self.match, told, _ = open_or_begin(self.journal, self.where, wish)
        self._begin(
            Plan(
                link.Ports(directory=str(self.ports), usb=()),
                self.where.phrases,
                write=self.lines.append,
                dealer=Dealer(5),
                minds=PlainMinds,
            )
        )
        assert self.daemon is not None
        self.daemon.announce(*told)

    @contextmanager
    def _asking(self, *_: object) -> Iterator[Callable[[Phrase, bool], str]]:
        def ask(question: Phrase, _name: bool) -> str:
            typed = next(self._answers)
            self.asked += [self.where.phrases.say(question), f"> {typed}"]
            return typed

        yield ask


class LoneEvening(TypedEvening):
    """One person at the keyboard, at seat 1, and whoever else plays."""

    def __init__(self, folder: Path, language: Language, game: str, *answers: str) -> None:
        still = AskedStill(folder, language, answers)
        still.start()
        super().__init__(still, language, game)
        self.told += still.asked
        assert still.match is not None
        self.match = still.match
        self._plays = strategy(game, self.match.table.setup, Dealer(1))
        self.wait()

    @property
    def acts(self) -> int:
        """How many acts stand."""
        return len(self.match.table.referee.ledger.played)

    def asks(self, *lines: str) -> None:
        """Lines typed; then whatever comes of them, until it is for people to do something."""
        for line in lines:
            self.type(line)
            self.wait()

    def play(self, acts: int = 999) -> None:
        """Do what a simple strategy would do, and what is asked for, until so many acts stand or to the end."""
        while not (self.match.finished or self.acts >= acts):
            before = self.state
            move = self._plays.next(before)
            self.type(self.typed(move).removeprefix("1.") if move is not None else "7")
            assert self.state != before, self.told[-3:]
            self.wait()

    def wait(self) -> None:
        """Until it is for people to do something."""
        end_ms = self.still.now_ms + LONGEST_MS
        while not (self.match.finished or self._is_for_people()):
            assert self.still.now_ms < end_ms, self.told[-3:]
            self.pass_ms(100)
        self.pass_ms(TYPED_MS)

    def _is_for_people(self) -> bool:
        """Whether the game waits for this person, or for anybody."""
        due = self.game.awaited(self.state)
        return any(one.player == 1 or (not one.player and (one.paced or one.confirms is not None)) for one in due)


def garden(folder: Path, language: Language) -> LoneEvening:
    """Královská zahrada: questions about the other one, an undo at which it waits, another level, and the end."""
    at = LoneEvening(folder, language, "royal_garden", "1", "1", "", "2")
    at.remark("What is due, and the castle.")
    at.asks("1", "42.1.33")
    at.play(acts=20)
    at.remark("The board of the other one, its points, and for whom computers play.")
    at.asks("2.3", "2.22", "6", "93")
    at.remark("The last act of the computer is undone: it waits, until it may go on.")
    at.type("2.44")
    at.asks("")
    at.play(acts=30)
    at.remark("Another level.")
    at.asks("2.93.1")
    at.play()
    at.asks("3", "2.3")
    return at


def wall(folder: Path, language: Language) -> LoneEvening:
    """Azul Mini: a key too early while the computer is on turn, a question about its board, an undo, the end."""
    at = LoneEvening(folder, language, "azul_mini", "2", "1", "", "2")
    at.asks("1", "11")
    at.play(acts=12)
    at.remark("A take before the computer has done its own; the board of the other one; its act undone.")
    at.type(at.typed(at.moves()[0]))
    at.asks("141", "2.24")
    at.type("2.44")
    at.asks("")
    at.play()
    at.asks("3", "2.3")
    return at


EVENINGS = {"royal_garden": garden, "azul_mini": wall}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVENINGS)
def test_one_person_and_a_computer_are_heard_as_it_was_read(tmp_path: Path, game: str, language: Language) -> None:
    at = EVENINGS[game](tmp_path, language)
    assert at.match.finished
    at.end()
    path = GOLDEN / f"lone_{game}_{language}.txt"
    if RECORD:
        path.write_text("\n".join(at.told) + "\n", encoding="utf-8")
    assert at.told == path.read_text(encoding="utf-8").splitlines(), "COMPANION_RECORD=1 writes it anew"
