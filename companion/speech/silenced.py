"""The voices of Windows, OneCore's and SAPI's, through prism, which silences them in the middle of a word.

pyttsx3 cannot do so, and does not know OneCore, which has voices that SAPI lacks. Where prism is missing, or has
none of the two, pyttsx3 speaks as ever (see telling).
"""

from __future__ import annotations

import importlib
import math
import threading
import time
from collections.abc import Callable
from typing import Any

from companion.core.errors import VoiceError
from companion.speech.events import Style
from companion.speech.pyttsx import VoiceName, choose
from companion.speech.transcript import length_ms

BACKENDS = ("ONE_CORE", "SAPI")
"""prism's names; the first has a language's voice before the second."""

_LOOK_S = 0.02
"""How often it is asked whether the voice still speaks."""
_BEGINS_S = 1.0
"""A voice that does not say by then that it speaks is taken to have ended: a short line may be over at once."""
_USUAL_RATE = 175
_FASTEST_TIMES = 3.0
"""SAPI's rate of ten is three times the usual one, of minus ten a third; prism makes 1 and 0 of them."""


def voices() -> list[VoiceName]:
    """Every voice of both. Raises VoiceError "voice-system-none" {reason}."""
    return SilencedVoice("").known


class SilencedVoice:
    """Windows' voices as an Engine (see telling). language: will be spoken first, "" not yet known.

    Raises VoiceError: "voice-system-none" {reason}, "voice-language-none" {language}.
    """

    stops = True
    hung = "voice-system-hung"

    def __init__(self, language: str) -> None:
        self._backends: dict[str, Any] = {}
        self.known: list[VoiceName] = []
        self._connect()
        backend = self._find(Style(language))[0] if language else next(iter(self._backends.values()))
        self.name = f"prism {backend.name}"

    def speak(self, text: str, style: Style, begun: Callable[[], None], cut: threading.Event) -> None:
        """See Engine. Raises VoiceError: "voice-language-none", "voice-system-failed"."""
        backend, number = self._find(style)
        try:
            _configure(backend, number, style)
            if cut.is_set():
                return
            backend.speak(text, False)
            begun()
            if _waited(backend, length_ms(text, style) / 1000, cut):
                backend.stop()
        except Exception as error:
            raise VoiceError("voice-system-failed", reason=_reason(error)) from error

    def leave(self) -> None:
        """See Engine."""

    def _connect(self) -> None:
        """Take each backend that runs and can be silenced, with its voices."""
        fault: Exception | None = None
        try:
            prism = importlib.import_module("prism")
            self._context = prism.Context()
        except Exception as error:
            raise _none(error) from error
        for name in BACKENDS:
            try:
                backend = self._context.create(prism.BackendId[name])
                features = backend.features
                if not (features.supports_stop and features.supports_set_voice):
                    continue
                self.known += [_named(backend, name, number) for number in range(backend.voices_count)]
                self._backends[name] = backend
            except Exception as error:  # it does not run here
                fault = error
        if not self._backends:
            raise _none(fault)

    def _find(self, style: Style) -> tuple[Any, int]:
        """The backend and the number of the voice for a line."""
        voice = choose(self.known, style.language, style.voice)
        if voice is None:
            raise VoiceError("voice-language-none", language=style.language)
        backend, _, number = voice.id.partition(" ")
        return self._backends[backend], int(number)


def _named(backend: Any, name: str, number: int) -> VoiceName:
    told = ""
    if backend.features.supports_get_voice_language:
        told = str(backend.get_voice_language(number)).replace("_", "-").split("-")[0].lower()
    return VoiceName(f"{name} {number}", str(backend.get_voice_name(number)), (told,) if told else ())


def _configure(backend: Any, number: int, style: Style) -> None:
    """Voice, rate, volume and pitch of the line, as far as the backend has them: prism's go from 0 to 1."""
    features = backend.features
    backend.voice = number
    if features.supports_set_rate:
        times = style.rate / _USUAL_RATE
        backend.rate = min(1.0, max(0.0, 0.5 + math.log(times, _FASTEST_TIMES) / 2))
    if features.supports_set_volume:
        backend.volume = style.volume / 100
    if features.supports_set_pitch:
        backend.pitch = style.pitch / 100


def _waited(backend: Any, usual_s: float, cut: threading.Event) -> bool:
    """Wait until the voice has spoken; whether it was cut. usual_s: for one that does not tell."""
    if not backend.features.supports_is_speaking:
        return cut.wait(usual_s)
    until_s, heard = time.monotonic() + _BEGINS_S, False
    while not cut.wait(_LOOK_S):
        speaking = bool(backend.speaking)
        heard = heard or speaking
        if not speaking and (heard or time.monotonic() > until_s):
            return False
    return True


def _reason(error: BaseException | None) -> str:
    return str(error or "") or type(error).__name__


def _none(error: BaseException | None) -> VoiceError:
    return VoiceError("voice-system-none", reason=_reason(error))
