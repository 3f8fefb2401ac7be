"""The clock of a virtual board and its end of the wire: what it sends, when, and what goes wrong on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, TypeVar

from companion.core.errors import CompanionError
from companion.device.protocol import FromBoard, Heartbeat, Message, encode
from companion.device.tiles.code_words import Lots

BEAT_MS = 500
MODULUS = 1 << 32
M = TypeVar("M", bound=FromBoard)


class VirtualBoardError(CompanionError):
    """Something was asked of a virtual board that a real one could not do."""


@dataclass(frozen=True, slots=True)
class Sent:
    """One thing that the board sent, a message or bytes that are none; at_ms as VirtualBoard.now_ms."""

    at_ms: int
    what: Message | bytes

    def line(self) -> bytes:
        """The bytes on the wire."""
        return self.what if isinstance(self.what, bytes) else encode(self.what)


class VirtualWire:
    """Time, power and everything sent since the last `take`; of a board that says hello when it starts.

    boot: the number of this start; start_ms: what the board's clock shows then.
    """

    def __init__(self, boot: int, start_ms: int) -> None:
        self.powered = True
        self._out: list[Sent] = []
        self._losing = 0
        self._boot = boot
        self._now_ms = self._powered_ms = self._clock_ms = self._seq = 0
        self._next_beat_ms = BEAT_MS
        self._start(start_ms)

    def hello(self) -> None:
        """Say who this is."""
        raise NotImplementedError

    def advance(self, ms: int) -> None:
        """Let so many milliseconds pass, with two heartbeats a second."""
        end_ms = self._now_ms + ms
        while self.powered and self._next_beat_ms <= end_ms:
            self._now_ms = self._next_beat_ms
            self._next_beat_ms += BEAT_MS
            self._send(Heartbeat)
        self._now_ms = end_ms

    @property
    def now_ms(self) -> int:
        """Milliseconds since the first power-up, unplugged times included."""
        return self._now_ms

    def take(self) -> list[Sent]:
        """What was sent since the last call."""
        out, self._out = self._out, []
        return out

    def garbage(self, count: int, seed: int = 1) -> None:
        """Send bytes that look like chance, and end the line."""
        lots = Lots(seed)
        self._raw(bytes(lots.below(256) for _ in range(count)) + b"\n")

    def cut(self) -> None:
        """Send half a heartbeat's line, and the rest never."""
        before = len(self._out)
        self._send(Heartbeat)
        if len(self._out) > before:
            line = self._out.pop().line()
            self._raw(line[: len(line) // 2])

    def lose(self, count: int) -> None:
        """Let the next messages be lost on their way."""
        self._losing += count

    def unplug(self) -> None:
        """Cut the power; what lies on the board goes on lying there, and may be moved unseen."""
        self.powered = False

    def plug(self) -> None:
        """Power up again: another boot number, a clock that begins anew, hello."""
        if self.powered:
            raise VirtualBoardError("virtual-powered")
        self.powered = True
        self._boot = (self._boot + 1) % MODULUS
        self._start(0)

    def _raw(self, data: bytes) -> None:
        if self.powered:
            self._out.append(Sent(self._now_ms, data))

    def _send(self, message: type[M], **facts: Any) -> None:
        if not self.powered:
            return
        clock_ms = (self._clock_ms + self._now_ms - self._powered_ms) % MODULUS
        made = message(seq=self._seq, boot=self._boot, at_ms=clock_ms, **facts)
        self._seq = (self._seq + 1) % MODULUS
        if self._losing:
            self._losing -= 1
        else:
            self._out.append(Sent(self._now_ms, made))

    def _start(self, clock_ms: int) -> None:
        self.touch_on = False
        self._clock_ms, self._powered_ms, self._seq = clock_ms, self._now_ms, 0
        self._next_beat_ms = self._now_ms + BEAT_MS
        self.hello()
