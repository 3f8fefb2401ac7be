"""Voices one behind the other: when the wanted one is gone, the next takes its lines over and says why, once."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial

from companion.speech import events
from companion.speech.events import EventSink, Style, Voice, VoiceEvent
from companion.speech.launch import COMMAND
from companion.speech.orders import Say, VoiceOptions
from companion.speech.voices import Limits, ProcessVoice

SLOW = Limits(mute_ms=4000, verdict_ms=1000, ready_ms=20_000)
"""For engines of others: a system's voice may need seconds to wake; its process watches each line by itself."""

UNHEARD = Limits(mute_ms=30_000, verdict_ms=10_000, made_ms=60_000, late_ms=30_000, ready_ms=60_000)
"""For speech into a file, which nobody waits to hear: a voice is not given up because the computer is busy."""

SYSTEMS = ("system", "pyttsx3")
"""Engines that speak with the voices of the operating system."""
REPLACED = "voice-replaced"
_DIED = frozenset({"voice-gone", "voice-no-process"})  # their texts promise print, but the next voice speaks

Maker = Callable[[EventSink], Voice]


def usual_engine(system: str = sys.platform) -> str:
    """The engine of this system when none was chosen."""
    return "system" if system in ("win32", "darwin") else "espeak"


def voice_for(
    engine: str,
    sink: EventSink,
    options: VoiceOptions | None = None,
    limits: Limits | None = None,
    command: tuple[str, ...] = COMMAND,
) -> Voice:
    """The voice for a choice of engine: "espeak", "system", "pyttsx3", "reader", or "" for the usual one here.

    "system" and "pyttsx3" go on with espeak-ng, "reader" with nothing: when the last is gone too, VoiceGone
    follows, and the owner prints. Speech into a file, to a named device or to none is what only espeak-ng can do.
    limits: of espeak-ng.
    """
    options = options or VoiceOptions()
    limits = limits or (UNHEARD if options.wav else None)
    engine = engine or usual_engine()
    own = bool(options.wav or options.device or options.output != "auto")
    engines: tuple[str, ...] = ("reader",) if engine == "reader" else ("espeak",)
    if engine in SYSTEMS and not own:
        engines = (engine, "espeak")

    def maker(name: str) -> Maker:
        chosen = replace(options, engine=name)
        return lambda inbox: ProcessVoice(inbox, chosen, limits if name == "espeak" else SLOW, command)

    makers = [maker(name) for name in engines]
    return makers[0](sink) if len(makers) == 1 else ChainVoice(sink, makers)


class ChainVoice:
    """A Voice (see events.Voice) made of several: the first speaks, and when it is gone the next.

    Only the last one's VoiceGone is told as such; each other is told as SpeechTrouble with the same message. A
    named voice belongs to the first.
    """

    def __init__(self, sink: EventSink, makers: Sequence[Maker]) -> None:
        self._sink = sink
        self._makers = makers
        self._place = 0  # whose events count
        self._served = 0  # who has the lines; behind _place while they are on their way
        self._lines: dict[int, Say] = {}
        self._returned: set[int] = set()  # lines that nobody has until the next voice is there
        self._closed = False
        # _saying is held while a voice is spoken to, _lock never: a voice puts its events under a lock of its own.
        self._saying = threading.Lock()
        self._lock = threading.Lock()
        self._voice = makers[0](events.PassedOn(partial(self.hear, 0)))

    def start(self) -> None:
        """See Voice."""
        self._voice.start()

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        line = Say(number, text, style, pause_ms, earcon)
        with self._saying:
            with self._lock:
                self._lines[number] = line
            self._hand(line)

    def stop(self, number: int | None = None) -> None:
        """See Voice."""
        with self._saying:
            with self._lock:
                away = self._served != self._place
                wanted = [one for one in self._lines if number is None or one == number]
                for one in wanted:
                    if away or one in self._returned:
                        self._drop(one)
                        self._sink.put(events.Cut(one))
            if not away:
                self._voice.stop(number)

    def close(self) -> None:
        """See Voice."""
        with self._saying, self._lock:
            self._closed = True
            voice = self._voice
        voice.close()

    def hear(self, place: int, event: VoiceEvent) -> None:
        """What a voice of the chain tells, from its threads."""
        with self._lock:
            if self._closed or place != self._place:
                return
            last = place == len(self._makers) - 1
            if isinstance(event, events.VoiceGone) and not last:
                self._place += 1
                died = event.key in _DIED
                self._sink.put(events.SpeechTrouble(REPLACED if died else event.key, {} if died else event.facts))
                threading.Thread(target=self._take_over, name="voice-chain", daemon=True).start()
            elif isinstance(event, events.Failed) and event.again and not last:
                self._returned.add(event.number)
            else:
                if isinstance(event, events.Ended | events.Cut | events.Failed):
                    self._drop(event.number)
                self._sink.put(event)

    def _drop(self, number: int) -> None:
        self._lines.pop(number, None)
        self._returned.discard(number)

    def _hand(self, line: Say) -> None:
        """Say it with the voice that has the lines; one that is gone loses it, and the next finds it here."""
        style = line.style if self._served == 0 else replace(line.style, voice="")
        self._voice.say(line.number, line.text, style, line.pause_ms, line.earcon)

    def _take_over(self) -> None:
        """Thread: make the next voice and hand it the lines."""
        old = self._voice
        with self._saying:
            if not self._closed:
                with self._lock:
                    place = self._place
                self._voice = self._makers[place](events.PassedOn(partial(self.hear, place)))
                self._voice.start()
                with self._lock:
                    self._served = place
                    self._returned.clear()
                    lines = list(self._lines.values())
                for line in lines:
                    self._hand(line)
        old.close()
