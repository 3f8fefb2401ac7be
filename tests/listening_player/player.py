"""A player who only listens: keeps the whole match in mind, asks where something was missed, and plays to the end.

A process of its own (python -m tests.listening_player --language cs). For each line of JSON one comes back:
    {"start": {"names": ["Jana", "Petr"], "seat": 1}}   who sits there, clockwise, and which of them this player is
    {"begins": true}                a line begins to sound where this player hears it
    {"heard": "...", "ms": 2300, "cut": false}   so much of it was heard, for so long; cut: it stopped within
    {"pressed": "Petr"}             somebody else pressed a key
    {"quiet": true}                 nothing sounds
    {"state": true}                 what is known now
What comes back: {"do": [...], "state": {...}, "troubles": [...]}, each left out where there is none. To do are
{"key": "51", "after": 600}, digits with Enter, after so many ms, and {"act": "place 24 B3 B4"}, done with the
hands. No dice: where any act will do, what was heard decides.
"""

from __future__ import annotations

import json
import sys
import zlib
from dataclasses import dataclass
from typing import Any

from tests.listening_player.asking import Asking
from tests.listening_player.ears import Ear, Tongue, Understood
from tests.listening_player.grammar import without_onward
from tests.listening_player.memory import Memory, UnsureError

REPEAT, PREVIOUS, CONFIRM, WAITING = "2", "4", "7", "1"
PATIENCE = 3
"""How often it is quiet before an act that has not been confirmed is asked about."""
UNSURE_FOR = 60
"""Lines after something was undone: so long a line heard once more may tell another act in the same words."""
FURTHEST = 60
"""Lines that a search for a torn one goes back."""


@dataclass(frozen=True)
class Line:
    """A line as it was heard; torn: only its beginning. at: which in the order of hearing."""

    text: str
    torn: bool
    at: int


