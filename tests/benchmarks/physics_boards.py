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
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field

from companion.board.codebook import Codebook
from companion.board.sight import Sight
from companion.board.tiles import standard
from companion.board.tileset import TileSet
from companion.model import Reading
from hardware.magnets.boards import SIZE, Boards, Placement
from tests.benchmarks.figures import Figure, tell
from tests.hardware.core import texts, words

APART_MS = 3000
Truth = dict[tuple[int, int], tuple[str, str]]
"""Column and row -> thing and half ("" of a castle)."""


@dataclass(slots=True)
class Count:
    """What came of many things; unsure: words with an unsure sensor; examples: the first wrong ones."""

    boards: int = 0
    right: int = 0
    doubt: int = 0
    wrong: int = 0
    unsure: int = 0
    examples: list[str] = field(default_factory=list)

    def add(self, verdict: str, example: str = "") -> None:
        """One thing."""
        setattr(self, verdict, getattr(self, verdict) + 1)
        if verdict == "wrong" and len(self.examples) < 20:
            self.examples.append(example)


def truth_of(placements: Iterable[Placement]) -> Truth:
    """What lies on which spot."""
    truth: Truth = {}
    for placement in placements:
        halves = "ab" if len(placement.spots) > 1 else [""]
        truth.update({spot: (placement.thing, half) for spot, half in zip(placement.spots, halves, strict=False)})
    return truth


def false_pieces(reading: Reading, *truths: Truth) -> list[str]:
    """Everything that is read as certain and lies so in none of these truths; a doubted cell tells nothing."""
    doubted = {place for place, _ in reading.doubts}
    agreed = set(reading.pieces).intersection(*map(set, reading.alternatives))
    false = []
    for place, piece in sorted(agreed):
        there = [truth.get((place.x, place.y)) for truth in truths]
        if place not in doubted and (piece.thing, piece.part) not in there:
            false.append(f"{place.x},{place.y} read as {piece.thing} {piece.part}, there lies {there[-1]}")
    return false


def is_right(reading: Reading, truth: Truth, placement: Placement) -> bool:
    """Whether this thing is read where it lies, and in no other way."""
    ways = [dict(way) for way in (reading.pieces, *reading.alternatives)]
    for place in (p for p, _ in reading.pieces if (p.x, p.y) in placement.spots):
        found = {(piece.thing, piece.part) for way in ways if (piece := way.get(place))}
        if found != {truth[place.x, place.y]}:
            return False
    return sum((p.x, p.y) in placement.spots for p, _ in reading.pieces) == len(placement.spots)


def lay(sight: Sight, shown: list[str], now_ms: int) -> None:
    """Give a board's new words to its sight."""
    for cell, word in enumerate(shown):
        if sight.words[cell] != word:
            sight.put(cell, word, now_ms)
    sight.pair()


def judge_board(book: Codebook, placements: list[Placement], steps: list[list[str]], count: Count) -> None:
    """Decode one board step by step; each thing is wrong if any reading on the way was."""
    sight = Sight("a", SIZE, SIZE, book)
    wrong: list[str] = []
    reading = sight.reading({})
    for step, shown in enumerate(steps):
        lay(sight, shown, APART_MS * (step + 1))
        reading = sight.reading({})
        wrong += false_pieces(reading, truth_of(placements[: step + 1]))
    count.boards += 1
    count.unsure += sum("?" in word for word in steps[-1])
    truth = truth_of(placements)
    for placement in placements:
        mine = [line for line in wrong if placement.thing in line]
        if mine:
            count.add("wrong", f"board {count.boards}: {mine[0]}")
        else:
            count.add("right" if is_right(reading, truth, placement) else "doubt")
    if wrong and not any(placement.thing in line for placement in placements for line in wrong):
        count.add("wrong", f"board {count.boards}: {wrong[0]}")


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
