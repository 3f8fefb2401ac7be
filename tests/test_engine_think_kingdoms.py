"""Thought about kingdoms: what it must find, what is known exactly, and answers that never change.

COMPANION_RECORD=1 writes the recorded answers anew, which a change of the search needs.
"""

from __future__ import annotations

import os
import random
from collections.abc import Iterator
from dataclasses import replace

import pytest

from companion import engine
from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.mind.coding import ACTS, coded, packed, seat_of
from companion.games.royal_garden.rules import points
from companion.games.royal_garden.rules.draft import Draft, DraftStep
from companion.games.royal_garden.rules.state import State
from tests.engine_kit import needs_core
from tests.games.garden import match_setup
from tests.games.match_soak import Table, combinations
from tests.recorded_thoughts import KINGDOMS, keep, other, thought_of_kingdoms

pytestmark = needs_core
EVERY = [Table(players, variants, floating) for players, variants in combinations() for floating in (False, True)]


def states(table: Table, dice: random.Random) -> Iterator[State]:
    """Every state of a random match by the rules; castles first, wherever the dice say."""
    state: State = GAME.start(match_setup(table.players, *table.variants, fixed=not table.floating))
    while not state.ended:
        yield state
        moves = list(GAME.moves(state))
        castles = [move for move in moves if coded(state, move) >> 24 == ACTS["castle"]]
        state = GAME.play(state, dice.choice(castles or moves))


def margin(state: State, player: int) -> int:
    """What a player has more than the best other one, by the rules."""
    totals = {one.player: one.total for one in points.standings(replace(state, ended=True))}
    return totals[player] - max(total for other, total in totals.items() if other != player)


def due(state: State) -> int:
    """The player who has to place a domino now; 0: nobody."""
    draft = state.draft
    assert isinstance(draft, Draft)
    return draft.player if draft.step is DraftStep.PLACE else 0


def placings(state: State) -> dict[int, State]:
    """What each way of placing the domino that is due leads to, by the rules."""
    return {coded(state, move): GAME.play(state, move) for move in GAME.moves(state) if move.player == due(state)}


def best_total(state: State, player: int) -> int:
    """The most points of a player who still places this domino, and the next one too if nobody comes between."""
    if due(state) != player:
        ended = points.standings(replace(state, ended=True))
        return next(one.total for one in ended if one.player == player)
    return max(best_total(after, player) for after in placings(state).values())


def last_placings(state: State) -> tuple[int, ...]:
    """The players of the older line, where no other line comes in this game."""
    draft = state.draft
    assert isinstance(draft, Draft)
    over = not draft.new and draft.step is DraftStep.PLACE
    return tuple(one.player for one in draft.old) if over and engine.legal(packed(state))[0] >> 24 >= 5 else ()


@pytest.mark.sampled(12)
@pytest.mark.parametrize("at", range(0, len(EVERY), 2), ids=lambda at: str(EVERY[at]))
def test_the_last_domino_of_a_game_is_valued_as_the_rules_score_it(at: int) -> None:
    """Nothing is left to chance then: each place is worth exactly its points."""
    compared = 0
    for table in EVERY[at : at + 2]:
        for state in states(table, random.Random(at)):
            if len(last_placings(state)) != 1 or not due(state):
                continue
            ends = {act: margin(after, due(state)) for act, after in placings(state).items()}
            found = engine.think(packed(state), seat_of(state, due(state)), 2 * len(ends), 1)
            assert {act: value for act, value, _, _ in found} == ends
            assert {error for _, _, error, visits in found if visits > 1} <= {0}
            compared += 1
    assert compared


def test_the_best_place_of_the_last_dominoes_is_found() -> None:
    """In the last line nobody changes what another has: as good as the best of every order of one's own places."""
    found = []
    for seed in range(60):
        table = Table(2, ("harmony", "centralised"), seed % 2 == 0)
        for state in states(table, random.Random(seed)):
            last = last_placings(state)
            if not last or last.count(last[0]) not in (1, len(last)):
                continue
            after = placings(state)
            if len(after) > 1:
                thought = engine.think(packed(state), seat_of(state, last[0]), 2000, seed)
                act = max(thought, key=lambda one: one[1])[0]
                found.append(best_total(after[act], last[0]) == best_total(state, last[0]))
    assert len(found) > 30 and sum(found) >= 0.95 * len(found)


def test_a_domino_that_only_one_choice_brings_home_is_chosen() -> None:
    """Three crowns of mine beside one's own mine with a crown, in the last line of two: nobody leaves them."""
    state = bytearray(engine.start("royal_garden", 2))
    mines, crowned, empty = 4 + 4 * 5, 4 + 4 * 5 + 2, 4
    for number in range(1, 49):
        state[35 + 3 * (number - 1) + 2] = number > 24
    state[4], state[17:25] = 1, bytes((1, 2, 2, 2, 3, 1, 0, 0))
    state[25:33], state[5] = bytes((20, 0, 21, 0, 22, 0, 24, 0)), 1
    lower = bytes((empty, empty, 1, mines, crowned)) + bytes(20)
    state[179:229] = b"\0" + lower + bytes(24)
    state[229:279] = b"\0" + lower + bytes(24)
    state[35 + 3 * 21 : 35 + 3 * 21 + 2] = bytes((crowned + 1, mines))
    thought = engine.think(bytes(state), 1, 400, 3)
    assert len(thought) == 4 and max(thought, key=lambda one: one[1])[0] & 0xFFFF == 22 << 8


def positions() -> Iterator[tuple[bytes, int]]:
    """States of random matches of every kind, and who acts in them."""
    dice = random.Random(8)
    for table in dice.sample(EVERY, 25):
        known = [packed(state) for state in states(table, dice)]
        acting = [
            (state, act >> 16 & 255) for state in known for act in engine.legal(state)[:1] if act >> 16 & 255
        ]
        yield dice.choice(acting)


def test_recorded_answers_are_given_again() -> None:
    """On every system: nothing in them depends on its mathematics."""
    if os.environ.get("COMPANION_RECORD"):
        rows = [
            {"state": state.hex(), "seat": seat, "playouts": playouts, "seed": 7 * playouts}
            for (state, seat), playouts in zip(positions(), [50, 500, 2000, 300, 100] * 5, strict=True)
        ]
        keep(KINGDOMS, [{**row, **thought_of_kingdoms(row)} for row in rows])
    assert other(KINGDOMS, thought_of_kingdoms) == (25, [])
