"""The rules of the speech queue, one by one; test_speech_queue_properties.py tries them in any order."""

from __future__ import annotations

from itertools import permutations

import pytest

from companion.core.model import Announcement, Kind
from companion.speech.history import HeardLine, History
from companion.speech.queue import AGAIN_AFTER_MS, KEY_WITHIN_MS, PAUSE_MS, SayOrder, SpeechQueue, Stop


def line(key: str, kind: Kind = Kind.MESSAGE, **more: object) -> Announcement:
    coalesce, seat, valid = more.get("coalesce", ""), more.get("seat", 0), more.get("valid")
    assert isinstance(coalesce, str) and isinstance(seat, int)
    assert valid is None or isinstance(valid, tuple)
    return Announcement(key, kind=kind, coalesce=coalesce, seat=seat, valid_while=valid)


class Table:
    """A queue with a voice that does what it is told, and a list of what was heard ("x..." was cut)."""

    def __init__(self) -> None:
        self.words: dict[str, str] = {}
        self.queue = SpeechQueue(lambda a: self.words.get(a.key, a.key))
        self.facts: dict[str, str] = {}
        self.now_ms = 0
        self.saying: SayOrder | None = None
        self.heard: list[str] = []

    def put(self, *announcements: Announcement) -> None:
        self.queue.put(*announcements)
        self.run()

    def run(self) -> None:
        """Do what the queue says; a stopped line is cut at once."""
        while (what := self.queue.next(self.facts, self.now_ms)) is not None:
            if isinstance(what, SayOrder):
                assert self.saying is None
                self.saying = what
                self.queue.started(what.number, self.now_ms)
            else:
                self.cut()

    def cut(self) -> None:
        assert self.saying is not None
        number, text, self.saying = self.saying.number, self.saying.text, None
        self.heard.append(text + "...")
        self.queue.cut(number, self.now_ms)

    def end(self) -> None:
        """The voice comes to the end of its line."""
        assert self.saying is not None
        number, text, self.saying = self.saying.number, self.saying.text, None
        self.heard.append(text)
        self.queue.ended(number)
        self.run()

    def again(self, step: int = 0) -> None:
        """Say the line once more to which a step leads in the history."""
        heard = self.queue.history.move(step)
        assert heard is not None
        self.queue.say_again(heard, 0)

    def key(self) -> None:
        self.queue.key(self.now_ms)
        self.run()

    def wait(self, ms: int) -> None:
        self.now_ms += ms
        self.run()

    def finish(self) -> list[str]:
        """Let everything be said; what was heard."""
        while not self.queue.idle:
            if self.saying:
                self.end()
            else:
                wake = self.queue.wake_ms
                assert wake is not None and wake > self.now_ms, "nothing would ever be said again"
                self.wait(wake - self.now_ms)
        return self.heard


def test_messages_are_said_one_after_the_other_with_a_pause() -> None:
    table = Table()
    table.put(line("a"))
    assert table.saying is not None and table.saying.pause_ms == 0
    table.put(line("b"), line("c"))
    table.end()
    assert table.saying.pause_ms == PAUSE_MS
    assert table.finish() == ["a", "b", "c"]


def test_any_key_stops_whatever_is_speaking() -> None:
    for kind in Kind:
        table = Table()
        table.put(line("a", kind))
        table.key()
        assert table.heard == ["a..."] and table.saying is None, kind


def test_a_key_stops_only_what_was_in_hand_when_it_was_pressed() -> None:
    table = Table()
    table.put(line("a"))
    table.wait(100)
    table.end()
    table.put(line("b"))
    table.queue.key(99)
    table.run()
    assert table.finish() == ["a", "b"]


def test_an_answer_is_said_at_once_and_the_message_it_cut_is_said_again_after_it() -> None:
    table = Table()
    table.put(line("turn"), line("hurry"))
    table.key()
    assert table.heard == ["turn..."]  # the silenced message is over: the next one has begun
    table.put(line("score", Kind.ANSWER))
    assert table.finish() == ["turn...", "hurry...", "score", "hurry"]
    table = Table()
    table.put(line("turn"))
    table.queue.key(0)
    table.put(line("score", Kind.ANSWER))
    assert table.finish() == ["turn...", "score", "turn"]


def test_a_message_cut_by_an_answer_is_not_said_again_when_it_no_longer_holds() -> None:
    table = Table()
    table.facts["turn"] = "1"
    table.put(line("turn of Anna", valid=("turn", "1")))
    table.key()
    table.put(line("score", Kind.ANSWER))
    table.facts["turn"] = "2"
    assert table.finish() == ["turn of Anna...", "score"]


