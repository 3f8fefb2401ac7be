"""`companion settings`: list, explain, set and reset what can be set."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING

import click

from companion.commands.common import fail, here, language_options, line
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.config import Settings
    from companion.model import Phrase, Problem


TELL_S = 2.0
"""How long a running companion may take to be told."""


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


@click.command("settings", context_settings={"ignore_unknown_options": True})
@click.argument("name", required=False, shell_complete=_names)
@click.argument("value", nargs=-1, shell_complete=_values)
@click.option(
    "--reset", "reset_name", metavar="NAME", shell_complete=_names, help="Give one setting its usual value."
)
@click.option("--reset-all", is_flag=True, help="Give every setting its usual value; asks first.")
@click.option("--yes", is_flag=True, help="Do not ask.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object instead of words.")
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
    """List all settings; explain one by its NAME; set it to a VALUE.

    Switches take on and off, lists take commas between their items. What is set counts in a running game too where
    that is possible; the explanation tells.
    """
    where = here(lang, level)
    try:
        if reset_all:
            _reset_all(where, yes)
        elif reset_name is not None:
            _reset(where, reset_name, lang, as_json)
        elif name is None:
            _list(where, as_json)
        elif value:
            _set(where, name, " ".join(value), lang, as_json)
        else:
            _explain(where, _field(where, name), as_json)
    except CompanionError as error:
        fail(error, lang)


# ---- telling --------------------------------------------------------------------------------------------------


def _list(where: Here, as_json: bool) -> None:
    from companion.config import changing, settings_file

    if as_json:
        told = {name: changing.plain(getattr(where.settings, name)) for name in changing.NAMES}
        line(json.dumps({"file": str(settings_file(where.places)), "settings": told}, ensure_ascii=False))
        return
    for name in changing.NAMES:
        line(where.phrases.write(_line(where.settings, name)))


def _line(settings: Settings, name: str) -> Phrase:
    from companion.config import changing
    from companion.model import Phrase

    facts = {"title": changing.title(name), "value": changing.value(settings, name), "name": name}
    return Phrase("setting-line", facts)


def _explain(where: Here, name: str, as_json: bool) -> None:
    if as_json:
        line(json.dumps(_object(where.settings, name), ensure_ascii=False))
        return
    for phrase in explanation(where.settings, name):
        line(where.phrases.write(phrase))


def explanation(settings: Settings, name: str) -> Iterator[Phrase]:
    """Everything about a setting, one fact a phrase: its value, what it does, its values, when a change counts."""
    from companion.config import Settings, changing
    from companion.model import Phrase

    yield _line(settings, name)
    yield Phrase(f"setting-{changing.hyphened(name)}-what")
    yield from _possible(name)
    yield Phrase("setting-default", {"value": changing.value(Settings(), name)})
    yield Phrase("setting-counts", {"when": changing.when(name)})


def _possible(name: str) -> Iterator[Phrase]:
    """What a setting takes."""
    from companion.config import changing
    from companion.model import Phrase

    takes = changing.allowed(name)
    if takes.kind == "number":
        yield Phrase("setting-possible-number", {"least": str(takes.least), "most": str(takes.most)})
    elif takes.kind == "switch":
        yield Phrase("setting-possible-switch")
    elif takes.kind == "entries":
        shape = changing.shape(name)
        yield Phrase(shape.key, shape.facts)
    elif takes.kind in {"text", "texts"}:
        yield Phrase(f"setting-possible-{takes.kind}")
    for typed in takes.choices:
        yield Phrase("setting-possible", {"value": typed, "what": changing.choice(name, typed)})
    if takes.kind == "choices":
        yield Phrase("setting-possible-several")


def _object(settings: Settings, name: str) -> dict[str, object]:
    """Everything about a setting, as JSON."""
    from companion.config import Settings, changing

    takes = changing.allowed(name)
    told: dict[str, object] = {"name": name, "value": changing.plain(getattr(settings, name)), "takes": takes.kind}
    told |= {"least": takes.least, "most": takes.most} if takes.kind == "number" else {}
    told |= {"choices": list(takes.choices)} if takes.choices else {}
    return told | {
        "default": changing.plain(getattr(Settings(), name)),
        "counts": {"now": "at once", "next": "next game"}[changing.when(name)],
    }


# ---- changing -------------------------------------------------------------------------------------------------


def _field(where: Here, name: str) -> str:
    """The setting of this name; ends the command where there is none."""
    from companion.config import changing

    found = changing.named(name)
    if found is None:
        _refuse(where, changing.unknown(name))
        raise SystemExit(1)
    return found


def _set(where: Here, name: str, text: str, lang: str | None, as_json: bool) -> None:
    from companion import config
    from companion.model import Problem

    changed = config.change(where.settings, name, text)
    if isinstance(changed, Problem):
        _refuse(where, changed)
        raise SystemExit(1)
    may_write(where)
    field = _field(where, name.partition(".")[0])
    config.save(changed, config.settings_file(where.places), also=[field])
    _done(where, changed, field, lang, as_json)


def _reset(where: Here, name: str, lang: str | None, as_json: bool) -> None:
    from companion import config

    field = _field(where, name)
    may_write(where)
    config.reset([field], config.settings_file(where.places))
    usual = getattr(config.Settings(), field)
    _done(where, where.settings.model_copy(update={field: usual}), field, lang, as_json)


def _reset_all(where: Here, yes: bool) -> None:
    from companion import config
    from companion.config import changing

    may_write(where)
    if not yes:
        line(where.phrases.write("setting-reset-all-ask"))
        if sys.stdin is None or sys.stdin.readline().strip() != "1":
            line(where.phrases.write("setting-reset-all-kept"))
            return
    config.reset(changing.NAMES, config.settings_file(where.places))
    line(where.phrases.write("setting-reset-all-done"))
    tell_running(where)


def _done(where: Here, settings: Settings, name: str, lang: str | None, as_json: bool) -> None:
    """Tell what holds now, in the language that holds now, and let a running companion know."""
    from companion import config
    from companion.config import changing

    if as_json:
        line(json.dumps(_object(settings, name), ensure_ascii=False))
    else:
        phrases = where.phrases
        if name == "language" and lang is None:
            from companion.phrases import Phrases

            phrases = Phrases(config.language(settings), phrases.level, phrases.cells)
        line(phrases.write(changing.done(settings, name)))
    tell_running(where)


def _refuse(where: Here, problem: Problem) -> None:
    from companion.model import Phrase

    reason = Phrase(problem.key, problem.facts)
    line(where.phrases.write("setting-stays", {"reason": reason}), err=True)


def may_write(where: Here) -> None:
    """End the command if the file must be left alone; what is wrong with it has been told."""
    from companion import config

    file = config.settings_file(where.places)
    if not config.load(file).usable:
        line(where.phrases.write("settings-file-refused", {"file": str(file)}), err=True)
        raise SystemExit(1)


def tell_running(where: Here) -> None:
    """Let a running companion read the settings anew; that it could not be told is told."""
    from companion.local import Owner

    if not Owner.running(where.places):
        return
    from companion.local.client import Client
    from companion.local.messages import Done, Reload

    try:
        with Client.connect(where.places, TELL_S) as client:
            client.ask(Reload(), Done, TELL_S)
    except CompanionError:
        line(where.phrases.write("settings-not-told"), err=True)
