"""Whole games of Queen's Garden, held against a second implementation after every act, and what occurs counted.

python -m tests.games.queens_soak --games 20000 --seed 1 --workers 2
python -m tests.games.queens_soak --games 1000 --seed 7

Games take turns through two to four players and both sides of the scoring board, side B with a made-up wheel. Half
are played by the highest immediate score, passing only when nothing else is legal; the other half by policies that
reach the rest, some of them with the score allowed below nought. The counts tell which policy made which. Parts of
a run may be played apart, each with its own seed.

Ends with status 1 if an event is met fewer than a thousand times in 20,000 games, or in proportion.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from collections.abc import Collection, Iterator
from itertools import takewhile

from companion.core.model import Move, Standing
from companion.games.api import Setup
from companion.games.queens_garden.rules.acts import PASS_ACT
from companion.games.queens_garden.rules.cells import COUNT, HOURS, NAMES
from companion.games.queens_garden.rules.hexes import CRITERIA, HEXAGONS, WORDS
from companion.games.queens_garden.rules.state import ACT, FILL, OVER, ROUNDS, TURN, Garden, State
from companion.games.queens_garden.rules.taking import offered

from . import queens_mirror as mirrored
from .queens_events import EVENTS, FREE, GROUPS, Watch
from .queens_kit import GAME, Hands, setup
from .queens_mirror import Mirror
from .queens_policies import choose, one_of
from .soaking import Counts, counted, differ, report

EVERY = 9
"""Of so many acts one is compared with everything: the whole table, notation, states that are equal."""
WISHES = 2
"""Acts wished at each turn beside the one that is played."""
MOST = 2000
"""Acts of a game; the longest met has about a fifth of them."""
SIDES = ((), ("side-b",))
TABLES = tuple((players, side) for players in (2, 3, 4) for side in SIDES)
OTHERS = ("hoard", "surround", "hoard", "brim", "hoard", "random", "hoard", "collect", "hoard", "hoard")
"""Policies of the other half, in turns; hoarders most, for even they find no tile at all in one game of four."""
LEAST = 1000 / 20_000


def table_of(policy: str, at: int) -> Setup:
    """The at-th table of a policy; hoarders come to their aim by four only."""
    players, side = TABLES[at % len(TABLES)]
    below = ("below",) if policy == "random" and at // len(TABLES) % 2 else ()
    return setup(4 if policy == "hoard" else players, *side, *below)


class Game:
    """One game, played on both sides."""

    def __init__(self, table: Setup, policy: str, dice: random.Random) -> None:
        self.policy, self.dice = policy, dice
        self.state: State = GAME.start(table)
        self.mirror = Mirror(self.state)
        self.hands = Hands(dice)
        self.watch = Watch()
        self.acts: list[str] = []
        self.rounds = 0
        self.every = dice.randrange(EVERY)

    def play(self) -> Counter[str]:
        """Play to the end; AssertionError with the acts so far where something differs."""
        try:
            while self.state.phase != OVER:
                self.act()
                assert len(self.acts) < MOST, "the game does not end"
            differ("rounds", (self.rounds, self.state.round), (ROUNDS, ROUNDS))
            self.mirror.results(self.state)
        except AssertionError as error:
            table = self.state.table
            where = f"{len(table.players)} {sorted(table.setup.variants)} {self.policy}: {self.acts[-40:]}"
            raise AssertionError(f"{error}\n{where}") from error
        return self.watch.found

    def act(self) -> None:
        """Play one act on both sides and compare."""
        before = self.state
        whole = len(self.acts) % EVERY == self.every
        move = self._next(before, whole)
        text = GAME.text(move)
        self.acts.append(text)
        self._promises(before, move, whole)
        self.mirror.play(before, text)
        self.state = GAME.play(before, move)
        self.rounds += move.action == "round"
        mirrored.conserved(self.state)
        self.watch.see(before, move, self.state)
        self.mirror.compare(self.state, move.player, move, whole)

    def _next(self, state: State, whole: bool) -> Move:
        """What is played: chance from a bag and stacks, an act as the policy chooses; what is wished beside it."""
        if state.phase in (FILL, TURN):
            return self.hands.next(state)
        if state.phase != ACT:
            return one_of(list(GAME.moves(state)), self.dice)
        listed = set(takewhile(lambda one: one.action != PASS_ACT, GAME.moves(state))) if whole else None
        for _ in range(WISHES):
            self._wish(state, wish(state, self.dice), listed)
        return choose(self.policy, state, self.dice)

    def _wish(self, state: State, text: str, listed: Collection[Move] | None = None) -> None:
        """An act by chance, legal or not: both say the same, of the notation as the game writes it.

        listed: all legal acts but passes, which are many; None where nobody has looked.
        """
        move = GAME.parse(state, text)
        if not isinstance(move, Move):
            differ(text, "no act", "no act" if self.mirror.forbids(text) else None)
            return
        keys = [one.key for one in GAME.judge(state, move)]
        written = GAME.text(move)
        differ(f"{written} legal", (not keys, keys), (self.mirror.forbids(written) is None, keys))
        if listed is not None and move.action != PASS_ACT:
            differ(f"{written} listed", move in listed, not keys)
        self.watch.refused(keys)

    def _promises(self, state: State, move: Move, whole: bool) -> None:
        """What is played is judged legal, is read back from its notation, and leads to the same state again."""
        keys = [one.key for one in GAME.judge(state, move)]
        assert not keys, f"judged illegal: {keys}"
        if whole:
            differ("notation", move, GAME.parse(state, GAME.text(move)))
            one, other = GAME.play(state, move), GAME.play(state, move)
            assert one == other and hash(one) == hash(other), "a state is not equal to itself"
            if move.action == "pass" and not move.args and next(iter(GAME.moves(state))) == move:
                self.watch.only_pass()


def wish(state: State, dice: random.Random) -> str:
    """Some act of the player on turn, mostly with things that are there; often not legal."""
    garden, at = state.mine, dice.random()
    player = state.turn if dice.random() < 0.97 else one_of(state.table.players, dice)
    if at < 0.3:
        return f"{player} {_take(state, dice)}"
    if at < 0.45:
        return f"{player} buy {one_of(HOURS, dice)}"
    given = " ".join(_given(garden, dice))
    if at < 0.5:
        return f"{player} pass {given}".strip()
    stored = garden.tiles if at < 0.85 else garden.beds
    hexagon = WORDS[one_of(stored, dice) if stored and dice.random() < 0.95 else one_of(HEXAGONS, dice)]
    if at < 0.85:
        return f"{player} place {hexagon} {NAMES[int(dice.random() * COUNT)]} {given}".strip()
    return f"{player} lay {hexagon} {one_of(HOURS, dice)} {one_of(HOURS, dice)} {given}".strip()


def _take(state: State, dice: random.Random) -> str:
    """A criterion, and where several copies lie one of them, or a wrong one, or none."""
    criterion = one_of(CRITERIA, dice)
    found = [f"take {criterion}"]
    for one, places in offered(state).items():
        if criterion in WORDS[one] and (len(places) > 1 or dice.random() < 0.05) and dice.random() < 0.95:
            found.append(f"{WORDS[one]}@{one_of(places, dice) if dice.random() < 0.95 else 1}")
    return " ".join(found)


def _given(garden: Garden, dice: random.Random) -> list[str]:
    """Up to five things, mostly of the storage."""
    things = [*(WORDS[one] for one in garden.tiles), *(f"expansion-{WORDS[one]}" for one in garden.beds)]
    things += ["joker"] * garden.jokers
    found = dice.sample(things, min(len(things), int(dice.random() * 5)))
    return [one if dice.random() < 0.98 else WORDS[one_of(HEXAGONS, dice)] for one in found]


# ---- many games -----------------------------------------------------------------------------------------------


def plan(games: int) -> Iterator[tuple[str, Setup]]:
    """The policy and the table of each game: greedy and the others in turns."""
    met: Counter[str] = Counter()
    for at in range(games):
        policy = OTHERS[at // 2 % len(OTHERS)] if at % 2 else "greedy"
        yield policy, table_of(policy, met[policy])
        met[policy] += 1


def soak(games: int, seed: int, part: int = 0, parts: int = 1, told: bool = False) -> Counts:
    """Policy -> events of its games; of several parts, one. told: how far it is, in words, now and then."""
    found: Counts = {policy: Counter() for policy in ("greedy", *dict.fromkeys(OTHERS))}
    for at, (policy, table) in enumerate(plan(games)):
        if at % parts != part:
            continue
        one = Game(table, policy, random.Random(f"{seed} {at}"))
        counts = found[policy]
        counts += one.play()
        counts["games"] += 1
        counts["acts"] += len(one.acts)
        counts["rounds"] += one.rounds
        if told and at and at % (games // 20 or 1) < parts:
            print(f"{at} of {games} games agree", flush=True)
    return found


def random_game(table: Setup, dice: random.Random) -> list[Standing]:
    """The outcome of one game, each act any legal one, through the public interface; hands draw and turn."""
    state, hands, chance = GAME.start(table), Hands(dice), dice.random
    while (standings := GAME.outcome(state)) is None:
        if state.phase in (FILL, TURN):
            move = hands.next(state)
        else:
            moves = list(GAME.moves(state))
            move = moves[int(chance() * len(moves))]
        state = GAME.play(state, move)
    return standings


def _told(games: int, seed: int, part: int, parts: int) -> Counts:
    return soak(games, seed, part, parts, part == 0)


def main() -> int:
    """Run the soak with the numbers of the command line, and print what occurred, one fact a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=1)
    asked = parser.parse_args()
    began = time.monotonic()
    found = counted(_told, asked.games, asked.seed, asked.workers)
    enough = report(found, asked.games, GROUPS, LEAST, FREE)
    print(f"all agree; seconds: {time.monotonic() - began:.0f}")
    return 0 if enough else 1


if __name__ == "__main__":
    sys.exit(main())

__all__ = ["EVENTS", "Game", "random_game", "soak"]
