"""A voice that is gone is tried again: every half minute, at a key, and until it says that it is back."""

from __future__ import annotations

import logging
import queue
import random
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, cast
from unittest.mock import patch

import pytest

from companion.core.model import Announcement
from companion.language.phrases import LANGUAGES, Language, Phrases
from companion.speech import output, revival
from companion.speech.events import (
    Cut,
    Ended,
    EventSink,
    Failed,
    Ready,
    Restarting,
    SpeechTrouble,
    Started,
    Style,
    Voice,
    VoiceEvent,
    VoiceGone,
)
from companion.speech.orders import VoiceOptions
from companion.speech.outputs import OutputEvent, Outputs
from companion.speech.revival import EVERY_MS, KEY_MS
from companion.speech.sound import Sound
from companion.speech.voices import ProcessVoice
from tests.logged import logged
from tests.outputs_evening import play
from tests.outputs_voices import Words
from tests.patience import until
from tests.rig import NAMES
from tests.voice_kit import PATIENT

DYING = """
import json, os, sys
folder, deaths, before = sys.argv[1], int(sys.argv[2]), sys.argv[3] == "before"
with open(folder + "/starts", "a") as file: file.write("x")
dies = os.path.getsize(folder + "/starts") <= deaths
def tell(event, **facts): print(json.dumps({"event": event, **facts}), flush=True)
if dies and before: sys.exit(1)
tell("ready", rate=1, output="device", engine="fake")
for line in sys.stdin:
    command = json.loads(line)
    if command["do"] == "quit" or dies: sys.exit(1)
    if command["do"] == "say":
        with open(folder + "/heard", "a") as file: file.write(command["text"] + "\\n")
        tell("started", id=command["id"], at_ns=1); tell("made", id=command["id"], audio_ms=1)
        tell("ended", id=command["id"], audio_ms=1)
"""
"""A voice program that dies as often as it is told, at once or at its first sentence, and then lives."""


class Parlour:
    """Outputs whose voice is a true process, by a clock of ours."""

    def __init__(self, folder: Path, deaths: int, before: bool, language: Language = "en") -> None:
        self.folder, self.now_ms, self.made = folder, 1000, 0
        self.printed: list[str] = []
        self.noted: list[str] = []
        self.inbox: queue.Queue[Any] = queue.Queue()
        program = folder / "dying.py"
        program.write_text(DYING, encoding="utf-8")
        told = (str(folder), str(deaths), "before" if before else "after")
        self._command = (sys.executable, str(program), *told)
        self.outputs = Outputs(
            self._voice,
            self.inbox,
            Phrases(language, "terse", strict=True),
            Sound("own"),
            self.printed.append,
            lambda one, _ear: self.noted.append(one.key),
            dict(enumerate(NAMES, 1)),
        )
        self.outputs.start()

    def _voice(self, inbox: EventSink, _sound: Sound, _seat: int) -> Voice:
        self.made += 1
        limits = replace(PATIENT, starts=3)
        return ProcessVoice(inbox, VoiceOptions(), limits, self._command)

    @property
    def tries(self) -> int:
        """How often a voice was tried again."""
        return self.made - 1

    @property
    def starts(self) -> int:
        """How often a voice program was started."""
        return (self.folder / "starts").stat().st_size

    @property
    def heard(self) -> list[str]:
        """What was spoken."""
        path = self.folder / "heard"
        return path.read_text(encoding="utf-8").splitlines() if path.exists() else []

    def say(self, *keys: str) -> None:
        """Something to say."""
        self.outputs.put(*(Announcement(key) for key in keys))
        self.pump()

    def pump(self) -> None:
        """A step of the judge, with all that has come."""
        self.outputs.pump({})
        while not self.inbox.empty():
            told = self.inbox.get()
            assert isinstance(told, OutputEvent)
            self.outputs.event(told)
            self.outputs.pump({})

    def until(self, holds: Callable[[], bool], what: str) -> None:
        """Step until something holds, which the process brings."""

        def stepped() -> bool:
            self.pump()
            return holds()

        until(stepped, lambda: f"{what}; tried {self.tries} times, printed {self.printed}: it")

    @property
    def waits(self) -> bool:
        """Whether the next try waits for its time."""
        revival = self.outputs.table.revival
        return revival.due_ms is not None and revival.trial is None


