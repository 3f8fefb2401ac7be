"""Random placements judged by the game and by the independent judge: run as a program for the full figure.

python -m tests.games.judge_soak --count 100000
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter

from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.acts import castle_move, discard_move, place_move
from companion.games.royal_garden.rules.fits import placements
from companion.games.royal_garden.rules.state import State
from tests.games import independent_judge as other
from tests.games.garden import dominoes, random_dominoes, seen, setup

WORDS = {
    "rg-no-castle": "no castle",
    "rg-not-neighbours": "apart",
    "rg-taken": "taken",
    "rg-outside": "outside",
    "rg-frame": "outside",
    "rg-alone": "unconnected",
    "rg-mismatch": "unconnected",
}

Spot = tuple[tuple[int, int], tuple[int, int]]


def soak(count: int, seed: int) -> Counter[str]:
    """Judge `count` random placements twice; AssertionError at the first difference. Counts what occurred."""
    dice = random.Random(seed)
    found: Counter[str] = Counter()
    while found["placements"] < count:
        size, floating = dice.choice((5, 5, 7)), dice.random() < 0.4
        table = dominoes() if dice.random() < 0.5 else random_dominoes(dice)
        state = GAME.start(setup(1, size, not floating, table))
        if dice.random() < 0.95:
            cell = dice.randint(1, size), dice.randint(1, size)
            state = GAME.play(state, castle_move(1, 1, cell))
        order = list(table)
        dice.shuffle(order)
        for number in order[: dice.randint(4, 24)]:
            state = _try_domino(state, number, dice, found)
        found["games"] += 1
    return found


def _try_domino(state: State, number: int, dice: random.Random, found: Counter[str]) -> State:
    """Judge several spots of one domino, then lay it where it may go, or compare that it may be discarded."""
    kingdom = state.kingdom(1)
    assert kingdom is not None
    legal = placements(kingdom, state.frame, *state.dominoes[number])
    for _ in range(6):
        spot = dice.choice(legal) if legal and dice.random() < 0.15 else _any_spot(state, dice)
        _compare(state, number, spot, not legal, found)
    brute = dice.random() < 0.02
    if brute and seen(state):
        _compare_all(state, number, legal)
        found["whole lists"] += 1
    if legal:
        return GAME.play(state, place_move(1, number, dice.choice(legal)))
    if kingdom.castle is not None:
        show = " ".join(state.dominoes[number])
        size, floating = state.frame.columns, not state.frame.fixed
        assert other.may_discard(seen(state), size, floating, show)
        assert GAME.judge(state, discard_move(1, number)) == []
        found["discards"] += 1
    return state


def _any_spot(state: State, dice: random.Random) -> Spot:
    """Two cells near what lies there or anywhere, mostly side by side."""
    kinds = list(seen(state)) or [3 + 3j]
    if dice.random() < 0.7:
        near = dice.choice(kinds)
        x, y = int(near.real) + dice.randint(-2, 2), int(near.imag) + dice.randint(-2, 2)
    else:
        x, y = dice.randint(0, state.frame.columns + 1), dice.randint(0, state.frame.rows + 1)
    dx, dy = dice.choice(((1, 0), (-1, 0), (0, 1), (0, -1)))
    if dice.random() < 0.05:
        dx, dy = dice.choice(((0, 0), (1, 1), (-1, 1), (2, 0), (0, -2)))
    return (x, y), (x + dx, y + dy)


def _compare(state: State, number: int, spot: Spot, nowhere: bool, found: Counter[str]) -> None:
    show = " ".join(state.dominoes[number])
    size, floating = state.frame.columns, not state.frame.fixed
    board = seen(state)
    one, two = complex(*spot[0]), complex(*spot[1])
    theirs = other.faults(board, size, floating, one, two, show)
    if theirs & {"no castle", "apart"}:
        theirs.discard("unconnected")  # the game does not speak of neighbours that nothing can have yet
    problems = GAME.judge(state, place_move(1, number, spot))
    ours = {WORDS[problem.key] for problem in problems}
    assert ours == theirs, (board, size, floating, show, spot, ours, theirs)
    keys = {problem.key for problem in problems}
    if "unconnected" in theirs:
        lonely = not {cell + side for cell in (one, two) for side in other.SIDES} & (set(board) - {one, two})
        assert lonely == ("rg-alone" in keys), (board, show, spot)
    if any(one.remedy is not None and one.remedy.key == "rg-remedy-discard" for one in problems):
        assert nowhere, (board, show)
    found["placements"] += 1
    found["legal" if not theirs else "illegal"] += 1
    found.update(keys)


def _compare_all(state: State, number: int, legal: list[Spot]) -> None:
    board = seen(state)
    show = " ".join(state.dominoes[number])
    homes = other.homes(board, state.frame.columns, not state.frame.fixed, show)
    assert {(complex(*a), complex(*b)) for a, b in legal} == homes, (board, show)


def main() -> None:
    """Run the soak with the count and seed of the command line, and print what occurred."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--count", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    begun = time.monotonic()
    found = soak(asked.count, asked.seed)
    print(f"no difference in {found['placements']} placements, {time.monotonic() - begun:.1f} s")
    for name, count in sorted(found.items()):
        print(f"  {name}: {count}")


if __name__ == "__main__":
    main()
