"""The operating system's voices through pyttsx3: SAPI on Windows, NSSpeech on macOS, espeak-ng's driver elsewhere.

The only user of pyttsx3. It is driven in the one way that all its drivers bear: one utterance to a run of its
loop, never a run without text, never stop(), never a file.
"""

from __future__ import annotations

import contextlib
import ctypes
import importlib
import os
import re
import shutil
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from companion.core.errors import VoiceError
from companion.speech.events import Style
from companion.speech.transcript import length_ms

PLAYER = "aplay"
"""What pyttsx3 plays with on Linux; it does not notice when there is none, or when it fails."""

JUDGED_MS = 150
"""A line that is expected to be shorter than this says nothing about a voice that may be silent."""

_NAMES = {"cs": ("czech", "čeština", "cesky", "česky"), "pl": ("polish", "polski"), "en": ("english",)}
_LCIDS = {0x05: "cs", 0x15: "pl", 0x09: "en"}  # primary languages of Windows
_FOLDER = "companion-voice-"
_SAPI_FASTEST = 440  # words a minute; pyttsx3 turns more into a number that SAPI refuses
_SETTLE_S = 0.5


@dataclass(frozen=True, slots=True)
class VoiceName:
    """A voice of the system. languages: the primary ones that it tells, such as "cs"; () when it tells none."""

    id: str
    name: str
    languages: tuple[str, ...] = ()


def voices() -> list[VoiceName]:
    """Every voice of the system. Raises VoiceError "voice-system-none" {reason}."""
    return _listed(_start())


def speaks(voice: VoiceName, language: str) -> bool:
    """Whether this voice is one of that language; by its name and id where it tells no language."""
    if voice.languages:
        return language in voice.languages
    told = f"{voice.id} {voice.name}".lower()
    tag = re.escape(language)
    names = "|".join([*map(re.escape, _NAMES.get(language, ())), f"[a-z]+/{tag}", f"{tag}[-_][a-z]{{2}}"])
    return re.search(rf"(?<![^\W_])(?:{names})(?![^\W_])", told) is not None


def choose(known: Iterable[VoiceName], language: str, wanted: str = "", usual: str = "") -> VoiceName | None:
    """The voice for a language: the wanted one (id or name), the usual one, or the likeliest; None: no voice."""
    fit = [voice for voice in known if speaks(voice, language)]
    for voice in fit:
        if wanted and wanted.lower() in (voice.id.lower(), voice.name.lower()):
            return voice

    def rank(voice: VoiceName) -> tuple[bool, bool, bool]:
        parts = re.split(r"[^a-z]+", voice.id.lower())
        return voice.id != usual, parts[-1] != language, language not in parts

    return min(fit, key=rank, default=None)


class SystemVoice:
    """The system's voice as an Engine (see telling). language: will be spoken first.

    Raises VoiceError: "voice-no-player" {program}, "voice-system-none" {reason}, "voice-language-none" {language}.
    """

    stops = False
    hung = "voice-system-hung"

    def __init__(self, language: str) -> None:
        self._player = sys.platform.startswith("linux")
        if self._player and shutil.which(PLAYER) is None:
            raise VoiceError("voice-no-player", program=PLAYER)
        self._engine = _start()
        self.name = f"pyttsx3 {self._engine}"
        self._voices = _listed(self._engine)
        self._usual = str(self._engine.getProperty("voice") or "")
        self._find(Style(language))
        self._folder = _own_folder() if self._player else None
        self._set: dict[str, Any] = {}
        self._errors: list[str] = []
        self._begun: Callable[[], None] = lambda: None
        self._times: list[float] = []  # monotonic seconds: when it began, when it was heard
        self._ended_s = 0.0
        self._ended = threading.Event()
        for topic, job in (
            ("started-utterance", self._on_start),
            ("started-word", self._on_word),
            ("finished-utterance", self._on_end),
            ("error", self._on_error),
        ):
            self._engine.connect(topic, job)

    def speak(self, text: str, style: Style, begun: Callable[[], None], cut: threading.Event) -> None:
        """See Engine. Raises VoiceError: "voice-language-none", "voice-system-failed", "voice-system-silent"."""
        voice = self._find(style)
        self._configure(voice, style)
        self._settle()
        self._begun = begun
        self._times.clear()
        self._errors.clear()
        self._ended.clear()
        # Busy, as it is before its first run: otherwise the run ends itself before the words are spoken.
        self._engine.proxy.setBusy(True)
        try:
            self._engine.say(text)
            self._engine.runAndWait()
        except Exception as error:
            raise VoiceError("voice-system-failed", reason=_reason(error)) from error
        if not self._times:
            raise VoiceError("voice-system-failed", reason="".join(self._errors[:1]))
        self._ended.wait()
        self._settle()
        expected_ms = length_ms("".join(letter for letter in text if letter.isalnum()), style)
        took_ms = 1000 * (self._ended_s - self._times[-1])
        if expected_ms >= JUDGED_MS and 2 * took_ms < expected_ms and not cut.is_set():
            raise VoiceError("voice-system-silent")

    def leave(self) -> None:
        """See Engine."""
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)

    def _find(self, style: Style) -> VoiceName:
        voice = choose(self._voices, style.language, style.voice, self._usual)
        if voice is None:
            raise VoiceError("voice-language-none", language=style.language)
        return voice

    def _configure(self, voice: VoiceName, style: Style) -> None:
        """Take over what has changed. A voice that is refused must not leave the words to another one."""
        driver = str(self._engine)
        wanted: dict[str, Any] = {
            "voice": voice.id,
            "rate": min(style.rate, _SAPI_FASTEST) if driver == "sapi5" else style.rate,
            "volume": style.volume / 100,
        }
        if driver == "espeak":
            wanted["pitch"] = style.pitch  # the others only print that they cannot
        self._engine.proxy.setBusy(False)  # what is set takes effect at once, and its error is told here
        for name, value in wanted.items():
            if self._set.get(name) == value:
                continue
            self._errors.clear()
            self._engine.setProperty(name, value)
            if not self._errors:
                self._set[name] = value
            elif name == "voice":
                raise VoiceError("voice-system-failed", reason=self._errors[0])

    def _settle(self) -> None:
        """Wait until espeak-ng's own thread rests.

        Its driver is not ready before that, and a run of its loop would throw away what was just set.
        """
        if str(self._engine) != "espeak":
            return
        with contextlib.suppress(OSError, AttributeError):
            busy = ctypes.CDLL("libespeak-ng.so.1").espeak_IsPlaying
            until = time.monotonic() + _SETTLE_S
            while busy() and time.monotonic() < until:
                time.sleep(0.001)

    # Told by the driver, on whichever thread it has.

    def _on_start(self, **_facts: Any) -> None:
        self._times.append(time.monotonic())

    def _on_word(self, **_facts: Any) -> None:
        if len(self._times) == 1:
            self._times.append(time.monotonic())
            self._begun()

    def _on_end(self, **_facts: Any) -> None:
        self._ended_s = time.monotonic()
        self._ended.set()

    def _on_error(self, exception: Exception, **_facts: Any) -> None:
        self._errors.append(_reason(exception))
        if self._times:
            self._ended_s = time.monotonic()
            self._ended.set()


