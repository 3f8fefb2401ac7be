"""The polarity stick, with which magnets come into a base that lies on a steel sheet, pockets up. Millimetres.

A sunk plus or bar beside a pocket tells which end of the stick brings its magnet. A magnet whose north pole looks
down in the tile hangs at the stick by its south pole, so the plus end shows the north pole of its own magnet.
"""

from __future__ import annotations

from functools import cache, partial

from build123d import Location, Part, Plane, Pos, mirror

from hardware.parameters import parameters
from hardware.shapes.holes import well
from hardware.shapes.part import Part as Printed
from hardware.shapes.plane import ROOT_MM, raised, rectangle, together
from hardware.tiles.pockets import mark

OUTWARD = {"+": "north", "-": "south"}
"""Which pole the magnet in each end of the stick shows: the one that holds a magnet as the tile wants it."""


def stick_lid_mm() -> float:
    """Side of the square lids over a stick's magnets."""
    return parameters().stick.mark_mm + 4 * parameters().relief.round_mm


def stick_lid_thickness_mm() -> float:
    """Thickness of these lids."""
    return 2 * parameters().printing.wall_mm


def stick_size_mm() -> tuple[float, float, float]:
    """Length, width and height of the stick, without the marks on its lids."""
    its = parameters()
    side = stick_lid_mm() + 2 * its.number.play_mm + 2 * _stick_wall_mm()
    return its.stick.length_mm, side, _slot_mm() + its.printing.wall_mm + stick_lid_thickness_mm()


@cache
def stick() -> Part:
    """A stick as it is printed: lying, at each end a slot for a magnet that stands in it, and a lid's seat."""
    its, (length, width, height) = parameters(), stick_size_mm()
    drawing = rectangle((-length / 2, -width / 2), (length / 2, width / 2), 2 * its.relief.round_mm)
    upper = raised(drawing, height / 2)
    body = Pos(0, 0, height / 2) * Part(upper + mirror(upper, Plane.XY))
    seat_mm = stick_lid_mm() + 2 * its.number.play_mm
    thick_mm = stick_lid_thickness_mm()
    tools = []
    for side in (-1, 1):
        seat = Pos(side * stick_lid_x_mm(), 0, height) * well(seat_mm, seat_mm, thick_mm, its.relief.round_mm)
        deep_mm = height - its.printing.wall_mm - thick_mm
        slot = well(its.code_magnet.height_mm + its.pocket.play_mm, _slot_mm(), deep_mm, its.relief.round_mm, 0.0)
        at = Pos(side * stick_magnet_x_mm(), 0, height - thick_mm)
        tools.append(Part(seat + at * slot))
    return Part(body - together(tools))


@cache
def stick_lid(sign: str) -> Part:
    """The lid of one end as it is printed: a flat square, on it a raised plus or bar."""
    its, half = parameters(), stick_lid_mm() / 2
    slab = raised(rectangle((-half, -half), (half, half), 2 * its.relief.round_mm), stick_lid_thickness_mm())
    drawing = mark(sign, its.stick.mark_mm, its.relief.stroke_mm)
    return Part(slab + Pos(0, 0, stick_lid_thickness_mm()) * raised(drawing, its.relief.height_mm, ROOT_MM))


def stick_magnet_x_mm() -> float:
    """From the stick's middle to the middle of the magnets in its ends, along the stick."""
    its = parameters()
    return its.stick.length_mm / 2 - its.stick.floor_mm - (its.code_magnet.height_mm + its.pocket.play_mm) / 2


def stick_magnet_z_mm() -> float:
    """Height of their axes over the bed."""
    return parameters().printing.wall_mm + parameters().code_magnet.diameter_mm / 2


def stick_lid_x_mm() -> float:
    """From the stick's middle to that of a lid."""
    its = parameters()
    return its.stick.length_mm / 2 - _stick_wall_mm() - its.number.play_mm - stick_lid_mm() / 2


def stick_lid_at(sign: str) -> Location:
    """Where a lid comes to in the stick: the plus at the right."""
    side = 1 if sign == "+" else -1
    return Pos(side * stick_lid_x_mm(), 0, stick_size_mm()[2] - stick_lid_thickness_mm())


def _stick_wall_mm() -> float:
    """Around a lid's seat, the chamfers of both its edges included."""
    return parameters().printing.wall_mm + 2 * parameters().relief.round_mm


def _slot_mm() -> float:
    return parameters().code_magnet.diameter_mm + parameters().pocket.play_mm


def parts() -> tuple[Printed, ...]:
    """The stick and its two lids."""
    layer_mm = parameters().printing.layer_mm
    words = "Polarity stick: a square rod, at both ends a seat for a lid and under it a slot for one magnet."
    rod = Printed("polarity-stick", stick, 1, layer_mm, True, words)
    lids = (
        Printed(f"polarity-stick-{name}", partial(stick_lid, sign), 1, layer_mm, True, told)
        for sign, name, told in (
            ("+", "plus", "Lid of the stick's plus end: a square with a raised plus."),
            ("-", "bar", "Lid of the stick's bar end: a square with a raised bar along the stick."),
        )
    )
    return (rod, *lids)
