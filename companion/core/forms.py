"""What a dialogue asks: a form is where it stands now, and each answer gives the form that follows. Pure."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection
from dataclasses import dataclass
from typing import NamedTuple

from companion.core.model import Announcement, Phrase


@dataclass(frozen=True, slots=True)
class Line:
    """What was typed, cleaned.

    plain: the keys of a Czech top row as digits, where they stand apart from letters.
    """

    text: str
    plain: str

    @property
    def digit(self) -> int | None:
        """The digit that was typed alone; None for anything else."""
        return int(self.plain) if len(self.plain) == 1 and self.plain in "0123456789" else None


class Step(NamedTuple):
    """What comes of a line. form: where the dialogue stands now. said: what is told of it, before the question.

    asks: whether the question follows.
    """

    form: Form
    said: tuple[Phrase | Announcement, ...] = ()
    asks: bool = True


class Form(ABC):
    """One dialogue as far as it has been answered; what all of them share. Immutable.

    commands: names of commands that mean something here beside those of every dialogue (input.dialogue).
    """

    commands: Collection[str] = ()

    @property
    @abstractmethod
    def question(self) -> Phrase | None:
        """What is asked now; None where nothing is left to ask."""

    @property
    def is_text(self) -> bool:
        """Whether any text can be the answer, as a name is: a whole line, and no letter alone is a command."""
        return False

    def opening(self) -> Step:
        """What is said before the first question."""
        return Step(self)

    @abstractmethod
    def answer(self, line: Line) -> Step | None:
        """What comes of an answer, also of one that cannot be; None for a line that is no answer at all."""

    @abstractmethod
    def wrong(self, line: Line) -> Step:
        """What comes of a line that is neither an answer nor a command."""

    def back(self) -> Step | None:
        """One question back; None where this is the first one, which every dialogue tells alike."""
        return None

    def obey(self, name: str, line: Line) -> Step | None:
        """What one of the form's own commands does, as it was typed; None where it leaves the dialogue."""
        raise NotImplementedError(name)

    def help(self, word: Callable[[str], str]) -> Phrase | None:
        """What can be typed beside an answer; None for what can be in every dialogue. word: see DialogueWords."""
        return None


class Led(Form):
    """Hands led at a board that is heard meanwhile: all that is typed beside commands is Enter. Not immutable."""

    @abstractmethod
    def entered(self) -> Step:
        """Enter."""

    def answer(self, line: Line) -> Step | None:
        """See Form."""
        return None if line.text else self.entered()

    def wrong(self, line: Line) -> Step:
        """See Form."""
        return self.entered()
