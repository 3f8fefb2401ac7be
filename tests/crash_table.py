"""The people at the table of the crash tests: they lay, lift, slide and knock while the daemon dies under them.

They act on boards that live in a process of their own (tests.crash_child), as boards do, and believe what they
hear: a domino is lifted, slid or undone only after its placement was said last, and those before it too. What they
did and what was said is kept with times of the one monotonic clock, so that `judge` can tell what a resumed game
owes them.
"""

from __future__ import annotations

import json
import os
import random
import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Self

from companion.core.model import Move, Place
from companion.games import load
from tests.crash_child import NAMES, SETUP
from tests.keypad_kit import dominoes
from tests.patience import PATIENCE_S

GAME: Any = load("royal_garden")
ROOT = Path(__file__).parent.parent
PLACED = "rg-placed-by"
DOMINOES = 36
"""How many dominoes an evening has; the fewer, the more often two boards want the same one."""


@dataclass(frozen=True, slots=True)
class Act:
    """Something done to a domino (0: a castle, told by player): laid as this notation, laid wrong, or touched."""

    at_ns: int
    player: int
    number: int
    laid: str = ""
    wrong: str = ""


@dataclass(frozen=True, slots=True)
class Mark:
    """A sentence that was handed to the voice."""

    at_ns: int
    key: str
    facts: dict[str, Any]


@dataclass(slots=True)
class Hand:
    """One player: the moves that lie on the board in their order, a domino that is wrong there, and what to do."""

    moves: list[Move] = field(default_factory=list)
    wrong: int = 0
    open: bool = False
    undoing: bool = False
    unplugged: bool = False


KINDS: Mapping[int, tuple[object, ...]] = dominoes()
"""Halves of each domino, by the published table."""


