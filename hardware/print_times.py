"""How long printed parts take, and how much filament: the slicer's figures, kept in print_times.csv.

    python -m hardware.print_times [NAME...] [--all]

makes every part of a set, or those named, and slices each whose shape, layer or settings are not those of its row.
A row tells volume and surface of the solid that was sliced, the day, the slicer's version and its settings. Needs
PrusaSlicer, and some ten seconds a part; what is done is kept when it is interrupted.
"""

from __future__ import annotations

import argparse
import csv
import re
import sys
import tempfile
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, fields
from datetime import date
from functools import cache
from hashlib import sha256
from pathlib import Path
from typing import Final

from hardware import slicer, solids
from hardware.bom_counts import SET, mass_g, printed
from hardware.errors import HardwareError
from hardware.parameters import parameters
from hardware.shapes.part import Part

FILE: Final = Path(__file__).with_name("print_times.csv")
SHAPES: Final = ("shapes", "tiles", "housing", "table")
"""The rooms that draw what is printed."""
SAME: Final = 0.001
"""Two solids are the same if volume and surface differ by no more than this share."""
SLICED, ALIKE, WEIGHED = "sliced", "alike", "weighed"
KINDS: Final = (
    *(r"domino-\d+-base", r"domino-\d+-number", r"cap-[a-z]+-\d-[a-z]+-\d", r"cap-castle-\d"),
    *(r"castle-\d-base", r"castle-\d-braille", r"castle-\d-digits"),
    *(r"(tile|cap)-(black|blue|brown|red|white|yellow)", r"button-\d-[a-z]+", r"king-\d", r"king-\d-whole"),
)
"""Names of parts that differ only in marks, relief or digits, as patterns."""
_SHARED: Final = re.compile(r"(?:board5|tray)-((?:rim|cover|cable|border-far)-.+)")
"""Pieces that board and tray have alike, but for the dots that count rows."""


@dataclass(frozen=True, slots=True)
class Row:
    """One part as it was sliced. shapes: a digest of what draws it; settings: as settings_words."""

    name: str
    layer_mm: float
    volume_mm3: float
    area_mm2: float
    minutes: float
    grams: float
    sliced_on: str
    slicer: str
    settings: str
    shapes: str


@dataclass(frozen=True, slots=True)
class Figure:
    """Time and mass of one piece. source: SLICED, ALIKE from parts of its kind, WEIGHED from its solid."""

    minutes: float
    grams: float
    source: str
    fresh: bool


@dataclass(frozen=True, slots=True)
class Printing:
    """All pieces of a list. hours: by source. stale: pieces whose figure is of other shapes or settings."""

    pieces: int
    hours: Mapping[str, float]
    counts: Mapping[str, int]
    grams: float
    stale: int

    @property
    def hours_all(self) -> float:
        """All sources together."""
        return sum(self.hours.values())


def settings_words() -> str:
    """The slicer's settings in one line."""
    return "; ".join(f"{name} {told}" for name, told in slicer.settings().items())


@cache
def shapes_digest() -> str:
    """Tells whether sources of the shapes are other ones, or parameters of a section that one of them names."""
    files = [file for room in SHAPES for file in sorted((Path(__file__).parent / room).glob("*.py"))]
    sources = [file.read_text(encoding="utf-8") for file in files]
    named = {name for source in sources for name in re.findall(r"\.(\w+)", source)}
    drawn = {name: told for name, told in asdict(parameters()).items() if name in named}
    return sha256("".join([repr(drawn), *sources]).encode("utf-8")).hexdigest()[:12]


def rows(file: Path = FILE) -> dict[str, Row]:
    """The kept rows by name; none when there is no file. ValueError when a part comes twice."""
    if not file.exists():
        return {}
    found: dict[str, Row] = {}
    with file.open(encoding="utf-8", newline="") as opened:
        for told in csv.DictReader(opened):
            typed = {one.name: _typed(one.type, told[one.name]) for one in fields(Row)}
            row = Row(**typed)  # type: ignore[arg-type]
            if row.name in found:
                raise ValueError(f"{row.name}: two rows in {file.name}")
            found[row.name] = row
    return found


def _typed(kind: object, text: str) -> str | float:
    return float(text) if kind == "float" else text


def write(kept: Iterable[Row], file: Path = FILE) -> None:
    """Write the rows in order of their names; what was there stays whole until all is written."""
    beside = file.with_suffix(".new")
    with beside.open("w", encoding="utf-8", newline="") as opened:
        out = csv.DictWriter(opened, [one.name for one in fields(Row)], lineterminator="\n")
        out.writeheader()
        for row in sorted(kept, key=lambda one: one.name):
            out.writerow({key: _text(told) for key, told in asdict(row).items()})
    beside.replace(file)


def _text(told: str | float) -> str:
    return f"{told:.6g}" if isinstance(told, float) else told


def kind_of(name: str) -> str:
    """The pattern of KINDS that a part's name fits, else its name, of a shared one without its board's."""
    if shared := _SHARED.fullmatch(name):
        return shared[1]
    return next((pattern for pattern in KINDS if re.fullmatch(pattern, name)), name)


