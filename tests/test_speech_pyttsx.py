"""The system's voices through pyttsx3 itself, with a player that keeps what it is given; no sound card."""

from __future__ import annotations

import array
import json
import math
import os
import subprocess
import sys
import textwrap
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeVar

import pytest

from companion.speech.chain import ChainVoice
from companion.speech.events import Cut, Ended, Ready, Restarting, SpeechTrouble, Started, Style, VoiceGone
from companion.speech.launch import COMMAND
from companion.speech.orders import VoiceOptions
from companion.speech.pyttsx import VoiceName, choose, speaks
from companion.speech.voices import Limits, ProcessVoice
from tests.patience import PATIENCE_S, until
from tests.voice_kit import PATIENT, Ear, pid_of

SENTENCES = {
    "cs": ("zlw/cs", "Bravo tři, les s jednou korunou."),
    "pl": ("zlw/pl", "Bravo trzy, las z jedną koroną."),
    "en": ("gmw/en", "Bravo three, a forest with one crown."),
}
PLAYER = """
import os, shutil, sys, time, wave
folder = {folder!r}
at = time.monotonic_ns()
assert sys.argv[2:] == ["-q"], sys.argv
open(os.path.join(folder, f"{{at}}-{{os.getpid()}}.pid"), "w").close()
{body}
"""
KEEPS = """
shutil.copy(sys.argv[1], os.path.join(folder, f"{at}-{os.getpid()}.part"))
with wave.open(sys.argv[1]) as file:
    time.sleep(file.getnframes() / file.getframerate())
os.rename(os.path.join(folder, f"{at}-{os.getpid()}.part"), os.path.join(folder, f"{at}-{os.getpid()}.wav"))
"""
HANGS = "time.sleep(600)"

Kind = TypeVar("Kind", ProcessVoice, ChainVoice)


class Rig:
    """A folder with a player, or without one, that voice processes find; and the voices, closed at the end."""

    def __init__(self, folder: Path) -> None:
        self.kept = folder / "kept"
        self.bin = folder / "bin"
        self.tmp = folder / "tmp"
        for path in (self.kept, self.bin, self.tmp):
            path.mkdir()
        self.ear = Ear()
        self.command = ("/usr/bin/env", f"PATH={self.bin}", f"TMPDIR={self.tmp}", *COMMAND)
        self._voices: list[ProcessVoice | ChainVoice] = []

    def player(self, body: str) -> None:
        code = PLAYER.format(folder=str(self.kept), body=textwrap.dedent(body))
        self._write(f"#!{sys.executable} -IS\n{code}")

    def silent_player(self) -> None:
        """One that plays nothing and ends: a shell is there sooner than a line ends, on a busy computer too."""
        self._write(f'#!/bin/sh\n: > "{self.kept}/1-$$.pid"\n')

    def _write(self, script: str) -> None:
        path = self.bin / "aplay"
        path.write_text(script, encoding="utf-8")
        path.chmod(0o755)

    def system(self, limits: Limits = PATIENT, language: str = "en") -> ProcessVoice:
        voice = ProcessVoice(
            self.ear.inbox, VoiceOptions(engine="system", language=language), limits, self.command
        )
        return self.begin(voice)

    def chained(self) -> ChainVoice:
        """The system's voice, then espeak-ng, unheard."""

        def maker(engine: str) -> Callable[[Any], ProcessVoice]:
            options = VoiceOptions(engine=engine, output="null", language="en")
            return lambda inbox: ProcessVoice(inbox, options, PATIENT, self.command)

        return self.begin(ChainVoice(self.ear.inbox, [maker("system"), maker("espeak")]))

    def begin(self, voice: Kind) -> Kind:
        self._voices.append(voice)
        voice.start()
        return voice

    def close(self) -> None:
        for voice in self._voices:
            voice.close()

    def sounds(self) -> list[array.array[int]]:
        """What was played to the end, in order."""
        return [samples(path.read_bytes()) for path in sorted(self.kept.glob("*.wav"))]

    def playing(self) -> int:
        """The process id of the player, as soon as there is one."""
        until(lambda: any(self.kept.glob("*.pid")), "the player's beginning")
        return int(max(self.kept.glob("*.pid")).stem.split("-")[1])


@pytest.fixture
def rig(tmp_path: Path) -> Iterator[Rig]:
    made = Rig(tmp_path)
    yield made
    made.close()


