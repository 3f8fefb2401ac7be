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
from itertools import permutations, takewhile
from typing import NamedTuple

from companion.core.escapes import unmarked, without
from companion.core.model import COLUMN_LETTERS, Command
from companion.input.meanings import HalfWord, Incomplete, Meant, Unknown
from companion.input.row import as_digits, is_digits
from companion.input.spoken import APART
from companion.input.vocabulary import Vocabulary

TABLE = -1
"""Subject of a line about nobody in particular: typed as player nought."""

LONGEST = 500

MOST_WORDS = 4
"""Words of one thing: "expansion dark purple tree"."""
MOST_TURNED = 3
"""Arguments that may stand in any order."""

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


def understand(line: str, vocabulary: Vocabulary) -> Meant | Unknown | HalfWord | Incomplete | None:
    """What a typed line means; None for an empty one. Never raises."""
    text = clean(line)
    fields = [field for field in APART.split(text) if field]
    if not fields:
        return None
    if all(is_digits(field) for field in fields):
        fields = [as_digits(field) for field in fields]
    subject = 0
    if len(fields) > 1 and len(first := as_digits(fields[0])) == 1 and is_digits(first):
        subject = int(first) or TABLE
        fields = fields[1:]
    command, used = vocabulary.begun(fields)
    if command is None and not subject and not is_digits(fields[0]):
        digits, told = vocabulary.spoken.number(fields)
        if len(digits) == 1 and (command := vocabulary.begun(fields[told:])[0]) is not None:
            subject, fields = int(digits) or TABLE, fields[told:]
            used = vocabulary.begun(fields)[1]
    if command is None and len(fields) == 1 and (command := vocabulary.bare(as_digits(fields[0]))) is not None:
        fields, used = [fields[0], *as_digits(fields[0])], 1
    if command is None:
        halves = vocabulary.halves(fields[0])
        return HalfWord(fields[0], subject, tuple(fields[1:]), halves) if halves else Unknown(text)
    return _with_arguments(command, subject, fields[used:], vocabulary)


def answered(kinds: Sequence[str], line: str, vocabulary: Vocabulary) -> tuple[str, ...]:
    """The arguments, in the notation, that a line alone means, the first one or more; empty where it means none.

    kinds: of the arguments that are still missing, in order.
    """
    fields = [field for field in APART.split(clean(line)) if field]
    read = _read(kinds, fields, vocabulary)
    return () if read.left else read.args


def whole(command: Command, subject: int, args: tuple[str, ...]) -> Meant:
    """A command with all it needs, as if it had been typed."""
    whose = [str(max(subject, 0))] if subject else []
    return Meant(command, subject, args, " ".join([*whose, command.name, *args]))


class _Read(NamedTuple):
    """What was read of a command's arguments. left: the fields behind them, as they were typed."""

    args: tuple[str, ...]
    left: Sequence[str]


def _with_arguments(
    command: Command, subject: int, fields: list[str], vocabulary: Vocabulary
) -> Meant | Incomplete:
    """The command with its arguments, or what is missing or wrong first.

    Things of several kinds may be told in another order, as long as all of it is understood so.
    """
    fields = _apart(command, fields, vocabulary)
    read = _read(command.args, fields, vocabulary)
    if read.left and len(command.args) <= MOST_TURNED and len(set(command.args)) == len(command.args):
        read = _turned(command.args, fields, vocabulary) or read
    args = read.args
    missing = command.args[len(args)] if len(args) < len(command.args) else ""
    if not read.left and (not missing or missing.endswith("?")):
        return whole(command, subject, args)
    told = read.left[0] if read.left else ""
    return Incomplete(command, missing.rstrip("?") or "nothing", subject, args, wrong=bool(told), told=told)


def _turned(kinds: Sequence[str], fields: Sequence[str], vocabulary: Vocabulary) -> _Read | None:
    """All the fields as arguments of these kinds in another order; none where a number does not say of what."""
    for order in permutations(range(len(kinds))):
        read = _read([kinds[at] for at in order], fields, vocabulary, named=True)
        told = dict(zip(order, read.args, strict=False))
        if not read.left and sorted(told) == [*range(len(told))]:
            return _Read(tuple(told[at] for at in sorted(told)), ())
    return None


def _read(kinds: Sequence[str], fields: Sequence[str], vocabulary: Vocabulary, *, named: bool = False) -> _Read:
    """As many arguments of these kinds, in order, as the fields begin with; fillers before each are passed over.

    named: no argument may be a number alone.
    """
    args: list[str] = []
    for wanted in kinds:
        kind = wanted.rstrip("?")
        arg, used = _one(kind, fields, vocabulary)
        if not arg and len(rest := vocabulary.spoken.without_fillers(fields)) < len(fields):
            arg, used = _one(kind, rest, vocabulary)
            fields = rest if arg else fields
        if not arg or (named and (is_digits(fields[0]) or vocabulary.spoken.number(fields)[0])):
            break
        args.append(arg)
        fields = fields[used:]
    return _Read(tuple(args), fields)


def _apart(command: Command, fields: list[str], vocabulary: Vocabulary) -> list[str]:
    """The fields, each digit by itself if they are nothing but the digits of the first arguments, one for each."""
    typed = "".join(as_digits(field) for field in fields)
    kinds = takewhile(vocabulary.single, (kind.rstrip("?") for kind in command.args))
    return [*typed] if is_digits(typed) and len(typed) <= len([*kinds]) else fields


def _one(kind: str, fields: Sequence[str], vocabulary: Vocabulary) -> tuple[str, int]:
    """The first argument in the notation and how many fields it takes; "" for none."""
    if not fields:
        return "", 0
    if kind in vocabulary.choices:
        return _choice(kind, fields, vocabulary)
    spoken = vocabulary.spoken
    found, used = _argument(kind, [as_digits(field) for field in fields], spoken.side)
    if found:
        return found, used
    found, used = spoken.cell(fields) if kind == "cell" else spoken.column(fields) if kind == "column" else ("", 0)
    if not found and kind != "cell":
        digits, used = spoken.number(fields)
        found = _argument(kind, [digits], spoken.side)[0] if digits else ""
    return found, used or 1


def _choice(kind: str, fields: Sequence[str], vocabulary: Vocabulary) -> tuple[str, int]:
    """The id of one of a few things from its words or digits, and how many fields they are; "" for none of them.

    Only words are read together, most of them first: digits that stand apart are never one thing.
    """
    words = [*takewhile(lambda field: not any(map(str.isdecimal, field)), fields)]
    said, spoken = vocabulary.spoken.choice(kind, fields)
    for used in range(min(len(words), MOST_WORDS), max(1, spoken), -1):
        if found := vocabulary.choice(kind, "-".join(fields[:used])):
            return found, used
    if said and spoken > 1:
        return said, spoken
    if found := vocabulary.choice(kind, fields[0]) or vocabulary.choice(kind, as_digits(fields[0])) or said:
        return found, 1
    digits, used = vocabulary.spoken.number(words)
    return (vocabulary.choice(kind, digits), used) if digits else ("", 1)


def _argument(kind: str, fields: list[str], side: int) -> tuple[str, int]:
    """The first argument from names and digits, in the notation, and how many fields it takes; "" for none."""
    letters = COLUMN_LETTERS[:side]
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
