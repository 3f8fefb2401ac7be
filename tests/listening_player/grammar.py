"""A small grammar of spoken lines: patterns with fields, choices, lists and groups, matched letter by letter.

A pattern is a line as it is heard, in small letters and without its last period: "<player>: <source>, <tiles>".
    <kind> or <kind name>       a field; its value is the fact `name`
    (this|that|)                one of these, or nothing
A kind is a dictionary from words to values, a list of another kind, or a group of patterns, whose value is
Understood. Where a sentence begins, a capital letter is heard, and nowhere else. Only the whole line counts.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache

from tests.listening_player.ears import Understood, Value, capital

Facts = dict[str, Value]
Node = tuple[str, object]
"""("text", words), ("field", (kind, name)) or ("choice", (nodes, nodes, ...))."""

_FIELD = re.compile(r"<(\w+)(?: (\w+))?>")
_BEGINS = (". ", "? ")
"""What stands before the beginning of a sentence."""


@dataclass(frozen=True)
class Listing:
    """A list of one kind: what stands between two items, and before the last one."""

    kind: str
    between: str = ", "
    last: str = ", "


@dataclass
class Tongue:
    """What a listener knows of one language. words: kind -> words -> value. groups: kind -> (name, pattern).

    lines: (name, pattern) of whole lines.
    """

    words: Mapping[str, Mapping[str, Value]]
    lists: Mapping[str, Listing]
    groups: Mapping[str, Sequence[tuple[str, str]]]
    lines: Sequence[tuple[str, str]]


@dataclass
class Grammar:
    """A tongue made ready for one table; `names` are the players' names with their numbers."""

    tongue: Tongue
    names: Mapping[str, int]
    _words: dict[str, dict[str, list[tuple[str, Value]]]] = field(default_factory=dict)
    _groups: dict[str, list[tuple[str, list[Node]]]] = field(default_factory=dict)
    _lines: list[tuple[str, list[Node]]] = field(default_factory=list)

    def __post_init__(self) -> None:
        """Compile every pattern."""
        known = {**self.tongue.words, "player": self.names}
        self._words = {kind: _by_letter(words) for kind, words in known.items()}
        self._groups = {
            kind: [(name, _nodes(line)) for name, line in lines] for kind, lines in self.tongue.groups.items()
        }
        self._lines = [(name, _nodes(line)) for name, line in self.tongue.lines]

    def understand(self, line: str) -> Understood | None:
        """What a whole line tells; None for one that is not of the language as it was learnt."""
        if line[-1:] not in (".", "?"):
            return None
        text = line.removesuffix(".")
        for name, nodes in self._lines:
            for at, facts in self._match(nodes, 0, text, 0):
                if at == len(text):
                    return Understood(name, facts)
        return None

    # ---- matching --------------------------------------------------------------------------------------------

    def _match(self, nodes: Sequence[Node], index: int, text: str, at: int) -> Iterator[tuple[int, Facts]]:
        """Every way to match the nodes from an index on: where it ends, and what it tells."""
        if index == len(nodes):
            yield at, {}
            return
        sort, inner = nodes[index]
        if sort == "text":
            assert isinstance(inner, str)
            if (end := _said(text, at, inner)) >= 0:
                yield from self._match(nodes, index + 1, text, end)
        elif sort == "choice":
            assert isinstance(inner, tuple)
            for one in inner:
                for end, facts in self._match(one, 0, text, at):
                    for last, rest in self._match(nodes, index + 1, text, end):
                        yield last, {**facts, **rest}
        else:
            assert isinstance(inner, tuple)
            kind, name = inner
            for end, value in self._field(kind, text, at):
                for last, rest in self._match(nodes, index + 1, text, end):
                    yield last, {name: value, **rest}

    def _field(self, kind: str, text: str, at: int) -> Iterator[tuple[int, Value]]:
        words = self._words.get(kind)
        if words is not None:
            for word, value in words.get(text[at : at + 1].lower(), ()):
                if (end := _said(text, at, word)) >= 0:
                    yield end, value
            return
        group = self._groups.get(kind)
        if group is not None:
            for name, nodes in group:
                for end, facts in self._match(nodes, 0, text, at):
                    yield end, Understood(name, facts)
            return
        yield from self._list(self.tongue.lists[kind], text, at)

    def _list(self, listing: Listing, text: str, at: int) -> Iterator[tuple[int, Value]]:
        """The longest lists first."""
        for end, value in self._field(listing.kind, text, at):
            yield from self._more(listing, text, end, (value,))

    def _more(self, listing: Listing, text: str, at: int, known: tuple[Value, ...]) -> Iterator[tuple[int, Value]]:
        for joint, goes_on in dict.fromkeys(((listing.between, True), (listing.last, False))):
            if text.startswith(joint, at):
                for end, value in self._field(listing.kind, text, at + len(joint)):
                    if goes_on:
                        longer = self._more(listing, text, end, (*known, value))
                        whole = listing.between == listing.last
                        yield from longer if whole else (one for one in longer if _longer(one, known))
                    else:
                        yield end, (*known, value)
        if len(known) == 1 or listing.between == listing.last:
            yield at, known


