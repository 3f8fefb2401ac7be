"""Matches of every game and language in turns, each kept in a file as it ends, so that a run can be gone on with.

python -m tests.listening_player.in_turns --matches 300 --kept matches.jsonl

The first match of each game in each language comes before any second one. One line a match, with its seed; what is
in the file is not played again. Ends with 1 where anything differs, or where a line was not understood.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import sys
import time
from collections.abc import Iterable, Iterator
from itertools import product
from pathlib import Path
from typing import Any

from companion.language.phrases import LANGUAGES, Language, Phrases
from tests.listening_player import azul_driver, driver, queens_driver
from tests.listening_player.driver import Count, Listener

GARDEN, QUEENS = "royal-garden", "queens-garden"
GAMES = (GARDEN, "azul-mini", "master-chocolatier", QUEENS)
Kept = dict[str, Any]
"""One match: game, language, seed, acts, compared, seconds, and lists of differences and lines not understood."""


class Table:
    """A listening player of one game in one language, and the house that it plays at, match after match."""

    def __init__(self, game: str, language: Language) -> None:
        self.game, self.language = game, language
        self._listener: Listener | None = None
        self._phrases = Phrases(language, "terse", strict=True)

    def play(self, seed: int) -> Kept:
        """One match; a standstill counts as a difference, and the next match gets another player."""
        count, begun_s = Count(), time.monotonic()
        self._listener = self._listener or Listener(self.language, self.game)
        try:
            self._match(seed, self._listener, count)
        except AssertionError as error:
            count.differences.append(str(error))
            self.close()
        return {
            "game": self.game,
            "language": self.language,
            "seed": seed,
            "acts": count.acts,
            "compared": count.compared,
            "seconds": round(time.monotonic() - begun_s, 1),
            "differences": count.differences,
            "not_understood": sorted(count.not_understood),
        }

    def _match(self, seed: int, listener: Listener, count: Count) -> None:
        if self.game == GARDEN:
            driver.play(self.language, seed, [listener], count)
            return
        play = queens_driver.play if self.game == QUEENS else azul_driver.play
        play(self.game, seed, self._phrases, listener, count)

    def close(self) -> None:
        """End the player."""
        if self._listener is not None:
            self._listener.close()
            self._listener = None


def kept(file: Path) -> list[Kept]:
    """The matches of a file; a line that was cut off in the middle is none."""
    found = []
    for line in file.read_text(encoding="utf-8").splitlines() if file.exists() else ():
        with contextlib.suppress(ValueError):
            found.append(json.loads(line))
    return found


def keep(file: Path, match: Kept) -> None:
    """Add a match to the file, on a line of its own."""
    known = file.read_text(encoding="utf-8") if file.exists() else ""
    cut = known and not known.endswith("\n")
    with file.open("a", encoding="utf-8") as stream:
        stream.write(("\n" if cut else "") + json.dumps(match, ensure_ascii=False) + "\n")


def in_turns(matches: int, first: int, known: Iterable[Kept]) -> Iterator[tuple[int, str, Language]]:
    """Seed, game and language of each match that is not known yet, in the order in which they are played."""
    done = {(one["seed"], one["game"], one["language"]) for one in known}
    for seed, game, language in product(range(first, first + matches), GAMES, LANGUAGES):
        if (seed, game, language) not in done:
            yield seed, game, language


def is_right(match: Kept) -> bool:
    """Whether everything was understood and known."""
    return not (match["differences"] or match["not_understood"])


def told(match: Kept) -> str:
    """One match in a line."""
    where = f"{match['game']}, {match['language']}, seed {match['seed']}"
    if is_right(match):
        return f"{where}: {match['acts']} acts, {match['compared']} comparisons, no difference"
    return f"{where}: {' | '.join([*match['differences'], *match['not_understood']])}"


def summary(known: Iterable[Kept]) -> list[str]:
    """How many matches of each game and language were played, and how many of them were not right."""
    lines, every = [], list(known)
    for game, language in product(GAMES, LANGUAGES):
        found = [one for one in every if (one["game"], one["language"]) == (game, language)]
        wrong = sorted(one["seed"] for one in found if not is_right(one))
        seeds = f", seeds {', '.join(map(str, wrong))}" if wrong else ""
        lines.append(f"{game}, {language}: {len(found)} matches, {len(wrong)} of them with differences{seeds}")
    return lines


def main() -> int:
    """Run from the command line; gives the exit code."""
    parser = argparse.ArgumentParser(description="Random matches with listening players, in turns.")
    parser.add_argument("--matches", type=int, default=300, help="of each game in each language")
    parser.add_argument("--seed", type=int, default=0, help="of the first match; the others follow")
    parser.add_argument("--kept", type=Path, required=True, help="the file of matches that have ended")
    parser.add_argument("--told", action="store_true", help="only say what the file has")
    asked = parser.parse_args()
    known, tables = kept(asked.kept), dict[tuple[str, Language], Table]()
    try:
        for seed, game, language in () if asked.told else in_turns(asked.matches, asked.seed, known):
            table = tables.setdefault((game, language), Table(game, language))
            match = table.play(seed)
            keep(asked.kept, match)
            known.append(match)
            print(told(match), flush=True)
    finally:
        for table in tables.values():
            table.close()
    print("\n".join(summary(known)))
    return 0 if all(map(is_right, known)) else 1


if __name__ == "__main__":
    sys.exit(main())
