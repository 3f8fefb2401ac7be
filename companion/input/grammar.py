"""What a typed line means: pure, for any text.

A line: [player] command [argument]... Fields stand apart by blanks, points or commas, so that words, letters and
the digits of a keypad are one grammar: `2 here B3`, `2 h 23`, `2.21.23`. A single digit before a command chooses
another player's board, nought the whole table's. A cell is its name or two digits, column and row; a column is its
letter or a digit; one of a few things (Game.choices) is its words or its digits. Three digits alone or more, one
for each argument, are the command that may be typed bare: `213`, `2.213`. Numbers of commands have one or two.
Behind a command, arguments of one digit each may stand together: `33.532` is `33.5.3.2`.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from itertools import takewhile

from companion.core.escapes import unmarked, without
from companion.core.model import COLUMN_LETTERS, Command
from companion.input.meanings import Incomplete, Meant, Unknown
from companion.input.row import as_digits, is_digits
from companion.input.vocabulary import Vocabulary

TABLE = -1
"""Subject of a line about nobody in particular: typed as player nought."""

LONGEST = 500

MOST_WORDS = 4
"""Words of one thing: "expansion dark purple tree"."""

_APART = re.compile(r"[\s.,٫]+")
_CELL = re.compile(rf"([1-9{COLUMN_LETTERS}])([1-9])", re.IGNORECASE)
_BEYOND = re.compile(r"-?[0-9]{1,3}:-?[0-9]{1,3}")
_SIGNED = re.compile(r"-?[0-9]{1,3}")
_NUMBER = re.compile(r"0*[1-9][0-9]{0,3}")


def clean(line: str) -> str:
    """A typed line: bounded, without control characters, markup and superfluous blanks, its digits plain."""
    text = unicodedata.normalize("NFKC", line[: 4 * LONGEST])
    text = unmarked(without(text))
    shown = (_plain(char) if char.isprintable() and char not in "<>" else " " for char in text)
    return " ".join("".join(shown).split())[:LONGEST].strip()


def understand(line: str, vocabulary: Vocabulary) -> Meant | Unknown | Incomplete | None:
    """What a typed line means; None for an empty one. Never raises."""
    text = clean(line)
    fields = [field for field in _APART.split(text) if field]
    if not fields:
        return None
    if all(is_digits(field) for field in fields):
        fields = [as_digits(field) for field in fields]
    subject = 0
    if len(fields) > 1 and len(first := as_digits(fields[0])) == 1 and is_digits(first):
        subject = int(first) or TABLE
        fields = fields[1:]
    command = vocabulary.find(fields[0])
    if command is None and len(fields) == 1 and (command := vocabulary.bare(as_digits(fields[0]))) is not None:
        fields = [fields[0], *as_digits(fields[0])]
    if command is None:
        return Unknown(text)
    return _with_arguments(command, subject, fields[1:], vocabulary)


def answered(kinds: Sequence[str], line: str, vocabulary: Vocabulary) -> tuple[str, ...]:
    """The arguments, in the notation, that a line alone means, the first one or more; empty where it means none.

    kinds: of the arguments that are still missing, in order.
    """
    fields = [field for field in _APART.split(clean(line)) if field]
    args: list[str] = []
    for kind in kinds:
        arg, used = _one(kind.rstrip("?"), fields, [as_digits(field) for field in fields], vocabulary)
        if not arg:
            return ()
        args.append(arg)
        fields = fields[used:]
        if not fields:
            return tuple(args)
    return ()


def whole(command: Command, subject: int, args: tuple[str, ...]) -> Meant:
    """A command with all it needs, as if it had been typed."""
    whose = [str(max(subject, 0))] if subject else []
    return Meant(command, subject, args, " ".join([*whose, command.name, *args]))


def _with_arguments(
    command: Command, subject: int, fields: list[str], vocabulary: Vocabulary
) -> Meant | Incomplete:
    """The command with its arguments, or what is missing or wrong first."""
    args: list[str] = []
    fields = _apart(command, fields, vocabulary)
    left = [as_digits(field) for field in fields]
    for wanted in command.args:
        kind = wanted.rstrip("?")
        if not left and wanted.endswith("?"):
            break
        arg, used = _one(kind, fields[len(fields) - len(left) :], left, vocabulary)
        if not arg:
            digit = left[0] if left and len(left[0]) == 1 and is_digits(left[0]) else ""
            return Incomplete(command, kind, subject, tuple(args), wrong=bool(left), digit=digit)
        args.append(arg)
        left = left[used:]
    if left:
        return Incomplete(command, "nothing", subject, tuple(args))
    return whole(command, subject, tuple(args))


def _apart(command: Command, fields: list[str], vocabulary: Vocabulary) -> list[str]:
    """The fields, each digit by itself if they are nothing but the digits of the first arguments, one for each."""
    typed = "".join(as_digits(field) for field in fields)
    kinds = takewhile(vocabulary.single, (kind.rstrip("?") for kind in command.args))
    return [*typed] if is_digits(typed) and len(typed) <= len([*kinds]) else fields


def _one(kind: str, fields: list[str], plain: list[str], vocabulary: Vocabulary) -> tuple[str, int]:
    """The first argument in the notation and how many fields it takes; plain: the fields as digits."""
    if kind in vocabulary.choices:
        return _choice(kind, fields, vocabulary)
    return _argument(kind, plain, vocabulary.side)


def _choice(kind: str, fields: list[str], vocabulary: Vocabulary) -> tuple[str, int]:
    """The id of one of a few things from its words or digits, and how many fields they are; "" for none of them.

    Only words are read together, most of them first: digits that stand apart are never one thing.
    """
    words = len([*takewhile(lambda field: not any(map(str.isdecimal, field)), fields)])
    for used in range(min(words, MOST_WORDS), 1, -1):
        if found := vocabulary.choice(kind, "-".join(fields[:used])):
            return found, used
    if not fields:
        return "", 1
    return vocabulary.choice(kind, fields[0]) or vocabulary.choice(kind, as_digits(fields[0])), 1


def _argument(kind: str, fields: list[str], side: int) -> tuple[str, int]:
    """The first argument in the notation and how many fields it takes; "" where they mean none."""
    letters = COLUMN_LETTERS[:side]
    if not fields:
        return "", 0
    if kind == "cell":
        cell = _cell(fields[0], side)
        return (cell, 1) if cell else (_cell("".join(fields[:2]), side) if len(fields[0]) == 1 else "", 2)
    if kind == "number":
        return (str(int(fields[0])) if _NUMBER.fullmatch(fields[0]) else ""), 1
    if kind == "column" and (letter := fields[0].upper()) in tuple(letters):
        return letter, 1
    if not _SIGNED.fullmatch(fields[0]):
        return "", 1
    value = int(fields[0])
    named = kind == "column" and 1 <= value <= side
    return (letters[value - 1] if named else str(value)), 1


def _cell(field: str, side: int) -> str:
    """The name of a cell from its name or two digits; "" for what is no cell of a board with names for `side`."""
    if found := _CELL.fullmatch(field):
        column = int(found[1]) if found[1].isdecimal() else COLUMN_LETTERS.index(found[1].upper()) + 1
        row = int(found[2])
        return f"{COLUMN_LETTERS[column - 1]}{row}" if max(column, row) <= side else ""
    return field if _BEYOND.fullmatch(field) else ""


def _plain(char: str) -> str:
    """A digit of any script as a plain one."""
    value = unicodedata.decimal(char, -1)
    return char if value < 0 else str(value)
