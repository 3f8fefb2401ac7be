"""Voices beside the companion's own: the system's, one for each language, and the user's screen reader."""

from __future__ import annotations

import contextlib
import json
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from companion.care.doctor import voice
from companion.care.doctor.findings import Finding, Patient, good, remark, wrong
from companion.core.errors import CompanionError
from companion.core.model import Phrase
from companion.language.phrases import LANGUAGES
from companion.speech import pyttsx, silenced
from companion.speech.chain import SYSTEMS, usual_engine
from companion.speech.orders import VoiceOptions

WAIT_S = 20.0
_ROOT = str(Path(__file__).resolve().parents[2])
_CODE = "import sys; sys.path.append(sys.argv[1]); from companion.care.doctor.engines import main; main()"
READER = "prism"
LISTING = (sys.executable, "-P", "-c", _CODE, _ROOT)
"""Prints the voices, see main; one more word is the engine for which."""


@dataclass(frozen=True, slots=True)
class Listed:
    """The system's voices: ids and names; by language, which one would speak."""

    voices: tuple[tuple[str, str], ...]
    spoken: Mapping[str, str]


def engines(patient: Patient) -> Iterator[Finding]:
    """Which engine is chosen, and whether the system's voices could be used, or are when they are chosen."""
    engine = patient.settings.engine or usual_engine()
    yield good(Phrase("doctor-engine", {"engine": engine}))
    chosen = engine in SYSTEMS
    yield from _player(chosen)
    listed = listing((*LISTING, engine))
    if listed is None:
        yield bad(chosen)(Phrase("doctor-voices-system-lost"), Phrase("doctor-engine-remedy"))
        return
    yield good(Phrase("doctor-voices-system", {"count": len(listed.voices)}))
    for language in LANGUAGES:
        if name := listed.spoken.get(language):
            yield good(Phrase("doctor-voice-system", {"language": language, "voice": name}))
        elif chosen:
            missing = Phrase("doctor-voice-system-missing", {"language": language})
            yield remark(missing, Phrase("doctor-voice-remedy"))
        else:
            yield good(Phrase("doctor-voice-system-none", {"language": language}))
    if chosen:
        yield from _named(patient, listed)


def _player(chosen: bool) -> Iterator[Finding]:
    """What plays the system's voices on Linux."""
    if sys.platform.startswith("linux"):
        if shutil.which(pyttsx.PLAYER):
            yield good(Phrase("doctor-player", {"program": pyttsx.PLAYER}))
        else:
            remedy = Phrase("doctor-player-remedy", {"command": "sudo apt install alsa-utils"})
            yield bad(chosen)(Phrase("doctor-player-none", {"program": pyttsx.PLAYER}), remedy)


def _named(patient: Patient, listed: Listed) -> Iterator[Finding]:
    """The voice of the settings."""
    wanted = patient.settings.voice.casefold()
    if not wanted:
        return
    if any(wanted in (known.casefold(), name.casefold()) for known, name in listed.voices):
        yield good(Phrase("doctor-voice-named", {"voice": patient.settings.voice}))
    else:
        names = tuple(name for _, name in listed.voices)[:20]
        remedy = Phrase("doctor-voice-choose", {"voices": names}) if names else Phrase("doctor-engine-remedy")
        yield remark(Phrase("doctor-voice-named-none", {"voice": patient.settings.voice}), remedy)


def bad(needed: bool) -> Callable[[Phrase, Phrase | None], Finding]:
    """What a lack is: wrong where the thing is needed, else worth knowing."""
    return wrong if needed else remark


def listing(command: tuple[str, ...] = LISTING) -> Listed | None:
    """The system's voices, asked for in a process of its own: their libraries may end the process that asks.

    None when that cannot be told.
    """
    try:
        done = subprocess.run(
            command,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=WAIT_S,
            check=False,
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
        told = json.loads(done.stdout.splitlines()[-1])
        voices = tuple((str(one["id"]), str(one["name"])) for one in told["voices"])
        return Listed(voices, {str(language): str(name) for language, name in told["spoken"].items()})
    except (OSError, subprocess.TimeoutExpired, ValueError, LookupError, TypeError, AttributeError):
        return None


def main() -> None:
    """Print the system's voices as JSON: what `listing` reads. Without any, print nothing."""
    with contextlib.suppress(CompanionError):
        known = _voices(sys.argv[2:])
        chosen = {language: pyttsx.choose(known, language) for language in LANGUAGES}
        told = {
            "voices": [{"id": one.id, "name": one.name} for one in known],
            "spoken": {language: one.name for language, one in chosen.items() if one is not None},
        }
        sys.stdout.write(f"\n{json.dumps(told)}\n")
        sys.stdout.flush()


def _voices(engine: Sequence[str]) -> list[pyttsx.VoiceName]:
    """The voices by the way that would speak in a game (see speech.telling)."""
    if sys.platform == "win32" and "pyttsx3" not in engine:
        with contextlib.suppress(CompanionError):
            return silenced.voices()
    return pyttsx.voices()


def reader(patient: Patient) -> Iterator[Finding]:
    """Whether the user's screen reader can be reached directly, where it is to speak."""
    if patient.settings.speaker not in {"reader", "both"}:
        return
    if find_spec(READER) is None:
        yield good(Phrase("doctor-reader-print"))
        return
    trial = voice.attempt(VoiceOptions(engine="reader", language=patient.language), (), patient)
    if trial.ready is not None:
        yield good(Phrase("doctor-reader", {"engine": trial.ready.engine}))
    else:
        yield remark(trial.why(Phrase("reader-none", {"reason": ""})))
