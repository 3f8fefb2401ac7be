"""The demonstration's player as a peer: --peer "python -m tests.strength.garden_greedy"."""

from __future__ import annotations

from companion.games.queens_garden.demo import GreedyStrategy
from companion.play.dealer import Dealer
from tests.strength.garden import answer

if __name__ == "__main__":
    answer(lambda table, seed: GreedyStrategy(table, Dealer(seed)).next)
