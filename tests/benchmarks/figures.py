"""What a measurement gives: one figure a line, in words, with its bound and whether it is met."""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

BARE = (sys.executable, "-c", "pass")
"""A bare interpreter, the measure of work beside which a figure may stand on any computer."""
ENDS_MV = (20.0, 60.0, 110.0, 200.0, 300.0)
"""How far from both rails outputs end in figures: the least, the most, and between."""


@dataclass(frozen=True, slots=True)
class Figure:
    """One measured thing.

    values: its parts by name, in `unit`; bound: (part, greatest value), None: for information; decimals: how many
    are told.
    """

    name: str
    unit: str
    values: dict[str, float]
    bound: tuple[str, float] | None = None
    decimals: int = 1

    @property
    def met(self) -> bool:
        """The bound is kept; what has none is always met."""
        return self.bound is None or self.values[self.bound[0]] <= self.bound[1]

    def told(self) -> str:
        """One line: name, parts, bound, met or not."""
        parts = ", ".join(f"{name} {value:.{self.decimals}f}" for name, value in self.values.items())
        line = f"{self.name}: {parts} {self.unit}"
        if self.bound is None:
            return f"{line}; no bound"
        part, most = self.bound
        return f"{line}; bound {most:g} for the {part}; {'met' if self.met else 'NOT MET'}"


def add_ends(parser: argparse.ArgumentParser) -> None:
    """The option --ends: how far from the rails outputs end; all of ENDS_MV if not told."""
    parser.add_argument(
        "--ends",
        type=float,
        nargs="+",
        default=ENDS_MV,
        metavar="MV",
        help="how far from both rails the sensors' outputs end, one or more; 20 60 110 200 300 if not told",
    )


Measure = Callable[[], Iterable[Figure]]


def p95(values: Sequence[float]) -> float:
    """The value that 95 of 100 do not exceed: the next one up where that falls between two."""
    ordered = sorted(values)
    return ordered[-(-95 * len(ordered) // 100) - 1]


def times(
    name: str, measured_ms: Sequence[float], bound: tuple[str, float] | None = None, decimals: int = 1
) -> Figure:
    """Median, p95 and greatest of some measurements in milliseconds."""
    values = {"median": statistics.median(measured_ms), "p95": p95(measured_ms), "greatest": max(measured_ms)}
    return Figure(name, "ms", values, bound, decimals)


def at_rest(name: str, share: float, most: float) -> Figure:
    """Work of a program at rest, told as a share of a core, and beside starts of a bare interpreter measured now.

    share: seconds of the processor a second. most: the bound, in hundredths of a start a second.
    """
    starts = 100 * share / start_s()
    values = {"percent of a core": 100 * share, "hundredths of a bare start": starts}
    return Figure(name, "a second", values, ("hundredths of a bare start", most), 2)


def start_s() -> float:
    """Seconds of the processor that a bare interpreter needs from its start to its end, measured now."""
    took = []
    for _ in range(15):
        process = subprocess.Popen(BARE)
        _, _, used = os.wait4(process.pid, 0)
        process.returncode = 0
        took.append(used.ru_utime + used.ru_stime)
    return statistics.median(took)


def tell(figures: Iterable[Figure]) -> bool:
    """Print a line a figure as it comes; whether all are met."""
    met = True
    for figure in figures:
        print(figure.told(), flush=True)
        met = met and figure.met
    return met


def keep(figures: Iterable[Figure]) -> None:
    """Print all, then fail if one is not met: what a test calls."""
    told = list(figures)
    print()
    tell(told)
    missed = [figure.told() for figure in told if not figure.met]
    assert not missed, missed