class Player:
    """One listener at one table."""

    def __init__(self, tongue: Tongue, names: list[str], seat: int) -> None:
        self.names = names
        self.seat = seat
        self.ear = Ear(tongue, {name: at for at, name in enumerate(names, start=1)})
        self.memory = Memory(len(names))
        self.troubles: list[str] = []
        self._chance = zlib.crc32(names[seat - 1].encode())
        self._pending: list[Line] = []  # lines in the order of hearing, from the first torn one on
        self._back = 0  # how far the search for a torn line has gone
        self._sought = False  # the next line answers a repetition asked for
        self._asking: Asking | None = None
        self._older = 0
        self._over = False  # it has come to lines older than the torn one
        self._count = 0
        self._undone = -UNSURE_FOR  # when something was undone last
        self._last: dict[str, int] = {}  # when each line was heard last
        self._somebody = False
        self._impatient = False
        self._waited = 0
        self._acted = ""
        self._ends: list[str] = []  # rankings heard while all is asked for

    # ---- hearing ---------------------------------------------------------------------------------------------

    def begins(self) -> list[dict[str, Any]]:
        """A line begins; now and then this player cannot wait."""
        if self._chance % 61 == 7 and self.memory.match is not None and not self._impatient:
            self._impatient = True
            return [{"key": WAITING, "after": 300 + self._chance % 1500}]
        return []

    def heard(self, text: str, cut: bool) -> None:
        """So much of a line was heard."""
        self._chance = zlib.crc32(text.encode(), self._chance)
        self._count += 1
        if cut:
            self._torn(text)
            return
        sought, self._sought = self._sought, False
        somebody, self._somebody = self._somebody, False
        before = self._last.get(text, 0)
        if not (sought and before):
            self._last[text] = self._count
        if self._asking is not None and self._answered(text):
            return
        if sought and self._sought_heard(text, before):
            return
        if before and somebody and self._is_repeated(text, before):
            self._trouble("undone once more, or only said once more")
            return
        if self._pending:
            self._pending.append(Line(text, False, self._count))
        else:
            self._take(text, doubtful=bool(before) and somebody)

    def _sought_heard(self, text: str, before: int) -> bool:
        """A line came that was asked for once more: whether that is all. Older ones end the search."""
        torn = [one for one in self._pending if one.torn]
        told = self.ear.understand(text)
        if before:
            if torn and before < torn[0].at and told is not None and _is_act(told):
                self._older += 1
                self._over = self._older > 1  # an act may be told in the same words once more, two hardly
            return True
        fits = [one for one in torn if one.text and text.startswith(one.text)]
        fits += [one for one in torn if not one.text]
        for one in fits[:1]:
            self._pending = [Line(text, False, old.at) if old is one else old for old in self._pending]
            self._flush()
        return bool(fits)

    def _is_repeated(self, text: str, before: int) -> bool:
        """Whether a line that was heard before, and comes after somebody's key, may be that line once more.

        It is an undoing, or an act and something was undone since: then the same words may tell the act anew.
        """
        told = self.ear.understand(text)
        if told is None:
            return False
        return told.kind.startswith("undone") or (self._undone > before and _is_act(told))

    def _torn(self, text: str) -> None:
        if self._asking is None and not (self._sought and self._pending):
            self._pending.append(Line(text, True, self._count))
            self._back, self._older, self._over = 0, 0, False
        self._sought = False

    def _flush(self) -> None:
        """Take in what waits for no torn line any more."""
        while self._pending and not self._pending[0].torn:
            self._take(self._pending.pop(0).text)
        self._back, self._older, self._over = 0, 0, False

    def _take(self, text: str, doubtful: bool = False) -> None:
        """Take in a line; doubtful: perhaps somebody else has only asked for it once more."""
        told = self.ear.understand(text)
        if told is None:
            self._trouble(f"not understood: {text}")
            return
        if told.kind.startswith("undone"):
            self._undone = self._count
        try:
            self.memory.hear(told)
        except UnsureError as unsure:
            if not doubtful:
                self._trouble(f"does not fit: {text} ({unsure})")

    def _trouble(self, why: str) -> None:
        self.troubles.append(why)
        self._acted = ""
        if self.memory.match is not None:
            self._pending = []
            self._asking = Asking(self.memory.players, self.seat, self.memory.size())

    def _answered(self, text: str) -> bool:
        """Whether the line answers what is being asked; anything else that happens begins the asking anew."""
        asking = self._asking
        assert asking is not None
        told = self.ear.understand(text)
        if told is not None and asking.take(told):
            if asking.answers is not None:
                self._asking = None
                ends, self._ends = self._ends, []
                self.memory.renew(asking.answers, ended=bool(ends))
                for end in ends:
                    self._take(end)
            return True
        if told is not None and told.kind in _ENDS:
            self._ends.append(text)
        elif told is not None and _is_act(told):
            self._asking = Asking(self.memory.players, self.seat, self.memory.size())
        return True

    # ---- doing -----------------------------------------------------------------------------------------------

    def quiet(self) -> list[dict[str, Any]]:
        """Nothing sounds: ask, or act."""
        self._impatient = False
        if self._asking is not None:
            key = self._asking.key()
            if key is None:
                self._asking = Asking(self.memory.players, self.seat, self.memory.size())
                key = self._asking.key()
            return [{"key": key}]
        if self._pending:
            return self._seek()
        due = self._due()
        if self._acted in due:
            self._waited += 1
            if self._waited % PATIENCE == 0:
                self._trouble("an act was not answered")
                return self.quiet()
            return []
        self._acted, self._waited = self._any(due) if due else "", 0
        return self._doing(self._acted) if due else []

    def _doing(self, act: str) -> list[dict[str, Any]]:
        """How an act is done: with the hands, or with keys."""
        word, _, rest = act.partition(" ")
        if word == "end":
            return [{"key": CONFIRM}]
        if word in ("choose", "discard"):
            return [{"key": f"{'53' if word == 'choose' else '43'}.{rest}"}]
        return [{"act": act}]

    def _seek(self) -> list[dict[str, Any]]:
        """Ask for the torn line again, from the newest line back."""
        self._back += 1
        told = [self.ear.understand(one.text) for one in self._pending if not one.torn]
        undone = any(one is not None and one.kind.startswith("undone") for one in told)
        if undone or self._over or self._back > FURTHEST or self._count - self._undone < UNSURE_FOR:
            self._lost()
            return self.quiet()
        self._sought = True
        return [{"key": REPEAT if self._back == 1 else PREVIOUS}]

    def _lost(self) -> None:
        """A torn line is not to be found, or is not surely the one found: everything is asked."""
        for one in self._pending:
            told = self.ear.understand(one.text)
            self._ends += [one.text] if told is not None and told.kind in _ENDS else []
        self._back, self._older, self._over = 0, 0, False
        self._trouble("a torn line was not found again")

    def _due(self) -> list[str]:
        """The own acts that are due, in words of the rules without the player; any of them will do."""
        match = self.memory.match
        if match is None:
            return []
        if match.castle(self.seat) is None and match.step != "over":
            return [f"castle {self.seat} {cell}" for cell in self.memory.free_cells()]
        if match.step == "end":
            return ["end"]
        mine = [act.partition(" ")[2] for act in match.acts() if act.startswith(f"{self.seat} ")]
        return mine if match.actor == self.seat else []

    def _any(self, choices: list[str]) -> str:
        return choices[self._chance % len(choices)]

    # ---- the line in and out ---------------------------------------------------------------------------------

    def obey(self, told: dict[str, Any]) -> dict[str, Any]:
        """One line in, one line out."""
        do: list[dict[str, Any]] = []
        if "heard" in told:
            self.heard(without_onward(told["heard"]), told["cut"])
        elif "begins" in told:
            do = self.begins()
        elif "pressed" in told:
            self._somebody = True
        elif "quiet" in told:
            do = self.quiet()
        back: dict[str, Any] = {"do": do} if do else {}
        if "state" in told:
            settled = not (self._pending or self._asking)
            back = {"state": self.memory.state(self.names), "settled": settled}
        if self.troubles:
            back["troubles"], self.troubles = self.troubles, []
        return back


def _is_act(told: Understood) -> bool:
    return told.kind.startswith("undone") or told.kind in (
        "castle",
        "lots",
        "offer",
        "chosen",
        "placed",
        "discarded",
    )


_ENDS = ("ranking", "game_over", "match_over")


def serve(tongue: Tongue) -> None:
    """Play matches on standard input and output until the input ends."""
    player: Player | None = None
    for line in sys.stdin:
        told = json.loads(line)
        back: dict[str, Any] = {}
        if "start" in told:
            player = Player(tongue, told["start"]["names"], told["start"]["seat"])
        elif player is not None:
            back = player.obey(told)
        sys.stdout.write(json.dumps(back, ensure_ascii=False) + "\n")
        sys.stdout.flush()
