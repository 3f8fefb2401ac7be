"""The owner's side of the local socket: guests let in with the key, their questions put before the judge."""

from __future__ import annotations

import contextlib
import multiprocessing
import os
import stat
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from dataclasses import dataclass
from multiprocessing import connection as mp
from pathlib import Path
from typing import Any, Literal

from companion.daemon.ipc import messages, wire
from companion.daemon.ipc.connection import LINGER_S, MessageConnection
from companion.daemon.ipc.door import Door, new_key, put_up
from companion.daemon.ipc.lock import LocalError, Owner, folder_wrong
from companion.daemon.ipc.messages import IpcMessage

GUESTS = 16
"""So many may be connected at once; the next one is turned away."""
GREETING_S = 3.0
"""Who has not shown the key and said hello by then is sent away."""
UNANSWERED = 32
"""So many questions of one guest may wait for the judge; then no more of its messages are read."""
SOCKET = "socket"
KEYBOARDS = (
    messages.SilenceMessage,
    messages.LineMessage,
    messages.ActMessage,
    messages.KeyMessage,
    messages.NoticeMessage,
)
"""What only a keyboard may say."""
LONGEST_ADDRESS = 100
"""The system takes 104 to 108 bytes for the path of a socket."""

_BROKEN = (OSError, EOFError, ValueError, AssertionError, multiprocessing.AuthenticationError)
"""What a connection raises when the other side is gone, or sends what it should not."""


@dataclass(frozen=True, slots=True)
class Request:
    """What a guest asks, for the judge thread; ask None: the guest is gone."""

    guest: Guest
    ask: messages.Ask | None


class Guest:
    """One connected command, as the judge thread sees it.

    source: its name among the keyboards ("terminal 1"). seat: whose keyboard it is; set by the judge thread.
    """

    def __init__(self, server: Server, number: int) -> None:
        self.number = number
        self.source = f"terminal {number}"
        self.seat = 0
        self.connection = MessageConnection(self._heard)
        self._server = server
        self._greeted = False
        self._keys_of: int | None = None
        self._unanswered = threading.BoundedSemaphore(UNANSWERED)

    def send(self, message: IpcMessage) -> bool:
        """Tell the guest something, without waiting; false when it is gone."""
        return self.connection.send(messages.encode(message))

    def obeyed(self) -> None:
        """One of its questions has been answered."""
        self._unanswered.release()

    def serve(self, connection: Any) -> None:
        """Let the guest in and hear it until it leaves; for a thread of its own."""
        late = threading.Timer(GREETING_S, self._too_late)
        late.daemon = True
        late.start()
        with contextlib.suppress(*_BROKEN):
            self.connection.run(connection, self._server.shake_hands)
        late.cancel()
        self._server.left(self)
        if self._greeted:
            self._server.post(Request(self, None))

    def _too_late(self) -> None:
        if not self._greeted:
            self.connection.drop()

    def _heard(self, data: bytes) -> bool:
        if not self._greeted:
            return self._greet(wire.protocol_of(data))
        ask = messages.ask_of(data)
        if ask is None:
            return False
        if isinstance(ask, messages.AttachMessage):
            self._keys_of = ask.seat
        if isinstance(ask, KEYBOARDS):
            if self._keys_of is None:
                return False
            if isinstance(ask, messages.SilenceMessage | messages.LineMessage | messages.ActMessage):
                self._server.silence(self._keys_of)  # at once: the judge may be busy
        if isinstance(ask, messages.SilenceMessage):
            return True
        while not self._unanswered.acquire(timeout=LINGER_S):
            if self.connection.ended:
                return False
        self._server.post(Request(self, ask))
        return True

    def _greet(self, theirs: int | None) -> bool:
        """Hello; a guest of another version hears ours as well, and can tell its user."""
        if theirs is None:
            return False
        self.send(messages.HelloMessage())
        self._greeted = theirs == wire.PROTOCOL
        return self._greeted


