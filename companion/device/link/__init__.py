"""Serial ports to bytes and back: finds boards, opens their ports, notices loss, connects again.

The only importer of pyserial. A port is opened only if its USB identity is ours, if it lies in the directory
that the settings name, or if a person named it: opening resets other people's printers and microcontrollers.
What happens is told as events into a queue handed in; what the bytes mean is said by companion.device.protocol.

Threads: one that looks for ports, and one a port, which alone opens, reads, writes and closes it.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable

from companion.device import protocol
from companion.device.link.events import (
    FLOOD,
    Bytes,
    Event,
    Events,
    Lost,
    Opened,
    Pace,
    Ports,
    Refused,
    UsbIdentity,
)
from companion.device.link.finding import ListPorts, PortInfo, UsbListing, is_ours, plug, wanted
from companion.device.link.port import Handshake, LinkMeans, Port, SerialPort, open_serial

__all__ = [
    "FLOOD",
    "Bytes",
    "Event",
    "Events",
    "Handshake",
    "Link",
    "Lost",
    "Opened",
    "Pace",
    "PortInfo",
    "Ports",
    "Refused",
    "SerialPort",
    "UsbIdentity",
    "UsbListing",
    "is_ours",
    "open_serial",
]


RENAMED_S = 0.05
"""How soon is looked again for a port whose old name has to be left first."""


class Link:
    """All serial ports of one daemon; what happens to them comes as events.

    open_port, list_usb, clock_s: pyserial and time.monotonic, or what stands for them in a test.
    """

    def __init__(
        self,
        events: Events,
        ports: Ports,
        *,
        pace: Pace | None = None,
        open_port: Callable[[str], SerialPort] = open_serial,
        list_usb: ListPorts | None = None,
        clock_s: Callable[[], float] = time.monotonic,
    ) -> None:
        self._pace = pace or Pace()
        slots = threading.BoundedSemaphore(protocol.BOARDS)
        self._means = LinkMeans(events.put, open_port, lambda: int(clock_s() * 1000), self._pace, slots)
        self._ports = ports
        self._list_usb = list_usb or UsbListing()
        self._threads: dict[str, Port] = {}
        self._left: dict[str, tuple[int, ...]] = {}
        self._end = threading.Event()
        self._watcher = threading.Thread(target=self._watch, name="ports", daemon=True)

    def start(self) -> None:
        """Begins to look for boards."""
        self._watcher.start()

    def send(self, port: str, data: bytes) -> bool:
        """Sends bytes to the board on a port; false if none is there now."""
        return any(one.send(data) for one in self._named(port))

    def leave(self, port: str) -> None:
        """Closes a port and leaves it alone until it is plugged in anew: its board cannot be worked with."""
        for one in self._named(port):
            one.end(left=True)

    def close(self) -> None:
        """Stops looking and closes every port; returns when that is done, at the latest after two seconds."""
        until_s = time.monotonic() + 2
        self._end.set()
        _join(self._watcher, until_s)
        ports = list(self._threads.values())
        for one in ports:
            one.end()
        for one in ports:
            _join(one, until_s)

    def _named(self, port: str) -> list[Port]:
        return [one for one in list(self._threads.values()) if one.port == port]

    def _watch(self) -> None:
        while not self._end.is_set():
            self._end.wait(min(RENAMED_S, self._pace.look_s) if self._look() else self._pace.look_s)

    def _look(self) -> bool:
        """Looks once for ports that have come or gone; whether one has come back under another name.

        Then the thread of the old name has to end before the new one can be opened.
        """
        found = wanted(self._ports, self._list_usb)
        renamed = False
        for identity, port in list(self._threads.items()):
            port.wanted = found.get(identity, ("", False))[0] == port.port
            if identity in found and not port.wanted and port.is_alive():
                port.end()
                renamed = True
            if not port.is_alive():
                if port.left:
                    self._left[identity] = plug(identity)
                del self._threads[identity]
        for identity in self._left.keys() - found.keys():
            del self._left[identity]
        for identity, (name, guessed) in found.items():
            if identity in self._threads or self._left.get(identity) == plug(identity):
                continue
            self._threads[identity] = Port(self._means, name, guessed)
            self._threads[identity].start()
        return renamed


def _join(thread: threading.Thread, until_s: float) -> None:
    if thread.is_alive():
        thread.join(max(0.0, until_s - time.monotonic()))
