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

from companion.errors import VoiceError
from companion.speech.stream import Line, Paced, Unpaced
from companion.speech.wav import WavFile

RATE = 22050
PCM = st.binary(max_size=40).map(lambda data: bytes(byte or 1 for byte in data[: len(data) & ~1]))
"""Samples without a zero byte, so that speech is told from silence."""


class Tape:
    def __init__(self) -> None:
        self.blocks: list[bytes] = []
        self.lines: list[bytes] = [b""]

    def block(self, at_ns: int, samples: bytes) -> None:
        self.blocks.append(samples)

    def speech(self, samples: bytes) -> None:
        self.lines[-1] += samples

    def over(self) -> None:
        self.lines.append(b"")


def paced() -> tuple[Paced, list[dict[str, Any]], Tape]:
    events: list[dict[str, Any]] = []
    tape = Tape()
    return Paced(RATE, events.append, tape), events, tape


def told(events: list[dict[str, Any]]) -> list[tuple[str, int]]:
    return [(event["event"], event["id"]) for event in events if event["event"] != "made"]


@settings(deadline=None, max_examples=200)
@given(
    lines=st.lists(st.lists(PCM, max_size=4), min_size=1, max_size=4),
    pulls=st.lists(st.integers(1, 30), min_size=1, max_size=10),
)
def test_every_sample_goes_out_once_in_order_and_silence_fills_the_rest(
    lines: list[list[bytes]], pulls: list[int]
) -> None:
    stream, events, tape = paced()
    heard = b""
    for number, chunks in enumerate(lines):
        line = stream.open(number)
        for chunk in chunks:
            assert stream.feed(line, chunk)
        stream.finish(line)
    while len(told(events)) < 2 * len(lines):
        for frames in pulls:
            block = stream.pull(frames)
            assert len(block) == 2 * frames
            heard += block
    wanted = b"".join(b"".join(chunks) for chunks in lines)
    assert heard.rstrip(b"\0") == wanted
    assert told(events) == [(what, number) for number in range(len(lines)) for what in ("started", "ended")]
    assert tape.lines[:-1] == [b"".join(chunks) for chunks in lines]
    assert b"".join(tape.blocks) == heard


@settings(deadline=None, max_examples=200)
@given(before=st.integers(0, 400), block=st.integers(1, 300), one=st.booleans())
def test_after_a_cut_nothing_comes_but_a_fade_of_two_milliseconds(before: int, block: int, one: bool) -> None:
    stream, events, _ = paced()
    line, other = stream.open(1), stream.open(2)
    stream.feed(line, array.array("h", [1000] * 500).tobytes())
    stream.pull(before) if before else None
    stream.cut(1 if one else None)
    assert not stream.feed(line, b"\1\1" * 500)
    stream.feed(other, b"\1\1" * 30)
    stream.finish(other)
    heard = array.array("h", b"".join(stream.pull(block) for _ in range(1 + 300 // block)))
    fade = heard[:44]
    spoken = [value for value in heard if value]
    if before:
        assert list(fade) == sorted(fade, reverse=True) or block < 44
    assert len([value for value in spoken if value != 0x0101]) <= 44
    assert spoken.count(0x0101) == (30 if one else 0)
    assert ("cut", 1) in told(events) and ("ended", 1) not in told(events)
    assert (("ended", 2) if one else ("cut", 2)) in told(events)


def test_a_pause_goes_before_its_line_only() -> None:
    stream, events, _ = paced()
    line = stream.open(1, pause_ms=20)
    stream.feed(line, b"\1\1")
    stream.finish(line)
    assert stream.pull(440) == bytes(880) and not told(events)
    assert stream.pull(10) == bytes(2) + b"\1\1" + bytes(16) or stream.pull(10)
    assert told(events) == [("started", 1), ("ended", 1)]


def test_a_line_starts_with_its_first_chunk_before_the_rest_is_made() -> None:
    stream, events, _ = paced()
    line = stream.open(1)
    stream.pull(10)
    assert not told(events)
    stream.feed(line, b"\1\1")
    assert stream.pull(10).startswith(b"\1\1")
    assert told(events) == [("started", 1)]
    stream.finish(line)
    stream.pull(10)
    assert told(events) == [("started", 1), ("ended", 1)]


@pytest.mark.parametrize("kind", [Paced, Unpaced])
def test_a_line_without_sound_ends_too(kind: type[Paced] | type[Unpaced]) -> None:
    events: list[dict[str, Any]] = []
    stream = kind(RATE, events.append)
    stream.finish(stream.open(1))
    if isinstance(stream, Paced):
        stream.pull(10)
    assert told(events) == [("started", 1), ("ended", 1)]


@pytest.mark.parametrize("kind", [Paced, Unpaced])
def test_each_line_is_answered_for_once(kind: type[Paced] | type[Unpaced]) -> None:
    events: list[dict[str, Any]] = []
    stream = kind(RATE, events.append)
    lines: list[Line] = [stream.open(number) for number in range(3)]
    assert stream.drop(lines[0]) and not stream.drop(lines[0])
    stream.cut(1)
    stream.cut(None)
    assert not stream.drop(lines[1])
    for line in lines:
        stream.finish(line)
    if isinstance(stream, Paced):
        stream.pull(10)
    assert told(events) == [("cut", 1), ("cut", 2)]


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
        "import sys, signal; from companion.errors import VoiceError; from companion.speech.wav import WavFile\n"
        "file = WavFile(sys.argv[1], 22050); file.write(b'ab' * 1000)\n"
        "try: file.write(b'cd' * 5000)\n"
        "except VoiceError as error: print(error.key); file.close()\n"
    )
    script = f"import resource as r; r.setrlimit(r.RLIMIT_FSIZE, (4096, r.RLIM_INFINITY))\n{code}"
    path = tmp_path / "speech.wav"
    done = subprocess.run(
        [sys.executable, "-c", script, str(path)], capture_output=True, text=True, check=True, timeout=20
    )
    assert done.stdout == "voice-wav\n"
    samples = read(path)
    assert samples.startswith(b"ab" * 1000) and len(samples) == 4096 - 44
