"""A peer for walls: our own look at one act, without the others at the table (companion/games/azul/mind).

    python -m tests.strength walls --peer "python -m tests.strength.walls_greedy" --players 2 --games 200 \
        --into FILE
"""

from __future__ import annotations

import json
import random
import sys

from companion.games.azul.mind.mind import MINI as MIND
from tests.strength.walls import Played, table


def answered(played: Played, acts: list[int], dice: random.Random) -> int:
    """The act that promises most, one by lot of several."""
    for act in acts:
        move = played.named(act)
        assert move is not None, act
        played.play(move)
    values = MIND.merit(played.state, played.player)
    most = max(one.value for one in values)
    return MIND.coded(played.state, dice.choice([one.move for one in values if one.value == most]))


def main() -> None:
    """Answer until nobody asks any more."""
    played, dice = None, random.Random(0)
    for line in sys.stdin:
        told = json.loads(line)
        if "edition" in told:
            played = Played(table(told["edition"], told["players"], frozenset(told["variants"])))
            print("{}", flush=True)
        else:
            assert played is not None
            print(json.dumps({"act": answered(played, told["acts"], dice)}), flush=True)


if __name__ == "__main__":
    main()
