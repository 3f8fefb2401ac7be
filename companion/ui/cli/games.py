"""Options that name a game and its variants, with what the Tab key offers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import click
from click.shell_completion import CompletionItem

from companion.games import NAMES, named, offer, typed
from companion.games.counting import DISCARDED, POINTS, REVERSE

F = TypeVar("F", bound=Callable[..., Any])

GAMES = tuple(map(typed, NAMES))
"""The games as they are typed."""


class GameName(click.ParamType):  # type: ignore[type-arg]  # generic in newer versions of click only
    """A game by its name, given as its name in code."""

    name = "game"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> Any:
        """The name of a game; a usage error where there is none of that name."""
        found = named(str(value))
        if found is None:
            self.fail(f"There is no game {value!r}. Games: {', '.join(GAMES)}.", param, ctx)
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
        help=f"Whose tile set: {', '.join(GAMES)}; otherwise that of the game in the settings.",
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


def counting_options(function: F) -> F:
    """--game, --variant, --discarded, --points, --reverse and --as-it-lies."""
    known = ", ".join(map(typed, NAMES))
    game = click.option("--game", type=GameName(), metavar="NAME", help=f"Which game: {known}.")
    variant = click.option(
        "--variant",
        "variants",
        multiple=True,
        metavar="NAME",
        shell_complete=offered_variants,
        help="A variant of the match: dynasty, centralised, harmony, duel, wider; of Azul: reverse; of Queen's "
        "Garden: side-b, below. Several times, or with commas.",
    )
    discarded = click.option(
        DISCARDED,
        "discarded",
        multiple=True,
        metavar="N",
        help="How many dominoes were put aside; once for each kingdom, in order. Harmony needs it in the Duel "
        "with Wider offer; elsewhere the squares tell it.",
    )
    points = click.option(
        POINTS,
        "points",
        multiple=True,
        metavar="N",
        help="Azul: the points on the counter before what is scored; once for each wall or garden, in order.",
    )
    reverse = click.option(REVERSE, is_flag=True, help="Azul: the walls are of the reverse side, grey or brown.")
    as_it_lies = click.option(
        "--as-it-lies",
        is_flag=True,
        help="Count in spite of doubts about what lies there, which is then said with the points.",
    )
    return game(variant(discarded(points(reverse(as_it_lies(function))))))
