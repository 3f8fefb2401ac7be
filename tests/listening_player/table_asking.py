"""Questions of a player who only listens, at any table: what is typed, and how the answer is compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from tests.listening_player.ears import Understood
from tests.listening_player.table_memory import expect

AT_ONCE = 3
"""Items that a list tells in one answer."""

Check = Callable[[Any, dict[str, Any]], None]
"""Compares a table as it is known with the facts of an answer; UnsureError where they differ."""


@dataclass(frozen=True)
class Question:
    """What is typed, how the answer may begin, whose board it is about (0: nobody's), and how it is compared."""

    key: str
    kinds: tuple[str, ...]
    about: int
    check: Check

    def is_answered(self, told: Understood) -> bool:
        """Whether this line answers it."""
        return _inner(told).kind in self.kinds

    def compare(self, told: Understood, table: Any) -> None:
        """UnsureError where the answer is not what is known."""
        inner = _inner(told)
        whose = told.facts.get("player", inner.facts.get("player", self.about))
        expect(self.about in (0, whose), f"it is told of {whose}")
        self.check(table, {**inner.facts, "kind": inner.kind})


def _inner(told: Understood) -> Understood:
    what = told.facts.get("what")
    return what if told.kind == "of_player" and isinstance(what, Understood) else told


def page(items: Sequence[Any], first: int) -> tuple[list[Any], int]:
    """The items of one answer, and how many follow; beyond the end it is the last one."""
    first = min(first, max(1, len(items)))
    shown = list(items[first - 1 : first - 1 + AT_ONCE])
    return shown, max(0, len(items) - (first - 1) - len(shown)) if shown else 0


def listed(facts: dict[str, Any], true: Sequence[Any], told: Sequence[Any], first: int = 1) -> bool:
    """Compare one page of a list; whether it was the last one."""
    shown, more = page(true, first)
    expect(list(told) == shown, f"{shown} are true, {list(told)} were told")
    expect(facts.get("more", more) == more, f"{more} follow")
    expect(facts.get("count", len(true)) == len(true), f"there are {len(true)}")
    return not more
