"""One setting changed by what somebody typed: new settings, or a Problem that says what is allowed. All pure."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Literal, get_args

from pydantic import BaseModel, ValidationError

from companion import games
from companion.config import shapes
from companion.config.settings import Settings, bounds
from companion.core.model import Fact, Phrase, Problem

Kind = Literal["switch", "number", "choice", "text", "choices", "texts", "entries"]

NAMES = tuple(name for name in Settings.model_fields if name != "version")
"""The settings that can be set, in the order in which they are listed."""

_SPEECH = ("speaker", "engine", "voice", "rate", "volume", "pitch", "device", "earphones", "lead_ms", "muted")
AT_ONCE = frozenset(
    (
        "language",
        "verbosity",
        "cells",
        "computer_pace",
        "earcons",
        "earcon_volume",
        "league",
        "far_server",
        *_SPEECH,
    )
)
"""Settings that count as soon as they are changed; the others count from the next game on."""

ON = frozenset(
    ["on", "yes", "true", "1", "zapnuto", "zapnout", "ano", "włączone", "włącz", "wlaczone", "wlacz", "tak"]
)
OFF = frozenset(
    ["off", "no", "false", "0", "vypnuto", "vypnout", "ne", "wyłączone", "wyłącz", "wylaczone", "wylacz", "nie"]
)
EMPTY = frozenset(("", "none", "nothing", "nic", "žádné", "zadne", "żadne", "brak"))
"""Words for a list with nothing in it."""


@dataclass(frozen=True, slots=True)
class Allowed:
    """What a setting takes. least, most: of a number. choices: of a choice or of the items of a list."""

    kind: Kind
    least: int = 0
    most: int = 0
    choices: tuple[str, ...] = ()


def allowed(name: str) -> Allowed:
    """What a setting takes, by its name in Settings."""
    field = Settings.model_fields[name]
    if field.annotation is bool:
        return Allowed("switch")
    if field.annotation is int:
        least, most = bounds(field)
        return Allowed("number", least, most)
    if field.annotation is str:
        return Allowed("text")
    if isinstance(field.get_default(call_default_factory=True), tuple | dict):
        item = next((each for each in get_args(field.annotation) if each is not Ellipsis), None)
        choices = tuple(get_args(item))
        if choices and all(isinstance(each, str) for each in choices):
            return Allowed("choices", choices=choices)
        return Allowed("entries" if name in shapes.PARSERS else "texts")
    return Allowed("choice", choices=tuple(each for each in get_args(field.annotation) if each))


# ---- names ----------------------------------------------------------------------------------------------------


def named(text: str) -> str | None:
    """The setting that is meant: any case, with hyphens or blanks for underscores; None where there is none."""
    name = re.sub(r"[\s_-]+", "_", text.strip().lower())
    return name if name in NAMES else None


def unknown(text: str) -> Problem:
    """That there is no such setting, with the names that come nearest."""
    from difflib import get_close_matches  # noqa: PLC0415 - only a slip pays for it

    name = re.sub(r"[\s_-]+", "_", text.strip().lower())
    held = [each for each in NAMES if len(name) > 2 and name in each]
    near = tuple(dict.fromkeys([*held, *get_close_matches(name, NAMES, 3, 0.5)]))[:3]
    shown = "".join(char if char.isprintable() else " " for char in text)[:40]
    return Problem("setting-unknown", {"name": shown, "near": near})


# ---- values ---------------------------------------------------------------------------------------------------


def change(settings: Settings, name: str, text: str) -> Settings | Problem:
    """The settings with one of them changed to what a text says; a Problem where it says nothing allowed.

    name: of the setting, or "seats." and a board's unique id. Switches understand on and off, yes and no in Czech,
    Polish and English; lists have commas between their items, entries of tables semicolons; an empty text is an
    empty list.
    """
    setting, _, uid = name.partition(".")
    found = named(setting)
    if found is None or (uid and found != "seats"):
        return unknown(name)
    text = " ".join("".join(char if char.isprintable() else " " for char in text).split())
    wanted = shapes.one_seat(settings, uid, text) if uid else _read(found, text)
    if isinstance(wanted, Problem):
        return wanted
    try:
        taken = getattr(Settings.model_validate({found: wanted}), found)
    except ValidationError as error:
        return _refused(found, error)
    changed = settings.model_copy(update={found: taken})
    if changed.quiet_ms > changed.long_quiet_ms:
        facts = {"short": str(changed.quiet_ms), "long": str(changed.long_quiet_ms)}
        return Problem("setting-not-longer", facts)
    return changed


def _read(name: str, text: str) -> Any:
    """What the text says, as Settings takes it; a Problem where it cannot be read."""
    kind, folded = allowed(name).kind, text.casefold()
    if kind == "switch":
        return True if folded in ON else False if folded in OFF else wrong(name)
    if kind == "number":
        return int(text) if re.fullmatch(r"[+-]?[0-9]{1,9}", text) else wrong(name)
    if kind in {"choice", "text"}:
        return _chosen(name, folded) if kind == "choice" else text
    if folded in EMPTY:
        return {} if name == "seats" else ()
    return _items(name, kind, text)


def _chosen(name: str, folded: str) -> str:
    """The choice that is meant, also with blanks or underscores for hyphens; anything else stays as it is."""
    plain = re.sub(r"[\s_]+", "-", folded)
    return plain if plain in allowed(name).choices else folded


def _items(name: str, kind: Kind, text: str) -> Any:
    """What a list says."""
    if kind == "entries":
        parsed = shapes.PARSERS[name](text)
        return wrong(name) if parsed is None else parsed
    items = tuple(item.strip() for item in text.split(",") if item.strip())
    return tuple(dict.fromkeys(item.casefold() for item in items)) if kind == "choices" else items


def _refused(name: str, error: ValidationError) -> Problem:
    """What hinders a value, as the settings themselves see it."""
    first = error.errors()[0]
    if not first["type"].endswith("too_long"):
        return wrong(name)
    most = (first.get("ctx") or {}).get("max_length", 0)
    key = "setting-too-many" if first["type"] == "too_long" else "setting-too-long"
    return Problem(key, {"setting": name, "most": str(most)})


def wrong(name: str) -> Problem:
    """That a setting does not take a value, and what it takes."""
    takes = allowed(name)
    if takes.kind == "number":
        facts = {"setting": name, "least": str(takes.least), "most": str(takes.most)}
        return Problem("setting-not-number", facts)
    if takes.kind == "switch":
        return Problem("setting-not-switch", {"setting": name})
    if takes.kind in {"choice", "choices"}:
        return Problem(f"setting-not-{takes.kind}", {"setting": name, "choices": takes.choices})
    return shape(name)


def shape(name: str) -> Problem:
    """How entries of a table are typed."""
    words = {"rate": "rate", "volume": "volume"} if name == "earphones" else {}
    return Problem(f"setting-shape-{name}", words)


def written(settings: Settings, name: str) -> str:
    """The value of a setting as `change` takes it."""
    found = getattr(settings, name)
    if isinstance(found, bool):
        return "on" if found else "off"
    if name in shapes.WRITERS:
        entries = found.items() if isinstance(found, Mapping) else found
        return "; ".join(shapes.WRITERS[name](each) for each in entries)
    return ", ".join(found) if isinstance(found, tuple) else str(found)


# ---- telling --------------------------------------------------------------------------------------------------


def title(name: str) -> Phrase:
    """What a setting is called."""
    return Phrase(f"setting-{hyphened(name)}")


def value(settings: Settings, name: str) -> Fact:
    """The value of a setting, as a fact of a sentence: a message where it has words, else a text."""
    found, takes = getattr(settings, name), allowed(name)
    if isinstance(found, bool):
        return Phrase("setting-is-on" if found else "setting-is-off")
    if found == "":
        return Phrase("setting-is-asked" if name == "speaker" else "setting-is-usual")
    if found in ((), {}):
        return Phrase("setting-is-none")
    if takes.kind == "choice":
        return choice(name, found)
    if takes.kind == "choices":
        return Phrase("setting-items", {"items": tuple(choice(name, each) for each in found)})
    return written(settings, name)


def choice(name: str, chosen: str) -> Phrase:
    """What one of several values means."""
    if name == "game":
        return games.offer(games.named(chosen) or "").title
    return Phrase(f"language-{chosen}" if name == "language" else f"setting-is-{hyphened(name)}-{chosen}")


def done(settings: Settings, name: str) -> Phrase:
    """That a setting has been set."""
    facts: dict[str, Fact] = {"title": title(name), "value": value(settings, name), "when": when(name)}
    return Phrase("setting-done", facts)


def when(name: str) -> str:
    """Whether a change counts "now" or from the "next" game on."""
    return "now" if name in AT_ONCE else "next"


def hyphened(name: str) -> str:
    """The name as it stands in ids of messages."""
    return name.replace("_", "-")


def plain(told: Any) -> Any:
    """A value as JSON takes it."""
    if isinstance(told, BaseModel):
        return told.model_dump()
    if isinstance(told, tuple):
        return [plain(each) for each in told]
    if isinstance(told, Mapping):
        return {key: plain(each) for key, each in told.items()}
    return told
