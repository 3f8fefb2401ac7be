"""Values to JSON and back, as pure functions: the facts of messages, and plain dataclasses such as a Setup.

Every depth and length is bounded both ways, so that nothing read from a stranger's file can grow without end.
"""

from __future__ import annotations

import dataclasses
import json
import typing
import unicodedata
from collections.abc import Mapping
from functools import cache
from typing import Any, TypeVar

from companion.core.model import Fact, Phrase, Place

Json = None | bool | int | float | str | list["Json"] | dict[str, "Json"]
"""What JSON can say."""

T = TypeVar("T")

DEPTH_MAX = 8
"""Deepest nesting of facts: a sentence in a list in a sentence is three."""

ITEMS_MAX = 256
"""Most entries of one list or of one sentence's facts."""

INT_MAX = 2**53
"""Largest whole number that every JSON reader keeps."""

_BIDI = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069")


def hostile(char: str) -> bool:
    """Whether a character could steer a terminal: controls, line separators, surrogates, direction marks."""
    return unicodedata.category(char) in {"Cc", "Cs", "Zl", "Zp"} or char in _BIDI


def clean(text: str) -> str:
    """The text with every hostile character written as an escape, so that it can be stored and shown."""
    if text.isprintable():
        return text
    return "".join(_escape(char) if hostile(char) else char for char in text)


def _escape(char: str) -> str:
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}"


# ---- facts ----------------------------------------------------------------------------------------------------


def pack_fact(fact: Fact, depth: int = 0) -> Json:
    """One fact as JSON: numbers and texts as they are, a place and a phrase as objects, a tuple as a list.

    ValueError when it is nested deeper than DEPTH_MAX, too long, or no fact.
    """
    if depth > DEPTH_MAX:
        raise ValueError("nesting")
    if isinstance(fact, bool | int):
        if abs(fact) > INT_MAX:
            raise ValueError("number")
        return int(fact)
    if isinstance(fact, str):
        return clean(fact)
    if isinstance(fact, Place):
        return {"place": [clean(fact.board), fact.x, fact.y]}
    if isinstance(fact, Phrase):
        return {"key": clean(fact.key), "facts": pack_facts(fact.facts, depth + 1)}
    if isinstance(fact, tuple):
        if len(fact) > ITEMS_MAX:
            raise ValueError("length")
        return [pack_fact(item, depth + 1) for item in fact]
    raise ValueError("type")


def pack_facts(facts: Mapping[str, Fact], depth: int = 0) -> dict[str, Json]:
    """All facts of a message as a JSON object; ValueError as pack_fact."""
    if len(facts) > ITEMS_MAX:
        raise ValueError("length")
    return {clean(name): pack_fact(fact, depth) for name, fact in facts.items()}


def unpack_fact(told: object, depth: int = 0) -> Fact:
    """The fact that a JSON value means; ValueError when it means none."""
    if depth > DEPTH_MAX:
        raise ValueError("nesting")
    if isinstance(told, int) and not isinstance(told, bool):
        if abs(told) > INT_MAX:
            raise ValueError("number")
        return told
    if isinstance(told, str):
        return told
    if isinstance(told, list):
        if len(told) > ITEMS_MAX:
            raise ValueError("length")
        return tuple(unpack_fact(item, depth + 1) for item in told)
    if isinstance(told, dict):
        return _unpack_object(told, depth)
    raise ValueError("type")


def _unpack_object(told: dict[str, object], depth: int) -> Fact:
    match told:
        case {"place": [str(board), int(x), int(y)]} if len(told) == 1 and type(x) is type(y) is int:
            if max(abs(x), abs(y)) > INT_MAX:
                raise ValueError("number")
            return Place(board, x, y)
        case {"key": str(key), "facts": facts} if len(told) == 2:
            return Phrase(key, unpack_facts(facts, depth + 1))
    raise ValueError("type")


def unpack_facts(told: object, depth: int = 0) -> dict[str, Fact]:
    """The facts that a JSON object means; ValueError when it means none."""
    if not isinstance(told, dict):
        raise ValueError("type")
    if len(told) > ITEMS_MAX:
        raise ValueError("length")
    return {str(name): unpack_fact(value, depth) for name, value in told.items()}


def facts_text(facts: Mapping[str, Fact]) -> str:
    """Facts as one line of JSON; ValueError as pack_fact."""
    return json.dumps(pack_facts(facts), ensure_ascii=False, separators=(",", ":"))


def facts_of(text: str) -> dict[str, Fact]:
    """The facts that a line of JSON means, none for an empty one; ValueError when it means none."""
    if not text:
        return {}
    try:
        return unpack_facts(json.loads(text))
    except RecursionError:
        raise ValueError("nesting") from None


# ---- plain dataclasses ----------------------------------------------------------------------------------------


def pack(value: object, depth: int = 0) -> Json:
    """A plain dataclass (texts, numbers, tuples, sets, mappings, dataclasses) as JSON; ValueError for others."""
    if depth > DEPTH_MAX:
        raise ValueError("nesting")
    if value is None or (isinstance(value, bool | int) and abs(value) <= INT_MAX):
        return value
    if isinstance(value, str):
        return clean(value)
    if isinstance(value, frozenset | set):
        return [pack(item, depth + 1) for item in sorted(value)]
    if isinstance(value, tuple | list):
        return [pack(item, depth + 1) for item in value]
    if isinstance(value, Mapping):
        return {clean(str(name)): pack(item, depth + 1) for name, item in value.items()}
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        names = (each.name for each in dataclasses.fields(value))
        return {name: pack(getattr(value, name), depth + 1) for name in names}
    raise ValueError("type")


def unpack(kind: type[T], told: object, *, partly: bool = False) -> T:
    """The dataclass of this kind that a JSON object means; ValueError when it means none.

    Its fields are texts, numbers, truths, tuples and sets of one kind, mappings, dataclasses, or any object.
    partly: what else is told beside its fields is passed over.
    """
    if not isinstance(told, dict):
        raise ValueError("type")
    known: Any = kind  # which mypy takes for nothing that can be kept
    kinds, needed = _fields(known)
    if not needed <= told.keys() or not (partly or told.keys() <= kinds.keys()):
        raise ValueError("type")
    return kind(**{name: _unpacked(kinds[name], one, partly) for name, one in told.items() if name in kinds})


@cache
def _fields(kind: Any) -> tuple[dict[str, Any], frozenset[str]]:
    """The kind of each field, and those that must be told."""
    missing = dataclasses.MISSING
    fields = dataclasses.fields(kind)
    needed = frozenset(one.name for one in fields if one.default is missing and one.default_factory is missing)
    return typing.get_type_hints(kind), needed


def _unpacked(kind: Any, told: Any, partly: bool) -> Any:
    """The value of a field. ValueError."""
    inner = typing.get_args(kind)
    match typing.get_origin(kind) or kind, told:
        case (typing.Any, _):
            return told
        case (one, bool() | int() | str()) if type(told) is one:
            str(told).encode()  # half of a pair of surrogates is no text
            return told
        case (one, list()) if one in (tuple, frozenset):
            return one(_unpacked(inner[0], each, partly) for each in told)
        case (one, dict()) if one is Mapping:
            return {
                _unpacked(inner[0], name, partly): _unpacked(inner[1], each, partly) for name, each in told.items()
            }
        case (type() as one, dict()) if dataclasses.is_dataclass(one):
            return unpack(one, told, partly=partly)
    raise ValueError("type")
