"""The commands of one match with every word for them, and how a command or a key is explained."""

from __future__ import annotations

import unicodedata
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from companion.keys.commands import CHOICES, GENERAL
from companion.keys.row import digit_of
from companion.model import Command, Fact, Phrase

if TYPE_CHECKING:
    from companion.keys.lines import Incomplete, Meant, Unknown

_PLAIN = str.maketrans("łđøß", "ldos")
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def fold(word: str) -> str:
    """A word as it is compared: small letters without accents."""
    apart = unicodedata.normalize("NFKD", word.casefold())
    return "".join(char for char in apart if not unicodedata.combining(char)).translate(_PLAIN)


def words_of(commands: Iterable[Command], say: Callable[[str], str]) -> dict[str, tuple[str, ...]]:
    """The words of a language for the commands of every game and these, name -> words, the usual one first.

    say: the words of a message (Phrases.part); message command-NAME has a command's words, apart by commas, and
    message KIND-typed-ID those of a choice, whose name is "KIND ID".
    """
    known = (*GENERAL, *commands)
    kinds = {arg.rstrip("?") for command in known for arg in command.args} & set(CHOICES)
    messages = {command.name: f"command-{command.name}" for command in known}
    messages |= {f"{kind} {one}": f"{kind}-typed-{one}" for kind in sorted(kinds) for one in CHOICES[kind]}
    return {
        name: tuple(word.strip() for word in say(message).split(",") if word.strip())
        for name, message in messages.items()
    }


class Vocabulary:
    """What can be typed: the commands of every game and those of one game.

    words: words of the language beside the names, as words_of has them.
    """

    def __init__(self, commands: Iterable[Command] = (), words: Mapping[str, Sequence[str]] | None = None) -> None:
        self.commands: tuple[Command, ...] = (*GENERAL, *commands)
        self._names = {command.name: command for command in self.commands}
        self._words = dict(words or {})
        self._typed: dict[str, Command] = {}
        for command in self.commands:
            for typed in (command.name, command.letter, command.number, command.quick):
                if typed:
                    self._typed.setdefault(fold(typed), command)
        for command in self.commands:
            for word in self._words.get(command.name, ()):
                self._typed.setdefault(fold(word), command)
        self._chosen: dict[tuple[str, str], str] = {}
        for kind, ids in CHOICES.items():
            for digit, one in enumerate(ids, start=1):
                for typed in (one, str(digit), *self._words.get(f"{kind} {one}", ())):
                    self._chosen.setdefault((kind, fold(typed)), one)

    # ---- finding ---------------------------------------------------------------------------------------------

    def find(self, typed: str) -> Command | None:
        """The command of a word, a letter or the digits of a number."""
        return self._typed.get(fold(typed))

    def choice(self, kind: str, typed: str) -> str:
        """The id of one of the CHOICES of this kind from its id, a word or its digit; "" for anything else."""
        return self._chosen.get((kind, fold(typed)), "")

    def has(self, name: str) -> bool:
        """Whether there is a command of this name."""
        return name in self._names

    def word(self, name: str) -> str:
        """The usual word of the language for a command."""
        return next(iter(self._words.get(name, ())), name)

    # ---- explaining ------------------------------------------------------------------------------------------

    def does(self, name: str) -> Phrase:
        """How a command is typed and what it does; KeyError where there is none."""
        command = self._names[name]
        needs = "-".join(arg for arg in command.args if not arg.endswith("?")) or "none"
        facts: dict[str, Fact] = {"number": int(command.quick or command.number), "word": self.word(name)}
        return Phrase("command-is", {**facts, "needs": needs, "what": _what(name)})

    def explain(self, meant: Meant | Unknown | Incomplete) -> Phrase:
        """What a typed line would do, or why it does nothing."""
        command = getattr(meant, "command", None)
        if command is None:
            return Phrase("key-unknown", {"text": getattr(meant, "text", "")})
        missing = getattr(meant, "missing", "")
        if missing in CHOICES:
            items = tuple(
                Phrase(f"{missing}-digit", {"number": digit, missing: one})
                for digit, one in enumerate(CHOICES[missing], start=1)
            )
            return Phrase(f"key-needs-{missing}", {"word": self.word(command.name), "items": items})
        if missing:
            return Phrase("key-needs", {"word": self.word(command.name), "missing": missing})
        subject = getattr(meant, "subject", 0)
        if subject > 0:
            return Phrase("key-of-board", {"number": subject, "what": _what(command.name)})
        return Phrase("key-of-table", {"what": _what(command.name)}) if subject else _what(command.name)

    def key(self, char: str) -> Phrase | None:
        """What one key does on a line of its own; None for keys that have no name here."""
        char = char.casefold()
        if digit := digit_of(char):
            command = self.find(digit)
            return Phrase("key-is", {"number": int(digit), "what": _what(command.name)}) if command else None
        if char in _LETTERS and len(char) == 1:
            command = self.find(char)
            letter = Phrase("letter-name", {"letter": char})
            if command is None:
                return Phrase("key-letter-none", {"letter": letter})
            return Phrase("key-letter", {"letter": letter, "what": _what(command.name)})
        names = {
            ".": "key-point",
            ",": "key-point",
            "\n": "key-enter",
            "\b": "key-backspace",
            "\x1b": "key-escape",
        }
        return Phrase(names[char]) if char in names else None


def _what(name: str) -> Phrase:
    return Phrase(f"command-does-{name}")
