"""Names of players before a game: which can be, and which the settings remember."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.core.model import Phrase
from companion.games import offer

if TYPE_CHECKING:
    from collections.abc import Iterable

    from companion.config import Settings
    from companion.language.phrases import Phrases

NAME_MOST = 40
"""Letters of a name that the settings can keep."""


def check_names(names: Iterable[str], phrases: Phrases) -> None:
    """A name must tell one player, and no column. CompanionError name-twice, name-is-column."""
    columns = {phrases.part("column", {"column": one}).casefold() for one in range(1, 8)}
    known: set[str] = set()
    for name in names:
        folded = name.casefold()
        if folded in known:
            raise CompanionError("name-twice", player=name)
        if folded in columns:
            raise CompanionError("name-is-column", player=name)
        known.add(folded)


def why_no_name(name: str, before: Iterable[str], phrases: Phrases) -> Phrase | None:
    """Why somebody cannot be called so beside those before; None where that can be."""
    if not any(char.isalpha() for char in name):
        return Phrase("preparing-name-letters")
    if len(name) > NAME_MOST:
        return Phrase("preparing-name-long", {"most": NAME_MOST})
    try:
        check_names([*before, name], phrases)
    except CompanionError as error:
        return Phrase(error.key, error.facts)
    return None


def remembered_names(settings: Settings, game: str, count: int | None) -> tuple[str, ...]:
    """The names that belong to the seats of known boards; empty where nobody was named.

    game: which one is played. count: how many play; None: as many as had boards last, and as a match needs.
    """
    offered = offer(game)
    known = {seat.number: seat.name for seat in settings.seats.values() if seat.number <= offered.most}
    count = count or max([offered.fewest, *known])
    return tuple(known.get(number, "") for number in range(1, count + 1))
