"""What lasts when the match tells something: read back from the file by another connection."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from companion.core.model import Announcement
from companion.device.protocol import BoardCommand
from companion.play.journal import Journal
from companion.play.journal.reader import JournalReader
from companion.play.match import Match
from companion.play.table import ASK, SEAT, TELL, Input
from firmware.bench.board import BenchBoard
from tests.rig import Rig, spot


@dataclass
class Kept:
    """One player's match with its journal, driven by hand."""

    journal: Journal
    match: Match
    board: BenchBoard

    def hear(self, *heard: Input) -> list[Announcement]:
        return self.match.hear([(one, self.match.table.take(one)) for one in heard])

    def lines(self) -> list[Input]:
        """Every line that the board has sent."""
        self.board.advance(50)
        return [
            Input(sent.at_ms, self.board.uid, sent.line().decode("ascii").strip()) for sent in self.board.take()
        ]

    def lay(self, thing: str, *cells: str) -> list[Input]:
        self.board.lay(thing, *map(spot, cells))
        return [line for line in self.lines() if '"placed"' in line.text]

    def texts(self, kind: str) -> list[str]:
        """Texts of the rows of a kind that are in the file."""
        reader = JournalReader.open(self.journal.path)
        try:
            return [row.text for row in reader.read(self.journal.game).rows if row.kind.value == kind]
        finally:
            reader.close()


@pytest.fixture
def kept(tmp_path: Path) -> Iterator[Kept]:
    rig = Rig(greet=False)
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 1)
    match = Match.begin(journal, "royal_garden", rig.setup, rig.tiles, {"quiet_ms": 1500, "long_quiet_ms": 3000})
    table = Kept(journal, match, BenchBoard("00000000000000AA", rig.tiles))
    table.hear(Input(0, table.board.uid, f"{SEAT} 1"))
    table.board.answer(BoardCommand(number=1, command="snapshot", value=0))
    table.hear(*table.lines())
    table.hear(*table.lay("castle 1", "C3"))
    yield table
    journal.close()


def test_what_is_told_of_a_placement_lasts_with_the_lines_that_led_to_it(kept: Kept) -> None:
    first, second = kept.lay("domino 24", "B3", "A3")
    assert kept.hear(first) == []
    assert kept.hear(second)
    assert kept.texts("heard")[-2:] == [first.text, second.text]
    assert kept.texts("decided")[-1] == "1 place 24 B3 A3"


def test_the_first_half_waits_for_the_second_and_does_not_hold_it_up(kept: Kept) -> None:
    before = kept.texts("heard")
    kept.hear(kept.lay("domino 24", "B3", "A3")[0])
    assert kept.texts("heard") == before
    kept.journal.flush()
    assert len(kept.texts("heard")) == len(before) + 1


def test_a_question_changes_nothing_and_is_answered_without_the_disk(kept: Kept) -> None:
    before = kept.texts("heard")
    assert kept.hear(Input(0, "keyboard", f"{ASK} score", 1))
    assert kept.texts("heard") == before


@pytest.mark.parametrize("word", ["confirm", "undo"])
def test_a_decision_lasts_however_it_came(kept: Kept, word: str) -> None:
    kept.hear(*kept.lay("domino 24", "B3", "A3"))
    count = len(kept.texts("decided"))
    kept.hear(Input(0, "keyboard", f"{TELL} {word}", 1))
    assert len(kept.texts("decided")) == count + 1


def test_a_decision_that_nobody_is_told_of_lasts_too(kept: Kept, monkeypatch: pytest.MonkeyPatch) -> None:
    judge = kept.match.table.judge
    monkeypatch.setattr(kept.match.table, "judge", lambda seen: replace(judge(seen), announcements=[]))
    assert kept.hear(*kept.lay("domino 24", "B3", "A3")) == []
    assert kept.texts("decided")[-1] == "1 place 24 B3 A3"
