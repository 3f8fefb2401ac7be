"""How fast boards without hardware live, and what the firmware needs: python -m tests.benchmarks.bench_boards

Real-time factor: simulated seconds in a second of one emulated board that runs as fast as it goes. In real time:
so many boards at their pseudo-terminals, paced at 100 percent, busy with dominoes coming and going over simulated
magnets, read by the daemon's link; how far simulated time is behind the wall clock, looked at a hundred times a
second. Idle traffic: bytes on the wire of an empty board, connected and answered. Scan rate and stack: as the
firmware itself reports them on the largest layout, after a minute of work. Simulated times unless said otherwise.
"""

from __future__ import annotations

import queue
import re
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from companion.device import link
from companion.device.flash.uf2 import read as read_uf2
from companion.device.protocol import BoardCommand, FirmwareLog, LineCutter, decode, encode
from companion.device.tiles.files import standard
from firmware.bench.front import Act, Front, Terminal
from firmware.bench.hands import felt, ideal
from firmware.bench.magnets import MagnetHands
from firmware.bench.process import BoardProcess, Program, Setup, emulated, hosted, serial
from firmware.bench.script import read
from firmware.build import BuildError
from firmware.build import build as build_firmware
from firmware.host.build import build as build_host
from firmware.tables import layouts
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.benchmarks.placements import SHIPPED

EMULATED, HOSTED = 2, 5
"""So many boards live in real time on two cores."""
BUSY_S, LOOK_S = 20.0, 0.01
BEHIND_MS = 50.0
RUN_US: Final = 20_000_000
SCANS_A_SECOND = 100.0
IDLE_BYTES_S = 200.0
MOST_FLASH, MOST_RAM = 96.0, 48.0
COMES_AND_GOES = "lay 24 B3 C3\nwait 350\nlay 7 D4 D5\nwait 350\nlift 24\nwait 350\nlift 7\nwait 350\n"


class Heard(queue.SimpleQueue[object]):
    """Where the link puts its events; counts bytes."""

    def __init__(self) -> None:
        super().__init__()
        self.bytes: dict[str, int] = {}

    def put(self, event: object, block: bool = True, timeout: float | None = None) -> None:
        """Take an event."""
        if isinstance(event, link.Bytes):
            self.bytes[event.port] = self.bytes.get(event.port, 0) + len(event.data)


def factor(layout: str) -> float:
    """Simulated seconds a second of one emulated board."""
    with BoardProcess(emulated(SHIPPED), Setup(layout=layout)) as board:
        board.run_to(1_000_000)
        began_s = time.perf_counter()
        board.run(RUN_US)
        return RUN_US / 1e6 / (time.perf_counter() - began_s)


def behind_ms(program: Program, boards: int) -> list[float]:
    """How far each board's simulated time is behind the wall clock, while all live in real time."""
    felts = list(felt(MagnetHands(layouts()["board5"], standard(), 1), read(COMES_AND_GOES * 12)))
    measured: list[float] = []
    with tempfile.TemporaryDirectory() as name:
        folder, heard = Path(name), Heard()
        fronts = [
            Front(
                BoardProcess(program, Setup(uid=f"E6611860C0DE{number:04X}", seed=number)),
                Terminal(folder, f"board-{number}"),
                lambda _fact: None,
                act=Act(iter(felts)),
            )
            for number in range(1, boards + 1)
        ]
        ports = link.Link(heard, link.Ports(directory=name, usb=()), pace=link.Pace(look_s=0.1))
        ports.start()
        try:
            for front in fronts:
                front.start()
            _until(lambda: len(heard.bytes) == boards)
            time.sleep(1.0)
            began = [(front, time.monotonic(), front.board.now_us) for front in fronts]
            while time.monotonic() - began[0][1] < BUSY_S:
                measured += [
                    (time.monotonic() - at_s) * 1000 - (front.board.now_us - at_us) / 1000
                    for front, at_s, at_us in began
                ]
                time.sleep(LOOK_S)
            assert not any(front.error for front in fronts)
            assert all(count > BUSY_S * 50 for count in heard.bytes.values()), "all are read to the end"
        finally:
            ports.close()
            for front in fronts:
                front.stop()
    return [each - min(measured) for each in measured]


def _until(holds: object, patience_s: float = 20.0) -> None:
    assert callable(holds)
    end_s = time.monotonic() + patience_s
    while not holds():
        assert time.monotonic() < end_s, "the boards were not found"
        time.sleep(0.02)


