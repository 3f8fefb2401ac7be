"""Chance: lots, shuffles and virtual players' choices; the only importer of random."""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import TypeVar

T = TypeVar("T")


class Dealer:
    """Draws and chooses. The same seed deals the same; without a seed the system's own chance is used."""

    def __init__(self, seed: int | None = None) -> None:
        self._random = random.Random(seed) if seed is not None else random.SystemRandom()

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The same things in a drawn order."""
        order = list(things)
        self._random.shuffle(order)
        return order

    def choose(self, things: Sequence[T]) -> T:
        """One of several things, each as likely; there must be at least one."""
        return self._random.choice(things)

    def weighted(self, things: Sequence[tuple[T, int]]) -> T:
        """One of several things, each as likely as its weight says; at least one weight must be above nought."""
        ticket = self.number(1, sum(weight for _, weight in things))
        for thing, weight in things:
            ticket -= weight
            if ticket <= 0:
                return thing
        raise ValueError(things)

    def number(self, low: int, high: int) -> int:
        """A whole number from low to high, both included."""
        return self._random.randint(low, high)
