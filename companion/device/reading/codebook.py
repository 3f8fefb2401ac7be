"""From words to objects: table look-ups for one cell and for two neighbouring cells.

Geometry: an unturned domino lies with half a at the left and half b at the right; a quarter turn
counter-clockwise puts half a near and half b far. A tile's words are stored for the unturned position, so the
cell under half a reads `turned(word_a, turn)` and half b lies one step in STEPS[turn].

One cell tells its kind, and of a castle or a tile of a colour all that it is. Two cells tell the domino: ten trits
with a least distance of 3, so one misread trit, or up to two sensors known to be bad or unsure, are put right
where exactly one domino fits. Anything beyond that is doubt.

A sensor that is known to be bad changes nothing by itself: its trit stays as it is read, and is an erasure only
where the word is no word of the set. Any two words of a cell differ in two trits, so one bad sensor cannot make a
word another. Two in a cell can, and do so in two of nine states in which they can be stuck: both are erasures.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace
from functools import lru_cache
from itertools import combinations_with_replacement, product

from companion.core.model import Doubt, Piece
from companion.device.tiles.code_words import EMPTY, LONE_CENTRES, SITES, TRITS, UNSURE, distance, turned, turns_of
from companion.device.tiles.tileset import CASTLE_KIND, TileSet

STEPS = ((1, 0), (0, 1), (-1, 0), (0, -1))
"""Where half b lies, seen from half a, after 0, 1, 2 and 3 quarter turns."""
ACROSS, AWAY = 0, 1
"""How two neighbouring cells lie: first left and second right; first near and second far."""
MOST_ERASURES = 2
MOST_TRUSTED = 1
"""Bad sensors of a cell that leave a word of the set as it is read."""
MOST_REMEMBERED = 20_000
"""Answers kept, so that years of noise do not fill the memory."""
Bad = frozenset[int]
NO_BAD: Bad = frozenset()


@dataclass(frozen=True, slots=True)
class HalfAt:
    """One half of one domino in one turn. step: from its cell to the other half's."""

    thing: str
    kind: str
    step: tuple[int, int]


@dataclass(frozen=True, slots=True)
class CellRead:
    """What one cell alone tells.

    halves: every half that can lie there; castles, colours: the castle that does, or the colour of the tile.
    doubt: why none of these can be told; kinds: what the cell can show, one when it is certain.
    """

    empty: bool = False
    halves: tuple[HalfAt, ...] = ()
    castles: tuple[str, ...] = ()
    doubt: Doubt | None = None
    colours: tuple[str, ...] = ()

    @property
    def is_single(self) -> bool:
        """Whether what lies here is no half of anything: a castle, or a tile of one part."""
        return bool(self.castles or self.colours)

    @property
    def kinds(self) -> tuple[str, ...]:
        """Every kind that this cell can show, sorted."""
        castle = {CASTLE_KIND} if self.castles else set()
        return tuple(sorted({h.kind for h in self.halves} | castle | set(self.colours)))


@dataclass(frozen=True, slots=True, order=True)
class PairRead:
    """A domino that lies on two neighbouring cells.

    first: the half ("a" or "b") on the first cell, that is the left or the near one. corrected: trits put
    right beyond those known to be bad, 0 or 1.
    """

    thing: str
    first: str
    corrected: int = 0


