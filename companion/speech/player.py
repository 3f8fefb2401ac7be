"""Sound where miniaudio has no wheel, as on Linux with an ARM processor: a player of the system gets the samples.

PulseAudio's paplay (PipeWire answers it, too) or else ALSA's aplay. What has been handed over is played to its end
a tenth of a second after silence is asked for: pipe and player hold so much.
"""

from __future__ import annotations

import contextlib
import shutil
import subprocess
import threading
from collections.abc import Callable
from dataclasses import dataclass

from companion.speech.device import PERIOD_MS, Output, Pull, noise, pulling

_PIPE_BYTES = 4096
"""The least that Linux lets a pipe hold."""
_LOOK_S = 3.0


@dataclass(frozen=True, slots=True)
class _Player:
    """A player. listing: the command that lists its devices; named: an option, to which the device is joined."""

    program: str
    options: tuple[str, ...]
    named: str
    listing: tuple[str, ...]
    names: Callable[[str], list[str]]


def _sinks(told: str) -> list[str]:
    """What pactl lists: number, name and more in each line, with tabulators."""
    return [line.split("\t")[1] for line in told.splitlines() if line.count("\t") > 1]


def _cards(told: str) -> list[str]:
    """What aplay lists: names, each with indented lines that describe it; those of cards, that take any rate."""
    return [line.strip() for line in told.splitlines() if line.startswith("plughw:")]


PLAYERS = (
    _Player(
        "paplay",
        (
            "--raw",
            "--format=s16le",
            "--channels=1",
            "--latency-msec=40",
            "--client-name=companion",
            "--rate={rate}",
        ),
        "--device=",
        ("pactl", "list", "short", "sinks"),
        _sinks,
    ),
    _Player(
        "aplay",
        (
            "-q",
            "-t",
            "raw",
            "-f",
            "S16_LE",
            "-c",
            "1",
            "--buffer-time=60000",
            "--period-time=10000",
            "-r",
            "{rate}",
        ),
        "--device=",
        ("aplay", "-L"),
        _cards,
    ),
)
"""In the order in which they are tried; their options as in paplay(1) and aplay(1)."""


def player() -> str | None:
    """The program that would play, None without one that reaches a sound system."""
    return next((one.program for one in PLAYERS if _listed(one) is not None), None)


class PlayerSounds:
    """See Sounds. Raises OSError where no player runs, LookupError for a device that is not there."""

    kind = "device"

    def __init__(self, rate: int) -> None:
        self._rate = rate
        self._noise = noise(rate)

    def names(self) -> list[str]:
        """See Sounds."""
        return self._found()[1]

    def open(self, name: str, pull: Pull) -> Output:
        """See Sounds."""
        player, names = self._found()
        if name and name not in names:
            raise LookupError(name)
        words = [player.program, *(one.format(rate=self._rate) for one in player.options)]
        if name:
            words.append(player.named + name)
        return _Playing(words, self._rate * PERIOD_MS // 1000, pull, self._noise)

    def _found(self) -> tuple[_Player, list[str]]:
        """The first player that answers, with its devices."""
        for player in PLAYERS:
            names = _listed(player)
            if names is not None:
                return player, names
        raise OSError("no player answers: " + ", ".join(one.program for one in PLAYERS))


class _Playing:
    """See Output: a player that runs, and a thread that hands samples over as fast as it takes them."""

    def __init__(self, words: list[str], frames: int, pull: Pull, noise: bytes) -> None:
        self.backend = words[0]
        self.stopped = False
        self._frames, self._samples = frames, pulling(pull, noise)
        next(self._samples)
        self._process = subprocess.Popen(
            words,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            bufsize=0,
            start_new_session=True,  # Control-C is ours to answer
        )
        self._shorten()
        threading.Thread(target=self._run, name="player", daemon=True).start()

    def close(self) -> None:
        """See Output.

        Killed first, by which the thread ends, too: a player whose input the thread had ended would play on.
        """
        self._process.kill()
        self._process.wait()

    def _run(self) -> None:
        assert self._process.stdin is not None
        try:
            while True:
                block = memoryview(self._samples.send(self._frames))
                while block:
                    block = block[self._process.stdin.write(block) :]
        except OSError:  # it has ended
            pass
        self.stopped = True
        with contextlib.suppress(OSError):
            self._process.stdin.close()

    def _shorten(self) -> None:
        """Let the pipe hold little, so that silence comes soon."""
        import fcntl  # noqa: PLC0415 - not there on Windows

        assert self._process.stdin is not None
        with contextlib.suppress(OSError, AttributeError):  # Linux alone can
            fcntl.fcntl(self._process.stdin, fcntl.F_SETPIPE_SZ, _PIPE_BYTES)


def _listed(player: _Player) -> list[str] | None:
    """The devices of a player; None where it is missing, or reaches no sound system."""
    if shutil.which(player.program) is None:
        return None
    try:
        done = subprocess.run(
            player.listing, stdin=subprocess.DEVNULL, capture_output=True, timeout=_LOOK_S, check=True
        )
    except (OSError, subprocess.SubprocessError):
        return None
    return player.names(done.stdout.decode("utf-8", "replace"))
