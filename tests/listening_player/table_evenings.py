"""Many matches of the Azul family with a listening player.

python -m tests.listening_player --game azul-mini --lang cs --matches 300

Two to four players, both sides, special displays, walls on boards or told, hands or the companion drawing; all of
it from the seed. What the listener knows is compared with what is true whenever nothing sounds. Ends with 1 where
anything differs, or where a line was not understood.
"""

from __future__ import annotations

import time

from companion.language.phrases import Language, Phrases
from tests.listening_player import azul_driver, queens_driver
from tests.listening_player.driver import Count, Listener

QUEENS = "queens-garden"
EVERY = 20
"""Matches from one line of progress to the next."""


def evenings(game: str, language: Language, matches: int, first: int) -> Count:
    """So many matches, their seeds from `first` on; says how far it is. A standstill counts as a difference."""
    count, phrases = Count(), Phrases(language, "terse", strict=True)
    listener = Listener(language, game)
    play = queens_driver.play if game == QUEENS else azul_driver.play
    try:
        for at in range(matches):
            known = len(count.differences)
            try:
                play(game, first + at, phrases, listener, count)
            except AssertionError as error:
                count.differences.append(str(error))
            if len(count.differences) > known:
                print(f"Seed {first + at}: {count.differences[known]}", flush=True)
            if (at + 1) % EVERY == 0:
                print(f"{at + 1} of {matches} matches, {len(count.differences)} differences", flush=True)
    finally:
        listener.close()
    return count


def run(game: str, language: Language, matches: int, first: int) -> int:
    """Play, say what came of it, and give the exit code."""
    begun = time.monotonic()
    count = evenings(game, language, matches, first)
    took_s = time.monotonic() - begun
    print(f"{game}, language {language}: {count.matches} matches played to the end in {took_s:.0f} seconds")
    print(f"Seconds a match: {took_s / matches:.2f}")
    print(f"Acts: {count.acts}")
    print(f"Lines begun: {count.lines}, of these cut short: {count.cuts}")
    print(f"Times somebody typed: {count.keys}")
    print(f"Comparisons: {count.compared}")
    for kind, times in sorted(count.happened.items()):
        print(f"{kind}: {times}")
    print(f"Differences: {len(count.differences)}")
    print(f"Lines not understood: {sum(count.not_understood.values())}")
    return 1 if count.differences or count.not_understood else 0
