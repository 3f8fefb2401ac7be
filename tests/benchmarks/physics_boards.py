"""Random full boards, decoded: python -m tests.benchmarks.physics_boards --boards 20000

Each board: a castle in the middle and twelve dominoes laid in a random order, every magnet, sensor and pose
anywhere within the tolerances of hardware/parameters.toml, with noise. After each laying the firmware's core tells
the words and companion.board reads them; every reading on the way is judged. A thing is right when it is read
where it lies and in no other way, wrong when anything is read that does not lie so, else in doubt.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator

from companion.board.codebook import Codebook
from companion.board.tiles import standard
from companion.board.tileset import TileSet
from hardware.magnets.boards import Boards
from hardware.magnets.verdict import Count, judge_board
from tests.benchmarks.figures import Figure, tell
from tests.hardware.core import texts, words


def run(boards: int, seed: int = 1, tiles: TileSet | None = None) -> Count:
    """Random full boards, of the dominoes that come along or of another tile set."""
    tiles = tiles or standard()
    book, count = Codebook(tiles), Count()
    for batch in Boards(tiles, seed).batches(boards):
        signs = words(batch.millivolts, seed + count.boards)
        for placements, board in zip(batch.placements, signs, strict=True):
            judge_board(book, placements, [list(texts(step)) for step in board], count)
    return count


def measure(boards: int = 20_000, seed: int = 1) -> Iterator[Figure]:
    """The figure over so many boards."""
    began = time.monotonic()
    count = run(boards, seed)
    for example in count.examples:
        print(example)
    values: dict[str, float] = {
        "right": count.right,
        "doubt": count.doubt,
        "wrong": count.wrong,
        "unsure cells": count.unsure,
    }
    yield Figure(f"{boards} random full boards", "things", values, ("wrong", 0), 0)
    yield Figure("time", "s", {"all": time.monotonic() - began})


def main(arguments: list[str]) -> int:
    """Measure and print; 0 if nothing was wrong."""
    parser = argparse.ArgumentParser(description="Random full boards through physics, core and reading.")
    parser.add_argument("--boards", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args(arguments)
    return 0 if tell(measure(told.boards, told.seed)) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
