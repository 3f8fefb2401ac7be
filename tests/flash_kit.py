"""Small programs as UF2 files, and a board of software with a boot loader: a folder stands for its drive."""

from __future__ import annotations

import contextlib
import hashlib
import json
import shutil
import struct
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from click.testing import Result

from companion.care.board import flash as flashing
from companion.device import link
from companion.device.flash import drives, shipped
from companion.device.flash.drives import INFO
from companion.device.flash.uf2 import FAMILY, FLASH, HAS_FAMILY, MAGIC
from companion.device.protocol import BoardCommand, Done, FirmwareLog
from companion.device.tiles import files as tiles
from companion.device.virtual.port import PtyChannel
from companion.evening import listening
from companion.ui.cli.board import command
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import read
from tests.command_kit import UIDS, folder_of_ports, run, strict_words

INFO_TEXT = "UF2 Bootloader v3.0\nModel: Raspberry Pi RP2\nBoard-ID: RPI-RP2\n"
VERSION = "1.2.0"
BY_HAND = "On the small circuit board at the socket of the cable there is one single button."


def block(number: int, count: int, payload: bytes, **more: int) -> bytes:
    """One block of a UF2 file; more: flags, address, size, named, total, family in place of the right ones."""
    head = struct.pack(
        "<8I",
        MAGIC[0],
        MAGIC[1],
        more.get("flags", HAS_FAMILY),
        more.get("address", FLASH + number * 256),
        more.get("size", 256),
        more.get("named", number),
        more.get("total", count),
        more.get("family", FAMILY),
    )
    return head + payload.ljust(476, b"\0") + struct.pack("<I", MAGIC[2])


def program(version: str = VERSION, count: int = 10, **more: int) -> bytes:
    """A whole UF2 file of a program that says this version, across the border of two pages."""
    said = f"companion {version}".encode() + b"\0" if version else b""
    flash = (b"\x11" * 250 + said).ljust(count * 256, b"\x22")
    return b"".join(block(n, count, flash[n * 256 : n * 256 + 256], **more) for n in range(count))


def ship(folder: Path, data: bytes | None = None, version: str = VERSION) -> Path:
    """Lay a program and its description into a folder, as an installation has them."""
    folder.mkdir(parents=True, exist_ok=True)
    content = program(version) if data is None else data
    told = {
        "version": version,
        "protocol": "1.1",
        "family": hex(FAMILY),
        "sha256": hashlib.sha256(content).hexdigest(),
        "bytes": len(content),
    }
    (folder / "firmware.uf2").write_bytes(content)
    (folder / "firmware.json").write_text(json.dumps(told), encoding="utf-8")
    return folder


def make_drive(folder: Path) -> Path:
    """A folder that looks like the drive of a board in its boot loader."""
    folder.parent.mkdir(parents=True, exist_ok=True)
    fresh = Path(tempfile.mkdtemp(dir=folder.parent.parent))  # it comes all at once, as a drive is mounted
    (fresh / INFO).write_text(INFO_TEXT, encoding="ascii")
    (fresh / "INDEX.HTM").write_text("<html>", encoding="ascii")
    fresh.rename(folder)
    return folder


class Renewable(BenchBoard):
    """A board that knows what it was asked, and tells of its calibration as the firmware does.

    noticed: called with each command.
    """

    def __init__(self, uid: str) -> None:
        self.calibration = "calibration 3 used"
        self.commands: list[str] = []
        self.noticed: Callable[[str], object] = lambda _: None
        super().__init__(uid, tiles.standard())
        self.take()

    def answer(self, command: BoardCommand) -> None:
        self.commands.append(command.command)
        self.noticed(command.command)
        if command.command == "report":
            if self.calibration:
                self._send(FirmwareLog, text=self.calibration)
            self._send(Done, number=command.number, ok=1, reason="")
        else:
            super().answer(command)


