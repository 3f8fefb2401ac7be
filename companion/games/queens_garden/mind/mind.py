"""How Queen's Garden is thought about (thinking.Mind): by its rules alone, for no fast core plays it."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from companion.core.model import Move, Phrase
from companion.games.queens_garden.mind import ahead
from companion.games.queens_garden.mind.acts import acts
from companion.games.queens_garden.mind.choice import choice
from companion.games.queens_garden.mind.reasons import reasons
from companion.games.queens_garden.rules.acts import LAY_ACT, PASS_ACT, PLACE_ACT, TAKE_ACT
from companion.games.queens_garden.rules.gain import at_once
from companion.games.queens_garden.rules.placing import given_in
from companion.games.queens_garden.rules.state import ACT, State
from companion.games.queens_garden.rules.taking import chosen_of, taken
from companion.games.thinking import Mind, Reason, Strength, Valued


class GardenMind(Mind[State]):
    """What acts of Queen's Garden are worth; of the ways to pay for a laying the one that gives up least."""

    strengths = {  # noqa: RUF012 - hardly an act brings points at once, and hundreds differ by less than a point
        "beginner": Strength("merit", 0, 1.6, 5.0),
        "family": Strength("merit", 0, 0.6, 4.0),
        "club": Strength("played", 5, 0.7, 3.0),
        "strong": Strength("played", 8),
        "full": Strength("played", 20),
    }

    def now(self, state: State, seat: int) -> list[Valued]:
        """Points that nothing takes away any more (rules/gain.py), and those of the score track."""
        return [Valued(one.move, at_once(state, one.move)) for one in acts(state)] if _acts(state, seat) else []

    def merit(self, state: State, seat: int) -> list[Valued]:
        """What is laid with what it uses up; what is taken with the best laying that it makes possible."""
        return [Valued(one.move, one.merit) for one in acts(state)] if _acts(state, seat) else []

    def searched(self, state: State, seat: int, width: int, stopped: Callable[[], bool]) -> list[Valued]:
        """Storages laid out to their end, and what others take meanwhile (ahead.py)."""
        return ahead.searched(state, width, stopped) if _acts(state, seat) else []

    def wasteful(self, state: State, move: Move) -> bool:
        """A pass with something useful left or a discard; more jokers than the payment that gives up least."""
        if move.action == PASS_ACT:
            return bool(move.args) or any(one.merit > 0 for one in acts(state) if one.move.action != PASS_ACT)
        if move.action not in (PLACE_ACT, LAY_ACT):
            return False
        same = next((one.move for one in acts(state) if _what(one.move) == _what(move)), move)
        return given_in(move).jokers > given_in(same).jokers

    def outcome(self, state: State, move: Move) -> Hashable:
        """Of a taking its hexagons, by whatever colour or pattern and from whatever places; else the act."""
        if move.action != TAKE_ACT:
            return move
        found = taken(state, chosen_of(state, move))
        return tuple(tuple(sorted(one for one, _ in some)) for some in (found.tiles, found.beds))

    def choice(self, state: State, move: Move) -> Phrase:
        """qg-choice-take, qg-choice-place, qg-choice-lay, qg-choice-buy, qg-choice-pass."""
        return choice(state, move)

    def reasons(self, state: State, move: Move, other: Move) -> list[Reason]:
        """Counts by the rules alone (reasons.py)."""
        return reasons(state, move, other)


def _what(move: Move) -> tuple[object, ...]:
    return move.action, *move.args[:1]


def _acts(state: State, seat: int) -> bool:
    return state.phase == ACT and state.turn == seat


MIND = GardenMind()
