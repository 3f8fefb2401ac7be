"""One output: a queue, the words, a voice, and the line that is printed for it."""

from __future__ import annotations

import contextlib
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from companion.core.escapes import unmarked
from companion.core.model import Announcement, Kind, Phrase, Topic
from companion.language.phrases import Phrases
from companion.speech import events
from companion.speech.earcons import JOIN
from companion.speech.earcons import NAMES as EARCONS
from companion.speech.events import Style, Voice, VoiceEvent
from companion.speech.lines import QueuedLine
from companion.speech.pieces import pieces
from companion.speech.queue import SayOrder, SpeechQueue
from companion.speech.revival import Revival

SILENT = frozenset({"", "none", "text"})
"""What Ready and OutputChanged call an output that nobody hears."""

NO_READER = "reader-none"
"""Key of VoiceGone where no screen reader can be reached."""

BACK = Announcement("voice-back", {}, Kind.IMPORTANT, topic=Topic.READY)
"""What a voice says that was gone and speaks again."""

GOES_ON = Announcement("line-goes-on")
"""What ends a piece of a line that has more."""

SAY_SO = ("why-listed", "commands-listed")
"""Keys of lists that tell themselves which key goes on."""

SLOWEST = 80
"""Words a minute; engines speak no slower."""

PRINTED = 200
"""Lines remembered as printed; an older one is not said again."""


def now_ms() -> int:
    """The host's monotonic clock, in milliseconds."""
    return time.monotonic_ns() // 1_000_000


class Prints(StrEnum):
    """Which lines of an output are printed."""

    ALWAYS = "always"  # every line, when it is handed to the voice
    UNHEARD = "unheard"  # lines that no sound carries: print and voice never tell the same to one listener
    NEVER = "never"  # private ones


@dataclass(frozen=True, slots=True)
class OutputManner:
    """What an output does beside speaking.

    muted: values of Topic that are not said of their own accord. stops: a long line is told in pieces, for a key
    goes on with it.
    """

    prints: Prints = Prints.ALWAYS
    earcons: bool = True
    muted: frozenset[str] = frozenset()
    stops: bool = False


def _is_part(told: Announcement) -> bool:
    """Whether it is a part of a list that goes on by a key, and does not say so itself."""
    inner = told.facts.get("what")
    key, facts = (inner.key, inner.facts) if isinstance(inner, Phrase) else (told.key, told.facts)
    more = facts.get("more")
    return key not in SAY_SO and isinstance(facts.get("first"), int) and isinstance(more, int) and more > 0


