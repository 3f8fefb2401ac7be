"""One port, in a thread of its own: opened, greeted, read, written, closed, and tried again while it is wanted."""

from __future__ import annotations

import contextlib
import errno
import threading
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Protocol

import serial

from companion.device import protocol
from companion.device.link.budget import Budget, Flood
from companion.device.link.events import FLOOD, Bytes, Event, Lost, Opened, Pace, Refused

HELLO_ASKS: Final = 8
"""A port that answers none of so many questions, each given its time, is silent."""
HELLO_EVERY_MS: Final = 250
ASK_AGAIN_MS: Final = 8000
"""A named port that stayed silent is asked again after this time."""
CHUNK_BYTES: Final = 1024
"""So much is handed on at once: no more than can be judged while a key waits."""
DRAIN_BYTES: Final = 4096
DRAIN_EVERY_S: Final = 0.1
"""How a port that sends too much is emptied unread: slower than it sends, so that the system holds it up."""
HELD_BYTES: Final = 65536


class SerialPort(Protocol):
    """What is needed of an open pyserial port."""

    @property
    def in_waiting(self) -> int:
        """Bytes that can be read without waiting."""

    def read(self, size: int = 1, /) -> bytes:
        """Reads up to size bytes, waiting as long as the port's timeout."""

    def write(self, data: bytes, /) -> int | None:
        """Writes all bytes or raises."""

    def close(self) -> None:
        """Closes the port."""


def open_serial(name: str) -> SerialPort:
    """Opens a port by its name or URL, for us alone where the system can; raises what pyserial raises.

    pyserial raises DTR and RTS once on opening. A Pico sends only while DTR is raised, so neither is touched
    again.
    """
    # The read of a URL cannot always be woken in order to write, so it wakes more often by itself.
    timeout_s = 0.05 if "://" in name else 0.25
    return serial.serial_for_url(name, 115200, timeout=timeout_s, write_timeout=0.5, exclusive=True)


@dataclass(frozen=True, slots=True)
class LinkMeans:
    """What all ports of a link share. slots: one for each board that may be joined at once."""

    tell: Callable[[Event], None]
    open_port: Callable[[str], SerialPort]
    now_ms: Callable[[], int]
    pace: Pace
    slots: threading.BoundedSemaphore


class Handshake:
    """Whether a newly opened port is a board: it must say hello when asked eight times, two seconds as a rule.

    Pure: times are handed in. Asks by the command hello (number 0) at once and four times a second, since a board
    that has just got power may miss the first. Its time is counted in questions: while a busy computer stands
    still, no board can answer.
    """

    def __init__(self, at_ms: int) -> None:
        self._asked = 0
        self._ask_ms = at_ms
        self._cutter = protocol.LineCutter()

    def ask(self, at_ms: int) -> bytes:
        """The line to send now; empty while none is due, or none any more."""
        if at_ms < self._ask_ms or self._asked == HELLO_ASKS:
            return b""
        self._ask_ms = at_ms + HELLO_EVERY_MS
        self._asked += 1
        return protocol.encode(protocol.BoardCommand(number=0, command="hello", value=0))

    def feed(self, data: bytes) -> bool:
        """Whether these bytes complete a hello, of whatever version."""
        heard = [protocol.decode(line) for line in self._cutter.feed(data)]
        return any(isinstance(one, protocol.Hello | protocol.OtherMajor) for one in heard)

    def silent(self, at_ms: int) -> bool:
        """Whether the time for a hello is over."""
        return self._asked == HELLO_ASKS and at_ms >= self._ask_ms


_REASONS: Final = {
    **dict.fromkeys((errno.EBUSY, errno.EAGAIN, errno.EWOULDBLOCK), "busy"),
    **dict.fromkeys((errno.EACCES, errno.EPERM), "denied"),
    **dict.fromkeys((errno.ENOENT, errno.ENXIO, errno.ENODEV, errno.EIO), "gone"),
    **dict.fromkeys((errno.ECONNREFUSED, errno.ECONNRESET, errno.EPIPE), "gone"),
}
_WORDS: Final = (("PermissionError", "busy"), ("FileNotFoundError", "gone"), ("disconnected", "gone"))
"""How pyserial words errors without a number; Windows says PermissionError when another program holds the port."""


def reason_of(error: Exception) -> str:
    """The id of why a port failed: busy, denied, gone, stalled, name (no such kind of port) or failed."""
    if isinstance(error, serial.SerialTimeoutException):
        return "stalled"
    if isinstance(error, ValueError):
        return "name"
    for words, reason in _WORDS:
        if words in str(error):
            return reason
    number = getattr(error, "errno", None) or getattr(error.__context__, "errno", None)
    return _REASONS.get(number or 0, "failed")


