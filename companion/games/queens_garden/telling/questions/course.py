"""The course of a game: the round, who has passed, and what the wheel scores."""

from __future__ import annotations

from companion.core.model import Fact, Phrase
from companion.games.parts import Told
from companion.games.queens_garden.rules.scoring import matching, pavilions
from companion.games.queens_garden.rules.state import LOTS, OVER, ROUNDS, State
from companion.games.queens_garden.telling import nouns
from companion.games.queens_garden.telling.questions.asked import Asked


def rounds(asked: Asked) -> Told:
    """Which round it is and how many follow, who acts when, who has passed, and where the marker is."""
    asked.no_more()
    state = asked.state
    if state.phase == LOTS:
        return "qg-rounds-lots", {}
    if state.phase == OVER:
        return "qg-rounds-over", {"rounds": state.round}
    acting: tuple[Fact, ...] = tuple(state.name(one) for one in _in_turn(state))
    facts: dict[str, Fact] = {"round": state.round, "left": ROUNDS - state.round, "players": acting}
    passed: tuple[Fact, ...] = tuple(state.name(one) for one in state.passed)
    marker: dict[str, Fact] = {"holder": state.name(state.marker), "taken": int(bool(state.marker))}
    return "qg-rounds", {**facts, "passed": passed, **marker, "starter": state.name(state.starter)}


def _in_turn(state: State) -> tuple[int, ...]:
    """The players who still act in this round, from the one on turn."""
    players = state.table.players
    if not state.turn:
        return ()
    at = state.table.seats[state.turn]
    return tuple(one for one in (*players[at:], *players[:at]) if one not in state.passed)


def wheel(asked: Asked) -> Told:
    """What the wheel scores in this round, what that would bring the asker now, and what follows."""
    asked.no_more()
    state, garden = asked.state, asked.board
    if state.phase == OVER:
        return "qg-wheel-over", {}
    found, seen = matching(garden.cells, state.sectors), pavilions(garden.slots)
    own = int(bool(asked.seat))
    items = tuple(
        Phrase(
            "qg-wheel-at",
            {"property": nouns.criterion(one.criterion), "each": one.each, "count": one.amount, "own": own},
        )
        for one in found
    )
    then: tuple[Fact, ...] = ()
    if state.round < ROUNDS:
        then = tuple(
            Phrase("qg-wheel-then", {"property": nouns.criterion(criterion), "each": each})
            for criterion, each in state.table.wheel[state.round]
        )
    facts: dict[str, Fact] = {"round": state.round, "items": items, "then": then, "own": own, "pavilions": seen}
    return "qg-wheel-now", {**facts, "points": sum(one.points for one in found) + seen}
