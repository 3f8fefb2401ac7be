"""An act tried on a board: what lies there is judged against a copy of the match as it stood at a choice."""

from __future__ import annotations

from companion.core.model import Announcement, Observation, Phrase, Seen
from companion.minds.review import Costly, PlayedMatch
from companion.minds.review_told import ChoiceTold
from companion.play.referee import Decided, Referee

_SHOWN = (Seen.READING, Seen.SNAPSHOT, Seen.QUIET)


class BoardTrial:
    """One choice, laid again on a board. The match itself and its journal know nothing of it.

    board: the surface of the player whose choice it is. told: what is told of that choice.
    """

    def __init__(self, match: PlayedMatch, choice: Costly, board: str, told: ChoiceTold) -> None:
        self._board, self._told, self._player = board, told, choice.decision.player
        self._referee = Referee(match.game, match.setup)
        before = match.moves[: len(choice.decision.acts)]
        for number, move in enumerate(before, 1):
            text = match.game.text(move)
            self._referee.resume([Decided("move", text, move.player), Decided("final", str(number), move.player)])
        self._later = self._laid_later(match)

    def begins(self) -> Phrase:
        """What has to be taken off the board first, if anything."""
        return Phrase("review-lay", {"items": self._later})

    def hear(self, seen: Observation) -> list[Announcement]:
        """What is said to what the board shows; nothing to anything else."""
        if seen.board != self._board or seen.kind not in _SHOWN:
            return []
        before = self._referee.ledger.count
        said = self._referee.hear(seen).announcements
        played = [
            one for one in self._referee.ledger.played if one.number > before and one.move.player == self._player
        ]
        return [self._told.laid(played[0].move)] if played else said

    def _laid_later(self, match: PlayedMatch) -> tuple[Phrase, ...]:
        """The objects on the board at the end of the match that did not lie there then."""
        end = match.game.start(match.setup)
        for move in match.moves:
            end = match.game.play(end, move)
        then = {piece.thing for piece in match.game.lying(self._referee.state, self._board).values()}
        now = {piece.thing: None for piece in match.game.lying(end, self._board).values()}
        return tuple(match.game.thing(end, thing) for thing in now if thing not in then)
