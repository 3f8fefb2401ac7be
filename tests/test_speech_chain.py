"""A chain of voices: each line gets one verdict, whoever speaks it, and the reason of a change is told once."""

from __future__ import annotations

import queue
import threading
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.speech.chain import SLOW, ChainVoice, usual_engine, voice_for
from companion.speech.events import (
    Cut,
    Ended,
    EventSink,
    Failed,
    Ready,
    SpeechTrouble,
    Started,
    Style,
    VoiceEvent,
    VoiceGone,
)
from companion.speech.orders import VoiceOptions
from companion.speech.voices import Limits, ProcessVoice
from tests.patience import PATIENCE_S


class Actor:
    """A voice on a string: keeps the promises of events.Voice, and does what the test says."""

    def __init__(self, inbox: EventSink) -> None:
        self.inbox = inbox
        self.hand: list[int] = []
        self.said: list[tuple[int, str, Style, int, str]] = []
        self.closed = False
        self._gone: VoiceGone | None = None
        self._lock = threading.Lock()

    def start(self) -> None:
        self.inbox.put(Ready("null", engine="actor"))

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        with self._lock:
            if self._gone is not None:
                self.inbox.put(Failed(number, self._gone.key, again=True))
                return
            self.said.append((number, text, style, pause_ms, earcon))
            self.hand.append(number)

    def stop(self, number: int | None = None) -> None:
        with self._lock:
            for one in [one for one in self.hand if number in (None, one)]:
                self.hand.remove(one)
                self.inbox.put(Cut(one))

    def close(self) -> None:
        self.closed = True

    def finish(self) -> None:
        """The foremost line is spoken to its end."""
        with self._lock:
            if self.hand:
                self.inbox.put(Started(self.hand[0], 1))
                self.inbox.put(Ended(self.hand.pop(0), 1))

    def break_down(self, gone: VoiceGone, announced: bool = False) -> None:
        """Gone for good; announced: it only hands lines back, and is buried a moment later."""
        with self._lock:
            if self._gone is None:
                self._gone = gone
            if announced:
                return
            while self.hand:
                self.inbox.put(Failed(self.hand.pop(0), gone.key, again=True))
            self.inbox.put(gone)


class Stage:
    """A chain of actors and what its owner hears."""

    def __init__(self, count: int = 3) -> None:
        self.actors: list[Actor] = []
        self.inbox: queue.Queue[VoiceEvent] = queue.Queue()
        self.chain = ChainVoice(self.inbox, [self._maker() for _ in range(count)])
        self.chain.start()

    def _maker(self) -> Callable[[EventSink], Actor]:
        def make(inbox: EventSink) -> Actor:
            self.actors.append(Actor(inbox))
            return self.actors[-1]

        return make

    def settle(self) -> None:
        """Wait until the next voice has the lines."""
        for thread in threading.enumerate():
            if thread.name == "voice-chain":
                thread.join(PATIENCE_S)

    def told(self, *kinds: type[VoiceEvent]) -> list[Any]:
        self.settle()
        return [event for event in list(self.inbox.queue) if isinstance(event, kinds)]


def test_the_next_voice_takes_the_lines_over_and_the_reason_is_told_once() -> None:
    stage = Stage()
    style = Style("cs", rate=200, voice="Zuzana")
    stage.chain.say(1, "Les.", style, 100, "placed")
    stage.chain.say(2, "Louka.", style)
    stage.actors[0].finish()
    stage.actors[0].break_down(VoiceGone("voice-no-player", {"program": "aplay"}))
    stage.settle()
    assert stage.actors[0].closed
    assert stage.actors[0].said[0] == (1, "Les.", style, 100, "placed")
    assert stage.actors[1].said == [(2, "Louka.", Style("cs", rate=200), 0, "")]
    stage.actors[1].finish()
    stage.chain.say(3, "Voda.", style)
    stage.actors[1].finish()
    assert stage.told(Ended, Cut, Failed) == [Ended(1, 1), Ended(2, 1), Ended(3, 1)]
    assert stage.told(SpeechTrouble, VoiceGone) == [SpeechTrouble("voice-no-player", {"program": "aplay"})]


def test_a_voice_that_died_promises_no_print_while_another_speaks() -> None:
    stage = Stage(2)
    stage.actors[0].break_down(VoiceGone("voice-gone", {"starts": 6, "reason": ""}))
    assert stage.told(SpeechTrouble, VoiceGone) == [SpeechTrouble("voice-replaced")]
    stage.chain.say(1, "Les.", Style())
    stage.actors[1].break_down(VoiceGone("voice-gone", {"starts": 6, "reason": ""}))
    assert stage.told(Failed) == [Failed(1, "voice-gone", again=True)]
    assert stage.told(VoiceGone) == [VoiceGone("voice-gone", {"starts": 6, "reason": ""})]
    stage.chain.say(2, "Les.", Style())
    assert stage.told(Failed)[-1] == Failed(2, "voice-gone", again=True)


