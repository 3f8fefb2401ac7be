"""How a command is typed on a keypad: the way back from what the grammar understands."""

from __future__ import annotations

from companion.core.model import COLUMN_LETTERS
from companion.input.meanings import Meant
from companion.input.vocabulary import Vocabulary


def digits(meant: Meant, vocabulary: Vocabulary) -> str | None:
    """The shortest way to type a command on a keypad; None where an argument has no digits (an unnamed cell)."""
    typed = [] if not meant.subject else [str(max(meant.subject, 0))]
    wanted = [kind.rstrip("?") for kind in meant.command.args]
    args = [_digits_of(kind, arg, vocabulary) for kind, arg in zip(wanted, meant.args, strict=False)]
    if meant.command.bare and len(args) == len(wanted) and all(len(arg) == 1 for arg in args):
        typed.append("".join(args))
    else:
        typed.append(meant.command.number if args else meant.command.quick or meant.command.number)
        typed += args
    return ".".join(typed) if all(field.isdecimal() for field in typed) else None


def _digits_of(kind: str, arg: str, vocabulary: Vocabulary) -> str:
    """An argument as it is typed on a keypad; itself where it has no digits."""
    if kind in vocabulary.choices:
        return next(one.digits for one in vocabulary.choices[kind] if one.id == arg)
    if kind in ("cell", "column") and arg[:1] and arg[0] in COLUMN_LETTERS:
        return f"{COLUMN_LETTERS.index(arg[0]) + 1}{arg[1:]}"
    return arg
