"""The memory of a match that has begun: of the installed program, and of the same on this computer."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from tests.wine.installing import Installed

MATCH = ("play", "--game", "queens-garden", "--players", "Jana,Petr", "--new", "--lang", "en", "--text")
ASKED = ("help", "garden", "ranking")
LAST = "eighteen points"
"""What the answer to the last question has."""

TIMES = 1.3
"""How much more it may take there than here."""
UNWANTED = "wbemprox.dll"
"""What WMI is asked by, with COM and what draws windows: 6 MB, for a version that Windows tells without it."""

PROGRAM = "from companion.ui.cli.main import main; main()"
KB_PER_MB = 1024


def asked(process: subprocess.Popen[str]) -> None:
    """Ask, and wait for the last answer."""
    assert process.stdin is not None and process.stdout is not None
    process.stdin.write("".join(f"{one}\n" for one in ASKED))
    process.stdin.flush()
    heard: list[str] = []
    for line in process.stdout:
        heard.append(line)
        if LAST in line:
            return
    raise AssertionError("".join(heard)[-800:])


def ended(process: subprocess.Popen[str]) -> None:
    """End the match; all that is left to be said is read."""
    process.communicate("quit\nquit\n", timeout=60)


def own_mb(pid: int) -> float:
    """What a process has written for itself: private pages of writable mappings, by /proc/PID/smaps (proc(5)).

    The code of programs is left out, for Wine copies what Windows, as Linux does, shares with the file.
    """
    own_kb, writable = 0, False
    for line in Path(f"/proc/{pid}/smaps").read_text(encoding="utf-8").splitlines():
        words = line.split()
        if not words[0].endswith(":"):
            writable = "w" in words[1]
        elif writable and words[0].startswith("Private_"):
            own_kb += int(words[1])
    assert own_kb, pid
    return own_kb / KB_PER_MB


def named(word: str) -> int:
    """The one process whose command line begins with this word."""
    found = []
    for each in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = each.read_bytes().decode("utf-8", errors="replace")
        except OSError:
            continue  # it has ended meanwhile
        if line.startswith(word):
            found.append(int(each.parent.name))
    assert len(found) == 1, (word, found)
    return found[0]


def there_mb(installed: Installed) -> float:
    """Of a match in the installed program."""
    program = rf"{installed.place}\companion.exe"
    pipe, home = subprocess.PIPE, {"COMPANION_HOME": r"Z:\wine-work\memory"}
    process = installed.windows.start(program, *MATCH, stdin=pipe, stdout=pipe, around=home)
    try:
        asked(process)
        pid = named(program)
        assert UNWANTED not in Path(f"/proc/{pid}/maps").read_text(encoding="utf-8"), "WMI was asked"
        return own_mb(pid)
    finally:
        ended(process)


def here_mb() -> float:
    """Of the same match by the Python that runs this."""
    with tempfile.TemporaryDirectory() as home:
        process = subprocess.Popen(
            (sys.executable, "-c", PROGRAM, *MATCH),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            env=os.environ | {"COMPANION_HOME": home},
        )
        try:
            asked(process)
            return own_mb(process.pid)
        finally:
            ended(process)


def compared(installed: Installed) -> str:
    """A match takes no more than it may there, beside here."""
    there, here = there_mb(installed), here_mb()
    told = f"there {there:.1f} MB, here {here:.1f} MB, {there / here:.2f} times"
    assert there <= TIMES * here, told
    return told