class Table:
    """Four players and their boards. children: processes to be ended if a test fails."""

    def __init__(self, folder: Path, dice: random.Random) -> None:
        self.ports = folder / "boards"
        self.ports.mkdir()
        self.dice = dice
        self.hands = {n: Hand() for n in range(1, 5)}
        self.pool = list(range(1, DOMINOES + 1))
        self.acts: list[Act] = []
        self.marks: list[Mark] = []
        self.told: dict[tuple[int, int], str] = {}
        self.shown = ""
        self.children: list[int] = []
        self._boards = subprocess.Popen(
            [sys.executable, "-m", "tests.crash_child", "boards", str(self.ports)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            cwd=ROOT,
        )
        assert self._boards.stdout is not None
        assert self._boards.stdout.readline() == "ready\n"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: object, *_: object) -> None:
        """Clear the table; whatever went wrong on the boards is told now."""
        assert self._boards.stdin is not None
        assert self._boards.stdout is not None
        if kind is not None:
            for child in (*self.children, self._boards.pid):
                os.kill(child, signal.SIGKILL)
        self._boards.stdin.close()
        self._boards.stdout.close()
        assert self._boards.wait(PATIENCE_S) == 0 or kind is not None

    # ---- hearing ----

    def hear(self, lines: bytes) -> None:
        """Whole lines of marks."""
        for line in lines.splitlines():
            mark = Mark(**json.loads(line))
            if mark.key == "#moves":
                self.shown = mark.facts["moves"]
            self.marks.append(mark)
            if mark.key == PLACED:
                told = notation(mark)
                self.told[key_of(told)] = told
                hand = self.hands[int(told[0])]
                hand.open = bool(hand.moves) and GAME.text(hand.moves[-1]) == told

    # ---- doing ----

    def do(self, n: int, *words: object) -> None:
        """Let a player's board do a step."""
        assert self._boards.stdin is not None
        self._boards.stdin.write(" ".join(map(str, (n, *words))) + "\n")
        self._boards.stdin.flush()

    def act(self) -> str:
        """One player does something; gives what is to be typed, usually nothing."""
        n = self.dice.randint(1, 4)
        hand = self.hands[n]
        if hand.unplugged:
            hand.unplugged = False
            self.do(n, "plug")
        elif not hand.moves:
            self._castle(n)
        elif hand.wrong:
            self._take_wrong(n)
        elif hand.undoing:
            self._lift(n)
        else:
            return self._play(n, hand)
        return ""

    def _play(self, n: int, hand: Hand) -> str:
        doing = self.dice.random()
        if doing < 0.55:
            self._lay(n)
        elif doing < 0.62:
            self._lay_wrong(n)
        elif doing < 0.66:
            self.do(n, *self.dice.choice((("garbage", 30), ("cut",), ("lose", 1), ("flap", "A1", 8, 20))))
        elif doing < 0.69:
            hand.unplugged = True
            self.do(n, "unplug")
        elif doing < 0.72:
            self._knock(n)
        elif hand.open and all(self.told.get(key_of(text)) == text for text in map(GAME.text, hand.moves[1:])):
            if doing < 0.82:
                self._lift(n)
            elif doing < 0.90:
                self._slide(n)
            elif doing < 0.95:
                hand.undoing = True
                self._note(n, hand.moves[-1])
                return f"{n} undo"
            else:
                hand.open = False
                return f"{n} confirm"
        return ""

    def _note(self, n: int, move: Move, laid: bool = False) -> None:
        thing = move.comes[0][1].thing
        number = 0 if thing.startswith("castle") else int(thing.split()[1])
        self.acts.append(Act(time.monotonic_ns(), n, number, GAME.text(move) if laid else ""))

    def _put(self, n: int, move: Move) -> None:
        self._note(n, move, laid=True)
        thing, cells = move.comes[0][1].thing.split(), cells_of(move)
        self.do(n, *(("castle", thing[1], *cells) if thing[0] == "castle" else ("lay", thing[1], *cells)))

    def _state(self) -> Any:
        state = GAME.start(SETUP)
        for hand in self.hands.values():
            for move in hand.moves:
                state = GAME.play(state, move)
        return state

    def _legal(self, n: int, number: int) -> list[Move]:
        """Legal moves; not those that only turn round what the daemon may still believe to lie there.

        With two equal halves that cannot be told from a domino that was lifted and put back.
        """
        moves = GAME.moves(self._state(), {f"domino {number}"})
        told = self.told.get((n, number), "").split()[3:]
        return [m for m in moves if m.player == n and m.comes and cells_of(m) != told[::-1]]

    def _castle(self, n: int) -> None:
        state = self._state()
        moves = [m for m in GAME.moves(state, {f"castle {n}"}) if m.player == n]
        self.hands[n].moves.append(self.dice.choice(moves))
        self._put(n, self.hands[n].moves[-1])

    def _lay(self, n: int) -> None:
        if not self.pool:
            return
        number = self.dice.choice(self.pool)
        if legal := self._legal(n, number):
            self.pool.remove(number)
            self.hands[n].moves.append(self.dice.choice(legal))
            self.hands[n].open = False
            self._put(n, self.hands[n].moves[-1])

    def _lay_wrong(self, n: int) -> None:
        """A domino that joins nothing, if there is one and room for it."""
        state = self._state()
        free = [(x, y) for x in range(1, 5) for y in range(1, 6)]
        self.dice.shuffle(free)
        lying = {(place.x, place.y) for place in GAME.lying(state, str(n))}
        for number in self.pool:
            for x, y in free:
                move = GAME.parse(state, f"{n} place {number} {name(x, y)} {name(x + 1, y)}")
                if not lying & {(x, y), (x + 1, y)} and GAME.judge(state, move):
                    self.pool.remove(number)
                    self.hands[n].wrong = number
                    self.acts.append(Act(time.monotonic_ns(), n, number, wrong=GAME.text(move)))
                    self.do(n, "lay", number, *cells_of(move))
                    return

    def _take_wrong(self, n: int) -> None:
        hand = self.hands[n]
        self.do(n, "lift", hand.wrong)
        self.pool.append(hand.wrong)
        hand.wrong = 0

    def _lift(self, n: int) -> None:
        hand = self.hands[n]
        move = hand.moves.pop()
        number = int(move.comes[0][1].thing.split()[1])
        self._note(n, move)
        self.do(n, "lift", number)
        self.pool.append(number)
        hand.open = hand.undoing = False

    def _slide(self, n: int) -> None:
        hand = self.hands[n]
        move = hand.moves.pop()
        number = int(move.comes[0][1].thing.split()[1])
        legal = self._legal(n, number)
        hand.moves.append(self.dice.choice(legal))
        self._note(n, move)
        self._note(n, hand.moves[-1], laid=True)
        if hand.moves[-1] != move:
            self.do(n, "slide", number, *cells_of(hand.moves[-1]))
            hand.open = False

    def lay_again(self, unclear: Mark) -> None:
        """Obey what is said of halves that may belong together in several ways: lift one domino, lay it again."""
        cells = [name(x, y) for _, x, y in (cell["place"] for cell in unclear.facts["cells"])]
        n = int(unclear.facts["cells"][0]["place"][0])
        for move in self.hands[n].moves[1:]:
            if set(cells_of(move)) <= set(cells):
                self.do(n, "lift", move.comes[0][1].thing.split()[1])
                self.do(n, "wait", 500)
                self._put(n, move)
                return

    def _knock(self, n: int) -> None:
        """Everything falls off, and is laid again as it was."""
        for move in self.hands[n].moves:
            self._note(n, move)
        self.do(n, "knock")
        if self.dice.random() < 0.5:
            self.do(n, "wait", self.dice.randint(1, 500))
        for move in self.hands[n].moves:
            self._put(n, move)

    def story(self) -> str:
        """What was done and said, in order of time."""
        done = [(act.at_ns, f"player {act.player}: {act.laid or f'touches {act.number}'}") for act in self.acts]
        done += [(mark.at_ns, f"{mark.key} {mark.facts}") for mark in self.marks if mark.key != "#moves"]
        return "\n".join(f"{at_ns // 1_000_000} {what}" for at_ns, what in sorted(done))

    def tidy(self) -> None:
        """Only what is right stays on the boards, and all boards are plugged in."""
        for n, hand in self.hands.items():
            if hand.unplugged:
                hand.unplugged = False
                self.do(n, "plug")
            if hand.wrong:
                self._take_wrong(n)
            if hand.undoing:
                self._lift(n)

    def lying(self) -> str:
        """What lies on all boards, as the daemon tells its standing moves."""
        return " / ".join(sorted(GAME.text(move) for hand in self.hands.values() for move in hand.moves))


