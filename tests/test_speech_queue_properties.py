"""The speech queue in any order of events, against what a listener may expect of it."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from companion.core.model import Announcement, Kind
from companion.speech.queue import SayOrder, SpeechQueue, Stop

NAMES = st.sampled_from(["", "", "points", "row"])
FACTS = st.sampled_from([None, None, ("turn", "1"), ("turn", "2"), ("open", "yes")])


class Listening(RuleBasedStateMachine):
    """A table, a queue, a voice with delays of its own, and a listener who remembers everything."""

    @initialize()
    def begin(self) -> None:
        self.queue = SpeechQueue(lambda a: a.key)
        self.facts = {"turn": "1", "open": "yes"}
        self.now_ms = 0
        self.count = 0
        self.saying: SayOrder | None = None
        self.begun = False
        self.stop_sent = False
        self.known: dict[str, Announcement] = {}
        self.starts: dict[str, int] = {}
        self.ends: dict[str, int] = {}
        self.cuts: dict[str, int] = {}
        self.excused: set[str] = set()  # put right, replaced or silenced: need not be heard (again)
        self.keyed = False  # a key was pressed since the line in hand was handed over

    # ---- the table -------------------------------------------------------------------------------------------

    @rule(kind=st.sampled_from(Kind), name=NAMES, valid=FACTS, seat=st.integers(0, 2), items=st.integers(1, 3))
    def put(self, kind: Kind, name: str, valid: tuple[str, str] | None, seat: int, items: int) -> None:
        lines = []
        if kind is Kind.ANSWER:
            self._excuse_answers(seat)
        for _ in range(items):
            self.count += 1
            lines.append(Announcement(str(self.count), {}, kind, name, valid, seat))
            if name and kind is not Kind.ANSWER:
                older = [key for key, old in self.known.items() if old.coalesce == name]
                self.excused |= {key for key in older if self.known[key].kind is not Kind.ANSWER}
            self.known[str(self.count)] = lines[-1]
        self.queue.put(*lines)

    @rule(turn=st.sampled_from("12"), still=st.booleans())
    def change(self, turn: str, still: bool) -> None:
        self.facts = {"turn": turn, "open": "yes" if still else "no"}

    @rule(ms=st.sampled_from([1, 20, 300, 1500]))
    def wait(self, ms: int) -> None:
        self.now_ms += ms

    @rule()
    def key(self) -> None:
        self.queue.key(self.now_ms)
        self._press()

    @precondition(lambda self: self.saying is not None)
    @rule()
    def key_reader_stops_the_voice(self) -> None:
        self._press()
        self.voice_cuts()

    def _press(self) -> None:
        if self.saying is not None:
            self.keyed = True
            if self.saying.announcement.kind is Kind.ANSWER:
                self._excuse_answers(self.saying.announcement.seat)

    def _excuse_answers(self, seat: int) -> None:
        """A newer answer, or a key pressed into this one, ends the answers of a seat."""
        answers = {key for key, old in self.known.items() if old.kind is Kind.ANSWER and old.seat == seat}
        self.excused |= answers

    @rule(step=st.sampled_from([0, -1, 1]))
    def go_back(self, step: int) -> None:
        before = self.queue.history.lines
        heard = self.queue.history.move(step)
        assert heard is not None or not before or step
        if heard is not None:
            self.queue.say_again(heard, 0)
            self._excuse_answers(0)

    # ---- the voice -------------------------------------------------------------------------------------------

    @precondition(lambda self: self.saying is not None)
    @rule()
    def voice_starts(self) -> None:
        assert self.saying is not None
        if not self.begun and not self.saying.repeat:
            key = self.saying.announcement.key
            self.starts[key] = self.starts.get(key, 0) + 1
        self.begun = True
        self.queue.started(self.saying.number, self.now_ms)  # also again, as after a voice that died

    @precondition(lambda self: self.saying is not None and self.begun)
    @rule()
    def voice_ends(self) -> None:
        say = self._released()
        if not say.repeat:
            self.ends[say.announcement.key] = self.ends.get(say.announcement.key, 0) + 1
        self.queue.ended(say.number)

    @precondition(lambda self: self.stop_sent)
    @rule()
    def voice_cuts(self) -> None:
        begun, keyed = self.begun, self.keyed
        say = self._released()
        key, kind = say.announcement.key, say.announcement.kind
        if begun and not say.repeat:
            self.cuts[key] = self.cuts.get(key, 0) + 1
        if begun and (kind is Kind.HINT or (kind is Kind.MESSAGE and keyed)):
            self.excused.add(key)  # a key asked for silence
        self.queue.cut(say.number, self.now_ms)

    @precondition(lambda self: self.saying is not None)
    @rule()
    def voice_is_replaced(self) -> None:
        begun, keyed, stopped = self.begun, self.keyed, self.stop_sent
        say = self._released()
        key, kind = say.announcement.key, say.announcement.kind
        if begun and not say.repeat:
            self.cuts[key] = self.cuts.get(key, 0) + 1
        if begun and ((kind is Kind.HINT and (keyed or stopped)) or (kind is Kind.MESSAGE and keyed)):
            self.excused.add(key)  # a key asked for silence, whatever became of the voice
        self.queue.failed(say.number, again=True, now_ms=self.now_ms)

    def _released(self) -> SayOrder:
        say, self.saying = self.saying, None
        assert say is not None
        self.begun = self.stop_sent = self.keyed = False
        return say

    # ---- the judge -------------------------------------------------------------------------------------------

    @rule()
    def judge_asks(self) -> None:
        while (what := self.queue.next(self.facts, self.now_ms)) is not None:
            waits = [a for a in self.queue.waiting if self._holds(a)]
            if isinstance(what, Stop):
                assert self.saying is not None and what.number == self.saying.number and not self.stop_sent
                self.stop_sent = True
                cut = self.saying.announcement
                newer = [a for a in waits if a.kind is Kind.ANSWER and a.seat == cut.seat]
                assert self.keyed or cut.kind is not Kind.IMPORTANT, "an important line cut without a key"
                assert self.keyed or cut.kind is not Kind.ANSWER or newer, "an answer cut by another's act"
                continue
            assert self.saying is None, "two lines at once"
            said = what.announcement
            assert what.repeat or self._holds(said), "said although it no longer holds"
            assert said.kind is not Kind.HINT or not waits, "a hint, and something waits"
            important = [a for a in waits if a.kind is Kind.IMPORTANT]
            if said.kind in (Kind.MESSAGE, Kind.HINT):
                assert not important, "a message before an important line"
                assert not any(a.kind is Kind.ANSWER for a in waits), "a message before an answer"
            self.saying = what
        for key, announcement in self.known.items():
            if not self._holds(announcement):
                self.excused.add(key)

    def _holds(self, announcement: Announcement) -> bool:
        wanted = announcement.valid_while
        return wanted is None or self.facts.get(wanted[0]) == wanted[1]

    # ---- what a listener may expect --------------------------------------------------------------------------

    @invariant()
    def no_line_is_heard_twice(self) -> None:
        for key, starts in self.starts.items():
            assert starts <= 1 + self.cuts.get(key, 0), "begun again although it was not cut"
            assert self.ends.get(key, 0) <= 1, "heard to its end twice"
        numbers = [heard.number for heard in self.queue.history.lines]
        assert len(numbers) == len(set(numbers))
        assert {heard.text for heard in self.queue.history.lines} == set(self.starts), "history is what was heard"

    def teardown(self) -> None:
        """Everything comes to an end, and then nothing that had to be heard is missing."""
        for _ in range(20 + 8 * self.count):
            if self.queue.idle:
                break
            self.judge_asks()
            if self.saying is None:
                if self.queue.idle:
                    break
                wake = self.queue.wake_ms
                assert wake is not None and wake > self.now_ms, "lines wait and nothing will wake them"
                self.now_ms = wake
            elif self.stop_sent:
                self.voice_cuts()
            else:
                self.voice_starts()
                self.voice_ends()
        assert self.queue.idle, "no end"
        for key, announcement in self.known.items():
            if key in self.excused:
                continue
            if announcement.kind is not Kind.HINT:
                assert self.ends.get(key) == 1, f"{announcement.kind} was not heard to its end"


TestListening = Listening.TestCase
TestListening.settings = settings(
    max_examples=150, stateful_step_count=40, deadline=None, suppress_health_check=list(HealthCheck)
)
