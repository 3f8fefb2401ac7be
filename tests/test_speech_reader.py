"""The user's screen reader as a voice: a stand-in for prism notes what it is asked, in the true voice process."""

from __future__ import annotations

import importlib
import json
import queue
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from companion.core.errors import VoiceError
from companion.speech import chain
from companion.speech.chain import voice_for
from companion.speech.events import Cut, Ended, Ready, Restarting, Started, Style, VoiceEvent, VoiceGone
from companion.speech.launch import COMMAND
from companion.speech.orders import VoiceOptions
from companion.speech.reader import ScreenReader
from companion.speech.transcript import length_ms
from companion.speech.voices import ProcessVoice
from tests.patience import PATIENCE_S
from tests.voice_kit import PATIENT, pid_of

PRISM = """
import enum, json, os, time, types
folder = {folder!r}
plan = json.load(open(os.path.join(folder, "plan.json")))
def note(*what):
    with open(os.path.join(folder, "notes"), "a", encoding="utf-8") as file:
        file.write(json.dumps([time.monotonic_ns(), *what]) + "\\n")
class BackendId(enum.IntEnum):
    SAPI, NVDA, ORCA, SPEECH_DISPATCHER = 1, 2, 3, 4
class PrismError(Exception): pass
class Backend:
    def __init__(self, one):
        self.name, self.told = one.name, plan["backends"][one.name]
        if not self.told.get("runs"): raise PrismError("not available")
        self.voices, self._voice, self.lost = self.told.get("voices", []), 0, False
        self.features = types.SimpleNamespace(
            supports_output=self.told.get("braille", False), supports_set_voice=bool(self.voices),
            supports_get_voice_language=bool(self.voices))
        note("created", self.name)
    def _say(self, how, text, interrupt):
        if self.lost or (self.told.get("loses") and text == "lose"):
            self.lost = True
            if os.path.exists(os.path.join(folder, "notes-lost")): plan["backends"][self.name]["runs"] = False
            open(os.path.join(folder, "notes-lost"), "w").close()
            raise PrismError("gone")
        note(how, text, interrupt)
    def speak(self, text, interrupt=False): self._say("speak", text, interrupt)
    def output(self, text, interrupt=False):
        assert self.features.supports_output
        self._say("output", text, interrupt)
    def stop(self):
        note("stop")
        if self.told.get("unstoppable"): raise NotImplementedError
    voices_count = property(lambda self: len(self.voices))
    def get_voice_language(self, number): return self.voices[number]
    voice = property(lambda self: self._voice, lambda self, number: note("voice", self.voices[number]))
class Context:
    ids = [BackendId[name] for name in plan["backends"]]
    backends_count = property(lambda self: len(self.ids))
    def id_of(self, number): return self.ids[number]
    def priority_of(self, one): return plan["backends"][one.name]["priority"]
    def create(self, one): return Backend(one)
"""
READER: dict[str, Any] = {"priority": 100, "runs": True, "braille": True}


