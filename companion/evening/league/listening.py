"""Results taken and spoken as they come: from a folder into which files are put, or whatever delivers them."""

from __future__ import annotations

import contextlib
import time
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from companion.core import private, whole
from companion.core.errors import CompanionError, LeagueError
from companion.core.model import Announcement, Fact
from companion.evening.here import tell
from companion.evening.league.opening import each_total, season_of
from companion.evening.league.results import result_of
from companion.evening.league.verifying import verified
from companion.league.entries import ResultTold, RulingMade
from companion.league.standings import counted

if TYPE_CHECKING:
    from companion.config import Settings
    from companion.evening.here import Here
    from companion.league.book import SeasonBook
    from companion.league.desk import SeasonDesk

LOOK_S = 1.0
"""How often is looked whether something has come."""


class Delivery(Protocol):
    """One result on its way. It is delivered again, in any order, until it is told to be settled."""

    def result(self, book: SeasonBook) -> ResultTold:
        """What it says of which table. CompanionError where it says nothing that can be counted."""

    def settle(self, taken: bool) -> None:
        """It need not come again: it lasts, or it can never be counted."""


Say = Callable[[list[Announcement]], None]


class FolderDelivery:
    """An exported journal in a folder. Once settled it lies in the folder counted or refused beside it."""

    def __init__(self, file: Path, settings: Settings) -> None:
        self._file = file
        self._settings = settings

    def result(self, book: SeasonBook) -> ResultTold:
        """See Delivery: by the names of those who played."""
        return result_of(book, verified(str(self._file), self._settings), None)[0]

    def settle(self, taken: bool) -> None:
        """See Delivery; what lies there under the same name gets the new file's contents."""
        aside = self._file.parent / ("counted" if taken else "refused")
        with contextlib.suppress(OSError):
            private.folder(aside)
            whole.replace(self._file, aside / self._file.name)


def in_folder(folder: Path, settings: Settings) -> list[Delivery]:
    """What lies in a folder now, in the order of names. LeagueError where there is none."""
    try:
        return [FolderDelivery(one, settings) for one in sorted(folder.glob("*.jsonl")) if one.is_file()]
    except OSError as error:
        raise LeagueError("league-no-folder", folder=str(folder)) from error


def take(desk: SeasonDesk, deliveries: Iterable[Delivery], say: Say) -> None:
    """Write down what is delivered, and only then say it and settle it; what cannot be counted is said, too.

    A delivery that was written down before, and not settled, changes nothing and is not said again.
    """
    for one in deliveries:
        try:
            result = one.result(desk.book)
            desk.tell(lambda book, result=result: [] if book.knows(result) else [result])  # type: ignore[misc]
        except CompanionError as error:
            if isinstance(error, LeagueError) and error.key in ("league-store", "league-moved", "league-changed"):
                raise
            say([Announcement(error.key, error.facts)])
            one.settle(False)
            continue
        one.settle(True)


def news(desk: SeasonDesk, seen: int) -> Iterator[Announcement]:
    """What is worth saying of the entries behind the first `seen` ones, whoever wrote them."""
    book, names = desk.book, desk.names()
    totals = counted(book.season())
    keys = [one.key for one in desk.told_since(seen) if isinstance(one, ResultTold | RulingMade)]
    for key in dict.fromkeys(keys):
        who = tuple(names.get(one, book.people[one].handle) for one in book.seated(key))
        facts: dict[str, Fact] = {"number": key.number, "totals": each_total(who, totals.get(key, ()))}
        state = book.state(key)
        if state in ("disputed", "ruled"):
            yield Announcement(f"league-heard-{state}", facts)
        else:
            yield Announcement("league-heard", facts)


def listen(
    where: Here,
    season: int,
    folder: str | None,
    say: Say,
    pause: Callable[[float], object] = time.sleep,
) -> None:
    """Take and say results until Control and C: from a folder, where one is told, and what others write."""
    with season_of(where, season) as desk, contextlib.suppress(KeyboardInterrupt):
        tell(where.phrases, "league-listens", title=desk.book.title)
        seen = len(desk.rows)
        while True:
            if folder is not None:
                take(desk, in_folder(Path(folder), where.settings), say)
            desk.refresh()
            if fresh := list(news(desk, seen)):
                say(fresh)
            seen = len(desk.rows)
            pause(LOOK_S)
