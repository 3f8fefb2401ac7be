"""The only owner of PrusaSlicer: how long a printed part takes, and how much filament.

    sliced(Path("domino-17-base.3mf"), 0.2)

Speeds, walls and filling are those of [printing] in hardware/parameters.toml; all else is what PrusaSlicer takes
by itself for a nozzle of 0.4 mm, its limits of acceleration too.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from hardware.errors import HardwareError
from hardware.parameters import parameters

PROGRAM: Final = "prusa-slicer"
LONGEST_S: Final = 1800.0
SKIRT_MM: Final = 10.0
"""The line around a piece with which a print begins may lie so far beyond the bed's own side."""
_TIME: Final = re.compile(
    r"; estimated printing time \(normal mode\) = (?:(\d+)d )?(?:(\d+)h )?(?:(\d+)m )?(\d+)s"
)
_MASS: Final = re.compile(r"; total filament used \[g\] = ([\d.]+)")
_VERSION: Final = re.compile(r"PrusaSlicer-([\d.]+)")


class SlicerError(HardwareError):
    """PrusaSlicer is missing, or could not slice; the text tells what to do."""


@dataclass(frozen=True, slots=True)
class Sliced:
    """What the slicer says of one piece."""

    minutes: float
    grams: float


def available() -> bool:
    """Whether PrusaSlicer is installed."""
    return shutil.which(PROGRAM) is not None


def settings() -> dict[str, str]:
    """What is told to PrusaSlicer beside the height of a layer, option by option."""
    its = parameters().printing
    return {
        "perimeters": f"{its.wall_mm / 0.4:.0f}",
        "fill-density": f"{its.infill_ratio:.0%}",
        "perimeter-speed": f"{its.wall_mm_s:g}",
        "external-perimeter-speed": f"{its.outer_wall_mm_s:g}",
        "infill-speed": f"{its.infill_mm_s:g}",
        "filament-density": f"{its.material_g_cm3:g}",
        "filament-diameter": "1.75",
        "nozzle-diameter": "0.4",
    }


def sliced(mesh: Path, layer_mm: float) -> Sliced:
    """Time and mass of a mesh, printed as it lies; SlicerError."""
    if not available():
        raise SlicerError("PrusaSlicer is missing. Install the package prusa-slicer.")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "out.gcode"
        told = settings() | {"layer-height": f"{layer_mm:g}", "first-layer-height": f"{layer_mm:g}"}
        side_mm = parameters().printing.bed_mm + 2 * SKIRT_MM
        told["bed-shape"] = f"0x0,{side_mm:g}x0,{side_mm:g}x{side_mm:g},0x{side_mm:g}"
        options = [word for name, value in told.items() for word in (f"--{name}", value)]
        command = [PROGRAM, "--export-gcode", "--loglevel", "1", *options, "--output", str(out), str(mesh)]
        try:
            tried = subprocess.run(command, capture_output=True, encoding="utf-8", timeout=LONGEST_S, check=False)
        except subprocess.TimeoutExpired as error:
            raise SlicerError(f"PrusaSlicer took longer than {LONGEST_S:g} seconds with {mesh.name}") from error
        if tried.returncode or not out.exists():
            raise SlicerError(f"PrusaSlicer could not slice {mesh.name}: {tried.stderr.strip()}")
        return read(out.read_text(encoding="utf-8", errors="replace"))


def read(gcode: str) -> Sliced:
    """What stands in the comments of a file of PrusaSlicer; SlicerError when it has none."""
    time, mass = _TIME.search(gcode), _MASS.search(gcode)
    if not time or not mass:
        raise SlicerError("PrusaSlicer's file tells no time or no mass")
    days, hours, minutes, seconds = (int(number or 0) for number in time.groups())
    return Sliced(days * 1440 + hours * 60 + minutes + seconds / 60, float(mass[1]))


def version() -> str:
    """PrusaSlicer's version; SlicerError."""
    if not available():
        raise SlicerError("PrusaSlicer is missing. Install the package prusa-slicer.")
    tried = subprocess.run([PROGRAM, "--help"], capture_output=True, encoding="utf-8", timeout=60, check=False)
    found = _VERSION.search(tried.stdout + tried.stderr)
    if not found:
        raise SlicerError("PrusaSlicer does not tell its version")
    return found[1]
