"""Results taken and spoken as they come: from a folder into which files are put, or whatever delivers them."""

from __future__ import annotations

import contextlib
import os
import stat
import time
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from companion.core import private, whole
from companion.core.errors import CompanionError, LeagueError, LogError
from companion.core.model import Announcement, Fact
from companion.evening.here import tell
from companion.evening.league.opening import each_total, needs_parts, organiser_key, organiser_pass_file, season_of
from companion.evening.league.parcels import ServerDelivery
from companion.evening.league.results import result_of
from companion.evening.league.verifying import verified
from companion.league.entries import ResultTold, RulingMade, league_id
from companion.league.standings import counted

if TYPE_CHECKING:
    from companion.config import Settings
    from companion.evening.here import Here
    from companion.league.book import SeasonBook
    from companion.league.broker import ResultsLine
    from companion.league.desk import SeasonDesk
    from companion.league.entries import SeasonEntry

LOOK_S = 1.0
"""How often is looked whether something has come."""
_OF_THE_SEASON = ("league-store", "league-moved", "league-changed", "league-newer")
"""Errors for which no delivery can help it."""


class Delivery(Protocol):
    """One result on its way. It may be delivered again, in any order."""

    def told(self, book: SeasonBook) -> Sequence[SeasonEntry]:
        """What it says that the season does not know yet. CompanionError where it says nothing that counts."""

    def settle(self, taken: bool) -> bool:
        """It lasts in the season, or it does not count; gives whether it may do so later."""


Say = Callable[[list[Announcement]], None]
_Look = tuple[int, int]
"""Size in bytes, and when a file was changed, in ns."""


class FolderDelivery:
    """An exported journal in a folder. Once settled it lies in the folder counted or refused beside it."""

    def __init__(self, file: Path, settings: Settings) -> None:
        self._file = file
        self._settings = settings

    def told(self, book: SeasonBook) -> Sequence[SeasonEntry]:
        """See Delivery: by the names of those who played."""
        result = result_of(book, verified(str(self._file), self._settings), None)[0]
        return [] if book.knows(result) else [result]

    def settle(self, taken: bool) -> bool:
        """See Delivery; what lies there under the same name gets the new file's contents."""
        aside = self._file.parent / ("counted" if taken else "refused")
        with contextlib.suppress(OSError):
            private.folder(aside)
            whole.replace(self._file, aside / self._file.name)
        return False


class FolderSource:
    """The exported journals that are put into a folder."""

    def __init__(self, folder: Path, settings: Settings) -> None:
        """LeagueError where it cannot be read."""
        self._folder = folder
        self._settings = settings
        self._before: dict[Path, _Look] = {}
        self._taken: dict[Path, _Look] = {}
        self._away = False
        self._looks()

    def come(self, say: Say) -> list[Delivery]:
        """The files that are whole, in the order of names, each once; says where the folder is away.

        One that has changed since the last look is still being written. One that cannot be put aside stays where
        it is, and is not taken again as it is.
        """
        try:
            now = self._looks()
        except LeagueError as error:
            if not self._away:
                say([Announcement(error.key, error.facts)])
            self._away = True
            return []
        whole_ = {one: look for one, look in now.items() if self._before.get(one) == look != self._taken.get(one)}
        self._before, self._away = now, False
        self._taken = {one: look for one, look in self._taken.items() if one in now} | whole_
        return [FolderDelivery(one, self._settings) for one in sorted(whole_)]

    def _looks(self) -> dict[Path, _Look]:
        try:
            files = [self._folder / one for one in os.listdir(self._folder) if one.endswith(".jsonl")]
        except OSError as error:
            raise LeagueError("league-no-folder", folder=str(self._folder)) from error
        found = {}
        for one in files:
            with contextlib.suppress(OSError):  # somebody has taken it away again
                told = one.stat()
                if stat.S_ISREG(told.st_mode):
                    found[one] = (told.st_size, told.st_mtime_ns)
        return found


