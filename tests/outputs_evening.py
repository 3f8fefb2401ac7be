"""A random evening at the outputs, with voices of software that keep their contract and nothing more.

The oracle knows announcements, keys and what each voice did; it shares no rule with the code of the queue. It
keeps its own book of which lines nobody needs to hear to their end any more (`excused`), and counts what sounded
and what was printed.
"""

from __future__ import annotations

import random
from collections import Counter, deque
from collections.abc import Callable
from dataclasses import replace
from itertools import count
from typing import Any, cast
from unittest.mock import patch

from companion.core.model import Announcement, Kind, Topic
from companion.language.phrases import Phrases
from companion.speech import output, outputs
from companion.speech.events import EventSink, OutputChanged, SpeechTrouble, Style, Voice
from companion.speech.outputs import OutputEvent, Outputs
from companion.speech.sound import Earphone, Sound
from tests.outputs_voices import Known, SimVoice, TextVoice, Words

SEATS = (0, 1, 2, 3)
MUTABLE = (Topic.PLACED, Topic.TURN, Topic.HINT)
KEY_LATE_MS = 250
"""A key that reaches the judge later than this after its silence is no question about what it cut."""


class Evening:
    """Outputs, and everything that happens to them. sound: how it begins."""

    def __init__(self, seed: int, now: list[int]) -> None:
        """now: a list of one time in milliseconds, the clock of all."""
        self.dice = random.Random(seed)
        self._now = now
        self.now_ms = 1000
        self.inbox: deque[object] = deque()
        self.facts = {"turn": "1", "open": "yes"}
        self.devices = dict.fromkeys(SEATS, "device")
        if self.dice.random() < 0.2:
            self.devices[self.dice.choice(SEATS)] = "none"
        self.voices: list[SimVoice] = []
        self.known: dict[str, Known] = {}
        self.names = count(1)
        self.told: list[Announcement] = []
        self.noted: Counter[str] = Counter()
        speaker = self.dice.choice(("own", "own", "both", "", "reader"))
        phones = tuple(Earphone(seat, f"ear {seat}", Style()) for seat in (1, 2) if self.dice.random() < 0.7)
        self.sound = Sound(speaker, self.dice.random() < 0.1, earphones=phones, muted=self._mute())
        self.outputs = Outputs(
            self.voice, self, self._words(), self.sound, self.printed, self._heard, aside=self._aside
        )
        self.outputs.start()

    @property
    def now_ms(self) -> int:
        """The clock of the evening."""
        return self._now[0]

    @now_ms.setter
    def now_ms(self, ms: int) -> None:
        self._now[0] = ms

    # ---- what the outputs need -------------------------------------------------------------------------------

    def voice(self, inbox: EventSink, sound: Sound, seat: int) -> Voice:
        """See outputs.MakeVoice. A reader that is not reached leaves everything to print."""
        if sound.text or (sound.speaker == "reader" and not seat and self.dice.random() < 0.5):
            return TextVoice(self, inbox)
        voice = SimVoice(self, inbox, seat)
        self.voices.append(voice)
        return voice

    def put(self, item: object, /) -> None:
        """The queue of the judge."""
        self.inbox.append(item)

    def printed(self, text: str) -> None:
        """A line reaches the terminal; which is sometimes gone."""
        if text in self.known:
            self.known[text].printed += 1
        if self.dice.random() < 0.02:
            raise OSError("closed")

    def _heard(self, told: Announcement, _ear: int) -> None:
        self.noted[self.outputs.phrases.say(told)] += 1

    @staticmethod
    def _aside(work: Callable[[], object]) -> Callable[[], None]:
        work()
        return lambda: None

    def _words(self) -> Phrases:
        return cast("Phrases", Words(self.sound.language))

    # ---- what the voices tell the oracle ---------------------------------------------------------------------

    def handed(self, text: str, seat: int, earcon: str) -> None:
        """A voice gets a line."""
        known = self.known.get(text)
        if known is None:
            return
        told = known.told
        assert not known.muted, "muted, and said"
        assert not seat or (told.kind is Kind.ANSWER and told.seat == seat), "said in the wrong ear"
        assert not (earcon and not self.outputs.sound.earcons), "a sound that was not wanted"
        known.modes.add(self._mode())
        late = [one.event for one in self.inbox if isinstance(one, OutputEvent)]
        if any(isinstance(event, OutputChanged | SpeechTrouble) for event in late):
            self.shaken(text, seat)

    def _mode(self) -> str:
        sound = self.outputs.sound
        return "print" if sound.text else sound.speaker

    def begun(self, text: str, seat: int) -> None:
        """The first sample of a line is heard at an output."""
        if text in self.known:
            self.known[text].begun.append(seat)

    def ended(self, text: str, seat: int) -> None:
        """A line is heard to its end."""
        if text in self.known:
            self.known[text].ends.append(seat)

    def interrupted(self, text: str) -> None:
        """The sound of a line stops before its end."""
        if text in self.known:
            self.known[text].cuts += 1

    def shaken(self, text: str, seat: int) -> None:
        """The device of an output changes while its voice has a line, or the judge has not heard of it yet."""
        if seat and text in self.known:
            self.known[text].shaken = True

    def verdict(self, text: str) -> None:
        """A voice is done with a line, whether it was heard or not."""
        if text in self.known:
            self.known[text].verdicts += 1

    # ---- what happens ----------------------------------------------------------------------------------------

    def act(self) -> None:
        """Something happens."""
        dice = self.dice.random()
        if dice < 0.16:
            self.announce()
        elif dice < 0.24:
            self.key()
        elif dice < 0.29:
            self.change_facts()
        elif dice < 0.36:
            self.now_ms += self.dice.choice((1, 20, 300, 1500, 2500, 31_000))
        elif dice < 0.65:
            self.voice_step()
        elif dice < 0.69:
            self.device_changes()
        elif dice < 0.72:
            self.restyle()
        else:
            self.judge(self.dice.randint(1, 4))

    def announce(self) -> None:
        """The game has something to tell; it comes with the judge's next step."""
        kind = self.dice.choice((Kind.IMPORTANT, Kind.MESSAGE, Kind.MESSAGE, Kind.HINT))
        valid = self.dice.choice((None, None, None, ("turn", "1"), ("turn", "2"), ("open", "yes")))
        name = self.dice.choice(("", "", "points", "row"))
        topic = self.dice.choice((Topic.OTHER, *MUTABLE))
        self.told.append(Announcement(str(next(self.names)), {}, kind, name, valid, topic=topic))

    def answer(self, seat: int) -> list[Announcement]:
        """What the game answers to a question of a seat."""
        return [
            Announcement(str(next(self.names)), {}, Kind.ANSWER, "answer", seat=seat)
            for _ in range(self.dice.choice((1, 1, 2, 3)))
        ]

    def key(self) -> None:
        """A key of some seat: its reader silences at once, and the judge hears of it later."""
        seat = self.dice.choice(SEATS)
        asks = self.dice.choice(("answer", "answer", "repeat", "previous", "next", "nothing", "nothing"))
        hit = [voice for voice in self.voices if voice.seat in (0, seat) and self._current(voice)]
        cut = [line.text for voice in hit for line in voice.lines]
        self.outputs.silence(seat)
        for voice in hit:
            assert all(line.stopped for line in voice.lines), "a key, and something goes on"
        self.put(("key", seat, asks, self.now_ms, cut))

    def _current(self, voice: SimVoice) -> bool:
        return not voice.closed and voice in (self._voice_at(0), self._voice_at(voice.seat))

    def _voice_at(self, seat: int) -> object:
        ears: dict[int, Any] = self.outputs._ears
        place = ears.get(seat) if seat else self.outputs.table
        return place._voice if place is not None else None

    def change_facts(self) -> None:
        """Something is put right, or is so no more."""
        self.facts = {"turn": self.dice.choice("12"), "open": self.dice.choice(("yes", "yes", "no"))}

    def voice_step(self) -> None:
        """Some voice goes on."""
        steps = [step for voice in self.voices for step in voice.steps()]
        if steps:
            self.dice.choice(steps)()

    def device_changes(self) -> None:
        """A device goes, or comes back; another one may stand in for an earphone."""
        seat = self.dice.choice(SEATS)
        away = ("none", "other") if seat else ("none",)
        self.devices[seat] = "device" if self.devices[seat] != "device" else self.dice.choice(away)
        for voice in self.voices:
            if voice.seat == seat:
                if self.devices[seat] == "device" and voice.ready and not (voice.gone or voice.closed):
                    voice.sink.put(SpeechTrouble("sound-back"))
                voice.device_changes()

    def restyle(self) -> None:
        """The settings change; the judge is told by a command."""
        sound = self.sound
        what = self.dice.randint(0, 7)
        if what == 0:
            sound = replace(sound, style=replace(sound.style, rate=self.dice.choice((120, 175, 300))))
        elif what == 1:
            sound = replace(sound, device=self.dice.choice(("", "speakers")))
        elif what == 2:
            sound = replace(sound, style=replace(sound.style, language=self.dice.choice(("cs", "pl", "en"))))
        elif what == 3:
            sound = replace(sound, speaker=self.dice.choice(("own", "both", "", "reader")))
        elif what == 4:
            sound = replace(sound, muted=self._mute())
        elif what == 5:
            sound = replace(sound, earcons=not sound.earcons)
        else:
            seat = self.dice.choice((1, 2, 3))
            phones = tuple(one for one in sound.earphones if one.seat != seat)
            if len(phones) == len(sound.earphones):
                phones = (*phones, Earphone(seat, f"ear {seat}", Style()))
            sound = replace(sound, earphones=phones)
        self.sound = sound
        self.put(("restyle", sound))

    def _mute(self) -> frozenset[str]:
        return frozenset(topic.value for topic in MUTABLE if self.dice.random() < 0.2)

    # ---- the judge -------------------------------------------------------------------------------------------

    def judge(self, most: int) -> None:
        """As the daemon does: obey what has come, put what is to be said, pump."""
        said: list[Announcement] = []
        while self.inbox and most:
            most -= 1
            event = self.inbox.popleft()
            if isinstance(event, OutputEvent):
                self.outputs.event(event)
            elif isinstance(event, tuple) and event[0] == "restyle":
                self.outputs.restyle(event[1], cast("Phrases", Words(event[1].language)))
                self._excuse_muted()
            elif isinstance(event, tuple):
                said += self._typed(*event[1:])
        said += self.told
        self.told = []
        for one in said:
            self._note(one)
        self.outputs.put(*said)
        self.outputs.pump(self.facts)
        for known in self.known.values():
            wanted = known.told.valid_while
            if wanted is not None and self.facts[wanted[0]] != wanted[1]:
                known.excused = known.excused or "put right"

    def _typed(self, seat: int, asks: str, at_ms: int, cut: list[str]) -> list[Announcement]:
        for ear in {0, seat}:
            place = self.outputs._ears.get(ear, self.outputs.table)
            said_now = place.queue.speaking  # its end may be on its way to the judge
            cut = cut + ([said_now.key] if said_now is not None else [])
        self.outputs.key(self.now_ms, seat)
        said: list[Announcement] = []
        late = self.now_ms - at_ms >= KEY_LATE_MS
        asked = asks in ("repeat", "previous", "next") and self.outputs.again(asks, seat)
        if not asked and asks != "nothing":
            said = self.answer(seat)
        for known in self.known.values():
            told = known.told
            if told.kind is Kind.ANSWER and (told.seat == seat or told.key in cut or self._beside(told, cut)):
                known.excused = known.excused or "a newer answer, or a key into it"
            elif told.kind in (Kind.MESSAGE, Kind.HINT) and told.key in cut and (asks == "nothing" or late):
                known.excused = known.excused or "silenced"
        return said

    def _beside(self, told: Announcement, cut: list[str]) -> bool:
        """It is an item of an answer that was cut."""
        cut_seats = {self.known[key].told.seat for key in cut if key in self.known and self._is_answer(key)}
        return told.seat in cut_seats

    def _is_answer(self, key: str) -> bool:
        return self.known[key].told.kind is Kind.ANSWER

    def _note(self, one: Announcement) -> None:
        """The oracle's own book of what is to be heard."""
        muted = one.kind in (Kind.MESSAGE, Kind.HINT) and self._topic(one) in self.outputs.sound.muted
        if one.kind is not Kind.ANSWER and one.coalesce:
            for known in self.known.values():
                old = known.told
                if old.kind is not Kind.ANSWER and old.coalesce == one.coalesce:
                    known.excused = known.excused or "a newer one"
        self.known[one.key] = Known(one, muted, "muted" if muted else "a hint" if one.kind is Kind.HINT else "")

    @staticmethod
    def _topic(one: Announcement) -> str:
        hint = one.kind is Kind.HINT and one.topic is Topic.OTHER
        return "hint" if hint else one.topic.value

    def _excuse_muted(self) -> None:
        for known in self.known.values():
            one = known.told
            if one.kind in (Kind.MESSAGE, Kind.HINT) and self._topic(one) in self.outputs.sound.muted:
                known.excused = known.excused or "muted"

    # ---- the end ---------------------------------------------------------------------------------------------

    def drain(self) -> None:
        """Let everything come to its end; fails if it does not."""
        for _ in range(400 + 40 * len(self.known)):
            self.judge(100)
            if self.outputs.idle and not self.inbox and not self.told:
                return
            busy = [voice for voice in self.voices if not (voice.closed or voice.gone) and voice.running]
            moved = False
            for voice in busy:
                if not voice.ready:
                    voice.become_ready()
                    moved = True
                elif voice.lines:
                    voice.go_on()
                    moved = True
            if not moved and not self.inbox:
                wake_ms = self.outputs.wake_ms
                assert wake_ms is not None and wake_ms > self.now_ms, "lines wait and nothing will wake them"
                self.now_ms = wake_ms
        raise AssertionError("no end")

    def check(self) -> None:
        """What every listener may expect."""
        heard = {seat: [one.text for one in self.outputs.history(seat).lines] for seat in SEATS}
        for seat, texts in heard.items():
            own = [text for text in texts if text in self.known]
            assert len(own) == len(set(own)), f"twice in the history of seat {seat}"
        for text, known in self.known.items():
            self._check_line(text, known, {seat for seat, texts in heard.items() if text in texts})

    def _check_line(self, text: str, known: Known, listeners: set[int]) -> None:
        told, seat = known.told, known.told.seat
        what = f"{text}: {known}, in the history of {sorted(listeners)}"
        if not known.excused:
            assert self.noted[text], f"not noted in the journal: {what}"
            assert known.verdicts, f"not said to its end: {what}"
            assert known.ends or known.printed, f"neither heard nor printed: {what}"
            assert known.printed or not (known.modes & {"both", "", "print"}) or seat, f"not printed: {what}"
        most = 1 + known.shaken
        assert len(known.ends) <= most, f"heard to its end twice: {what}"
        assert known.printed <= 1, f"printed twice: {what}"
        if known.modes and known.modes <= {"own", "reader"}:
            assert len(known.ends) + known.printed <= most, f"heard, and printed for a reader: {what}"
        assert len(known.begun) <= most + known.cuts, f"begun again although nothing cut it: {what}"
        if 0 in known.begun or known.printed:
            assert listeners == set(SEATS) or known.excused, f"not in everybody's history: {what}"
        elif known.begun:
            assert listeners == {seat} or known.excused, f"not in its own history alone: {what}"
        if not known.excused:
            assert listeners >= {seat} and (seat or listeners == set(SEATS)), f"unheard: {what}"
        if not (known.begun or known.printed or known.verdicts):
            assert not listeners, f"in a history, and never said: {what}"
        if told.kind is Kind.ANSWER and known.begun and 0 not in known.begun and not known.printed:
            assert listeners <= {seat}, f"private, and in the history of others: {what}"


def play(seed: int, steps: int = 80) -> Evening:
    """One evening to its end, checked. AssertionError names what was wrong; the seed gives it again."""
    now = [0]
    with patch.object(output, "now_ms", lambda: now[0]):
        evening = Evening(seed, now)
        with patch.object(outputs, "TranscriptVoice", lambda inbox: TextVoice(evening, inbox)):
            for _ in range(steps):
                evening.act()
            evening.drain()
            evening.check()
    return evening
