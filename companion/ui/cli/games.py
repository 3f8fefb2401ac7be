"""Options that name a game and its variants, with what the Tab key offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from companion.core.model import Phrase
from companion.games import NAMES, count_options, helped, manifests, named, offer, typed
from companion.ui.cli.worded import Worded

F = TypeVar("F", bound=Callable[..., Any])

GAMES = tuple(map(typed, NAMES))
"""The games as they are typed."""


class GameName(click.ParamType):  # type: ignore[type-arg]  # generic in newer versions of click only
    """A game by its name, given as its name in code."""

    name = "game"
    known = GAMES

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The name of a game; a usage error where there is none of that name."""
        found = named(str(value))
        if found is None:
            self.fail(str(value), param, ctx)
        return found

    def shell_complete(self, ctx: click.Context, param: click.Parameter, incomplete: str) -> list[CompletionItem]:
        """The games that begin so."""
        return [CompletionItem(one) for one in GAMES if one.startswith(incomplete.lower())]


def game_option(function: F) -> F:
    """--game: of which game the tile set is meant."""
    return click.option(
        "--game",
        type=GameName(),
        default=None,
    )(function)


class GameOrNumber(GameName):
    """A game by its name, or an open game by its number in the history, given as an int."""

    name = "game or number"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The name, or the number, which is at least 1."""
        if str(value).strip().isdecimal():
            return click.IntRange(min=1).convert(value, param, ctx)
        return super().convert(value, param, ctx)


def offered_variants(ctx: click.Context, _parameter: click.Parameter, incomplete: str) -> list[str]:
    """The variants that begin so, for the Tab key; after a comma the next one. Without a game those of all."""
    game = ctx.params.get("game")
    names = (game,) if game in NAMES else NAMES
    before, comma, begun = incomplete.rpartition(",")
    known = dict.fromkeys(one for name in names for one in offer(name).variants)
    return [f"{before}{comma}{one}" for one in known if one.startswith(begun)]


def variant_option(function: F) -> F:
    """--variant, several times."""
    named = click.option(
        "--variant", "variants", multiple=True, metavar="variant", shell_complete=offered_variants
    )
    return named(function)


def counting_options(function: F) -> F:
    """--game, --variant, what games have for every count, and --as-it-lies."""
    game = click.option("--game", type=GameName())
    as_it_lies = click.option("--as-it-lies", is_flag=True)
    return game(variant_option(_own_options(as_it_lies(function), told=False)))


def told_options(function: F) -> F:
    """What games have to count what is typed."""
    return _own_options(function, told=True)


def _own_options(function: F, *, told: bool) -> F:
    for one in reversed(count_options()):
        if one.told == told and one.takes:
            function = click.option(one.name, multiple=True, metavar=one.takes, help=one.help)(function)
        elif one.told == told:
            function = click.option(one.name, is_flag=True, help=one.help)(function)
    return function


class GameCommand(Worded):
    """A command in whose help games tell of themselves."""

    def paragraphs(self) -> list[Phrase]:
        """See Worded; behind that the variants of each game, then what the game tells."""
        counts = any(one.name == "points" for one in self.params)
        known = [(one.offer.title, one.counted if counts else one.offer.variants) for one in manifests()]
        listed = [Phrase("about-variants", {"game": title, "variants": names}) for title, names in known if names]
        return [*super().paragraphs(), *listed, *helped(self.name or "")]
