"""What the program says, as it can be typed: numbers in words, names of cells and columns, and of choices.

A number in any gender, a rank and digits are one: "výloha dvě", "výloha druhá" and "výloha 2" mean the same. All
is made of the texts when the first word is typed that is nothing else, and only as far as that is about.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from typing import NamedTuple

from companion.core.languages import fold
from companion.core.model import COLUMN_LETTERS, Choice, Phrase
from companion.input.row import is_digits

Forms = Callable[[Phrase], Iterable[str]]
"""Every wording of a message (Phrases.forms)."""

APART = re.compile(r"[\s.,٫]+")
"""Between the fields of a line."""

MOST_NUMBER = 120
"""The greatest number that is read from words."""
_STYLES = ("words", "letters", "chess", "labels")
_ORDINALS = 12


class _Known(NamedTuple):
    """What wordings mean; most: words of the longest one."""

    meant: Mapping[str, str]
    most: int


def joined(fields: Iterable[str]) -> str:
    """Words that stand together as they are compared, with a hyphen between them."""
    return "-".join(map(fold, fields))


class Spoken:
    """The words of one language for what is said in one game. side: how many columns and rows have names."""

    def __init__(self, forms: Forms, choices: Mapping[str, tuple[Choice, ...]], side: int) -> None:
        self.side = side
        self._forms = forms
        self._choices = choices
        self._kinds: dict[str, _Known] = {}

    def choice(self, kind: str, fields: Sequence[str]) -> tuple[str, int]:
        """The id of the choice that these words begin with, and how many they are; "" and 0 for none."""
        known = self._kinds.get(kind)
        if known is None:
            several = self._choices.get(kind, ())
            known = self._kinds[kind] = self._known((one.id, said) for one in several for said in one.said)
        return self._longest(known, fields)

    def number(self, fields: Sequence[str]) -> tuple[str, int]:
        """The digits of a number in words, and how many words they are; "" and 0 for none."""
        if not fields or is_digits(fields[0]):
            return "", 0
        for used in range(min(self._numbers.most, len(fields)), 0, -1):
            if found := self._numbers.meant.get(joined(fields[:used])):
                return found, used
        return "", 0

    def cell(self, fields: Sequence[str]) -> tuple[str, int]:
        """The name of a cell in the notation from its words, and how many they are; "" and 0 for none."""
        for told in (fields, self.without_fillers(fields)):
            column, first = self.column(told)
            behind = self.without_fillers(told[first:])
            row, second = (behind[0], 1) if behind and behind[0].isdecimal() else self.number(behind)
            if column and row and 1 <= int(row) <= self.side:
                return f"{column}{int(row)}", len(fields) - len(behind) + second
        return "", 0

    def column(self, fields: Sequence[str]) -> tuple[str, int]:
        """The letter of a column from its words, and how many they are; "" and 0 for none."""
        return self._longest(self._columns, fields)

    def without_fillers(self, fields: Sequence[str]) -> Sequence[str]:
        """The fields from the first one on that is more than a preposition or the like."""
        at = next((at for at, field in enumerate(fields) if fold(field) not in self._fillers), len(fields))
        return fields[at:]

    @cached_property
    def _fillers(self) -> frozenset[str]:
        return frozenset(fold(word) for told in self._forms(Phrase("filler-typed")) for word in _words(told))

    @cached_property
    def _numbers(self) -> _Known:
        counted = [(str(one), Phrase("number-typed", {"number": one})) for one in range(MOST_NUMBER + 1)]
        ordered = [(str(one), Phrase("ordinal-typed", {"number": one})) for one in range(1, _ORDINALS + 1)]
        worded = [(meant, _words(told)) for meant, said in (*counted, *ordered) for told in self._forms(said)]
        found = {joined(words): meant for meant, words in reversed(worded)}
        return _Known(found, max((len(words) for _, words in worded), default=0))

    @cached_property
    def _columns(self) -> _Known:
        letters = enumerate(COLUMN_LETTERS[: self.side], start=1)
        return self._known(
            (letter, Phrase(f"column-{style}", {"column": at})) for at, letter in letters for style in _STYLES
        )

    def _known(self, told: Iterable[tuple[str, Phrase]]) -> _Known:
        """Every wording of these phrases -> what it means."""
        found: dict[str, str] = {}
        most = 0
        for meant, phrase in told:
            for wording in self._forms(phrase):
                words = _words(wording)
                most = max(most, len(words))
                found.setdefault(self._plain(words), meant)
        return _Known(found, most)

    def _longest(self, known: _Known, fields: Sequence[str]) -> tuple[str, int]:
        """What the most words from the first one on mean, and how many these are; digits alone are no words."""
        if not fields or is_digits(fields[0]):
            return "", 0
        for used in range(min(known.most, len(fields)), 0, -1):
            if found := known.meant.get(self._plain(fields[:used])):
                return found, used
        return "", 0

    def _plain(self, fields: Sequence[str]) -> str:
        """Words as they are compared, their numbers as digits."""
        found: list[str] = []
        at = 0
        while at < len(fields):
            digits, used = self.number(fields[at:])
            found.append(digits or fold(fields[at]))
            at += used or 1
        return "-".join(found)


def _words(wording: str) -> list[str]:
    return [word for word in APART.split(wording) if word]
