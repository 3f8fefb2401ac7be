"""The one dialogue engine: what becomes of a line while something is asked, before, in and after a game. Pure.

A form (core.forms) knows the questions and the answers; here is what every dialogue understands beside them: one
question back, the question again, help, and leaving it. Drivers only pass lines in and sentences out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import NamedTuple, Protocol

from companion.core.forms import Form, Line, Step
from companion.core.model import Act, Announcement, Command, Phrase
from companion.input.grammar import clean, understand
from companion.input.meanings import Meant
from companion.input.row import as_digits, is_digits
from companion.input.vocabulary import Vocabulary, words_of

SHARED = {
    "previous": "back",
    "undo": "back",
    "repeat": "repeat",
    "help": "help",
    "stop": "leave",
    "quit": "leave",
}
"""Command -> what it does in every dialogue."""
SIGNS = {"-": "undo", "?": "help", "*": "*", "/": "score"}
"""Signs of a keypad that are commands before and after a game; its digits are all needed for answers."""
_FIELD = re.compile(r"[^\s.,]+")


class End(StrEnum):
    """How a dialogue ended: answered, left by a command, or nobody answers any more."""

    DONE = "done"
    LEFT = "left"
    NOBODY = "nobody"


class Turn(NamedTuple):
    """What comes of a line. said: sentences, the question last. end: None while it goes on."""

    form: Form
    said: tuple[Phrase | Announcement, ...] = ()
    end: End | None = None


class DialogueWords(Protocol):
    """The commands of one dialogue: see SpokenWords."""

    def command(self, line: Line, form: Form) -> str:
        """The name of the command that a line is for this form, "" for none."""

    def word(self, name: str) -> str:
        """The usual word of a command."""


class SpokenWords:
    """The words of commands before and after a game, where all digits are answers, and stop is no letter alone.

    part: the words of a message (Phrases.part). own: commands of the form that are none of every game -> the name
    under which the texts have their words. starred: the command that the star is. digits: nothing is answered by
    digits, so that commands have theirs.
    """

    def __init__(
        self,
        part: Callable[[str], str],
        own: Mapping[str, str] = MappingProxyType({}),
        starred: str = "",
        digits: bool = False,
    ) -> None:
        commands = [Command(name, "", Act.HERE) for name in own]
        self._known = Vocabulary(commands, words_of(commands, part, worded=own))
        self._signs = {**SIGNS, "*": starred}
        self._digits = digits

    def command(self, line: Line, form: Form) -> str:
        """See DialogueWords."""
        if line.plain[:1].isdecimal() and not self._digits:
            return ""
        meant = understand(line.text, self._known)
        name = self._signs.get(line.text, "")
        if isinstance(meant, Meant) and not meant.subject and not meant.args:
            name = meant.command.name
            if len(line.text) == 1 and (name == "stop" or (form.is_text and name != "previous")):
                return ""
        return name if name in (*SHARED, *form.commands) else ""

    def word(self, name: str) -> str:
        """See DialogueWords."""
        return self._known.word(name)


def read(typed: str) -> Line:
    """What was typed, as answers are read."""
    text = clean(typed)
    plain = _FIELD.sub(lambda field: as_digits(field[0]) if is_digits(field[0]) else field[0], text)
    return Line(text, plain)


def begin(form: Form) -> Turn:
    """The first question, and what is said before it."""
    return _turn(form.opening())


def take(form: Form, typed: str | None, words: DialogueWords) -> Turn:
    """What comes of a line, None where nobody will type any more.

    An answer comes before a command, unless any text is one.
    """
    if typed is None:
        return Turn(form, (), End.NOBODY)
    line = read(typed)
    name = words.command(line, form)
    step = None if name and form.is_text else form.answer(line)
    if step is None:
        step = _obeyed(form, name, line, words) if name else form.wrong(line)
    return Turn(form, (), End.LEFT) if step is None else _turn(step)


def _obeyed(form: Form, name: str, line: Line, words: DialogueWords) -> Step | None:
    """What a command does; None where the dialogue is left."""
    does = SHARED.get(name)
    if does == "back":
        return form.back()
    if does == "repeat":
        return Step(form)
    if does == "help":
        return Step(form, (form.help(words.word),))
    return None if does == "leave" else form.obey(name, line)


def _turn(step: Step) -> Turn:
    question = step.form.question
    if question is None:
        return Turn(step.form, step.said, End.DONE)
    return Turn(step.form, (*step.said, question) if step.asks else step.said)
