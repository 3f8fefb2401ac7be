"""`companion history`: list, export, import and forget."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest

from companion.play.journal import Journal, JournalReader
from companion.play.journal.export import import_game
from companion.ui.cli.history import command
from tests.command_kit import environment, lines, run, strict_words
from tests.patience import PATIENCE_S
from tests.terminal import PROGRAM, Companion, Terminal, companion

GAME = Path(__file__).parent / "data" / "golden_game_1.jsonl"


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


def journal(home: Path) -> Path:
    """Where the journal lies."""
    return home / "data" / "journal.sqlite3"


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home with the golden game twice."""
    kept = Journal.open(journal(tmp_path), lambda: 1)
    import_game(kept, GAME)
    import_game(kept, GAME)
    kept.close()
    return tmp_path


def games(home: Path) -> list[int]:
    """Numbers of the kept games."""
    reader = JournalReader.open(journal(home))
    try:
        return [game.id for game in reader.games()]
    finally:
        reader.close()


@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
def test_the_list(home: Path, lang: str) -> None:
    told = lines(run(command, home, lang=lang))
    assert len(told) == 3
    assert "Jana" in told[1]
    assert {"cs": "Královská zahrada", "pl": "Królewski ogród", "en": "Royal Garden"}[lang] in told[1]


def test_an_empty_list_makes_no_file(tmp_path: Path) -> None:
    assert lines(run(command, tmp_path)) == ["There is no game in the journal yet."]
    assert not journal(tmp_path).exists()


def test_export_and_import(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run(command, home, "export", "1", str(file)).exit_code == 0
    written, older = file.read_text("ascii").splitlines(), GAME.read_text("ascii").splitlines()
    assert written[0] == re.sub('"format":.', '"format":3', older[0])
    assert written[1:] == older[1:]
    assert "three" in run(command, home, "import", str(file)).stdout
    assert games(home) == [1, 2, 3]


def test_export_with_other_names(home: Path, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    assert run(command, home, "export", "1", str(file), "--replace-names").exit_code == 0
    assert "Jana" in GAME.read_text("ascii")
    assert "Jana" not in file.read_text("ascii")


def test_what_cannot_be_exported_or_imported(home: Path, tmp_path: Path) -> None:
    bad = tmp_path / "bad.jsonl"
    bad.write_text(json.dumps({"companion": "game", "format": 1, "rows": 1}) + '\n{"n":0}\n', "ascii")
    tries = (["export", "9", str(tmp_path / "x")], ["export", "1", "/nowhere/x"], ["import", "/nowhere/x"])
    for args in (*tries, ["import", str(bad)]):
        result = run(command, home, *args)
        assert result.exit_code == 1
        assert len(result.stderr.splitlines()) == 1
    assert games(home) == [1, 2]


def test_forget(home: Path) -> None:
    assert run(command, home, "forget", "1", "--yes").exit_code == 0
    assert games(home) == [2]
    assert run(command, home, "forget", "1", "--yes").exit_code == 1
    assert run(command, home, "forget", "--all", "--yes").exit_code == 0
    assert games(home) == []
    assert b"Jana" not in b"".join(file.read_bytes() for file in journal(home).parent.iterdir())


@pytest.mark.parametrize(("answer", "left"), [("1", [2]), ("0", [1, 2]), ("", [1, 2])])
def test_forget_asks_first(home: Path, answer: str, left: list[int]) -> None:
    asked = companion(home, "history", "forget", "1", typed=answer)
    assert "really forget" in asked.out[0]
    assert games(home) == left


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
@pytest.mark.parametrize(("answer", "left"), [("yes", [2]), ("1", [2]), ("no", [1, 2]), ("stop", [1, 2])])
def test_at_a_terminal_the_question_knows_what_every_dialogue_knows(
    home: Path, answer: str, left: list[int]
) -> None:
    there = Terminal(home, "history", "forget", "1", text=False)
    there.until("really forget")
    there.press(b"help\n")
    assert "asks again" in there.until("really forget")
    there.press(b"\n")
    there.until("really forget")
    there.press(answer.encode() + b"\n")
    assert there.end()[0] == 0
    assert games(home) == left


def test_forget_without_a_keyboard_keeps_everything(home: Path) -> None:
    done = subprocess.run(
        [*PROGRAM, "history", "forget", "1"],
        env=environment(home),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=PATIENCE_S,
    )
    assert done.stderr == ""
    assert games(home) == [1, 2]


@pytest.mark.parametrize("args", [["forget"], ["forget", "1", "--all"]])
def test_forget_wants_one_game_or_all(home: Path, args: list[str]) -> None:
    assert run(command, home, *args).exit_code == 2


def test_while_a_game_is_played_the_list_is_read_and_nothing_is_written(home: Path) -> None:
    play = Companion(home, "play", "--text", "--new")
    play.until("new game")
    assert lines(run(command, home))[0] == "The journal has three games."
    for args in (["forget", "1", "--yes"], ["import", str(GAME)]):
        result = run(command, home, *args)
        assert result.exit_code == 1
        assert "in use" in result.stderr
    play.type("quit", "quit")
    play.done()
    assert games(home) == [1, 2, 3]
