"""The sheet for laying the magnets of one tile into its base: what is said, step by step, and where it goes."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from companion.care.tiles.phrases import SITES, domino_phrase, thing_phrase
from companion.care.tiles.showing import tile_for
from companion.core.forms import Form, Line, Step
from companion.core.model import Announcement, Fact, Kind, Phrase
from companion.device.tiles.check import kind_phrase
from companion.device.tiles.loading import GAUGE, GAUGE_WORDS, MagnetPocket, places
from companion.device.tiles.tileset import TileSet
from companion.evening.asking import say, talked
from companion.evening.guide import talking
from companion.evening.here import Here, tell
from companion.evening.saying import say_lines
from companion.evening.setting import game_of
from companion.games import NAMES, typed
from companion.input.dialogue import End, SpokenWords
from companion.language import braille

SIGNS = {"+": "plus", "-": "bar"}
"""Sign of a pocket -> what is felt beside it in the base, and on the end of the polarity stick."""
SIDES = ("left", "right")


# ---- what is said: no port, no clock -------------------------------------------------------------------------


def sheet(tiles: TileSet, thing: str, check: str) -> list[Phrase]:
    """The steps for one tile in the order in which hands do them, one sentence or two each.

    thing: of the set, or loading.GAUGE. check: the command with which the tile is checked on a board.
    """
    words = GAUGE_WORDS if thing == GAUGE else tiles.words()[thing]
    pockets = places(words)
    signs = [SIGNS[pocket.sign] for pocket in pockets]
    told = [Phrase("jig-of", {"thing": Phrase("jig-gauge") if thing == GAUGE else thing_phrase(thing)})]
    if thing.startswith("domino"):
        told.append(domino_phrase(tiles, int(thing.split()[1])))
    counts = {"count": len(signs), "plus": signs.count("plus"), "bar": signs.count("bar")}
    told += [Phrase("jig-magnets", counts), *map(Phrase, ("jig-lay", "jig-turned", "jig-signs", "jig-take"))]
    told += [*map(Phrase, ("jig-away", "jig-set")), *_pockets(tiles, thing, pockets)]
    told += [Phrase("jig-felt", {"count": len(signs)}), Phrase("jig-cap")]
    told.append(Phrase("jig-check-gauge" if thing == GAUGE else "jig-check", {"command": check}))
    return [*told, Phrase("jig-glue")]


def _pockets(tiles: TileSet, thing: str, pockets: Sequence[MagnetPocket]) -> list[Phrase]:
    """Each pocket with its sign; of a domino each half is introduced by what it shows."""
    if not thing.startswith("domino"):
        return [Phrase("jig-pocket", _facts(pocket, "whole")) for pocket in pockets]
    domino = tiles.domino(int(thing.split()[1]))
    assert domino is not None
    told = []
    for part, side in enumerate(SIDES):
        here = [pocket for pocket in pockets if pocket.part == part]
        what = kind_phrase(domino.kinds[part])
        told.append(Phrase("jig-half", {"side": side, "count": len(here), "what": what}))
        told += [Phrase("jig-pocket", _facts(pocket, side)) for pocket in here]
    return told


def _facts(pocket: MagnetPocket, side: str) -> dict[str, Fact]:
    return {"side": side, "site": SITES[pocket.site], "sign": SIGNS[pocket.sign]}


def check_command(thing: str, game: str) -> str:
    """The command that checks this tile on a board, as it is typed. game: in code."""
    if thing == GAUGE:
        return "companion board show"
    called = thing.removeprefix("domino ").removeprefix("tile ")
    return f"companion board check-tile {called}" + ("" if game == NAMES[0] else f" --game {typed(game)}")


# ---- where it goes -------------------------------------------------------------------------------------------


def asked_sheet(where: Here, called: Sequence[str], game: str | None) -> list[Phrase]:
    """The sheet of the tile that is called so. SettingsError where there is none, CompanionError tiles-plain."""
    if " ".join(called).casefold() == GAUGE:
        return sheet(tile_for(where, (), NAMES[0])[0], GAUGE, check_command(GAUGE, NAMES[0]))
    tiles, thing = tile_for(where, called, game)
    return sheet(tiles, thing, check_command(thing, game_of(where.settings, game)))


def load(
    where: Here,
    called: Sequence[str],
    game: str | None,
    steps: bool,
    braille: str,
    unicode: bool,
    text: bool,
    wav: str,
) -> None:
    """Tell the sheet of a tile, and write it in Braille where a file is named. CompanionError.

    unicode: with patterns of Unicode instead of ASCII Braille.
    """
    told = asked_sheet(where, called, game)
    pages = write_braille(where, told, braille, unicode) if braille else 0
    if steps:
        tell_steps(where, told, text, wav)
    else:
        lines = (Announcement(one.key, one.facts, Kind.MESSAGE, wanted=True) for one in told)
        say_lines(lines, where, text, wav, exact=True)
    if braille:
        tell(where.phrases, "braille-written", file=braille, count=pages)


def write_braille(where: Here, told: Sequence[Phrase], file: str, unicode: bool) -> int:
    """Write the sheet for an embosser or a Braille display; gives how many pages. CompanionError, FileError."""
    pages = braille.paged(braille.translated([where.phrases.write(one) for one in told], where.phrases.language))
    braille.write(Path(file), pages, unicode=unicode)
    return len(pages)


@dataclass(frozen=True, slots=True)
class Steps(Form):
    """A sheet that is told step after step. at: index of the step that is heard."""

    told: tuple[Phrase, ...]
    at: int = 0
    commands = ("next",)

    @property
    def question(self) -> Phrase | None:
        """See Form; nothing is waited for after the last step."""
        return self.told[self.at] if self.at < len(self.told) - 1 else None

    def opening(self) -> Step:
        """See Form."""
        step = self._moved(0)
        return Step(step.form, (KEYS, *step.said))

    def answer(self, line: Line) -> Step | None:
        """See Form: Enter goes on."""
        return None if line.text else self._moved(self.at + 1)

    def obey(self, name: str, line: Line) -> Step:
        """See Form."""
        return self._moved(self.at + 1)

    def wrong(self, line: Line) -> Step:
        """See Form: what can be typed."""
        return Step(self, (KEYS,), asks=False)

    def back(self) -> Step | None:
        """See Form."""
        return self._moved(self.at - 1) if self.at else None

    def help(self, word: Callable[[str], str]) -> Phrase:
        """See Form."""
        return KEYS

    def _moved(self, at: int) -> Step:
        return Step(replace(self, at=at), (self.told[at],) if at == len(self.told) - 1 else ())


KEYS = Phrase("jig-keys", {"repeat": "r", "previous": "p", "quit": "q"})
"""What can be typed between two steps, by the letters that these commands have in a game."""


def tell_steps(where: Here, told: Sequence[Phrase], text: bool, wav: str) -> None:
    """Say one step after the other; Enter goes on. When nobody types any more, all the rest is said at once."""
    with talking(where, text, wav) as talk:
        form, end = talked(Steps(tuple(told)), talk, SpokenWords(where.phrases.part, digits=True))
        if end is End.NOBODY:
            say(talk, *told[form.at + 1 :])
