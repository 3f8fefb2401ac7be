"""Reading one tile back from a board: which tile it is, and whether its magnets are as the tile set says."""

from __future__ import annotations

import time
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.board.check import kind_phrase
from companion.board.codebook import STEPS
from companion.board.tileset import Domino, TileSet
from companion.board.words import EMPTY, SITES, class_of, distance, inverted, turned, turns_of
from companion.commands.common import line, tell
from companion.commands.listening import Told, listening
from companion.commands.setting import ports_of, tiles_of
from companion.commands.tiles import POLES, domino_phrase, pockets
from companion.commands.tiles import SITES as SITE_NAMES
from companion.errors import CompanionError, SettingsError
from companion.link import Lost, Refused
from companion.model import Phrase, Place
from companion.protocol import Fault, FromBoard, Hello, Lifted, Placed, Snapshot, fits

if TYPE_CHECKING:
    from companion.commands.common import Here

STILL_S = 0.7
"""What lies so long without a change is read."""
NEAR = {2: 2, 1: 1}
"""By cells: a tile with at most so many wrong pockets is still taken for the nearest one of the set."""

Cells = tuple[tuple[tuple[int, int], str], ...]
"""Occupied cells of one board, (column, row) from 1 and their words, in the order of rows."""


# ---- comparing: no port, no clock ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Match:
    """A tile of the set and how it was read: one word a part, turned back to how the set tells it.

    thing: "domino 24" or "castle 1"; should, read: words of its parts.
    """

    thing: str
    should: tuple[str, ...]
    read: tuple[str, ...]

    @property
    def apart(self) -> int:
        """How many pockets are read otherwise than the set says."""
        return sum(distance(one, other) for one, other in zip(self.should, self.read, strict=True))

    def wrong(self) -> Iterator[tuple[str, str, str, str]]:
        """Every pocket that differs: part ("a", "b", "castle"), site, what it should be, what it is."""
        parts = "ab" if len(self.should) == 2 else ("castle",)
        for part, should, read in zip(parts, self.should, self.read, strict=True):
            for site, wanted, found in zip(SITE_NAMES, should, read, strict=True):
                if wanted != found:
                    yield part, site, POLES[wanted], POLES[found]


def ways(cells: Cells) -> Iterator[tuple[str, str]]:
    """The words of half a and half b, turned back, for both ways in which a domino can lie on two cells."""
    for (first, word_a), (second, word_b) in (cells, cells[::-1]):
        step = (second[0] - first[0], second[1] - first[1])
        if step in STEPS:
            back = -STEPS.index(step) % 4
            yield turned(word_a, back), turned(word_b, back)


def domino_matches(dominoes: Sequence[Domino], cells: Cells) -> list[Match]:
    """Each domino in the way that fits it best, the nearest first."""
    lying = list(ways(cells))
    best = []
    for domino in dominoes:
        tried = [Match(domino.thing, domino.words, way) for way in lying]
        best += sorted(tried, key=lambda match: match.apart)[:1]
    return sorted(best, key=lambda match: match.apart)


def castle_matches(tiles: TileSet, word: str) -> list[Match]:
    """Each castle in the turn that fits it best, the nearest first."""
    best = []
    for castle in tiles.castles:
        tried = [Match(castle.thing, (castle.word,), (turn,)) for turn in turns_of(word)]
        best.append(min(tried, key=lambda match: match.apart))
    return sorted(best, key=lambda match: match.apart)


# ---- telling -------------------------------------------------------------------------------------------------


