"""From one board's messages to observations: what lies there, and when it has kept still.

Time is the board's own, from at_ms of its messages, which counts modulo 2**32 and starts anew with a new boot
number; heartbeats twice a second drive it. A tracker has no clock, no port and no memory beyond its board.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field

from companion.core.model import Doubt, Observation, Place, Reading, Seen
from companion.device.protocol import (
    Button,
    Fault,
    FromBoard,
    Hello,
    Lifted,
    Message,
    Notice,
    Placed,
    Snapshot,
    Touch,
)
from companion.device.reading.cell_reader import Sight, Twice
from companion.device.reading.codebook import NO_BAD, Codebook
from companion.device.tiles.code_words import SITES
from companion.device.tiles.tileset import TileSet

MODULUS = 1 << 32
WHOLE = 255
"""Cell or sensor of a fault that is of the whole board or cell."""
SUPPLY = {"weak": "weak", "good": "weak cleared"}
"""How a notice of the supply is told."""
NO_THINGS: frozenset[str] = frozenset()


@dataclass(frozen=True, slots=True)
class ReadingTimes:
    """The times of a board's reading.

    quiet_ms, long_quiet_ms: how long nothing must change until `quiet` is told, twice. flap_changes, flap_ms:
    a cell that changes more often than this within this time is in doubt until it has kept still for the same
    time. slide_ms: a magnet that left a sensor so lately may belong to what is read beside it now, pushed along;
    rest_ms: how long nothing must change until such a push is over, which is told as `quiet` too. Pushed at
    50 mm/s, a tile lies as if at rest for 180 ms on its way, and its last magnet leaves a sensor 440 ms before.
    stood_ms: what was read for so long and is then gone altogether was lifted, not pushed.
    """

    quiet_ms: int = 1500
    long_quiet_ms: int = 3000
    flap_changes: int = 5
    flap_ms: int = 1000
    slide_ms: int = 500
    stood_ms: int = 200
    rest_ms: int = 300


@dataclass(slots=True)
class _Unrest:
    """The recent changes of one cell, each with the word it had before.

    flapping: it changes too often. told: the board itself says that this cell is not to be trusted, and why.
    """

    changes: deque[tuple[int, str]] = field(default_factory=deque)
    last_ms: int = 0
    flapping: bool = False
    told: Doubt | None = None

    @property
    def veiled(self) -> Doubt | None:
        return self.told or (Doubt.FLAPPING if self.flapping else None)


class Tracker:
    """One board's messages -> observations.

    board: the game's name of the board, as in Place.board. columns, rows: its size. tiles: the set that lies
    on it; several trackers may share one Codebook. kings: how many sensors of kings it has after its squares, if
    it is a tray: a king that stands is read as KING_PIECE at tray.king_place.
    """

    def __init__(
        self,
        board: str,
        columns: int,
        rows: int,
        tiles: TileSet | Codebook,
        times: ReadingTimes | None = None,
        *,
        kings: int = 0,
    ) -> None:
        book = tiles if isinstance(tiles, Codebook) else Codebook(tiles)
        self.board = board
        self.times = times or ReadingTimes()
        self._sight = Sight(board, columns, rows, book, kings)
        self._raw = list(self._sight.words)
        self._unrest = [_Unrest() for _ in self._raw]
        self._reading = self._sight.reading({})
        self._boot: int | None = None
        self._at_ms = 0
        self._now_ms = 0
        self._in_step = True
        self._changed_ms: int | None = None
        self._told_ms = 0
        self._left_ms: dict[int, int] = {}
        self._lifted: dict[int, tuple[int, str]] = {}
        self._moving = False

    @classmethod
    def of(cls, hello: Hello, board: str, tiles: TileSet | Codebook, times: ReadingTimes | None = None) -> Tracker:
        """The tracker of the board that says this hello."""
        return cls(board, hello.columns, hello.rows, tiles, times, kings=hello.kings)

    @property
    def reading(self) -> Reading:
        """What the board told last, whole."""
        return self._reading

    @property
    def twice(self) -> tuple[Twice, ...]:
        """Objects that are read in two places of this board now."""
        return self._sight.twice

    def doubt(self) -> None:
        """Messages were lost, or nobody listened: nothing is quiet until a snapshot; then it is told again."""
        self._in_step = False
        self._told_ms = 0

    def feed(self, message: Message, taken: frozenset[str] = NO_THINGS) -> list[Observation]:
        """What a message tells. taken: objects lying on other boards, read here only if nothing else fits."""
        if not isinstance(message, FromBoard):
            return []
        self._keep_time(message)
        told = self._calm(message.at_ms, taken) + self._quiets(message.at_ms)
        match message:
            case Placed():
                told += self._change([(message.cell, message.word)], message.at_ms, taken)
            case Lifted():
                told += self._change([(message.cell, self._empty(message.cell))], message.at_ms, taken)
            case Snapshot():
                told += self._snapshot(message, taken)
            case Fault():
                told += self._fault(message, taken)
            case Notice():
                told += self._notice(message)
            case Touch():
                place = self._place(message.cell)
                told += [self._tell(Seen.TOUCH, message.at_ms, place=place)] if place else []
            case Button():
                told.append(self._tell(Seen.BUTTON, message.at_ms, text=str(message.button)))
        return told

    # ---- time ----

    def _keep_time(self, message: FromBoard) -> None:
        if self._boot is None or message.boot != self._boot:
            self._restart(message)
        else:
            passed_ms = (message.at_ms - self._at_ms) % MODULUS
            if passed_ms < MODULUS // 2:
                self._now_ms += passed_ms
                self._at_ms = message.at_ms

    def _restart(self, message: FromBoard) -> None:
        """A board was switched on: its clock and its faults begin anew, and a snapshot is due."""
        self._in_step = self._boot is None
        self._boot, self._at_ms = message.boot, message.at_ms
        # How long it was off nobody knows; longer than any push lasts.
        self._now_ms += self.times.slide_ms
        for cell, unrest in enumerate(self._unrest):
            if unrest.veiled:
                self._sight.put(cell, self._raw[cell], self._now_ms)
            if self._sight.bad[cell]:
                self._sight.trust(cell, NO_BAD)
        self._unrest = [_Unrest() for _ in self._unrest]
        if not self._in_step:
            self._stir(self._now_ms)

    def _stir(self, at_ms: int) -> None:
        """Something has changed: quiet begins anew."""
        self._changed_ms = at_ms if self._changed_ms is None else max(at_ms, self._changed_ms)
        self._told_ms = 0

    def _quiets(self, at_ms: int) -> list[Observation]:
        if self._changed_ms is None or not self._in_step:
            return []
        still_ms = self._now_ms - self._changed_ms
        steps = {self.times.quiet_ms, self.times.long_quiet_ms}
        if self._moving and still_ms >= self.times.rest_ms:
            self._moving = False
            steps.add(self.times.rest_ms)
        due = [ms for ms in sorted(steps) if self._told_ms < ms <= still_ms]
        self._told_ms = max((self._told_ms, *due))
        return [self._tell(Seen.QUIET, at_ms, still_ms=ms) for ms in due]

    # ---- cells ----

    def _change(self, words: Iterable[tuple[int, str]], at_ms: int, taken: frozenset[str]) -> list[Observation]:
        """Cells show other words; nothing is told of a cell that only goes on flapping."""
        moved = [cell for cell, word in words if cell < len(self._raw) and self._set(cell, word)]
        if not moved:
            return []
        self._moving = self._moving or any(self._is_pushed(cell) for cell in moved)
        self._stir(self._now_ms)
        return [self._read_again(Seen.READING, at_ms, taken)]

    def _set(self, cell: int, word: str) -> bool:
        """Note a cell's word; whether it counts as a change."""
        if self._raw[cell] == word:
            return False
        unrest = self._unrest[cell]
        # What stood and is gone altogether was lifted, unless what is read beside it now tells of a push.
        lifted = word == self._empty(cell) and self._now_ms - unrest.last_ms >= self.times.stood_ms
        left = any(was != now and was in "+-" for was, now in zip(self._raw[cell], word, strict=False))
        if left and cell < self._sight.count:
            if lifted:
                self._lifted[cell] = self._now_ms, self._raw[cell]
            else:
                self._left_ms[cell] = self._now_ms
        unrest.changes.append((self._now_ms, self._sight.words[cell]))
        unrest.last_ms = self._now_ms
        while unrest.changes[0][0] <= self._now_ms - self.times.flap_ms:
            unrest.changes.popleft()
        self._raw[cell] = word
        if unrest.veiled:
            return False
        if len(unrest.changes) > self.times.flap_changes:
            unrest.flapping = True
            # What lay there before the unrest is held, so that a loose contact does not lift a domino.
            self._hold(cell, *unrest.changes[0])
        else:
            self._sight.put(cell, word, self._now_ms)
        return True

    def _is_pushed(self, cell: int) -> bool:
        """Whether a magnet has just left a sensor here or in a cell around, while something is read here.

        Of squares; a king is put down and taken up. What seemed lifted, all its magnets at once, was pushed where
        a word of no tile is read next, for it stands between cells, or where its own word is read again elsewhere.
        """
        word = self._raw[cell]
        if cell >= self._sight.count or word == self._empty(cell):
            return False
        columns, since_ms = self._sight.columns, self._now_ms - self.times.slide_ms
        gone = [other for other, left_ms in self._left_ms.items() if left_ms > since_ms]
        lifted = {other: was for other, (gone_ms, was) in self._lifted.items() if gone_ms > since_ms}
        gone += [] if self._sight.is_known(cell) else lifted
        near = any(
            abs(other % columns - cell % columns) <= 1 and abs(other // columns - cell // columns) <= 1
            for other in gone
        )
        return near or any(was == word and other != cell for other, was in lifted.items())

    def _hold(self, cell: int, since_ms: int, word: str) -> None:
        if self._sight.words[cell] != word:
            self._sight.put(cell, word, self._now_ms)
        self._sight.hold(cell, since_ms)

    def _calm(self, at_ms: int, taken: frozenset[str]) -> list[Observation]:
        """Cells that have stopped flapping are read again."""
        calmed = [
            cell
            for cell, unrest in enumerate(self._unrest)
            if unrest.flapping and self._now_ms - unrest.last_ms >= self.times.flap_ms
        ]
        for cell in calmed:
            self._unrest[cell].flapping = False
            self._unrest[cell].changes.clear()
            self._release(cell)
        return [self._read_again(Seen.READING, at_ms, taken)] if calmed else []

    def _release(self, cell: int) -> None:
        unrest = self._unrest[cell]
        if not unrest.veiled:
            self._sight.free(cell)
            if self._sight.words[cell] != self._raw[cell]:
                self._sight.put(cell, self._raw[cell], unrest.last_ms)
        self._stir(unrest.last_ms)

    def _snapshot(self, message: Snapshot, taken: frozenset[str]) -> list[Observation]:
        words = message.words.split(" ")
        if len(words) < len(self._raw):
            return [self._tell(Seen.FAULT, message.at_ms, text="snapshot")]
        self._in_step, self._moving = True, False
        moved = [self._set(cell, word) for cell, word in enumerate(words[: len(self._raw)])]
        if any(moved) or self._changed_ms is None:
            self._stir(self._now_ms)
        return [self._read_again(Seen.SNAPSHOT, message.at_ms, taken)]

    # ---- faults ----

    def _fault(self, message: Fault, taken: frozenset[str]) -> list[Observation]:
        place = self._place(message.cell)
        words: list[str] = [message.fault]
        alone = message.cell >= self._sight.count  # a king's sensor, the only one of its cell
        if place and message.sensor < SITES and not alone:
            words.append(str(message.sensor))
        if message.cleared:
            words.append("cleared")
        told = [self._tell(Seen.FAULT, message.at_ms, place=place, text=" ".join(words))]
        if place is None:
            return told
        if message.fault == "stuck":
            self._mark_bad(message)
        elif message.fault == "flapping":
            self._mark([message.cell], Doubt.FLAPPING, message.cleared)
        elif message.fault == "strip":
            # A strip is one row of the board, named by its first cell. Kings whose sensors hang on it stay as they
            # were, without a doubt: the fault tells that all there is typed.
            self._mark(range(message.cell, self._row_end(message.cell)), Doubt.STUCK, message.cleared)
        before = self._reading
        reading = self._read_again(Seen.READING, message.at_ms, taken)
        if reading.reading != before:
            self._stir(self._now_ms)
            told.append(reading)
        return told

    def _notice(self, message: Notice) -> list[Observation]:
        """What happened to the board; a weak supply lasts, and is told as a fault is. Unknown ids say nothing."""
        what, _, cause = message.notice.partition("-")
        if what == "supply" and cause in SUPPLY:
            return [self._tell(Seen.FAULT, message.at_ms, text=SUPPLY[cause])]
        if message.notice == "resumed" or (what == "started" and cause):
            return [self._tell(Seen.NOTICE, message.at_ms, text=f"{what} {cause}".strip())]
        return []

    def _mark_bad(self, message: Fault) -> None:
        sensors = {message.sensor} if message.sensor < SITES else set(range(SITES))
        bad = self._sight.bad[message.cell]
        self._sight.trust(message.cell, bad - sensors if message.cleared else bad | sensors)

    def _mark(self, cells: Iterable[int], doubt: Doubt, cleared: int) -> None:
        """The board itself doubts these cells, or no longer does; their words are held meanwhile."""
        for cell in cells:
            self._unrest[cell].told = None if cleared else doubt
            if cleared:
                self._release(cell)
            else:
                self._sight.hold(cell, self._now_ms)

    def _row_end(self, cell: int) -> int:
        return (cell // self._sight.columns + 1) * self._sight.columns

    # ---- telling ----

    def _place(self, cell: int) -> Place | None:
        return self._sight.places[cell] if cell < len(self._raw) else None

    def _empty(self, cell: int) -> str:
        return self._sight.empty(cell)

    def _read_again(self, kind: Seen, at_ms: int, taken: frozenset[str]) -> Observation:
        self._sight.pair(taken)
        veiled = {i: unrest.veiled for i, unrest in enumerate(self._unrest) if unrest.veiled}
        self._reading = self._sight.reading(veiled)
        return self._tell(kind, at_ms, reading=self._reading)

    def _tell(
        self,
        kind: Seen,
        at_ms: int,
        *,
        reading: Reading | None = None,
        place: Place | None = None,
        text: str = "",
        still_ms: int = 0,
    ) -> Observation:
        moving = self._moving and kind is Seen.READING
        return Observation(at_ms, self.board, kind, reading, place, text, still_ms=still_ms, moving=moving)
