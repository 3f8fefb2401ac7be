"""Variants of a game and levels of computers as they are typed, by their ids or their names in any language."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.core.languages import LANGUAGES, fold
from companion.core.model import Phrase
from companion.evening.here import words
from companion.games import offer
from companion.minds.levels import LEVELS

if TYPE_CHECKING:
    from companion.games.offers import Offer
    from companion.language.phrases import Phrases


def levels_of(told: Iterable[str]) -> tuple[str, ...]:
    """The levels of computers that were typed: their numbers from 1, their ids, or their names in any language.

    CompanionError computer-level-unknown.
    """
    texts: list[Phrases] = []
    return tuple(_level(one, texts) for one in told)


def _level(asked: str, texts: list[Phrases]) -> str:
    names = tuple(one.name for one in LEVELS)
    numbers = {str(at): name for at, name in enumerate(names, start=1)}
    found = numbers.get(asked.strip()) or _named(
        asked, names, lambda name: Phrase("computer-level", {"level": name}), texts
    )
    if not found:
        raise CompanionError("computer-level-unknown", found=asked[:40])
    return found


def variants_of(told: Iterable[str], game: str) -> tuple[str, ...]:
    """The variants that were typed, several at a time with commas, by their ids or by their names in any language.

    CompanionError variant-unknown.
    """
    asked = [one for each in told for one in each.split(",") if one.strip()]
    texts: list[Phrases] = []
    return tuple(sorted({_variant(one, offer(game), texts) for one in asked}))


def _variant(asked: str, offered: Offer, texts: list[Phrases]) -> str:
    found = _named(asked, offered.variants, offered.called, texts)
    if not found:
        raise CompanionError("variant-unknown", found=asked[:40], known=offered.variants)
    return found


def _named(asked: str, ids: tuple[str, ...], called: Callable[[str], Phrase], texts: list[Phrases]) -> str:
    """The id that is meant, by itself or by its name in any language, "" for none. texts: filled when needed."""
    plain = _plain(asked)
    if plain in ids:
        return plain
    if not texts:
        texts += map(words, LANGUAGES)
    return next((one for each in texts for one in ids if plain == _plain(each.part(called(one)))), "")


def _plain(text: str) -> str:
    """A name as it is compared, without superfluous blanks."""
    return fold(" ".join(text.split()))
