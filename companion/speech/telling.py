"""The voice process for engines that speak by themselves: the system's voices and the user's screen reader.

Commands and events are those of process.Speaker, without samples: "started" is told when the engine begins, "made"
right after it with the longest time that the line may take, "ended" with the time it took, 0 where there was
nothing to say. There are no short sounds and no files. What cannot speak any more tells broken{key,facts} and
ends.

An engine that cannot be interrupted is silenced by the end of its process, players included: it tells again{} and
the cut lines, and ends; the daemon starts it anew, which counts as no fault.

Threads: the first one speaks (some systems allow no other); one reads commands; one a line watches the time.
"""

from __future__ import annotations

import contextlib
import os
import signal
import sys
import threading
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Protocol

from companion.core.errors import VoiceError
from companion.speech.espeak import clean
from companion.speech.events import Style
from companion.speech.orders import EventWriter, Say, VoiceOptions, Worker
from companion.speech.transcript import length_ms

SLACK_MS = 2500
"""A line that takes this much longer than twice the usual time hangs; waking a sound device takes less."""

_FLUSH_S = 0.01  # what is still unwritten then is told by the end of the process itself
_MARKUP = str.maketrans("<>[]", "    ")  # some engines take these for commands inside the text


class Engine(Protocol):
    """What speaks.

    name: for people. stops: it obeys `cut` by itself; else only the end of its process silences it. hung: the
    message when it does not come to the end of a line.
    """

    name: str
    stops: bool
    hung: str

    def speak(self, text: str, style: Style, begun: Callable[[], None], cut: threading.Event) -> None:
        """Speak one line and return at its end; begun is called when it can be heard. VoiceError: it is broken."""

    def leave(self) -> None:
        """The process is about to end; whatever lies outside of it is removed."""


@dataclass(slots=True, eq=False)
class _Line:
    order: Say
    cut: threading.Event = field(default_factory=threading.Event)
    sounding: bool = False
    begun: float = 0.0  # monotonic seconds; 0: not yet


