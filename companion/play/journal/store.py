"""The journal itself: append rows, make them last.

One commit lies on the path of a placement, before it is told: `commit` makes last what was heard, what was decided
of it, and what was said since the last one. `flush`, called when nothing else is to do, does the same and tidies
up. When the disk refuses, kept games are still read, rows stay in memory in their order, that is said once, and
every later commit tries again.
"""

from __future__ import annotations

import base64
import contextlib
import dataclasses
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.errors import JournalError
from companion.core.model import Announcement, Fact, Kind, Phrase
from companion.play.journal import files
from companion.play.journal.codec import facts_text
from companion.play.journal.files import DatabaseTrouble
from companion.play.journal.hold import Hold
from companion.play.journal.reading import Games, error_of
from companion.play.journal.rows import (
    FACTS_MAX,
    MENDED,
    TEXT_MAX,
    Header,
    Input,
    Recovered,
    Row,
    RowKind,
    fitting,
    header_text,
    origin_text,
)

if TYPE_CHECKING:  # at run time sqlite3 is imported when a journal is opened, not before
    from companion.play.journal.database import Database

PASSING = frozenset({"full", "readonly", "io", "locked", "gone"})
"""Troubles that a game outlives: rows stay in memory until the disk takes them."""

FOLD_COMMITS = 256
"""Commits after which an idle moment is used to fold SQLite's log into the file."""

PROBE_ROWS = 64
"""Rows that a refused journal tries first, so that a long evening in memory costs little at each try."""


