"""`python -m tests.league.kills`: a season's file of SQLite whose writer is killed (SIGKILL) at random instants.

Every writer tells each write through a pipe once it is said to last. After each kill everything told must be
there, each write whole or not at all, and the chain of entries unbroken.
"""

from __future__ import annotations

import argparse
import os
import random
import signal
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from companion.league.desk import SeasonDesk
from companion.league.entries import CentreTold, SeasonBegun
from companion.league.store import LeagueStore

TOGETHER = 3
"""Entries of one write."""


@dataclass
class Killed:
    """What came of it. torn: kills that left a write begun, which SQLite took back."""

    instants: int = 0
    writes: int = 0
    torn: int = 0
    unheard: int = 0

    def line(self) -> str:
        return (
            f"{self.instants} kills, {self.writes} writes told and all there, each whole; "
            f"{self.torn} kills in the middle of a write; {self.unheard} writes lasted and were not told any more"
        )


def write(place: Path, told: int) -> None:
    """Write until killed: so many centres together, and then say it."""
    desk = SeasonDesk.open(LeagueStore.open(str(place), lambda: 1))
    while True:
        desk.tell(lambda book: [CentreTold(name=f"c{len(book.centres) + one}") for one in range(TOGETHER)])
        os.write(told, b".")


def killed(folder: Path, instants: int, seed: int) -> Killed:
    """Kill so many writers; AssertionError where anything that was told is not there, or half of it."""
    place, lot, found = folder / "league.sqlite3", random.Random(seed), Killed()
    store = LeagueStore.open(str(place), lambda: 1)
    SeasonDesk.begin(store, SeasonBegun(title="kills"))
    store.close()
    for _ in range(instants):
        heard, told = os.pipe()
        child = os.fork()
        if not child:
            try:
                write(place, told)
            finally:
                os._exit(1)
        os.close(told)
        writes = len(os.read(heard, 1))
        time.sleep(lot.random() * 0.01)
        os.kill(child, signal.SIGKILL)
        os.waitpid(child, 0)
        while piece := os.read(heard, 65536):
            writes += len(piece)
        os.close(heard)
        found.torn += place.with_name(f"{place.name}-journal").exists()
        found.instants += 1
        found.writes += writes
        there = _looked_at(place)
        assert there - found.writes - found.unheard in (0, 1), f"seed {seed}, {found}, {there} are there"
        found.unheard = there - found.writes
    return found


def _looked_at(place: Path) -> int:
    """How many whole writes are there; the desk itself looks after the chain."""
    store = LeagueStore.open(str(place), lambda: 1)
    names = SeasonDesk.open(store).book.centres
    store.close()
    assert names == [f"c{one}" for one in range(len(names))] and len(names) % TOGETHER == 0
    return len(names) // TOGETHER


def main() -> None:
    """So many instants, its figures printed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--instants", type=int, default=300)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        print(killed(Path(folder), asked.instants, asked.seed).line())


if __name__ == "__main__":
    main()
