"""The page's connections to the running companion: what a seat may see comes in, what is typed there goes out.

Each connection has a thread that listens; what it hears is handed to the event loop.
"""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import TYPE_CHECKING

from companion.daemon.ipc import LocalError, messages
from companion.daemon.ipc.client import Client, Disconnected
from companion.play.changes import StateSnapshot

if TYPE_CHECKING:
    from companion.config import Directories

AGAIN_S = 1.0
"""So often a companion that is not there is looked for."""

Heard = Callable[[object], None]
"""Takes a StateMessage, a TableState, a HeardMessage, or Gone; called in the thread of a connection."""


class Gone:
    """The companion is not there; lines that are typed now reach nobody."""


class SeatLink:
    """One seat's connection, from start to close; it is made anew when the companion comes back.

    seat: 0 follows what all may see, and types nothing. heard: told what comes.
    """

    def __init__(self, places: Directories, seat: int, heard: Heard) -> None:
        self._places, self._seat, self._heard = places, seat, heard
        self._client: Client | None = None
        self._closing = threading.Event()
        self._thread = threading.Thread(target=self._run, name=f"page seat {seat}", daemon=True)
        self._seen: StateSnapshot | None = None

    def start(self) -> None:
        """Begin to follow."""
        self._thread.start()

    def type(self, text: str) -> bool:
        """A line of this seat; false where nobody hears it."""
        return self._send(messages.LineMessage(text=messages.plain(text)))

    def act(self, text: str) -> bool:
        """An act of this seat in notation; false where nobody hears it."""
        return self._send(messages.ActMessage(text=messages.plain(text)))

    def _send(self, message: messages.Ask) -> bool:
        client = self._client
        return client is not None and client.send(message)

    def silence(self) -> None:
        """A key was pressed: what is said to this seat stops."""
        if (client := self._client) is not None:
            client.send(messages.SilenceMessage())

    def close(self) -> None:
        """Follow no more."""
        self._closing.set()
        if (client := self._client) is not None:
            client.close()

    # ---- its thread ------------------------------------------------------------------------------------------

    def _run(self) -> None:
        while not self._closing.is_set():
            try:
                client = Client.connect(self._places)
            except LocalError:
                self._closing.wait(AGAIN_S)
                continue
            self._follow(client)
            self._client = None
            client.close()
            if not self._closing.is_set():
                self._heard(Gone())

    def _follow(self, client: Client) -> None:
        events: queue.Queue[object] = queue.Queue()
        client.listen(events)
        client.send(messages.StatusMessage())
        if self._seat:
            client.send(messages.AttachMessage(seat=self._seat, prints=False, ear=True))
        client.send(messages.SubscribeMessage(seat=self._seat, lines=True))
        self._client = client
        while not self._closing.is_set():
            told = events.get()
            if isinstance(told, Disconnected | messages.OverMessage | messages.RefusalMessage):
                return
            self._hear(told)

    def _hear(self, told: object) -> None:
        match told:
            case messages.SnapshotMessage():
                self._seen = StateSnapshot(told.number, told.state)
                self._heard(told.state)
            case messages.ChangeMessage() if self._seen is not None:
                self._seen = self._seen.after(told.number, told.patch)
                self._heard(self._seen.state)
            case messages.HeardMessage() | messages.StateMessage():
                self._heard(told)
