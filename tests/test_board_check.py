"""What is said in a gluing check, tile by tile, with a clock of our own: nothing here waits.

Run with COMPANION_RECORD=1 to write the transcripts anew (tests/golden/check_tile_*.txt); read them aloud before
keeping them. A line that begins with ">" is what the maker does, the lines below it what is said.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest

from companion.care.board.checking import REMIND_S, Checking
from companion.care.board.readback import STILL_S, Bench
from companion.core.model import Fact, Phrase
from companion.device.protocol import Fault, FromBoard, Hello
from companion.device.tiles import files as tiles
from companion.device.tiles.code_words import inverted
from companion.device.tiles.tileset import TileSet
from companion.input.dialogue import End, SpokenWords, take
from companion.language.phrases import LANGUAGES, Language, Phrases
from firmware.bench.board import BenchBoard

GOLDEN = Path(__file__).parent / "golden"
RECORD = bool(os.environ.get("COMPANION_RECORD"))
TICK_S = 0.1
PATIENCE_S = 90.0
SET = tiles.standard()
WORDS = {domino.number: domino.words for domino in SET.dominoes}
B3, C3 = (2, 3), (3, 3)


PHRASES = Phrases("en", strict=True)


class Maker:
    """Hands that lay tiles, a clock, and all that was said: a transcript. keys: of the sentences."""

    def __init__(self, number: int | None = None, language: Language = "en", tiles: TileSet = SET) -> None:
        self.lines: list[str] = []
        self.keys: list[str] = []
        self.facts: dict[str, dict[str, Fact]] = {}
        self.now_s = 100.0
        self.board = BenchBoard("E66118604B3A2F2C", tiles)
        hello = self.board.take()[0].what
        assert isinstance(hello, Hello)
        self._bench = Bench(hello)
        self._phrases = Phrases(language, strict=True)
        self.checking = Checking(tiles, self._bench, self._say, PATIENCE_S, f"domino {number}" if number else "")

    def _say(self, key: str, /, **facts: Fact) -> None:
        self.keys.append(key)
        self.facts[key] = facts
        self.lines.append(self._phrases.say(key, facts))

    def does(self, what: str, act: Callable[[], object], seconds: float = STILL_S + 0.3) -> list[str]:
        """Do something and let time pass; gives the keys of what was said to it."""
        self.lines.append(f"> {what}")
        before = len(self.keys)
        act()
        self.waits(seconds)
        return self.keys[before:]

    def waits(self, seconds: float, speaking: bool = False) -> None:
        """Let time pass."""
        until_s = self.now_s + seconds
        while self.now_s < until_s and not self.checking.over:
            for sent in self.board.take():
                assert isinstance(sent.what, FromBoard)
                self._bench.hear(sent.what, self.now_s)
            self.now_s += TICK_S
            self.checking.tick(self.now_s, speaking)

    def begins(self) -> list[str]:
        def act() -> None:
            self.board.snapshot()
            self.checking.begin(self.now_s)

        return self.does("starts the check", act)

    def words(self, what: str, first: str, second: str = "00000", seconds: float = STILL_S + 0.3) -> list[str]:
        """Let Bravo three and Charlie three read these."""

        def act() -> None:
            self.board.word(B3, first)
            self.board.word(C3, second)

        return self.does(what, act, seconds)

    def lays(self, number: int) -> list[str]:
        """Lay a domino that is as it should be."""
        return self.words(f"lays domino {number}", *WORDS[number])

    def lifts(self) -> list[str]:
        return self.words("lifts it", "00000")

    def ends(self) -> list[str]:
        def act() -> None:
            self.checking.enter()
            self.checking.summary()

        return self.does("presses Enter", act)

    def checks(self, *numbers: int) -> None:
        """Check dominoes that are as they should be."""
        for number in numbers:
            self.lays(number)
            self.lifts()


def with_pocket(number: int, at: int, sign: str) -> tuple[str, str]:
    """A domino's words with one pocket of ten glued otherwise."""
    both = "".join(WORDS[number])
    spoilt = both[:at] + sign + both[at + 1 :]
    assert spoilt != both
    return spoilt[:5], spoilt[5:]


