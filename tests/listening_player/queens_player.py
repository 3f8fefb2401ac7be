"""A player of Queen's Garden who only listens: keeps the table in mind, asks, makes mistakes, plays to the end.

A process of its own (python -m tests.listening_player --game queens-garden --language cs); see table_player. To
start:
    {"start": {"names": [...], "seat": 1, "drawn": true, "style": "greedy"}}    drawn: the companion draws
To do are keys only: no garden is read by sensors.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from typing import Any

from tests.listening_player import queens_choosing as choosing
from tests.listening_player import queens_digits as digits
from tests.listening_player.ears import Understood
from tests.listening_player.queens_asking import Surveyor
from tests.listening_player.queens_memory import Memory
from tests.listening_player.queens_refusals import is_reason
from tests.listening_player.queens_table import HeardGardens
from tests.listening_player.table_player import CONFIRM, UNDO, Do, TablePlayer
from tests.listening_player.torn import Ear

Steps = list[tuple[str, str]]
ASKED = {
    digits.PLACE: ("ask_tile", "ask_cell"),
    digits.LAY: ("ask_expansion", "ask_slot", "ask_rim"),
    digits.BUY: ("ask_slot",),
    digits.TAKE: ("ask_criterion",),
    digits.TURN: ("ask_turn",),
}
"""What a command asks for first, one thing after the other."""
THEN = {digits.PLACE: "ask_given", digits.LAY: "ask_given", digits.TAKE: "ask_copy", digits.DRAW: "ask_draw"}
"""What it asks for behind that, again and again."""


class Player(TablePlayer):
    """One listener at one table of Queen's Garden."""

    def __init__(self, ear: Ear, names: Sequence[str], seat: int, style: str, *, drawn: bool) -> None:
        super().__init__(ear, Memory(len(names)), Surveyor(seat), names, seat)
        self._seat, self._style, self._drawn = seat, style, drawn

    def _is_reason(self, told: Understood, wrong: Any) -> None:
        is_reason(told, wrong, self.memory.known, self._seat)

    def _is_asked_right(self, asked: Understood, typed: str) -> bool:
        """Whether the answer is among what is offered, where all of that is told."""
        items: Any = asked.facts.get("items", ())
        table: HeardGardens = self.memory.known
        if asked.kind == "ask_criterion":
            told = {one.facts["criterion"]: one.facts["count"] for one in items}
            return all(len(table.offered(one)) == count for one, count in told.items())
        if asked.kind == "ask_copy":
            return typed in [str(one.facts.get("place", 0)) for one in items]
        if asked.kind in ("ask_slot", "ask_rim"):
            return typed in [digits.HOURS[str(one.facts["hour"])] for one in items]
        if asked.kind == "ask_turn":
            return asked.facts["place"] == table.turned()
        if asked.kind in ("ask_tile", "ask_expansion", "ask_given"):
            return typed in [_key(one.facts["given"], asked.kind) for one in items]
        return True

    def _play(self, table: HeardGardens, chance: random.Random) -> Do:
        phase, actor = table.due()
        if phase == "act" and actor == self._seat:
            return self._act(table, chance)
        if self._can_undo(table) and chance.random() < 0.04:
            self.did.append("own act undone")
            self._acted = UNDO
            return [{"key": UNDO}]
        return self._deals(table, phase, chance) if self.deals else []

    def _act(self, table: HeardGardens, chance: random.Random) -> Do:
        wrong = choosing.wrong(table, self._seat, chance) if chance.random() < 0.07 else None
        if wrong is not None:
            self._wrong = wrong
            return [{"key": ".".join(digits.typed(wrong))}]
        act = choosing.act(table, self._seat, chance, self._style)
        fields = digits.typed(act)
        if fields[0] == digits.TAKE:
            fields += [str(place) for _, place in choosing.copies(table, self._seat, act)]
        return self._tells(fields, chance)

    def _tells(self, fields: Sequence[str], chance: random.Random) -> Do:
        """A command at once, or asked for one thing after the other; a pass asks what is discarded."""
        command, *rest = fields
        if fields == [digits.PASS]:
            return self._ask_for(command, [("ask_discard", "")])
        if command != digits.PASS and chance.random() < 0.15:
            first = ASKED.get(command, ())
            kinds = [*first, *[THEN.get(command, "")] * (len(rest) - len(first))]
            return self._ask_for(command, list(zip(kinds, rest, strict=True)))
        self._acted = ".".join(fields)
        return [{"key": self._acted}]

    def _can_undo(self, table: HeardGardens) -> bool:
        """Whether the last act of a player in this round was this player's own."""
        if table.over:
            return False
        acts = [args[0].split()[0] for name, args in self.memory.open if name == "do"]
        players = [one for one in acts if one != "0"]
        return players[-1:] == [str(self._seat)]

    def _deals(self, table: HeardGardens, phase: str, chance: random.Random) -> Do:
        """What is nobody's: the end of a round, lots, tiles, expansions that are turned."""
        if phase == "round":
            self._acted = CONFIRM
            return [{"key": self._acted}]
        if self._drawn or phase not in ("lots", "draw", "turn"):
            return []
        if phase == "lots":
            self._acted = f"{digits.LOTS}.{chance.choice(table.everybody)}"
            return [{"key": self._acted}]
        if phase == "draw":
            return self._tells(digits.typed(f"0 draw {' '.join(choosing.drawn(table, chance))}"), chance)
        return self._tells(digits.typed(f"0 turn {table.turned()} {choosing.shown(table, chance)}"), chance)


def _key(given: tuple[str, int], asked: str) -> str:
    """The keys of a thing that is offered; an expansion that is laid has those of its hexagon."""
    word = given[0]
    return digits.hexagon(word.removeprefix("expansion-")) if asked == "ask_expansion" else digits.given(word)


def player_for(ear_for: Callable[[Sequence[str]], Ear]) -> Callable[[dict[str, Any]], Player]:
    """Makes the player of a start. ear_for: gives the ear for these names."""

    def player_of(start: dict[str, Any]) -> Player:
        names = start["names"]
        return Player(ear_for(names), names, start["seat"], start["style"], drawn=start["drawn"])

    return player_of