def _fresh(row: Row) -> bool:
    return row.shapes == shapes_digest() and row.settings == settings_words()


def figure(part: Part, kept: Mapping[str, Row]) -> Figure:
    """Of one piece: its own row, else the mean of its kind, else from its solid at the rate of all rows.

    A piece without a row of its kind takes a second, for it has to be made. HardwareError when there are no rows.
    """
    if part.name in kept:
        own = kept[part.name]
        return Figure(own.minutes, own.grams, SLICED, _fresh(own))
    kin = [row for row in kept.values() if kind_of(row.name) == kind_of(part.name)]
    if kin:
        minutes, grams = sum(one.minutes for one in kin), sum(one.grams for one in kin)
        return Figure(minutes / len(kin), grams / len(kin), ALIKE, all(map(_fresh, kin)))
    if not kept:
        raise HardwareError("no part has been sliced yet: python -m hardware.print_times")
    solid = part.make()
    grams = mass_g(solid.volume, solid.area)
    weighed_g = sum(mass_g(one.volume_mm3, one.area_mm2) for one in kept.values())
    return Figure(grams * sum(one.minutes for one in kept.values()) / weighed_g, grams, WEIGHED, True)


def printing(parts: Iterable[Part], kept: Mapping[str, Row]) -> Printing:
    """All pieces of these parts together."""
    hours: dict[str, float] = {}
    counts: dict[str, int] = {}
    grams, stale = 0.0, 0
    for part in parts:
        one = figure(part, kept)
        hours[one.source] = hours.get(one.source, 0.0) + part.count * one.minutes / 60
        counts[one.source] = counts.get(one.source, 0) + part.count
        grams += part.count * one.grams
        stale += 0 if one.fresh else part.count
    return Printing(sum(counts.values()), hours, counts, grams, stale)


SOURCES: Final = {
    SLICED: "by the slicer",
    ALIKE: "an estimate, by the slicer's figures of parts that differ only in marks or relief",
    WEIGHED: "an estimate, from the mass of their solids",
}


def spoken(of: Printing, kept: Mapping[str, Row]) -> list[str]:
    """Hours and filament in words, and what of it is an estimate; a fact a line."""
    told = [f"Printing: {of.pieces} pieces, {of.hours_all:.1f} hours, {of.grams / 1000:.2f} kilograms."]
    for source, words in SOURCES.items():
        if source in of.counts:
            told.append(f"{of.counts[source]} pieces, {of.hours[source]:.1f} hours: {words}.")
    days = sorted({row.sliced_on for row in kept.values()})
    told.append(f"The slicer's settings: {settings_words()}. Days of slicing: {', '.join(days)}.")
    if of.stale:
        told.append(
            f"Figures of {of.stale} pieces are of earlier shapes or settings, and so estimates: "
            "python -m hardware.print_times takes them anew."
        )
    return told


def slice_anew(part: Part, known: Row | None, *, anyway: bool) -> Row:
    """The row of a part: the known one if it still holds, else a new one. SlicerError, OSError."""
    solid = part.make()
    if known and not anyway and _same(known, part.layer_mm, solid.volume, solid.area):
        return Row(**(asdict(known) | {"shapes": shapes_digest()}))
    with tempfile.TemporaryDirectory() as folder:
        _, mesh = solids.write(solid, Path(folder) / part.name)
        found = slicer.sliced(mesh, part.layer_mm)
    return Row(
        part.name,
        part.layer_mm,
        solid.volume,
        solid.area,
        found.minutes,
        found.grams,
        date.today().isoformat(),
        slicer.version(),
        settings_words(),
        shapes_digest(),
    )


def _same(known: Row, layer_mm: float, volume_mm3: float, area_mm2: float) -> bool:
    near = (abs(known.volume_mm3 / volume_mm3 - 1) < SAME, abs(known.area_mm2 / area_mm2 - 1) < SAME)
    return all(near) and known.layer_mm == layer_mm and known.settings == settings_words()


def main(arguments: Sequence[str]) -> int:
    """Slice what is not known, with progress in words; 1 if something could not be sliced."""
    parser = argparse.ArgumentParser(prog="python -m hardware.print_times", description="Hours of printing.")
    parser.add_argument("names", nargs="*", metavar="NAME", help="parts; all of a set if none is named")
    parser.add_argument("--all", action="store_true", help="slice again what has not changed, too")
    parser.add_argument("--game", default="royal_garden", help="whose tiles")
    asked = parser.parse_args(arguments)
    by_name = {one.name: one for one in printed(SET, asked.game)}
    parts = [one for name, one in by_name.items() if not asked.names or name in asked.names]
    if unknown := set(asked.names) - by_name.keys():
        print(f"No part of a set is called {', '.join(sorted(unknown))}.", file=sys.stderr)
        return 1
    kept = rows()
    try:
        for part in parts:
            kept[part.name] = row = slice_anew(part, kept.get(part.name), anyway=asked.all)
            write(kept.values())
            print(f"{row.name}: {row.minutes:.1f} minutes, {row.grams:.2f} grams, of {row.sliced_on}.", flush=True)
    except (HardwareError, OSError) as error:
        print(f"The slicing stopped: {error} What was done is kept.", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
