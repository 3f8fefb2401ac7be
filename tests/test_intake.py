"""Whatever file is named or lies in the user's folders: a sentence soon, in little memory, never a hang.

The other side is the system: true commands in processes of their own, true pipes, sockets, devices and sparse
files. The time is the processor's, for other work on the computer must not decide; a command that hangs is ended.
"""

from __future__ import annotations

import ast
import json
import os
import socket
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from companion.core import intake
from companion.core.model import Fact
from companion.language.phrases import LANGUAGES, Phrases
from tests.command_kit import environment
from tests.patience import PATIENCE_S

PROCESSOR_S = 2.0
MEMORY_KB = 150 * 1024
NEWLINES = 500_000_000
PACKAGE = Path(intake.__file__).parent.parent

_PROGRAM = """
import io, json, os, resource, sys
from contextlib import redirect_stderr, redirect_stdout
from companion.ui.cli.main import main

def spent():
    used = resource.getrusage(resource.RUSAGE_SELF)
    return used.ru_utime + used.ru_stime

folder, kinds, place, *arguments = json.loads(sys.argv[1])
for kind in kinds:
    print("begun", kind, file=sys.stderr, flush=True)
    file = os.path.join(folder, kind)
    if place:
        os.makedirs(os.path.dirname(place), exist_ok=True)
        if os.path.lexists(place):
            os.unlink(place)
        os.symlink(file, place)
    before, out, err = spent(), io.StringIO(), io.StringIO()
    with redirect_stdout(out), redirect_stderr(err):
        try:
            main([each.replace("{file}", file) for each in arguments])
        except SystemExit as end:
            status = end.code
    peak = next(line for line in open("/proc/self/status") if line.startswith("VmHWM"))
    print(json.dumps([status, out.getvalue(), err.getvalue(), spent() - before, int(peak.split()[1])]), flush=True)
"""
"""One command after the other, each told with its status, its words, its processor seconds and the peak so far."""


def _fifo(path: Path) -> None:
    os.mkfifo(path)


def _socket(path: Path) -> None:
    with socket.socket(socket.AF_UNIX) as door:
        here = Path.cwd()
        os.chdir(path.parent)  # a socket's name may be 107 bytes long
        try:
            door.bind(path.name)
        finally:
            os.chdir(here)


def _folder(path: Path) -> None:
    path.mkdir()


def _endless(path: Path) -> None:
    path.symlink_to("/dev/zero")


def _gigabyte(path: Path) -> None:
    with path.open("wb") as file:
        file.truncate(1 << 30)


