"""A season as it was told: people, tables, results and rulings; nothing is reckoned. Source: docs/league.md."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

SIZES = (2, 3, 4)
"""People at a table that plays."""


class TableKey(NamedTuple):
    """Which table of a season: both are counted from 1."""

    round: int
    number: int


@dataclass(frozen=True, slots=True)
class SeasonTable:
    """Who sits at a table, in the order of seats, by the ids of people; one alone has a bye. ValueError."""

    key: TableKey
    people: tuple[str, ...]

    def __post_init__(self) -> None:
        if len(self.people) not in (1, *SIZES) or len(set(self.people)) < len(self.people):
            raise ValueError(f"nobody can be seated so: {self}")

    @property
    def is_bye(self) -> bool:
        """Whether somebody sits alone."""
        return len(self.people) == 1


@dataclass(frozen=True, slots=True)
class TableResult:
    """The totals that a table sent, in the order of its seats."""

    key: TableKey
    totals: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Ruling:
    """What the organiser decided about a table: totals by seat, or None where it is to bring nothing; and why."""

    key: TableKey
    totals: tuple[int, ...] | None
    reason: str


@dataclass(frozen=True, slots=True)
class Award:
    """What a table is worth to who beats all others there, and a bye; the default is ours. ValueError.

    Full points of other than twelve, or a multiple, would be broken at tables of three and four.
    """

    full: int = 12
    bye: int = 6

    def __post_init__(self) -> None:
        if self.full <= 0 or self.full % 12 or self.bye < 0:
            raise ValueError(f"no points can be shared so: {self}")


@dataclass(frozen=True, slots=True)
class Season:
    """All that was told of a season, each in the order in which it came. ValueError where it contradicts itself.

    What cannot be belongs to whoever takes it in; a season that holds it is a broken program.
    """

    people: tuple[str, ...]
    tables: tuple[SeasonTable, ...] = ()
    results: tuple[TableResult, ...] = ()
    rulings: tuple[Ruling, ...] = ()
    award: Award = Award()

    def __post_init__(self) -> None:
        seated = [(table.key.round, who) for table in self.tables for who in table.people]
        sizes = {table.key: len(table.people) for table in self.tables if not table.is_bye}
        if len(set(self.people)) < len(self.people) or not {who for _, who in seated} <= set(self.people):
            raise ValueError("somebody is listed twice, or seated and not listed")
        if len(set(seated)) < len(seated) or len({table.key for table in self.tables}) < len(self.tables):
            raise ValueError("somebody sits at two tables of a round, or a table stands twice")
        told: list[tuple[TableKey, tuple[int, ...] | None]] = [(one.key, one.totals) for one in self.results]
        told += [(one.key, one.totals) for one in self.rulings]
        for key, totals in told:
            if key not in sizes or (totals is not None and len(totals) != sizes[key]):
                raise ValueError(f"no table that plays has these totals: {key}, {totals}")
