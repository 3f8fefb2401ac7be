"""The SQLite file of the journal: the only importer of sqlite3.

Write-ahead log, synchronous=FULL: what `insert` has returned from survives the end of the process and of the
power. Every fault of SQLite comes out as Trouble with a reason id.
"""

from __future__ import annotations

import contextlib
import sqlite3
import time
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from companion.journal import files, migrate
from companion.journal.rows import SCHEMA, Row
from companion.journal.salvage import PAGE, ROW_BITS, frames, row_of, salvage, unplayed

APPLICATION = 0x434D504E
"""Tells our files from other programs' (SQLite's application_id)."""

BUSY_MS = 20
"""How long a commit waits for another program before the rows stay in memory."""

_TABLES = (
    "CREATE TABLE row (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, at_ms INTEGER NOT NULL, source TEXT NOT NULL,"
    " text TEXT NOT NULL, seat INTEGER NOT NULL, cause INTEGER NOT NULL, facts TEXT NOT NULL,"
    " judged INTEGER NOT NULL, checksum INTEGER NOT NULL) STRICT",
    "CREATE INDEX mark ON row (kind) WHERE kind IN ('opened', 'finished')",
)
_COLUMNS = "id, kind, at_ms, source, text, seat, cause, facts, judged, checksum"
_LAST = (1 << ROW_BITS) - 1
_REASONS = {
    5: "locked",
    6: "locked",
    13: "full",
    3: "readonly",
    8: "readonly",
    14: "readonly",
    23: "readonly",
}
_DAMAGED = {11, 26}

Keyed = tuple[int, Row]
"""A row and its game."""


class Trouble(Exception):  # noqa: N818 - the store turns it into a JournalError or keeps the rows in memory
    """SQLite could not do it. reason: "full", "readonly", "locked", "damaged", "io", "newer", "foreign"."""

    def __init__(self, reason: str, **facts: int | str) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = facts


def reason_of(error: Exception) -> str:
    """The reason id of a fault of SQLite or of the system."""
    if isinstance(error, sqlite3.Error):
        code = getattr(error, "sqlite_errorcode", 1) & 0xFF
        return "damaged" if code in _DAMAGED else _REASONS.get(code, "io")
    if isinstance(error, OSError):
        import errno  # noqa: PLC0415 - only on this path

        if error.errno in {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}:
            return "full"
        if error.errno in {errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.ENOENT, errno.EEXIST}:
            return "readonly"
    return "io"


@contextlib.contextmanager
def _troubles() -> Iterator[None]:
    try:
        yield
    except (sqlite3.Error, OSError) as error:
        raise Trouble(reason_of(error)) from error


