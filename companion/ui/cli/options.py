"""Options that commands share; a CompanionError becomes a sentence and an exit status."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial, wraps
from typing import Any, TypeVar, cast

import click

from companion.core.errors import CompanionError
from companion.core.languages import LANGUAGES
from companion.evening.here import Here, here, line, words
from companion.ui.cli.worded import ASKED

F = TypeVar("F", bound=Callable[..., Any])

Where = Callable[[], Here]
"""Reads the user's settings; what is wrong in them is told then."""


def language_options(function: F) -> F:
    """--lang and --level; a CompanionError is told in that language. It ends with its status, False with 1."""

    @wraps(function)
    def told(*args: Any, **given: Any) -> Any:
        try:
            done = function(*args, **given)
        except CompanionError as error:
            line(words(given["lang"]).write(error), err=True)
            raise SystemExit(error.status) from None
        if done is False:
            raise SystemExit(1)

    level = click.option("--level", type=click.Choice(["terse", "normal", "full"]))
    lang = click.option("--lang", type=click.Choice(LANGUAGES), callback=_anywhere)
    return lang(level(cast("F", told)))


def _anywhere(ctx: click.Context, _parameter: click.Parameter, told: str | None) -> str | None:
    """The language, also where it stands before the command."""
    return told or ctx.meta.get(ASKED)


def lang_option(function: F) -> F:
    """--lang of a command that has others below it, which it counts for."""
    return click.option("--lang", type=click.Choice(LANGUAGES), expose_value=False)(function)


def user_options(function: F) -> F:
    """The same options, for a command that takes `where`: the user with words in that language."""

    @wraps(function)
    def called(*args: Any, lang: str | None, level: str | None, **given: Any) -> Any:
        return function(*args, where=partial(here, lang, level), **given)

    return language_options(cast("F", called))


def speech_options(function: F) -> F:
    """--text and --wav; CompanionError where no speech can be written, before the command begins."""

    @wraps(function)
    def checked(*args: Any, **given: Any) -> Any:
        if given["wav"]:
            from companion.evening.saying import check_wav

            check_wav(given["wav"], given["text"])
        return function(*args, **given)

    wav = click.option("--wav", type=click.Path(), default="")
    text = click.option("--text", is_flag=True)
    return text(wav(cast("F", checked)))


def port_option(function: F) -> F:
    """--port: the boards that are meant, several times."""
    return click.option("--port", "ports", multiple=True, metavar="port")(function)


def board_options(function: F) -> F:
    """--port and --uid: the same wherever one board is meant."""
    uid = click.option("--uid", default="", metavar="number")
    return port_option(uid(function))
