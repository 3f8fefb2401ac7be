"""A player of Azul who only listens: keeps the table in mind, asks, makes mistakes, and plays to the end.

A process of its own (python -m tests.listening_player --game azul-mini --language cs); see table_player. To start:
    {"start": {"names": [...], "seat": 1, "hands": true, "drawn": true, "style": "greedy"}}   hands: lays tiles on
                                    a board; drawn: the companion draws, else hands do
To do are keys, and {"lay": [line, column, colour]}, done with the hands.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.listening_player import azul_choosing as choosing
from tests.listening_player.azul_asking import Surveyor
from tests.listening_player.azul_memory import Memory
from tests.listening_player.azul_refusals import Wrong, is_reason
from tests.listening_player.azul_table import HeardTable
from tests.listening_player.ears import Understood
from tests.listening_player.table_player import CONFIRM, Do, TablePlayer
from tests.listening_player.torn import Ear

TAKE, TILE, DROP, DRAW, LOTS, GOLD, SPREAD = "53", "41", "42", "54", "55", "56", "58"
SIDES = {"left": "1", "right": "2"}


@dataclass(frozen=True)
class Seat:
    """Who this player is, and how they play."""

    number: int
    hands: bool
    drawn: bool
    style: str


class Player(TablePlayer):
    """One listener at one table of Azul."""

    def __init__(self, ear: Ear, edition: str, names: Sequence[str], seat: Seat) -> None:
        super().__init__(ear, Memory(edition, len(names)), Surveyor(seat.number), names, seat.number)
        self.seat = seat
        self._wrong: Wrong | None = None

    def _is_reason(self, told: Understood, wrong: Any) -> None:
        is_reason(told, wrong, self.memory.known, self.seat.number)

    def _play(self, table: HeardTable, chance: random.Random) -> Do:
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

    def _takes(self, table: HeardTable, chance: random.Random) -> Do:
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

    def _tiles(self, table: HeardTable, way: tuple[int, int], chance: random.Random) -> Do:
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

    def _deals(self, table: HeardTable, chance: random.Random) -> Do:
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

    def _draws(self, table: HeardTable, chance: random.Random) -> Do:
        """Tiles drawn by hand: four digits, the command, or asked for one by one."""
        digits = [self._digit(table, one) for one in table.by_hand(chance)]
        if len(digits) == 4 and chance.random() < 0.7:
            self._acted = "".join(digits)
            return [{"key": self._acted}]
        return self._typed(DRAW, [("ask_draw", one) for one in digits], chance)

    def _typed(self, command: str, steps: list[tuple[str, str]], chance: random.Random) -> Do:
        """A command at once, or asked for one thing after the other."""
        if command == DRAW and chance.random() < 0.1 and len(steps) == 4:
            return self._ask_for(command, steps)
        if command not in (DRAW, SPREAD) and chance.random() < 0.15:
            return self._ask_for(command, steps)
        self._acted = ".".join([command, *(digits for _, digits in steps)])
        return [{"key": self._acted}]

    def _is_asked_right(self, asked: Understood, digits: str) -> bool:
        if asked.kind == "ask_side" and not self._are_neighbours(asked):
            return False
        items = asked.facts.get("items")
        return not isinstance(items, tuple) or int(digits) in (0, *items)

    def _are_neighbours(self, asked: Understood) -> bool:
        table = self.memory.known
        display = next(at for at, kind in table.golden.items() if kind == "sn4")
        return bool((asked.facts["left"], asked.facts["right"]) == table.neighbours(display))

    def _digit(self, table: HeardTable, colour: str) -> str:
        return str(table.colours.index(colour) + 1)


def gold_digits(table: HeardTable, kind: str) -> str:
    """ "4" for SN4, "23" for the SN2 of the third colour."""
    number, _, colour = kind.removeprefix("sn").partition("-")
    return f"{number}{table.colours.index(colour) + 1}" if colour else number


def player_for(ear_for: Callable[[Sequence[str]], Ear], edition: str) -> Callable[[dict[str, Any]], Player]:
    """Makes the player of a start. ear_for: gives the ear for these names."""

    def player_of(start: dict[str, Any]) -> Player:
        seat = Seat(start["seat"], start["hands"], start["drawn"], start["style"])
        return Player(ear_for(start["names"]), edition, start["names"], seat)

    return player_of
