"""Whole matches of each game with anybody's names, as the bytes of an export: what a table's computer has kept."""

from __future__ import annotations

import contextlib
import random
from collections.abc import Sequence
from functools import partial
from pathlib import Path

from companion.core.model import Announcement, Player
from companion.evening.setting import standard_tiles
from companion.games import load
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.play.dealer import Dealer
from companion.play.journal import Journal
from companion.play.journal.export import dump
from companion.play.match import Match
from companion.play.table import DEALER, TELL, Input
from tests.due_moves import any_legal, due_move


def match_record(
    folder: Path, game: str, names: Sequence[str], seed: int, at_ms: int = 1_000_000, spoken: int = 0
) -> bytes:
    """A match in which everybody takes any legal act, told to a journal as at a table; its export.

    spoken: so many sentences of 60 random characters are kept with it, which no compression makes much smaller.
    """
    rules, dealer, tiles = load(game), Dealer(seed), standard_tiles(game)
    players = tuple(Player(number, name) for number, name in enumerate(names, start=1))
    setup = Setup(players, tiles.tiles(), options={PLAY: MATCH, DRAW: COMPANION})
    file = folder / f"{game}-{seed}.sqlite3"
    with contextlib.closing(Journal.open(file, lambda: at_ms)) as journal:
        kept = Match.begin(journal, game, setup, tiles, {})
        state = rules.start(setup)
        while rules.outcome(state) is None:
            move = due_move(rules, state, dealer, partial(any_legal, rules, state, dealer))
            state = rules.play(state, move)
            told = Input(1, DEALER, f"{TELL} {rules.text(move)}")
            kept.hear([(told, kept.table.take(told))])
        noise = random.Random(seed)
        for _ in range(spoken):
            kept.said(Announcement("league-written", {"file": noise.randbytes(30).hex()}))
        kept.seal()
        rows = journal.read(journal.games()[-1].id).rows
    return "".join(f"{one}\n" for one in dump(rows)).encode("ascii")
