"""What every player has got so far, for a scorer beside the game."""

from __future__ import annotations

from companion.games.api import Space
from companion.games.azul.rules.editions import SIZE
from companion.games.azul.rules.state import State
from companion.games.azul.rules.wall import bonus


def spaces(state: State) -> list[Space]:
    """Each wall, row one the far one (y = 5), with the bonuses that it would bring now and the running points."""
    found = []
    for player, board in state.seated:
        cells = {
            (column, SIZE - row): state.edition.word(colour)
            for row, line in enumerate(board.wall)
            for column, colour in enumerate(line, 1)
            if colour
        }
        won = bonus(board.wall)
        bonuses = dict(zip(won._fields, won.worth, strict=True))
        found.append(Space(state.name(player), cells, bonuses, points=board.score))
    return found
