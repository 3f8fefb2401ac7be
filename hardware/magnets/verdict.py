"""Whether what a board reads is what lies there: right, in doubt, or wrong."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.core.model import Reading
from companion.device.reading.cell_reader import Sight
from companion.device.reading.codebook import Codebook
from hardware.magnets.boards import SIZE, Placement

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

    def take(self, other: Count) -> None:
        """What came of one more board."""
        self.boards += 1
        for name in ("right", "doubt", "wrong", "unsure"):
            setattr(self, name, getattr(self, name) + getattr(other, name))
        self.examples = [*self.examples, *other.examples][:20]

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


def judge_board(
    book: Codebook, placements: list[Placement], steps: list[list[str]], count: Count, size: int = SIZE
) -> None:
    """Decode one board of size by size cells, step by step; each thing is wrong if any reading on the way was."""
    sight = Sight("a", size, size, book)
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
