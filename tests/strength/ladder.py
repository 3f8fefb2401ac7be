"""Whether each level beats the one below, in matches of two by our rules: python -m tests.strength.ladder

Match number n has the same deals for both seatings, which take turns. A tie is half a win.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from companion.games import load
from companion.games.api import Setup
from companion.minds.levels import Level, choose, level, levels
from companion.minds.thinker import Thinker
from companion.play.dealer import Dealer
from tests.games import azul_kit, garden, queens_kit
from tests.strength.matches import wilson

LEAST, MOST = 0.60, 0.85
"""What a level wins against the one below."""
TABLES: dict[str, Any] = {
    "royal_garden": garden.match_setup,
    "azul_mini": lambda players, *variants: azul_kit.setup("azul_mini", players, *variants),
    "master_chocolatier": lambda players, *variants: azul_kit.setup("master_chocolatier", players, *variants),
    "queens_garden": queens_kit.setup,
}


def played(game: str, setup: Setup, levels: tuple[Level, Level], seed: int) -> tuple[float, float]:
    """The points of two levels, the first of whom has the first seat."""
    rules, thinker = load(game), Thinker(game, setup)
    deals, lots = Dealer(seed), Dealer(seed + 1)
    seats = {one.number: each for one, each in zip(setup.players, levels, strict=True)}
    state = rules.start(setup)
    while rules.outcome(state) is None:
        waits = rules.awaited(state)
        due = next((one for one in waits if one.player), waits[0])
        if due.chance:
            move = deals.weighted(due.chance)
        elif due.confirms is not None:
            move = due.confirms
        else:
            mine = seats[due.player]
            found = choose(thinker.opinion(state, due.player, mine.effort, lots.number(0, 2**63)), mine, lots)
            assert found is not None, (due, state)
            move = found
        state = rules.play(state, move)
    totals = {one.player: float(one.total) for one in rules.standings(state)}
    one, other = (totals[player.number] for player in setup.players)
    return one, other


def steps(
    game: str, variants: tuple[str, ...], pairs: list[tuple[Level, Level]], games: int, seed: int
) -> Iterator[str]:
    """A line a pair of levels, weaker first."""
    setup = TABLES[game](2, *variants)
    for weaker, stronger in pairs:
        wins, points = 0.0, [0.0, 0.0]
        for number in range(games):
            levels = (stronger, weaker) if number % 2 else (weaker, stronger)
            result = played(game, setup, levels, seed * 1_000_003 + 10 * (number // 2))
            theirs, ours = result if levels[0] is weaker else result[::-1]
            wins += 1.0 if ours > theirs else 0.5 if ours == theirs else 0.0
            points = [points[0] + ours / games, points[1] + theirs / games]
        low, high = wilson(wins, games)
        share = wins / games
        yield (
            f"{game}, {stronger.name} against {weaker.name}, seed {seed}: won {100 * share:.1f} % of {games}, "
            f"interval {100 * low:.1f} to {100 * high:.1f} %, mean points {points[0]:.1f} to {points[1]:.1f}; "
            f"bound {100 * LEAST:.0f} to {100 * MOST:.0f} %; {'met' if LEAST <= share <= MOST else 'NOT MET'}"
        )


def main() -> None:
    """Play, a line a step of the ladder."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength.ladder", description=__doc__)
    parser.add_argument("game", choices=sorted(TABLES), nargs="?", default="royal_garden")
    parser.add_argument("--variants", default="", help="with commas between them")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs=2, action="append", metavar=("WEAKER", "STRONGER"), help="these alone")
    words = parser.parse_args()
    chosen = [(level(a, words.game), level(b, words.game)) for a, b in words.against or ()]
    pairs = chosen or list(pairwise(levels(words.game)))
    for line in steps(words.game, tuple(filter(None, words.variants.split(","))), pairs, words.games, words.seed):
        print(line, flush=True)


if __name__ == "__main__":
    main()
