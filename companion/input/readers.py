"""Which reader suits a stream."""

from __future__ import annotations

import importlib.util
import queue
from typing import TextIO

from companion.input.console import ConsoleReader
from companion.input.reading import KeyboardReader, KeySource, LineReader, Silence
from companion.input.terminal import TerminalReader


def reader_for(
    stream: TextIO,
    events: queue.Queue[object],
    silence: Silence,
    echo: bool = True,
    seat: int = 0,
) -> KeyboardReader:
    """The reader of a stream: by keys where it is a terminal, else by lines.

    echo: whether a terminal shows what is typed; off where a screen reader would say it beside our voice. Events
    and silence as in input.reading.
    """
    source = KeySource(events, silence, seat)
    if _is_terminal(stream):
        if _there("termios"):
            return TerminalReader(stream, source, echo=echo)
        if _there("msvcrt"):
            return ConsoleReader(source, echo=echo)
    return LineReader(stream, source)


def _is_terminal(stream: TextIO) -> bool:
    try:
        return stream.isatty() and stream.fileno() >= 0
    except (OSError, ValueError):
        return False


def _there(module: str) -> bool:
    try:
        return importlib.util.find_spec(module) is not None
    except ValueError:
        return False
