"""Scenes for the sensing core: boards with tiles, noise, broken sensors and the wand, as fields in millitesla."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field

from firmware.tables import layouts
from tests.firmware.core_kit import HALF_RAW, Board, Event, raw_of

Spoil = Callable[[list[int], int], None]
"""Changes the readings of a scan at a time in microseconds."""

MAGNET_MT = {"+": 42.0, "-": -42.0, "0": 0.0, "?": 19.0}


def lay(fields: list[float], cell: int, word: str) -> None:
    """Puts a word on a cell."""
    for site, sign in enumerate(word):
        fields[5 * cell + site] = MAGNET_MT[sign]


@dataclass
class Scene:
    """A board that is scanned in time. fields_mt: what lies there; spoil: changes readings before each scan."""

    board: Board
    fields_mt: list[float] = field(default_factory=list)
    scan_us: int = 8000
    reference: list[int] = field(default_factory=list)
    supply_mv: int = 5000
    spoil: Spoil | None = None
    flicker: bool = True
    told: list[Event] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.fields_mt = [0.0] * self.board.sensors
        self.reference = [HALF_RAW] * self.board.layout.strips
        self._random = random.Random(7)

    def lay(self, cell: int, word: str) -> None:
        lay(self.fields_mt, cell, word)

    def run(self, milliseconds: float) -> list[Event]:
        """Scans for so long; the events of this time."""
        told: list[Event] = []
        until_us = self.board.at_us + round(milliseconds * 1000)
        while self.board.at_us < until_us:
            raw = [raw_of(field_mt) for field_mt in self.fields_mt]
            if self.flicker:
                raw = [min(max(value + self._random.randrange(-4, 5), 0), 16380) for value in raw]
            if self.spoil is not None:
                self.spoil(raw, self.board.at_us)
            told += self.board.scan(raw, self.scan_us, self.reference, self.supply_mv)
        self.told += told
        return told

    def words(self) -> dict[int, str]:
        """All stable words that are not empty."""
        squares = self.board.layout.columns * self.board.layout.rows
        return {cell: self.board.word(cell) for cell in range(squares) if self.board.word(cell) != "00000"}


def faults(events: Iterable[Event]) -> list[tuple[str, int, int, bool]]:
    return [(event.fault, event.cell, event.sensor, event.cleared) for event in events if event.kind == "fault"]


def changes(events: Iterable[Event]) -> list[tuple[int, str]]:
    return [(event.cell, event.word) for event in events if event.kind == "word"]


def touches(events: Iterable[Event]) -> list[int]:
    return [event.cell for event in events if event.kind == "touch"]


HALL_UNDER_TOP_MM = 2.05
TILE_MM = 8.0
RELIEF_MM = 2.0
HALL_TO_STEEL_MM = 1.75
STEEL = 0.95
WAND_MM = (6.0, 10.0)
WAND_REMANENCE_MT = 1300.0


def wand(x_mm: float, y_mm: float, lift_mm: float = 0.0, layout: str = "board5") -> list[float]:
    """The field at every sensor of an upright wand of 6 x 10 mm N42, north down, on a tile and its relief.

    A dipole and its image in the steel. x, y: from the centre of the near left cell."""
    diameter, length = WAND_MM
    moment = WAND_REMANENCE_MT * math.pi * (diameter / 2) ** 2 * length / (4 * math.pi)  # mT mm^3
    height = HALL_UNDER_TOP_MM + TILE_MM + RELIEF_MM + 0.6 + length / 2 + lift_mm
    found = []
    for sensor in layouts()[layout].sensors:
        across = (sensor.x_mm - x_mm) ** 2 + (sensor.y_mm - y_mm) ** 2
        total = 0.0
        for away, strength in ((height, 1.0), (height + 2 * HALL_TO_STEEL_MM, STEEL)):
            square = across + away**2
            total += strength * moment * (3 * away**2 / square - 1) / square**1.5
        found.append(total)
    return found
