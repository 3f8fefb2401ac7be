"""Games on a disk without room: a small file system of the kernel's own, filled to its last byte.

`python -m tests.full_disk FOLDER SCENE` plays one scene on FOLDER, a mount of its own; `unshare -rm` gives one to
those, too, who may not mount (see test_full_disk.py). Prints what was said, one key a line.
"""

from __future__ import annotations

import errno
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

from companion.core.model import Announcement
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import TELL, Input
from tests.evening import TIMES
from tests.games.garden import match_setup
from tests.rig import Rig

ACTS = (
    "lots 1",
    "draw 7",
    "draw 13",
    "draw 24",
    "draw 34",
    "1 choose 24",
    "2 choose 7",
    "1 choose 34",
    "2 choose 13",
)


def fill(folder: Path) -> Path:
    """Fill the file system to its last byte; gives what makes room when it is removed.

    Where nothing may be mounted, the library of journal_power.c refuses instead, as long as that file is there.
    """
    if refuses := os.environ.get("POWER_FULL"):
        begun = Path(f"{refuses}.new")  # whole at once: the library reads it at each write
        begun.write_text(str(errno.ENOSPC), encoding="utf-8")
        return begun.replace(refuses)
    stuff = folder / "stuff"
    with stuff.open("wb", buffering=0) as file:
        for size in (4096, 1):
            try:
                while True:
                    file.write(bytes(size))
            except OSError:
                pass
    return stuff


def tell(match: Match, *texts: str) -> None:
    """People tell acts."""
    for text in texts:
        heard = Input(0, "keyboard", f"{TELL} {text}")
        match.hear([(heard, match.table.take(heard))])


def count(match: Match) -> int:
    """How many acts stand."""
    return len(match.table.referee.ledger.played)


def opened(path: Path) -> Journal:
    """The journal, as a game opens it."""
    return Journal.open(path, lambda: 1_000)


def said(news: list[Announcement]) -> None:
    """Print what is said of the file."""
    for one in news:
        print(one.key, one.facts.get("reason", ""), one.facts.get("folder", ""))


def begun(path: Path, rig: Rig, *acts: str) -> Journal:
    """A game with its castles and these acts."""
    journal = opened(path)
    match = Match.begin(journal, "royal_garden", rig.setup, rig.tiles, TIMES)
    tell(match, "1 castle 1 C3", "2 castle 2 C3", *acts)
    journal.flush()
    return journal


def resumed(path: Path, rig: Rig) -> tuple[Journal, Match]:
    """The open game, taken up again."""
    journal = opened(path)
    number = journal.open_game()
    assert number is not None, "the open game is not seen"
    return journal, Match.resume(journal, number, rig.tiles)[0]


def left(folder: Path, rig: Rig) -> None:
    """A game that was left is taken up on a full disk, goes on, and is written when there is room."""
    path = folder / "data" / "journal.sqlite3"
    begun(path, rig, *ACTS[:6]).close()
    _goes_on(folder, path, rig)


def cut_off(folder: Path, rig: Rig) -> None:
    """The same of a game whose last acts lie in SQLite's log, because the power failed."""
    path = folder / "data" / "journal.sqlite3"
    journal = begun(path, rig, *ACTS[:6])
    kept = folder / "kept"
    kept.mkdir()
    for name in ("journal.sqlite3", "journal.sqlite3-wal"):
        shutil.copy(path.with_name(name), kept / name)
    journal.close()
    for each in kept.iterdir():
        shutil.copy(each, path.parent / each.name)
    shutil.rmtree(kept)
    path.with_name("journal.sqlite3-shm").unlink(missing_ok=True)
    _goes_on(folder, path, rig)


def _goes_on(folder: Path, path: Path, rig: Rig) -> None:
    stuff = fill(folder)
    before = {each.name: each.read_bytes() for each in path.parent.glob("journal.sqlite3*")}
    journal, match = resumed(path, rig)
    assert count(match) == 8, count(match)
    tell(match, *ACTS[6:])
    assert count(match) == 11
    assert journal.waiting, "there was no room"
    for name in ("journal.sqlite3", "journal.sqlite3-wal"):
        if before.get(name):
            assert path.with_name(name).read_bytes()[: len(before[name])] == before[name], "the file was changed"
    print(journal.farewell().key)
    stuff.unlink()
    journal.flush()
    assert journal.waiting == 0
    print(journal.farewell().key)
    said(journal.news())
    journal.close()
    journal, match = resumed(path, rig)
    assert count(match) == 11
    said(journal.news())
    journal.close()


def from_nothing(folder: Path, rig: Rig) -> None:
    """A new game where there never was room."""
    stuff = fill(folder)
    path = folder / "data" / "journal.sqlite3"
    journal = begun(path, rig, *ACTS[:6])
    print(journal.farewell().key)
    stuff.unlink()
    journal.flush()
    said(journal.news())
    print(journal.farewell().key)
    journal.close()
    journal, match = resumed(path, rig)
    assert count(match) == 8
    journal.close()


def read_only(folder: Path, rig: Rig) -> None:
    """The file system must not be written any more, then it may."""
    path = folder / "data" / "journal.sqlite3"
    begun(path, rig, *ACTS[:6]).close()
    subprocess.run(["mount", "-o", "remount,ro", str(folder)], check=True)
    journal, match = resumed(path, rig)
    tell(match, ACTS[6])
    said(journal.news())
    subprocess.run(["mount", "-o", "remount,rw", str(folder)], check=True)
    journal.flush()
    said(journal.news())
    journal.close()
    journal, match = resumed(path, rig)
    assert count(match) == 9
    journal.close()


def vanished(folder: Path, rig: Rig) -> None:
    """The folder is moved away while a game is played, and comes back only afterwards."""
    path = folder / "data" / "journal.sqlite3"
    journal, match = resumed_from(path, rig)
    path.parent.rename(folder / "elsewhere")
    path.parent.write_text("no folder", encoding="utf-8")
    tell(match, ACTS[6])
    assert journal.waiting
    path.parent.unlink()
    tell(match, ACTS[7])
    assert journal.waiting == 0
    said(journal.news())
    journal.close()
    journal, match = resumed(path, rig)
    assert count(match) == 10, "the whole game is there anew"
    journal.close()


def resumed_from(path: Path, rig: Rig) -> tuple[Journal, Match]:
    """A game that was left and is taken up again."""
    begun(path, rig, *ACTS[:6]).close()
    return resumed(path, rig)


SCENES: dict[str, Callable[[Path, Rig], None]] = {
    "left": left,
    "cut-off": cut_off,
    "from-nothing": from_nothing,
    "read-only": read_only,
    "vanished": vanished,
}


def main() -> None:
    folder, scene = Path(sys.argv[1]), sys.argv[2]
    assert "POWER_FULL" in os.environ or os.path.ismount(folder), "a file system of its own"
    SCENES[scene](folder, Rig(2, setup=match_setup(2)))


if __name__ == "__main__":
    main()
