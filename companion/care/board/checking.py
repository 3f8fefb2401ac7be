"""The gluing check of one tile after the other: what is said when, and what came of them all.

No port and no voice: a bench tells what lies there, sentences go out through a function. Times are seconds of any
clock that does not go back.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from companion.care.board.choosing import SayPhrase
from companion.care.board.readback import (
    Bench,
    Cells,
    TileJudgement,
    fault_told,
    is_one_tile,
    judge,
    single_matches,
)
from companion.care.tiles.phrases import thing_phrase
from companion.core.forms import Led, Step
from companion.core.model import Fact, Phrase, Place
from companion.device.protocol import Fault
from companion.device.tiles.tileset import TileSet

REMIND_S = 25.0
HANDFUL = 5
"""After more tiles than these somebody means to check the whole set, and is told what is missing."""
ONCE = frozenset(("tiles-lying", "bench-weak", "bench-check-castle", "bench-check-tile"))
"""Explanations that are said only with the first tile that needs them."""


class Checking(Led):
    """One series of tiles, from begin() until it is over; with a wanted thing one tile alone, compared with that.

    over: nothing more is to come but the summary. patience_s: so long a silence ends it.
    """

    def __init__(self, tiles: TileSet, bench: Bench, say: SayPhrase, patience_s: float, wanted: str = "") -> None:
        self.over = self.silent = False
        self.results: dict[str, bool] = {}
        self.unknown = 0
        self.twice: list[str] = []
        self._tiles, self._bench, self._say = tiles, bench, say
        self._patience_s, self._wanted = patience_s, wanted
        self._explained: set[str] = set()
        self._seen: Cells = ()
        self._looked: Cells | None = None
        self._last: TileJudgement | None = None
        self._lifted = True
        self._before: tuple[dict[str, bool], int, list[str]] = ({}, 0, [])
        self._moved_s = self._reminded_s = 0.0

    # ---- what comes in -------------------------------------------------------------------------------------

    def begin(self, now_s: float) -> None:
        """The board is there."""
        self._moved_s = self._reminded_s = now_s
        self._say("tiles-read-wait")

    def fault(self, got: Fault) -> None:
        """The board reports a fault of its own, which is none of the tile."""
        if not got.cleared:
            self._utter(fault_told(got, self._bench.hello))

    def enter(self) -> None:
        """Enter, or a button of the board: that was the last tile."""
        self.over = True

    # ---- what is typed: see Form ---------------------------------------------------------------------------

    @property
    def question(self) -> Phrase | None:
        """See Form: what is waited for."""
        return None if self.over else Phrase("bench-check-next" if self._last else "tiles-read-wait")

    def entered(self) -> Step:
        """See Led."""
        self.enter()
        return Step(self)

    def back(self) -> Step | None:
        """See Form: the last tile does not count, and can be laid again."""
        if self._last is None and self.nothing:
            return None
        self.results, self.unknown, self.twice = self._before
        self._before = (dict(self.results), self.unknown, list(self.twice))
        self._last, self._lifted = None, True
        return Step(self)

    # ---- time ----------------------------------------------------------------------------------------------

    def tick(self, now_s: float, speaking: bool = False) -> None:
        """Time has passed. speaking: what was said is still being spoken, so that nobody can have acted on it."""
        if self.over:
            return
        cells = self._bench.occupied()
        if speaking or cells != self._seen:
            self._seen = cells
            self._moved_s = self._reminded_s = now_s
        if self._bench.still(now_s) and cells != self._looked:
            self._looked = cells
            self._look(cells)
        elif now_s - self._moved_s >= self._patience_s:
            self.over = self.silent = True
        elif now_s - self._reminded_s >= REMIND_S:
            self._reminded_s = now_s
            self._say("bench-check-next" if self._last else "tiles-read-wait")

    # ---- a tile --------------------------------------------------------------------------------------------

    def _look(self, cells: Cells) -> None:
        """What lies there has come to rest."""
        if not cells:
            self._lifted = True
        elif not is_one_tile(cells):
            self._say("tiles-read-many", count=len(cells))
        else:
            found = judge(self._tiles, cells, self._wanted)
            before = None if self._lifted else self._last
            if before is None or _is_news(before, found):
                self._tell(found, cells, before)

    def _tell(self, found: TileJudgement, cells: Cells, before: TileJudgement | None) -> None:
        """Say of a tile what it is, and note it; before: what was said of it, or of the one it was changed for."""
        for phrase in found.told:
            self._utter(phrase)
        if found.first and (self._wanted or not found.right):  # magnets do not tell a cap that is turned round
            self._say("bench-check-half", cell=Place("", *found.first))
        elif found.told[0].key == "tiles-read-foreign":
            self._perhaps_meant(cells[0][1])
        elif found.thing and not found.right and not found.thing.startswith("domino"):
            self._utter(_how_named(found.thing))
        self._note(found, before)
        if self._wanted:
            self.over = True
        else:
            self._say("bench-check-on" if self._last else "bench-check-next")
        self._last, self._lifted = found, False

    def _perhaps_meant(self, word: str) -> None:
        """A castle or a tile of a colour with one magnet amiss can be read as a tile of another game."""
        near = [match for match in single_matches(self._tiles, word) if match.apart == 1]
        things = tuple(thing_phrase(match.thing) for match in near)
        if len(near) == 1 and near[0].thing.startswith("castle"):
            self._say("bench-check-meant", thing=things[0])
        elif near:
            self._say("bench-check-meant-any", things=things)
        if len(near) == 1:
            for phrase in (*near[0].wrong(), _how_named(near[0].thing)):
                self._utter(phrase)

    def _note(self, found: TileJudgement, before: TileJudgement | None) -> None:
        """Count a tile; the same one read anew counts once, as it was read last."""
        if before is None:
            self._before = (dict(self.results), self.unknown, list(self.twice))
        if before is not None and not before.thing:
            self.unknown -= 1
        if not found.thing:
            self.unknown += 1
            return
        if found.thing.startswith("tile"):
            self._count(found, before)
            return
        if self.results.get(found.thing) and not (before and before.thing == found.thing):
            if found.thing not in self.twice:
                self.twice.append(found.thing)
            self._say("bench-check-again", thing=thing_phrase(found.thing))
        self.results[found.thing] = found.right

    def _count(self, found: TileJudgement, before: TileJudgement | None) -> None:
        """Count one of several equal tiles; each has its number in the order of laying."""
        laid = sum(name.startswith(f"{found.thing} ") for name in self.results)
        anew = before is not None and before.thing == found.thing
        self.results[f"{found.thing} {laid if anew else laid + 1}"] = found.right

    def _utter(self, phrase: Phrase) -> None:
        if phrase.key not in ONCE or phrase.key not in self._explained:
            self._explained.add(phrase.key)
            self._say(phrase.key, **phrase.facts)

    # ---- the end -------------------------------------------------------------------------------------------

    @property
    def nothing(self) -> bool:
        """Whether no tile was checked."""
        return not self.results and not self.unknown

    @property
    def right(self) -> bool:
        """Whether tiles were checked and all of them agree with the tile set."""
        return not self.nothing and not self.unknown and all(self.results.values())

    def summary(self) -> None:
        """Say what came of the series; nothing of a single tile, of which all is said."""
        if self.nothing:
            if not self.silent:  # that is told as an error
                self._say("bench-check-none")
            return
        if self._wanted:
            return
        if self.silent:
            self._say("bench-check-silence")
        right = sum(self.results.values())
        self._say("bench-check-sum", count=len(self.results) + self.unknown, right=right)
        self._list("bench-check-wrong", [thing for thing, good in self.results.items() if not good])
        if self.unknown:
            self._say("bench-check-unknown", count=self.unknown)
        self._list("bench-check-twice", self.twice)
        if len(self.results) > HANDFUL:
            left = self._left()
            self._say("bench-check-left" if left else "bench-check-whole", **({"things": left} if left else {}))

    def _list(self, key: str, things: Sequence[str]) -> None:
        if things:
            self._say(key, things=tuple(map(thing_phrase, things)))

    def _left(self) -> tuple[Fact, ...]:
        """What of the set was not laid, dominoes first; three numbers on end and more as one range."""
        dominoes = [one.number for one in self._tiles.dominoes if one.thing not in self.results]
        castles = [thing_phrase(one.thing) for one in self._tiles.castles if one.thing not in self.results]
        told: list[Fact] = []
        for run in _runs(sorted(dominoes)):
            if len(run) > 2:
                told.append(Phrase("bench-check-range", {"first": run[0], "last": run[-1]}))
            else:
                told += [thing_phrase(f"domino {number}") for number in run]
        return (*told, *castles, *self._colours_left())

    def _colours_left(self) -> Iterator[Phrase]:
        """How many tiles of each colour were not laid."""
        for colour in self._tiles.colours:
            laid = sum(name.startswith(f"{colour.thing} ") for name in self.results)
            if laid < colour.count:
                yield Phrase("tiles-tile-count", {"colour": colour.name, "count": colour.count - laid})


def _how_named(thing: str) -> Phrase:
    """How the pockets of what has one part are named."""
    return Phrase("bench-check-castle" if thing.startswith("castle") else "bench-check-tile")


def _is_news(before: TileJudgement, found: TileJudgement) -> bool:
    """Whether a tile that was not lifted since is to be told of anew; one that is being lifted is not."""
    if before.thing and (not found.thing or (before.right and before.thing == found.thing)):
        return False
    return before != found


def _runs(numbers: Sequence[int]) -> list[list[int]]:
    """Rising numbers, cut where one is left out: within a run they rise as their index does."""
    groups = groupby(enumerate(numbers), key=lambda pair: pair[1] - pair[0])
    return [[number for _, number in group] for _, group in groups]
