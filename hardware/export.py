"""Everything that a maker needs, as files: python -m hardware.export [FOLDER] [--only NAME...] [--workers N]

    tiles-*, tools, kings, tower, board5, board7, tray
                 STEP and 3MF of every printed part, its picture, and words.md, which tells each in words
    electronics  for each circuit board KiCad's files, what the maker of boards needs, and what to order in words
    steel        drawings of the sheets, and what to order in words
    sheets       how the magnets of every tile are set, in each language, and in Braille
    parts        what to buy, with counts
    report       the physics report

The folder is build/export unless told. `--sample` writes the few files that this repository keeps as an example,
into hardware/sample. Ends with status 1 if something could not be made, which is said.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from pathlib import Path
from typing import Final

from companion import config
from companion.core.errors import CompanionError
from companion.evening.setting import tile_file
from companion.games import NAMES, SENSED
from companion.language.phrases import Phrases
from hardware import catalogue, papers, solids
from hardware.catalogue import Files
from hardware.errors import HardwareError

FOLDER: Final = Path("build") / "export"
SAMPLE_FOLDER: Final = Path(__file__).parent / "sample"
SAMPLE: Final = {
    "tiles-royal-garden": ("domino-17-base", "domino-17-number", "cap-forest-0-lake-0"),
}
"""Folder of the catalogue -> the parts of it that the repository keeps as an example."""
EACH: Final = 20
"""After so many parts it is said how far the work is."""
Chosen = tuple[str, int]
"""Folder of the catalogue, and the place of a part in it."""


def export_part(folder: str, index: int, out: str, files: Files = ()) -> tuple[str, str]:
    """Write one part of the catalogue; gives its name and its words. Runs in a process of its own."""
    part = catalogue.parts(folder, files)[index]
    solid = part.make()
    stem = Path(out) / part.name
    solids.write(solid, stem)
    solids.draw([(solid, solids.COLOUR)], stem.with_name(part.name + ".png"))
    count = "once" if part.count == 1 else f"{part.count} times"
    changes = f" {part.changes}" if part.changes else ""
    return part.name, f"{part.words} Print it {count}, in layers of {part.layer_mm:g} mm.{changes}"


def printed(chosen: Iterable[Chosen], out: Path, workers: int, files: Files = ()) -> Iterator[str]:
    """Write these parts, each into the folder of its name, with progress in words."""
    tasks = list(chosen)
    told: dict[str, dict[int, tuple[str, str]]] = {}
    # Copies of a process that has drawn before hang in the libraries' threads; each worker begins anew.
    with ProcessPoolExecutor(workers, get_context("spawn")) as pool:
        running = {}
        for folder, index in tasks:
            (out / folder).mkdir(parents=True, exist_ok=True)
            running[pool.submit(export_part, folder, index, str(out / folder), files)] = (folder, index)
        for done, future in enumerate(as_completed(running), start=1):
            folder, index = running[future]
            told.setdefault(folder, {})[index] = _result(future)
            if done % EACH == 0 or done == len(tasks):
                yield f"Printed parts: {done} of {len(tasks)}."
    for folder, some in told.items():
        page = words_page(folder, [some[index] for index in sorted(some)])
        (out / folder / "words.md").write_text(page, encoding="utf-8", newline="\n")


def _result(future: Future[tuple[str, str]]) -> tuple[str, str]:
    """What a worker made; HardwareError when it died, as the library that draws does where EGL is missing."""
    try:
        return future.result()
    except BrokenProcessPool as error:
        raise HardwareError(
            "a process that makes parts died. Pictures need EGL: in Debian, install the package libegl1"
        ) from error


def words_page(folder: str, some: Iterable[tuple[str, str]]) -> str:
    """What the pictures of a folder show, in words; some: name and words of each part."""
    lines = [f"# {folder}: the parts in words", ""]
    for name, words in some:
        lines += [f"## {name}", "", f"![{name}]({name}.png)", "", words, ""]
    return "\n".join(lines)


def all_of(folders: Iterable[str], files: Files = ()) -> list[Chosen]:
    """Every part of these folders."""
    return [(folder, index) for folder in folders for index in range(len(catalogue.parts(folder, files)))]


def sample(out: Path, workers: int) -> Iterator[str]:
    """Write what the repository keeps as an example; KeyError when a part of SAMPLE is not there any more."""
    chosen: list[Chosen] = []
    for folder, names in SAMPLE.items():
        there = {part.name: index for index, part in enumerate(catalogue.parts(folder))}
        chosen += [(folder, there[name]) for name in names]
    yield from printed(chosen, out, workers)
    yield "Writing one circuit board and one sheet."
    papers.sample(out)


def export(out: Path, only: Iterable[str], workers: int, files: Files = ()) -> Iterator[str]:
    """Write the rooms of these names, all if there are none, with progress in words.

    files: of tile sets, as in catalogue.set_of. OSError, HardwareError, CompanionError.
    """
    wanted = list(only) or [*catalogue.FOLDERS, *papers.ROOMS]
    tiles = [name for name in wanted if name in catalogue.FOLDERS]
    yield from printed(all_of(tiles, files), out, workers, files)
    for name in (name for name in wanted if name in papers.ROOMS):
        yield f"Writing {name}."
        (out / name).mkdir(parents=True, exist_ok=True)
        papers.ROOMS[name](out / name, files)


def active(own: str) -> Files:
    """The files of tile sets that the companion's settings name; own: another one for Královská zahrada, or ""."""
    settings = config.load(config.settings_file(config.directories())).settings
    found = {game: tile_file(settings, game) for game in SENSED}
    if own:
        found[NAMES[0]] = own
    return tuple((game, file) for game, file in found.items() if file)


def _words() -> argparse.ArgumentParser:
    told = argparse.ArgumentParser(prog="python -m hardware.export", description="All files for a maker.")
    told.add_argument("folder", nargs="?", type=Path, help="where to write; else build/export")
    told.add_argument("--only", nargs="+", default=[], choices=[*catalogue.FOLDERS, *papers.ROOMS], metavar="NAME")
    told.add_argument(
        "--tiles", default="", metavar="FILE", help="tile set of Královská zahrada; else that of the settings"
    )
    told.add_argument("--workers", type=int, default=2, help="processes that make printed parts; 2 if not told")
    told.add_argument("--sample", action="store_true", help="only the few files that the repository keeps")
    return told


def main(arguments: list[str]) -> int:
    """Export and say what is done; 0, or 1 with what failed and what to do."""
    chosen = _words().parse_args(arguments)
    out = chosen.folder or (SAMPLE_FOLDER if chosen.sample else FOLDER)
    began = time.monotonic()
    workers = max(1, chosen.workers)
    try:
        steps = sample(out, workers) if chosen.sample else export(out, chosen.only, workers, active(chosen.tiles))
        for line in steps:
            print(line, flush=True)
    except (OSError, HardwareError, CompanionError) as error:
        told = Phrases("en").write(error) if isinstance(error, CompanionError) else error
        print(f"The export stopped: {told}", file=sys.stderr)
        print(
            "What is written so far stays. Mend that and call it again; --only NAME makes one part of it.",
            file=sys.stderr,
        )
        return 1
    print(f"Written to {out} in {time.monotonic() - began:.0f} seconds.")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