class Rig:
    """A computer with the readers of a plan, and the voice that speaks through them."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.inbox: queue.Queue[VoiceEvent] = queue.Queue()
        self.got: list[VoiceEvent] = []
        self.voice: ProcessVoice | None = None

    def begin(self, prism: str = PRISM, language: str = "cs", **backends: dict[str, Any]) -> ProcessVoice:
        (self.folder / "plan.json").write_text(json.dumps({"backends": backends}), encoding="utf-8")
        (self.folder / "prism.py").write_text(prism.format(folder=str(self.folder)), encoding="utf-8")
        command = ("/usr/bin/env", f"PYTHONPATH={self.folder}", *COMMAND)
        voice = voice_for("reader", self.inbox, VoiceOptions(language=language), command=command)
        assert isinstance(voice, ProcessVoice)
        self.voice = voice
        voice.start()
        return voice

    def wait(self, kind: type[VoiceEvent], number: int | None = None) -> Any:
        while True:
            event = self.inbox.get(timeout=PATIENCE_S)
            self.got.append(event)
            if isinstance(event, kind) and number in (None, getattr(event, "number", None)):
                return event

    def notes(self) -> list[list[Any]]:
        """What prism was asked, without the times."""
        return [json.loads(line)[1:] for line in (self.folder / "notes").read_text("utf-8").splitlines()]


@pytest.fixture
def rig(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Rig]:
    monkeypatch.setattr(chain, "SLOW", PATIENT)
    made = Rig(tmp_path)
    yield made
    if made.voice is not None:
        made.voice.close()


def test_the_reader_says_each_line_and_it_lasts_as_long_as_it_would(rig: Rig) -> None:
    voice = rig.begin(SAPI={**READER, "priority": 200}, NVDA=READER, ORCA={**READER, "priority": 50})
    style = Style("cs", rate=600)
    texts = ["Les s jednou korunou.", "Louka.", "<b>Petr</b> [[slnc 9]]\x1b"]
    for number, text in enumerate(texts):
        voice.say(number, text, style)
    ended = [rig.wait(Ended, number) for number in range(3)]
    assert rig.notes() == [["created", "NVDA"]] + [
        ["output", text, False] for text in (*texts[:2], " b Petr /b    slnc 9  ")
    ]
    for text, event in zip(texts[:2], ended, strict=False):
        assert event.audio_ms >= length_ms(text, style)
    ready = next(event for event in rig.got if isinstance(event, Ready))
    assert (ready.output, ready.engine) == ("device", "prism NVDA")
    kinds = [type(event) for event in rig.got if isinstance(event, Started | Ended)]
    assert kinds == [Started, Ended] * 3


def test_a_stop_silences_the_reader_and_leaves_the_next_line(rig: Rig) -> None:
    voice = rig.begin(NVDA={**READER, "braille": False}, ORCA={**READER, "priority": 1})
    voice.say(1, "A long sentence. " * 20, Style())
    voice.say(2, "A longer sentence. " * 20, Style())
    voice.say(3, "Les.", Style(rate=600))
    rig.wait(Started, 1)
    pid = pid_of(voice)
    voice.stop(2)
    rig.wait(Cut, 2)
    voice.stop(1)
    rig.wait(Cut, 1)
    rig.wait(Ended, 3)
    assert [note[0] for note in rig.notes()] == ["created", "speak", "stop", "speak"]
    assert pid_of(voice) == pid
    assert not any(isinstance(event, Restarting) for event in rig.got)


def test_a_reader_that_cannot_be_stopped_is_no_fault(rig: Rig) -> None:
    voice = rig.begin(ORCA={**READER, "unstoppable": True})
    voice.say(1, "A long sentence. " * 20, Style())
    rig.wait(Started, 1)
    voice.stop()
    rig.wait(Cut, 1)
    voice.say(2, "Les.", Style(rate=600))
    rig.wait(Ended, 2)


def test_a_reader_that_was_started_again_is_found_again(rig: Rig) -> None:
    voice = rig.begin(NVDA={**READER, "loses": True})
    for number, text in enumerate(["Les.", "lose", "Louka."]):
        voice.say(number, text, Style(rate=600))
    gone = rig.wait(VoiceGone)
    assert gone.key == "reader-none", "it loses itself twice at the same line: then it is gone"
    created = [note for note in rig.notes() if note[0] == "created"]
    assert len(created) == 2


def test_a_line_after_the_reader_came_back_is_said(rig: Rig) -> None:
    once = PRISM.replace('and text == "lose"', 'and text == "lose" and not os.path.exists(folder + "/notes-lost")')
    voice = rig.begin(once, NVDA={**READER, "loses": True})
    for number, text in enumerate(["lose", "Louka."]):
        voice.say(number, text, Style(rate=600))
    rig.wait(Ended, 1)
    assert [note[1] for note in rig.notes()] == ["NVDA", "NVDA", "lose", "Louka."]


def test_where_voices_can_be_chosen_the_language_is_kept(rig: Rig) -> None:
    voice = rig.begin(SPEECH_DISPATCHER={**READER, "voices": ["af", "en_GB", "cs", "cs-CZ", "pl"]})
    for number, language in enumerate(["cs", "cs", "en", "pl"]):
        voice.say(number, "Delta.", Style(language, rate=600))
    rig.wait(Ended, 3)
    assert [note[1] for note in rig.notes() if note[0] == "voice"] == ["cs", "en_GB", "pl"]
    voice.say(4, "nuqneH", Style("qq"))
    gone = rig.wait(VoiceGone)
    assert (gone.key, gone.facts) == ("reader-language-none", {"language": "qq"})
    assert len([note for note in rig.notes() if note[0] == "output"]) == 4


@pytest.mark.parametrize(
    ("prism", "backends"),
    [
        ("raise ImportError('no such package')", {}),
        ("raise OSError('GLIBC_2.34 not found')", {}),
        (PRISM, {}),
        (PRISM, {"SAPI": READER}),
        (PRISM, {"NVDA": {**READER, "runs": False}, "ORCA": {**READER, "runs": False}}),
    ],
    ids=["missing", "too old a system", "nothing", "no reader but a voice", "none runs"],
)
def test_without_a_reader_it_is_told_and_lines_are_handed_back(
    prism: str, backends: dict[str, Any], rig: Rig
) -> None:
    voice = rig.begin(prism, **backends)
    voice.say(1, "Les.", Style())
    gone = rig.wait(VoiceGone)
    assert gone.key == "reader-none" and gone.facts["reason"]
    failed = [event for event in rig.got if getattr(event, "number", None) == 1]
    assert [getattr(event, "again", None) for event in failed] == [True]


def test_a_reader_that_hangs_is_noticed(rig: Rig) -> None:
    hanging = PRISM.replace("note(how, text, interrupt)", "time.sleep(600)")
    voice = rig.begin(hanging, NVDA=READER)
    voice.say(1, "Les.", Style(rate=600))
    assert rig.wait(VoiceGone).key == "reader-none"


def test_the_true_prism_is_asked_for_what_it_has() -> None:
    """Names that we call exist in the package, where it is installed; without it a reader is told as none."""
    try:
        prism = importlib.import_module("prism")
    except ImportError:
        with pytest.raises(VoiceError):
            ScreenReader("cs")
        return
    called = {"output", "speak", "stop", "features", "voice", "voices_count", "get_voice_language", "name"}
    assert called <= set(dir(prism.Backend))
    assert {"backends_count", "id_of", "priority_of", "create"} <= set(dir(prism.Context))
    fields = prism.BackendFeatures.__dataclass_fields__
    assert {"supports_output", "supports_set_voice", "supports_get_voice_language"} <= set(fields)
    assert {"SAPI", "ONE_CORE", "AV_SPEECH", "UIA"} <= set(prism.BackendId.__members__)
