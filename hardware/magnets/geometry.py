"""Where the sensors are, how a thing lies, and where that puts its magnets."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import cache

import numpy as np
from numpy.typing import NDArray

from companion.device.reading.codebook import STEPS
from companion.device.tiles.tileset import TileSet
from firmware.tables import layouts
from hardware.parameters import Board, Magnet, parameters

Floats = NDArray[np.float64]
Spot = tuple[int, int]
"""Column and row from 1, as on a virtual board; beyond the edge where a thing hangs over."""
SITES = np.array([(-1, -1), (1, -1), (1, 1), (-1, 1), (0, 0)], dtype=np.float64)
"""The pockets of a cell in the order of a word's signs, in units of site_mm."""
NORTH_DOWN = {"+": -1.0, "-": 1.0}
"""Sign of a pocket -> where its north pole points, along z."""


@dataclass(frozen=True, slots=True)
class Pose:
    """How a thing lies: the middle of its bottom, and its turns.

    turn_deg: counter-clockwise seen from above, 0 with half a at the left. lift_mm: of the middle of the bottom
    above its height at rest. tilt_x_deg, tilt_y_deg: about the board's axes, after the turn.
    """

    x_mm: float = 0.0
    y_mm: float = 0.0
    turn_deg: float = 0.0
    lift_mm: float = 0.0
    tilt_x_deg: float = 0.0
    tilt_y_deg: float = 0.0

    def moved(self, other: Pose) -> Pose:
        """This pose with all parts of another added."""
        return Pose(
            self.x_mm + other.x_mm,
            self.y_mm + other.y_mm,
            self.turn_deg + other.turn_deg,
            self.lift_mm + other.lift_mm,
            self.tilt_x_deg + other.tilt_x_deg,
            self.tilt_y_deg + other.tilt_y_deg,
        )

    def scaled(self, share: float) -> Pose:
        """All parts times a factor."""
        return Pose(
            self.x_mm * share,
            self.y_mm * share,
            self.turn_deg * share,
            self.lift_mm * share,
            self.tilt_x_deg * share,
            self.tilt_y_deg * share,
        )

    def towards(self, other: Pose, share: float) -> Pose:
        """The pose on the straight way to another: 0 is this one, 1 the other."""
        return self.scaled(1 - share).moved(other.scaled(share))


@dataclass(frozen=True, slots=True)
class Magnets:
    """Magnets of one size in space.

    at_mm: (n, 3) middles. north: (n, 3) unit vectors towards the north pole. strength: (n,) of the nominal
    remanence. size: the cylinder.
    """

    size: Magnet
    at_mm: Floats
    north: Floats
    strength: Floats

    def __len__(self) -> int:
        return len(self.at_mm)

    def warmed(self, factor: float) -> Magnets:
        """The same magnets, stronger by a factor."""
        return replace(self, strength=self.strength * factor)


@cache
def sensors_mm(layout: str) -> Floats:
    """(n, 3) places of the Hall elements of a layout of cells.csv, in sensor order."""
    return np.array([(sensor.x_mm, sensor.y_mm, 0.0) for sensor in layouts()[layout].sensors])


def turning(turn_deg: float) -> Floats:
    """(2, 2), to be multiplied from the right: turns counter-clockwise."""
    turn = np.radians(turn_deg)
    return np.array([(np.cos(turn), np.sin(turn)), (-np.sin(turn), np.cos(turn))])


def rotation(pose: Pose) -> Floats:
    """(3, 3): the turn about z, then the tilts about the board's y and x."""
    turn, about_x, about_y = np.radians((pose.turn_deg, pose.tilt_x_deg, pose.tilt_y_deg))
    cos, sin = np.cos, np.sin
    z = np.array([(cos(turn), -sin(turn), 0), (sin(turn), cos(turn), 0), (0, 0, 1)])
    y = np.array([(cos(about_y), 0, sin(about_y)), (0, 1, 0), (-sin(about_y), 0, cos(about_y))])
    x = np.array([(1, 0, 0), (0, cos(about_x), -sin(about_x)), (0, sin(about_x), cos(about_x))])
    turned: Floats = x @ y @ z
    return turned


