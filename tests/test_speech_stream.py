"""What the device gets, sample by sample; and what a WAV file holds whatever happens to it."""

from __future__ import annotations

import array
import subprocess
import sys
import wave
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.errors import VoiceError
from companion.speech.stream import SETTLE_MS, SampleLine, SampleStream, Tap
from companion.speech.wav import WavFile
from tests.patience import PATIENCE_S

RATE = 22050
PCM = st.binary(max_size=40).map(lambda data: bytes(byte or 1 for byte in data[: len(data) & ~1]))
"""Samples without a zero byte, so that speech is told from silence."""


class Tape:
    def __init__(self) -> None:
        self.lines: list[bytes] = [b""]

    def speech(self, samples: bytes) -> None:
        self.lines[-1] += samples

    def over(self) -> None:
        self.lines.append(b"")


class Paced:
    """A stream whose device has been open for a while: the test pulls."""

    def __init__(self, lead_ms: int = 0) -> None:
        self.events: list[dict[str, Any]] = []
        self.tape = Tape()
        self.stream = SampleStream(RATE, self.events.append, self.tape, lead_ms)
        self.tap = Tap(self.stream)
        self.stream.connect(self.tap)
        self.tap(RATE * max(lead_ms, SETTLE_MS) // 1000)

    def pull(self, frames: int) -> bytes:
        block = self.tap(frames)
        assert len(block) == 2 * frames
        return block


def paced() -> tuple[SampleStream, Paced, list[dict[str, Any]], Tape]:
    made = Paced()
    return made.stream, made, made.events, made.tape


def told(events: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(event["event"], event["id"]) for event in events if event["event"] != "made"]


def say(stream: SampleStream, number: int, *chunks: bytes, sound: bytes = b"", pause_ms: int = 0) -> SampleLine:
    line = stream.open(number, pause_ms, sound)
    for chunk in chunks:
        assert stream.feed(line, chunk)
    stream.finish(line)
    return line


@settings(deadline=None, max_examples=200)
@given(
    lines=st.lists(st.lists(PCM, max_size=4), min_size=1, max_size=4),
    pulls=st.lists(st.integers(1, 30), min_size=1, max_size=10),
)
def test_every_sample_goes_out_once_in_order_and_silence_fills_the_rest(
    lines: list[list[bytes]], pulls: list[int]
) -> None:
    stream, device, events, tape = paced()
    heard = b""
    for number, chunks in enumerate(lines):
        say(stream, number, *chunks)
    while len(told(events)) < 2 * len(lines):
        for frames in pulls:
            heard += device.pull(frames)
    wanted = b"".join(b"".join(chunks) for chunks in lines)
    assert heard.rstrip(b"\0") == wanted
    assert told(events) == [(what, number) for number in range(len(lines)) for what in ("started", "ended")]
    assert tape.lines[:-1] == [b"".join(chunks) for chunks in lines]


@settings(deadline=None, max_examples=200)
@given(before=st.integers(0, 400), block=st.integers(1, 300), one=st.booleans())
def test_after_a_cut_nothing_comes_but_a_fade_of_two_milliseconds(before: int, block: int, one: bool) -> None:
    stream, device, events, _ = paced()
    line, other = stream.open(1), stream.open(2)
    stream.feed(line, array.array("h", [1000] * 500).tobytes())
    device.pull(before) if before else None
    stream.cut(1 if one else None)
    assert not stream.feed(line, b"\1\1" * 500)
    stream.feed(other, b"\1\1" * 30)
    stream.finish(other)
    heard = array.array("h", b"".join(device.pull(block) for _ in range(1 + 300 // block)))
    fade = heard[:44]
    spoken = [value for value in heard if value]
    if before:
        assert list(fade) == sorted(fade, reverse=True) or block < 44
    assert len([value for value in spoken if value != 0x0101]) <= 44
    assert spoken.count(0x0101) == (30 if one else 0)
    assert ("cut", 1) in told(events) and ("ended", 1) not in told(events)
    assert (("ended", 2) if one else ("cut", 2)) in told(events)


def test_a_pause_goes_before_its_line_only() -> None:
    stream, device, events, _ = paced()
    say(stream, 1, b"\1\1", pause_ms=20)
    assert device.pull(440) == bytes(880) and not told(events)
    assert device.pull(10) == bytes(2) + b"\1\1" + bytes(16) or device.pull(10)
    assert told(events) == [("started", 1), ("ended", 1)]


def test_a_line_starts_with_its_first_chunk_before_the_rest_is_made() -> None:
    stream, device, events, _ = paced()
    line = stream.open(1)
    device.pull(10)
    assert not told(events)
    stream.feed(line, b"\1\1")
    assert device.pull(10).startswith(b"\1\1")
    assert told(events) == [("started", 1)]
    stream.finish(line)
    device.pull(10)
    assert told(events) == [("started", 1), ("ended", 1)]


@pytest.mark.parametrize("device", [True, False])
def test_a_line_without_sound_ends_too(device: bool) -> None:
    made = Paced()
    if not device:
        made.stream.release()
    say(made.stream, 1)
    made.pull(10)
    assert told(made.events) == [("started", 1), ("ended", 1)]


@pytest.mark.parametrize("device", [True, False])
def test_each_line_is_answered_for_once(device: bool) -> None:
    made = Paced()
    if not device:
        made.stream.release()
    stream = made.stream
    lines: list[SampleLine] = [stream.open(number) for number in range(3)]
    assert stream.drop(lines[0]) and not stream.drop(lines[0])
    stream.cut(1)
    stream.cut(None)
    assert not stream.drop(lines[1])
    for line in lines:
        stream.finish(line)
    made.pull(10)
    assert told(made.events) == [("cut", 1), ("cut", 2)]


# ---- earcons and what is waited for ---------------------------------------------------------------------------


def test_an_earcon_plays_while_its_words_are_still_made() -> None:
    stream, device, events, tape = paced()
    line = stream.open(1, sound=b"\2\2" * 441)
    assert device.pull(100) == b"\2\2" * 100
    assert told(events) == [("started", 1), ("waits", 1)] and events[1]["ms"] == 20
    stream.feed(line, b"\1\1")
    assert events[-1]["event"] == "started" and events[-1]["again"]
    stream.finish(line)
    assert events[-1] == {"event": "made", "id": 1, "audio_ms": 20}
    assert device.pull(400).rstrip(b"\0") == b"\2\2" * 341 + b"\1\1"
    assert told(events)[-1] == ("ended", 1) and len(told(events)) == 4
    assert tape.lines[0] == b"\2\2" * 441 + b"\1\1"


def test_words_made_in_time_are_not_waited_for() -> None:
    stream, device, events, _ = paced()
    say(stream, 1, b"\1\1", sound=b"\2\2" * 50)
    device.pull(100)
    assert told(events) == [("started", 1), ("ended", 1)]


def test_a_cut_silences_the_earcon_too() -> None:
    stream, device, events, _ = paced()
    stream.open(1, sound=array.array("h", [1000] * 2000).tobytes())
    device.pull(100)
    stream.cut(None)
    assert not any(array.array("h", device.pull(2000))[44:])
    assert told(events)[-1] == ("cut", 1)


def test_a_device_just_opened_is_silent_first_and_the_voice_is_told_why() -> None:
    events: list[dict[str, Any]] = []
    stream = SampleStream(RATE, events.append)
    tap = Tap(stream)
    stream.connect(tap)
    settle = RATE * SETTLE_MS // 1000
    assert tap(settle - 1000) == bytes(2 * (settle - 1000))
    say(stream, 1, b"\1\1")
    assert tap(1001) == bytes(2000) + b"\1\1"
    assert told(events) == [("waits", 1), ("started", 1), ("ended", 1)]
    assert events[1]["ms"] == 45 and "again" not in events[2]


def test_a_sink_that_may_sleep_is_woken_before_a_line() -> None:
    device = Paced(lead_ms=500)
    say(device.stream, 1, b"\1\1")
    assert device.pull(10).startswith(b"\1\1"), "it has just been woken"
    device.pull(3 * RATE)
    say(device.stream, 2, b"\1\1")
    assert device.pull(RATE // 2 + 1) == bytes(RATE) + b"\1\1"
    assert told(device.events)[2:] == [("waits", 2), ("started", 2), ("ended", 2)]
    assert next(event["ms"] for event in device.events if event["event"] == "waits") == 500


# ---- devices come and go --------------------------------------------------------------------------------------


def test_the_line_that_was_cut_off_is_said_again_whole_and_those_behind_follow() -> None:
    stream, device, events, tape = paced()
    first, second = b"\1\1" * 500, b"\2\2" * 50
    say(stream, 1, first)
    line = stream.open(2)
    assert device.pull(100) == b"\1\1" * 100
    stream.hold()
    stream.postpone(2000)
    stream.postpone(2000)
    assert device.pull(100) == bytes(200), "a device that was given up gets nothing"
    stream.feed(line, second)
    stream.finish(line)
    other = Tap(stream)
    stream.connect(other)
    assert other(RATE).strip(b"\0") == first + second
    assert told(events) == [
        ("started", 1),
        ("waits", 1),
        ("waits", 1),
        ("started", 1),
        ("ended", 1),
        ("started", 2),
        ("ended", 2),
    ]
    again = [event for event in events if event["event"] == "started"]
    assert [event.get("again", False) for event in again] == [False, True, False]
    assert tape.lines[:-1] == [first[:200], first, second]


def test_without_a_successor_the_lines_end_unheard() -> None:
    stream, device, events, _ = paced()
    say(stream, 1, b"\1\1" * 500)
    say(stream, 2, b"\2\2")
    device.pull(100)
    stream.hold()
    stream.release()
    say(stream, 3, b"\3\3")
    assert told(events) == [("started", 1), ("ended", 1), *((w, n) for n in (2, 3) for w in ("started", "ended"))]


def test_a_device_takes_over_only_between_two_lines() -> None:
    stream, device, _, _ = paced()
    say(stream, 1, b"\1\1" * 50)
    say(stream, 2, b"\2\2" * 50, pause_ms=10)
    device.pull(10)
    other = Tap(stream)
    assert not stream.connect(other, between_lines=True)
    assert other(10) == bytes(20)
    assert device.pull(100).rstrip(b"\0") == b"\1\1" * 40
    assert stream.connect(other, between_lines=True)
    assert other(RATE).strip(b"\0") == b"\2\2" * 50
    assert device.pull(10) == bytes(20)


class Changing:
    """A stream whose devices change. Each sample of a line is its number; what an old device gets is silence."""

    def __init__(self) -> None:
        self.stream = SampleStream(RATE, self.report)
        self.taps = [Tap(self.stream)]
        self.heard = [b""]  # by each tap
        self.lines: list[SampleLine] = []
        self.making: list[SampleLine] = []
        self.starts: list[int] = []
        self.verdicts: list[int] = []
        self.ended: list[tuple[int, int]] = []  # line, and the tap it was played to; -1: to none
        self.released = True

    def report(self, event: dict[str, Any]) -> None:
        if event["event"] == "started" and not event.get("again"):
            self.starts.append(event["id"])
        elif event["event"] in ("ended", "cut"):
            self.verdicts.append(event["id"])
        if event["event"] == "ended":
            self.ended.append((event["id"], -1 if self.released else len(self.taps) - 1))

    def pull(self, frames: int) -> None:
        for old in self.taps[:-1]:
            assert not old(5).strip(b"\0")
        self.heard[-1] += self.taps[-1](frames)

    def connect(self, between_lines: int) -> None:
        tap = Tap(self.stream)
        if self.stream.connect(tap, bool(between_lines)):
            self.taps.append(tap)
            self.heard.append(b"")
            self.released = False

    def hold(self, _: int) -> None:
        self.stream.hold()
        self.released = False

    def release(self, _: int) -> None:
        self.released = True
        self.stream.release()

    def postpone(self, _: int) -> None:
        self.stream.postpone(100)

    def open(self, sound: int) -> None:
        number = len(self.lines) + 1
        self.lines.append(self.stream.open(number, sound, bytes([number, 0]) * 500 * sound))
        self.making.append(self.lines[-1])

    def feed(self, size: int) -> None:
        if self.making:
            self.stream.feed(self.making[0], bytes([self.making[0].number, 0]) * 300 * size)

    def finish(self, _: int) -> None:
        if self.making:
            self.stream.finish(self.making.pop(0))

    def cut(self, number: int) -> None:
        self.stream.cut(number or None)

    def drop(self, _: int) -> None:
        if self.making:
            line = self.making.pop(0)
            self.verdicts += [line.number] * self.stream.drop(line)


STEPS = st.lists(
    st.one_of(
        st.tuples(st.just("pull"), st.integers(1, 4000)),
        st.tuples(st.sampled_from(["open", "open", "feed", "feed", "finish", "finish"]), st.integers(0, 3)),
        st.tuples(st.sampled_from(["connect", "hold", "release", "postpone", "cut", "drop"]), st.integers(0, 1)),
    ),
    max_size=60,
)


@settings(deadline=None, max_examples=300)
@given(steps=STEPS)
def test_however_devices_change_each_line_is_answered_for_once_and_heard_whole(
    steps: list[tuple[str, int]],
) -> None:
    made = Changing()
    for what, value in steps:
        getattr(made, what)(value)
    while made.making:
        made.finish(0)
    made.connect(0)
    made.pull(400_000)
    assert sorted(made.verdicts) == [line.number for line in made.lines]
    assert len(made.starts) == len(set(made.starts))
    assert {number for number, _ in made.ended} <= set(made.starts)
    for number, tap in made.ended:
        played = made.heard[tap].replace(b"\0\0", b"").count(bytes([number, 0]))
        assert tap < 0 or played == made.lines[number - 1].total // 2


def read(path: Path) -> bytes:
    """What another program reads: the standard library's wave module."""
    with wave.open(str(path)) as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        samples: bytes = file.readframes(file.getnframes())
        return samples


@settings(deadline=None, max_examples=50)
@given(pieces=st.lists(PCM, max_size=5), junk=st.binary(max_size=9), more=PCM)
def test_a_wav_file_is_whole_after_every_write_and_goes_on_after_a_crash(
    tmp_path_factory: pytest.TempPathFactory, pieces: list[bytes], junk: bytes, more: bytes
) -> None:
    path = tmp_path_factory.mktemp("wav") / "speech.wav"
    file = WavFile(str(path), RATE)
    assert read(path) == b""
    for i, piece in enumerate(pieces):
        file.write(piece)
        assert read(path) == b"".join(pieces[: i + 1])
    file.close()
    with path.open("ab") as torn:
        torn.write(junk)  # a crash between the samples and the header
    again = WavFile(str(path), RATE, append=True)
    again.write(more)
    again.close()
    assert read(path) == b"".join(pieces) + more
    assert path.stat().st_size == 44 + len(b"".join(pieces) + more)


def test_a_file_that_is_no_wav_of_ours_is_begun_anew(tmp_path: Path) -> None:
    path = tmp_path / "speech.wav"
    for other in (b"", b"RIFF", b"x" * 100, b"RIFF\0\0\0\0WAVEfmt " + b"\0" * 40):
        path.write_bytes(other)
        WavFile(str(path), RATE, append=True).close()
        assert read(path) == b""


def test_a_wav_file_that_cannot_be_opened_says_so(tmp_path: Path) -> None:
    with pytest.raises(VoiceError) as caught:
        WavFile(str(tmp_path / "none" / "speech.wav"), RATE)
    assert caught.value.key == "voice-wav" and "No such file" in str(caught.value.facts["reason"])


def test_a_full_disk_leaves_a_playable_file(tmp_path: Path) -> None:
    """The size limit of a process of its own stands for the disk."""
    code = (
        "import sys, signal; from companion.core.errors import VoiceError\n"
        "from companion.speech.wav import WavFile\n"
        "file = WavFile(sys.argv[1], 22050); file.write(b'ab' * 1000)\n"
        "try: file.write(b'cd' * 5000)\n"
        "except VoiceError as error: print(error.key); file.close()\n"
    )
    script = f"import resource as r; r.setrlimit(r.RLIMIT_FSIZE, (4096, r.RLIM_INFINITY))\n{code}"
    path = tmp_path / "speech.wav"
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)],
        capture_output=True,
        encoding="utf-8",
        check=True,
        timeout=PATIENCE_S,
    )
    assert done.stdout == "voice-wav\n"
    samples = read(path)
    assert samples.startswith(b"ab" * 1000) and len(samples) == 4096 - 44
