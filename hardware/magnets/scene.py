"""A whole board in simulation: things are laid, slid, lifted and knocked, and its sensors' voltages follow.

    scene = Scene("board5", tiles, seed=1)
    scene.lay("domino 24", (2, 3), (1, 3))
    scene.wait(500)
    scene.lift("domino 24")
    for frame in scene.frames():
        ...  # frame.at_us, frame.millivolts in sensor order, only when something has changed

Spots are column and row from 1 and may lie beyond the edge. Every choice that hands make comes from the seed. Of
tiles that are equal any number may lie; one that lies is named with its cell, as on a virtual board (tile red C4).
"""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

import numpy as np

from companion.core.model import Place
from companion.device.tiles.tileset import TileSet
from firmware.tables import layouts
from hardware.magnets import motion
from hardware.magnets.field import Dipoles, dipole_mt, sum_mt
from hardware.magnets.geometry import (
    Floats,
    Magnets,
    Pose,
    Spot,
    body,
    home,
    placed,
    propped,
    sensors_mm,
    single,
    words_by_thing,
)
from hardware.magnets.sensors import Dead, Millivolts, Sensors, ends_at, magnets_factor
from hardware.parameters import Tolerances, parameters

EXACT = Tolerances(0.0, 0.0, 0.0, 0.0, 0.0, 23.0, 23.0)
"""Everything lies exactly where it should be, and every magnet and sensor is as in its data sheet."""
WAND, KING = "wand", "king on "


class Frame(NamedTuple):
    """What the sensors tell from at_us on: millivolts in sensor order."""

    at_us: int
    millivolts: Millivolts


@dataclass(slots=True)
class _Thing:
    """A thing on the board or above it, and its field at every sensor, magnets at the warmth of calibration.

    thing: its name in the tile set, "" for what is in none.
    """

    thing: str
    body: Magnets
    spots: tuple[Spot, ...]
    pose: Pose
    field: Floats


