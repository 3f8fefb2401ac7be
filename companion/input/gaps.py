"""What a question has left open: the next line of its asker is tried as the answer, else is a new command."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from companion.core.languages import fold
from companion.core.model import Command
from companion.input.grammar import answered, clean, understand, whole
from companion.input.meanings import HalfWord, Incomplete, Meant
from companion.input.vocabulary import Vocabulary

PLAYER, ARGUMENT, AGAIN = "player", "argument", "again"
"""What a question may ask: whose board or act is meant; what follows a command next (Announcement.asks). The last
one: what was asked before was answered by what cannot be, and stands."""


@dataclass(frozen=True, slots=True)
class LineGap:
    """A command that lacks something. asks: PLAYER or ARGUMENT. args: as far as they are known."""

    command: Command
    subject: int
    args: tuple[str, ...]
    asks: str

    def filled(self, line: str, vocabulary: Vocabulary, names: Mapping[int, str]) -> Meant | Incomplete | None:
        """The command with what a line alone adds to it; None where it adds nothing. names: of the players."""
        if self.asks == PLAYER:
            player = _player(line, vocabulary, names)
            return None if player is None else self._with(player, self.args)
        found = answered(self.command.args[len(self.args) :], line, vocabulary)
        return self._with(self.subject, (*self.args, *found)) if found else None

    def _with(self, subject: int, args: tuple[str, ...]) -> Meant | Incomplete:
        lacks = self.command.args[len(args) : len(args) + 1]
        if lacks and not lacks[0].endswith("?"):
            return Incomplete(self.command, lacks[0], subject, args, wrong=False)
        return whole(self.command, subject, args)


@dataclass(frozen=True, slots=True)
class WordGap:
    """A word that only begins several commands."""

    half_word: HalfWord

    def filled(self, line: str, vocabulary: Vocabulary, _names: Mapping[int, str]) -> Meant | Incomplete | None:
        """The command that a line makes of the word, with what was typed behind it; None for another line."""
        told = self.half_word
        rest = " ".join(told.rest)
        commands = [vocabulary.find(half) for half in told.halves]
        for typed in (f"{told.word} {line} {rest}", f"{line} {rest}"):
            meant = understand(typed, vocabulary)
            if isinstance(meant, Meant | Incomplete) and meant.command in commands:
                return (
                    replace(meant, subject=told.subject)
                    if isinstance(meant, Incomplete)
                    else whole(meant.command, told.subject, meant.args)
                )
        return None


def gap_of(meant: object) -> LineGap | WordGap | None:
    """What a line that lacks something leaves open; None where too much was typed, or nothing is lacking."""
    if isinstance(meant, HalfWord):
        return WordGap(meant)
    if isinstance(meant, Incomplete) and meant.missing != "nothing":
        return LineGap(meant.command, meant.subject, meant.args, ARGUMENT)
    return None


def _player(line: str, vocabulary: Vocabulary, names: Mapping[int, str]) -> int | None:
    """The player whom a line names: by the number in digits or words, or by the name."""
    named = {fold(name): number for number, name in names.items()}
    text = clean(line)
    if (found := named.get(fold(text))) is not None:
        return found
    number = answered(("row",), text, vocabulary)
    told = int(number[0]) if number else -1
    return told if told in names else None
