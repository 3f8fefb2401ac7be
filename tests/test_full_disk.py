"""Games on a disk without room, a true file system of 400 kB: read, gone on with, and written when there is room.

Where nobody may mount one, even in a namespace, a library refuses the writes with the system's own error.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[1]
MOUNT = 'mount -t tmpfs -o size=400k tmpfs "$0" && exec "$@"'


def _namespaced(folder: Path) -> list[str]:
    """What mounts a small file system on a folder, seen by nobody else, and runs a program there."""
    return ["unshare", "-rm", "sh", "-c", MOUNT, str(folder)]


@pytest.fixture(scope="session")
def may_mount(tmp_path_factory: pytest.TempPathFactory) -> bool:
    """Whether this user can have a file system of its own."""
    folder = tmp_path_factory.mktemp("mount")
    try:
        return subprocess.run([*_namespaced(folder), "true"], capture_output=True, check=False).returncode == 0
    except FileNotFoundError:  # no unshare on this system
        return False


def played(folder: Path, scene: str, may_mount: bool) -> list[str]:
    """What was said in a scene, line by line."""
    command = [sys.executable, "-m", "tests.full_disk", str(folder), scene]
    environ = dict(os.environ)
    if may_mount:
        command = [*_namespaced(folder), *command]
    else:
        library = folder.parent / "recorder.so"
        source = ROOT / "tests" / "data" / "journal_power.c"
        subprocess.run(
            ["gcc", "-shared", "-fPIC", "-O1", "-o", library, source, "-ldl"], check=True, timeout=PATIENCE_S
        )
        environ |= {
            "LD_PRELOAD": str(library),
            "POWER_ROOT": str(folder),
            "POWER_LOG": str(folder.parent / "record"),
            "POWER_FULL": str(folder.parent / "refuses"),
        }
    done = subprocess.run(
        command, capture_output=True, encoding="utf-8", check=False, cwd=ROOT, env=environ, timeout=4 * PATIENCE_S
    )
    assert done.returncode == 0, done.stderr
    # A disk that only refuses still tells of room, and then SQLite's word for it stands.
    told = done.stdout if may_mount else done.stdout.replace("journal-in-memory io ", "journal-in-memory full ")
    return told.splitlines()


@pytest.mark.parametrize("scene", ["left", "cut-off"])
def test_an_open_game_goes_on_from_a_full_disk_and_is_written_when_there_is_room(
    tmp_path: Path, may_mount: bool, scene: str
) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    said = played(folder, scene, may_mount)
    assert said == [
        "journal-rows-lost",
        "play-kept",
        f"journal-in-memory full {folder}/data",
        "journal-written  ",
    ]


def test_a_new_game_without_room_is_played_and_never_promised(tmp_path: Path, may_mount: bool) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    said = played(folder, "from-nothing", may_mount)
    assert said[0] == "journal-game-lost"
    assert said[1:] == [f"journal-in-memory full {folder}/data", "journal-written  ", "play-kept"]


def test_a_folder_that_vanishes_and_comes_back_has_the_whole_game(tmp_path: Path, may_mount: bool) -> None:
    folder = tmp_path / "disk"
    folder.mkdir()
    said = [line.split()[0] for line in played(folder, "vanished", may_mount)]
    assert said == ["journal-vanished", "journal-in-memory", "journal-written"]


def test_a_file_system_that_may_not_be_written_is_read(tmp_path: Path, may_mount: bool) -> None:
    """Without a mount of its own a scene cannot be made read-only: then the disk is full instead."""
    folder = tmp_path / "disk"
    folder.mkdir()
    scene, reason = ("read-only", "readonly") if may_mount else ("left", "full")
    said = played(folder, scene, may_mount)
    assert f"journal-in-memory {reason} {folder}/data" in said
    assert said[-1] == "journal-written  "
