"""What is asked beside arguments: whose board or act is meant, and which command a word begins."""

from __future__ import annotations

from dataclasses import dataclass, replace

from companion.core.forms import Line, Step
from companion.core.languages import fold
from companion.core.model import Phrase
from companion.input.grammar import answered, clean, understand, whole
from companion.input.guided import Asking, CommandGuide, GameQuestion
from companion.input.meanings import HalfWord, Incomplete, Meant


@dataclass(frozen=True, slots=True)
class WhoseAsking(Asking):
    """A command of which all is known but the player: by the number in digits or words, or by the name."""

    def answer(self, line: Line) -> Step | None:
        """See Form; the game may then ask for what else it needs."""
        if not line.text:
            return Step(self)
        player = self._player(line.text)
        return None if player is None else self._judged(self.guide.ask(self.command, player, player, self.args))

    def _player(self, typed: str) -> int | None:
        """The player whom a line names."""
        names, text = self.guide.names, clean(typed)
        named = {fold(name): number for number, name in names.items()}
        if (found := named.get(fold(text))) is not None:
            return found
        number = answered(("row",), text, self.guide.vocabulary())
        told = int(number[0]) if number else -1
        return told if told in names else None


@dataclass(frozen=True, slots=True)
class WordAsking(GameQuestion):
    """A word that only begins several commands; told: the one that is meant, as far as it was typed."""

    guide: CommandGuide
    half_word: HalfWord
    told: Meant | Incomplete | None = None

    @property
    def question(self) -> Phrase | None:
        """See Form."""
        return None if self.told else self.guide.vocabulary().explain(self.half_word)

    def answer(self, line: Line) -> Step | None:
        """See Form: a line that makes a command of the word, with what was typed behind it."""
        if not line.text:
            return Step(self)
        half, vocabulary = self.half_word, self.guide.vocabulary()
        rest = " ".join(half.rest)
        commands = [vocabulary.find(one) for one in half.halves]
        for typed in (f"{half.word} {line.text} {rest}", f"{line.text} {rest}"):
            meant = understand(typed, vocabulary)
            if isinstance(meant, Meant | Incomplete) and meant.command in commands:
                return Step(replace(self, told=self._of_subject(meant)))
        return None

    def _of_subject(self, meant: Meant | Incomplete) -> Meant | Incomplete:
        subject = self.half_word.subject
        if isinstance(meant, Incomplete):
            return replace(meant, subject=subject)
        return whole(meant.command, subject, meant.args)
