"""From one board's messages to observations: what lies there, and when it has kept still.

Time is the board's own, from at_ms of its messages, which counts modulo 2**32 and starts anew with a new boot
number; heartbeats twice a second drive it. A tracker has no clock, no port and no memory beyond its board.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from companion.core.model import Doubt, Laid, Observation, Piece, Place, Seen
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
from companion.device.reading.cell_reader import Sight
from companion.device.reading.codebook import NO_BAD, Codebook
from companion.device.tiles.code_words import SITES

MODULUS = 1 << 32
SUPPLY = {"weak": "weak", "good": "weak cleared"}
"""How a notice of the supply is told."""
STRONG_FIELD, STRONG_AGAIN_MS = "strong-field", 60_000
"""A magnet much stronger than a tile's, and so long nothing more is told of it: it moves over many cells."""
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

    board: the game's name of the board, as in Place.board. columns, rows: its size. book: of the set that lies
    on it; several trackers may share one. kings: how many sensors of kings it has after its squares, if it is a
    tray: a king that stands is read as KING_PIECE at tray.king_place. reading: what the board told last, whole.
    """

    def __init__(
        self,
        board: str,
        columns: int,
        rows: int,
        book: Codebook,
        times: ReadingTimes | None = None,
        *,
        kings: int = 0,
    ) -> None:
        self.board = board
        self.times = times or ReadingTimes()
        self._sight = Sight(board, columns, rows, book, kings)
        self._raw = list(self._sight.words)
        self._unrest = [_Unrest() for _ in self._raw]
        self.reading = self._sight.reading({})
        self._boot: int | None = None
        self._at_ms = 0
        self._now_ms = 0
        self._in_step = True
        self._changed_ms: int | None = None
        self._told_ms = 0
        self._left_ms: dict[int, int] = {}
        self._strong_ms: int | None = None
        self._lifted: dict[int, tuple[int, Piece | None]] = {}
        self._moving = False

    @classmethod
    def of(cls, hello: Hello, board: str, book: Codebook, times: ReadingTimes | None = None) -> Tracker:
        """The tracker of the board that says this hello."""
        return cls(board, hello.columns, hello.rows, book, times, kings=hello.kings)

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
                told += self._change(message.cell, message.word, message.at_ms, taken)
            case Lifted():
                told += self._change(message.cell, self._sight.empty(message.cell), message.at_ms, taken)
            case Snapshot():
                told += self._snapshot(message, taken)
            case Fault():
                told += self._fault(message, taken)
            case Notice():
                told += self._notice(message)
            case Touch():
                place = self._place(message.cell)
                told += [Observation(message.at_ms, self.board, Seen.TOUCH, place=place)] if place else []
            case Button():
                told.append(Observation(message.at_ms, self.board, Seen.BUTTON, text=str(message.button)))
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
        return [Observation(at_ms, self.board, Seen.QUIET, still_ms=ms) for ms in due]

    # ---- cells ----

    def _change(self, cell: int, word: str, at_ms: int, taken: frozenset[str]) -> list[Observation]:
        """A cell shows another word; nothing is told of one that only goes on flapping."""
        if cell >= len(self._raw) or not self._set(cell, word):
            return []
        before = self.reading.pieces
        self._moving = self._moving or self._is_pushed(cell)
        self._stir(self._now_ms)
        told = self._read_again(Seen.READING, at_ms, taken)
        self._moving = self._moving or self._is_pushed_on(before)
        return [replace(told, moving=self._moving)]

    def _set(self, cell: int, word: str) -> bool:
        """Note a cell's word; whether it counts as a change."""
        if self._raw[cell] == word:
            return False
        unrest = self._unrest[cell]
        # What stood and is gone altogether was lifted, unless what is read beside it now tells of a push.
        lifted = word == self._sight.empty(cell) and self._now_ms - unrest.last_ms >= self.times.stood_ms
        left = any(was != now and was in "+-" for was, now in zip(self._raw[cell], word, strict=False))
        if left and cell < self._sight.count:
            if lifted:
                self._lifted[cell] = self._now_ms, dict(self.reading.pieces).get(self._sight.places[cell])
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
            since_ms, held = unrest.changes[0]
            if self._sight.words[cell] != held:
                self._sight.put(cell, held, self._now_ms)
            self._sight.hold(cell, since_ms)
        else:
            self._sight.put(cell, word, self._now_ms)
        return True

    def _is_pushed(self, cell: int) -> bool:
        """Whether a magnet has just left a sensor here or in a cell around, while something is read here.

        Of squares; a king is put down and taken up. What seemed lifted, all its magnets at once, was pushed where
        a word of no tile is read next, for it stands between cells: at 250 mm/s it has passed a cell unread.
        """
        if cell >= self._sight.count or self._raw[cell] == self._sight.empty(cell):
            return False
        columns, since_ms = self._sight.columns, self._now_ms - self.times.slide_ms
        if not self._sight.is_known(cell) and any(gone_ms > since_ms for gone_ms, _ in self._lifted.values()):
            return True
        return any(
            abs(other % columns - cell % columns) <= 1 and abs(other // columns - cell // columns) <= 1
            for other, left_ms in self._left_ms.items()
            if left_ms > since_ms
        )

    def _is_pushed_on(self, before: Laid) -> bool:
        """Whether what seemed lifted just now is read whole elsewhere, where it did not lie before."""
        since_ms, lying = self._now_ms - self.times.slide_ms, self.reading.pieces
        come = {piece.thing for _, piece in set(lying).difference(before)}
        lifted = [
            (self._sight.places[cell], was) for cell, (gone_ms, was) in self._lifted.items() if gone_ms > since_ms
        ]
        return any(was and was.thing in come and (place, was) not in lying for place, was in lifted)

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
            return [Observation(message.at_ms, self.board, Seen.FAULT, text="snapshot")]
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
        told = [Observation(message.at_ms, self.board, Seen.FAULT, place=place, text=" ".join(words))]
        if place is None:
            return told
        if message.fault == "stuck":
            sensors = {message.sensor} if message.sensor < SITES else set(range(SITES))
            bad = self._sight.bad[message.cell]
            self._sight.trust(message.cell, bad - sensors if message.cleared else bad | sensors)
        elif message.fault == "flapping":
            self._mark([message.cell], Doubt.FLAPPING, message.cleared)
        elif message.fault == "strip":
            # A strip is one row of the board, named by its first cell. Kings whose sensors hang on it stay as they
            # were, without a doubt: the fault tells that all there is typed.
            row_end = (message.cell // self._sight.columns + 1) * self._sight.columns
            self._mark(range(message.cell, row_end), Doubt.STUCK, message.cleared)
        before = self.reading
        reading = self._read_again(Seen.READING, message.at_ms, taken)
        if reading.reading != before:
            self._stir(self._now_ms)
            told.append(reading)
        return told

    def _notice(self, message: Notice) -> list[Observation]:
        """What happened to the board; a weak supply lasts, and is told as a fault is. Unknown ids say nothing."""
        what, _, cause = message.notice.partition("-")
        if what == "supply" and cause in SUPPLY:
            return [Observation(message.at_ms, self.board, Seen.FAULT, text=SUPPLY[cause])]
        if message.notice == STRONG_FIELD:
            return self._strong(message)
        if message.notice == "resumed" or (what == "started" and cause):
            return [Observation(message.at_ms, self.board, Seen.NOTICE, text=f"{what} {cause}".strip())]
        return []

    def _strong(self, message: Notice) -> list[Observation]:
        """A strong field at a cell, the first in a while; what is read stays as it is."""
        before, place = self._strong_ms, self._place(message.value)
        if place is None or (before is not None and (message.at_ms - before) % MODULUS < STRONG_AGAIN_MS):
            return []
        self._strong_ms = message.at_ms
        return [Observation(message.at_ms, self.board, Seen.NOTICE, place=place, text=STRONG_FIELD)]

    def _mark(self, cells: Iterable[int], doubt: Doubt, cleared: int) -> None:
        """The board itself doubts these cells, or no longer does; their words are held meanwhile."""
        for cell in cells:
            self._unrest[cell].told = None if cleared else doubt
            if cleared:
                self._release(cell)
            else:
                self._sight.hold(cell, self._now_ms)

    # ---- telling ----

    def _place(self, cell: int) -> Place | None:
        return self._sight.places[cell] if cell < len(self._raw) else None

    def _read_again(self, kind: Seen, at_ms: int, taken: frozenset[str]) -> Observation:
        self._sight.pair(taken)
        veiled = {i: unrest.veiled for i, unrest in enumerate(self._unrest) if unrest.veiled}
        self.reading = self._sight.reading(veiled)
        return Observation(at_ms, self.board, kind, self.reading, moving=self._moving)
