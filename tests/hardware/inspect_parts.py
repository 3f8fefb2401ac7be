"""Inspects printed parts, their solids and the meshes that are exported of them.

python -m tests.hardware.inspect_parts              # every part, one fact a line; five minutes
python -m tests.hardware.inspect_parts cap- board5  # only those whose names begin so
"""

from __future__ import annotations

import sys
import tempfile
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from hardware.catalogue import FOLDERS, parts
from hardware.parameters import parameters
from hardware.shapes.part import Part
from hardware.tiles.assembly import polarity_stick
from tests.hardware.inspect_fault import Fault, told
from tests.hardware.inspect_mesh import closed, exported, fits_bed, thin_walls
from tests.hardware.inspect_print import unsupported
from tests.hardware.inspect_solid import sharp_edges, valid

BESIDE_MM = 0.3
"""Too narrow for a finger: between a glued piece and what it is glued into."""


def solid_faults(part: Part) -> list[Fault]:
    """What is wrong with a part's solid: not one valid closed solid, or sharp where it is touched."""
    solid = part.make()
    sharp = sharp_edges(solid, parameters().relief.round_mm) if part.touched else []
    return [*valid(solid), *(fault for fault in sharp if not _covered(part.name, fault))]


def _covered(name: str, fault: Fault) -> bool:
    """Whether a place is under or right beside a piece that is glued on: of all parts only the stick has such."""
    if name != "polarity-stick":
        return False
    pieces = polarity_stick()
    boxes = [pieces[lid].bounding_box() for lid in ("plus", "bar")]
    return any(
        box.min.X - BESIDE_MM <= fault.at_mm[0] <= box.max.X + BESIDE_MM
        and box.min.Y - BESIDE_MM <= fault.at_mm[1] <= box.max.Y + BESIDE_MM
        for box in boxes
    )


def mesh_faults(part: Part, folder: Path) -> list[Fault]:
    """What is wrong with its mesh: not closed, not lying on the bed, a thin wall or floor, printed on air.

    Walls are two printed lines or more, floors two layers.
    """
    its = parameters().printing
    mesh = exported(part.make(), folder)
    air = unsupported(mesh, part.layer_mm, its.bridge_mm, its.overhang_deg)
    return [*closed(mesh), *fits_bed(mesh, its.bed_mm), *thin_walls(mesh, its.wall_mm, 2 * its.layer_mm), *air]


def different(several: Iterable[Part]) -> Iterator[Part]:
    """Of dominoes' parts only those that have something new by their name, of all others each.

    New is of a cap a kind of half at this side, of a numbered part a digit at this place.
    """
    seen: set[tuple[object, ...]] = set()
    for part in several:
        words = part.name.split("-")
        new: set[tuple[object, ...]] = {(part.name,)}
        if words[0] == "cap" and len(words) > 3:
            new = {("cap", place, *words[place : place + 2]) for place in (1, 3)}
        elif "domino" in words:
            number = next(word for word in words if word.isdigit())
            sort = tuple(word for word in words if not word.isdigit())
            new = {(sort, place, digit) for place, digit in enumerate(reversed(number))}
        if not new <= seen:
            seen |= new
            yield part


def main(beginnings: Sequence[str]) -> int:
    """Inspects all parts, or those whose names begin so; 1 if anything is wrong or nothing was found."""
    count = wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        for part in {part.name: part for name in FOLDERS for part in parts(name)}.values():
            if beginnings and not part.name.startswith(tuple(beginnings)):
                continue
            start_s = time.monotonic()
            found = [*solid_faults(part), *mesh_faults(part, Path(folder))]
            verdict = told(found) if found else "good"
            print(f"{part.name}: {verdict} ({time.monotonic() - start_s:.1f} seconds)", flush=True)
            count, wrong = count + 1, wrong + bool(found)
    print(f"{count} parts inspected, {wrong} with faults")
    return int(wrong > 0 or count == 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