def test_a_stop_between_two_voices_is_obeyed() -> None:
    stage = Stage()
    stage.actors[0].break_down(VoiceGone("x"), announced=True)
    stage.chain.say(1, "Les.", Style())
    stage.chain.say(2, "Les.", Style())
    stage.chain.stop(1)
    assert stage.told(Cut) == [Cut(1)]
    stage.actors[0].break_down(VoiceGone("x"))
    stage.settle()
    assert [said[0] for said in stage.actors[1].said] == [2]
    stage.chain.stop()
    assert stage.told(Cut) == [Cut(1), Cut(2)]


def test_a_line_said_while_nobody_has_the_lines_can_be_stopped(monkeypatch: pytest.MonkeyPatch) -> None:
    """The moment between the end of one voice and the beginning of the next, held still."""
    late: list[threading.Thread] = []

    def held(thread: threading.Thread) -> None:
        late.append(thread)

    monkeypatch.setattr(threading.Thread, "start", held)
    stage = Stage()
    stage.actors[0].break_down(VoiceGone("x"))
    stage.chain.say(1, "Les.", Style())
    stage.chain.say(2, "Louka.", Style())
    stage.chain.stop(1)
    assert [event for event in list(stage.inbox.queue) if isinstance(event, Cut)] == [Cut(1)]
    late[0].run()
    assert [said[0] for said in stage.actors[1].said] == [2]


def test_a_line_that_no_voice_can_say_is_told_and_a_dead_voice_is_not_listened_to() -> None:
    stage = Stage()
    stage.chain.say(1, "Les.", Style())
    first = stage.actors[0]
    first.inbox.put(Failed(1, "voice-engine"))
    first.break_down(VoiceGone("x"))
    stage.settle()
    first.inbox.put(Ended(1))
    first.inbox.put(VoiceGone("x"))
    assert stage.told(Failed, Ended, VoiceGone) == [Failed(1, "voice-engine")]
    stage.chain.close()
    stage.actors[1].break_down(VoiceGone("y"))
    assert stage.told(VoiceGone) == [] and stage.actors[1].closed and len(stage.actors) == 2


deeds = st.lists(
    st.one_of(
        st.just(("say", 0)),
        st.just(("finish", 0)),
        st.tuples(st.just("stop"), st.integers(0, 6)),
        st.just(("stop all", 0)),
        st.just(("announce", 0)),
        st.just(("break", 0)),
        st.just(("settle", 0)),
    ),
    max_size=40,
)


@settings(max_examples=150, deadline=None)
@given(deeds)
def test_each_line_gets_exactly_one_verdict_and_the_living_get_them_in_order(deeds: list[tuple[str, int]]) -> None:
    stage = Stage()
    number = 0
    for deed, back in deeds:
        actor = stage.actors[-1]
        if deed == "say":
            number += 1
            stage.chain.say(number, f"line {number}", Style())
        elif deed == "finish":
            actor.finish()
        elif deed == "stop":
            stage.chain.stop(number - back)
        elif deed == "stop all":
            stage.chain.stop()
        elif deed in ("announce", "break"):
            actor.break_down(VoiceGone("x"), announced=deed == "announce")
        else:
            stage.settle()
    stage.settle()
    for actor in list(stage.actors):
        actor.break_down(VoiceGone("x")) if actor._gone else None
        stage.settle()
    while stage.actors[-1].hand:
        stage.actors[-1].finish()
    verdicts = [event.number for event in stage.told(Ended, Cut, Failed)]
    assert sorted(verdicts) == list(range(1, number + 1))
    assert len(stage.told(SpeechTrouble)) == len(stage.actors) - 1
    for actor in stage.actors:
        numbers = [said[0] for said in actor.said]
        assert numbers == sorted(set(numbers))


@pytest.mark.parametrize(
    ("engine", "options", "engines"),
    [
        ("espeak", VoiceOptions(), ["espeak"]),
        ("system", VoiceOptions(language="cs"), ["system", "espeak"]),
        ("pyttsx3", VoiceOptions(language="cs"), ["pyttsx3", "espeak"]),
        ("reader", VoiceOptions(), ["reader"]),
        ("system", VoiceOptions(wav="a.wav"), ["espeak"]),
        ("system", VoiceOptions(device="Headset"), ["espeak"]),
        ("pyttsx3", VoiceOptions(wav="a.wav"), ["espeak"]),
        ("system", VoiceOptions(output="none"), ["espeak"]),
        ("unknown", VoiceOptions(), ["espeak"]),
    ],
    ids=str,
)
def test_an_engine_is_followed_by_those_that_can_do_what_is_asked(
    engine: str, options: VoiceOptions, engines: list[str]
) -> None:
    inbox: queue.Queue[VoiceEvent] = queue.Queue()
    patient = Limits(mute_ms=1234)
    voice = voice_for(engine, inbox, options, patient)
    made: list[Any] = [voice] if isinstance(voice, ProcessVoice) else []
    if isinstance(voice, ChainVoice):
        made = [make(inbox) for make in voice._makers]
    assert [one._options.engine for one in made] == engines
    assert [one._limits for one in made] == [patient if name == "espeak" else SLOW for name in engines]
    assert all(one._options.language == options.language for one in made)


def test_each_system_has_its_usual_engine() -> None:
    assert [usual_engine(system) for system in ("linux", "win32", "darwin", "freebsd14")] == [
        "espeak",
        "system",
        "system",
        "espeak",
    ]
