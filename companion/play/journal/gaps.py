"""What is kept behind a gap in a game's rows, in the order in which it counts again once the gap is closed."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.play.journal.codec import facts_of
from companion.play.journal.rows import Recovered, Row, RowKind

MOVE, TAKEBACK, FINAL = "move", "takeback", "final"


@dataclass(slots=True)
class Gap:
    """Rows that are missing. last: number of the last of them; rows: how many; moves: how many standing moves
    went with them, None where that was not kept, less than nothing where more were taken back than played."""

    last: int
    rows: int
    moves: int | None = None


@dataclass(slots=True)
class KeptAct:
    """An act behind a gap: a decided row, or a heard one that was never judged. final: it could not be taken
    back any more. number: of its move, 0 where that was not kept."""

    row: Row
    number: int = 0
    final: bool = False


Item = Gap | KeptAct


def before(kept: Recovered) -> Recovered:
    """The game as if it had ended before its first missing row."""
    first = kept.lost[0][0] if kept.lost else kept.rows[-1].number + 1
    rows = tuple(row for row in kept.rows if row.number < first)
    return replace(kept, rows=rows, judged=max(row.judged for row in rows), lost=())


def behind(kept: Recovered, moves: int, standing: int, known: int = 0) -> list[Item]:
    """What comes from the first missing row on. moves, standing: how many moves there were before it.

    known: how many there are with those that were decided once more from lines before the gap, whose decisions may
    lie in it.
    A move that was taken back later is left out, together with its taking back: nothing that stands needs it.
    """
    rest = _Rest(moves, standing, known)
    number = kept.lost[0][0] if kept.lost else len(kept.rows)
    for row in kept.rows:
        if row.number < number:
            continue
        if row.number > number:
            rest.missing(Gap(row.number - 1, row.number - number))
        number = row.number + 1
        if row.kind is RowKind.DECIDED:
            rest.decided(row)
        elif row.kind is RowKind.HEARD and row.number > kept.judged:
            rest.items.append(KeptAct(row))
    return rest.items


class _Rest:
    """Follows the rows behind a gap."""

    def __init__(self, moves: int, standing: int, known: int) -> None:
        self.items: list[Item] = []
        self._first = max(moves, known)
        self._moves: int | None = moves
        self._standing = standing

    def missing(self, gap: Gap) -> None:
        """Rows that are not there; nothing can be told apart that is missing before and behind mere sentences."""
        if self.items and isinstance(before := self.items[-1], Gap):
            gap.rows += before.rows
            self.items.pop()
        self.items.append(gap)

    def decided(self, row: Row) -> None:
        """One decision, which may tell what the gap before it has swallowed."""
        told, gap = _counts(row), self._unmeasured()
        if told is not None:
            moves = told[0] - (row.source == MOVE)
            standing = told[1] - (row.source == MOVE) + (row.source == TAKEBACK)
            if gap is not None and self._moves is not None:
                gap.moves = standing - self._standing
            self._moves, self._standing = moves, standing
        elif gap is not None:
            self._moves = None
        number = self._moves + 1 if self._moves is not None else 0
        if row.source == MOVE:
            self.items.append(KeptAct(row, number))
            self._moves = number or None
            self._standing += 1
        elif row.source in (TAKEBACK, FINAL):
            self._standing -= row.source == TAKEBACK
            self._ended(row)

    def _unmeasured(self) -> Gap | None:
        """The last gap, if nothing is known of it yet."""
        last = next((one for one in reversed(self.items) if isinstance(one, Gap)), None)
        return last if last is not None and last.moves is None else None

    def _ended(self, row: Row) -> None:
        """A move was taken back, or became final; what is not kept here lies before the gap, or in it."""
        act = self._of(row)
        if act is not None and row.source == FINAL:
            act.final = True
        elif act is not None:
            self.items.remove(act)
        elif int(row.text) <= self._first:
            self.items.append(KeptAct(row))
        elif row.source == TAKEBACK:
            for gap in reversed(self.items):
                if isinstance(gap, Gap) and gap.moves is not None and gap.moves > 0:
                    gap.moves -= 1
                    break

    def _of(self, row: Row) -> KeptAct | None:
        """The kept move that a decision names by its number; without numbers the player's last."""
        acts = [one for one in self.items if isinstance(one, KeptAct) and one.row.kind is RowKind.DECIDED]
        moves = [one for one in acts if one.row.source == MOVE]
        named = [
            one for one in moves if one.number == int(row.text) or (not one.number and one.row.seat == row.seat)
        ]
        return named[-1] if named else None


def _counts(row: Row) -> tuple[int, int] | None:
    """How many moves there were with a decision, and how many stood; None where a program did not keep it."""
    try:
        facts = facts_of(row.facts)
    except ValueError:
        return None
    moves, standing = facts.get("moves"), facts.get("standing")
    return (moves, standing) if isinstance(moves, int) and isinstance(standing, int) else None