class Scene:
    """One board and what lies on it.

    layout: a name of cells.csv. tolerances: how far things may be off; EXACT for none, then sensors and magnets
    are exact too. calibrated: whether zeros are as calibration leaves them, or as bought. start_us: when its time
    begins; the first frame is the empty board. Outputs end where the seed has it, each elsewhere.
    """

    def __init__(
        self,
        layout: str,
        tiles: TileSet,
        seed: int,
        tolerances: Tolerances | None = None,
        *,
        calibrated: bool = True,
        start_us: int = 0,
    ) -> None:
        self.layout = layouts()[layout]
        self.now_us = start_us
        self.tolerances = tolerances or parameters().tolerances
        self._seed, self._exact = seed, tolerances is EXACT
        self._rng = np.random.default_rng(seed)
        self._words = words_by_thing(tiles)
        self._equal = frozenset(colour.thing for colour in tiles.colours)
        self._at_mm = sensors_mm(layout)
        self.sensors = Sensors(len(self._at_mm), None if self._exact else self._rng, calibrated)
        self.warmth_c = float(self._rng.uniform(self.tolerances.coldest_c, self.tolerances.warmest_c))
        self._things: dict[str, _Thing] = {}
        self._dipole_mt = np.zeros(len(self._at_mm))
        self._frames: list[Frame] = []
        self._told: Millivolts | None = None
        self._tell()

    # ---- time ----

    def frames(self) -> Iterator[Frame]:
        """All frames since the last call, in order of time."""
        told, self._frames = self._frames, []
        yield from told

    def wait(self, ms: float) -> None:
        """Let time pass."""
        self.now_us += round(ms * 1000)

    def field_mt(self) -> Floats:
        """(n,): what the sensors feel now, in sensor order, north down positive."""
        magnets_mt = sum((thing.field for thing in self._things.values()), np.zeros(len(self._at_mm)))
        return magnets_mt * magnets_factor(self.warmth_c) + self._dipole_mt

    def millivolts(self) -> Millivolts:
        """What the sensors tell now."""
        return self.sensors.millivolts(self.field_mt(), self.warmth_c)

    def _tell(self) -> None:
        """A frame, if it differs from the last one."""
        now = self.millivolts()
        if self._told is None or not np.array_equal(now, self._told):
            self._told = now
            if self._frames and self._frames[-1].at_us == self.now_us:
                self._frames.pop()
            self._frames.append(Frame(self.now_us, now))

    # ---- tiles ----

    def lay(self, thing: str, *spots: Spot, turns: int = 0) -> None:
        """Bring a thing down on spots, one for each part, somewhere within the tolerances.

        turns: quarter turns of a thing of one part. ValueError for an unknown thing, one that lies already, taken
        spots.
        """
        name, rest = self._begin(thing, spots, turns)
        self._play({name: motion.approach(rest, self._rng)})

    def put(self, thing: str, *spots: Spot, turns: int = 0) -> None:
        """Let a thing lie on spots at once, without the hand that brings it; else as lay."""
        self._begin(thing, spots, turns)
        self._tell()

    def lift(self, thing: str) -> None:
        """Take a thing away."""
        self._play({thing: motion.leave(self._lying(thing).pose, self._rng)})
        del self._things[thing]
        self._tell()

    def slide(self, thing: str, *spots: Spot, speed_mm_s: float | None = None) -> None:
        """Push a thing straight to other spots."""
        lying = self._lying(thing)
        self._check_free(spots, thing)
        rest = self._rest(spots, round(lying.pose.turn_deg / 90) % 4)
        speed = speed_mm_s or parameters().motion.slide_mm_s
        self._play({thing: motion.slide(lying.pose, rest, speed, self._rng)})
        self._set(thing, rest)
        lying.spots = spots
        self._things = {self._name(one.thing, one.spots) or name: one for name, one in self._things.items()}
        self._tell()

    def rotate(self, castle: str, quarter_turns: int = 1) -> None:
        """Turn a castle, or a tile of one part, on its cell, in half a second."""
        lying = self._lying(castle)
        end = replace(lying.pose, turn_deg=lying.pose.turn_deg + 90 * quarter_turns)
        start = lying.pose
        self._play({castle: motion.Move(500.0, 5.0, lambda ms: start.towards(end, ms / 500))})

    def wobble(self, thing: str, ms: float) -> None:
        """Let a reading finger move a thing for so long."""
        self._play({thing: motion.wobble(self._lying(thing).pose, ms, self._rng)})

    def knock(self, gone: int = 0, strength: float = 1.0) -> list[str]:
        """Bump into the table: all hops and comes to rest anew; so many things fall off, which it names."""
        names = sorted(self.things())
        off = [names[i] for i in self._rng.permutation(len(names))[:gone]]
        moves = {}
        for name in names:
            lying = self._things[name]
            if name in off:
                moves[name] = motion.leave(lying.pose, self._rng)
            else:
                end = self._rest(lying.spots, round(lying.pose.turn_deg / 90) % 4)
                moves[name] = motion.knock(lying.pose, end, strength, self._rng)
        self._play(moves)
        for name in off:
            del self._things[name]
        self._tell()
        return off

    def prop(self, thing: str, edge_mm: float, direction: int) -> None:
        """Let a thing lie on something small; direction: 0 to 3, the raised edge right, far, left or near."""
        lying = self._lying(thing)
        self.pose(thing, lying.pose.moved(propped(edge_mm, direction, lying.pose.turn_deg, len(lying.spots))))

    def pose(self, thing: str, pose: Pose) -> None:
        """Let a thing lie exactly so from now on."""
        self._lying(thing)
        self._set(thing, pose)
        self._tell()

    def pose_of(self, thing: str) -> Pose:
        """How a thing lies now."""
        return self._lying(thing).pose

    def things(self) -> tuple[str, ...]:
        """What lies on the board, in the order of laying."""
        return tuple(name for name, lying in self._things.items() if lying.thing)

    # ---- kings, wand, and what does not belong there ----

    def king(self, thing: str, north_down: bool = True, dimple_mm: float = 0.0) -> None:
        """Stand a king on the middle of a domino, which may have a dimple so deep there."""
        its, lying = parameters(), self._lying(thing)
        side = 0.0 if self._exact else its.king.offset_mm
        x_mm, y_mm = self._rng.uniform(-side, side, 2)
        rest = Pose(lying.pose.x_mm + x_mm, lying.pose.y_mm + y_mm, lift_mm=its.tile.height_mm - dimple_mm)
        self._bring(KING + thing, single(its.king_magnet, its.king.floor_mm, north_down), rest)

    def take_king(self, thing: str) -> None:
        """Take the king off a domino."""
        self.lift(KING + thing)

    def wand(self, spot: Spot, ms: float = 600.0, north_down: bool = True) -> None:
        """Point at what lies on a spot for so long: the wand comes down, rests leaning on the relief, leaves."""
        its = parameters()
        over = home([spot])
        side, lean = (0.0, 0.0) if self._exact else (its.wand.offset_mm, its.wand.tilt_deg / 2)
        x_mm, y_mm = self._rng.uniform(-side, side, 2)
        tilt_x, tilt_y = self._rng.uniform(-lean, lean, 2)
        height_mm = its.tile.height_mm + its.wand.relief_mm
        rest = Pose(over.x_mm + x_mm, over.y_mm + y_mm, 0.0, height_mm, tilt_x, tilt_y)
        self._bring(WAND, single(its.wand_magnet, its.wand.floor_mm, north_down), rest)
        self.wait(ms)
        self.lift(WAND)

    def dipoles(
        self, at_mm: Sequence[Sequence[float] | Floats], moment_a_m2: Sequence[Sequence[float] | Floats]
    ) -> None:
        """Lay iron or a telephone somewhere: point dipoles instead of those before; two empty lists for none.

        at_mm: x, y, and z above the Hall elements, of each; moment_a_m2: its parts along the axes.
        """
        found = Dipoles(np.array(at_mm).reshape(-1, 3), np.array(moment_a_m2).reshape(-1, 3))
        self._dipole_mt = dipole_mt(found, self._at_mm).sum(axis=0)
        self._tell()

    def warm(self, warmth_c: float) -> None:
        """Let the room have another temperature, magnets and sensors alike."""
        self.warmth_c = warmth_c
        self._tell()

    def end_outputs(self, end_mv: float) -> None:
        """Let the outputs of all sensors end so far from both rails."""
        self.sensors.ends = ends_at(end_mv)
        self._tell()

    def kill(self, sensor: int, how: Dead | None) -> None:
        """Break a sensor (its number in sensor order), or mend it with None."""
        if how is None:
            self.sensors.dead.pop(sensor, None)
        else:
            self.sensors.dead[sensor] = how
        self._tell()

    # ---- within ----

    def _begin(self, thing: str, spots: tuple[Spot, ...], turns: int) -> tuple[str, Pose]:
        """What lies from now on is called, and its pose at rest."""
        if thing in self._things:
            raise ValueError(f"{thing} lies already")
        if len(spots) != len(self._parts(thing)):
            raise ValueError(f"{thing} has {len(self._parts(thing))} parts, not {len(spots)}")
        self._check_free(spots)
        name, rest = self._name(thing, spots), self._rest(spots, turns)
        self._things[name] = _Thing(thing, self._body(name, thing), spots, rest, np.zeros(len(self._at_mm)))
        self._set(name, rest)
        return name, rest

    def _name(self, thing: str, spots: tuple[Spot, ...]) -> str:
        """What a thing is called while it lies on these spots: of equal ones, with its cell."""
        return f"{thing} {Place('', *spots[0]).name}" if thing in self._equal else thing

    def _parts(self, thing: str) -> tuple[str, ...]:
        if thing not in self._words:
            raise ValueError(f"there is no {thing} in this set")
        return self._words[thing]

    def _lying(self, thing: str) -> _Thing:
        if thing not in self._things:
            raise ValueError(f"{thing} does not lie on this board")
        return self._things[thing]

    def _check_free(self, spots: Sequence[Spot], own: str = "") -> None:
        for name, lying in self._things.items():
            if name != own and set(lying.spots) & set(spots):
                raise ValueError(f"{name} lies on {sorted(set(lying.spots) & set(spots))}")

    def _body(self, name: str, thing: str) -> Magnets:
        """A tile's magnets: their scatter belongs to the tile, whenever and wherever it is laid.

        Equal tiles are told apart by the cell on which they are first laid.
        """
        rng = None if self._exact else np.random.default_rng([self._seed, zlib.crc32(name.encode())])
        return body(self._parts(thing), rng)

    def _rest(self, spots: Sequence[Spot], turns: int) -> Pose:
        limits = self.tolerances
        x_mm, y_mm = self._rng.uniform(-limits.offset_mm, limits.offset_mm, 2)
        turn_deg = self._rng.uniform(-limits.turn_deg, limits.turn_deg)
        return home(spots, turns).moved(Pose(x_mm, y_mm, turn_deg))

    def _bring(self, name: str, of: Magnets, rest: Pose) -> None:
        if name in self._things:
            raise ValueError(f"{name} is there already")
        self._things[name] = _Thing("", of, (), rest, np.zeros(len(self._at_mm)))
        self._play({name: motion.approach(rest, self._rng)})

    def _set(self, name: str, pose: Pose) -> None:
        thing = self._things[name]
        thing.pose = pose
        thing.field = sum_mt(placed(thing.body, pose), self._at_mm)

    def _play(self, moves: Mapping[str, motion.Move]) -> None:
        """Move things at the same time, from now until the last one rests."""
        length_ms = max((move.length_ms for move in moves.values()), default=0.0)
        step_ms = min((move.step_ms for move in moves.values()), default=1.0)
        began_us = self.now_us
        looks = int(np.ceil(length_ms / step_ms))
        for look in range(looks + 1):
            now_ms = min(look * step_ms, length_ms)
            self.now_us = began_us + round(now_ms * 1000)
            for name, move in moves.items():
                if now_ms - step_ms < move.length_ms:
                    self._set(name, move.at(min(now_ms, move.length_ms)))
            self._tell()
