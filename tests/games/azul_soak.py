"""Whole games of Azul, held against a second implementation after every act, and what occurs in them counted.

python -m tests.games.azul_soak --games 100000 --seed 1 --workers 2
python -m tests.games.azul_soak --random 20000

Games take turns through both editions, two to four players, both sides, special displays and the marker's variant;
one half is played at random, the other by the highest immediate score. To these come further games of policies
that reach what is rare (MORE); the counts tell which policy made which. Those that put the end off are given up
after some rounds; games that are played at random or greedily always end.

Ends with status 1 if an event is met fewer than a thousand times in 100,000 games, or in proportion.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

from companion.core.model import Move
from companion.games.api import Setup
from companion.games.azul.rules.editions import FILLING
from companion.games.azul.rules.state import EXTRA, FILL, LOTS, OVER, ROUND, SPREAD, TAKE, TILE, State

from . import azul_mirror as mirrored
from .azul_events import EVENTS, GROUPS, Watch
from .azul_kit import EDITIONS, GAMES, Bag, setup
from .azul_mirror import PHASES, Mirror
from .azul_policies import choose
from .soaking import Counts, counted, differ, report

EVERY = 7
"""Of so many acts one is compared with everything: all legal moves, the whole position, notation, judge."""
MOST = 6000
"""Acts of a game; the longest met has about a fifth of them."""
GIVEN_UP = {"hoard": 16, "collect": 60, "lock": 60, "floor": 100}
"""Policy -> the last round of its games."""
VARIANTS = {
    "azul_mini": ((), ("reverse",)),
    "master_chocolatier": tuple(
        (*side, *special) for side in ((), ("reverse",)) for special in ((), ("special",), ("special", "marker"))
    ),
}
TABLES = tuple(
    (edition, players, variants)
    for edition, all_variants in VARIANTS.items()
    for players, variants in product((2, 3, 4), all_variants)
)
"""Every edition with its variants and numbers of players; Mini's as often as each of the other's."""
MAIN = ("random", "greedy")
LEAST = 1000 / 100_000


def tables(*, wanted: Callable[[int, tuple[str, ...]], bool] = lambda *_: True) -> list[Setup]:
    """The set-ups that are wanted, of all: edition, players, variants."""
    return [setup(edition, count, *variants) for edition, count, variants in TABLES if wanted(count, variants)]


_LOCKED = tables(wanted=lambda players, variants: players < 4 and "reverse" in variants)
MORE: dict[str, tuple[int, list[Setup]]] = {
    "collect": (3, tables()),
    "lock": (13, _LOCKED + [one for one in _LOCKED if "special" in one.variants]),
    "floor": (1, tables(wanted=lambda players, variants: players == 2 and "special" in variants)),
    "hoard": (14, tables(wanted=lambda players, variants: players == 4 and "reverse" not in variants)),
}
"""Policy -> how many games are played by it as well for 100 of the main ones, and at which tables."""


class Game:
    """One game, played on both sides."""

    def __init__(self, table: Setup, policy: str, dice: random.Random) -> None:
        self.game = GAMES[table.edition]
        self.policy, self.dice = policy, dice
        self.state: State = self.game.start(table)
        self.mirror = Mirror(table, table.edition)
        self.bag = Bag(EDITIONS[table.edition], dice)
        self.watch = Watch()
        self.acts: list[str] = []
        self.every = dice.randrange(EVERY)

    def play(self) -> Counter[str]:
        """Play to the end; AssertionError with the acts so far where something differs."""
        try:
            while self.game.outcome(self.state) is None:
                if self.state.round > GIVEN_UP.get(self.policy, self.state.round):
                    self.watch.found["given up"] += 1
                    return self.watch.found
                self.act()
                assert len(self.acts) < MOST, "the game does not end"
            self._end()
        except AssertionError as error:
            variants = sorted(self.state.table.setup.variants)
            where = f"{self.game.name} {len(self.state.boards)} {variants} {self.policy}: {self.acts[-40:]}"
            raise AssertionError(f"{error}\n{where}") from error
        return self.watch.found

    def act(self) -> None:
        """Play one act on both sides and compare."""
        before = self.state
        whole = len(self.acts) % EVERY == self.every
        move = self._next(before, whole)
        self.acts.append(self.game.text(move))
        if whole:
            self._promises(before, move)
        self.mirror.play(before, move)
        self.state = self.game.play(before, move)
        self.watch.see(before, move, self.state, self.mirror.table)
        self._compare(whole)

    def _next(self, state: State, whole: bool) -> Move:
        """What is played: chance from a bag, anything else as the policy chooses."""
        if state.phase in (FILL, EXTRA):
            return self.bag.draw(FILLING if state.phase == FILL else 1, state.lid)
        moves = list(self.game.moves(state))
        assert moves, "nobody may act, but the game is not over"
        if whole and state.phase in (TAKE, SPREAD, TILE, ROUND):
            ours, theirs = [mirrored.legal(one) for one in moves], self.mirror.acts()
            assert len(set(ours)) == len(ours), "a move is listed twice"
            differ("legal moves", set(ours), theirs)
        return choose(self.policy, state, moves, self.dice)

    def _promises(self, state: State, move: Move) -> None:
        """What is played is judged legal, is read back from its notation, and leads to the same state again."""
        assert not self.game.judge(state, move), "a legal move is judged illegal"
        again = self.game.parse(state, self.game.text(move))
        differ("notation", move, again)
        one, other = self.game.play(state, move), self.game.play(state, move)
        assert one == other and hash(one) == hash(other), "a state is not equal to itself"

    def _compare(self, whole: bool) -> None:
        state, mirror = self.state, self.mirror
        found = mirrored.conserved(state)
        assert found == mirrored.ALL, f"tiles are lost or made: {found}"
        differ("phase", PHASES[state.phase], mirror.phase)
        if state.phase == OVER:
            return
        differ("turn", mirrored.whose(state), mirror.table.whose_turn())
        scores = [board.score for board in state.boards]
        differ("scores", scores, list(mirror.scores().values()))
        if state.phase == ROUND:
            differ("placements", mirrored.placements(state), sorted(mirror.table.laid))
        if (whole or state.phase == ROUND) and state.phase != LOTS:
            differ("position", mirrored.position(state), mirror.position())

    def _end(self) -> None:
        """Bonuses, totals and ranks."""
        results = self.mirror.results()
        lines: dict[int, Counter[str]] = {player: Counter() for player in results}
        for line in self.game.score(self.state):
            lines[line.player][line.key] += line.points if line.key == "az-running" else 1
        running = self.mirror.scores()
        for player, (_total, *bonuses) in results.items():
            mine = lines[player]
            told = [mine["az-running"], *(mine[f"az-bonus-{one}"] for one in ("row", "column", "colour"))]
            differ("bonuses", told, [running[player], *bonuses])
        ranks = mirrored.ranks(results)
        expected = {player: (ranks[player], results[player][0]) for player in results}
        found = {one.player: (one.rank, one.total) for one in self.game.outcome(self.state) or []}
        differ("outcome", found, expected)


# ---- many games -----------------------------------------------------------------------------------------------


def plan(games: int) -> Iterator[tuple[str, Setup]]:
    """The policy and the table of each game: the main ones in turns, and between them those that come to them."""
    all_tables = tables()
    for at in range(games):
        yield MAIN[at % 2], all_tables[at // 2 % len(all_tables)]
        for policy, (share, some) in MORE.items():
            if at * share // 100 != (at + 1) * share // 100:
                yield policy, some[(at * share // 100) % len(some)]


def soak(games: int, seed: int, part: int = 0, parts: int = 1) -> Counts:
    """Policy -> events of its games, their number among them; of several parts, one."""
    found: Counts = {policy: Counter() for policy in (*MAIN, *MORE)}
    for at, (policy, table) in enumerate(plan(games)):
        if at % parts != part:
            continue
        one = Game(table, policy, random.Random(f"{seed} {at}"))
        counts = found[policy]
        counts += one.play()
        counts["games"] += 1
        counts["acts"] += len(one.acts)
        counts["rounds"] += one.state.round
        for kind in table.variants:
            counts[f"with {kind}"] += 1
    return found


def random_scores(games: int, seed: int) -> list[int]:
    """Totals of both players of random games of Mini: uniform over source, colour and line, the floor allowed."""
    dice = random.Random(seed)
    game, table, found = GAMES["azul_mini"], setup(), []
    for _ in range(games):
        standings = random_game(game, table, dice)
        found += [one.total for one in standings]
    return found


def random_game(game: Any, table: Setup, dice: random.Random) -> list[Any]:
    """The outcome of one random game, through the public interface alone; a bag tells what is drawn."""
    state = game.start(table)
    bag = Bag(EDITIONS[table.edition], dice)
    while (standings := game.outcome(state)) is None:
        if state.phase == FILL:
            state = game.play(state, bag.draw(FILLING, state.lid))
        else:
            moves = game.moves(state)
            moves = moves if isinstance(moves, (list, tuple)) else list(moves)
            state = game.play(state, moves[int(dice.random() * len(moves))])
    return list(standings)


def main() -> int:
    """Run the soak with the numbers of the command line, and print what occurred, one fact a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--random", type=int, default=0, help="only this many random games of two, mean score")
    asked = parser.parse_args()
    began = time.monotonic()
    if asked.random:
        scores = random_scores(asked.random, asked.seed)
        mean = sum(scores) / len(scores)
        error = (sum((one - mean) ** 2 for one in scores) / len(scores) ** 2) ** 0.5
        took = time.monotonic() - began
        print(f"random games: {asked.random}, mean score per player {mean:.3f}, standard error {error:.3f}")
        print(f"seconds: {took:.0f}, games a second {asked.random / took:.0f}")
        return 0 if 2.90 <= mean <= 3.02 else 1
    found = counted(soak, asked.games, asked.seed, asked.workers)
    enough = report(found, asked.games, GROUPS, LEAST)
    print(f"all agree; seconds: {time.monotonic() - began:.0f}")
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())

__all__ = ["EVENTS", "Game", "soak"]
