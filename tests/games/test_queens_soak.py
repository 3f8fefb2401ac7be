"""A sample of the games of queens_soak: both implementations agree in them, and what must occur does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable

import pytest

from companion.games.queens_garden.rules.cells import NUMBER
from companion.games.queens_garden.rules.hexes import of
from companion.games.queens_garden.rules.state import ACT, State

from .queens_events import EVENTS, FREE, GROUPS
from .queens_kit import setup
from .queens_policies import POLICIES
from .queens_soak import LEAST, OTHERS, TABLES, Game, plan, soak
from .soaking import report


def test_a_sample_of_games_agrees_with_the_second_implementation() -> None:
    """QG-02 QG-08 QG-43 QG-88 QG-90 QG-120: every act, point, group and joker, and everything that runs out."""
    found = soak(24, 8)
    assert found["greedy"]["games"] == 12
    met: Counter[str] = sum(found.values(), Counter())
    assert met["rounds"] == 4 * 24
    for group, events in GROUPS.items():
        assert group in FREE or [one for one in events if not met[one]] == []


def test_the_plan_is_half_greedy_and_half_what_reaches_the_rest() -> None:
    games = [(policy, len(table.players), "side-b" in table.variants) for policy, table in plan(2000)]
    assert sum(policy == "greedy" for policy, *_ in games) == 1000
    assert {policy for policy, *_ in games} == set(POLICIES) == {"greedy", *OTHERS}
    for policy in set(POLICIES) - {"hoard"}:
        assert len({one[1:] for one in games if one[0] == policy}) == len(TABLES) == 6
    assert {one[1:] for one in games if one[0] == "hoard"} == {(4, False), (4, True)}
    assert {"below" in table.variants for _, table in plan(2000)} == {True, False}
    assert len(EVENTS) == len(set(EVENTS))


def test_too_few_of_an_event_is_told() -> None:
    assert not report({"greedy": Counter({"games": 100})}, 100, {"some": ("event",)}, LEAST)
    assert report({"greedy": Counter({"games": 100, "event": 5})}, 100, {"some": ("event",)}, LEAST)
    assert report({"greedy": Counter({"games": 100})}, 100, {"other": ("event",)}, LEAST, FREE)


def in_the_middle(players: int = 2) -> Game:
    """A game that has got so far that both have laid something."""
    one = Game(setup(players), "greedy", random.Random(3))
    while one.state.phase != ACT or not all(any(garden.cells) for garden in one.state.gardens):
        one.act()
    return one


def _richer(state: State) -> State:
    return state.with_garden(1, state.gardens[0]._replace(score=state.gardens[0].score + 1))


def _more_jokers(state: State) -> State:
    return state.with_garden(1, state.gardens[0]._replace(jokers=state.gardens[0].jokers + 1))


def _lost_tile(state: State) -> State:
    bag = list(state.bag)
    bag[next(at for at, count in enumerate(bag) if count)] -= 1
    return state._replace(bag=tuple(bag))


def _lost_expansion(state: State) -> State:
    return state._replace(supply=state.supply - 1)


def _other_tile(state: State) -> State:
    """Two tiles in a garden change places with the bag, so that all are there still."""
    cells, bag = list(state.gardens[0].cells), list(state.bag)
    at = next(at for at, one in enumerate(cells) if one and at <= NUMBER["fountain-10"])
    new = next(one for one, count in enumerate(bag, 1) if count and one != cells[at])
    bag[cells[at] - 1] += 1
    bag[new - 1] -= 1
    cells[at] = new
    return state.with_garden(1, state.gardens[0]._replace(cells=tuple(cells)))._replace(bag=tuple(bag))


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (_richer, "points"),
        (_more_jokers, "jokers"),
        (_lost_tile, "lost or made"),
        (_lost_expansion, "lost or made"),
        (_other_tile, "garden|groups|legal|illegal|form|QG|bag"),
    ],
)
def test_a_difference_is_found(change: Callable[[State], State], told: str) -> None:
    one = in_the_middle()
    one.state = change(one.state)
    with pytest.raises(AssertionError, match=told):
        one.play()


def test_legality_that_differs_is_found() -> None:
    """A hexagon that the naive engine has nowhere may not be placed there."""
    one = in_the_middle()
    player = one.state.turn
    garden = one.state.mine
    missing = next(word for word in ("tree-blue", "tree-yellow", "tree-purple") if of(word) not in garden.tiles)
    changed = garden._replace(tiles=tuple(sorted((*garden.tiles, of(missing) or 0))), cells=(0,) * 55)
    one.state = one.state.with_garden(player, changed)
    with pytest.raises(AssertionError, match="legal"):
        one._wish(one.state, f"{player} place {missing} fountain-12")
