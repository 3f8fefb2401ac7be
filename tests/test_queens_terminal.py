"""Queen's Garden from outside: a whole game on a keypad alone, and a rude evening at the terminal."""

from __future__ import annotations

import os
import random
import re
import signal
import sys
from pathlib import Path

import pytest

if sys.platform == "win32":
    pytest.skip("no pseudo-terminals here", allow_module_level=True)

from companion.core.model import Phrase
from companion.games import load
from companion.games.queens_garden.rules.hexes import HEXAGONS, WORDS
from companion.games.queens_garden.rules.state import OVER, ROUND, State
from companion.language.phrases import Phrases
from tests.games.queens_mirror import Mirror
from tests.games.queens_policies import choose
from tests.keypad_kit import KEYPAD, Terminal, terminal
from tests.listening_player.queens_others import digits_of
from tests.queens_table import GAME, queens_setup
from tests.terminal import Companion, companion

EN = Phrases("en", "normal", strict=True)
NAMES = {EN.part(load(GAME).noun(WORDS[one])).lower(): WORDS[one] for one in HEXAGONS}
"""How a hexagon is called -> its word in the notation."""
PLAY = ("play", "--text", "--lang", "en", "--game", "queens-garden", "--players", "Jana,Petr")
TURN = re.compile(r"It is (\w+)'s turn|Waiting: confirm|The game is over")


def hexagons(told: str) -> list[str]:
    """The words of a list of tiles: "blue tree, two tiles yellow bird and dark green tulips"."""
    found = []
    for one in re.split(r", | and ", told.rstrip(".").lower()):
        pair = re.fullmatch(r"(two|three) tiles (.*)", one)
        count = {"two": 2, "three": 3}[pair[1]] if pair else 1
        found += [NAMES[pair[2] if pair else one]] * count
    return found


class Keypad:
    """A player of both seats at one keypad, who knows the game from what was said alone."""

    def __init__(self, at: Terminal, players: int) -> None:
        self.at, self.dice = at, random.Random(8)
        self.game, self.state = load(GAME), load(GAME).start(queens_setup(players))
        self.mirror = Mirror(self.state)

    def did(self, text: str) -> None:
        """An act that was said or typed goes to both engines."""
        move = self.game.parse(self.state, text)
        assert not isinstance(move, list) and not self.game.judge(self.state, move), text
        before: State = self.state
        self.mirror.play(before, self.game.text(move))
        self.state = self.game.play(before, move)
        self.mirror.compare(self.state, move.player, move, whole=False)

    def hear(self) -> str:
        """Lines until a player is on turn, or the end; what was drawn is played. Gives the last line."""
        while True:
            (line,) = self.at.next(1)
            assert not line.startswith("Careful"), line
            if drawn := re.fullmatch(r"Onto the stack: (.*)", line):
                self.did("0 draw " + " ".join(hexagons(drawn[1])))
            elif turned := re.fullmatch(r"Place .* now shows the expansion (.*)", line):
                self.did("0 turn " + NAMES[turned[1].rstrip(".").lower()])
            elif begins := re.match(r"(\w+) begins\.", line):
                self.did(f"0 lots {1 + ('Jana', 'Petr').index(begins[1])}")
            elif TURN.match(line):
                return line

    def act(self) -> str:
        """The act that is due, typed with digits alone; gives the last line said after it."""
        state: State = self.state
        if state.phase == ROUND:
            typed, text = "7", "0 round"
        else:
            move = choose("greedy", state, self.dice)
            typed, text = digits_of(state, move), self.game.text(move)
        assert set(typed) <= KEYPAD
        self.at.type(typed)
        assert self.at.next(1) == [typed]
        if typed == "49" and isinstance(self.game.asks(state, "pass", (), state.turn), Phrase):
            assert "Enter alone passes" in self.at.next(1)[0]
            self.at.type("")
        self.did(text)
        return self.hear()


def test_a_whole_game_is_played_with_a_keypad_alone(tmp_path: Path) -> None:
    """The companion is the bag; the ranking is that of the second engine."""
    with terminal(tmp_path, *PLAY, "--draw", "companion") as at:
        at.reads_keys()
        pad = Keypad(at, 2)
        pad.hear()
        while pad.state.phase != OVER:
            final = pad.act()
        question = "What next? Score: one. The result again: two. New game: three. Leave: four. Review: five."
        assert at.next(1) == [question]
        at.type("1")
        assert at.next(2) == ["1", "Whose? Jana: one. Petr: two."]
        at.type("2")
        typed, points, again = at.next(3)
        assert (typed, points.startswith("Petr"), again) == ("2", True, question)
        at.type("2")
        assert at.next(3) == ["2", final, question]
        at.type("4")
        at.done()
    pad.mirror.results(pad.state)
    naive = pad.mirror.naive
    for number, name in ((1, "Jana"), (2, "Petr")):
        points = EN.say("count-point", {"n": naive.score[number]}).lower().rstrip(".")
        assert re.search(rf"\b{name}\b[^.]*, {points}\.", final), (final, points)
    assert "finished" in companion(tmp_path, "history", "--lang", "en").out[-1]


