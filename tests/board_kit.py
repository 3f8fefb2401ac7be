"""What the tests of the board room share: random boards, laid by rules written here anew, and messages."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from companion.core.model import Laid, Observation, Piece, Place, Reading, Seen
from companion.device.protocol import Fault, Heartbeat, Lifted, Message, Placed, Snapshot
from companion.device.reading.codebook import Codebook
from companion.device.reading.tracker import Tracker
from companion.device.tiles.files import standard
from companion.device.tiles.tileset import Domino, TileSet

STANDARD = standard()
BOOK = Codebook(STANDARD)


def turn_ccw(word: str, quarters: int) -> str:
    """Written from the geometry: the near-left pocket comes to the near right, and so on round."""
    for _ in range(quarters % 4):
        near_left, near_right, far_right, far_left, centre = tuple(word)
        word = far_left + near_left + near_right + far_right + centre
    return word


@dataclass(frozen=True)
class Lie:
    """One domino lying: cell of half a, and quarter turns counter-clockwise."""

    domino: Domino
    x: int
    y: int
    turn: int

    def cells(self) -> tuple[tuple[int, int], tuple[int, int]]:
        dx, dy = [(1, 0), (0, 1), (-1, 0), (0, -1)][self.turn]
        return (self.x, self.y), (self.x + dx, self.y + dy)

    def words(self) -> tuple[str, str]:
        a, b = self.domino.words
        return turn_ccw(a, self.turn), turn_ccw(b, self.turn)

    def pieces(self, board: str) -> Laid:
        return tuple(
            (Place(board, *cell), Piece(f"domino {self.domino.number}", part))
            for cell, part in zip(self.cells(), "ab", strict=True)
        )


@dataclass
class Truth:
    """A board as it was laid."""

    columns: int
    rows: int
    lies: list[Lie]
    castle: tuple[int, int] | None = None
    castle_word: str = STANDARD.castles[0].word

    def words(self) -> list[str]:
        words = ["00000"] * (self.columns * self.rows)
        for lie in self.lies:
            for (x, y), word in zip(lie.cells(), lie.words(), strict=True):
                words[(y - 1) * self.columns + x - 1] = word
        if self.castle:
            words[(self.castle[1] - 1) * self.columns + self.castle[0] - 1] = self.castle_word
        return words

    def pieces(self, board: str = "1") -> Laid:
        laid = [piece for lie in self.lies for piece in lie.pieces(board)]
        if self.castle:
            laid.append((Place(board, *self.castle), Piece("castle 1")))
        return tuple(sorted(laid))

    def kinds(self, board: str = "1") -> tuple[tuple[Place, str], ...]:
        shown = [
            (Place(board, *cell), kind)
            for lie in self.lies
            for cell, kind in zip(lie.cells(), lie.domino.kinds, strict=True)
        ]
        if self.castle:
            shown.append((Place(board, *self.castle), "C"))
        return tuple(sorted(shown))


def tiling(chance: random.Random, columns: int, rows: int, hole: tuple[int, int]) -> list[tuple[int, int, int]]:
    """A random way to fill a board but for one cell: (x, y, turn) of each domino."""
    while True:
        free = {(x, y) for x in range(1, columns + 1) for y in range(1, rows + 1)} - {hole}
        laid: list[tuple[int, int, int]] = []
        while free:
            x, y = min(free)
            steps = [(dx, dy) for dx, dy in ((1, 0), (0, 1)) if (x + dx, y + dy) in free]
            if not steps:
                break
            dx, dy = chance.choice(steps)
            free -= {(x, y), (x + dx, y + dy)}
            back = chance.random() < 0.5
            turn = (0 if dx else 1) + (2 if back else 0)
            laid.append((x + dx, y + dy, turn) if back else (x, y, turn))
        if not free:
            return laid


def full_board(chance: random.Random, tiles: TileSet = STANDARD, columns: int = 5, rows: int = 5) -> Truth:
    """A full board: castle in the middle, random dominoes of the set in a random tiling."""
    hole = (columns // 2 + 1, rows // 2 + 1)
    spots = tiling(chance, columns, rows, hole)
    dominoes = chance.sample(tiles.dominoes, len(spots))
    lies = [Lie(d, *spot) for d, spot in zip(dominoes, spots, strict=True)]
    chance.shuffle(lies)
    return Truth(columns, rows, lies, hole, tiles.castles[0].word)


@dataclass
class Bench:
    """A tracker with somebody who writes its messages; the clock moves only when told."""

    columns: int = 5
    rows: int = 5
    book: Codebook = field(default_factory=lambda: BOOK)
    boot: int = 7
    at_ms: int = 1000
    seq: int = 0
    seen: list[Observation] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.tracker = Tracker("1", self.columns, self.rows, self.book)

    def stamp(self) -> dict[str, Any]:
        self.seq += 1
        return {"seq": self.seq, "boot": self.boot, "at_ms": self.at_ms % 2**32}

    def feed(self, message: Message, taken: frozenset[str] = frozenset()) -> list[Observation]:
        told = self.tracker.feed(message, taken)
        self.seen += told
        return told

    def word(self, cell: int, word: str) -> list[Observation]:
        if word == "00000":
            return self.feed(Lifted(cell=cell, **self.stamp()))
        return self.feed(Placed(cell=cell, word=word, **self.stamp()))

    def snapshot(self, words: Iterable[str]) -> list[Observation]:
        return self.feed(Snapshot(words=" ".join(words), **self.stamp()))

    def stuck(self, cell: int, sensor: int, cleared: int = 0) -> list[Observation]:
        return self.feed(Fault(fault="stuck", cell=cell, sensor=sensor, cleared=cleared, **self.stamp()))

    def wait(self, ms: int, beat_ms: int = 500) -> list[Observation]:
        """Let time pass with heartbeats."""
        told: list[Observation] = []
        end_ms = self.at_ms + ms
        while self.at_ms < end_ms:
            self.at_ms = min(end_ms, self.at_ms + beat_ms)
            told += self.feed(Heartbeat(**self.stamp()))
        return told

    def lay(self, lie: Lie, gap_ms: int = 15) -> None:
        for (x, y), word in zip(lie.cells(), lie.words(), strict=True):
            self.at_ms += gap_ms
            self.word((y - 1) * self.columns + x - 1, word)

    @property
    def reading(self) -> Reading:
        return self.tracker.reading

    def quiets(self) -> list[int]:
        return [o.still_ms for o in self.seen if o.kind is Seen.QUIET]


def lie(number: int, x: int, y: int, turn: int = 0, tiles: TileSet = STANDARD) -> Lie:
    domino = tiles.domino(number)
    assert domino is not None
    return Lie(domino, x, y, turn)


def with_kind(tiles: TileSet, number: int, kind: str) -> TileSet:
    """The set with a domino whose half a shows something else over the same magnets."""
    dominoes = (replace(d, kinds=(kind, d.kinds[1])) if d.number == number else d for d in tiles.dominoes)
    return replace(tiles, dominoes=tuple(dominoes))


def doubts(reading: Reading) -> Mapping[tuple[int, int], str]:
    return {(place.x, place.y): doubt.value for place, doubt in reading.doubts}
