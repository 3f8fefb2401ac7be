"""Whether a finished kingdom can have been laid by the rules: in some order, of the dominoes of one set.

A domino must touch the castle, or its own terrain, when it is laid (RG-63 to RG-74), and it then never moves. What
lies there already only helps, so that laying whatever can be laid, again and again, is an order whenever there is
one. Where only squares are known, as in a file, every way to pair them is tried, up to a bound on work.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field

from companion.games.royal_garden.rules.score import CASTLE, Cell, beside

Kinds = Mapping[Cell, str]
Pair = tuple[Cell, Cell]
"""The cells of one domino, half a or the other first."""
Set = Mapping[tuple[str, str], int]
"""What the two halves of a domino show, in alphabetical order -> how many such dominoes there are."""

MOST_STEPS = 20_000
"""Cells that are paired in one search, so that no file, however strange, takes long."""


def set_of(dominoes: Iterable[Sequence[str]]) -> Set:
    """The dominoes of a set, each as what its two halves show."""
    return Counter(_both(*one) for one in dominoes)


def any_set(kinds: Kinds) -> Set:
    """A set that has every domino that these squares can be of, for a set that nobody knows."""
    shown = {kind for kind in kinds.values() if kind != CASTLE}
    return {_both(one, other): len(kinds) for one in shown for other in shown}


def stranded(kinds: Kinds, pairs: Collection[Pair]) -> list[Pair]:
    """The dominoes that were laid in no order, by their first cells; none where the kingdom can be.

    kinds: what every cell shows, the castle among them. pairs: the dominoes.
    """
    reached = {cell for cell, kind in kinds.items() if kind == CASTLE}
    left = list(pairs)
    while held := [pair for pair in left if _is_held(kinds, reached, pair)]:
        left = [pair for pair in left if pair not in held]
        reached.update(cell for pair in held for cell in pair)
    return sorted(left)


def _is_held(kinds: Kinds, reached: Collection[Cell], pair: Pair) -> bool:
    """Whether a half touches the castle or its own terrain among what is laid; its partner is not laid yet."""
    return any(
        near in reached and kinds[near][0] in (CASTLE, kinds[cell][0]) for cell in pair for near in beside(cell)
    )


@dataclass(frozen=True, slots=True)
class Explained:
    """What a search for dominoes under squares has found.

    possible: whether some way to pair them can have been laid; None where the search was given up. cells: where
    nothing is possible, the squares that are left over in the best way. paired: whether the dominoes suffice for
    the squares, laid legally or not.
    """

    possible: bool | None
    cells: tuple[Cell, ...] = ()
    paired: bool = False


def explain(kinds: Kinds, dominoes: Set) -> Explained:
    """Whether the dominoes of a set can have been laid so that these squares are seen."""
    search = _Search(dict(dominoes))
    try:
        for pairs in search.ways(kinds, _squares(kinds)):
            left = stranded(kinds, pairs)
            if not left:
                return Explained(True, paired=True)
            search.note({cell for pair in left for cell in pair})
    except _Spent:
        return Explained(None)
    left_over = search.left_over
    return Explained(False, tuple(sorted(left_over or _unpaired(kinds, dominoes))), paired=bool(left_over))


def together(kingdoms: Sequence[Kinds], dominoes: Set) -> bool | None:
    """Whether one set is enough for all these kingdoms at a time; None where the search was given up."""
    search = _Search(dict(dominoes))
    try:
        return _together(search, kingdoms)
    except _Spent:
        return None


def _together(search: _Search, kingdoms: Sequence[Kinds]) -> bool:
    if not kingdoms:
        return True
    first = kingdoms[0]
    ways = search.ways(first, _squares(first))
    return any(not stranded(first, pairs) and _together(search, kingdoms[1:]) for pairs in ways)


class _Spent(Exception):  # noqa: N818 - no error: the search is given up
    """Too many steps."""


@dataclass(slots=True)
class _Search:
    """Dominoes that are left while cells are paired, and the best that was found so far."""

    left: dict[tuple[str, str], int]
    steps: int = 0
    left_over: set[Cell] = field(default_factory=set)

    def ways(self, kinds: Kinds, rest: frozenset[Cell]) -> Iterator[tuple[Pair, ...]]:
        """Every way to pair these cells with the dominoes that are left; the narrowest cell first."""
        self.steps += 1
        if self.steps > MOST_STEPS:
            raise _Spent
        if not rest:
            yield ()
            return
        cell, partners = min(
            ((one, self._partners(kinds, rest, one)) for one in rest), key=lambda found: (len(found[1]), found[0])
        )
        for other in partners:
            both = _both(kinds[cell], kinds[other])
            self.left[both] -= 1
            for more in self.ways(kinds, rest - {cell, other}):
                yield ((cell, other), *more)
            self.left[both] += 1

    def note(self, cells: set[Cell]) -> None:
        """Cells that are left over in one way; the fewest are kept."""
        if not self.left_over or len(cells) < len(self.left_over):
            self.left_over = cells

    def _partners(self, kinds: Kinds, rest: Collection[Cell], cell: Cell) -> list[Cell]:
        return [
            near for near in beside(cell) if near in rest and self.left.get(_both(kinds[cell], kinds[near]), 0) > 0
        ]


def _unpaired(kinds: Kinds, dominoes: Set) -> set[Cell]:
    """The squares that make a domino of the set with none beside them; all of them where each does with one."""
    squares = _squares(kinds)
    alone = {
        cell
        for cell in squares
        if not any(near in squares and dominoes.get(_both(kinds[cell], kinds[near])) for near in beside(cell))
    }
    return alone or set(squares)


def _squares(kinds: Kinds) -> frozenset[Cell]:
    return frozenset(cell for cell, kind in kinds.items() if kind != CASTLE)


def _both(one: str, other: str) -> tuple[str, str]:
    return (one, other) if one <= other else (other, one)
