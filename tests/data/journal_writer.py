"""Plays a made-up game of four boards into a journal and tells what the journal has promised to keep.

Usage: python -m tests.data.journal_writer JOURNAL ACKS SEED BATCHES. ACKS gets a JSON line
[game, number, kind, text] for each row as soon as, and not before, the journal has returned from the call
that makes it last.
"""

from __future__ import annotations

import json
import os
import random
import sys
from collections.abc import Collection, Iterable
from pathlib import Path

from companion.core.model import Fact, Place
from companion.play.journal import Header, Input, Journal, JournalReader, store
from companion.play.journal.codec import Json

Promise = tuple[int, int, str, str]
"""Game, number, kind and text of a row that the journal promised to keep."""


class Writer:
    """One process at the table; `acks` is an open file."""

    def __init__(self, path: Path, acks: int, seed: int) -> None:
        store.FOLD_COMMITS = 8
        self.dice = random.Random(seed)
        self.acks = acks
        self.unsure: list[Promise] = []
        self.now = 1_000_000
        self.journal = Journal.open(path, self.clock)
        game = self.journal.open_game()
        if game is not None and self.dice.random() < 0.7:
            self.journal.resume(game, "1")
        else:
            self.begin()

    def clock(self) -> int:
        self.now += 7
        return self.now

    def begin(self) -> None:
        players: list[Json] = [{"number": 1, "name": "Zdeněk"}, {"number": 2, "name": "Olga"}]
        tiles: list[Json] = [{"thing": f"domino {number}", "kinds": ["F1", "W0"]} for number in range(1, 97)]
        self.journal.new_game(Header("royal_garden", "1", {"players": players, "tiles": tiles}))

    def batch(self) -> None:
        """One moment at the table: some observations, what follows from them, now and then an idle moment."""
        game = self.journal.game
        lines = [
            json.dumps(
                {
                    "type": "placed",
                    "board": self.dice.randint(1, 4),
                    "word": "+-0?" * self.dice.randint(1, 60),
                }
            )
            for _ in range(self.dice.randint(1, 5))
        ]
        numbers = self.journal.heard([Input(self.clock(), "board", line) for line in lines])
        self.unsure += [(game, number, "heard", line) for number, line in zip(numbers, lines, strict=True)]
        self.promise()
        for number in numbers:
            if self.dice.random() < 0.6:
                text = f"{self.dice.randint(1, 4)} {number} B3 C3"
                self.unsure.append((game, self.journal.decided(text, seat=1, cause=number), "decided", text))
                facts: dict[str, Fact] = {"player": "Zdeněk", "number": number, "a": Place("1", 2, 3)}
                said = self.journal.said("rg-placed", facts, cause=number)
                self.unsure.append((game, said, "said", "rg-placed"))
            self.journal.judged(number)
        if self.dice.random() < 0.3:
            self.journal.flush()
            self.promise()
        if self.dice.random() < 0.02:
            self.journal.finish()
            self.promise()
            self.begin()

    def promise(self) -> None:
        """Everything handed over so far was just made to last."""
        assert self.journal.waiting == 0
        lines = "".join(json.dumps(row) + "\n" for row in self.unsure)
        if lines:
            os.write(self.acks, lines.encode())
        self.unsure = []


def check(path: Path, promises: Iterable[Promise], told: Collection[str] = ()) -> None:
    """Raise AssertionError unless the journal opens with no other news than told, and holds every promised row."""
    journal = Journal.open(path, lambda: 0)
    try:
        news = {each.key for each in journal.news()}
        assert news <= set(told), f"the journal says {news}"
        kept: dict[int, dict[int, tuple[str, str]]] = {}
        for info in journal.games():
            game = journal.read(info.id)
            assert not game.lost, f"rows {game.lost} of game {info.id} are missing"
            kept[info.id] = {row.number: (row.kind.value, row.text) for row in game.rows}
            for row in game.decided:
                assert kept[info.id][row.cause][0] == "heard", f"row {row.number} has no cause"
        for number, place, kind, text in promises:
            assert kept.get(number, {}).get(place) == (kind, text), f"game {number} row {place} lost or changed"
    finally:
        journal.close()


def main() -> None:
    path, acks, seed, batches = sys.argv[1:]
    file = os.open(acks, os.O_WRONLY | os.O_CREAT | os.O_APPEND, 0o600)
    writer = Writer(Path(path), file, int(seed))
    for _ in range(int(batches)):
        writer.batch()
    writer.journal.close()
    writer.promise()
    assert JournalReader.open(Path(path)).games()


if __name__ == "__main__":
    main()
