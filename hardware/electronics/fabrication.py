"""Everything that a maker of circuit boards needs, one folder and one archive a board.

    python -m hardware.electronics.fabrication FOLDER [strip5] [strip7] [main] [cells5]

writes into FOLDER/NAME the KiCad files, Gerber and drill files, drawings, NAME-placement.csv (of cells5 the files
of assembly_files instead) and NAME-order.txt (what to order, in words), and FOLDER/NAME.zip with just what a maker
is sent. A board in which KiCad finds a fault is not exported.
"""

from __future__ import annotations

import csv
import sys
from collections import Counter
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory
from typing import Final
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from firmware.tables import layouts
from hardware.electronics import assembly_files
from hardware.electronics.assembly import strip_name
from hardware.electronics.board_file import Layout, save
from hardware.electronics.cells_circuit import NAME as CELLS
from hardware.electronics.cells_layout import cells_layout
from hardware.electronics.circuit import ALWAYS
from hardware.electronics.kicad import Done, KiCadError, run
from hardware.electronics.main_layout import main_layout
from hardware.electronics.strip_layout import NAMES as STRIPS
from hardware.electronics.strip_layout import strip_layout
from hardware.parameters import parameters

NAMES: Final = (*STRIPS, "main", CELLS)
SENT: Final = (".gbr", ".drl")
# The earliest time an archive can tell: the same files give the same archive.
TIME: Final = (1980, 1, 1, 0, 0, 0)


def board(name: str) -> Layout:
    """The layout of one of NAMES; KeyError."""
    if name not in NAMES:
        raise KeyError(name)
    if name == CELLS:
        return cells_layout()
    return main_layout() if name == "main" else strip_layout(name)


def make(name: str, folder: Path) -> Done:
    """All files of one board into folder/name, and folder/name.zip; KiCadError when KiCad finds a fault."""
    return make_layout(name, board(name), folder)


def make_layout(name: str, layout: Layout, folder: Path) -> Done:
    """As make, of any layout."""
    own = folder / name
    own.mkdir(parents=True, exist_ok=True)
    path = own / f"{name}.kicad_pcb"
    save(layout, path)
    with TemporaryDirectory() as temporary:
        done = run(path, files=Path(temporary))
        if done.report.findings:
            raise KiCadError(_faults(name, done))
        for file in Path(temporary).iterdir():
            copyfile(file, own / file.name)
    path.with_suffix(".kicad_prl").unlink(missing_ok=True)  # which window KiCad would open
    told = order(layout, done)
    if name == CELLS:
        told += assembly_files.write(layout.circuit, done.facts, own)
    else:
        _placements(layout, done, own / f"{name}-placement.csv")
        told.append(
            f"Places of the parts: {name}-placement.csv; x to the right, y up, from the file's own origin."
        )
    (own / f"{name}-order.txt").write_text("\n".join(told) + "\n", encoding="utf-8")
    with ZipFile(folder / f"{name}.zip", "w", ZIP_DEFLATED) as archive:
        for file in sorted(own.iterdir()):
            if file.suffix in SENT:
                archive.writestr(ZipInfo(file.name, TIME), file.read_bytes(), ZIP_DEFLATED)
    return done


def _faults(name: str, done: Done) -> str:
    """What KiCad found: how much of each kind, and the first in full."""
    first = done.report.findings[0]
    kinds = Counter(one.words.partition(" (")[0] for one in done.report.findings)
    told = ", ".join(f"{words} {count} times" for words, count in kinds.items())
    return f"{name} has faults and is not exported: {told}. The first: {first.words}: {', '.join(first.items)}."