def body(words: Sequence[str], rng: np.random.Generator | None = None) -> Magnets:
    """The magnets of an unturned tile around the middle of its bottom, one word (castle) or two (domino).

    rng: scatter of strength and pocket as in the tolerances; without, all are exact.
    """
    its, limits = parameters(), parameters().tolerances
    first_mm = -its.board.pitch_mm * (len(words) - 1) / 2
    height_mm = its.tile.floor_mm + its.code_magnet.height_mm / 2
    at, north = [], []
    for part, word in enumerate(words):
        for sign, site in zip(word, SITES * its.board.site_mm, strict=True):
            if sign in NORTH_DOWN:
                at.append((first_mm + part * its.board.pitch_mm + site[0], site[1], height_mm))
                north.append((0.0, 0.0, NORTH_DOWN[sign]))
    at_mm, strength = np.array(at).reshape(-1, 3), np.ones(len(at))
    if rng is not None:
        side, depth, percent = limits.pocket_side_mm, limits.pocket_depth_mm, limits.magnet_percent
        at_mm += rng.uniform(-1, 1, at_mm.shape) * (side, side, depth)
        strength += rng.uniform(-percent, percent, len(at)) / 100
    return Magnets(its.code_magnet, at_mm, np.array(north).reshape(-1, 3), strength)


def single(size: Magnet, bottom_mm: float, north_down: bool) -> Magnets:
    """One magnet on the axis of a thing, its lower face so far above the thing's bottom."""
    at = np.array([(0.0, 0.0, bottom_mm + size.height_mm / 2)])
    return Magnets(size, at, np.array([(0.0, 0.0, -1.0 if north_down else 1.0)]), np.ones(1))


def placed(of: Magnets, pose: Pose, board: Board | None = None) -> Magnets:
    """The magnets of a thing that lies so."""
    board = board or parameters().board
    turn = rotation(pose)
    origin = np.array((pose.x_mm, pose.y_mm, board.top_mm + pose.lift_mm))
    return Magnets(of.size, of.at_mm @ turn.T + origin, of.north @ turn.T, of.strength)


def home(spots: Sequence[Spot], quarter_turns: int = 0) -> Pose:
    """The pose of a thing whose parts lie exactly on these spots; quarter_turns only for a thing of one part.

    ValueError when two spots are not neighbours.
    """
    pitch_mm = parameters().board.pitch_mm
    centre = [pitch_mm * (sum(axis) / len(spots) - 1) for axis in zip(*spots, strict=True)]
    if len(spots) > 1:
        (x, y), (other_x, other_y) = spots
        if (other_x - x, other_y - y) not in STEPS:
            raise ValueError(f"not neighbours: {spots}")
        quarter_turns = STEPS.index((other_x - x, other_y - y))
    return Pose(centre[0], centre[1], 90.0 * quarter_turns)


def words_by_thing(tiles: TileSet) -> dict[str, tuple[str, ...]]:
    """The words of each thing's parts, by its name; equal tiles have one name."""
    return tiles.words()


def propped(edge_mm: float, direction: int, turn_deg: float, parts: int) -> Pose:
    """What lies under a tile at one of its edges adds this to its pose: that edge is raised, the other stays down.

    direction: 0 to 3, the raised edge right, far, left or near on the board. parts: cells of the tile.
    """
    tile = parameters().tile
    along = (round(turn_deg / 90) + direction) % 2 == 0
    span_mm = tile.length_mm if along and parts > 1 else tile.width_mm
    angle_deg = float(np.degrees(np.arcsin(edge_mm / span_mm)))
    sign = 1.0 if direction < 2 else -1.0
    if direction % 2 == 0:
        return Pose(lift_mm=edge_mm / 2, tilt_y_deg=-sign * angle_deg)
    return Pose(lift_mm=edge_mm / 2, tilt_x_deg=sign * angle_deg)
