"""A journal's file made, looked over, migrated, and healed where it is damaged. The caller holds the lock."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from collections.abc import Mapping
from pathlib import Path

from companion.play.journal import database, files, migrate
from companion.play.journal.database import Database, connect, troubles
from companion.play.journal.files import DatabaseTrouble
from companion.play.journal.rows import SCHEMA, Row
from companion.play.journal.salvage import PAGE, WriteAheadLog, identity_of, salvage

Rows = Mapping[tuple[int, int], Row]
"""Rows by game and number."""


def prepare(path: Path) -> tuple[Path | None, bool]:
    """Make sure that a whole journal of the present schema lies there.

    Nothing in a damaged file is changed: it is only read. Gives the old file, if one was migrated, and whether the
    last commit is torn. Trouble: "newer", "foreign", "damaged", or what the disk refused.
    """
    with troubles():
        database.ordinary(path)
        files.make_directory(path.parent)
        files.finish(path)
        files.close_to_others(path)
        if not path.exists():
            if files.read_or_nothing(files.beside(path, "-wal")):
                raise DatabaseTrouble("damaged")
            with files.building(path) as new:
                _fill(new, {})
            return None, False
        version, torn = look_over(path)
        return _migrate(path, version) if version < database.TABLES_SINCE else None, torn


def look_over(path: Path) -> tuple[int, bool]:
    """The schema of a journal that lies there, and whether its last commit is torn; nothing is changed.

    Trouble: "newer", "foreign", "damaged", or what the disk refused.
    """
    with troubles():
        database.ordinary(path)
        log = WriteAheadLog(files.read_or_nothing(files.beside(path, "-wal")))
        if path.stat().st_size == 0 or not _is_kin(path, log):
            raise DatabaseTrouble("damaged")
        with contextlib.closing(connect(path, "ro")) as connection:
            return _examined(Database(path, connection), connection, log)


def _examined(opened: Database, connection: sqlite3.Connection, log: WriteAheadLog) -> tuple[int, bool]:
    """The schema of a whole file, and whether its last commit is torn.

    DatabaseTrouble: another's, newer or damaged.
    """
    version = database.version_of(connection)
    if version is not None and version > SCHEMA:
        raise DatabaseTrouble("newer", schema=version, known=SCHEMA)
    if connection.execute("PRAGMA quick_check(1)").fetchone()[0] != "ok":
        raise DatabaseTrouble("damaged")
    if version is None:
        raise DatabaseTrouble("damaged" if salvaged(opened.path) else "foreign")
    if version < database.TABLES_SINCE:
        return version, False
    whole = opened.unplayed(log)[1]
    if database.unsound(connection) or (not whole and log.unplayed > 1):
        raise DatabaseTrouble("damaged")
    return version, not whole and log.unplayed > 0  # without a commit, nothing of it was ever promised


def _is_kin(path: Path, log: WriteAheadLog) -> bool:
    """Whether the log beside a journal is its own: SQLite would play any into it."""
    if not log.frames:
        return True
    with path.open("rb") as file:
        main = identity_of(file.read(PAGE))
    theirs = {identity_of(image) for number, image in log.frames if number == 1} - {""}
    if main and theirs:
        return theirs == {main}
    return not _contradicts(path, log)


def _contradicts(path: Path, log: WriteAheadLog) -> bool:
    """Whether a log says otherwise than its file of the same row, which is only ever written once."""
    told = log.rows(0)
    try:
        with troubles(), contextlib.closing(connect(path, "ro", "&immutable=1")) as connection:
            opened = Database(path, connection)
            games = {game for game, _ in told}
            known = {(game, row.number): row for game in games for row in opened.rows(game)}
    except DatabaseTrouble:
        known = salvage(path.read_bytes())
    return any(known.get(key, row) != row for key, row in told.items())


def salvaged(path: Path) -> dict[tuple[int, int], Row]:
    """Every complete row of a journal's file, and of its log where that is its own. OSError."""
    main, log = files.read_or_nothing(path), files.read_or_nothing(files.beside(path, "-wal"))
    return salvage(main, log if not main or _is_kin(path, WriteAheadLog(log)) else b"")


def remembered(rows: Rows) -> Database:
    """These rows as a database in memory, for reading while the disk refuses."""
    connection = sqlite3.connect(":memory:", isolation_level=None, check_same_thread=False)
    _tables(connection, rows)
    return Database(Path(), connection)


def _fill(new: Path, rows: Rows) -> None:
    with contextlib.closing(connect(new, "rwc")) as connection:
        connection.execute(f"PRAGMA page_size={PAGE}")
        _tables(connection, rows)
        # Here, as the switch to the log leaves a moment that only a writer can clean up.
        database.settle(connection)


def _tables(connection: sqlite3.Connection, rows: Rows) -> None:
    connection.execute("BEGIN")
    connection.execute(f"PRAGMA application_id={database.APPLICATION}")
    connection.execute(f"PRAGMA user_version={SCHEMA}")
    for table in database.TABLES:
        connection.execute(table)
    connection.execute(f"CREATE TABLE journal_{os.urandom(8).hex()} (identity INTEGER)")
    keyed = ((game, row) for (game, _), row in rows.items())
    connection.executemany(f"INSERT {database.INTO_ROW}", database.records(keyed))
    connection.execute("COMMIT")


def _migrate(path: Path, version: int) -> Path:
    """Read the old file with its own schema, write a new one, keep the old."""
    with contextlib.closing(connect(path, "rw")) as old:
        if old.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()[0]:
            raise DatabaseTrouble("locked")
        try:
            rows = migrate.upgraded(version, old.execute)
        except (ValueError, KeyError, TypeError):
            raise DatabaseTrouble("damaged") from None
    with files.building(path) as new:
        _fill(new, rows)
        return files.set_aside(path, f"schema-{version}")


def heal(path: Path) -> tuple[Path, int]:
    """Set a damaged journal aside and put a new one with every complete row in its place; its new name, rows kept.

    Trouble when the disk refuses; the damaged file is then still in its place.
    """
    with troubles():
        rows = salvaged(path)
        with files.building(path) as new:
            _fill(new, rows)
            kept = files.set_aside(path, "damaged")
        return kept, len(rows)


def put_away(path: Path) -> Path:
    """Give a journal that cannot be read, with its log, another name, so that a new one can be made; that name.

    Trouble when the disk refuses.
    """
    with troubles():
        aside = files.set_aside(path, "unread")
        for ending in ("-wal", "-shm", ""):
            files.beside(path, ending).unlink(missing_ok=True)
        files.sync_directory(path.parent)
        return aside
