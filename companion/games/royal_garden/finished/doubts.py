"""What about a finished kingdom cannot have come about by the rules: each as a Problem with its facts."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from companion.core.model import Fact, Place, Problem
from companion.games.royal_garden.finished.laying import Kinds, Pair, Set, any_set, explain, stranded, together
from companion.games.royal_garden.rules.score import CASTLE, Cell

Numbered = Mapping[int, Pair]
"""Numbers of dominoes -> their cells."""

MOST_TOGETHER = 4
"""Kingdoms of one game (RG-01)."""


def of_dominoes(kinds: Kinds, ways: Sequence[Numbered], each: int) -> list[Problem]:
    """Doubts about dominoes that are known by their numbers.

    ways: every way in which they can be read, of which the best is believed. each: dominoes of a player. Problems:
    rg-doubt-castle, rg-doubt-castles (cells); rg-doubt-stranded (number, cells), a domino that touched nothing in
    any order; rg-doubt-many (laid, each).
    """
    found = _castle(kinds)
    if not found and ways:
        lost = min((_lost(kinds, way) for way in ways), key=len)
        found += [Problem("rg-doubt-stranded", {"number": n, "cells": _places(pair)}) for n, pair in lost.items()]
    return found + _many(kinds, each)


def of_squares(kinds: Kinds, dominoes: Set, each: int, *, sure: bool = True) -> list[Problem]:
    """Doubts about squares of which nobody has told the dominoes, as in a file.

    sure: whether the set is known to be the one that was played with; else squares that cannot be paired with it
    may be of any dominoes, for which dominoes a set has is its owner's to tell. Problems: rg-doubt-castle,
    rg-doubt-odd (count), rg-doubt-squares (cells), rg-doubt-many.
    """
    squares = sum(kind != CASTLE for kind in kinds.values())
    found = _castle(kinds)
    if squares % 2:
        found.append(Problem("rg-doubt-odd", {"count": squares}))
    elif not found:
        seen = explain(kinds, dominoes)
        if not (sure or seen.paired):
            seen = explain(kinds, any_set(kinds))
        if seen.possible is False:
            found.append(Problem("rg-doubt-squares", {"cells": _places(seen.cells)}))
    return found + _many(kinds, each)


def of_files(kingdoms: Sequence[Kinds], dominoes: Set, *, sure: bool = True) -> list[Problem]:
    """Doubts about the kingdoms of one game together: rg-doubt-set, one set has not enough dominoes for them.

    sure: see of_squares.
    """
    if not 1 < len(kingdoms) <= MOST_TOGETHER or together(kingdoms, dominoes) is not False:
        return []
    if not sure and not all(explain(one, dominoes).paired for one in kingdoms):
        return []
    return [Problem("rg-doubt-set")]


def of_boards(kingdoms: Sequence[Sequence[Numbered]], names: Sequence[str]) -> list[tuple[int, Problem]]:
    """Dominoes on two boards, each with the index of the second: rg-doubt-elsewhere (number, other, cells).

    kingdoms: of each board every way in which its dominoes can be read. names: whose they are.
    """
    sure = [set.intersection(*(set(way) for way in ways)) if ways else set() for ways in kingdoms]
    found = []
    for second in range(len(kingdoms)):
        for first in range(second):
            for number in sorted(sure[first] & sure[second]):
                cells = _places(kingdoms[second][0][number])
                facts: dict[str, Fact] = {"number": number, "other": names[first], "cells": cells}
                found.append((second, Problem("rg-doubt-elsewhere", facts)))
    return found


def _lost(kinds: Kinds, way: Numbered) -> Numbered:
    """The dominoes of one way to read a board that were laid in no order."""
    left = stranded(kinds, tuple(way.values()))
    return {number: pair for number, pair in way.items() if pair in left}


def _castle(kinds: Kinds) -> list[Problem]:
    """A castle that is missing, or one too many (RG-21)."""
    castles = [cell for cell, kind in kinds.items() if kind == CASTLE]
    if len(castles) > 1:
        return [Problem("rg-doubt-castles", {"cells": _places(castles)})]
    return [] if castles else [Problem("rg-doubt-castle")]


def _many(kinds: Kinds, each: int) -> list[Problem]:
    """More dominoes than a player gets (RG-57, RG-109, RG-122)."""
    laid = sum(kind != CASTLE for kind in kinds.values()) // 2
    return [Problem("rg-doubt-many", {"laid": laid, "each": each})] if laid > each else []


def _places(cells: Sequence[Cell]) -> tuple[Fact, ...]:
    return tuple(Place("", *cell) for cell in sorted(cells))
