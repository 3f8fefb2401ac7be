"""Dialogues at a terminal: questions asked one by one, or a conversation in which more is told."""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, TypeVar, cast

from companion.config.changing import OFF, ON
from companion.core.forms import Form, Line, Step
from companion.core.model import Announcement, Fact, Phrase
from companion.evening.here import line
from companion.input.answer import at_terminal
from companion.input.dialogue import DialogueWords, End, SpokenWords, begin, read, take

if TYPE_CHECKING:
    from companion.evening.first import Ask
    from companion.evening.guide import Guide
    from companion.evening.here import Here
    from companion.input.answer import AnswerKeys

F = TypeVar("F", bound=Form)


def means(line: Line, usual: bool | None = None) -> bool | None:
    """Whether a line is a yes or a no, None for neither; usual: what Enter alone is.

    "No" is an answer here, though elsewhere it is a word for leaving.
    """
    typed = line.plain.casefold()
    if not typed:
        return usual
    if typed in ON or typed == "+":
        return True
    return False if typed in OFF else None


@dataclass(frozen=True, slots=True)
class Sure(Form):
    """One question that wants a yes or a no: one or zero, or a word for it. asks: its message.

    usual: what Enter alone means, None for nothing. A form that is made of this one may name a command more, which
    is a no.
    """

    asks: str
    facts: Mapping[str, Fact] = field(default_factory=dict)
    usual: bool | None = None
    said: bool | None = None
    commands = frozenset(("confirm",))

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        return Phrase(self.asks, self.facts) if self.said is None else None

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        said = means(line, self.usual)
        return None if said is None else self._says(said)

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self)

    def obey(self, name: str, line: Line) -> Step:
        """See Form."""
        return self._says(name == "confirm")

    def _says(self, said: bool) -> Step:
        return Step(replace(self, said=said))


@dataclass(frozen=True, slots=True)
class HowMany(Form):
    """One question that a number answers. is_long: it may have several digits. told: the number, None so far."""

    asks: Phrase
    is_long: bool
    told: int | None = None

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        return self.asks if self.told is None else None

    @property
    def is_text(self) -> bool:
        """See Form."""
        return self.is_long

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        is_number = line.plain.isascii() and line.plain.isdigit()
        return Step(replace(self, told=int(line.plain))) if is_number else None

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return Step(self)


def asked(form: F, ask: Ask, part: Callable[[str], str]) -> tuple[F, End]:
    """Ask what a form asks; how far it was answered, and how it ended. ask: see first.Ask. part: Phrases.part.

    What is told before a question is one sentence with it.
    """
    words, turn = SpokenWords(part), begin(form)
    while turn.end is None:
        *told, question = (Phrase(one.key, one.facts) for one in turn.said)
        for one in told:
            question = Phrase("preparing-again", {"reason": one, "question": question})
        turn = take(turn.form, ask(question, turn.form.is_text), words)
    return cast("F", turn.form), turn.end


def answered(where: Here, form: F, text: bool = True, keyboard: AnswerKeys | None = None) -> tuple[F, End]:
    """Ask what a form asks in the way that was chosen; see asked. text, keyboard: see first.asking."""
    from companion.evening import first

    if sys.stdin is None:
        return form, End.NOBODY
    with first.asking(where, text, keyboard) as ask:
        return asked(form, ask, where.phrases.part)


def is_wanted(where: Here, question: Phrase) -> bool | None:
    """Whether somebody says yes to a question that is printed; None where it is left by a command.

    Without a terminal one line answers, and whatever is no yes is a no.
    """
    if at_terminal():
        form, end = answered(where, Sure(question.key, question.facts))
        return None if end is End.LEFT else bool(form.said)
    line(where.phrases.write(question))
    return bool(sys.stdin is not None and means(read(sys.stdin.readline())))


def talked(
    form: F, talk: Guide, words: DialogueWords, heard: Callable[[F], object] = lambda _form: None
) -> tuple[F, End]:
    """Ask what a form asks in a conversation. heard: gets the form after each line, before anything is said."""
    turn = begin(form)
    while True:
        heard(cast("F", turn.form))
        say(talk, *turn.said)
        if turn.end is not None:
            return cast("F", turn.form), turn.end
        turn = take(turn.form, talk.listen(), words)


def say(talk: Guide, *told: Phrase | Announcement) -> None:
    """Say sentences one after the other."""
    for one in told:
        talk.say(one.key, **one.facts)
