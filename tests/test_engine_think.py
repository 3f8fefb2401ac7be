"""Thought of the fast core from outside, of every game alike: acts, chance, stop, and what it refuses."""

from __future__ import annotations

import math
import random
import threading
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion import engine
from tests.engine_kit import needs_core
from tests.patience import PATIENCE_S

pytestmark = needs_core
EACH_GAME = pytest.mark.parametrize("game", list(engine.GAMES))


def seats(state: bytes) -> dict[int, list[int]]:
    """The acts of each seat that has any."""
    found: dict[int, list[int]] = {}
    for act in engine.legal(state):
        if seat := act >> 16 & 255:
            found.setdefault(seat, []).append(act)
    return found


def match(game: str, players: int, variants: list[str], dice: random.Random) -> Iterator[bytes]:
    """Every state of a random match."""
    state = engine.start(game, players, variants)
    yield state
    while acts := engine.legal(state):
        state = engine.play(state, dice.choice(acts))
        yield state


def matches(game: str, count: int) -> Iterator[bytes]:
    """Every state of some random matches, of any players and variants."""
    dice = random.Random(11)
    while count:
        some = [one for one in engine.GAMES[game] if dice.random() < 0.4]
        try:
            yield from match(game, dice.choice((2, 3, 4)), some, dice)
        except ValueError:
            continue
        count -= 1


@EACH_GAME
def test_every_act_of_a_seat_is_valued_once_and_no_other(game: str) -> None:
    asked = 0
    for at, state in enumerate(matches(game, 12)):
        for seat, acts in seats(state).items() if at % 3 == 0 else ():
            found = engine.think(state, seat, 60, at)
            assert [act for act, *_ in found] == acts
            assert sum(visits for *_, visits in found) == 60
            for _, value, error, visits in found:
                assert visits >= 0 and (math.isfinite(value) and error >= 0 if visits else value == -math.inf)
            asked += 1
        for seat in {0, 1, 2, 3, 4, 5, -1} - set(seats(state)):
            with pytest.raises(ValueError, match=f"seat {seat} has no act"):
                engine.think(state, seat, 1, 1)
    assert asked > 100


@EACH_GAME
def test_the_same_question_has_the_same_answer(game: str) -> None:
    differ = 0
    for state in random.Random(3).sample(list(matches(game, 6)), 40):
        for seat in seats(state):
            found = engine.think(state, seat, 200, 5)
            assert found == engine.think(state, seat, 200, 5)
            differ += found != engine.think(state, seat, 200, 6)
    assert differ


@EACH_GAME
def test_thought_ends_when_it_is_told_to(game: str) -> None:
    stop, found = bytearray(1), []
    state = next(one for one in matches(game, 1) if seats(one))
    seat = min(seats(state))
    at_work = threading.Thread(target=lambda: found.append(engine.think(state, seat, 10**12, 1, stop)))
    at_work.start()
    assert engine.legal(state)  # others run meanwhile
    stop[0] = 1
    at_work.join(PATIENCE_S)
    assert not at_work.is_alive() and len(found) == 1
    nothing = engine.think(state, seat, 10**12, 1, stop)
    assert [act for act, *_ in nothing] == seats(state)[seat]
    assert {visits for *_, visits in nothing} == {0}


@EACH_GAME
def test_what_is_no_question_is_refused(game: str) -> None:
    state = next(one for one in matches(game, 1) if seats(one))
    seat = min(seats(state))
    wrong: tuple[tuple[Any, type[Exception]], ...] = (
        ((state, seat, -1, 1), ValueError),
        ((state, seat, 1, -1), OverflowError),
        ((state, seat, 1, 1.5), TypeError),
        ((state, seat, 1, 1, bytearray()), ValueError),
        ((state, seat, 1, 1, b"\0"), TypeError),
        ((state[:-1], seat, 1, 1), ValueError),
        ((state, "1", 1, 1), TypeError),
    )
    for told, error in wrong:
        with pytest.raises(error):
            engine.think(*told)


@EACH_GAME
def test_a_state_with_any_bytes_changed_is_refused_or_thought_about(game: str) -> None:
    """Nothing that can be told makes it crash or go on for ever."""
    dice, refused, asked = random.Random(5), 0, 0
    for at, state in enumerate(matches(game, 8)):
        for _ in range(3):
            broken = bytearray(state)
            for _ in range(dice.choice((1, 1, 2, 4))):
                broken[dice.randrange(len(broken))] = dice.choice((0, 1, 2, 3, 4, 5, 20, 255, dice.randrange(256)))
            try:
                acts = seats(bytes(broken))
            except ValueError:
                refused += 1
                continue
            for seat, one in acts.items():
                assert [act for act, *_ in engine.think(bytes(broken), seat, 20, at)] == one
                asked += 1
    assert refused > 100 and asked > 100


@given(st.binary(max_size=400), st.integers(-3, 300), st.integers(0, 2**64 - 1))
def test_any_bytes_are_refused(told: bytes, seat: int, seed: int) -> None:
    for head in (b"", *(bytes((1, game, players, 0)) for game in (1, 2, 3) for players in (2, 4))):
        with pytest.raises(ValueError, match="no state"):
            engine.think(head + told, seat, 5, seed)