class Database:
    """One open file. Not for two threads at once."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    # ---- opening ----------------------------------------------------------------------------------------------

    @classmethod
    def reading(cls, path: Path) -> Database:
        """Open an existing journal for reading only, also while another process writes it. Trouble."""
        with _troubles():
            connection = _connect(path, "ro")
            try:
                version = _version(connection)
                if version is None:
                    raise Trouble("foreign")
                if version != SCHEMA:
                    raise Trouble("newer" if version > SCHEMA else "older", schema=version, known=SCHEMA)
            except BaseException:
                connection.close()
                raise
            return cls(path, connection)

    @classmethod
    def writing(cls, path: Path) -> Database:
        """Open a whole journal of the present schema for writing. Trouble, "damaged" too, which `heal` answers."""
        with _troubles():
            log = files.read_or_nothing(files.beside(path, "-wal"))
            connection = _connect(path, "rw")
            try:
                _settle(connection)
                found = [told for (told,) in connection.execute("PRAGMA quick_check(1)")]
                if found != ["ok"]:
                    raise Trouble("damaged")
                database = cls(path, connection)
                if log:
                    database._rescue(log)
            except BaseException:
                connection.close()
                raise
            return database

    def _rescue(self, log: bytes) -> None:
        """Put in what lies behind a damaged frame of the log, where SQLite stops reading."""
        told = self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        played = told[1]
        if len(frames(log)) <= played:
            return
        fitting: list[Keyed] = []
        following: dict[int, int] = {}
        for (game, number), row in unplayed(log, max(played, 0)).items():
            if game not in following:
                following[game] = self.next_number(game)
            if number == following[game]:
                fitting.append((game, row))
                following[game] += 1
        if fitting:
            self.insert(fitting)

    def close(self) -> None:
        """Fold the log into the file and let go of it."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()

    # ---- writing ----------------------------------------------------------------------------------------------

    def insert(self, rows: Sequence[Keyed], delay_ms: int = 0) -> None:
        """Commit rows in one transaction; all of them last when it returns, none is there after Trouble."""
        with _troubles(), self._transaction():
            self._connection.executemany(f"INSERT OR REPLACE {_INTO_ROW}", _records(rows))
            if delay_ms:
                time.sleep(delay_ms / 1000)

    @contextlib.contextmanager
    def _transaction(self) -> Iterator[None]:
        self._connection.execute("BEGIN IMMEDIATE")
        try:
            yield
            self._connection.execute("COMMIT")
        except BaseException:
            with contextlib.suppress(sqlite3.Error):
                if self._connection.in_transaction:
                    self._connection.execute("ROLLBACK")
            raise

    def fold_log(self) -> None:
        """Move the log into the file, as far as no reader holds it."""
        with _troubles():
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def forget(self, game: int | None) -> None:
        """Overwrite and remove one game or all, from the file and from the log."""
        with _troubles():
            self._connection.execute("PRAGMA secure_delete=ON")
            with self._transaction():
                if game is None:
                    self._connection.execute("DELETE FROM row")
                else:
                    self._connection.execute("DELETE FROM row WHERE id BETWEEN ? AND ?", _span(game))
            self._connection.execute("VACUUM")
            busy = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            if busy:
                raise Trouble("locked")

    # ---- reading ----------------------------------------------------------------------------------------------

    def games(self) -> list[int]:
        """Numbers of the games that have rows, in order."""
        return list(self._steps())

    def _steps(self) -> Iterator[int]:
        game = -1
        while True:
            with _troubles():
                query = "SELECT id FROM row WHERE id >= ? ORDER BY id LIMIT 1"
                found = self._connection.execute(query, ((game + 1) << ROW_BITS,)).fetchone()
            if found is None:
                return
            game = found[0] >> ROW_BITS
            yield game

    def last_game(self) -> int:
        """The highest number of a game, 0 when there is none."""
        with _troubles():
            last = self._connection.execute("SELECT max(id) FROM row").fetchone()[0]
        return 0 if last is None else last >> ROW_BITS

    def next_number(self, game: int) -> int:
        """The number that a game's next row gets."""
        with _troubles():
            query = "SELECT max(id) FROM row WHERE id BETWEEN ? AND ?"
            last = self._connection.execute(query, _span(game)).fetchone()[0]
        return 0 if last is None else (last & _LAST) + 1

    def marks(self, game: int) -> list[Row]:
        """The header of a game and the row that ended it, as far as they are there."""
        return self._rows(game, "AND kind IN ('opened', 'finished')")

    def rows(self, game: int) -> list[Row]:
        """Every row of a game that is as it was written, in order."""
        return self._rows(game, "")

    def _rows(self, game: int, which: str) -> list[Row]:
        with _troubles():
            query = f"SELECT {_COLUMNS} FROM row WHERE id BETWEEN ? AND ? {which} ORDER BY id"
            found = self._connection.execute(query, _span(game)).fetchall()
        keyed = (row_of(key, [None, *values]) for key, *values in found)
        return [each[1] for each in keyed if each is not None]


_INTO_ROW = f"INTO row ({_COLUMNS}) VALUES ({', '.join('?' * 10)})"


def _records(rows: Iterable[Keyed]) -> Iterator[tuple[int | str, ...]]:
    for game, row in rows:
        told = (row.kind.value, row.at_ms, row.source, row.text, row.seat, row.cause, row.facts, row.judged)
        yield (game << ROW_BITS | row.number, *told, row.checksum(game))


