"""What is in the file when a line has been heard, and what of it is found again row by row."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.model import Announcement, Kind
from companion.play.journal import Header, Journal, JournalReader, Row
from companion.play.journal.salvage import salvage
from companion.play.match import Match
from companion.play.table import ASK, TELL, Input
from tests.evening import TIMES
from tests.rig import Rig

ACTS = (
    *("1 castle 1 C3", "2 castle 2 C3", "1 place 24 B3 A3", "2 place 7 D3 E3", "1 place 8 E5 D5"),
    *("1 undo", "2 undo", "1 confirm", "nonsense"),
)
QUESTIONS = ("score", "why", "1 open", "here C3")
RIG = Rig(2)


@contextlib.contextmanager
def begun(folder: Path) -> Iterator[tuple[Journal, Match]]:
    """A game of two with a journal of its own."""
    journal = Journal.open(folder / "journal.sqlite3", lambda: 1)
    try:
        yield journal, Match.begin(journal, "royal_garden", RIG.setup, RIG.tiles, TIMES)
    finally:
        journal.close()


def tell(match: Match, text: str) -> list[Announcement]:
    """Somebody types; gives what is said."""
    heard = Input(0, "keyboard", f"{ASK if text in QUESTIONS else TELL} {text}")
    return match.hear([(heard, match.table.take(heard))])


def kept(journal: Journal) -> tuple[Row, ...]:
    """What another program finds in the file now."""
    with contextlib.closing(JournalReader.open(journal.path)) as reader:
        return tuple(reader.read(1).rows)


@settings(max_examples=20, deadline=None)
@given(st.lists(st.sampled_from((*ACTS, *QUESTIONS)), max_size=12))
def test_what_was_decided_or_told_is_in_the_file_before_it_is_said(
    tmp_path_factory: pytest.TempPathFactory, lines: list[str]
) -> None:
    """A question alone waits for the next commit; so nobody who only asks waits for the disk."""
    with begun(tmp_path_factory.mktemp("kept")) as (journal, match):
        for line in lines:
            known, waits = len(journal.read(1).decided), journal.waiting
            said = tell(match, line)
            whole = journal.read(1)
            if len(whole.decided) > known or any(one.kind is not Kind.ANSWER for one in said):
                assert journal.waiting == 0
                assert kept(journal) == tuple(whole.rows)
            else:
                assert journal.waiting == waits + 1


def test_what_waits_is_in_the_file_when_the_journal_is_closed(tmp_path: Path) -> None:
    with begun(tmp_path) as (journal, match):
        tell(match, "score")
        assert journal.waiting == 1
    assert journal.waiting == 0
    assert [row.text for row in kept(journal) if row.kind == "heard"] == [f"{ASK} score"]


@pytest.mark.parametrize("count", [0, 1, 2, 5, 40])
@pytest.mark.parametrize("letters", [1, 300, 4000])
def test_every_row_is_salvaged_from_the_log_and_from_the_file(tmp_path: Path, count: int, letters: int) -> None:
    path = tmp_path / "journal.sqlite3"
    journal = Journal.open(path, lambda: 1)
    journal.new_game(Header("royal_garden", "0.1", {}, {}, "standard", "abc"))
    for number in range(count):
        journal.heard([Input(number, "board", f"{number} {'x' * letters}", 1)])
    rows = list(journal.read(1).rows)
    assert len(rows) == count + 1
    in_log = salvage(path.read_bytes(), path.with_name(path.name + "-wal").read_bytes())
    journal.close()
    for found in (in_log, salvage(path.read_bytes())):
        assert [row for (game, _), row in found.items() if game == 1] == rows
