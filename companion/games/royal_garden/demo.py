"""Players of Královská zahrada made of software, for the demonstration."""

from __future__ import annotations

from companion.core.model import Move, Place
from companion.games.api import MATCH, PLAY, Awaited, Chance, Setup
from companion.games.royal_garden.game import GAME as RULES
from companion.games.royal_garden.mind.mind import MIND, best_spots
from companion.games.royal_garden.rules.acts import discard_move, domino_number, end_move, place_move
from companion.games.royal_garden.rules.state import State

DOMINOES_EACH = 12
"""How many a player lays in free placement."""


class GreedyStrategy:
    """Plays for everybody: the castle in the middle, then the act that its mind likes most.

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
        """The castle on the middle, else one of the best acts, by lot."""
        middle = Place(str(due.player), (self._setup.columns + 1) // 2, (self._setup.rows + 1) // 2)
        castle = f"castle {due.player}"
        for move in RULES.moves(state, {castle}):
            if move.comes[0][0] == middle and move.player == due.player:
                return move
        valued = MIND.merit(state, due.player)
        most = max(one.value for one in valued)
        return self._chance.choose([one.move for one in valued if one.value == most])

    def _free_choice(self, state: State, thing: str) -> Move:
        """Where the player whose turn it would be lays a domino, or puts it aside."""
        player = self._setup.players[len(self._dealt) % len(self._setup.players)].number
        number = domino_number(thing)
        spots = best_spots(state, player, number)
        return place_move(player, number, spots[0]) if spots else discard_move(player, number)
