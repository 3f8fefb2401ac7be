"""What every answer works with: the question as it was meant, and parts of long lists."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Fact, Phrase
from companion.games import parts
from companion.games.royal_garden.rules.kingdom import Kingdom
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.typing.notation import parse_number

Asked = parts.BoardQuestion[State, Kingdom]


def part(words: Sequence[str], items: Sequence[Phrase]) -> dict[str, Fact]:
    """A part of a list as in games.parts, but nothing where the number to begin with is past the end.

    words: nothing, or that number; Unclear for anything else.
    """
    first = parse_number(words[0]) if len(words) == 1 else None if words else 1
    if first is None:
        raise parts.Unclear
    return parts.items_from(first, items)
