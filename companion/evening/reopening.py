"""Before a new game takes the place of a kept one that cannot be read: the players are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING

from companion.core.errors import CompanionError, JournalError
from companion.core.model import Announcement, Kind
from companion.evening.asking import Sure, answered
from companion.input.answer import AnswerKeys
from companion.input.dialogue import End
from companion.play.journal import Journal

if TYPE_CHECKING:
    from collections.abc import Callable

    from companion.core.model import Fact
    from companion.evening.here import Here
    from companion.evening.wish import GameWish

BEGIN_ANEW = "companion play --new"

_REASONS = {"journal-newer": "newer", "journal-foreign": "foreign", "journal-unusable": "damaged"}
"""Errors of a journal that a new one can take the place of, and the reason of the question."""


def opened(where: Here, wish: GameWish, clock: Callable[[], int]) -> Journal:
    """The journal for a match; a new one in the place of one that is not ours to read, if that is wanted.

    CompanionError.
    """
    try:
        return Journal.open(where.journal, clock)
    except JournalError as error:
        reason = _REASONS.get(error.key)
        if reason is None:
            raise
        if wish.resume is not False:
            _ask(where, wish, AnswerKeys(), reason, error)
        return Journal.anew(where.journal, clock)


def doubted(journal: Journal, where: Here, wish: GameWish, keyboard: AnswerKeys) -> None:
    """Ask whether a new game is to begin where an open one may be kept that cannot go on. CompanionError: no."""
    reason = "header" if journal.broken_game() is not None else journal.doubtful
    if reason and wish.resume is not False:
        _ask(where, wish, keyboard, reason)


def passed_over(journal: Journal) -> list[Announcement]:
    """What is said where an older open game goes on, because the beginning of the newest is lost."""
    game = journal.broken_game()
    return [] if game is None else [Announcement("journal-game-damaged", {"game": game}, Kind.IMPORTANT)]


def _ask(
    where: Here, wish: GameWish, keyboard: AnswerKeys, reason: str, otherwise: CompanionError | None = None
) -> None:
    """Return when a new game is wanted; CompanionError when it is not, `otherwise` when nobody answers."""
    facts: dict[str, Fact] = {"reason": reason, "file": str(where.journal)}
    form, end = answered(where, Sure("journal-begin-anew", facts), wish.text, keyboard)
    if end is End.NOBODY and otherwise is not None:
        raise otherwise
    if not form.said:
        raise CompanionError("journal-not-begun", **facts, command=BEGIN_ANEW)
