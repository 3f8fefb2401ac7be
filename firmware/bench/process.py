"""One board process, run in lockstep: time passes only while it is told to run, as fast as it goes.

    with BoardProcess(emulated(Path("companion.uf2")), Setup(uid="E66118604B3A2F2C")) as board:
        board.fields(500_000, millivolts)
        told = board.run_to(1_000_000)

The same calls serve an emulated binary and the host build. Times are simulated microseconds since the board
began.
"""

from __future__ import annotations

import contextlib
import json
import os
import select
import shutil
import struct
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import TracebackType
from typing import Any, ClassVar, Final, Literal, get_args

from firmware.bench import frames, uf2
from firmware.bench.frames import Event, Reached, Serial, Told
from firmware.bench.shelf import Child, Shelf
from firmware.emulator.rom.build import RomError, build
from firmware.tables import layouts

EMULATOR: Final = Path(__file__).parents[1] / "emulator"
BOARD: Final = EMULATOR / "board.mjs"
STRAPS: Final = {"board5": 0b10, "board7": 0b01, "tray": 0b00}
"""What the strap pins read for a layout; 1 is open. 0b11 leaves it to the flashed setting."""
Bus = Literal["told", "suspend", "reset", "missed", "twice"]
BUS: Final[tuple[Bus, ...]] = get_args(Bus)
PROGRAMS = (".uf2", ".bin")
CLOSING_S = 5.0
CHUNK = 1 << 16


class BenchError(RuntimeError):
    """A board process cannot be started or has failed; the text says why and what to do."""


@dataclass(frozen=True, slots=True)
class Setup:
    """What a board process is told first.

    strap: None for that of the layout. noise_uv: root mean square of each conversion's noise. flash: the file in
    which the flash outlives the process. starts: how often the board was powered before; with the seed it decides
    the next boot number. torn_write, torn_erase: flash bytes after which the power dies, once. Of emulated boards
    only: drops_out_mv: VSYS below which the 3.3 V sink; sag_mv: what VSYS loses while a strip has power; watch:
    each change of the strips is told as an event `strips`, of the cells that have power as `cells`; cells: one
    circuit board, powered cell by cell.
    """

    layout: str = "board5"
    uid: str = "E66118604B3A2F2C"
    strap: int | None = None
    seed: int = 1
    noise_uv: int = 1500
    supply_mv: int = 5000
    flash: Path | None = None
    starts: int = 0
    torn_write: int | None = None
    torn_erase: int | None = None
    drops_out_mv: int | None = None
    sag_mv: int | None = None
    watch: bool | None = None
    cells: bool | None = None

    def told(self) -> dict[str, Any]:
        """The first frame's JSON."""
        told: dict[str, Any] = {
            "layout": self.layout,
            "strap": STRAPS[self.layout] if self.strap is None else self.strap,
            "uid": self.uid,
            "seed": self.seed,
            "noise_uv": self.noise_uv,
            "supply_mv": self.supply_mv,
            "flash": "" if self.flash is None else str(self.flash),
            "starts": self.starts,
        }
        names = ("torn_write", "torn_erase", "drops_out_mv", "sag_mv", "watch", "cells")
        return told | {name: getattr(self, name) for name in names if getattr(self, name) is not None}


Program = tuple[str, ...]
"""The command line of a board process."""


def emulated(image: Path, *options: str) -> Program:
    """The emulator with a program for the RP2040, as .bin or .uf2. Raises BenchError if something is missing."""
    node = shutil.which("node")
    if node is None:
        raise BenchError("Node is not installed. Install the package nodejs, version 18 or newer.")
    if not (EMULATOR / "node_modules" / "rp2040js").is_dir():
        raise BenchError("The emulator's package is missing. Run npm ci in the folder firmware/emulator.")
    if not image.is_file():
        raise BenchError(f"There is no program {image}. Build the firmware first.")
    if image.suffix not in PROGRAMS:
        raise BenchError(f"{image} is no program for a board. Give a file that ends with .uf2 or .bin.")
    try:
        rom = build()
    except RomError as error:
        raise BenchError(str(error)) from error
    return (node, str(BOARD), "--rom", str(rom), "--program", str(image), *options)


def hosted(binary: Path) -> Program:
    """The host build. Raises BenchError if it is missing."""
    if not binary.is_file():
        raise BenchError(f"There is no program {binary}. Build firmware/host first.")
    return (str(binary),)


