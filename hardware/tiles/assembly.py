"""Pieces put together as a maker does it, for tests and pictures. Millimetres, axes of the tile."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from build123d import Cylinder, Location, Part, Plane, Pos

from hardware.magnets.geometry import Magnets, body
from hardware.parameters import parameters
from hardware.shapes.plane import together
from hardware.tiles import stick
from hardware.tiles.base import base
from hardware.tiles.cap import cap
from hardware.tiles.number_plate import in_tile, plate, plates
from hardware.tiles.pockets import Tile, spots
from hardware.tiles.tile_set import Top


def pieces(tile: Tile, top: Top) -> dict[str, Part]:
    """Base, cap and number plates of a tile, each where it is glued."""
    found = {"base": base(tile), "cap": Part(Pos(0, 0, tile.base_mm) * cap(top, tile.base_mm))}
    for i, one in enumerate(plates(tile.number, tile.cells), 1):
        found[f"plate {i}"] = Part(in_tile(one) * plate(one.digits, one.braille))
    return found


def in_base(tile: Tile) -> Magnets:
    """The magnets of a finished tile, on the floor of its pockets."""
    found = body(tile.words)
    raised = np.array((0.0, 0.0, tile.floor_mm - parameters().tile.floor_mm))
    return replace(found, at_mm=found.at_mm + raised)


def brought(tile: Tile) -> Magnets:
    """The magnets as the stick leaves them in a base, on the floor of its pockets, in the base's axes.

    The stick stands upright on a magnet and holds it by the pole that its own magnet does not show.
    """
    its, found = parameters(), spots(tile.words)
    middle_mm = tile.floor_mm + its.code_magnet.height_mm / 2
    at = np.array([(*spot.at_mm, middle_mm) for spot in found])
    up = [-1.0 if stick.OUTWARD[spot.sign] == "north" else 1.0 for spot in found]
    return Magnets(its.code_magnet, at, np.array([(0.0, 0.0, z) for z in up]), np.ones(len(found)))


def solid(of: Magnets) -> Part:
    """Upright magnets as bodies."""
    disc = Cylinder(of.size.diameter_mm / 2, of.size.height_mm)
    return together(Part(Pos(*at) * disc) for at in of.at_mm.tolist())


def polarity_stick() -> dict[str, Part]:
    """The stick with its lids and magnets, lying, the plus end at the right."""
    magnet = parameters().code_magnet
    upright = Plane((0, 0, stick.stick_magnet_z_mm()), x_dir=(0, 1, 0), z_dir=(1, 0, 0))
    disc = Location(upright) * Cylinder(magnet.diameter_mm / 2, magnet.height_mm)
    side_mm = stick.stick_magnet_x_mm()
    lids = {
        name: Part(stick.stick_lid_at(sign) * stick.stick_lid(sign))
        for name, sign in (("plus", "+"), ("bar", "-"))
    }
    return {"rod": stick.stick(), **lids, "magnets": together(Part(Pos(x) * disc) for x in (-side_mm, side_mm))}