def test_an_answer_without_a_key_cuts_a_message_too() -> None:
    table = Table()
    table.put(line("turn"))
    table.put(line("here is forest", Kind.ANSWER))
    assert table.finish() == ["turn...", "here is forest", "turn"]


def test_the_newest_answer_wins() -> None:
    table = Table()
    table.put(line("one", Kind.ANSWER), line("two", Kind.ANSWER))
    table.put(line("three", Kind.ANSWER))
    table.put(line("four", Kind.ANSWER))
    assert table.finish() == ["one...", "three...", "four"]


def test_all_items_of_one_answer_are_said_and_a_key_ends_them_all() -> None:
    items = [line(name, Kind.ANSWER) for name in ("one", "two", "three")]
    table = Table()
    table.put(*items)
    assert table.finish() == ["one", "two", "three"]
    table = Table()
    table.put(*items)
    table.key()
    assert table.finish() == ["one..."]


def test_another_seats_answer_waits_for_the_end_of_this_one() -> None:
    table = Table()
    table.put(line("mine", Kind.ANSWER, seat=1))
    table.put(line("yours", Kind.ANSWER, seat=2))
    assert table.finish() == ["mine", "yours"]


def test_another_players_act_never_cancels_an_answer() -> None:
    table = Table()
    table.put(line("item 1", Kind.ANSWER), line("item 2", Kind.ANSWER))
    table.put(line("careful", Kind.IMPORTANT), line("placed"))
    assert table.finish() == ["item 1", "careful", "item 2", "placed"]


def test_an_important_line_cuts_a_message_which_is_said_again() -> None:
    table = Table()
    table.put(line("placed"))
    table.put(line("careful", Kind.IMPORTANT))
    assert table.finish() == ["placed...", "careful", "placed"]


def test_an_important_line_cuts_a_hint_for_good() -> None:
    table = Table()
    table.put(line("hint", Kind.HINT))
    table.put(line("careful", Kind.IMPORTANT))
    assert table.finish() == ["hint...", "careful"]


def test_an_important_line_cut_by_a_key_is_said_again_after_a_moment() -> None:
    table = Table()
    table.put(line("careful", Kind.IMPORTANT), line("placed"))
    table.key()
    assert table.saying is None  # the key gets its silence
    table.wait(AGAIN_AFTER_MS)
    assert table.finish() == ["careful...", "careful", "placed"]


def test_the_answer_to_the_key_that_cut_an_important_line_goes_first() -> None:
    table = Table()
    table.put(line("careful", Kind.IMPORTANT))
    table.queue.key(0)
    table.put(line("score", Kind.ANSWER))
    assert table.finish() == ["careful...", "score", "careful"]


def test_an_important_line_that_was_put_right_is_dropped() -> None:
    table = Table()
    table.facts["open 1"] = "mismatch"
    careful = line("careful", Kind.IMPORTANT, valid=("open 1", "mismatch"))
    table.put(careful)
    table.key()
    table.facts.clear()
    assert table.finish() == ["careful..."]
    table.put(line("placed"), careful)
    assert table.finish() == ["careful...", "placed"]


def test_a_newer_line_of_the_same_name_replaces_a_waiting_one_in_its_place() -> None:
    table = Table()
    table.put(line("a"))
    table.put(line("row 3 unsure", coalesce="row 3"), line("b"), line("row 3 still unsure", coalesce="row 3"))
    assert table.finish() == ["a", "row 3 still unsure", "b"]


def test_a_cut_line_is_not_said_again_when_a_newer_one_of_its_name_waits() -> None:
    table = Table()
    table.put(line("two points", coalesce="points"))
    table.put(line("careful", Kind.IMPORTANT), line("five points", coalesce="points"))
    assert table.finish() == ["two points...", "careful", "five points"]


def test_the_name_of_an_answer_replaces_nothing() -> None:
    table = Table()
    table.put(line("careful", Kind.IMPORTANT, coalesce="row 3"))
    table.queue.key(0)
    table.put(line("row 3", Kind.ANSWER, coalesce="row 3"))
    table.put(line("row 3 unsure", coalesce="row 3"))
    assert table.finish() == ["careful...", "row 3", "row 3 unsure"]
    table.put(line("careful", Kind.IMPORTANT, coalesce="row 4"))
    table.queue.key(0)
    table.put(line("row 4", Kind.ANSWER, coalesce="row 4"))
    assert table.finish()[3:] == ["careful...", "row 4", "careful"]


