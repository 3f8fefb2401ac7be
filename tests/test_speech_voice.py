"""The voice process and its keeper: what is said arrives, whatever happens to the process. No sound card."""

from __future__ import annotations

import array
import json
import math
import os
import struct
import subprocess
import sys
import textwrap
import threading
import time
import wave
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from companion.speech import voices
from companion.speech.earcons import earcon as sound_of
from companion.speech.events import (
    PROBE,
    Cut,
    Ended,
    Failed,
    OutputChanged,
    Ready,
    Restarting,
    SpeechTrouble,
    Started,
    Style,
    VoiceGone,
)
from companion.speech.launch import COMMAND
from companion.speech.orders import VoiceOptions
from companion.speech.transcript import TranscriptVoice
from companion.speech.voices import Limits, ProcessVoice
from tests.patience import PATIENCE_S, until
from tests.recording_voice import recording
from tests.voice_kit import PATIENT, Ear, StillClock, pid_of

SENTENCES = {
    "cs": "Bravo tři. Les s jednou korunou přiléhá k hradu, celkem deset bodů.",
    "pl": "Bravo trzy. Las z jedną koroną przylega do zamku, razem dziesięć punktów.",
    "en": "Bravo three. A forest with one crown beside the castle, ten points in all.",
}

Start = Callable[..., ProcessVoice]


@pytest.fixture
def ear() -> Ear:
    return Ear()


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> StillClock:
    """What the keeper of a voice takes for time."""
    made = StillClock()
    monkeypatch.setattr(voices, "time", made)
    return made


@pytest.fixture
def start(ear: Ear) -> Iterator[Start]:
    begun: list[ProcessVoice] = []

    def begin(command: tuple[str, ...] = COMMAND, limits: Limits = PATIENT, **options: Any) -> ProcessVoice:
        voice = ProcessVoice(ear.inbox, VoiceOptions(**options), limits, command)
        begun.append(voice)
        voice.start()
        return voice

    yield begin
    for voice in begun:
        voice.close()


def samples(path: Path) -> array.array[int]:
    with wave.open(str(path)) as file:
        assert file.getframerate() == 22050
        return array.array("h", file.readframes(file.getnframes()))


def trimmed(values: array.array[int]) -> array.array[int]:
    """Without the gap behind the line."""
    end = len(values)
    while end and not values[end - 1]:
        end -= 1
    return values[:end]


# ---- what is heard --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", SENTENCES)
def test_a_sentence_sounds_as_long_and_as_loud_as_it_should(
    language: str, ear: Ear, start: Start, tmp_path: Path
) -> None:
    text = SENTENCES[language]
    voice = start(output="none", wav=str(tmp_path / "a.wav"))
    voice.say(1, text, Style(language))
    ended = ear.wait(Ended, 1)
    voice.close()
    values = trimmed(samples(tmp_path / "a.wav"))
    seconds = len(values) / 22050
    assert 0.045 * len(text) < seconds < 0.1 * len(text)
    assert abs(1000 * seconds - ended.audio_ms) < 50
    rms = math.sqrt(sum(value * value for value in values) / len(values))
    assert 1500 < rms < 12000
    assert max(map(abs, values)) < 32767, "clipped"
    lead = next(i for i, value in enumerate(values) if abs(value) > 50)
    assert lead < 0.02 * 22050


def loudness(values: array.array[int]) -> list[int]:
    """The sound's outline: the same voice says it with the same outline, though never with the same samples."""
    return [sum(map(abs, values[at : at + 1102])) for at in range(0, len(values), 1102)]


REFERENCE = """
import ctypes as C, hashlib, sys, espeakng_loader as loader
lib = C.CDLL(loader.get_library_path())
assert lib.espeak_Initialize(2, 60, loader.get_data_path().encode(), 0x8000) == 22050
out = []
kind = C.CFUNCTYPE(C.c_int, C.POINTER(C.c_short), C.c_int, C.c_void_p)
def on(wav, count, events):
    out.append(C.string_at(wav, 2 * count) if wav and count else b"")
    return 0
callback = kind(on)
lib.espeak_SetSynthCallback(callback)
lib.espeak_SetVoiceByName(sys.argv[1].encode())
text = sys.argv[2].encode() + bytes(1)
lib.espeak_Synth(text, C.c_size_t(len(text)), 0, 1, 0, 1, None, None)
sys.stdout.buffer.write(b"".join(out))
"""