def verdict(tiles: TileSet, cells: Cells, number: int | None = None) -> tuple[list[Phrase], bool]:
    """What is to be said of the tile on these cells, one phrase a fact, and whether its magnets are right."""
    if number is not None:
        wanted = tiles.domino(number)
        matches = domino_matches([wanted], cells) if wanted and len(cells) == 2 else []
        return (_told(tiles, matches[0]), matches[0].apart == 0) if matches else (_alone(tiles, cells), False)
    matches = domino_matches(tiles.dominoes, cells) if len(cells) == 2 else castle_matches(tiles, cells[0][1])
    nearest = [match for match in matches if match.apart == matches[0].apart]
    if nearest and nearest[0].apart == 0 and len(nearest) == 1:
        return _told(tiles, nearest[0]), True
    if exact := _otherwise(tiles, cells):
        return exact, False
    if not nearest or nearest[0].apart > NEAR[len(cells)]:
        return [Phrase("tiles-read-unknown"), *_as_read(cells)], False
    if len(nearest) > 1:
        things = tuple(_thing(match.thing) for match in nearest)
        return [Phrase("tiles-read-several", {"things": things}), *_as_read(cells)], False
    return _told(tiles, nearest[0]), False


def _told(tiles: TileSet, match: Match) -> list[Phrase]:
    """What the tile is, then that all agrees or every pocket that does not."""
    sort, number = match.thing.split()
    told = [domino_phrase(tiles, int(number))] if sort == "domino" else []
    if match.apart == 0:
        return [*told, Phrase("tiles-read-agrees", {"thing": _thing(match.thing)})]
    told.append(Phrase("tiles-read-wrong", {"thing": _thing(match.thing), "count": match.apart}))
    for half, site, should, pole in match.wrong():
        told.append(Phrase("tiles-read-pocket", {"half": half, "site": site, "should": should, "pole": pole}))
    return [*told, Phrase("tiles-lying")] if sort == "domino" else told


def _otherwise(tiles: TileSet, cells: Cells) -> list[Phrase]:
    """What fits exactly but is no whole tile of the set: half a domino, another game's, one glued upside down."""
    words = [word for _, word in cells]
    if len(cells) == 2:
        turned_over = tuple((spot, inverted(word)) for spot, word in cells)
        for match in domino_matches(tiles.dominoes, turned_over)[:1]:
            if match.apart == 0:
                return [Phrase("tiles-read-inverted", {"number": int(match.thing.split()[1])})]
        return []
    for foreign in tiles.foreign:
        if class_of(words[0]) == class_of(foreign.word):
            return [Phrase("tiles-read-foreign", {"game": foreign.game, "number": foreign.number})]
    return _alone(tiles, cells) if _half_kinds(tiles, words[0]) else []


def _alone(tiles: TileSet, cells: Cells) -> list[Phrase]:
    """One cell alone, or what is no domino."""
    spot, word = cells[0]
    kinds = _half_kinds(tiles, word) if len(cells) == 1 else ()
    if kinds:
        return [Phrase("tiles-read-half", {"what": kind_phrase(kinds[0]), "cell": Place("", *spot)})]
    return [Phrase("tiles-read-unknown"), *_as_read(cells)]


def _half_kinds(tiles: TileSet, word: str) -> tuple[str, ...]:
    """What a half with exactly this word, in any turn, can show."""
    found = {
        k
        for d in tiles.dominoes
        for k, own in zip(d.kinds, d.words, strict=True)
        if class_of(own) == class_of(word)
    }
    return tuple(sorted(found))


def _as_read(cells: Cells) -> list[Phrase]:
    """The pockets as the board reads them."""
    return [Phrase("tiles-read-as", {"cell": Place("", *spot), "pockets": pockets(word)}) for spot, word in cells]


def _thing(thing: str) -> Phrase:
    sort, number = thing.split()
    return Phrase("rg-domino" if sort == "domino" else "tiles-castle", {"number": int(number)})


# ---- waiting for the tile ------------------------------------------------------------------------------------


