"""Moves of things as poses over time: coming down, leaving, sliding, wobbling, being knocked."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass, replace

import numpy as np

from hardware.magnets.geometry import Pose
from hardware.parameters import parameters


@dataclass(frozen=True, slots=True)
class Move:
    """One thing's way. at: milliseconds since the move began -> pose, from 0 to length_ms.

    step_ms: how often to look so that nothing on the way is missed.
    """

    length_ms: float
    step_ms: float
    at: Callable[[float], Pose]


def _step_ms(speed_mm_s: float) -> float:
    """So that a thing goes no farther than frame_mm between two looks, but at least a millisecond."""
    motion = parameters().motion
    return min(motion.frame_ms, max(1.0, motion.frame_mm / speed_mm_s * 1000))


def approach(rest: Pose, rng: np.random.Generator) -> Move:
    """A hand brings a tile down: beside its place and leaning at first, one edge touches, then it lies."""
    motion, tile = parameters().motion, parameters().tile
    side = motion.approach_offset_mm
    x_mm, y_mm = rng.uniform(-side, side, 2)
    lean_x, lean_y = rng.uniform(-motion.approach_tilt_deg, motion.approach_tilt_deg, 2)
    length_ms = motion.approach_from_mm / motion.approach_mm_s * 1000

    def at(now_ms: float) -> Pose:
        left = 1 - now_ms / length_ms
        leaning, beside = min(1.0, 4 * left), min(1.0, 3 * left)
        tilt_x, tilt_y = lean_x * leaning, lean_y * leaning
        edge_mm = tile.length_mm / 2 * math.sin(math.radians(abs(tilt_x) + abs(tilt_y)))
        # The middle comes to rest a little before the end; from then on the tile tips down around its edge.
        lift_mm = max(motion.approach_from_mm * (left - 0.1) / 0.9, edge_mm)
        return rest.moved(Pose(x_mm * beside, y_mm * beside, 0.0, lift_mm, tilt_x, tilt_y))

    return Move(length_ms, _step_ms(motion.approach_mm_s), at)


def leave(rest: Pose, rng: np.random.Generator) -> Move:
    """A hand takes a tile up: an approach backwards in time."""
    down = approach(rest, rng)
    return Move(down.length_ms, down.step_ms, lambda now_ms: down.at(down.length_ms - now_ms))


def slide(start: Pose, end: Pose, speed_mm_s: float, rng: np.random.Generator) -> Move:
    """A finger pushes a tile along the board at even speed; it swings and hops a little, and ends on `end`."""
    motion = parameters().motion
    way_mm = max(math.hypot(end.x_mm - start.x_mm, end.y_mm - start.y_mm), 1.0)
    length_ms = way_mm / speed_mm_s * 1000
    # The shorter way round, if it turns at all.
    turn_deg = (end.turn_deg - start.turn_deg + 180) % 360 - 180
    aim = replace(end, turn_deg=start.turn_deg + turn_deg)
    swing_deg = rng.uniform(-motion.slide_turn_deg, motion.slide_turn_deg)
    swings = int(rng.integers(1, 4))

    def at(now_ms: float) -> Pose:
        share = now_ms / length_ms
        wave = math.sin(math.pi * swings * share)
        return start.towards(aim, share).moved(
            Pose(turn_deg=swing_deg * wave, lift_mm=motion.slide_lift_mm * abs(wave))
        )

    return Move(length_ms, _step_ms(speed_mm_s), at)


def wobble(rest: Pose, length_ms: float, rng: np.random.Generator) -> Move:
    """A reading finger moves a tile to and fro; it ends where it began."""
    motion = parameters().motion
    phase = rng.uniform(0, math.tau)

    def at(now_ms: float) -> Pose:
        angle = math.tau * motion.wobble_hz * now_ms / 1000
        fade = math.sin(math.pi * now_ms / length_ms)
        side_mm = motion.wobble_mm * fade
        return rest.moved(
            Pose(
                side_mm * math.sin(angle),
                side_mm * math.sin(1.3 * angle + phase),
                motion.wobble_deg * fade * math.sin(0.7 * angle),
            )
        )

    return Move(length_ms, motion.frame_ms, at)


def knock(start: Pose, end: Pose, strength: float, rng: np.random.Generator) -> Move:
    """The table is bumped: a tile hops and swings ever less, and comes to rest on `end`."""
    its = parameters().knock
    side_x, side_y, turn, lean_x, lean_y = rng.uniform(-strength, strength, 5)
    hop_mm = its.lift_mm * strength * rng.uniform(0.3, 1.0)

    def at(now_ms: float) -> Pose:
        fade = math.exp(-now_ms / its.fade_ms)
        wave = math.sin(math.tau * its.swing_hz * now_ms / 1000) * fade
        swing = Pose(
            its.offset_mm * side_x,
            its.offset_mm * side_y,
            its.turn_deg * turn,
            0.0,
            its.tilt_deg * lean_x,
            its.tilt_deg * lean_y,
        )
        pose = start.towards(end, 1 - fade).moved(swing.scaled(wave))
        return replace(pose, lift_mm=pose.lift_mm + hop_mm * abs(wave))

    return Move(its.length_ms, parameters().motion.frame_ms, lambda ms: end if ms >= its.length_ms else at(ms))
