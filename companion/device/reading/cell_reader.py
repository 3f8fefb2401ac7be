"""What one board's cells show: words -> objects, halves, doubts. It has no clock of its own.

Cells that are one domino stay so while their words still can be it; other occupied cells are paired anew
after every change. Dominoes arrive one at a time, so time tells most pairs; the codes tell the rest.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import replace

from companion.core.model import Doubt, Half, Laid, Piece, Place, Reading
from companion.device.reading.codebook import ACROSS, AWAY, NO_BAD, Bad, CellRead, Codebook, HalfAt, PairRead
from companion.device.reading.pairing import Covers, Edge, cover
from companion.device.reading.tray import KING_KIND, KING_PIECE, NO_KING, STANDS, king_place, same_slot
from companion.device.tiles.code_words import EMPTY

TOGETHER_MS = 500
"""Two cells filled within this time were most likely filled by one domino."""
CORRECTABLE_MS = 1500
"""A misread trit is only put right between cells filled within this time, or read at once."""


class Sight:
    """The cells of one board and how they pair.

    columns, rows: size in cells, of which there are `count`. kings: sensors of kings after them, of a tray; on it
    only the two cells of a slot pair. After any change of words or sensors, call `pair` before `reading`.
    """

    def __init__(self, board: str, columns: int, rows: int, book: Codebook, kings: int = 0) -> None:
        self.board, self.columns, self.rows, self.kings, self.book = board, columns, rows, kings, book
        self.count = columns * rows
        self.places = [Place(board, i % columns + 1, i // columns + 1) for i in range(self.count)]
        self.places += [king_place(board, columns, rows, i) for i in range(kings)]
        self.words = [self.empty(i) for i in range(len(self.places))]
        self.bad: list[Bad] = [NO_BAD] * len(self.places)
        self._filled_ms = [0] * len(self.places)
        self._held_ms: dict[int, int] = {}
        self._edge_at: dict[int, Edge] = {}
        self._covers = Covers()
        self._castles: dict[str, int] = {}
        self._surplus: set[int] = set()
        self._taken: frozenset[str] = frozenset()
        self._neighbours = [list(self._around(i)) for i in range(self.count)]

    def empty(self, cell: int) -> str:
        """The word of a cell on which nothing lies."""
        return EMPTY if cell < self.count else NO_KING

    # ---- changes ----

    def put(self, cell: int, word: str, now_ms: int) -> None:
        """A cell shows another word."""
        self.words[cell] = word
        self._filled_ms[cell] = now_ms
        self._held_ms.pop(cell, None)
        self._recheck(cell)

    def hold(self, cell: int, since_ms: int) -> None:
        """A cell's word is of before this time, until it is put again: nothing that came since pairs with it."""
        self._held_ms.setdefault(cell, since_ms)

    def free(self, cell: int) -> None:
        """A cell shows its word again."""
        self._held_ms.pop(cell, None)

    def is_known(self, cell: int) -> bool:
        """Whether a whole tile or half of the set has the word that a cell shows now."""
        return self._read(cell).doubt is None

    def trust(self, cell: int, bad: Bad) -> None:
        """Other sensors of a cell are known to be bad."""
        self.bad[cell] = bad
        self._recheck(cell)

    def pair(self, taken: frozenset[str] = frozenset()) -> None:
        """Find the objects. taken: what lies on other boards; read here only if nothing else fits as well."""
        self._taken = taken
        loose = [i for i in range(self.count) if i not in self._edge_at and self._is_loose(i)]
        used = frozenset(edge.thing for edge in self._edge_at.values())
        edges = self._edges(loose, used)
        self._covers = cover(edges)
        left = set(loose) - self._covers.covered() - self._covers.ambiguous
        self._reopen(left, edges)
        for edge in self._covers.certain:
            for cell in edge.cells:
                self._edge_at[cell] = replace(edge, kept=1, apart=0)
        self._find_castles()
        self._find_surplus()

    def _recheck(self, cell: int) -> None:
        """Keep the domino on this cell if its cells still can be read as it, else forget the pair."""
        edge = self._edge_at.get(cell)
        if edge is None:
            return
        for read in self._pair_reads(edge.one, edge.other):
            if (read.thing, read.first) == (edge.thing, edge.first):
                edge = replace(edge, corrected=read.corrected)
                self._edge_at.update({edge.one: edge, edge.other: edge})
                return
        del self._edge_at[edge.one], self._edge_at[edge.other]

    # ---- pairing ----

    def _around(self, cell: int) -> Iterable[tuple[int, int]]:
        """The pairs of neighbouring cells that this cell belongs to, the left or near one first."""
        place = self.places[cell]
        beside = (
            (place.x > 1, cell - 1, cell),
            (place.x < self.columns, cell, cell + 1),
            (place.y > 1, cell - self.columns, cell),
            (place.y < self.rows, cell, cell + self.columns),
        )
        for there, one, other in beside:
            if there and (not self.kings or same_slot(self.columns, one, other)):
                yield one, other

    def _read(self, cell: int) -> CellRead:
        return self.book.cell(self.words[cell], self.bad[cell])

    def _is_loose(self, cell: int) -> bool:
        """Whether something lies here that may be half a domino."""
        read = self._read(cell)
        return not read.empty and not read.is_single

    def _pair_reads(self, one: int, other: int) -> tuple[PairRead, ...]:
        axis = ACROSS if other == one + 1 else AWAY
        return self.book.pair(axis, self.words[one], self.words[other], self.bad[one], self.bad[other])

    def _edges(self, cells: Iterable[int], used: frozenset[str], exact_only: bool = False) -> set[Edge]:
        """Every domino that two of these cells can be and that does not lie elsewhere on this board."""
        among = set(cells)
        pairs = [pair for cell in among for pair in self._neighbours[cell] if pair[0] == cell and pair[1] in among]
        return {edge for one, other in pairs for edge in self._edges_of(one, other, used, exact_only)}

    def _edges_of(self, one: int, other: int, used: frozenset[str], exact_only: bool) -> Iterable[Edge]:
        if self._is_past(one, other) or self._is_past(other, one):
            return
        lag_ms = abs(self._filled_ms[one] - self._filled_ms[other])
        for read in self._pair_reads(one, other):
            if read.thing in used or (read.corrected and (exact_only or lag_ms > CORRECTABLE_MS)):
                continue
            apart = int(lag_ms > TOGETHER_MS)
            yield Edge(one, other, read.thing, read.first, read.corrected, apart, int(read.thing in self._taken))

    def _is_past(self, held: int, other: int) -> bool:
        """Whether one cell only shows what lay there before the other was filled."""
        since_ms = self._held_ms.get(held)
        return since_ms is not None and other not in self._held_ms and self._filled_ms[other] >= since_ms

    def _reopen(self, left: set[int], edges: set[Edge]) -> None:
        """Where cells are left alone beside dominoes with which they could pair, let those take part again.

        This undoes a pair that two halves of different dominoes made by chance while the others were on their
        way.
        """
        opened = self._reach(left)
        if not opened:
            return
        region = {cell for cell in range(self.count) if cell not in self._edge_at and self._is_loose(cell)}
        region |= {cell for edge in opened for cell in edge.cells}
        used = frozenset(e.thing for e in self._edge_at.values() if e not in opened)
        kept = {(e.one, e.other, e.thing, e.first) for e in opened}
        again = {e for e in edges if e.thing not in used} | self._edges(region, used, exact_only=True)
        again = {e for e in again if (e.one, e.other, e.thing, e.first) not in kept}
        lags = {e: abs(self._filled_ms[e.one] - self._filled_ms[e.other]) for e in opened}
        again |= {replace(e, apart=int(lags[e] > TOGETHER_MS), kept=1) for e in opened}
        covers = cover(again)
        if covers.ambiguous:
            return
        for edge in opened:
            del self._edge_at[edge.one], self._edge_at[edge.other]
        self._covers = covers

    def _reach(self, left: set[int]) -> set[Edge]:
        """The dominoes that could be torn to pair these cells, and those that could then be torn, and so on.

        A domino stands in the way where it holds a neighbouring cell, and where it is read elsewhere already.
        """
        by_thing = {edge.thing: edge for edge in self._edge_at.values()}
        opened: set[Edge] = set()
        frontier = list(left)
        while frontier:
            cell = frontier.pop()
            for one, other in self._neighbours[cell]:
                beside = self._edge_at.get(one if other == cell else other)
                reads = [read for read in self._pair_reads(one, other) if not read.corrected]
                for edge in (beside, *(by_thing.get(read.thing) for read in reads)):
                    if reads and edge is not None and edge not in opened:
                        opened.add(edge)
                        frontier.extend(edge.cells)
        return opened

    def _find_castles(self) -> None:
        """Where each castle lies; of two with one word the one that came first, else the nearer one."""
        self._castles = {}
        self._surplus = set()
        for cell in sorted(range(self.count), key=lambda cell: self._filled_ms[cell]):
            castles = self._read(cell).castles
            if len(castles) == 1 and self._castles.setdefault(castles[0], cell) != cell:
                self._surplus.add(cell)

    def _find_surplus(self) -> None:
        """Cells left alone that together are a domino which lies on this board already."""
        chosen = (edge for covers in self._covers.choices for edge in covers[0])
        lying = {edge.thing for edge in (*self._edge_at.values(), *chosen)}
        left = self._left()
        for cell in sorted(left):
            for one, other in self._neighbours[cell]:
                if one != cell or other not in left or {one, other} & self._surplus:
                    continue
                if any(read.thing in lying and not read.corrected for read in self._pair_reads(one, other)):
                    self._surplus.update((one, other))

    def _left(self) -> set[int]:
        """Cells that belong to no domino in the preferred cover."""
        gone = set(self._edge_at) | self._covers.covered() | self._covers.ambiguous
        return {i for i in range(self.count) if i not in gone and self._is_loose(i)}

    # ---- reading ----

    def reading(self, veiled: Mapping[int, Doubt]) -> Reading:
        """Everything that the board tells now. veiled: cells that are in doubt whatever their word."""
        fixed = tuple(dict.fromkeys(self._edge_at.values()))
        ways = [(*fixed, *way) for way in self._covers.alternatives()]
        laid = [self._laid(way) for way in ways]
        doubts: dict[int, Doubt] = {}
        kinds: dict[int, str] = {}
        halves: list[Half] = []
        shown = self._shown(ways)
        left = self._left()
        for cell in range(self.count):
            read = self._read(cell)
            if cell in veiled or read.empty:
                continue
            unread = cell in left and read.doubt is not None
            possible = set() if unread else shown.get(cell) or self._free_kinds(read)
            if len(possible) == 1:
                kinds[cell] = next(iter(possible))
            doubt = self._doubt(cell, read, len(possible))
            if doubt is not None:
                doubts[cell] = doubt
            elif cell in left:
                halves.append(self._half(cell, kinds[cell]))
        self._read_kings(veiled, kinds, doubts)
        doubts.update(veiled)
        return Reading(
            board=self.board,
            columns=self.columns,
            rows=self.rows,
            pieces=laid[0],
            kinds=tuple(sorted((self.places[cell], kind) for cell, kind in kinds.items())),
            alternatives=tuple(laid[1:]),
            halves=tuple(sorted(halves, key=lambda half: half.place)),
            doubts=tuple(sorted((self.places[cell], doubt) for cell, doubt in doubts.items())),
        )

    def _read_kings(self, veiled: Mapping[int, Doubt], kinds: dict[int, str], doubts: dict[int, Doubt]) -> None:
        """What the sensors of kings tell. One that is broken tells nothing, for there is no other beside it."""
        for cell in range(self.count, len(self.places)):
            if self.bad[cell]:
                doubts[cell] = Doubt.STUCK
            elif self.words[cell] in STANDS:
                if cell not in veiled:
                    kinds[cell] = KING_KIND
            elif self.words[cell] != NO_KING:
                doubts[cell] = Doubt.UNSURE

    def _standing(self) -> Iterable[int]:
        """The cells on which kings are read."""
        cells = range(self.count, len(self.places))
        return (cell for cell in cells if self.words[cell] in STANDS and not self.bad[cell])

    def _coloured(self) -> Iterable[tuple[int, str]]:
        """The cells on which tiles of one colour are read; equal ones in any number."""
        for cell in range(self.count):
            read = self._read(cell)
            if len(read.colours) == 1 and not read.castles:
                yield cell, read.colours[0]

    def _doubt(self, cell: int, read: CellRead, possible: int) -> Doubt | None:
        if cell in self._surplus:
            return Doubt.TWICE
        if possible > 1 or len(read.castles) > 1 or cell in self._covers.ambiguous:
            return Doubt.AMBIGUOUS
        return None if possible else read.doubt

    def _laid(self, edges: Iterable[Edge]) -> Laid:
        pieces = [(self.places[cell], Piece(thing)) for thing, cell in self._castles.items()]
        pieces += [(self.places[cell], KING_PIECE) for cell in self._standing()]
        pieces += [(self.places[cell], self.book.pieces_of[colour]) for cell, colour in self._coloured()]
        pieces += [(self.places[cell], Piece(edge.thing, half)) for edge in edges for cell, half in edge.halves]
        return tuple(sorted(pieces))

    def _shown(self, ways: Iterable[Iterable[Edge]]) -> dict[int, set[str]]:
        """What each cell of a domino shows, in every way to pair; two or more only if kinds share a word."""
        shown: dict[int, set[str]] = {}
        for way in ways:
            for edge in way:
                for cell, half in edge.halves:
                    shown.setdefault(cell, set()).add(self.book.kinds_of[edge.thing]["ab".index(half)])
        return shown

    def _free(self, read: CellRead) -> tuple[HalfAt, ...]:
        """The halves that can lie on a cell left alone: not of dominoes that lie whole, if any are left."""
        whole = {edge.thing for edge in self._edge_at.values()}
        free = [half for half in read.halves if half.thing not in whole]
        return tuple([half for half in free if half.thing not in self._taken] or free or read.halves)

    def _free_kinds(self, read: CellRead) -> set[str]:
        return set(read.kinds) if read.is_single else {half.kind for half in self._free(read)}

    def _half(self, cell: int, kind: str) -> Half:
        place = self.places[cell]
        steps = {half.step for half in self._free(self._read(cell)) if half.kind == kind}
        partners = sorted(Place(self.board, place.x + dx, place.y + dy) for dx, dy in steps)
        return Half(place, kind, tuple(partners))
