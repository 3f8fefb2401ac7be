"""A tile-set file made of a table of dominoes: the magnets of all pockets are chosen, and the file written."""

from __future__ import annotations

from pathlib import Path

from companion.care.tiles.checking import tell_faults
from companion.core import intake, whole
from companion.core.errors import FileError, SettingsError
from companion.core.model import Phrase
from companion.device.reading.codebook import least_distance
from companion.device.tiles import files as tile_files
from companion.device.tiles.check import GOOD_DISTANCE, check, is_grave
from companion.device.tiles.files import BYTES_MAX
from companion.device.tiles.make import make as make_set
from companion.device.tiles.make import wrong
from companion.evening.here import Here, line, tell
from companion.language.phrases import Phrases


def make(where: Here, table: str, out: str, names: tuple[str, str], seed: int, force: bool) -> bool:
    """Make the file; whether the table had no faults, which are told. FileError.

    names: the set's id, "" for the file's name, and its name for people, "" for the id. force: replace the file.
    """
    tile_id = names[0] or Path(out).stem
    try:
        _make(Path(table), Path(out), (tile_id, names[1] or tile_id), seed, force, where.phrases)
    except SettingsError as error:
        tell_faults(error, where.phrases)
        return False
    return True


def _make(table: Path, out: Path, names: tuple[str, str], seed: int, force: bool, phrases: Phrases) -> None:
    """Read, choose, write, and tell each step. FileError, SettingsError."""
    if out.exists() and not force:
        raise FileError("tiles-make-there", file=str(out), option="--force")
    text = _read(table)
    tell(phrases, "tiles-make-seeking", file=str(table))
    made = make_set(text, *names, seed, str(table))
    written = tile_files.dumps(made)
    tile_files.loads(written, str(out))  # what would not be read again is not written
    try:
        whole.put(out, written.encode("utf-8"))
    except OSError as error:
        raise FileError("file-cannot-write", file=str(out), reason=error.strerror or "") from error
    tell(phrases, "tiles-show-dominoes", count=len(made.dominoes))
    tell(phrases, "tiles-show-kinds", count=len(made.kinds()))
    reached = least_distance(made)
    tell(phrases, "tiles-show-distance", distance=reached)
    tell(phrases, "tiles-make-safe" if reached >= GOOD_DISTANCE else "tiles-make-weak")
    for problem in sorted(check(made), key=is_grave, reverse=True):
        line(phrases.write(problem))
    tell(phrases, "tiles-make-written", file=str(out))


def _read(table: Path) -> str:
    try:
        return intake.read_bytes(table, BYTES_MAX).decode("utf-8-sig")
    except intake.Unreadable as error:
        raise FileError("tiles-table-unreadable", file=str(table), reason=error.reason) from error
    except UnicodeDecodeError as error:
        at = error.object[: error.start].count(b"\n") + 1
        raise wrong(str(table), at, 1, Phrase("tiles-not-utf8")) from error
