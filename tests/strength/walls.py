"""Walls, refereed by our rules: a peer plays all other seats.

A match is begun with {"edition": "azul_mini", "players": 2, "variants": [], "seat": 1}, our seat from 1, to which
the answer is {}. Each further question is for an act: {"acts": [...], "state": "..."}, all acts since the last
question as the core names them, those of nobody among them, and the state as the core has it, in hexadecimal
(companion/engine/azul.h). It is answered with {"act": number}.

Variants are those of the edition; the name of an edition among them chooses it, else it is azul_mini. Points have
a hundredth for each complete row, which decides between equals.

Peers: tests/strength/walls_greedy.py, walls_net.py and walls_alphabeta.py, which tell how they are called.
"""

from __future__ import annotations

import random
from typing import Any

from companion import engine
from companion.core.model import Move, Player, Tile
from companion.games import load
from companion.games.api import Game, Setup
from companion.games.azul.mind.mind import MINI as MIND
from companion.games.azul.rules.editions import CHOCOLATIER, EACH, MINI
from companion.games.azul.rules.points import result
from companion.games.azul.rules.preparing import chances
from companion.games.azul.rules.state import State
from tests.strength.matches import Match
from tests.strength.peer import Peer, PeerError

EDITIONS = {one.name: one for one in (MINI, CHOCOLATIER)}


def table(edition: str, players: int, variants: frozenset[str]) -> Setup:
    """A match without boards."""
    seated = tuple(Player(number, f"Seat {number}") for number in range(1, players + 1))
    tiles = tuple(Tile(f"tile {word}", (word,), EACH) for word in EDITIONS[edition].colours)
    return Setup(seated, tiles, edition, variants=variants)


class Played:
    """A match as it is played. acts: those that the peer has not heard."""

    def __init__(self, setup: Setup) -> None:
        self.game: Game[Any] = load(setup.edition)
        self.state: State = self.game.start(setup)
        self.acts: list[int] = []

    def play(self, move: Move) -> None:
        """One act more."""
        self.acts.append(MIND.coded(self.state, move))
        self.state = self.game.play(self.state, move)

    def named(self, act: int) -> Move | None:
        """The legal move that the core names so."""
        moves = self.game.moves(self.state)
        return next((one for one in moves if MIND.coded(self.state, one) == act), None)

    def forced(self, dice: random.Random) -> Move | None:
        """What is left to chance, or the only act of somebody; None where somebody chooses."""
        if lots := chances(self.state):
            return dice.choices([move for move, _ in lots], [weight for _, weight in lots])[0]
        moves = list(self.game.moves(self.state))
        first = [one for one in moves if one.player == moves[0].player]
        return first[0] if len(first) == 1 or (not self.state.turn and not self.state.table.reverse) else None

    @property
    def player(self) -> int:
        """Who chooses now."""
        return next(iter(self.game.moves(self.state))).player


def ours(played: Played, match: Match, dice: random.Random) -> int:
    """Our act: the one of the highest value."""
    found = engine.think(
        MIND.packed(played.state), match.seat + 1, match.run.playouts, dice.getrandbits(64), bytearray(1)
    )
    return max(found, key=lambda one: one[1])[0]


def theirs(played: Played, peer: Peer) -> int:
    """The peer's act."""
    heard, played.acts = played.acts, []
    answer = peer.ask(acts=heard, state=MIND.packed(played.state).hex())
    return int(answer["act"])


def play(peer: Peer, match: Match) -> list[float]:
    """The points of each seat."""
    edition = next((one for one in match.run.variants if one in EDITIONS), MINI.name)
    variants = frozenset(match.run.variants) - {edition}
    played = Played(table(edition, match.run.players, variants))
    deals, dice = random.Random(match.seed), random.Random(match.seed + 1)
    peer.ask(edition=edition, players=match.run.players, variants=sorted(variants), seat=match.seat + 1)
    while played.game.outcome(played.state) is None:
        move = played.forced(deals)
        if move is None:
            mine = played.player == match.seat + 1
            act = ours(played, match, dice) if mine else theirs(played, peer)
            move = played.named(act)
            if move is None:
                raise PeerError(f"Not legal: act {act} of player {played.player}, {match}.")
        played.play(move)
    results = [result(board.wall, board.score) for board in played.state.boards]
    return [one.total + one.rows / 100 for one in results]
