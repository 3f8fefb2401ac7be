"""`companion play` over a journal that cannot go on: the players are told and asked, and nothing is deleted."""

from __future__ import annotations

import contextlib
import sqlite3
import subprocess
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import TELL, Input
from tests.evening import TIMES
from tests.rig import Rig
from tests.terminal import Companion


def journal(home: Path) -> Path:
    """Where the journal lies."""
    return home / "data" / "journal.sqlite3"


def begun(home: Path) -> None:
    """A game that was left after two acts."""
    rig = Rig(2)
    kept = Journal.open(journal(home), lambda: 1_700_000_000_000)
    match = Match.begin(kept, "royal_garden", rig.setup, rig.tiles, TIMES)
    for text in ("1 castle 1 C3", "2 castle 2 C3"):
        heard = Input(0, "keyboard", f"{TELL} {text}")
        match.hear([(heard, match.table.take(heard))])
    kept.close()


def first_row(file: Path) -> None:
    """The header of the game is not as it was written."""
    with sqlite3.connect(file) as database:
        database.execute("UPDATE row SET text = replace(text, 'Jana', 'Evka') WHERE kind = 'opened'")
    database.close()


def newer(file: Path) -> None:
    """A newer program has written it."""
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA user_version = 99")
    database.close()


def emptied(file: Path) -> None:
    """There is nothing in it any more."""
    file.write_bytes(b"")


def foreign(file: Path) -> None:
    """Another program's file lies in its place."""
    file.unlink()
    with sqlite3.connect(file) as database:
        database.execute("CREATE TABLE bookmark (url TEXT)")
    database.close()


LOST = pytest.mark.parametrize(
    ("damage", "reason"),
    [
        (first_row, "The beginning of the open game is damaged"),
        (newer, "written by a newer program"),
        (emptied, "no open game is left"),
        (foreign, "belongs to another program"),
    ],
)


@pytest.mark.sampled(1)
@LOST
def test_a_game_that_cannot_go_on_is_replaced_only_when_somebody_says_so(
    tmp_path: Path, damage: Callable[[Path], None], reason: str
) -> None:
    begun(tmp_path)
    damage(journal(tmp_path))
    before = journal(tmp_path).read_bytes()
    play = Companion(tmp_path, "play", "--text", "--free")
    assert reason in play.until("Begin a new game?")
    play.type("0")
    play.done(1)
    assert "companion play" in play.errors
    play = Companion(tmp_path, "play", "--text", "--free")
    play.until("Begin a new game?")
    play.type("1")
    play.until("A new game begins")
    play.type("quit", "quit")
    play.done()
    kept = [file.read_bytes() for file in journal(tmp_path).parent.iterdir() if ".sqlite3" in file.name]
    assert before in kept or damage is first_row, "the old file is kept as it was"


@pytest.mark.parametrize("leaves", ["stop", "quit", "no"])
def test_whoever_leaves_that_question_begins_nothing_and_hears_help_before(tmp_path: Path, leaves: str) -> None:
    begun(tmp_path)
    newer(journal(tmp_path))
    before = journal(tmp_path).read_bytes()
    play = Companion(tmp_path, "play", "--text", "--free", "--lang", "en")
    play.until("Begin a new game?")
    play.type("help")
    assert "asks again" in play.until("Begin a new game?")
    play.type(leaves)
    play.done(1)
    assert "has not begun" in play.errors and journal(tmp_path).read_bytes() == before


def test_without_anybody_to_ask_nothing_is_begun_but_what_was_asked_for(tmp_path: Path) -> None:
    begun(tmp_path)
    newer(journal(tmp_path))
    nobody = Companion(tmp_path, "play", "--text", stdin=subprocess.DEVNULL)
    nobody.done(1)
    assert "newer program" in nobody.errors
    play = Companion(tmp_path, "play", "--text", "--free", "--new")
    play.until("kept beside it as")
    play.type("quit", "quit")
    play.done()


def version_0(file: Path) -> None:
    """The number of the schema is lost."""
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA user_version = 0")
    database.close()


def no_text(file: Path) -> None:
    """What SQLite would say of the schema is no text."""
    data = bytearray(file.read_bytes())
    at = data.index(b"judged INTEGER")
    data[at : at + 14] = bytes(range(0xC8, 0xD6))
    file.write_bytes(data)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("damage", [version_0, no_text])
def test_a_damaged_schema_costs_nothing_of_the_game(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    begun(tmp_path)
    damage(journal(tmp_path))
    before = journal(tmp_path).read_bytes()
    play = Companion(tmp_path, "play", "--text", "--resume")
    assert "set aside as" in play.until("damaged")
    play.type("1 score", "quit", "quit")
    assert "The game is kept" in play.done()
    assert journal(tmp_path).with_name("journal.sqlite3.damaged-1").read_bytes() == before
    with contextlib.closing(Journal.open(journal(tmp_path), lambda: 1)) as kept:
        assert kept.open_game() == 1
