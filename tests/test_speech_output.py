"""The speech side of the judge: each line printed once, and somebody always speaks."""

from __future__ import annotations

import queue
from typing import Any

from companion.core.model import Announcement, Kind
from companion.language.phrases import Phrases
from companion.speech.events import Cut, Ended, Failed, Ready, Started, Style, Voice, VoiceGone
from companion.speech.output import SpeechOutput
from companion.speech.transcript import TranscriptVoice


class Recorder(Voice):
    """A voice that only notes what it is asked."""

    def __init__(self) -> None:
        self.said: list[tuple[int, str]] = []
        self.stopped: list[int | None] = []

    def start(self) -> None:
        """See Voice."""

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        self.said.append((number, text))

    def stop(self, number: int | None = None) -> None:
        """See Voice."""
        self.stopped.append(number)

    def close(self) -> None:
        """See Voice."""


class Head:
    """An output with a recording voice."""

    def __init__(self) -> None:
        self.voice = Recorder()
        self.printed: list[str] = []
        self.heard: list[str] = []
        self.events: queue.Queue[Any] = queue.Queue()
        self.output = SpeechOutput(
            self.voice,
            Phrases("en", "terse", strict=True),
            Style(),
            self.printed.append,
            lambda told: self.heard.append(told.key),
            lambda: TranscriptVoice(self.events),
        )

    def say(self, key: str, kind: Kind = Kind.MESSAGE) -> None:
        """Put and pump."""
        self.output.put(Announcement(key, {}, kind))
        self.output.pump({})


def test_a_message_cut_by_an_answer_is_said_again_but_printed_once() -> None:
    head = Head()
    head.say("board-whose")
    head.output.event(Started(1, 0))
    head.say("why-nothing", Kind.ANSWER)
    assert head.voice.stopped == [1]
    head.output.event(Cut(1, 0))
    head.output.pump({})
    head.output.event(Started(2, 0))
    head.output.event(Ended(2))
    head.output.pump({})
    assert [text for _, text in head.voice.said] == [head.printed[0], head.printed[1], head.printed[0]]
    assert len(head.printed) == 2


def test_only_what_began_counts_as_heard() -> None:
    head = Head()
    head.say("board-whose")
    assert head.heard == []
    head.output.event(Started(1, 0))
    head.output.event(Started(1, 5))
    assert head.heard == ["board-whose"]


def test_without_a_sound_device_that_is_said_once() -> None:
    head = Head()
    head.output.event(Ready("none"))
    head.output.pump({})
    head.output.event(Started(1, 0))
    head.output.event(Ended(1))
    head.output.event(Ready("none", starts=2))
    head.output.pump({})
    assert len(head.printed) == 1
    assert "no sound device" in head.printed[0]


def test_a_voice_gone_for_good_is_replaced_and_the_line_is_said() -> None:
    head = Head()
    head.say("board-whose")
    head.output.event(Failed(1, "voice-gone", {"starts": 6, "reason": "died"}, again=True))
    head.output.event(VoiceGone("voice-gone", {"starts": 6, "reason": "died"}))
    head.output.pump({})
    for _ in range(20):
        while not head.events.empty():
            head.output.event(head.events.get())
        head.output.pump({})
    assert head.output.idle
    assert set(head.heard) == {"board-whose", "voice-gone"}


def test_a_voice_that_dies_between_two_lines_loses_none() -> None:
    """What was handed to a voice after its death is told by nobody."""
    head = Head()
    head.say("board-whose")
    head.output.event(VoiceGone("voice-gone", {"starts": 6, "reason": "died"}))
    for _ in range(5):
        head.output.pump({})
        while not head.events.empty():
            head.output.event(head.events.get())
    assert head.output.idle
    assert set(head.heard) == {"board-whose", "voice-gone"}


def test_a_terminal_that_is_gone_does_not_stop_the_voice() -> None:
    head = Head()

    def broken(_: str) -> None:
        raise BrokenPipeError

    head.output._write = broken
    head.say("board-whose")
    assert len(head.voice.said) == 1
