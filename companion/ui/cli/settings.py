"""`companion settings`: list, explain, set and reset what can be set."""

from __future__ import annotations

import click

from companion.evening.here import here
from companion.ui.cli.options import language_options
from companion.ui.cli.worded import Worded


def _names(_context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[str]:
    """The names of settings that begin so, for the Tab key."""
    from companion import config

    return [name for name in config.Settings.model_fields if name.startswith(incomplete)]


def _values(context: click.Context, _parameter: click.Parameter, incomplete: str) -> list[str]:
    """The values that a setting is known to take, for the Tab key."""
    from companion.config import changing

    name = changing.named(context.params.get("name") or "")
    takes = changing.allowed(name) if name else changing.Allowed("text")
    values = ("on", "off") if takes.kind == "switch" else takes.choices
    return [one for one in values if one.startswith(incomplete)]


@click.command(
    "settings",
    cls=Worded,
    facts={"example": "companion settings rate 200"},
    context_settings={"ignore_unknown_options": True},
)
@click.argument("name", required=False, metavar="setting", shell_complete=_names)
@click.argument("value", nargs=-1, metavar="value", shell_complete=_values)
@click.option("--reset", "reset_name", metavar="setting", shell_complete=_names)
@click.option("--reset-all", is_flag=True)
@click.option("--yes", is_flag=True)
@click.option("--json", "as_json", is_flag=True)
@language_options
def command(
    name: str | None,
    value: tuple[str, ...],
    reset_name: str | None,
    reset_all: bool,
    yes: bool,
    as_json: bool,
    lang: str | None,
    level: str | None,
) -> None:
    """List all settings; explain one by its name or title; set it to a value.

    Switches take on and off, lists take commas between their items. What is set counts in a running game too where
    that is possible; the explanation tells.
    """
    from companion.care import settings

    where = here(lang, level)
    if reset_all:
        settings.reset_all(where, yes)
    elif reset_name is not None:
        settings.reset(where, reset_name, lang, as_json)
    elif name is None:
        settings.list_all(where, as_json)
    else:
        settings.tend(where, (name, *value), lang, as_json)