class Port(threading.Thread):
    """One port. wanted: cleared when it is no longer listed; left: it is to be left alone until plugged anew."""

    def __init__(self, means: LinkMeans, port: str, guessed: bool) -> None:
        super().__init__(name=f"port {port}", daemon=True)
        self.port = port
        self.wanted = True
        self.left = False
        self._means = means
        self._guessed = guessed
        self._open = False
        self._end = threading.Event()
        self._serial_port: SerialPort | None = None
        self._outbox: deque[bytes] = deque()
        self._failing = ("", 0)
        self._told = ""
        self._late = False
        self._flood = Flood()

    def run(self) -> None:
        """Sessions on the port, with a growing wait between those that fail."""
        steps = self._means.pace.back_off_s
        failures = 0
        while not self._end.is_set():
            failures = 0 if self._session() else failures + 1
            if not self.wanted:
                break
            self._end.wait(steps[min(max(failures - 1, 0), len(steps) - 1)])

    def send(self, data: bytes) -> bool:
        """Hands bytes over to be written; false while no board is there."""
        if not self._open:
            return False
        self._outbox.append(data)
        self._wake()
        return True

    def end(self, left: bool = False) -> None:
        """Closes the port for good, soon."""
        self.left = self.left or left
        self._end.set()
        self._wake()

    def _wake(self) -> None:
        cancel = getattr(self._serial_port, "cancel_read", None)
        if cancel:
            with contextlib.suppress(Exception):  # the port was closed meanwhile
                cancel()

    def _session(self) -> bool:
        """Opens and uses the port until it is lost; whether a board was heard."""
        if not self._means.slots.acquire(blocking=False):
            self._refuse("full")
            return False
        try:
            return self._use()
        finally:
            self._means.slots.release()

    def _use(self) -> bool:
        try:
            serial_port = self._means.open_port(self.port)
        except Exception as error:
            # pyserial lets termios.error and others through: whatever it is, the port cannot be opened.
            self._refuse(reason_of(error), str(error))
            return False
        self._serial_port = serial_port
        try:
            self._talk(serial_port)
        except Exception as error:
            self._lose(reason_of(error), str(error))
        heard, self._open, self._serial_port = self._open, False, None
        with contextlib.suppress(Exception):  # an unplugged port cannot be closed in order
            serial_port.close()
        return heard

    def _talk(self, serial_port: SerialPort) -> None:
        """Handshakes, and what follows each, until the port ends or raises."""
        self._late = False
        while not self._end.is_set():
            self._outbox.clear()
            budget = Budget(self._means.now_ms())
            held = self._shake_hands(serial_port, budget)
            if held is not None:
                self._open, self._told, self._failing = True, "", ("", 0)
                self._means.tell(Opened(self.port))
                self._means.tell(Bytes(self.port, held))
                self._serve(serial_port, budget)
            if not self._end.is_set():
                self._drain(serial_port)

    def _serve(self, serial_port: SerialPort, budget: Budget) -> None:
        """Read and write until the port ends or raises, or more comes than it may send."""
        while not self._end.is_set():
            self._write(serial_port)
            data = _read(serial_port)
            if data and not budget.covers(data, self._means.now_ms()):
                return
            if data:
                self._means.tell(Bytes(self.port, data))
        self._write(serial_port)  # what was handed over before the end still goes out

    def _drain(self, serial_port: SerialPort) -> None:
        """Say that too much comes, and throw away what comes until it has become little."""
        if self._open:
            self._open = False
            self._means.tell(Lost(self.port, FLOOD))
        else:
            self._refuse(FLOOD)
        self._flood.begin(self._means.now_ms())
        data = b""
        while not (self._flood.over(data, self._means.now_ms()) or self._end.wait(DRAIN_EVERY_S)):
            data = serial_port.read(min(serial_port.in_waiting, DRAIN_BYTES)) if serial_port.in_waiting else b""

    def _write(self, serial_port: SerialPort) -> None:
        """Everything that waits to be written."""
        while self._outbox:
            self._put(serial_port, self._outbox.popleft())

    def _put(self, serial_port: SerialPort, line: bytes) -> None:
        """Write a line; raises what pyserial raises, but for time that is over only at the second line in a row.

        On a busy computer pyserial's time may be over although the port took every byte, and it tells neither of
        them from the other. A port that did not take them will not take the next line either.
        """
        try:
            serial_port.write(line)
        except serial.SerialTimeoutException:
            if self._late:
                raise
            self._late = True
        else:
            self._late = False

    def _shake_hands(self, serial_port: SerialPort, budget: Budget) -> bytes | None:
        """All bytes up to and with a board's hello; None when the port is to be closed, or sends too much."""
        held = bytearray()
        shake = Handshake(self._means.now_ms())
        while not self._end.is_set():
            asking = shake.ask(self._means.now_ms())
            if asking:
                self._put(serial_port, asking)
            data = _read(serial_port)
            if not budget.covers(data, self._means.now_ms()):
                return None
            held += data
            del held[:-HELD_BYTES]
            if shake.feed(data):
                return bytes(held)
            if shake.silent(self._means.now_ms()):
                self._refuse("silent")
                if self._guessed:
                    self.end(left=True)
                shake = Handshake(self._means.now_ms() + ASK_AGAIN_MS)
        return None

    def _lose(self, reason: str, words: str) -> None:
        if self._open:
            self._told = "gone"
            self._means.tell(Lost(self.port, reason if reason in {"gone", "stalled"} else "failed"))
        else:
            self._refuse("silent" if reason == "stalled" else reason, words)

    def _refuse(self, reason: str, words: str = "") -> None:
        """Tells why the port cannot be used: once, and a hindrance that passes by itself not at all."""
        tries = self._failing[1] + 1 if self._failing[0] == reason else 1
        self._failing = (reason, tries)
        if self._told == reason or (tries < self._means.pace.tries and reason not in {"silent", FLOOD, "name"}):
            return
        self._told = reason
        more: dict[str, dict[str, int | str]] = {"full": {"count": protocol.BOARDS}, "failed": {"reason": words}}
        self._means.tell(Refused(self.port, f"port-{reason}", {"port": self.port, **more.get(reason, {})}))


def _read(serial_port: SerialPort) -> bytes:
    """What is there, or the first that comes within the port's timeout."""
    data = bytearray(serial_port.read(max(1, min(serial_port.in_waiting, CHUNK_BYTES))))
    # An error after the first bytes comes again with the next read; what was read must not be lost by it.
    with contextlib.suppress(OSError):
        while data and len(data) < CHUNK_BYTES and serial_port.in_waiting:
            data += serial_port.read(min(serial_port.in_waiting, CHUNK_BYTES - len(data)))
    return bytes(data)
