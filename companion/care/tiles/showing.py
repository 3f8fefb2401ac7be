"""The tile set that is meant, the tile of it that is meant, and what is told of both."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from companion.care.tiles.phrases import domino_phrase, pockets, thing_phrase
from companion.core.errors import CompanionError, SettingsError
from companion.core.languages import fold
from companion.core.model import SIDE, Choice
from companion.device.reading.codebook import least_distance
from companion.device.tiles.tileset import TileSet
from companion.evening.here import Here, line, tell
from companion.evening.setting import game_of, tile_file, tiles_of
from companion.games import NAMES, offer, typed
from companion.input.spoken import Spoken
from companion.language.phrases import Phrases


def tiles_for(where: Here, number: int | None, game: str | None = None) -> TileSet:
    """The active tile set of a game. SettingsError when it is wrong, or has not the domino that is asked for."""
    meant = game_of(where.settings, game)
    tiles = tiles_of(where.settings, meant)
    if tiles.plain:
        return tiles
    if number is not None and not tiles.dominoes and meant != NAMES[0]:
        raise SettingsError("tiles-no-numbers", id=tiles.id, option=f"--game {typed(NAMES[0])}")
    if number is not None and tiles.domino(number) is None:
        raise SettingsError("tiles-no-such-number", number=number)
    return tiles


def tile_for(where: Here, called: Sequence[str], game: str | None = None) -> tuple[TileSet, str]:
    """The active tile set of a game, and the thing of it that is called so, "" where nothing is called.

    called: the words that were typed, such as 17, castle 2, red. SettingsError where the set has no such tile;
    CompanionError tiles-plain where its tiles have no magnets.
    """
    text = " ".join(called)
    number = int(text) if text.isdecimal() else None
    tiles = tiles_for(where, number, game)
    if tiles.plain:
        raise CompanionError("tiles-plain", game=offer(game_of(where.settings, game)).title)
    thing = tiles.named(text if number is None else str(number)) or called_so(tiles, called, where.phrases)
    if text and not thing:
        raise SettingsError("tiles-no-such-tile", text=text, id=tiles.id)
    return tiles, thing


def called_so(tiles: TileSet, called: Sequence[str], phrases: Phrases) -> str:
    """The thing that is called so in the user's language, "" for none: hrad 2, czerwona płytka, or czerwona."""
    named = {thing: phrases.forms(thing_phrase(thing)) for thing in tiles.words()}
    alone = Counter(word for forms in named.values() for word in {word for one in forms for word in one.split()})
    found = {
        fold(one): thing
        for thing, forms in named.items()
        for told in forms
        for one in told.split()
        if alone[one] == 1
    }
    choices = {"thing": tuple(Choice(thing, "", said=(thing_phrase(thing),)) for thing in named)}
    thing, used = Spoken(phrases.forms, choices, SIDE).choice("thing", called)
    return thing if thing and used == len(called) else found.get(fold(" ".join(called)), "")


# ---- telling -------------------------------------------------------------------------------------------------


def show(where: Here, number: int | None, game: str | None) -> None:
    """Print about the active tile set of a game, or of one domino all its ten pockets. SettingsError."""
    tiles = tiles_for(where, number, game)
    if tiles.plain:
        tell_plain(where, game)
    elif number is None:
        _show_set(tiles, where.phrases, tile_file(where.settings, game_of(where.settings, game)))
    else:
        _show_domino(tiles, number, where.phrases)


def tell_plain(where: Here, game: str | None) -> None:
    """Say of a set without magnets that there is nothing to show of it yet."""
    tell(where.phrases, "tiles-plain", game=offer(game_of(where.settings, game)).title)


def _show_set(tiles: TileSet, phrases: Phrases, file: str) -> None:
    """Id, name, file ("" for the set that comes along), counts."""
    tell(phrases, "tiles-show-id", id=tiles.id)
    if tiles.name:
        tell(phrases, "tiles-show-name", name=tiles.name)
    if file:
        tell(phrases, "tiles-show-file", file=file)
    else:
        tell(phrases, "tiles-show-standard")
    for colour in tiles.colours:
        tell(phrases, "tiles-show-colour", colour=colour.name, count=colour.count, pockets=pockets(colour.word))
    if tiles.dominoes:
        tell(phrases, "tiles-show-dominoes", count=len(tiles.dominoes))
        tell(phrases, "tiles-show-castles", count=len(tiles.castles))
        tell(phrases, "tiles-show-kinds", count=len(tiles.kinds()))
    tell(phrases, "tiles-show-foreign", count=len(tiles.foreign))
    if tiles.dominoes:
        tell(phrases, "tiles-show-distance", distance=least_distance(tiles))


def _show_domino(tiles: TileSet, number: int, phrases: Phrases) -> None:
    """What its halves show, and its ten pockets."""
    domino = tiles.domino(number)
    assert domino is not None
    line(phrases.write(domino_phrase(tiles, number)))
    tell(phrases, "tiles-lying")
    for half, word in zip("ab", domino.words, strict=True):
        tell(phrases, "tiles-pockets-of", half=half, pockets=pockets(word))
