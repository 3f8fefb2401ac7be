"""Counts of games with a counter of points a player: who told what it shows, what goes together, who is first."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Protocol, TypeVar

from companion.core.errors import CountError
from companion.core.model import Announcement, Fact, Phrase, Standing
from companion.games.counting import CountWish, Finished
from companion.games.offers import POINTS

VERSION = 2
"""Version of the JSON that a program gets; since 2 its lines have doubts beside what stands here."""
MOST_POINTS = 999
"""More points than any game brings are a slip of the fingers."""
SINGLE = "companion score --layout --game"
"""The command for what is not ranked."""
TOLD, FILE, PLAYING, JOURNAL, ASKED, ROUNDS, NONE = "told", "file", "playing", "journal", "asked", "rounds", "none"
"""Where points come from: an option, a file, the running game, a kept one, an answer, rounds told, nobody."""


class CounterRules(Protocol):
    """What was asked for. points: on the counters, in order, () where not told."""

    @property
    def points(self) -> tuple[int, ...]:
        """Those of the option."""


class OnCounter(Protocol):
    """What one player has, counted."""

    @property
    def name(self) -> str:
        """The player's."""

    def with_points(self: C, running: int, source: str) -> C:
        """The same with these points on the counter."""


R = TypeVar("R", bound=CounterRules)
C = TypeVar("C", bound=OnCounter)


class Counters(Finished[R, C]):
    """texts: what its messages begin with. most: players. decides: what decides behind points, as facts."""

    texts: str
    most: int
    decides: tuple[str, ...] = ()

    def facts(self, rules: R) -> Mapping[str, Fact]:
        """Facts of every message."""
        return {}

    def few(self, rules: R) -> CountError:
        """The error -rank-few."""
        return CountError(f"{self.texts}-rank-few", **self.facts(rules), command=SINGLE)

    def check(self, rules: R, count: int, *, files: bool = False) -> None:
        """CountError: -count-players, -count-each."""
        if count > self.most:
            raise CountError(f"{self.texts}-count-players", **self.facts(rules), count=count, most=self.most)
        if rules.points and len(rules.points) != count:
            raise CountError(f"{self.texts}-count-each", **self.facts(rules), told=len(rules.points), count=count)

    def of_file(self, rules: R, counted: C, at: int, points: int | None) -> C:
        """What a file shows, with its points (None where it tells none), or those that were asked for."""
        if rules.points:
            return counted.with_points(rules.points[at], TOLD)
        return counted if points is None else counted.with_points(points, FILE)

    def told(self, rules: R, found: Sequence[C]) -> list[C]:
        """The same with the points that were asked for, if any were."""
        return [self.of_file(rules, one, at, None) for at, one in enumerate(found)]

    @abstractmethod
    def standings(self, counted: Sequence[C]) -> list[Standing]:
        """The places, best first; player: the number of one of these, from 1."""

    @abstractmethod
    def placed(self, counted: Sequence[C], *, over: bool = True) -> Iterable[Phrase]:
        """The places as they are told. over: the game has ended; else who leads so far."""

    def places(self, counted: Sequence[C]) -> list[Announcement]:
        """The places, each a sentence of its own."""
        return [Announcement(one.key, one.facts) for one in self.placed(counted)]

    def ranking(self, counted: Sequence[C], files: Sequence[str]) -> dict[str, object]:
        """The places as JSON-ready data, best first.

        {"version", "game", "ranking": [{"rank", "file", "name", "total", what decides, "reason"}]}; reason as in
        ranking.ranked.
        """
        listed = []
        for place in self.standings(counted):
            at = place.player - 1
            file = files[at] if files else ""  # the running game has none
            told = {"rank": place.rank, "file": file, "name": counted[at].name, "total": place.total}
            decided = {name: place.facts[name] for name in self.decides}
            listed.append({**told, **decided, "reason": place.reason})
        return {"version": VERSION, "game": self.data(counted[0], "")["game"], "ranking": listed}


def points_told(wish: CountWish, texts: str, least: int = 0, **facts: Fact) -> tuple[int, ...]:
    """The points that were asked for. CountError: see points_of."""
    typed = (one for told in wish.options.get(POINTS, ()) for one in told.split(","))
    return tuple(points_of(one, texts, least, **facts) for one in typed)


def points_of(typed: str, texts: str, least: int = 0, **facts: Fact) -> int:
    """Points as they were typed, from `least` on. CountError: -count-number of these texts, with these facts."""
    found = number_of(typed.strip(), least, MOST_POINTS)
    if found is None:
        raise CountError(f"{texts}-count-number", **facts, found=typed[:40], most=MOST_POINTS)
    return found


def number_of(typed: str, least: int, most: int) -> int | None:
    """A number as it was typed, with a minus only where it may be below nought; None for anything else."""
    digits = (typed.removeprefix("-") if least < 0 else typed).lstrip("0") or typed[-1:]
    if not (typed and digits.isascii() and digits.isdecimal()) or len(digits) > len(str(MOST_POINTS)):
        return None
    found = -int(digits) if typed.startswith("-") else int(digits)
    return found if least <= found <= most else None
