"""One kept game: found, its tile set, a table folded from its rows, said again and judged again."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.errors import JournalError
from companion.core.model import Announcement
from companion.device.tiles.earlier import centreless
from companion.device.tiles.tileset import TileSet, content_hash
from companion.evening.here import line, tell
from companion.evening.setting import standard_tiles, tiles_of
from companion.games import NAMES, load, typed
from companion.games.api import Setup
from companion.play.journal import JournalReader, Recovered, gaps
from companion.play.journal.codec import facts_of, unpack
from companion.play.journal.export import read_export
from companion.play.match import decisions, input_of, table_of
from companion.play.referee.ledger import Ledger
from companion.play.table import Table

if TYPE_CHECKING:
    from companion.config import Settings
    from companion.evening.here import Here


def tiles_for(kept: Recovered, settings: Settings) -> TileSet:
    """The tile set that a kept game was played with.

    JournalError if it is neither the active one nor the standard one, now or before, or the game is none of ours.
    """
    game = kept.header.game
    if game not in NAMES:
        raise JournalError("journal-other-game", game=typed(game)[:40])
    standard = standard_tiles(game)
    for tiles in (tiles_of(settings, game), standard, centreless(standard)):
        if content_hash(tiles) == kept.header.tile_hash:
            return tiles
    raise JournalError("journal-other-tiles", tiles=kept.header.tile_set)


def folded(kept: Recovered, tiles: TileSet) -> Table:
    """The table of a kept game after its last decision."""
    table = table_of(kept, tiles)
    table.referee.resume(decisions(kept.decided))
    return table


def standing(kept: Recovered) -> tuple[Setup, list[str]]:
    """How a kept game was set up, and its standing acts in notation; of a damaged one those before its first gap.

    Without its tile set: nothing is read on boards. JournalError where the game is none that we know, or its acts
    are not legal by the rules of this version.
    """
    game = kept.header.game
    if game not in NAMES:
        raise JournalError("journal-other-game", game=typed(game)[:40])
    rules = load(game)
    try:
        setup = unpack(Setup, kept.header.setup)
        ledger = Ledger(rules, setup)
        ledger.replay(decisions(gaps.before(kept).decided))
        state = rules.start(setup)
        for one in ledger.played:
            if rules.judge(state, one.move):
                raise ValueError(rules.text(one.move))
            state = rules.play(state, one.move)
    except Exception as error:  # whatever rules raise at set-ups and acts that are not theirs
        raise JournalError("journal-other-rules", version=kept.header.version) from error
    return setup, [rules.text(one.move) for one in ledger.played]


def find(source: str | None, where: Here) -> Recovered:
    """The game of this number, of this exported file, or the newest one. CompanionError."""
    if source is not None and not source.isdecimal():
        return read_export(Path(source))
    with contextlib.closing(JournalReader.open(where.journal)) as reader:
        if source is not None:
            return reader.read(int(source))
        games = [game for game in reader.games() if not game.damaged]
        if not games:
            raise JournalError("journal-empty", file=str(where.journal))
        return reader.read(games[-1].id)


def say_again(where: Here, source: str | None, text: bool, wav: str) -> None:
    """Say a kept game again, sentence by sentence. source: as of find(). CompanionError."""
    from companion.evening.saying import say_lines

    kept = find(source, where)
    say_lines([Announcement(row.text, facts_of(row.facts)) for row in kept.said], where, text, wav)


def check(where: Here, source: str | None) -> bool:
    """Print what would be decided otherwise; whether nothing would. source: as of find(). CompanionError."""
    kept = find(source, where)
    count = 0
    for before, now in differences(kept, tiles_for(kept, where.settings)):
        count += 1
        line(f"- {before}")
        line(f"+ {now}")
    tell(where.phrases, "replay-checked", count=count, moves=len(kept.decided))
    return not count


def differences(kept: Recovered, tiles: TileSet) -> Iterator[tuple[str, str]]:
    """Decisions kept and decisions made now, where they differ; "" where there is none."""
    table = table_of(kept, tiles)
    now = []
    for row in kept.heard:
        for seen in table.take(input_of(row)):
            now += [f"{one.action} {one.player} {one.text}" for one in table.judge(seen).decided]
    before = [f"{row.source} {row.seat} {row.text}" for row in kept.decided]
    for old, new in zip_longest(before, now, fillvalue=""):
        if old != new:
            yield old, new
