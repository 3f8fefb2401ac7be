"""A guest's side of the local socket: a command that asks the running companion.

The models of what is said are loaded by who asks with them: a Visit does without, in JSON.
"""

from __future__ import annotations

import multiprocessing
import queue
import threading
import time
from dataclasses import dataclass
from multiprocessing import connection as mp
from typing import TYPE_CHECKING, Self, TypeVar

from companion.daemon.ipc import door as doors
from companion.daemon.ipc import wire
from companion.daemon.ipc.connection import MessageConnection
from companion.daemon.ipc.lock import LocalError, Owner

if TYPE_CHECKING:
    from companion.core.places import Directories
    from companion.daemon.ipc.messages import Answer, IpcMessage

WAIT_S = 3.0
"""How long an answer may take."""
AGAIN_S = 0.05
DYING_S = 0.5

A = TypeVar("A", bound="IpcMessage")


@dataclass(frozen=True, slots=True)
class Disconnected:
    """The connection has ended. turned_away: closed before a word was said."""

    turned_away: bool = False


@dataclass(frozen=True, slots=True)
class _Greeted:
    """The owner has said hello. protocol: which one it speaks."""

    protocol: int


class Visit:
    """A connection to the running companion, from connect() to close(). What is said is JSON, which it checks."""

    def __init__(self, places: Directories, door: doors.Door) -> None:
        self._places = places
        self._door = door
        self._connection = MessageConnection(self._heard)
        self._inbox: queue.Queue[object] = queue.Queue()
        self._guard = threading.Lock()
        self._greeted = False
        threading.Thread(target=self._run, name="local-guest", daemon=True).start()

    @classmethod
    def connect(cls, places: Directories, wait_s: float = WAIT_S) -> Self:
        """Say hello to the running companion. LocalError when none answers in time, or one of another version."""
        until_s = time.monotonic() + wait_s
        known = ""
        while True:
            door = doors.find(places.runtime)
            if door is not None:
                guest = cls(places, door)
                guest.tell({"type": "hello", "protocol": wire.PROTOCOL})
                told = guest._next(until_s - time.monotonic())
                if told == _Greeted(wire.PROTOCOL):
                    return guest
                guest.close()
                if isinstance(told, _Greeted):
                    raise doors.other_version(told.protocol)
                if told is None and not known:
                    raise guest.silent()
                if isinstance(told, Disconnected):
                    known = "local-full" if told.turned_away else "local-starting"
            if not Owner.running(places):
                raise LocalError("local-died")
            if time.monotonic() >= until_s:
                raise LocalError(known or "local-starting")
            time.sleep(AGAIN_S)

    def tell(self, message: wire.WireObject) -> bool:
        """Put a message on its way; may be called from any thread, and never waits. False: nobody hears it."""
        return self._connection.send(wire.packed(message))

    def read(self, data: bytes) -> object | None:
        """What a message says; None for what is none, which ends the connection."""
        return wire.unpacked(data)

    def receive(self, wait_s: float = WAIT_S) -> object | None:
        """The next thing that is told; None when nothing is told in time. LocalError when the owner is gone."""
        told = self._next(wait_s)
        if isinstance(told, Disconnected):
            raise self.lost()
        return told

    def listen(self, events: queue.Queue[object]) -> None:
        """From now on put everything that is told, and at last a Disconnected, into this queue."""
        with self._guard:
            while not self._inbox.empty():
                events.put(self._inbox.get())
            self._inbox = events

    def silent(self) -> LocalError:
        """What to tell when no answer comes."""
        return LocalError("local-silent", pid=self._door.pid)

    def lost(self) -> LocalError:
        """What to tell after Disconnected: the owner has died, or has cut off only us.

        The system closes the sockets of a dead process first, and lets go of its locks a moment later.
        """
        until_s = time.monotonic() + DYING_S
        while Owner.running(self._places):
            if time.monotonic() >= until_s:
                return LocalError("local-cut")
            time.sleep(AGAIN_S)
        return LocalError("local-died")

    def close(self) -> None:
        """Leave, once what was sent has been written."""
        self._connection.finish(time.monotonic() + 1)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()

    def _next(self, wait_s: float) -> object | None:
        try:
            return self._inbox.get(timeout=max(0.0, wait_s))
        except queue.Empty:
            return None

    def _run(self) -> None:
        """Connect, then hear until the end; in a thread, for even connecting can take for ever."""
        turned_away = False
        try:
            connection = mp.Client(self._door.address, authkey=bytes.fromhex(self._door.key))
            self._connection.run(connection)
        except (EOFError, ConnectionError) as error:
            turned_away = not isinstance(error, ConnectionRefusedError)
        except (OSError, ValueError, AssertionError, multiprocessing.AuthenticationError):
            pass
        self._connection.drop()
        self._tell(Disconnected(turned_away))

    def _heard(self, data: bytes) -> bool:
        told: object | None
        if self._greeted:
            told = self.read(data)
        else:
            protocol = wire.protocol_of(data)
            told = None if protocol is None else _Greeted(protocol)
            self._greeted = True
        if told is None:
            return False
        self._tell(told)
        return True

    def _tell(self, told: object) -> None:
        with self._guard:
            self._inbox.put(told)


class Client(Visit):
    """A visit in models, which check what is said at both ends."""

    def send(self, message: IpcMessage) -> bool:
        """See tell."""
        from companion.daemon.ipc.messages import encode  # noqa: PLC0415 - models take ten MiB

        return self._connection.send(encode(message))

    def read(self, data: bytes) -> Answer | None:
        """See Visit."""
        from companion.daemon.ipc.messages import answer_of  # noqa: PLC0415 - as above

        return answer_of(data)

    def receive(self, wait_s: float = WAIT_S) -> Answer | None:
        """See Visit."""
        from companion.daemon.ipc.messages import Answer  # noqa: PLC0415 - as above

        told = super().receive(wait_s)
        assert told is None or isinstance(told, Answer)
        return told

    def ask(self, question: IpcMessage, kind: type[A], wait_s: float = WAIT_S) -> A:
        """Ask and wait for the answer. LocalError when it does not come, or the answer is no."""
        from companion.daemon.ipc.messages import RefusalMessage  # noqa: PLC0415 - as above

        self.send(question)
        until_s = time.monotonic() + wait_s
        while (told := self.receive(until_s - time.monotonic())) is not None:
            if isinstance(told, kind):
                return told
            if isinstance(told, RefusalMessage):
                raise LocalError("local-seat-none", seat=getattr(question, "seat", 0), count=told.count)
        raise self.silent()
