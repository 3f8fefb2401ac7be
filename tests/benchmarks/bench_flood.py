"""Three boards that send far too much, the fourth played on: python -m tests.benchmarks.bench_flood

Each of the three sends a megabyte a second: remarks for the log, cells that change, garbled lines. Keys and
placements are measured at rest and while the three flood, in one run on one daemon; so are the memory of the
daemon and what it writes. At last the three calm down and are read again.
"""

from __future__ import annotations

import os
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.config import Directories
from companion.core import log
from tests.benchmarks.bench_placement import PLACES, WITHIN_MS
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.benchmarks.flood_process import MadBoards
from tests.benchmarks.house import NAMES, House

KEYS, PLACEMENTS = 40, 20
KEY_WITHIN_MS = 60.0
FLOOD = 1_000_000
"""Bytes a second of each board."""
GROWN_MB, WRITTEN_MB = 8.0, 1.0
BACK_WITHIN_S = 60


class Scene:
    """One evening with three boards that flood. found: what was measured, by phase."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.house = House(folder, boards=4, first=4)
        self.mad = MadBoards(folder / "boards")
        self.keys: dict[str, list[float]] = {}
        self.placements: dict[str, list[float]] = {}
        self.grown_mb: dict[str, float] = {}
        self.written_mb: dict[str, float] = {}
        self.told: list[str] = []
        self.back_s = 0.0
        self._number = 4

    def play(self) -> None:
        """All phases."""
        house = self.house
        boards = house.boards
        assert boards is not None
        for name in NAMES:
            house.saying(f"{name}: deska")
        house.until(house.idle, 60)
        boards.do(4, "castle 4 C3")
        house.saying(f"{NAMES[3]}: hrad")
        house.until(house.idle)
        for phase, rate in (("at rest", 0), ("flood", FLOOD)):
            begun = rss_mb(), self._size_mb()
            lines = len(house.said)
            self.mad.send(rate)
            time.sleep(3)
            house.until(house.idle, 60)  # what is said of the three is important: cut, it would be said again
            self._measure(phase)
            self.grown_mb[phase], self.written_mb[phase] = rss_mb() - begun[0], self._size_mb() - begun[1]
        self.told = [one for one in house.said[lines:] if "příliš mnoho" in one]
        lines = len(house.said)
        self.mad.send(0)
        begun_s = time.monotonic()
        house.until(lambda: sum("deska" in one for one in house.said[lines:]) >= 3, BACK_WITHIN_S)
        self.back_s = time.monotonic() - begun_s

    def _measure(self, phase: str) -> None:
        house = self.house
        keys, placements = self.keys.setdefault(phase, []), self.placements.setdefault(phase, [])
        for run in range(KEYS):
            time.sleep(0.1 + 0.0037 * (run % 10))
            count = len(house.started)
            at_ns = house.type("4 score")
            keys.append((house.sounding(count) - at_ns) / 1e6)
            house.until(house.idle, 60)
        for _ in range(PLACEMENTS):
            self._number = self._number + 1 if self._number < 48 else 5
            a, b = PLACES[self._number % 4]
            time.sleep(0.25 + 0.0037 * (self._number % 10))
            placements.append(house.placement_ms(4, self._number, a, b))

    def _size_mb(self) -> float:
        """What lies in the folder of journal and log."""
        files = [one for one in self._folder.rglob("*") if one.is_file() and one.name != "record"]
        return sum(one.stat().st_size for one in files) / 1e6


def rss_mb() -> float:
    """The memory of this process."""
    with open("/proc/self/statm", encoding="ascii") as file:
        return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE") / 1e6


def measure() -> Iterator[Figure]:
    """Keys, placements, memory and disk in each phase, and how often it was told."""
    yield Figure("load of the computer before", "", {"load": os.getloadavg()[0]})
    with tempfile.TemporaryDirectory() as folder:
        places = Directories(Path(folder) / "config", Path(folder) / "data", Path(folder) / "run")
        written = log.start(places)
        scene = Scene(Path(folder))
        try:
            scene.house.live(scene.play)
        finally:
            scene.mad.close()
            written.stop()
    for phase in scene.keys:
        key, placed = ("p95", KEY_WITHIN_MS), ("p95", WITHIN_MS[0])
        yield times(f"key to the first sample of the answer, three boards {phase}", scene.keys[phase], key)
        yield times(f"placement on the fourth, three boards {phase}", scene.placements[phase], placed)
        flat = phase == "flood"
        grown, disk = {"grown": scene.grown_mb[phase]}, {"written": scene.written_mb[phase]}
        yield Figure(f"memory, three boards {phase}", "MB", grown, ("grown", GROWN_MB) if flat else None)
        yield Figure(f"disk, three boards {phase}", "MB", disk, ("written", WRITTEN_MB) if flat else None)
    yield Figure("calm again until all three are said to be back", "s", {"took": scene.back_s})
    yield Figure("a flood is told of each board", "times", {"most": len(scene.told)}, ("most", 3), 0)


@pytest.mark.benchmark
def test_three_flooding_boards_do_not_deafen_the_others() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