@pytest.mark.parametrize(("language", "name"), [("cs", "zlw/cs"), ("pl", "zlw/pl"), ("en", "gmw/en")])
def test_each_language_is_spoken_by_its_own_voice(
    language: str, name: str, ear: Ear, start: Start, tmp_path: Path
) -> None:
    """Against the library called by hand with the file name of the voice: same length, same loudness."""
    done = subprocess.run(
        [sys.executable, "-c", REFERENCE, name, SENTENCES[language]],
        capture_output=True,
        check=True,
        timeout=PATIENCE_S,
    )
    wanted = trimmed(array.array("h", done.stdout))
    voice = start(output="none", wav=str(tmp_path / "a.wav"))
    voice.say(1, SENTENCES[language], Style(language))
    ear.wait(Ended, 1)
    voice.close()
    got = trimmed(samples(tmp_path / "a.wav"))
    assert abs(len(got) - len(wanted)) < 0.005 * len(wanted)
    pairs = list(zip(loudness(got), loudness(wanted), strict=False))
    assert sum(abs(a - b) for a, b in pairs) < 0.15 * sum(b for _, b in pairs)


def test_three_in_a_row_all_arrive(ear: Ear, start: Start, tmp_path: Path) -> None:
    voice = start(output="none", wav=str(tmp_path / "a.wav"))
    for number in (1, 2, 3):
        voice.say(number, "Les.", Style("cs"))
    lengths = [ear.wait(Ended, number).audio_ms for number in (1, 2, 3)]
    voice.close()
    assert ear.verdicts() == [("Ended", 1), ("Ended", 2), ("Ended", 3)]
    assert abs(1000 * len(samples(tmp_path / "a.wav")) / 22050 - sum(lengths) - 3 * 100) < 10