class Journal(Games):
    """The one writer; `game` is the number of the game being written, 0 when none is. Not for two threads."""

    def __init__(self, path: Path, clock: Callable[[], int]) -> None:
        super().__init__(path)
        self.game = 0
        self._clock = clock
        self._hold = Hold(path, self._happened)
        self._pending: list[tuple[int, Row]] = []
        self._next: dict[int, int] = {}
        self._judged = 0
        self._together = False
        self._gathers = 0
        self._trouble = ""
        self._news: list[Announcement] = []
        self._unfolded = 0

    @classmethod
    def open(cls, path: Path, clock: Callable[[], int]) -> Journal:
        """Open or make a journal; clock: wall clock in ms.

        An older schema is migrated, a damaged file healed, and a disk that refuses borne: `news` tells.
        JournalError: held by another process, of a newer schema, or another program's; then nothing was touched.
        """
        journal = cls(path, clock)
        try:
            journal._hold.connected()
        except DatabaseTrouble as trouble:
            if trouble.reason not in PASSING:
                journal._hold.release()
                raise error_of(path, trouble) from trouble
            journal._refused(trouble)
        return journal

    @classmethod
    def anew(cls, path: Path, clock: Callable[[], int]) -> Journal:
        """A new journal in the place of one that cannot be read, which is put aside; JournalError."""
        from companion.play.journal import care  # noqa: PLC0415 - sqlite3 only when a journal is used

        try:
            aside = care.put_away(path)
        except DatabaseTrouble as trouble:
            raise error_of(path, trouble) from trouble
        journal = cls.open(path, clock)
        journal._happened("journal-put-away", {"aside": str(aside), "name": aside.name})
        return journal

    # ---- writing ----------------------------------------------------------------------------------------------

    def new_game(self, header: Header) -> int:
        """Begin a game and make its first row last; gives its number, which is `game` from now on."""
        self.flush()
        self.game = self._free_number()
        told = dataclasses.replace(header, started_ms=self._clock())
        self._next[self.game], self._judged = 0, 0
        self._append(Row(0, RowKind.OPENED, told.started_ms, text=header_text(told)))
        self.flush()
        return self.game

    def heard(self, observed: Sequence[Input], *, last: bool = True) -> list[int]:
        """Write observations down and make them last, with all that waits; gives their numbers. One commit.

        last=False: they wait for the next commit, because nothing of what they lead to is told before it.
        """
        numbers = [
            self._append(Row(0, RowKind.HEARD, each.at_ms, fitting(each.source), fitting(each.text), each.seat))
            for each in observed
        ]
        if numbers and last:
            self.commit()
        return numbers

    def commit(self) -> None:
        """Make everything last that was handed over; never raises for a trouble that a game outlives."""
        count = len(self._pending)
        if not count or self._gathers:
            return
        self._stamp()
        try:
            try:
                self._write()
            except DatabaseTrouble as trouble:
                if trouble.reason == "damaged":
                    self._hold.let_go()
                elif trouble.reason == "gone":
                    self._take_back()
                else:
                    raise
                self._write()
        except DatabaseTrouble as trouble:
            self._refused(trouble)
            return
        if self._trouble:
            self._trouble = ""
            self._tell("journal-written", Kind.MESSAGE, count=count)

    def decided(
        self, text: str, *, act: str = "move", seat: int = 0, cause: int = 0, counts: tuple[int, int] | None = None
    ) -> int:
        """A move in its notation, or another act ("takeback", "final", "seat"...); gives its row's number.

        cause: number of the heard row it followed from; all heard rows before that one count as judged. counts:
        how many moves there were with it, and how many of them stand.
        """
        self.judged(cause - 1)
        facts = facts_text({"moves": counts[0], "standing": counts[1]}) if counts else ""
        row = Row(0, RowKind.DECIDED, self._clock(), fitting(act), fitting(text), seat, cause, facts)
        return self._append(row)

    def said(self, key: str, facts: Mapping[str, Fact], *, listener: str = "table", cause: int = 0) -> int:
        """What a listener was told; gives its row's number. ValueError when the facts are too deep or too long."""
        told = facts_text(facts)
        if len(told) > FACTS_MAX:
            raise ValueError("length")
        self.judged(cause - 1)
        return self._append(Row(0, RowKind.SAID, self._clock(), fitting(listener), fitting(key), 0, cause, told))

    def agreed(self, number: int, data: bytes, seat: int) -> None:
        """An entry of a far match, as it lies in the log; it lasts with what is made of it."""
        self._append(Row(0, RowKind.AGREED, self._clock(), str(number), base64.b64encode(data).decode(), seat))

    def wished(self, text: str) -> None:
        """What this table wants to say in a far match from now on, as JSON. ValueError where it is too long."""
        if len(text) > TEXT_MAX:
            raise ValueError(len(text))
        self._append(Row(0, RowKind.WISHED, self._clock(), text=text))

    @contextlib.contextmanager
    def one_commit(self) -> Iterator[None]:
        """Whatever is handed over within becomes last at its end, all or nothing."""
        self._gathers += 1
        try:
            yield
        finally:
            self._gathers -= 1
        self.commit()

    def judged(self, up_to: int) -> None:
        """All heard rows up to this number are judged, and what followed was handed over."""
        self._judged = max(self._judged, up_to)

    def finish(self, game: int = 0, how: str = "over") -> None:
        """End a game, without a number the one being written ("over", "given-up"); it is offered no more."""
        ended = game or self.game
        if ended not in self._next:
            self.flush()
            self._next[ended] = self.read(ended).rows[-1].number + 1
        self._append(Row(0, RowKind.FINISHED, self._clock(), text=fitting(how)), ended)
        if ended == self.game:
            self.game = 0
        self.flush()

    def flush(self) -> None:
        """Make everything last that was handed over, and tidy up; for moments when nothing else is to do."""
        self.commit()
        if self._unfolded >= FOLD_COMMITS and self._hold.database:
            self._unfolded = 0
            with contextlib.suppress(DatabaseTrouble):
                self._hold.database.fold_log()

    def close(self) -> int:
        """Make everything last and let go of the file; gives the number of rows that the disk did not take."""
        self.commit()
        self._hold.release()
        return len(self._pending)

    # ---- what the players must hear ---------------------------------------------------------------------------

    def news(self) -> list[Announcement]:
        """What happened to the file since the last call and must be said."""
        news, self._news = self._news, []
        return news

    def farewell(self) -> Phrase:
        """What is true of the game being written when it is left: kept, or its last part not, or nothing of it."""
        self.commit()
        lost = self.waiting
        whole = any(game == self.game and row.number == 0 for game, row in self._pending)
        if not lost:
            return Phrase("play-kept")
        return Phrase("journal-game-lost" if whole else "journal-rows-lost", {"count": lost})

    @property
    def doubtful(self) -> str:
        """Why games that were kept may be missing from those that can be read: a reason id, "" where none may."""
        return self._hold.doubtful

    @property
    def waiting(self) -> int:
        """Rows in memory that are not yet written."""
        return len(self._pending)

    # ---- games ------------------------------------------------------------------------------------------------

    def resume(self, game: int, version: str) -> Recovered:
        """Take an open game up again; it is what is written from now on. JournalError.

        version: the program's, noted down.
        """
        self.flush()
        found = self.read(game)
        if found.finished is not None:
            raise JournalError("journal-game-finished", game=game)
        self.game = game
        self._next[game], self._judged = found.rows[-1].number + 1, found.judged
        self._append(Row(0, RowKind.RESUMED, self._clock(), text=fitting(version)))
        return found

    def mend(self, game: int) -> int:
        """Let a game whose rows have a gap go on as another one, which has those before it; that one's number.

        The damaged one stays as it is, but is offered no more. JournalError.
        """
        self.flush()
        kept = self.read(game)
        first = kept.lost[0][0]
        new = self._free_number()
        head = dataclasses.replace(kept.rows[0], source=origin_text(game, first))
        self._pending += [(new, row) for row in (head, *kept.rows[1:]) if row.number < first]
        self._next[new], self._next[game] = first, kept.rows[-1].number + 1
        self._together = True
        self._append(Row(0, RowKind.FINISHED, self._clock(), text=MENDED), game)
        self.commit()
        return new

    def forget(self, game: int | None = None) -> None:
        """Remove a game, or all, for good: overwritten in the file, and every file set aside is removed.

        JournalError when the disk refuses or another process is reading.
        """
        self._pending = [each for each in self._pending if game is not None and each[0] != game]
        if game is None or game == self.game:
            self.game = 0
        self.flush()
        with self._troubles():
            self._hold.connected().forget(game)
            for each in files.asides(self.path):
                each.unlink(missing_ok=True)

    def add(self, rows: Sequence[Row]) -> int:
        """Write a whole game from elsewhere, all or nothing; gives its number. JournalError."""
        self.flush()
        with self._troubles():
            database = self._hold.connected()
            game = self._free_number()
            database.insert([(game, row) for row in rows])
        return game

    @property
    def _source(self) -> Database | None:
        return self._hold.source

    def _rows(self, game: int) -> list[Row]:
        return super()._rows(game) + [row for each, row in self._pending if each == game]

    # ---- within -----------------------------------------------------------------------------------------------

    def _free_number(self) -> int:
        """A number that no game has."""
        return max([self._source.last_game() if self._source else 0, *self._next]) + 1

    def _append(self, row: Row, game: int = 0) -> int:
        """Hand a row over to the next commit and give it its number; game: 0 for the one being written."""
        game = game or self.game
        if game == 0:
            raise JournalError("journal-no-game")
        number = self._next[game]
        self._next[game] = number + 1
        judged = self._judged if game == self.game else 0
        self._pending.append((game, dataclasses.replace(row, number=number, judged=judged)))
        return number

    def _stamp(self) -> None:
        """Let the last row that waits tell how far all is judged by now: later than when it was handed over."""
        for index in range(len(self._pending) - 1, -1, -1):
            game, row = self._pending[index]
            if game == self.game:
                self._pending[index] = (game, dataclasses.replace(row, judged=self._judged))
                return

    def _write(self) -> None:
        if self._hold.is_gone():
            raise DatabaseTrouble("gone")
        if self._hold.database is None:
            self._renumber(self._hold.connected())
        database = self._hold.connected()
        while self._pending:
            rows = self._pending[:PROBE_ROWS] if self._trouble and not self._together else self._pending
            database.insert(rows)
            self._unfolded += 1
            self._pending = self._pending[len(rows) :]
        self._together = False

    def _take_back(self) -> None:
        """The file has vanished: what it held of the game being written waits with the rest to be written anew."""
        self._hold.step_back(self.game)
        waiting = {row.number for game, row in self._pending if game == self.game}
        held = [row for row in super()._rows(self.game) if row.number not in waiting]
        self._pending = [*((self.game, row) for row in held), *self._pending]
        self._tell("journal-vanished", Kind.IMPORTANT)

    def _renumber(self, database: Database) -> None:
        """Let what waits follow what the file holds, which was not there, or not the same, when it began to wait.

        A game that the file holds otherwise, as after somebody else has written it, gets a number of its own.
        """
        last = max(database.last_game(), 0)
        for game in dict.fromkeys(game for game, _ in self._pending):
            waiting = [row for each, row in self._pending if each == game]
            kept = {row.number: row for row in database.rows(game)}
            waits = [row for row in waiting if kept.get(row.number) != row]
            if not waits or waits[0].number == database.next_number(game):
                done = {row.number for row in waiting} - {row.number for row in waits}
                self._pending = [each for each in self._pending if each[0] != game or each[1].number not in done]
                continue
            last = max(last, *self._next) + 1
            self._pending = [(last if each == game else each, row) for each, row in self._pending]
            self._next[last] = self._next.pop(game)
            self.game = last if self.game == game else self.game

    def _refused(self, trouble: DatabaseTrouble) -> None:
        if not self._trouble:
            facts = {"reason": self._hold.reason_of(trouble), "folder": str(self.path.parent)}
            self._tell("journal-in-memory", Kind.IMPORTANT, **facts)
        self._trouble = trouble.reason
        self._hold.look_on(trouble)

    def _happened(self, key: str, facts: Mapping[str, Fact]) -> None:
        self._tell(key, Kind.MESSAGE if key == "journal-migrated" else Kind.IMPORTANT, **facts)

    def _tell(self, key: str, kind: Kind, **facts: Fact) -> None:
        self._news.append(Announcement(key, {"file": str(self.path), **facts}, kind, coalesce="journal"))


class UnkeptJournal(Journal):
    """A journal that keeps nothing, for a match that is only followed."""

    def __init__(self) -> None:
        super().__init__(Path(), lambda: 0)

    def commit(self) -> None:
        """See Journal; all that was handed over is forgotten."""
        self._pending.clear()
