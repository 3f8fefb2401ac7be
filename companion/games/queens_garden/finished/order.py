"""Whether some order of laying gives a garden, and where not, which hexagons contradict each other.

A hexagon that is laid touches no other, or shares colour or pattern with one that it touches (QG-82 to QG-84), and
never moves. Hexagons that share with a neighbour, directly or through others, make a component. The first one laid
of a component touches nothing that lies there, so that the first ones of all components lie apart. Where one cell
of each component can be chosen so, laying these first and then the rest beside them is an order. A face-up
expansion comes with its printed hexagon, so that nothing lies on its rim before that (QG-10, QG-114).
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from dataclasses import dataclass

from companion.games.queens_garden.rules.cells import NEIGHBOURS, SLOT_CELLS
from companion.games.queens_garden.rules.hexes import COLOUR, PATTERN
from companion.games.queens_garden.rules.scoring import FACE_DOWN, NO_EXPANSION

Component = tuple[int, ...]
"""Cells of a component, in the order of their indices."""

MOST_STEPS = 5_000
"""Choices of first cells in one search, so that no garden, however strange, takes long."""


@dataclass(frozen=True, slots=True)
class Order:
    """Whether some order of laying gives a garden; None where the search was given up.

    cells: where none does, the cells of a smallest set of components that contradict each other.
    """

    possible: bool | None
    cells: tuple[int, ...] = ()


def order(cells: Sequence[int], slots: Sequence[int]) -> Order:
    """What is known of the order in which a garden was laid. cells, slots: as in a Garden, without its faults."""
    core = components(cells)
    steps = iter(range(MOST_STEPS))
    try:
        if _fit(core, slots, steps):
            return Order(True)
        for one in tuple(core):
            without = [other for other in core if other != one]
            if not _fit(without, slots, steps):
                core = without
    except _Spent:
        return Order(None)
    return Order(False, tuple(cell for one in core for cell in one))


def _fit(found: Sequence[Component], slots: Sequence[int], steps: Iterator[int]) -> bool:
    """Whether these components alone may have been laid."""
    cells = frozenset(cell for one in found for cell in one)
    return any(_laid(cells, slots, firsts) == cells for firsts in _apart(found, (), steps))


def components(cells: Sequence[int]) -> list[Component]:
    """The hexagons of a garden, joined where neighbours share colour or pattern; the smallest first."""
    found: list[Component] = []
    seen: set[int] = set()
    for start, hexagon in enumerate(cells):
        if not hexagon or start in seen:
            continue
        members = [start]
        seen.add(start)
        for cell in members:
            new = [other for other in NEIGHBOURS[cell] if other not in seen and shares(cells, cell, other)]
            members += new
            seen.update(new)
        found.append(tuple(sorted(members)))
    return sorted(found, key=lambda one: (len(one), one))


def shares(cells: Sequence[int], one: int, other: int) -> bool:
    """Whether two cells show hexagons of one colour or one pattern (QG-83)."""
    here, there = cells[one], cells[other]
    return bool(here and there) and (COLOUR[here] == COLOUR[there] or PATTERN[here] == PATTERN[there])


class _Spent(Exception):  # noqa: N818 - no error: the search is given up
    """Too many steps."""


def _apart(left: Sequence[Component], chosen: tuple[int, ...], steps: Iterator[int]) -> Iterator[tuple[int, ...]]:
    """Every choice of one cell of each component in which no two touch."""
    if next(steps, None) is None:
        raise _Spent
    if not left:
        yield chosen
        return
    near = {other for cell in chosen for other in NEIGHBOURS[cell]}
    free = {one: [cell for cell in one if cell not in near] for one in left}
    first = min(left, key=lambda one: len(free[one]))
    rest = [one for one in left if one != first]
    for cell in free[first]:
        yield from _apart(rest, (*chosen, cell), steps)


def _laid(cells: Collection[int], slots: Sequence[int], firsts: Collection[int]) -> set[int]:
    """All of these cells that may have been laid when some, which lie apart, are the first of their components.

    What touches a first one came after it. All else is laid as soon as there is something to lay it on: that it
    shares with a neighbour by then is believed, for several parts of a component may have begun apart.
    """
    laid: set[int] = set()
    coming = set(firsts)
    while True:
        near = {other for cell in coming for other in NEIGHBOURS[cell]}
        closed = {cell for slot in range(len(slots)) for cell in _closed(slots, slot, cells, laid)}
        new = {cell for cell in cells if cell not in laid and cell not in near and cell not in closed}
        if not new:
            return laid
        laid |= new
        coming -= new


def _closed(slots: Sequence[int], slot: int, cells: Collection[int], laid: Collection[int]) -> Iterable[int]:
    """The cells of a slot on which nothing lies yet: the printed one of a face-up expansion comes first."""
    if not NO_EXPANSION < slots[slot] < FACE_DOWN:
        return ()
    printed = SLOT_CELLS[slot][1 + slots[slot]]
    return () if printed in laid or printed not in cells else set(SLOT_CELLS[slot]) - {printed}
