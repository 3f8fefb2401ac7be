"""The commands of one match with every word for them, and how a command or a key is explained."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Protocol

from companion.core.languages import fold
from companion.core.model import SIDE, Act, Choice, Command, Fact, Phrase
from companion.input.commands import GENERAL
from companion.input.meanings import HalfWord, Incomplete, Meant, Unknown
from companion.input.row import digit_of
from companion.input.spoken import Forms, Spoken, joined

MOST_COMMAND = 3
"""Words of one command: "koło obrotowe"."""
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def _unsaid(_message: Phrase) -> tuple[str, ...]:
    """No wordings of anything."""
    return ()


class Typable(Protocol):
    """A game, as far as typing is concerned: see games.api.Game."""

    name: str
    commands: tuple[Command, ...]
    choices: Mapping[str, tuple[Choice, ...]]
    worded: Mapping[str, str]
    side: int


def vocabulary_of(game: Typable, say: Callable[[str], str], forms: Forms = _unsaid) -> Vocabulary:
    """What can be typed in a game, in the language of `say` (Phrases.part) and `forms` (Phrases.forms)."""
    words = words_of(game.commands, say, game.choices, game.worded)
    spoken = Spoken(forms, game.choices, game.side)
    return Vocabulary(game.commands, words, game.choices, game.worded, game.name, spoken)


def words_of(
    commands: Iterable[Command],
    say: Callable[[str], str],
    choices: Mapping[str, tuple[Choice, ...]] | None = None,
    worded: Mapping[str, str] | None = None,
) -> dict[str, tuple[str, ...]]:
    """The words of a language for the commands of every game and these, name -> words, the usual one first.

    say: the words of a message (Phrases.part); message command-NAME has a command's words, apart by commas, and
    message KIND-typed-ID those of a choice or of a part of one, whose name is "KIND ID". worded: see Vocabulary.
    """
    known, own = (*GENERAL, *commands), worded or {}
    kinds = {arg.rstrip("?") for command in known for arg in command.args}
    messages = {command.name: f"command-{own.get(command.name, command.name)}" for command in known}
    for kind, several in (choices or {}).items():
        if kind in kinds:
            names = {f"{kind} {one.id}" for one in several if one.worded}
            names.update(part for one in several for part in one.parts)
            messages |= {name: name.replace(" ", "-typed-") for name in sorted(names)}
    return {
        name: tuple(word.strip() for word in say(message).split(",") if word.strip())
        for name, message in messages.items()
    }


class Vocabulary:
    """What can be typed: the commands of every game and those of one game.

    words: words of the language beside the names, as words_of has them. choices: kinds of arguments that are one
    of a few things. worded: commands that the game words itself -> their names in the texts, where each has the
    fact `edition`, the game's name. spoken: what is said of this game, as it can be typed. A word of the language
    wins over a name.
    """

    def __init__(
        self,
        commands: Iterable[Command] = (),
        words: Mapping[str, Sequence[str]] | None = None,
        choices: Mapping[str, tuple[Choice, ...]] | None = None,
        worded: Mapping[str, str] | None = None,
        edition: str = "",
        spoken: Spoken | None = None,
    ) -> None:
        self.spoken = spoken or Spoken(_unsaid, {}, SIDE)
        self.commands: tuple[Command, ...] = (*GENERAL, *commands)
        self.choices: Mapping[str, tuple[Choice, ...]] = choices or {}
        self._worded = dict(worded or {})
        self._edition = edition
        self._bare = {len(command.args): command for command in self.commands if command.bare}
        self._names = {command.name: command for command in self.commands}
        self._words = dict(words or {})
        self._typed: dict[str, Command] = {}
        for command in self.commands:
            for word in self._words.get(command.name, ()):
                self._typed.setdefault(joined(word.split()), command)
        for command in self.commands:
            for typed in (command.name, command.letter, command.number, command.quick):
                if typed:
                    self._typed.setdefault(fold(typed), command)
        self._chosen: dict[tuple[str, str], str] = {}
        self._parts: dict[str, str] = {}
        self._made: dict[tuple[str, tuple[str, ...]], str] = {}
        for kind, several in self.choices.items():
            for one in several:
                for word in self._words.get(f"{kind} {one.id}", ()):
                    self._chosen.setdefault((kind, joined(word.split())), one.id)
            for one in several:
                for typed in (one.id, one.digits):
                    self._chosen.setdefault((kind, fold(typed)), one.id)
                self._learn(kind, one)

    def _learn(self, kind: str, one: Choice) -> None:
        """The parts of a choice, with their words."""
        if one.parts:
            self._made[kind, tuple(sorted(one.parts))] = one.id
        for part in one.parts:
            if part not in self._parts.values():
                for typed in (*self._words.get(part, ()), part.rpartition(" ")[2]):
                    self._parts.setdefault(joined(typed.split()), part)

    # ---- finding ---------------------------------------------------------------------------------------------

    def find(self, typed: str) -> Command | None:
        """The command of a word, a letter or the digits of a number."""
        return self._typed.get(joined(typed.split()))

    def begun(self, fields: Sequence[str]) -> tuple[Command | None, int]:
        """The command that these fields begin with, and how many of them are its words, as many as can be."""
        for used in range(min(MOST_COMMAND, len(fields)), 0, -1):
            if command := self._typed.get(joined(fields[:used])):
                return command, used
        return None, 0

    def halves(self, word: str) -> tuple[str, ...]:
        """The words of the language that this word alone only begins, a command each."""
        begun = f"{fold(word)}-"
        found: dict[str, str] = {}
        for name, words in self._words.items():
            first = next((one for one in words if joined(one.split()).startswith(begun)), None)
            if first and name in self._names:
                found.setdefault(name, first)
        return tuple(found.values())

    def named(self, name: str) -> Command:
        """The command of a name; KeyError where there is none."""
        return self._names[name]

    def bare(self, typed: str) -> Command | None:
        """The command that so many digits alone mean, one for each of its arguments; None where there is none."""
        return self._bare.get(len(typed)) if typed.isdecimal() else None

    def choice(self, kind: str, typed: str) -> str:
        """The id of one of the choices of this kind from its id, a word or its digits; "" for anything else.

        A hyphen may stand for each blank, and between the words of parts.
        """
        plain = joined(typed.split())
        return self._chosen.get((kind, plain), "") or self._made.get((kind, self._parts_of(plain.split("-"))), "")

    def _parts_of(self, pieces: Sequence[str]) -> tuple[str, ...]:
        """The parts that words mean, sorted; none where one of the words means none."""
        if pieces:
            for end in range(len(pieces), 0, -1):
                part = self._parts.get("-".join(pieces[:end]))
                if part and (end == len(pieces) or (rest := self._parts_of(pieces[end:]))):
                    return (part,) if end == len(pieces) else tuple(sorted((part, *rest)))
        return ()

    def single(self, kind: str) -> bool:
        """Whether an argument of this kind is one of a few things, each with one digit."""
        return kind in self.choices and all(len(one.digits) == 1 for one in self.choices[kind])

    def has(self, name: str) -> bool:
        """Whether there is a command of this name."""
        return name in self._names

    def tells(self, name: str) -> bool:
        """Whether this command is an act."""
        return self._names[name].act is Act.TELL

    def word(self, name: str) -> str:
        """The usual word of the language for a command."""
        return next(iter(self._words.get(name, ())), name)

    # ---- explaining ------------------------------------------------------------------------------------------

    def does(self, name: str) -> Phrase:
        """How a command is typed and what it does; KeyError where there is none."""
        command = self._names[name]
        needs = "-".join(arg for arg in command.args if not arg.endswith("?")) or "none"
        facts: dict[str, Fact] = {"number": int(command.quick or command.number), "word": self.word(name)}
        return Phrase("command-is", {**facts, "needs": needs, "what": self._what(name)})

    def listed(self, first: int) -> Phrase:
        """A group of the commands, from 1: by the tens of their numbers; those of one digit are the first."""
        found: dict[int, list[Phrase]] = {}
        for command in sorted(self.commands, key=lambda one: int(one.number)):
            found.setdefault(int(command.number) // 10, []).append(self.does(command.name))
        group, items = [*found.items()][first - 1]
        facts: dict[str, Fact] = {"group": group, "count": len(items), "first": first, "items": tuple(items)}
        return Phrase("commands-listed", {**facts, "more": len(found) - first})

    def explain(self, meant: Meant | Unknown | HalfWord | Incomplete) -> Phrase:
        """What a typed line would do, or why it does nothing."""
        if isinstance(meant, HalfWord):
            return Phrase("key-which", {"items": meant.halves})
        return self._lacking(meant) if isinstance(meant, Incomplete) else self._whole(meant)

    def _whole(self, meant: Meant | Unknown) -> Phrase:
        if isinstance(meant, Unknown):
            return Phrase("key-unknown", {"text": meant.text})
        what = self._what(meant.command.name)
        if meant.subject > 0:
            return Phrase("key-of-board", {"number": meant.subject, "what": what})
        return Phrase("key-of-table", {"what": what}) if meant.subject else what

    def _lacking(self, meant: Incomplete) -> Phrase:
        """What is missing, and first what was typed in its place and means nothing there."""
        if meant.command.guided and not meant.wrong:
            return self._what(meant.command.name)
        if meant.missing in self.choices:
            needs = self._needs(meant.command, meant.missing)
        else:
            needs = Phrase("key-needs", {"word": self.word(meant.command.name), "missing": meant.missing})
        if not meant.wrong or meant.missing == "nothing":
            return needs
        if meant.digit and meant.missing in self.choices:
            return Phrase("key-digit-none", {"digit": int(meant.digit), "needs": needs})
        return Phrase("key-word-none", {"text": meant.told, "needs": needs})

    def _needs(self, command: Command, kind: str) -> Phrase:
        """One of a few things is missing: which digit means which, where each has one, and words."""
        several = self.choices[kind]
        facts: dict[str, Fact] = {"word": self.word(command.name)}
        if self.single(kind) and all(one.worded for one in several):
            facts["items"] = tuple(
                Phrase(f"{kind}-digit", {"number": int(one.digits), kind: one.id}) for one in several
            )
        return Phrase(f"key-needs-{kind}", facts)

    def key(self, char: str) -> Phrase | None:
        """What one key does on a line of its own; None for keys that have no name here."""
        char = char.casefold()
        if digit := digit_of(char):
            command = self.find(digit)
            return Phrase("key-is", {"number": int(digit), "what": self._what(command.name)}) if command else None
        if char in _LETTERS and len(char) == 1:
            command = self.find(char)
            letter = Phrase("letter-name", {"letter": char})
            if command is None:
                return Phrase("key-letter-none", {"letter": letter})
            return Phrase("key-letter", {"letter": letter, "what": self._what(command.name)})
        names = {
            ".": "key-point",
            ",": "key-point",
            "\n": "key-enter",
            "\b": "key-backspace",
            "\x1b": "key-escape",
        }
        return Phrase(names[char]) if char in names else None

    def _what(self, name: str) -> Phrase:
        """What a command does."""
        if name in self._worded:
            return Phrase(f"command-does-{self._worded[name]}", {"edition": self._edition})
        return Phrase(f"command-does-{name}")
