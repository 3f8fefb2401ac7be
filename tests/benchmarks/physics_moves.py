"""Knocks and slides in time: python -m tests.benchmarks.physics_moves [--count N]

Knocks: random boards, full and sparse, are bumped; some things fall off, all others hop, swing and come to rest
anew. Slides: on random sparse boards one domino is pushed along its row or column at 50 to 300 mm/s. Frames go
through the firmware's core, scanned each 8 ms and settled for 40 ms, and its messages through the tracker. No
reading that is believed may name anything that does not lie so or, of what is pushed, has not just been there;
and in the end all is read where it lies. Believed is what the referee believes: no reading of things that may
be on their way, and none that only shows less than the one before, for the halves left of two dominoes lifted
at once may be a third one for a moment; unless all has been quiet since. All of it with outputs that end 20,
60, 110, 200 and 300 mV from the rails, or as told by --ends; what a board tells at one end as at another is
judged once and counts for both.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from companion.core.model import Reading
from companion.device.protocol import FromBoard
from companion.device.reading.codebook import STEPS, Codebook
from companion.device.reading.tracker import ReadingTimes
from companion.device.tiles.files import standard
from companion.play.referee.view import BoardView
from hardware.magnets.boards import CENTRE, SIZE, Boards, Placement
from hardware.magnets.geometry import Spot
from hardware.magnets.scene import Frame, Scene
from hardware.magnets.sensors import NO_END_MV, cut_off, ends_at
from hardware.magnets.verdict import Truth, false_pieces, is_right, truth_of
from tests.benchmarks.figures import ENDS_MV, Figure, add_ends, tell
from tests.hardware.core import messages
from tests.hardware.felt import read

SPEEDS_MM_S = (50.0, 75.0, 100.0, 150.0, 200.0, 250.0, 300.0)
APART_MS, AFTERWARDS_MS = 700, 4000
QUIET_MS = ReadingTimes().quiet_ms


@dataclass(slots=True)
class Outcome:
    """What came of some moves. on_the_way: pushed things believed to lie where they only came by."""

    moves: int = 0
    right: int = 0
    doubt: int = 0
    wrong: int = 0
    on_the_way: int = 0
    examples: list[str] = field(default_factory=list)

    def take(self, other: Outcome) -> None:
        """What came of the same move once more."""
        for name in ("right", "doubt", "wrong", "on_the_way"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.examples += other.examples

    def figure(self, name: str) -> Figure:
        """Nothing may be wrong."""
        values = {"moves": self.moves, "right": self.right, "doubt": self.doubt, "wrong": self.wrong}
        return Figure(name, "things", {part: float(value) for part, value in values.items()}, ("wrong", 0), 0)


@dataclass(frozen=True, slots=True)
class Story:
    """What lies on a board before, during and after a move; what is left in the end; how it is called."""

    truths: list[Truth]
    left: list[Placement]
    name: str


def begun(placements: list[Placement], seed: int) -> Scene:
    """A board on which all this was laid, one thing after the other; its outputs have no ends."""
    scene = Scene("board5", standard(), seed)
    scene.end_outputs(NO_END_MV)
    for placement in placements:
        scene.wait(APART_MS)
        scene.put(placement.thing, *placement.spots, turns=placement.turns)
    scene.wait(AFTERWARDS_MS)
    return scene


def knocks(count: int, seed: int = 1, ends_mv: Sequence[float] = ENDS_MV) -> Outcome:
    """Boards that are knocked, none to three things falling off."""
    rng, source, book, outcome = (
        np.random.default_rng([seed, 2]),
        Boards(standard(), seed),
        Codebook(standard()),
        Outcome(),
    )
    for number in range(count):
        placements = source.placements()[: 13 if number % 2 else 1 + int(rng.integers(8))]
        scene = begun(placements, seed + number)
        off = scene.knock(int(rng.integers(4)), strength=float(rng.uniform(0.5, 1.5)))
        scene.wait(AFTERWARDS_MS)
        left = [placement for placement in placements if placement.thing not in off]
        _judge_ends(scene, book, outcome, Story([truth_of(placements)], left, f"knock {number}"), ends_mv)
    return outcome


def slides(count: int, seed: int = 1, ends_mv: Sequence[float] = ENDS_MV) -> Outcome:
    """Dominoes that are pushed along."""
    rng, source, book, outcome = (
        np.random.default_rng([seed, 3]),
        Boards(standard(), seed),
        Codebook(standard()),
        Outcome(),
    )
    while outcome.moves < count:
        placements = source.placements()[: 2 + int(rng.integers(4))]
        moved = placements[-1]
        ways = _ways(placements)
        if not ways:
            continue
        way = ways[rng.integers(len(ways))]
        scene = begun(placements, seed + outcome.moves)
        speed = SPEEDS_MM_S[outcome.moves % len(SPEEDS_MM_S)]
        scene.slide(moved.thing, *way[-1], speed_mm_s=speed)
        scene.wait(AFTERWARDS_MS)
        stops = [[*placements[:-1], Placement(moved.thing, spots)] for spots in (moved.spots, *way)]
        name = f"slide {outcome.moves} of {moved} to {way[-1]} at {speed:.0f} mm/s"
        story = Story([truth_of(stop) for stop in stops], stops[-1], name)
        _judge_ends(scene, book, outcome, story, ends_mv)
    return outcome


def _ways(placements: list[Placement]) -> list[list[tuple[Spot, ...]]]:
    """Every straight way of the last thing over free cells: the spots after each step."""
    taken = {spot for placement in placements[:-1] for spot in placement.spots} | {CENTRE}
    ways = []
    for dx, dy in STEPS:
        way: list[tuple[Spot, ...]] = []
        for far in range(1, SIZE):
            spots = tuple((x + far * dx, y + far * dy) for x, y in placements[-1].spots)
            if any(spot in taken or not {*spot} <= set(range(1, SIZE + 1)) for spot in spots):
                break
            way.append(spots)
        if way:
            ways.append(way)
    return ways


def _judge_ends(scene: Scene, book: Codebook, outcome: Outcome, story: Story, ends_mv: Sequence[float]) -> None:
    """One move at each end."""
    outcome.moves += 1
    frames = list(scene.frames())
    judged: list[tuple[list[FromBoard], Outcome]] = []
    for end_mv in ends_mv:
        ends = ends_at(end_mv)
        cut = [Frame(frame.at_us, np.rint(cut_off(frame.millivolts, ends)).astype(np.int32)) for frame in frames]
        told = list(messages(cut, scene.now_us, outcome.moves))
        found = next((one for same, one in judged if same == told), None)
        if found is None:
            found = _judge(told, book, story)
            judged.append((told, found))
        outcome.take(found)


def _judge(told: list[FromBoard], book: Codebook, story: Story) -> Outcome:
    """One board's whole story: every piece of every reading is true of some moment, of the last one at the end."""
    outcome, truths, left, name = Outcome(), story.truths, story.left, story.name
    reading = Reading("1", SIZE, SIZE)
    wrong: list[str] = []
    passed = {spot: what for truth in truths[1:-1] for spot, what in truth.items() if truths[-1].get(spot) != what}
    by = False
    view = BoardView()
    for at_ms, seen in read(told, book):
        view.see(seen)
        reading = view.reading or reading
        if (view.grown and not view.moving) or view.still_ms >= QUIET_MS:
            wrong += [f"at {at_ms} ms {line}" for line in false_pieces(reading, *truths)]
            by = by or any(passed.get((at.x, at.y)) == (piece.thing, piece.part) for at, piece in reading.pieces)
    wrong += [f"at the end {line}" for line in false_pieces(reading, truth_of(left))]
    outcome.on_the_way += by
    if wrong:
        outcome.wrong += 1
        outcome.examples.append(f"{name}: {wrong[0]}")
    for placement in left:
        if is_right(reading, truth_of(left), placement):
            outcome.right += 1
        else:
            outcome.doubt += 1
    return outcome


def measure(count: int = 1000, seed: int = 1, ends_mv: Sequence[float] = ENDS_MV) -> Iterator[Figure]:
    """The figures of so many knocks and as many slides."""
    for name, outcome in (("knocks", knocks(count, seed, ends_mv)), ("slides", slides(count, seed, ends_mv))):
        print(*outcome.examples[:10], sep="\n")
        yield outcome.figure(name)
        yield Figure(f"{name}, believed on the way", "things", {"found": outcome.on_the_way}, ("found", 0), 0)


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Knocks and slides over time.")
    parser.add_argument("--count", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    add_ends(parser)
    told = parser.parse_args(arguments)
    return 0 if tell(measure(told.count, told.seed, told.ends)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
