"""The one dialogue engine: what becomes of a line while something is asked, before, in and after a game. Pure.

A form (core.forms) knows the questions and the answers; here is what every dialogue understands beside them: one
question back, the question again, help, and leaving it. Back at the first question leaves nothing: that it is the
first is told, and it is asked again. Only a command that is half typed at the prompt of a game is dropped by it,
as by any other command there. Drivers only pass lines in and sentences out.
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


def usual_help(word: Callable[[str], str], at_prompt: bool = False) -> Phrase:
    """What can be typed in every dialogue. word: see DialogueWords. at_prompt: see take."""
    words = {"back": word("previous"), "repeat": word("repeat"), "stop": word("stop")}
    return Phrase("dialogue-help", {**words, "drops": int(at_prompt)})


def take(form: Form, typed: str | None, words: DialogueWords, *, at_prompt: bool = False) -> Turn:
    """What comes of a line, None where nobody will type any more.

    An answer comes before a command, unless any text is one. at_prompt: a command of a game is being asked for,
    which back at its first question drops.
    """
    if typed is None:
        return Turn(form, (), End.NOBODY)
    line = read(typed)
    name = words.command(line, form)
    step = None if name and form.is_text else form.answer(line)
    if step is None:
        step = _obeyed(form, name, line, words, at_prompt) if name else form.wrong(line)
    return Turn(form, (), End.LEFT) if step is None else _turn(step)


def _obeyed(form: Form, name: str, line: Line, words: DialogueWords, at_prompt: bool) -> Step | None:
    """What a command does; None where the dialogue is left."""
    does = SHARED.get(name)
    if does == "back":
        return form.back() or (None if at_prompt else Step(form, (Phrase("dialogue-first"),)))
    if does == "repeat":
        return Step(form)
    if does == "help":
        return Step(form, (form.help(words.word) or usual_help(words.word, at_prompt),))
    return None if does == "leave" else form.obey(name, line)


def _turn(step: Step) -> Turn:
    question = step.form.question
    if question is None:
        return Turn(step.form, step.said, End.DONE)
    return Turn(step.form, (*step.said, question) if step.asks else step.said)
