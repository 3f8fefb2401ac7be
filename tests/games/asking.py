"""What the tests of questions share: facts of answers, and whole lists asked for part by part."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from companion.core.model import Announcement, Phrase


def items(found: Announcement | Phrase, name: str = "items") -> list[Phrase]:
    """The phrases of a list."""
    listed = found.facts.get(name, ())
    assert isinstance(listed, tuple)
    return [one for one in listed if isinstance(one, Phrase)]


def fact(found: Announcement | Phrase, *names: str) -> Any:
    """A fact of a fact."""
    value: Any = found
    for name in names:
        value = value.facts[name]
    return value


def walked(ask: Callable[[str], Announcement], question: str) -> tuple[Announcement, Announcement, list[Phrase]]:
    """The first and the last part of a list and all its items, asked for three at a time."""
    begin = found = ask(question)
    listed = list(items(found))
    while found.facts.get("more"):
        assert len(items(found)) == 3
        first = found.facts["first"]
        assert isinstance(first, int)
        found = ask(f"{question} {first + 3}")
        assert found.facts["first"] == first + 3
        listed += items(found)
    return begin, found, listed