def evening(language: Language) -> Maker:
    """A series in which much goes otherwise than it should."""
    maker = Maker(language=language)
    maker.begins()
    maker.lays(24)
    maker.lifts()
    maker.words("lays one with a magnet upside down", *with_pocket(5, 5, "-" if WORDS[5][1][0] == "+" else "+"))
    maker.lifts()
    maker.words("lays one with a weak magnet", *with_pocket(12, 1, "?"))
    maker.words("presses it down", *WORDS[12])
    maker.words("raises one half", WORDS[12][0])
    maker.lifts()
    maker.words("lays one with half its magnets missing", WORDS[30][0])
    maker.lifts()
    maker.words("lays one glued upside down", inverted(WORDS[7][0]), inverted(WORDS[7][1]))
    maker.lifts()
    maker.lays(24)
    maker.does("lays a castle beside it", lambda: maker.board.lay("castle 2", (5, 5)))
    maker.lifts()
    maker.does("takes the castle away", lambda: maker.board.lift("castle 2"))
    word = SET.castles[0].word
    maker.words("lays a castle with a magnet missing", word[0].replace("+", "0").replace("-", "0") + word[1:])
    maker.lifts()
    maker.words("lays a castle with a weak magnet", SET.castles[3].word[:3] + "?" + SET.castles[3].word[4])
    maker.lifts()
    maker.lays(5)
    maker.lifts()
    maker.does("goes away for a while", lambda: None, REMIND_S + 1)
    maker.checks(8, 9)
    maker.ends()
    return maker


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_series_sounds_as_before(language: Language) -> None:
    told = evening(language).lines
    file = GOLDEN / f"check_tile_{language}.txt"
    if RECORD:
        file.write_text("\n".join(told) + "\n", encoding="utf-8")
    assert told == file.read_text(encoding="utf-8").splitlines()


def test_a_series_of_right_tiles_is_right() -> None:
    maker = Maker()
    maker.begins()
    assert maker.lays(1) == ["tiles-domino", "tiles-read-agrees", "bench-check-next"]
    maker.lifts()
    assert maker.lays(2) == ["tiles-domino", "tiles-read-agrees", "bench-check-on"]
    assert maker.ends() == ["bench-check-sum"]
    assert maker.facts["bench-check-sum"] == {"count": 2, "right": 2}
    assert maker.checking.right


def test_a_wrong_pocket_is_named_for_a_finger() -> None:
    maker = Maker()
    maker.begins()
    wrong = "-" if WORDS[24][1][0] == "+" else "+"
    said = maker.words("lays it", *with_pocket(24, 5, wrong))
    assert said[1:] == [
        "tiles-read-wrong",
        "tiles-read-pocket",
        "tiles-lying",
        "bench-check-half",
        "bench-check-next",
    ]
    assert "Its first half lies on Bravo three now." in maker.lines
    assert any(line.startswith("Second half, near left: should be") for line in maker.lines)
    maker.ends()
    assert not maker.checking.right
    assert maker.lines[-1] == "To be put right: domino twenty-four."


def test_a_tile_that_was_put_right_counts_as_it_is_now() -> None:
    maker = Maker()
    maker.begins()
    maker.words("lays it", *with_pocket(24, 0, "?"))
    maker.lifts()
    assert "bench-check-again" not in maker.lays(24)
    maker.ends()
    assert maker.facts["bench-check-sum"] == {"count": 1, "right": 1}
    assert maker.checking.right


def test_a_tile_pressed_flat_without_lifting_is_told_anew_and_counts_once() -> None:
    maker = Maker()
    maker.begins()
    assert "tiles-read-half" in maker.words("lays half of it", WORDS[24][0])
    assert "tiles-read-agrees" in maker.words("presses it down", *WORDS[24])
    maker.ends()
    assert maker.facts["bench-check-sum"] == {"count": 1, "right": 1}
    assert maker.checking.right


def test_a_tile_that_is_being_lifted_is_not_told_again() -> None:
    maker = Maker()
    maker.begins()
    maker.lays(24)
    assert maker.words("tilts it", *with_pocket(24, 0, "?")) == []
    assert maker.words("tilts it more", WORDS[24][0]) == []
    assert maker.lifts() == []
    maker.ends()
    assert maker.checking.right


def test_a_number_that_is_heard_twice_is_told() -> None:
    maker = Maker()
    maker.begins()
    maker.checks(24, 5)
    assert maker.lays(24)[-2:] == ["bench-check-again", "bench-check-on"]
    assert maker.facts["bench-check-again"]["thing"] == Phrase("rg-domino", {"number": 24})
    maker.ends()
    assert maker.lines[-1] == "Laid more than once: domino twenty-four."
    assert maker.facts["bench-check-sum"] == {"count": 2, "right": 2}


def test_a_second_tile_of_a_number_that_is_wrong_makes_it_wrong() -> None:
    maker = Maker()
    maker.begins()
    maker.checks(24)
    maker.words("lays it", *with_pocket(24, 0, "?"))
    assert {"bench-check-wrong", "bench-check-twice"} <= {*maker.ends()}
    assert not maker.checking.right


