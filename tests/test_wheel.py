"""The wheel, installed outside the checkout, carries everything that its commands need."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import sysconfig
import venv
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

pytestmark = pytest.mark.early
ROOT = Path(__file__).parent.parent
BUILD = "import setuptools.build_meta as backend, sys; backend.build_wheel(sys.argv[1])"


def run(*command: str | Path, cwd: Path, code: int = 0) -> str:
    """Run a program as somebody without the checkout; gives what it prints."""
    environ = {name: text for name, text in os.environ.items() if not name.startswith(("PYTHON", "COMPANION"))}
    environ |= {"COMPANION_HOME": str(cwd / "home"), "LC_ALL": "C.UTF-8", "PYTHONUTF8": "1"}
    done = subprocess.run(
        command, cwd=cwd, env=environ, capture_output=True, encoding="utf-8", check=False, timeout=PATIENCE_S
    )
    assert "Traceback" not in done.stderr, done.stderr
    assert done.returncode in (0, code), (done.stdout, done.stderr)
    return done.stdout


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The command of a new environment that holds the wheel; what it depends on is that of this environment."""
    folder = tmp_path_factory.mktemp("wheel")
    source = folder / "source"
    ignored = shutil.ignore_patterns("__pycache__", "node_modules")
    for room in ("companion", "firmware", "hardware"):
        shutil.copytree(ROOT / room, source / room, ignore=ignored)
    for name in ("pyproject.toml", "setup.py", "README.md", "LICENSE", "THIRD-PARTY"):
        if (ROOT / name).exists():
            shutil.copy(ROOT / name, source)
    run(sys.executable, "-c", BUILD, folder, cwd=source)
    (wheel,) = folder.glob("*.whl")
    shutil.rmtree(source)
    venv.create(folder / "env", with_pip=False, symlinks=os.name != "nt")
    binaries = folder / "env" / ("Scripts" if os.name == "nt" else "bin")
    pip = (sys.executable, "-m", "pip", "--python", binaries / "python", "--disable-pip-version-check")
    run(*pip, "install", "--no-index", "--no-deps", wheel, cwd=folder)
    site = sysconfig.get_path("purelib", vars={"base": str(folder / "env"), "platbase": str(folder / "env")})
    Path(site, "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n", encoding="utf-8")
    return binaries / "companion"


@pytest.fixture
def outside(tmp_path: Path) -> Path:
    """A folder that is not the checkout."""
    return tmp_path


def test_it_is_the_wheel_that_runs(installed: Path, outside: Path) -> None:
    where = run(installed.with_name("python"), "-c", "import companion; print(companion.__file__)", cwd=outside)
    assert str(installed.parent.parent) in where
    assert run(installed, "--version", cwd=outside).startswith("companion, version ")
    assert "score" in run(installed, "--help", cwd=outside)


def test_it_carries_the_program_for_boards_and_nothing_of_its_making(installed: Path) -> None:
    site = Path(sysconfig.get_path("purelib", vars={"base": str(installed.parent.parent)}))
    carried, ours = (folder / "companion" / "device" / "data" for folder in (site, ROOT))
    names = {path.name for path in ours.iterdir() if path.is_file()}
    assert names >= {"firmware.uf2", "firmware.json", "cells.csv", "pins.csv"}
    for name in names:
        assert (carried / name).read_bytes() == (ours / name).read_bytes()
    assert not [name for name in ("firmware", "hardware", "tests") if (site / name).exists()]


def test_it_carries_every_game_with_its_words_and_its_tiles(installed: Path, outside: Path) -> None:
    site = Path(sysconfig.get_path("purelib", vars={"base": str(installed.parent.parent)}))
    texts = [path.relative_to(ROOT) for path in (ROOT / "companion").rglob("*.ftl")]
    games = {path.parts[2] for path in texts if path.parts[1] == "games"}
    assert games == {"azul", "queens_garden", "royal_garden"}
    for text in [*texts, *(path.relative_to(ROOT) for path in (ROOT / "companion" / "games").rglob("*.py"))]:
        assert (site / text).read_bytes() == (ROOT / text).read_bytes()
    assert {f"{name}_tiles.csv" for name in ("standard", "azul_mini", "master_chocolatier")} == {
        path.name for path in (site / "companion" / "games").glob("*/*_tiles.csv")
    }
    for game in ("azul-mini", "master-chocolatier"):
        assert "there are five colours." in run(installed, "tiles", "check", "--game", game, cwd=outside)


@pytest.mark.parametrize(
    ("game", "lang", "ranking"),
    [
        ("royal-garden", "cs", "Vítězí"),
        ("azul-mini", "pl", "Wygrywa"),
        ("master-chocolatier", "en", " wins"),
        ("queens-garden", "en", " wins"),
    ],
)
def test_demo_of_each_game_and_in_each_language(
    installed: Path, outside: Path, game: str, lang: str, ranking: str
) -> None:
    assert ranking in run(installed, "demo", "--game", game, "--text", "--seed", "5", "--lang", lang, cwd=outside)


def test_score(installed: Path, outside: Path) -> None:
    (outside / "kingdom.txt").write_text(". . . . .\n. . . . .\nF1 F1 C W0 W0\n. . . . .\n. . . . .\n", "utf-8")
    told = run(installed, "score", "--layout", "kingdom.txt", "--json", cwd=outside)
    assert '"total":4' in told
    assert "four points" in run(installed, "score", "--text", "--layout", "kingdom.txt", cwd=outside)


def test_tiles(installed: Path, outside: Path) -> None:
    assert "no faults" in run(installed, "tiles", "check", cwd=outside)
    assert "twenty-four" in run(installed, "tiles", "show", "24", cwd=outside).lower()


def test_doctor(installed: Path, outside: Path) -> None:
    assert run(installed, "doctor", cwd=outside, code=1)
