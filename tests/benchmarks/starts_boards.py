"""The boards of random starts, in a process of their own: python -m tests.benchmarks.starts_boards

Each is a virtual board, or the board's own program as it is built for this computer, behind a true
pseudo-terminal. One JSON object a line on standard input: {"do": "plug", "id", "folder", "name", "uid", "kind",
"size", "boot", "program", "harm"}, {"do": "unplug", "id"}, {"do": "press", "id", "button"}; the end of the input
ends all. harm: for "up" (from the board) and "down" the number of a line and what becomes of it, "lost" or
"garbled"; only virtual boards have it. Each order is answered by its id and do with the time when it was done, in
seconds of the system's monotonic clock.
"""

from __future__ import annotations

import json
import sys
import time
from pathlib import Path
from typing import Any

from companion.device.tiles.files import standard
from companion.device.virtual.port import PtyChannel
from firmware.bench.board import BenchBoard
from firmware.bench.front import Front, Terminal
from firmware.bench.hands import ideal
from firmware.bench.port import BenchPort
from firmware.bench.process import BoardProcess, Setup, hosted
from firmware.bench.script import ScriptStep
from firmware.host.build import build
from firmware.tables import layouts

LAYOUTS = {("board", 5): "board5", ("board", 7): "board7", ("tray", 5): "tray"}
BUTTON_US = 80_000
SOON_US = 20_000


class Harm:
    """What happens to single lines on a cable, each way."""

    def __init__(self, told: dict[str, Any]) -> None:
        self._due = {way: dict(lines) for way, lines in told.items()}
        self._count = {"up": 0, "down": 0}

    def done_to(self, way: str, data: bytes) -> bytes:
        """What arrives of some whole lines."""
        return b"".join(self._line(way, line) for line in data.splitlines(keepends=True))

    def _line(self, way: str, line: bytes) -> bytes:
        what = self._due.get(way, {}).pop(str(self._count[way]), "")
        self._count[way] += 1
        if what == "lost":
            return b""
        return line[:3] + bytes([line[3] ^ 1]) + line[4:] if what and len(line) > 4 else line


class BadCable(PtyChannel):
    """A pseudo-terminal on which single lines are lost or garbled."""

    def __init__(self, folder: Path, name: str, harm: Harm) -> None:
        super().__init__(folder, name)
        self._harm = harm

    def send(self, data: bytes) -> None:
        """See PtyChannel; a virtual board sends line by line."""
        super().send(self._harm.done_to("up", data))

    def receive(self, timeout_s: float) -> bytes:
        """See PtyChannel; commands are short and come whole."""
        return self._harm.done_to("down", super().receive(timeout_s))


class Soft:
    """A virtual board."""

    def __init__(self, told: dict[str, Any]) -> None:
        columns, rows = told["size"]
        board = BenchBoard(told["uid"], standard(), (columns, rows), kind=told["kind"], boot=told["boot"])
        cable = BadCable(Path(told["folder"]), told["name"], Harm(told["harm"]))
        self._port = BenchPort(board, cable, patient=False)

    def start(self) -> None:
        """Plug it in."""
        self._port.start()

    def press(self, button: int) -> None:
        """Press a button."""
        self._port.perform([ScriptStep(0, "button", (str(button),))])

    def stop(self) -> None:
        """Pull it out."""
        self._port.stop()


class Firm:
    """The board's own program."""

    def __init__(self, told: dict[str, Any]) -> None:
        layout = LAYOUTS[told["kind"], told["size"][0]]
        self._board = BoardProcess(hosted(build()), Setup(layout=layout, uid=told["uid"], starts=told["boot"]))
        cells = layouts()[layout]
        self._board.fields(0, ideal(cells, ["00000"] * (cells.columns * cells.rows)))
        self._front = Front(self._board, Terminal(Path(told["folder"]), told["name"]), lambda _fact: None)

    def start(self) -> None:
        """Plug it in."""
        self._front.start()
        until_s = time.monotonic() + 10
        while not self._front.terminal.plugged and time.monotonic() < until_s:
            time.sleep(0.002)

    def press(self, button: int) -> None:
        """Press a button and let go of it."""
        at_us = self._board.now_us + SOON_US
        self._board.buttons(at_us, button)
        self._board.buttons(at_us + BUTTON_US)

    def stop(self) -> None:
        """Pull it out."""
        self._front.stop()


def main() -> None:
    """Obey until the input ends."""
    boards: dict[str, Soft | Firm] = {}
    for line in sys.stdin:
        told = json.loads(line)
        name = told["id"]
        if told["do"] == "plug":
            boards[name] = (Firm if told["program"] else Soft)(told)
            boards[name].start()
        elif told["do"] == "press":
            boards[name].press(told["button"])
        else:
            boards.pop(name).stop()
        print(json.dumps({"id": name, "do": told["do"], "at_s": time.monotonic()}), flush=True)
    for board in boards.values():
        board.stop()


if __name__ == "__main__":
    main()
