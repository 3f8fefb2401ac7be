"""The voice process: commands as JSON lines on stdin, events as JSON lines on stdout, sound to one open stream.

Commands: {"do":"say","id":1,"text":"...","language":"cs","rate":175,"volume":100,"pitch":50,"pause_ms":0} (all
but id and text may be left out: as configured), {"do":"stop"} or {"do":"stop","id":1}, {"do":"quit"},
{"do":"configure","language":...,"rate":...}. Events: ready{output,backend,rate,engine,reason},
started{id,at_ns}, made{id,audio_ms}, ended{id,audio_ms}, cut{id,at_ns}, failed{id,key,facts},
trouble{key,facts}, garbled{count}, broken{key,facts}.
Times are time.monotonic_ns(). The end of stdin is a quit.

Threads: this one reads; one makes samples; the device's own plays them; one writes events; one keeps the tape.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from functools import partial
from queue import SimpleQueue
from typing import Any

from companion.errors import VoiceError
from companion.speech.espeak import Espeak
from companion.speech.stream import Device, Line, Paced, Stream, Unpaced, open_device
from companion.speech.tape import FileTape

LINE_LIMIT = 65536
"""Bytes of one command; what is longer is not ours."""

PAUSE_LIMIT_MS = 200
"""Silence before a line counts as the line being mute; so it must stay well below that limit."""

_DEFAULTS: dict[str, str | int] = {"language": "en", "rate": 175, "volume": 100, "pitch": 50}


class Events:
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


class Speaker:
    """The voice process without its pipes: engine, stream and the order of lines.

    options: output "auto" (a device, else none), "null" (paced, unheard) or "none"; library as in Espeak; wav,
    append, record as in FileTape; language: what will be spoken first.
    """

    def __init__(self, options: dict[str, Any], events: Events) -> None:
        self._events = events
        self._style = dict(_DEFAULTS)
        self._configure(options)
        self._garbled = 0
        self._engine = Espeak(options.get("library", "auto"))
        self._engine.warm(str(self._style["language"]))
        rate = self._engine.rate
        tape = FileTape(
            rate,
            events.report,
            options.get("wav", ""),
            options.get("append", False),
            options.get("record", ""),
        )
        self._tape = tape if tape.running else None
        self._device: Device | None = None
        self._stream, ready = self._open(options.get("output", "auto"), rate)
        self._lines: SimpleQueue[tuple[Line, str, dict[str, Any]]] = SimpleQueue()
        threading.Thread(target=self._make, name="make", daemon=True).start()
        engine = f"espeak-ng {self._engine.version} {self._engine.source}"
        events.report({"event": "ready", "rate": rate, "engine": engine, **ready})

    def _open(self, output: str, rate: int) -> tuple[Stream, dict[str, str]]:
        reason = ""
        if output != "none":
            stream = Paced(rate, self._events.report, self._tape)
            device = open_device(stream, rate, null=output == "null")
            if not isinstance(device, str):
                self._device = device
                kind = "null" if output == "null" else "device"
                return stream, {"output": kind, "backend": device.backend, "reason": ""}
            reason = device
        return Unpaced(rate, self._events.report, self._tape), {
            "output": "none",
            "backend": "",
            "reason": reason,
        }

    def obey(self, line: bytes) -> bool:
        """Do what one line says; a line that says nothing is counted and told. False: quit."""
        try:
            command = json.loads(line)
            what = command["do"]
            if what == "say":
                self._say(int(command["id"]), str(command["text"]), command)
            elif what == "stop":
                number = command.get("id")
                self._stream.cut(None if number is None else int(number))
            elif what == "configure":
                self._configure(command)
            elif what != "quit":
                raise ValueError(what)
        except (ValueError, KeyError, TypeError, AttributeError, OverflowError, RecursionError):
            self.garbled()
            return True
        return bool(what != "quit")

    def garbled(self) -> None:
        """Count and tell a line that is no command."""
        self._garbled += 1
        self._events.report({"event": "garbled", "count": self._garbled})

    def close(self) -> None:
        """Fall silent, close the device and the tape."""
        self._stream.cut(None)
        if self._device is not None:
            self._device.close()
        if self._tape is not None:
            self._tape.close()

    def _configure(self, given: dict[str, Any]) -> None:
        for name, default in _DEFAULTS.items():
            value = given.get(name)
            if value is not None:
                self._style[name] = type(default)(value)

    def _say(self, number: int, text: str, command: dict[str, Any]) -> None:
        style = {name: type(default)(command.get(name, self._style[name])) for name, default in _DEFAULTS.items()}
        pause_ms = min(max(int(command.get("pause_ms", 0)), 0), PAUSE_LIMIT_MS)
        self._lines.put((self._stream.open(number, pause_ms), text, style))

    def _make(self) -> None:
        while True:
            line, text, style = self._lines.get()
            if line.cut:
                continue
            try:
                if self._stream.paced or self._tape is not None:
                    self._engine.speak(text, sink=partial(self._stream.feed, line), **style)
                self._stream.finish(line)
            except VoiceError as error:
                if self._stream.drop(line):
                    facts = dict(error.facts)
                    self._events.report({"event": "failed", "id": line.number, "key": error.key, "facts": facts})


def run(options: dict[str, Any], stdin: int, stdout: int) -> int:
    """Speak until stdin ends or says quit; returns the exit code: 0, or 3 when there is no engine."""
    events = Events(stdout)
    try:
        speaker = Speaker(options, events)
    except VoiceError as error:
        events.report({"event": "broken", "key": error.key, "facts": dict(error.facts)})
        events.close()
        return 3
    _read(speaker, stdin)
    speaker.close()
    events.close()
    return 0


def _read(speaker: Speaker, stdin: int) -> None:
    """Cut the bytes of stdin into lines, until its end or a quit."""
    rest = b""
    skipping = False
    while data := os.read(stdin, LINE_LIMIT):
        *lines, rest = (rest + data).split(b"\n")
        for line in lines:
            if skipping:
                skipping = False
            elif line.strip() and not speaker.obey(line):
                return
        if len(rest) > LINE_LIMIT:
            if not skipping:
                speaker.garbled()
            rest, skipping = b"", True


def _die(fault: threading.ExceptHookArgs) -> None:
    """A process without one of its threads is mute: end at once, so that it is seen and started again."""
    sys.excepthook(fault.exc_type, fault.exc_value or fault.exc_type(), fault.exc_traceback)
    os._exit(4)


def main() -> None:
    """The process: options as one JSON object, the last argument."""
    sys.setswitchinterval(0.0005)  # the device's thread must not wait 5 ms for the thread that makes samples
    threading.excepthook = _die
    stdout = os.dup(1)
    os.dup2(2, 1)  # what a sound library prints is no event
    code = run(json.loads(sys.argv[-1]), 0, stdout)
    os._exit(code)  # a device's native thread may still be inside us; an orderly teardown could wait for it


if __name__ == "__main__":
    main()
