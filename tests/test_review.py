"""What choices cost: never less than nothing, three a player at most, the same each time, seen as it was then."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from queue import SimpleQueue
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.model import Move
from companion.games.thinking import Valued
from companion.minds.minds import Minds
from companion.minds.opinion import ERRORS, Measure, Opinion
from companion.minds.review import (
    LEAST_POINTS,
    MOST,
    Costly,
    Decision,
    PlayedMatch,
    Review,
    TrialWorth,
    costly,
    decisions,
    review_of,
    tried,
)
from companion.minds.reviewer import Reviewer
from tests.minds_kit import HASTY, LONG, patient_minds, stand_in
from tests.patience import PATIENCE_S, until
from tests.review_kit import QUICK, played

EACH_GAME = pytest.mark.parametrize("game", ["royal_garden", "azul_mini", "queens_garden"])
ACTS = tuple(Move(1, "choose", (number,)) for number in range(8))

values = st.lists(st.tuples(st.floats(-50, 50), st.floats(0, 10)), min_size=1, max_size=len(ACTS)).map(
    lambda told: sorted(told, reverse=True)
)


def opinion(told: list[tuple[float, float]]) -> Opinion:
    """Acts of these values and errors, best first."""
    choices = tuple(Valued(act, value, error, 1) for act, (value, error) in zip(ACTS, told, strict=False))
    return Opinion(choices, Measure.PLAYED)


def decision(move: Move, player: int = 1) -> Decision:
    return Decision(player, move, (), None)


class Equal:
    """A game in which each act leads to a state of its own."""

    def play(self, _state: Any, move: Move) -> Move:
        """The act itself."""
        return move


@pytest.fixture
def minds() -> Iterator[Minds]:
    found = patient_minds()
    yield found
    found.close()


def reviewed(minds: Minds, match: PlayedMatch) -> Review:
    """The review of a match, once it is there."""
    done: SimpleQueue[Review] = SimpleQueue()
    Reviewer(minds, match, done.put, QUICK).begin()
    return done.get(timeout=PATIENCE_S)


@given(told=values, at=st.integers(0, len(ACTS) - 1))
def test_a_cost_is_what_the_best_was_worth_more_and_counts_only_where_it_is_sure(
    told: list[tuple[float, float]], at: int
) -> None:
    found = costly(decision(ACTS[at]), opinion(told))
    if at >= len(told):
        assert found is None, "nobody has valued it"
        return
    cost = told[0][0] - told[at][0]
    error = (told[0][1] ** 2 + told[at][1] ** 2) ** 0.5
    assert (found is not None) == (cost > LEAST_POINTS and cost > ERRORS * error)
    assert found is None or (found.cost == cost >= 0 and found.best.move == ACTS[0])


@given(told=st.lists(st.tuples(st.sampled_from((1, 2, 3)), st.integers(2, 9)), max_size=20))
def test_three_choices_of_each_player_are_told_the_costliest_in_their_order(told: list[tuple[int, int]]) -> None:
    found = [
        Costly(
            decision(Move(player, "choose", (at,)), player),
            opinion([]),
            Valued(ACTS[0], cost),
            Valued(ACTS[1], 0.0),
        )
        for at, (player, cost) in enumerate(told)
    ]
    review = review_of(found, (1, 2))
    assert set(review) == {1, 2}
    for player, own in review.items():
        theirs = [one for one in found if one.decision.player == player]
        assert len(own) == min(MOST, len(theirs))
        assert [one for one in theirs if one in own] == list(own)
        assert sorted(one.cost for one in theirs)[-MOST:] == sorted(one.cost for one in own)


@given(told=values, played=st.integers(1, len(ACTS) - 1), at=st.integers(0, len(ACTS) - 1))
def test_a_try_is_good_where_nothing_is_lost_and_nearly_where_half_is_won_back(
    told: list[tuple[float, float]], played: int, at: int
) -> None:
    choice = costly(decision(ACTS[played]), opinion(told))
    if choice is None:
        return
    game: Any = Equal()
    found = tried(game, choice, ACTS[at])
    if at >= len(told):
        assert found is TrialWorth.UNKNOWN
        return
    won = (told[at][0] - told[played][0]) / choice.cost
    assert (found is TrialWorth.SAME) == (at == played)
    assert found is not TrialWorth.AGAIN or won < 0.5
    assert found is not TrialWorth.NEARLY or won >= 0.5
    assert at != 0 or found is TrialWorth.GOOD
    assert found is not TrialWorth.GOOD or won >= 0.5 or told[0][0] - told[at][0] <= 0.5


@EACH_GAME
def test_each_choice_is_seen_with_what_was_told_before_it_and_with_nothing_later(game: str) -> None:
    """A match that goes on otherwise from some act has the same decisions up to there."""
    match = played(game, 3)
    found = list(decisions(match))
    assert {one.player for one in found} == {1, 2}
    for one in found:
        at = len(one.acts)
        assert match.moves[at] == one.move
        assert [match.game.text(move) for move in match.moves[:at]] == list(one.acts)
    half = replace(match, moves=match.moves[: len(match.moves) // 2])
    assert list(decisions(half)) == [one for one in found if len(one.acts) < len(half.moves)]


def test_an_act_that_the_rules_do_not_allow_ends_it() -> None:
    match = played("royal_garden", 3)
    with pytest.raises(ValueError, match="choose"):
        list(decisions(replace(match, moves=(*match.moves[:8], Move(1, "choose", (99,)), *match.moves[8:]))))


@EACH_GAME
def test_the_same_match_has_the_same_review(minds: Minds, game: str) -> None:
    match = played(game, 3)
    match = replace(match, moves=match.moves[:60])
    first = reviewed(minds, match)
    assert any(first.values()), "two of six choices are slips"
    again = patient_minds()
    try:
        assert reviewed(again, match) == first
    finally:
        again.close()
    assert all(one.decision.player == player for player, found in first.items() for one in found)


def test_only_people_are_reviewed_and_a_match_without_their_choices_is_done_at_once(minds: Minds) -> None:
    match = played("royal_garden", 3)
    assert set(reviewed(minds, replace(match, people=(2,)))) == {2}
    assert reviewed(minds, replace(match, moves=())) == {1: (), 2: ()}


def test_it_can_be_dropped_at_any_moment_and_then_tells_nothing(minds: Minds) -> None:
    """What would be thought about for hours is not; the next question is answered."""
    match = played("royal_garden", 3)
    told: SimpleQueue[Review] = SimpleQueue()
    reviewer = Reviewer(minds, match, told.put, LONG)
    reviewer.begin()
    until(lambda: minds.pid)
    reviewer.drop()
    assert reviewed(minds, match)
    assert told.empty() and reviewer.done < reviewer.count


def test_a_process_that_dies_leaves_a_review_by_one_look_that_says_so() -> None:
    match = played("royal_garden", 3)
    minds = Minds(patience=HASTY, command=stand_in("tell('ready'); ask(); sys.exit(1)"))
    try:
        done: SimpleQueue[Review] = SimpleQueue()
        reviewer = Reviewer(minds, match, done.put, QUICK)
        reviewer.begin()
        review = done.get(timeout=PATIENCE_S)
        assert reviewer.is_simple and reviewer.done == reviewer.count
        assert all(one.opinion.measure is Measure.MERIT for found in review.values() for one in found)
    finally:
        minds.close()
