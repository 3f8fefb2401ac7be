"""What answers of games share: a long list is told in parts, three items at a time."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Fact, Phrase

AT_ONCE = 3
"""Items of a list told in one answer (spoken lines, rule 8)."""

ANY = "-"
"""Stands for an argument that is left out before another one."""

Told = tuple[str, dict[str, Fact]]
"""An answer: its key and facts."""


def part(words: Sequence[str], items: Sequence[Phrase]) -> dict[str, Fact] | None:
    """A list's count, three of its items from the asked one on, its number, and how many follow.

    words: nothing, or the number of the item to begin with, past the end the last one; None for anything else.
    """
    first = 1 if not words else whole_number(words[0]) if len(words) == 1 else -1
    if first < 1:
        return None
    first = min(first, max(1, len(items)))
    shown = tuple(items[first - 1 : first - 1 + AT_ONCE])
    return {"count": len(items), "first": first, "items": shown, "more": len(items) - (first - 1) - len(shown)}


def whole_number(word: str) -> int:
    """A number of up to three digits; -1 for any other word."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else -1
