"""A player of Azul who only listens: keeps the table in mind, asks, makes mistakes, and plays to the end.

A process of its own (python -m tests.listening_player --game azul-mini --language cs). For each line of JSON one
comes back, as in player.py; what is told here:
    {"start": {"names": [...], "seat": 1, "hands": true, "drawn": true, "style": "greedy"}}   hands: lays tiles on
                                    a board; drawn: the companion draws, else hands do
    {"heard": "...", "ms": 2300, "cut": false}
    {"quiet": true, "deals": true}  nothing sounds; deals: what is nobody's is this player's to do
    {"state": true}
What comes back: {"do": [...], "state": {...}, "troubles": [...]}. To do are {"key": "213"}, digits with Enter, and
{"lay": [line, column, colour]}, done with the hands. No dice but what was heard.
"""

from __future__ import annotations

import json
import random
import sys
import zlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from tests.listening_player import azul_choosing as choosing
from tests.listening_player.azul_asking import Question, Surveyor
from tests.listening_player.azul_memory import Memory, UnsureError
from tests.listening_player.azul_refusals import Wrong, is_reason
from tests.listening_player.azul_table import HeardTable
from tests.listening_player.azul_torn import Ear, Line, fitting, is_answer
from tests.listening_player.ears import Understood

CONFIRM, UNDO, TAKE, TILE, DROP, DRAW, LOTS, GOLD, SPREAD = "7", "44", "53", "41", "42", "54", "55", "56", "58"
REPEAT, PREVIOUS, LEAVES = "2", "4", "0.14"
LATELY = 80
"""Lines among which the same words are not heard twice where they are to be found again."""
FURTHEST = 60
"""Lines that a search for a torn one goes back."""
PATIENCE = 3
"""How often it is quiet before an act that was not answered is a trouble."""
SIDES = {"left": "1", "right": "2"}


@dataclass(frozen=True)
class Seat:
    """Who this player is, and how they play."""

    number: int
    hands: bool
    drawn: bool
    style: str


