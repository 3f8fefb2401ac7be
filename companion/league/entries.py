"""What is told of a season, one entry each, in the order in which it was told; nothing is ever taken back.

An entry is kept as canonical JSON (RFC 8785: sorted keys, no blanks, whole numbers only) and chained to the one
before it, so that what has been changed since is found. Source: docs/league.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints, TypeAdapter

from companion.core.canonical import canonical
from companion.league.season import TableKey

FORMAT = 2
"""Version of the entries; each season says in its first entry by which it was written. 2: keys and signatures."""

NAME_MAX, REASON_MAX, PEOPLE_MAX = 60, 300, 4
TOTAL_MAX = 9999
"""Points of one seat in a match, at most."""


def _clean(text: str) -> str:
    """The text where it is printable and has no blanks at its ends; ValueError otherwise."""
    if text != text.strip() or not text.isprintable():
        raise ValueError(text)
    return text


Id = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{16}$")]
Named = Annotated[str, StringConstraints(min_length=1, max_length=NAME_MAX), AfterValidator(_clean)]
MaybeNamed = Annotated[str, StringConstraints(max_length=NAME_MAX), AfterValidator(_clean)]
Total = Annotated[int, Field(ge=-TOTAL_MAX, le=TOTAL_MAX)]
Totals = Annotated[tuple[Total, ...], Field(min_length=2, max_length=PEOPLE_MAX)]
Number = Annotated[int, Field(ge=1, le=999)]
Match = Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{64})?$")]
Seats = Annotated[tuple[Annotated[int, Field(ge=1, le=PEOPLE_MAX)], ...], Field(max_length=PEOPLE_MAX)]
Key = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{64}$")]
Signature = Annotated[str, StringConstraints(pattern=r"^[0-9a-f]{128}$")]
How = Literal["by-hand", "heard", "verified"]
"""Where totals come from: typed by somebody, sent by a table's computer, or folded anew here from its journal."""


class _Told(BaseModel):
    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)


class SeasonBegun(_Told):
    """A season, what its people can be sorted by, and what tables and byes bring (season.Award)."""

    kind: Literal["season"] = "season"
    format: Annotated[int, Field(ge=1)] = FORMAT
    title: Named
    categories: Annotated[tuple[Named, ...], Field(max_length=20)] = ()
    full: Annotated[int, Field(ge=12, le=1200, multiple_of=12)] = 12
    bye: Annotated[int, Field(ge=0, le=1200)] = 6


class CentreTold(_Told):
    """A place where people of the league meet."""

    kind: Literal["centre"] = "centre"
    name: Named


class PersonTold(_Told):
    """Somebody who plays, or what is now true of somebody told before. consent: whether the name may be shown.

    The name itself stands nowhere among the entries: it can be forgotten, and they cannot.
    """

    kind: Literal["person"] = "person"
    person: Id
    handle: Named
    category: MaybeNamed = ""
    centre: MaybeNamed = ""
    consent: bool = False


class SamePerson(_Told):
    """Somebody was entered twice: what other has played counts for person."""

    kind: Literal["same"] = "same"
    person: Id
    other: Id


class RoundBegun(_Told):
    """The next round; they are counted from 1."""

    kind: Literal["round"] = "round"
    round: Number


class _AtTable(_Told):
    round: Number
    number: Number

    @property
    def key(self) -> TableKey:
        """Which table."""
        return TableKey(self.round, self.number)


class TableSeated(_AtTable):
    """Who sits at a table from now on, by seats; nobody where there is no such table after all."""

    kind: Literal["table"] = "table"
    people: Annotated[tuple[Id, ...], Field(max_length=PEOPLE_MAX)]


class ResultTold(_AtTable):
    """The totals of a table by its seats. match: digest of the match's journal, "" where there is none."""

    kind: Literal["result"] = "result"
    totals: Totals
    how: How
    match: Match = ""
    game: MaybeNamed = ""


class RulingMade(_AtTable):
    """What the organiser decided; totals None: the table brings nothing."""

    kind: Literal["ruling"] = "ruling"
    totals: Totals | None
    reason: Annotated[str, StringConstraints(min_length=1, max_length=REASON_MAX), AfterValidator(_clean)]


class KeyTold(_Told):
    """The public key (Ed25519) by which a centre signs what its tables send, in place of the one before."""

    kind: Literal["key"] = "key"
    centre: Named
    key: Key


class ResultSaid(_Told):
    """What a table says of its match, and what is signed; names and totals by the seats of the match.

    league: league_id of the season. agreed: seats whose players said yes. round, table: 0 where names find it.
    """

    version: Literal[1] = 1
    league: Id
    match: Key
    game: Named
    players: Annotated[tuple[Named, ...], Field(min_length=2, max_length=PEOPLE_MAX)]
    totals: Totals
    agreed: Seats
    round: Annotated[int, Field(ge=0, le=999)] = 0
    table: Annotated[int, Field(ge=0, le=999)] = 0


class ResultSigned(_AtTable):
    """Seats of a table have signed these totals, by its seats. said: as it was signed. by: the public key."""

    kind: Literal["signed"] = "signed"
    seats: Seats
    totals: Totals
    said: ResultSaid
    by: Key
    signature: Signature


SeasonEntry = (
    SeasonBegun
    | CentreTold
    | PersonTold
    | SamePerson
    | RoundBegun
    | TableSeated
    | ResultTold
    | RulingMade
    | KeyTold
    | ResultSigned
)
_ANY: TypeAdapter[SeasonEntry] = TypeAdapter(Annotated[SeasonEntry, Field(discriminator="kind")])


@dataclass(frozen=True, slots=True)
class SeasonRow:
    """An entry as it is kept. number: counted from 1 in its season. at_ms: what the clock said, which decides
    nothing. body: canonical JSON. chain: digest of this one and, through the one before, of all before it.
    """

    season: int
    number: int
    at_ms: int
    body: str
    chain: str


def body_of(entry: SeasonEntry) -> str:
    """An entry as it is kept."""
    return canonical(entry.model_dump(mode="json"))


def entry_of(body: str) -> SeasonEntry:
    """The entry that was kept so; ValueError for anything else."""
    return _ANY.validate_json(body)


def league_id(first: SeasonRow) -> str:
    """What tells a season from every other one, anywhere: of the chain of its first entry."""
    return first.chain[:16]


def chained(season: int, number: int, at_ms: int, body: str, before: str) -> SeasonRow:
    """An entry behind the one whose chain is told, "" for the first."""
    linked = canonical({"at_ms": at_ms, "before": before, "body": body, "number": number, "season": season})
    return SeasonRow(season, number, at_ms, body, hashlib.sha256(linked.encode()).hexdigest())


def broken_at(rows: Iterable[SeasonRow], after: SeasonRow | None = None) -> int:
    """Number of the first entry that does not follow the one before it as it was written; 0 where all do.

    after: the one before the first of them, None where they begin the season.
    """
    before, first = (after.chain, after.number + 1) if after else ("", 1)
    for at, row in enumerate(rows, start=first):
        if row.number != at or chained(row.season, at, row.at_ms, row.body, before) != row:
            return at
        before = row.chain
    return 0