class ServerSource:
    """What centres send over the server of a season; nothing where the season has given no pass."""

    def __init__(self, desk: SeasonDesk, where: Here) -> None:
        """LeagueError where the organiser's pass or key cannot be used."""
        self._league = league_id(desk.rows[0])
        self._settings = where.settings
        self._line: ResultsLine | None = None
        file = organiser_pass_file(where, self._league)
        if file.exists():
            needs_parts()
            from companion.league.broker import ResultsLine
            from companion.league.passes import read_pass

            self._reader = organiser_key(where).reader
            self._line = ResultsLine(read_pass(file))

    def come(self, say: Say) -> list[Delivery]:
        """What has come since; says where the server is away, or there again."""
        found: list[Delivery] = []
        for one in self._line.come() if self._line else ():
            if one is None:
                say([Announcement("league-server-there", {})])
            elif isinstance(one, LogError):
                away = one.key == "far-unreachable"
                say([Announcement("league-server-away" if away else "league-server-closed", {})])
            else:
                found.append(ServerDelivery(one, self._league, self._reader, self._settings))
        return found

    def close(self) -> None:
        """End it."""
        if self._line is not None:
            self._line.close()


def take(desk: SeasonDesk, deliveries: Iterable[Delivery], say: Say) -> list[Delivery]:
    """Write down what is delivered, and only then say it and settle it; what cannot be counted is said, too.

    A delivery that was written down before, and not settled, changes nothing and is not said again. What is said
    of many alike is said once. Gives those that do not count and may do so later.
    """
    left, refused = [], list[Announcement]()
    for one in deliveries:
        try:
            desk.tell(one.told)
        except CompanionError as error:
            if isinstance(error, LeagueError) and error.key in _OF_THE_SEASON:
                raise
            why = Announcement(error.key, error.facts)
            if why not in refused:
                say([why])
            refused.append(why)
            if one.settle(False):
                left.append(one)
            continue
        one.settle(True)
    return left


def news(desk: SeasonDesk, seen: int) -> Iterator[Announcement]:
    """What is worth saying of the entries behind the first `seen` ones, whoever wrote them."""
    book, names = desk.book, desk.names()
    totals = counted(book.season())
    shown = {one.handle: names.get(one.person, one.handle) for one in book.players()}
    keys = [one.key for one in desk.told_since(seen) if isinstance(one, ResultTold | RulingMade)]
    for key in dict.fromkeys(keys):
        who = tuple(names.get(one, book.people[one].handle) for one in book.seated(key))
        facts: dict[str, Fact] = {"number": key.number, "totals": each_total(who, totals.get(key, ()))}
        unsigned = tuple(shown[one] for one in book.unsigned(key))
        state = book.state(key)
        if state in ("disputed", "ruled"):
            yield Announcement(f"league-heard-{state}", facts)
        else:
            yield Announcement("league-heard", {**facts, "unsigned": unsigned})


def listen(
    where: Here,
    season: int,
    folder: str | None,
    say: Say,
    pause: Callable[[float], object] = time.sleep,
) -> None:
    """Take and say results until Control and C: from centres, a folder, where one is told, and what others write.

    What a centre has sent and does not count is tried again, and not said again, whenever the season has moved on:
    somebody may have been entered, or seated, since.
    """
    with season_of(where, season) as desk, contextlib.suppress(KeyboardInterrupt):
        tell(where.phrases, "league-listens", title=desk.book.title)
        seen, left, tried = len(desk.rows), list[Delivery](), 0
        files = None if folder is None else FolderSource(Path(folder), where.settings)
        source = ServerSource(desk, where)
        try:
            while True:
                if files is not None:
                    take(desk, files.come(say), say)
                if left and tried < len(desk.rows):
                    left = take(desk, left, lambda _: None)
                left += take(desk, source.come(say), say)
                tried = len(desk.rows)
                desk.refresh()
                if fresh := list(news(desk, seen)):
                    say(fresh)
                seen = len(desk.rows)
                pause(LOOK_S)
        finally:
            source.close()
