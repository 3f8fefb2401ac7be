"""What is found in a finished solid: holes, marks, walls, dots. Nothing here knows how the solid was drawn."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from build123d import Face, GeomType, Part, Plane, Wire, section
from OCP.BRep import BRep_Tool
from OCP.BRepCheck import BRepCheck_Analyzer

Place = tuple[float, float]
ROUNDED = 6


@dataclass(frozen=True, slots=True)
class Round:
    """An upright cylindrical face: where its axis is, from where to where it reaches."""

    at_mm: Place
    diameter_mm: float
    low_mm: float
    high_mm: float


def rounds(solid: Part, diameter_mm: float) -> list[Round]:
    """The whole upright cylinders of a diameter, holes and pegs; a rounded corner is only a part of one."""
    found = []
    for face in solid.faces().filter_by(GeomType.CYLINDER):
        box = face.bounding_box()
        if face.radius is None:
            continue  # a trimmed surface, which is never a whole cylinder
        if abs(face.radius - diameter_mm / 2) < 1e-6 and abs(box.size.X - diameter_mm) < 1e-3 > abs(
            box.size.Y - diameter_mm
        ):
            middle = (round(box.center().X, ROUNDED), round(box.center().Y, ROUNDED))
            found.append(Round(middle, diameter_mm, round(box.min.Z, ROUNDED), round(box.max.Z, ROUNDED)))
    return found


def flats(solid: Part, low_mm: float, high_mm: float, look: int = 1) -> list[Face]:
    """The level faces that look up (1) or down (-1) between two heights, both excluded."""
    between = (
        face for face in solid.faces().filter_by(Plane.XY) if low_mm + 1e-6 < face.center().Z < high_mm - 1e-6
    )
    return [face for face in between if face.normal_at().Z * look > 0]


def sign_of(face: Face) -> str:
    """What a mark's level face is: as wide as deep a plus, much wider than deep a bar."""
    size = face.bounding_box().size
    if abs(size.X - size.Y) < 0.2:
        return "+"
    assert size.X > 2 * size.Y, "neither a plus nor a bar"
    return "-"


def middle_of(face: Face) -> Place:
    """The middle of a face's bounding box, seen from above."""
    middle = face.bounding_box().center()
    return middle.X, middle.Y


def signs(pockets: list[Round], marks: list[Face]) -> dict[Place, str]:
    """Pocket -> sign of its mark: each mark belongs to the pocket that is nearest to it, each pocket has one."""
    found: dict[Place, str] = {}
    for mark in marks:
        x, y = middle_of(mark)
        nearest = min(pockets, key=lambda p: (p.at_mm[0] - x) ** 2 + (p.at_mm[1] - y) ** 2)
        assert nearest.at_mm not in found, f"two marks at {nearest.at_mm}"
        found[nearest.at_mm] = sign_of(mark)
    assert len(found) == len(pockets), "a pocket has no mark"
    return found


def wires(solid: Part, z_mm: float) -> list[Wire]:
    """Outlines of a level cut."""
    return [wire for face in section(solid, section_by=Plane.XY.offset(z_mm)).faces() for wire in face.wires()]


def thinnest_mm(solid: Part, z_mm: float) -> float:
    """The thinnest wall between any two outlines of a level cut."""
    return min(float(one.distance_to(other)) for one, other in combinations(wires(solid, z_mm), 2))


def dots_mm(solid: Part, width_mm: float) -> list[Place]:
    """The middles of the domes of a width."""
    balls = [face.bounding_box() for face in solid.faces().filter_by(GeomType.SPHERE)]
    return [(box.center().X, box.center().Y) for box in balls if abs(box.size.X - width_mm) < 1e-3]


def overlap_mm3(one: Part, other: Part) -> float:
    """The volume that two solids share."""
    shared = one & other
    return 0.0 if shared is None else float(shared.volume)


def faults(name: str, solid: Part) -> list[str]:
    """What keeps a solid from being one valid closed body that lies on the bed; empty when nothing does."""
    found = []
    if len(solid.solids()) != 1:
        found.append(f"{name}: {len(solid.solids())} solids")
    if not BRepCheck_Analyzer(solid.wrapped).IsValid():
        found.append(f"{name}: not valid")
    if not all(BRep_Tool.IsClosed_s(shell.wrapped) for shell in solid.shells()):
        found.append(f"{name}: not closed")
    if not solid.volume > 0:
        found.append(f"{name}: volume {solid.volume}")
    if abs(solid.bounding_box().min.Z) > 1e-6:
        found.append(f"{name}: lies at {solid.bounding_box().min.Z}")
    return found
