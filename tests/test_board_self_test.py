"""What is said in the self-test, step by step, with a clock of our own: nothing here waits.

Run with COMPANION_RECORD=1 to write the transcripts anew (tests/golden/self_test_*.txt); read them aloud before
keeping them. A line that begins with ">" is what the maker does, the lines below it what is said.
"""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.care.board import walking
from companion.care.board.walking import GIVE_UP_S, NOTE_S, REMIND_S, STILL_S, Walking
from companion.core.model import Fact
from companion.device.protocol import Fault
from companion.device.tiles import files as tiles
from companion.device.walk import Walk, WalkStep
from companion.input.dialogue import End, SpokenWords, take
from companion.language.phrases import LANGUAGES, Language, Phrases
from tests.test_board_walk import Faults, board

GOLDEN = Path(__file__).parent / "golden"
RECORD = bool(os.environ.get("COMPANION_RECORD"))
found = tiles.standard().domino(24)
assert found is not None
DOMINO = found
TICK_S = 0.1


class Maker:
    """Hands that lay the domino, a clock, and all that was said: a transcript."""

    def __init__(self, size: tuple[int, int], faults: Faults, language: Language = "en") -> None:
        self.lines: list[str] = []
        self.keys: list[str] = []
        self.now_s = 100.0
        self.left = False
        self._size, self.faults = size, faults
        self._phrases = Phrases(language, strict=True)
        self.walk = Walk(DOMINO, *size)
        self.walking = Walking(self.walk, self._say, size)

    def _say(self, key: str, /, **facts: Fact) -> None:
        self.keys.append(key)
        self.lines.append(self._phrases.say(key, facts))

    def does(self, what: str, act: Callable[[], object], seconds: float = STILL_S + 0.2) -> list[str]:
        """Do something and let time pass; gives the keys of what was said to it."""
        self.lines.append(f"> {what}")
        before = len(self.keys)
        act()
        self.waits(seconds)
        return self.keys[before:]

    def waits(self, seconds: float) -> None:
        until_s = self.now_s + seconds
        while self.now_s < until_s and not self.walking.over:
            self.now_s += TICK_S
            self.walking.tick(self.now_s)

    def begins(self, words: list[str] | None = None) -> list[str]:
        return self.does("starts the self-test", lambda: self.walking.begin(words or self._bare(), self.now_s))

    def lays(self, step: WalkStep | None = None, what: str = "lays it there", seconds: float = 1.0) -> list[str]:
        """Lift the domino and lay it, where it is asked for unless told otherwise."""
        at = step or self.walking._walk.step
        assert at is not None

        def act() -> None:
            self.walking.hear(self._bare(), self.now_s)
            self.now_s += 0.3
            self.walking.tick(self.now_s)
            self.walking.hear(board(*self._size, self.faults, (DOMINO, at)), self.now_s)

        return self.does(what, act, seconds)

    def types(self, word: str) -> list[str]:
        """Type a word, as the engine of dialogues hears it; what is said of it."""

        def act() -> None:
            turn = take(self.walking, word, SpokenWords(self._phrases.part))
            for one in turn.said:
                self._say(one.key, **one.facts)
            self.left = turn.end is End.LEFT

        return self.does(f"types {word}", act)

    def presses(self) -> list[str]:
        return self.does("presses Enter", lambda: self.walking.enter(self.now_s))

    def _bare(self) -> list[str]:
        return board(*self._size, self.faults)


