"""The drive of a board in its boot loader: found where it is, and every way of not taking a file told."""

from __future__ import annotations

import errno
import os
import shutil
import sys
import time
from pathlib import Path
from types import SimpleNamespace

import pytest

from companion.device.flash import drives
from companion.device.flash.drives import DriveError
from tests.flash_kit import make_drive, program
from tests.patience import PATIENCE_S

FILE = program()


def named(*folders: Path) -> dict[str, str]:
    return {"COMPANION_DRIVES": os.pathsep.join(map(str, folders))}


def key_of(drive: Path) -> str:
    with pytest.raises(DriveError) as caught:
        drives.copy(FILE, drive)
    assert caught.value.facts == {"drive": str(drive)}
    return caught.value.key


# ---- found ----------------------------------------------------------------------------------------------------


def test_a_drive_is_a_folder_that_says_so(tmp_path: Path) -> None:
    drive = make_drive(tmp_path / "RPI-RP2")
    other = tmp_path / "other"
    other.mkdir()
    (other / "INFO_UF2.TXT").write_text("UF2 Bootloader\nModel: X\nBoard-ID: SAMD51-X\n", encoding="ascii")
    (tmp_path / "INFO_UF2.TXT").mkdir()
    assert drives.found(named(tmp_path)) == [drive]
    assert drives.found(named(drive, tmp_path, tmp_path / "nowhere")) == [drive]


def test_two_drives_are_two(tmp_path: Path) -> None:
    both = [make_drive(tmp_path / "RPI-RP2"), make_drive(tmp_path / "RPI-RP21")]
    assert drives.found(named(tmp_path)) == both


@pytest.mark.skipif(sys.platform != "linux", reason="as Linux tells its mounts")
def test_mounts_of_the_right_kind_are_looked_at(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drive, slow = make_drive(tmp_path / "a drive"), make_drive(tmp_path / "slow")
    mounts = tmp_path / "mounts"
    escaped = str(drive).replace(" ", "\\040")
    mounts.write_text(f"/dev/sdb1 {escaped} vfat rw 0 0\nhost:/x {slow} nfs rw 0 0\nrubbish\n", encoding="utf-8")
    monkeypatch.setattr(drives, "MOUNTS", mounts)
    monkeypatch.setattr(drives, "HOLDERS", ())
    assert drives.found({}) == [drive]
    monkeypatch.setattr(drives, "MOUNTS", tmp_path / "none")
    assert drives.found({}) == []


@pytest.mark.skipif(sys.platform == "win32", reason="drives have letters there")
def test_a_desktop_mounts_in_a_folder_of_the_user(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drive = make_drive(tmp_path / "media" / "jana" / "RPI-RP2")
    monkeypatch.setattr(drives, "MOUNTS", tmp_path / "none")
    monkeypatch.setattr(drives, "HOLDERS", (str(tmp_path / "media"), str(tmp_path / "none")))
    assert drives.found({}) == [drive]


# ---- written --------------------------------------------------------------------------------------------------


def test_all_bytes_arrive(tmp_path: Path) -> None:
    drive = make_drive(tmp_path / "d")
    big = FILE * 40
    drives.check(drive, len(big))
    drives.copy(big, drive)
    assert (drive / drives.NAME).read_bytes() == big


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_drive(tmp_path: Path) -> None:
    drive = make_drive(tmp_path / "d")
    (drive / drives.NAME).symlink_to("/dev/full")
    assert key_of(drive) == "flash-drive-full"


def test_too_little_room_is_known_beforehand(tmp_path: Path) -> None:
    with pytest.raises(DriveError) as caught:
        drives.check(make_drive(tmp_path / "d"), 1 << 60)
    assert caught.value.key == "flash-drive-full"


def test_a_drive_that_must_not_be_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drive = make_drive(tmp_path / "d")
    monkeypatch.setattr(os, "write", raising(errno.EROFS))
    assert key_of(drive) == "flash-drive-denied"
    monkeypatch.setattr(os, "access", lambda *_: False)
    with pytest.raises(DriveError) as caught:
        drives.check(drive, 1)
    assert caught.value.key == "flash-drive-denied"


def raising(number: int, first: object = None) -> object:
    def fail(*_: object) -> int:
        if callable(first):
            first()
        raise OSError(number, os.strerror(number))

    return fail


def test_a_drive_that_vanishes_before_all_is_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drive = make_drive(tmp_path / "d")
    monkeypatch.setattr(os, "write", raising(errno.EIO, lambda: shutil.rmtree(drive)))
    assert key_of(drive) == "flash-drive-gone"


def test_a_drive_that_is_not_there_any_more(tmp_path: Path) -> None:
    assert key_of(tmp_path / "none") == "flash-drive-gone"


@pytest.mark.parametrize("later", [False, True])
def test_a_board_that_restarts_before_the_system_is_done_has_taken_all(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, later: bool
) -> None:
    """The drive vanishes with the error, or at the second look at it."""
    drive = make_drive(tmp_path / "d")

    def vanish(_seconds: float = 0) -> None:
        shutil.rmtree(drive)

    monkeypatch.setattr(os, "fsync", raising(errno.EIO, None if later else vanish))
    monkeypatch.setattr(drives, "time", SimpleNamespace(monotonic=time.monotonic, sleep=vanish))
    drives.copy(FILE, drive)
    assert not drive.exists()


def test_a_drive_that_stays_and_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(drives, "GONE_S", 0.0)
    monkeypatch.setattr(os, "fsync", raising(errno.EIO))
    assert key_of(make_drive(tmp_path / "d")) == "flash-drive-failed"


def test_waiting_ends_with_what_is_waited_for_or_with_the_time() -> None:
    looks = iter([False, True])
    assert drives.wait(lambda: next(looks), PATIENCE_S)
    assert not drives.wait(lambda: False, 0.0)
