"""How often boards are read rightly, in doubt or wrongly, and how near the readings come to the limits.

Words are made of fields by the limits of hardware/parameters.toml, as the firmware does at a first look.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from companion.core.model import Reading
from companion.device.reading.cell_reader import Sight
from companion.device.reading.codebook import STEPS, Codebook
from companion.device.tiles.code_words import EMPTY, SITES, turned
from companion.device.tiles.tileset import TileSet
from hardware.magnets.boards import SIZE, Boards, Placement
from hardware.magnets.geometry import Floats, Pose
from hardware.magnets.populations import PLANNED, Fitted, Population, fitted, populations
from hardware.magnets.sensors import cut_off
from hardware.magnets.troubles import tilts
from hardware.magnets.verdict import Count, false_pieces, is_right, judge_board, lay, truth_of
from hardware.parameters import Limit, parameters
from hardware.report.play import free_poses

APART_MS = 5000
AT_ONCE = 50


@dataclass(slots=True)
class Rates:
    """What came of many random boards.

    count: things read rightly, in doubt and wrongly. magnet_mt: the weakest reading over a magnet. empty_mt: the
    strongest over none. sensors: how many readings those are the extremes of.
    """

    name: str
    count: Count = field(default_factory=Count)
    magnet_mt: float = np.inf
    empty_mt: float = 0.0
    sensors: int = 0

    def see(self, should: NDArray[np.uint8], told_mt: Floats) -> None:
        """What the sensors of one more board tell; should: the signs of its words."""
        signed = np.where(should == MINUS, -told_mt, told_mt)
        is_empty = should == ZERO
        self.magnet_mt = min(self.magnet_mt, float(signed[~is_empty].min()))
        self.empty_mt = max(self.empty_mt, float(np.abs(told_mt[is_empty]).max(initial=0.0)))
        self.sensors += len(should)


Poses = Mapping[int, Sequence[Pose]]
"""Those that a tile of 1 and of 2 cells can have."""
PLUS, MINUS, ZERO, UNSURE = b"+-0?"


@dataclass(frozen=True, slots=True)
class Way:
    """How tiles lie on random boards, in which poses or anywhere within the tolerances; over which sensors."""

    name: str
    poses: Poses | None = None
    population: Population = field(default_factory=lambda: populations()[PLANNED])


def held() -> Poses:
    """The poses that the posts leave to a flat tile."""
    return {parts: free_poses(parts) for parts in (1, 2)}


def signs(told_mt: Floats, limit: Limit | None = None) -> NDArray[np.uint8]:
    """The signs of words as ASCII, in the shape of told_mt; limit: else that of the planned sensors."""
    limit = limit or parameters().limit
    size = np.abs(told_mt)
    magnet = np.where(told_mt > 0, np.uint8(PLUS), np.uint8(MINUS))
    weak = np.where(size < limit.none_mt, np.uint8(ZERO), np.uint8(UNSURE))
    return np.where(size > limit.magnet_mt, magnet, weak)


def words(of: NDArray[np.uint8]) -> list[str]:
    """The words of one board's signs; sensors of kings are left out."""
    line = of.tobytes().decode("ascii")
    return [line[i : i + SITES] for i in range(0, len(line) - SITES + 1, SITES)]


def truth(tiles: TileSet, placements: list[Placement], size: int = SIZE) -> list[str]:
    """The words that a board with these things should tell; size: cells along a side."""
    shown = [EMPTY] * (size * size)
    of = tiles.words()
    for placement in placements:
        turn = placement.turns
        if len(placement.spots) > 1:
            (x, y), (other_x, other_y) = placement.spots
            turn = STEPS.index((other_x - x, other_y - y))
        for (x, y), word in zip(placement.spots, of[placement.thing], strict=True):
            shown[(y - 1) * size + x - 1] = turned(word, turn)
    return shown


def flat(tiles: TileSet, boards: int, ways: Sequence[Way], seed: int = 1, size: int = SIZE) -> list[Rates]:
    """Random full boards, every tile laid flat, each after the other: the same boards in each of the ways.

    What is read in one way as in another is judged once and counts for both. size: cells along a side.
    """
    book, drawn = Codebook(tiles), Boards(tiles, seed, size=size)
    found = [Rates(way.name) for way in ways]
    sources = [Boards(tiles, (seed, i), None, way.poses, way.population, size) for i, way in enumerate(ways, 1)]
    noise = np.random.default_rng((seed, 0))
    for begun in range(0, boards, AT_ONCE):
        laid = [drawn.placements() for _ in range(min(AT_ONCE, boards - begun))]
        judged: dict[tuple[int, bytes], Count] = {}
        should = [np.frombuffer("".join(truth(tiles, board, size)).encode("ascii"), np.uint8) for board in laid]
        for rates, way, source in zip(found, ways, sources, strict=True):
            batch = source.of(laid)
            noise_mv = noise.normal(0, way.population.sensor.noise_uv / 1000, batch.free_mv.shape)
            told_mt = batch.fitted.told_mt(batch.millivolts + noise_mv)
            told, last_mt = signs(told_mt, way.population.limit), told_mt[:, -1]
            for number, steps in enumerate(told):
                key = number, steps.tobytes()
                if key not in judged:
                    judged[key] = Count(boards=begun + number)
                    judge_board(book, laid[number], [words(step) for step in steps], judged[key], size)
                rates.count.take(judged[key])
                rates.see(should[number], last_mt[number, : len(should[number])])
    return found


def raised(tiles: TileSet, boards: int, seed: int = 1, population: Population | None = None) -> Count:
    """Random boards on which one tile after the other lies on a crumb at one of its edges."""
    book, count = Codebook(tiles), Count()
    kind, rng = population or populations()[PLANNED], np.random.default_rng((seed, 0))
    placements: list[Placement] = []
    readings: dict[bytes, Reading] = {}
    sensors: Fitted
    for case in tilts(boards, seed, tiles):
        if case.placements is not placements:
            placements, readings = case.placements, {}
            sensors = fitted(kind, rng, case.field_mt.shape)
        free_mv = sensors.free_mv(case.field_mt, np.array(case.warmth_c))
        told = signs(sensors.told_mt(cut_off(free_mv, sensors.ends)), kind.limit)
        key = told.tobytes()
        if key not in readings:
            sight = Sight("a", SIZE, SIZE, book)
            lay(sight, words(told), APART_MS)
            readings[key] = sight.reading({})
        _add(count, readings[key], placements, case.of)
    count.boards = boards
    return count


def _add(count: Count, reading: Reading, placements: list[Placement], of: list[Placement]) -> None:
    there = truth_of(placements)
    wrong = false_pieces(reading, there)
    for placement in of:
        mine = [line for line in wrong if placement.thing in line]
        count.add("wrong" if wrong else "right" if is_right(reading, there, placement) else "doubt", *mine[:1])
