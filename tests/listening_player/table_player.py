"""A player who only listens, at a table of any game: hears, asks, waits for answers, goes back to torn lines.

A process of its own. For each line of JSON one comes back; what is told here:
    {"start": {"names": [...], "seat": 1, ...}}    and what else the game's player wants to know
    {"heard": "...", "ms": 2300, "cut": false}
    {"quiet": true, "deals": true}  nothing sounds; deals: what is nobody's is this player's to do
    {"state": true}
What comes back: {"do": [...], "state": {...}, "troubles": [...]}. To do is {"key": "213"}, digits with Enter, or
what the game's player does with its hands. No dice but what was heard.
"""

from __future__ import annotations

import json
import random
import sys
import zlib
from collections.abc import Callable, Sequence
from typing import Any, Protocol

from tests.listening_player.ears import Understood
from tests.listening_player.grammar import without_onward
from tests.listening_player.table_asking import Question
from tests.listening_player.table_memory import TableMemory, UnsureError
from tests.listening_player.torn import Ear, Line, fitting, is_answer

CONFIRM, UNDO = "7", "44"
REPEAT, PREVIOUS, LEAVES = "2", "4", "0.14"
LATELY = 80
"""Lines among which the same words are not heard twice where they are to be found again."""
FURTHEST = 60
"""Lines that a search for a torn one goes back."""
PATIENCE = 3
"""How often it is quiet before an act that was not answered is a trouble."""

Do = list[dict[str, Any]]


class Surveys(Protocol):
    """Asks one question after the other."""

    def question(self, table: Any, chance: random.Random) -> Question:
        """A question that can be answered now."""


class TablePlayer:
    """One listener at one table; a game's player says how it plays, and what refusals have to tell."""

    def __init__(
        self, ear: Ear, memory: TableMemory[Any], survey: Surveys, names: Sequence[str], seat: int
    ) -> None:
        self.names, self.ear, self.memory = list(names), ear, memory
        self.troubles: list[str] = []
        self.deals = False
        self.did: list[str] = []
        self._survey = survey
        self._seed = zlib.crc32(names[seat - 1].encode())
        self._question: Question | None = None
        self._steps: list[tuple[str, str]] = []  # answers of a guided dialogue: what is asked, and the digits
        self._asked: Understood | None = None
        self._wrong: Any = None  # what was done wrong on purpose
        self._acted = ""
        self._waited = 0
        self._pending: list[Line] = []
        self._known = ""  # the last line heard whole before a torn one that no other line can be taken for
        self._since: list[str] = []  # lines after that one
        self._lately: list[str] = []
        self._seeking = False
        self._told: list[str] = []  # lines heard once more, the newest first
        self._missed = -1  # how many of them there were when the next one was asked for; -1: it has come

    # ---- what a game's player says ---------------------------------------------------------------------------

    def _play(self, table: Any, chance: random.Random) -> Do:
        """What this player does now; nothing where others are to act."""
        raise NotImplementedError

    def _is_reason(self, told: Understood, wrong: Any) -> None:
        """UnsureError unless a refusal tells why an act cannot be."""
        raise NotImplementedError

    def _is_asked_right(self, asked: Understood, digits: str) -> bool:
        """Whether what a dialogue offers is what is known, and the answer among it."""
        raise NotImplementedError

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
        if told.kind == "nothing_to_undo" and self._acted == UNDO:
            self.settle()
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
                self._is_reason(told, wrong)
            except UnsureError as unsure:
                self._trouble(f"another reason: {text} ({unsure})")
        elif self._acted:
            self._trouble(f"refused, though it is legal: {self._acted}: {text}")
        self._acted = ""

    def _trouble(self, why: str) -> None:
        self.troubles.append(why)

    # ---- torn lines ------------------------------------------------------------------------------------------

    def _seek(self) -> Do:
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
        self._hear_refusal(told, [one.text for one in lines if one.torn])

    def _hear_refusal(self, told: Sequence[str], torn: Sequence[str]) -> None:
        """A refusal that was torn is heeded once it has been found: it changes nothing at the table."""
        for text in reversed(told):
            known = self.ear.understand(text)
            refused = known is not None and known.kind.startswith("careful")
            if self._wrong is not None and refused and any(text.startswith(one) for one in torn):
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
        if told is None or is_answer(told):
            return False
        return not told.kind.startswith("await") and told.kind not in ("turn", "over")

    # ---- doing -----------------------------------------------------------------------------------------------

    def quiet(self) -> Do:
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

    def _goes_on(self) -> Do:
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

    def _patience(self, why: str) -> Do:
        self._waited += 1
        if self._waited >= PATIENCE:
            self._trouble(why)
        return []

    def settle(self) -> None:
        """Something was heard that may be what was done."""
        self._acted, self._waited, self._steps = "", 0, []

    def _answer(self) -> Do:
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
        if not self._is_asked_right(asked, digits):
            self._trouble(f"{digits} is not offered: {asked}")
        self._acted = "" if self._steps else f"dialogue {digits}"
        self._waited = 0
        return [{"key": digits}]

    def _ask_for(self, command: str, steps: list[tuple[str, str]]) -> Do:
        """Begin a dialogue: the command alone."""
        self._steps, self._asked = steps, None
        return [{"key": command}]

    # ---- the line in and out ---------------------------------------------------------------------------------

    def obey(self, told: dict[str, Any]) -> dict[str, Any]:
        """One line in, one line out."""
        do: Do = []
        if "heard" in told:
            known = len(self.memory.open), self.memory.rounds()
            self.heard(without_onward(told["heard"]), told["cut"])
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


def serve(player_of: Callable[[dict[str, Any]], TablePlayer]) -> None:
    """Play matches on standard input and output until the input ends. player_of: the player of a start."""
    player: TablePlayer | None = None
    for line in sys.stdin:
        told = json.loads(line)
        back: dict[str, Any] = {}
        if "start" in told:
            player = player_of(told["start"])
        elif player is not None:
            back = player.obey(told)
        sys.stdout.write(json.dumps(back, ensure_ascii=False) + "\n")
        sys.stdout.flush()
