"""One dead sensor under every placement: python -m tests.benchmarks.physics_dead [--placements N]

Every one of 48 dominoes on 40 pairs of cells, both ways round, and of 4 castles on 25 cells in 4 turns, 4240
placements, each on an otherwise empty board; under each of them every one of 125 sensors is dead in turn,
telling nothing, a north pole or a south pole, and each also known to be dead, as the firmware tells after a
while. Through physics with its tolerances, the firmware's core and companion.device.reading, with outputs that
end 20, 60, 110, 200 and 300 mV from the rails, or as told by --ends. Each placement is to be identified or in
doubt, nothing may be read that does not lie so. Magnets are computed once for all ends, and what the core tells at
one end as at another is judged once and counts for both.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from companion.device.reading.cell_reader import Sight
from companion.device.reading.codebook import NO_BAD, STEPS, Codebook
from companion.device.tiles.code_words import EMPTY, SITES
from companion.device.tiles.files import standard
from companion.device.tiles.tileset import TileSet
from hardware.magnets.boards import SIZE, Boards, Placement
from hardware.magnets.sensors import DEAD_MV, Dead
from hardware.magnets.verdict import false_pieces, is_right, truth_of
from tests.benchmarks.figures import ENDS_MV, Figure, add_ends, tell
from tests.hardware.core import Signs, texts, words

SENSORS = SIZE * SIZE * SITES
Case = tuple[str, tuple[str, str]]
"""What is broken and how; the verdict, and what was read wrong."""
UNSURE = ord("?")


@dataclass(slots=True)
class Outcome:
    """Placements with a dead sensor: identified, in doubt, wrong; and the first wrong ones."""

    right: int = 0
    doubt: int = 0
    wrong: int = 0
    examples: list[str] = field(default_factory=list)


def every_placement(tiles: TileSet) -> list[Placement]:
    """All 4240, dominoes first; of equal tiles each colour on each cell in each turn."""
    spots = [(x, y) for y in range(1, SIZE + 1) for x in range(1, SIZE + 1)]
    pairs = [((x, y), (x + dx, y + dy)) for x, y in spots for dx, dy in STEPS]
    pairs = [pair for pair in pairs if pair[1] in spots]
    found = [Placement(domino.thing, pair) for domino in tiles.dominoes for pair in pairs]
    single = [*(castle.thing for castle in tiles.castles), *(colour.thing for colour in tiles.colours)]
    return found + [Placement(thing, (spot,), turn) for thing in single for spot in spots for turn in range(4)]


def sample(tiles: TileSet, seed: int) -> list[Placement]:
    """A part of them in which each thing, each way round, each place and each turn of a castle occurs."""
    rng = np.random.default_rng(seed)
    every = every_placement(tiles)
    chosen: list[Placement] = []
    seen: set[object] = set()
    for i in rng.permutation(len(every)):
        placement = every[i]
        news = {placement.thing, (placement.spots, placement.turns if len(placement.spots) == 1 else 0)}
        if not news <= seen:
            seen |= news
            chosen.append(placement)
    return chosen


class Judge:
    """Reads boards that hold one thing, and remembers what it has read."""

    def __init__(self, book: Codebook) -> None:
        self._sight = Sight("a", SIZE, SIZE, book)
        self._shown: list[int] = []

    def verdict(self, placement: Placement, shown: Sequence[str], dead: int, known: bool) -> tuple[str, str]:
        """right, doubt or wrong, and what was read wrong."""
        sight = self._sight
        for cell in self._shown:
            sight.put(cell, EMPTY, 0)
        self._shown = [cell for cell, word in enumerate(shown) if word != EMPTY]
        if known:
            sight.trust(dead // SITES, frozenset({dead % SITES}))
        for cell in self._shown:
            sight.put(cell, shown[cell], 1000)
        sight.pair()
        reading, truth = sight.reading({}), truth_of([placement])
        if known:
            sight.trust(dead // SITES, NO_BAD)
        wrong = false_pieces(reading, truth)
        if wrong:
            return "wrong", wrong[0]
        return ("right" if is_right(reading, truth, placement) else "doubt"), ""


def frames_of(millivolts: NDArray[np.float64], sensors: Sequence[int]) -> NDArray[np.float64]:
    """(len(sensors), 3, 125): a board with each of these sensors dead in each of the ways."""
    frames = np.tile(millivolts, (len(sensors), len(Dead), 1))
    for row, dead in enumerate(sensors):
        frames[row, :, dead] = [DEAD_MV[how] for how in Dead]
    return frames


def run(
    placements: list[Placement],
    seed: int = 1,
    sensors: Sequence[Sequence[int]] = (),
    tiles: TileSet | None = None,
    ends_mv: Sequence[float] = ENDS_MV,
) -> Outcome:
    """Every placement with every dead sensor, or with those of its own place in `sensors`, at each end."""
    tiles = tiles or standard()
    judge, outcome, source = Judge(Codebook(tiles)), Outcome(), Boards(tiles, seed)
    for number, placement in enumerate(placements):
        dying = sensors[number] if sensors else range(SENSORS)
        batch = source.of([[placement]])
        frames = [frames_of(batch.ending(end_mv)[0, 0], dying) for end_mv in ends_mv]
        told = [words(frame, seed + number) for frame in frames]
        for row, dead in enumerate(dying):
            judged: list[tuple[Signs, list[Case]]] = []
            for signs in (each[row] for each in told):
                cases = next((same for like, same in judged if np.array_equal(like, signs)), None)
                if cases is None:
                    cases = list(_cases(judge, placement, dead, signs))
                    judged.append((signs, cases))
                for case in cases:
                    _count(outcome, placement, *case)
    return outcome


def _cases(judge: Judge, placement: Placement, dead: int, ways: Signs) -> Iterator[Case]:
    """A placement over a sensor that is dead in each way, unknown and known, and over one whose trit is unsure."""
    for how, signs in zip(Dead, ways, strict=True):
        yield f"sensor {dead} {how.value}", judge.verdict(placement, texts(signs), dead, False)
        yield f"sensor {dead} {how.value}, known", judge.verdict(placement, texts(signs), dead, True)
    unsure = ways[0].copy()
    unsure[dead] = UNSURE
    yield f"sensor {dead} unsure and known", judge.verdict(placement, texts(unsure), dead, True)


def _count(outcome: Outcome, placement: Placement, name: str, found: tuple[str, str]) -> None:
    verdict, example = found
    setattr(outcome, verdict, getattr(outcome, verdict) + 1)
    if verdict == "wrong" and len(outcome.examples) < 20:
        outcome.examples.append(f"{placement}, {name}: {example}")


def measure(count: int = 0, seed: int = 1, ends_mv: Sequence[float] = ENDS_MV) -> Iterator[Figure]:
    """The figure over all placements, or over so many of them chosen by the seed, and all ends."""
    began = time.process_time()
    placements = every_placement(standard())
    if count:
        chosen = np.random.default_rng(seed).permutation(len(placements))[:count]
        placements = [placements[i] for i in chosen]
    outcome = run(placements, seed, ends_mv=ends_mv)
    print(*outcome.examples, sep="\n")
    values: dict[str, float] = {"right": outcome.right, "doubt": outcome.doubt, "wrong": outcome.wrong}
    yield Figure(
        f"{len(placements)} placements over dead sensors, {len(ends_mv)} ends", "cases", values, ("wrong", 0), 0
    )
    yield Figure("processor time", "s", {"all": time.process_time() - began}, ("all", 900))


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Every placement with every sensor dead.")
    parser.add_argument("--placements", type=int, default=0, help="so many, chosen at random; 0: all 4240")
    parser.add_argument("--seed", type=int, default=1)
    add_ends(parser)
    told = parser.parse_args(arguments)
    return 0 if tell(measure(told.placements, told.seed, told.ends)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
