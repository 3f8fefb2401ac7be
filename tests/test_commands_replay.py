"""`companion replay`: kept games heard again, printed in every language, and judged again."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.play.journal import Journal
from companion.play.journal.export import import_game
from companion.ui.cli.replay import command
from tests.command_kit import run, strict_words
from tests.terminal import companion

GAME = Path(__file__).parent / "data" / "golden_game_1.jsonl"


@pytest.fixture(autouse=True)
def words(monkeypatch: pytest.MonkeyPatch) -> None:
    """No message may be missing."""
    strict_words(monkeypatch)


@pytest.fixture
def home(tmp_path: Path) -> Path:
    """A home whose journal holds the golden game as number one."""
    journal = Journal.open(tmp_path / "data" / "journal.sqlite3", lambda: 1)
    import_game(journal, GAME)
    journal.close()
    return tmp_path


@pytest.mark.sampled(1)
@pytest.mark.parametrize("lang", ["cs", "pl", "en"])
def test_a_kept_game_is_printed_in_every_language(home: Path, lang: str) -> None:
    results = [run(command, home, *source, "--text", lang=lang) for source in ([], ["1"], [str(GAME)])]
    assert {result.exit_code for result in results} == {0}
    assert len({result.stdout for result in results}) == 1
    said = sum(1 for line in GAME.read_text("ascii").splitlines() if json.loads(line).get("kind") == "said")
    assert len(results[0].stdout.splitlines()) == said
    assert {result.stderr for result in results} == {""}


def test_check_finds_no_difference_in_a_game_kept_by_play(tmp_path: Path) -> None:
    typed = "1 castle 1 C3\n1 place 24 B3 A3\n1 confirm\n1 place 7 A1 B1\n2 castle 2 C3\nundo\nundo\nquit\nquit"
    companion(tmp_path, "play", "--text", "--free", typed=typed)
    checked = run(command, tmp_path, "--check")
    assert checked.exit_code == 0, checked.stdout
    assert checked.stdout == "Five moves, judged as before.\n"


def test_check_finds_a_planted_difference(home: Path, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in GAME.read_text("ascii").splitlines()]
    planted = next(row for row in rows if row.get("kind") == "decided" and " place " in row["text"])
    before, planted["text"] = planted["text"], "1 place 48 A1 A2"
    (tmp_path / "other.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows), "ascii")
    checked = run(command, home, str(tmp_path / "other.jsonl"), "--check")
    assert checked.exit_code == 1
    removed, added, *_ = checked.stdout.splitlines()
    assert removed == "- move 1 1 place 48 A1 A2"
    assert added == f"+ move {planted['seat']} {before}"


def test_what_is_not_there_or_no_game(tmp_path: Path, home: Path) -> None:
    assert run(command, tmp_path / "nobody", "--text").exit_code == 1
    for source in ("7", "/nowhere.jsonl", __file__):
        result = run(command, home, source, "--text")
        assert result.exit_code == 1
        assert result.stdout == ""
        assert len(result.stderr.splitlines()) == 1


def test_a_game_of_another_tile_set_is_not_judged(home: Path, tmp_path: Path) -> None:
    rows = [json.loads(line) for line in GAME.read_text("ascii").splitlines()]
    rows[1]["text"]["tile_hash"] = "0" * 64
    rows[1]["text"]["tile_set"] = "strange"
    (tmp_path / "other.jsonl").write_text("".join(json.dumps(row) + "\n" for row in rows), "ascii")
    checked = run(command, home, str(tmp_path / "other.jsonl"), "--check")
    assert checked.exit_code == 1
    assert "strange" in checked.stderr
