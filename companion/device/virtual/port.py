"""Puts a virtual board behind a pseudo-terminal, or behind a port in the same process.

A VirtualPort runs in a thread of its own: it performs a script in the board's own time (speed 1), faster, or
as fast as it goes (speed 0), and answers the daemon's commands meanwhile. After the script the board goes on
living.
"""

from __future__ import annotations

import errno
import os
import queue
import select
import threading
import time
from collections import deque
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Protocol

from companion.core.errors import CompanionError, PortError
from companion.device.protocol import BoardCommand, LineCutter, decode
from companion.device.virtual.board import VirtualBoard
from companion.device.virtual.script import ScriptStep, perform
from companion.device.virtual.wire import Sent

IDLE_S = 0.05
CHUNK = 4096


class Channel(Protocol):
    """The board's end of a cable."""

    def plug(self) -> None:
        """Become visible to the daemon."""

    def unplug(self) -> None:
        """Vanish; the daemon's end fails."""

    def send(self, data: bytes) -> None:
        """Send to the daemon; what nobody reads is dropped when the buffer is full, as a board does."""

    def receive(self, timeout_s: float) -> bytes:
        """What the daemon sent; empty after the time-out."""


class PtyChannel:
    """A pseudo-terminal, found under a symbolic link of the given name in a directory.

    Raises PortError where the system has no pseudo-terminals.
    """

    def __init__(self, directory: Path, name: str) -> None:
        self.path = directory / name
        self._ends: tuple[int, int] | None = None

    def plug(self) -> None:
        """Open a new pseudo-terminal and point the link at it."""
        try:
            import tty  # noqa: PLC0415  absent on Windows

            master, slave = os.openpty()
            tty.setraw(slave)
        except (ImportError, AttributeError) as error:
            raise PortError("virtual-no-pty", port=str(self.path)) from error
        os.set_blocking(master, False)
        # The far end stays open here too, or the terminal would fall back to echoing between two openings.
        self._ends = (master, slave)
        fresh = self.path.with_name(f".{self.path.name}.new")
        fresh.unlink(missing_ok=True)
        fresh.symlink_to(os.ttyname(slave))
        fresh.replace(self.path)

    def unplug(self) -> None:
        """Remove the link and close the pseudo-terminal."""
        if self._ends is not None:
            self.path.unlink(missing_ok=True)
            for end in self._ends:
                os.close(end)
        self._ends = None

    def send(self, data: bytes) -> None:
        """Write; the rest of what does not fit is dropped."""
        while self._ends is not None and data:
            try:
                data = data[os.write(self._ends[0], data) :]
            except BlockingIOError:
                return

    def receive(self, timeout_s: float) -> bytes:
        """Read what has come."""
        if self._ends is None:
            time.sleep(timeout_s)
            return b""
        ready, _, _ = select.select([self._ends[0]], [], [], timeout_s)
        return os.read(self._ends[0], CHUNK) if ready else b""


class MemoryChannel:
    """A cable within the process; `port` is the daemon's end, with the few methods of a serial port."""

    def __init__(self) -> None:
        self.port = MemoryPort(self)
        self.plugged = False
        self.to_board: queue.SimpleQueue[bytes] = queue.SimpleQueue()
        self.to_daemon: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()

    def plug(self) -> None:
        """Become readable."""
        self.to_board, self.to_daemon = queue.SimpleQueue(), queue.SimpleQueue()
        self.plugged = True

    def unplug(self) -> None:
        """Let the daemon's reads and writes fail."""
        self.plugged = False
        self.to_daemon.put(None)

    def send(self, data: bytes) -> None:
        """Hand over bytes."""
        self.to_daemon.put(data)

    def receive(self, timeout_s: float) -> bytes:
        """Wait for bytes."""
        try:
            return self.to_board.get(timeout=timeout_s) if timeout_s > 0 else self.to_board.get_nowait()
        except queue.Empty:
            return b""


class MemoryPort:
    """The daemon's end of a MemoryChannel. Reading and writing raise OSError while the board is unplugged."""

    def __init__(self, channel: MemoryChannel, timeout: float | None = None) -> None:
        self.timeout = timeout
        self._channel = channel
        self._held = bytearray()
        self._closed = self._woken = False

    @property
    def in_waiting(self) -> int:
        """Bytes that can be read at once."""
        self._fetch(0.0)
        return len(self._held)

    def read(self, size: int = 1) -> bytes:
        """Up to `size` bytes: waits for the first one until the time-out, in seconds (None: for ever)."""
        end_s = None if self.timeout is None else time.monotonic() + self.timeout
        while not self._held:
            left_s = IDLE_S if end_s is None else min(IDLE_S, end_s - time.monotonic())
            if self._closed or self._woken or left_s <= 0:
                self._woken = False
                return b""
            self._fetch(left_s)
        data = bytes(self._held[:size])
        del self._held[:size]
        return data

    def write(self, data: bytes) -> int:
        """Send to the board."""
        if not self._channel.plugged:
            raise OSError(errno.ENODEV, "the virtual board is unplugged")
        self._channel.to_board.put(bytes(data))
        return len(data)

    def cancel_read(self) -> None:
        """End a read that is waiting, so that its thread can write."""
        self._woken = True

    def close(self) -> None:
        """End a read that is waiting, for good."""
        self._closed = True

    def _fetch(self, timeout_s: float) -> None:
        try:
            data = self._channel.to_daemon.get(timeout=timeout_s or None, block=timeout_s > 0)
        except queue.Empty:
            return
        if data is None:
            raise OSError(errno.ENODEV, "the virtual board is unplugged")
        self._held += data


