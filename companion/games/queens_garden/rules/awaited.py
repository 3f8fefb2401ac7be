"""What the game waits for: of whom, in which words, and what a confirmation or chance would do."""

from __future__ import annotations

from companion.core.model import Phrase
from companion.games.api import Awaited
from companion.games.queens_garden.rules.acts import pass_move, round_move
from companion.games.queens_garden.rules.passing import only_pass
from companion.games.queens_garden.rules.preparing import chances, to_turn
from companion.games.queens_garden.rules.state import ACT, FILL, LOTS, OVER, ROUND, ROUNDS, TURN, State
from companion.games.queens_garden.telling import nouns


def awaited(state: State) -> list[Awaited]:
    """What is due: one act of lots, of the player on turn, or the end of the round.

    Where a player must pass, a confirmation does it (QG-118).
    """
    if state.phase == OVER:
        return []
    if state.phase == ROUND:
        return [Awaited(0, awaits(state), confirms=round_move())]
    if state.phase == ACT:
        act = awaits(state)
        return [Awaited(state.turn, act, confirms=pass_move(state.turn) if act.facts["must"] else None)]
    return [Awaited(0, awaits(state), tuple(chances(state)), joined=state.phase == FILL)]


def awaits(state: State) -> Phrase:
    """What the game waits for, as a phrase; that it is over where nothing is awaited."""
    if state.phase == LOTS:
        return Phrase("qg-await-lots")
    if state.phase == FILL:
        return Phrase("qg-await-draw", {"count": state.lacking})
    if state.phase == TURN:
        return Phrase("qg-await-turn", {"place": nouns.source(to_turn(state))})
    if state.phase == ACT:
        return Phrase("qg-await-act", {"player": state.name(state.turn), "must": int(only_pass(state))})
    if state.phase == ROUND:
        return Phrase("qg-await-round", {"round": state.round, "last": int(state.round == ROUNDS)})
    return Phrase("qg-await-over")
