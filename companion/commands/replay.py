"""`companion replay`: a kept game heard again, printed, or judged again."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING

import click

from companion.commands.common import fail, here, language_options, line, speech_options, tell
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.board.tileset import TileSet
    from companion.commands.common import Here
    from companion.journal import Recovered


@click.command("replay")
@click.argument("source", required=False, metavar="GAME_OR_FILE")
@click.option("--check", is_flag=True, help="Judge the game again and list what would be decided otherwise.")
@language_options
@speech_options
def command(source: str | None, check: bool, lang: str | None, level: str | None, text: bool, wav: str) -> None:
    """Say a kept game again, sentence by sentence, in any language.

    GAME_OR_FILE is the number of a game as `companion history` lists it, or an exported file; without it the
    newest game is taken.
    """
    from companion.commands.saying import say_lines
    from companion.journal import facts_of
    from companion.model import Announcement

    where = here(lang, level)
    try:
        kept = find(source, where)
        if check:
            raise SystemExit(_check(kept, where))
        said = [Announcement(row.text, facts_of(row.facts)) for row in kept.said]
    except CompanionError as error:
        fail(error, lang)
    say_lines(said, where, text, wav)


def find(source: str | None, where: Here) -> Recovered:
    """The game of this number, of this exported file, or the newest one. CompanionError."""
    from companion.errors import JournalError
    from companion.journal import Reader
    from companion.journal.export import read_export

    if source is not None and not source.isdecimal():
        return read_export(Path(source))
    reader = Reader.open(where.journal)
    try:
        if source is not None:
            return reader.read(int(source))
        games = [game for game in reader.games() if not game.damaged]
        if not games:
            raise JournalError("journal-empty", file=str(where.journal))
        return reader.read(games[-1].id)
    finally:
        reader.close()


def _check(kept: Recovered, where: Here) -> int:
    """Print what would be decided otherwise; exit code 1 if anything would."""
    from companion.commands.kept import tiles_for

    count = 0
    for before, now in differences(kept, tiles_for(kept, where.settings)):
        count += 1
        line(f"- {before}")
        line(f"+ {now}")
    tell(where.phrases, "replay-checked", count=count, moves=len(kept.decided))
    return 1 if count else 0


def differences(kept: Recovered, tiles: TileSet) -> Iterator[tuple[str, str]]:
    """Decisions kept and decisions made now, where they differ; "" where there is none."""
    from companion.daemon.match import input_of, table_of

    table = table_of(kept, tiles)
    now = []
    for row in kept.heard:
        for seen in table.take(input_of(row)):
            now += [f"{one.action} {one.player} {one.text}" for one in table.judge(seen).decided]
    before = [f"{row.source} {row.seat} {row.text}" for row in kept.decided]
    for old, new in zip_longest(before, now, fillvalue=""):
        if old != new:
            yield old, new
