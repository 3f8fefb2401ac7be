"""What every answer works with: the question as it was meant, and its words."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from companion.core.model import COLUMN_LETTERS
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.state import Board, State
from companion.games.parts import whole_number


@dataclass(frozen=True, slots=True)
class Asked:
    """A question: the state, whose board it is about (seat 0: nobody's), and the words after the first."""

    state: State
    seat: int
    board: Board
    words: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of the player whose board it is."""
        return self.state.name(self.seat)


def one_to_five(words: Sequence[str]) -> int | None:
    """The number of a row, line or column, from 0, which is all that was said; None for anything else."""
    told = whole_number(words[0]) if len(words) == 1 else -1
    return told - 1 if 1 <= told <= SIZE else None


def cell(words: Sequence[str]) -> tuple[int, int] | None:
    """Row and column from 0: `2 4` are row and column, `B3` is how a board names its cell; None for anything else.

    The board counts rows from the player, the game from the far side (acts.place_of).
    """
    if len(words) == 2:
        row, column = (one_to_five((word,)) for word in words)
        return None if row is None or column is None else (row, column)
    named = words[0].upper() if len(words) == 1 else ""
    if len(named) != 2 or named[0] not in COLUMN_LETTERS[:SIZE]:
        return None
    y = one_to_five((named[1],))
    return None if y is None else (SIZE - 1 - y, COLUMN_LETTERS.index(named[0]))
