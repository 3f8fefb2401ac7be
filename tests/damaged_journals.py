"""Kept games whose files are damaged in every way that disks, cables and people have: what becomes of each.

`python -m tests.damaged_journals --variants 2000` takes up each damaged game as `companion play --resume` does,
and prints what was found. No way may lock players out, invent an act, or lose one without saying so. What SQLite
itself finds whole, without a gap, is a state that the game once had, and nothing of the rest is left in the file:
of that nobody can tell.
"""

from __future__ import annotations

import argparse
import contextlib
import itertools
import json
import random
import shutil
import sqlite3
import struct
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from companion.core.errors import JournalError
from companion.device.tiles.tileset import TileSet
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import TELL, Input
from tests.azul_rig import AzulEvening, azul_setup
from tests.evening import TIMES, Evening
from tests.games.garden import match_setup
from tests.queens_rig import QueensEvening
from tests.queens_table import queens_setup

PAGE = 4096
FRAME = PAGE + 24
SAID = {"journal-healed", "journal-torn"} | {
    f"mending-{one}" for one in ("missing", "nobodys", "perhaps", "undone", "unfit")
}
"""What tells the players that something is lost; that nothing is, is said otherwise."""


@dataclass(frozen=True)
class Original:
    """A kept game as it was: its files by ending, every act ever played, and those that stand."""

    name: str
    files: dict[str, bytes]
    ever: tuple[str, ...]
    standing: tuple[str, ...]
    tiles: TileSet


Damage = Callable[[dict[str, bytes], random.Random, Original], dict[str, bytes]]


# ---- games ----------------------------------------------------------------------------------------------------


def evenings(seed: int) -> Iterator[tuple[str, Evening]]:
    """One open game of each kind, with boards where the game has them."""
    yield "free", Evening(3, seed)
    yield "match", Evening(2, seed, setup=match_setup(2))
    for edition in ("azul_mini", "master_chocolatier"):
        yield edition, AzulEvening(azul_setup(edition, 2, draw="hand"), seed, 2)
    yield "queens", QueensEvening(queens_setup(draw="hand"), seed)


def originals(folder: Path, seed: int, acts: int = 60) -> Iterator[Original]:
    """Each game as it lies there when it was left, and when the power failed."""
    for name, evening in evenings(seed):
        for _ in range(acts):
            evening.act()
        path = folder / name / "journal.sqlite3"
        journal = Journal.open(path, lambda: 1_000_000)
        Match.begin(journal, evening.game, evening.setup, evening.tiles, TIMES)
        journal.finish()
        match = Match.begin(journal, evening.game, evening.setup, evening.tiles, TIMES)
        for heard in evening.kept:
            for announcement in match.hear([(heard, match.table.take(heard))]):
                match.said(announcement)
        journal.flush()
        cut = files_of(path)
        ever = tuple(row.text for row in journal.read(2).decided if row.source == "move")
        journal.close()
        standing = moves(match)
        yield Original(f"{name}, left", files_of(path), ever, standing, evening.tiles)
        yield Original(f"{name}, cut off", cut, ever, standing, evening.tiles)


def files_of(path: Path) -> dict[str, bytes]:
    """The journal and its log, by ending."""
    return {end: file.read_bytes() for end in ("", "-wal") if (file := path.with_name(path.name + end)).exists()}


def moves(match: Match) -> tuple[str, ...]:
    """The standing acts in their notation."""
    referee = match.table.referee
    return tuple(referee.game.text(one.move) for one in referee.ledger.played)


# ---- damage ---------------------------------------------------------------------------------------------------


def _some(files: dict[str, bytes], dice: random.Random) -> str:
    return dice.choice([end for end, data in files.items() if data])


def _changed(files: dict[str, bytes], end: str, data: bytes) -> dict[str, bytes]:
    return {**files, end: data}


