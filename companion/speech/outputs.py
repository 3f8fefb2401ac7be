"""Who hears what: the table's output, and an earphone for each seat that has one.

An answer goes to the earphone of the seat that asked; everything else, and answers to seats without one, to the
table. A key of a seat silences its earphone and the table; a key of nobody's, the table. An earphone whose device
or voice is gone gives its lines to the table until it is back. Each seat has one history: what was said at the
table and in its own earphone, in the order in which it began.

Threads: silence() may be called from any; everything else belongs to the judge.
"""

from __future__ import annotations

import threading
from collections.abc import Callable, KeysView, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import count
from typing import Protocol, TypeVar

from companion.core.model import Announcement, Kind
from companion.language.phrases import Phrases
from companion.speech.earphone import EarOutput
from companion.speech.events import EventSink, PassedOn, Voice, VoiceEvent
from companion.speech.history import History
from companion.speech.output import OutputManner, Prints, SpeechOutput
from companion.speech.queue import SpeechQueue
from companion.speech.revival import Revival
from companion.speech.sound import Sound
from companion.speech.transcript import TranscriptVoice

TABLE = 0
_STEPS = {"previous": -1, "next": 1}


@dataclass(frozen=True, slots=True)
class OutputEvent:
    """An event of a voice, and which voice: a number, new with every voice."""

    ear: int
    event: VoiceEvent


class Post(Protocol):
    """The daemon's queue."""

    def put(self, item: object, /) -> None:
        """Take one event over without waiting."""


M = TypeVar("M", bound=SpeechOutput)

MakeVoice = Callable[[EventSink, Sound, int], Voice]
"""Gives the voice of an output, told where its events go, how all is to sound, and the seat (0: the table)."""


def aside(work: Callable[[], object]) -> Callable[[], None]:
    """Do something slow beside the judge; gives what waits, for two seconds at most, until it is done."""
    thread = threading.Thread(target=work, name="voice-closer", daemon=True)
    thread.start()
    return lambda: thread.join(2)


def _exchange(old: Voice, new: Voice) -> None:
    old.close()
    new.start()


