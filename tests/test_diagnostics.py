"""What Python prints unasked never reaches a player's screen, and what a game logs is in its log."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from companion.core import log
from companion.core.places import directories

PROGRAM = """
import logging, sys, warnings

from companion.core import log
from companion.core.places import directories
from companion.ui.cli.worded import Worded


class Left:
    def __del__(self):
        raise OSError("raised to nobody")


def act():
    if "logged" in sys.argv:
        log.start(directories())
    logging.getLogger("library").error("taken by no handler")
    warnings.warn("a warning")
    Left()


Worded("act", callback=act).main([], standalone_mode=False) if "command" in sys.argv else act()
"""
SAID = ("taken by no handler", "a warning", "raised to nobody")


def printed(home: Path, *words: str) -> str:
    """What the program prints, as Python itself runs it."""
    ran = subprocess.run(
        [sys.executable, "-c", PROGRAM, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        env={**os.environ, "COMPANION_HOME": str(home)},
        encoding="utf-8",
        check=True,
    )
    return ran.stdout


def test_python_prints_of_its_own_accord(tmp_path: Path) -> None:
    """Lest the next test shows nothing."""
    told = printed(tmp_path)
    assert all(one in told for one in SAID)


def test_a_command_prints_nothing_of_it(tmp_path: Path) -> None:
    assert printed(tmp_path, "command") == ""


def test_where_a_log_is_written_all_of_it_is_there(tmp_path: Path) -> None:
    assert printed(tmp_path, "command", "logged") == ""
    kept = log.file(directories({"COMPANION_HOME": str(tmp_path)})).read_text(encoding="utf-8")
    assert all(one in kept for one in SAID)
