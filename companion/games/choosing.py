"""Somebody who chooses acts, and the chance they may use: what a demonstration asks of a game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from companion.core.model import Move

S_contra = TypeVar("S_contra", contravariant=True)
T = TypeVar("T")


class Chance(Protocol):
    """Chance for those who choose by lot; given, because games have none."""

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """The same things in a drawn order."""

    def choose(self, things: Sequence[T]) -> T:
        """One of several things, each as likely."""


class Strategy(Protocol[S_contra]):
    """Chooses acts for all players of a table, as a demonstration needs; who acts is an actor (daemon.actors)."""

    def next(self, state: S_contra) -> Move | None:
        """The next act of a player; None where chance or a confirmation is due."""
