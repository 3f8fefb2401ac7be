"""Nothing that the journal promised to keep is lost: processes killed, power cut, disks that refuse.

`COMPANION_KILLS=300 COMPANION_CUTS=300 pytest tests/test_journal_power.py` runs the long form.
"""

from __future__ import annotations

import errno
import json
import os
import random
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.play.journal import Journal
from tests.data import journal_power, journal_writer
from tests.data.journal_writer import Promise
from tests.patience import PATIENCE_S

DATA = Path(__file__).parent / "data"
KILLS = int(os.environ.get("COMPANION_KILLS", "30"))
CUTS = int(os.environ.get("COMPANION_CUTS", "60"))


def run(*arguments: str, environ: dict[str, str] | None = None) -> str:
    """Run Python in the checkout's root; gives what it prints."""
    command = [sys.executable, *arguments]
    settings = {**os.environ, **(environ or {})}
    root = DATA.parent.parent
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, env=settings, cwd=root, timeout=4 * PATIENCE_S
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.fixture(scope="session")
def recorder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The library that records what a process does to its files."""
    library = tmp_path_factory.mktemp("recorder") / "recorder.so"
    source = DATA / "journal_power.c"
    subprocess.run(
        ["gcc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True, timeout=PATIENCE_S
    )
    return library


def recorded(recorder: Path, directory: Path, *arguments: str) -> list[journal_power.Entry]:
    """What a writer did to the files of a directory."""
    record = directory.with_suffix(".record")
    environ = {"LD_PRELOAD": str(recorder), "POWER_ROOT": str(directory), "POWER_LOG": str(record)}
    run("-m", "tests.data.journal_writer", *arguments, environ=environ)
    return list(journal_power.entries(record.read_bytes()))


def cuts(
    entries: list[journal_power.Entry], disk: journal_power.Disk, seed: int, count: int
) -> Iterator[tuple[dict[str, bytes], list[Promise]]]:
    """Directories as power cuts at random moments leave them, each with what was promised by then."""
    dice = random.Random(seed)
    moments = sorted(dice.choices(range(len(entries) + 1), k=count))
    promised: list[Promise] = []
    at = 0
    for moment in moments:
        for entry in entries[at:moment]:
            if entry.path.endswith("/acks"):
                promised += [tuple(json.loads(line)) for line in entry.data.splitlines()]
            disk.do(entry)
        at = moment
        yield disk.cut(dice), promised


def laid_out(files: dict[str, bytes], old: Path, new: Path) -> Path:
    """Write the files of a directory into another one; gives the journal's path there."""
    shutil.rmtree(new, ignore_errors=True)
    new.mkdir()
    for path, content in files.items():
        (new / Path(path).relative_to(old)).write_bytes(content)
    return new / "journal.sqlite3"


def test_killed_at_random_instants_keeps_every_promise(tmp_path: Path) -> None:
    promised = int(run("-m", "tests.data.journal_kills", str(tmp_path), str(KILLS), "7"))
    assert promised > 10 * KILLS


def test_power_cut_keeps_every_promise(tmp_path: Path, recorder: Path) -> None:
    table = tmp_path / "table"
    table.mkdir()
    disk = journal_power.Disk(table)
    entries = recorded(recorder, table, str(table / "journal.sqlite3"), str(table / "acks"), "5", "120")
    promised = 0
    for files, promises in cuts(entries, disk, 11, CUTS):
        journal_writer.check(laid_out(files, table, tmp_path / "after"), promises, {"journal-torn"})
        promised = max(promised, len(promises))
    assert promised > 300


def test_power_cut_while_an_older_schema_is_migrated(tmp_path: Path, recorder: Path) -> None:
    table = tmp_path / "table"
    table.mkdir()
    shutil.copy(DATA / "journal_schema_0.sqlite3", table / "journal.sqlite3")
    old = [(2, 0, "opened"), (2, 1, "heard"), (2, 2, "decided"), (2, 3, "said")]
    disk = journal_power.Disk(table)
    entries = recorded(recorder, table, str(table / "journal.sqlite3"), str(table / "acks"), "6", "2")
    for files, promises in cuts(entries, disk, 12, CUTS):
        path = laid_out(files, table, tmp_path / "after")
        journal_writer.check(path, promises, {"journal-migrated", "journal-torn"})
        check_kept(path, old)