def evening(language: Language) -> Maker:
    """A whole self-test on a small board on which much goes otherwise than it should."""
    size = (3, 2)
    maker = Maker(size, {(2, 0): "0", (4, 2): "?"}, language)
    cluttered = board(*size, maker.faults)
    cluttered[5] = "+0-00"
    maker.begins(cluttered)
    maker.does("takes that away", lambda: maker.walking.hear(board(*size, maker.faults), maker.now_s))
    maker.presses()
    maker.lays()
    maker.lays(WalkStep((1, 1), (2, 1)), "lays it back as it was")
    maker.lays()
    maker.lays(WalkStep((1, 2), (2, 2)), "lays it one row too far")
    maker.lays(seconds=1.5)
    maker.does("presses it down, and waits", lambda: None, NOTE_S)
    maker.faults[5, 0] = maker.faults[5, 1] = maker.faults[5, 2] = maker.faults[5, 3] = maker.faults[5, 4] = "0"
    maker.lays()
    strip = Fault(seq=1, boot=1, at_ms=0, fault="strip", cell=5, sensor=255, cleared=0)
    maker.does("waits", lambda: maker.walking.fault(strip))
    maker.does("goes away for a while", lambda: None, REMIND_S + 1)
    maker.lays()
    maker.lays()
    maker.presses()
    assert maker.walking.over
    maker.does("listens to the end", maker.walking.summary)
    return maker


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_self_test_sounds_as_before(language: Language) -> None:
    told = evening(language).lines
    file = GOLDEN / f"self_test_{language}.txt"
    if RECORD:
        file.write_text("\n".join(told) + "\n", encoding="utf-8")
    assert told == file.read_text(encoding="utf-8").splitlines()


def test_what_is_said_tells_what_to_do_next() -> None:
    """Each sentence that waits for the maker says what is to be done."""
    for line in evening("en").lines:
        if line.startswith("Careful") and "flat" not in line:
            assert re.search(r"should (be|lie)|Turn it|on the empty board", line), line


def test_a_faultless_board_is_walked_without_a_key() -> None:
    maker = Maker((5, 5), {})
    maker.begins()
    places = 0
    while not maker.walking.over:
        assert "bench-right" in maker.lays()
        places += 1
    assert places == 25
    assert maker.walking.summary()
    assert maker.keys[-1] == "bench-good"
    assert [key for key in maker.keys if key == "bench-left"] == ["bench-left"] * 4


def test_a_domino_in_motion_is_not_judged() -> None:
    maker = Maker((5, 5), {})
    maker.begins()
    step = maker.walk.step
    assert step is not None
    for at in (WalkStep((1, 3), (2, 3)), WalkStep((1, 2), (2, 2)), step):
        assert maker.lays(at, "slides it", seconds=STILL_S - 0.3) == []
    assert maker.does("waits", lambda: None) == ["bench-right", "bench-turn"]


def test_a_wavering_sensor_does_not_make_the_last_place_count_again() -> None:
    maker = Maker((5, 5), {})
    maker.begins()
    first = maker.walk.step
    assert first is not None
    maker.lays()
    wavering = board(5, 5, {(0, 0): "?"}, (DOMINO, first))
    said = maker.does("nothing", lambda: maker.walking.hear(wavering, maker.now_s))
    said += maker.does("nothing", lambda: maker.walking.hear(board(5, 5, {}, (DOMINO, first)), maker.now_s))
    assert said == []
    assert maker.lays(first, "lays it back as it was") == ["bench-turned"]


def test_a_tile_pressed_down_in_time_is_not_noted() -> None:
    maker = Maker((5, 5), {})
    maker.begins()
    step = maker.walk.step
    assert step is not None
    loose = board(5, 5, {(0, 1): "?"}, (DOMINO, step))
    assert maker.does("lays it", lambda: maker.walking.hear(loose, maker.now_s)) == ["bench-wrong", "bench-press"]
    flat = board(5, 5, {}, (DOMINO, step))
    said = maker.does("presses", lambda: maker.walking.hear(flat, maker.now_s), NOTE_S + 1)
    assert said == ["bench-right", "bench-turn"]
    assert maker.walk.sensors() == ()


