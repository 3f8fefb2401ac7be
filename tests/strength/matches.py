"""The matches of a run, their results in a file, and what they say."""

from __future__ import annotations

import json
import math
import statistics
from collections.abc import Iterator
from dataclasses import asdict, dataclass, field
from pathlib import Path

Z = 1.959964
"""Of an interval of 95 %."""


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The interval of a share, from 0 to 1; of nothing all of it."""
    if not games:
        return 0.0, 1.0
    share, weight = wins / games, Z * Z / games
    middle = share + weight / 2
    reach = Z * math.sqrt(share * (1 - share) / games + weight / (4 * games))
    return (middle - reach) / (1 + weight), (middle + reach) / (1 + weight)


@dataclass(frozen=True, slots=True)
class Run:
    """What all matches of a run share."""

    game: str
    peer: str
    players: int
    variants: tuple[str, ...]
    playouts: int
    seed: int

    def matches(self, games: int) -> Iterator[Match]:
        """So many, from the first one."""
        for number in range(games):
            yield Match(self, number, number % self.players, self.seed * 1_000_003 + number)


@dataclass(frozen=True, slots=True)
class Match:
    """One match. seat: ours, from 0. seed: of deals, and of all that is left to chance."""

    run: Run
    number: int
    seat: int
    seed: int


def won(points: list[float], seat: int) -> float:
    """1 for the best of all, 0.5 for one of several."""
    most = max(points)
    return 0.0 if points[seat] < most else 1.0 if points.count(most) == 1 else 0.5


@dataclass
class Results:
    """Those of a run in a file that may have others too. done: number of a match -> points of the seats."""

    path: Path
    run: Run
    done: dict[int, list[float]] = field(default_factory=dict)

    def __post_init__(self) -> None:
        mine = json.loads(json.dumps(asdict(self.run)))
        for line in self.path.read_text("utf-8").splitlines() if self.path.exists() else ():
            one = json.loads(line)
            if all(one[key] == value for key, value in mine.items()):
                self.done[one["number"]] = one["points"]

    def add(self, match: Match, points: list[float]) -> None:
        """Keep the points of one more match."""
        self.done[match.number] = points
        line = {**asdict(self.run), "number": match.number, "seat": match.seat, "points": points}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(line) + "\n")

    def share(self, games: int) -> tuple[float, int]:
        """Wins among the first so many matches, and how many of them are played."""
        played = [one for one in self.run.matches(games) if one.number in self.done]
        return sum(won(self.done[one.number], one.seat) for one in played), len(played)

    def summary(self, games: int) -> Iterator[str]:
        """One fact a line."""
        wins, played = self.share(games)
        low, high = wilson(wins, played)
        run = self.run
        yield f"{run.game} against {run.peer}, {run.players} players, seed {run.seed}"
        yield f"playouts an act: {run.playouts}"
        yield f"matches: {played}"
        if not played:
            return
        yield f"won: {100 * wins / played:.1f} %, interval {100 * low:.1f} to {100 * high:.1f} %"
        matches = [one for one in run.matches(games) if one.number in self.done]
        ours = [self.done[one.number][one.seat] for one in matches]
        theirs = [
            points for one in matches for seat, points in enumerate(self.done[one.number]) if seat != one.seat
        ]
        yield f"mean points: ours {statistics.mean(ours):.1f}, theirs {statistics.mean(theirs):.1f}"


def told(results: Results, number: int) -> str:
    """A line about a match just played."""
    match = next(one for one in results.run.matches(number + 1) if one.number == number)
    points = results.done[number]
    wins, played = results.share(number + 1)
    return f"match {number}, seat {match.seat + 1}: points {points}; won {wins:g} of {played}"
