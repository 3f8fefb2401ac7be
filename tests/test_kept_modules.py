"""The one file of modules that the installer for Windows writes, and a Python that starts with it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
INSTALLER = ROOT / ".ci" / "installer"

KEEP = "import keeping; keeping.STARTS = (('--help',),); keeping.OTHERS = (); keeping.main()"
ASK = (
    "import companion.core.languages as kept; from companion.ui.cli.main import main; "
    "print(type(kept.__loader__).__name__, kept.__file__, kept.__spec__.parent, kept.LANGUAGES[0]); "
    "main(['--help', '--lang', 'cs'], prog_name='companion')"
)


def python(program: Path, code: str) -> list[str]:
    """The lines that a Python with this program's libraries prints."""
    around = os.environ | {"PYTHONPATH": os.pathsep.join((str(program / "site"), str(program)))}
    done = subprocess.run([sys.executable, "-c", code], env=around, capture_output=True, check=True, cwd=program)
    assert done.stderr == b"", done.stderr.decode("utf-8")
    return done.stdout.decode("utf-8").splitlines()


@pytest.fixture(scope="module")
def program(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A program's folder as the installer leaves it, with letters and blanks in its name."""
    folder = tmp_path_factory.mktemp("žluté hry") / "program"
    (folder / "site").mkdir(parents=True)
    (folder / "site" / "companion").symlink_to(ROOT / "companion")
    shutil.copy(INSTALLER / "keeping.py", folder)
    shutil.copy(INSTALLER / "sitecustomize.py", folder / "site")
    assert python(folder, KEEP) == []
    return folder


def test_a_start_takes_modules_out_of_the_file_and_says_the_same(program: Path) -> None:
    kept = python(program, ASK)
    place = program / "site" / "companion" / "core" / "languages.py"
    assert kept[0] == f"KeptLoader {place} companion.core cs"
    (program / "modules.bin").rename(program / "away")
    plain = python(program, ASK)
    (program / "away").rename(program / "modules.bin")
    assert plain[0].startswith("SourceFileLoader ") and kept[1:] == plain[1:]


@pytest.mark.parametrize("harm", ["half", "empty", "another Python's"])
def test_a_damaged_file_hinders_nobody(program: Path, harm: str) -> None:
    file = program / "modules.bin"
    whole = file.read_bytes()
    version = whole.index(sys.version.encode())
    worse = {
        "half": whole[: len(whole) // 2],
        "empty": b"",
        "another Python's": whole[:version] + b"\0" + whole[version + 1 :],
    }
    file.write_bytes(worse[harm])
    try:
        assert python(program, ASK)[0].startswith("SourceFileLoader ")
    finally:
        file.write_bytes(whole)
