"""Random full boards, decoded: python -m tests.benchmarks.physics_boards --boards 20000

Each board: a castle in the middle and twelve dominoes laid in a random order, every magnet, sensor and pose
anywhere within the tolerances of hardware/parameters.toml, with noise. After each laying the firmware's core
tells the words and companion.device.reading reads them; every reading on the way is judged. A thing is right when
it is read where it lies and in no other way, wrong when anything is read that does not lie so, else in doubt. All
of it with outputs that end 20, 60, 110, 200 and 300 mV from the rails, or as told by --ends; what the core tells
at one end as at another is judged once and counts for both.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator, Sequence

import numpy as np

from companion.device.reading.codebook import Codebook
from companion.device.tiles.files import standard
from companion.device.tiles.tileset import TileSet
from hardware.magnets.boards import Boards
from hardware.magnets.verdict import Count, judge_board
from tests.benchmarks.figures import ENDS_MV, Figure, add_ends, tell
from tests.hardware.core import Signs, texts, words


def run(
    boards: int, seed: int = 1, tiles: TileSet | None = None, ends_mv: Sequence[float] = ENDS_MV
) -> dict[float, Count]:
    """Random full boards, of the dominoes that come along or of another tile set: a count for each end."""
    tiles = tiles or standard()
    book, counts = Codebook(tiles), {end_mv: Count() for end_mv in ends_mv}
    done = 0
    for batch in Boards(tiles, seed).batches(boards):
        told = [words(batch.ending(end_mv), seed + done) for end_mv in ends_mv]
        for number, placements in enumerate(batch.placements):
            judged: list[tuple[Signs, Count]] = []
            for count, signs in zip(counts.values(), told, strict=True):
                board = signs[number]
                found = next((one for same, one in judged if np.array_equal(same, board)), None)
                if found is None:
                    found = Count(boards=done + number)
                    judge_board(book, placements, [list(texts(step)) for step in board], found)
                    judged.append((board, found))
                count.take(found)
        done += len(batch.placements)
    return counts


def measure(boards: int = 20_000, seed: int = 1, ends_mv: Sequence[float] = ENDS_MV) -> Iterator[Figure]:
    """The figures over so many boards, one for each end."""
    began = time.monotonic()
    for end_mv, count in run(boards, seed, ends_mv=ends_mv).items():
        print(*count.examples, sep="\n")
        values: dict[str, float] = {
            "right": count.right,
            "doubt": count.doubt,
            "wrong": count.wrong,
            "unsure cells": count.unsure,
        }
        name = f"{boards} random full boards, outputs end {end_mv:g} mV from the rails"
        yield Figure(name, "things", values, ("wrong", 0), 0)
    yield Figure("time", "s", {"all": time.monotonic() - began})


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Random full boards through physics, core and reading.")
    parser.add_argument("--boards", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    add_ends(parser)
    told = parser.parse_args(arguments)
    return 0 if tell(measure(told.boards, told.seed, told.ends)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