def _span(game: int) -> tuple[int, int]:
    return game << ROW_BITS, game << ROW_BITS | _LAST


def _connect(path: Path, mode: str) -> sqlite3.Connection:
    """mode: "ro", "rw" or "rwc", as in SQLite's URIs."""
    _ordinary(path)
    uri = f"{path.absolute().as_uri()}?mode={mode}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False, timeout=0)
    connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    return connection


def _ordinary(path: Path) -> None:
    """Trouble "foreign" for a pipe, a device or a folder: opening one may wait for ever."""
    if path.exists() and not path.is_file():
        raise Trouble("foreign")


def _settle(connection: sqlite3.Connection) -> None:
    """fullfsync: a plain fsync of macOS does not reach the disk. The log is folded when idle, not in a commit."""
    mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        raise Trouble("io")
    for pragma in ("synchronous=FULL", "fullfsync=ON", "checkpoint_fullfsync=ON", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")


def _version(connection: sqlite3.Connection) -> int | None:
    """The schema of a journal, None for a file of another program. Trouble when only our mark is damaged."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    tables = connection.execute("SELECT sql FROM sqlite_schema").fetchall()
    if application == APPLICATION:
        return version
    if (_TABLES[0],) in tables:
        raise Trouble("damaged")
    return None


# ---- making, migrating and healing files: the caller holds the lock --------------------------------------------


def prepare(path: Path) -> Path | None:
    """Make sure that a journal of the present schema lies there; the kept old file if one was migrated.

    Trouble: "newer", "foreign", "damaged", or what the disk refused.
    """
    with _troubles():
        _ordinary(path)
        files.make_directory(path.parent)
        files.finish(path)
        files.close_to_others(path)
        if not path.exists() or path.stat().st_size == 0:
            if files.read_or_nothing(files.beside(path, "-wal")):
                raise Trouble("damaged")
            _build(path, {})
            return None
        connection = _connect(path, "ro")
        try:
            version = _version(connection)
            if version is None and connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
                raise Trouble("damaged")
        finally:
            connection.close()
        if version is None:
            raise Trouble("foreign")
        if version > SCHEMA:
            raise Trouble("newer", schema=version, known=SCHEMA)
        return _migrate(path, version) if version < SCHEMA else None


def _build(path: Path, rows: dict[tuple[int, int], Row]) -> None:
    with files.building(path) as new:
        _fill(new, rows)


def _fill(new: Path, rows: dict[tuple[int, int], Row]) -> None:
    connection = _connect(new, "rwc")
    try:
        connection.execute(f"PRAGMA page_size={PAGE}")
        connection.execute("BEGIN")
        connection.execute(f"PRAGMA application_id={APPLICATION}")
        connection.execute(f"PRAGMA user_version={SCHEMA}")
        for table in _TABLES:
            connection.execute(table)
        keyed = ((game, row) for (game, _), row in rows.items())
        connection.executemany(f"INSERT {_INTO_ROW}", _records(keyed))
        connection.execute("COMMIT")
        _settle(connection)  # here, as the switch to the log leaves a moment that only a writer can clean up
    finally:
        connection.close()


def _migrate(path: Path, version: int) -> Path:
    """Read the old file with its own schema, write a new one, keep the old."""
    old = _connect(path, "rw")
    try:
        if old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            raise Trouble("locked")
        if old.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
            raise Trouble("damaged")
        try:
            rows = migrate.upgraded(version, old.execute)
        except (ValueError, KeyError, TypeError):
            raise Trouble("damaged") from None
    finally:
        old.close()
    with files.building(path) as new:
        _fill(new, rows)
        return files.set_aside(path, f"schema-{version}")


def heal(path: Path) -> tuple[Path, int]:
    """Set a damaged journal aside and put a new one with every complete row in its place; its new name, rows kept.

    Trouble when the disk refuses; the damaged file is then still in its place.
    """
    with _troubles():
        rows = salvage(files.read_or_nothing(path), files.read_or_nothing(files.beside(path, "-wal")))
        with files.building(path) as new:
            _fill(new, rows)
            kept = files.set_aside(path, "damaged")
        return kept, len(rows)
