"""Whole matches on the fast core, the rules and the second implementations: run as a program for the full figure.

python -m tests.engine_soak --kingdoms 2000 --walls 2000

Kingdoms take turns through every number of players, set of variants and frame, a third of them with players who
leave or with any dominoes; the independent judge is asked at each fourth placing. Walls are those of the soak of
Azul, with its policies and the naive table. Every act, state and score is compared; nothing may differ.
"""

from __future__ import annotations

import argparse
import random
import time
from collections import Counter
from collections.abc import Iterator

from tests.engine_kingdoms import Kingdoms
from tests.engine_walls import Walls
from tests.games.azul_soak import plan
from tests.games.match_soak import Table, combinations

ASIDE = 4
TABLES = [Table(players, variants, floating) for players, variants in combinations() for floating in (False, True)]


def kingdoms(matches: int, seed: int) -> Iterator[Counter[str]]:
    """What occurred in each match."""
    for at in range(matches):
        table = TABLES[at % len(TABLES)]
        one = Kingdoms(table, seed * 1_000_003 + at, ASIDE, own_set=at % 6 == 1)
        yield one.play(leaving=0.02 if at % 6 == 4 else 0.0)


def walls(games: int, seed: int) -> Iterator[Counter[str]]:
    """The same of the walls."""
    for at, (policy, table) in enumerate(plan(games)):
        one = Walls(table, policy, random.Random(f"{seed} {at}"))
        one.play()
        yield Counter({"matches": 1, "acts": len(one.acts), policy: 1})


def main() -> None:
    """Run it, and print what occurred, one fact a line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--kingdoms", type=int, default=2000)
    parser.add_argument("--walls", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    every = {"kingdoms": kingdoms(asked.kingdoms, asked.seed), "walls": walls(asked.walls, asked.seed)}
    for name, matches in every.items():
        began, found = time.monotonic(), Counter[str]()
        for at, one in enumerate(matches, start=1):
            found += one
            if at % 200 == 0:
                print(f"{name}: {at} matches agree", flush=True)
        print(f"{name}: no difference, seed {asked.seed}, {time.monotonic() - began:.0f} seconds")
        for event, count in sorted(found.items()):
            print(f"{name}, {event}: {count}")


if __name__ == "__main__":
    main()
