"""What notations of games share: one act a line, the player's number first, nought for nobody."""

from __future__ import annotations

import re
from collections.abc import Iterable

from companion.core.model import Move, Problem

_WORD = re.compile(r"[a-z0-9@-]+")


def number(move: Move, at: int) -> int:
    """One argument that is a number; ValueError for a move that has none there."""
    value = move.args[at]
    if not isinstance(value, int):
        raise ValueError(move)
    return value


def word(move: Move, at: int) -> str:
    """One argument that is a word; ValueError for a move that has none there."""
    value = move.args[at]
    if not isinstance(value, str):
        raise ValueError(move)
    return value


def words(move: Move) -> tuple[str, ...]:
    """All arguments of an act that has words only."""
    return tuple(word(move, at) for at in range(len(move.args)))


def text(move: Move) -> str:
    """The notation of a move."""
    return " ".join([str(move.player), move.action, *map(str, move.args)])


def first(problems: Iterable[Problem]) -> Problem | None:
    """The most helpful reason; None where there is none."""
    return next(iter(problems), None)


def fields(line: str) -> tuple[int, str, list[int | str]] | None:
    """Player, action and arguments of a line; None for what is no notation.

    The player may be left out and is 0 then.
    """
    found = line.split()
    player = 0
    if found and found[0].isascii() and found[0].isdigit() and len(found[0]) < 3:
        player, found = int(found[0]), found[1:]
    if not found or not all(_WORD.fullmatch(one) for one in found) or found[0].isdigit():
        return None
    return player, found[0], [int(one) if one.isdigit() and len(one) < 4 else one for one in found[1:]]
