"""A journal whose disk refuses, whose file is gone, strange or old: what is told of it, and what is kept."""

from __future__ import annotations

import os
import shutil
import sqlite3
import stat
from collections import namedtuple
from pathlib import Path

import pytest

from companion.core.errors import FileError, JournalError
from companion.core.model import Kind
from companion.play.journal import Input, Journal
from companion.play.journal.database import Database
from companion.play.journal.export import import_game
from companion.play.journal.files import DatabaseTrouble
from companion.play.journal.hold import LITTLE
from companion.play.journal.rows import Row
from tests.test_journal import DATA, Clock, every_row, header, opened, path, played

__all__ = ["path"]
Usage = namedtuple("Usage", "total used free")


def line(text: str) -> list[Input]:
    return [Input(1, "board", text)]


def refusing(reason: str, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Writing fails from now on, until the list is cleared."""
    insert, refuses = Database.insert, [1]

    def insert_or_not(self: Database, rows: list[tuple[int, Row]]) -> None:
        if refuses:
            raise DatabaseTrouble(reason)
        insert(self, rows)

    monkeypatch.setattr(Database, "insert", insert_or_not)
    return refuses


# ---- a file that is gone ----------------------------------------------------------------------------------------


def test_a_file_that_vanishes_in_a_game_is_written_anew_with_all_that_it_held_of_it(path: Path) -> None:
    with opened(path) as journal:
        journal.new_game(header("Ola"))
        journal.finish()
        game = journal.new_game(header("Eva"))
        journal.heard(line("one"))
        shutil.rmtree(path.parent)
        journal.heard(line("two"))
        (told,) = journal.news()
        assert (told.key, told.kind, told.facts) == ("journal-vanished", Kind.IMPORTANT, {"file": str(path)})
        assert journal.waiting == 0
        journal.heard(line("three"))
        assert journal.news() == []
    rows = [row for _, row in every_row(path)]
    assert [row.text for row in rows[1:]] == ["one", "two", "three"] and [row.number for row in rows] == [
        0,
        1,
        2,
        3,
    ]
    with opened(path) as journal:
        assert [info.players for info in journal.games()] == [("Eva",)]
        assert game == 2 and journal.read(journal.open_game() or 0).header.players == ("Eva",)


def test_a_file_whose_loss_another_game_meets_keeps_what_it_held_of_the_one_being_written(path: Path) -> None:
    """As when an older game is given up meanwhile: nothing of the present one waits at that moment."""
    with opened(path) as journal:
        older = journal.new_game(header("Ola"))
        game = journal.new_game(header("Eva"))
        journal.heard(line("one"))
        shutil.rmtree(path.parent)
        journal.finish(older)
        journal.heard(line("two"))
        assert [row.text for row in journal.read(game).heard] == ["one", "two"]
        assert journal.open_game() == game


def test_a_file_that_another_one_has_replaced_is_not_written_into_the_void(path: Path) -> None:
    """As when somebody puts an older copy back while a game is played: the game gets a number of its own there."""
    played(path, 3, 1)
    copy = path.read_bytes()
    with opened(path) as journal:
        journal.finish(1)
        journal.new_game(header("Eva"))
        journal.heard(line("one"))
        path.with_name("other").write_bytes(copy)
        for ending in ("-wal", "-shm"):
            path.with_name(path.name + ending).unlink(missing_ok=True)
        path.with_name("other").rename(path)
        journal.heard(line("two"))
        assert [info.players for info in journal.games()] == [("Ola", "Petr"), ("Eva",)]
        assert [row.text for row in journal.read(journal.game).heard] == ["one", "two"]


# ---- a disk that refuses ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("trouble", "free", "may_write", "reason"),
    [
        ("io", LITTLE - 1, True, "full"),
        ("readonly", LITTLE - 1, True, "full"),
        ("io", LITTLE, True, "io"),
        ("readonly", LITTLE - 1, False, "readonly"),
        ("locked", 0, True, "locked"),
    ],
)
def test_the_reason_is_told_as_people_know_it(
    path: Path, monkeypatch: pytest.MonkeyPatch, trouble: str, free: int, may_write: bool, reason: str
) -> None:
    """SQLite calls a disk without room by many names; a folder that may not be written is not full."""
    with opened(path) as journal:
        journal.new_game(header())
        refuses = refusing(trouble, monkeypatch)
        asked: list[object] = []

        def usage(folder: Path) -> Usage:
            asked.append(folder)
            return Usage(10**9, 0, free)

        monkeypatch.setattr(shutil, "disk_usage", usage)
        monkeypatch.setattr(
            os, "access", lambda folder, mode: may_write and (folder, mode) == (path.parent, os.W_OK)
        )
        journal.heard(line("one"))
        (told,) = journal.news()
        assert (told.key, told.facts["reason"], told.facts["folder"]) == (
            "journal-in-memory",
            reason,
            str(path.parent),
        )
        assert set(asked) <= {path.parent}
        journal.heard(line("two"))
        assert (journal.news(), journal.waiting) == ([], 2), "it is said once"
        refuses.clear()
        journal.heard(line("three"))
        (told,) = journal.news()
        assert (told.key, told.facts["count"], told.kind) == ("journal-written", 3, Kind.MESSAGE)
    assert [row.text for _, row in every_row(path)[1:]] == ["one", "two", "three"]


def test_what_is_true_of_a_game_that_is_left(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Kept; or so many rows of it not; or nothing of it."""
    with opened(path) as journal:
        journal.new_game(header())
        assert (journal.farewell().key, journal.farewell().facts) == ("play-kept", {})
        refuses = refusing("full", monkeypatch)
        journal.heard(line("one"))
        journal.heard(line("two"))
        assert (journal.farewell().key, journal.farewell().facts) == ("journal-rows-lost", {"count": 2})
        journal.finish()
        journal.new_game(header())
        assert (journal.farewell().key, journal.farewell().facts) == ("journal-game-lost", {"count": 4})
        assert journal.close() == 4
        refuses.clear()


# ---- a game that is removed -------------------------------------------------------------------------------------


def test_a_game_that_is_removed_while_it_is_written_is_written_no_more(path: Path) -> None:
    for game in (None, 2):
        with opened(path) as journal:
            journal.new_game(header("Ola"))
            journal.new_game(header("Eva"))
            journal.forget(game)
            with pytest.raises(JournalError, match="journal-no-game"):
                journal.heard(line("late"))
            journal.forget()


def test_what_waits_of_a_game_that_is_removed_is_not_written_later(path: Path) -> None:
    with opened(path) as journal:
        journal.new_game(header("Ola"))
        game = journal.new_game(header("Eva"))
        journal.heard(line("waits"), last=False)
        journal.forget(1)
        assert [row.text for row in journal.read(game).heard] == ["waits"]
        journal.heard(line("waits again"), last=False)
        journal.forget(game)
        assert (journal.games(), journal.waiting) == ([], 0)


# ---- files put aside --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("second_names", [True, False])
def test_a_file_that_is_put_away_lies_whole_under_the_name_that_is_told(
    path: Path, monkeypatch: pytest.MonkeyPatch, second_names: bool
) -> None:
    """Also on a file system where no file has two names; and nobody else may read it."""
    path.parent.mkdir()
    text = "Not a journal at all, but somebody may want it.\n" * 20
    path.write_text(text, encoding="utf-8")
    path.with_name(f"{path.name}-wal").write_text("what was not folded into it", encoding="utf-8")

    def refuse(_source: object, _target: object) -> None:
        raise OSError

    if not second_names:
        monkeypatch.setattr(os, "link", refuse)
    journal = Journal.anew(path, Clock())
    aside = path.with_name(path.name + ".unread-1")
    (told,) = journal.news()
    assert (told.key, told.kind) == ("journal-put-away", Kind.IMPORTANT)
    assert told.facts == {"file": str(path), "aside": str(aside), "name": aside.name}
    journal.close()
    assert not path.with_name(f"{path.name}-wal").exists(), "the new file has nothing of the old one"
    assert aside.read_text(encoding="utf-8") == text
    if not second_names and os.name == "posix":
        assert stat.S_IMODE(aside.stat().st_mode) == 0o600


def test_a_healed_file_is_told_with_where_the_damaged_one_lies(path: Path) -> None:
    played(path, 5, 1)
    data = bytes(4096) + path.read_bytes()[4096:]
    path.write_bytes(data)
    with opened(path) as journal:
        (told,) = journal.news()
        aside = path.with_name(path.name + ".damaged-1")
        count = len(journal.read(1).rows)
        assert told.key == "journal-healed"
        assert told.facts == {"file": str(path), "aside": str(aside), "name": aside.name, "count": count}
        assert aside.read_bytes() == data and journal.doubtful == "damaged"
    path.write_bytes(data)
    with opened(path) as journal:
        assert journal.news()[0].facts["name"] == path.name + ".damaged-2"


# ---- older schemas ----------------------------------------------------------------------------------------------


def test_a_journal_of_an_older_schema_tells_where_the_old_file_is_kept(path: Path) -> None:
    path.parent.mkdir()
    shutil.copy(DATA / "journal_schema_0.sqlite3", path)
    with opened(path) as journal:
        (told,) = journal.news()
        kept = path.with_name(path.name + ".schema-0-1")
        assert (told.key, told.kind) == ("journal-migrated", Kind.MESSAGE)
        assert told.facts == {"file": str(path), "aside": str(kept)} and kept.exists()


def test_an_older_file_that_cannot_be_migrated_is_left_alone_and_the_players_decide(path: Path) -> None:
    path.parent.mkdir()
    shutil.copy(DATA / "journal_schema_0.sqlite3", path)
    connection = sqlite3.connect(path)
    connection.execute("UPDATE event SET text = 'no header'")
    connection.commit()
    connection.close()
    before = path.read_bytes()
    with pytest.raises(JournalError) as refused:
        Journal.open(path, Clock())
    assert refused.value.key == "journal-unusable"
    assert refused.value.facts == {"file": str(path), "reason": "damaged"}
    assert path.read_bytes() == before


# ---- imports ----------------------------------------------------------------------------------------------------


def test_a_file_that_cannot_be_read_has_no_line_to_look_at(path: Path, tmp_path: Path) -> None:
    with opened(path) as journal, pytest.raises(FileError) as refused:
        import_game(journal, tmp_path / "missing")
    facts = {"file": str(tmp_path / "missing"), "line": 0, "column": 0, "reason": "missing"}
    assert (refused.value.key, refused.value.facts) == ("import-refused", facts)
