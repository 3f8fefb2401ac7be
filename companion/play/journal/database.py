"""The SQLite file of the journal; with care.py the only importer of sqlite3.

Write-ahead log, synchronous=FULL: what `insert` has returned from survives the end of the process and of the
power. Every fault of SQLite comes out as DatabaseTrouble with a reason id.
"""

from __future__ import annotations

import contextlib
import re
import sqlite3
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from companion.play.journal import files
from companion.play.journal.files import DatabaseTrouble
from companion.play.journal.rows import SCHEMA, Row
from companion.play.journal.salvage import IDENTITY, ROW_BITS, WriteAheadLog, row_of

APPLICATION = 0x434D504E
"""Tells our files from other programs' (SQLite's application_id)."""

BUSY_MS = 20
"""How long a commit waits for another program before the rows stay in memory."""

TABLES = (
    "CREATE TABLE row (id INTEGER PRIMARY KEY, kind TEXT NOT NULL, at_ms INTEGER NOT NULL, source TEXT NOT NULL,"
    " text TEXT NOT NULL, seat INTEGER NOT NULL, cause INTEGER NOT NULL, facts TEXT NOT NULL,"
    " judged INTEGER NOT NULL, checksum INTEGER NOT NULL) STRICT",
    "CREATE INDEX mark ON row (kind) WHERE kind IN ('opened', 'finished')",
)
TABLES_SINCE = 1
"""The schema since which the tables are these."""
_COLUMNS = "id, kind, at_ms, source, text, seat, cause, facts, judged, checksum"
_OWN = re.compile(rf"CREATE TABLE {IDENTITY.pattern} \(identity INTEGER\)")
LOOKED_OVER = 30_000
"""So many of the newest rows are looked over when a journal is opened: a dozen evenings, in part of a second."""

_LAST = (1 << ROW_BITS) - 1
_REASONS = {
    **dict.fromkeys((1, 11, 19, 20, 24, 26), "damaged"),
    **dict.fromkeys((3, 8, 14, 23), "readonly"),
    **dict.fromkeys((5, 6), "locked"),
    13: "full",
}
"""Reason ids of SQLite's codes. Its general error, too, can only mean a file that is not as it was made: the
statements are always the same."""

Keyed = tuple[int, Row]
"""A row and its game."""


def reason_of(error: Exception) -> str:
    """The reason id of a fault of SQLite or of the system."""
    if isinstance(error, sqlite3.Error):
        return _REASONS.get(getattr(error, "sqlite_errorcode", 1) & 0xFF, "io")
    if isinstance(error, UnicodeError):  # SQLite's own words about a schema that is no text any more
        return "damaged"
    if isinstance(error, OSError):
        import errno  # noqa: PLC0415 - only on this path

        if error.errno in {errno.ENOSPC, getattr(errno, "EDQUOT", errno.ENOSPC)}:
            return "full"
        if error.errno in {errno.EROFS, errno.EACCES, errno.EPERM, errno.ENOTDIR, errno.ENOENT, errno.EEXIST}:
            return "readonly"
    return "io"


@contextlib.contextmanager
def troubles() -> Iterator[None]:
    """Turns what SQLite and the system raise into DatabaseTrouble."""
    try:
        yield
    except (sqlite3.Error, OSError, UnicodeError) as error:
        raise DatabaseTrouble(reason_of(error)) from error


