"""A voice that is gone is tried again, beside the print that stands in for it."""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass, field

from companion.speech import events
from companion.speech.events import PROBE, Style, Voice, VoiceEvent

EVERY_MS = 30_000
"""How often it is tried again."""

KEY_MS = 2000
"""A key brings the next try forward, but no two tries begin closer than this: keys come in bursts."""

log = logging.getLogger(__name__)


@dataclass(slots=True)
class Trial:
    """A voice that is to prove itself.

    output: where its sound goes. troubles: what it told beside. speaks: it has said its sentence, or was stopped.
    """

    voice: Voice
    output: str = ""
    troubles: list[events.SpeechTrouble] = field(default_factory=list)
    speaks: bool = False


class Revival:
    """The tries of one output. Times are milliseconds of the host's clock, handed in.

    A try is one start of the voice; a voice that dies or fails before it has said the sentence is closed, and the
    next try waits for its time. That it was gone is logged once, and once that it is back.

    make: gives a new voice, whose events come to event(); None: a voice that is gone stays gone. accept: its
    events are the output's from now on; is handed the voice that stood in. close: ends a voice without waiting for
    it.
    """

    def __init__(
        self, make: Callable[[], Voice] | None, accept: Callable[[Voice], None], close: Callable[[Voice], object]
    ) -> None:
        self.accept = accept
        self.trial: Trial | None = None
        self.due_ms: int | None = None
        self._make = make
        self._close = close
        self._tried_ms = 0
        self._tries = 0

    def begin(self, now_ms: int, gone: events.VoiceGone) -> None:
        """The voice is gone: try again after a while, or at a key."""
        self.end()
        if self._make is None:
            return
        log.warning("the voice is gone (%s %s) and tried again from now on", gone.key, dict(gone.facts))
        self._tries, self._tried_ms = 0, now_ms
        self.due_ms = now_ms + EVERY_MS

    def end(self) -> None:
        """Nothing is tried any more."""
        self.due_ms = None
        trial, self.trial = self.trial, None
        if trial is not None:
            self._close(trial.voice)

    def key(self, at_ms: int) -> None:
        """Somebody is there: try soon."""
        if self.due_ms is not None:
            self.due_ms = min(self.due_ms, max(at_ms, self._tried_ms + KEY_MS))

    def silence(self) -> None:
        """A key stops the sentence too; may be called from any thread."""
        trial = self.trial
        if trial is not None:
            trial.voice.stop()

    def attempt(self, now_ms: int, words: Callable[[], str], style: Style) -> None:
        """Try, if it is time; words: gives the sentence to be said."""
        if self._make is None or self.due_ms is None or now_ms < self.due_ms:
            return
        self.due_ms, self._tried_ms = None, now_ms
        self._tries += 1
        self.trial = Trial(self._make())
        self.trial.voice.say(PROBE, words(), style)  # before it can die, lest it be started again
        self.trial.voice.start()

    def event(self, told: VoiceEvent, now_ms: int) -> None:
        """What the voice on trial tells."""
        trial = self.trial
        if trial is None:
            return
        match told:
            case events.Ready() | events.OutputChanged():
                trial.output = told.output
            case events.SpeechTrouble():
                trial.troubles.append(told)
            case events.Ended() | events.Cut():
                trial.speaks = True
            case events.VoiceGone():
                self._fail(now_ms)
            case events.Failed():
                if not trial.speaks:
                    self._fail(now_ms)

    def take(self) -> Trial | None:
        """The voice that has proved itself; it is the caller's from now on. None: there is none."""
        trial = self.trial
        if trial is None or not trial.speaks:
            return None
        log.info("the voice is back after %d tries", self._tries)
        self.trial = None
        return trial

    def _fail(self, now_ms: int) -> None:
        self.end()
        self.due_ms = now_ms + EVERY_MS
