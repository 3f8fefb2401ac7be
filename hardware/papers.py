"""What a maker needs beside printed parts: circuit boards, sheet metal, sheets to work by, what to buy, physics.

Each room of ROOMS writes its files into a folder that is there already. OSError, HardwareError.
"""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Final

from companion.care.tiles.loading_sheet import check_command, sheet
from companion.core.errors import CompanionError
from companion.core.model import Phrase
from companion.device.tiles.files import standard
from companion.device.tiles.loading import GAUGE
from companion.games import SENSED
from companion.language import braille
from companion.language.phrases import LANGUAGES, Phrases
from hardware import bom, bom_counts
from hardware.catalogue import BOARDS, Files, set_of
from hardware.electronics import fabrication, netlist, rules, schematic
from hardware.errors import HardwareError
from hardware.housing import skin, steel
from hardware.report.__main__ import main as report

SAMPLE_BOARD: Final = "strip5"
SAMPLE_TILE: Final = "domino 17"


def electronics(folder: Path, _files: Files = ()) -> None:
    """Each circuit board's schematic, netlist, layout, and what its maker is sent."""
    for layout in (*BOARDS, "cells5"):
        if found := rules.unexplained(layout):
            raise HardwareError(f"{layout} breaks electrical rules: {found[0].words}")
    for name in netlist.NAMES:
        (folder / name).mkdir(exist_ok=True)
        of = netlist.circuit(name)
        schematic.write_schematic(of, folder / name / f"{name}.kicad_sch")
        rules.write_netlist(of, folder / name / f"{name}.net")
    for name in fabrication.NAMES:
        fabrication.make(name, folder)


def steel_sheets(folder: Path, _files: Files = ()) -> None:
    """Drawings of the steel and of the skin for each board and the tray, and what to order."""
    for kind in BOARDS:
        steel.drawing(kind).saveas(folder / f"{kind}.dxf")
        _lines(folder / f"{kind}.txt", steel.words(kind))
        skin.drawing(kind).saveas(folder / f"{kind}-skin.dxf")
        _lines(folder / f"{kind}-skin.txt", skin.words(kind))


def sheets(folder: Path, files: Files = ()) -> None:
    """How every tile's magnets are set: as text in each language, and as Braille where liblouis is installed."""
    for language in LANGUAGES:
        words, pages = Phrases(language), []
        for title, told in _sheets(files):
            lines = [words.write(one) for one in told]
            _lines(folder / f"{language}-{title}.txt", lines)
            pages.append(lines)
        _braille(folder / f"{language}.brf", pages, language)


def _sheets(files: Files) -> Iterator[tuple[str, list[Phrase]]]:
    for game in SENSED:
        tiles = set_of(game, files)
        for thing in tiles.words():
            yield (
                f"{game} {thing}".replace("_", "-").replace(" ", "-"),
                sheet(tiles, thing, check_command(thing, game)),
            )
    first = next(iter(SENSED))
    yield GAUGE, sheet(standard(first), GAUGE, check_command(GAUGE, first))


def _braille(file: Path, sheets_of: Iterable[list[str]], language: str) -> None:
    """All sheets of a language, each beginning on a page of its own."""
    try:
        pages = [page for lines in sheets_of for page in braille.paged(braille.translated(lines, language))]
    except CompanionError as error:
        if error.key != "braille-none":
            raise HardwareError(Phrases("en").write(error)) from error
        file.with_suffix(".missing.txt").write_text(f"{Phrases('en').write(error)}\n", encoding="utf-8")
        return
    braille.write(file, pages)


def buying(folder: Path, _files: Files = ()) -> None:
    """What to buy for each board, the tray, the tiles, and a set, in words and as a table."""
    for kind in bom_counts.CHOICES:
        found, _ = bom.parts_list(kind, bom.GAME)
        _lines(folder / f"{kind}.txt", bom.report(kind, found, bom.GAME))
        with (folder / f"{kind}.csv").open("w", encoding="utf-8", newline="") as file:
            bom.write_csv(file, found)


def physics(folder: Path, _files: Files = ()) -> None:
    """The physics report; HardwareError when a figure does not keep its limit."""
    if report(["--out", str(folder)]):
        raise HardwareError(f"the physics report tells what does not keep its limit: {folder / 'report.md'}")


def sample(folder: Path) -> None:
    """One circuit board as its maker is sent it, and one sheet: what the repository keeps as an example."""
    with tempfile.TemporaryDirectory() as made:
        fabrication.make(SAMPLE_BOARD, Path(made))
        for file in (f"{SAMPLE_BOARD}.zip", f"{SAMPLE_BOARD}/{SAMPLE_BOARD}-order.txt"):
            shutil.copyfile(Path(made) / file, folder / Path(file).name)
    tiles, words = standard(), Phrases("en")
    told = sheet(tiles, SAMPLE_TILE, check_command(SAMPLE_TILE, next(iter(SENSED))))
    _lines(folder / "en-royal-garden-domino-17.txt", [words.write(one) for one in told])


def _lines(file: Path, lines: Iterable[str]) -> None:
    file.write_text("".join(f"{line}\n" for line in lines), encoding="utf-8", newline="\n")


ROOMS: Final[dict[str, Callable[[Path, Files], None]]] = {
    "electronics": electronics,
    "steel": steel_sheets,
    "sheets": sheets,
    "parts": buying,
    "report": physics,
}
"""Name of a folder of the export -> what writes it, given the folder and files of tile sets."""
