"""The system's player in the place of the sound library: ALSA's own aplay, which plays into a file here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.care.doctor import devices as doctor_devices
from companion.core.model import Phrase
from companion.speech import player
from companion.speech.device import Output, SoundSystem
from companion.speech.player import PlayerSounds
from companion.speech.sounds import devices, sound_system
from tests.patience import until

RATE = 22050
ASOUND = """
pcm.!default {{ type plug; slave.pcm kept }}
pcm.kept {{ type file; format raw; file "{file}"; slave.pcm silent }}
pcm.silent {{ type null }}
"""

pytestmark = pytest.mark.skipif(
    not sys.platform.startswith("linux") or (not os.environ.get("CI") and shutil.which("aplay") is None),
    reason="aplay is not here",
)


@pytest.fixture
def played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Where a player's default device writes; it is aplay that plays, whatever else this computer has."""
    (tmp_path / "asound.conf").write_text(ASOUND.format(file=tmp_path / "played"), encoding="utf-8")
    monkeypatch.setenv("ALSA_CONFIG_PATH", f"/usr/share/alsa/alsa.conf:{tmp_path / 'asound.conf'}")
    monkeypatch.setattr(player, "PLAYERS", [one for one in player.PLAYERS if one.program == "aplay"])
    return tmp_path / "played"


class Counting:
    """Sound that is told apart: each sample is one more than the one before it."""

    def __init__(self) -> None:
        self.given = 0

    def __call__(self, frames: int) -> bytes:
        numbers = range(self.given, self.given + frames)
        self.given += frames
        return b"".join((1 + number % 30000).to_bytes(2, "little") for number in numbers)


@pytest.fixture
def playing(played: Path) -> tuple[Output, Counting]:
    sound = Counting()
    return PlayerSounds(RATE).open("", sound), sound


def test_a_true_player_gets_every_sample_in_its_order(played: Path, playing: tuple[Output, Counting]) -> None:
    output, sound = playing
    assert output.backend == "aplay" and not output.stopped
    until(lambda: played.exists() and played.stat().st_size > 2 * RATE, "a second of sound")
    output.close()
    until(lambda: output.stopped, "its end")
    got = played.read_bytes()
    got = got[: len(got) // 2 * 2]
    assert got == Counting()(len(got) // 2)
    assert sound.given - len(got) // 2 < RATE / 4, "less than a quarter of a second was on its way"


def test_a_player_that_ends_is_told(playing: tuple[Output, Counting]) -> None:
    output, _ = playing
    process: subprocess.Popen[bytes] = vars(output)["_process"]
    process.kill()
    until(lambda: output.stopped, "word of its end")
    output.close()
    until(lambda: "player" not in {one.name for one in threading.enumerate()}, "the end of its thread")


def test_a_device_that_is_not_there_cannot_be_opened(played: Path) -> None:
    with pytest.raises(LookupError):
        PlayerSounds(RATE).open("Headphones", Counting())


LISTED: list[tuple[Callable[[str], list[str]], str, list[str]]] = [
    (
        player._sinks,
        "0\talsa_output.hdmi\tmodule\ts16le 2ch 44100Hz\tIDLE\n1\tbluez_sink.1\tmodule\ts16le\tRUNNING\n",
        ["alsa_output.hdmi", "bluez_sink.1"],
    ),
    (
        player._cards,
        "null\n    Discard all samples\nplughw:CARD=Headphones,DEV=0\n    bcm2835 Headphones\n",
        ["plughw:CARD=Headphones,DEV=0"],
    ),
]


@pytest.mark.parametrize(("read", "told", "names"), LISTED, ids=["pactl", "aplay"])
def test_devices_are_read_from_what_the_systems_programs_list(
    read: Callable[[str], list[str]], told: str, names: list[str]
) -> None:
    assert read(told) == names


def test_without_the_library_a_player_plays_and_without_one_nothing_does(
    played: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert isinstance(sound_system(RATE), SoundSystem)
    monkeypatch.setitem(sys.modules, "miniaudio", None)
    assert isinstance(sound_system(RATE), PlayerSounds) and isinstance(devices(), list)
    with pytest.raises(ImportError):
        sound_system(RATE, null=True)
    monkeypatch.setenv("PATH", str(played.parent))
    with pytest.raises(ImportError):
        sound_system(RATE)
    with pytest.raises(OSError, match="no player answers: aplay"):
        PlayerSounds(RATE).names()
    assert devices() == []


def test_doctor_tells_what_plays(played: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(doctor_devices, "find_spec", lambda _: None)
    (there,) = doctor_devices._player()
    assert there.what == Phrase("doctor-sound-player", {"program": "aplay"})
    monkeypatch.setenv("PATH", str(played.parent))
    (missing,) = doctor_devices._player()
    assert missing.what == Phrase("doctor-sound-player-none") and missing.remedy is not None
