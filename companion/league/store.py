"""A league's file, or its PostgreSQL: entries in rows, appended and never changed. The only owner of SQLAlchemy.

One code for both: a row's key is its place in the season, so of two organisers who write at once one is told that
the season has moved on. The database itself refuses to change or remove an entry. Names stand apart, because they,
alone, can be forgotten.
"""

from __future__ import annotations

import contextlib
import errno
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import DatabaseError, IntegrityError, OperationalError, SQLAlchemyError

from companion.core import private
from companion.core.errors import LeagueError
from companion.league.entries import SeasonEntry, SeasonRow, body_of, chained

SCHEMA = 1
"""Version of the tables."""

BUSY_S = 5
"""How long another writer of the same file is waited for."""

_META = sa.MetaData()
_SCHEMA = sa.Table("league_schema", _META, sa.Column("version", sa.Integer, nullable=False))
_ENTRY = sa.Table(
    "league_entry",
    _META,
    sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("at_ms", sa.BigInteger, nullable=False),
    sa.Column("body", sa.Text, nullable=False),
    sa.Column("chain", sa.String(64), nullable=False),
)
_NAME = sa.Table(
    "league_name",
    _META,
    sa.Column("season", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("person", sa.String(16), primary_key=True),
    sa.Column("name", sa.Text, nullable=False),
)
_KEEP_SQLITE = (
    "CREATE TRIGGER league_entry_{what} BEFORE {what} ON league_entry"
    " BEGIN SELECT RAISE(ABORT, 'entries are never changed'); END"
)
_KEEP_POSTGRESQL = (
    "CREATE FUNCTION league_entry_kept() RETURNS trigger LANGUAGE plpgsql AS"
    " $$ BEGIN RAISE EXCEPTION 'entries are never changed'; END $$",
    "CREATE TRIGGER league_entry_kept BEFORE UPDATE OR DELETE OR TRUNCATE ON league_entry"
    " FOR EACH STATEMENT EXECUTE FUNCTION league_entry_kept()",
)


class SeasonMoved(Exception):  # noqa: N818 - the caller reads what has come, and tries again
    """Somebody else has written to the season meanwhile; nothing was written."""


class LeagueStore:
    """An open league. Not for two threads at once. clock: wall clock in ms, which decides nothing."""

    def __init__(self, engine: sa.Engine, place: str, clock: Callable[[], int]) -> None:
        self.place = place
        self._engine = engine
        self._clock = clock

    @classmethod
    def open(cls, place: str, clock: Callable[[], int]) -> LeagueStore:
        """Open or make a league. place: a file, or a URL of PostgreSQL without a password. LeagueError."""
        store = cls(_postgresql(place) if "://" in place else _sqlite(Path(place)), place, clock)
        try:
            with store._troubles():
                store._prepare()
        except BaseException:
            store.close()
            raise
        return store

    def close(self) -> None:
        """Let go of it."""
        self._engine.dispose()

    # ---- reading ----------------------------------------------------------------------------------------------

    def last_season(self) -> int:
        """Number of the newest season, 0 where there is none. LeagueError."""
        with self._troubles(), self._engine.connect() as connection:
            return connection.execute(sa.select(sa.func.max(_ENTRY.c.season))).scalar() or 0

    def entries(self, season: int, after: int = 0) -> list[SeasonRow]:
        """The entries of a season behind this number, in order. LeagueError."""
        asked = sa.select(_ENTRY).where(_ENTRY.c.season == season, _ENTRY.c.number > after)
        with self._troubles(), self._engine.connect() as connection:
            return [SeasonRow(*row) for row in connection.execute(asked.order_by(_ENTRY.c.number))]

    def names(self, season: int) -> dict[str, str]:
        """Names by the ids of people; only of those who gave one. LeagueError."""
        asked = sa.select(_NAME.c.person, _NAME.c.name).where(_NAME.c.season == season)
        with self._troubles(), self._engine.connect() as connection:
            return {row.person: row.name for row in connection.execute(asked)}

    # ---- writing ----------------------------------------------------------------------------------------------

    def append(
        self,
        season: int,
        entries: Sequence[SeasonEntry],
        before: SeasonRow | None,
        names: Mapping[str, str] | None = None,
    ) -> list[SeasonRow]:
        """Write entries behind the last one that is known, all or none; they last when this returns.

        before: that last one, None where the season is to begin. names: by ids of people, "" to forget one for
        good. SeasonMoved, LeagueError.
        """
        rows, last, at_ms = list[SeasonRow](), before, self._clock()
        for entry in entries:
            chain = last.chain if last else ""
            last = chained(season, last.number + 1 if last else 1, at_ms, body_of(entry), chain)
            rows.append(last)
        with self._troubles():
            try:
                with self._engine.begin() as connection:
                    self._insert(connection, rows)
                    self._set_names(connection, season, names or {})
            except IntegrityError as error:
                raise SeasonMoved from error
        return rows

    @staticmethod
    def _insert(connection: sa.Connection, rows: Sequence[SeasonRow]) -> None:
        told = [
            {"season": one.season, "number": one.number, "at_ms": one.at_ms, "body": one.body, "chain": one.chain}
            for one in rows
        ]
        if told:
            connection.execute(sa.insert(_ENTRY), told)

    @staticmethod
    def _set_names(connection: sa.Connection, season: int, names: Mapping[str, str]) -> None:
        for person, name in names.items():
            connection.execute(sa.delete(_NAME).where(_NAME.c.season == season, _NAME.c.person == person))
            if name:
                connection.execute(sa.insert(_NAME).values(season=season, person=person, name=name))

    # ---- within -----------------------------------------------------------------------------------------------

    def _prepare(self) -> None:
        """Make the tables where there are none; LeagueError where there are others."""
        with self._engine.begin() as connection:
            there = set(sa.inspect(connection).get_table_names())
            if not there & set(_META.tables):
                if there and self._engine.dialect.name == "sqlite":
                    raise LeagueError("league-foreign", place=self.place)
                self._make(connection)
                return
            version = connection.execute(sa.select(sa.func.max(_SCHEMA.c.version))).scalar() or 0
        if version > SCHEMA:
            raise LeagueError("league-newer", place=self.place)

    def _make(self, connection: sa.Connection) -> None:
        _META.create_all(connection)
        if self._engine.dialect.name == "sqlite":
            keep: Sequence[str] = [_KEEP_SQLITE.format(what=what) for what in ("UPDATE", "DELETE")]
        else:
            keep = _KEEP_POSTGRESQL
        for statement in keep:
            connection.exec_driver_sql(statement)
        connection.execute(sa.insert(_SCHEMA).values(version=SCHEMA))

    @contextlib.contextmanager
    def _troubles(self) -> Iterator[None]:
        """Turns what databases and the system raise into LeagueError."""
        try:
            yield
        except (SQLAlchemyError, OSError) as error:
            raise LeagueError("league-store", place=self.place, reason=_reason(error)) from error


def _sqlite(path: Path) -> sa.Engine:
    """A file of SQLite that lasts whatever is killed; one file, so that it can be copied as it lies.

    secure_delete: of a name that is forgotten no byte stays in the file.
    """
    if path.exists() and not path.is_file():
        raise LeagueError("league-foreign", place=str(path))
    try:
        private.folder(path.absolute().parent)
        if not path.exists():
            private.make(path)
    except OSError as error:
        raise LeagueError("league-store", place=str(path), reason=_reason(error)) from error
    engine = sa.create_engine(f"sqlite:///{path.absolute()}", connect_args={"timeout": BUSY_S})

    @sa.event.listens_for(engine, "connect")
    def settle(connection: sa.engine.interfaces.DBAPIConnection, _record: object) -> None:
        connection.isolation_level = None  # transactions begin below, and hold the file at once
        cursor = connection.cursor()
        for pragma in ("journal_mode=DELETE", "synchronous=EXTRA", "fullfsync=ON", "secure_delete=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @sa.event.listens_for(engine, "begin")
    def hold(connection: sa.Connection) -> None:
        connection.exec_driver_sql("BEGIN IMMEDIATE")

    return engine


def _postgresql(place: str) -> sa.Engine:
    try:
        url = sa.make_url(place)
    except SQLAlchemyError as error:
        raise LeagueError("league-url") from error
    if url.get_backend_name() != "postgresql":
        raise LeagueError("league-url")
    if url.password is not None or "password" in url.query:
        raise LeagueError("league-password")
    return sa.create_engine(url.set(drivername="postgresql+psycopg"))


def _reason(error: Exception) -> str:
    """A reason id of the message league-store."""
    original = getattr(error, "orig", None) or error
    code = getattr(original, "sqlite_errorcode", None)
    if code is not None:
        found = {5: "locked", 6: "locked", 8: "readonly", 13: "full", 14: "readonly", 11: "damaged", 26: "foreign"}
        return found.get(code & 0xFF, "io")
    if isinstance(original, OSError):
        full = original.errno in {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}
        return "full" if full else "readonly"
    if isinstance(error, OperationalError):
        return "unreachable"
    return "refused" if isinstance(error, DatabaseError) else "io"
