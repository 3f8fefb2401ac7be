"""The sheet for loading the magnets of one tile into its jig: what is said, step by step, and where it goes."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from companion import keys
from companion.board.check import kind_phrase
from companion.board.jig import GAUGE, GAUGE_WORDS, JigPocket, places
from companion.commands.common import tell
from companion.commands.readback import thing_phrase, tile_for
from companion.commands.setting import game_of
from companion.commands.tiles import SITES as SITE_NAMES
from companion.commands.tiles import domino_phrase
from companion.games import NAMES
from companion.games import typed as typed_name
from companion.model import Announcement, Fact, Kind, Phrase

if TYPE_CHECKING:
    from companion.board.tileset import TileSet
    from companion.commands.board.guide import Guide
    from companion.commands.common import Here

SIGNS = {"+": "plus", "-": "bar"}
"""Sign of a pocket -> what is felt beside it in the jig, and on the end of the polarity stick."""
SIDES = ("left", "right")


# ---- what is said: no port, no clock -------------------------------------------------------------------------


def sheet(tiles: TileSet, thing: str, check: str) -> list[Phrase]:
    """The steps for one tile in the order in which hands do them, one sentence or two each.

    thing: of the set, or jig.GAUGE. check: the command with which the tile is checked on a board.
    """
    words = GAUGE_WORDS if thing == GAUGE else tiles.words()[thing]
    pockets = places(words)
    signs = [SIGNS[pocket.sign] for pocket in pockets]
    told = [Phrase("jig-of", {"thing": _named(thing)})]
    if thing.startswith("domino"):
        told.append(domino_phrase(tiles, int(thing.split()[1])))
    counts = {"count": len(signs), "plus": signs.count("plus"), "bar": signs.count("bar")}
    told += [Phrase("jig-magnets", counts), *map(Phrase, ("jig-lay", "jig-turned", "jig-signs", "jig-take"))]
    told += [*map(Phrase, ("jig-away", "jig-set")), *_pockets(tiles, thing, pockets)]
    told.append(Phrase("jig-felt", {"count": len(signs)}))
    told += map(Phrase, ("jig-base", "jig-over", "jig-on-steel", "jig-lift", "jig-cap"))
    told.append(Phrase("jig-check-gauge" if thing == GAUGE else "jig-check", {"command": check}))
    return [*told, Phrase("jig-glue")]


def _pockets(tiles: TileSet, thing: str, pockets: Sequence[JigPocket]) -> list[Phrase]:
    """Each pocket with its sign; of a domino each half of the jig is introduced by what it is for."""
    if not thing.startswith("domino"):
        return [Phrase("jig-pocket", _facts(pocket, "whole")) for pocket in pockets]
    domino = tiles.domino(int(thing.split()[1]))
    assert domino is not None
    told = []
    for part, side in enumerate(SIDES):
        here = [pocket for pocket in pockets if pocket.part == part]
        half = len(SIDES) - 1 - part
        facts: dict[str, Fact] = {
            "side": side,
            "count": len(here),
            "half": "ab"[half],
            "what": kind_phrase(domino.kinds[half]),
        }
        told += [Phrase("jig-half", facts), *(Phrase("jig-pocket", _facts(pocket, side)) for pocket in here)]
    return told


def _facts(pocket: JigPocket, side: str) -> dict[str, Fact]:
    return {"side": side, "site": SITE_NAMES[pocket.site], "sign": SIGNS[pocket.sign]}


def _named(thing: str) -> Phrase:
    return Phrase("jig-gauge") if thing == GAUGE else thing_phrase(thing)


def check_command(thing: str, game: str) -> str:
    """The command that checks this tile on a board, as it is typed. game: in code."""
    if thing == GAUGE:
        return "companion board show"
    called = thing.removeprefix("domino ").removeprefix("tile ")
    return f"companion board check-tile {called}" + ("" if game == NAMES[0] else f" --game {typed_name(game)}")


# ---- where it goes -------------------------------------------------------------------------------------------


def asked_sheet(where: Here, called: Sequence[str], game: str | None) -> list[Phrase]:
    """The sheet of the tile that is called so. SettingsError where there is none, CompanionError tiles-plain."""
    if " ".join(called).casefold() == GAUGE:
        return sheet(tile_for(where, (), NAMES[0])[0], GAUGE, check_command(GAUGE, NAMES[0]))
    tiles, thing = tile_for(where, called, game)
    return sheet(tiles, thing, check_command(thing, game_of(where.settings, game)))


def write_braille(where: Here, told: Sequence[Phrase], file: str, unicode: bool) -> int:
    """Write the sheet for an embosser or a Braille display; gives how many pages. CompanionError, FileError."""
    from companion.commands import braille

    pages = braille.paged(braille.translated([where.phrases.write(one) for one in told], where.phrases.language))
    braille.write(Path(file), pages, unicode=unicode)
    return len(pages)


def tell_all(where: Here, told: Sequence[Phrase], text: bool, wav: str) -> None:
    """Say and print the whole sheet, as the settings say who speaks."""
    from companion.commands.saying import say_lines

    lines = (Announcement(one.key, one.facts, Kind.MESSAGE, wanted=True) for one in told)
    say_lines(lines, where, text, wav, exact=True)


def tell_steps(where: Here, told: Sequence[Phrase], text: bool, wav: str) -> None:
    """Say one step after the other; Enter goes on. When nobody types any more, all the rest is said at once."""
    from companion.commands.board.guide import guided

    vocabulary = keys.Vocabulary((), keys.words_of((), where.phrases.part))
    with guided(where, text, wav) as guide:
        guide.say("jig-keys", **KEYS)
        at = 0
        while at < len(told):
            guide.say(told[at].key, **told[at].facts)
            if at == len(told) - 1:
                return
            move = _asked(guide, vocabulary)
            if move == "quit":
                return
            if move == "rest":
                for one in told[at + 1 :]:
                    guide.say(one.key, **one.facts)
                return
            at = max(0, at + MOVES[move])


KEYS = {"repeat": "r", "previous": "p", "quit": "q"}
"""What can be typed between two steps, by the letters that these commands have in a game."""
MOVES = {"next": 1, "repeat": 0, "previous": -1}


def _asked(guide: Guide, vocabulary: keys.Vocabulary) -> str:
    """Wait for a line: one of MOVES, "quit", or "rest" when nobody types any more."""
    while True:
        guide.tend()
        typed = guide.typed()
        if typed is None:
            continue
        if typed.line is None:
            return "rest"
        meant = keys.understand(typed.line, vocabulary)
        name = meant.command.name if isinstance(meant, keys.Meant) else "" if meant else "next"
        if name in (*MOVES, "quit"):
            return name
        guide.say("jig-keys", **KEYS)


def tell_written(where: Here, file: str, pages: int) -> None:
    """Print that the sheet in Braille is there."""
    tell(where.phrases, "braille-written", file=file, count=pages)
