"""Settings as the rooms want them: ports, style of speech, tile set, players."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from companion import config, link
from companion.board import tiles as tile_files
from companion.board.tileset import TileSet
from companion.games.base import Setup
from companion.model import Player
from companion.speech.events import Style

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.config import Settings
    from companion.phrases import Phrases


def ports_of(here: Here, named: tuple[str, ...] = ()) -> link.Ports:
    """Which ports may be opened: those named now, else those of the settings, the boards' directory and USB."""
    if named:
        return link.Ports(named=named, usb=())
    known = tuple(link.UsbIdentity(one.vid, one.product, one.serial) for one in here.settings.usb)
    directory = str(config.ports_directory(here.settings, here.places))
    return link.Ports(tuple(here.settings.ports), directory, (link.UsbIdentity(), *known))


def style_of(here: Here) -> Style:
    """How the voice speaks."""
    settings = here.settings
    return Style(here.phrases.language, settings.rate, settings.volume, settings.pitch)


def tiles_of(settings: Settings) -> TileSet:
    """The active tile set. SettingsError when its file is wrong."""
    return tile_files.load(Path(settings.tile_set).expanduser()) if settings.tile_set else tile_files.standard()


def setup_of(names: tuple[str, ...], tiles: TileSet, phrases: Phrases, size: int = 5) -> Setup:
    """A free match of these players on sensed boards; empty names become "player one" and so on."""
    players = tuple(
        Player(number, name.strip() or phrases.part("player-default", {"number": number}))
        for number, name in enumerate(names, start=1)
    )
    return Setup(players, tiles.tiles(), columns=size, rows=size)
