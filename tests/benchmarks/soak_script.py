"""What hands did at one board in a long evening, and what the journal must say of it: a script with its truth."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Final

import numpy as np
from numpy.typing import NDArray

from companion.core.model import Player
from companion.device.tiles.files import standard
from companion.games.api import Setup
from hardware.magnets.geometry import Spot

NAMES: Final = ("Jana", "Petr", "Ola", "Emma")
START_US: Final = 2_000_000
"""Before this nobody lays anything: the boards say hello."""
SLICE_US: Final = 50_000
"""All boards run so long at a time; checks fall between two runs."""

Lying = frozenset[tuple[Spot, str, str]]
"""Column and row, object, and which part of it ("" of a castle)."""


@dataclass(frozen=True, slots=True)
class Check:
    """What must be true once a step is over. step: its number and name. standing: notations, in order."""

    at_us: int
    step: str
    lying: Lying
    standing: tuple[str, ...]


@dataclass(slots=True)
class Script:
    """One board's evening. frames: what its sensors feel from a time on; powers: the cable out and in.

    played: notation of every move that the hands made; passed: of places where a pushed domino only came by.
    """

    player: int
    frames: list[tuple[int, NDArray[np.uint16]]] = field(default_factory=list)
    powers: list[tuple[int, bool]] = field(default_factory=list)
    checks: list[Check] = field(default_factory=list)
    played: set[str] = field(default_factory=set)
    passed: set[str] = field(default_factory=set)
    steps: Counter[str] = field(default_factory=Counter)

    @property
    def end_us(self) -> int:
        """When it is over."""
        return self.checks[-1].at_us


def setup_of(boards: int) -> Setup:
    """The table of so many players."""
    return Setup(tuple(Player(n, NAMES[n - 1]) for n in range(1, boards + 1)), standard().tiles())
