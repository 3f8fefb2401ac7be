"""`python -m tests.league.records`: how large the record of a whole match becomes, with boards and hands that err.

Matches of the listening player are played: boards, keys, questions and undos, in all four games. What reached the
table goes through a journal as the daemon's does, with every sentence as heard. Packed: as a parcel has it.
"""

from __future__ import annotations

import argparse
import contextlib
import lzma
import tempfile
from collections.abc import Iterator
from pathlib import Path
from unittest import mock

from companion.games import NAMES, typed
from companion.language.phrases import Phrases
from companion.play.journal import Journal
from companion.play.journal.export import dump
from companion.play.match import Match
from companion.play.table import Input
from tests.listening_player import azul_driver, driver, queens_driver
from tests.listening_player.driver import Count, Listener
from tests.listening_player.house import House


@contextlib.contextmanager
def overheard() -> Iterator[tuple[list[House], list[Input]]]:
    """The house in which a match is played meanwhile, and what reaches its table."""
    houses: list[House] = []
    heard: list[Input] = []
    plain = House._input

    def hear(house: House, told: Input) -> None:
        if house not in houses:
            houses.append(house)
        heard.append(told)
        plain(house, told)

    with mock.patch.object(House, "_input", hear):
        yield houses, heard


def record_of(folder: Path, game: str, seed: int) -> tuple[int, bytes]:
    """How many played the match of this seed, and its record."""
    listener, count = Listener("en", typed(game)), Count()
    with contextlib.closing(listener), overheard() as (houses, heard):
        if game == "royal_garden":
            driver.play("en", seed, [listener], count)
        else:
            play = queens_driver.play if game == "queens_garden" else azul_driver.play
            play(typed(game), seed, Phrases("en", "terse"), listener, count)
    house = houses[0]
    with contextlib.closing(Journal.open(folder / f"{game}-{seed}.sqlite3", lambda: 1_000_000)) as journal:
        kept = Match.begin(journal, game, house.setup, house.tiles, {})
        for told in heard:
            for said in kept.hear([(told, kept.table.take(told))]):
                kept.said(said)
        kept.seal()
        rows = journal.read(1).rows
    return len(house.setup.players), "".join(f"{one}\n" for one in dump(rows)).encode("ascii")


def main() -> None:
    """One line a game: the largest record of so many matches."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=20)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for game in NAMES:
            found = [record_of(Path(folder), game, seed) for seed in range(asked.matches)]
            players, largest = max(found, key=lambda one: len(one[1]))
            sizes = sorted(len(lzma.compress(one)) for _, one in found)
            print(
                f"{game}: {len(found)} matches, the largest record {len(largest)} bytes ({players} players), "
                f"packed {sizes[-1]} at most, {sizes[len(sizes) // 2]} at the median",
                flush=True,
            )


if __name__ == "__main__":
    main()
