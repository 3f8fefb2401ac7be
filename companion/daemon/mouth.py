"""The speech side of the judge thread: the queue, the words, the voice, and the line that is printed."""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Callable, Mapping

from companion.model import Announcement, Kind
from companion.phrases import Phrases
from companion.speech.events import (
    Cut,
    Ended,
    Failed,
    Gone,
    Ready,
    Restarting,
    Started,
    Style,
    Trouble,
    Voice,
    VoiceEvent,
)
from companion.speech.queue import Say, SpeechQueue


def now_ms() -> int:
    """The host's monotonic clock, in milliseconds."""
    return time.monotonic_ns() // 1_000_000


class Mouth:
    """Says announcements one after the other.

    write: prints one line. heard: told of each announcement when its first sample is out. fallback: makes the
    voice that takes over when the voice is gone for good.
    """

    def __init__(
        self,
        voice: Voice,
        phrases: Phrases,
        style: Style,
        write: Callable[[str], None],
        heard: Callable[[Announcement], None],
        fallback: Callable[[], Voice],
    ) -> None:
        self.queue = SpeechQueue(phrases.say)
        self.output = ""
        self._phrases = phrases
        self._voice = voice
        self._style = style
        self._write = write
        self._heard = heard
        self._fallback = fallback
        self._printed: deque[Announcement] = deque(maxlen=100)
        self._numbers: dict[int, Announcement] = {}

    def start(self) -> None:
        """Start the voice, and read all texts meanwhile, so that no first sentence of a kind is late."""
        self._voice.start()
        self._phrases.warm()

    def close(self) -> None:
        """End the voice."""
        self._voice.close()

    def silence(self) -> None:
        """Stop what is being spoken at once; may be called from the key reader's thread."""
        self._voice.stop()

    def put(self, *announcements: Announcement) -> None:
        """Queue announcements."""
        self.queue.put(*announcements)

    @property
    def idle(self) -> bool:
        """Nothing is being said and nothing waits."""
        return self.queue.idle

    def pump(self, facts: Mapping[str, str]) -> None:
        """Hand the voice what is to be said now."""
        while (order := self.queue.next(facts, now_ms())) is not None:
            if not isinstance(order, Say):
                self._voice.stop(order.number)
                continue
            self._numbers = {order.number: order.announcement}
            if not any(order.announcement is one for one in self._printed):
                self._printed.append(order.announcement)
                with contextlib.suppress(OSError, ValueError):
                    self._write(order.text)
            self._voice.say(order.number, order.text, self._style, order.pause_ms)

    def event(self, told: VoiceEvent) -> None:
        """What the voice tells."""
        match told:
            case Ready():
                self._ready(told)
            case Started():
                self.queue.started(told.number, told.at_ns // 1_000_000)
                announcement = self._numbers.pop(told.number, None)
                if announcement is not None:
                    self._heard(announcement)
            case Ended():
                self.queue.ended(told.number)
            case Cut():
                self.queue.cut(told.number, now_ms())
            case Failed():
                self.queue.failed(told.number, told.again)
            case Trouble():
                self.put(Announcement(told.key, told.facts, Kind.MESSAGE))
            case Gone():
                self._voice = self._fallback()
                self._voice.start()
                self.put(Announcement(told.key, told.facts, Kind.IMPORTANT))
            case Restarting():
                pass

    def _ready(self, ready: Ready) -> None:
        """Without a sound device that is said once, in print."""
        if ready.output == "none" and ready.starts == 1:
            self.put(Announcement("no-sound-device", {}, Kind.MESSAGE))
        self.output = ready.output
