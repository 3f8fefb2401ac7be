"""The fast core plays the kingdoms as the game does, act by act, and as the independent judge allows."""

from __future__ import annotations

import random
import statistics

import pytest

from companion import engine
from tests.engine_kingdoms import Kingdoms, random_match
from tests.engine_kit import needs_core
from tests.games.match_soak import Table, combinations

pytestmark = needs_core
EVERY = [Table(players, variants, floating) for players, variants in combinations() for floating in (False, True)]


@pytest.mark.sampled(14)
@pytest.mark.parametrize("at", [at + at // 2 % 2 for at in range(0, len(EVERY), 2)], ids=lambda at: str(EVERY[at]))
def test_every_kind_of_match_is_the_same_at_each_act(at: int) -> None:
    """Each number of players with each set of variants, on both frames by turns; tests.engine_soak has all."""
    table = EVERY[at]
    found = Kingdoms(table, 100 + at, aside=30).play()
    games = 3 if "dynasty" in table.variants else 1
    assert found["end"] == games and found["castle"] == games * table.players


@pytest.mark.sampled(4)
@pytest.mark.parametrize("at", range(0, len(EVERY), 9))
def test_somebody_may_leave_at_any_moment(at: int) -> None:
    assert sum(Kingdoms(EVERY[at], seed, aside=30).play(leaving=0.05)["leave"] for seed in range(3))


@pytest.mark.parametrize("floating", [False, True])
@pytest.mark.parametrize("variants", [(), ("duel",)])
def test_any_set_of_dominoes_is_played_alike(floating: bool, variants: tuple[str, ...]) -> None:
    Kingdoms(Table(2, variants, floating), 5, aside=4, own_set=True).play()


@pytest.mark.parametrize(
    "table", [Table(2, ()), Table(3, ("wider", "harmony"), True), Table(2, ("duel", "centralised"), True)], ids=str
)
def test_random_matches_bring_as_much_as_those_of_the_game(table: Table) -> None:
    """Their means lie within four standard errors of each other."""
    dice = random.Random(4)
    theirs = [sum(random_match(table, dice)) for _ in range(150)]
    variants = (*table.variants, *(("floating",) if table.floating else ()))
    ours = list(map(sum, engine.random_games("royal_garden", table.players, 20_000, 1, variants)))
    error = (statistics.variance(theirs) / len(theirs) + statistics.variance(ours) / len(ours)) ** 0.5
    assert abs(statistics.mean(theirs) - statistics.mean(ours)) < 4 * error