@pytest.fixture
def parlours() -> Iterator[list[Parlour]]:
    """What is put in here is ended; the clock is that of the last."""
    found: list[Parlour] = []
    with patch.object(output, "now_ms", lambda: found[-1].now_ms if found else 1000):
        yield found
        for one in found:
            one.outputs.close()


@pytest.fixture
def log() -> Iterator[list[logging.LogRecord]]:
    with logged(revival.__name__, logging.INFO) as records:
        yield records


@pytest.mark.sampled(2)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("before", [True, False])
def test_a_program_that_dies_again_and_again_and_then_lives_speaks_again(
    tmp_path: Path, parlours: list[Parlour], before: bool, language: Language, log: list[logging.LogRecord]
) -> None:
    parlour = Parlour(tmp_path, 8, before, language)
    parlours.append(parlour)
    say = parlour.outputs.phrases.say
    parlour.say("board-whose")
    parlour.until(lambda: parlour.waits, "the voice is gone")
    parlour.until(lambda: parlour.outputs.idle, "all is printed")
    assert sorted(parlour.printed) == sorted([say(Announcement("voice-gone")), say(Announcement("board-whose"))])
    before_tries = parlour.starts
    for tried in range(1, 9):
        parlour.now_ms += EVERY_MS - 1
        parlour.pump()
        assert parlour.tries == tried - 1, "not before its time"
        parlour.now_ms += 1
        parlour.until(lambda: parlour.waits or "voice-back" in parlour.noted, "it dies again, or it is back")
        assert (parlour.tries, parlour.starts) == (tried, before_tries + tried)
        if "voice-back" in parlour.noted:
            break
        parlour.say("why-nothing")
        parlour.until(lambda: parlour.outputs.idle, "what is said meanwhile is printed")
        assert len(parlour.printed) == 2 + tried
    assert tried > 1
    parlour.say("board-two-ids")
    parlour.until(lambda: len(parlour.heard) == 2, "it speaks")
    assert parlour.heard == [say(Announcement("voice-back")), say(Announcement("board-two-ids"))]
    assert not {say(Announcement("voice-back")), say(Announcement("board-two-ids"))} & set(parlour.printed)
    assert len(log) == 2, "once that it is gone, once that it is back"


def test_a_key_brings_the_next_try_forward_and_many_keys_are_no_storm(
    tmp_path: Path, parlours: list[Parlour]
) -> None:
    parlour = Parlour(tmp_path, 6, True)
    parlours.append(parlour)
    parlour.until(lambda: parlour.waits, "the voice is gone")
    for _ in range(100):
        parlour.now_ms += 10
        parlour.outputs.key(parlour.now_ms)
        parlour.pump()
    assert parlour.tries == 0, "not within two seconds of the last try"
    parlour.now_ms += KEY_MS
    parlour.until(lambda: parlour.tries == 1 and parlour.waits, "it is tried, and dies")
    parlour.now_ms += KEY_MS
    parlour.pump()
    assert parlour.tries == 1, "without a key it is not so soon"
    for tried in range(2, 6):
        parlour.outputs.key(parlour.now_ms)
        parlour.until(lambda: parlour.waits or "voice-back" in parlour.noted, "a key")
        assert parlour.tries == tried
        if "voice-back" in parlour.noted:
            return
        parlour.now_ms += KEY_MS
    raise AssertionError("it is not back")


# ---- random deaths -------------------------------------------------------------------------------------------


class Shaky(Voice):
    """A voice that does what the dice say at each step, and what the contract of a voice allows."""

    def __init__(self, salon: Salon, inbox: EventSink) -> None:
        self.salon, self.inbox = salon, inbox
        self.lines: list[tuple[int, str]] = []
        self.ready = self.gone = self.closed = False

    def start(self) -> None:
        """See Voice."""
        self.salon.tried_ms.append(self.salon.now_ms)

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        assert not self.closed
        if self.gone:
            self.inbox.put(Failed(number, "voice-gone", again=True))
        else:
            self.lines.append((number, text))

    def stop(self, number: int | None = None) -> None:
        """See Voice."""
        for line in [line for line in self.lines if number in (None, line[0])]:
            self.lines.remove(line)
            self.inbox.put(Cut(line[0]))

    def close(self) -> None:
        """See Voice."""
        self.closed, self.lines = True, []

    def step(self) -> None:
        """Something happens in the process."""
        if self.gone or self.closed:
            return
        if self.salon.dice.random() < self.salon.frail:
            self.ready = False
            self.inbox.put(Restarting("died", 1))
            if self.salon.dice.random() < 0.5:
                self.gone = True
                for number, _ in self.lines:
                    self.inbox.put(Failed(number, "voice-gone", again=True))
                self.inbox.put(VoiceGone("voice-gone", {"starts": 6, "reason": ""}))
        elif not self.ready:
            self.ready = True
            self.inbox.put(Ready("device"))
            if self.salon.dice.random() < 0.2:
                self.inbox.put(SpeechTrouble("voice-replaced"))
        elif self.lines:
            number, text = self.lines.pop(0)
            self.inbox.put(Started(number, 0))
            self.inbox.put(Ended(number))
            self.salon.heard.append(text)


