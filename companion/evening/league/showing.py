"""How a season stands: printed, exported, and looked over."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from companion.core import intake, private, whole
from companion.core.errors import FileError, LeagueError
from companion.core.model import Fact, Phrase
from companion.evening.here import line, tell
from companion.evening.league.opening import organiser_key, season_of
from companion.league.standings import LeagueStanding, ranked, standings

if TYPE_CHECKING:
    from companion.evening.here import Here
    from companion.league.book import SeasonBook
    from companion.league.desk import SeasonDesk

BYTES_MAX = 64 * 1024 * 1024
"""The largest document that is read."""
DOCUMENT, SIGNATURE, PUBLIC = "season.json", "season.json.sig", "organiser.pem"


def rows_of(desk: SeasonDesk, category: str, centre: str) -> list[LeagueStanding]:
    """The standings, or those of a category or centre among themselves. LeagueError."""
    book = desk.book
    category, centre = book.category(category), book.centre(centre)
    wanted = [
        one
        for one in standings(book.season())
        if category in ("", book.people[one.person].category) and centre in ("", book.people[one.person].centre)
    ]
    return list(ranked([(one.person, one.points, one.won) for one in wanted]))


def show(where: Here, season: int, category: str, centre: str) -> None:
    """Print the standings, one line each. LeagueError."""
    with season_of(where, season) as desk:
        rows = rows_of(desk, category, centre)
        tell(where.phrases, "league-standings", title=desk.book.title, round=desk.book.rounds)
        for one in rows:
            handle = desk.book.people[one.person].handle
            facts: dict[str, Fact] = {"place": one.place, "player": handle, "points": one.points, "won": one.won}
            line(where.phrases.write("league-standing", facts))
        for key in desk.book.disputes():
            tell(where.phrases, "league-waits", round=key.round, number=key.number)


def export(where: Here, season: int, folder: str) -> None:
    """Write a season into a folder: a signed document, its key, and tables. LeagueError, FileError."""
    with season_of(where, season) as desk:
        from companion.league import exports
        from companion.league.signing import mark

        key, names = organiser_key(where), desk.names()
        told = exports.document(desk.season, desk.rows, desk.book, names)
        files = {
            DOCUMENT: told,
            SIGNATURE: key.sign(told),
            PUBLIC: key.public,
            "standings.csv": exports.standings_csv(desk.book, names),
            "results.csv": exports.results_csv(desk.book),
        }
        write(Path(folder), files)
        for name in files:
            tell(where.phrases, "league-written", file=str(Path(folder) / name))
        tell(where.phrases, "league-mark", mark=mark(key.public))


def write(folder: Path, files: dict[str, bytes]) -> None:
    """Put files into a folder, which is made where it is missing; FileError."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for name, data in files.items():
            whole.put(folder / name, data, private.opener)
    except OSError as error:
        raise FileError("export-not-written", file=str(folder), reason=error.strerror or "") from error


def check(where: Here, season: int) -> None:
    """Look a season over: that all is as it was written, and what waits for somebody. LeagueError."""
    with season_of(where, season) as desk:
        tell(where.phrases, "league-whole", count=len(desk.rows))
        if back := desk.clock_went_back():
            tell(where.phrases, "league-clocks", count=len(back))
        states = Counter(desk.book.state(key) for key, people in desk.book.tables.items() if people)
        for state, count in sorted(states.items()):
            line(where.phrases.write(Phrase("league-tables", {"state": state, "count": count})))
        _tell_signatures(where, desk.book)
        for key in desk.book.disputes():
            tell(where.phrases, "league-waits", round=key.round, number=key.number)


def _tell_signatures(where: Here, book: SeasonBook) -> None:
    """Tell how many results were signed, and that these signatures hold; nothing where there are none."""
    if book.signed:
        from companion.league.parcel import wrongly_signed

        tell(where.phrases, "league-signatures", count=len(book.signed), wrong=len(wrongly_signed(book.signed)))


def check_export(where: Here, folder: str) -> bool:
    """Look over what was exported into a folder; whether all of it holds. LeagueError, FileError."""
    from companion.league.signing import is_signed, mark

    told, signature, public = (read(Path(folder) / one) for one in (DOCUMENT, SIGNATURE, PUBLIC))
    signed = is_signed(told, signature, public)
    tell(where.phrases, "league-signed" if signed else "league-not-signed")
    if not signed:
        return False
    tell(where.phrases, "league-mark", mark=mark(public))
    count = _followed(told)
    if count is None:
        tell(where.phrases, "league-not-followed")
        return False
    tell(where.phrases, "league-followed", count=count)
    return True


def _followed(told: bytes) -> int | None:
    """How many entries a document has, where they follow each other and lead to its standings; else None."""
    from companion.league import exports
    from companion.league.book import SeasonBook
    from companion.league.entries import broken_at, entry_of
    from companion.league.parcel import wrongly_signed

    try:
        read_: Any = json.loads(told)
        rows = exports.kept_entries(read_)
        book = SeasonBook.of(entry_of(one.body) for one in rows)
        again = exports.document(int(read_["season"]), rows, book, read_["names"])
    except (ValueError, KeyError, TypeError, AttributeError, RecursionError, LeagueError):
        return None
    whole = not broken_at(rows) and not wrongly_signed(book.signed) and again == told
    return len(rows) if whole else None


def read(path: Path) -> bytes:
    """A file of an export; FileError."""
    try:
        return intake.read_bytes(path, BYTES_MAX)
    except intake.Unreadable as error:
        raise FileError("league-unreadable", file=str(path), reason=error.reason) from error
