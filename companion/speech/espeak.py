"""espeak-ng through its PCM callback: text in, samples out, no sound device. Lives in the voice process only.

The functions and constants are those of espeak-ng's speak_lib.h (revision 12).
"""

from __future__ import annotations

import ctypes
import importlib
import os
import re
import sys
from collections.abc import Callable

from companion.core.errors import VoiceError
from companion.speech.events import Style

TEXT_LIMIT = 4000
"""Characters of one line; a longer one is no sentence."""

_SYNCHRONOUS = 2  # AUDIO_OUTPUT_SYNCHRONOUS: samples go to the callback, espeak_Synth returns at the end
_DONT_EXIT = 0x8000  # espeakINITIALIZE_DONT_EXIT: a missing data folder is a return value, not our end
_CHUNK_MS = 60
_UTF8 = 1  # espeakCHARS_UTF8, and not espeakSSML: text is never markup
_PHONEMES = 0x100  # espeakPHONEMES: phonemes in double brackets, which only the lexicon makes
_RATE, _VOLUME, _PITCH, _PUNCTUATION, _CAPITALS = 1, 2, 3, 5, 6  # espeak_PARAMETER

_VARIANT = re.compile(r"[fm][1-8]")

_Callback = ctypes.CFUNCTYPE(ctypes.c_int, ctypes.c_void_p, ctypes.c_int, ctypes.c_void_p)


def clean(text: str) -> str:
    """The text as one line without control characters, at most TEXT_LIMIT long: what a C string can carry."""
    line = "".join(c if c.isprintable() else " " for c in text[:TEXT_LIMIT])
    return " ".join(line.split())


class Espeak:
    """The engine, loaded and ready; one a process, used from one thread.

    library: "auto" (the bundled one, else the system's), "bundled", "system", or a file. Raises VoiceError
    "voice-no-library" {library, reason} when there is none that works.
    rate: samples a second (mono, 16 bit); version: of the engine; source: where it comes from.
    """

    def __init__(self, library: str = "auto") -> None:
        self._library, self.source, data = _load(library)
        self._declare()
        self.rate = int(self._library.espeak_Initialize(_SYNCHRONOUS, _CHUNK_MS, data, _DONT_EXIT))
        if self.rate <= 0:
            raise VoiceError("voice-no-library", library=self.source, reason="its data folder is missing")
        self.version = self._library.espeak_Info(None).decode("ascii", "replace").split()[0]
        self._sink: Callable[[bytes], bool] = lambda _pcm: False
        self._callback = _Callback(self._on_samples)  # kept: the engine holds only its address
        self._library.espeak_SetSynthCallback(self._callback)
        self._voice = ""
        self._set: dict[int, int] = {}
        self._parameter(_PUNCTUATION, 0)
        self._parameter(_CAPITALS, 0)

    def speak(self, text: str, style: Style, sink: Callable[[bytes], bool]) -> None:
        """Hand the samples of the text to sink as they come, until it returns False; returns when all are made.

        style.voice: a variant of the language's voice ("f2"); what is no name of a variant counts as none. Raises
        VoiceError "voice-no-language" {language} and "voice-engine" {code}.
        """
        self._choose(style.language, style.voice)
        self._parameter(_RATE, min(max(style.rate, 80), 600))
        self._parameter(_VOLUME, min(max(style.volume, 0), 100))
        self._parameter(_PITCH, min(max(style.pitch, 0), 100))
        data = clean(text).encode("utf-8", "replace") + b"\0"
        self._sink = sink
        flags = _UTF8 | (_PHONEMES if b"[[" in data else 0)
        code = self._library.espeak_Synth(data, len(data), 0, 1, 0, flags, None, None)
        if code != 0:
            raise VoiceError("voice-engine", code=int(code))

    def warm(self, language: str) -> None:
        """Load what this language needs, so that its first sentence is as quick as the others."""
        try:
            self.speak("a", Style(language), lambda _pcm: False)
        except VoiceError:
            return  # told when it is to be spoken

    def _on_samples(self, samples: int | None, count: int, _events: int | None) -> int:
        """Called by the engine, on the thread that speaks; 1 makes it give up this text."""
        if not samples or count <= 0:
            return 0
        return 0 if self._sink(ctypes.string_at(samples, 2 * count)) else 1

    def _choose(self, language: str, variant: str) -> None:
        """Take the language's voice, in a variant; a variant never changes the language."""
        voice = language
        if _VARIANT.fullmatch(variant):
            voice = f"{voice}+{variant}"
        if voice == self._voice:
            return
        self._set.clear()  # a variant may come with a pitch of its own
        if self._library.espeak_SetVoiceByName(voice.encode("utf-8", "replace")) != 0:
            self._voice = ""
            raise VoiceError("voice-no-language", language=language)
        self._voice = voice

    def _parameter(self, name: int, value: int) -> None:
        if self._set.get(name) != value:
            self._library.espeak_SetParameter(name, value, 0)
            self._set[name] = value

    def _declare(self) -> None:
        lib, num, text, pointer = self._library, ctypes.c_int, ctypes.c_char_p, ctypes.c_void_p
        lib.espeak_Initialize.argtypes = [num, num, text, num]
        lib.espeak_SetSynthCallback.argtypes = [_Callback]
        lib.espeak_SetVoiceByName.argtypes = [text]
        lib.espeak_SetParameter.argtypes = [num, num, num]
        unsigned = ctypes.c_uint
        lib.espeak_Synth.argtypes = [text, ctypes.c_size_t, unsigned, num, unsigned, unsigned, pointer, pointer]
        lib.espeak_Info.argtypes = [pointer]
        lib.espeak_Info.restype = text


def _load(wanted: str) -> tuple[ctypes.CDLL, str, bytes | None]:
    """The library, where it comes from, and the path of its data (None: it knows)."""
    ways: dict[str, Callable[[], tuple[str, bytes | None]]] = {"bundled": _bundled, "system": _system}
    order = ["bundled", "system"] if wanted == "auto" else [wanted]
    reason = ""
    for source in order:
        try:
            path, data = ways[source]() if source in ways else (source, None)
            return ctypes.CDLL(path), source, data
        except (ImportError, OSError, RuntimeError) as error:
            reason = reason or str(error)
    raise VoiceError("voice-no-library", library=wanted, reason=reason)


def _bundled() -> tuple[str, bytes | None]:
    loader = importlib.import_module("espeakng_loader")  # missing where the system's library is to serve
    return str(loader.get_library_path()), os.fsencode(loader.get_data_path())


def _system() -> tuple[str, bytes | None]:
    if sys.platform.startswith("linux"):
        return "libespeak-ng.so.1", None
    found = importlib.import_module("ctypes.util").find_library("espeak-ng")  # costly to import
    if found is None:
        raise OSError("not found")
    return found, None
