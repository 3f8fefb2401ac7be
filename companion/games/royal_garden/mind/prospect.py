"""What an act can make of a kingdom at once, counted by the rules alone; its weights are those of the outlook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from companion.games.royal_garden.mind.outlook import (
    FITS_CHANCE,
    HOLE_POINTS,
    Kinds,
    Outlook,
    areas_of,
    centred,
    room_of,
)
from companion.games.royal_garden.rules.fits import Spot, different, placements
from companion.games.royal_garden.rules.gain import Gains
from companion.games.royal_garden.rules.kingdom import Frame, Kingdom, bounds
from companion.games.royal_garden.rules.score import CASTLE, Cell, beside
from companion.games.royal_garden.rules.variants import (
    CENTRALISED,
    CENTRALISED_POINTS,
    HARMONY,
    HARMONY_POINTS,
)

NEVER, OPEN, SURE = range(3)
"""Whether the castle will stand in the middle of all: it cannot, there is room for it, it must."""


@dataclass(frozen=True, slots=True)
class Prospect:
    """Of each measure the best that an act can lead to at once, which need not be the same board.

    fits: whether the domino can be laid at all; else everything is that of the kingdom as it lies. points: of the
    areas. empty: see `must_stay_empty`. middle: see NEVER. holes, middle_points, harmony: what these are worth, in
    points; harmony is 0 where that bonus is lost.
    """

    fits: bool
    points: int
    empty: int
    holes: float
    middle: int
    middle_points: float
    harmony: float


def of_place(kingdom: Kingdom, spot: Spot, halves: tuple[str, str], hopes: Outlook) -> Prospect:
    """Of a domino in its place. hopes: those before it."""
    return _best([laid(kingdom.kinds, spot, halves)], hopes.after(), fits=True)


def of_domino(kingdom: Kingdom, halves: tuple[str, str], hopes: Outlook) -> Prospect:
    """Of a domino that is laid next wherever it fits, or put aside. hopes: those before it."""
    spots = different(placements(kingdom, hopes.frame, *halves), *halves)
    if not spots:
        return _best([kingdom.kinds], hopes.after(discards=1), fits=False)
    return _best([laid(kingdom.kinds, spot, halves) for spot in spots], hopes.after(), fits=True)


def laid(kinds: Kinds, spot: Spot, halves: tuple[str, str]) -> Kinds:
    """What cells show once a domino lies there."""
    return {**kinds, spot[0]: halves[0], spot[1]: halves[1]}


def most_gained(kingdom: Kingdom, frame: Frame, halves: tuple[str, str]) -> int | None:
    """The most points that a domino brings the areas of a kingdom as it lies; None where it fits nowhere."""
    gains = Gains(kingdom.kinds)
    return max((gains.gained(spot, halves) for spot in placements(kingdom, frame, *halves)), default=None)


def joinable(kinds: Kinds, frame: Frame, letter: str) -> set[Cell]:
    """The free cells on which a half of this terrain can be laid beside its own terrain."""
    room = room_of(kinds, frame)
    own = {near for cell, shown in kinds.items() if shown[0] == letter for near in beside(cell)}
    return {cell for cell in own & room if any(near in room for near in beside(cell))}


def must_stay_empty(kinds: Kinds, frame: Frame) -> int:
    """How many free cells no dominoes can cover, however they come, of those that belong to the kingdom for sure.

    Where the frame is not fixed, these are the closed ones inside the rectangle of what lies.
    """
    room = room_of(kinds, frame)
    low_x, low_y, high_x, high_y = (1, 1, frame.columns, frame.rows) if frame.fixed else bounds(kinds)
    sure = {(x, y) for x, y in room if low_x <= x <= high_x and low_y <= y <= high_y}
    return sum(len(group) - 2 * _most_dominoes(group) for group in _groups(room) if group <= sure)


def _groups(room: set[Cell]) -> Iterator[set[Cell]]:
    """Free cells that are joined by sides."""
    left = set(room)
    while left:
        group = {left.pop()}
        ahead = list(group)
        while ahead:
            found = left.intersection(beside(ahead.pop()))
            left -= found
            group |= found
            ahead += found
        yield group


def _most_dominoes(group: set[Cell]) -> int:
    """How many dominoes cover most of these cells: a largest matching of its two colours (Kuhn's)."""
    holder: dict[Cell, Cell] = {}

    def held(cell: Cell, tried: set[Cell]) -> bool:
        for near in beside(cell):
            if near in group and near not in tried:
                tried.add(near)
                if near not in holder or held(holder[near], tried):
                    holder[near] = cell
                    return True
        return False

    return sum(held(cell, set()) for cell in group if sum(cell) % 2)


def _best(boards: Sequence[Kinds], hopes: Outlook, *, fits: bool) -> Prospect:
    points = max(sum(area.squares * area.crowns for area in areas_of(kinds, set())) for kinds in boards)
    empty = min(must_stay_empty(kinds, hopes.frame) for kinds in boards)
    middle, chance = max(_middle(kinds, hopes) for kinds in boards)
    free = hopes.frame.columns * hopes.frame.rows - len(boards[0]) - empty
    complete = HARMONY in hopes.variants and not hopes.discards and free >= 2 * hopes.left
    return Prospect(
        fits=fits,
        points=points,
        empty=empty,
        holes=HOLE_POINTS * min(empty, 2 * hopes.left),
        middle=middle,
        middle_points=CENTRALISED_POINTS * chance,
        harmony=HARMONY_POINTS * FITS_CHANCE**hopes.left * complete,
    )


def _middle(kinds: Kinds, hopes: Outlook) -> tuple[int, float]:
    """Whether the castle will stand in the middle, and the chance of it.

    One domino makes what lies at most two cells wider and higher together.
    """
    chance = centred(kinds, hopes) if CENTRALISED in hopes.variants else 0.0
    if chance in (0, 1):
        return (SURE, 1.0) if chance else (NEVER, 0.0)
    low_x, low_y, high_x, high_y = bounds(kinds)
    x, y = next(cell for cell, shown in kinds.items() if shown == CASTLE)
    missing = abs(low_x + high_x - 2 * x) + abs(low_y + high_y - 2 * y)
    return (OPEN, chance) if missing <= 2 * hopes.left else (NEVER, 0.0)
