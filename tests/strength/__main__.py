"""python -m tests.strength GAME --peer COMMAND: see the package."""

from __future__ import annotations

import argparse
import importlib
import shlex
from pathlib import Path

from tests.strength.matches import Results, Run, told
from tests.strength.peer import Peer

GAMES = ("garden", "kingdoms", "walls")
"""Modules of this package, each with play(peer, match) -> the points of each seat."""


def asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.strength", description=__doc__)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--peer", required=True, help="the command of the peer's adapter")
    parser.add_argument("--name", default="", help="what the peer is called in results; else its last word")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--variants", default="", help="with commas between them, as the game's module has them")
    parser.add_argument(
        "--playouts", type=int, default=2000, help="ours, for each act; garden: acts that we follow"
    )
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--into", type=Path, required=True, help="where results are appended")
    return parser.parse_args()


def main() -> None:
    """Play what is not yet played, and say how it went."""
    words = asked()
    command = shlex.split(words.peer)
    variants = tuple(filter(None, words.variants.split(",")))
    run = Run(words.game, words.name or command[-1], words.players, variants, words.playouts, words.seed)
    play = importlib.import_module(f"tests.strength.{words.game}").play
    results = Results(words.into, run)
    with Peer(command) as peer:
        for match in run.matches(words.games):
            if match.number not in results.done:
                results.add(match, play(peer, match))
                print(told(results, match.number), flush=True)
    for line in results.summary(words.games):
        print(line)


if __name__ == "__main__":
    main()
