"""What readers of keyboards and keypads hand over, and the reader of lines from pipes and files."""

from __future__ import annotations

import contextlib
import io
import queue
import threading
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol, TextIO

from companion.model import Fact

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


class Reader(Protocol):
    """Reads one keyboard in a thread of its own."""

    def start(self) -> None:
        """Begin to read; from the main thread."""

    def close(self) -> None:
        """Stop reading and leave the keyboard as it was found; may be called twice."""

    def new_line(self) -> None:
        """Something is to be printed: it begins on a line of its own. May be called from any thread."""


class LineReader(threading.Thread):
    """Reads whole lines from a stream until it ends: pipes, files, terminals that cannot be read by keys."""

    def __init__(
        self,
        stream: TextIO,
        events: queue.Queue[object],
        silence: Silence,
        seat: int = 0,
        source: str = "keyboard",
    ) -> None:
        super().__init__(name="keys", daemon=True)
        self._stream = stream
        self._events = events
        self._silence = silence
        self._seat = seat
        self._source = source
        self._closed = False

    def run(self) -> None:
        """Hand over each line; the end of the stream is handed over too."""
        with contextlib.suppress(AttributeError, io.UnsupportedOperation, OSError, ValueError):
            self._stream.reconfigure(errors="replace")  # type: ignore[attr-defined]
        for line in iter(self._line, None):
            if self._closed:
                return
            self._silence(self._seat)
            self._events.put(Typed(line, self._source, self._seat))
        self._events.put(Typed(None, self._source, self._seat))

    def close(self) -> None:
        """Hand over nothing more; a thread that waits for a line cannot be woken, and ends with the program."""
        self._closed = True

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
