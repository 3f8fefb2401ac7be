"""Pieces put together as a maker does it, for tests and pictures. Millimetres, axes of the tile or of the jig."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
from build123d import Cylinder, Location, Part, Plane, Pos

from hardware.magnets.geometry import Magnets, body
from hardware.parameters import parameters
from hardware.shapes.plane import together
from hardware.tiles import jig
from hardware.tiles.base import base
from hardware.tiles.cap import cap
from hardware.tiles.number_plate import in_tile, plate, plates
from hardware.tiles.pockets import Tile, spots
from hardware.tiles.tile_set import Top

TURNED_OVER = np.array((-1.0, 1.0, -1.0))
"""What turning over sideways does to places and directions."""


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


def in_jig(tile: Tile) -> Magnets:
    """The magnets as the stick leaves them in the jig, on the floor of its pockets, in the jig's axes.

    The stick stands upright on a magnet and holds it by the pole that its own magnet does not show.
    """
    its, found = parameters(), spots(tile.words)
    middle_mm = its.jig.floor_mm + its.code_magnet.height_mm / 2
    at = np.array([(-spot.at_mm[0], spot.at_mm[1], middle_mm) for spot in found])
    up = [1.0 if jig.OUTWARD[spot.sign] == "south" else -1.0 for spot in found]
    return Magnets(its.code_magnet, at, np.array([(0.0, 0.0, z) for z in up]), np.ones(len(found)))


def turned_over(of: Magnets, tile: Tile) -> Magnets:
    """The jig's magnets in the tile's axes, after jig and base were turned over and the steel drew them down."""
    at = of.at_mm * TURNED_OVER
    at[:, 2] = tile.floor_mm + of.size.height_mm / 2
    return replace(of, at_mm=at, north=of.north * TURNED_OVER)


def on_jig(tile: Tile) -> Location:
    """Where a base comes to when it is laid on its jig, upside down."""
    return Location(Plane((0, 0, jig.face_mm() + tile.base_mm), x_dir=(-1, 0, 0), z_dir=(0, 0, -1)))


def loading(tile: Tile, top: Top) -> dict[str, Part]:
    """A jig with its magnets, and the base laid on it, in the jig's axes."""
    return {"jig": jig.jig(tile, top), "magnets": solid(in_jig(tile)), "base": Part(on_jig(tile) * base(tile))}


def solid(of: Magnets) -> Part:
    """Upright magnets as bodies."""
    disc = Cylinder(of.size.diameter_mm / 2, of.size.height_mm)
    return together(Part(Pos(*at) * disc) for at in of.at_mm.tolist())


def polarity_stick() -> dict[str, Part]:
    """The stick with its lids and magnets, lying, the plus end at the right."""
    magnet = parameters().code_magnet
    upright = Plane((0, 0, jig.stick_magnet_z_mm()), x_dir=(0, 1, 0), z_dir=(1, 0, 0))
    disc = Location(upright) * Cylinder(magnet.diameter_mm / 2, magnet.height_mm)
    side_mm = jig.stick_magnet_x_mm()
    lids = {
        name: Part(jig.stick_lid_at(sign) * jig.stick_lid(sign)) for name, sign in (("plus", "+"), ("bar", "-"))
    }
    return {"rod": jig.stick(), **lids, "magnets": together(Part(Pos(x) * disc) for x in (-side_mm, side_mm))}
