"""Boards of software for the tests of `companion board`: small, noting their commands, refusing some of them.

Nothing waits here by the clock: hands act on a board when a sentence is said, or when a command reaches the board.
"""

from __future__ import annotations

import contextlib
import queue
from collections import deque
from collections.abc import Callable, Iterator, Sequence
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from companion import input as keys
from companion.care.board import calibration, readback, walking
from companion.device import link
from companion.device.protocol import BoardCommand, Done
from companion.device.tiles import files as tiles
from companion.device.virtual.port import PtyChannel
from companion.evening import listening, saying
from companion.evening.guide import Guide
from companion.speech.events import EventSink, Voice
from companion.speech.outputs import MakeVoice
from companion.speech.sound import Sound
from companion.speech.transcript import TranscriptVoice
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import perform, read
from tests.command_kit import UIDS, folder_of_ports, strict_words
from tests.voice_kit import SlowVoice

STILL_S = 0.12


class Bench(BenchBoard):
    """A small board that notes its commands and may refuse them.

    refusals: reasons by command, taken in turn. mute: commands that are not answered. stray: each answer comes
    after one to another command. noticed: called with each command.
    """

    def __init__(self, size: tuple[int, int] = (2, 1), uid: str = UIDS[0], before: str = "") -> None:
        super().__init__(uid, tiles.standard(), size)
        list(perform(self, read(before)))
        self.commands: list[tuple[str, int]] = []
        self.refusals: dict[str, list[str]] = {}
        self.mute: set[str] = set()
        self.stray = False
        self.noticed: Callable[[str], None] = lambda _: None

    def answer(self, command: BoardCommand) -> None:
        self.commands.append((command.command, command.value))
        self.noticed(command.command)
        reasons = self.refusals.get(command.command)
        if command.command in self.mute:
            return
        if self.stray:  # as a done does that was on its way when the port was opened
            self._send(Done, number=command.number + 7, ok=0, reason="busy")
        if reasons:
            self._send(Done, number=command.number, ok=0, reason=reasons.pop(0))
        else:
            super().answer(command)


Hands = Sequence[tuple[str, str]]
"""What a person does, in its order: after the key of a sentence, or a command to the board, this script.

A script "type WORDS" is a line that is typed.
"""


class Keyboard:
    """In place of the reader of keys: types when it is told to."""

    def __init__(self, _stream: object, events: queue.Queue[object], _silence: object) -> None:
        self._events = events

    def type(self, line: str) -> None:
        """Type a line."""
        self._events.put(keys.Typed(line))

    def start(self) -> None: ...

    def close(self) -> None: ...


@contextlib.contextmanager
def bench(home: Path, made: Bench, hands: Hands = (), name: str = "one") -> Iterator[BenchPort]:
    """The board behind a port in the folder of boards, and hands at it; all they would do has to come about."""
    made.take()
    port = BenchPort(made, PtyChannel(folder_of_ports(home), name), ())
    left = deque(hands)

    keyboards: list[Keyboard] = []

    def cue(told: str) -> None:
        if not (left and left[0][0] == told):
            return
        word, _, rest = (script := left.popleft()[1]).partition(" ")
        if word == "type":
            keyboards[-1].type(rest)
        else:
            port.perform(read(script))

    def keyboard(*args: Any) -> Keyboard:
        keyboards.append(Keyboard(*args))
        return keyboards[-1]

    made.noticed = cue
    port.start()
    try:
        with contextlib.ExitStack() as stack:
            stack.enter_context(_overheard(Guide, "say", cue))
            stack.enter_context(_overheard(readback, "tell", cue))
            if any(script.startswith("type ") for _, script in hands):
                stack.enter_context(patch("companion.evening.guide.keys.reader_for", keyboard))
            yield port
    finally:
        port.stop()
        assert port.error is None
    assert not left, f"never came about: {[*left]}"


def _overheard(owner: object, name: str, cue: Callable[[str], None]) -> contextlib.AbstractContextManager[Any]:
    """Let cue know, after each call of this function, of its second argument: the key of a sentence."""
    own = getattr(owner, name)

    def told(*args: Any, **facts: Any) -> None:
        own(*args, **facts)
        cue(args[1])

    return patch.object(owner, name, told)


class Spoken(SlowVoice):
    """wav: the file asked for."""

    def __init__(self, sink: EventSink, wav: str) -> None:
        super().__init__(sink)
        self.wav = wav


def spoken_by(monkeypatch: pytest.MonkeyPatch) -> list[Spoken]:
    """The voices that guides speak with from now on, as each is made; one that only prints is not among them."""
    made: list[Spoken] = []

    def voice_maker(wav: str) -> MakeVoice:
        def make(sink: EventSink, sound: Sound, _seat: int) -> Voice:
            if sound.text:
                return TranscriptVoice(sink)
            made.append(Spoken(sink, wav))
            return made[-1]

        return make

    monkeypatch.setattr(saying, "voice_maker", voice_maker)
    return made


def hasten(monkeypatch: pytest.MonkeyPatch) -> None:
    """Words that may not be missing, and less patience with ports and hands."""
    strict_words(monkeypatch)
    for module in (walking, calibration, readback):
        monkeypatch.setattr(module, "STILL_S", STILL_S)
    monkeypatch.setattr(listening, "PACE", link.Pace(look_s=0.05, back_off_s=(0.02, 0.05), tries=2))
    monkeypatch.setattr(listening, "TICK_S", 0.03)