def test_a_hint_is_dropped_if_anything_waits() -> None:
    table = Table()
    table.put(line("a"))
    table.put(line("hint", Kind.HINT))
    table.put(line("b"))
    table.put(line("late hint", Kind.HINT))
    assert table.finish() == ["a", "b"]
    table.put(line("c"))
    table.put(line("old hint", Kind.HINT))
    table.put(line("new hint", Kind.HINT))
    assert table.finish() == ["a", "b", "c", "new hint"]


def test_words_are_found_at_the_moment_of_speaking() -> None:
    table = Table()
    table.put(line("a"), line("points"))
    table.words["points"] = "nine points"
    assert table.finish() == ["a", "nine points"]


def test_a_line_without_words_is_passed_over() -> None:
    table = Table()
    table.words["silent"] = " "
    table.put(line("silent", Kind.IMPORTANT), line("a"))
    assert table.finish() == ["a"]
    assert [heard.text for heard in table.queue.history.lines] == ["a"]


def test_a_cut_ahead_of_its_key_holds_the_next_line_back_until_the_key_comes() -> None:
    table = Table()
    table.put(line("a"), line("b"))
    table.cut()
    table.run()
    assert table.saying is None
    table.now_ms += 30
    table.queue.key(0)
    table.put(line("score", Kind.ANSWER))
    assert table.finish() == ["a...", "score", "a", "b"]


def test_a_cut_whose_key_never_comes_holds_nothing_up_for_long() -> None:
    table = Table()
    table.put(line("a"), line("b"))
    table.cut()
    table.run()
    assert table.queue.wake_ms == KEY_WITHIN_MS
    assert table.finish() == ["a...", "b"]


def test_a_line_that_ended_before_the_stop_reached_it_is_not_said_again() -> None:
    table = Table()
    table.put(line("careful", Kind.IMPORTANT))
    table.queue.key(0)
    assert isinstance(table.queue.next({}, 0), Stop)
    table.end()
    assert table.finish() == ["careful"]


def test_a_line_stopped_before_its_first_sample_is_not_lost() -> None:
    queue = SpeechQueue(lambda a: a.key)
    queue.put(line("placed"))
    say = queue.next({}, 0)
    assert isinstance(say, SayOrder)
    queue.key(0)
    assert queue.next({}, 0) == Stop(say.number)
    queue.cut(say.number, 0)
    again = queue.next({}, 0)
    assert isinstance(again, SayOrder) and again.text == "placed" and again.number != say.number


def test_a_line_its_voice_could_not_say_goes_to_the_next_voice() -> None:
    queue = SpeechQueue(lambda a: a.key)
    queue.put(line("placed"))
    say = queue.next({}, 0)
    assert isinstance(say, SayOrder)
    queue.failed(say.number, again=True)
    again = queue.next({}, 0)
    assert isinstance(again, SayOrder) and again.text == "placed"
    queue.failed(again.number)
    assert queue.idle


def test_events_of_other_lines_change_nothing() -> None:
    table = Table()
    table.put(line("a"))
    for event in (table.queue.ended, table.queue.failed):
        event(99)
    table.queue.cut(99, 0)
    table.queue.started(99, 0)
    assert table.finish() == ["a"]
    assert len(table.queue.history.lines) == 1


def test_history_holds_what_was_heard_and_repeats_do_not_enter_it() -> None:
    table = Table()
    table.put(line("a"), line("b"), line("c"))
    table.end()
    assert [heard.text for heard in table.queue.history.lines] == ["a", "b"]
    table.finish()
    history = table.queue.history
    for step in (0, -1, -1, 1):
        table.again(step)
        table.run()
        table.finish()
    assert table.heard[3:] == ["c", "b", "a", "b"]
    assert [heard.text for heard in history.lines] == ["a", "b", "c"]
    table.again(-1)
    assert history.move(-1) is None


def test_repeat_says_the_last_line_after_new_lines_too() -> None:
    table = Table()
    assert table.queue.history.move(0) is None
    table.put(line("a"), line("b"))
    table.finish()
    table.again(-1)
    table.run()
    table.finish()
    table.put(line("c"))
    table.finish()
    table.again()
    table.run()
    assert table.finish() == ["a", "b", "a", "c", "c"]


def test_a_line_said_again_is_in_the_history_once_at_its_last_hearing() -> None:
    table = Table()
    table.put(line("placed"))
    table.put(line("careful", Kind.IMPORTANT))
    table.finish()
    assert [heard.text for heard in table.queue.history.lines] == ["careful", "placed"]