def flip(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """Bits are the other way round."""
    end = _some(files, dice)
    data = bytearray(files[end])
    for _n in range(dice.choice((1, 1, 2, 8, 64))):
        at = dice.randrange(len(data))
        data[at] ^= 1 << dice.randrange(8)
    return _changed(files, end, bytes(data))


def cut(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """A file ends too early."""
    end = _some(files, dice)
    return _changed(files, end, files[end][: dice.randrange(len(files[end]))])


def swap(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """Two pages, or two blocks of the disk, have changed places."""
    end, size = _some(files, dice), dice.choice((512, PAGE))
    data, count = bytearray(files[end]), len(files[end]) // size
    one, two = (dice.randrange(count) * size for _n in range(2))
    data[one : one + size], data[two : two + size] = data[two : two + size], data[one : one + size]
    return _changed(files, end, bytes(data))


def torn(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """A part of a page is of another page, or nothing."""
    end = _some(files, dice)
    data, at = bytearray(files[end]), dice.randrange(len(files[end]) // 512) * 512
    length, other = 512 * dice.randint(1, 7), dice.randrange(len(data) // 512) * 512
    part = bytes(data[other : other + length]) if dice.random() < 0.5 else bytes(length)
    return _changed(files, end, bytes(data[:at] + part + data[at + len(part) :])[: len(data)])


def zero(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """Whole pages are empty."""
    end = _some(files, dice)
    data = bytearray(files[end])
    for _n in range(dice.randint(1, 3)):
        at = dice.randrange(max(1, len(data) // PAGE)) * PAGE
        data[at : at + PAGE] = bytes(len(data[at : at + PAGE]))
    return _changed(files, end, bytes(data))


def version(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """The number of the schema is another one."""
    number = struct.pack(">i", dice.choice((0, -1, 2, 99, 1 << 30, -(1 << 31))))
    return _changed(files, "", files[""][:60] + number + files[""][64:])


def schema(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """What the first page tells of the tables is garbage, and no text."""
    data = bytearray(files[""])
    at, length = dice.randrange(100, PAGE - 400), dice.randint(1, 400)
    if b"CREATE" in data[:PAGE] and dice.random() < 0.7:
        at = data.index(b"CREATE") + dice.randrange(200)
    data[at : at + length] = dice.randbytes(length)
    return _changed(files, "", bytes(data))


def empty(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """A file has lost all that was in it, or is gone."""
    end = _some(files, dice)
    if end and dice.random() < 0.5:
        return {each: data for each, data in files.items() if each != end}
    return _changed(files, end, b"")


def row(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """A letter of a row is another one: nothing that SQLite could know."""
    end = _some(files, dice)
    data = bytearray(files[end])
    found = [at for at in range(len(data) - 9) if bytes(data[at : at + 7]) in {b"decided", b"heardke", b"saidtab"}]
    at = dice.choice(found) + 12 if found else dice.randrange(len(data))
    data[min(at, len(data) - 1)] ^= 1
    return _changed(files, end, bytes(data))


def page_of_acts(files: dict[str, bytes], dice: random.Random, _: Original) -> dict[str, bytes]:
    """Several rows in a row are gone, as with a page, but the file is otherwise in order."""
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "journal.sqlite3"
        for end, data in files.items():
            path.with_name(path.name + end).write_bytes(data)
        with contextlib.closing(sqlite3.connect(path)) as database, contextlib.suppress(sqlite3.Error):
            keys = [key for (key,) in database.execute("SELECT id FROM row WHERE id >= 2 << 32 ORDER BY id")]
            first = dice.randrange(len(keys))
            gone = keys[first : first + dice.choice((1, 1, 2, 5, 20))]
            database.executemany("DELETE FROM row WHERE id = ?", [(key,) for key in gone])
            database.commit()
        return files_of(path)


def foreign_log(files: dict[str, bytes], dice: random.Random, original: Original) -> dict[str, bytes]:
    """The log beside the file is that of another journal."""
    return _changed(files, "-wal", dice.choice(OTHERS.get(original.name.split(",")[0], [b"\xff" * 9000])))


OTHERS: dict[str, list[bytes]] = {}
"""Logs of other journals, by the name of the game that they are not of."""

DAMAGES: tuple[Damage, ...] = (
    flip,
    flip,
    cut,
    swap,
    torn,
    zero,
    version,
    schema,
    empty,
    row,
    page_of_acts,
    page_of_acts,
    foreign_log,
)


# ---- what becomes of it ---------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Fate:
    """asked: whether a new game is to begin; standing, keys: acts and sentences of the game taken up; traceless:
    SQLite finds the file whole and without a gap; restored: with what was missing told, all stands as it did."""

    asked: str
    standing: tuple[str, ...] = ()
    keys: frozenset[str] = frozenset()
    traceless: bool = False
    restored: bool = False


def lay_out(files: dict[str, bytes], folder: Path) -> Path:
    """Write a journal into a new folder."""
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for end, data in files.items():
        (folder / f"journal.sqlite3{end}").write_bytes(data)
    return folder / "journal.sqlite3"


def is_traceless(files: dict[str, bytes], folder: Path) -> bool:
    """Whether SQLite itself finds a file whole, and no row of a game is missing between others."""
    path = lay_out(files, folder)
    try:
        with contextlib.closing(sqlite3.connect(path)) as database:
            if database.execute("PRAGMA integrity_check").fetchall() != [("ok",)]:
                return False
            keys = [key for (key,) in database.execute("SELECT id FROM row ORDER BY id")]
    except (sqlite3.Error, UnicodeError):
        return False
    return all(after == before + 1 or not after & 0xFFFFFFFF for before, after in itertools.pairwise(keys))


def fate(original: Original, files: dict[str, bytes], folder: Path) -> Fate:
    """Take the game up as `play --resume` does, twice, and tell what is missing; AssertionError for any harm."""
    traceless = is_traceless(files, folder / "sqlite")
    path = lay_out(files, folder / "played")
    try:
        journal = Journal.open(path, lambda: 5)
    except JournalError as refused:
        assert refused.key in {"journal-newer", "journal-foreign", "journal-unusable"}, refused
        assert refused.facts.get("reason", "damaged") == "damaged", refused
        assert {end: files_of(path).get(end) for end in files} == files, "what is not ours was changed"
        return Fate(refused.key)
    with contextlib.closing(journal):
        return _played(original, files, journal, traceless)


def _played(original: Original, files: dict[str, bytes], journal: Journal, traceless: bool) -> Fate:
    news = {one.key: one.facts for one in journal.news()}
    if "journal-healed" in news:
        aside = Path(str(news["journal-healed"]["aside"]))
        assert {end: data for end, data in files.items() if data or not end} == {
            end: data for end, data in files_of(aside).items() if data or not end
        }, "not set aside byte for byte"
    number = journal.open_game()
    if number is None:
        reason = "header" if journal.broken_game() else journal.doubtful
        assert reason or traceless, "a new game would begin without a word"
        return Fate(reason or "traceless", keys=frozenset(news), traceless=traceless)
    match, said = Match.resume(journal, number, original.tiles)
    standing, keys = moves(match), {*news, *(one.key for one in said)}
    assert is_part(standing, original.ever), f"invented: {standing} of {original.ever}"
    if set(standing) != set(original.standing):
        assert keys & SAID or traceless, f"lost without a word: {set(original.standing) - set(standing)}"
    again = journal.game
    journal.flush()
    match, _ = Match.resume(journal, again, original.tiles)
    assert moves(match) == standing, "another game the second time"
    restored = tell_the_rest(match, original)
    assert match.finished or match.table.referee.game.awaited(match.table.referee.state)
    return Fate("", standing, frozenset(keys), traceless, restored)


def is_part(acts: Sequence[str], of: Sequence[str]) -> bool:
    """Whether acts are some of others, in the same order."""
    rest = iter(of)
    return all(act in rest for act in acts)


def tell_the_rest(match: Match, original: Original) -> bool:
    """People tell each act that stood and is missing, in its order; whether all then stands as it did."""
    for text in original.standing:
        if text not in moves(match):
            heard = Input(0, "keyboard", f"{TELL} {text}")
            match.hear([(heard, match.table.take(heard))])
    return sorted(moves(match)) == sorted(original.standing)


# ---- all of them ----------------------------------------------------------------------------------------------


def others(found: Sequence[Original]) -> dict[str, list[bytes]]:
    """For each game the logs of the others."""
    names = {one.name.split(",")[0] for one in found}
    logs = [(one.name.split(",")[0], one.files["-wal"]) for one in found if one.files.get("-wal")]
    return {name: [log for whose, log in logs if whose != name] for name in names}


def variants(found: Sequence[Original], count: int, seed: int) -> Iterator[tuple[int, Original, Damage]]:
    """So many damages, each kind as often, over all games."""
    OTHERS.update(others(found))
    for index in range(count):
        yield seed * 100_000 + index, found[index % len(found)], DAMAGES[index // len(found) % len(DAMAGES)]


def main() -> int:
    """Try them all and print what became of them; 1 if there was any harm."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--variants", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    counts: Counter[str] = Counter()
    harms = []
    start_s = time.monotonic()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        found = list(originals(folder / "games", given.seed))
        for seed, original, damage in variants(found, given.variants, given.seed):
            files = damage(dict(original.files), random.Random(seed), original)
            try:
                become = fate(original, files, folder / "table")
            except Exception as error:
                harms.append(f"{damage.__name__} {seed} {original.name}: {type(error).__name__}: {error}"[:400])
                counts["harm"] += 1
                continue
            whole = sorted(become.standing) == sorted(original.standing)
            counts[f"asked: {become.asked}" if become.asked else "taken up"] += 1
            if not become.asked:
                lost = "taken up with less, said" if become.keys & SAID else "taken up with less, without a trace"
                counts["taken up whole" if whole else lost] += 1
            counts["restored by telling what is missing"] += become.restored and not whole
    for what, many in sorted(counts.items()):
        print(f"{what}: {many}")
    print(f"{time.monotonic() - start_s:.0f} seconds", json.dumps(harms, indent=1) if harms else "no harm")
    return int(bool(harms))


if __name__ == "__main__":
    sys.exit(main())