def _reason(error: BaseException) -> str:
    return str(error) or type(error).__name__


def _start() -> Any:
    """pyttsx3's engine for this system. Raises VoiceError "voice-system-none"."""
    if sys.platform.startswith("linux"):
        _preload()
    try:
        return importlib.import_module("pyttsx3").init()
    except Exception as error:  # any fault of a driver means the same: no voice of the system, and why
        raise VoiceError("voice-system-none", reason=_reason(error)) from error


def _preload() -> None:
    """Load the bundled espeak-ng where there is one, so that pyttsx3 finds it; without data it would end us."""
    with contextlib.suppress(ImportError, OSError, RuntimeError):
        loader = importlib.import_module("espeakng_loader")
        ctypes.CDLL(str(loader.get_library_path()), ctypes.RTLD_GLOBAL)
        os.environ["ESPEAK_DATA_PATH"] = str(loader.get_data_path())


def _listed(engine: Any) -> list[VoiceName]:
    try:
        return [_named(voice) for voice in engine.getProperty("voices")]
    except Exception as error:
        raise VoiceError("voice-system-none", reason=_reason(error)) from error


def _named(voice: Any) -> VoiceName:
    told = {_primary(one) for one in voice.languages or () if one}
    return VoiceName(str(voice.id), str(voice.name), tuple(sorted(told - {""})))


def _primary(told: Any) -> str:
    """The primary language of "cs-CZ", "cs_CZ", b"\\x05cs", "405", "409;9", "Unknown Locale: 1029"; "" if none."""
    text = told.decode("utf-8", "replace") if isinstance(told, bytes) else str(told)
    text = "".join(letter for letter in text if letter.isprintable()).strip()
    if found := re.fullmatch(r"(?:Unknown Locale: (\d+)|(?=\w*\d)([0-9A-Fa-f]{3,4})(?:;.*)?)", text):
        number = int(found[1]) if found[1] else int(found[2], 16)
        return _LCIDS.get(number & 0x3FF, "unknown")
    found = re.match(r"[A-Za-z]{2,3}(?![A-Za-z])", text)
    return found[0].lower() if found else ""


def _own_folder() -> Path:
    """A folder for what pyttsx3 hands to the player; those of processes that were killed are removed."""
    usual = tempfile.gettempdir()
    base = Path(usual if re.fullmatch(r"[\w./-]+", usual) else "/tmp")  # the player is called through a shell
    for old in base.glob(f"{_FOLDER}*-*"):
        with contextlib.suppress(OSError, ValueError):
            if not _lives(int(old.name.removeprefix(_FOLDER).split("-")[0])):
                shutil.rmtree(old, ignore_errors=True)
    tempfile.tempdir = tempfile.mkdtemp(prefix=f"{_FOLDER}{os.getpid()}-", dir=base)
    return Path(tempfile.tempdir)


def _lives(pid: int) -> bool:
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return False
    except PermissionError:
        pass  # another user's
    return True