class BootLoader:
    """Stands for the boot ROM: its drive comes, takes a whole file, goes; then the board starts with it.

    drive: where it comes, None for never. becomes: what the board's program says of itself afterwards. returns:
    whether the board starts again. before: called when the drive is there, before it takes anything.
    """

    def __init__(self, port: BenchPort, board: Renewable, drive: Path | None) -> None:
        self.drive, self.board = drive, board
        self.becomes = f"companion {VERSION}"
        self.takes = self.returns = True
        self.taken = b""
        self.before: Callable[[], object] = lambda: None
        self._port = port
        self._end = threading.Event()
        self._thread = threading.Thread(target=self._live, daemon=True)

    def enter(self) -> None:
        """The board is asked to: it says done, vanishes, and is a drive."""
        self._port.perform(read("wait 80\nunplug"))
        self._thread.start()

    def press_when(self, command: str) -> None:
        """Let somebody press a button of the board as soon as this command has reached it."""
        self.board.noticed = lambda got: self._port.perform(read("button 1")) if got == command else None

    def start(self) -> None:
        """The board was plugged in with its button held down: a drive, and no port."""
        self._port.perform(read("unplug"))
        self._port.start()
        self._thread.start()
        self._until(lambda: self.drive is not None and self.drive.exists())

    def stop(self) -> None:
        self._end.set()
        if self._thread.is_alive():
            self._thread.join()

    def _live(self) -> None:
        self._until(lambda: not self.board.powered)
        if self.drive is None or self._end.is_set():
            return
        make_drive(self.drive)
        self.before()
        self._until(self._whole)
        if self._end.is_set() or not self.takes:
            return
        shutil.rmtree(self.drive)
        if self.returns:
            self.board.firmware = self.becomes
            self._port.perform(read("plug"))

    def _whole(self) -> bool:
        """Whether a UF2 file has come, all blocks of it."""
        assert self.drive is not None
        with contextlib.suppress(OSError):
            for file in self.drive.glob("*.UF2"):
                if not file.is_file():  # /dev/full, which could be read for ever
                    continue
                data = file.read_bytes()
                if len(data) >= 512 and len(data) == 512 * struct.unpack_from("<I", data, 24)[0]:
                    self.taken = data
                    return True
        return False

    def _until(self, holds: Callable[[], bool]) -> None:
        while not self._end.is_set() and not holds():
            time.sleep(0.01)


@contextlib.contextmanager
def renewable(
    home: Path, drive: Path | None, *, firmware: str = "companion 1.1.0", name: str = "one", uid: str = UIDS[0]
) -> Iterator[BootLoader]:
    """A plugged board that can enter a boot loader whose drive comes in a folder."""
    board = Renewable(uid)
    board.firmware = firmware
    port = BenchPort(board, PtyChannel(folder_of_ports(home), name), ())
    boot = BootLoader(port, board, drive)
    board.boot_loader = boot.enter
    port.start()
    try:
        yield boot
    finally:
        boot.stop()
        port.stop()
        assert port.error is None


@contextlib.contextmanager
def waiting(home: Path, drive: Path, *, name: str = "one", uid: str = UIDS[0]) -> Iterator[BootLoader]:
    """A board that waits in its boot loader from the beginning."""
    board = Renewable(uid)
    channel = PtyChannel(folder_of_ports(home), name)
    port = BenchPort(board, channel, (), patient=False)
    boot = BootLoader(port, board, drive)
    boot.start()
    try:
        yield boot
    finally:
        boot.stop()
        port.stop()
        assert port.error is None


def tree(folder: Path) -> dict[str, bytes]:
    """Every file below a folder, with its bytes."""
    return {str(one.relative_to(folder)): one.read_bytes() for one in sorted(folder.rglob("*")) if one.is_file()}


def prepare(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    """Words that may not be missing, a shipped program of our own, no drives but those in media, less patience."""
    strict_words(monkeypatch)
    monkeypatch.setattr(shipped, "DATA", ship(folder / "data of the program"))
    (folder / "media").mkdir()
    monkeypatch.setenv("COMPANION_DRIVES", str(folder / "media"))
    monkeypatch.setattr(flashing, "AFTER_S", 0.1)
    monkeypatch.setattr(drives, "LOOK_S", 0.02)
    quick = link.Pace(look_s=0.05, back_off_s=(0.02, 0.05), tries=2)
    monkeypatch.setattr(listening, "PACE", quick)
    monkeypatch.setattr(listening, "TICK_S", 0.05)


@pytest.fixture(name="_here", autouse=True)
def here_fixture(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Everything prepared, for each test of a module that imports this."""
    prepare(monkeypatch, tmp_path)


@pytest.fixture(name="home")
def home_fixture(tmp_path: Path) -> Path:
    """Where the files of the companion are."""
    return tmp_path / "home"


@pytest.fixture(name="drive")
def drive_fixture(tmp_path: Path) -> Path:
    """Where the drive of a boot loader comes."""
    return tmp_path / "media" / "RPI-RP2"


def flashed(home: Path, *args: str, lang: str = "en", spoken: bool = False) -> Result:
    """Run `companion board flash`; unless spoken it only prints."""
    return run(command, home, "flash", *args, *([] if spoken else ["--text"]), lang=lang)
