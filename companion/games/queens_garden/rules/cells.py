"""The 55 cells of a garden, by the clock: which there are, where they lie, and what lies beside what.

Laid so that one expansion points away from the player, the six directions are the even hours. Axial coordinates
(q, r) have the fountain in the middle; the neighbours of a cell are one step in each direction away. The table
ROWS is all that is told of the geometry: whoever builds a board with sensors takes the places from it (QG-16 to
QG-18; three independent engines have the same 55 cells).
"""

from __future__ import annotations

from typing import NamedTuple

HOURS = (12, 2, 4, 6, 8, 10)
"""The directions clockwise; a direction's index is that of a slot and of a rim cell, too."""
KEYS = "893217"
"""The keys of a keypad that lie in these directions."""
MIDDLE_KEY = "5"
STEPS = ((0, -1), (1, -1), (1, 0), (0, 1), (-1, 1), (-1, 0))
"""One step in each direction."""
_SLOT_AWAY = 3
"""Steps from the fountain to the middle of a slot."""

FOUNTAIN, ORNAMENT, SPACE, MIDDLE, RIM = "fountain", "ornament", "space", "middle", "rim"
"""What a cell is: the fountain; a statue or bench; a free space of the fountain board; the parts of a slot."""
STATUE, BENCH, PAVILION = "statue", "bench", "pavilion"


class Cell(NamedTuple):
    """One cell. digits: its keys, "" for what nothing can be laid on. hour: of its direction, odd for ornaments.

    slot: index of the slot that it belongs to, -1 for the fountain board.
    """

    name: str
    q: int
    r: int
    what: str
    hour: int
    slot: int = -1
    digits: str = ""


def _rows() -> list[Cell]:
    found = [Cell("fountain", 0, 0, FOUNTAIN, 0)]
    for at, (q, r) in enumerate(STEPS):
        found.append(Cell(f"fountain-{HOURS[at]}", q, r, SPACE, HOURS[at], digits=MIDDLE_KEY + KEYS[at]))
    for at, (q, r) in enumerate(STEPS):
        after = STEPS[(at + 1) % len(STEPS)]
        hour = HOURS[at] % 12 + 1
        found.append(Cell(f"ornament-{hour}", q + after[0], r + after[1], ORNAMENT, hour))
    for slot, (q, r) in enumerate(STEPS):
        middle = (_SLOT_AWAY * q, _SLOT_AWAY * r)
        name = str(HOURS[slot])
        found.append(Cell(f"{name}-middle", *middle, MIDDLE, 0, slot, KEYS[slot] + MIDDLE_KEY))
        for rim, (x, y) in enumerate(STEPS):
            there = (middle[0] + x, middle[1] + y)
            found.append(Cell(f"{name}-{HOURS[rim]}", *there, RIM, HOURS[rim], slot, KEYS[slot] + KEYS[rim]))
    return found


ROWS = tuple(_rows())
COUNT = len(ROWS)
NAMES = tuple(one.name for one in ROWS)
NUMBER = {one.name: at for at, one in enumerate(ROWS)}
"""Name -> index."""
AT = {(one.q, one.r): at for at, one in enumerate(ROWS)}
"""Axial coordinates -> index."""
NEIGHBOURS = tuple(
    tuple(AT[one.q + x, one.r + y] for x, y in STEPS if (one.q + x, one.r + y) in AT) for one in ROWS
)
SLOT = tuple(one.slot for one in ROWS)
"""Index -> slot, -1 on the fountain board."""
SPACES = tuple(at for at, one in enumerate(ROWS) if one.what == SPACE)
"""The free spaces of the fountain board, from twelve o'clock."""
SLOT_CELLS = tuple(tuple(at for at, one in enumerate(ROWS) if one.slot == slot) for slot in range(len(HOURS)))
"""Slot -> its middle, then its rim from twelve o'clock."""
MIDDLES = tuple(cells[0] for cells in SLOT_CELLS)
FIXED = tuple(at for at, one in enumerate(ROWS) if one.what in (FOUNTAIN, ORNAMENT))
"""The fountain, then statues and benches from one o'clock: nothing is laid on them."""
IS_FIXED = tuple(at in FIXED for at in range(COUNT))
SURROUNDABLE = tuple(
    tuple(other for other in around if IS_FIXED[other] or other in MIDDLES) for around in NEIGHBOURS
)
"""Cell -> what it helps to surround: fixed ornaments, and the middles that may be pavilions."""


def sort(cell: int) -> str:
    """What stands on a cell of FIXED or MIDDLES: fountain, statue, bench or pavilion.

    Statues and benches take turns, which is a reconstruction; they bring the same (QG-17, QG-93).
    """
    row = ROWS[cell]
    if row.what == MIDDLE:
        return PAVILION
    if row.what == FOUNTAIN:
        return FOUNTAIN
    return STATUE if row.hour % 4 == 1 else BENCH
