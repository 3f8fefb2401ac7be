"""Puts a virtual board behind a pseudo-terminal, or behind a port in the same process.

A VirtualPort runs in a thread of its own: the board lives there in real time and answers the daemon's commands.
"""

from __future__ import annotations

import contextlib
import errno
import os
import queue
import select
import threading
import time
from collections import deque
from collections.abc import Callable
from pathlib import Path

from companion.core.errors import CompanionError, PortError
from companion.device.protocol import BoardCommand, LineCutter, decode
from companion.device.virtual.board import Sent, VirtualBoard

IDLE_S = 0.05
CHUNK = 4096


def has_terminals() -> bool:
    """Whether this system gives out pseudo-terminals: Windows has none, and a container may have none either."""
    try:
        ends = _terminal()
    except (ImportError, AttributeError, OSError):
        return False
    for end in ends:
        os.close(end)
    return True


def _terminal() -> tuple[int, int]:
    """Both ends of a new raw pseudo-terminal. Raises ImportError, AttributeError or OSError if there is none."""
    import tty  # noqa: PLC0415  absent on Windows

    ends = os.openpty()
    tty.setraw(ends[1])
    return ends


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
            master, slave = _terminal()
        except (ImportError, AttributeError, OSError) as error:
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

    timeout = 0.25
    """How many seconds a read waits."""

    def __init__(self, channel: MemoryChannel) -> None:
        self._channel = channel
        self._held = bytearray()

    @property
    def in_waiting(self) -> int:
        """Bytes that can be read at once."""
        self._fetch(0.0)
        return len(self._held)

    def read(self, size: int = 1) -> bytes:
        """Up to `size` bytes: waits for the first one until the time-out."""
        if not self._held:
            self._fetch(self.timeout)
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
        self._channel.to_daemon.put(b"")

    def close(self) -> None:
        """End a read that is waiting."""
        self.cancel_read()

    def _fetch(self, timeout_s: float) -> None:
        try:
            data = self._channel.to_daemon.get(timeout=timeout_s or None, block=timeout_s > 0)
        except queue.Empty:
            return
        if data is None:
            raise OSError(errno.ENODEV, "the virtual board is unplugged")
        self._held += data


Channel = PtyChannel | MemoryChannel
"""The board's end of a cable."""


class VirtualPort:
    """A virtual board living at its channel."""

    def __init__(self, board: VirtualBoard, channel: Channel) -> None:
        self.board, self.channel = board, channel
        self._acts: deque[Callable[[], None]] = deque()
        self._cutter = LineCutter()
        self._unsent: deque[Sent] = deque()
        self._stop = threading.Event()
        self._began_s = 0.0
        self._thread = threading.Thread(target=self._live, name=f"board {board.uid}", daemon=True)

    def start(self) -> None:
        """Plug the board in. Raises PortError if its channel cannot be opened."""
        self.channel.plug()
        self._began_s = time.monotonic()
        self._thread.start()

    def do(self, act: Callable[[], None]) -> None:
        """Have something done to the board, in its own thread; may be called from any."""
        self._acts.append(act)

    def stop(self) -> None:
        """Unplug the board and end its thread."""
        self._stop.set()
        if self._thread.is_alive():
            self._thread.join()
        self.channel.unplug()

    def _live(self) -> None:
        while not self._stop.is_set():
            self._unsent.extend(self.board.take())
            while self._unsent and self._is_due(self._unsent[0].at_ms):
                self.channel.send(self._unsent.popleft().line())
            if not self._unsent:
                self._go_on()
            for line in self._cutter.feed(self.channel.receive(self._pause_s())):
                command = decode(line)
                if isinstance(command, BoardCommand):
                    self._obey(command)

    def _clock_ms(self) -> float:
        """The board's time at which we are."""
        return (time.monotonic() - self._began_s) * 1000

    def _is_due(self, at_ms: int) -> bool:
        return at_ms <= self._clock_ms()

    def _go_on(self) -> None:
        """Do what is to be done, or just live."""
        if self._acts:
            with contextlib.suppress(CompanionError):  # what cannot be done is left undone
                self._acts.popleft()()
        else:
            self.board.advance(max(0, int(self._clock_ms()) - self.board.now_ms))

    def _pause_s(self) -> float:
        """How long nothing is to be done but to listen."""
        return 0.0 if self._unsent else IDLE_S

    def _obey(self, command: BoardCommand) -> None:
        self.board.answer(command)
