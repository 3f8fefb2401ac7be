"""A board that lives at a terminal with true magnets over it, and the true commands beside it."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from companion.device.flash.shipped import about
from companion.device.protocol import BoardCommand, encode
from companion.device.tiles import files as tiles
from firmware.bench import uf2
from firmware.bench.drive import Drive
from firmware.bench.front import Front, Terminal
from firmware.bench.process import BoardProcess, Setup, emulated
from hardware.magnets.scene import Scene
from hardware.magnets.sensors import Dead
from tests.command_kit import folder_of_ports
from tests.firmware.bench_kit import image
from tests.patience import until
from tests.terminal import Companion

UID: Final = "E6611860C0DE0001"
OLD: Final = "companion 0.9.0"
AHEAD_US: Final = 30_000
"""Hands begin so long after they are told to, for the board goes on meanwhile."""
CLICK_US: Final = 80_000
CALIBRATED_US: Final = 1_000_000
SETTLED_US: Final = 250_000
"""So long after a movement its words are told."""


def older(folder: Path) -> Path:
    """The shipped program but for the version that it says of itself."""
    held, said = image().read_bytes(), f"companion {about().version}".encode() + b"\0"
    assert held.count(said) == 1 and len(said) == len(OLD) + 1
    file = folder / "older.uf2"
    file.write_bytes(held.replace(said, OLD.encode() + b"\0"))
    return file


class Cable(Drive):
    """A boot loader's drive. cut: a third of the next file gets into the flash, then the power fails."""

    def __init__(self, parent: Path) -> None:
        super().__init__(parent)
        self.cut: BoardProcess | None = None

    def taken(self) -> bytes | None:
        """As a drive does."""
        image = super().taken()
        if image is None or self.cut is None:
            return image
        board, self.cut = self.cut, None
        pieces = uf2.pieces(image)
        # The last piece comes into a sector of which the rest is erased. More than a third would begin well.
        board.load_part(pieces[: len(pieces) // 3 + 1])
        board.power(False)
        self.vanish()
        return None


class Living:
    """An emulated board and hands over it. cells: one circuit board. facts: what the bench told of it."""

    def __init__(
        self, home: Path, image: Path, *, layout: str = "board5", seed: int = 5, cells: bool = False
    ) -> None:
        self.home = home
        self.facts: list[str] = []
        self.scene = Scene(layout, tiles.standard(), seed)
        setup = Setup(layout=layout, uid=UID, seed=seed, flash=home.parent / "flash", cells=cells)
        self.board = BoardProcess(emulated(image), setup)
        self.drives = home.parent / "drives"
        self.drives.mkdir(exist_ok=True)
        self.drive = Cable(self.drives)
        self.terminal = Terminal(folder_of_ports(home), "bench")
        self.front = Front(self.board, self.terminal, self.facts.append, drive=self.drive)
        self.feel()

    def __enter__(self) -> Living:
        self.front.start()
        until(lambda: self.terminal.plugged)
        return self

    def __exit__(self, *_: object) -> None:
        self.front.stop()
        assert self.front.error is None, self.front.error
        assert not [fact for fact in self.facts if "wild" in fact]

    # ---- hands ----

    def feel(self) -> None:
        """Let the board feel what has been done in the scene, at its pace, and tell of it."""
        frames = list(self.scene.frames())
        start_us = self.board.now_us + AHEAD_US
        for frame in frames:
            at_us = start_us + frame.at_us - frames[0].at_us
            self.board.fields(at_us, [round(float(mv)) for mv in frame.millivolts])
        if self.board.now_us:
            self.wait(AHEAD_US + frames[-1].at_us - frames[0].at_us + SETTLED_US)

    def wait(self, us: int) -> None:
        """Let the board's time pass."""
        until_us = self.board.now_us + us
        until(lambda: self.board.now_us >= until_us)

    def lay(self, thing: str, *spots: tuple[int, int]) -> None:
        """Bring a thing down, and let it lie."""
        self.scene.lay(thing, *spots)
        self.feel()

    def lift(self, thing: str) -> None:
        """Take it away."""
        self.scene.lift(thing)
        self.feel()

    def break_sensor(self, number: int, how: Dead | None = Dead.NORTH) -> None:
        """Short a sensor to ground; None mends it."""
        self.scene.kill(number, how)
        self.feel()

    def click(self, button: int) -> None:
        """Press a button of the board."""
        at_us = self.board.now_us + AHEAD_US
        self.board.buttons(at_us, button)
        self.board.buttons(at_us + CLICK_US)
        self.wait(AHEAD_US + CLICK_US)

    def calibrate(self) -> None:
        """Have it measure its zeros, and store them."""
        self.board.send(encode(BoardCommand(number=1, command="calibrate", value=0)))
        self.wait(CALIBRATED_US)

    def unplug(self) -> None:
        """Pull the cable."""
        self.board.power(False)
        until(lambda: not self.terminal.plugged)

    def plug(self, *, held: bool = False) -> None:
        """Push it in; held: with the button of the boot loader held down."""
        self.board.power(True, held=held)
        until(lambda: self.drive.path is not None if held else self.terminal.plugged)

    # ---- commands ----

    def running(self, *words: str, patched: str = "") -> Companion:
        """A command, running. patched: what is done to the program's modules before."""
        env = {"COMPANION_DRIVES": str(self.drives)}
        if not patched:
            return Companion(self.home, *words, env=env)
        shell = (
            f"shift 3; exec {sys.executable} -c '{patched}; from companion.ui.cli.main import main; main()' \"$@\""
        )
        return Companion(self.home, *words, env=env, shell=shell)

    def command(self, *words: str, code: int = 0, patched: str = "") -> list[str]:
        """A command run to its end; what it printed, errors last."""
        running = self.running(*words, patched=patched)
        running.done(code)
        return [line.rstrip("\n") for line in (*running.out, *running.err)]


def in_order(lines: Sequence[str], *parts: str) -> bool:
    """Whether these occur in lines one after the other."""
    left = iter(lines)
    return all(any(part in line for line in left) for part in parts)
