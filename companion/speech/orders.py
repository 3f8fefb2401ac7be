"""The commands of the voice process, read from their lines; process.py and telling.py obey them."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, Protocol

from companion.speech.events import Style

PAUSE_LIMIT_MS = 200
"""Silence before a line counts as the line being mute; so it must stay well below that limit."""

_WRONG = (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError)


class Out(Protocol):
    """Where events go."""

    def report(self, event: dict[str, Any]) -> None:
        """Take one event over without waiting."""

    def close(self) -> None:
        """Write what waits."""


@dataclass(frozen=True, slots=True)
class Say:
    """One line to be spoken: its number, its words, how, after what silence and what short sound."""

    number: int
    text: str
    style: Style
    pause_ms: int
    earcon: str


class Worker(ABC):
    """Who speaks in the voice process. options: what it was started with, the style of lines among them."""

    def __init__(self, options: dict[str, Any], events: Out) -> None:
        self.style = styled(options, Style())
        self.events = events
        self._garbled = 0

    def obey(self, line: bytes) -> bool:
        """Do what one line says; a line that says nothing is counted and told. False: quit."""
        try:
            command = json.loads(line)
            what = command["do"]
            if what == "say":
                self.say(said(command, self.style))
            elif what == "stop":
                number = command.get("id")
                self.stop(None if number is None else int(number))
            elif what == "configure":
                self.style = styled(command, self.style)
            elif what != "quit":
                raise ValueError(what)
        except _WRONG:
            self.garbled()
            return True
        return bool(what != "quit")

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
    """The line that a command carries; what it leaves out of the style is as configured."""
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