class Player:
    """One listener at one table."""

    def __init__(self, ear: Ear, edition: str, names: Sequence[str], seat: Seat) -> None:
        self.names, self.seat, self.ear = list(names), seat, ear
        self.memory = Memory(edition, len(names))
        self.troubles: list[str] = []
        self.deals = False
        self._survey = Surveyor(seat.number)
        self._seed = zlib.crc32(names[seat.number - 1].encode())
        self._question: Question | None = None
        self._steps: list[tuple[str, str]] = []  # answers of a guided dialogue: what is asked, and the digits
        self._asked: Understood | None = None
        self._wrong: Wrong | None = None  # what was done wrong on purpose
        self.did: list[str] = []
        self._acted = ""
        self._waited = 0
        self._pending: list[Line] = []
        self._known = ""  # the last line heard whole before a torn one that no other line can be taken for
        self._since: list[str] = []  # lines after that one
        self._lately: list[str] = []
        self._seeking = False
        self._told: list[str] = []  # lines heard once more, the newest first
        self._missed = -1  # how many of them there were when the next one was asked for; -1: it has come

    # ---- hearing ---------------------------------------------------------------------------------------------

    def heard(self, text: str, cut: bool) -> None:
        """So much of a line was heard; behind a torn line everything waits until that one is heard whole."""
        self._seed = zlib.crc32(text.encode(), self._seed)
        if self._seeking:
            self._said_again(text, cut)
        elif self._pending or cut:
            self._pending.append(Line(text, cut))
        else:
            self._heed(text)

    def _take(self, text: str) -> None:
        told = self.ear.understand(text)
        if told is None:
            self._trouble(f"not understood: {text}")
            return
        inner = told.facts.get("what") if told.kind == "of_player" else told
        if isinstance(inner, Understood) and inner.kind.startswith("ask_"):
            self._asked = inner
        elif told.kind.startswith("careful"):
            self._careful(text, told)
        elif self._question is not None and self._question.is_answered(told):
            self._compare(text, told)
        elif not told.kind.startswith("a_"):
            self._remember(text, told)

    def _remember(self, text: str, told: Understood) -> None:
        try:
            self.memory.hear(told)
        except UnsureError as unsure:
            self._trouble(f"does not fit: {text} ({unsure})")

    def _compare(self, text: str, told: Understood) -> None:
        question, self._question, self._waited = self._question, None, 0
        assert question is not None
        try:
            question.compare(told, self.memory.known)
            self.did.append(f"answer compared, {question.kinds[0]}")
        except UnsureError as unsure:
            self._trouble(f"answered otherwise: {question.key}: {text} ({unsure})")

    def _careful(self, text: str, told: Understood) -> None:
        """A refusal: of what this player did wrong on purpose it has to tell the true reason."""
        wrong, self._wrong = self._wrong, None
        if wrong is not None:
            self.did.append("own mistake refused")
            try:
                is_reason(told, wrong, self.memory.known, self.seat.number)
            except UnsureError as unsure:
                self._trouble(f"another reason: {text} ({unsure})")
        elif self._acted:
            self._trouble(f"refused, though it is legal: {self._acted}: {text}")
        self._acted = ""

    def _trouble(self, why: str) -> None:
        self.troubles.append(why)

    # ---- torn lines ------------------------------------------------------------------------------------------

    def _seek(self) -> list[dict[str, Any]]:
        """Go back through what was said, line by line, to the last one that was heard before a torn one."""
        self._seeking = True
        if self._missed == len(self._told):
            return self._patience("a line was not said again")
        self._missed = len(self._told)
        if len(self._told) > FURTHEST:
            self._trouble("what was heard before a torn line was not found")
        return [{"key": PREVIOUS if self._told else REPEAT}]

    def _said_again(self, text: str, cut: bool) -> None:
        """A line that was asked for once more; the key before it may only have left a list."""
        told = self.ear.understand(text)
        if cut:
            self._told = []
        elif text == self._known and self._told.count(text) >= self._copies(text):
            self._mend()
            return
        elif told is None or not told.kind.startswith("a_list"):
            self._told.append(text)
        self._missed = -1

    def _copies(self, text: str) -> int:
        """How often a line stands whole behind a torn one: whoever goes back meets these first."""
        return sum(one.text == text and not one.torn for one in self._pending)

    def _mend(self) -> None:
        """Put whole lines in the place of torn ones, in the one order that goes with the rules."""
        told, self._told, self._missed, self._seeking = self._told[::-1], [], -1, False
        lines, self._pending = self._pending, []
        for text in self._since:
            if text in told:
                told.remove(text)
        whole = [one.text for one in lines if not one.torn]
        left = [text for text in told if text not in whole and self._is_single(text)]
        self.did.append("torn lines heard again")
        order = fitting(lines, left, self.memory, self.ear)
        if order is None:
            self._trouble(f"torn lines fit in no order: {lines}, {left}")
            return
        for text in told:  # in the order in which they can be found again
            self._mark(text)
        for text in order:
            self._take(text)

    def _heed(self, text: str) -> None:
        self._mark(text)
        self._take(text)

    def _mark(self, text: str) -> None:
        """Remember a line as one to go back to, unless the same words may be heard again."""
        if text == self._known:  # whoever goes back comes to this one
            self._since = []
        elif text in self._lately or not self._is_single(text):
            self._since.append(text)
        else:
            self._known, self._since = text, []
        self._lately = [*self._lately[-LATELY:], text]

    def _is_single(self, text: str) -> bool:
        """Whether a line tells of something that has happened; others are heard in the same words again."""
        told = self.ear.understand(text)
        return told is not None and not is_answer(told) and not told.kind.startswith(("await", "turn", "over"))

    # ---- doing -----------------------------------------------------------------------------------------------

    def quiet(self) -> list[dict[str, Any]]:
        """Nothing sounds: ask, or act."""
        table = self.memory.table
        if self.troubles or table is None:
            return []
        chance = random.Random(self._seed)
        self._seed = zlib.crc32(b"quiet", self._seed)
        if self._waits():
            return self._goes_on()
        if table.over and not self.memory.ended:
            return []
        if chance.random() < 0.12:
            self._question = self._survey.question(table, chance)
            return [{"key": self._question.key}]
        return self._play(table, chance)

    def _waits(self) -> bool:
        """Whether something that this player did, asked or missed is not settled."""
        return bool(self._acted or self._wrong or self._question or self._steps or self._pending)

    def _goes_on(self) -> list[dict[str, Any]]:
        """What has been begun: lines that were missed, a dialogue, and answers that have not come."""
        if self._pending and self._steps:
            self._steps = []  # in a dialogue a digit would be an answer: another command leaves it
            return [{"key": LEAVES}]
        if self._pending:
            return self._seek()
        if self._steps:
            return self._answer()
        if self._question is not None:  # the answer may have been torn
            return self._patience("a question was not answered") or [{"key": self._question.key}]
        return self._patience(f"it was not answered: {self._acted} {self._wrong}")

    def _patience(self, why: str) -> list[dict[str, Any]]:
        self._waited += 1
        if self._waited >= PATIENCE:
            self._trouble(why)
        return []

    def settle(self) -> None:
        """Something was heard that may be what was done."""
        self._acted, self._waited, self._steps = "", 0, []

    def _play(self, table: HeardTable, chance: random.Random) -> list[dict[str, Any]]:
        phase, mine = table.phase(), self.seat.number
        if phase == "take" and table.turn == mine:
            return self._takes(table, chance)
        if phase == "spread" and table.turn == mine:
            sides = [SIDES[one] for one in choosing.spread(table, chance)]
            steps = list(zip(["ask_side"] * len(sides), sides, strict=True))
            return self._typed(SPREAD, steps, chance)
        if phase == "tile" and (way := choosing.tile(table, mine, chance, self.seat.style)) is not None:
            return self._tiles(table, way, chance)
        return self._deals(table, chance) if self.deals else []

    def _takes(self, table: HeardTable, chance: random.Random) -> list[dict[str, Any]]:
        wrong = choosing.impossible(table, chance) if chance.random() < 0.05 else None
        source, colour, line = wrong or choosing.take(table, chance, self.seat.style)
        digits = [str(source), self._digit(table, colour), str(line)]
        if wrong:
            self._wrong = wrong
            return [{"key": "".join(digits)}]
        if chance.random() < 0.5:
            self._acted = "".join(digits)
            return [{"key": self._acted}]
        return self._typed(TAKE, list(zip(("ask_display", "ask_colour", "ask_line"), digits, strict=True)), chance)

    def _tiles(self, table: HeardTable, way: tuple[int, int], chance: random.Random) -> list[dict[str, Any]]:
        line, column = way
        if not column:
            return self._typed(DROP, [("ask_tile", str(line))], chance)
        if self.seat.hands:
            self._acted = f"lay {line} {column}"
            return [{"lay": [line, column, table.lines[self.seat.number][line][0]]}]
        wrong = chance.randint(1, 5)
        if not table.reverse and wrong != column and chance.random() < 0.1:
            self._wrong = (line, wrong)
            return [{"key": f"{TILE}.{line}.{wrong}"}]
        steps = [("ask_tile", str(line))]
        several = sum(one == line for one, _ in table.legal_tiles(self.seat.number)) > 1
        free = several or (table.reverse and chance.random() < 0.5)
        steps += [("ask_column", str(column))] if free else []
        return self._typed(TILE, steps, chance)

    def _deals(self, table: HeardTable, chance: random.Random) -> list[dict[str, Any]]:
        """What is nobody's: the end of a round, lots, gold displays, draws."""
        phase = table.phase()
        if phase == "round":
            self._acted = CONFIRM
        elif self.seat.drawn:
            self._acted = chance.choice((CONFIRM, DRAW)) if phase == "fill" else ""
        elif phase == "first":
            self._acted = f"{LOTS}.{chance.choice(table.players)}"
        elif phase == "gold":
            display, kind = choosing.gold(table, chance)
            steps = [("ask_gold", str(display)), ("ask_special", gold_digits(table, kind))]
            return self._typed(GOLD, steps, chance)
        elif phase in ("fill", "extra"):
            return self._draws(table, chance)
        return [{"key": self._acted}] if self._acted else []

    def _draws(self, table: HeardTable, chance: random.Random) -> list[dict[str, Any]]:
        """Tiles drawn by hand: four digits, the command, or asked for one by one."""
        digits = [self._digit(table, one) for one in table.by_hand(chance)]
        if len(digits) == 4 and chance.random() < 0.7:
            self._acted = "".join(digits)
            return [{"key": self._acted}]
        return self._typed(DRAW, [("ask_draw", one) for one in digits], chance)

    def _typed(self, command: str, steps: list[tuple[str, str]], chance: random.Random) -> list[dict[str, Any]]:
        """A command at once, or asked for one thing after the other."""
        if command == DRAW and chance.random() < 0.1 and len(steps) == 4:
            self._steps, self._asked = steps, None
            return [{"key": command}]
        if command not in (DRAW, SPREAD) and chance.random() < 0.15:
            self._steps, self._asked = steps, None
            return [{"key": command}]
        self._acted = ".".join([command, *(digits for _, digits in steps)])
        return [{"key": self._acted}]

    def _answer(self) -> list[dict[str, Any]]:
        """The next answer of a dialogue, if that is what was asked; what is not asked any more is left out."""
        asked, self._asked = self._asked, None
        if asked is None:
            return self._patience("nothing was asked")
        while self._steps and self._steps[0][0] != asked.kind:
            del self._steps[0]
        if not self._steps:
            self._trouble(f"something else was asked: {asked.kind}")
            return []
        _, digits = self._steps.pop(0)
        self.did.append(f"dialogue, {asked.kind}")
        if asked.kind == "ask_side" and not self._are_neighbours(asked):
            self._trouble(f"not the neighbours: {asked}")
        items = asked.facts.get("items")
        if isinstance(items, tuple) and int(digits) not in (0, *items):
            self._trouble(f"{digits} is not offered: {asked}")
        self._acted = "" if self._steps else f"dialogue {digits}"
        self._waited = 0
        return [{"key": digits}]

    def _are_neighbours(self, asked: Understood) -> bool:
        table = self.memory.known
        display = next(at for at, kind in table.golden.items() if kind == "sn4")
        return (asked.facts["left"], asked.facts["right"]) == table.neighbours(display)

    def _digit(self, table: HeardTable, colour: str) -> str:
        return str(table.colours.index(colour) + 1)

    # ---- the line in and out ---------------------------------------------------------------------------------

    def obey(self, told: dict[str, Any]) -> dict[str, Any]:
        """One line in, one line out."""
        do: list[dict[str, Any]] = []
        if "heard" in told:
            known = len(self.memory.open), self.memory.rounds()
            self.heard(told["heard"], told["cut"])
            if (len(self.memory.open), self.memory.rounds()) != known:
                self.settle()
        elif "quiet" in told:
            self.deals = bool(told.get("deals"))
            do = self.quiet()
        back: dict[str, Any] = {"do": do} if do else {}
        if "state" in told:
            back = {"state": self.memory.state(self.names), "settled": not self._waits()}
        if self.did:
            back["did"], self.did = self.did, []
        if self.troubles and "quiet" not in told:
            back["troubles"], self.troubles = self.troubles, []
        return back


def gold_digits(table: HeardTable, kind: str) -> str:
    """ "4" for SN4, "23" for the SN2 of the third colour."""
    number, _, colour = kind.removeprefix("sn").partition("-")
    return f"{number}{table.colours.index(colour) + 1}" if colour else number


def seat_of(told: dict[str, Any]) -> Seat:
    """The seat of a start."""
    return Seat(told["seat"], told["hands"], told["drawn"], told["style"])


def serve(ear_for: Any, edition: str) -> None:
    """Play matches on standard input and output until the input ends. ear_for: gives the ear for these names."""
    player: Player | None = None
    for line in sys.stdin:
        told = json.loads(line)
        back: dict[str, Any] = {}
        if "start" in told:
            names = told["start"]["names"]
            player = Player(ear_for(names), edition, names, seat_of(told["start"]))
        elif player is not None:
            back = player.obey(told)
        sys.stdout.write(json.dumps(back, ensure_ascii=False) + "\n")
        sys.stdout.flush()