def idle_bytes_s(layout: str, seconds: int = 60) -> float:
    """Bytes a second of an empty board that was greeted."""
    with BoardProcess(emulated(SHIPPED), Setup(layout=layout)) as board:
        board.fields(0, ideal(layouts()[layout], ["00000"] * 49))
        board.run_to(500_000)
        for number, command in enumerate(("hello", "settle", "snapshot"), start=1):
            value = 40 if command == "settle" else 0
            board.send(encode(BoardCommand.model_validate({"number": number, "command": command, "value": value})))
        board.run(1_500_000)
        return len(serial(board.run(seconds * 1_000_000))) / seconds


def report(layout: str) -> dict[str, float]:
    """What the firmware says of itself after a minute with things coming and going."""
    told = layouts()[layout]
    cells = told.columns * told.rows
    with BoardProcess(emulated(SHIPPED), Setup(layout=layout)) as board:
        for second in range(60):
            words = ["+-0+-" if (cell + second) % 3 == 0 else "00000" for cell in range(cells)]
            board.fields(1_000_000 * (second + 1), ideal(told, words))
        board.run_to(61_000_000)
        board.send(encode(BoardCommand(number=9, command="report", value=0)))
        lines = [decode(line) for line in LineCutter().feed(serial(board.run(500_000)))]
    text = "\n".join(line.text for line in lines if isinstance(line, FirmwareLog))
    found = {
        "scans a second": r"(\d+) scans a second",
        "longest apart us": r"at most (\d+) us apart",
        "lines dropped": r"(\d+) lines dropped",
        "stack bytes": r"stack (\d+) of",
        "stack room bytes": r"stack \d+ of (\d+)",
    }
    values = {}
    for name, pattern in found.items():
        match = re.search(pattern, text)
        assert match is not None, f"{name} is not in the report: {text}"
        values[name] = float(match[1])
    return values


def sizes() -> Iterator[Figure]:
    """Flash and RAM from the linker where the firmware can be built, else flash alone from the shipped UF2."""
    try:
        built = build_firmware()
    except BuildError:
        pages = read_uf2(SHIPPED.read_bytes(), SHIPPED.name).pages
        flash = {"flash": sum(map(len, pages.values())) / 1024}
        yield Figure("size of the shipped UF2 (no cross compiler here)", "KB", flash, ("flash", MOST_FLASH))
        return
    yield Figure("image as built here", "KB", {"flash": built.flash / 1024}, ("flash", MOST_FLASH))
    ram = {"RAM": built.ram / 1024, "of it stack": built.stack / 1024}
    yield Figure("memory always taken, stack included", "KB", ram, ("RAM", MOST_RAM))


def measure() -> Iterator[Figure]:
    """All figures of boards without hardware."""
    for layout in ("board5", "board7"):
        yield Figure(f"one emulated {layout} as fast as it goes", "times real time", {"speed": factor(layout)})
    name = "boards in real time, simulated behind wall time"
    lag = behind_ms(emulated(SHIPPED), EMULATED)
    yield times(f"{EMULATED} emulated {name}", lag, ("p95", BEHIND_MS))
    with tempfile.TemporaryDirectory() as folder:
        lag = behind_ms(hosted(build_host(Path(folder))), HOSTED)
    yield times(f"{HOSTED} host-built {name}", lag, ("p95", BEHIND_MS))
    told = report("board7")
    period = {"period": 1000 / told["scans a second"], "longest": told["longest apart us"] / 1000}
    yield Figure("a full scan of 245 sensors", "ms", period, ("period", 1000 / SCANS_A_SECOND))
    yield Figure("lines dropped meanwhile", "lines", {"all": told["lines dropped"]}, ("all", 0), 0)
    stack = {"deepest": told["stack bytes"], "room": told["stack room bytes"]}
    yield Figure("stack of the binary", "bytes", stack, ("deepest", told["stack room bytes"]), 0)
    for layout in ("board5", "board7"):
        traffic = {"bytes": idle_bytes_s(layout)}
        yield Figure(f"idle traffic of a {layout}", "bytes a second", traffic, ("bytes", IDLE_BYTES_S))
    yield from sizes()


@pytest.mark.benchmark
def test_boards_without_hardware_live_in_real_time() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
