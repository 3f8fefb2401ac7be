"""The whole daemon dies in the middle of a four-board game, killed or without power; nothing accepted is lost.

Four players lay, lift, slide, undo, knock and unplug at boards that live in a process of their own; the daemon
reads them through pseudo-terminals, keeps its journal, and marks every sentence as it is handed to the voice.
After each death the journal is resumed, and resumed once more: every placement that was said stands unless it was
touched later, nothing stands that was never laid, what had been heard is judged, judging all of it again decides
the same, and at the end of the evening the daemon knows just what lies on the boards.

`COMPANION_KILLS=300 COMPANION_CUTS=300 pytest tests/test_crash.py` runs the long form, in about three minutes.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.crash_kills import in_step, judged, play
from tests.crash_table import ROOT, Mark, Table
from tests.data import journal_power
from tests.patience import PATIENCE_S
from tests.test_journal_power import laid_out

KILLS = int(os.environ.get("COMPANION_KILLS", "16"))
CUTS = int(os.environ.get("COMPANION_CUTS", "16"))
LIVES = 2


class Recorded:
    """One daemon whose every write and fsync is recorded, its marks among them."""

    def __init__(self, journal: Path, table: Table, recorder: Path) -> None:
        self._table = table
        self._marks = journal.parent / "marks"
        self._at = self._marks.stat().st_size if self._marks.exists() else 0
        root = str(journal.parent)
        environ = {"LD_PRELOAD": str(recorder), "POWER_ROOT": root, "POWER_LOG": f"{root}.record"}
        command = [sys.executable, "-m", "tests.crash_child", "daemon"]
        self._process = subprocess.Popen(
            [*command, str(journal), str(table.ports), str(self._marks)],
            stdin=subprocess.PIPE,
            encoding="utf-8",
            cwd=ROOT,
            env={**os.environ, **environ},
        )

    @property
    def pid(self) -> int:
        """Number of the process."""
        return self._process.pid

    def listen(self, wait_s: float) -> bool:
        """Hear marks for so long; false when the daemon has ended."""
        time.sleep(max(0.0, min(wait_s, 0.01)))
        if self._marks.exists():
            with self._marks.open("rb") as marks:
                marks.seek(self._at)
                whole, newline, _ = marks.read().rpartition(b"\n")
            self._at += len(whole + newline)
            self._table.hear(whole + newline)
        return self._process.poll() is None

    def type(self, line: str) -> None:
        """Type a line."""
        assert self._process.stdin is not None
        self._process.stdin.write(line + "\n")
        self._process.stdin.flush()

    def end(self) -> None:
        """Leave the game."""
        self.type("quit")
        self.type("quit")
        assert self._process.wait(PATIENCE_S) == 0


@pytest.fixture(scope="module")
def recorder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that records what a process does to its files."""
    library = tmp_path_factory.mktemp("recorder") / "recorder.so"
    source = ROOT / "tests" / "data" / "journal_power.c"
    subprocess.run(
        ["gcc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True, timeout=PATIENCE_S
    )
    return library


def test_killed_at_random_instants_every_game_resumes_and_no_placement_is_lost(tmp_path: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "tests.crash_kills", str(tmp_path), str(KILLS), "4"],
        capture_output=True,
        encoding="utf-8",
        check=False,
        cwd=ROOT,
        timeout=4 * PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr[:40_000]
    assert done.stderr == ""
    kills, _, owed = map(int, done.stdout.split())
    assert kills == KILLS
    assert owed > KILLS


def recorded_evening(folder: Path, recorder: Path) -> Table:
    """An evening with a daemon that is left and taken up again."""
    (folder / "journal").mkdir()
    with Table(folder, random.Random(3)) as table:
        for life in range(1, LIVES + 1):
            daemon = Recorded(folder / "journal" / "journal.sqlite3", table, recorder)
            table.children = [daemon.pid]
            until_s = time.monotonic() + PATIENCE_S
            before = len(table.marks)
            while len(table.marks) == before:
                assert daemon.listen(0.01)
                assert time.monotonic() < until_s
            play(daemon, table, 40, 0.1, 40)
            if life == LIVES:
                table.tidy()
                in_step(daemon, table)
            daemon.end()
            table.children = []
    return table


def test_a_power_cut_at_any_moment_every_game_resumes_and_no_placement_is_lost(
    tmp_path: Path, recorder: Path
) -> None:
    table = recorded_evening(tmp_path, recorder)
    journal = tmp_path / "journal"
    entries = list(journal_power.entries(journal.with_suffix(".record").read_bytes()))
    (tmp_path / "empty").mkdir()
    disk = journal_power.Disk(tmp_path / "empty")
    dice = random.Random(5)
    at, owed = 0, 0
    said: list[Mark] = []
    for moment in sorted(dice.choices(range(len(entries) + 1), k=CUTS)):
        for entry in entries[at:moment]:
            disk.do(entry)
            if entry.path.endswith("/marks"):
                said += [Mark(**json.loads(line)) for line in entry.data.splitlines()]
        at = moment
        until_ns = next((mark.at_ns for mark in table.marks[len(said) :]), time.monotonic_ns())
        after = laid_out(disk.cut(dice), journal, tmp_path / "after")
        owed += judged(after, table.acts, said, until_ns, {"journal-torn"})  # it may fail within a commit
    assert owed > 3 * CUTS
