"""What the tests of questions in Queen's Garden share: states of whole games with the naive game beside them."""

from __future__ import annotations

import random
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import replace
from functools import cache
from itertools import combinations
from typing import Any, NamedTuple

import pytest

from companion.core.model import Announcement, Kind, Move, Phrase
from companion.games.parts import ADVICE
from companion.games.queens_garden.demo import GreedyStrategy
from companion.games.queens_garden.rules.state import ACT, FILL, LOTS, OVER, TURN, State
from tests.games import asking
from tests.games import queens_kit as kit
from tests.games.queens_mirror import Mirror
from tests.games.queens_naive import Naive
from tests.games.queens_naive_garden import CELLS, alike, bare, pays, value

TABLES = ((2, ()), (3, ("side-b",)), (4, ("below",)))
EACH_TABLE = pytest.mark.parametrize("table", TABLES, ids=lambda one: "-".join([str(one[0]), *one[1]]))
Table = tuple[int, tuple[str, ...]]


class Seen(NamedTuple):
    """A state, and the naive game that has come as far."""

    state: State
    naive: Naive


class Lots:
    """Chance that can be repeated."""

    def __init__(self, dice: random.Random) -> None:
        self._dice = dice

    def choose(self, things: Any) -> Any:
        """One of several things."""
        return self._dice.choice(things)

    def shuffled(self, things: Any) -> list[Any]:
        """The same things in a drawn order."""
        return self._dice.sample(list(things), len(list(things)))


def allowed(players: int = 2, *variants: str) -> State:
    """A table before its first act where advice is allowed."""
    plain = kit.setup(players, *variants)
    state: State = kit.GAME.start(replace(plain, options={**plain.options, ADVICE: "1"}))
    return state


@cache
def course(table: Table, seed: int) -> tuple[Seen, ...]:
    """States of a game that is mostly played well, every ninth of them and the last one."""
    players, variants = table
    dice = random.Random(seed)
    state = allowed(players, *variants)
    mirror, hands = Mirror(state), kit.Hands(dice)
    actor = GreedyStrategy(state.table.setup, Lots(dice))
    seen = []
    for at in range(9999):
        if at % 9 == 0 or state.phase == OVER:
            seen.append(Seen(state, deepcopy(mirror.naive)))
        if state.phase == OVER:
            return tuple(seen)
        move = _next(state, dice, hands, actor)
        mirror.play(state, kit.GAME.text(move))
        state = kit.GAME.play(state, move)
    raise AssertionError("endless")


def _next(state: State, dice: random.Random, hands: kit.Hands, actor: GreedyStrategy) -> Move:
    if state.phase == LOTS:
        return Move(0, "lots", (dice.choice(state.table.players),))
    if state.phase in (FILL, TURN):
        return hands.next(state)
    if state.phase == ACT:
        others = [one for one in kit.GAME.moves(state) if one.action == "buy"] if dice.random() < 0.1 else []
        return dice.choice(others) if others else actor.next(state) or Move(0, "round")
    return Move(0, "round")


def some(table: Table, most: int = 30) -> Iterator[Seen]:
    """States of two games."""
    for seed in (1, 2):
        seen = course(table, seed)
        yield from seen[:: max(1, len(seen) // most)]
        yield seen[-1]


def ask(state: State, question: str, seat: int = 1) -> Announcement:
    """The one answer to a question."""
    (one,) = kit.GAME.answer(state, question, seat)
    assert (one.kind, one.seat) == (Kind.ANSWER, seat)
    return one


def walked(state: State, question: str, seat: int = 1) -> tuple[Announcement, Announcement, list[Phrase]]:
    """The first and the last part of a list, and all its items."""
    return asking.walked(lambda told: ask(state, told, seat), question)


# ---- what a phrase means, in the words of the notation ----------------------------------------------------------


def hexagon(told: Any) -> str:
    """The word of a hexagon, of an expansion with the word of one before it."""
    if told.key == "qg-expansion":
        return f"expansion-{hexagon(told.facts['hexagon'])}"
    assert told.key == "qg-hexagon", told
    return f"{told.facts['pattern']}-{told.facts['colour']}"


def cell(told: Any) -> str:
    """The name of a cell or an ornament."""
    facts = told.facts
    if told.key == "qg-ornament":
        if facts["ornament"] == "fountain":
            return "fountain"
        return f"{facts['hour']}-middle" if facts["ornament"] == "pavilion" else f"ornament-{facts['hour']}"
    if told.key == "qg-cell-fountain":
        return f"fountain-{facts['hour']}"
    return f"{facts['slot']}-{facts.get('hour', 'middle')}"


def given(phrases: Any) -> list[str]:
    """Things that are given up, sorted."""
    found: list[str] = []
    for one in phrases:
        if one.key == "qg-jokers":
            found += ["joker"] * one.facts["count"]
        elif one.key == "qg-hexagons":
            found += [hexagon(one.facts["hexagon"])] * one.facts["count"]
        else:
            found.append(hexagon(one))
    return sorted(found)


# ---- the rulebook's answers -------------------------------------------------------------------------------------


def ways(naive: Naive, player: int, one: str) -> set[tuple[str, ...]]:
    """Every way to pay for a hexagon, tried out: sorted words."""
    beds = ["expansion-" + bed for bed in naive.beds[player]]
    useful = [word for word in {*naive.tiles[player], *beds} if alike(bare(word), one)]
    things = [*useful, *["joker"] * min(5, naive.jokers[player])]
    chosen = combinations(things, value(one) - 1)
    return {tuple(sorted(some)) for some in chosen if pays(one, list(some)) is None}


def open_cells(naive: Naive, player: int) -> list[str]:
    """Every cell that a tile can come to as far as spaces go."""
    return [one for one in CELLS if naive._no_space(player, one) is None]
