"""Players of Královská zahrada made of software, for the demonstration."""

from __future__ import annotations

from companion.core.model import Move, Place
from companion.games.api import MATCH, PLAY, Awaited, Chance, Setup
from companion.games.royal_garden.game import GAME as RULES
from companion.games.royal_garden.rules.acts import discard_move, domino_number, end_move
from companion.games.royal_garden.rules.state import State

DOMINOES_EACH = 12
"""How many a player lays in free placement."""


class GreedyStrategy:
    """Plays for everybody: the castle in the middle, then of all legal acts the one that brings most.

    In free placement each player gets a few dominoes, drawn by chance, and the end is told.
    """

    def __init__(self, setup: Setup, chance: Chance) -> None:
        self._setup = setup
        self._chance = chance
        things = [tile.thing for tile in setup.tiles if tile.thing.startswith("domino ")]
        self._dealt = chance.shuffled(things)[: DOMINOES_EACH * len(setup.players)]

    def next(self, state: State) -> Move | None:
        """The next act of a player; None where chance or a confirmation is due."""
        awaited = RULES.awaited(state)
        # A castle holds up nobody but its own player; laid first, it never has to be asked for.
        due = next((one for one in awaited if self._lays_castle(state, one)), awaited[0])
        if due.chance or due.confirms is not None:
            return None
        if self._setup.options.get(PLAY) == MATCH or self._lays_castle(state, due):
            return self._choice(state, due)
        return self._free_choice(state, self._dealt.pop(0)) if self._dealt else end_move()

    @staticmethod
    def _lays_castle(state: State, due: Awaited) -> bool:
        moves = RULES.moves(state, {f"castle {due.player}"})
        return bool(due.player) and any(move.player == due.player for move in moves)

    def _choice(self, state: State, due: Awaited) -> Move:
        """The castle on the middle, else the legal act that brings most, one of the best by lot."""
        middle = Place(str(due.player), (self._setup.columns + 1) // 2, (self._setup.rows + 1) // 2)
        castle = f"castle {due.player}"
        mine = [one for one in RULES.moves(state) if one.player == due.player]
        for move in mine:
            if move.comes and move.comes[0][0] == middle and move.comes[0][1].thing == castle:
                return move
        return self._best(state, mine)

    def _free_choice(self, state: State, thing: str) -> Move:
        """Where the player whose turn it would be lays a domino, or puts it aside."""
        player = self._setup.players[len(self._dealt) % len(self._setup.players)].number
        mine = [move for move in RULES.moves(state, {thing}) if move.player == player]
        return self._best(state, mine) if mine else discard_move(player, domino_number(thing))

    def _best(self, state: State, mine: list[Move]) -> Move:
        """One of those that bring most."""
        worth = [_worth(state, move) for move in mine]
        best = [move for move, points in zip(mine, worth, strict=True) if points == max(worth)]
        return self._chance.choose(best)


def _worth(state: State, move: Move) -> int:
    return sum(line.points for line in RULES.score(RULES.play(state, move)) if line.player == move.player)
