"""What a match has come to, as one short hash: equal in two houses that agree, whatever the players' names.

Of the rules, too: programs by which a match could go two ways have other hashes before it begins.
"""

from __future__ import annotations

import ast
import hashlib
import json
from collections.abc import Iterator, Mapping, Set
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache
from importlib.abc import InspectLoader
from importlib.util import find_spec
from threading import Lock
from typing import Any, Final

from companion.core.canonical import canonical
from companion.games import manifest
from companion.games.api import Setup
from companion.play.referee import Referee

SHORT = 32
"""Digits of it: 128 bits."""
JUDGE: Final = "companion.far.agreed"
"""Where judging begins, beside the game."""
FOLLOWED: Final = ("companion.far", "companion.games", "companion.play.chance", "companion.play.dealer",
                   "companion.play.referee")  # fmt: skip
"""Rooms whose modules judge, beside the game's own package: what these use of them counts."""
BESIDE: Final = frozenset({"telling", "finished", "mind", "demo", "commands", "asking"})
"""What they use of a game to tell of it, to count what lies, and to play it."""

_PLAIN: Final = frozenset({str, int, bool, type(None)})
_PARSING: Final = Lock()
"""Python 3.11 counts the depth of a syntax tree for all threads in one place: two at once are a SystemError."""


def digest(*told: Any) -> str:
    """Of anything that plain() takes."""
    return hashlib.sha256(canonical([plain(one) for one in told]).encode()).hexdigest()[:SHORT]


def state_digest(referee: Referee) -> str:
    """Of the standing acts, which of them are open, and the state that they fold to."""
    game, ledger = referee.game, referee.ledger
    acts = [[one.number, one.open, game.text(one.move)] for one in ledger.played]
    return digest(ledger.count, acts, referee.state)


def rules_digest(game: str, tiles: str, tables: Mapping[str, str] | None = None) -> str:
    """Of all that decides how a match of this game goes on. KeyError where there is no such game.

    tiles: hash of the tile set. tables: what its owner's tables put into a set-up. The sources count without
    comments and docstrings, whichever Python reads them; texts for people do not.
    """
    return digest(_judging(manifest(game).game.partition(":")[0]), tiles, tables or {})


def source_form(source: str) -> str:
    """Hash of what a module's source does: of its syntax tree without docstrings."""
    return _read(source)[0]


@cache
def _judging(module: str) -> str:
    """Of the sources of a game's module and of the judge, and of every module that these use to judge."""
    rooms = (*FOLLOWED, module.partition(".")[0] if not module.startswith("companion.") else "companion.games")
    found: dict[str, str] = {}
    waiting = [module, JUDGE]
    while waiting:
        name = waiting.pop()
        source = None if name in found else _source(name)
        if source is None:
            continue
        found[name], imported = _read(source)
        for used in imported:
            within = any(f"{used}.".startswith(f"{room}.") for room in rooms)
            waiting += [used] if within and not BESIDE & set(used.split(".")) else []
    return digest(found)


def _source(module: str) -> str | None:
    """The text of a module; None where a name is none."""
    try:
        spec = find_spec(module)
    except ModuleNotFoundError:  # a name within a module
        return None
    loader = spec.loader if spec is not None else None
    return loader.get_source(module) if isinstance(loader, InspectLoader) else None


@cache
def _read(source: str) -> tuple[str, tuple[str, ...]]:
    """The form of a source, and what it imports."""
    with _PARSING:
        tree = ast.parse(source)
    return hashlib.sha256(canonical(_plain_tree(tree)).encode()).hexdigest(), tuple(_used(tree))


def _used(tree: ast.AST) -> Iterator[str]:
    """Modules that are imported, and names within them, which may be modules."""
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module:
            yield node.module
            yield from (f"{node.module}.{one.name}" for one in node.names)
        elif isinstance(node, ast.Import):
            yield from (one.name for one in node.names)


def _plain_tree(node: Any) -> Any:
    """A syntax tree as JSON. What is empty is left out, for each Python knows other fields that may be empty."""
    match node:
        case ast.Constant():
            return ["Constant", repr(node.value)]
        case ast.JoinedStr():  # Python 3.12 ends some with an empty text
            parts = [_plain_tree(one) for one in node.values]
            return ["JoinedStr", *(one for one in parts if one != ["Constant", "''"])]
        case ast.AST():
            told = ((name, value) for name, value in ast.iter_fields(node) if value not in (None, [], ()))
            return [type(node).__name__, *([name, _plain_tree(value)] for name, value in told)]
        case list():
            return [_plain_tree(one) for one in node if not _is_docstring(one)]
        case _:
            return repr(node)


def _is_docstring(node: Any) -> bool:
    return (
        isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)
    )


def plain(told: Any) -> Any:
    """As JSON: a dataclass by its fields that are shown, a set in order, no set-up, since it has names."""
    if type(told) in _PLAIN:  # most of it, and by far the quickest way to know
        return told
    match told:
        case Setup():
            found: Any = "setup"
        case Enum():
            found = plain(told.value)
        case str() | int():
            found = told
        case bytes():
            found = told.hex()
        case Mapping():
            found = ["map", *sorted(([plain(key), plain(value)] for key, value in told.items()), key=json.dumps)]
        case Set():
            found = ["set", *sorted(map(plain, told), key=json.dumps)]
        case tuple() | list():
            found = [plain(one) for one in told]
        case _ if is_dataclass(told) and not isinstance(told, type):
            found = [type(told).__name__, *(plain(getattr(told, one)) for one in _shown(type(told)))]
        case _:
            found = type(told).__name__
    return found


@cache
def _shown(kind: Any) -> tuple[str, ...]:
    """Names of the fields of a dataclass that are shown."""
    return tuple(one.name for one in fields(kind) if one.repr)
