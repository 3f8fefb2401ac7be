"""Queen's Garden, refereed by our rules: a peer plays all other seats; --playouts are the acts that we follow.

A match is begun with {"players": 2, "variants": [], "seed": 17}, to which the answer is {}. Each further question
is for an act: {"acts": [...]}, all acts since the last question in their notation, those of nobody among them. It
is answered with {"act": "..."} for whoever is on turn. --playouts 0: we take the best by merit, with one look.

Peers: tests/strength/garden_greedy.py and tests/strength/garden_tomsgarden.py, which tell how they are called.
"""

from __future__ import annotations

import json
import random
import sys
from collections.abc import Callable

from companion.core.model import Move
from companion.games.api import Setup
from companion.games.queens_garden.mind.mind import MIND
from companion.games.queens_garden.rules.points import total
from companion.games.queens_garden.rules.state import ACT, FILL, TURN, State
from tests.games.queens_kit import GAME, Hands, moved, setup
from tests.strength.matches import Match
from tests.strength.peer import Peer, PeerError

Player = Callable[[State], Move | None]
"""Chooses an act for the player on turn."""


def play(peer: Peer, match: Match) -> list[float]:
    """The points of each seat."""
    dice = random.Random(match.seed)
    state: State = GAME.start(setup(match.run.players, *match.run.variants))
    hands, told = Hands(dice), list[str]()
    peer.ask(players=match.run.players, variants=match.run.variants, seed=match.seed)
    while GAME.outcome(state) is None:
        if state.phase in (FILL, TURN):
            move = hands.next(state)
        elif state.phase != ACT:
            move = dice.choice(list(GAME.moves(state)))
        elif state.table.seats[state.turn] == match.seat:
            move = ours(state, match.run.playouts)
        else:
            move = _answered(state, peer.ask(acts=told))
            told = []
        told.append(GAME.text(move))
        state = GAME.play(state, move)
    return [float(total(state, mine)) for _, mine in state.seated]


def ours(state: State, width: int) -> Move:
    """Our act."""
    valued = MIND.searched(state, state.turn, width, lambda: False) if width else MIND.merit(state, state.turn)
    return max(valued, key=lambda one: one.value).move


def _answered(state: State, answer: dict[str, object]) -> Move:
    """The act of an answer; PeerError where it is none, or not legal."""
    move = GAME.parse(state, str(answer.get("act")))
    if not isinstance(move, Move) or GAME.judge(state, move):
        raise PeerError(f"The peer's act is not legal: {answer}")
    return move


def answer(made: Callable[[Setup, int], Player]) -> None:
    """Be a peer on standard input and output. made: whoever plays, by the set-up and a seed."""
    state: State
    for line in sys.stdin:
        question = json.loads(line)
        if "players" in question:
            table = setup(question["players"], *question["variants"])
            state, player = GAME.start(table), made(table, question["seed"])
            print("{}", flush=True)
            continue
        for text in question["acts"]:
            state = GAME.play(state, moved(state, text))
        if (move := player(state)) is None:
            raise ValueError("Nobody is on turn.")
        print(json.dumps({"act": GAME.text(move)}), flush=True)
