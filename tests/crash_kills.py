"""Kills the daemon of a four-board game again and again, at random instants; the players play on meanwhile.

Usage: python -m tests.crash_kills FOLDER KILLS SEED. Prints kills, evenings and how many placements that had been
said were looked for after a kill. The daemons are forked, which is quick; this program has one thread.
"""

from __future__ import annotations

import os
import random
import select
import shutil
import signal
import sys
import time
import traceback
from collections.abc import Collection, Sequence
from pathlib import Path
from typing import Protocol

from companion.evening.kept import differences
from companion.play.journal import Journal
from companion.play.match import Match
from tests.crash_child import TILES, Marking, daemon, marker, moves_of
from tests.crash_table import Act, Mark, Table, halves_of, judge
from tests.journal_kit import tail_of
from tests.patience import PATIENCE_S

ACTS = 90
"""What the players do in an evening."""
AHEAD = 12
"""So many acts the players are ahead of the sentences at most."""
SILENT_S = 1.0
"""After such a silence they act once more all the same: not every act has a sentence."""
UNCLEAR = ("cells-ambiguous", "take-away")
"""What asks hands to lift something and lay it again."""


class Daemon(Protocol):
    """A running daemon, as the players have to do with it."""

    def listen(self, wait_s: float) -> bool:
        """Hear marks for so long; false when the daemon has ended."""

    def type(self, line: str) -> None:
        """Type a line."""


class Life:
    """One daemon from its start to its end."""

    def __init__(self, journal: Path, table: Table, phrases: Marking) -> None:
        self._table = table
        self._phrases = phrases
        self._rest = b""
        self._marks, marks = os.pipe()
        keyboard, self._keys = os.pipe()
        self._pid = os.fork()
        table.children.append(self._pid)
        if self._pid == 0:
            os.close(self._marks)
            os.close(self._keys)
            self._live(journal, marks, keyboard)
        os.close(marks)
        os.close(keyboard)

    def _live(self, journal: Path, marks: int, keyboard: int) -> None:
        code = 9
        try:
            self._phrases.mark = marker(marks)
            daemon(journal, self._table.ports, self._phrases, os.fdopen(keyboard))
            code = 0
        except BaseException:
            traceback.print_exc()
        finally:
            os._exit(code)

    def listen(self, wait_s: float) -> bool:
        """Hear marks for so long; false when the daemon has ended."""
        if not select.select([self._marks], [], [], max(0.0, wait_s))[0]:
            return True
        got = os.read(self._marks, 1 << 16)
        whole, newline, self._rest = (self._rest + got).rpartition(b"\n")
        self._table.hear(whole + newline)
        return bool(got)

    def type(self, line: str) -> None:
        """Type a line, as far as anybody reads it."""
        os.write(self._keys, line.encode() + b"\n")

    def end(self, kill: bool) -> None:
        """Kill it, or wait until it ends; hear its last marks.

        Nobody types any more, so that after a match it is not asked what comes next.
        """
        if kill:
            os.kill(self._pid, signal.SIGKILL)
        os.close(self._keys)
        while self.listen(PATIENCE_S):
            pass
        _, status = os.waitpid(self._pid, 0)
        self._table.children.remove(self._pid)
        os.close(self._marks)
        assert status == 0 or (kill and os.WIFSIGNALED(status)), f"the daemon ended by itself: {status}"


def play(life: Daemon, table: Table, acts: int, lasts_s: float, sentences: int = 0) -> int:
    """Let the players act for so long, and until so many sentences were said; gives the acts that are left.

    A busy machine says less in a second: who is to die within a game dies by what it has said, and nobody plays
    far ahead of what is heard.
    """
    begun, done = len(table.marks), 0
    until_s = time.monotonic() + lasts_s
    heard, heard_s = begun, time.monotonic()
    next_s = heard_s
    while (now_s := time.monotonic()) < until_s or (done < acts and len(table.marks) < begun + sentences):
        if len(table.marks) > heard:
            heard, heard_s = len(table.marks), now_s
        plays = done < acts and (done < heard - begun + AHEAD or now_s > heard_s + SILENT_S)
        if plays and now_s >= next_s:
            done += 1
            heard_s, next_s = now_s, now_s + table.dice.uniform(0.005, 0.07)
            if typed := table.act():
                life.type(typed)
        listens_until_s = max(until_s, now_s + 0.01)
        assert life.listen((min(listens_until_s, next_s) if plays else now_s + 0.01) - time.monotonic())
    return acts - done


