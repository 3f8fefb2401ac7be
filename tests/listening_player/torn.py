"""Torn lines put together again: which whole line belongs where, by what fits the table that is known."""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Protocol

from tests.listening_player.ears import Understood
from tests.listening_player.memory import UnsureError


class Ear(Protocol):
    """What understands a line."""

    def understand(self, line: str) -> Understood | None:
        """What it tells; None where it is not understood."""


class Remembers(Protocol):
    """What keeps in mind what was heard; can be copied deeply."""

    def hear(self, told: Understood) -> None:
        """Take in what a line told. UnsureError where it does not fit."""


@dataclass(frozen=True)
class Line:
    """A line as it was heard; torn: only its beginning."""

    text: str
    torn: bool


def is_answer(told: Understood) -> bool:
    """Whether a line tells nothing that has happened."""
    return told.kind.startswith(("a_", "ask_", "asks_", "of_player", "careful"))


def fitting(lines: Sequence[Line], left: Sequence[str], memory: Remembers, ear: Ear) -> list[str] | None:
    """The lines in the order in which they were meant; None where no order goes with the rules.

    left: lines that were heard again and stand nowhere among the whole ones. A torn line is one of these, or one
    that was said again at once and stands further behind, whose first place counts.
    """
    if not lines:
        return None if left else []
    first, rest = lines[0], lines[1:]
    if not first.torn:
        after = _heard(memory, first.text, ear)
        found = None if after is None else fitting(rest, left, after, ear)
        return None if found is None else [first.text, *found]
    for text in dict.fromkeys(one for one in left if one.startswith(first.text)):
        if (after := _heard(memory, text, ear)) is not None:
            found = fitting(rest, [one for one in left if one != text], after, ear)
            if found is not None:
                return [text, *found]
    for text in _said_again(first, rest, ear):
        if (after := _heard(memory, text, ear)) is not None:
            found = fitting([one for one in rest if one.torn or one.text != text], left, after, ear)
            if found is not None:
                return [text, *found]
    return fitting(rest, left, memory, ear)


def _said_again(torn: Line, rest: Sequence[Line], ear: Ear) -> list[str]:
    """Whole lines further behind that may be the torn one."""
    whole = dict.fromkeys(one.text for one in rest if not one.torn and one.text.startswith(torn.text))
    return [text for text in whole if (told := ear.understand(text)) is not None and not is_answer(told)]


def _heard(memory: Remembers, text: str, ear: Ear) -> Remembers | None:
    """The memory after a line; None where it does not fit."""
    told = ear.understand(text)
    if told is None or is_answer(told):
        return memory
    after = deepcopy(memory)
    try:
        after.hear(told)
    except UnsureError:
        return None
    return after