# ---- a rude evening -------------------------------------------------------------------------------------------

BEGUN = ("55.1", "54.11.12.13.36")


def begun(at: Terminal) -> None:
    """Jana is on turn; hands draw."""
    at.reads_keys()
    at.type(*BEGUN)
    at.until("It is Jana's turn")


def goes_on(home: Path, acts: str, waits: str) -> None:
    """The match is there again with so many acts, and waits for the same."""
    with terminal(home, "play", "--text", "--resume", "--lang", "en") as at:
        assert f"so far {acts}" in at.until("goes on")
        at.reads_keys()
        at.type("1")
        at.until(waits)
        at.type("74", "74")
        at.done()


def test_half_a_line_two_keyboards_and_garbage_lose_and_double_nothing(tmp_path: Path) -> None:
    with terminal(tmp_path, *PLAY, "--seat", "1") as at:
        begun(at)
        with terminal(tmp_path, "play", "--lang", "en", "--seat", "2") as other:
            other.reads_keys()
            at.send("53.1")
            other.type("2.53.10", "44444", "41.", "..", ".41", "53,20,", "99.99")
            other.until("it is Jana's turn")
            os.write(other.master, bytes(range(128, 256)) + b"\x00\x01\r")
            other.type("53.03")
            other.until("Careful, Petr: it is Jana's turn")  # a seat acts for its own player alone
            at.send("0\r")  # the rest of 53.10: it is Petr's turn after a draw now
            assert "three hexagons" in at.until("Jana takes blue")
            at.until("Waiting: four tiles from the bag onto the round stack")
            at.type("54.21.22.23.24")
            other.until("It is Petr's turn")
            other.type("53.03")
            assert "Petr takes butterflies" in at.until("Petr takes b")
            text = at.text
            assert text.count(" takes b") == 2
            other.type("74")
            other.done()
        at.type("74", "74")
        at.done()
    goes_on(tmp_path, "five moves", "four tiles from the bag onto the round stack")


def test_ctrl_c_keeps_the_match_and_drops_only_what_was_being_asked(tmp_path: Path) -> None:
    with terminal(tmp_path, *PLAY) as at:
        begun(at)
        at.type("53")
        at.until("Jana: which colour or pattern?")
        at.signal(signal.SIGINT)
        assert "kept" in at.done()
    goes_on(tmp_path, "two moves", "Jana takes, places or passes")


def test_on_a_full_disk_the_game_goes_on_and_tells_so(tmp_path: Path) -> None:
    play = Companion(tmp_path, *PLAY, shell='ulimit -f 0; exec "$@"')
    play.until("kept in memory")
    play.type(*BEGUN, "53.10")
    play.until("Jana takes blue")
    play.type("quit", "quit")
    assert "could not be written" in play.done()


def test_without_a_sound_card_every_line_is_still_written(tmp_path: Path) -> None:
    companion(tmp_path, "settings", "speaker", "both")
    words = tuple(one for one in PLAY if one != "--text")
    with terminal(tmp_path, *words, ALSA_CONFIG_PATH="/nowhere", PULSE_SERVER="/nowhere") as at:
        begun(at)
        at.type("53.10")
        at.until("Jana takes blue")
        at.type("74", "74")
        at.done()
    goes_on(tmp_path, "three moves", "four tiles from the bag")


TURN_OF_JANA = {"cs": "Na tahu je Jana", "pl": "Teraz gra Jana", "en": "It is Jana's turn"}
REFUSED = ("53.60", "43.5", "0", "41.66.59", "41.13.59.66.00", "49.00")
"""Behind five, which is no hour of a place, it is asked for the hour; nought leaves that."""


@pytest.mark.parametrize("language", ["cs", "pl", "en"])
def test_what_cannot_be_is_answered_once_and_changes_nothing(tmp_path: Path, language: str) -> None:
    play = [language if one == "en" else one for one in PLAY]
    with terminal(tmp_path, *play) as at:
        at.reads_keys()
        at.type(*BEGUN)
        at.until(TURN_OF_JANA[language])
        said = []
        for line in REFUSED:
            at.type(line)
            assert at.next(1) == [line]
            said += at.next(1)
        at.type("74", "74")
        assert at.next(1) == ["74"], "nothing else was said"
        at.done()
    assert len(set(said)) == len(REFUSED)
    if language == "en":
        goes_on(tmp_path, "two moves", "Jana takes, places or passes")
