"""Every fault of a tile-set file by its place, and what is worth knowing about the set."""

from __future__ import annotations

from pathlib import Path

from companion.care.tiles.showing import tell_plain
from companion.core.errors import FileError, SettingsError
from companion.core.model import Phrase
from companion.device.tiles import files as tile_files
from companion.device.tiles.check import check as findings_of
from companion.device.tiles.check import is_grave, shared
from companion.device.tiles.tileset import TileSet
from companion.evening.here import Here, line, tell
from companion.evening.setting import game_of, tile_file, tiles_of
from companion.games import manifest
from companion.language.phrases import Phrases


def check(where: Here, file: str | None, game: str | None) -> bool:
    """Print what is to be known about a file, without one about the active set; whether it has no faults.

    CompanionError where there is no such file.
    """
    meant = game_of(where.settings, game)
    try:
        tiles = tile_files.load(Path(file), manifest(meant).pieces) if file else tiles_of(where.settings, meant)
    except SettingsError as error:
        tell_faults(error, where.phrases)
        return False
    if tiles.plain:
        tell_plain(where, game)
        return True
    return _tell_findings(tiles, file or tile_file(where.settings, meant) or tiles.id, where.phrases)


def tell_faults(error: FileError, phrases: Phrases) -> None:
    """Every fault of a file, each led by what a program looks for: file, line, column."""
    named = error.facts.get("faults")
    faults = [fault for fault in named if isinstance(fault, Phrase)] if isinstance(named, tuple) else []
    for fault in faults or [Phrase(error.key, error.facts)]:
        at = ":".join(str(part) for part in (error.facts["file"], fault.facts["line"], fault.facts["column"]))
        line(f"{at}: {phrases.write(fault)}", err=True)
    tell(phrases, "tiles-check-faults", err=True, count=max(1, len(faults)))


def _tell_findings(tiles: TileSet, name: str, phrases: Phrases) -> bool:
    """What is wrong with the set as a whole, then remarks; whether nothing is wrong."""
    found = findings_of(tiles)
    grave = [problem for problem in found if is_grave(problem)]
    remarks = [problem for problem in found if not is_grave(problem)]
    for problem in grave:
        line(phrases.write(problem), err=True)
    if grave:
        tell(phrases, "tiles-check-faults", err=True, count=len(grave))
    else:
        tell(phrases, "tiles-check-good", name=name)
    if tiles.dominoes and not shared(tiles):
        tell(phrases, "tiles-check-own", count=len(tiles.kinds()))
    if tiles.colours and not grave:
        tell(phrases, "tiles-check-colours", count=len(tiles.colours))
    if remarks:
        tell(phrases, "tiles-check-remarks", count=len(remarks))
    for problem in remarks:
        line(phrases.write(problem))
    return not grave