class Database:
    """One open file. Not for two threads at once."""

    def __init__(self, path: Path, connection: sqlite3.Connection) -> None:
        self.path = path
        self._connection = connection

    # ---- opening ----------------------------------------------------------------------------------------------

    @classmethod
    def reading(cls, path: Path) -> Database:
        """Open an existing journal for reading only, also while another process writes it. Trouble."""
        with troubles():
            connection = connect(path, "ro")
            try:
                version = version_of(connection)
                if version is None:
                    raise DatabaseTrouble("foreign")
                if not TABLES_SINCE <= version <= SCHEMA:
                    raise DatabaseTrouble("newer" if version > SCHEMA else "older", schema=version, known=SCHEMA)
            except BaseException:
                connection.close()
                raise
            return cls(path, connection)

    @classmethod
    def writing(cls, path: Path) -> Database:
        """Open a journal that care.prepare has found whole for writing. Trouble."""
        with troubles():
            log = WriteAheadLog(files.read_or_nothing(files.beside(path, "-wal")))
            connection = connect(path, "rw")
            try:
                settle(connection)
                if version_of(connection) != SCHEMA:
                    connection.execute(f"PRAGMA user_version={SCHEMA}")
                database = cls(path, connection)
                if fitting := database.unplayed(log)[0]:
                    database.insert(fitting)
            except BaseException:
                connection.close()
                raise
            return database

    def unplayed(self, log: WriteAheadLog) -> tuple[list[Keyed], bool]:
        """The rows behind a damaged frame of the log, as far as they follow without a gap; whether that is all."""
        fits: list[Keyed] = []
        following: dict[int, int] = {}
        whole = not (log.torn or log.spoiled)
        for (game, number), row in log.rows(log.played).items():
            if game not in following:
                following[game] = self.next_number(game)
            if number == following[game]:
                fits.append((game, row))
                following[game] += 1
            elif number > following[game]:
                whole = False
        return fits, whole

    def close(self) -> None:
        """Fold the log into the file and let go of it."""
        with contextlib.suppress(sqlite3.Error):
            self._connection.close()

    # ---- writing ----------------------------------------------------------------------------------------------

    def insert(self, rows: Sequence[Keyed]) -> None:
        """Commit rows in one transaction; all last when it returns, none is there after DatabaseTrouble."""
        with troubles(), self._transaction():
            self._connection.executemany(f"INSERT OR REPLACE {INTO_ROW}", records(rows))

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
        with troubles():
            self._connection.execute("PRAGMA wal_checkpoint(PASSIVE)")

    def forget(self, game: int | None) -> None:
        """Overwrite and remove one game or all, from the file and from the log."""
        with troubles():
            self._connection.execute("PRAGMA secure_delete=ON")
            with self._transaction():
                if game is None:
                    self._connection.execute("DELETE FROM row")
                else:
                    self._connection.execute("DELETE FROM row WHERE id BETWEEN ? AND ?", _span(game))
            self._connection.execute("VACUUM")
            busy = self._connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]
            if busy:
                raise DatabaseTrouble("locked")

    # ---- reading ----------------------------------------------------------------------------------------------

    def games(self) -> list[int]:
        """Numbers of the games that have rows, in order."""
        games: list[int] = []
        query, first = "SELECT id FROM row WHERE id >= ? ORDER BY id LIMIT 1", 0
        with troubles():
            while found := self._connection.execute(query, (first << ROW_BITS,)).fetchone():
                games.append(found[0] >> ROW_BITS)
                first = games[-1] + 1
        return games

    def last_game(self) -> int:
        """The highest number of a game, 0 when there is none."""
        with troubles():
            last = self._connection.execute("SELECT max(id) FROM row").fetchone()[0]
        return 0 if last is None else last >> ROW_BITS

    def next_number(self, game: int) -> int:
        """The number that a game's next row gets."""
        with troubles():
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
        with troubles():
            query = f"SELECT {_COLUMNS} FROM row WHERE id BETWEEN ? AND ? {which} ORDER BY id"
            found = self._connection.execute(query, _span(game)).fetchall()
        keyed = (row_of(key, [None, *values]) for key, *values in found)
        return [each[1] for each in keyed if each is not None]


INTO_ROW = f"INTO row ({_COLUMNS}) VALUES ({', '.join('?' * 10)})"


def records(rows: Iterable[Keyed]) -> Iterator[tuple[int | str, ...]]:
    """Rows as INTO_ROW takes them."""
    for game, row in rows:
        told = (row.kind.value, row.at_ms, row.source, row.text, row.seat, row.cause, row.facts, row.judged)
        yield (game << ROW_BITS | row.number, *told, row.checksum(game))


def _span(game: int) -> tuple[int, int]:
    return game << ROW_BITS, game << ROW_BITS | _LAST


def connect(path: Path, mode: str, more: str = "") -> sqlite3.Connection:
    """mode: "ro", "rw" or "rwc", as in SQLite's URIs; more: what follows there. Trouble where it is no file."""
    ordinary(path)
    uri = f"{path.absolute().as_uri()}?mode={mode}{more}"
    connection = sqlite3.connect(uri, uri=True, isolation_level=None, check_same_thread=False, timeout=0)
    connection.execute(f"PRAGMA busy_timeout={BUSY_MS}")
    return connection


def ordinary(path: Path) -> None:
    """Trouble "foreign" for a pipe, a device or a folder: opening one may wait for ever."""
    if path.exists() and not path.is_file():
        raise DatabaseTrouble("foreign")


def settle(connection: sqlite3.Connection) -> None:
    """Let a connection write so that it lasts.

    fullfsync: a plain fsync of macOS does not reach the disk. The log is folded when idle, not in a commit.
    """
    mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()[0]
    if mode != "wal":
        raise DatabaseTrouble("io")
    for pragma in ("synchronous=FULL", "fullfsync=ON", "checkpoint_fullfsync=ON", "wal_autocheckpoint=0"):
        connection.execute(f"PRAGMA {pragma}")


def version_of(connection: sqlite3.Connection) -> int | None:
    """The schema of a journal, None for a file of another program. Trouble where its marks disagree."""
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    found = {sql for (sql,) in connection.execute("SELECT sql FROM sqlite_schema")}
    if application != APPLICATION:
        if TABLES[0] in found:
            raise DatabaseTrouble("damaged")
        return None
    more = found - set(TABLES)
    present = len(found) - len(more) == len(TABLES) and all(_OWN.fullmatch(str(sql)) for sql in more)
    if version <= SCHEMA and present != (version >= TABLES_SINCE):
        raise DatabaseTrouble("damaged")
    return version


def unsound(connection: sqlite3.Connection) -> bool:
    """Whether one of the last rows is not as it was written, which SQLite cannot know."""
    query = f"SELECT {_COLUMNS} FROM row ORDER BY id DESC LIMIT {LOOKED_OVER}"
    return any(row_of(key, [None, *values]) is None for key, *values in connection.execute(query))