def samples(data: bytes) -> array.array[int]:
    """The samples of a WAV file of one channel, without the silence behind the words."""
    place = data.index(b"data") + 8
    values = array.array("h", data[place : place + (len(data) - place) // 2 * 2])
    end = len(values)
    while end and abs(values[end - 1]) < 10:
        end -= 1
    return values[:end]


def runs(pid: int) -> bool:
    try:
        return Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


def gone(pid: int) -> None:
    """Wait until a process is gone."""
    until(lambda: not runs(pid), f"the end of process {pid}")


# ---- what is heard --------------------------------------------------------------------------------------------

REFERENCE = """
import ctypes as C, sys, espeakng_loader as loader
lib = C.CDLL(loader.get_library_path())
assert lib.espeak_Initialize(2, 60, loader.get_data_path().encode(), 0x8000) == 22050
kind = C.CFUNCTYPE(C.c_int, C.POINTER(C.c_short), C.c_int, C.c_void_p)
out = []
def on(wav, count, events):
    out.append(C.string_at(wav, 2 * count) if wav and count else b"")
    return 0
callback = kind(on)
lib.espeak_SetSynthCallback(callback)
lib.espeak_SetVoiceByName(sys.argv[1].encode())
lib.espeak_SetParameter(1, int(sys.argv[3]), 0)
text = sys.argv[2].encode() + bytes(1)
lib.espeak_Synth(text, C.c_size_t(len(text)), 0, 1, 0, 1, None, None)
sys.stdout.buffer.write(b"data    " + b"".join(out))
"""


def reference(name: str, text: str, rate: int) -> array.array[int]:
    """The same sentence from the library called by hand with the file name of the voice."""
    told = [sys.executable, "-c", REFERENCE, name, text, str(rate)]
    return samples(subprocess.run(told, capture_output=True, check=True, timeout=PATIENCE_S).stdout)


def outline(values: array.array[int]) -> list[int]:
    return [sum(map(abs, values[at : at + 1102])) for at in range(0, len(values), 1102)]


def test_three_sentences_arrive_in_order_each_as_long_and_loud_as_it_should(rig: Rig) -> None:
    """In cs, pl, en: against the library called by hand; the same length, the same outline of loudness."""
    rig.player(KEEPS)
    voice = rig.system()
    for number, (language, (_, text)) in enumerate(SENTENCES.items(), 1):
        voice.say(number, text, Style(language, rate=550))
    for number in (1, 2, 3):
        rig.ear.wait(Ended, number)
    assert rig.ear.verdicts() == [("Ended", 1), ("Ended", 2), ("Ended", 3)]
    ready = next(event for event in rig.ear.got if isinstance(event, Ready))
    assert (ready.output, ready.engine) == ("device", "pyttsx3 espeak")
    sounds = rig.sounds()
    assert len(sounds) == 3
    lengths = [event.audio_ms for event in rig.ear.got if isinstance(event, Ended)]
    for values, told_ms, (name, text) in zip(sounds, lengths, SENTENCES.values(), strict=True):
        wanted = reference(name, text, 550)
        assert abs(len(values) - len(wanted)) < 0.02 * len(wanted)
        pairs = list(zip(outline(values), outline(wanted), strict=False))
        assert sum(abs(a - b) for a, b in pairs) < 0.2 * sum(b for _, b in pairs)
        assert 1500 < math.sqrt(sum(value * value for value in values) / len(values)) < 12_000
        assert told_ms > 1000 * len(values) / 22050 - 50
    order = [type(event).__name__ for event in rig.ear.got if isinstance(event, Started | Ended)]
    assert order == ["Started", "Ended"] * 3


def period(values: array.array[int]) -> int:
    """Samples from one opening of the glottis to the next: where the smoothed sound is likest to itself."""
    low = [sum(values[at : at + 40]) for at in range(0, len(values) - 40, 4)][:3000]
    return 4 * max(range(12, 110), key=lambda lag: sum(a * b for a, b in zip(low[:-110], low[lag:], strict=False)))


def test_style_is_heard(rig: Rig) -> None:
    rig.player(KEEPS)
    voice = rig.system()
    styles = [
        Style("en", rate=450),
        Style("en", rate=250),
        Style("en", rate=450, volume=25),
        Style("en", rate=450, pitch=95),
        Style("en", rate=450, voice="English (America)"),
        Style("en", rate=450, voice="Czech"),
        Style("en", rate=450),
    ]
    for number, style in enumerate(styles):
        voice.say(number, "Alone, alone.", style)
        rig.ear.wait(Ended, number)
    usual, slow, quiet, high, other, foreign, again = rig.sounds()
    assert len(usual) < 0.8 * len(slow)
    assert max(quiet) < 0.5 * max(usual)
    assert 0.5 * period(usual) < period(high) < 0.8 * period(usual)
    assert abs(len(other) - len(usual)) + abs(max(other) - max(usual)) > 100
    assert abs(len(foreign) - len(usual)) < 0.02 * len(usual), "a voice of another language"
    assert abs(max(again) - max(usual)) < 0.1 * max(usual)


def test_what_says_nothing_is_over_at_once_and_markup_is_no_markup(rig: Rig) -> None:
    rig.player(KEEPS)
    voice = rig.system()
    texts = ["", "\0", "...", "\ud800", "[[slnc 9000]] a", "<silence msec='9000'/> b"]
    for number, text in enumerate(texts):
        voice.say(number, text, Style("en", rate=600))
    rig.ear.wait(Ended, len(texts) - 1)
    lengths = [event.audio_ms for event in rig.ear.got if isinstance(event, Ended)]
    assert lengths[:4] == [0, 0, 0, 0]
    assert max(lengths) < 6000
    assert len(rig.sounds()) == 2


# ---- stopping -------------------------------------------------------------------------------------------------


def test_a_stop_kills_the_player_and_what_waits_behind_is_said(rig: Rig) -> None:
    rig.player(KEEPS)
    voice = rig.system()
    for number in range(0, 12, 3):
        voice.say(number, SENTENCES["en"][1], Style("en"))
        voice.say(number + 1, "Yes.", Style("en", rate=600))
        rig.ear.wait(Started, number)
        player = rig.playing()
        voice.stop(number)
        gone(player)
        rig.ear.wait(Cut, number)
        rig.ear.wait(Ended, number + 1)
        for path in rig.kept.glob("*.pid"):
            path.unlink()
    assert len(rig.sounds()) == 4, "one of those that were stopped was played to its end, or one behind was not"
    assert [verdict for verdict in rig.ear.verdicts() if verdict[0] == "Failed"] == []
    assert not any(isinstance(event, Restarting | VoiceGone) for event in rig.ear.got), "silence is no fault"
    assert len(list(rig.tmp.iterdir())) <= 1, "what the killed ones played from is removed"


def test_a_stop_of_a_waiting_line_or_of_all_leaves_nothing_behind(rig: Rig) -> None:
    rig.player(KEEPS)
    voice = rig.system()
    for number in (1, 2, 3):
        voice.say(number, "Yes, please, a forest.", Style("en", rate=300))
    rig.ear.wait(Started, 1)
    voice.stop(2)
    rig.ear.wait(Cut, 2)
    player = rig.playing()
    voice.stop()
    rig.ear.wait(Cut, 3)
    gone(player)
    assert rig.ear.verdicts() == [("Cut", 2), ("Cut", 1), ("Cut", 3)]
    voice.close()
    assert rig.sounds() == []
    assert list(rig.tmp.iterdir()) == []


def test_the_player_ends_with_the_daemon(rig: Rig) -> None:
    rig.player(HANGS)
    voice = rig.system()
    voice.say(1, SENTENCES["en"][1], Style("en"))
    rig.ear.wait(Started, 1)
    player = rig.playing()
    pid = pid_of(voice)
    voice.close()
    gone(player)
    assert not runs(pid)
    assert list(rig.tmp.iterdir()) == []


def test_the_remains_of_a_process_that_was_killed_are_removed_by_the_next(rig: Rig) -> None:
    done = subprocess.run([sys.executable, "-c", "import os; print(os.getpid())"], capture_output=True, check=True)
    dead = rig.tmp / f"companion-voice-{int(done.stdout)}-x"
    mine = rig.tmp / f"companion-voice-{os.getpid()}-x"
    other = rig.tmp / "companion-voice-of-somebody"
    for path in (dead, mine, other):
        path.mkdir()
    (dead / "a.wav").write_bytes(b"x")
    rig.player(KEEPS)
    rig.system()
    rig.ear.wait(Ready)
    assert not dead.exists() and mine.exists() and other.exists()


# ---- faults ---------------------------------------------------------------------------------------------------


def test_without_a_player_espeak_speaks_and_says_why(rig: Rig) -> None:
    voice = rig.chained()
    voice.say(1, "Forest.", Style("en", rate=400, voice="Czech"))
    voice.say(2, "Meadow.", Style("en", rate=550))
    rig.ear.wait(Ended, 2)
    assert rig.ear.verdicts() == [("Ended", 1), ("Ended", 2)]
    assert [e for e in rig.ear.got if isinstance(e, SpeechTrouble | VoiceGone | Restarting)] == [
        SpeechTrouble("voice-no-player", {"program": "aplay"})
    ]
    assert [e.engine.split()[0] for e in rig.ear.got if isinstance(e, Ready)] == ["espeak-ng"]


@pytest.mark.parametrize(
    ("made", "key"),
    [(Rig.silent_player, "voice-system-silent"), (lambda rig: rig.player(HANGS), "voice-system-hung")],
    ids=["silent", "hangs"],
)
def test_a_player_that_lies_or_hangs_is_noticed_and_espeak_says_the_same_line(
    made: Callable[[Rig], None], key: str, rig: Rig
) -> None:
    made(rig)
    voice = rig.chained()
    voice.say(1, "A forest, and a long meadow.", Style("en", rate=200))
    voice.say(2, "A meadow.", Style("en", rate=600))
    rig.ear.wait(Ended, 2)
    assert rig.ear.verdicts() == [("Ended", 1), ("Ended", 2)]
    assert [e for e in rig.ear.got if isinstance(e, SpeechTrouble | VoiceGone)] == [SpeechTrouble(key)]
    gone(rig.playing())


def test_a_language_without_a_voice_is_left_to_the_next(rig: Rig) -> None:
    rig.player(KEEPS)
    voice = rig.system()
    voice.say(1, "nuqneH", Style("qq"))
    gone = rig.ear.wait(VoiceGone)
    assert (gone.key, gone.facts) == ("voice-language-none", {"language": "qq"})
    assert rig.ear.verdicts() == [("Failed", 1)] and rig.sounds() == []
    rig.system(language="qq")
    assert rig.ear.wait(VoiceGone).key == "voice-language-none"


def test_garbage_is_counted_and_told_and_hurts_nothing(rig: Rig) -> None:
    rig.player(KEEPS)
    garbage = [b"xyz", b"\xff\xfe\0", b"{}", b"[]", b'{"do":"dance"}', b'{"do":"say"}', b'{"do":"stop","id":"x"}']
    garbage += [b'{"do":"say","id":1,"text":"a","rate":"fast"}', b"y" * 200_000]
    lines = b"\n".join([*garbage, b'{"do":"say","id":5,"text":""}', b""])
    done = subprocess.run(
        [*rig.command, json.dumps({"engine": "system"})],
        input=lines,
        capture_output=True,
        timeout=PATIENCE_S,
        check=False,
    )
    events = [json.loads(line) for line in done.stdout.splitlines()]
    assert [event["count"] for event in events if event["event"] == "garbled"] == list(range(1, len(garbage) + 1))
    assert done.returncode == 0 and events[0]["event"] == "ready"


# ---- whose voice ------------------------------------------------------------------------------------------------

TOLD = """
import json, sys
sys.path.append(sys.argv[1])
from dataclasses import asdict
from companion.speech.pyttsx import voices
print(json.dumps([asdict(voice) for voice in voices()]))
"""


def test_the_voices_of_this_system_are_listed() -> None:
    done = subprocess.run([sys.executable, "-c", TOLD, "."], capture_output=True, check=True, timeout=PATIENCE_S)
    told = [VoiceName(one["id"], one["name"], tuple(one["languages"])) for one in json.loads(done.stdout)]
    assert len(told) > 50
    for language, (name, _) in SENTENCES.items():
        found = choose(told, language)
        assert found is not None and found.id == name


SAPI = "HKEY_LOCAL_MACHINE\\SOFTWARE\\Microsoft\\Speech\\Voices\\Tokens\\TTS_MS_"
BY_NAME = [
    (VoiceName(SAPI + "CS-CZ_JAKUB_11.0", "Microsoft Jakub - Czech (Czech Republic)"), "cs"),
    (VoiceName(SAPI + "PL-PL_PAULINA_11.0", "Microsoft Paulina Desktop - Polish"), "pl"),
    (VoiceName(SAPI + "EN-GB_HAZEL_11.0", "Microsoft Hazel - English (Great Britain)"), "en"),
    (VoiceName(SAPI + "DE-DE_HEDDA_11.0", "Microsoft Hedda - German (Germany)"), ""),
    (VoiceName("com.apple.speech.synthesis.voice.zuzana.premium", "Zuzana", ("cs",)), "cs"),
    (VoiceName("com.apple.voice.compact.pl-PL.Zosia", "Zosia"), "pl"),
    (VoiceName("zlw/cs", "czech"), "cs"),
    (VoiceName("zlw/pl", "x"), "pl"),
    (VoiceName("gmw/en-us", "english-us"), "en"),
    (VoiceName("roa/fr", "French", ("fr",)), ""),
    (VoiceName("x", "Lena, a Polish name", ("de",)), ""),
    (VoiceName("open", "Pleasant"), ""),
]


@pytest.mark.parametrize(("voice", "language"), BY_NAME, ids=lambda told: getattr(told, "name", None))
def test_a_voice_is_of_one_language(voice: VoiceName, language: str) -> None:
    assert [one for one in SENTENCES if speaks(voice, one)] == ([language] if language else [])


def test_the_wanted_voice_then_the_usual_one_then_the_likeliest() -> None:
    albert = VoiceName("com.apple.speech.synthesis.voice.Albert", "Albert", ("en",))
    daniel = VoiceName("com.apple.voice.compact.en-GB.Daniel", "Daniel", ("en",))
    zuzana = VoiceName("com.apple.voice.compact.cs-CZ.Zuzana", "Zuzana", ("cs",))
    known = [albert, zuzana, daniel]
    assert choose(known, "en") == daniel
    assert choose(known, "en", "albert") == albert
    assert choose(known, "en", "Zuzana") == daniel
    assert choose(known, "en", "", albert.id) == albert
    assert choose(known, "cs", "", albert.id) == zuzana
    assert choose(known, "pl", "Zuzana") is None


# ---- Windows, as far as it can be tried elsewhere ---------------------------------------------------------------

WINDOWS = """
import sys, time, types
said = []
class Token:
    def __init__(self, name, language): self.Id, self.language = "Tokens\\\\\\\\" + name, language
    def GetDescription(self): return self.Id
    def GetAttribute(self, name): return {{"Language": self.language}}.get(name, "")
class Speech:
    tokens = [Token("A", "409"), Token("B", "405"), Token("C", "415")]
    def __init__(self): self.Voice, self.Rate, self.Volume, self.until = self.tokens[0], 0, 100, 0.0
    def GetVoices(self): return self.tokens
    def Speak(self, text, flags):
        if flags & 2: said.append("purged"); self.until = 0.0
        if text: said.append((self.Voice.Id[-1], self.Rate, text)); self.until = time.monotonic() + {seconds}
speech = Speech()
sink = []
client = types.ModuleType("comtypes.client")
client.CreateObject = lambda name: speech
client.GetEvents = lambda voice, events: sink.append(events)
def pump():
    if speech.until and time.monotonic() >= speech.until:
        speech.until = 0.0
        sink[-1]._ISpeechVoiceEvents_EndStream(1, 0)
    elif speech.until:
        sink[-1]._ISpeechVoiceEvents_StartStream(1, 0)
comtypes, gen, com = (types.ModuleType(name) for name in ("comtypes", "comtypes.gen", "pythoncom"))
comtypes.client, gen.SpeechLib, com.PumpWaitingMessages = client, types.ModuleType("SpeechLib"), pump
sys.modules.update({{"comtypes": comtypes, "comtypes.client": client, "comtypes.gen": gen, "pythoncom": com}})
sys.platform = "win32"
sys.path.append(sys.argv[1])
import locale, threading
locale.windows_locale = {{0x409: "en_US", 0x415: "pl_PL"}}
from companion.core.errors import VoiceError
from companion.speech.events import Style
from companion.speech.pyttsx import SystemVoice
system = SystemVoice("cs")
try:
    for rate, language, text in (175, "cs", "Les."), (600, "pl", "Las."), (175, "en", "Forest, meadow."):
        begun = []
        system.speak(text, Style(language, rate=rate), lambda: begun.append(1), threading.Event())
        said.append("heard" if begun else "unheard")
except VoiceError as error:
    said.append(error.key)
print(system.name, said)
"""


def windows(seconds: float) -> str:
    code = WINDOWS.format(seconds=seconds)
    done = subprocess.run(
        [sys.executable, "-c", code, "."], capture_output=True, encoding="utf-8", check=True, timeout=PATIENCE_S
    )
    return done.stdout.strip()


def test_pyttsx3s_own_sapi_driver_speaks_line_after_line_each_by_its_voice() -> None:
    """Its code on a stand-in for Windows: no line is purged, each voice is of its language."""
    told = "('B', 1, 'Les.'), 'heard', ('C', 9, 'Las.'), 'heard', ('A', 1, 'Forest, meadow.'), 'heard'"
    assert windows(0.4) == f"pyttsx3 sapi5 [{told}]"


def test_a_silent_sapi_voice_is_noticed() -> None:
    assert windows(0.01) == "pyttsx3 sapi5 [('B', 1, 'Les.'), 'voice-system-silent']"
