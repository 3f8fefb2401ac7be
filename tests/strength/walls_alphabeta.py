"""A peer for walls of two: agents of jhgravelle/azul-alphazero that search by alpha and beta, which are theirs.

Clone that repository into FOLDER; what is used of it needs Python alone.

    PYTHONHASHSEED=0 python -m tests.strength walls --peer "PYTHON tests/strength/walls_alphabeta.py FOLDER hard" \
        --players 2 --games 200 --into FILE

`hard` is theirs of that name: three acts deep, and to the end of the round once at most eight colours of sources
are left. It is asked for what it holds best, without the lots by which their site lets it err. Of equals it plays
the first, in an order that follows Python's hashes, which the seed above holds. This file imports nothing of the
companion.
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any

DEPTHS = {"easy": (1, 4), "medium": (2, 6), "hard": (3, 8), "extreme": (4, 10)}
"""Their names -> acts deep, and from how many colours of sources on to the end (agents/registry.py)."""
TAKE = 4


class Player:
    """Their agent over their rules."""

    def __init__(self, folder: Path, name: str) -> None:
        sys.path.insert(0, str(folder))
        self._constants = importlib.import_module("engine.constants")
        self._game = importlib.import_module("engine.game").Game
        agent = importlib.import_module("agents.alphabeta").AlphaBetaAgent
        self._agent = agent(*DEPTHS[name], exploration_temperature=0.0)

    def position(self, state: bytes) -> Any:
        """Our state (companion/engine/azul.h) while tiles are taken, as theirs."""
        tiles = list(self._constants.Tile)  # the colours as ours, then the marker
        heaps = [
            [tiles[colour] for colour in range(5) for _ in range(state[10 + 5 * at + colour])] for at in range(12)
        ]
        game = self._game(seed=1)
        game.factories, game.center = heaps[:5], heaps[9] + ([] if state[7] else [tiles[5]])
        game.bag, game.discard = heaps[10], heaps[11]
        game.current_player_index, game.round = state[5] - 1, state[9]
        for seat, player in enumerate(game.players):
            ours = state[82 + 45 * seat : 127 + 45 * seat]
            player.wall = [[int(one > 0) for one in ours[at : at + 5]] for at in range(10, 35, 5)]
            for row in range(5):
                if colour := ours[2 * row]:
                    column = self._constants.COLUMN_FOR_TILE_IN_ROW[tiles[colour - 1]][row]
                    player.pattern_grid[row][column] = ours[2 * row + 1]
            player.floor_line = [tiles[one - 1] for one in ours[35:42] if one]
            player.score = int.from_bytes(ours[43:45], "little")
            player._update_pending()
            player._update_penalty()
            player._update_bonus()
        return game

    def act(self, state: bytes) -> int:
        """What the agent holds best, as our core names it."""
        move = self._agent.choose_move(self.position(state))
        colour = list(self._constants.Tile).index(move.tile) + 1
        line = 0 if move.destination == self._constants.FLOOR else move.destination + 1
        source = 0 if move.source == self._constants.CENTER else move.source + 1
        return int.from_bytes((TAKE, state[5], source, colour << 3 | line), "big")


def main() -> None:
    """Answer until nobody asks any more."""
    player = Player(Path(sys.argv[1]), sys.argv[2])
    for line in sys.stdin:
        told = json.loads(line)
        answer = {} if "edition" in told else {"act": player.act(bytes.fromhex(told["state"]))}
        print(json.dumps(answer), flush=True)


if __name__ == "__main__":
    main()
