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

from companion.core.model import Announcement, Kind, Topic
from companion.language.phrases import Phrases
from companion.speech.events import EventSink, Failed, PassedOn, SpeechTrouble, Voice, VoiceEvent, VoiceGone
from companion.speech.history import History
from companion.speech.output import OutputManner, Prints, SpeechOutput
from companion.speech.queue import SpeechQueue
from companion.speech.revival import Revival
from companion.speech.sound import Sound
from companion.speech.transcript import TranscriptVoice

TABLE = 0
_STEPS = {"previous": -1, "next": 1}

STANDS_IN = frozenset({"sound-device-other", "sound-device-lost"})
"""What a voice tells when another device plays in the place of the wanted one."""

IS_BACK = frozenset({"sound-device-back", "sound-back"})
"""What it tells when the wanted one plays again, or any after none."""


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


class _Ear(SpeechOutput):
    """The output at a seat's earphone. usable: what is said there can be heard, by that seat alone."""

    owner: Outputs
    seat: int
    usable = True
    leaving = False

    def leave(self) -> None:
        """The seat is to have no earphone any more."""
        self.usable = False
        self.revival.end()
        number = self.queue.interrupt()
        if number is not None:
            self._voice.stop(number)

    def event(self, told: VoiceEvent) -> None:
        """See SpeechOutput. Another device must not stand in for an earphone: everybody would hear it."""
        if isinstance(told, SpeechTrouble) and told.key in STANDS_IN:
            self._silent()
        elif isinstance(told, SpeechTrouble) and told.key in IS_BACK:
            self._heard_again()
        else:
            super().event(told)

    def tell(self, announcement: Announcement) -> None:
        """See SpeechOutput."""
        self.owner.table.put(announcement)

    def _now(self, output: str) -> None:
        self.output = output
        if self.sounding:
            self._heard_again()
        else:
            self._silent()

    def _heard_again(self) -> None:
        if not (self.usable or self.leaving):
            self.usable = True
            self._report("earphone-back", Topic.READY)

    def _silent(self) -> None:
        was, self.usable = self.usable, False
        self.owner.table.queue.adopt(self.give_up())
        if was:
            self._report("earphone-lost", Topic.LOST)

    def _gone(self, gone: VoiceGone) -> None:
        self._silent()
        self._try_again(gone)

    def _said_back(self) -> None:
        """That the earphone is back is told at the table."""

    def _failed(self, failed: Failed) -> None:
        if failed.again:
            super()._failed(failed)
        elif (line := self.queue.in_hand) is not None and line.number == failed.number:
            self.owner.table.queue.adopt(self.give_up())  # an answer stays together

    def _report(self, key: str, topic: Topic) -> None:
        name = self.owner.name_of(self.seat)
        self.tell(Announcement(key, {"player": name}, Kind.MESSAGE, f"earphone:{self.seat}", topic=topic))


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
        self._histories = {TABLE: History()}
        self.table = self._open(SpeechOutput, TABLE)
        self._ears: dict[int, _Ear] = {}
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
        for seat in [TABLE, *self._ears]:
            output = self._at(seat)
            output.phrases, output.style, output.manner = self.phrases, sound.at(seat).style, self._manner(seat)
            other = sound.voice_of(seat) != old.voice_of(seat)
            if isinstance(output, _Ear):
                other = other or output.leaving
                output.leaving = seat not in sound.seats
                if output.leaving:
                    output.leave()
                    continue
            if other:
                output.revival.end()
                output.revoice(partial(self._new_voice, seat), self._exchange)
        for seat in [seat for seat in sound.seats if seat not in self._ears]:
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

    def _ear_for(self, seat: int) -> _Ear | None:
        """The earphone that this seat hears now; None: it hears the table alone."""
        ear = self._ears.get(seat)
        return ear if ear is not None and ear.usable else None

    def _open_ear(self, seat: int) -> _Ear:
        ear = self._ears[seat] = self._open(_Ear, seat)
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
        return self._make_voice(self._passed_on(number), self.sound, seat)

    def _accept(self, seat: int, stood_in: Voice) -> None:
        """The voice on trial is the output's from now on."""
        self._voice[seat] = self._trials.pop(seat)
        self._later(stood_in.close)

    def _new_voice(self, seat: int) -> Voice:
        return self._make_voice(self._inbox(seat), self.sound, seat)

    def _manner(self, seat: int) -> OutputManner:
        sound = self.sound
        return OutputManner(Prints.NEVER if seat else sound.prints, sound.earcons, sound.muted, stops=True)

    def _inbox(self, seat: int) -> EventSink:
        """Where the next voice of this output puts its events; those of the one before count no more."""
        self._voice[seat] = number = next(self._voices)
        return self._passed_on(number)

    def _passed_on(self, number: int) -> EventSink:
        return PassedOn(lambda event: self._post.put(OutputEvent(number, event)))
