"""One connection of owner and guest: bounded messages both ways, and nobody ever waits for the other side."""

from __future__ import annotations

import contextlib
import os
import queue
import socket
import sys
import threading
import time
from collections.abc import Callable
from typing import Any

from companion.daemon.ipc.wire import LIMIT

WAITING = 1000
"""So many messages may wait for a side that does not read; then it is cut off."""
LOOK_S = 0.5
LINGER_S = 1.0
"""How long the last messages may take to be written."""


class MessageConnection:
    """Carries messages over a connection of multiprocessing, which it closes.

    heard: gets the bytes of each message, in the thread of run(); false ends the connection once all that waits
    has been written.
    """

    def __init__(self, heard: Callable[[bytes], bool]) -> None:
        self._heard = heard
        self._out: queue.Queue[bytes | None] = queue.Queue(WAITING)
        self._ended = threading.Event()
        self._written = threading.Event()
        self._connection: Any = None
        self._begun = False

    @property
    def ended(self) -> bool:
        """Nothing is sent or heard any more."""
        return self._ended.is_set()

    @property
    def waiting(self) -> int:
        """How many messages the other side has not read yet."""
        return self._out.qsize()

    def send(self, message: bytes) -> bool:
        """Put a message on its way, without waiting; false when the other side is gone or has been cut off."""
        if self.ended:
            return False
        try:
            self._out.put_nowait(message)
        except queue.Full:
            self.drop()
            return False
        return True

    def run(self, connection: Any, greet: Callable[[Any], None] = lambda _: None) -> None:
        """Hear messages until one side ends. greet: first shakes hands; what it raises ends the connection."""
        self._connection = connection
        writer = threading.Thread(target=self._write, args=(connection,), name="local-writer", daemon=True)
        try:
            greet(connection)
            self._begun = True
            writer.start()
            while not self.ended:
                if connection.poll(LOOK_S) and not self._heard(connection.recv_bytes(LIMIT)):
                    self.finish(time.monotonic() + LINGER_S)
        finally:
            self.drop()
            if self._begun:
                writer.join(LINGER_S)
            if not writer.is_alive():  # else its next write could go into another file of the same number
                connection.close()

    def close_soon(self) -> None:
        """Nothing more is sent after what waits now."""
        try:
            self._out.put_nowait(None)
        except queue.Full:
            self.drop()

    def finish(self, until_s: float) -> None:
        """Write what waits, but not beyond this time of the monotonic clock; then end."""
        if self._begun:
            self.close_soon()
            self._written.wait(max(0.0, until_s - time.monotonic()))
        self.drop()

    def drop(self) -> None:
        """End at once, from any thread, without waiting."""
        self._ended.set()
        with contextlib.suppress(queue.Full):
            self._out.put_nowait(None)
        if self._connection is not None and sys.platform != "win32":
            # Closing would not wake a thread that reads or writes; this does.
            with contextlib.suppress(OSError, ValueError), socket.socket(fileno=os.dup(self._fileno())) as twin:
                twin.shutdown(socket.SHUT_RDWR)

    def _fileno(self) -> int:
        """OSError when the connection is closed."""
        return int(self._connection.fileno())

    def _write(self, connection: Any) -> None:
        try:
            while (data := self._out.get()) is not None:
                connection.send_bytes(data)
        except OSError:
            self.drop()
        self._written.set()
