"""A second opinion on Královská zahrada, written from the rulebook and the RG rows; imports nothing of companion.

A kingdom is a dict from complex numbers (column + row * 1j, counted from the player's near left) to what the cell
shows: "C" the castle, else a terrain letter and its crowns ("F1"). Everything is brute force on purpose: whoever
reads it should be able to hold it against the rulebook line by line.
"""

from __future__ import annotations

from collections.abc import Iterable

Kingdom = dict[complex, str]

SIDES = (1, 1j, -1, -1j)  # a side, never a corner: "stranou jednoho políčka (nikoli rohem)"


def faults(kingdom: Kingdom, size: int, floating: bool, one: complex, two: complex, show: str) -> set[str]:
    """Every rule broken by laying a domino: its first half on `one`, its second on `two`, showing e.g. "F1 W0".

    "no castle" (RG-21), "apart" and "taken" (RG-65), "outside" (RG-63), "unconnected" (RG-66 to RG-74).
    """
    broken = set()
    here, there = show.split()
    if "C" not in kingdom.values():
        broken.add("no castle")
    if two - one not in SIDES:
        broken.add("apart")
    if {one, two} & set(kingdom):
        broken.add("taken")
    if not roomy([*kingdom, one, two] if floating else [one, two], size, floating):
        broken.add("outside")
    if not (holds(kingdom, one, here[0], two) or holds(kingdom, two, there[0], one)):
        broken.add("unconnected")
    return broken


def roomy(cells: Iterable[complex], size: int, floating: bool) -> bool:
    """Whether the cells keep to the square of `size`: the board itself, or any square of that size."""
    columns = sorted(cell.real for cell in cells)
    rows = sorted(cell.imag for cell in cells)
    if floating:
        return columns[-1] - columns[0] < size and rows[-1] - rows[0] < size
    return columns[0] >= 1 and rows[0] >= 1 and columns[-1] <= size and rows[-1] <= size


def holds(kingdom: Kingdom, cell: complex, letter: str, partner: complex) -> bool:
    """Whether a half with this terrain is held on this cell by what lies beside it, its own partner apart."""
    beside = [kingdom.get(cell + side, "-") for side in SIDES if cell + side != partner]
    return any(shown[0] in ("C", letter) for shown in beside)


def homes(kingdom: Kingdom, size: int, floating: bool, show: str) -> set[tuple[complex, complex]]:
    """Every legal way to lay the domino: (cell of the first half, cell of the second half)."""
    if not kingdom:
        return set()
    if floating:
        span_x = range(int(min(c.real for c in kingdom)) - size, int(max(c.real for c in kingdom)) + size + 1)
        span_y = range(int(min(c.imag for c in kingdom)) - size, int(max(c.imag for c in kingdom)) + size + 1)
    else:
        span_x = span_y = range(1, size + 1)
    found = set()
    for x in span_x:
        for y in span_y:
            for side in SIDES:
                one = complex(x, y)
                if not faults(kingdom, size, floating, one, one + side, show):
                    found.add((one, one + side))
    return found


def may_discard(kingdom: Kingdom, size: int, floating: bool, show: str) -> bool:
    """RG-58 to RG-60: thrown away only if it cannot be laid anywhere, any way round."""
    return not homes(kingdom, size, floating, show)


def areas(kingdom: Kingdom) -> list[tuple[str, frozenset[complex], int, int]]:
    """The areas: terrain letter, cells, crowns, points (RG-81 to RG-87), found by joining heaps that touch."""
    heaps = [{cell} for cell, shown in kingdom.items() if shown != "C"]
    joined = True
    while joined:
        joined = False
        for first in range(len(heaps)):
            for second in range(first + 1, len(heaps)):
                if touching(kingdom, heaps[first], heaps[second]):
                    heaps[first] |= heaps.pop(second)
                    joined = True
                    break
            if joined:
                break
    out = []
    for heap in heaps:
        crowns = sum(int(kingdom[cell][1]) for cell in heap)
        letter = kingdom[next(iter(heap))][0]
        out.append((letter, frozenset(heap), crowns, len(heap) * crowns))
    return out


def touching(kingdom: Kingdom, heap: set[complex], other: set[complex]) -> bool:
    """Whether two heaps of one terrain share a side."""
    if kingdom[next(iter(heap))][0] != kingdom[next(iter(other))][0]:
        return False
    return any(abs(cell - cell2) == 1 for cell in heap for cell2 in other)


def result(kingdom: Kingdom) -> tuple[int, int, int]:
    """What decides: points, squares of the largest area, crowns (RG-88 to RG-91)."""
    found = areas(kingdom)
    return (
        sum(points for _, _, _, points in found),
        max((len(cells) for _, cells, _, _ in found), default=0),
        sum(crowns for _, _, crowns, _ in found),
    )


def ranks(results: list[tuple[int, int, int]]) -> list[int]:
    """Rank of each result; equal ones share, the next follows without a gap (RG-92, RG-94)."""
    better = sorted(set(results), reverse=True)
    return [better.index(one) + 1 for one in results]
