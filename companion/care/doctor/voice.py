"""The voice and the sound device: started, heard in samples, and ended again."""

from __future__ import annotations

import queue
import tempfile
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path

from companion.care.doctor.findings import Finding, Patient, good, remark, wrong
from companion.core.model import Phrase
from companion.language.phrases import LANGUAGES, Phrases
from companion.speech.chain import SLOW, usual_engine
from companion.speech.events import Ended, Failed, Ready, Style, VoiceEvent, VoiceGone
from companion.speech.orders import VoiceOptions
from companion.speech.voices import ProcessVoice

WAIT_S = 20.0
"""A voice that has not told all by then is told as broken; saying three sentences aloud takes less."""
LEAST_MS = 300
"""A sentence shorter than this was not spoken."""


@dataclass(slots=True)
class VoiceTrial:
    """What a voice told. said: by language, how many milliseconds of samples, or why there are none."""

    ready: Ready | None = None
    gone: VoiceGone | None = None
    said: dict[str, Ended | Failed] = field(default_factory=dict)

    def why(self, silent: Phrase) -> Phrase:
        """Why it is not there. silent: what is said where it has told nothing."""
        return Phrase(self.gone.key, self.gone.facts) if self.gone else silent


def voice(patient: Patient) -> Iterator[Finding]:
    """The voice process starts, and makes samples in each language; nothing is heard."""
    with tempfile.TemporaryDirectory(prefix="companion-doctor-") as folder:
        options = VoiceOptions(output="none", wav=str(Path(folder) / "speech.wav"), language=patient.language)
        trial = attempt(options, LANGUAGES, patient)
    yield from judged(trial)


def judged(trial: VoiceTrial) -> Iterator[Finding]:
    """What a trial of the voice means."""
    if trial.ready is None:
        what = trial.why(Phrase("voice-no-process", {"reason": ""}))
        yield wrong(what, Phrase("doctor-install-remedy"))
        return
    yield good(Phrase("doctor-voice", {"engine": trial.ready.engine}))
    for language in LANGUAGES:
        told = trial.said.get(language)
        if isinstance(told, Ended) and told.audio_ms >= LEAST_MS:
            yield good(Phrase("doctor-voice-language", {"language": language}))
        elif isinstance(told, Failed):
            yield wrong(Phrase(told.key, told.facts), Phrase("doctor-install-remedy"))
        else:
            yield wrong(Phrase("doctor-voice-mute", {"language": language}), Phrase("doctor-install-remedy"))


Heard = Callable[[str], bool | None]
"""Asks a person whether a sentence in this language was heard; None where no more is to be asked."""


def sound(patient: Patient, speak: bool, heard: Heard | None = None) -> Iterator[Finding]:
    """Whether there is a sound device; with `speak` each language is heard from it, and that is asked for."""
    options = VoiceOptions(output="auto", device=patient.settings.device, language=patient.language)
    trial = attempt(options, LANGUAGES if speak and heard is None else (), patient)
    if trial.ready is not None and trial.ready.output == "device":
        yield good(Phrase("doctor-sound", {"backend": trial.ready.backend}))
    elif trial.ready is not None:
        yield remark(Phrase("no-sound-device"), Phrase("doctor-sound-remedy"), lack="sound")
    if speak and heard is not None:
        yield from _listened(patient, heard)


def _listened(patient: Patient, heard: Heard) -> Iterator[Finding]:
    """Each language by the voice that would speak in a game, and whether it was heard."""
    for language in LANGUAGES:
        # As in a game: only espeak can be sent to a device.
        engine = "espeak" if patient.settings.device else patient.settings.engine or usual_engine()
        options = VoiceOptions(engine=engine, device=patient.settings.device, language=language)
        trial = attempt(options, (language,), patient)
        told = trial.said.get(language)
        if isinstance(told, Failed):
            yield remark(Phrase(told.key, told.facts))
        elif (was := heard(language)) is None:
            return
        elif was:
            yield good(Phrase("doctor-heard", {"language": language}))
        else:
            yield wrong(Phrase("doctor-unheard", {"language": language}), Phrase("doctor-unheard-remedy"))


def attempt(options: VoiceOptions, languages: tuple[str, ...], patient: Patient) -> VoiceTrial:
    """Start a voice, let it say one sentence in each of these languages, end it."""
    trial = VoiceTrial()
    events: queue.Queue[VoiceEvent] = queue.Queue()
    speaker = ProcessVoice(events, options) if options.engine == "espeak" else ProcessVoice(events, options, SLOW)
    speaker.start()
    for number, language in enumerate(languages, start=1):
        settings = patient.settings
        name = settings.voice if options.engine == "system" else ""
        style = Style(language, settings.rate, settings.volume, settings.pitch, name)
        speaker.say(number, Phrases(language).say("doctor-sample"), style)
    until_s = time.monotonic() + WAIT_S
    try:
        while time.monotonic() < until_s and not trial.gone:
            if trial.ready and len(trial.said) == len(languages):
                break
            try:
                event = events.get(timeout=0.1)
            except queue.Empty:
                continue
            if isinstance(event, Ready):
                trial.ready = event
            elif isinstance(event, VoiceGone):
                trial.gone = event
            elif isinstance(event, Ended | Failed):
                trial.said[languages[event.number - 1]] = event
    finally:
        speaker.close()
    return trial