def test_history_keeps_the_newest_lines_only() -> None:
    history = History(kept=3)
    for number in range(5):
        history.heard(HeardLine(number, line(str(number)), str(number), number))
    assert [heard.number for heard in history.lines] == [2, 3, 4]
    assert history.move(1) is None


def test_what_is_asked_for_once_more_is_said_though_it_holds_no_longer() -> None:
    """Whoever asks wants to know what was said, not what is so now; nor does news of that name take its place."""
    table = Table()
    table.facts["turn"] = "1"
    table.put(line("your turn", coalesce="turn", valid=("turn", "1")))
    table.end()
    table.facts["turn"] = "2"
    table.put(line("her turn", coalesce="turn", valid=("turn", "2")))
    table.again(-1)
    table.put(line("her turn still", coalesce="turn"))
    assert table.finish()[-2:] == ["your turn", "her turn still"]


def test_a_message_that_holds_no_longer_is_cut_short_and_not_said_again() -> None:
    queue = SpeechQueue(lambda told: told.key)
    queue.put(Announcement("rg-placed", valid_while=("move:1", "stands")))
    said = queue.next({"move:1": "stands"}, 0)
    assert isinstance(said, SayOrder)
    queue.started(said.number, 10)
    assert queue.next({"move:1": "stands"}, 20) is None
    stop = queue.next({}, 30)
    assert stop == Stop(said.number)
    queue.cut(said.number, 40)
    assert queue.next({}, 50) is None
    assert queue.idle


def test_a_message_that_ends_just_as_a_key_comes_is_not_said_after_the_answer() -> None:
    table = Table()
    table.put(line("a"))
    table.queue.key(table.now_ms)
    table.end()
    table.put(line("answer", Kind.ANSWER))
    assert table.finish() == ["a", "answer"]


def test_an_interrupted_line_is_said_again_whatever_its_kind() -> None:
    for kind in Kind:
        table = Table()
        table.put(line("a", kind))
        assert table.saying is not None
        assert table.queue.interrupt() == table.saying.number
        table.cut()
        table.run()
        assert table.finish() == ["a...", "a"], kind


def test_a_key_into_an_interrupted_line_is_obeyed() -> None:
    table = Table()
    table.put(line("a"))
    table.queue.interrupt()
    table.queue.key(table.now_ms)
    table.cut()
    assert table.finish() == ["a..."]


def test_lines_given_up_keep_their_place_and_are_in_the_history_once() -> None:
    history = History()
    count = iter(range(1, 100))
    ear, table = SpeechQueue(lambda a: a.key, history, count), SpeechQueue(lambda a: a.key, history, count)
    ear.put(line("a", Kind.ANSWER, seat=1), line("b", Kind.ANSWER, seat=1))
    said = ear.next({}, 0)
    assert isinstance(said, SayOrder)
    ear.started(said.number, 0)
    table.put(line("c"))
    table.adopt(ear.hand_over())
    assert ear.idle and [one.key for one in table.waiting] == ["a", "b", "c"]
    said = table.next({}, 0)
    assert isinstance(said, SayOrder) and said.text == "a"
    table.started(said.number, 5)
    assert [(one.text, one.at_ms) for one in history.lines] == [("a", 5)]


def test_a_silenced_line_is_not_given_up() -> None:
    queue = SpeechQueue(lambda a: a.key)
    queue.put(line("a", Kind.ANSWER))
    queue.next({}, 0)
    queue.key(0)
    assert queue.hand_over() == []


def test_a_message_waits_for_the_answer_in_an_ear() -> None:
    table = Table()
    table.put(line("a"))
    table.key()
    table.queue.answered_elsewhere(1)
    table.run()
    table.queue.release({1})
    table.run()
    assert table.saying is None and table.queue.waiting
    table.queue.release(())
    table.run()
    assert table.finish() == ["a...", "a"]


def test_a_follower_hears_all_and_adds_its_own() -> None:
    history = History(3)
    history.heard(HeardLine(1, line("a"), "a", 0))
    ear = history.follower()
    ear.heard(HeardLine(2, line("b"), "b", 0))
    history.heard(HeardLine(3, line("c"), "c", 0))
    assert [one.text for one in history.lines] == ["a", "c"]
    assert [one.text for one in ear.lines] == ["a", "b", "c"]
    assert ear.move(-1) is not None and history.move(0) == history.lines[-1]


# ---- what must not happen beside it ----------------------------------------------------------------------------


def handed(queue: SpeechQueue, facts: dict[str, str] | None = None, now_ms: int = 0) -> SayOrder:
    """The line that the voice is given now."""
    what = queue.next(facts or {}, now_ms)
    assert isinstance(what, SayOrder)
    return what


