"""What is said next: the rules of the speech queue as one state machine, owned by the judge thread.

Pure: no threads, no clock, no voice. Times are whole milliseconds of one host clock, handed in. The owner tells
what happened (put, key, started, ended, cut, failed) and then calls next() until it returns None, doing what it
says. One output has one queue.

The order in which waiting lines are taken: the first item of a fresh answer, IMPORTANT, the other items of an
answer, MESSAGE, HINT; within each the oldest first.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import count

from companion.core.model import Announcement, Kind
from companion.speech.history import HeardLine, History
from companion.speech.lines import QueuedLine

AGAIN_AFTER_MS = 1000
"""How long a key keeps an IMPORTANT line silent before it is said again: a key that only stutters it is no use."""

KEY_WITHIN_MS = 250
"""A key silences the voice before it reaches the judge; for so long nothing new is begun after an unasked cut."""

PAUSE_MS = 100
"""Between the end of one line and the next that was already waiting for it."""


@dataclass(frozen=True, slots=True)
class SayOrder:
    """Hand this to the voice. number is new with every SayOrder, also when a line is said again.

    pause_ms: silence before it, so that two lines that follow each other do not run together.
    """

    number: int
    text: str
    announcement: Announcement
    repeat: bool = False
    pause_ms: int = 0


@dataclass(frozen=True, slots=True)
class Stop:
    """Tell the voice to stop this one; its answer is ended or cut."""

    number: int


class SpeechQueue:
    """The lines that wait, the one that is being said, and what was heard.

    render: words of an announcement, called when it is about to be spoken; an empty text is passed over.
    counter: numbers lines, shared by queues between which lines move. in_hand: what the voice has, begun or not.
    pieces: how a text is cut, of which the first piece is told, and each other one when it is asked for.
    """

    def __init__(
        self,
        render: Callable[[Announcement], str],
        history: History | None = None,
        counter: Iterator[int] | None = None,
    ) -> None:
        self.history = history if history is not None else History()
        self.pieces: Callable[[str], Sequence[str]] = lambda text: (text,)
        self._render = render
        self._waiting: list[QueuedLine] = []
        self.in_hand: QueuedLine | None = None
        self._hushed: QueuedLine | None = None
        self._hold_until_ms: int | None = None
        self._asked_ms = 0
        self._counter = counter if counter is not None else count(1)
        self._numbers = 0

    # ---- what the owner may ask ------------------------------------------------------------------------------

    @property
    def speaking(self) -> Announcement | None:
        """What the voice has in hand, begun or not."""
        return self.in_hand.announcement if self.in_hand else None

    @property
    def waiting(self) -> tuple[Announcement, ...]:
        """What waits, in the order in which it would be taken if all were due."""
        return tuple(line.announcement for line in sorted(self._waiting, key=lambda x: (x.rank(), x.order)))

    @property
    def idle(self) -> bool:
        """Nothing is being said and nothing waits."""
        return self.in_hand is None and not self._waiting

    @property
    def wake_ms(self) -> int | None:
        """When next() is to be called again although nothing happens; None: only after an event."""
        times = [line.not_before_ms for line in self._waiting]
        if self._hold_until_ms is not None and self._waiting:
            times.append(self._hold_until_ms)
        return min((time for time in times if time > self._asked_ms), default=None)

    # ---- what happens ----------------------------------------------------------------------------------------

    def put(self, *announcements: Announcement) -> None:
        """Take announcements over; the ANSWERs of one call to one seat are the items of one answer, in order."""
        answers = [a for a in announcements if a.kind is Kind.ANSWER]
        for seat in dict.fromkeys(a.seat for a in answers):
            self._put_answer([self._line(a) for a in answers if a.seat == seat])
        for announcement in announcements:
            if announcement.kind is not Kind.ANSWER:
                self._put_line(self._line(announcement))
        self._drop_hints()

    def key(self, at_ms: int) -> None:
        """Any key stops whatever is speaking; at_ms: when it was pressed. A line begun after that goes on."""
        self._hold_until_ms = None
        if self.in_hand is not None and at_ms >= self.in_hand.said_ms:
            self._silence(self.in_hand)

    def say_again(self, heard: HeardLine, seat: int) -> None:
        """Say a line of some history once more, as an answer to this seat, whether or not it still holds."""
        told = replace(heard.announcement, kind=Kind.ANSWER, coalesce="", valid_while=None, seat=seat)
        line = self._line(told, repeat=True)
        line.piece = heard.piece
        self._put_answer([line])

    def started(self, number: int, at_ms: int) -> None:
        """The first sample of this one was played; a voice that died and began anew may tell it again."""
        line = self.in_hand
        if line is None or line.number != number:
            return
        line.begun = True
        if not line.repeat:
            self._heard(line, at_ms)

    def ended(self, number: int) -> None:
        """This one was heard to its end, even if a key came in its last moment."""
        line = self._release(number)
        if line is None:
            return
        self._hushed = None if line is self._hushed else self._hushed
        for other in self._waiting:
            other.follows = True

    def cut(self, number: int, now_ms: int) -> None:
        """This one was stopped before its end: by Stop, or by the key reader ahead of its key."""
        line = self._release(number)
        if line is None:
            return
        for other in self._waiting:
            other.follows = False
        if not (line.stopping or line.silenced):
            self._hold_until_ms = now_ms + KEY_WITHIN_MS
            self._silence(line)
        self._stopped(line, now_ms)

    def failed(self, number: int, again: bool = False, now_ms: int = 0) -> None:
        """The voice could not say this one; again: another voice will, so it waits once more.

        Otherwise it counts as heard, for whoever owns the queue has shown it in another way.
        """
        line = self._release(number)
        if line is None:
            return
        if again:
            if line.silenced or line.stopping:  # silence was asked for anyway
                self._stopped(line, now_ms)
            else:
                self._wait_again(line)
            return
        self._hushed = None if line is self._hushed else self._hushed
        if not (line.begun or line.repeat):
            self._heard(line, now_ms)

    def _heard(self, line: QueuedLine, at_ms: int) -> None:
        self.history.heard(HeardLine(line.identity, line.announcement, line.text, at_ms, line.pieces))

    def interrupt(self) -> int | None:
        """Another voice is to speak: the line in hand is to be stopped and then said again; gives its number."""
        line = self.in_hand
        if line is None:
            return None
        if not (line.silenced or line.stopping):
            line.stopping = line.resay = True
        return line.number

    # ---- beside other queues ---------------------------------------------------------------------------------

    def supersede(self, name: str) -> None:
        """What waits under this name is out of date, and nothing takes its place."""
        self._waiting = [line for line in self._waiting if not line.named(name)]

    def answered_elsewhere(self, seat: int) -> None:
        """This seat has a newer answer at another output: its older one ends here.

        The MESSAGE that the key of the question cut is said again when release() says that the other is done.
        """
        self._waiting = [line for line in self._waiting if not line.answers(seat)]
        if self.in_hand is not None and self.in_hand.answers(seat):
            self._silence(self.in_hand)
        if self._hushed is not None:
            self._hushed.behind = seat
            self._bring_back(self._hushed)

    def release(self, busy: Iterable[int]) -> None:
        """Lines that wait for the private answer of a seat go on, except for these seats."""
        for line in self._waiting:
            line.behind = line.behind if line.behind in busy else 0

    def hand_over(self) -> list[QueuedLine]:
        """Give up all lines, in their order; not the one in hand if a key or a newer answer has silenced it."""
        given = sorted(self._waiting, key=lambda x: (x.rank(), x.order))
        current, self.in_hand, self._waiting = self.in_hand, None, []
        if current is not None and (current.resay or not (current.silenced or current.stopping)):
            current.fresh = current.kind is Kind.ANSWER
            given.insert(0, current)
        return given

    def adopt(self, lines: Iterable[QueuedLine]) -> None:
        """Take over lines that another queue gave up; they keep their identity and their order."""
        self._waiting += lines
        self._drop_hints()

    # ---- what is to be done ----------------------------------------------------------------------------------

    def next(self, facts: Mapping[str, str], now_ms: int) -> SayOrder | Stop | None:
        """What the voice is to do now, by the facts that hold now; None: nothing until an event or wake_ms."""
        self._asked_ms = now_ms
        line = self.in_hand
        if line is not None:
            if line.stopping or not self._must_stop(line, facts, now_ms):
                return None
            line.stopping = True
            return Stop(line.number)
        if self._hold_until_ms is not None and now_ms < self._hold_until_ms:
            return None
        self._hold_until_ms = None
        while (line := self._pick(facts, now_ms)) is not None:
            text = self._render(line.announcement)
            if text.strip():
                return self._take(line, line.cut(self.pieces(text)), now_ms)
        return None

    # ---- putting ---------------------------------------------------------------------------------------------

    def _line(self, announcement: Announcement, repeat: bool = False) -> QueuedLine:
        number = next(self._counter)
        return QueuedLine(announcement, number, number, repeat=repeat)

    def _put_answer(self, items: list[QueuedLine]) -> None:
        """The newest answer of a seat replaces what waits of its older ones; other seats' answers stay."""
        seat = items[0].announcement.seat
        self._waiting = [line for line in self._waiting if not line.answers(seat)]
        for item in items:
            item.answer = items[0].order
        items[0].fresh = True
        self._waiting += items
        if self._hushed is not None:
            self._hushed.behind = 0
            self._bring_back(self._hushed)
        self._drop_hints()

    def _bring_back(self, line: QueuedLine) -> None:
        """The key that cut this MESSAGE was a question: the message is said again after the answer."""
        self._hushed = None
        if line is self.in_hand:
            line.again = True
        else:
            self._wait_again(line)

    def _put_line(self, line: QueuedLine) -> None:
        name = line.announcement.coalesce
        older = [old for old in self._waiting if old.named(name)]
        for old in older:
            self._waiting.remove(old)
            if old.kind is line.kind:
                line.order = min(line.order, old.order)  # keeps its place, so that news cannot starve it
        self._waiting.append(line)

    def _drop_hints(self) -> None:
        """A hint waits only alone, and the newest hint is the one that waits."""
        if any(line.kind is not Kind.HINT for line in self._waiting):
            self._waiting = [line for line in self._waiting if line.kind is not Kind.HINT]
        else:
            self._waiting = self._waiting[-1:]

    # ---- stopping --------------------------------------------------------------------------------------------

    def _silence(self, line: QueuedLine) -> None:
        if line.silenced or (line.stopping and not line.resay):
            return  # it falls silent anyway, and what stopped it decides what becomes of it
        line.silenced, line.resay = True, False
        if line.kind is Kind.ANSWER:
            self._waiting = [other for other in self._waiting if other.answer != line.answer]
        if line.kind is Kind.MESSAGE:
            self._hushed = line

    def _must_stop(self, line: QueuedLine, facts: Mapping[str, str], now_ms: int) -> bool:
        if line.silenced or (line.kind in (Kind.MESSAGE, Kind.HINT) and not line.holds(facts)):
            return True
        for other in self._waiting:
            if not other.holds(facts) or other.not_before_ms > now_ms:
                continue
            if other.fresh and line.answers(other.announcement.seat):
                return True
            if line.kind in (Kind.MESSAGE, Kind.HINT) and (other.fresh or other.kind is Kind.IMPORTANT):
                return True
        return False

    def _stopped(self, line: QueuedLine, now_ms: int) -> None:
        """What becomes of a line that fell silent before its end."""
        if line.resay:
            self._wait_again(line)
        elif line.kind is Kind.IMPORTANT:
            self._wait_again(line, now_ms + AGAIN_AFTER_MS if line.begun else 0)
        elif line.kind is Kind.MESSAGE and (line.again or not line.begun or not line.silenced):
            self._wait_again(line)

    def _release(self, number: int) -> QueuedLine | None:
        """Take back what the voice has in hand; None for an event that comes too late to matter."""
        line = self.in_hand
        if line is None or line.number != number:
            return None
        self.in_hand = None
        return line

    def _wait_again(self, line: QueuedLine, not_before_ms: int = 0) -> None:
        """Back to its place in line, unless a newer one of its name, or a newer answer, has taken it."""
        self._hushed = None if line is self._hushed else self._hushed
        name, seat = line.announcement.coalesce, line.announcement.seat
        for other in self._waiting:
            if line.kind is Kind.ANSWER:
                if other.fresh and other.announcement.seat == seat:
                    return
            elif other.named(name):
                return
        line.not_before_ms = not_before_ms
        self._waiting.append(line)
        self._drop_hints()

    # ---- taking ----------------------------------------------------------------------------------------------

    def _pick(self, facts: Mapping[str, str], now_ms: int) -> QueuedLine | None:
        """Remove and return the next line that is due and still holds; lines that no longer hold are dropped.

        While an IMPORTANT line keeps the silence a key asked for, messages and hints keep it too.
        """
        kept_silent = False
        for line in sorted(self._waiting, key=lambda x: (x.rank(), x.order)):
            if not line.holds(facts):
                self._waiting.remove(line)
            elif line.behind:
                continue
            elif line.not_before_ms > now_ms:
                kept_silent = True
            elif line.kind in (Kind.ANSWER, Kind.IMPORTANT) or not kept_silent:
                self._waiting.remove(line)
                return line
        return None

    def _take(self, line: QueuedLine, text: str, now_ms: int) -> SayOrder:
        self._numbers += 1
        pause_ms = PAUSE_MS if line.follows else 0
        line.take(self._numbers, text, now_ms)
        if line.kind is not Kind.ANSWER:
            self._hushed = None  # it had its chance: what follows a key without question is not its answer
        self.in_hand = line
        return SayOrder(line.number, text, line.announcement, line.repeat, pause_ms)
