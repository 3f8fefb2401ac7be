"""Many evenings with listening players: python -m tests.listening_player.evenings --matches 1000 --language cs

Random matches over 2, 3 and 4 players and all variants. What the listeners know is compared with what is true
whenever nothing sounds and nobody is asking: after every act, and where acts follow each other faster than speech,
after the last of them. Ends with 1 where anything differs, or where a line was not understood.
"""

from __future__ import annotations

import argparse
import sys
import time

from tests.listening_player.driver import Count, Listener, play

EVERY = 50
"""Matches from one line of progress to the next."""


def evenings(language: str, matches: int, first: int = 0, listeners: int = 1) -> Count:
    """So many matches, their seeds from `first` on; says how far it is. A standstill counts as a difference."""
    count = Count()
    players = [Listener(language) for _ in range(listeners)]
    try:
        for at in range(matches):
            known = len(count.differences)
            try:
                play(language, first + at, players, count)
            except AssertionError as error:
                count.differences.append(str(error))
            if len(count.differences) > known:
                print(f"Seed {first + at}: {count.differences[known]}", flush=True)
            if (at + 1) % EVERY == 0:
                print(f"{at + 1} of {matches} matches, {len(count.differences)} differences", flush=True)
    finally:
        for player in players:
            player.close()
    return count


def tell(language: str, count: Count, took_s: float) -> None:
    """What came of it, one fact a line."""
    print(f"Language {language}, {count.matches} matches played to the end in {took_s:.0f} seconds")
    print(f"Acts: {count.acts}")
    print(f"Lines begun: {count.lines}, of these cut short: {count.cuts}")
    print(f"Times somebody typed: {count.keys}")
    print(f"Comparisons: {count.compared}")
    print(f"Differences: {len(count.differences)}")
    print(f"Lines not understood: {sum(count.not_understood.values())}")
    for line in list(count.not_understood)[:10]:
        print(f"    {line}")
    for kind, times in sorted(count.happened.items()):
        print(f"{kind}: {times}")
    for kind, times in sorted(count.troubles.items()):
        print(f"Everything asked anew, because {kind}: {times}")


def run(_game: str, language: str, matches: int, first: int, listeners: int = 1) -> int:
    """Play, say what came of it, and give the exit code."""
    begun = time.monotonic()
    count = evenings(language, matches, first, listeners)
    tell(language, count, time.monotonic() - begun)
    return 1 if count.differences or count.not_understood else 0


def main() -> int:
    """Run from the command line; gives the exit code."""
    parser = argparse.ArgumentParser(description="Random matches with listening players.")
    parser.add_argument("--matches", type=int, default=1000)
    parser.add_argument("--language", choices=("cs", "pl", "en"), required=True)
    parser.add_argument("--seed", type=int, default=0, help="of the first match; the others follow")
    parser.add_argument("--listeners", type=int, default=1, help="seats that listen, at most")
    told = parser.parse_args()
    return run("", told.language, told.matches, told.seed, told.listeners)


if __name__ == "__main__":
    sys.exit(main())