class Server:
    """Lets guests in from start() to close().

    post: hands a Request over to the judge thread. silence: stops what this seat hears; called from a guest's
    thread, before its line is handed over.
    """

    def __init__(self, owner: Owner, post: Callable[[object], None], silence: Callable[[int], None]) -> None:
        self.post = post
        self.silence = silence
        self._owner = owner
        self._key = new_key()
        self._address = ""
        self._listener: mp.Listener | None = None
        self._guests: dict[int, Guest] = {}
        self._guard = threading.Lock()
        self._closing = False
        self._thread = threading.Thread(target=self._accept, name="local", daemon=True)

    def start(self) -> None:
        """Open the socket and tell where it is. LocalError."""
        folder = self._owner.folder
        try:
            self._address = _free_address(folder)
            family = "AF_PIPE" if sys.platform == "win32" else "AF_UNIX"
            self._listener = mp.Listener(self._address, family, backlog=GUESTS)
            if sys.platform != "win32":
                os.chmod(self._address, 0o600)
        except OSError as error:
            raise folder_wrong(folder, error) from error
        self._thread.start()
        try:
            put_up(folder, Door(address=self._address, key=self._key, pid=os.getpid()))
        except LocalError:
            self.close()
            raise

    def close(self, reason: Literal["finished", "left"] = "left") -> None:
        """Tell every guest that it is over, and close the socket; takes a second at most."""
        with self._guard:
            if self._closing or self._listener is None:
                return
            self._closing = True
            guests = list(self._guests.values())
        until_s = time.monotonic() + LINGER_S
        for guest in guests:
            guest.send(messages.OverMessage(reason=reason))
            guest.connection.close_soon()
        for guest in guests:
            guest.connection.finish(until_s)
        with contextlib.suppress(*_BROKEN):
            mp.Client(self._address).close()  # wakes the thread that waits for guests
        self._thread.join(LINGER_S)
        with contextlib.suppress(OSError):
            self._listener.close()
        if Path(self._address).parent != self._owner.folder and sys.platform != "win32":
            with contextlib.suppress(OSError):
                os.rmdir(Path(self._address).parent)

    def shake_hands(self, connection: Any) -> None:
        """Both sides show that they know the key, without sending it."""
        key = bytes.fromhex(self._key)
        mp.deliver_challenge(connection, key)
        mp.answer_challenge(connection, key)

    def left(self, guest: Guest) -> None:
        """A guest is gone."""
        with self._guard:
            self._guests.pop(guest.number, None)

    def _accept(self) -> None:
        assert self._listener is not None
        while not self._closing:
            try:
                connection = self._listener.accept()
            except OSError:
                time.sleep(0.1)  # no file numbers left, perhaps: later there may be
                continue
            guest = self._new_guest()
            if guest is None:
                connection.close()
                continue
            thread = threading.Thread(target=guest.serve, args=(connection,), name=guest.source, daemon=True)
            thread.start()

    def _new_guest(self) -> Guest | None:
        with self._guard:
            number = next((n for n in range(1, GUESTS + 1) if n not in self._guests), 0)
            if self._closing or not number:
                return None
            self._guests[number] = Guest(self, number)
            return self._guests[number]


def _free_address(folder: Path) -> str:
    """An address that nothing stands at: in the folder, or where the path is too long, in a new one of its own."""
    if sys.platform == "win32":
        return rf"\\.\pipe\companion-{new_key()[:32]}"
    path = folder / SOCKET
    if len(os.fsencode(path)) > LONGEST_ADDRESS:
        path = Path(tempfile.mkdtemp(prefix="companion-")) / SOCKET
    with contextlib.suppress(FileNotFoundError):
        if stat.S_ISDIR(os.lstat(path).st_mode):
            raise FileExistsError(17, "a folder stands where the socket should", str(path))
        os.unlink(path)
    return str(path)