class BoardProcess:
    """A board behind pipes. Raises BenchError when the process fails, or is silent for patience_s in a run."""

    shelf: ClassVar[Shelf | None] = None
    """Keeps the emulator's processes for the next board; None: each ends with its board."""

    def __init__(self, program: Program, setup: Setup, patience_s: float = 120.0) -> None:
        self.setup, self.patience_s = setup, patience_s
        self.sensors = len(layouts()[setup.layout].sensors)
        self.now_us = 0
        self._cutter = frames.FrameCutter()
        self._child = Child(program) if self.shelf is None else self.shelf.take(program)
        self._process, self._complaints = self._child.process, self._child.complaints
        self._open = True
        self._put(frames.frame("I", json.dumps(setup.told()).encode()))

    def __enter__(self) -> BoardProcess:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> Literal[False]:
        self.close()
        return False

    @property
    def pid(self) -> int:
        """The process's number."""
        return self._process.pid

    # ---- what is done to the board ----

    def fields(self, at_us: int, millivolts: Sequence[int]) -> None:
        """What every sensor gives from then on, in sensor order."""
        if len(millivolts) != self.sensors:
            raise ValueError(f"{len(millivolts)} values for {self.sensors} sensors")
        self._put(frames.fields(at_us, millivolts))

    def buttons(self, at_us: int, *pressed: int) -> None:
        """Which of the buttons 1 to 5 are held down from then on."""
        self._put(frames.timed("P", at_us, bytes([sum(1 << (each - 1) for each in pressed)])))

    def volts(self, at_us: int, supply_mv: int, strips: int = 0xFF) -> None:
        """The supply and a mask of the strips that are there."""
        self._put(frames.timed("W", at_us, struct.pack("<HB", supply_mv, strips)))

    def send(self, data: bytes, at_us: int = 0) -> None:
        """Bytes from the host to the board."""
        self._put(frames.timed("U", at_us, data))

    def power(self, on: bool, at_us: int = 0, held: bool = False) -> None:
        """Cut the power, or give it; held: with the button of the boot loader held down (emulated boards only)."""
        self._put(frames.timed("X", at_us, bytes([2 if on and held else on])))

    def pull(self, at_us: int = 0) -> None:
        """Pull the pin RUN down for a moment (emulated boards only)."""
        self._put(frames.timed("X", at_us, bytes([3])))

    def bus(self, how: Bus, at_us: int = 0) -> None:
        """Let the computer sleep, or wake (emulated boards only).

        told: as it should be. reset: and it finds the device anew. missed: the chip's USB controller does not tell
        the program. twice: it tells of a suspend once more.
        """
        self._put(frames.timed("Z", at_us, bytes([BUS.index(how)])))

    def load(self, image: bytes) -> None:
        """Write a UF2 as the boot loader does, and start it. Raises Uf2Error. The boot loader must be running."""
        self.load_part(uf2.pieces(image))
        self._put(frames.frame("B"))

    def load_part(self, pieces: Sequence[uf2.Piece]) -> None:
        """Write pieces of a UF2 as the boot loader does, which goes on waiting for the rest."""
        for piece in pieces:
            self._put(frames.frame("L", struct.pack("<I", piece.address) + piece.data))

    # ---- time ----

    def run_to(self, at_us: int) -> list[Serial | Event]:
        """Run to that time; all that was told on the way."""
        self._put(frames.timed("R", at_us))
        return self._heard()

    def run(self, for_us: int) -> list[Serial | Event]:
        """Run for so long."""
        return self.run_to(self.now_us + for_us)

    def go(self, speed_percent: int) -> None:
        """Run free from here on: 100 is real time, 0 as fast as it goes; ended by run_to."""
        self._put(frames.frame("G", struct.pack("<I", speed_percent)))

    def close(self) -> list[Serial | Event]:
        """End the board; what it still told. Never raises, and leaves no process behind that nobody keeps."""
        heard: list[Serial | Event] = []
        if not self._open:
            return heard
        self._open = False
        if self.shelf is not None and str(BOARD) in self._child.program:
            with contextlib.suppress(BenchError):
                self.patience_s = CLOSING_S
                self._put(frames.frame("N"))
                heard = self._heard()
                self.shelf.put(self._child)
                return heard
        with contextlib.suppress(BenchError, OSError):
            self._put(frames.frame("Q"))
        with contextlib.suppress(BenchError, OSError, ValueError, subprocess.TimeoutExpired):
            rest, _ = self._process.communicate(timeout=CLOSING_S)
            heard = [told for told in self._cutter.feed(rest) if not isinstance(told, Reached)]
        self._child.end()
        return heard

    # ---- pipes ----

    def _put(self, data: bytes) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(data)
            self._process.stdin.flush()
        except (OSError, ValueError) as error:
            raise self._failed() from error

    def _heard(self) -> list[Serial | Event]:
        heard: list[Serial | Event] = []
        while True:
            for told in self._hear():
                if isinstance(told, Reached):
                    self.now_us = told.at_us
                    return heard
                heard.append(told)

    def _hear(self) -> list[Told]:
        assert self._process.stdout is not None
        out = self._process.stdout.fileno()
        if not select.select([out], [], [], self.patience_s)[0]:
            raise BenchError(f"The board process has said nothing for {self.patience_s:g} seconds.")
        data = os.read(out, CHUNK)
        if not data:
            raise self._failed()
        return list(self._cutter.feed(data))

    def _failed(self) -> BenchError:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(timeout=1.0)
        if self._complaints.closed:
            return BenchError("The board process was ended.")
        self._complaints.seek(0)
        said = self._complaints.read().decode("utf-8", "replace").strip() or "it gave no reason"
        return BenchError(f"The board process ended with status {self._process.returncode}: {said}")


def serial(told: Sequence[Serial | Event]) -> bytes:
    """All bytes that the board sent."""
    return b"".join(each.data for each in told if isinstance(each, Serial))


def events(told: Sequence[Serial | Event], what: str) -> list[Event]:
    """All events of that name."""
    return [each for each in told if isinstance(each, Event) and each.what == what]
