"""A season opened for a command, and what several commands need to tell of it."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from importlib.util import find_spec
from typing import TYPE_CHECKING

from companion.config import league_place
from companion.core.errors import LeagueError
from companion.core.model import Fact, Phrase
from companion.evening.here import tell
from companion.evening.opening import wall_ms
from companion.league.season import TableKey

if TYPE_CHECKING:
    from pathlib import Path

    from companion.evening.here import Here
    from companion.league.desk import SeasonDesk
    from companion.league.signing import OrganiserKey
    from companion.league.store import LeagueStore

INSTALL = "pip install companion-tabletop[league]"
INSTALL_SERVER = "pip install companion-tabletop[league,far]"


@contextlib.contextmanager
def store_of(where: Here) -> Iterator[LeagueStore]:
    """The user's league, as the settings say. LeagueError."""
    if not all(find_spec(one) for one in ("sqlalchemy", "psycopg", "nacl")):
        raise LeagueError("league-extra", command=INSTALL)
    from companion.league.store import LeagueStore

    store = LeagueStore.open(league_place(where.settings, where.places), wall_ms)
    try:
        yield store
    finally:
        store.close()


@contextlib.contextmanager
def season_of(where: Here, season: int) -> Iterator[SeasonDesk]:
    """One of its seasons, 0 for the newest. LeagueError."""
    with store_of(where) as store:
        from companion.league.desk import SeasonDesk

        yield SeasonDesk.open(store, season)


def needs_parts() -> None:
    """LeagueError where the parts are missing that speak with a server."""
    if not all(find_spec(one) for one in ("nats", "nacl", "spake2")):
        raise LeagueError("league-extra", command=INSTALL_SERVER)


def organiser_pass_file(where: Here, league: str) -> Path:
    """Where the pass lies by which this computer reads what centres send to a season."""
    return where.places.config / f"league-{league}.pass"


def organiser_key(where: Here) -> OrganiserKey:
    """The key of this computer's organiser, made when it is first needed. LeagueError."""
    from companion.league.signing import OrganiserKey

    return OrganiserKey(where.places.config / "league.key")


def centre_pass_file(where: Here) -> Path:
    """Where the pass lies by which this computer sends results for its centre."""
    return where.places.config / "league.pass"


def named(name: str, most: int = 0) -> str:
    """A name as it can be kept, most characters long. LeagueError."""
    from companion.league.entries import NAME_MAX

    most = most or NAME_MAX
    told = " ".join(name.split())
    if not told or len(told) > most or not told.isprintable():
        raise LeagueError("league-handle-wrong", name=name[:most], most=most)
    return told


def table_phrase(desk: SeasonDesk, key: TableKey) -> Phrase:
    """A table with who sits there, and where it stands."""
    book = desk.book
    facts: dict[str, Fact] = {"number": key.number, "players": book.handles(key), "state": book.state(key)}
    more: dict[str, Fact] = {"totals": totals_phrase(desk, key), "unsigned": book.unsigned(key)}
    return Phrase("league-table", {**facts, **more})


def totals_phrase(desk: SeasonDesk, key: TableKey) -> tuple[Phrase, ...]:
    """The totals that count at a table, each with whose it is; nothing where none count."""
    from companion.league.standings import counted

    totals = counted(desk.book.season()).get(key, ())
    return each_total(desk.book.handles(key), totals)


def each_total(handles: tuple[str, ...], totals: tuple[int, ...]) -> tuple[Phrase, ...]:
    """Each total with whose it is."""
    pairs = zip(handles, totals, strict=False)
    return tuple(Phrase("league-total", {"player": who, "total": total}) for who, total in pairs)


def told_clock(desk: SeasonDesk, where: Here) -> None:
    """Tell that this computer's clock is behind what was written last; nothing depends on it."""
    if desk.rows and desk.clock_went_back()[-1:] == [desk.rows[-1].number]:
        tell(where.phrases, "league-clock", err=True)
