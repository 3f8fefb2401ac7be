"""The fast core plays the walls as the game and the naive table do, act by act."""

from __future__ import annotations

import random
import statistics

import pytest

from companion import engine
from tests.engine_kit import needs_core
from tests.engine_walls import Walls
from tests.games.azul_kit import GAMES, setup
from tests.games.azul_policies import POLICIES
from tests.games.azul_soak import TABLES, random_game

pytestmark = needs_core


@pytest.mark.parametrize("at", range(len(TABLES)), ids=lambda at: " ".join(map(str, TABLES[at])))
def test_every_kind_of_game_is_the_same_at_each_act(at: int) -> None:
    edition, players, variants = TABLES[at]
    Walls(setup(edition, players, *variants), "random", random.Random(1)).play()


@pytest.mark.parametrize("policy", [one for one in POLICIES if one != "random"])
def test_what_happens_rarely_is_the_same_too(policy: str) -> None:
    """Rows that are locked, bags that run out, floors that are full."""
    for table in (setup("master_chocolatier", 2, "reverse", "special"), setup("azul_mini", 3, "reverse")):
        Walls(table, policy, random.Random(2)).play()


def test_random_games_bring_as_much_as_those_of_the_game() -> None:
    """Their means lie within four standard errors of each other."""
    dice = random.Random(4)
    theirs = [one.total for _ in range(300) for one in random_game(GAMES["azul_mini"], setup(), dice)]
    ours = [points for one in engine.random_games("azul_mini", 2, 20_000, 1) for points in one]
    error = (statistics.variance(theirs) / len(theirs) + statistics.variance(ours) / len(ours)) ** 0.5
    assert abs(statistics.mean(theirs) - statistics.mean(ours)) < 4 * error
