"""The voice process: commands as JSON lines on stdin, events as JSON lines on stdout, sound to one open stream.

Commands: {"do":"say","id":1,"text":"...","language":"cs","rate":175,"volume":100,"pitch":50,"pause_ms":0,
"earcon":"placed","earcon_volume":60} (all but id and text may be left out: as usual, and without earcon),
{"do":"stop"} or {"do":"stop","id":1}, {"do":"quit"}.
Events: ready{output,backend,rate,engine,reason}, output{output,backend,reason} (sound has gone or is back),
waits{id,ms} (the sound of this line comes so much later), started{id,at_ns} (with "again" true after such a wait,
unless it is the first), made{id,audio_ms}, ended{id,audio_ms}, cut{id,at_ns}, failed{id,key,facts},
trouble{key,facts}, garbled{count}, broken{key,facts}.
Times are time.monotonic_ns(). The end of stdin is a quit. options.engine chooses Speaker ("espeak") or
telling.Teller ("system", "reader").

Threads: this one reads; one makes samples; the device's own plays them; one watches the device, and short-lived
ones open and close devices; one writes events; one keeps the tape.
"""

from __future__ import annotations

import json
import os
import sys
import threading
from functools import partial
from queue import SimpleQueue

from companion.core.errors import VoiceError
from companion.speech import earcons
from companion.speech.espeak import Espeak
from companion.speech.events import Style
from companion.speech.orders import EventWriter, Say, VoiceOptions, Worker
from companion.speech.outlet import Outlet
from companion.speech.sounds import sound_system
from companion.speech.stream import SampleLine, SampleStream
from companion.speech.tape import FileTape
from companion.speech.telling import Teller

LINE_LIMIT = 65536
"""Bytes of one command; what is longer is not ours."""


class Speaker(Worker):
    """The voice process without its pipes: engine, stream and the order of lines.

    options: output "auto" (a device, else none), "null" (paced, unheard) or "none"; device, its name; lead_ms as
    in SampleStream; library as in Espeak; wav, append as in FileTape; language: what will be spoken first.
    """

    phonemes = True

    def __init__(self, options: VoiceOptions, events: EventWriter) -> None:
        super().__init__(options, events)
        self._engine = Espeak(options.library)
        self._engine.warm(self.style.language)
        rate = self._engine.rate
        self._tape = self._taped(options, rate)
        self._stream = SampleStream(rate, events.report, self._tape, options.lead_ms)
        self._outlet: Outlet | None = None
        ready = self._open(options, rate)
        self._unheard = self._outlet is None and self._tape is None
        self._lines: SimpleQueue[tuple[SampleLine, str, Style]] = SimpleQueue()
        threading.Thread(target=self._make, name="make", daemon=True).start()
        threading.Thread(target=earcons.warm, args=(rate,), name="earcons", daemon=True).start()
        engine = f"espeak-ng {self._engine.version} {self._engine.source}"
        events.report({"event": "ready", "rate": rate, "engine": engine, **ready})

    def _taped(self, options: VoiceOptions, rate: int) -> FileTape | None:
        """The file for all speech, if one is wanted; one that cannot be opened is told."""
        try:
            return FileTape(rate, self.events.report, options.wav, options.append) if options.wav else None
        except VoiceError as error:
            self.events.report({"event": "trouble", "key": error.key, "facts": dict(error.facts)})
            return None

    def _open(self, options: VoiceOptions, rate: int) -> dict[str, str]:
        if options.output == "none":
            return {"output": "none", "backend": "", "reason": ""}
        try:
            system = sound_system(rate, null=options.output == "null")
        except Exception as error:  # the library of sound systems itself is missing or broken
            return {"output": "none", "backend": "", "reason": str(error)}
        report, device = self.events.report, options.device
        self._outlet = Outlet(system, self._stream, report, device, options.append, private=options.private)
        return self._outlet.start()

    def close(self) -> None:
        """Fall silent, close the device and the tape."""
        self._stream.cut(None)
        if self._outlet is not None:
            self._outlet.close()
        if self._tape is not None:
            self._tape.close()

    def say(self, order: Say) -> None:
        """See Worker; the short sound plays already while the words are made."""
        name, loudness = order.earcon, order.style.earcon_volume
        sound = b"" if self._unheard else earcons.earcon(name, loudness, self._engine.rate)
        self._lines.put((self._stream.open(order.number, order.pause_ms, sound), order.text, order.style))

    def stop(self, number: int | None) -> None:
        """See Worker."""
        self._stream.cut(number)

    def _make(self) -> None:
        while True:
            line, text, style = self._lines.get()
            if line.cut:
                continue
            try:
                if not self._unheard:
                    self._engine.speak(text, style, partial(self._stream.feed, line))
                self._stream.finish(line)
            except VoiceError as error:
                if self._stream.drop(line):
                    facts = dict(error.facts)
                    self.events.report({"event": "failed", "id": line.number, "key": error.key, "facts": facts})


def run(options: VoiceOptions, stdin: int, stdout: int) -> int:
    """Speak until stdin ends or says quit; returns the exit code: 0, or 3 when there is no engine."""
    events = EventWriter(stdout)
    try:
        speaker = (Speaker if options.engine == "espeak" else Teller)(options, events)
    except VoiceError as error:
        events.report({"event": "broken", "key": error.key, "facts": dict(error.facts)})
        events.close()
        return 3
    code = speaker.serve(partial(_read, speaker, stdin))
    speaker.close()
    events.close()
    return code


def _read(speaker: Worker, stdin: int) -> None:
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
    code = run(VoiceOptions(**json.loads(sys.argv[-1])), 0, stdout)
    os._exit(code)  # a device's native thread may still be inside us; an orderly teardown could wait for it


if __name__ == "__main__":
    main()
