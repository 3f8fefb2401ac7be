"""Windows' voices through prism: a stand-in of the shape of prismatoid 0.18 notes what it is asked."""

from __future__ import annotations

import enum
import json
import os
import sys
import threading
from dataclasses import dataclass, field
from types import ModuleType
from typing import Any

import pytest

from companion.care.doctor import engines
from companion.core.errors import VoiceError
from companion.speech import telling
from companion.speech.events import Style
from companion.speech.silenced import SilencedVoice
from tests.patience import PATIENCE_S


class BackendId(enum.IntEnum):
    SAPI = 0x1D6DF72422CEEE66
    ONE_CORE = 0x6797D32F0D994CB4


@dataclass(frozen=True)
class Features:
    """The fields of BackendFeatures that we ask for."""

    supports_stop: bool = True
    supports_is_speaking: bool = True
    supports_set_voice: bool = True
    supports_get_voice_language: bool = True
    supports_set_rate: bool = True
    supports_set_volume: bool = True
    supports_set_pitch: bool = True


@dataclass
class Backend:
    """As prism.Backend: speak returns at once, speaking tells, numbers from 0 to 1."""

    name: str
    voices: list[tuple[str, str]]
    features: Features = field(default_factory=Features)
    asked: list[Any] = field(default_factory=list)
    looks: int = 2
    voice = property(lambda _: 0, lambda self, number: self.asked.append(self.voices[number][0]))
    rate = property(lambda _: 0.5, lambda self, number: self.asked.append(round(number, 2)))
    volume = property(lambda _: 1.0, lambda self, number: self.asked.append(number))
    pitch = property(lambda _: 0.5, lambda self, number: self.asked.append(number))
    voices_count = property(lambda self: len(self.voices))

    def get_voice_name(self, number: int) -> str:
        return self.voices[number][0]

    def get_voice_language(self, number: int) -> str:
        return self.voices[number][1]

    def speak(self, text: str, interrupt: bool = False) -> None:
        self.asked.append((text, interrupt))
        self.left = self.looks

    def stop(self) -> None:
        self.asked.append("stop")

    @property
    def speaking(self) -> bool:
        self.left -= 1
        return self.left >= 0


def with_prism(monkeypatch: pytest.MonkeyPatch, **there: Backend) -> None:
    class Context:
        def create(self, one: BackendId) -> Backend:
            if one.name not in there:
                raise ValueError("Invalid or unsupported backend")
            return there[one.name]

    prism = ModuleType("prism")
    vars(prism).update(Context=Context, BackendId=BackendId)
    monkeypatch.setitem(sys.modules, "prism", prism)


def computer(monkeypatch: pytest.MonkeyPatch) -> tuple[Backend, Backend]:
    """A Windows whose OneCore has Czech, and whose SAPI has Polish and English."""
    one_core = Backend("OneCore", [("Microsoft Jakub", "cs-CZ"), ("Microsoft David", "en-US")])
    sapi = Backend("SAPI", [("Paulina", "pl_PL"), ("Zira", "en-us")])
    with_prism(monkeypatch, ONE_CORE=one_core, SAPI=sapi)
    return one_core, sapi


def test_each_language_has_its_voice_of_either(monkeypatch: pytest.MonkeyPatch) -> None:
    one_core, sapi = computer(monkeypatch)
    voice = SilencedVoice("cs")
    assert (voice.name, voice.stops) == ("prism OneCore", True)
    begun: list[str] = []
    for style in (Style("cs"), Style("pl", rate=525, volume=50, pitch=100), Style("en", rate=80, voice="zira")):
        voice.speak("Delta.", style, lambda: begun.append("begun"), threading.Event())
    assert one_core.asked == ["Microsoft Jakub", 0.5, 1.0, 0.5, ("Delta.", False)]
    assert sapi.asked == ["Paulina", 1.0, 0.5, 1.0, ("Delta.", False), "Zira", 0.14, 1.0, 0.5, ("Delta.", False)]
    assert begun == ["begun"] * 3
    with pytest.raises(VoiceError) as caught:
        voice.speak("nuqneH", Style("qq"), lambda: None, threading.Event())
    assert caught.value.key == "voice-language-none"


@pytest.mark.parametrize("tells", [True, False], ids=["tells when it ends", "does not tell"])
def test_it_is_silenced_in_the_middle_of_a_word(monkeypatch: pytest.MonkeyPatch, tells: bool) -> None:
    one_core, _ = computer(monkeypatch)
    one_core.looks = 1 << 30
    one_core.features = Features(supports_is_speaking=tells)
    cut = threading.Event()
    words = "A long sentence. " * 200
    spoken = threading.Thread(
        target=SilencedVoice("cs").speak, args=(words, Style("cs"), cut.set, cut)
    )  # cut as soon as it can be heard
    spoken.start()
    spoken.join(PATIENCE_S)
    assert not spoken.is_alive() and one_core.asked[-1] == "stop"


def test_a_line_that_is_cut_before_is_not_begun(monkeypatch: pytest.MonkeyPatch) -> None:
    one_core, _ = computer(monkeypatch)
    cut = threading.Event()
    cut.set()
    SilencedVoice("cs").speak("Delta.", Style("cs"), cut.clear, cut)
    assert ("Delta.", False) not in one_core.asked


def test_doctor_tells_the_voices_that_would_speak(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """A language that OneCore alone has is no missing voice."""
    monkeypatch.setattr(sys, "platform", "win32")
    computer(monkeypatch)
    engines.main()
    told = json.loads(capsys.readouterr().out)
    assert told["spoken"] == {"cs": "Microsoft Jakub", "pl": "Paulina", "en": "Microsoft David"}
    assert [one["name"] for one in told["voices"]] == ["Microsoft Jakub", "Microsoft David", "Paulina", "Zira"]
    monkeypatch.setitem(sys.modules, "prism", None)
    monkeypatch.setattr("companion.speech.pyttsx.voices", lambda: [])
    engines.main()
    assert json.loads(capsys.readouterr().out)["voices"] == []


def test_without_it_pyttsx3_speaks_as_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    """Without prism, without a voice of the language, and where it could not be silenced."""
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr("companion.speech.pyttsx.SystemVoice", lambda language: f"pyttsx3 {language}")
    computer(monkeypatch)
    assert isinstance(telling._engine("system", "cs"), SilencedVoice)
    assert str(telling._engine("system", "qq")) == "pyttsx3 qq"
    assert str(telling._engine("pyttsx3", "cs")) == "pyttsx3 cs", "asked for by name"
    with_prism(monkeypatch)
    assert str(telling._engine("system", "cs")) == "pyttsx3 cs"
    with_prism(monkeypatch, SAPI=Backend("SAPI", [("Jakub", "cs")], Features(supports_stop=False)))
    assert str(telling._engine("system", "cs")) == "pyttsx3 cs"
    monkeypatch.setitem(sys.modules, "prism", None)
    assert str(telling._engine("system", "cs")) == "pyttsx3 cs"


def test_the_true_prism_has_what_is_asked() -> None:
    """Names of 0.18.3, read in the wheel for Windows, too."""
    if not os.environ.get("CI"):
        pytest.importorskip("prism")
    import prism

    assert {"SAPI", "ONE_CORE"} <= set(prism.BackendId.__members__)
    assert set(Features.__dataclass_fields__) <= set(prism.BackendFeatures.__dataclass_fields__)
    called = {"speak", "stop", "speaking", "voice", "rate", "volume", "pitch", "voices_count", "name", "features"}
    assert called | {"get_voice_name", "get_voice_language"} <= set(dir(prism.Backend))
