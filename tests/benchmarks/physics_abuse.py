"""Crumbs and telephones: python -m tests.benchmarks.physics_abuse [--boards N]

On random boards, full and sparse: each thing in turn lies with one of its four edges raised by edge_mm; and a
dipole of dipole_a_m2 lies dipole_from_mm from a thing's surface and no nearer to any other, in any direction
and turned anyhow, its middle at least 5 mm above the board for its own size. Each board is read twice: trouble
comes when all lies, and all is laid in the trouble. Nothing may be read that does not lie so; a castle read
where none lies counts apart. All of it with outputs that end 20, 60, 110, 200 and 300 mV from the rails, or as
told by --ends; what the core tells at one end as at another is judged once and counts for both.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np

from companion.device.reading.cell_reader import Sight
from companion.device.reading.codebook import Codebook
from companion.device.tiles.files import standard
from companion.device.tiles.tileset import TileSet
from hardware.magnets.boards import SIZE, Placement
from hardware.magnets.geometry import Floats
from hardware.magnets.sensors import cut_off, ends_at
from hardware.magnets.troubles import Case, boards, tilts
from hardware.magnets.verdict import false_pieces, is_right, lay, truth_of
from hardware.parameters import parameters
from tests.benchmarks.figures import ENDS_MV, Figure, add_ends, tell
from tests.hardware.core import Signs, texts, words

DIPOLES, LEAST_HEIGHT_MM = 40, 5.0


@dataclass(slots=True)
class Outcome:
    """Things looked at under trouble, and what came of them."""

    right: int = 0
    doubt: int = 0
    wrong: int = 0
    castles: int = 0
    examples: list[str] = field(default_factory=list)

    def figure(self, name: str) -> Figure:
        """Wrong dominoes must be none."""
        values: dict[str, float] = {
            "right": self.right,
            "doubt": self.doubt,
            "wrong": self.wrong,
            "castles of nothing": self.castles,
        }
        return Figure(name, "things", values, ("wrong", 0), 0)


def dipoles(count: int, seed: int, tiles: TileSet | None = None) -> Iterator[Case]:
    """Dipoles around some thing of each board."""
    rng = np.random.default_rng([seed, 1])
    moment = parameters().abuse.dipole_a_m2
    for number, placements, scene in boards(count, seed, tiles):
        plain = scene.millivolts()
        boxes = [box_of(placement) for placement in placements]
        for _ in range(DIPOLES):
            at_mm = beside(boxes, rng)
            turned = rng.normal(size=3)
            scene.dipoles([at_mm], [moment * turned / np.linalg.norm(turned)])
            name = f"board {number}, dipole at {np.round(at_mm, 1)} mm towards {np.round(turned, 2)}"
            told = scene.millivolts()
            yield Case(placements, plain, told, placements, name, scene.field_mt(), scene.warmth_c)


def box_of(placement: Placement) -> tuple[Floats, Floats]:
    """The least and the greatest corner of a thing that lies exactly in its place."""
    its = parameters()
    spots = (np.array(placement.spots) - 1) * its.board.pitch_mm
    half = its.tile.width_mm / 2
    low, high = its.board.top_mm, its.board.top_mm + its.tile.height_mm
    return np.array([*(spots.min(axis=0) - half), low]), np.array([*(spots.max(axis=0) + half), high])


def beside(boxes: list[tuple[Floats, Floats]], rng: np.random.Generator) -> Floats:
    """A point dipole_from_mm from the surface of a thing and no nearer to any other, above the board."""
    far_mm, lowest_mm = parameters().abuse.dipole_from_mm, parameters().board.top_mm + LEAST_HEIGHT_MM
    while True:
        low, high = boxes[rng.integers(len(boxes))]
        way = rng.normal(size=3)
        point = rng.uniform(low, high) + 300 * way / np.linalg.norm(way)
        near = np.clip(point, low, high)
        for _ in range(20):
            point = near + far_mm * (point - near) / np.linalg.norm(point - near)
            near = np.clip(point, low, high)
        apart = min(float(np.linalg.norm(point - np.clip(point, *box))) for box in boxes)
        if point[2] >= lowest_mm and apart >= far_mm - 0.01:
            found: Floats = point
            return found


def judge(
    cases: Iterator[Case],
    seed: int = 1,
    at_once: int = 500,
    tiles: TileSet | None = None,
    ends_mv: Sequence[float] = ENDS_MV,
) -> Outcome:
    """Read every case of sensors without ends through the core, twice at each end."""
    book, outcome = Codebook(tiles or standard()), Outcome()
    waiting: list[Case] = []
    for case in cases:
        waiting.append(case)
        if len(waiting) == at_once:
            _judge_some(waiting, book, outcome, seed, ends_mv)
            waiting = []
    _judge_some(waiting, book, outcome, seed, ends_mv)
    return outcome


def _judge_some(cases: list[Case], book: Codebook, outcome: Outcome, seed: int, ends_mv: Sequence[float]) -> None:
    if not cases:
        return
    free = np.array([(case.plain, case.troubled) for case in cases])
    told = [words(cut_off(free, ends_at(end_mv)), seed) for end_mv in ends_mv]
    for number, case in enumerate(cases):
        judged: list[tuple[Signs, list[Sight]]] = []
        for both in (each[number] for each in told):
            sights = next((same for like, same in judged if np.array_equal(like, both)), None)
            if sights is None:
                sights = _sights(book, both)
                judged.append((both, sights))
            for sight in sights:
                _count(case, sight, outcome)


def _sights(book: Codebook, both: Signs) -> list[Sight]:
    """What is seen when the trouble comes late, and when all is laid in it."""
    plain, troubled = both
    sights = []
    for shown in ([texts(plain), texts(troubled)], [texts(troubled)]):
        sight = Sight("a", SIZE, SIZE, book)
        for step, board in enumerate(shown):
            lay(sight, list(board), 5000 * (step + 1))
        sights.append(sight)
    return sights


def _count(case: Case, sight: Sight, outcome: Outcome) -> None:
    reading, truth = sight.reading({}), truth_of(case.placements)
    wrong = false_pieces(reading, truth)
    castles = [line for line in wrong if "read as castle" in line]
    outcome.castles += len(castles)
    wrong = [line for line in wrong if line not in castles]
    if wrong:
        outcome.wrong += 1
    if wrong + castles and len(outcome.examples) < 12:
        outcome.examples.append(f"{case.name}: {(wrong + castles)[0]}")
    for placement in case.of:
        if is_right(reading, truth, placement):
            outcome.right += 1
        else:
            outcome.doubt += 1


def measure(count: int = 200, seed: int = 1, ends_mv: Sequence[float] = ENDS_MV) -> Iterator[Figure]:
    """The figures of both troubles."""
    for name, cases in (("an edge raised", tilts(count, seed)), ("a dipole near", dipoles(count, seed))):
        outcome = judge(cases, ends_mv=ends_mv)
        print(*outcome.examples, sep="\n")
        yield outcome.figure(f"{name}, {count} boards, {len(ends_mv)} ends")


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if no domino was wrong."""
    parser = argparse.ArgumentParser(description="Raised edges and foreign magnets.")
    parser.add_argument("--boards", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    add_ends(parser)
    told = parser.parse_args(arguments)
    return 0 if tell(measure(told.boards, told.seed, told.ends)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
