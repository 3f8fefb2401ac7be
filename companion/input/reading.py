"""What readers of keyboards and keypads hand over, and the reader of lines from pipes and files."""

from __future__ import annotations

import contextlib
import io
import queue
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import ClassVar, Protocol, TextIO

from companion.core.model import Fact

LONGEST_LINE = 4096

Silence = Callable[[int], None]
"""Stops the voice for a seat at once; called from a reader's thread with every key, before it is handed over."""


@dataclass(frozen=True, slots=True)
class Typed:
    """One line that was ended with Enter; None when its keyboard is gone for good.

    source: which keyboard. seat: number of the player whose it is, 0 for the table's.
    """

    line: str | None
    source: str = "keyboard"
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Key:
    """One key was pressed: a character, "\\n" for Enter, "\\b" for Backspace, "\\x1b" for Escape."""

    char: str
    source: str = "keyboard"
    seat: int = 0


@dataclass(frozen=True, slots=True)
class Noticed:
    """Something about a keyboard that its player should hear: a message key and its facts."""

    key: str
    source: str = "keyboard"
    seat: int = 0
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class KeySource:
    """One keyboard: where its events go, whom its keys silence, whose it is (0: the table's), and its name."""

    events: queue.Queue[object]
    silence: Silence
    seat: int = 0
    name: str = "keyboard"

    def put_line(self, line: str | None) -> None:
        """Hand over a line; None: nothing more will come."""
        self.events.put(Typed(line, self.name, self.seat))

    def put_key(self, char: str) -> None:
        """Hand over a key."""
        self.events.put(Key(char, self.name, self.seat))

    def put_notice(self, key: str, facts: Mapping[str, Fact]) -> None:
        """Hand over what its player should hear."""
        self.events.put(Noticed(key, self.name, self.seat, facts))


class KeyboardReader(Protocol):
    """Reads one keyboard in a thread of its own. echo: show what is typed, where it can be shown."""

    echo: bool

    def start(self) -> None:
        """Begin to read; from the main thread."""

    def close(self) -> None:
        """Stop reading and leave the keyboard as it was found; may be called twice."""

    def new_line(self) -> None:
        """Something is to be printed: it begins on a line of its own. May be called from any thread."""


class LineReader(threading.Thread):
    """Reads whole lines from a stream until it ends: pipes, files, terminals that cannot be read by keys.

    A thread that waits for a line cannot be woken: the next reader of a stream takes over the thread of the one
    before it, and the line that it was waiting for.
    """

    _threads: ClassVar[dict[int, LineReader]] = {}

    def __init__(self, stream: TextIO, source: KeySource) -> None:
        super().__init__(name="keys", daemon=True)
        self.echo = False
        self._stream = stream
        self._source = source
        self._closed = False
        self._heir: LineReader | None = None
        self._kept: list[str | None] = []
        self._guard = threading.Lock()

    def start(self) -> None:
        """Begin to read, or go on where an earlier reader of this stream was closed."""
        earlier = self._threads.get(id(self._stream))
        if earlier is None or earlier._stream is not self._stream or earlier is self:
            self._threads[id(self._stream)] = self
            super().start()
            return
        with earlier._guard:
            earlier._heir = self
            kept, earlier._kept = earlier._kept, []
        for line in kept:
            self._hand_over(line)

    def run(self) -> None:
        """Hand over each line; the end of the stream is handed over too."""
        with contextlib.suppress(AttributeError, io.UnsupportedOperation, OSError, ValueError):
            self._stream.reconfigure(errors="replace")  # type: ignore[attr-defined]
        for line in iter(self._line, None):
            self._pass_on(line)
        self._pass_on(None)

    def close(self) -> None:
        """Hand over nothing more; what comes is kept for the next reader of the stream."""
        self._closed = True

    def _pass_on(self, line: str | None) -> None:
        """Give a line to who reads now; the end of the stream is for each who comes."""
        with self._guard:
            reader = self._heir or self
            if reader._closed or line is None:
                self._kept.append(line)
            if reader._closed:
                return
        reader._hand_over(line)

    def _hand_over(self, line: str | None) -> None:
        if line is not None:
            self._source.silence(self._source.seat)
        self._source.put_line(line)

    def new_line(self) -> None:
        """Nothing typed stands where we print."""

    def _line(self) -> str | None:
        """The next line, its overlong rest dropped; None at the end."""
        try:
            line = piece = self._stream.readline(LONGEST_LINE)
            while piece and not piece.endswith("\n"):
                piece = self._stream.readline(LONGEST_LINE)
        except UnicodeDecodeError:
            return ""
        except (OSError, ValueError):
            return None
        return line or None
