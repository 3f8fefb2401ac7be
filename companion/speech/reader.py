"""The user's own screen reader and its Braille display as a voice. The only user of prism (package prismatoid).

A reader tells nobody when it has finished; a line is taken to last as long as it usually would.
"""

from __future__ import annotations

import contextlib
import importlib
import threading
from collections.abc import Callable
from typing import Any

from companion.core.errors import VoiceError
from companion.speech.events import Style
from companion.speech.transcript import length_ms

NOT_READERS = frozenset({"SAPI", "ONE_CORE", "AV_SPEECH", "ANDROID_TTS", "WEB_SPEECH", "SPIEL", "UIA"})
"""prism's other outputs: voices without a reader (see pyttsx), and one that needs a window of our own."""


class ScreenReader:
    """The running screen reader as an Engine (see telling).

    On Linux without one it is Speech Dispatcher, through which readers speak there. Raises VoiceError:
    "reader-none" {reason} when there is neither, "reader-language-none" {language} when none of its voices fits.
    """

    stops = True
    hung = "reader-none"

    def __init__(self, language: str) -> None:
        self._language = ""
        self._connect()
        self._choose(language)

    def speak(self, text: str, style: Style, begun: Callable[[], None], cut: threading.Event) -> None:
        """See Engine."""
        try:
            self._hand_over(text, style.language)
        except VoiceError:
            raise
        except Exception:  # a reader that was started again does not know us
            self._connect()
            try:
                self._hand_over(text, style.language)
            except Exception as error:
                raise _none(error) from error
        begun()
        if cut.wait(length_ms(text, style) / 1000):
            with contextlib.suppress(Exception):  # some readers cannot be stopped by others
                self._backend.stop()

    def leave(self) -> None:
        """See Engine."""

    def _hand_over(self, text: str, language: str) -> None:
        """Say it, and show it in Braille where the reader can."""
        self._choose(language)
        if self._backend.features.supports_output:
            self._backend.output(text, False)
        else:
            self._backend.speak(text, False)

    def _connect(self) -> None:
        """Find the reader that runs; the likeliest first."""
        error: Exception | None = None
        try:
            self._context = importlib.import_module("prism").Context()
            count = self._context.backends_count
            known = [self._context.id_of(number) for number in range(count)]
        except Exception as fault:
            raise _none(fault) from fault
        for one in sorted(known, key=self._context.priority_of, reverse=True):
            if one.name in NOT_READERS:
                continue
            try:
                self._backend: Any = self._context.create(one)
                self.name, self._language = f"prism {self._backend.name}", ""
                return
            except Exception as fault:  # it does not run
                error = fault
        raise _none(error)

    def _choose(self, language: str) -> None:
        """Where voices can be chosen, take one of this language; readers do that by themselves."""
        features = self._backend.features
        named = features.supports_set_voice and features.supports_get_voice_language
        if language == self._language or not named:
            return
        for number in range(self._backend.voices_count):
            told = str(self._backend.get_voice_language(number)).replace("_", "-").lower()
            if told.split("-")[0] == language:
                self._backend.voice = number
                self._language = language
                return
        raise VoiceError("reader-language-none", language=language)


def _none(error: BaseException | None) -> VoiceError:
    return VoiceError("reader-none", reason=str(error or "") or type(error).__name__)
