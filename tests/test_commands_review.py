"""`companion review`: a kept match gone through at a terminal, and why some have no review."""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

import pytest

from companion.evening.here import here
from companion.evening.opening import wall_ms
from companion.minds.review import PlayedMatch
from companion.play.journal import Journal
from companion.play.journal.export import export_game
from tests.review_kit import keep, played
from tests.terminal import Terminal, companion

GARDEN = "royal_garden"
SEED = 3
HOW = """
from companion.minds import minds, reviewer
from companion.ui.cli.main import main
from tests.review_kit import QUICK

def none(_):
    raise OSError("there is none")

reviewer.EFFORT = QUICK
{more}
main()
"""
"""The command, whose thinking is equal on every computer."""
THINKS = (sys.executable, "-c", HOW.format(more=""))
THINKS_ROUGHLY = (sys.executable, "-c", HOW.format(more="minds.MindProcess = none"))
THINKS_ON = (sys.executable, "-c", HOW.format(more="minds.Minds.ask = lambda *_: None"))
"""The command, whose thinking never ends."""


def kept(home: Path, monkeypatch: pytest.MonkeyPatch, match: PlayedMatch, *, whole: bool = True) -> Path:
    """A home with a match in its journal, and that match as a file."""
    monkeypatch.setenv("COMPANION_HOME", str(home))
    journal = Journal.open(here("en", None).journal, wall_ms)
    keep(match, journal, whole=whole)
    file = home / "match.jsonl"
    export_game(journal, 1, file, replace_names=False)
    journal.close()
    return file


def test_a_kept_match_is_gone_through_and_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = kept(tmp_path, monkeypatch, played(GARDEN, SEED))
    before = file.read_bytes()
    told = companion(tmp_path, "review", "1", "--text", "--lang", "en", typed="1\n12\n7\n8\n0\n", program=THINKS)
    assert told.err == []
    looks, whose, begins, first, areas, best, printed = map(str.strip, told.out)
    assert looks == "The computer looks through game one. That takes some seconds."
    assert whose == "Whose? Jana: one. Petr: two."
    assert begins.startswith("Jana: three choices cost most")
    assert first.startswith("First of three. Round") and areas.startswith("Jana has")
    assert best.startswith("It was better by")
    assert printed.startswith("The review is in the file")
    (paper,) = (tmp_path / "data" / "reviews").iterdir()
    assert paper.name == "review-1-1.txt" and len(paper.read_text("utf-8").split("\n\n")) == 4
    if os.name == "posix":  # elsewhere the folder is this user's alone, not the file
        assert paper.stat().st_mode & 0o077 == 0
    again = tmp_path / "again.jsonl"
    companion(tmp_path, "history", "export", "1", str(again))
    assert again.read_bytes() == before


def test_an_exported_file_has_a_review_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = kept(tmp_path, monkeypatch, played(GARDEN, SEED))
    told = companion(tmp_path, "review", str(file), "--text", "--lang", "cs", typed="1\n0\n", program=THINKS).out
    assert told[0].startswith("Počítač prochází hru ze souboru")
    assert told[2].startswith("Jana: tři volby")


def test_without_the_process_that_thinks_a_review_is_rougher_and_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept(tmp_path, monkeypatch, played(GARDEN, SEED))
    told = companion(tmp_path, "review", "--text", "--lang", "en", typed="1\n0\n", program=THINKS_ROUGHLY)
    assert told.err == []
    assert told.out[2].startswith("The computer has thought more simply than usual")


def test_what_has_no_review_says_why(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = played(GARDEN, SEED)
    file = kept(tmp_path, monkeypatch, match, whole=False)
    told = companion(tmp_path, "review", "--text", "--lang", "en", code=1)
    assert "".join(told.err).strip() == (
        "Game one is not finished. The review comes at the end: companion play --resume."
    )
    rows = [json.loads(line) for line in file.read_text("ascii").splitlines()]
    chosen = next(row for row in rows if row.get("kind") == "decided" and " choose " in row["text"])
    chosen["text"] = "1 choose 99"
    file.write_text("".join(json.dumps(row) + "\n" for row in rows), "ascii")
    told = companion(tmp_path, "review", str(file), "--text", "--lang", "en", code=1)
    assert "judges its moves otherwise" in told.err[0]


def test_free_placement_and_a_journal_without_games_have_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    companion(tmp_path, "review", "--text", "--lang", "en", code=1)
    typed = "1 castle 1 C3\n1 place 24 B3 A3\nend\nend\n"
    companion(tmp_path, "play", "--text", "--free", "--players", "Jana", typed=typed)
    told = companion(tmp_path, "review", "--text", "--lang", "en", code=1)
    assert told.err[0].startswith("There is no review of this game")


@pytest.mark.skipif(sys.platform == "win32", reason="pseudo-terminals")
@pytest.mark.parametrize("keys", [b"\n", b"repeat\n"])
def test_while_it_is_thought_about_keys_do_what_they_do_in_every_dialogue(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, keys: bytes
) -> None:
    kept(tmp_path, monkeypatch, played(GARDEN, SEED))
    there = Terminal(tmp_path, "review", program=THINKS_ON)
    there.until("looks through game one")
    there.press(keys)
    there.until("The review is under way: zero of")
    there.press(b"help\n")
    assert "asks again" in there.until("The review is under way")
    there.press(b"stop\n")
    assert there.end()[0] == 0
