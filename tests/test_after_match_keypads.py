"""After a match it is asked what comes next at keypads of their own, on files that stand in for them."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.config import Settings
from companion.config.settings import KeypadSettings
from tests.live import Live
from tests.patience import PATIENCE_S
from tests.test_keys_keypad import Machine

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="no such keypads")


class Table:
    """Two players with a keypad each and no other keyboard that answers, at the last act of their game."""

    def __init__(self, folder: Path, machine: Machine) -> None:
        self.pads = {n: machine.pad(folder / f"event{n}") for n in (1, 2)}
        keypads = tuple(KeypadSettings(device=str(folder / f"event{n}"), seat=n) for n in self.pads)
        self.live = Live(folder, 2)
        self.live.changes = {"settings": Settings(keypads=keypads)}
        self.live.start()

    def press(self, n: int, digits: str) -> None:
        """Digits and Enter on the keypad of a player."""
        self.pads[n].press(*(f"KP{digit}" for digit in digits), "KPENTER")


@pytest.fixture
def table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Iterator[Table]:
    made = Table(tmp_path, Machine(monkeypatch))
    yield made
    made.live.stop()


QUESTION = "Areas: one. Result: two. New game: three. Leave: four?"


def test_what_comes_next_is_asked_and_answered_at_each_seats_keypad(table: Table) -> None:
    for _ in range(2):
        table.press(1, "46")
    result = table.live.wait("share the victory")
    table.live.wait(QUESTION)
    table.press(2, "1")
    assert table.live.wait("Petr").startswith("Petr"), "their own points, without being asked whose"
    table.live.wait(QUESTION)
    table.press(1, "2")
    assert table.live.wait("share the victory") == result
    table.live.wait(QUESTION)
    table.press(2, "4")
    _ended(table)


def test_what_fits_no_answer_is_named_and_a_new_game_begins_from_a_keypad(table: Table) -> None:
    for _ in range(2):
        table.press(2, "46")
    table.live.wait(QUESTION)
    table.press(2, "98")
    table.live.wait("does not fit")
    table.live.wait(QUESTION)
    table.press(1, "3")
    _ended(table)
    assert table.live.daemon is not None and table.live.daemon.anew


def _ended(table: Table) -> None:
    assert table.live._thread is not None
    table.live._thread.join(PATIENCE_S)
    assert not table.live._thread.is_alive()
