"""What the tests of thinking about walls share: moments of games at which a player has to act."""

from __future__ import annotations

import random
from collections.abc import Iterator

from companion.core.model import Move
from companion.games.api import Setup
from companion.games.azul.mind.mind import MINI as MIND
from companion.games.azul.rules.preparing import chances
from companion.games.azul.rules.state import State
from tests.games.azul_kit import GAMES


def moves(state: State) -> list[Move]:
    """Every legal act, those of lots among them."""
    return list(GAMES[state.edition.name].moves(state))


def after(state: State, move: Move) -> State:
    """The state after an act."""
    found: State = GAMES[state.edition.name].play(state, move)
    return found


def lots(state: State, dice: random.Random) -> Move | None:
    """What chance decides, as likely as it is; None where it decides nothing."""
    found = chances(state)
    return dice.choices([one for one, _ in found], [weight for _, weight in found])[0] if found else None


def moments(table: Setup, dice: random.Random, *, greedy: bool = False) -> Iterator[State]:
    """Each state of a game, by lot, or by what promises most."""
    state: State = GAMES[table.edition].start(table)
    while found := moves(state):
        yield state
        move = lots(state, dice) or dice.choice(found)
        if greedy and (valued := MIND.merit(state, move.player)):
            move = max(valued, key=lambda one: (one.value, dice.random())).move
        state = after(state, move)
    yield state


def players(state: State) -> list[int]:
    """Who has an act."""
    return sorted({one.player for one in moves(state)} - {0})
