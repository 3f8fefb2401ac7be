"""What every answer works with: the question as it was meant, and its words."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import COLUMN_LETTERS
from companion.games import parts
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.state import Board, State

Asked = parts.BoardQuestion[State, Board]


def one_to_five(words: Sequence[str]) -> int:
    """The number of a row, line or column, from 0, which is all that was said; Unclear for anything else."""
    told = parts.whole_number(words[0]) if len(words) == 1 else -1
    if not 1 <= told <= SIZE:
        raise parts.Unclear
    return told - 1


def cell(words: Sequence[str]) -> tuple[int, int]:
    """Row and column from 0: `2 4` are row and column, `B3` is how a board names its cell; Unclear for all else.

    The board counts rows from the player, the game from the far side (acts.place_of).
    """
    if len(words) == 2:
        return one_to_five(words[:1]), one_to_five(words[1:])
    named = words[0].upper() if len(words) == 1 else ""
    if len(named) != 2 or named[0] not in COLUMN_LETTERS[:SIZE]:
        raise parts.Unclear
    return SIZE - 1 - one_to_five(named[1:]), COLUMN_LETTERS.index(named[0])