def test_an_earcon_goes_before_the_words_and_belongs_to_the_line(ear: Ear, start: Start, tmp_path: Path) -> None:
    """The words behind it are those of the same line without one; what is no name is no sound."""
    wav, record = tmp_path / "a.wav", tmp_path / "record"
    voice = start(recording(record), output="null", wav=str(wav))
    lengths = []
    for number, earcon in enumerate(["", "placed", "fanfare", "lost"], 1):
        voice.say(number, "Les.", Style("cs", earcon_volume=0 if earcon == "lost" else 60), earcon=earcon)
        lengths.append(ear.wait(Ended, number).audio_ms)
    voice.close()
    sound = array.array("h", sound_of("placed", 60, 22050))
    assert [length // 10 for length in lengths[2:]] == [lengths[0] // 10] * 2
    assert abs(lengths[1] - lengths[0] - 1000 * len(sound) / 22050) < 20
    values = samples(wav)
    begin = (lengths[0] + 100) * 22050 // 1000
    found = next(i for i in range(begin - 500, begin + 500) if values[i : i + 50] == sound[:50])
    assert values[found : found + len(sound)] == sound
    played = array.array("h")
    for _, block in blocks(record):
        played += block
    assert played.tobytes().count(sound.tobytes()) == 1, "on the device as in the file, and once"


def test_style_is_heard(ear: Ear, start: Start) -> None:
    voice = start(output="null", wav="", language="cs")
    styles = [
        Style("cs", rate=450),
        Style("cs", rate=225),
        Style("cs", rate=450, pitch=90),
        Style("cs", 99999, -5, 200),
    ]
    lengths = []
    for number, style in enumerate(styles, 1):
        voice.say(number, "Louka bez koruny.", style)
        lengths.append(ear.wait(Ended, number).audio_ms)
    assert lengths[0] < 0.75 * lengths[1]
    assert abs(lengths[2] - lengths[0]) < 0.2 * lengths[0]


def test_text_is_never_markup_and_control_characters_are_blanks(ear: Ear, start: Start, tmp_path: Path) -> None:
    voice = start(output="none", wav=str(tmp_path / "a.wav"))
    texts = [
        "les a louka",
        "les\0\n\x1ba\u00a0louka",
        "<break time='9s'/> les",
        "",
        "\0",
        "\ud800",
        "." * 10_000,
    ]
    for number, text in enumerate(texts):
        voice.say(number, text, Style("cs"))
    lengths = [ear.wait(Ended, number).audio_ms for number in range(len(texts))]
    assert abs(lengths[1] - lengths[0]) < 0.05 * lengths[0]
    assert lengths[2] < 6000
    assert max(lengths[3:5]) < 10


def test_a_language_without_a_voice_is_not_spoken_by_another(ear: Ear, start: Start) -> None:
    voice = start(output="null")
    voice.say(1, "nuqneH", Style("qq"))
    assert ear.wait(Failed, 1) == Failed(1, "voice-no-language", {"language": "qq"})
    voice.say(2, "A", Style("en", rate=450))
    ear.wait(Ended, 2)


def test_without_a_device_nothing_is_paced_and_it_says_so_once(ear: Ear, start: Start) -> None:
    voice = start(output="none")
    for number in range(50):
        voice.say(number, SENTENCES["cs"], Style("cs"))
    ear.wait(Ended, 49)
    assert [event.output for event in ear.got if isinstance(event, Ready)] == ["none"]


# ---- stopping -------------------------------------------------------------------------------------------------


def blocks(path: Path) -> list[tuple[int, array.array[int]]]:
    """A record, as far as it is written: when each block was handed to the device, and its samples."""
    data, at, found = path.read_bytes() if path.exists() else b"", 0, []
    while at + 12 <= len(data):
        time_ns, size = struct.unpack_from("<qI", data, at)
        if at + 12 + size > len(data):
            break
        found.append((time_ns, array.array("h", data[at + 12 : at + 12 + size])))
        at += 12 + size
    return found


def test_a_stop_in_mid_sentence_silences_it_and_what_waits(ear: Ear, start: Start, tmp_path: Path) -> None:
    record = tmp_path / "record"
    voice = start(recording(record), output="null")
    voice.say(1, 10 * SENTENCES["cs"], Style("cs"))
    voice.say(2, SENTENCES["cs"], Style("cs"))
    begun = ear.wait(Started, 1)
    until(lambda: sum(1 for _, values in blocks(record) for value in values if value) > 2000, "sound")
    voice.stop()
    cut = ear.wait(Cut, 1)
    ear.wait(Cut, 2)
    until(lambda: sum(cut.at_ns < at_ns for at_ns, _ in blocks(record)) > 5, "what is played after it")
    voice.say(3, "A", Style("en", rate=450))
    last = ear.wait(Started, 3)
    voice.close()
    after = [values for at_ns, values in blocks(record) if cut.at_ns < at_ns < last.at_ns]
    during = [values for at_ns, values in blocks(record) if begun.at_ns <= at_ns <= cut.at_ns]
    assert sum(1 for values in during for value in values if value) > 2000
    assert len(after) > 5
    assert sum(1 for values in after for value in values if value) <= 44, "sound after the stop"
    assert not any(value for values in after[1:] for value in values)


def test_a_stop_for_one_line_leaves_the_next(ear: Ear, start: Start) -> None:
    voice = start(output="null")
    voice.say(1, SENTENCES["en"], Style("en"))
    voice.say(2, "A", Style("en", rate=450))
    ear.wait(Started, 1)
    voice.stop(1)
    voice.stop(77)
    ear.wait(Ended, 2)
    assert ear.verdicts() == [("Cut", 1), ("Ended", 2)]


def test_a_stop_before_ready_cuts_what_waits(ear: Ear, start: Start) -> None:
    voice = start(output="null")
    voice.say(1, "A", Style())
    voice.stop()
    ear.wait(Cut, 1)
    ear.wait(Ready)
    assert ear.verdicts() == [("Cut", 1)]


# ---- faults ---------------------------------------------------------------------------------------------------


def test_a_voice_killed_in_mid_sentence_says_it_again(ear: Ear, start: Start, tmp_path: Path) -> None:
    voice = start(output="null", wav=str(tmp_path / "a.wav"))
    voice.say(1, "A", Style("en", rate=450))
    ear.wait(Ended, 1)
    voice.say(2, "Forest.", Style("en", rate=300))
    voice.say(3, "A", Style("en", rate=450))
    ear.wait(Started, 2)
    os.kill(pid_of(voice), 9)
    assert ear.wait(Restarting).why == "died"
    assert ear.wait(Ready).starts == 2
    ear.wait(Ended, 3)
    voice.close()
    assert ear.verdicts() == [("Ended", 1), ("Ended", 2), ("Ended", 3)]
    kept = 1000 * len(samples(tmp_path / "a.wav")) / 22050
    told = [event.audio_ms for event in ear.got if isinstance(event, Ended)]
    assert kept > sum(told) + 3 * 100 - 10, "the WAV file goes on where the dead process left it"


def test_a_missing_library_is_told_and_lines_are_handed_back(ear: Ear, start: Start) -> None:
    voice = start(library="/nonexistent/libespeak-ng.so")
    voice.say(1, "A", Style())
    gone = ear.wait(VoiceGone)
    assert gone.key == "voice-no-library" and gone.facts["library"] == "/nonexistent/libespeak-ng.so"
    voice.say(2, "B", Style())
    voice.stop()
    assert ear.verdicts() == [("Failed", 1), ("Failed", 2)]
    assert all(event.again for event in ear.got if isinstance(event, Failed))


def test_a_program_that_cannot_be_started_is_told(ear: Ear, start: Start) -> None:
    start(command=("/nonexistent/python",))
    assert ear.wait(VoiceGone).key == "voice-no-process"


def test_a_recording_that_cannot_be_written_does_not_stop_the_speaking(
    ear: Ear, start: Start, tmp_path: Path
) -> None:
    limited = ("sh", "-c", 'ulimit -f 8; exec "$@"', "sh", *COMMAND)
    voice = start(limited, output="none", wav=str(tmp_path / "a.wav"))
    voice.say(1, "A", Style("en", rate=450))
    voice.say(2, SENTENCES["en"], Style("en"))
    voice.say(3, SENTENCES["en"], Style("en"))
    ear.wait(Ended, 3)
    trouble = ear.wait(SpeechTrouble) if not any(isinstance(e, SpeechTrouble) for e in ear.got) else ear.got[0]
    voice.close()
    troubles = [event for event in ear.got if isinstance(event, SpeechTrouble)]
    assert [event.key for event in troubles] == ["voice-wav"], trouble
    assert samples(tmp_path / "a.wav")
    other = start(output="none", wav=str(tmp_path / "none" / "a.wav"))
    assert ear.wait(SpeechTrouble).key == "voice-wav"
    other.say(4, "A", Style())
    ear.wait(Ended, 4)


FAKE = """
import json, os, sys, time
counter = {counter!r}
with open(counter, "a") as file: file.write("x")
starts = os.path.getsize(counter)
def tell(event, **facts): print(json.dumps({{"event": event, **facts}}), flush=True)
def ready(): tell("ready", rate=1, output="null", engine="fake")
def speak(id): tell("started", id=id, at_ns=1); tell("made", id=id, audio_ms=1); tell("ended", id=id, audio_ms=1)
def commands():
    for line in sys.stdin:
        command = json.loads(line)
        if command["do"] == "quit": sys.exit()
        yield command["do"], command.get("id")
{body}
"""


@pytest.fixture
def fake(tmp_path: Path) -> Callable[[str], tuple[str, ...]]:
    """A voice process that behaves as the test wants; starts counts how often it has been started."""

    def write(body: str) -> tuple[str, ...]:
        path = tmp_path / "fake.py"
        path.write_text(
            FAKE.format(counter=str(tmp_path / "starts"), body=textwrap.dedent(body)), encoding="utf-8"
        )
        return (sys.executable, str(path))

    return write


Fake = Callable[[str], tuple[str, ...]]


def test_a_voice_that_stays_mute_is_started_again_and_says_it(
    ear: Ear, start: Start, fake: Fake, clock: StillClock
) -> None:
    command = fake("""
        ready()
        for do, id in commands():
            if do == "say" and starts > 1: speak(id)
    """)
    voice = start(command, Limits(mute_ms=50))
    voice.say(1, "A", Style())
    voice.say(2, "B", Style())
    ear.wait(Ready)
    clock.let_pass(51)
    ear.wait(Ended, 2)
    assert ear.verdicts() == [("Ended", 1), ("Ended", 2)]
    assert {e.why for e in ear.got if isinstance(e, Restarting)} == {"mute"}


def test_a_line_that_waits_for_its_device_is_waited_for_and_begins_once(
    ear: Ear, start: Start, fake: Fake, clock: StillClock
) -> None:
    """It goes on when another line is handed over, and time passes before that."""
    command = fake("""
        ready()
        told = commands()
        next(told)
        tell("waits", id=1, ms=20000); tell("output", output="none", backend="", reason="busy")
        next(told)
        tell("started", id=1, at_ns=1); tell("made", id=1, audio_ms=1)
        tell("waits", id=1, ms=20000); tell("output", output="none", backend="", reason="gone")
        next(told)
        tell("started", id=1, at_ns=2, again=True); tell("ended", id=1, audio_ms=1)
        speak(2); speak(3)
        for _ in told: pass
    """)
    voice = start(command, Limits(mute_ms=50, late_ms=50))
    voice.say(1, "A", Style())
    for number, why in ((2, "busy"), (3, "gone")):
        assert ear.wait(OutputChanged) == OutputChanged("none", "", why)
        clock.let_pass(19_000)
        clock.seen_by(voice)
        voice.say(number, "B", Style())
    ear.wait(Ended, 3)
    assert [type(event) for event in ear.got if getattr(event, "number", 1) == 1] == [
        Ready,
        OutputChanged,
        Started,
        OutputChanged,
        Ended,
    ]


def test_a_line_that_waits_for_ever_is_not_waited_for(
    ear: Ear, start: Start, fake: Fake, clock: StillClock
) -> None:
    command = fake("""
        ready()
        for do, id in commands():
            if starts > 1: speak(id)
            else:
                tell("started", id=id, at_ns=1); tell("waits", id=id, ms=100)
                tell("output", output="none", backend="", reason="")
    """)
    voice = start(command, Limits(mute_ms=50))
    voice.say(1, "A", Style())
    ear.wait(OutputChanged)
    clock.let_pass(151)
    ear.wait(Ended, 1)
    assert {e.why for e in ear.got if isinstance(e, Restarting)} == {"mute"}


def test_a_sound_that_stops_in_mid_sentence_is_noticed(
    ear: Ear, start: Start, fake: Fake, clock: StillClock
) -> None:
    command = fake("""
        ready()
        for do, id in commands():
            if starts > 1: speak(id)
            else:
                tell("started", id=id, at_ns=1); tell("made", id=id, audio_ms=10)
                tell("output", output="none", backend="", reason="")
    """)
    voice = start(command, Limits(late_ms=50))
    voice.say(1, "A", Style())
    ear.wait(OutputChanged)
    clock.let_pass(61)
    ear.wait(Ended, 1)
    assert {e.why for e in ear.got if isinstance(e, Restarting)} == {"mute"}


def test_a_voice_that_does_not_obey_a_stop_is_silenced_for_good(
    ear: Ear, start: Start, fake: Fake, clock: StillClock
) -> None:
    command = fake("""
        ready()
        for do, id in commands():
            if do == "say":
                tell("started", id=id, at_ns=1); tell("made", id=id, audio_ms=60000)
                if starts == 2: tell("ended", id=id, audio_ms=1)
    """)
    voice = start(command, Limits(verdict_ms=50))
    voice.say(1, "A", Style())
    ear.wait(Started, 1)
    voice.stop()
    clock.let_pass(51)
    ear.wait(Restarting)
    voice.say(2, "B", Style())
    ear.wait(Ended, 2)
    assert ear.verdicts() == [("Cut", 1), ("Ended", 2)]
    assert [e.why for e in ear.got if isinstance(e, Restarting)] == ["hung"]


@pytest.mark.parametrize("dies", ["os._exit(9)", "ready(); next(commands()); os._exit(9)"])
def test_a_voice_that_dies_over_its_probe_is_not_started_again(
    ear: Ear, start: Start, fake: Fake, dies: str
) -> None:
    """Whoever tries it decides when the next one is tried; once it has proved itself it is kept alive."""
    command = fake(f"""
        if starts == 1:
            {dies}
        ready()
        for do, id in commands():
            if id == 2 and starts == 2: os._exit(9)
            speak(id)
    """)
    voice = ProcessVoice(ear.inbox, VoiceOptions(), PATIENT, command)
    voice.say(PROBE, "A", Style())
    voice.start()
    assert ear.wait(VoiceGone).key == "voice-gone"
    assert ear.verdicts() == [("Failed", PROBE)] and not any(isinstance(one, Restarting) for one in ear.got)
    voice.close()
    again = start(command)
    again.say(PROBE, "A", Style())
    again.say(2, "A", Style())
    ear.wait(Ended, 2)
    assert ear.verdicts()[1:] == [("Ended", PROBE), ("Ended", 2)]


def test_a_line_that_kills_every_voice_goes_back_for_another_one(ear: Ear, start: Start, fake: Fake) -> None:
    command = fake("""
        ready()
        for do, id in commands():
            if id == 2: os._exit(9)
            speak(id)
    """)
    voice = start(command, replace(PATIENT, starts=4))
    for number in (1, 2, 3):
        voice.say(number, "A", Style())
    assert ear.wait(VoiceGone).facts["starts"] == 4
    assert ear.verdicts() == [("Ended", 1), ("Failed", 2), ("Failed", 3)]
    assert all(event.again for event in ear.got if isinstance(event, Failed))


def test_a_voice_that_dies_again_and_again_is_given_up(ear: Ear, start: Start, fake: Fake) -> None:
    voice = start(fake("ready(); print('no sound', file=sys.stderr)"), replace(PATIENT, starts=3))
    voice.say(1, "A", Style())
    gone = ear.wait(VoiceGone)
    assert gone.key == "voice-gone" and gone.facts["starts"] == 3
    assert gone.facts["reason"] == "no sound"
    assert ear.verdicts() == [("Failed", 1)]


def test_however_often_the_voice_is_killed_each_line_ends_once(ear: Ear, start: Start) -> None:
    voice = start(limits=replace(PATIENT, starts=100, within_ms=1), output="null")
    for number in range(1, 7):
        voice.say(number, "A forest.", Style("en", rate=450))
    for number, moment_s in enumerate([0.0, 0.01, 0.1, 0.2, 0.3], start=1):
        ear.wait(Started, number)
        time.sleep(moment_s)
        process = voice._process
        if process is not None:
            process.kill()
        ear.wait(Ready)
    ear.wait(Ended, 6)
    assert ear.verdicts() == [("Ended", number) for number in range(1, 7)]


def test_a_voice_that_never_becomes_ready_is_given_up_soon(ear: Ear, start: Start, fake: Fake) -> None:
    voice = start(fake("time.sleep(600)"), Limits(ready_ms=50))
    voice.say(1, "A", Style())
    assert ear.wait(VoiceGone).key == "voice-gone"
    assert ear.verdicts() == [("Failed", 1)]


def test_a_voice_that_reads_nothing_holds_nobody_up(ear: Ear, start: Start, fake: Fake) -> None:
    voice = start(fake("ready(); time.sleep(600)"), replace(PATIENT, verdict_ms=50, starts=1))
    ear.wait(Ready)
    for number in range(300):
        voice.say(number, "x" * 1000, Style())
    voice.stop()
    ear.wait(VoiceGone)
    assert len(ear.verdicts()) == 300


def test_nonsense_from_the_voice_is_kept_for_the_log_only(ear: Ear, start: Start, fake: Fake) -> None:
    command = fake("""
        print("{}"); print("[1]"); print("xyz"); print('{"event": "ended", "id": 7}')
        ready()
        for do, id in commands(): tell("cut", id=99, at_ns=1); speak(id)
    """)
    voice = start(command)
    voice.say(1, "A", Style())
    ear.wait(Ended, 1)
    assert ear.verdicts() == [("Ended", 1)]
    assert len(voice._complaints) == 3


def test_nothing_follows_after_close(ear: Ear, start: Start) -> None:
    voice = start(output="null")
    ear.wait(Ready)
    pid = pid_of(voice)
    voice.say(1, SENTENCES["en"], Style("en"))
    ear.wait(Started, 1)
    voice.close()
    before = ear.inbox.qsize()
    until(lambda: not [one for one in threading.enumerate() if one.name.startswith("voice-")], "the threads' end")
    assert ear.inbox.qsize() == before and voice._process is None
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)


