"""Games of other packages as a user has them: their metadata lie on the path, as an installer leaves them."""

from __future__ import annotations

import os
import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

from companion import games
from tests.patience import PATIENCE_S
from tests.terminal import PROGRAM, environment

ROOT = Path(__file__).parents[1]
COMPILED = (".pyc", ".so", ".uf2")
MISSING = ("A sentence is missing", "Tady chybí věta", "Brakuje tu zdania")
"""How a sentence begins for which there are no words."""


def install(site: Path, name: str) -> Path:
    """Install the game of tests/games of this name into a folder; gives the folder."""
    info = site / f"{name}-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n", encoding="utf-8")
    point = f"[{games.GROUP}]\n{name} = tests.games.{name}.manifest:GAMES\n"
    (info / "entry_points.txt").write_text(point, encoding="utf-8")
    return site


def keys_of(name: str, language: str) -> list[str]:
    """The ids of the messages that a game brings, in their order."""
    (file,) = (ROOT / "tests" / "games" / name / "texts" / language).glob("*.ftl")
    return re.findall(r"^([\w-]+) =", file.read_text(encoding="utf-8"), re.MULTILINE)


def on_path(patch: pytest.MonkeyPatch, site: Path) -> None:
    """Let this process look for games anew, with this folder on its path, until the patch is undone."""
    patch.syspath_prepend(str(site))
    patch.setattr(games, "_registered", cache(games._registered.__wrapped__))


def around(home: Path) -> dict[str, str]:
    """The environment of a user whose games lie in the folder "site"."""
    return environment(home, PYTHONPATH=os.pathsep.join((str(home / "site"), str(ROOT))))


def companion(home: Path, *args: str, typed: str = "", code: int = 0, lang: str = "en") -> str:
    """What a command prints, in a process of its own; no word may be missing."""
    done = subprocess.run(
        [*PROGRAM, *args, "--lang", lang], input=typed, env=around(home),
        capture_output=True, text=True, encoding="utf-8", check=False, timeout=PATIENCE_S,
    )  # fmt: skip
    assert done.returncode == code, (done.stdout, done.stderr)
    told = done.stdout + done.stderr
    assert not any(one in told for one in ("Traceback", *MISSING)), told
    return told


def read_by_the_house() -> set[Path]:
    """Every file of the package that can name something, whatever it is written in, and how it is installed."""
    written = {path for path in (ROOT / "companion").rglob("*") if path.is_file() and path.suffix not in COMPILED}
    return {*written, ROOT / "pyproject.toml", ROOT / "setup.py"}
