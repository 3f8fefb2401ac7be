"""The voice process's commands, read from their lines, and its events; process.py and telling.py obey them."""

from __future__ import annotations

import json
import os
import threading
from abc import ABC, abstractmethod
from collections.abc import Callable
from dataclasses import dataclass, replace
from queue import SimpleQueue
from typing import Any

from companion.core.errors import FileError
from companion.core.places import directories
from companion.language.lexicon import OWN_FILE, Lexicon, shipped
from companion.speech.events import Style

PAUSE_LIMIT_MS = 200
"""Silence before a line counts as the line being mute; so it must stay well below that limit."""

_WRONG = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError)


@dataclass(frozen=True, slots=True)
class VoiceOptions:
    """How the voice process is started.

    engine: "espeak", "system" (the operating system's voices), "pyttsx3" (the same by that library, whatever else
    is there) or "reader" (the user's screen reader).
    output: "auto" (the device, else none), "null" (paced, unheard) or "none". device: its name, "" for the
    default. private: no other device stands in for it. lead_ms: silence before a line when nothing has been heard
    for a while. wav: file for all speech; append: go on with it. library: see espeak.Espeak. language: what will
    be spoken first.
    """

    engine: str = "espeak"
    output: str = "auto"
    device: str = ""
    private: bool = False
    lead_ms: int = 0
    wav: str = ""
    append: bool = False
    library: str = "auto"
    language: str = "en"


class EventWriter:
    """Event lines on their way out, written by a thread of their own: nobody who reports ever waits."""

    def __init__(self, fd: int) -> None:
        self._fd = fd
        self._queue: SimpleQueue[dict[str, Any] | None] = SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="events", daemon=True)
        self._thread.start()

    def report(self, event: dict[str, Any]) -> None:
        """Queue one event."""
        self._queue.put(event)

    def close(self) -> None:
        """Write what is queued; gives up after a second if nobody reads."""
        self._queue.put(None)
        self._thread.join(1)

    def _run(self) -> None:
        while (event := self._queue.get()) is not None:
            line = json.dumps(event, separators=(",", ":")).encode() + b"\n"
            try:
                while line:
                    line = line[os.write(self._fd, line) :]
            except OSError:
                os._exit(0)  # nobody listens any more


@dataclass(frozen=True, slots=True)
class Say:
    """One line to be spoken: its number, its words, how, after what silence and what short sound."""

    number: int
    text: str
    style: Style
    pause_ms: int
    earcon: str


class Worker(ABC):
    """Who speaks in the voice process, each word as the lexicon tells. options: what it was started with.

    phonemes: the engine takes them in the text.
    """

    phonemes = False

    def __init__(self, options: VoiceOptions, events: EventWriter) -> None:
        self.style = Style(language=options.language)
        self.events = events
        self._garbled = 0
        self._lexicon = Lexicon(directories().config / OWN_FILE, self._unread)
        threading.Thread(target=shipped, args=(options.language,), name="lexicon", daemon=True).start()

    def obey(self, line: bytes) -> bool:
        """Do what one line says; a line that says nothing is counted and told. False: quit."""
        try:
            command = json.loads(line)
            what = command["do"]
            if what == "say":
                order = said(command, self.style)
                text = self._lexicon.spoken(order.text, order.style.language, self.phonemes)
                self.say(replace(order, text=text))
            elif what == "stop":
                number = command.get("id")
                self.stop(None if number is None else int(number))
            elif what != "quit":
                raise ValueError(what)
        except _WRONG:
            self.garbled()
            return True
        return bool(what != "quit")

    def serve(self, read: Callable[[], None]) -> int:
        """Speak until read has read all commands. Gives the exit code."""
        read()
        return 0

    def _unread(self, error: FileError) -> None:
        """Tell that the owner's lexicon is not used."""
        self.events.report({"event": "trouble", "key": error.key, "facts": dict(error.facts)})

    def garbled(self) -> None:
        """Count and tell a line that is no command."""
        self._garbled += 1
        self.events.report({"event": "garbled", "count": self._garbled})

    @abstractmethod
    def say(self, order: Say) -> None:
        """Speak this after what is in hand."""

    @abstractmethod
    def stop(self, number: int | None) -> None:
        """Fall silent: with this line, or (None) with all in hand."""

    @abstractmethod
    def close(self) -> None:
        """Fall silent and end."""


def said(command: dict[str, Any], style: Style) -> Say:
    """The line that a command carries; what it leaves out of the style is as usual."""
    pause_ms = min(max(int(command.get("pause_ms", 0)), 0), PAUSE_LIMIT_MS)
    earcon = str(command.get("earcon", ""))
    return Say(int(command["id"]), str(command["text"]), styled(command, style), pause_ms, earcon)


def styled(given: dict[str, Any], style: Style) -> Style:
    """The style that is asked for, within its bounds; what is left out stays."""

    def number(name: str, low: int, high: int) -> int:
        value = given.get(name)
        return getattr(style, name) if value is None else min(max(int(value), low), high)

    return Style(
        language=str(given.get("language") or style.language),
        rate=number("rate", 80, 600),
        volume=number("volume", 0, 100),
        pitch=number("pitch", 0, 100),
        voice=str(given.get("voice", style.voice)),
        earcon_volume=number("earcon_volume", 0, 100),
    )
