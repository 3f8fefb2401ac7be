"""What is cut out of a solid from above, wider at its mouth. Millimetres."""

from __future__ import annotations

from functools import cache

from build123d import Cone, Cylinder, Part, Pos, Rectangle, Rot, extrude

OUT_MM = 0.5
"""How far a tool that cuts reaches out of what it is cut from."""


@cache
def hole(diameter_mm: float, depth_mm: float, lead_mm: float) -> Part:
    """What is cut for a round hole that opens upwards at z = 0, wider by lead_mm all round at its mouth."""
    radius_mm, out_mm = diameter_mm / 2, OUT_MM
    shaft = Pos(0, 0, (out_mm - depth_mm) / 2) * Cylinder(radius_mm, depth_mm + out_mm)
    lead = Pos(0, 0, (out_mm - lead_mm) / 2) * Cone(radius_mm, radius_mm + lead_mm + out_mm, lead_mm + out_mm)
    return Part(shaft + lead)


@cache
def well(width_mm: float, height_mm: float, depth_mm: float, lead_mm: float, out_mm: float = OUT_MM) -> Part:
    """What is cut for a rectangular room that opens upwards at z = 0, wider by lead_mm all round at its mouth.

    out_mm: how far it reaches out, growing further; 0 for a room in the floor of another one.
    """
    lead = lead_mm + out_mm
    shaft = Pos(0, 0, -depth_mm) * extrude(Rectangle(width_mm, height_mm), depth_mm + out_mm)
    mouth = extrude(Rectangle(width_mm + 2 * lead, height_mm + 2 * lead), lead, taper=45)
    return Part(shaft + Pos(0, 0, out_mm) * Rot(180, 0, 0) * mouth)
