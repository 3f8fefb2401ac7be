"""How often boards are read rightly, in doubt or wrongly, and how near the readings come to the limits.

Words are made of fields by the limits of hardware/parameters.toml, as the firmware does at a first look.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from companion.device.reading.cell_reader import Sight
from companion.device.reading.codebook import STEPS, Codebook
from companion.device.tiles.code_words import EMPTY, SITES, turned
from companion.device.tiles.tileset import TileSet
from hardware.magnets.boards import SIZE, Boards, Placement
from hardware.magnets.geometry import Floats, Pose
from hardware.magnets.sensors import cut_off, ends_at
from hardware.magnets.troubles import tilts
from hardware.magnets.verdict import Count, false_pieces, is_right, judge_board, lay, truth_of
from hardware.parameters import parameters
from hardware.report.play import free_poses

APART_MS = 5000
AT_ONCE = 50


@dataclass(frozen=True, slots=True)
class Rates:
    """What came of many random boards.

    count: things read rightly, in doubt and wrongly. magnet_mt: the weakest reading over a magnet. empty_mt: the
    strongest over none. sensors: how many readings those are the extremes of.
    """

    name: str
    count: Count
    magnet_mt: float
    empty_mt: float
    sensors: int


Poses = Mapping[int, Sequence[Pose]]
"""Those that a tile of 1 and of 2 cells can have."""


def held() -> Poses:
    """The poses that the posts leave to a flat tile."""
    return {parts: free_poses(parts) for parts in (1, 2)}


def fields_told_mt(millivolts: Floats) -> Floats:
    """What a calibrated board makes of its sensors' voltages."""
    its = parameters().sensor
    told: Floats = (its.quiescent_mv - millivolts) / its.sensitivity_mv_mt
    return told


def words(told_mt: Floats) -> list[str]:
    """The words of one board's cells; told_mt: (sensors,)."""
    limit = parameters().limit
    strong, none = np.abs(told_mt) > limit.magnet_mt, np.abs(told_mt) < limit.none_mt
    signs = np.where(strong, np.where(told_mt > 0, "+", "-"), np.where(none, "0", "?"))
    line = "".join(signs)
    return [line[i : i + SITES] for i in range(0, len(line), SITES)]


def truth(tiles: TileSet, placements: list[Placement]) -> list[str]:
    """The words that a board with these things should tell."""
    shown = [EMPTY] * (SIZE * SIZE)
    of = tiles.words()
    for placement in placements:
        turn = placement.turns
        if len(placement.spots) > 1:
            (x, y), (other_x, other_y) = placement.spots
            turn = STEPS.index((other_x - x, other_y - y))
        for (x, y), word in zip(placement.spots, of[placement.thing], strict=True):
            shown[(y - 1) * SIZE + x - 1] = turned(word, turn)
    return shown


def flat(name: str, tiles: TileSet, boards: int, poses: Poses | None = None, seed: int = 1) -> Rates:
    """Random full boards, every tile laid flat, each after the other; poses: else all within the tolerances."""
    book, count = Codebook(tiles), Count()
    weakest, strongest, sensors = np.inf, 0.0, 0
    for batch in Boards(tiles, seed, poses=poses).batches(boards, AT_ONCE):
        noise = np.random.default_rng((seed, count.boards))
        noise_mv = noise.normal(0, parameters().sensor.noise_uv / 1000, batch.millivolts.shape)
        told = fields_told_mt(batch.millivolts + noise_mv)
        free = fields_told_mt(batch.free_mv[:, -1] + noise_mv[:, -1])
        for placements, steps, field in zip(batch.placements, told, free, strict=True):
            judge_board(book, placements, [words(step) for step in steps], count)
            should = np.array(list("".join(truth(tiles, placements))))
            last = field[: len(should)]
            signed = np.where(should == "-", -last, last)
            weakest = min(weakest, float(signed[should != "0"].min()))
            if (should == "0").any():
                strongest = max(strongest, float(np.abs(last[should == "0"]).max()))
            sensors += len(should)
    return Rates(name, count, weakest, strongest, sensors)


def raised(tiles: TileSet, boards: int, seed: int = 1) -> Count:
    """Random boards on which one tile after the other lies on a crumb at one of its edges."""
    book, count = Codebook(tiles), Count()
    for case in tilts(boards, seed, tiles):
        sight = Sight("a", SIZE, SIZE, book)
        troubled = cut_off(case.troubled, ends_at(parameters().sensor.low_end_most_mv))
        lay(sight, words(fields_told_mt(troubled)[: 5 * SIZE * SIZE]), APART_MS)
        _add(count, sight, case.placements, case.of)
    count.boards = boards
    return count


def _add(count: Count, sight: Sight, placements: list[Placement], of: list[Placement]) -> None:
    reading, there = sight.reading({}), truth_of(placements)
    wrong = false_pieces(reading, there)
    for placement in of:
        mine = [line for line in wrong if placement.thing in line]
        count.add("wrong" if wrong else "right" if is_right(reading, there, placement) else "doubt", *mine[:1])
