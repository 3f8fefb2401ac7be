"""Doubts about what is to be counted: told, asked about at a terminal, and told to programs.

Nobody is named a winner over a doubt, unless it was chosen that all is counted as it lies.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Generic, TypeVar

from companion.core.errors import CountError
from companion.core.forms import Form, Line, Step
from companion.core.languages import fold
from companion.core.model import Announcement, Fact, Kind, Phrase, Place, Problem
from companion.evening.here import line

if TYPE_CHECKING:
    from companion.evening.counting import CountRequest
    from companion.language.phrases import Phrases

UNSURE = 1
"""Exit code where there are doubts and nobody has chosen to count in spite of them."""
OPTION = "--as-it-lies"
ACCEPT, LEAVE = "1", "0"
"""Digits that count as it lies, and that leave without counting."""

T = TypeVar("T")
U = TypeVar("U")


@dataclass(frozen=True, slots=True)
class Doubted:
    """One doubt: what is said of it, whose wall, kingdom or garden it is about, and of which board or file.

    player, source: "" where it is about all of them together.
    """

    said: Announcement
    player: str = ""
    source: str = ""

    def data(self, phrases: Phrases) -> dict[str, object]:
        """As JSON-ready data: {"key", "player", "source", "cells", "sentence"}."""
        inner = self.said.facts.get("doubt")
        told = inner if isinstance(inner, Phrase) else self.said
        kind = next((told.facts[name] for name in ("doubt", "fault", "reason") if name in told.facts), "")
        cells = told.facts.get("cells", told.facts.get("cell", ()))
        return {
            "key": f"{told.key}-{kind}" if isinstance(kind, str) and kind else told.key,
            "player": self.player,
            "source": self.source,
            "cells": [_named(one, phrases) for one in (cells if isinstance(cells, tuple) else (cells,))],
            "sentence": phrases.write(self.said),
        }


def _named(cell: Fact, phrases: Phrases) -> str:
    if isinstance(cell, Place):
        return cell.name
    return phrases.write(cell) if isinstance(cell, Phrase) else str(cell)


@dataclass(frozen=True, slots=True)
class Settled(Generic[T]):
    """What was found, what is doubted about it, and whether it may be counted."""

    found: T
    doubts: tuple[Doubted, ...] = ()
    accepted: bool = False

    @property
    def counts(self) -> bool:
        """Whether points may be told and a winner named."""
        return self.accepted or not self.doubts

    def with_found(self, found: U) -> Settled[U]:
        """The same doubts about something else."""
        return Settled(found, self.doubts, self.accepted)

    @property
    def announced(self) -> list[Announcement]:
        """That all was counted as it lies, which is said before the points."""
        said = Announcement("score-as-it-lies", {"count": len(self.doubts)})
        return [said] if self.doubts and self.accepted else []


def doubted(problem: Problem, player: str = "", source: str = "", several: bool = True) -> Doubted:
    """A doubt of a game. player: whose it is, "" where it is about all together."""
    facts: dict[str, Fact] = {"player": player, "several": int(several and bool(player))}
    said = Announcement("score-doubt", {**facts, "doubt": Phrase(problem.key, problem.facts)}, Kind.IMPORTANT)
    return Doubted(said, player, source)


def asks(request: CountRequest) -> bool:
    """Whether somebody can be asked what is to be done about doubts, and has not chosen yet."""
    from companion.input.answer import at_terminal

    return not (request.as_it_lies or request.as_json) and at_terminal()


def settle(request: CountRequest, look: Callable[[], tuple[T, Sequence[Doubted]]]) -> Settled[T]:
    """Look, tell what is doubted, and at a terminal ask until it is mended, or counted as it lies, or left.

    look: reads the boards or files anew each time. Nobody is asked where a program reads the answer, where there
    is no terminal, or where it was chosen beforehand.
    """
    while True:
        found, doubts = look()
        settled = Settled(found, tuple(doubts), request.as_it_lies)
        if not doubts:
            return settled
        if not asks(request):
            _print(request, settled)
            return settled
        answer = _ask(request, settled)
        if answer is not None:
            return answer


def tell(request: CountRequest, doubts: Iterable[Doubted]) -> None:
    """Print doubts beside the answer, one a line."""
    for one in doubts:
        line(request.where().phrases.write(one.said), err=True)


def _print(request: CountRequest, settled: Settled[T]) -> None:
    """The doubts, and that nobody is named over them, for whoever reads what a program has to say."""
    tell(request, settled.doubts)
    if not settled.accepted:
        line(request.where().phrases.write(Phrase("score-not-counted", {"option": OPTION})), err=True)


@dataclass(frozen=True, slots=True)
class Doubting(Form):
    """What is to be done about doubts.

    words: of counting all the same. accepting: all that can be typed for it. files: whether files are counted.
    chosen: "again" looks again, ACCEPT, LEAVE; "" for not chosen yet.
    """

    words: str
    accepting: frozenset[str]
    files: bool
    chosen: str = ""

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        return None if self.chosen else Phrase("score-doubts-ask", {"words": self.words, "files": int(self.files)})

    def answer(self, line: Line) -> Step | None:
        """See Form: Enter alone looks again."""
        chosen = ACCEPT if fold(line.plain) in self.accepting else {"": "again", LEAVE: LEAVE}.get(line.plain)
        return Step(replace(self, chosen=chosen)) if chosen else None

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self)


def _ask(request: CountRequest, settled: Settled[T]) -> Settled[T] | None:
    """Say the doubts and ask what is to be done; None to look again."""
    from companion.evening.asking import answered
    from companion.evening.saying import say_lines

    where = request.where()
    say_lines([one.said for one in settled.doubts], where, request.text, "", exact=True)
    form = Doubting(words_of(where.phrases)[0], accepting(where.phrases), bool(request.files))
    form, _ = answered(where, form, request.text)
    if form.chosen == "again":
        return None
    if form.chosen == ACCEPT:
        return replace(settled, accepted=True)
    line(where.phrases.write(Phrase("score-not-counted", {"option": OPTION})), err=True)
    return settled


def words_of(phrases: Phrases) -> tuple[str, ...]:
    """The words that count in spite of doubts, the one that is told first."""
    return tuple(one.strip() for one in phrases.part("score-as-it-lies-words").split(","))


def accepting(phrases: Phrases) -> frozenset[str]:
    """Whatever can be typed to count in spite of doubts, as fold gives it."""
    option = OPTION.strip("-")
    return frozenset(map(fold, (*words_of(phrases), option, option.replace("-", " "), ACCEPT)))


def code_of(settled: Settled[T], *, complete: bool = True) -> int:
    """The exit code. complete: whether everything could be read at all, and no layout is malformed."""
    if not complete:
        return CountError.status
    return 0 if settled.counts else UNSURE


def data_of(
    request: CountRequest, doubts: Iterable[Doubted], source: str | None = None
) -> list[dict[str, object]]:
    """Doubts for programs; of one board or file those about it, and those about all together."""
    mine = [one for one in doubts if source is None or one.source in (source, "")]
    return [one.data(request.where().phrases) for one in mine] if mine else []