class Codebook:
    """The look-up tables of one tile set."""

    def __init__(self, tiles: TileSet) -> None:
        self.kinds_of: dict[str, tuple[str, ...]] = {t.thing: t.kinds for t in tiles.tiles()}
        halves: defaultdict[str, list[HalfAt]] = defaultdict(list)
        pairs: defaultdict[tuple[int, str, str], list[PairRead]] = defaultdict(list)
        for domino in tiles.dominoes:
            for turn in range(4):
                at_a, at_b = (turned(word, turn) for word in domino.words)
                halves[at_a].append(HalfAt(domino.thing, domino.kinds[0], STEPS[turn]))
                halves[at_b].append(HalfAt(domino.thing, domino.kinds[1], STEPS[turn - 2]))
                axis = AWAY if turn % 2 else ACROSS
                first, words = ("a", (at_a, at_b)) if turn < 2 else ("b", (at_b, at_a))
                pairs[axis, *words].append(PairRead(domino.thing, first))
        self.pieces_of = {colour.name: Piece(colour.thing) for colour in tiles.colours}
        self._colours = _in_turns((colour.name, colour.word) for colour in tiles.colours)
        self._halves = {word: tuple(at) for word, at in halves.items()}
        self._pairs = {key: tuple(sorted(at)) for key, at in pairs.items()}
        self._castles = _in_turns((castle.thing, castle.word) for castle in tiles.castles)
        self._foreign = {word for f in tiles.foreign for word in turns_of(f.word)}
        remember = lru_cache(MOST_REMEMBERED)
        self._cell_read = remember(self._read_cell)
        self._pair_read = remember(self._read_pair)

    def cell(self, word: str, bad: Bad = NO_BAD) -> CellRead:
        """What a cell's word tells; bad: the sites (0 to 4) whose sensors are known to be broken."""
        return self._cell_read(word, bad)

    def pair(
        self, axis: int, first: str, second: str, first_bad: Bad = NO_BAD, second_bad: Bad = NO_BAD
    ) -> tuple[PairRead, ...]:
        """The dominoes that two neighbouring words can be; axis ACROSS (left, right) or AWAY (near, far).

        More than one only where the set itself has equal words; nothing where it would have to be guessed.
        """
        return self._pair_read(axis, first, first_bad, second, second_bad)

    def _read_cell(self, word: str, bad: Bad) -> CellRead:
        if len(word) != SITES:
            return CellRead(doubt=Doubt.UNKNOWN)
        whole = self._read_whole(word)
        holes = _holes(word, bad)
        if not holes or (whole.doubt is None and len(bad) <= MOST_TRUSTED):
            return whole
        unsure = any(word[i] == UNSURE for i in holes if i not in bad)
        doubt = CellRead(doubt=Doubt.UNSURE if unsure else Doubt.STUCK)
        if len(holes) > MOST_ERASURES:
            return doubt
        fills = _fills(word, holes)
        reads = [read for read in map(self._read_whole, fills) if read.doubt is None]
        if not reads or (reads[0].empty and (unsure or len(reads) > 1)):
            return doubt
        if any(read.empty for read in reads):
            return doubt if len(reads) > 1 else reads[0]
        together = CellRead(
            halves=tuple(half for read in reads for half in read.halves),
            castles=tuple(castle for read in reads for castle in read.castles),
            colours=tuple(dict.fromkeys(colour for read in reads for colour in read.colours)),
        )
        return together if len(together.kinds) == 1 or len(reads) == 1 else doubt

    def _read_whole(self, word: str) -> CellRead:
        if word == EMPTY:
            return CellRead(empty=True)
        halves, castles = self._halves.get(word, ()), self._castles.get(word, ())
        colours = self._colours.get(word, ())
        if halves or castles or colours:
            return CellRead(halves=halves, castles=castles, colours=colours)
        if word in self._foreign:
            return CellRead(doubt=Doubt.FOREIGN)
        return CellRead(doubt=Doubt.ASKEW if word in LONE_CENTRES else Doubt.UNKNOWN)

    def _read_pair(
        self, axis: int, first: str, first_bad: Bad, second: str, second_bad: Bad
    ) -> tuple[PairRead, ...]:
        if len(first) != SITES or len(second) != SITES:
            return ()
        both = first + second
        holes = self._lost(first, first_bad) + tuple(SITES + i for i in self._lost(second, second_bad))
        if not holes:
            exact = self._pairs.get((axis, first, second), ())
            if exact or (first in self._halves and second in self._halves):
                return exact
            return self._only(axis, _one_off(both), corrected=1)
        if len(holes) > MOST_ERASURES:
            return ()
        return self._only(axis, _fills(both, holes), corrected=0)

    def _lost(self, half: str, bad: Bad) -> tuple[int, ...]:
        """The trits of one cell of two that are not known."""
        return () if half in self._halves and len(bad) <= MOST_TRUSTED else _holes(half, bad)

    def _only(self, axis: int, words: list[str], corrected: int) -> tuple[PairRead, ...]:
        """The domino of these words if one word alone has any."""
        found = [reads for w in words if (reads := self._pairs.get((axis, w[:SITES], w[SITES:])))]
        if len(found) != 1:
            return ()
        return tuple(replace(read, corrected=corrected) for read in found[0])


def _in_turns(named: Iterable[tuple[str, str]]) -> dict[str, tuple[str, ...]]:
    """Each word, in any turn, and the names that have it, sorted."""
    found: defaultdict[str, set[str]] = defaultdict(set)
    for name, word in named:
        for turn in turns_of(word):
            found[turn].add(name)
    return {word: tuple(sorted(names)) for word, names in found.items()}


def _holes(word: str, bad: Bad) -> tuple[int, ...]:
    return tuple(i for i in range(SITES) if word[i] == UNSURE or i in bad)


def _fills(word: str, holes: tuple[int, ...]) -> list[str]:
    """Every word that fits where the trits of the holes are not known."""
    possible = ("0+-" if i in holes else trit for i, trit in enumerate(word))
    return ["".join(trits) for trits in product(*possible)]


def _one_off(word: str) -> list[str]:
    """Every word that differs from this one in exactly one trit."""
    return [word[:i] + trit + word[i + 1 :] for i in range(len(word)) for trit in TRITS if trit != word[i]]


def least_distance(tiles: TileSet) -> int:
    """The least number of trits in which two lying dominoes, or two ways in which one lies, differ.

    3 or more: every single misread trit is put right. 10 for a set of fewer than one domino.
    """
    return min((found for _, _, found in close_pairs(tiles, 2 * SITES)), default=2 * SITES)


def close_pairs(tiles: TileSet, below: int) -> list[tuple[int, int, int]]:
    """Pairs of dominoes (number, number, distance) that differ in fewer trits than `below`, nearest first.

    The same number twice: the domino turned by half a circle against itself.
    """
    lying = [(d, "".join(d.words), turned(d.words[1], 2) + turned(d.words[0], 2)) for d in tiles.dominoes]
    found = []
    for (one, word, _), (other, there, back) in combinations_with_replacement(lying, 2):
        apart = min(distance(word, way) for way in ([back] if one is other else [there, back]))
        if apart < below:
            found.append((one.number, other.number, apart))
    return sorted(found, key=lambda entry: (entry[2], entry[0], entry[1]))