class Salon:
    """Outputs with shaky voices. frail: how probable a death is at each step."""

    def __init__(self, seed: int) -> None:
        self.dice = random.Random(seed)
        self.frail = self.dice.choice((0.1, 0.5, 0.9))
        self.now_ms = 1000
        self.tried_ms: list[int] = []
        self.heard: list[str] = []
        self.printed: list[str] = []
        self.voices: list[Shaky] = []
        self.inbox: queue.Queue[Any] = queue.Queue()
        self.outputs = Outputs(
            self._voice,
            self.inbox,
            cast(Phrases, Words("en")),
            Sound("own"),
            self.printed.append,
            lambda _one, _ear: None,
            aside=self._aside,
        )
        self.outputs.start()
        self.put: list[str] = []

    def _voice(self, inbox: EventSink, _sound: Sound, _seat: int) -> Voice:
        self.voices.append(Shaky(self, inbox))
        return self.voices[-1]

    @staticmethod
    def _aside(work: Callable[[], object]) -> Callable[[], None]:
        work()
        return lambda: None

    def step(self) -> None:
        """A key, a line, a step of a voice, or time."""
        what = self.dice.random()
        if what < 0.1:
            self.outputs.key(self.now_ms)
        elif what < 0.3:
            self.put.append(f"line {len(self.put)}")
            self.outputs.put(Announcement(self.put[-1]))
        elif what < 0.6:
            self.now_ms += self.dice.choice((1, 100, 900, 2500, EVERY_MS))
        for voice in self.voices:
            voice.step()
        self.pump()

    def pump(self) -> None:
        """The judge's step."""
        self.outputs.pump({})
        while not self.inbox.empty():
            told: VoiceEvent = self.inbox.get()
            assert isinstance(told, OutputEvent)
            self.outputs.event(told)
            self.outputs.pump({})
        alive = [voice for voice in self.voices if not (voice.closed or voice.gone)]
        assert len(alive) <= 2, "one that speaks and one that is tried, at most"

    def mend(self) -> None:
        """From now on nothing dies: within half a minute it speaks again."""
        self.frail = 0.0
        for _ in range(3):
            self.now_ms += EVERY_MS
            for _ in range(40):
                for voice in self.voices:
                    voice.step()
                self.pump()


def test_whatever_dies_no_line_is_lost_tries_are_bounded_and_in_the_end_it_speaks() -> None:
    came_back = 0
    for seed in range(150):
        salon = Salon(seed)
        with patch.object(output, "now_ms", lambda salon=salon: salon.now_ms):
            for _ in range(60):
                salon.step()
            salon.mend()
            salon.outputs.put(Announcement("board-whose"))
            for _ in range(5):
                for voice in salon.voices:
                    voice.step()
                salon.pump()
        spoken = "board-whose" in salon.heard and "board-whose" not in salon.printed
        assert spoken, f"seed {seed}: it does not speak"
        told = salon.heard + salon.printed
        assert all(line in told for line in salon.put), f"seed {seed}: lines are lost"
        gaps = [after - before for before, after in zip(salon.tried_ms[1:], salon.tried_ms[2:], strict=False)]
        assert all(gap >= KEY_MS for gap in gaps), f"seed {seed}: tries follow too soon: {gaps}"
        came_back += "voice-back" in salon.heard
    assert came_back > 50


def test_in_random_evenings_voices_come_back() -> None:
    assert sum(play(seed).noted["voice-back"] for seed in range(9000, 9100)) > 0
