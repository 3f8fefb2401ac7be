"""Which cells belong together: the best way to cover occupied cells with dominoes.

Best is, in this order: fewest cells left alone; fewest misread trits put right; fewest dominoes that lie on
another board; fewest halves that came at different times; fewest pairs torn that were one domino before. All
covers that are equally good are found, up to a bound on work and number; beyond it the cells are said to be
ambiguous, not guessed.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from itertools import chain, product

MOST_COVERS = 17
"""The chosen cover and 16 others."""
MOST_NODES = 4000
"""Steps of search in one call, so that no board, however strange, takes long."""


@dataclass(frozen=True, slots=True, order=True)
class Edge:
    """A domino that may lie on two neighbouring cells.

    one, other: numbers of the cells, the left or near one first; first: the half on `one`. corrected: 1 if a
    misread trit is put right. apart: 1 if the cells were filled at different times. elsewhere: 1 if the
    domino also lies on another board. kept: 1 if these cells were this domino before.
    """

    one: int
    other: int
    thing: str
    first: str
    corrected: int = 0
    apart: int = 0
    elsewhere: int = 0
    kept: int = 0

    @property
    def cells(self) -> tuple[int, int]:
        """Both cells."""
        return (self.one, self.other)

    @property
    def halves(self) -> tuple[tuple[int, str], tuple[int, str]]:
        """Both cells, each with the half that lies there."""
        return ((self.one, self.first), (self.other, "b" if self.first == "a" else "a"))


Cover = tuple[Edge, ...]
Cost = tuple[int, int, int, int, int]


@dataclass(frozen=True, slots=True)
class Covers:
    """The outcome of one search.

    certain: the dominoes that every best cover contains. choices: for each group of cells with several
    equally good covers, those covers (without the certain ones). ambiguous: cells for which there are too
    many.
    """

    certain: Cover = ()
    choices: tuple[tuple[Cover, ...], ...] = ()
    ambiguous: frozenset[int] = frozenset()

    def alternatives(self) -> list[Cover]:
        """Every combination of the choices, the preferred first: the dominoes it adds to the certain ones."""
        return [tuple(chain(*covers)) for covers in product(*self.choices)]

    def covered(self) -> frozenset[int]:
        """Cells of the preferred cover."""
        chosen = (*self.certain, *(edge for covers in self.choices for edge in covers[0]))
        return frozenset(cell for edge in chosen for cell in edge.cells)


def cover(edges: Iterable[Edge]) -> Covers:
    """The best covers of the cells that these edges touch; one domino lies in one place only."""
    certain: list[Edge] = []
    choices: list[tuple[Cover, ...]] = []
    ambiguous: set[int] = set()
    nodes = MOST_NODES
    for group in _groups(edges):
        search = _Search(group, nodes)
        search.run()
        nodes -= search.nodes
        found = search.best
        if search.exhausted or len(found) > MOST_COVERS:
            ambiguous.update(cell for edge in group for cell in edge.cells)
            continue
        common = frozenset.intersection(*map(frozenset, found)) if found else frozenset()
        certain.extend(common)
        if len(found) > 1:
            choices.append(tuple(sorted(tuple(sorted(set(c) - common)) for c in found)))
    choices.sort(key=lambda covers: (len(covers), covers))
    while choices and math.prod(map(len, choices)) > MOST_COVERS:
        for one in choices.pop():
            ambiguous.update(cell for edge in one for cell in edge.cells)
    return Covers(tuple(sorted(certain)), tuple(choices), frozenset(ambiguous))


def _groups(edges: Iterable[Edge]) -> list[list[Edge]]:
    """Edges that share cells or dominoes, directly or through others; nothing is shared between groups."""
    leader: dict[int | str, int | str] = {}

    def find(node: int | str) -> int | str:
        while leader.setdefault(node, node) != node:
            leader[node] = leader[leader[node]]
            node = leader[node]
        return node

    ordered = sorted(set(edges))
    for edge in ordered:
        leader[find(edge.other)] = find(edge.one)
        leader[find(edge.thing)] = find(edge.one)
    groups: defaultdict[int | str, list[Edge]] = defaultdict(list)
    for edge in ordered:
        groups[find(edge.one)].append(edge)
    return list(groups.values())


@dataclass(slots=True)
class _Search:
    """Branch and bound over one group: the cell with the fewest possibilities first.

    The last part of a cost is minus the number of kept pairs; while branching it counts every pair as kept,
    so that no cost ever falls.
    """

    edges: list[Edge]
    limit: int
    nodes: int = 0
    exhausted: bool = False
    best: list[Cover] = field(default_factory=list)
    best_cost: Cost | None = None
    at: dict[int, list[Edge]] = field(default_factory=dict)

    def run(self) -> None:
        """Find every best cover, or set `exhausted`."""
        for edge in sorted(self.edges, key=lambda e: (e.corrected, e.elsewhere, e.apart, -e.kept, e)):
            for cell in edge.cells:
                self.at.setdefault(cell, []).append(edge)
        self._branch(frozenset(self.at), frozenset(), (), (0, 0, 0, 0, -sum(e.kept for e in self.edges)))

    def _branch(self, left: frozenset[int], used: frozenset[str], chosen: Cover, cost: Cost) -> None:
        self.exhausted = self.exhausted or self.nodes >= self.limit
        self.nodes += not self.exhausted
        if self.exhausted or (self.best_cost is not None and cost > self.best_cost):
            return
        cell, live = self._narrowest(left, used)
        if cell is None:
            self._offer(chosen, cost)
            return
        for edge in live:
            alone, corrected, elsewhere, apart, kept = cost
            dearer = (alone, corrected + edge.corrected, elsewhere + edge.elsewhere, apart + edge.apart, kept)
            self._branch(left - set(edge.cells), used | {edge.thing}, (*chosen, edge), dearer)
        self._branch(left - {cell}, used, chosen, (cost[0] + 1, *cost[1:]))

    def _narrowest(self, left: frozenset[int], used: frozenset[str]) -> tuple[int | None, list[Edge]]:
        """The cell of `left` with the fewest dominoes that can still lie on it, and these."""
        narrowest: int | None = None
        fewest: list[Edge] = []
        for cell in sorted(left):
            live = [e for e in self.at[cell] if e.thing not in used and e.one in left and e.other in left]
            if narrowest is None or len(live) < len(fewest):
                narrowest, fewest = cell, live
                if len(live) <= 1:
                    break
        return narrowest, fewest

    def _offer(self, chosen: Cover, cost: Cost) -> None:
        total = (*cost[:4], -sum(edge.kept for edge in chosen))
        if self.best_cost is None or total < self.best_cost:
            self.best, self.best_cost = [chosen], total
        elif total == self.best_cost:
            self.best.append(chosen)