def test_the_same_finding_after_laying_anew_counts_at_once() -> None:
    maker = Maker((5, 5), {(0, 1): "0"})
    maker.begins()
    assert maker.lays() == ["bench-wrong", "bench-press"]
    assert maker.lays() == ["bench-noted", "bench-turn"]
    assert [(one.cell, one.sensor) for one in maker.walk.sensors()] == [(0, 1)]


def test_who_ends_the_test_at_the_word_that_it_is_noted_finds_it_in_the_summary(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    maker = Maker((5, 5), {(0, 1): "0"})
    maker.begins()
    assert maker.lays() == ["bench-wrong", "bench-press"]

    def interrupted(key: str, /, **facts: Fact) -> None:
        maker._say(key, **facts)
        if key == "bench-noted":
            raise KeyboardInterrupt

    with monkeypatch.context() as ends, pytest.raises(KeyboardInterrupt):
        ends.setattr(maker.walking, "_say", interrupted)
        maker.lays()
    assert not maker.walking.summary()
    assert maker.keys[maker.keys.index("bench-noted") + 1] == "bench-sensors"


def test_what_is_still_being_said_is_waited_for() -> None:
    maker = Maker((5, 5), {(0, 1): "0"})
    maker.begins()
    assert maker.lays() == ["bench-wrong", "bench-press"]
    for _ in range(300):
        maker.now_s += TICK_S
        maker.walking.tick(maker.now_s, speaking=True)
    assert maker.keys[-1] == "bench-press"
    assert maker.does("waits", lambda: None, NOTE_S - 0.5) == []
    assert maker.does("waits", lambda: None, 1.0) == ["bench-noted", "bench-turn"]


def test_nobody_there_is_reminded_and_then_left() -> None:
    maker = Maker((5, 5), {})
    maker.begins()
    said = maker.does("sleeps", lambda: None, GIVE_UP_S + 10)
    assert said.count("bench-lay") == said.count("bench-walk-keys") == 7
    assert said[-1] == "bench-gave-up"
    assert maker.walking.over
    assert not maker.walking.summary()
    assert maker.keys[-1] == "bench-untested"


def test_wrong_sensors_on_the_bare_board_are_told_once_and_left_out() -> None:
    maker = Maker((5, 5), {(7, 2): "+", (8, 4): "?"})
    assert maker.begins()[-1] == "bench-clear"
    assert maker.presses()[:2] == ["bench-bare", "bench-bare"]
    while not maker.walking.over:
        assert "bench-right" in maker.lays()
    assert not maker.walking.summary()
    assert maker.keys.count("bench-sensor") == 2


def test_a_board_that_was_never_calibrated_is_told_in_one_sentence() -> None:
    maker = Maker((5, 5), {(cell, 3): "?" for cell in range(25)})
    maker.begins()
    assert maker.presses() == ["bench-bare-many", "bench-lay"]


def test_times_leave_room_for_a_hand() -> None:
    assert 0.3 <= STILL_S < 1.5 < NOTE_S < REMIND_S < GIVE_UP_S
    assert walking.EVERY > 1


def test_words_ask_again_go_back_and_leave_as_in_every_dialogue() -> None:
    maker = Maker((3, 2), {})
    maker.begins()
    first = maker.walking._walk.step
    assert maker.types("repeat") == ["bench-lay"]
    assert maker.types("help") == ["dialogue-help", "bench-lay"]
    maker.lays()
    left = maker.walking._walk.left
    second = maker.walking._walk.step
    assert (maker.walking.done, second != first) == (1, True)
    maker.lays()
    assert maker.types("back") == ["bench-lay"] and maker.walking._walk.step == second
    assert (maker.walking.done, maker.walking._walk.left) == (1, left)
    assert maker.types("-") == ["bench-lay"] and maker.walking._walk.step == first and maker.walking.done == 0
    assert maker.types("back") == ["dialogue-first", "bench-lay"] and maker.walking._walk.step == first
    maker.types("stop")
    assert maker.left and not maker.walking.over
    assert maker.types("") and maker.walking._walk.step != first, "Enter goes on"