def _newlines(path: Path) -> None:
    """Short lines without end."""
    piece = b"\n" * 10_000_000
    with path.open("wb") as file:
        for _ in range(NEWLINES // len(piece)):
            file.write(piece)


def _zeros(path: Path) -> None:
    path.write_bytes(bytes(4000))


def _latin(path: Path) -> None:
    path.write_bytes("Zdeněk Ořech\n".encode("iso-8859-2") * 50)


def _closed(path: Path) -> None:
    """Nesting that a parser follows until its stack ends."""
    path.write_bytes(b"[" * 40_000)


HOSTILE: dict[str, Callable[[Path], None]] = {
    "fifo": _fifo,
    "socket": _socket,
    "folder": _folder,
    "endless": _endless,
    "gigabyte": _gigabyte,
    "newlines": _newlines,
    "zeros": _zeros,
    "latin": _latin,
    "nested": _closed,
}


@pytest.fixture(scope="module")
def hostile(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """One file of each kind, each for all doors."""
    folder = tmp_path_factory.mktemp("hostile")
    for name, make in HOSTILE.items():
        make(folder / name)
    yield folder
    (folder / "newlines").unlink()  # of 500 megabytes


DOORS: dict[str, tuple[str, ...]] = {
    "layout": ("score", "--layout", "{file}"),
    "layout of a wall": ("score", "--game", "azul-mini", "--layout", "{file}"),
    "layout of a garden": ("score", "--game", "queens-garden", "--layout", "{file}"),
    "ranking": ("rank", "{file}", "{file}"),
    "import": ("history", "import", "{file}"),
    "tiles": ("tiles", "check", "{file}"),
    "table of dominoes": ("tiles", "make", "{file}", "{home}/out.csv"),
    "program for boards": ("board", "flash", "--file", "{file}", "--dry-run", "--text"),
    "settings": ("settings", "language"),
    "wheel": ("wheel", "--print"),
    "journal": ("history",),
    "count of rounds": ("score", "--game", "azul-mini", "--rounds", "--text"),
    "count of a garden": ("score", "--game", "queens-garden", "--text"),
}
PLACES = {
    "settings": "config/settings.toml",
    "wheel": "config/queens_garden_tables.json",
    "journal": "data/journal.sqlite3",
    "count of rounds": "data/rounds_azul_mini.json",
    "count of a garden": "data/gardens_queens_garden.json",
}
"""Doors whose file is not named by a person, and where it lies below the home."""
GOES_ON = frozenset({"settings", "wheel", "count of rounds", "count of a garden"})
"""What goes on with the usual values, or with an empty count, after it has told the fault."""
ASKS = frozenset({"count of rounds", "count of a garden"})
STRANGE = frozenset({"fifo", "socket", "folder", "endless"})
"""No ordinary files; what damage a journal may have is asked elsewhere."""
OTHERS = {
    "device/tiles/files.py": "the sets in the package",
    "care/autostart.py": "the package",
    "care/coupon/expected.py": "the package",
    "core/debian.py": "what was fetched, by its checksum",
    "core/log.py": "writing",
    "core/packages.py": "what is installed",
    "core/whole.py": "writing",
    "care/doctor/keys.py": "the kernel's files",
    "care/doctor/ports.py": "the kernel's files",
    "device/flash/drives.py": "the kernel's list of mounts, and writing",
    "device/flash/shipped.py": "the package",
    "play/journal/care.py": "the journal, once it is known to be a file",
    "play/journal/files.py": "the journal, which is bounded by the disk alone",
    "far/kept.py": "writing",
    "far/server.py": "what the server wrote",
    "far/server_package.py": "the package",
    "far/serving.py": "the server's own certificate",
    "input/linux_keys.py": "the kernel's files",
    "evening/first.py": "the terminal",
    "language/lexicon.py": "the package, for its own words",
    "language/messages.py": "the package",
    "language/parsed.py": "the package",
    "page/after_routes.py": "the package",
    "page/app.py": "the package",
    "page/files.py": "the package",
    "speech/wav.py": "writing",
}
"""Modules that read or write something else, and what."""


@pytest.mark.sampled(6)
@pytest.mark.parametrize("door", DOORS)
def test_a_hostile_file_is_told_soon_and_in_little_memory(tmp_path: Path, hostile: Path, door: str) -> None:
    place = str(tmp_path / PLACES[door]) if door in PLACES else ""
    kinds = [kind for kind in HOSTILE if door != "journal" or kind in STRANGE]
    kinds = kinds[:1] if door in ASKS else kinds  # the second question of one process would find no input
    arguments = [each.replace("{home}", str(tmp_path)) for each in DOORS[door]]
    for lang in LANGUAGES if door == "import" else ("en",):
        done = subprocess.run(
            [sys.executable, "-c", _PROGRAM, json.dumps([str(hostile), kinds, place, *arguments, "--lang", lang])],
            env=environment(tmp_path, LANG="C.UTF-8"),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=PATIENCE_S,
            check=False,
        )
        assert "Traceback" not in done.stderr, done.stderr
        found = dict(zip(kinds, map(json.loads, done.stdout.splitlines()), strict=True))
        for kind, (status, out, err, seconds, kilobytes) in found.items():
            assert status in {0, 1, 2}, (kind, out, err)
            assert (err or out).strip() and (status or door in GOES_ON), (kind, out, err)
            assert "Usage:" not in err, "a sentence in the set language"
            assert seconds < PROCESSOR_S, (kind, seconds)
            assert kilobytes < MEMORY_KB, (kind, kilobytes)


def test_each_reason_is_told_with_what_it_means_and_what_to_do(tmp_path: Path) -> None:
    """The sentences of the three languages; a reason without words would fail in Phrases."""
    for language in LANGUAGES:
        words = Phrases(language, strict=True)
        for reason in (*intake.REASONS, "not-utf8"):
            told = words.write("tiles-unreadable", {"file": "x.csv", "reason": reason})
            assert "x.csv" in told and told.count(".") >= 3, told
        for reason in set(intake.REASONS) - {"missing"}:
            facts: dict[str, Fact] = {
                "file": "f",
                "line": 0,
                "column": 0,
                "reason": reason,
                "detail": "",
                "setting": "",
                "found": "",
            }
            assert words.write("settings-wrong", {**facts, "used": "", "expected": ()}).count(".") >= 2


# ---- the helper itself ----------------------------------------------------------------------------------------


def test_a_file_that_grows_is_read_to_the_bound_and_no_further(tmp_path: Path) -> None:
    """The kernel's own file of this process's memory map says that it is empty, and is not."""
    with pytest.raises(intake.Unreadable, match="too-large"):
        intake.read_bytes("/proc/self/maps", 100)
    assert len(intake.read_bytes("/proc/self/status", 1 << 20)) > 100
    file = tmp_path / "file"
    file.write_bytes(b"x" * 100)
    assert intake.read_bytes(file, 100) == b"x" * 100
    with pytest.raises(intake.Unreadable, match="too-large"):
        intake.read_bytes(file, 99)


def test_the_reason_is_the_true_one(hostile: Path, tmp_path: Path) -> None:
    expected = {"fifo": "special", "socket": "special", "folder": "directory", "endless": "special"}
    expected |= {"gigabyte": "too-large", "newlines": "too-large", "nowhere": "missing"}
    for kind, reason in expected.items():
        with pytest.raises(intake.Unreadable) as refused:
            intake.read_bytes(hostile / kind, 1 << 20)
        assert refused.value.reason == reason, kind
    with pytest.raises(intake.Unreadable, match="unreadable"):
        intake.read_bytes("a\0b", 10)


def test_every_door_leads_through_this_room() -> None:
    """Whoever reads a file in another way is one of those who read no file of a person's."""
    reads = {"read_text", "read_bytes"}
    found = set()
    for path in sorted(PACKAGE.rglob("*.py")):
        for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(one, ast.Call):
                continue
            told = ast.unparse(one.func)
            unpacks = told in ("tarfile.open", "zipfile.ZipFile") and one.args and len(one.args) < 2
            if told == "open" or unpacks or (told.split(".")[-1] in reads and not told.startswith("intake.")):
                found.add(path.relative_to(PACKAGE).as_posix())
    assert found == set(OTHERS), found ^ set(OTHERS)
