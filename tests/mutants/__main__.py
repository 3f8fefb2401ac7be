"""Mutation testing: python -m tests.mutants [ROOM...] [--sample N] [--seed S] [--only NAME] [--quick] ..."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence

from tests.mutants.rooms import ROOMS
from tests.mutants.run import Tried, try_room

LEAST = 85.0
"""Percent of all mutants tried that must be killed."""
ADVICE = """\
No test of {room} failed while the lines marked + stood in the place of those marked -. Let one of these fail with
each, by what somebody at the table would hear or miss, or remove a line that does nothing:
  {tests}
To try one again: python -m tests.mutants {room} --only NAME
Some mutants change nothing that can be noticed; that is why {least:g} % are enough."""


def main(arguments: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.mutants", description=__doc__)
    parser.add_argument("rooms", nargs="*", metavar="ROOM", help=f"of: {', '.join(ROOMS)}; all if none is named")
    parser.add_argument("--sample", type=int, default=0, help="so many mutants of each room, 0 for all")
    parser.add_argument("--modules", type=int, default=0, help="of so many modules of each room, 0 for all")
    parser.add_argument("--seed", type=int, default=0, help="which sample")
    parser.add_argument("--only", action="append", default=[], metavar="NAME", help="this mutant, repeatable")
    parser.add_argument("--quick", action="store_true", help="by each room's quick tests, few examples each")
    parser.add_argument("--children", type=int, default=1, help="how many mutants are run at once")
    parser.add_argument("--least", type=float, default=LEAST, help="percent of each room's that must be killed")
    told = parser.parse_args(arguments)
    if unknown := set(told.rooms) - set(ROOMS):
        parser.error(f"no room: {', '.join(sorted(unknown))}")
    status = 0
    for name in told.rooms or ROOMS:
        room = ROOMS[name].quickly() if told.quick else ROOMS[name]
        chosen = {"modules": told.modules, "children": told.children}
        tried = try_room(room, told.sample, told.seed, only=told.only, **chosen)
        for line in lines(name, tried):
            print(line, flush=True)
        if percent(tried) < told.least:
            print(ADVICE.format(room=name, tests="\n  ".join(room.tests), least=told.least), flush=True)
            status = 1
    return status


def percent(tried: Tried) -> float:
    """How many of the mutants tried were killed."""
    return 100 * tried.killed / tried.count if tried.count else 100.0


def lines(name: str, tried: Tried) -> Iterator[str]:
    """What is printed of a room: one line, then one for each mutant that nobody noticed."""
    yield (
        f"{name}: {tried.count} of {tried.made} mutants, {tried.killed} killed, {len(tried.survived)} survived, "
        f"{len(tried.untested)} without tests, {percent(tried):.1f} %"
    )
    yield from (f"  survived {one}" for one in tried.survived)
    yield from (f"  without tests {one}" for one in tried.untested)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
