"""What is kept of an evening is its user's alone, whatever the umask, and is made so where it was not.

The other side is the file system: true commands write, and every mode is read from the disk.
"""

from __future__ import annotations

import stat
import subprocess
import sys
from pathlib import Path

import pytest

from tests.command_kit import environment
from tests.patience import PATIENCE_S

GAME = Path(__file__).parent / "data" / "golden_game_1.jsonl"
PROGRAM = "import os, sys; os.umask(int(sys.argv.pop(1), 8)); from companion.ui.cli.main import main; main()"
EVENING = "rules\nquit\nquit\n"


def companion(home: Path, umask: str, *words: str, told: str = "", **more: str) -> str:
    """A command in a process of its own; what it printed."""
    done = subprocess.run(
        [sys.executable, "-c", PROGRAM, umask, *words],
        env={**environment(home), **more},
        input=told,
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done.stdout + done.stderr


def modes(folder: Path) -> dict[str, int]:
    """Every file, socket and folder below, and its mode; links are what they lead to and left out."""
    every = [folder, *folder.rglob("*")]
    return {str(one): stat.S_IMODE(one.lstat().st_mode) for one in every if not one.is_symlink()}


def an_evening(home: Path, umask: str, **more: str) -> None:
    """All that writes: a game with its journal, log and lock, settings, a report, an export, an owner's count."""
    companion(home, umask, "settings", "rate", "200", "--lang", "en", **more)
    play = ("play", "--new", "--players", "Jana,Petr", "--text", "--lang", "en")
    companion(home, umask, *play, told=EVENING, **more)
    companion(home, umask, "history", "import", str(GAME), **more)
    rounds = ("score", "--game", "azul-mini", "--rounds", "--text", "--lang", "en")
    companion(home, umask, *rounds, told="2\nJana\nPetr\n", **more)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("umask", ["077", "000"])
def test_every_file_of_an_evening_is_its_users_alone(tmp_path: Path, umask: str) -> None:
    home, out = tmp_path / "home", tmp_path / "Documents"
    out.mkdir(mode=0o755)
    out.chmod(0o755)
    an_evening(home, umask)
    companion(home, umask, "history", "export", "1", str(out / "game.jsonl"))
    companion(home, umask, "doctor", "--report", str(out / "report.zip"), "--lang", "en")
    found = modes(home)
    kept = {Path(path).name for path in found}
    assert {"settings.toml", "journal.sqlite3", "journal.sqlite3-lock", "companion.log", "owner.lock"} <= kept
    assert {path: oct(mode) for path, mode in found.items() if mode & 0o077} == {}
    assert all(mode & 0o700 == 0o700 for path, mode in found.items() if Path(path).is_dir())
    assert all(mode & 0o600 == 0o600 for path, mode in found.items() if Path(path).is_file())
    assert {name: oct(mode) for name, mode in modes(out).items()} == {
        str(out): oct(0o755),  # not ours
        str(out / "game.jsonl"): oct(0o600),
        str(out / "report.zip"): oct(0o600),
    }


def test_what_was_open_is_closed_by_the_next_command(tmp_path: Path) -> None:
    home = tmp_path / "home"
    an_evening(home, "022")
    (home / "data" / "journal.sqlite3-wal").touch()
    for path in (home / "config", home / "data", *home.rglob("*")):
        if not path.is_symlink() and "run" not in path.parts:
            path.chmod(0o777 if path.is_dir() else 0o666)
    (home / "run").chmod(0o755)
    companion(home, "022", "settings", "language", "--lang", "en")
    found = {path: mode for path, mode in modes(home).items() if path != str(home) and "/run" not in path}
    assert {path: oct(mode) for path, mode in found.items() if mode & 0o077} == {}


def test_foreign_folders_are_not_touched(tmp_path: Path) -> None:
    """A data folder that is a link, a journal in a folder of the user's, and what a link of ours leads to."""
    home, documents = tmp_path / "home", tmp_path / "Documents"
    for folder in (home / "config", documents, tmp_path / "elsewhere"):
        folder.mkdir(parents=True)
    (documents / "letter.txt").write_text("x", encoding="utf-8")
    for path in (documents, documents / "letter.txt", tmp_path / "elsewhere"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    (home / "data").symlink_to(tmp_path / "elsewhere")
    (home / "config" / "letter").symlink_to(documents / "letter.txt")
    (home / "config" / "settings.toml").write_text(
        f'version = 4\njournal = "{documents}/journal.sqlite3"\n', encoding="utf-8"
    )
    an_evening(home, "022")
    now = modes(tmp_path)
    assert now[str(documents)] == 0o755 and now[str(documents / "letter.txt")] == 0o644
    assert now[str(tmp_path / "elsewhere")] == 0o755
    for name in ("journal.sqlite3", "journal.sqlite3-lock"):
        assert now[str(documents / name)] == 0o600
    assert now[str(tmp_path / "elsewhere" / "companion.log")] == 0o600


@pytest.mark.skipif(sys.platform != "linux", reason="the folders of XDG")
def test_the_systems_folders_are_closed_and_those_above_them_left(tmp_path: Path) -> None:
    session = tmp_path / "session"
    session.mkdir(mode=0o700)
    shared = {"config": tmp_path / "etc", "data": tmp_path / "share"}
    for folder in shared.values():
        folder.mkdir()
        folder.chmod(0o755)
        (folder / "companion").mkdir()
        (folder / "companion").chmod(0o755)
    xdg = {"XDG_CONFIG_HOME": str(shared["config"]), "XDG_DATA_HOME": str(shared["data"])}
    more = {**xdg, "XDG_RUNTIME_DIR": str(session), "HOME": str(tmp_path / "person"), "COMPANION_HOME": ""}
    an_evening(tmp_path, "000", **more)
    for folder in shared.values():
        assert stat.S_IMODE(folder.stat().st_mode) == 0o755
        assert {path: oct(mode) for path, mode in modes(folder / "companion").items() if mode & 0o077} == {}
    assert (shared["data"] / "companion" / "journal.sqlite3").is_file()
    assert {path: oct(mode) for path, mode in modes(session / "companion").items() if mode & 0o077} == {}
