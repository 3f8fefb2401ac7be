"""Whether each level beats the one below, in matches of two by our rules.

    python -m tests.strength.ladder azul_mini --variants reverse --games 300 --seed 61 --into FILE

Two matches after one another have the same deals, and the levels change seats. A tie is half a win, the interval
is Wilson's, of 95 %. One line a match is appended to FILE; a run that is begun again goes on after them, and
matches of levels that played otherwise are left alone. Nothing is cut by time: a busy computer plays the same.
"""

from __future__ import annotations

import argparse
import statistics
import sys
from collections.abc import Sequence
from itertools import pairwise
from pathlib import Path
from typing import Any

from companion.core.model import Move
from companion.games import load
from companion.games.api import Setup
from companion.minds.levels import Level, choose, level, levels
from companion.minds.thinker import Thinker
from companion.play.dealer import Dealer
from tests.due_moves import due_move
from tests.games import azul_kit, garden, queens_kit
from tests.strength.matches import Results, Run, wilson

LEAST, MOST = 0.60, 0.85
"""What a level wins against the one below."""
TABLES: dict[str, Any] = {
    "royal_garden": garden.match_setup,
    "azul_mini": lambda players, *variants: azul_kit.setup("azul_mini", players, *variants),
    "master_chocolatier": lambda players, *variants: azul_kit.setup("master_chocolatier", players, *variants),
    "queens_garden": queens_kit.setup,
}


def played(game: str, setup: Setup, levels: Sequence[Level], seed: int) -> list[float]:
    """The points of levels in the order of their seats."""
    rules, thinker = load(game), Thinker(game, setup)
    deals, lots = Dealer(seed), Dealer(seed + 1)
    seats = {one.number: each for one, each in zip(setup.players, levels, strict=True)}
    state = rules.start(setup)

    def chosen(player: int) -> Move:
        mine = seats[player]
        found = choose(thinker.opinion(state, player, mine.effort, lots.number(0, 2**63)), mine, lots)
        assert found is not None, (player, state)
        return found

    while rules.outcome(state) is None:
        state = rules.play(state, due_move(rules, state, deals, chosen))
    totals = {one.player: float(one.total) for one in rules.standings(state)}
    return [totals[player.number] for player in setup.players]


def told_apart(one: Level) -> str:
    """A level with all that decides how it plays, so that results of other levels are not taken for its own."""
    effort = one.effort
    return (
        f"{one.name} ({effort.measure.value}, {effort.playouts} playouts, width {effort.width}, "
        f"error {one.temperature_points:g}, at most {one.most_lost_points:g})"
    )


def step(game: str, variants: tuple[str, ...], pair: tuple[Level, Level], seed: int, into: Path) -> Results:
    """What is known of a pair of levels, weaker first; ours are the matches of the stronger."""
    weaker, stronger = pair
    return Results(into, Run(game, f"{told_apart(stronger)} over {told_apart(weaker)}", 2, variants, 0, seed))


def go_on(results: Results, pair: tuple[Level, Level], games: int) -> None:
    """Play what is missing of so many matches."""
    run, (weaker, stronger) = results.run, pair
    setup = TABLES[run.game](2, *run.variants)
    for match in run.matches(games):
        if match.number not in results.done:
            seated = (weaker, stronger) if match.seat else (stronger, weaker)
            deals = run.seed * 1_000_003 + 10 * (match.number // 2)
            results.add(match, played(run.game, setup, seated, deals))


def verdict(results: Results, pair: tuple[Level, Level], games: int) -> tuple[bool, str]:
    """Whether a step is as high as it should be, and the line that tells it."""
    run, (weaker, stronger) = results.run, pair
    wins, count = results.share(games)
    low, high = wilson(wins, count)
    points = [results.done[one.number] for one in run.matches(games)]
    ours = statistics.mean(each[number % 2] for number, each in enumerate(points))
    theirs = statistics.mean(each[1 - number % 2] for number, each in enumerate(points))
    is_met = LEAST <= wins / count <= MOST
    return is_met, (
        f"{' '.join((run.game, *run.variants))}, {stronger.name} against {weaker.name}, seed {run.seed}: "
        f"won {100 * wins / count:.1f} % of {count}, interval {100 * low:.1f} to {100 * high:.1f} %, "
        f"mean points {ours:.1f} to {theirs:.1f}; "
        f"bound {100 * LEAST:.0f} to {100 * MOST:.0f} %; {'met' if is_met else 'NOT MET'}"
    )


def main() -> int:
    """Play, a line a step of the ladder; 1 where a step is too low or too high."""
    parser = argparse.ArgumentParser(prog="python -m tests.strength.ladder", description=__doc__)
    parser.add_argument("game", choices=sorted(TABLES))
    parser.add_argument("--variants", default="", help="with commas between them")
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--against", nargs=2, action="append", metavar=("WEAKER", "STRONGER"), help="these alone")
    parser.add_argument("--into", type=Path, required=True, help="where results are appended")
    words = parser.parse_args()
    variants = tuple(filter(None, words.variants.split(",")))
    chosen = [(level(a, words.game), level(b, words.game)) for a, b in words.against or ()]
    status = 0
    for pair in chosen or pairwise(levels(words.game)):
        results = step(words.game, variants, pair, words.seed, words.into)
        go_on(results, pair, words.games)
        is_met, line = verdict(results, pair, words.games)
        print(line, flush=True)
        status = status if is_met else 1
    return status


if __name__ == "__main__":
    sys.exit(main())
