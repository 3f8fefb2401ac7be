"""Questions asked one after another at a terminal: what goes back, what is asked again, what ends them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, TypeVar

from companion import keys
from companion.keys.answer import digit
from companion.model import Phrase

if TYPE_CHECKING:
    from companion.commands.first import Ask
    from companion.phrases import Phrases

T = TypeVar("T")


class Back(Exception):  # noqa: N818 - an answer, no error
    """One question back."""


class Nobody(Exception):  # noqa: N818 - likewise
    """Nobody answers any more."""


@dataclass(slots=True)
class Questions:
    """What dialogues of questions share. ask: see first.Ask."""

    ask: Ask
    phrases: Phrases

    def run(self, steps: Callable[[], Sequence[Callable[[], None]]]) -> bool:
        """Ask all of them, one back where that is wanted; whether somebody answered to the end.

        steps: gives the questions in order, which may depend on what has been answered so far.
        """
        at = 0
        try:
            while at < len(now := steps()):
                try:
                    now[at]()
                    at += 1
                except Back:
                    at = max(0, at - 1)
        except Nobody:
            return False
        return True

    def answered(self, question: Phrase, read: Callable[[str], T | Phrase], name: bool = False) -> T:
        """Ask until the answer can be read. name: it is a whole line. Back, Nobody."""
        asked = question
        while True:
            typed = self.ask(asked, name)
            if typed is None:
                raise Nobody
            if self._goes_back(typed):
                raise Back
            found = read(typed.strip())
            if not isinstance(found, Phrase):
                return found
            asked = Phrase("preparing-again", {"reason": found, "question": question})

    def _goes_back(self, typed: str) -> bool:
        """Whether somebody wants the question before; a digit is always an answer."""
        word = typed.strip()
        if not word[:1].isalpha() or digit(word) is not None:
            return False
        meant = keys.understand(word, keys.Vocabulary((), keys.words_of((), self.phrases.part)))
        return isinstance(meant, keys.Meant) and meant.command.name == "previous"
