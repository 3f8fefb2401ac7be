"""Draughts as a test has it: registered like a game of another package, with a set of tiles and a set-up."""

from __future__ import annotations

import pytest

from companion import games
from companion.core.model import Player
from companion.device.tiles.code_words import classes
from companion.device.tiles.tileset import Colour, TileSet
from companion.games.api import MATCH, PLAY, Setup
from tests.games.draughts.game import KINDS
from tests.games.draughts.manifest import GAMES, SIDE

TILES = TileSet(
    "draughts",
    "Draughts",
    (),
    colours=tuple(Colour(kind, word, 12) for kind, word in zip(KINDS, classes(1, asymmetric=True), strict=False)),
)
"""Twelve men and twelve kings of each colour, which nobody can tell apart."""

SETUP = Setup((Player(1, "Jana"), Player(2, "Petr")), TILES.tiles(), "draughts", SIDE, SIDE, options={PLAY: MATCH})


def register(patch: pytest.MonkeyPatch) -> None:
    """Let the house know draughts until the patch is undone."""
    known, problems = games._registered()
    patch.setattr(games, "_registered", lambda: ({**known, **{one.name: one for one in GAMES}}, problems))