class VirtualPort:
    """A virtual board living at its channel.

    steps: what it performs; with `patient` it starts when the daemon has sent its first command. speed: board
    milliseconds a millisecond, 0 for as fast as it goes. finished is set when the script is over; error is
    what stopped it, if anything did.
    """

    def __init__(
        self,
        board: VirtualBoard,
        channel: Channel,
        steps: Sequence[ScriptStep] = (),
        *,
        speed: float = 1.0,
        patient: bool = True,
    ) -> None:
        self.board, self.channel, self.speed = board, channel, speed
        self.finished = threading.Event()
        self.error: CompanionError | None = None
        self._script: Iterator[ScriptStep] | None = perform(board, list(steps))
        self._further: deque[Sequence[ScriptStep]] = deque()
        self._waiting = patient
        self._cutter = LineCutter()
        self._unsent: deque[Sent] = deque()
        self._stop = threading.Event()
        self._plugged = False
        self._began_s = 0.0
        self._began_ms = 0
        self._thread = threading.Thread(target=self._live, name=f"board {board.uid}", daemon=True)

    def start(self) -> None:
        """Plug the board in. Raises PortError if its channel cannot be opened."""
        self.channel.plug()
        self._plugged = True
        self._began_s, self._began_ms = time.monotonic(), self.board.now_ms
        self._thread.start()

    def perform(self, steps: Sequence[ScriptStep]) -> None:
        """Perform further steps when all before them are done; may be called from any thread."""
        self._further.append(steps)

    def stop(self) -> None:
        """Unplug the board and end its thread."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()
        self.channel.unplug()

    def _live(self) -> None:
        while not self._stop.is_set():
            self._unsent.extend(self.board.take())
            self._send_due()
            if not self._unsent:
                self._go_on()
            self._listen(self._pause_s())

    def _clock_ms(self) -> float:
        """The board's time at which we are."""
        return self._began_ms + (time.monotonic() - self._began_s) * 1000 * (self.speed or 1.0)

    def _is_due(self, at_ms: int) -> bool:
        return (self.speed == 0 and self._script is not None) or at_ms <= self._clock_ms()

    def _send_due(self) -> None:
        while self._unsent and self._is_due(self._unsent[0].at_ms):
            self.channel.send(self._unsent.popleft().line())

    def _go_on(self) -> None:
        """Perform the next step when its time has come, or just live."""
        if self._script is None and self._further:
            self._script = perform(self.board, list(self._further.popleft()))
        if self._script is None or self._waiting:
            self.board.advance(max(0, int(self._clock_ms()) - self.board.now_ms))
        elif self._is_due(self.board.now_ms):
            try:
                next(self._script)
                self._follow_plug()
            except StopIteration:
                self._end()
            except CompanionError as error:
                self.error = error
                self._end()

    def _end(self) -> None:
        """The script is over: from here on board time is real time."""
        self._script = None
        self._began_s, self._began_ms, self.speed = time.monotonic(), self.board.now_ms, self.speed or 1.0
        self.finished.set()

    def _follow_plug(self) -> None:
        if self.board.powered != self._plugged:
            self._plugged = self.board.powered
            if self._plugged:
                self.channel.plug()
            else:
                self.channel.unplug()
            self._cutter = LineCutter()

    def _pause_s(self) -> float:
        """How long nothing is to be done but to listen."""
        if self._script is not None and not self._waiting:
            next_ms = self._unsent[0].at_ms if self._unsent else self.board.now_ms
            if self._is_due(next_ms):
                return 0.0
            return min(IDLE_S, (next_ms - self._clock_ms()) / 1000 / (self.speed or 1.0))
        return 0.0 if self._unsent else IDLE_S

    def _listen(self, timeout_s: float) -> None:
        for line in self._cutter.feed(self.channel.receive(timeout_s)):
            command = decode(line)
            if isinstance(command, BoardCommand):
                self._begin()
                self.board.answer(command)

    def _begin(self) -> None:
        """The daemon is there: a patient script starts now."""
        if self._waiting:
            self._waiting = False
            self._began_s, self._began_ms = time.monotonic(), self.board.now_ms
