"""Words of a language for hexagons, as the words that every file may have."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from companion.core.languages import fold
from companion.core.model import Phrase
from companion.games.layout import ALPHABETS, INTERNATIONAL
from companion.games.queens_garden.rules.hexes import COLOURS, PATTERNS
from companion.games.queens_garden.typing.written import EXPANSION

Words = Mapping[tuple[str, ...], str]
"""Words, as `fold` has them, in their order -> the word that every file may have."""
WordsOf = Callable[[str], Words]
"""The words of a language, "" for the set one. KeyError: such a language is not known."""

_APART = re.compile("[-_]")


def words_of(part: Callable[[Phrase, str], str]) -> WordsOf:
    """The words of each language. part: the words of a message in a language, "" for the set one."""

    def known(language: str) -> Words:
        if language and language not in ALPHABETS:
            raise KeyError(language)
        if language == INTERNATIONAL:
            return {}
        messages = {f"criterion-typed-{one}": one for one in (*COLOURS, *PATTERNS)}
        messages[f"given-typed-{EXPANSION}"] = EXPANSION
        return {
            tuple(map(fold, told.split())): one
            for message, one in messages.items()
            for told in part(Phrase(message), language).split(",")
        }

    return known


def translated(words: list[tuple[int, str]], known: Words) -> list[tuple[int, str]]:
    """The same words with their columns, those of a language as the words that every file may have."""
    found: list[tuple[int, str]] = []
    most, at = max(map(len, known), default=0), 0
    while at < len(words):
        for length in range(min(most, len(words) - at), 0, -1):
            key = tuple(fold(word) for _, word in words[at : at + length])
            if told := known.get(key) or (_hyphened(key[0], known) if length == 1 else None):
                found.append((words[at][0], told))
                at += length
                break
        else:
            found.append(words[at])
            at += 1
    return found


def _hyphened(word: str, known: Words) -> str | None:
    """A word of several with hyphens between, each part of it in the words that every file may have."""
    parts = [(0, one) for one in _APART.split(word)]
    if len(parts) == 1 or not all(one for _, one in parts):
        return None
    return "-".join(one for _, one in translated(parts, known))