# ---- what a resumed game owes ---------------------------------------------------------------------------------


def judge(acts: Sequence[Act], marks: Sequence[Mark], moves: Iterable[str], until_ns: int) -> int:
    """Check the standing moves of a resumed game against what was done and said; gives how many were owed.

    marks: what was said before the end; until_ns: when the end came at the latest. AssertionError.
    """
    standing = {key_of(text): text for text in moves}
    # A domino that players lay wrongly may join what the daemon still believes to lie there.
    laid = {text for act in acts for text in (act.laid, act.wrong) if act.at_ns <= until_ns}
    unknown = {text for text in standing.values() if not halves_of([text]) <= halves_of(laid)}
    assert not unknown, f"never laid: {unknown}"
    told: dict[tuple[int, int], tuple[int, str]] = {}
    times: Counter[str] = Counter()
    for mark in marks:
        if mark.key in (PLACED, "rg-castle-placed"):
            text = notation(mark)
            told[key_of(text)] = (mark.at_ns, text)
            times[text] += 1
        elif mark.key in ("taken-back", "undone", "undone-lift"):
            player, number = NAMES.index(mark.facts["player"]) + 1, mark.facts["thing"]["facts"]["number"]
            told[player, 0 if mark.facts["thing"]["key"] == "rg-castle-thing" else number] = (mark.at_ns, "")
    for key, (at_ns, text) in told.items():
        mine = [act for act in acts if act.at_ns <= until_ns and (act.player, act.number) == key]
        later = [act for act in mine if act.at_ns > at_ns]
        # What was knocked off and laid again may have been told of as it lay before, and be on its way.
        once = not text or times[text] >= sum(act.laid == text for act in mine)
        settled = bool(mine and not later and mine[-1].laid == text and once)
        if settled:
            kept = halves_of([text]) <= halves_of(standing.values()) if text else key not in standing
            assert kept, f"{text or key} was said, now {standing.get(key)!r}"
    return sum(1 for _, text in told.values() if text)


def halves_of(moves: Iterable[str]) -> set[tuple[str, str, object]]:
    """Player, square and kind of all halves: two dominoes whose halves are equal are one to whoever reads them."""
    found: set[tuple[str, str, object]] = set()
    for text in filter(None, moves):
        player, _, number, *cells = text.split()
        kinds = KINDS.get(int(number), ("castle",)) if len(cells) > 1 else ("castle",)
        found |= {(player, cell, kind) for cell, kind in zip(cells, kinds, strict=True)}
    return found


def notation(mark: Mark) -> str:
    """The move that a sentence tells."""
    facts = mark.facts
    n = NAMES.index(facts["player"]) + 1
    if mark.key == "rg-castle-placed":
        return f"{n} castle {n} {_cell(facts['cell'])}"
    return f"{n} place {facts['number']} {_cell(facts['a'])} {_cell(facts['b'])}"


def key_of(text: str) -> tuple[int, int]:
    """Player and domino of a move in notation, 0 for a castle."""
    player, action, number = text.split()[:3]
    return int(player), 0 if action == "castle" else int(number)


def cells_of(move: Move) -> list[str]:
    """The cells of a move in the order of its pieces."""
    return [_spot(place) for place, _ in sorted(move.comes, key=lambda pair: pair[1])]


def name(x: int, y: int) -> str:
    """ "B3"."""
    return f"{'ABCDEFG'[x - 1]}{y}"


def _spot(place: Place) -> str:
    return name(place.x, place.y)


def _cell(told: dict[str, Any]) -> str:
    _, x, y = told["place"]
    return name(x, y)
