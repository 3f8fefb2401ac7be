"""How a listener takes a spoken line apart; the words and patterns of each language stand in ears_cs, _pl, _en.

Nothing here knows the program that speaks. A pattern is a line as it is heard, with fields in angle brackets:
"<player>: hrad <cell>." A field is a kind, and a name where there are two of a kind: "<cell a>". A kind with a
capital letter stands at the beginning of a sentence. Only the whole line counts: whoever hears one word that does
not belong there, or a word in a wrong form, has not understood the line.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

Value = object


@dataclass(frozen=True)
class Understood:
    """What a line told: its kind, and the values of its fields."""

    kind: str
    facts: Mapping[str, Value]


@dataclass(frozen=True)
class Tongue:
    """The words of one language, each dictionary from the words to what they mean.

    terrains: to letters of kinds. crowns: what follows a terrain, to crowns. halves: joins two halves, the first
    one without and with crowns. columns, rows: the two words of a cell. numbers: as names (dominoes, rounds).
    counted: things with the number they need, by the name of a field. ordinals: of ranks. variants: to short
    names. item: how a domino of an offer begins. empty: what ends one and several empty cells of a row. castle: in
    a row. joined: the last two of a list. patterns: kind, then the line. places: kind of reason, then the sentence
    about one rank.
    """

    terrains: Mapping[str, str]
    crowns: Mapping[str, int]
    halves: tuple[str, str]
    columns: Mapping[str, str]
    rows: Mapping[str, int]
    numbers: Mapping[str, int]
    counted: Mapping[str, Mapping[str, int]]
    ordinals: Mapping[str, int]
    variants: Mapping[str, str]
    item: str
    empty: tuple[str, str]
    castle: str
    joined: str
    patterns: Sequence[tuple[str, str]]
    places: Sequence[tuple[str, str]]


def capital(words: str) -> str:
    """The words as they begin a sentence."""
    return words[:1].upper() + words[1:]


_FIELD = re.compile(r"<(\w+)(?: (\w+))?>")
_ANY = r"[^.:?]+?"
_LONG = r".+?"

Reader = Callable[[str], Value]
"""What the words of a field mean; None for words that mean nothing there."""


class Ear:
    """Understands the lines of one language at a table with these players (name to number)."""

    def __init__(self, tongue: Tongue, names: Mapping[str, int]) -> None:
        self.tongue = tongue
        self.names = dict(names)
        words = tongue
        self._fields: dict[str, tuple[str, Reader]] = {
            "player": (_either(self.names), self.names.get),
            "number": (_ANY, words.numbers.get),
            "terrain": (_either(words.terrains), words.terrains.get),
            "half": (_ANY, self._half),
            "halves": (_ANY, self._halves),
            "cell": (f"{_either(words.columns)} {_either(words.rows)}", self._cell),
            "column": (_either(words.columns), words.columns.get),
            "row": (_either(words.rows), words.rows.get),
            "ordinal": (_either(words.ordinals), words.ordinals.get),
            "players": (_ANY, self._players),
            "names": (_ANY, self._names),
            "variants": (_ANY, self._variants),
            "items": (_LONG, self._items),
            "free": (_ANY, self._free),
            "row_cells": (_ANY, self._row_cells),
            "sums": (_ANY, self._sums),
            "places": (_LONG, self._places),
            "aside": (_LONG, self._aside),
            "waits": (_LONG, self._waits),
        }
        self._fields |= {name: (_ANY, known.get) for name, known in words.counted.items()}
        self._places_known = [(kind, self._compiled(line)) for kind, line in words.places]
        self._known = [(kind, self._compiled(line)) for kind, line in words.patterns]

    def understand(self, line: str) -> Understood | None:
        """What a whole line tells; None for one that is not of the language as it was learnt."""
        for kind, pattern in self._known:
            facts = _read(pattern, line)
            if facts is not None:
                return Understood(kind, facts)
        return None

    # ---- fields ----------------------------------------------------------------------------------------------

    def _compiled(self, line: str) -> tuple[re.Pattern[str], dict[str, Reader]]:
        readers: dict[str, Reader] = {}
        out, at = "", 0
        for field in _FIELD.finditer(line):
            kind, name = field[1], field[2] or field[1].lower()
            expression, reader = self._fields[kind.lower()]
            if kind != kind.lower():
                expression, reader = _capitals(expression), _without_capital(reader)
            out += re.escape(line[at : field.start()]) + f"(?P<{name}>{expression})"
            readers[name] = reader
            at = field.end()
        return re.compile(out + re.escape(line[at:])), readers

    def _half(self, words: str) -> Value:
        """ "les s korunou" is "F1"."""
        for terrain, letter in self.tongue.terrains.items():
            if words == terrain:
                return f"{letter}0"
            if words.startswith(f"{terrain} ") and (crowns := self.tongue.crowns.get(words[len(terrain) + 1 :])):
                return f"{letter}{crowns}"
        return None

    def _halves(self, words: str) -> Value:
        """ "les s korunou a obilí" is ("F1", "W0"); the join depends on crowns before it."""
        plain, crowned = self.tongue.halves
        for join in (crowned, plain):
            one, found, other = words.partition(join)
            a, b = self._half(one), self._half(other)
            if found and a and b:
                right = crowned if str(a)[1] != "0" else plain
                return (a, b) if join == right else None
        return None

    def _cell(self, words: str) -> Value:
        column, _, row = words.partition(" ")
        return f"{self.tongue.columns[column]}{self.tongue.rows[row]}"

    def _players(self, words: str) -> Value:
        """A list of names: "Jana, Petr a Ema"."""
        return self._names(words.replace(self.tongue.joined, ", "))

    def _names(self, words: str) -> Value:
        found = [self.names.get(one) for one in words.split(", ")]
        return None if None in found else tuple(found)

    def _variants(self, words: str) -> Value:
        found = [self.tongue.variants.get(one) for one in words.split(", ")]
        return None if None in found else frozenset(str(one) for one in found)

    def _items(self, words: str) -> Value:
        """Dominoes of a line: ((number, half a, half b, player or 0), ...); the first one without its capital."""
        pieces = words.split(". ")
        # In this list a number alone is a domino's.
        small = [one if at == 0 else one[:1].lower() + one[1:] for at, one in enumerate(pieces)]
        noun = f"{self.tongue.item} "
        named = [one if one.startswith(noun) else noun + one for one in small]
        found = [self._item(one) for one in named]
        lower = all(one[:1].isupper() for one in pieces[1:])
        return tuple(found) if lower and None not in found else None

    def _item(self, words: str) -> Value:
        begins = f"{self.tongue.item} "
        head, _, rest = words.partition(", ")
        number = self.tongue.numbers.get(head[len(begins) :]) if head.startswith(begins) else None
        name = rest.rpartition(", ")[2]
        player = self.names.get(name, 0)
        halves = self._halves(rest.rpartition(", ")[0] if player else rest)
        return (number, *halves, player) if number and isinstance(halves, tuple) else None

    def _free(self, words: str) -> Value:
        """Numbers of dominoes in a list: "dílek pět, dílek sedm a dílek osm"."""
        begins = f"{self.tongue.item} "
        pieces = words.replace(f"{self.tongue.joined}{begins}", f", {begins}").split(", ")
        found = [self.tongue.numbers.get(one[len(begins) :]) if one.startswith(begins) else None for one in pieces]
        return None if None in found else tuple(found)

    def _row_cells(self, words: str) -> Value:
        """A row: ((column letter, kind, "C" for the castle, "" for empty), ...)."""
        found: list[tuple[str, str]] = []
        waiting: list[str] = []
        for piece in words.split(", "):
            if piece in self.tongue.columns:
                waiting.append(piece)
                continue
            read = self._some_empty(piece, waiting)
            if read is None and not waiting:
                name, _, what = piece.partition(" ")
                shown = "C" if what == self.tongue.castle else self._half(what)
                read = [(name, str(shown))] if shown else None
            if read is None or any(name not in self.tongue.columns for name, _ in read):
                return None
            found += [(self.tongue.columns[name], shown) for name, shown in read]
            waiting = []
        return tuple(found) if found and not waiting else None

    def _some_empty(self, piece: str, before: list[str]) -> list[tuple[str, str]] | None:
        """The empty cells that end with this piece: one, or several whose last two are joined."""
        one, several = self.tongue.empty
        if not before and piece.endswith(one) and self.tongue.joined not in piece:
            return [(piece.removesuffix(one), "")]
        if piece.endswith(several) and self.tongue.joined in piece:
            last = piece.removesuffix(several).split(self.tongue.joined)
            return [(name, "") for name in (*before, *last)]
        return None

    def _sums(self, words: str) -> Value:
        found = []
        for one in words.split(", "):
            name = next((name for name in self.names if one.startswith(f"{name} ")), "")
            points = self.tongue.counted["points"].get(one[len(name) + 1 :])
            if not name or points is None:
                return None
            found.append((self.names[name], points))
        return tuple(found)

    def _places(self, words: str) -> Value:
        """The ranks: ((rank, players, points, reason), ...); reason "" where the points decide."""
        found: list[tuple[int, Value, Value, str]] = []
        for sentence in words.split(". "):
            read = next(
                ((kind, facts) for kind, one in self._places_known if (facts := _read(one, sentence)) is not None),
                None,
            )
            if read is None:
                return None
            kind, facts = read
            rank = facts.get("ordinal", 1)
            if not isinstance(rank, int):
                return None
            found.append((rank, facts["players"], facts["points"], kind))
        return tuple(found)

    def _aside(self, words: str) -> Value:
        """Dominoes out of the game: ((number, player or 0), ...)."""
        found = []
        for sentence in words.split(". "):
            read = next(
                (facts for kind, one in self._known if kind == "aside_one" and (facts := _read(one, sentence))),
                None,
            )
            if read is None:
                return None
            found.append((read["number"], read.get("player", 0)))
        return tuple(found)

    def _waits(self, words: str) -> Value:
        """What is awaited of several players, sentence by sentence; only that it is understood counts."""
        sentences = [f"{one}." for one in words.split(". ")]
        known = [one for kind, one in self._known if kind.startswith("await_")]
        good = all(any(_read(one, sentence) is not None for one in known) for sentence in sentences)
        return tuple(sentences) if len(sentences) > 1 and good else None


def _either(words: Mapping[str, object]) -> str:
    longest_first = sorted(words, key=len, reverse=True)
    return "(?:" + "|".join(re.escape(one) for one in longest_first) + ")"


def _capitals(expression: str) -> str:
    """The expression with the first letter of each choice as a capital one."""
    if not expression.startswith("(?:"):
        return expression
    return "(?:" + "|".join(capital(one) for one in expression[3:-1].split("|")) + ")"


def _without_capital(reader: Reader) -> Reader:
    def read(words: str) -> Value:
        small = words[:1].lower() + words[1:]
        return reader(small) if small != words else None

    return read


def _read(pattern: tuple[re.Pattern[str], dict[str, Reader]], line: str) -> dict[str, Value] | None:
    """The values of a line's fields, None where the line is another or a field means nothing."""
    expression, readers = pattern
    found = expression.fullmatch(line)
    if found is None:
        return None
    facts = {name: reader(found[name]) for name, reader in readers.items()}
    return None if any(value is None for value in facts.values()) else facts
