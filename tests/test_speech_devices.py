"""Sound devices that are missing, vanish, return, hang and lie: every line is heard whole, or told as unheard."""

from __future__ import annotations

import queue
import sys
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from companion.speech import outlet as outlet_module
from companion.speech.device import SoundSystem, noise, pulling
from companion.speech.events import (
    Ended,
    OutputChanged,
    Ready,
    Restarting,
    SpeechTrouble,
    Started,
    Style,
    VoiceEvent,
)
from companion.speech.orders import VoiceOptions
from companion.speech.outlet import Outlet, Patience
from companion.speech.sounds import devices
from companion.speech.stream import SampleStream
from companion.speech.voices import ProcessVoice
from tests.patience import PATIENCE_S, until
from tests.sound_kit import Player, SoftSounds
from tests.voice_kit import PATIENT

RATE = 22050
QUICK = Patience(
    tick_ms=5,
    doubt_ms=60,
    stopped_ms=80,
    stall_ms=250,
    proof_ms=200,
    opening_ms=300,
    retry_ms=30,
    give_up_ms=800,
    look_ms=60,
    force_ms=60_000,
    unsteady_ms=3000,
    fresh_ms=400,
    even_ms=100,
)


class Room:
    """A stream on an outlet with devices of software. Each sample of line n is n.

    hangs: some opening will. plays: whatever opens plays, and something always opens; so none is given up for a
    computer that is busy.
    """

    def __init__(
        self,
        sounds: SoftSounds,
        wanted: str = "",
        again: bool = False,
        private: bool = False,
        hangs: bool = False,
        plays: bool = False,
    ) -> None:
        self.sounds = sounds
        self.events: list[dict[str, Any]] = []
        self.stream = SampleStream(RATE, self.events.append)
        long_ms = int(1000 * PATIENCE_S)
        patience = QUICK if hangs else replace(QUICK, opening_ms=long_ms)
        if plays:
            patience = replace(patience, proof_ms=long_ms, give_up_ms=long_ms)
        self.outlet = Outlet(sounds, self.stream, self.events.append, wanted, again, patience, private)
        self.ready = self.outlet.start()

    def say(self, number: int, ms: int = 400) -> bytes:
        """Hand over a line; gives its samples."""
        line = self.stream.open(number)
        samples = bytes([number, 0]) * (RATE * ms // 1000)
        self.stream.feed(line, samples)
        self.stream.finish(line)
        return samples

    def told(self, *kinds: str) -> list[tuple[str, Any]]:
        return [
            (event["event"], event.get("key") or event.get("output") or event.get("id"))
            for event in list(self.events)
            if event["event"] in kinds
        ]

    @property
    def player(self) -> Player:
        """The device that was opened last of those that play something."""
        players = self.sounds.players
        return next((one for one in reversed(players) if one.speech), players[-1])

    def moved_on(self, count: int) -> bool:
        """More than so many devices have been opened, or there is none any more."""
        return bool(self.told("output")) or len(self.sounds.players) > count

    def until(self, what: Callable[[], object]) -> None:
        """Wait until this is so."""
        until(what, lambda: self.events)

    def until_told(self, kind: str, value: object) -> None:
        self.until(lambda: (kind, value) in self.told(kind))

    def begin(self, number: int, ms: int = 2000) -> bytes:
        """Hand over a line, long enough for a busy computer, and wait until a part of it is played."""
        samples = self.say(number, ms)
        self.until(lambda: self.player.speech)
        assert self.player.speech != samples
        return samples


Make = Callable[..., Room]


@pytest.fixture
def room() -> Iterator[Make]:
    made: list[Room] = []

    def make(sounds: SoftSounds, wanted: str = "", **more: bool) -> Room:
        made.append(Room(sounds, wanted, **more))
        return made[-1]

    yield make
    for one in made:
        one.sounds.let_go.set()
        one.outlet.close()


def test_the_wanted_device_is_used(room: Make) -> None:
    here = room(SoftSounds("Speaker", "Headphones"), "Headphones")
    assert here.ready == {"output": "device", "backend": "Software", "reason": ""}
    samples = here.say(1)
    here.until_told("ended", 1)
    assert here.player.name == "Headphones" and here.player.speech == samples
    assert not here.told("trouble", "output")


@pytest.mark.parametrize("fault", ["absent", "refuse", "mute", "hang"])
def test_one_that_cannot_be_used_is_replaced_by_the_default_and_that_is_told_once(room: Make, fault: str) -> None:
    sounds = SoftSounds("Speaker")
    if fault != "absent":
        sounds.present.append("Headphones")
        getattr(sounds, fault).add("Headphones")
    here = room(sounds, "Headphones", hangs=fault == "hang")
    samples = here.say(1)
    here.until_told("ended", 1)
    assert here.player.name == "Speaker" and here.player.speech == samples
    assert here.told("trouble") == [("trouble", "sound-device-other")]
    assert next(event["facts"] for event in here.events if event["event"] == "trouble") == {"device": "Headphones"}


@pytest.mark.parametrize("fault", ["absent", "refuse", "mute"])
def test_nothing_stands_in_for_a_private_device(room: Make, fault: str) -> None:
    sounds = SoftSounds("Speaker")
    if fault != "absent":
        sounds.present.append("Headphones")
        getattr(sounds, fault).add("Headphones")
    here = room(sounds, "Headphones", private=True)
    assert here.ready["output"] == "none"
    here.say(1)
    here.until_told("ended", 1)
    assert not any(one.speech for one in sounds.players if one.name == "Speaker")
    sounds.present = ["Speaker", "Headphones"]
    sounds.refuse.clear()
    sounds.mute.clear()


def test_a_private_device_that_goes_leaves_its_line_unheard_and_returns(room: Make) -> None:
    sounds = SoftSounds("Speaker", "Headphones")
    here = room(sounds, "Headphones", private=True)
    here.begin(1)
    sounds.present.remove("Headphones")
    here.until_told("output", "none")
    here.until_told("ended", 1)
    assert not any(one.speech for one in sounds.players if one.name == "Speaker")
    sounds.present.append("Headphones")
    here.until_told("output", "device")
    samples = here.say(2)
    here.until_told("ended", 2)
    assert here.player.name == "Headphones" and here.player.speech == samples


def test_a_voice_started_again_does_not_tell_it_again(room: Make) -> None:
    here = room(SoftSounds("Speaker"), "Headphones", again=True)
    here.say(1)
    here.until_told("ended", 1)
    assert not here.told("trouble")


@pytest.mark.parametrize("tells_stop", [True, False])
@pytest.mark.parametrize("wanted", ["Headphones", ""])
def test_a_device_that_goes_is_replaced_and_its_line_said_again(room: Make, wanted: str, tells_stop: bool) -> None:
    sounds = SoftSounds("Headphones", "Speaker")
    sounds.tells_stop = tells_stop
    here = room(sounds, wanted, plays=True)
    first, second = here.begin(1), here.say(2)
    sounds.present.remove("Headphones")
    here.until_told("ended", 2)
    assert here.player.name == "Speaker" and here.player.speech == first + second
    assert here.told("ended") == [("ended", 1), ("ended", 2)]
    assert here.told("trouble") == [("trouble", "sound-device-lost")]
    again = [event.get("again", False) for event in here.events if event["event"] == "started"]
    assert again == [False, True, False]
    assert sounds.players[0].closed and not here.told("output", "cut")


def test_the_wanted_one_is_taken_again_between_two_lines(room: Make) -> None:
    sounds = SoftSounds("Headphones", "Speaker")
    here = room(sounds, "Headphones", plays=True)
    here.begin(1)
    sounds.present.remove("Headphones")
    here.until_told("ended", 1)
    first = here.say(2)
    here.until(lambda: here.player.speech.endswith(b"\2\0"))
    sounds.present.append("Headphones")
    here.until_told("trouble", "sound-device-back")
    third = here.say(3)
    here.until_told("ended", 3)
    speaker, back = (next(p for p in reversed(sounds.players) if p.name == n) for n in ("Speaker", "Headphones"))
    assert speaker.speech.endswith(first) and back.speech == third
    assert here.told("trouble") == [("trouble", "sound-device-lost"), ("trouble", "sound-device-back")]


def test_a_look_for_the_wanted_one_delays_no_replacement(room: Make) -> None:
    sounds = SoftSounds("Speaker", "Bluetooth")
    here = room(sounds, "Headphones", hangs=True)
    sounds.hang.add("Headphones")
    first = here.begin(1)
    sounds.present.append("Headphones")
    here.until(lambda: sounds.opening == "Headphones")
    sounds.present.remove("Speaker")
    here.until_told("ended", 1)
    assert here.player.name == "Bluetooth" and here.player.speech == first


def test_without_any_device_lines_are_told_and_one_that_appears_is_taken(room: Make) -> None:
    sounds = SoftSounds()
    here = room(sounds)
    assert here.ready["output"] == "none" and here.ready["reason"]
    here.say(1)
    assert here.told("started", "ended") == [("started", 1), ("ended", 1)]
    sounds.present.append("Speaker")
    here.until_told("output", "device")
    samples = here.say(2)
    here.until_told("ended", 2)
    assert here.player.speech == samples
    assert here.told("trouble", "output") == [("output", "device"), ("trouble", "sound-back")]


@pytest.mark.parametrize("fault", ["absent", "mute", "refuse"])
def test_when_the_last_device_goes_the_lines_are_told_unheard(room: Make, fault: str) -> None:
    sounds = SoftSounds("Speaker")
    here = room(sounds)
    here.begin(1)
    here.say(2)
    if fault == "absent":
        sounds.present.clear()
    else:
        here.player.frozen = True
        getattr(sounds, fault).add("Speaker")
    here.until_told("ended", 2)
    assert here.told("output") == [("output", "none")]
    assert [event.get("again") for event in here.events if event["event"] == "started"] == [None, None]
    sounds.present[:] = ["Bluetooth"]
    here.until_told("output", "device")
    assert here.told("ended") == [("ended", 1), ("ended", 2)]
    assert here.told("trouble") == [("trouble", "sound-back")]


def test_a_device_that_stalls_for_a_moment_is_kept(room: Make) -> None:
    here = room(SoftSounds("Speaker"))
    samples = here.begin(1)
    here.player.frozen = True
    here.until_told("waits", 1)
    here.until(lambda: [e for e in here.told("waits") if e == ("waits", 1)][1:])
    here.player.frozen = False
    here.until_told("ended", 1)
    assert len(here.sounds.players) == 1 and here.player.speech == samples
    assert not here.told("trouble")


def test_one_that_stops_again_and_again_is_given_up_and_the_line_ends(room: Make) -> None:
    sounds = SoftSounds("Speaker")
    here = room(sounds)
    here.say(1, ms=2000)
    for _ in range(4):
        here.until(lambda: sounds.players[-1].speech)
        count = len(sounds.players)
        sounds.players[-1].frozen = True
        here.until(partial(here.moved_on, count))
    here.until_told("ended", 1)
    assert here.told("output") == [("output", "none")]
    assert here.told("trouble") == [("trouble", "sound-device-lost")], "told once, not at each stop"


def test_after_a_sleep_the_line_begins_again_once(room: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    here = room(SoftSounds("Headphones", "Speaker"), "Speaker")
    samples = here.begin(1, ms=1000)
    slept_s = 3600
    monkeypatch.setattr(outlet_module, "_uptime_s", lambda: time.monotonic() + slept_s)
    here.until_told("ended", 1)
    assert len(here.sounds.players) == 2 and here.player.name == "Speaker"
    assert here.player.speech == samples
    assert not here.told("trouble", "output")


def test_a_busy_computer_is_no_lost_device(room: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    """The watch itself did not run, and so the device is given its whole time again."""
    here = room(SoftSounds("Speaker"))
    samples = here.begin(1)
    late = threading.Event()

    def stopped() -> float:
        if not late.is_set():
            here.player.frozen = True
            late.set()
            time.sleep(0.5)
            here.player.frozen = False
        return time.monotonic()

    monkeypatch.setattr(outlet_module, "_uptime_s", stopped)
    here.until_told("ended", 1)
    assert here.player.speech == samples and len(here.sounds.players) == 1


def test_an_opening_that_hangs_after_a_sleep_holds_nobody_up(room: Make, monkeypatch: pytest.MonkeyPatch) -> None:
    sounds = SoftSounds("Speaker", "Headphones")
    here = room(sounds, "Headphones", hangs=True)
    first = here.begin(1, ms=1000)
    sounds.hang.add("Headphones")
    monkeypatch.setattr(outlet_module, "_uptime_s", lambda: time.monotonic() + 3600)
    here.until_told("ended", 1)
    assert here.player.name == "Speaker" and here.player.speech == first
    assert here.told("trouble") == [("trouble", "sound-device-lost")] and not here.told("output")
    sounds.let_go.set()
    here.until(lambda: all(one.closed for one in sounds.players if one is not here.player))


# ---- the device itself ----------------------------------------------------------------------------------------


def test_silence_becomes_a_noise_that_nobody_hears_and_speech_stays() -> None:
    blocks = iter([bytes(200), b"\5\0" * 100, bytes(200), b"\0\0\1\0" * 50, bytes(60_000)])
    asked = pulling(lambda frames: next(blocks), noise(RATE))
    next(asked)
    quiet, loud, still, part, long = (asked.send(100) for _ in range(5))
    assert loud == b"\5\0" * 100 and part == b"\0\0\1\0" * 50
    assert len(quiet) == len(still) == 200 and quiet != still
    steps = memoryview(noise(RATE)).cast("h").tolist()
    assert set(steps) == {-1, 0, 1} and abs(sum(steps)) < 300 and steps.count(0) < 0.4 * len(steps)
    assert set(memoryview(quiet + still).cast("h").tolist()) == {-1, 0, 1}
    assert len(long) == 60_000 and not long.strip(b"\0"), "more than the noise is long"


def test_a_real_null_device_is_listed_opened_by_name_and_paced() -> None:
    system = SoundSystem(RATE, null=True)
    assert system.names() == ["NULL Playback Device"]
    assert isinstance(devices(), list)
    events: queue.SimpleQueue[dict[str, Any]] = queue.SimpleQueue()
    for wanted in ("", "NULL Playback Device", "Headphones"):
        stream = SampleStream(RATE, events.put)
        outlet = Outlet(system, stream, events.put, wanted)
        assert outlet.start() == {"output": "null", "backend": "Null", "reason": ""}
        begun = time.monotonic()
        line = stream.open(1)
        stream.feed(line, b"\1\0" * (RATE // 5))
        stream.finish(line)
        told: list[dict[str, Any]] = []
        while not told or told[-1]["event"] != "ended":
            told.append(events.get(timeout=PATIENCE_S))
        assert time.monotonic() - begun > 0.3, "150 ms for the device, 200 ms of sound"
        outlet.close()
        other = [event for event in told if event.get("key") == "sound-device-other"]
        assert bool(other) == (wanted == "Headphones")


# ---- the whole voice ------------------------------------------------------------------------------------------


def test_a_voice_whose_devices_come_and_go_is_not_started_again(tmp_path: Path) -> None:
    """Every line ends once. How long the keeper waits for a device: see the tests of voices, with a clock."""
    (tmp_path / "Headphones").touch()
    inbox: queue.Queue[VoiceEvent] = queue.Queue()
    got: list[VoiceEvent] = []

    def wait(kind: type[VoiceEvent], number: int = 0) -> None:
        while not (got and isinstance(got[-1], kind) and number in (0, getattr(got[-1], "number", 0))):
            got.append(inbox.get(timeout=PATIENCE_S))

    options = VoiceOptions(device="Headphones", language="en")
    command = (sys.executable, "-m", "tests.sound_kit", str(tmp_path))
    voice = ProcessVoice(inbox, options, PATIENT, command)
    voice.start()
    try:
        for number in (1, 2):
            voice.say(number, "A forest.", Style("en", rate=450), earcon="placed")
        wait(Started, 1)
        (tmp_path / "Speaker").touch()
        (tmp_path / "Headphones").unlink()
        wait(Ended, 2)
        (tmp_path / "Headphones").touch()
        wait(SpeechTrouble)
        voice.say(3, "A forest.", Style("en", rate=300))
        wait(Started, 3)
        for path in tmp_path.iterdir():
            path.unlink()
        wait(Ended, 3)
    finally:
        voice.close()
    assert [event.number for event in got if isinstance(event, Started)] == [1, 2, 3]
    assert [event.number for event in got if isinstance(event, Ended)] == [1, 2, 3]
    assert [event.key for event in got if isinstance(event, SpeechTrouble)] == [
        "sound-device-lost",
        "sound-device-back",
    ]
    assert [event.output for event in got if isinstance(event, OutputChanged | Ready)] == ["device", "none"]
    assert not [event for event in got if isinstance(event, Restarting)]
