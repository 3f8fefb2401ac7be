"""What lots decide: drawn by the companion, by itself where the set-up says so, or when it is asked to."""

from __future__ import annotations

from dataclasses import replace

from companion.core.model import Move
from companion.games.api import COMPANION, DRAW
from companion.play.dealer import Dealer
from companion.play.match import Match
from companion.play.referee.case import far_player


def draws(match: Match) -> bool:
    """Whether the companion draws, and no hand does."""
    return match.table.setup.options.get(DRAW) == COMPANION


def is_paced(match: Match) -> bool:
    """Whether the companion is to draw the next piece when somebody asks for it."""
    referee = match.table.referee
    awaited = referee.game.awaited(referee.state)
    paced = draws(match) and bool(awaited) and awaited[0].paced and bool(awaited[0].chance)
    return paced and not is_far(match)


def is_far(match: Match) -> bool:
    """Whether others play at tables of their own: then chance comes from all of them (companion/far/lots.py)."""
    return far_player(match.table.setup) > 0


def needs_hands(match: Match) -> bool:
    """Whether somebody lays what is drawn where it is read or felt: several people play, or a board is there."""
    table = match.table
    away = table.referee.game.away(table.referee.state)
    people = set(table.setup.names) - set(match.programs) - set(away)
    return len(people) > 1 or any(map(table.is_there, table.seats.values()))


class MatchChance:
    """Draws for one match, in notation, which is then heard from the dealer and kept like everything else."""

    def __init__(self, match: Match, dealer: Dealer | None = None) -> None:
        self._match = match
        self._dealer = dealer or Dealer()

    def due(self) -> list[str]:
        """What is to be drawn now without being asked: once nobody has to lay or clear anything before it begins.

        What is paced waits until somebody asks for each piece, where hands follow. Nothing while a gap of a kept
        game is open: what was drawn then lies on the table, and is told.
        """
        if self._match.finished or self._match.is_mending or not draws(self._match) or is_far(self._match):
            return []
        referee = self._match.table.referee
        awaited = referee.game.awaited(referee.state)
        if referee.is_clearing or not awaited or not awaited[0].chance or any(one.player for one in awaited):
            return []
        if awaited[0].paced and needs_hands(self._match):
            return []
        return self.drawn()

    def drawn(self) -> list[str]:
        """Everything of one kind that chance has to decide now, in order: lots, or all that a line lacks.

        What is joined becomes one act with the arguments of all. Of what is paced, one piece. Empty where nothing
        is left to chance.
        """
        referee = self._match.table.referee
        game, state = referee.game, referee.state
        moves: list[Move] = []
        while waits := next((one for one in game.awaited(state) if one.chance), None):
            if moves and (waits.chance[0][0].action != moves[-1].action or waits.paced):
                break
            move = self._dealer.weighted(waits.chance)
            if moves and waits.joined:
                moves[-1] = replace(moves[-1], args=moves[-1].args + move.args)
            else:
                moves.append(move)
            if waits.paced:
                break
            state = game.play(state, move)
        return [game.text(one) for one in moves]