def in_step(life: Daemon, table: Table) -> None:
    """Wait until what the daemon knows is what lies on the boards; what it finds unclear is laid again.

    So is what was undone by word, and then lifted and laid again while the daemon was dead.
    """
    until_s = time.monotonic() + PATIENCE_S
    obeyed = max((mark.at_ns for mark in table.marks), default=0)
    while halves_of(table.shown.split(" / ")) != halves_of(table.lying().split(" / ")):
        assert life.listen(0.05)
        unclear = [mark for mark in table.marks if mark.key in UNCLEAR and mark.at_ns > obeyed]
        if unclear:
            obeyed = unclear[-1].at_ns
            for mark in unclear:
                table.lay_again(mark)
        assert time.monotonic() < until_s, (
            f"not in step\nknown {table.shown}\nlying {table.lying()}\n{table.story()}"
        )


def check(folder: Path, table: Table) -> int:
    """A copy of what the dead daemon left owes nothing; gives how many placements were looked for."""
    copy = folder.with_name("copy")
    shutil.rmtree(copy, ignore_errors=True)
    shutil.copytree(folder, copy)
    return judged(copy / "journal.sqlite3", table.acts, table.marks, time.monotonic_ns())


def judged(
    path: Path, acts: Sequence[Act], marks: Sequence[Mark], until_ns: int, news: Collection[str] = ()
) -> int:
    """What a daemon left is resumed twice and owes nothing; gives how many placements were looked for.

    news: what the journal may say of its file.
    """
    if (found := resumed(path, news)) is None:
        assert not marks, "the daemon spoke of a game that is not there"
        return 0
    assert resumed(path, news) == found
    return judge(acts, marks, found, until_ns)


def resumed(path: Path, news: Collection[str] = ()) -> list[str] | None:
    """Take the open match of a journal up; gives its standing moves, None if no match had begun."""
    journal = Journal.open(path, lambda: 0)
    try:
        assert {one.key for one in journal.news()} <= set(news)
        number = journal.open_game()
        if number is None:
            return None
        assert not journal.read(number).lost
        match, _ = Match.resume(journal, number, TILES)
        kept = journal.read(number)
        assert not tail_of(kept)
        assert not list(differences(kept, TILES))
        return moves_of(match)
    finally:
        journal.close()


def ended(folder: Path, table: Table, phrases: Marking) -> None:
    """End the match, with a kill on the way or not; whoever heard the ranking has a finished game."""
    journal = folder / "journal.sqlite3"
    life = Life(journal, table, phrases)
    in_step(life, table)
    life.type("0 end")
    life.type("0 end")  # asked, then done
    kill = table.dice.random() < 0.5
    if kill:
        time.sleep(table.dice.uniform(0, 0.03))
    life.end(kill)
    told = any(mark.key == "rg-final" for mark in table.marks)
    kept = Journal.open(journal, lambda: 0)
    number = kept.open_game()
    assert kill or number is None
    if number is not None:
        match, _ = Match.resume(kept, number, TILES)
        assert match.finished or not told
    kept.close()


def evening(folder: Path, kills: int, dice: random.Random, phrases: Marking) -> tuple[int, int]:
    """One game; gives the kills left, and placements looked for."""
    folder.mkdir()
    (folder / "journal").mkdir()
    with Table(folder, dice) as table:
        return _evening(folder, kills, table, phrases)


def _evening(folder: Path, kills: int, table: Table, phrases: Marking) -> tuple[int, int]:
    acts, owed, dice = ACTS, 0, table.dice
    while acts and kills:
        life = Life(folder / "journal" / "journal.sqlite3", table, phrases)
        acts = play(life, table, acts, 0, dice.choice((0, dice.randint(1, 40))))
        acts = play(life, table, acts, dice.uniform(0, 0.1))
        life.end(kill=True)
        kills -= 1
        owed += check(folder / "journal", table)
        for _ in range(min(acts, dice.choice((0, 0, 1, 3)))):
            table.act()
            acts -= 1
    table.tidy()
    ended(folder / "journal", table, phrases)
    return kills, owed


def main() -> None:
    folder, kills, seed = Path(sys.argv[1]), int(sys.argv[2]), int(sys.argv[3])
    dice = random.Random(seed)
    phrases = Marking("en", "terse", strict=True)
    phrases.warm()
    left, evenings, owed = kills, 0, 0
    while left:
        evenings += 1
        left, more = evening(folder / str(evenings), left, dice, phrases)
        owed += more
    print(kills, evenings, owed)


if __name__ == "__main__":
    main()