class SpeechOutput:
    """Says announcements one after the other.

    write: prints one line, with paths, options and commands as they are typed; where that fails nothing else does.
    heard: told of each announcement when its first sample is out. fallback: makes the voice that takes over when
    the voice is gone for good. queue: gets the words of this output (`words`), one of its own where none is given.
    revival: tries a voice that is gone again, if the owner lets it.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what joins it to the house
        self,
        voice: Voice,
        phrases: Phrases,
        style: Style,
        write: Callable[[str], None],
        heard: Callable[[Announcement], None],
        fallback: Callable[[], Voice],
        manner: OutputManner | None = None,
        queue: Callable[[Callable[[Announcement], str]], SpeechQueue] = SpeechQueue,
    ) -> None:
        self.queue = queue(self.words)
        self.queue.pieces = self._pieces
        self.phrases = phrases
        self.style = style
        self.manner = manner or OutputManner()
        self.output = ""
        self.revival = Revival(None, lambda _: None, lambda _: None)
        self._voice = voice
        self._write = write
        self._heard = heard
        self._fallback = fallback
        self._printed: deque[int] = deque(maxlen=PRINTED)
        self._has_sounded = self._told_silent = False
        self._next: tuple[Callable[[], Voice], Callable[[Voice, Voice], None]] | None = None

    # ---- what the owner may ask ------------------------------------------------------------------------------

    def start(self) -> None:
        """Start the voice, and read all texts meanwhile, so that no first sentence of a kind is late."""
        self.start_voice()
        self.phrases.warm()

    def start_voice(self) -> None:
        """Start the voice alone."""
        self._voice.start()

    def close(self) -> None:
        """End the voice."""
        self.revival.end()
        self._voice.close()

    def silence(self) -> None:
        """Stop what is being spoken at once; may be called from the key reader's thread."""
        self._voice.stop()
        self.revival.silence()

    def key(self, at_ms: int) -> None:
        """A key was pressed at this time: what is said stops, and a voice that is gone is tried again."""
        self.queue.key(at_ms)
        self.revival.key(at_ms)

    @property
    def wake_ms(self) -> int | None:
        """When pump() is to be called again although nothing happens; None: only after an event."""
        times = (self.queue.wake_ms, self.revival.due_ms)
        return min((time for time in times if time is not None), default=None)

    def put(self, *announcements: Announcement) -> None:
        """Queue announcements; a muted one only ends what it would have replaced."""
        taken: list[Announcement] = []
        for one in announcements:
            if not self._muted(one):
                taken.append(one)
            elif one.coalesce:
                taken = [old for old in taken if old.kind is Kind.ANSWER or old.coalesce != one.coalesce]
                self.queue.supersede(one.coalesce)
        self.queue.put(*taken)

    @property
    def idle(self) -> bool:
        """Nothing is being said and nothing waits."""
        return self.queue.idle

    @property
    def sounding(self) -> bool:
        """What is said now can be heard."""
        return self.output not in SILENT

    def words(self, announcement: Announcement) -> str:
        """The sentence; nothing for what has been muted since it was put."""
        return "" if self._muted(announcement) else self._worded(announcement, self.phrases.say)

    def _worded(self, announcement: Announcement, word: Callable[[Announcement], str]) -> str:
        """The sentence, its numbers digit by digit where it is to be slow, and behind a part of a list the key."""
        self.phrases.digits = announcement.slow
        try:
            text = word(announcement)
        finally:
            self.phrases.digits = False
        return f"{text} {word(GOES_ON)}" if text and _is_part(announcement) else text

    def _pieces(self, text: str) -> Sequence[str]:
        """A line as it is told to the ear: where it takes long it stops, and says which key goes on."""
        if not (self.manner.stops and self.sounding):
            return (text,)
        *begun, last = pieces(text)
        onward = self.phrases.say(GOES_ON) if begun else ""
        return [*(f"{one} {onward}" for one in begun), last]

    def pump(self, facts: Mapping[str, str]) -> None:
        """Hand the voice what is to be said now."""
        self._revive()
        while (order := self.queue.next(facts, now_ms())) is not None:
            if not isinstance(order, SayOrder):
                self._voice.stop(order.number)
                continue
            line, earcon = self.queue.in_hand, self._earcon(order.announcement)
            self._voice.say(order.number, order.text, self._style(order.announcement), order.pause_ms, earcon)
            if self.manner.prints is Prints.ALWAYS:
                self._print(line)

    def give_up(self) -> list[QueuedLine]:
        """Fall silent and give up all lines to another output."""
        self._voice.stop()
        return self.queue.hand_over()

    def revoice(self, make: Callable[[], Voice], exchange: Callable[[Voice, Voice], None]) -> None:
        """Let another voice speak from now on; it says the line in hand again, unless that ends before it stops.

        exchange: called with the old voice and the new one when nothing is in hand any more; it closes the old one
        and starts the new one.
        """
        self._next = (make, exchange)
        number = self.queue.interrupt()
        if number is not None:
            self._voice.stop(number)
        self._take_next()

    def _take_next(self) -> None:
        """Change voices as soon as nothing is in hand, for each line ends with the voice that has it."""
        if self._next is not None and self.queue.speaking is None:
            (make, exchange), self._next = self._next, None
            old, self._voice = self._voice, make()
            self.output = ""
            exchange(old, self._voice)

    def _revive(self) -> None:
        """Try a voice that is gone again, and let one that speaks again take over between two lines."""
        revival = self.revival
        revival.attempt(now_ms(), lambda: self.phrases.say(BACK), self.style)
        if self._next is not None or self.queue.speaking is not None or (trial := revival.take()) is None:
            return
        self.revoice(lambda: trial.voice, lambda old, _new: revival.accept(old))
        self._now(trial.output)
        for one in trial.troubles:
            self.event(one)
        if self.sounding:
            self._said_back()

    def on_trial(self, told: VoiceEvent) -> None:
        """What a voice tells that is tried again."""
        self.revival.event(told, now_ms())

    def _try_again(self, gone: events.VoiceGone) -> None:
        self.revival.begin(now_ms(), gone)

    def _said_back(self) -> None:
        """The voice has said itself that it is back; where every line is printed, that is too."""
        self._heard(BACK)
        if self.manner.prints is Prints.ALWAYS:
            with contextlib.suppress(OSError, ValueError):
                self._write(self.phrases.say(BACK))

    # ---- what the voice tells --------------------------------------------------------------------------------

    def event(self, told: VoiceEvent) -> None:
        """What the voice tells."""
        match told:
            case events.Ready() | events.OutputChanged():
                self._now(told.output)
            case events.Started():
                self._starts(told)
            case events.Ended():
                self.queue.ended(told.number)
            case events.Cut():
                self.queue.cut(told.number, now_ms())
            case events.Failed():
                self._failed(told)
            case events.SpeechTrouble():
                self.tell(Announcement(told.key, told.facts, Kind.MESSAGE, coalesce=told.key))
            case events.VoiceGone():
                self._gone(told)
            case events.Restarting():
                pass
        self._take_next()

    def tell(self, announcement: Announcement) -> None:
        """Say something about this output itself."""
        self.put(announcement)

    def _now(self, output: str) -> None:
        """Where the sound goes from now on."""
        self.output = output
        if self.sounding:
            self._has_sounded, self._told_silent = True, False
            self._heard_again()
            return
        line = self.queue.in_hand
        if line is not None and line.begun:
            self._print(line)
        if output == "none" and not self._told_silent:
            self._told_silent = True
            self._silent()

    def _heard_again(self) -> None:
        """Sound goes to a device; that it is back is told by the voice itself."""

    def _silent(self) -> None:
        """Nothing can be heard from now on."""
        self.tell(Announcement("no-sound-device", {}, Kind.MESSAGE, coalesce="sound", topic=Topic.LOST))

    def _gone(self, gone: events.VoiceGone) -> None:
        """The voice is not started again by itself: another one takes over, that is told, and it is tried again.

        Not of a reader that was never reached: it reads the print then, as wanted.
        """
        if self.queue.in_hand is not None:
            self.queue.failed(self.queue.in_hand.number, again=True, now_ms=now_ms())
        if self._next is None:
            self.revoice(self._fallback, lambda _, new: new.start())
        if self._has_sounded or gone.key != NO_READER:
            self.tell(Announcement(gone.key, gone.facts, Kind.IMPORTANT, topic=Topic.LOST))
            self._try_again(gone)

    def _failed(self, failed: events.Failed) -> None:
        """A line that the voice could not say, and no other will, is at least printed."""
        line = self.queue.in_hand
        if not failed.again and line is not None and line.number == failed.number:
            self._print(line)
            if not line.begun:
                self._heard(line.announcement)
        self.queue.failed(failed.number, failed.again, now_ms())

    # ---- one line --------------------------------------------------------------------------------------------

    def _starts(self, started: events.Started) -> None:
        """The first sample is out; a voice that died and began anew may tell it again."""
        line = self.queue.in_hand
        if line is None or line.number != started.number:
            return
        first = not line.begun
        self.queue.started(line.number, started.at_ns // 1_000_000)
        if not self.sounding:
            self._print(line)
        if first:
            self._heard(line.announcement)

    def _print(self, line: QueuedLine | None) -> None:
        """Print a line that is not private, once; a terminal that is gone or cannot show it stops nothing."""
        if line is None or line.piece or line.identity in self._printed:  # later pieces are printed with the first
            return
        if self.manner.prints is not Prints.NEVER:
            self._printed.append(line.identity)
            with contextlib.suppress(OSError, ValueError):
                self._write(unmarked(self._worded(line.announcement, self.phrases.write)) if line.text else "")

    def _muted(self, announcement: Announcement) -> bool:
        if announcement.wanted or announcement.kind in (Kind.IMPORTANT, Kind.ANSWER):
            return False
        return topic_of(announcement) in self.manner.muted

    def _style(self, announcement: Announcement) -> Style:
        """How this line is spoken."""
        if not announcement.slow:
            return self.style
        return replace(self.style, rate=max(SLOWEST, self.style.rate * 2 // 3))

    def _earcon(self, announcement: Announcement) -> str:
        """The short sounds that go before these words, as earcons.earcon takes them: the cue's, then their own."""
        cue = announcement.cue
        topics = ("" if cue in self.manner.muted else cue, topic_of(announcement))
        sounds = dict.fromkeys(topic for topic in topics if topic in EARCONS)
        return JOIN.join(sounds) if self.manner.earcons else ""


def topic_of(announcement: Announcement) -> Topic:
    """What an announcement is about; where it does not say so, its kind does."""
    if announcement.topic is Topic.OTHER:
        return {Kind.IMPORTANT: Topic.CAREFUL, Kind.HINT: Topic.HINT}.get(announcement.kind, Topic.OTHER)
    return announcement.topic
