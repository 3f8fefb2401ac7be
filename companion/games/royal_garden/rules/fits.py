"""Where a domino may be laid, and what holds it there."""

from __future__ import annotations

from collections.abc import Mapping

from companion.games.royal_garden.rules.kingdom import Frame, Kingdom, bounds
from companion.games.royal_garden.rules.score import CASTLE, Cell, beside

Spot = tuple[Cell, Cell]
"""Cell of half a and cell of half b."""


def board_order(spot: Spot) -> tuple[int, int, int, int]:
    """Sorts spots as a finger reads: nearest row first, from the left, half a before half b."""
    (ax, ay), (bx, by) = spot
    return ay, ax, by, bx


def holders(kinds: Mapping[Cell, str], cell: Cell, kind: str, partner: Cell) -> tuple[bool, bool]:
    """What holds one half: (the castle is beside it, its own terrain is beside it).

    Only the half's own neighbours count, never its partner's and never the partner itself (RG-66 to RG-74).
    """
    castle = terrain = False
    for near in beside(cell):
        shown = kinds.get(near, "") if near != partner else ""
        castle = castle or shown == CASTLE
        terrain = terrain or (shown != CASTLE and shown[:1] == kind[0])
    return castle, terrain


def joins(kinds: Mapping[Cell, str], spot: Spot, shown: tuple[str, str]) -> tuple[bool, bool, bool]:
    """What holds a domino there: the castle, the terrain of half a, that of half b."""
    castle_a, terrain_a = holders(kinds, spot[0], shown[0], spot[1])
    castle_b, terrain_b = holders(kinds, spot[1], shown[1], spot[0])
    return castle_a or castle_b, terrain_a, terrain_b


def spread(kinds: Mapping[Cell, str], spot: Spot) -> tuple[int, int]:
    """Width and height of the rectangle around everything, the two cells included."""
    low_x, low_y, high_x, high_y = bounds([*kinds, *spot])
    return high_x - low_x + 1, high_y - low_y + 1


def placements(kingdom: Kingdom, frame: Frame, kind_a: str, kind_b: str) -> list[Spot]:
    """Every legal spot of a domino in board order; none before the castle is laid (RG-21, RG-63 to RG-74).

    Two cells side by side cannot reach over opposite sides of what lies there, so that each may be held against
    the frame by itself.
    """
    kinds = kingdom.kinds
    if kingdom.castle is None:
        return []
    columns, rows = frame.room(kinds)
    holding_a = _holding(kinds, kind_a[0])
    holding_b = holding_a if kind_a[0] == kind_b[0] else _holding(kinds, kind_b[0])
    found: set[Spot] = set()
    for held, first in ((holding_a, True), (holding_b, False)):
        for x, y in held:
            if x not in columns or y not in rows:
                continue
            for other in beside((x, y)):
                if other not in kinds and other[0] in columns and other[1] in rows:
                    found.add(((x, y), other) if first else (other, (x, y)))
    return sorted(found, key=board_order)


def different(spots: list[Spot], kind_a: str, kind_b: str) -> list[Spot]:
    """The spots that differ by what would be seen: a domino of two equal halves turned round is the same."""
    if kind_a != kind_b:
        return spots
    seen: set[frozenset[Cell]] = set()
    kept = []
    for spot in spots:
        if (both := frozenset(spot)) not in seen:
            seen.add(both)
            kept.append(spot)
    return kept


def _holding(kinds: Mapping[Cell, str], letter: str) -> set[Cell]:
    """Free cells beside the castle or beside this terrain."""
    found: set[Cell] = set()
    for cell, shown in kinds.items():
        if shown[0] in (CASTLE, letter):
            found.update(near for near in beside(cell) if near not in kinds)
    return found
