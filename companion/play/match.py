"""One match and its journal: begin it, take it up again, decide what is heard, and keep all of it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import Any

from companion import __version__
from companion.core.errors import JournalError
from companion.core.model import RECORD, Announcement, Kind, Observation, Seen
from companion.device.tiles.tileset import TileSet, content_hash
from companion.games import load
from companion.games.api import PROGRAM, Setup
from companion.play.journal import Header, Journal, Recovered, Row, gaps
from companion.play.journal.codec import pack, unpack
from companion.play.mending import Mending
from companion.play.referee import Decided
from companion.play.table import LOST, TELL, Input, Table

Taken = tuple[Input, list[Observation]]
"""One thing heard and what it means."""


class Match:
    """A table whose every input, decision and sentence goes through the journal.

    finished: the match has its outcome; seal() tells the journal when the last sentence has been said.
    """

    def __init__(self, journal: Journal, table: Table) -> None:
        self.table = table
        self.finished = False
        self._journal = journal
        self._sealed = False
        self._cause = 0
        self._undecided = True
        self._mending: Mending | None = None
        self._programs = dict(table.setup.programs)

    @classmethod
    def begin(
        cls, journal: Journal, game: str, setup: Setup, tiles: TileSet, settings: Mapping[str, int]
    ) -> Match:
        """A new match; its header is kept before anything is heard."""
        told = pack(setup)
        assert isinstance(told, dict)
        header = Header(game, __version__, told, dict(settings), tiles.id, content_hash(tiles))
        journal.new_game(header)
        return cls(journal, Table(load(game), setup, tiles, **settings))

    @classmethod
    def resume(cls, journal: Journal, number: int, tiles: TileSet) -> tuple[Match, list[Announcement]]:
        """A kept match: decisions are folded, not judged again; what was heard but not yet judged is judged now.

        Where rows are missing, it goes on from the first gap, see mending.py. Gives also what that last part, and
        the gap, make worth saying. JournalError.
        """
        if journal.read(number).lost:
            number = journal.mend(number)
        kept = journal.resume(number, __version__)
        match = cls(journal, table_of(kept, tiles))
        said = match._fold(kept)
        for uid in match.table.seats:
            # Nobody listened meanwhile: each board counts as lost until it says hello, and that need not be said.
            heard = Input(0, uid, LOST)
            match.hear([(heard, match.table.take(heard))])
        if kept.origin[0]:
            match._reopen(kept)
            said += match._mend()
        journal.flush()
        return match, said

    @property
    def facts(self) -> Mapping[str, str]:
        """What waiting sentences may depend on."""
        return self.table.referee.facts()

    @property
    def number(self) -> int:
        """Its number in the journal, 0 once it is closed there."""
        return self._journal.game

    @property
    def programs(self) -> Mapping[int, str]:
        """Number of each player for whom a computer plays now -> its level."""
        return self._programs

    def seat_program(self, player: int, level: str) -> None:
        """Let a computer of this level play for a player from now on, "": people again; kept with the match."""
        note = f"{PROGRAM} {player} {level}".rstrip()
        self._note(note)
        _seat(self._programs, note)

    def hear(self, taken: Sequence[Taken]) -> list[Announcement]:
        """Write down what was heard and decide it; gives what is worth saying, in order.

        What is decided or told lasts when this returns: one commit, with the lines that led to it. Lines that
        lead to nothing yet, such as a domino's first half, and questions wait for the next commit: a commit of
        their own would keep the second half waiting for the disk. After the end questions alone are answered, and
        nothing is kept any more.
        """
        if self.finished:
            asked = [one for _, seen in taken for one in seen if one.kind is Seen.ASKED]
            return [replace(told, wanted=True) for one in asked for told in self.table.judge(one).announcements]
        said: list[Announcement] = []
        self._undecided = True
        numbers = self._journal.heard([heard for heard, _ in taken], last=False)
        for number, (_, seen) in zip(numbers, taken, strict=True):
            said += self._judge(number, seen)
        said += self._mend()
        if not self._undecided or any(one.kind is not Kind.ANSWER for one in said):
            self._journal.commit()
        return said

    def said(self, announcement: Announcement) -> None:
        """Note that a sentence was heard at the table."""
        if not self._sealed:
            listener = f"seat {announcement.seat}" if announcement.seat else "table"
            self._journal.said(announcement.key, announcement.facts, listener=listener, cause=self._cause)

    def seal(self) -> None:
        """Close the kept game if the match is over: it is not offered again."""
        if self.finished and not self._sealed:
            self._sealed = True
            self._journal.finish()

    def _fold(self, kept: Recovered) -> list[Announcement]:
        """Follow a kept match to its last row; gives what its unjudged end makes worth saying."""
        referee = self.table.referee
        waiting = deque(kept.decided)
        said: list[Announcement] = []
        for row in kept.heard:
            if row.source == RECORD:
                _seat(self._programs, row.text)
            seen = self.table.take(input_of(row))
            judged = row.number <= kept.judged
            due: list[Row] = []
            while waiting and (waiting[0].cause <= row.number or not judged):
                due.append(waiting.popleft())
            if judged:
                referee.recall(seen, decisions(due))
            else:
                referee.recall((), decisions(due))
                said += self._judge(row.number, seen)
        referee.recall((), decisions(waiting))
        self.finished = self.finished or referee.outcome() is not None
        return said

    # ---- gaps ------------------------------------------------------------------------------------------------

    @property
    def is_mending(self) -> bool:
        """Whether a gap in the kept game is still open, or acts kept behind it wait."""
        return self._mending is not None and self._mending.is_open

    def _reopen(self, kept: Recovered) -> None:
        """Know what was kept behind the gap of a mended game, and what has become of it so far."""
        try:
            broken = self._journal.read(kept.origin[0])
        except JournalError:  # it was forgotten
            return
        notes = [row.text for row in kept.heard if row.source == RECORD]
        first = next((note.split() for note in notes if note.startswith("mended ")), None)
        if first is None:
            acts = [row.source for row in gaps.before(broken).decided]
            moves, standing = acts.count("move"), acts.count("move") - acts.count("takeback")
            known = self.table.referee.ledger.count
            self._note(f"mended {moves} {standing} {known}")
        else:
            moves, standing, known = (int(one) for one in first[1:4])
        self._mending = Mending(gaps.behind(broken, moves, standing, known), moves, notes)

    def _mend(self) -> list[Announcement]:
        """Let what was kept behind a gap count again, as far as it fits by now; gives what is worth saying."""
        if self._mending is None:
            return []
        said: list[Announcement] = []
        while not self.finished and (step := self._mending.next(self.table.referee)) is not None:
            if step.row is not None:
                heard = input_of(step.row)
                said += self._again(heard)
            elif step.text:
                self._again(Input(0, RECORD, f"{TELL} {step.text}"))
                if step.note.endswith(" final"):
                    self._again(Input(0, RECORD, f"{TELL} final {step.note.split()[2]}"))
            if step.note:
                self._note(step.note)
            said += step.says
        if counted := self._mending.counted():
            said.append(Announcement("mending-counted", {"count": counted}, Kind.IMPORTANT))
        if not self.is_mending:
            self._mending = None
        return said

    def _again(self, heard: Input) -> list[Announcement]:
        (number,) = self._journal.heard([heard], last=False)
        return self._judge(number, self.table.take(heard))

    def _note(self, text: str) -> None:
        """Write down what became of a kept act."""
        self._journal.judged(*self._journal.heard([Input(0, RECORD, text)], last=False))

    def _judge(self, number: int, seen: Iterable[Observation]) -> list[Announcement]:
        said: list[Announcement] = []
        for one in seen:
            ledger = self.table.referee.ledger
            moves, standing = ledger.count, len(ledger.played)
            verdict = self.table.judge(one)
            for decided in verdict.decided:
                self._undecided = False
                moves += decided.action == "move"
                standing += (decided.action == "move") - (decided.action == "takeback")
                self._journal.decided(
                    decided.text, act=decided.action, seat=decided.player, cause=number, counts=(moves, standing)
                )
            said += [replace(told, wanted=one.kind is Seen.TOLD) for told in verdict.announcements]
        self._cause = number
        self._journal.judged(number)
        self.finished = self.finished or self.table.referee.outcome() is not None
        return said


def table_of(kept: Recovered, tiles: TileSet) -> Table:
    """An empty table set up as a kept game was. ValueError when its header is not of this program."""
    setup = unpack(Setup, kept.header.setup)
    return Table(load(kept.header.game), setup, tiles, **settings_of(kept.header.settings))


def programs_of(kept: Recovered, setup: Setup) -> dict[int, str]:
    """Number of each player for whom a computer played in the end of a kept game -> its level."""
    programs = dict(setup.programs)
    for row in kept.heard:
        if row.source == RECORD:
            _seat(programs, row.text)
    return programs


def _seat(programs: dict[int, str], note: str) -> None:
    """Follow a note about who plays from then on: "program 2 club", or "program 2" for people."""
    word, _, told = note.partition(" ")
    if word == PROGRAM:
        player, _, level = told.partition(" ")
        programs.pop(int(player), None)
        if level:
            programs[int(player)] = level


def settings_of(told: Mapping[str, Any]) -> dict[str, int]:
    """The settings that judge, from a header."""
    return {name: int(told[name]) for name in ("quiet_ms", "long_quiet_ms") if name in told}


def decisions(rows: Iterable[Row]) -> list[Decided]:
    """The decided rows of a journal as the referee's decisions."""
    return [Decided(row.source, row.text, row.seat) for row in rows]


def input_of(row: Row) -> Input:
    """A heard row as the table takes it."""
    return Input(row.at_ms, row.source, row.text, row.seat)
