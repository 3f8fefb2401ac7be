"""What passes between the daemon and a voice: how to speak, and what the voice tells."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Protocol

from companion.core.model import Fact


@dataclass(frozen=True, slots=True)
class Style:
    """How a line is spoken.

    language: "cs", "pl", "en" or another the voice knows. rate: words a minute, 80 to 600. volume: 0 to 100.
    pitch: 0 to 100, 50 is the voice's own. voice: its name in the engine, "" for the language's usual one.
    earcon_volume: 0 to 100.
    """

    language: str = "en"
    rate: int = 175
    volume: int = 100
    pitch: int = 50
    voice: str = ""
    earcon_volume: int = 60


@dataclass(frozen=True, slots=True)
class Ready:
    """The voice can speak.

    output: "device" (paced by a sound device), "null" (paced, unheard), "none" (no sound device: not paced),
    "text". backend: the sound system; rate: samples a second; engine: who speaks, with its version; reason: why
    there is no device; starts: how often this voice has been started, 1 the first time.
    """

    output: str
    backend: str = ""
    rate: int = 0
    engine: str = ""
    reason: str = ""
    starts: int = 1


@dataclass(frozen=True, slots=True)
class OutputChanged:
    """The sound goes another way from now on; output, backend and reason as in Ready."""

    output: str
    backend: str = ""
    reason: str = ""


@dataclass(frozen=True, slots=True)
class Started:
    """The first sample of this line went into the stream; at_ns: when, by time.monotonic_ns()."""

    number: int
    at_ns: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The last sample of this line went into the stream; audio_ms: how long it is."""

    number: int
    audio_ms: int = 0


@dataclass(frozen=True, slots=True)
class Cut:
    """This line was stopped; no sample of it comes after at_ns except a fade of two milliseconds."""

    number: int
    at_ns: int = 0


@dataclass(frozen=True, slots=True)
class Failed:
    """This line could not be said; key and facts: the message why. again: another voice may say it."""

    number: int
    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    again: bool = False


@dataclass(frozen=True, slots=True)
class Restarting:
    """The voice died or hung and is started again; it says its lines again. why: "died", "hung" or "mute"."""

    why: str
    starts: int


@dataclass(frozen=True, slots=True)
class SpeechTrouble:
    """Something went wrong beside the speaking (a recording that cannot be written): a message to tell."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class VoiceGone:
    """The voice is not started again; lines in hand are told as Failed before this. key and facts: why."""

    key: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


VoiceEvent = Ready | OutputChanged | Started | Ended | Cut | Failed | Restarting | SpeechTrouble | VoiceGone


class EventSink(Protocol):
    """Where a voice puts its events, from its own threads: a queue.Queue or anything with its put."""

    def put(self, item: VoiceEvent, /) -> None:
        """Take one event over without waiting."""


@dataclass(frozen=True, slots=True)
class PassedOn:
    """An EventSink that hands every event to a function."""

    put: Callable[[VoiceEvent], None]


PROBE = 0
"""Number of the sentence with which a voice proves itself: who dies before it has ended is not started again."""


class Voice(Protocol):
    """Who speaks. Each line handed in gets exactly one of Ended, Cut and Failed; say and stop never wait."""

    def start(self) -> None:
        """Begin; Ready follows, or VoiceGone."""

    def say(self, number: int, text: str, style: Style, pause_ms: int = 0, earcon: str = "") -> None:
        """Speak this after what is in hand, a pause of at most 200 ms and a short sound. Numbers grow.

        earcon: name of a sound (see earcons), "" for none.
        """

    def stop(self, number: int | None = None) -> None:
        """Fall silent: with this line, or (None) with all in hand. May be called from any thread."""

    def close(self) -> None:
        """Fall silent and end; no event follows."""