# ---- the process by itself --------------------------------------------------------------------------------------


def talk(lines: bytes, **options: str) -> tuple[list[dict[str, Any]], int]:
    """All that the voice process tells when it reads these bytes and the end of its input."""
    done = subprocess.run(
        [*COMMAND, json.dumps(options)], input=lines, capture_output=True, timeout=PATIENCE_S, check=False
    )
    return [json.loads(line) for line in done.stdout.splitlines()], done.returncode


def test_garbage_is_counted_and_told_and_hurts_nothing() -> None:
    garbage = [
        b"xyz",
        b"\xff\xfe\0",
        b"{}",
        b"[]",
        b"1",
        b'{"do":"dance"}',
        b'{"do":"say"}',
        b'{"do":"say","id":null,"text":"a"}',
        b'{"do":"say","id":1e999,"text":"a"}',
        b'{"do":"say","id":1,"text":"a","rate":"fast"}',
        b'{"do":"stop","id":"x"}',
        b"[" * 30_000,
        b"y" * 200_000,
    ]
    say = b'{"do":"say","id":5,"text":"a"}\r\n'
    events, code = talk(b"\n".join([*garbage, b"", say]) + b'{"do":"quit"}\n' + say, output="none")
    assert code == 0
    assert [event["count"] for event in events if event["event"] == "garbled"] == list(range(1, len(garbage) + 1))
    assert events[0]["event"] == "ready"