def order(layout: Layout, done: Done) -> list[str]:
    """What to order, in words, one fact a line."""
    name, rules, facts = layout.circuit.name, parameters().circuit_board, done.facts
    x, y = zip(*layout.outline, strict=True)
    return [
        f"Board: {name}.",
        f"Files to send: {name}.zip, Gerber files in millimetres and two drill files, plated and not plated.",
        *(f"Pieces for {layout_name}: {count}." for layout_name, count in pieces(name).items()),
        "Layers: 2.",
        f"Size: {max(x) - min(x):g} by {max(y) - min(y):g} millimetres.",
        f"Thickness: {rules.thickness_mm:g} millimetre{'' if rules.thickness_mm == 1.0 else 's'}.",
        *([] if name == "main" else ["The thickness matters: steel below this board holds the tiles."]),
        "Material: FR-4. Copper: 35 micrometres (1 ounce) on both sides.",
        "Finish: tin without lead, levelled by hot air (HASL lead-free).",
        "Solder mask: both sides, any colour, vias covered.",
        "Letters: white, on the front; on the back where its file has any.",
        f"Narrowest track: {min(facts.track_widths_mm):g} millimetres. Least distance: {rules.clearance_mm:g}.",
        f"Least drill of a via: {min(facts.drills_mm):g} millimetres, its ring of copper {rules.via_mm:g} wide.",
        f"Parts to solder: {len(layout.circuit.components)}, all on the front.",
        *_parts(layout),
        *_optional(layout),
    ]


def pieces(name: str) -> dict[str, int]:
    """How many of a board each layout of cells.csv needs."""
    if name == CELLS:
        return dict.fromkeys(("board5", "tray", "coupon"), 1)
    if name == "main":
        return dict.fromkeys(layouts(), 1)
    return {layout: of.strips for layout, of in layouts().items() if strip_name(layout) == name}


def _parts(layout: Layout) -> list[str]:
    counts = Counter(
        (one.value, one.footprint.partition(":")[2]) for one in layout.circuit.components if one.fitted == ALWAYS
    )
    return [f"Part: {value}, {footprint}: {count}." for (value, footprint), count in sorted(counts.items())]


def _optional(layout: Layout) -> list[str]:
    found: dict[str, list[str]] = {}
    for one in layout.circuit.components:
        if one.fitted != ALWAYS:
            found.setdefault(one.fitted, []).append(one.reference)
    return [
        f"Only for {layout_name}: {', '.join(of)}. Leave them out otherwise." for layout_name, of in found.items()
    ]


def _placements(layout: Layout, done: Done, path: Path) -> None:
    """Where each part lies, as KiCad reads it: for a placing machine, or a person with tweezers."""
    components = {one.reference: one for one in layout.circuit.components}
    with path.open("w", encoding="utf-8", newline="") as file:
        rows = csv.writer(file)
        rows.writerow(("reference", "value", "footprint", "x_mm", "y_mm", "turn_deg", "side", "fitted"))
        for one in sorted(done.facts.footprints, key=lambda one: one.reference):
            if one.reference in components:
                side, fitted = "front" if one.front else "back", components[one.reference].fitted
                at = (f"{value:.3f}" for value in one.at_mm)
                rows.writerow((one.reference, one.value, one.name, *at, f"{one.turn_deg:g}", side, fitted))


def main(arguments: list[str]) -> int:
    """Make the boards that are named, or all; tells what it did in words."""
    if not arguments or set(arguments[1:]) - set(NAMES):
        print(f"Usage: python -m hardware.electronics.fabrication FOLDER [{'] ['.join(NAMES)}]")
        return 2
    folder = Path(arguments[0])
    for name in arguments[1:] or NAMES:
        print(f"{name}: checking and exporting.")
        try:
            done = make(name, folder)
        except KiCadError as error:
            print(f"{name}: failed. {error}")
            return 1
        facts = done.facts
        print(f"{name}: KiCad found no fault and no missing connection.")
        print(f"{name}: {len(facts.footprints)} parts, {facts.tracks} tracks, {facts.vias} vias.")
        print(f"{name}: send {folder / name}.zip; read {folder / name / name}-order.txt.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