class Bench:
    """The words of one board, and what was laid there since the start.

    A single tile that lies there at the start counts as laid; what lies there beside it does not.
    """

    def __init__(self, hello: Hello) -> None:
        self.hello = hello
        self._words = [EMPTY] * (hello.columns * hello.rows)
        self._before: frozenset[int] | None = None
        self._changed_s = 0.0

    def hear(self, got: FromBoard, now_s: float) -> None:
        """One message of this board."""
        before = list(self._words)
        if isinstance(got, Snapshot) and fits(self.hello, got):
            self._words = got.words.split(" ")[: len(before)]
            if self._before is None:
                self._before = frozenset() if _is_one_tile(self.occupied()) else self._taken()
        elif isinstance(got, Placed) and got.cell < len(before) and len(got.word) == SITES:
            self._words[got.cell] = got.word
        elif isinstance(got, Lifted) and got.cell < len(before):
            self._words[got.cell] = EMPTY
        if self._words != before:
            self._changed_s = now_s
            self._before = self._before and self._before & self._taken()

    @property
    def known(self) -> bool:
        """Whether the board has told all its cells."""
        return self._before is not None

    def occupied(self) -> Cells:
        """What was laid since the start."""
        ignored = self._before or frozenset()
        return tuple(
            ((i % self.hello.columns + 1, i // self.hello.columns + 1), self._words[i])
            for i in sorted(self._taken() - ignored)
        )

    def still(self, now_s: float) -> bool:
        """Whether nothing has changed for long enough to be read."""
        return self.known and now_s - self._changed_s >= STILL_S

    def _taken(self) -> frozenset[int]:
        return frozenset(i for i, word in enumerate(self._words) if word != EMPTY)


def _is_one_tile(cells: Cells) -> bool:
    """Whether these can be the cells of one tile."""
    if len(cells) != 2:
        return len(cells) == 1
    (x, y), (other_x, other_y) = (spot for spot, _ in cells)
    return (other_x - x, other_y - y) in STEPS


def read_back(where: Here, ports: tuple[str, ...], seconds: float, number: int | None = None) -> int:
    """Wait for one tile and tell what it is; gives the exit code, 0 when all magnets agree. CompanionError."""
    tiles = tiles_of(where.settings)
    if number is not None and tiles.domino(number) is None:
        raise SettingsError("tiles-no-such-number", number=number)
    found = _wait(where, ports, seconds)
    told, right = verdict(tiles, found, number)
    for phrase in told:
        line(where.phrases.write(phrase))
    return 0 if right else 1


def _wait(where: Here, ports: tuple[str, ...], seconds: float) -> Cells:
    """The cells of the one tile that was laid. CompanionError when the time is over before."""
    benches: dict[str, Bench] = {}
    many = 0
    asked = False
    with listening(ports_of(where, ports)) as ears:
        for told in ears.told(seconds):
            _attend(told, benches, where)
            now_s = time.monotonic()
            if not asked and any(bench.known for bench in benches.values()):
                asked = True
                tell(where.phrases, "tiles-read-wait")
            for bench in benches.values():
                cells = bench.occupied()
                if not cells or not bench.still(now_s):
                    continue
                if _is_one_tile(cells):
                    return cells
                if many != len(cells):
                    many = len(cells)
                    tell(where.phrases, "tiles-read-many", count=many)
    raise CompanionError("tiles-read-nothing" if benches else "no-board-found")


def _attend(told: Told | None, benches: dict[str, Bench], where: Here) -> None:
    """Keep the boards' words in step with what they tell."""
    if isinstance(told, Refused):
        line(where.phrases.write(told.key, told.facts), err=True)
    elif isinstance(told, Lost):
        benches.pop(told.port, None)
    got = getattr(told, "got", None)
    if told is None or not isinstance(got, FromBoard):
        return
    bench = benches.get(told.port)
    if isinstance(got, Hello) and (bench is None or bench.hello.uid != got.uid):
        bench = benches[told.port] = Bench(got)
    if bench is not None:
        bench.hear(got, time.monotonic())
        if isinstance(got, Fault) and not got.cleared:
            tell(where.phrases, "monitor-fault", fault=got.fault, cleared=0)
