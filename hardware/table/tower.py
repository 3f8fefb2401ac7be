"""The tower: dominoes are stacked in it unseen, and the lowest is pushed out at the bottom, one at a time.

Shaft, front and base are printed flat and put together: the front slides down into grooves of the shaft and ends a
slot above the base; the shaft stands in a recess of the base and is glued. A window behind lets a finger push the
lowest domino out at the front, a notch in the base lets two fingers take it.

Magnets hold stacked dominoes together: by the magnet study about 0.25 N for each pair of opposite poles above one
another, through the 6 mm of a cap, so 2.5 N at most; pairs of equal poles push apart. The wall above the slot
holds the next domino back.
"""

from __future__ import annotations

from functools import cache

from build123d import Part, Pos, Sketch, extrude

from hardware.parameters import parameters
from hardware.shapes import part
from hardware.shapes.box import Box, Point
from hardware.shapes.piece import ON_ITS_BACK, Piece, block, column, single
from hardware.shapes.plane import polygon, raised, rectangle


def parts() -> tuple[part.Part, ...]:
    """Shaft, front and base, as they are printed."""
    return tuple(piece.part() for piece in pieces())


@cache
def pieces() -> tuple[Piece, ...]:
    """The three pieces where they stand: x to the right, the slot towards you, z from the base's upper face."""
    walls = "three walls, open at the front and above, a window below in the back wall"
    plate = "a plain plate with bevelled long edges, slides in from above"
    return (
        Piece("tower-shaft", shaft, walls, turn_deg=ON_ITS_BACK, coarse=True),
        Piece("tower-front", front, plate, turn_deg=ON_ITS_BACK),
        Piece("tower-base", base, "a plate with a recess for three walls, a round notch at its near and far edge"),
    )


def room() -> Box:
    """The inside of the shaft in plan: a domino and its play."""
    tile, play = parameters().tile, parameters().tower.play_mm
    return Box(
        -tile.length_mm / 2 - play, -tile.width_mm / 2 - play, tile.length_mm / 2 + play, tile.width_mm / 2 + play
    )


def pitch_mm() -> float:
    """Height of one stacked domino with the highest relief."""
    return parameters().tile.height_mm + max(parameters().crown.height_mm, parameters().relief.height_mm)


def height_mm() -> float:
    """Height of the shaft above the base: so many dominoes with the highest relief."""
    tower = parameters().tower
    return tower.holds_count * pitch_mm() + tower.lead_mm


def _front_mm() -> float:
    """y of the outer face of the shaft's open side, a wall in front of the sliding front."""
    tower = parameters().tower
    return room().near - 2 * tower.wall_mm - tower.groove_play_mm / 2


def _walls(grown: float = 0.0) -> Sketch:
    """The three walls in plan, or so much wider."""
    wall, inside, edge = parameters().tower.wall_mm, room(), 2 * parameters().relief.round_mm
    outer = Box(inside.left - wall, _front_mm(), inside.right + wall, inside.far + wall).grown(grown)
    inner = inside.grown(-grown)
    points: list[Point] = [
        outer.low,
        (inner.left, outer.near),
        (inner.left, inner.far),
        inner.high,
        (inner.right, outer.near),
        (outer.right, outer.near),
        outer.high,
        (outer.left, outer.far),
    ]
    return polygon(points, edge)


@cache
def shaft() -> Part:
    """The walls, with the grooves of the front and the window behind."""
    tower, inside = parameters().tower, room()
    walls = Pos(0, 0, -tower.sink_mm) * raised(_walls(), height_mm() + tower.sink_mm)
    groove = polygon(_beveled(tower.groove_mm, tower.groove_play_mm / 2), 0)
    grooves = Pos(0, 0, tower.slot_mm) * extrude(groove, height_mm())
    half = tower.finger_mm / 2
    window = block(Box(-half, inside.far - 1, half, inside.far + 2 * tower.wall_mm), 0, tower.slot_mm)
    return single(Part(walls - [grooves, window]))


def _beveled(deep: float, play: float) -> list[Point]:
    """The front in plan, reaching so far into both side walls, with play before and behind it."""
    inside, wall = room(), parameters().tower.wall_mm
    right, back, before = inside.right + deep, inside.near + play, inside.near - wall - play
    half = [(inside.right, before), (right, before + deep), (right, back)]
    return half + [(-x, y) for x, y in reversed(half)]


@cache
def front() -> Part:
    """The sliding plate, from the slot's upper edge to the top."""
    tower = parameters().tower
    outline = polygon(_beveled(tower.groove_mm - tower.groove_play_mm / 2, 0.0), 0)
    return single(Part(Pos(0, 0, tower.slot_mm) * extrude(outline, height_mm() - tower.slot_mm)))


@cache
def base() -> Part:
    """The plate on which the tower stands, with the recess of the shaft and notches for fingers."""
    tower = parameters().tower
    inside = room().grown(tower.wall_mm + tower.foot_mm)
    plate = Pos(0, 0, -tower.base_mm) * raised(rectangle(inside.low, inside.high, tower.base_mm), tower.base_mm)
    recess = Pos(0, 0, -tower.sink_mm) * extrude(_walls(parameters().skin.play_mm / 2), tower.sink_mm + 1)
    fingers = [column((0, y), tower.finger_mm, -2 * tower.base_mm, 1) for y in (inside.near, inside.far)]
    return single(Part(plate - [recess, *fingers]))
