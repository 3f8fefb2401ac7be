"""The moves played so far, which of them are still open, and the state that they fold to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from companion.core.model import Laid, Move, Place
from companion.games.api import Game, Setup
from companion.play.referee.search import footprint


@dataclass(frozen=True, slots=True)
class Decided:
    """One decision as the journal keeps it.

    action: "move" (text is its notation), "takeback" or "final" (text is the number of the move, counting all
    moves ever played in this match from 1). player: whose move it is.
    """

    action: str
    text: str
    player: int


@dataclass(slots=True)
class Played:
    """A standing move; number is unique in the match, open until it is final.

    source: the keyboard at which it was told; "" for a board, for chance, and in a game that was taken up again.
    """

    number: int
    move: Move
    open: bool
    source: str = ""


class Ledger:
    """Owns the state of one match: the fold of its standing moves.

    count: how many moves were ever played, those taken back included.
    """

    def __init__(self, game: Game[Any], setup: Setup) -> None:
        self.game = game
        self.setup = setup
        self.state: Any = game.start(setup)
        self.played: list[Played] = []
        self.count = 0
        self._before: tuple[int, Any] = (0, self.state)  # the last move's number, and the state before it

    def play(self, move: Move, source: str = "") -> Played:
        """Add a legal move; earlier moves that it closes become final. source: as in Played."""
        for earlier in self.closed_by(move):
            earlier.open = False
        before, self.state = self.state, self.game.play(self.state, move)
        self.count += 1
        self._before = (self.count, before)
        entry = Played(self.count, move, not move.final, source)
        self.played.append(entry)
        return entry

    def closed_by(self, move: Move) -> list[Played]:
        """The open moves that playing this one would make final, oldest first."""
        return [one for one in self.played if one.open and self.game.closes(self.state, one.move, move)]

    def take_back(self, entries: Iterable[Played]) -> None:
        """Remove standing moves and fold the rest again."""
        taken = list(entries)
        gone = {entry.number for entry in taken}
        self.state = self.without(taken)
        self.played = [entry for entry in self.played if entry.number not in gone]
        self._before = (0, None)

    def without(self, entries: Iterable[Played]) -> Any:
        """The state as if these moves had not been played."""
        gone = {entry.number for entry in entries}
        if gone == {self._before[0]}:
            return self._before[1]
        state = self.game.start(self.setup)
        for entry in self.played:
            if entry.number not in gone:
                state = self.game.play(state, entry.move)
        return state

    def can_lose(self, entries: Iterable[Played]) -> bool:
        """Whether every later move stays legal if these are taken back."""
        gone = {entry.number for entry in entries}
        if gone == {one.number for one in self.played[-len(gone) :]}:
            return True
        state, missed = self.game.start(self.setup), False
        for entry in self.played:
            if entry.number in gone:
                missed = True
            elif missed and self.game.judge(state, entry.move):
                return False
            else:
                state = self.game.play(state, entry.move)
        return True

    def before(self, entry: Played) -> Any:
        """The state before a move, folded anew; of one that was just taken back, the state as it is now."""
        if all(one.number != entry.number for one in self.played):
            return self.state
        return self.without(one for one in self.played if one.number >= entry.number)

    def open_moves(self, player: int = 0) -> list[Played]:
        """The moves that can still be taken back, of one player or of all (0), oldest first."""
        return [entry for entry in self.played if entry.open and player in (0, entry.move.player)]

    def lifted(self, board: str, goes: Laid) -> list[Played]:
        """The open moves whose pieces on a board are just what is missing there; none if more is missing.

        None that has moved a piece: what is lifted then has to lie somewhere again.
        """
        places: set[Place] = {place for place, _ in goes}
        found = []
        for entry in reversed(self.open_moves()):
            mine = {place for place, _ in footprint(entry.move, board)}
            if mine and mine <= places and not entry.move.goes:
                found.append(entry)
                places -= mine
        return [] if places else found

    def named(self, rows: Iterable[Decided]) -> list[Played]:
        """The standing moves that decisions name by number."""
        numbers = {row.text for row in rows if row.action != "move"}
        return [entry for entry in self.played if str(entry.number) in numbers]

    def replay(self, rows: Iterable[Decided]) -> None:
        """Fold decisions of a journal, without judging them again."""
        for row in rows:
            if row.action == "move":
                move = self.game.parse(self.state, row.text)
                if isinstance(move, Move):
                    self.play(move)
                continue
            entry = next((e for e in self.played if str(e.number) == row.text), None)
            if entry is None:
                continue
            if row.action == "takeback":
                self.take_back([entry])
            else:
                entry.open = False
