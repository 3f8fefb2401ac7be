"""Variants of a game and levels of computers as they are typed, by their ids or their names in any language."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.core.languages import LANGUAGES
from companion.evening.here import words
from companion.games import offer
from companion.minds.levels import LEVELS

if TYPE_CHECKING:
    from companion.games.offers import Offer
    from companion.language.phrases import Phrases


def levels_of(told: Sequence[str]) -> tuple[str, ...]:
    """The levels of computers that were typed: their numbers from 1, their ids, or their names in any language.

    CompanionError computer-level-unknown.
    """
    known = {str(at): one.name for at, one in enumerate(LEVELS, start=1)} | {one.name: one.name for one in LEVELS}
    for language in LANGUAGES:
        part = words(language).part
        known |= {_plain(part("computer-level", {"level": one.name})): one.name for one in LEVELS}
    found = {one: known.get(_plain(one), "") for one in told}
    for one, level in found.items():
        if not level:
            raise CompanionError("computer-level-unknown", found=one[:40])
    return tuple(found[one] for one in told)


def variants_of(told: Iterable[str], game: str) -> tuple[str, ...]:
    """The variants that were typed, several at a time with commas, by their ids or by their names in any language.

    CompanionError variant-unknown.
    """
    asked = [one for each in told for one in each.split(",") if one.strip()]
    texts: list[Phrases] = []
    return tuple(sorted({_variant(one, offer(game), texts) for one in asked}))


def _variant(asked: str, offered: Offer, texts: list[Phrases]) -> str:
    plain = _plain(asked)
    if plain in offered.variants:
        return plain
    if not texts:
        texts += map(words, LANGUAGES)
    for language in texts:
        for variant in offered.variants:
            if plain == _plain(language.part(offered.called(variant))):
                return variant
    raise CompanionError("variant-unknown", found=asked[:40], known=offered.variants)


def _plain(text: str) -> str:
    """A name without accents, capitals and superfluous blanks."""
    bare = unicodedata.normalize("NFKD", " ".join(text.casefold().split()))
    return "".join(char for char in bare if not unicodedata.combining(char)).replace("ł", "l")