def test_what_is_left_of_the_set_is_told_after_more_than_a_handful() -> None:
    maker = Maker()
    maker.begins()
    maker.checks(1, 2, 4, 8, 9)
    assert maker.ends() == ["bench-check-sum"]
    maker = Maker()
    maker.begins()
    maker.checks(1, 2, 4, 8, 9, 48)
    maker.ends()
    assert maker.lines[-1] == (
        "Still to be laid: domino three, dominoes five through seven, dominoes ten through forty-seven,"
        " castle one, castle two, castle three and castle four."
    )


def test_the_whole_set() -> None:
    maker = Maker()
    maker.begins()
    maker.checks(*WORDS)
    for castle in SET.castles:
        maker.words("lays a castle", castle.word)
        maker.lifts()
    assert maker.ends() == ["bench-check-sum", "bench-check-whole"]
    assert maker.facts["bench-check-sum"] == {"count": 52, "right": 52}


def test_an_unknown_tile_is_counted_and_wrong() -> None:
    maker = Maker()
    maker.begins()
    maker.checks(3)
    assert "tiles-read-unknown" in maker.words("lays something", "+????")
    assert maker.ends() == ["bench-check-sum", "bench-check-unknown"]
    assert not maker.checking.right


def test_a_castle_is_named_as_it_lies() -> None:
    """Turned or not: the pocket that is told is the one at that corner of the board."""
    word = SET.castles[0].word
    assert "0" not in word
    for turn in range(4):
        maker = Maker()
        maker.begins()
        lying = word[turn:4] + word[:turn] + word[4]
        said = maker.words("lays it", lying[:2] + "0" + lying[3:])
        assert "bench-check-castle" in said
        assert maker.facts["tiles-read-pocket"]["site"] == "far-right"


def test_a_castle_that_is_read_as_another_games_tile_is_named_too() -> None:
    maker = Maker()
    maker.begins()
    said = maker.words("lays it", "0" + SET.castles[0].word[1:])
    assert said[:4] == ["tiles-read-foreign", "bench-check-meant", "tiles-read-pocket", "bench-check-castle"]
    assert "Castle, near left: should be south, is empty." in maker.lines
    maker.ends()
    assert not maker.checking.right


def test_with_a_number_one_tile_is_compared_and_that_is_all() -> None:
    for laid, right in ((24, True), (12, False)):
        maker = Maker(24)
        maker.begins()
        said = maker.lays(laid)
        assert said[0] == "tiles-domino"
        assert maker.checking.over
        assert maker.checking.right is right
        maker.checking.summary()
        assert maker.keys == ["tiles-read-wait", *said]


def test_a_long_silence_ends_it_but_not_while_it_is_spoken() -> None:
    maker = Maker()
    maker.begins()
    maker.checks(24)
    maker.waits(PATIENCE_S + 5, speaking=True)
    assert not maker.checking.over
    said = maker.does("goes away", lambda: None, PATIENCE_S + 1)
    assert said == ["bench-check-next"] * int(PATIENCE_S / REMIND_S)
    assert maker.checking.over
    maker.checking.summary()
    assert maker.keys[-2:] == ["bench-check-silence", "bench-check-sum"]


def test_without_a_tile_nothing_is_right() -> None:
    maker = Maker()
    maker.begins()
    assert maker.ends() == ["bench-check-none"]
    assert not maker.checking.right


def test_a_fault_of_the_board_is_told_as_its_own() -> None:
    maker = Maker()
    maker.begins()
    fault = Fault(seq=1, boot=1, at_ms=0, fault="stuck", cell=12, sensor=2, cleared=0)
    maker.checking.fault(fault)
    maker.checking.fault(fault.model_copy(update={"cleared": 1}))
    assert maker.lines[-1] == "Fault: a sensor is stuck, Charlie three."
    assert maker.keys.count("monitor-fault-at") == 1


def test_words_ask_again_take_the_last_tile_back_and_end_it_as_in_every_dialogue() -> None:
    maker = Maker()
    words = SpokenWords(PHRASES.part)

    def types(word: str) -> list[str]:
        return [one.key for one in take(maker.checking, word, words).said]

    maker.begins()
    assert types("repeat") == ["tiles-read-wait"]
    assert types("back") == ["dialogue-first", "tiles-read-wait"]
    maker.checks(24)
    maker.lays(12)
    assert types("help") == ["dialogue-help", "bench-check-next"]
    assert set(maker.checking.results) == {"domino 24", "domino 12"}
    assert types("back") == ["tiles-read-wait"] and set(maker.checking.results) == {"domino 24"}
    assert types("-") == ["tiles-read-wait"] and set(maker.checking.results) == {"domino 24"}, "the last one only"
    maker.lifts()
    maker.lays(12)
    assert set(maker.checking.results) == {"domino 24", "domino 12"} and not maker.checking.twice
    assert take(maker.checking, "stop", words).end is End.LEFT and not maker.checking.over
    assert take(maker.checking, "", words).end is End.DONE and maker.checking.right
