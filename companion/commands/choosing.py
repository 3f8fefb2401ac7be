"""Games and variants as they are typed on the command line, and offered for the Tab key."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, TypeVar

import click
from click.shell_completion import CompletionItem

from companion.commands.common import LANGUAGES, words
from companion.errors import CompanionError
from companion.games import NAMES, named, offer, typed

if TYPE_CHECKING:
    from companion.games.base import Offer
    from companion.phrases import Phrases

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


def variants_of(told: Iterable[str], game: str) -> tuple[str, ...]:
    """The variants that were typed, several at a time with commas, by their ids or by their names in any language.

    CompanionError variant-unknown.
    """
    asked = [one for each in told for one in each.split(",") if one.strip()]
    texts: list[Phrases] = []
    return tuple(sorted({_variant(one, offer(game), texts) for one in asked}))


def _variant(asked: str, offered: Offer, texts: list[Phrases]) -> str:
    plain = _plain(asked)
    if plain in offered.variants:
        return plain
    if not texts:
        texts += map(words, LANGUAGES)
    for language in texts:
        for variant in offered.variants:
            if plain == _plain(language.part(offered.called(variant))):
                return variant
    raise CompanionError("variant-unknown", found=asked[:40], known=offered.variants)


def _plain(text: str) -> str:
    """A name without accents, capitals and superfluous blanks."""
    bare = unicodedata.normalize("NFKD", " ".join(text.casefold().split()))
    return "".join(char for char in bare if not unicodedata.combining(char)).replace("ł", "l")
