"""`companion play` over a journal that cannot go on: the players are told and asked, and nothing is deleted."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.terminal import Companion, companion

QUIT = "quit\nquit"


def journal(home: Path) -> Path:
    """Where the journal lies."""
    return home / "data" / "journal.sqlite3"


def begun(home: Path) -> None:
    """A game that was left after two acts."""
    companion(
        home, "play", "--text", "--free", "--players", "Ola,Jana", typed=f"1 castle 1 C3\n2 castle 2 C3\n{QUIT}"
    )


def first_row(file: Path) -> None:
    """The header of the game is not as it was written."""
    with sqlite3.connect(file) as database:
        database.execute("UPDATE row SET text = replace(text, 'Ola', 'Eva') WHERE kind = 'opened'")
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


@LOST
def test_a_game_that_cannot_go_on_is_replaced_only_when_somebody_says_so(
    tmp_path: Path, damage: Callable[[Path], None], reason: str
) -> None:
    begun(tmp_path)
    damage(journal(tmp_path))
    before = journal(tmp_path).read_bytes()
    play = Companion(tmp_path, "play", "--text", "--free")
    assert reason in play.until("Begin a new game?", 60)
    play.type("0")
    play.done(1, 60)
    assert "companion play" in play.errors
    play = Companion(tmp_path, "play", "--text", "--free")
    play.until("Begin a new game?", 60)
    play.type("1")
    play.until("A new game begins", 60)
    play.type("quit", "quit")
    play.done(0, 60)
    kept = [file.read_bytes() for file in journal(tmp_path).parent.iterdir() if ".sqlite3" in file.name]
    assert before in kept or damage is first_row, "the old file is kept as it was"


def test_without_anybody_to_ask_nothing_is_begun_but_what_was_asked_for(tmp_path: Path) -> None:
    begun(tmp_path)
    newer(journal(tmp_path))
    assert "newer program" in companion(tmp_path, "play", "--text", code=1).errors
    play = companion(tmp_path, "play", "--text", "--free", "--new", typed=QUIT)
    assert any("kept beside it as" in line for line in play.out)


def version_0(file: Path) -> None:
    """The number of the schema is lost."""
    with sqlite3.connect(file) as database:
        database.execute("PRAGMA user_version = 0")
    database.close()


def no_text(file: Path) -> None:
    """What SQLite would say of the schema is no text."""
    data = bytearray(file.read_bytes())
    at = data.index(b"judged INTEGER")
    data[at : at + 14] = b"\xff\xfe\x80 \xc3(\xa0 \xff\xf8\x88(\x81"
    file.write_bytes(data)


@pytest.mark.parametrize("damage", [version_0, no_text])
def test_a_damaged_schema_costs_nothing_of_the_game(tmp_path: Path, damage: Callable[[Path], None]) -> None:
    begun(tmp_path)
    damage(journal(tmp_path))
    before = journal(tmp_path).read_bytes()
    play = Companion(tmp_path, "play", "--text", "--resume")
    assert "set aside as" in play.until("damaged", 60)
    play.type("1 score", "quit", "quit")
    assert "The game is kept" in play.done(0, 60)
    assert journal(tmp_path).with_name("journal.sqlite3.damaged-1").read_bytes() == before
    assert "open" in companion(tmp_path, "history").out[-1]
