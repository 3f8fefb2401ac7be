"""A match from an exported journal, folded anew: what it came to, if it came to it by the rules."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core.errors import LeagueError
from companion.evening.kept import folded, tiles_for
from companion.games import typed
from companion.play.journal.export import dump, parse_export, read_export
from companion.play.match import input_of, table_of

if TYPE_CHECKING:
    from companion.config import Settings
    from companion.device.tiles.tileset import TileSet
    from companion.play.journal import Recovered


@dataclass(frozen=True, slots=True)
class VerifiedMatch:
    """A finished match. match: digest of its journal, the same however often it is exported. players: by seat."""

    match: str
    game: str
    players: tuple[str, ...]
    totals: tuple[int, ...]


def verified(file: str, settings: Settings) -> VerifiedMatch:
    """The match of an exported journal.

    Its decisions are folded, and everything that was heard is judged anew: decisions and totals of both must be
    equal. LeagueError league-match-open, league-match-differs; FileError and JournalError where it cannot be read.
    """
    return verified_match(read_export(Path(file)), file, settings)


def verified_record(record: bytes, called: str, settings: Settings) -> VerifiedMatch:
    """The match of an exported journal from its bytes, see verified. called: for errors."""
    return verified_match(parse_export(record, called), called, settings)


def verified_match(kept: Recovered, file: str, settings: Settings) -> VerifiedMatch:
    """See verified. file: what it is called in errors."""
    tiles = tiles_for(kept, settings)
    table = folded(kept, tiles)
    outcome = table.referee.outcome()
    if outcome is None:
        raise LeagueError("league-match-open", file=file)
    totals = {one.player: one.total for one in outcome}
    if _judged_anew(kept, tiles) != ([f"{one.source} {one.seat} {one.text}" for one in kept.decided], totals):
        raise LeagueError("league-match-differs", file=file)
    players = sorted(table.setup.players, key=lambda one: one.number)
    lines = "\n".join(dump(kept.rows))
    return VerifiedMatch(
        hashlib.sha256(lines.encode("ascii")).hexdigest(),
        typed(kept.header.game),
        tuple(one.name for one in players),
        tuple(totals[one.number] for one in players),
    )


def _judged_anew(kept: Recovered, tiles: TileSet) -> tuple[list[str], dict[int, int]]:
    """The decisions and totals by player to which everything that was heard leads now."""
    table = table_of(kept, tiles)
    decided = [
        f"{one.action} {one.player} {one.text}"
        for row in kept.heard
        for seen in table.take(input_of(row))
        for one in table.judge(seen).decided
    ]
    return decided, {one.player: one.total for one in table.referee.outcome() or ()}
