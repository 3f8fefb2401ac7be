"""A season as its entries have made it: what may follow them, and what they come to. Source: docs/league.md."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable
from functools import singledispatchmethod
from typing import Literal

from companion.core.errors import LeagueError
from companion.league.entries import (
    NAME_MAX,
    CentreTold,
    KeyTold,
    PersonTold,
    ResultSigned,
    ResultTold,
    RoundBegun,
    RulingMade,
    SamePerson,
    SeasonBegun,
    SeasonEntry,
    TableSeated,
)
from companion.league.season import Award, Ruling, Season, SeasonTable, TableKey, TableResult
from companion.league.standings import counted, disputed

TableState = Literal["bye", "open", "by-hand", "heard", "verified", "disputed", "ruled"]
"""Where a table stands: open until totals come; see entries.How for those that tell where these are from."""

_TRUST = ("by-hand", "heard", "verified")
"""The least first."""


def alike(name: str) -> str:
    """A handle as it is compared: without accents, case and signs, so that two of them are told apart by ear."""
    plain = unicodedata.normalize("NFKD", name.casefold().replace("ł", "l"))
    return "".join(each for each in plain if each.isalnum())


class SeasonBook:
    """Follows the entries of one season.

    people: by id, as last told, also those who were entered twice. keys: by centre, the one that counts now.
    """

    def __init__(self) -> None:
        self.begun: SeasonBegun | None = None
        self.centres: list[str] = []
        self.people: dict[str, PersonTold] = {}
        self.rounds = 0
        self.tables: dict[TableKey, tuple[str, ...]] = {}
        self.results: list[ResultTold] = []
        self.rulings: list[RulingMade] = []
        self.signed: list[ResultSigned] = []
        self.keys: dict[str, str] = {}
        self._same: dict[str, str] = {}
        self._alike: dict[str, str] = {}

    @classmethod
    def of(cls, entries: Iterable[SeasonEntry]) -> SeasonBook:
        """The book of these entries; LeagueError for one that cannot follow those before it."""
        book = cls()
        for entry in entries:
            book.take(entry)
        return book

    # ---- what is known ----------------------------------------------------------------------------------------

    @property
    def title(self) -> str:
        """How the season is called; it has been begun."""
        return self._head.title

    @property
    def categories(self) -> tuple[str, ...]:
        """What people can be sorted by."""
        return self._head.categories

    def one(self, person: str) -> str:
        """The id under which somebody counts."""
        return self._same.get(person, person)

    def players(self) -> list[PersonTold]:
        """Everybody once, in the order in which they were entered."""
        return [told for person, told in self.people.items() if person not in self._same]

    def named(self, handle: str) -> PersonTold:
        """Who is called so, or by the handle of a second entry. LeagueError."""
        person = self._alike.get(alike(handle))
        if person is None:
            raise LeagueError("league-no-person", handle=handle)
        return self.people[self.one(person)]

    def centre(self, name: str) -> str:
        """A centre as it was entered, "" for none. LeagueError where there is no such one."""
        return self._listed(name, self.centres, "league-no-centre")

    def category(self, name: str) -> str:
        """A category as it was entered, "" for none. LeagueError where there is no such one."""
        return self._listed(name, self.categories, "league-no-category")

    def seated(self, key: TableKey) -> tuple[str, ...]:
        """The ids of those who sit at a table, under which they count. LeagueError where there is no table."""
        people = self.tables.get(key, ())
        if not people:
            raise LeagueError("league-no-table", round=key.round, number=key.number)
        return tuple(map(self.one, people))

    def handles(self, key: TableKey) -> tuple[str, ...]:
        """The handles of those who sit at a table. LeagueError."""
        return tuple(self.people[one].handle for one in self.seated(key))

    def round_tables(self, round_: int) -> list[TableKey]:
        """The tables of a round at which somebody sits, in order."""
        return sorted(key for key, people in self.tables.items() if key.round == round_ and people)

    def season(self) -> Season:
        """What the standings are reckoned from."""
        seated = {key: self.seated(key) for key, people in self.tables.items() if people}
        return Season(
            tuple(one.person for one in self.players()),
            tuple(SeasonTable(key, people) for key, people in sorted(seated.items())),
            tuple(TableResult(one.key, one.totals) for one in self.results),
            tuple(Ruling(one.key, one.totals, one.reason) for one in self.rulings),
            Award(self._head.full, self._head.bye),
        )

    def state(self, key: TableKey) -> TableState:
        """Where a table stands. LeagueError where there is no such table."""
        if len(self.seated(key)) == 1:
            return "bye"
        if any(one.key == key for one in self.rulings):
            return "ruled"
        told = [one for one in self.results if one.key == key]
        if not told:
            return "open"
        if len({one.totals for one in told}) > 1:
            return "disputed"
        return max((one.how for one in told), key=_TRUST.index)

    def disputes(self) -> tuple[TableKey, ...]:
        """The tables that wait for a ruling."""
        return disputed(self.season())

    def knows(self, result: ResultTold) -> bool:
        """Whether a result says nothing that has not been told, with as much trust, before."""
        return any(
            one.key == result.key
            and one.totals == result.totals
            and _TRUST.index(one.how) >= _TRUST.index(result.how)
            for one in self.results
        )

    def unsigned(self, key: TableKey) -> tuple[str, ...]:
        """Handles of those at a table who have not signed the totals that count there.

        Nobody, where no centre has a key, where no totals count, and where the organiser has decided.
        """
        totals = counted(self.season()).get(key)
        if not self.keys or totals is None or any(one.key == key for one in self.rulings):
            return ()
        signed = {seat for one in self.signed if one.key == key and one.totals == totals for seat in one.seats}
        return tuple(who for seat, who in enumerate(self.handles(key), start=1) if seat not in signed)

    # ---- what is told -----------------------------------------------------------------------------------------

    @singledispatchmethod
    def take(self, entry: SeasonEntry) -> None:
        """Follow one more entry; LeagueError where it cannot be, and then the book is as it was."""
        raise TypeError(entry)

    @take.register
    def _begin(self, entry: SeasonBegun) -> None:
        if self.begun is not None:
            raise LeagueError("league-begun", title=self.begun.title)
        self.begun = entry

    @take.register
    def _take_centre(self, entry: CentreTold) -> None:
        if any(alike(one) == alike(entry.name) for one in self.centres):
            raise LeagueError("league-centre-twice", name=entry.name)
        self.centres.append(entry.name)

    @take.register
    def _take_person(self, entry: PersonTold) -> None:
        sounds = alike(entry.handle)
        if self._alike.get(sounds, entry.person) != entry.person:
            raise LeagueError("league-handle-taken", handle=self.people[self._alike[sounds]].handle)
        if not sounds:
            raise LeagueError("league-handle-wrong", name=entry.handle, most=NAME_MAX)
        self.category(entry.category)
        self.centre(entry.centre)
        if before := self.people.get(entry.person):
            del self._alike[alike(before.handle)]
        self._alike[sounds] = entry.person
        self.people[entry.person] = entry

    @take.register
    def _take_same(self, entry: SamePerson) -> None:
        person, other = self._known(entry.person), self._known(entry.other)
        if person == other:
            raise LeagueError("league-same-already", handle=self.people[person].handle)
        for round_ in range(1, self.rounds + 1):
            if {person, other} <= {one for key in self.round_tables(round_) for one in self.seated(key)}:
                handles = {"handle": self.people[person].handle, "other": self.people[other].handle}
                raise LeagueError("league-same-met", round=round_, **handles)
        self._same |= {one: person for one, now in self._same.items() if now == other} | {other: person}

    @take.register
    def _take_round(self, entry: RoundBegun) -> None:
        if entry.round != self.rounds + 1:
            raise LeagueError("league-round-order", round=entry.round, next=self.rounds + 1)
        self.rounds = entry.round

    @take.register
    def _take_table(self, entry: TableSeated) -> None:
        if entry.round > self.rounds:
            raise LeagueError("league-no-round", round=entry.round)
        if any(one.key == entry.key for one in (*self.results, *self.rulings)):
            raise LeagueError("league-has-result", round=entry.round, number=entry.number)
        people = [self._known(one) for one in entry.people]
        elsewhere = {
            self.one(one): key.number
            for key, seated in self.tables.items()
            if key.round == entry.round and key != entry.key
            for one in seated
        }
        for at, person in enumerate(people):
            if person in elsewhere or person in people[:at]:
                number = elsewhere.get(person, entry.number)
                raise LeagueError("league-seated-twice", handle=self.people[person].handle, number=number)
        self.tables[entry.key] = entry.people

    @take.register
    def _take_result(self, entry: ResultTold) -> None:
        self._fits(entry.key, entry.totals)
        for one in self.results:
            if entry.match and one.match == entry.match and one.key != entry.key:
                raise LeagueError("league-match-counted", round=one.round, number=one.number)
        self.results.append(entry)

    @take.register
    def _take_ruling(self, entry: RulingMade) -> None:
        self._fits(entry.key, entry.totals)
        self.rulings.append(entry)

    @take.register
    def _take_key(self, entry: KeyTold) -> None:
        self.keys[self.centre(entry.centre)] = entry.key

    @take.register
    def _take_signed(self, entry: ResultSigned) -> None:
        self._fits(entry.key, entry.totals)
        if any(seat > len(entry.totals) for seat in entry.seats):
            raise LeagueError("league-totals-count", seats=len(entry.totals), count=max(entry.seats))
        self.signed.append(entry)

    def _fits(self, key: TableKey, totals: tuple[int, ...] | None) -> None:
        seats = len(self.seated(key))
        if seats == 1:
            raise LeagueError("league-bye-brings", round=key.round, number=key.number)
        if totals is not None and len(totals) != seats:
            raise LeagueError("league-totals-count", seats=seats, count=len(totals))

    def _known(self, person: str) -> str:
        if person not in self.people:
            raise LeagueError("league-no-person", handle=person)
        return self.one(person)

    @staticmethod
    def _listed(name: str, known: Iterable[str], key: str) -> str:
        found = [one for one in known if alike(one) == alike(name)]
        if name and not found:
            raise LeagueError(key, name=name, known=tuple(known))
        return found[0] if name else ""

    @property
    def _head(self) -> SeasonBegun:
        if self.begun is None:
            raise ValueError("no season")
        return self.begun
