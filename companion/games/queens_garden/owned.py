"""The tables of Queen's Garden that an owner may correct from their own boards."""

from __future__ import annotations

from collections.abc import Collection, Iterator

from companion.core.model import Phrase, Problem
from companion.games.queens_garden.rules import tables
from companion.games.queens_garden.rules.tables import PRINTED, Tables
from companion.games.queens_garden.rules.variants import SIDE_B
from companion.games.queens_garden.typing import wheel

GAME = "queens_garden"
COMMAND = "companion wheel"
COMMAND_B = f"{COMMAND} --side b"


class WheelAndRewards:
    """See tables.OwnTables."""

    file = "queens_garden_tables.json"
    version = 1
    parts = ("side_a", "side_b", "rewards")
    printed = PRINTED
    wrong = "qg-wheel-file"
    command = COMMAND
    texts = "qg-wheel"
    found = staticmethod(tables.found_in)
    written = staticmethod(tables.kept)
    options = staticmethod(tables.options)
    correcting = staticmethod(wheel.correcting)

    def missing(self, known: Tables, variants: Collection[str]) -> tuple[str, ...]:
        """Points of side B are printed on the board only; it cannot be played before they are entered (QG-177)."""
        return ("side_b",) if SIDE_B in variants and known.side_b is None else ()

    def lacks(self, known: Tables, variants: Collection[str]) -> Problem | None:
        """That the points of side B are missing."""
        return Problem("qg-wheel-side-b", {"command": COMMAND_B}) if self.missing(known, variants) else None

    def told(self, known: Tables, own: Collection[str], parts: Collection[str]) -> Iterator[Phrase]:
        """The wheel of each side round by round, and the jokers for what is surrounded."""
        for part in parts:
            if part == "rewards":
                yield wheel.told_rewards(known.rewards, sure=part in own)
            else:
                yield from wheel.told_side(known, own, COMMAND_B, side_b=part == "side_b")


OWNED = WheelAndRewards()
