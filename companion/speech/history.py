"""What was heard, for repeat, previous and next. Pure: no clock, no I/O."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.model import Announcement

KEPT = 200
"""Lines kept for going back; older ones are in the journal."""


@dataclass(frozen=True, slots=True)
class HeardLine:
    """One line whose first sample was played: its queue number, what it announced, its words, and when.

    pieces: in how many it is told; piece: which of them is meant, from nought.
    """

    number: int
    announcement: Announcement
    text: str
    at_ms: int
    pieces: int = 1
    piece: int = 0


class History:
    """The last lines that one listener heard, oldest first, and a finger on one of them.

    A follower hears, beside its own lines, all that this listener hears: whoever has an earphone still hears the
    table.
    """

    def __init__(self, kept: int = KEPT) -> None:
        self._followers: list[History] = []
        self._lines: list[HeardLine] = []
        self._kept = kept
        self._finger = self._piece = 0

    @property
    def lines(self) -> tuple[HeardLine, ...]:
        """All lines kept, in the order in which they were last heard."""
        return tuple(self._lines)

    def heard(self, line: HeardLine) -> None:
        """Add a line and lay the finger on it; a line said again moves to the end and is never there twice."""
        self._lines = [old for old in self._lines if old.number != line.number][1 - self._kept :]
        self._lines.append(line)
        self._finger, self._piece = len(self._lines) - 1, 0
        for follower in self._followers:
            follower.heard(line)

    def follower(self) -> History:
        """A further listener, who has heard all of this until now, and has a finger of its own."""
        new = History(self._kept)
        new._lines, new._finger = list(self._lines), max(0, len(self._lines) - 1)
        self._followers.append(new)
        return new

    def move(self, step: int) -> HeardLine | None:
        """The line so many forward of the finger, which moves there; None, and it stays, beyond either end.

        0: what is under the finger, the last thing heard unless the player has gone back. Pieces of a long line
        are told one after the other, as lines are.
        """
        if self.goes_on(step):
            self._piece += step
        elif step:
            to = self._finger + step
            if not 0 <= to < len(self._lines):
                return None
            self._finger, self._piece = to, 0
        return replace(self._lines[self._finger], piece=self._piece) if self._lines else None

    def goes_on(self, step: int) -> bool:
        """Whether the line under the finger has another piece there."""
        line = self._lines[self._finger] if self._lines else None
        return bool(step) and line is not None and 0 <= self._piece + step < line.pieces