@pytest.mark.parametrize("kind", [Kind.IMPORTANT, Kind.ANSWER])
def test_a_line_that_does_not_hold_stops_nothing_and_hides_none_that_does(kind: Kind) -> None:
    queue = SpeechQueue(lambda a: a.key)
    queue.put(line("a"))
    said = handed(queue)
    queue.put(line("gone", kind, valid=("open", "yes")))
    assert queue.next({"open": "no"}, 10) is None
    queue.put(line("careful", Kind.IMPORTANT))
    assert queue.next({"open": "no"}, 10) == Stop(said.number)
    queue = SpeechQueue(lambda a: a.key)
    queue.put(line("a"))
    said = handed(queue)
    queue.put(line("gone", kind, valid=("open", "yes")))
    assert queue.next({"open": "yes"}, 10) == Stop(said.number)


def test_a_line_whose_voice_failed_after_a_key_is_not_said_after_the_answer() -> None:
    queue = SpeechQueue(lambda a: a.key)
    queue.put(line("a"))
    said = handed(queue)
    queue.started(said.number, 1)
    queue.key(2)
    queue.failed(said.number, now_ms=3)
    queue.put(line("answer", Kind.ANSWER))
    assert handed(queue).text == "answer"
    assert not queue.waiting


def test_what_another_way_has_shown_counts_as_heard_then_and_once() -> None:
    queue = SpeechQueue(lambda a: a.key)
    queue.put(line("a"), line("b"))
    queue.failed(handed(queue).number, now_ms=70)
    said = handed(queue, now_ms=70)
    queue.started(said.number, 80)
    queue.failed(said.number, now_ms=90)
    assert [(one.text, one.at_ms) for one in queue.history.lines] == [("a", 70), ("b", 80)]
    queue.say_again(queue.history.lines[-1], 0)
    queue.failed(handed(queue, now_ms=95).number, now_ms=99)
    assert [(one.text, one.at_ms) for one in queue.history.lines] == [("a", 70), ("b", 80)]


def test_lines_are_given_up_in_the_order_in_which_they_would_be_said() -> None:
    kinds = [Kind.MESSAGE, Kind.IMPORTANT, Kind.ANSWER]
    for order in permutations(kinds):
        queue = SpeechQueue(lambda a: a.key)
        queue.put(*(line(f"{kind}{number}", kind) for kind in order for number in (1, 2)))
        waits = [one.key for one in queue.waiting]
        given = queue.hand_over()
        assert (
            [one.announcement.key for one in given]
            == waits
            == [
                f"{Kind.ANSWER}1",
                f"{Kind.IMPORTANT}1",
                f"{Kind.IMPORTANT}2",
                f"{Kind.ANSWER}2",
                f"{Kind.MESSAGE}1",
                f"{Kind.MESSAGE}2",
            ]
        )
        assert queue.idle


def test_what_is_out_of_date_is_dropped_by_its_name_alone() -> None:
    queue = SpeechQueue(lambda a: a.key)
    queue.put(line("a", coalesce="row 3"), line("b", coalesce="row 4"), line("c"))
    queue.put(line("d", Kind.ANSWER, coalesce="row 3"))
    queue.supersede("row 3")
    assert [one.key for one in queue.waiting] == ["d", "b", "c"]
    queue.supersede("")
    assert [one.key for one in queue.waiting] == ["d", "b", "c"]


@pytest.mark.parametrize("at_ms", [AGAIN_AFTER_MS - 1, AGAIN_AFTER_MS])
def test_a_moment_of_silence_is_kept_to_its_millisecond(at_ms: int) -> None:
    """After a key into an important line; and after a cut whose key has not come yet."""
    table = Table()
    table.put(line("careful", Kind.IMPORTANT), line("placed"))
    table.key()
    assert table.queue.wake_ms == AGAIN_AFTER_MS
    table.wait(at_ms)
    assert (table.saying is None) == (at_ms < AGAIN_AFTER_MS)
    table = Table()
    table.put(line("a"), line("b"))
    table.cut()
    table.wait(at_ms - AGAIN_AFTER_MS + KEY_WITHIN_MS)
    assert (table.saying is None) == (at_ms < AGAIN_AFTER_MS)


def test_a_key_counts_for_the_line_that_was_handed_over_by_then() -> None:
    for key_ms, silenced in ((9, False), (10, True), (11, True)):
        queue = SpeechQueue(lambda a: a.key)
        queue.put(line("a"))
        said = handed(queue, now_ms=10)
        queue.key(key_ms)
        assert queue.next({}, 12) == (Stop(said.number) if silenced else None)