def test_power_cut_while_a_damaged_file_is_healed(tmp_path: Path, recorder: Path) -> None:
    table = tmp_path / "table"
    table.mkdir()
    path = table / "journal.sqlite3"
    writer = journal_writer.Writer(path, os.open(tmp_path / "first", os.O_WRONLY | os.O_CREAT), 9)
    for _ in range(20):
        writer.batch()
    left = {each.name: each.read_bytes() for each in table.iterdir()}
    writer.journal.close()
    for name, content in left.items():
        (table / name).write_bytes(content)
    assert left["journal.sqlite3-wal"], "the log must hold rows"
    before = [tuple(json.loads(line)) for line in (tmp_path / "first").read_text("utf-8").splitlines()]
    path.write_bytes(b"not SQLite any more" + path.read_bytes()[19:])
    disk = journal_power.Disk(table)
    entries = recorded(recorder, table, str(path), str(table / "acks"), "6", "2")
    for files, promises in cuts(entries, disk, 13, CUTS):
        after = laid_out(files, table, tmp_path / "after")
        journal_writer.check(after, [*before, *promises], {"journal-healed", "journal-torn"})


def check_kept(path: Path, rows: list[tuple[int, int, str]]) -> None:
    journal = Journal.open(path, lambda: 0)
    try:
        for game, number, kind in rows:
            assert journal.read(game).rows[number].kind == kind
    finally:
        journal.close()


FULL = """
import os, sys
from pathlib import Path
from companion.play.journal import Header, Input, Journal
path, full, late = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[4] == "late"
now = iter(range(1, 10**6))
if not late:
    full.write_text(sys.argv[3])
journal = Journal.open(path, lambda: next(now))
journal.new_game(Header("royal_garden", "1"))
numbers = journal.heard([Input(1, "board", "first")])
full.write_text(sys.argv[3])
for i in range(300):
    numbers += journal.heard([Input(2, "board", f"line {i}" + "x" * 500)])
    journal.decided(f"move {i}", cause=numbers[-1])
    journal.judged(numbers[-1])
news = [each.key + " " + str(each.facts.get("reason", "")) for each in journal.news()]
assert len(news) == 1, news
print(news[0])
assert journal.waiting > 500
full.unlink()
journal.heard([Input(3, "board", "last")])
assert [each.key for each in journal.news()] == ["journal-written"], "room again"
assert journal.waiting == 0
assert journal.close() == 0
journal = Journal.open(path, lambda: 0)
assert journal.news() == []
game = journal.read(journal.games()[0].id)
assert [row.text for row in game.heard][0] == "first" and [row.text for row in game.heard][-1] == "last"
assert [row.number for row in game.rows] == list(range(603)), "order"
assert [row.text for row in game.decided] == [f"move {i}" for i in range(300)]
"""


@pytest.mark.parametrize("late", ["late", "from the start"])
@pytest.mark.parametrize(
    ("code", "reason"), [(errno.ENOSPC, "full"), (errno.EIO, "io"), (errno.EFBIG, "io")], ids=str
)
def test_a_disk_that_refuses_is_borne(tmp_path: Path, recorder: Path, code: int, reason: str, late: str) -> None:
    table = tmp_path / "table"
    table.mkdir()
    environ = {
        "LD_PRELOAD": str(recorder),
        "POWER_ROOT": str(table),
        "POWER_LOG": str(tmp_path / "record"),
        "POWER_FULL": str(tmp_path / "full"),
    }
    told = run(
        "-c", FULL, str(table / "journal.sqlite3"), str(tmp_path / "full"), str(code), late, environ=environ
    )
    assert told.strip() == f"journal-in-memory {reason}"


LIMITED = """
import resource, signal, sys
from pathlib import Path
from companion.play.journal import Header, Input, Journal
signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
resource.setrlimit(resource.RLIMIT_FSIZE, (60_000, resource.RLIM_INFINITY))
journal = Journal.open(Path(sys.argv[1]), lambda: 1)
journal.new_game(Header("royal_garden", "1"))
for i in range(400):
    journal.heard([Input(i, "board", f"line {i} " + "x" * 500)])
assert [each.key for each in journal.news()] == ["journal-in-memory"]
resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
journal.flush()
assert [each.key for each in journal.news()] == ["journal-written"]
journal.close()
game = Journal.open(Path(sys.argv[1]), lambda: 1).read(1)
assert [row.text.split()[1] for row in game.heard] == [str(i) for i in range(400)]
"""


def test_a_limit_of_the_file_size_is_borne(tmp_path: Path) -> None:
    run("-c", LIMITED, str(tmp_path / "journal.sqlite3"))