class Teller(Worker):
    """The voice process without its pipes, for the engine of options.engine: "system", "pyttsx3" or "reader".

    options: language: what will be spoken first. Raises VoiceError when the engine cannot speak here.
    """

    def __init__(self, options: VoiceOptions, events: EventWriter) -> None:
        super().__init__(options, events)
        if hasattr(os, "setpgid") and os.getpgrp() != os.getpid():
            os.setpgid(0, 0)  # players belong to this group, and nothing else does
        self._engine = _engine(options.engine, options.language)
        self._lines: deque[_Line] = deque()
        self._wake = threading.Condition(threading.Lock())
        self._closed = False
        self._free = 0.0  # when the last line ended, in monotonic seconds
        ready = {"event": "ready", "rate": 0, "output": "device", "backend": "", "reason": ""}
        events.report({**ready, "engine": self._engine.name})

    # ---- commands, on the thread that reads ------------------------------------------------------------------

    def close(self) -> None:
        """Fall silent and let serve() return; where an engine is not to be stopped, the process ends here."""
        with self._wake:
            if self._closed:
                return
            self._closed = True
            for line in self._lines:
                line.cut.set()
            kill = any(line.sounding for line in self._lines) and not self._engine.stops
            self._wake.notify_all()
        if kill:
            self._end()

    def say(self, order: Say) -> None:
        """See Worker; these engines play no short sounds."""
        with self._wake:
            self._lines.append(_Line(order))
            self._wake.notify_all()

    def stop(self, number: int | None) -> None:
        """See Worker."""
        with self._wake:
            gone = [line for line in self._lines if number is None or line.order.number == number]
            kill = any(line.sounding for line in gone) and not self._engine.stops
            if kill:
                self._closed = True
                self.events.report({"event": "again"})
            now = time.monotonic_ns()
            for line in gone:
                line.cut.set()
                self._lines.remove(line)
                self.events.report({"event": "cut", "id": line.order.number, "at_ns": now})
            self._wake.notify_all()
        if kill:
            self._end()

    # ---- speaking, on the first thread -----------------------------------------------------------------------

    def serve(self, read: Callable[[], None]) -> int:
        """Speak line after line until read, on a thread of its own, has read all commands. Gives the exit code.

        That is 0, or 3 when the engine is broken.
        """
        threading.Thread(target=self._attend, args=(read,), name="read", daemon=True).start()
        while (line := self._next()) is not None:
            try:
                self._tell(line)
            except VoiceError as error:
                self._break(error.key, dict(error.facts))
                return 3
        self._engine.leave()
        return 0

    def _attend(self, read: Callable[[], None]) -> None:
        read()
        self.close()

    def _next(self) -> _Line | None:
        """The next line, when its pause is over; None: closed."""
        with self._wake:
            while not self._closed:
                if not self._lines:
                    self._wake.wait()
                    continue
                line = self._lines[0]
                left = self._free + line.order.pause_ms / 1000 - time.monotonic()
                if left <= 0:
                    line.sounding = True
                    return line
                self._wake.wait(left)
            return None

    def _tell(self, line: _Line) -> None:
        style, text = line.order.style, clean(line.order.text).translate(_MARKUP)
        is_said = any(letter.isalnum() for letter in text)
        if is_said:  # engines hang or fail when there is nothing to say
            watch = threading.Timer(_longest_ms(text, style) / 1000, self._hung, (line,))
            watch.daemon = True
            watch.start()
            try:
                self._engine.speak(text, style, partial(self._begun, line), line.cut)
            finally:
                watch.cancel()
        self._begun(line)
        with self._wake:
            self._free = time.monotonic()
            if not line.cut.is_set():
                self._lines.remove(line)
                took_ms = round(1000 * (self._free - line.begun)) if is_said else 0
                self.events.report({"event": "ended", "id": line.order.number, "audio_ms": took_ms})

    def _begun(self, line: _Line) -> None:
        """May be called from any thread, and more than once."""
        with self._wake:
            if line.begun or line.cut.is_set():
                return
            line.begun = time.monotonic()
            self.events.report({"event": "started", "id": line.order.number, "at_ns": time.monotonic_ns()})
            longest_ms = _longest_ms(line.order.text, line.order.style)
            self.events.report({"event": "made", "id": line.order.number, "audio_ms": longest_ms})

    # ---- when it cannot go on --------------------------------------------------------------------------------

    def _hung(self, line: _Line) -> None:
        """Called when a line has taken too long."""
        if not line.cut.is_set() and line.sounding:
            self._break(self._engine.hung, {})

    def _break(self, key: str, facts: dict[str, Any]) -> None:
        with self._wake:
            if self._closed:
                return
            self._closed = True
        self.events.report({"event": "broken", "key": key, "facts": facts})
        self._end()

    def _end(self) -> None:
        """End this process with all that it has started, at once."""
        writer = threading.Thread(target=self.events.close, daemon=True)
        writer.start()
        writer.join(_FLUSH_S)
        self._engine.leave()
        if hasattr(os, "killpg"):
            os.killpg(os.getpgrp(), signal.SIGKILL)
        os.kill(os.getpid(), signal.SIGTERM)  # Windows ends it at once


def _longest_ms(text: str, style: Style) -> int:
    return 2 * length_ms(text, style) + SLACK_MS


def _engine(name: str, language: str) -> Engine:
    """The engine, able to speak. Raises VoiceError."""
    if name in ("system", "pyttsx3"):
        if name == "system" and sys.platform == "win32":
            from companion.speech.silenced import SilencedVoice  # noqa: PLC0415 - as below

            with contextlib.suppress(VoiceError):  # without it, or its voices, pyttsx3 says what is missing
                return SilencedVoice(language)
        from companion.speech.pyttsx import SystemVoice  # noqa: PLC0415 - each takes a library that few need

        return SystemVoice(language)
    if name == "reader":
        from companion.speech.reader import ScreenReader  # noqa: PLC0415 - as above

        return ScreenReader(language)
    raise VoiceError("voice-system-none", reason=name)
