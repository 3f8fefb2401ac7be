"""One season, open for its organiser: what was told of it, and the one way to tell more (docs/league.md)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from companion.core.errors import LeagueError
from companion.league.book import SeasonBook
from companion.league.entries import SeasonBegun, SeasonEntry, SeasonRow, broken_at, entry_of
from companion.league.store import LeagueStore, SeasonMoved

TRIES = 20
"""So often what is to be told is looked at again because somebody else has written meanwhile."""

Telling = Callable[[SeasonBook], Sequence[SeasonEntry]]
"""What is to be told, decided on the season as it stands; LeagueError where it cannot be."""


class SeasonDesk:
    """A season of a store. book: as it stands. rows: as they are kept."""

    def __init__(self, store: LeagueStore, season: int) -> None:
        self.season = season
        self.rows: list[SeasonRow] = []
        self.book = SeasonBook()
        self._store = store
        self._entries: list[SeasonEntry] = []
        self.refresh()

    @classmethod
    def begin(cls, store: LeagueStore, begun: SeasonBegun) -> SeasonDesk:
        """Begin the next season of a store. LeagueError."""
        desk = cls(store, store.last_season() + 1)
        desk.tell(lambda _: [begun])
        return desk

    @classmethod
    def open(cls, store: LeagueStore, season: int = 0) -> SeasonDesk:
        """The season of this number, or the newest one. LeagueError."""
        last = store.last_season()
        if not last:
            raise LeagueError("league-none", command="companion league new")
        if not 0 <= season <= last:
            raise LeagueError("league-no-season", season=season, last=last)
        return cls(store, season or last)

    def names(self) -> dict[str, str]:
        """Names that may be shown, by the ids of people: of those who said yes. LeagueError."""
        known = self._store.names(self.season)
        return {
            one.person: known[one.person] for one in self.book.players() if one.consent and one.person in known
        }

    def tell(self, telling: Telling, names: Mapping[str, str] | None = None) -> list[SeasonRow]:
        """Write down what is to be told, all or nothing; it lasts when this returns. LeagueError.

        names: see LeagueStore.append.
        """
        for _ in range(TRIES):
            entries = list(telling(self.book))
            if not entries:
                return []
            trial = SeasonBook.of([*self._entries, *entries])
            try:
                fresh = self._store.append(self.season, entries, self.rows[-1] if self.rows else None, names)
            except SeasonMoved:
                self.refresh()
                continue
            self.rows += fresh
            self._entries += entries
            self.book = trial
            return fresh
        raise LeagueError("league-moved")

    def refresh(self) -> list[SeasonEntry]:
        """Read what has been told since, also by others; gives it. LeagueError where a row was changed."""
        rows = self._store.entries(self.season, len(self.rows))
        if broken := broken_at(rows, self.rows[-1] if self.rows else None):
            raise LeagueError("league-changed", number=broken)
        try:
            fresh = [entry_of(row.body) for row in rows]
        except ValueError as error:
            raise LeagueError("league-newer", place=self._store.place) from error
        for entry in fresh:
            self.book.take(entry)
        self.rows += rows
        self._entries += fresh
        return fresh

    def told_since(self, seen: int) -> list[SeasonEntry]:
        """The entries behind the first `seen` ones."""
        return self._entries[seen:]

    def clock_went_back(self) -> list[int]:
        """Numbers of the entries whose time is earlier than that of the one before them: a clock was wrong."""
        return [
            later.number for one, later in zip(self.rows, self.rows[1:], strict=False) if later.at_ms < one.at_ms
        ]
