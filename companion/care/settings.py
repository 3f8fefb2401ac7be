"""What can be set: listed, explained, set and reset, in words or as JSON."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence

from companion import config
from companion.care.titles import Titles
from companion.config import Settings, changing
from companion.core.errors import CompanionError
from companion.core.model import Phrase, Problem
from companion.daemon.ipc import Owner
from companion.daemon.ipc.client import Client
from companion.daemon.ipc.messages import DoneMessage, ReloadMessage
from companion.evening.here import Here, line
from companion.language.phrases import Phrases

TELL_S = 2.0
"""How long a running companion may take to be told."""


# ---- telling --------------------------------------------------------------------------------------------------


def list_all(where: Here, as_json: bool) -> None:
    """Print every setting with its value."""
    if as_json:
        told = {name: changing.plain(getattr(where.settings, name)) for name in changing.NAMES}
        line(json.dumps({"file": str(config.settings_file(where.places)), "settings": told}, ensure_ascii=False))
        return
    for name in changing.NAMES:
        line(where.phrases.write(_line(where.settings, name)))


def _line(settings: Settings, name: str) -> Phrase:
    facts = {"title": changing.title(name), "value": changing.value(settings, name), "name": name}
    return Phrase("setting-line", facts)


def tend(where: Here, words: Sequence[str], lang: str | None, as_json: bool) -> None:
    """Explain the setting that these words name, or set it to what follows; see titles.Titles. CompanionError."""
    name, text = Titles(where.phrases).read(words)
    if text is not None:
        change(where, name, text, lang, as_json)
    else:
        explain(where, name, as_json)


def explain(where: Here, name: str, as_json: bool) -> None:
    """Print everything about the setting of this name. CompanionError setting-stays."""
    name = _field(where, name)
    if as_json:
        line(json.dumps(_object(where.settings, name), ensure_ascii=False))
        return
    for phrase in explanation(where.settings, name):
        line(where.phrases.write(phrase))


def explanation(settings: Settings, name: str) -> Iterator[Phrase]:
    """Everything about a setting, one fact a phrase: its value, what it does, its values, when a change counts."""
    yield _line(settings, name)
    yield Phrase(f"setting-{changing.hyphened(name)}-what")
    yield from _possible(name)
    yield Phrase("setting-default", {"value": changing.value(Settings(), name)})
    yield Phrase("setting-counts", {"when": changing.when(name)})


def _possible(name: str) -> Iterator[Phrase]:
    """What a setting takes."""
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
    """The setting of this name or title. CompanionError setting-stays where there is none."""
    titles = Titles(where.phrases)
    found = titles.named(name)
    if found is None:
        raise _stays(titles.unknown(name))
    return found


def change(where: Here, name: str, text: str, lang: str | None, as_json: bool) -> None:
    """Set one, and tell what holds now. lang: of what is told, None for what is set. CompanionError."""
    titles, field = Titles(where.phrases), _field(where, name.partition(".")[0])
    changed = config.change(where.settings, name, titles.value(field, text))
    if isinstance(changed, Problem):
        raise _stays(titles.refused(field, changed))
    may_write(where)
    config.save(changed, config.settings_file(where.places), also=[field])
    _done(where, changed, field, lang, as_json)


def reset(where: Here, name: str, lang: str | None, as_json: bool) -> None:
    """Give one its usual value, and tell what holds now. CompanionError."""
    field = _field(where, name)
    may_write(where)
    config.reset([field], config.settings_file(where.places))
    usual = getattr(config.Settings(), field)
    _done(where, where.settings.model_copy(update={field: usual}), field, lang, as_json)


def reset_all(where: Here, yes: bool) -> None:
    """Give every setting its usual value; asks first unless yes. CompanionError settings-file-refused."""
    may_write(where)
    if not yes:
        from companion.evening.asking import is_wanted

        if not is_wanted(where, Phrase("setting-reset-all-ask")):
            line(where.phrases.write("setting-reset-all-kept"))
            return
    config.reset(changing.NAMES, config.settings_file(where.places))
    line(where.phrases.write("setting-reset-all-done"))
    tell_running(where)


def _done(where: Here, settings: Settings, name: str, lang: str | None, as_json: bool) -> None:
    """Tell what holds now, in the language that holds now, and let a running companion know."""
    if as_json:
        line(json.dumps(_object(settings, name), ensure_ascii=False))
    else:
        phrases = where.phrases
        if name == "language" and lang is None:
            phrases = Phrases(config.language(settings), phrases.level, phrases.cells)
        line(phrases.write(changing.done(settings, name)))
    tell_running(where)


def _stays(problem: Problem) -> CompanionError:
    return CompanionError("setting-stays", reason=Phrase(problem.key, problem.facts))


def may_write(where: Here) -> None:
    """CompanionError settings-file-refused if the file must be left alone; what is wrong with it has been told."""
    file = config.settings_file(where.places)
    if not config.load(file).usable:
        raise CompanionError("settings-file-refused", file=str(file))


def tell_running(where: Here) -> None:
    """Let a running companion read the settings anew; that it could not be told is told."""
    if not Owner.running(where.places):
        return
    try:
        with Client.connect(where.places, TELL_S) as client:
            client.ask(ReloadMessage(), DoneMessage, TELL_S)
    except CompanionError:
        line(where.phrases.write("settings-not-told"), err=True)
