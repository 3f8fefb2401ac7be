"""The suite's tests that no system is written into, run by the Python that is installed with the program."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator
from pathlib import Path, PureWindowsPath

from tests.wine.installing import Installed
from tests.wine.system import WORK, readable

ROOT = Path(__file__).parents[2]
LISTS = (Path(__file__).with_name("left_out.txt"), ROOT / "tests" / "slow.txt")
"""What is left out: what another system cannot run, and what the quick run leaves out as well."""
PACKAGES = (
    "colorama", "execnet", "hypothesis", "iniconfig", "packaging", "pluggy", "pygments", "pytest",
    "pytest-timeout", "pytest-xdist", "sortedcontainers",
)  # fmt: skip
"""What runs tests: no more, for the libraries of the program are the installed ones."""

FOLDER = "suite"
THERE = f"Z:{PureWindowsPath(WORK / FOLDER)}"
"""What Windows calls it."""
LIMIT_S = 3600.0
SHOWN = 40
"""How many failures are named at most."""


def left_out(text: str) -> Iterator[tuple[str, str]]:
    """Each entry of the list and its reason; an entry is a file, a folder, or a test as pytest names it.

    A line that begins with `# ` is the reason of all lines up to the next such line.
    """
    reason = ""
    for line in text.splitlines():
        if line.startswith("# "):
            reason = line[2:]
        elif line:
            yield line, reason


def options(entries: Iterable[str]) -> list[str]:
    """How pytest is told to pass over these entries."""
    return [f"{'--deselect' if '::' in one else '--ignore'}={one}" for one in entries]


def locked(lock: str, names: Iterable[str]) -> str:
    """The lines of a lock that these packages have, with their hashes; as pip takes them, without markers."""
    found = []
    for name in names:
        match = re.search(
            rf"^{re.escape(name)}==([^\s;]+)[^\n]*((?:\n    --hash=\S+(?: \\)?)+)", lock, re.MULTILINE
        )
        assert match is not None, f"{name} is not locked"
        found.append(f"{name}=={match[1]} \\{match[2]}\n")
    return "".join(found)


def fetch(to: Path, python: str) -> None:
    """Install what runs tests, for Windows."""
    wanted = to.with_suffix(".txt")
    lock = (ROOT / ".ci" / "locks" / "test.txt").read_text(encoding="utf-8")
    wanted.write_text(locked(lock, PACKAGES), encoding="utf-8")
    pip = (sys.executable, "-m", "pip", "install", "-qq", "--disable-pip-version-check", "--require-hashes")
    which = ("--no-deps", "--only-binary", ":all:", "--platform", "win_amd64", "--python-version", python)
    subprocess.run((*pip, *which, "--target", to, "-r", wanted), check=True)


def tree(to: Path) -> None:
    """Every file of the working tree that is kept."""
    listed = subprocess.run(("git", "ls-files", "-z"), cwd=ROOT, check=True, capture_output=True, encoding="utf-8")
    for name in listed.stdout.split("\0"):
        if name and (ROOT / name).is_file():
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)


def made(installed: Installed) -> Path:
    """A folder with a copy of the installed Python, to which what runs tests is added, and the working tree."""
    folder = installed.windows.work / FOLDER
    shutil.copytree(installed.windows.here(installed.place) / "program", folder / "program")
    (paths,) = (folder / "program").glob("python3*._pth")
    digits = re.sub(r"\D", "", paths.name)
    fetch(folder / "runner", f"{digits[0]}.{digits[1:]}")
    with paths.open("a", encoding="utf-8") as more:
        more.write(f"{THERE}\\runner\n{THERE}\\tree\n")
    tree(folder / "tree")
    return folder


def run(installed: Installed) -> str:
    """Run the tests, but for what is left out; a failure is one of the program, or belongs on the list."""
    folder = made(installed)
    entries = [entry for one in LISTS for entry, _reason in left_out(one.read_text(encoding="utf-8"))]
    # In a file, for a command of Windows has at most 8,191 letters.
    (folder / "tree" / "options.txt").write_text("\n".join(options(entries)), encoding="utf-8")
    begin = rf"cd /d {THERE}\tree && {THERE}\program\python.exe -m pytest"
    words = ("-v", "-n", "2", "-p", "no:cacheprovider", "--tb=short", "@options.txt")
    printed = folder / "printed.txt"
    with printed.open("wb") as out:
        process = installed.windows.start(
            "cmd", "/c", f"{begin} {' '.join(words)}", stdin=-3, stdout=out, stderr=out
        )
        code = process.wait(LIMIT_S)
    told = readable(printed.read_bytes())
    failures = re.findall(r"^(?:FAILED|ERROR) .*$", told, re.MULTILINE)
    assert code == 0, "\n    ".join([*failures[:SHOWN], *told.splitlines()[-3:]])
    return told.splitlines()[-1].strip("= ")
