"""One player's kingdom: the castle's cell and the dominoes that lie there, and the frame that bounds it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache

from companion.core.model import Piece, Place
from companion.games.royal_garden.rules.score import CASTLE, Cell


@dataclass(frozen=True, slots=True)
class Domino:
    """A domino that lies in a kingdom: its number, the cells of its halves and what they show."""

    number: int
    a: Cell
    b: Cell
    kind_a: str
    kind_b: str


@dataclass(frozen=True, slots=True)
class Kingdom:
    """What lies on one player's board. Equal whatever the order of laying.

    castle: its cell, None while it is not laid; castle_number: which of the set's castles, 0 while none.
    dominoes: by number. kinds: what each occupied cell shows, derived from the rest.
    """

    castle: Cell | None = None
    castle_number: int = 0
    dominoes: tuple[Domino, ...] = ()
    kinds: Mapping[Cell, str] = field(init=False, compare=False, repr=False)

    def __post_init__(self) -> None:
        kinds: dict[Cell, str] = {} if self.castle is None else {self.castle: CASTLE}
        for domino in self.dominoes:
            kinds[domino.a] = domino.kind_a
            kinds[domino.b] = domino.kind_b
        object.__setattr__(self, "kinds", kinds)

    def with_castle(self, number: int, cell: Cell) -> Kingdom:
        """The kingdom with its castle laid."""
        return Kingdom(cell, number, self.dominoes)

    def with_domino(self, domino: Domino) -> Kingdom:
        """The kingdom with one more domino."""
        together = sorted((*self.dominoes, domino), key=lambda one: one.number)
        return Kingdom(self.castle, self.castle_number, tuple(together))

    def at(self, cell: Cell) -> Domino | None:
        """The domino that covers a cell."""
        return next((one for one in self.dominoes if cell in (one.a, one.b)), None)

    def lying(self, board: str) -> Iterator[tuple[Place, Piece]]:
        """Every piece and where it lies, on a surface of this name."""
        if self.castle is not None:
            yield place(board, self.castle), castle_piece(self.castle_number)
        for one in self.dominoes:
            half_a, half_b = domino_pieces(one.number)
            yield place(board, one.a), half_a
            yield place(board, one.b), half_b


@dataclass(frozen=True, slots=True)
class Frame:
    """The space of a kingdom: a fixed board, or any rectangle of this size around what lies (RG-22 to 25)."""

    columns: int
    rows: int
    fixed: bool = True

    def holds(self, cell: Cell) -> bool:
        """Whether a cell is on the named grid, 1 to columns and 1 to rows."""
        return 1 <= cell[0] <= self.columns and 1 <= cell[1] <= self.rows

    def room(self, occupied: Iterable[Cell]) -> tuple[range, range]:
        """Columns and rows where a cell can still be laid, one cell looked at by itself."""
        cells = list(occupied)
        if self.fixed or not cells:
            return range(1, self.columns + 1), range(1, self.rows + 1)
        low_x, low_y, high_x, high_y = bounds(cells)
        return (
            range(high_x - self.columns + 1, low_x + self.columns),
            range(high_y - self.rows + 1, low_y + self.rows),
        )


def bounds(cells: Iterable[Cell]) -> tuple[int, int, int, int]:
    """Least column, least row, greatest column, greatest row of some cells (at least one)."""
    columns, rows = zip(*cells, strict=True)
    return min(columns), min(rows), max(columns), max(rows)


@lru_cache(maxsize=4096)
def place(board: str, cell: Cell) -> Place:
    """The place of a cell; the same object each time, because moves are listed often."""
    return Place(board, cell[0], cell[1])


@lru_cache(maxsize=1024)
def domino_pieces(number: int) -> tuple[Piece, Piece]:
    """The two halves of a domino."""
    return Piece(f"domino {number}", "a"), Piece(f"domino {number}", "b")


@lru_cache(maxsize=64)
def castle_piece(number: int) -> Piece:
    """A castle."""
    return Piece(f"castle {number}")


def number_of(thing: str, what: str) -> int | None:
    """The number in the name of an object ("domino 24" of "domino"), None if it is another kind of object."""
    name, _, digits = thing.partition(" ")
    plain = digits.isascii() and digits.isdigit() and digits[:1] != "0" and len(digits) <= 4
    return int(digits) if name == what and plain else None