def _longer(found: tuple[int, Value], known: tuple[Value, ...]) -> bool:
    """Whether a list whose last joint is another one has been ended by it."""
    value = found[1]
    return isinstance(value, tuple) and len(value) > len(known) + 1


def _said(text: str, at: int, words: str) -> int:
    """Where these words end if they stand here, -1 where they do not; with a capital where a sentence begins."""
    inside, first = _spelled(words)
    before = text[at - 2 : at]
    if text.startswith(first if at == 0 or before in _BEGINS else inside, at):
        return at + len(words)
    # What is told of somebody stands behind the name as it would stand alone.
    return at + len(words) if before == ": " and text.startswith(first, at) else -1


@cache
def _spelled(words: str) -> tuple[str, str]:
    """Words as they stand within a sentence, and as they begin one; sentences that begin in them have capitals."""
    for mark in _BEGINS:
        head, *rest = words.split(mark)
        words = mark.join([head, *map(capital, rest)])
    return words, capital(words)


def _by_letter(words: Mapping[str, Value]) -> dict[str, list[tuple[str, Value]]]:
    found: dict[str, list[tuple[str, Value]]] = {}
    for word in sorted(words, key=len, reverse=True):
        found.setdefault(word[:1].lower(), []).append((word, words[word]))
    return found


# ---- reading a pattern ----------------------------------------------------------------------------------------


def _nodes(line: str) -> list[Node]:
    nodes, at = _sequence(line, 0, top=True)
    assert at == len(line), f"a bracket too many in: {line}"
    return nodes


def _sequence(line: str, at: int, *, top: bool = False) -> tuple[list[Node], int]:
    nodes: list[Node] = []
    text = ""
    while at < len(line):
        sign = line[at]
        if sign in "|)" and not top:
            break
        if sign in "<(":
            if text:
                nodes.append(("text", text))
                text = ""
            if sign == "<":
                found = _FIELD.match(line, at)
                assert found is not None, line
                nodes.append(("field", (found[1], found[2] or found[1])))
                at = found.end()
            else:
                choices, at = _choices(line, at + 1)
                nodes.append(("choice", choices))
            continue
        text += sign
        at += 1
    if text:
        nodes.append(("text", text))
    return nodes, at


def _choices(line: str, at: int) -> tuple[tuple[list[Node], ...], int]:
    found: list[list[Node]] = []
    while True:
        nodes, at = _sequence(line, at)
        found.append(nodes)
        assert at < len(line), f"a bracket is missing in: {line}"
        at += 1
        if line[at - 1] == ")":
            return tuple(found), at


ONWARD = ("Dál šestka.", "Dalej sześć.", "Six for more.")
"""What ends a part of a list that goes on."""


def without_onward(line: str) -> str:
    """What was heard of a line, or of its beginning, without the key that goes on."""
    for onward in ONWARD:
        if line.endswith(f" {onward}"):
            return line.removesuffix(f" {onward}")
    return line
