"""What lots decide: drawn by the companion, by itself where the set-up says so, or when it is asked to."""

from __future__ import annotations

from companion.daemon.match import Match
from companion.dealer import Dealer
from companion.games.base import COMPANION, DRAW


class Chance:
    """Draws for one match, in notation, which is then heard from the dealer and kept like everything else."""

    def __init__(self, match: Match, dealer: Dealer | None = None) -> None:
        self._match = match
        self._dealer = dealer or Dealer()

    def due(self) -> list[str]:
        """What is to be drawn now without being asked: once nobody has to lay anything before the match begins."""
        if self._match.finished or self._match.table.setup.options.get(DRAW) != COMPANION:
            return []
        referee = self._match.table.referee
        awaited = referee.game.awaited(referee.state)
        if not awaited or not awaited[0].chance or any(one.player for one in awaited):
            return []
        return self.drawn()

    def drawn(self) -> list[str]:
        """Everything of one kind that chance has to decide now, in order: lots, or all that a line lacks.

        Empty where nothing is left to chance.
        """
        referee = self._match.table.referee
        game, state = referee.game, referee.state
        texts: list[str] = []
        kind = ""
        while chances := next((one.chance for one in game.awaited(state) if one.chance), ()):
            if kind and chances[0][0].action != kind:
                break
            kind = chances[0][0].action
            move = self._dealer.weighted(chances)
            texts.append(game.text(move))
            state = game.play(state, move)
        return texts
