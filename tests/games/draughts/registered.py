"""Draughts as its tests have it in their own process: its set of tiles, and a set-up."""

from __future__ import annotations

from pathlib import Path

from companion.core.model import Player
from companion.device.tiles.files import load
from companion.games.api import MATCH, PLAY, Setup
from tests.games.draughts.manifest import GAMES, SIDE

TILES = load(Path(__file__).with_name(GAMES[0].tile_set), GAMES[0].pieces)

SETUP = Setup((Player(1, "Jana"), Player(2, "Petr")), TILES.tiles(), "draughts", SIDE, SIDE, options={PLAY: MATCH})
