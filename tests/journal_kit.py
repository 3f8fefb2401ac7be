"""What holds for every kept match: judged again, killed anywhere, and gone on with, it is the same match."""

from __future__ import annotations

from pathlib import Path

from companion.core.model import Announcement
from companion.device.tiles.tileset import TileSet
from companion.evening.kept import differences
from companion.games.api import Setup
from companion.play.journal import Journal, Recovered
from companion.play.journal.codec import facts_of, unpack
from companion.play.journal.export import export_game, import_game, read_export
from companion.play.match import Match, decisions, input_of, table_of
from companion.play.table import Table
from tests.evening import Evening, journalled


def ledger(table: Table) -> list[tuple[int, str, bool]]:
    """The standing moves with their numbers, and whether they are open."""
    game = table.referee.game
    return [(one.number, game.text(one.move), one.open) for one in table.referee.ledger.played]


def kept_in(path: Path) -> Recovered:
    """The first game of a journal."""
    journal = Journal.open(path, lambda: 0)
    try:
        return journal.read(1)
    finally:
        journal.close()


def resumed_in(path: Path, tiles: TileSet) -> Match:
    """The first game of a journal, taken up again; the journal is closed."""
    journal = Journal.open(path, lambda: 0)
    try:
        return Match.resume(journal, 1, tiles)[0]
    finally:
        journal.close()


def judged_again(evening: Evening, path: Path) -> None:
    """From the journal, everything is decided as it was."""
    journalled(evening, path, evening.kept)
    kept = kept_in(path)
    assert decisions(kept.decided) == evening.decided
    assert list(differences(kept, evening.tiles)) == []


def killed_and_resumed(evening: Evening, path: Path, at: int, tail: int) -> None:
    """Before any line, it is as if nothing had happened: state, open acts; also what is judged only afterwards."""
    end = min(at + tail, len(evening.kept))
    journalled(evening, path, evening.kept[:at], evening.kept[at:end])
    live = Table(evening.table.referee.game, evening.setup, evening.tiles)
    for heard in evening.kept[:end]:
        for seen in live.take(heard):
            live.judge(seen)
    match, kept = resumed_in(path, evening.tiles), kept_in(path)
    assert decisions(kept.decided) == evening.decided[: evening.upto[end - 1] if end else 0]
    assert not tail_of(kept)
    assert ledger(match.table) == ledger(live)
    assert match.table.referee.state == live.referee.state
    assert match.finished == (live.referee.outcome() is not None)


def gone_on_with(evening: Evening, path: Path, at: int) -> None:
    """What comes after a resumption is decided as by a table that never stopped.

    The boards are seated and unplugged in between, as a program that ends leaves them.
    """
    journalled(evening, path, evening.kept[:at])
    journal = Journal.open(path, lambda: 0)
    match, _ = Match.resume(journal, 1, evening.tiles)
    live = table_of(journal.read(1), evening.tiles)
    for row in journal.read(1).heard:
        for seen in live.take(input_of(row)):
            live.judge(seen)
    for heard in evening.kept[at:]:
        match.hear([(heard, match.table.take(heard))])
        for seen in live.take(heard) if not match.finished or live.referee.outcome() is None else ():
            live.judge(seen)
        assert ledger(match.table) == ledger(live)
    journal.close()


def exported_and_read_back(evening: Evening, folder: Path) -> Setup:
    """The file and the game read back from it have the same decisions and sentences; gives the set-up."""
    journalled(evening, folder / "journal.sqlite3", evening.kept)
    journal = Journal.open(folder / "journal.sqlite3", lambda: 0)
    file = folder / "game.jsonl"
    export_game(journal, 1, file, replace_names=True)
    again = journal.read(import_game(journal, file))
    journal.close()
    assert not any(name in file.read_text("ascii") for name in ("Jana", "Petr"))
    for kept in (read_export(file), again):
        assert kept.header.game == evening.game
        assert decisions(kept.decided) == evening.decided
        assert list(differences(kept, evening.tiles)) == []
    assert [row.text for row in again.said] == [one.key for one in evening.said]
    return unpack(Setup, again.header.setup)


def recorded(evening: Evening, file: Path, folder: Path) -> None:
    """Write an evening as a golden game."""
    journalled(evening, folder / "golden.sqlite3", evening.kept)
    journal = Journal.open(folder / "golden.sqlite3", lambda: 0)
    export_game(journal, 1, file)
    journal.close()


def announcements(kept: Recovered, tiles: TileSet) -> list[Announcement]:
    """What is said when a kept game is judged again."""
    table = table_of(kept, tiles)
    return [
        one for row in kept.heard for seen in table.take(input_of(row)) for one in table.judge(seen).announcements
    ]


def decided_and_told_as_played(kept: Recovered, tiles: TileSet) -> None:
    """A golden game, judged again, gives the decisions and the sentences that it has kept."""
    assert list(differences(kept, tiles)) == []
    before = [(row.text, facts_of(row.facts)) for row in kept.said]
    assert [(one.key, dict(one.facts)) for one in announcements(kept, tiles)] == before


def tail_of(kept: Recovered) -> list[int]:
    """Numbers of the heard rows that were accepted but not wholly judged before the stop."""
    return [row.number for row in kept.heard if row.number > kept.judged]