class Outputs:
    """All outputs as one.

    make_voice: see MakeVoice. post: the daemon's queue, where the voices' events come out as OutputEvent. write,
    heard: as in SpeechOutput, with the seat whose earphone it was (0: the table). names: of the players, by seat.
    aside: closes old voices beside the judge.
    """

    def __init__(  # noqa: PLR0913, PLR0917 - what joins it to the house
        self,
        make_voice: MakeVoice,
        post: Post,
        phrases: Phrases,
        sound: Sound,
        write: Callable[[str], None],
        heard: Callable[[Announcement, int], None],
        names: Mapping[int, str] | None = None,
        aside: Callable[[Callable[[], object]], Callable[[], None]] = aside,
    ) -> None:
        self.sound = sound
        self.phrases = phrases
        self._make_voice = make_voice
        self._post = post
        self._write = write
        self._heard = heard
        self._names = names or {}
        self._aside = aside
        self._closing: list[Callable[[], None]] = []
        self._started = False
        self._voices = count(1)
        self._voice: dict[int, int] = {}  # number of the present voice of each output
        self._trials: dict[int, int] = {}  # number of the voice that is on trial there
        self._lines = count(1)
        self._lent: set[int] = set()
        self._histories = {TABLE: History()}
        self.table = self._open(SpeechOutput, TABLE)
        self._ears: dict[int, EarOutput] = {}
        for seat in sound.seats:
            self._open_ear(seat)

    # ---- as one output ------------------------------------------------------------------------------------------

    def start(self) -> None:
        """Start all voices, and read all texts meanwhile."""
        self._started = True
        for ear in self._ears.values():
            ear.start_voice()
        self.table.start()

    def close(self) -> None:
        """End all voices; waits two seconds at most for each."""
        for ear in self._ears.values():
            self._later(ear.close)
        self.table.close()
        for wait in self._closing:
            wait()

    def silence(self, seat: int = TABLE) -> None:
        """A key of this seat: stop what it hears at once; may be called from any thread."""
        for output in self._heard_by(seat):
            output.silence()

    def put(self, *announcements: Announcement) -> None:
        """Queue announcements, each where it belongs; the ANSWERs of one call to one seat are one answer."""
        public: list[Announcement] = []
        private: dict[int, list[Announcement]] = {}
        for one in announcements:
            ear = self._ear_for(one.seat) if one.kind is Kind.ANSWER else None
            (public if ear is None else private.setdefault(one.seat, [])).append(one)
        for seat, answers in private.items():
            self.table.queue.answered_elsewhere(seat)
            self._ears[seat].put(*answers)
        for seat in {one.seat for one in public if one.kind is Kind.ANSWER} & set(self._ears):
            self._ears[seat].queue.answered_elsewhere(seat)
        self.table.put(*public)

    def key(self, at_ms: int, seat: int = TABLE) -> None:
        """A key of this seat was pressed at this time: what it hears stops."""
        for output in self._heard_by(seat):
            output.key(at_ms)

    def again(self, command: str, seat: int = TABLE) -> bool:
        """Obey "repeat", "previous", "next" or "numbers" with the history of this seat; False: no such line.

        numbers: the line of repeat, slowly and digit by digit.
        """
        heard = self.history(seat).move(_STEPS.get(command, 0))
        if heard is None:
            return False
        if command == "numbers":
            heard = replace(heard, announcement=replace(heard.announcement, slow=True))
        here = self._ear_for(seat) or self.table
        for other in self._heard_by(seat) - {here}:
            other.queue.answered_elsewhere(seat)
        here.queue.say_again(heard, seat)
        return True

    def goes_on(self, command: str, seat: int = TABLE) -> bool:
        """Whether "previous" or "next" tells another piece of the line that this seat has heard a piece of."""
        return self.history(seat).goes_on(_STEPS[command])

    def pump(self, facts: Mapping[str, str]) -> None:
        """Hand all voices what is to be said now."""
        for ear in self._ears.values():
            ear.pump(facts)
        self.table.queue.release({seat for seat, ear in self._ears.items() if not ear.idle})
        self.table.pump(facts)

    def event(self, told: OutputEvent) -> None:
        """What a voice tells; one that was replaced tells nothing any more."""
        for seat, number in self._voice.items():
            if number == told.ear:
                self._at(seat).event(told.event)
                break
        for seat, number in self._trials.items():
            if number == told.ear:
                self._at(seat).on_trial(told.event)
        self._dismiss()

    @property
    def idle(self) -> bool:
        """Nothing is being said and nothing waits, anywhere."""
        return all(output.idle for output in self._all())

    def has(self, key: str) -> bool:
        """Whether a line of this key is being said or waits."""
        waiting = [one for output in self._all() for one in (output.queue.speaking, *output.queue.waiting)]
        return any(one is not None and one.key == key for one in waiting)

    @property
    def wake_ms(self) -> int | None:
        """When pump() is to be called again although nothing happens; None: only after an event."""
        times = [output.wake_ms for output in self._all()]
        return min((time for time in times if time is not None), default=None)

    def history(self, seat: int = TABLE) -> History:
        """What this seat heard: the table's lines and its own."""
        if seat not in self._histories:
            self._histories[seat] = self._histories[TABLE].follower()
        return self._histories[seat]

    def lend(self, seat: int, is_lent: bool) -> None:
        """Let what a seat hears alone be shown by whoever follows it, in place of an earphone; or no more."""
        if is_lent == (seat in self._lent):
            return
        (self._lent.add if is_lent else self._lent.discard)(seat)
        self._arrange({seat})

    # ---- changes while it runs -------------------------------------------------------------------------------

    def restyle(self, sound: Sound, phrases: Phrases | None = None) -> None:
        """Let it sound like this from the next line on.

        Where another voice is needed, the line in hand is said again by it; nothing is lost. phrases: where the
        language changes, else new ones are made.
        """
        old, self.sound = self.sound, sound
        if phrases is None and sound.language != self.phrases.language:
            phrases = Phrases(sound.language, self.phrases.level, self.phrases.cells, strict=self.phrases.strict)
        self.phrases = phrases or self.phrases
        self._arrange({seat for seat in (TABLE, *self._ears) if sound.voice_of(seat) != old.voice_of(seat)})

    def _arrange(self, others: set[int]) -> None:
        """Give each seat that is to have an earphone one, every output its manner, and others another voice."""
        seats = dict.fromkeys((*self.sound.seats, *self._lent))
        for seat in [TABLE, *self._ears]:
            output = self._at(seat)
            output.phrases, output.style = self.phrases, self.sound.at(seat).style
            output.manner, other = self._manner(seat), seat in others
            if isinstance(output, EarOutput):
                other = other or output.leaving
                output.leaving = seat not in seats
                if output.leaving:
                    output.leave()
                    continue
            if other:
                output.revival.end()
                output.revoice(partial(self._new_voice, seat), self._exchange)
        for seat in [seat for seat in seats if seat not in self._ears]:
            ear = self._open_ear(seat)
            if self._started:
                ear.start_voice()
        self._dismiss()

    def _exchange(self, old: Voice, new: Voice) -> None:
        """The new voice starts when the old one has given its device back."""
        if self._started:
            self._later(partial(_exchange, old, new))

    def _dismiss(self) -> None:
        """Close earphones that are to go, as soon as nothing is said there; the table takes over what was left."""
        for seat, ear in list(self._ears.items()):
            if ear.leaving and ear.queue.speaking is None:
                del self._ears[seat], self._voice[seat]
                self._trials.pop(seat, None)
                self.table.queue.adopt(ear.give_up())
                self._later(ear.close)

    def _later(self, work: Callable[[], object]) -> None:
        self._closing.append(self._aside(work))

    # ---- each output -----------------------------------------------------------------------------------------

    def name_of(self, seat: int) -> str:
        """The name of the player at a seat."""
        return self._names.get(seat) or self.phrases.part("player-default", {"number": seat})

    def _at(self, seat: int) -> SpeechOutput:
        return self._ears.get(seat, self.table)

    def _heard_by(self, seat: int) -> KeysView[SpeechOutput]:
        """What this seat hears: its earphone, if it has one, and the table."""
        return dict.fromkeys((self._at(seat), self.table)).keys()

    def _all(self) -> list[SpeechOutput]:
        return [self.table, *self._ears.values()]

    def _ear_for(self, seat: int) -> EarOutput | None:
        """The earphone that this seat hears now; None: it hears the table alone."""
        ear = self._ears.get(seat)
        return ear if ear is not None and ear.usable else None

    def _open_ear(self, seat: int) -> EarOutput:
        ear = self._ears[seat] = self._open(EarOutput, seat)
        ear.owner, ear.seat = self, seat
        return ear

    def _open(self, kind: type[M], seat: int) -> M:
        output = kind(
            self._new_voice(seat),
            self.phrases,
            self.sound.at(seat).style,
            self._write,
            lambda told: self._heard(told, seat),
            lambda: TranscriptVoice(self._inbox(seat)),
            self._manner(seat),
            lambda words: SpeechQueue(words, self.history(seat), self._lines),
        )
        trial, accept = partial(self._on_trial, seat), partial(self._accept, seat)
        output.revival = Revival(trial, accept, lambda voice: self._later(voice.close))
        return output

    def _on_trial(self, seat: int) -> Voice:
        """A voice for this output whose events go to its revival."""
        self._trials[seat] = number = next(self._voices)
        return self._voiced(self._passed_on(number), seat)

    def _accept(self, seat: int, stood_in: Voice) -> None:
        """The voice on trial is the output's from now on."""
        self._voice[seat] = self._trials.pop(seat)
        self._later(stood_in.close)

    def _new_voice(self, seat: int) -> Voice:
        return self._voiced(self._inbox(seat), seat)

    def _voiced(self, sink: EventSink, seat: int) -> Voice:
        return TranscriptVoice(sink, "page") if seat in self._lent else self._make_voice(sink, self.sound, seat)

    def _manner(self, seat: int) -> OutputManner:
        sound = self.sound
        return OutputManner(
            Prints.NEVER if seat else sound.prints, sound.earcons, sound.muted, seat not in self._lent
        )

    def _inbox(self, seat: int) -> EventSink:
        """Where the next voice of this output puts its events; those of the one before count no more."""
        self._voice[seat] = number = next(self._voices)
        return self._passed_on(number)

    def _passed_on(self, number: int) -> EventSink:
        return PassedOn(lambda event: self._post.put(OutputEvent(number, event)))
