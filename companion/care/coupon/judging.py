"""What readings of the coupon say of how it is built. Pure.

Causes are ids that have words: what is probably wrong. Levels are millivolts of the five sensors of a square, in
the order of a word.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from companion.care.coupon.expected import PLANNED, THINGS, CouponRange, CouponTable

CENTRE = 4
DEAD_LOW_MV, DEAD_HIGH_MV = 150, 3150
"""An output beyond these without a magnet is no sensor's at rest."""
SUPPLY_MV = 3300
FELT_RATIO = 0.3
"""A site whose output has gone by this part of what is planned lies under a magnet."""
STRONG_PROOF = 6.0
"""By so much another assumption must fit better before the plan is doubted; about one in two hundred by chance."""
ALIKE = 4.0
"""Assumptions that fit worse than the best one by no more than this can not be told apart."""
UNLIKELY = 16.3
"""The plan fits worse than this by chance once in a thousand: chi-squared of three degrees."""

Levels = Sequence[int]


def of_empty(levels: Levels, allowed: CouponRange) -> tuple[str, ...]:
    """What is wrong with a square on which nothing lies."""
    if all(level < DEAD_LOW_MV for level in levels):
        return ("no-power",)
    if all(level > DEAD_HIGH_MV for level in levels):
        return ("wrong-part",)
    found = []
    for level in levels:
        if level < DEAD_LOW_MV:
            found.append("output-ground")
        elif level > DEAD_HIGH_MV:
            found.append("output-supply")
        elif not allowed.holds(level):
            found.append("wrong-part")
    return tuple(dict.fromkeys(found))


def of_bare(level: int, empty: int, planned_mv: int) -> tuple[str, ...]:
    """What is wrong where a bare disc lies in the middle. planned_mv: its swing, negative with minus down.

    Not how strong it is: by hand it lies too far off for that.
    """
    swing = empty - level
    if abs(swing) < abs(planned_mv) * FELT_RATIO:
        return ("not-felt",)
    return ("reversed",) if swing * planned_mv < 0 else ()


def magnets(levels: Levels, empty: Levels, planned_mv: int) -> str:
    """The word that a square shows: a magnet where the output has gone far enough."""
    swings = [before - now for now, before in zip(levels, empty, strict=True)]
    least = planned_mv * FELT_RATIO
    return "".join("0" if abs(swing) < least else "+" if swing > 0 else "-" for swing in swings)


def is_tile(word: str, wanted: str) -> bool:
    """Whether a word is the wanted one in one of its four quarter turns."""
    return any(wanted[turn:CENTRE] + wanted[:turn] + wanted[CENTRE] == word for turn in range(CENTRE))


def of_word(word: str, wanted: str) -> tuple[str, ...]:
    """What is wrong with the tile that lies there, or with the sensors below it."""
    if is_tile(word, wanted):
        return ()
    swapped = word.translate(str.maketrans("+-", "-+"))
    if is_tile(swapped, wanted):
        return ("reversed",)
    return ("not-felt",) if not word.strip("0") else ("wrong-tile",)


def mean_swing(levels: Levels, empty: Levels, word: str) -> float:
    """The mean way of the outputs that lie under magnets."""
    ways = [abs(a - b) for a, b, sign in zip(empty, levels, word, strict=True) if sign != "0"]
    return sum(ways) / len(ways)


def of_meter(shown_mv: int, told_mv: int, apart_mv: int) -> tuple[str, ...]:
    """What is wrong when a meter does not show what the board tells."""
    return () if abs(shown_mv - told_mv) <= apart_mv else ("converter",)


def of_rod(plus: int, minus: int, end_most_mv: int) -> tuple[str, ...]:
    """What is wrong where the strongest magnet does not bring an output near its rails."""
    return () if plus <= end_most_mv and minus >= SUPPLY_MV - end_most_mv else ("early-end",)


# ---- assumptions -----------------------------------------------------------------------------------------------


def of_swings(swings: Mapping[str, float], table: CouponTable, holds: bool | None = None) -> tuple[str, ...]:
    """The assumptions that explain what was measured best, the likeliest first; empty when all is as planned.

    swings: mean swings by thing, of at least one of THINGS. holds: whether a castle stays by itself, None where
    that was not tried; what contradicts it is left out.
    """
    things = [thing for thing in THINGS if thing in swings]
    misfits = {name: misfit(swings, planned, table, things) for name, planned in table.swings_mv.items()}
    if holds is not None:
        misfits = {
            name: found for name, found in misfits.items() if name == PLANNED or (name == "no-steel") != holds
        }
    best = min(misfits.values())
    if misfits[PLANNED] <= UNLIKELY and misfits[PLANNED] - best <= STRONG_PROOF:
        return ()
    alike = sorted((found, name) for name, found in misfits.items() if name != PLANNED)
    return tuple(name for found, name in alike if found - alike[0][0] <= ALIKE)


def misfit(
    swings: Mapping[str, float], assumed: Mapping[str, float], table: CouponTable, things: Sequence[str]
) -> float:
    """How badly swings fit an assumption: the squared distance of their logarithms, in units of their scatter."""
    rows = [THINGS.index(thing) for thing in things]
    apart = [math.log(max(swings[thing], 1.0) / assumed[thing]) for thing in things]
    scatter = [[table.scatter[row][column] for column in rows] for row in rows]
    return sum(part**2 for part in _whitened(scatter, apart))


def _whitened(scatter: list[list[float]], apart: list[float]) -> list[float]:
    """apart divided by the root of the covariance: Cholesky's factor, solved forwards."""
    lower = [[0.0] * len(apart) for _ in apart]
    parts: list[float] = []
    for i, row in enumerate(scatter):
        for j in range(i + 1):
            rest = row[j] - sum(lower[i][k] * lower[j][k] for k in range(j))
            lower[i][j] = math.sqrt(rest) if i == j else rest / lower[j][j]
        parts.append((apart[i] - sum(lower[i][k] * parts[k] for k in range(i))) / lower[i][i])
    return parts
