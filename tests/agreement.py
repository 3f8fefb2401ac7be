"""Whether a number and what stands beside it agree: an ear for three languages.

A sentence comes with its numbers marked: OPEN, the number in digits, EQUALS, its words, SHUT. Judged are the noun
or adjective right behind a number, the verb right before it, the verb behind its noun, and the gender of a number
that stands behind a label ("Płytek: dwie"). Only words of tests/data/agreement.toml are judged.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

__all__ = ["EQUALS", "OPEN", "SHUT", "flags"]

OPEN, EQUALS, SHUT = "\ue000", "\ue001", "\ue002"

_WORDS = tomllib.loads((Path(__file__).parent / "data" / "agreement.toml").read_text(encoding="utf-8"))
_NUMBER = re.compile(f"{OPEN}(-?[0-9]+){EQUALS}([^{SHUT}]*){SHUT}")
_WORD = r"[^\W\d_]+"
_OBLIQUE = re.compile(r".*(ch|iu|go|ej|ma|mi|ho|mu|ti)")
"""A number in another case than what is counted or done stands in: what goes with it is not judged."""


def flags(language: str, said: str) -> Iterator[str]:
    """What does not agree in a sentence with marked numbers, each in a few words."""
    ear = _Ear.of(language)
    for found in _NUMBER.finditer(said):
        words, wanted = found[2].lower(), _class(language, int(found[1]))
        before = re.findall(_WORD, _clause(said[: found.start()]))
        behind = re.match(rf"(?: {_WORD})*", said[found.end() :])
        follow = behind[0].lower().split() if behind else []
        if before and before[-1].startswith(ear.named):
            continue
        if follow and re.fullmatch(ear.times, follow[0]):
            continue
        if follow and not _OBLIQUE.fullmatch(words):
            yield from ear.behind(words, wanted, follow, alone=before[-1:] != [ear.joins])
        if not follow:
            yield from ear.label(said[: found.start()], words)
        if before and (language != "en" or before[-2:-1] == ["there"] or before[-1] in ("are", "fall")):
            yield from ear.verb(before[-1], wanted, words)


def _class(language: str, n: int) -> str:
    """one, few or many; in Czech the third form goes with all numbers from five on (docs/language/cs.md)."""
    n = abs(n)
    if n == 1:
        return "one"
    if language == "en":
        return "few"
    if language == "cs":
        return "few" if n in (2, 3, 4) else "many"
    return "few" if n % 10 in (2, 3, 4) and n % 100 not in (12, 13, 14) else "many"


def _clause(before: str) -> str:
    """What stands before a number without a pause."""
    return re.split(r"[.,:?] ", _NUMBER.sub(r"\2", before).lower())[-1]


class _Ear:
    """What one language's sentences are judged by."""

    @staticmethod
    @cache
    def of(language: str) -> _Ear:
        return _Ear(_WORDS[language])

    def __init__(self, words: dict[str, Any]) -> None:
        self.named = tuple(words["named"])
        self.times, self.joins = str(words["times"]), str(words["joins"])
        self._genders, self._endings = words["genders"], words["endings"]
        self._adjective = re.compile(rf"(?:{'|'.join(words['adjectives'])})(\w{{1,3}})")
        self._nouns: dict[str, set[tuple[str, str]]] = {}
        for gender, nouns in words["nouns"].items():
            for noun in nouns:
                for form, word in zip(("one", "few", "many"), noun.split(), strict=False):
                    self._nouns.setdefault(word, set()).add((gender, form))
        self._verbs: dict[str, set[str]] = {}
        for pair in words["verbs"]:
            for number, word in zip(("one", "more"), pair.split(), strict=True):
                self._verbs.setdefault(word, set()).add(number)

    def behind(self, words: str, wanted: str, follow: list[str], *, alone: bool) -> Iterator[str]:
        """The noun or adjective behind a number; the verb behind these, where it has no other subject."""
        forms = self._nouns.get(follow[0], set())
        genders = self._genders.get(words, "mfnx")
        if forms and not any(form == wanted and gender in genders for gender, form in forms):
            yield f"{words} {follow[0]}"
        ending = self._endings.get(words if wanted == "one" else wanted)
        adjective = self._adjective.fullmatch(follow[0])
        if ending and adjective and not forms and not re.fullmatch(ending, adjective[1]):
            yield f"{words} {follow[0]}"
        if forms and alone and len(follow) > 1:
            yield from self.verb(follow[1], wanted, f"{words} {follow[0]}")

    def verb(self, verb: str, wanted: str, beside: str) -> Iterator[str]:
        """A verb beside a number."""
        numbers = self._verbs.get(verb)
        if numbers is not None and ("more" if wanted == "few" else "one") not in numbers:
            yield f"{verb} with {beside}"

    def label(self, before: str, words: str) -> Iterator[str]:
        """The gender of one and two behind a colon: that of the last noun in the plural before it."""
        label = re.search(r"([^.:?]*): $", _NUMBER.sub(r"\2", before.lower()))
        genders = self._genders.get(words)
        if label is None or genders is None:
            return
        nouns = [self._nouns.get(word, set()) for word in re.findall(_WORD, label[1])]
        for wanted in ("many", "few"):
            counted = [{gender for gender, form in noun if form == wanted} for noun in nouns]
            genders_told = next((one for one in reversed(counted) if one), None)
            if genders_told is not None:
                if not genders_told & set(genders):
                    yield f"{label[1].strip()}: {words}"
                return
