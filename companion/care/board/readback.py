"""Reading one tile back from a board: which tile it is, and whether its magnets are as the tile set says."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from operator import attrgetter

from companion.care.board.asking import HeardBoard
from companion.care.board.choosing import tell_unusable
from companion.care.board.worded import fault_phrase
from companion.care.tiles.phrases import POLES, SITES, domino_phrase, pockets, thing_phrase
from companion.care.tiles.showing import tile_for
from companion.core.errors import CompanionError
from companion.core.model import Phrase, Place
from companion.device.link import Lost, Refused
from companion.device.protocol import Fault, FromBoard, Hello, Snapshot, fits
from companion.device.reading.codebook import STEPS
from companion.device.reading.tray import NO_KING
from companion.device.tiles.check import kind_phrase, kinds_by_class
from companion.device.tiles.code_words import EMPTY, LONE_CENTRES, class_of, distance, inverted, turned, turns_of
from companion.device.tiles.tileset import TileSet
from companion.evening.here import Here, line, tell
from companion.evening.listening import PortLine, Told, listening
from companion.evening.setting import ports_of

STILL_S = 0.7
"""What lies so long without a change is read."""
NEAR = {2: 2, 1: 1}
"""By cells: a tile with at most so many wrong pockets is still taken for the nearest one of the set."""

Spot = tuple[int, int]
"""Column and row, from 1."""
Cells = tuple[tuple[Spot, str], ...]
"""Occupied cells of one board and their words, in the order of rows."""


# ---- comparing: no port, no clock ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TileMatch:
    """A tile of the set and how it was read: one word a part, turned back to how the set tells it.

    thing: "domino 24", "castle 1" or "tile red"; should, read: words of its parts. What has one part, and so no
    side of its own, is told as it lies. first: where half a of a domino lies.
    """

    thing: str
    should: tuple[str, ...]
    read: tuple[str, ...]
    first: Spot | None = None

    @property
    def apart(self) -> int:
        """How many pockets are read otherwise than the set says."""
        return sum(distance(one, other) for one, other in zip(self.should, self.read, strict=True))

    def wrong(self) -> Iterator[Phrase]:
        """Every pocket that differs: of which part ("a", "b", "castle", "tile"), what it should be, what it is."""
        parts = "ab" if len(self.should) == 2 else (self.thing.split()[0],)
        for part, should, read in zip(parts, self.should, self.read, strict=True):
            for site, wanted, found in zip(SITES, should, read, strict=True):
                if wanted != found:
                    facts = {"half": part, "site": site, "should": POLES[wanted], "pole": POLES[found]}
                    yield Phrase("tiles-read-pocket", facts)


APART = attrgetter("apart")
"""In the order of this key the nearest match comes first."""


def ways(cells: Cells) -> Iterator[tuple[Spot, tuple[str, str]]]:
    """Where half a lies and the words of both halves, turned back, for both ways to lie on two cells."""
    for (first, word_a), (second, word_b) in (cells, cells[::-1]):
        step = (second[0] - first[0], second[1] - first[1])
        if step in STEPS:
            back = -STEPS.index(step) % 4
            yield first, (turned(word_a, back), turned(word_b, back))


def domino_matches(tiles: TileSet, cells: Cells) -> list[TileMatch]:
    """Each domino in the way that fits it best, the nearest first."""
    lain = [*ways(cells)]
    if not lain:
        return []
    best = (
        min((TileMatch(domino.thing, domino.words, way, first) for first, way in lain), key=APART)
        for domino in tiles.dominoes
    )
    return sorted(best, key=APART)


def single_matches(tiles: TileSet, word: str) -> list[TileMatch]:
    """Each castle and each colour in the turn that fits it best, the nearest first."""
    best = []
    for thing, words in tiles.words().items():
        if len(words) == 1:
            best.append(min((TileMatch(thing, (turn,), (word,)) for turn in turns_of(words[0])), key=APART))
    return sorted(best, key=APART)


# ---- telling -------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class TileJudgement:
    """What is to be said of a tile, one phrase a fact, and whether its magnets are right.

    thing: the tile of the set that it is taken for, "" when for none. first: where half a of that domino lies.
    """

    told: list[Phrase]
    right: bool = False
    thing: str = ""
    first: Spot | None = None


def judge(tiles: TileSet, cells: Cells, wanted: str = "") -> TileJudgement:
    """Which tile lies on these cells: the wanted one of the set, however wrong it is, or with "" any of it."""
    matches = domino_matches(tiles, cells) if len(cells) == 2 else single_matches(tiles, cells[0][1])
    if wanted:
        of_wanted = [match for match in matches if match.thing == wanted]  # none with another number of parts
        return _judged(tiles, of_wanted[0]) if of_wanted else TileJudgement(_alone(tiles, cells))
    least = matches[0].apart if matches else 0
    nearest = [match for match in matches if match.apart == least]
    if len(nearest) == 1 and nearest[0].apart == 0:
        return _judged(tiles, nearest[0])
    if otherwise := _otherwise(tiles, cells):
        return otherwise
    if not nearest or nearest[0].apart > NEAR[len(cells)]:
        return TileJudgement([Phrase("tiles-read-unknown"), *_as_read(cells)])
    if len(nearest) > 1:
        things = tuple(thing_phrase(match.thing) for match in nearest)
        return TileJudgement([Phrase("tiles-read-several", {"things": things}), *_as_read(cells)])
    return _judged(tiles, nearest[0])


def _judged(tiles: TileSet, match: TileMatch) -> TileJudgement:
    return TileJudgement(_told(tiles, match), match.apart == 0, match.thing, match.first)


def _told(tiles: TileSet, match: TileMatch) -> list[Phrase]:
    """What the tile is, then that all agrees or every pocket that does not."""
    sort, name = match.thing.split()
    told = [domino_phrase(tiles, int(name))] if sort == "domino" else []
    if match.apart == 0:
        return [*told, Phrase("tiles-read-agrees", {"thing": thing_phrase(match.thing)})]
    told.append(Phrase("tiles-read-wrong", {"thing": thing_phrase(match.thing), "count": match.apart}))
    told += match.wrong()
    if any("?" in word for word in match.read):
        told.append(Phrase("bench-weak"))
    return [*told, Phrase("tiles-lying")] if sort == "domino" else told


def _otherwise(tiles: TileSet, cells: Cells) -> TileJudgement | None:
    """What fits exactly but is no whole tile of the set: half a domino, another game's, one glued upside down."""
    words = [word for _, word in cells]
    if len(cells) == 2:
        turned_over = tuple((spot, inverted(word)) for spot, word in cells)
        for match in domino_matches(tiles, turned_over)[:1]:
            if match.apart == 0:
                told = Phrase("tiles-read-inverted", {"number": int(match.thing.split()[1])})
                return TileJudgement([told], thing=match.thing)
        return None
    for foreign in tiles.foreign:
        if class_of(words[0]) == class_of(foreign.word):
            return TileJudgement([Phrase("tiles-read-foreign", {"game": foreign.game, "number": foreign.number})])
    if words[0] in LONE_CENTRES:
        return TileJudgement([Phrase("tiles-read-askew", {"cell": Place("", *cells[0][0])})])
    return TileJudgement(_alone(tiles, cells)) if _half_kinds(tiles, words[0]) else None


