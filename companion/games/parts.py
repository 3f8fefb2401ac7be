"""What answers of games share: a question as it was meant, and long lists told in parts, three items at a time."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Generic, Protocol, TypeVar

from companion.core.model import Announcement, Fact, Kind, Phrase, Problem

AT_ONCE = 3
"""Items of a list told in one answer (spoken lines, rule 8)."""
ANY = "-"
"""Stands for an argument that is left out before another one."""
ADVICE = "advice"
"""Option of a set-up: "1" where the table allowed advice."""
LONGEST = 80
"""Characters of a question that are given back."""

Told = tuple[str, dict[str, Fact]]
"""An answer: its key and facts."""


class Turns(Protocol):
    """A state with players who act in turn. turn: the number of the one who does now, 0 for nobody."""

    @property
    def turn(self) -> int:
        """Who is on turn."""

    def name(self, player: int) -> str:
        """The name of a player."""


S = TypeVar("S", bound=Turns)
B = TypeVar("B")


class Unclear(Exception):  # noqa: N818 - no error: it is answered that a question is not understood
    """The words of a question mean nothing."""


@dataclass(frozen=True, slots=True)
class BoardQuestion(Generic[S, B]):
    """A question: the state, whose board it is about (seat 0: nobody's), and the words after the first."""

    state: S
    seat: int
    board: B
    words: tuple[str, ...]

    @property
    def name(self) -> str:
        """The name of the player whose board it is."""
        return self.state.name(self.seat)

    def no_more(self, words: int = 0) -> None:
        """Unclear where there are more words than so many."""
        if len(self.words) > words:
            raise Unclear


@dataclass(frozen=True, slots=True)
class Questions(Generic[S, B]):
    """The questions of a game by their first word.

    texts: what its messages begin with; -not-understood and -no-player are among them. whose: the message that
    asks whose board is meant. board: that of a player, None for a number that nobody has. nobodys: in its place
    where nobody is meant. of_a_board: questions about a board; at the table of nobody in particular about that of
    the player on turn, whose name is said then. of_the_table: questions that need none. meant: tells by the first
    word whose board is meant at that table instead; no name is said then. wanted: answers that ask for what the
    question lacks. unfit: answers that what it was asked for cannot be.
    """

    texts: str
    whose: str
    board: Callable[[S, int], B | None]
    nobodys: B
    of_a_board: Mapping[str, Callable[[BoardQuestion[S, B]], Told]]
    of_the_table: Mapping[str, Callable[[BoardQuestion[S, B]], Told]]
    meant: Callable[[S, str], int] | None = None
    wanted: Collection[str] = ()
    unfit: Collection[str] = ()

    def answer(self, state: S, question: str, seat: int, common: Mapping[str, Fact]) -> list[Announcement]:
        """The answer to a question, none to `last`. common: facts of every answer."""
        if question == "last" and question not in self.of_the_table:
            return []
        first, *words = question.split() or [""]
        first = first.lower()
        about = seat or (self.meant or self._on_turn)(state, first)
        try:
            key, facts = self._told(state, about, first, tuple(words))
        except Unclear:
            unclear = {**common, "question": question[:LONGEST]}
            return [Announcement(f"{self.texts}-not-understood", unclear, Kind.ANSWER, seat=seat)]
        kinds = {"player": (self.whose,), "argument": self.wanted, "again": self.unfit}
        asks = next((kind for kind, keys in kinds.items() if key in keys), "")
        facts = {**common, **facts}
        if about != seat and self.meant is None and "player" not in facts:
            key, facts = "of-player", {"player": state.name(about), "what": Phrase(key, facts)}
        return [Announcement(key, facts, Kind.ANSWER, seat=seat, asks=asks)]

    def _on_turn(self, state: S, first: str) -> int:
        return state.turn if first in self.of_a_board else 0

    def _told(self, state: S, about: int, first: str, words: tuple[str, ...]) -> Told:
        asker = self.of_a_board.get(first) or self.of_the_table.get(first)
        if asker is None:
            raise Unclear
        board = self.board(state, about)
        if board is None and about:
            return f"{self.texts}-no-player", {"number": about}
        if board is None and first in self.of_a_board:
            return self.whose, {}
        return asker(BoardQuestion(state, about, self.nobodys if board is None else board, words))


def part(words: Sequence[str], items: Sequence[Phrase], at_once: int = AT_ONCE) -> dict[str, Fact]:
    """A list's count, three (or at_once) of its items from the asked one on, its number, and how many follow.

    words: nothing, or the number of the item to begin with, past the end the last one; Unclear for anything else.
    """
    first = 1 if not words else whole_number(words[0]) if len(words) == 1 else -1
    if first < 1:
        raise Unclear
    first = min(first, max(1, len(items)))
    shown = tuple(items[first - 1 : first - 1 + at_once])
    return {"count": len(items), "first": first, "items": shown, "more": len(items) - (first - 1) - len(shown)}


def refusal(problems: Sequence[Problem]) -> dict[str, Fact]:
    """Why something cannot be: the first reasons, and the remedy of the first, if it has one."""
    reasons = tuple(Phrase(one.key, one.facts) for one in problems[:AT_ONCE])
    return {"reasons": reasons, "remedies": () if problems[0].remedy is None else (problems[0].remedy,)}


def whole_number(word: str) -> int:
    """A number of up to three digits; -1 for any other word."""
    return int(word) if word.isascii() and word.isdecimal() and len(word) < 4 else -1
