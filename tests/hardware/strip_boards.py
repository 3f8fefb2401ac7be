"""The strips' boards as KiCad reads them, made once a test run; and boards with a fault, checked."""

from __future__ import annotations

import atexit
import csv
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from firmware.tables import CELLS_FILE
from hardware.electronics.board_file import Layout, save
from hardware.electronics.fabrication import make
from hardware.electronics.kicad import Done, Report, run
from hardware.electronics.strip_layout import strip_layout

NAMES = ("strip5", "strip7")
MADE_OF = {"strip5": ("board5", "tray"), "strip7": ("board7",)}
PITCH_MM = 40.0


@cache
def folder() -> Path:
    """Where the exported files of this run lie."""
    path = TemporaryDirectory(prefix="strips-")
    atexit.register(path.cleanup)
    return Path(path.name)


@cache
def read(name: str) -> Done:
    """A strip as KiCad finds it, whatever is wrong with it."""
    with TemporaryDirectory() as temporary:
        path = Path(temporary) / f"{name}.kicad_pcb"
        save(strip_layout(name), path)
        return run(path)


@cache
def made(name: str) -> Done:
    """A strip, exported into folder()."""
    return make(name, folder())


def checked(layout: Layout) -> Report:
    """KiCad's report on any layout."""
    with TemporaryDirectory() as temporary:
        path = Path(temporary) / "board.kicad_pcb"
        save(layout, path)
        return run(path).report


def sites(name: str) -> set[tuple[float, float]]:
    """Every place of a sensor on a strip, straight from cells.csv, from the middle of the row's left cell."""
    found = set()
    with CELLS_FILE.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            if row["layout"] in MADE_OF[name] and row["sensor"] != "ref":
                found.add((float(row["x_mm"]), float(row["y_mm"]) - PITCH_MM * int(row["strip"])))
    return found