def test_the_process_ends_with_its_input() -> None:
    events, code = talk(b'{"do":"say","id":1,"text":"a long sentence that nobody hears"}', output="null")
    assert code == 0 and [event["event"] for event in events] == ["ready"]


def test_what_is_imported_where() -> None:
    """The daemon's side needs no sound library, and the process no network and none of the daemon's libraries."""
    show = "; import sys; print(' '.join(sys.modules))"
    parts = {
        "import companion.speech.queue, companion.speech.voices, companion.speech.transcript": (
            {"ctypes", "miniaudio", "espeakng_loader", "pydantic", "termios"}
        ),
        "import companion.speech.process, companion.speech.device as d; d._miniaudio()": (
            {
                "pydantic",
                "fluent",
                "click",
                "ssl",
                "urllib.request",
                "numpy",
                "subprocess",
                "tempfile",
                "serial",
            }
        ),
    }
    for code, unwanted in parts.items():
        done = subprocess.run(
            [sys.executable, "-c", code + show],
            capture_output=True,
            encoding="utf-8",
            check=True,
            timeout=PATIENCE_S,
        )
        assert not unwanted & set(done.stdout.split()), code


# ---- the transcript -------------------------------------------------------------------------------------------


def test_a_transcript_says_each_line_at_once() -> None:
    ear = Ear()
    voice = TranscriptVoice(ear.inbox)
    voice.start()
    voice.say(1, "Les.", Style("cs"))
    voice.say(2, "Louka.", Style("cs"))
    voice.stop()
    assert ear.verdicts() == [("Ended", 1), ("Ended", 2)]
    assert isinstance(ear.got[0], Ready) and isinstance(ear.got[1], Started)


# ---- variants of a voice --------------------------------------------------------------------------------------


def test_a_variant_of_the_voice_sounds_otherwise_and_keeps_the_language(
    ear: Ear, start: Start, tmp_path: Path
) -> None:
    heard: dict[str, array.array[int]] = {}
    for number, variant in enumerate(("", "f2", "m7", "pl", "nobody"), start=1):
        file = tmp_path / f"{number}.wav"
        voice = start(output="none", wav=str(file))
        voice.say(number, SENTENCES["cs"], Style("cs", voice=variant))
        ear.wait(Ended, number)
        voice.close()
        heard[variant] = trimmed(samples(file))
    assert heard["f2"] != heard[""]
    assert heard["m7"] != heard["f2"]
    assert heard["pl"] == heard["nobody"] == heard[""], "what is no variant changes nothing, least the language"
