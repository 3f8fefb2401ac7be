"""Voices of software for random evenings: they keep the contract of a voice and nothing more."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Protocol

from companion.core.model import Announcement, Kind
from companion.speech.events import (
    Cut,
    Ended,
    EventSink,
    Failed,
    OutputChanged,
    Ready,
    Restarting,
    SpeechTrouble,
    Started,
    Style,
    Voice,
    VoiceGone,
)
from companion.speech.transcript import TranscriptVoice


class Oracle(Protocol):
    """Who watches the voices."""

    @property
    def now_ms(self) -> int:
        """The clock."""

    @property
    def devices(self) -> dict[int, str]:
        """Of each output: "device", "none", or "other" when another one stands in."""

    def handed(self, text: str, seat: int, earcon: str) -> None:
        """A voice gets a line."""

    def begun(self, text: str, seat: int) -> None:
        """The first sample of a line is heard at an output."""

    def ended(self, text: str, seat: int) -> None:
        """A line is heard to its end."""

    def interrupted(self, text: str) -> None:
        """The sound of a line stops before its end."""

    def shaken(self, text: str, seat: int) -> None:
        """The device of an output changes while its voice has a line."""

    def verdict(self, text: str) -> None:
        """A voice is done with a line, whether it was heard or not."""


class Words:
    """Stands for Phrases: the sentence is the key; a line said again on request is marked."""

    level, cells, strict = "normal", "words", True

    def __init__(self, language: str) -> None:
        self.language = language

    def say(self, told: Announcement) -> str:
        """See Phrases."""
        again = told.kind is Kind.ANSWER and not told.coalesce
        return f"{told.key} again" if again else told.key

    write = say

    def part(self, key: str, facts: object) -> str:
        """See Phrases."""
        return f"{key} {facts}"

    def warm(self) -> None:
        """See Phrases."""


@dataclass(slots=True)
class InHand:
    """A line as a voice has it."""

    number: int
    text: str
    started: bool = False
    sounded: bool = False
    stopped: bool = False


@dataclass(slots=True)
class Known:
    """What the oracle knows of one announcement.

    begun: at which outputs a sample of it was heard; ends: where it was heard to its end; modes: who spoke when it
    was handed over; cuts: how often its sound was interrupted; verdicts: Ended or Failed, heard or not; shaken:
    its earphone went while a voice had it, so that the table may say it again.
    """

    told: Announcement
    muted: bool = False
    excused: str = ""
    begun: list[int] = field(default_factory=list)
    ends: list[int] = field(default_factory=list)
    printed: int = 0
    modes: set[str] = field(default_factory=set)
    cuts: int = 0
    verdicts: int = 0
    shaken: bool = False


class SimVoice(Voice):
    """A voice that does a step when the evening lets it; every line ends in exactly one of three ways."""

    def __init__(self, evening: Oracle, sink: EventSink, seat: int) -> None:
        self.evening, self.sink, self.seat = evening, sink, seat
        self.lines: list[InHand] = []
        self.running = self.ready = self.gone = self.closed = False
        self.starts = 0
        self.last = -1

    @property
    def output(self) -> str:
        """Where its sound goes."""
        return self.evening.devices[self.seat]

    def start(self) -> None:
        """See Voice."""
        self.running = not self.closed

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        assert not self.closed, "a line for a closed voice"
        assert number > self.last, "numbers grow"
        assert all(line.stopped for line in self.lines), "two lines at once"
        self.last = number
        self.evening.handed(text, self.seat, earcon)
        if self.gone:
            self.sink.put(Failed(number, "voice-gone", again=True))
        else:
            self.lines.append(InHand(number, text))

    def stop(self, number: int | None = None) -> None:
        """See Voice."""
        for line in self.lines:
            line.stopped = line.stopped or number in (None, line.number)
        if not self.ready:
            self.cut_all()

    def close(self) -> None:
        """See Voice."""
        for line in self.lines:
            self.interrupted(line)
        self.closed, self.lines = True, []

    # ---- steps -----------------------------------------------------------------------------------------------

    def steps(self) -> list[Callable[[], None]]:
        """What may happen next."""
        if self.gone or self.closed or not self.running:
            return []
        if not self.ready:
            return [self.become_ready] * 4 + [self.give_up]
        steps: list[Callable[[], None]] = [self.die]
        if self.lines:
            front = self.lines[0]
            steps += [self.go_on] * 12
            if front.stopped:
                steps += [self.cut_all] * 12
            elif not front.started:
                steps.append(self.fail)
        return steps

    def become_ready(self) -> None:
        """It can speak."""
        self.starts += 1
        self.ready = True
        stands_in = self.output == "other"
        self.sink.put(Ready("device" if stands_in else self.output, starts=self.starts))
        if stands_in:
            self.sink.put(SpeechTrouble("sound-device-other"))

    def go_on(self) -> None:
        """The foremost line begins or ends; one that is being stopped may come to its end before that."""
        line = self.lines[0]
        if not line.started:
            if line.stopped:
                self.cut_all()
                return
            line.started = True
            self.sound(line)
            self.sink.put(Started(line.number, self.evening.now_ms * 1_000_000))
            if self.output == "device":
                return
        self.lines.pop(0)
        if line.sounded:
            self.evening.ended(line.text, self.seat)
        self.evening.verdict(line.text)
        self.sink.put(Ended(line.number))

    def sound(self, line: InHand) -> None:
        """Its first sample, if anybody can hear it."""
        if self.output == "device":
            line.sounded = True
            self.evening.begun(line.text, self.seat)

    def interrupted(self, line: InHand) -> None:
        """Its sound stops before its end."""
        if line.sounded:
            self.evening.interrupted(line.text)
            line.sounded = False

    def cut_all(self) -> None:
        """What is stopped is cut."""
        for line in [line for line in self.lines if line.stopped]:
            self.lines.remove(line)
            self.interrupted(line)
            self.sink.put(Cut(line.number))

    def fail(self) -> None:
        """It cannot say this one."""
        line = self.lines.pop(0)
        self.evening.verdict(line.text)
        self.sink.put(Failed(line.number, "voice-engine"))

    def die(self) -> None:
        """It dies and is started again; its lines begin again."""
        self.ready = False
        self.cut_all()
        for line in self.lines:
            self.interrupted(line)
            line.started = False
        self.sink.put(Restarting("died", self.starts))

    def give_up(self) -> None:
        """It is not started again."""
        self.gone = True
        self.cut_all()
        for line in self.lines:
            self.interrupted(line)
            self.sink.put(Failed(line.number, "voice-gone", again=True))
        self.lines = []
        self.sink.put(VoiceGone("voice-gone"))

    def device_changes(self) -> None:
        """The device of its output went, or came back."""
        if not self.ready or self.gone or self.closed:
            return
        for line in self.lines:
            self.interrupted(line)
            self.evening.shaken(line.text, self.seat)
        if self.output == "other":
            self.sink.put(SpeechTrouble("sound-device-lost"))
        else:
            self.sink.put(OutputChanged(self.output))
        if self.lines and self.lines[0].started and self.output != "device":
            self.go_on()  # where nobody hears it, a line lasts no time


class TextVoice(TranscriptVoice):
    """Print as a voice, with the oracle listening."""

    def __init__(self, evening: Oracle, sink: EventSink) -> None:
        super().__init__(sink)
        self.evening = evening

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """See Voice."""
        self.evening.handed(text, 0, earcon)
        self.evening.verdict(text)
        super().say(number, text, style, pause_ms, earcon)
