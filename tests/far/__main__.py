"""The figures of far matches without a network: `python -m tests.far play`, `hostile` or `faults`."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from collections.abc import Callable
from functools import partial
from pathlib import Path

from companion.games import NAMES as GAMES
from tests.far.hostile import HostileSeat, resume
from tests.far.kit import FarTable, Faults, quick_folder

SEATS = (2, 3, 4)
PER_MATCH = 4000
"""Hostile entries of a match: what a log of five thousand has room for."""


def played(game: str, seats: int, folder: Path) -> str:
    """A whole match; whether all houses agreed after every entry."""
    table, differing = FarTable(game, seats, folder), 0

    def compare() -> None:
        nonlocal differing
        differing += table.spread() > 1

    table.play(between=compare)
    agreed, void = table.houses[0].replica.agreed, sum(one.void is not None for one in table.houses[0].news)
    table.close()
    ended = table.is_over and len(agreed.results) == seats
    told = f"{table.log.head} entries, {agreed.draws.done} draws, {void} void, {differing} with houses differing"
    return _told(f"{game}, {seats} seats", f"{told}, ended: {ended}", ended and not differing and not void)


def hostile(game: str, entries: int, folder: Path) -> str:
    """Hostile entries in as many matches as they need, with houses that play on between."""
    said, differing, strange, ended, matches = 0, 0, 0, 0, 0
    kinds: Counter[str] = Counter()
    while said < entries:
        matches += 1
        seats = SEATS[matches % len(SEATS)]
        table = FarTable(game, seats, folder)
        table.play(seats + 3)
        seat = HostileSeat(table, 1 + matches % seats, matches)
        for number in range(min(PER_MATCH, entries - said)):
            said += 1
            strange += seat.say() != ""
            differing += table.spread() > 1
            if number % 20 == 0:
                resume(table, seat.seat)
                table.play(1)
        resume(table, seat.seat)
        table.play(2000)
        ended += table.is_over
        again = table.houses[0].fresh()
        for kept in table.log.kept:
            again.hear(kept)
        differing += (again.head, again.agreed.digest(), 0) != table.houses[-1].state()
        kinds.update(seat.counts)
        table.close()
    told = f"{said} hostile entries of {len(kinds)} kinds in {matches} matches, 0 raised, {strange} did too much, "
    told += f"{differing} with houses differing, {ended} matches ended"
    return _told(game, told, not strange and not differing and ended == matches)


def faulty(game: str, seats: int, folder: Path) -> str:
    """A whole match over a log that loses, doubles and reorders what it says, and gets the same entries thrice."""
    table = FarTable(game, seats, folder)
    faults = Faults(table, seats)
    for _ in range(20_000):
        if table.is_over:
            break
        faults.step()
    table.tell_all()
    table.close()
    told = ", ".join(f"{count} {name}" for name, count in faults.counts.items())
    fine = table.is_over and table.spread() == 1
    return _told(f"{game}, {seats} seats", f"{table.log.head} entries, {told}, ended and equal: {fine}", fine)


def _told(what: str, told: str, fine: bool) -> str:
    return f"{'' if fine else 'WRONG: '}{what}: {told}"


def main(args: list[str]) -> int:
    """Print one line a match or game; 1 where anything is wrong."""
    parser = argparse.ArgumentParser(prog="python -m tests.far", description=__doc__)
    parser.add_argument("what", choices=("play", "hostile", "faults"))
    parser.add_argument("--entries", type=int, default=100_000, help="hostile entries in each game")
    asked = parser.parse_args(args)
    wrong = 0
    with quick_folder() as folder:
        runs: list[Callable[[Path], str]] = []
        if asked.what == "hostile":
            runs += [partial(hostile, game, asked.entries) for game in GAMES]
        else:
            do = played if asked.what == "play" else faulty
            runs += [partial(do, game, seats) for game in GAMES for seats in SEATS]
        for run in runs:
            began = time.process_time()
            line = run(folder)
            wrong += line.startswith("WRONG")
            print(f"{line}, {time.process_time() - began:.1f} s", flush=True)
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
