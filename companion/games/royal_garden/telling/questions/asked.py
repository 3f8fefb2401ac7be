"""What every answer works with: the question as it was meant, and parts of long lists."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.model import Fact, Phrase
from companion.games.royal_garden.rules.kingdom import Kingdom
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.typing.notation import parse_number

AT_ONCE = 3
"""Items of a list told in one answer (spoken lines, rule 8)."""

Told = tuple[str, dict[str, Fact]]
"""An answer: its key and facts."""


class NotUnderstoodError(Exception):
    """The words of a question mean nothing."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: the state, whose kingdom it is about (seat 0: nobody's), and the words after the first."""

    state: State
    seat: int
    kingdom: Kingdom
    words: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of the player whose board it is."""
        return self.state.name(self.seat)


def part(words: Sequence[str], items: Sequence[Phrase]) -> dict[str, Fact]:
    """A list's count, three of its items from the asked one on, its number, and how many follow.

    words: nothing, or the number of the item to begin with; NotUnderstoodError for anything else.
    """
    first = 1 if not words else parse_number(words[0]) if len(words) == 1 else None
    if first is None:
        raise NotUnderstoodError
    shown = tuple(items[first - 1 : first - 1 + AT_ONCE])
    more = max(0, len(items) - (first - 1) - len(shown)) if shown else 0
    return {"count": len(items), "first": first, "items": shown, "more": more}
