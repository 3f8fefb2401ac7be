"""What is wrong with a board that is read once, as it lies: each reason with its remedy.

Here nobody is playing: there is no state with which the board could be compared, and no move to be typed.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from companion.core.model import Announcement, Doubt, Fact, Phrase, Problem, Reading
from companion.games.api import Game
from companion.play.referee.trouble import Whose, half, important, unreadable

GROUPED = (Doubt.TWICE, Doubt.AMBIGUOUS)
"""Doubts that are about several cells together."""

BoardFault = tuple[str, int]
"""Name of a fault of a whole board or of one of its rows, and that row, 0 for the board."""


def doubted(whose: Whose, problem: Problem) -> Announcement:
    """A doubt of a game about what lies on a board."""
    return important("score-doubt", whose, doubt=Phrase(problem.key, problem.facts))


def of_board(
    game: Game[Any], whose: Whose, reading: Reading | None, faults: Iterable[BoardFault], *, gone: bool
) -> list[Announcement]:
    """Everything that keeps a board from being read, or shows that it was not laid to its end.

    reading: None where the board has told nothing. faults: those that hold. gone: it was unplugged.
    """
    if gone:
        return [doubted(whose, Problem("doubt-board-gone"))]
    if reading is None:
        return [doubted(whose, Problem("doubt-board-silent"))]
    held = sorted(set(faults))
    found = [doubted(whose, Problem("doubt-board-fault", {"fault": fault, "row": row})) for fault, row in held]
    rows = {row for _, row in held if row}
    found += [half(game, whose, one, reading.columns, reading.rows) for one in reading.halves]
    found += _unread(whose, reading, rows)
    if not (found or reading.kinds or reading.pieces):
        found.append(doubted(whose, Problem("doubt-board-empty")))
    return found


def _unread(whose: Whose, reading: Reading, rows: Iterable[int]) -> list[Announcement]:
    """Cells that cannot be read, but those of rows that do not answer at all."""
    doubts = [one for one in reading.doubts if one[0].y not in rows or one[1] is not Doubt.STUCK]
    found = []
    for place, doubt in doubts:
        if doubt not in GROUPED:
            facts: dict[str, Fact] = {"cell": place, "doubt": doubt.value}
            found.append(doubted(whose, Problem("doubt-cell", facts)))
    for group in GROUPED:
        if same := [one for one in doubts if one[1] is group]:
            found.append(unreadable(whose, same))
    return found