def _alone(tiles: TileSet, cells: Cells) -> list[Phrase]:
    """One cell alone, or what is no domino."""
    spot, word = cells[0]
    kinds = _half_kinds(tiles, word) if len(cells) == 1 else ()
    if kinds:
        return [Phrase("tiles-read-half", {"what": kind_phrase(kinds[0]), "cell": Place("", *spot)})]
    return [Phrase("tiles-read-unknown"), *_as_read(cells)]


def _half_kinds(tiles: TileSet, word: str) -> tuple[str, ...]:
    """What a half with exactly this word, in any turn, can show."""
    return kinds_by_class(tiles).get(class_of(word), ())


def _as_read(cells: Cells) -> list[Phrase]:
    """The pockets as the board reads them."""
    return [Phrase("tiles-read-as", {"cell": Place("", *spot), "pockets": pockets(word)}) for spot, word in cells]


# ---- waiting for the tile ------------------------------------------------------------------------------------


class Bench:
    """The words of one board, and what was laid there since the start.

    A single tile that lies there at the start counts as laid; what lies there beside it does not. A cell that has
    nothing but unclear sensors at the start is at fault itself: it counts as soon as it reads anything else.
    """

    def __init__(self, hello: Hello) -> None:
        self.hello = hello
        squares = hello.columns * hello.rows
        self._heard = HeardBoard("", hello, told=[EMPTY] * squares + [NO_KING] * hello.kings)
        self._words = [EMPTY] * squares
        self._before: dict[int, str] | None = None  # cell -> the word that does not count, "" for any
        self._changed_s = 0.0

    def hear(self, got: FromBoard, now_s: float) -> None:
        """One message of this board."""
        before = self._words
        self._heard.hear(got)
        self._words = self._heard.words[: len(before)] or before
        if self._before is None and isinstance(got, Snapshot) and fits(self.hello, got):
            self._before = {i: word for i, word in enumerate(self._words) if "?" in word and not word.strip("0?")}
            if not is_one_tile(self.occupied()):
                self._before |= dict.fromkeys(self._taken() - self._before.keys(), "")
        if self._words != before:
            self._changed_s = now_s
            taken = self._taken()
            self._before = self._before and {i: word for i, word in self._before.items() if word or i in taken}

    @property
    def known(self) -> bool:
        """Whether the board has told all its cells."""
        return self._before is not None

    def occupied(self) -> Cells:
        """What was laid since the start."""
        ignored = {i for i, word in (self._before or {}).items() if word in ("", self._words[i])}
        return tuple(
            ((i % self.hello.columns + 1, i // self.hello.columns + 1), self._words[i])
            for i in sorted(self._taken() - ignored)
        )

    def still(self, now_s: float) -> bool:
        """Whether nothing has changed for long enough to be read."""
        return self.known and now_s - self._changed_s >= STILL_S

    def _taken(self) -> frozenset[int]:
        return frozenset(i for i, word in enumerate(self._words) if word != EMPTY)


def is_one_tile(cells: Cells) -> bool:
    """Whether these can be the cells of one tile."""
    if len(cells) != 2:
        return len(cells) == 1
    (x, y), (other_x, other_y) = (spot for spot, _ in cells)
    return (other_x - x, other_y - y) in STEPS


def read_back(
    where: Here, ports: tuple[str, ...], seconds: float, called: Sequence[str] = (), game: str | None = None
) -> bool:
    """Wait for one tile on any board and tell what it is; whether all agrees. CompanionError.

    called: words that name the tile with which it is compared, none for any.
    """
    tiles, wanted = tile_for(where, called, game)
    with listening(ports_of(where, ports)) as ears:
        found = judge(tiles, _wait(where, ears.told(seconds)), wanted)
    for phrase in found.told:
        line(where.phrases.write(phrase))
    return found.right


def _wait(where: Here, happens: Iterable[Told | None]) -> Cells:
    """The cells of the one tile that was laid. CompanionError when the time is over before."""
    benches: dict[str, Bench] = {}
    many = 0
    asked = False
    for told in happens:
        _attend(told, benches, where)
        now_s = time.monotonic()
        if not asked and any(bench.known for bench in benches.values()):
            asked = True
            tell(where.phrases, "tiles-read-wait")
        for bench in benches.values():
            cells = bench.occupied()
            if not cells or not bench.still(now_s):
                continue
            if is_one_tile(cells):
                return cells
            if many != len(cells):
                many = len(cells)
                tell(where.phrases, "tiles-read-many", count=many)
    raise CompanionError("tiles-read-nothing" if benches else "no-board-found")


def _attend(told: Told | None, benches: dict[str, Bench], where: Here) -> None:
    """Keep the boards' words in step with what they tell."""
    if isinstance(told, Refused):
        tell_unusable(where, told)
    elif isinstance(told, Lost):
        benches.pop(told.port, None)
    elif isinstance(told, PortLine) and isinstance(got := told.got, FromBoard):
        bench = benches.get(told.port)
        if isinstance(got, Hello) and (bench is None or bench.hello.uid != got.uid):
            bench = benches[told.port] = Bench(got)
        if bench is not None:
            bench.hear(got, time.monotonic())
            if isinstance(got, Fault) and not got.cleared:  # so that it is not taken for one of the tile
                line(where.phrases.write(fault_told(got, bench.hello)))


def fault_told(fault: Fault, hello: Hello) -> Phrase:
    """What a board's fault is, or that it is over, and where if that is one of its squares."""
    square = fits(hello, fault) and fault.cell < hello.columns * hello.rows
    cell = Place("", fault.cell % hello.columns + 1, fault.cell // hello.columns + 1)
    return fault_phrase(fault, cell if square else None)
