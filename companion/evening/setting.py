"""Settings as the rooms want them: ports, style of speech, tile set, players."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import TYPE_CHECKING

from companion import config
from companion.core.model import Player
from companion.device import link
from companion.device.tiles import files as tile_files
from companion.device.tiles.tileset import TileSet
from companion.games import NAMES, manifest, named, offer, typed
from companion.games.api import PROGRAM, Setup
from companion.input.answer import is_terminal
from companion.speech.events import Style
from companion.speech.sound import Earphone, Sound

if TYPE_CHECKING:
    from companion.config import Settings
    from companion.evening.here import Here
    from companion.language.phrases import Phrases


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


def sound_of(here: Here, text: bool = False) -> Sound:
    """How everything is to sound; text: print only.

    What is spoken by one voice alone is not printed where a screen reader would read it again; a pipe or a file,
    which none reads, gets every line.
    """
    settings = here.settings
    speaker = settings.speaker
    if not is_terminal(sys.stdout):
        text = text or speaker == "reader"
        speaker = "both" if speaker == "own" else speaker
    style = replace(style_of(here), voice=settings.voice, earcon_volume=settings.earcon_volume)
    phones = tuple(
        Earphone(one.seat, one.device, replace(style, rate=one.rate, volume=one.volume))
        for one in settings.earphones
        if one.device
    )
    return Sound(
        speaker=speaker,
        text=text,
        style=style,
        earphones=() if text else phones,
        engine=settings.engine,
        device=settings.device,
        lead_ms=settings.lead_ms,
        earcons=settings.earcons,
        muted=frozenset(settings.muted),
    )


def game_of(settings: Settings, told: str | None = None) -> str:
    """The game that was told, else that of the settings, else the first one."""
    return told or named(settings.game) or NAMES[0]


def tiles_of(settings: Settings, game: str = NAMES[0]) -> TileSet:
    """The active tile set of a game. SettingsError when its file is wrong."""
    told = tile_file(settings, game)
    return tile_files.load(Path(told).expanduser(), manifest(game).pieces) if told else standard_tiles(game)


def tile_file(settings: Settings, game: str) -> str:
    """The file of the tile set of a game as the settings name it, "" for the set that comes along.

    Always "" for a game whose pieces no board reads: there is no such setting.
    """
    told: str = getattr(settings, manifest(game).tile_setting, "")
    return told


def standard_tiles(game: str) -> TileSet:
    """The tile set of a game that comes along; without words of magnets where no board reads its pieces."""
    without_magnets = offer(game).tiles
    if without_magnets is not None:
        return TileSet(typed(game), "", (), plain=without_magnets())
    return tile_files.standard(game)


@dataclass(frozen=True, slots=True)
class PlayManner:
    """How a game is played: a match with its variants, or pieces laid freely; who draws; is advice allowed.

    draw: "hand" or "companion". programs: number of each player for whom a computer plays -> its level.
    """

    match: bool = False
    variants: tuple[str, ...] = ()
    draw: str = "hand"
    advice: bool = False
    programs: Mapping[int, str] = field(default_factory=dict)


def setup_of(
    game: str,
    names: tuple[str, ...],
    tiles: TileSet,
    phrases: Phrases,
    manner: PlayManner,
    options: Mapping[str, str] | None = None,
) -> Setup:
    """The set-up of a game on sensed boards; empty names become "player one" and so on, or those of computers.

    options: what the game needs beyond what is asked of every game.
    """
    called = computer_names(manner.programs, phrases)
    players = tuple(
        Player(number, name.strip() or called.get(number) or usual_name(phrases, number))
        for number, name in enumerate(names, 1)
    )
    options = {**(options or {}), **({"advice": "1"} if manner.advice else {})}
    if manner.match:
        options |= {"play": "match", "draw": manner.draw}
        options |= {f"{PROGRAM} {number}": level for number, level in manner.programs.items()}
    size = offer(game).size(manner.variants if manner.match else ())
    return Setup(
        players, tiles.tiles(), columns=size, rows=size, variants=frozenset(manner.variants), options=options
    )


def computer_names(programs: Iterable[int], phrases: Phrases) -> dict[int, str]:
    """How the computers that play for these players are called, where nobody has named them."""
    numbers = sorted(programs)
    several = int(len(numbers) > 1)
    return {
        number: phrases.part("computer-name", {"number": at, "several": several})
        for at, number in enumerate(numbers, start=1)
    }


def usual_name(phrases: Phrases, number: int) -> str:
    """The name of a player who gave none."""
    return phrases.part("player-default", {"number": number})
