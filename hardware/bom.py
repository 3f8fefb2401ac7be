"""The parts list: what to buy for a board, the tray or a set of tiles, with spares and an estimate of the price.

    python -m hardware.bom [board5|board7|tray|tiles|set] [--game GAME] [--csv FILE] [--without-printed]

A set, which is the default, is a board of 5 by 5 cells, the tray, and the tiles of a game with all tools; the
game is Královská zahrada if no other is named. Counts come from hardware.bom_counts. What a part is called, what
it costs and how many spares are wise stands in hardware/bom_parts.csv: item, words, unit, spare_percent, price_eur
(of one unit) with its basis, and a maker's part_number only with the page on which it was seen and the day.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Final, TextIO

from companion.device.tiles.files import standard
from companion.games import SENSED
from hardware.bom_counts import CHOICES, SET, Need, needs, plastic, printed

FILE: Final = Path(__file__).with_name("bom_parts.csv")
PIECE: Final = "piece"
DETAIL: Final = "{detail}"
GAME: Final = "royal_garden"
NUMBERS: Final = ("spare_percent", "price_eur")
COLUMNS: Final = (
    *("item", "words", "count", "spare", "unit", "part_number", "source", "looked_at"),
    *("estimate_each_eur", "estimate_all_eur", "basis_of_estimate"),
)
TITLES: Final = {
    "board5": "a board of 5 by 5 cells",
    "board7": "a board of 7 by 7 cells",
    "tray": "a tray",
    "tiles": "the tiles of one game, with the tools to make and test them",
    "set": "a set: a board of 5 by 5 cells, a tray, and the tiles of one game with their tools",
}


@dataclass(frozen=True, slots=True)
class Entry:
    """One row of bom_parts.csv. words: with DETAIL for value or size. price_eur: an estimate for one unit."""

    item: str
    words: str
    unit: str
    spare_percent: float
    price_eur: float
    basis: str
    part_number: str
    source: str
    looked_at: str


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a parts list: so many are needed, and so many more are wise, in units of the entry."""

    entry: Entry
    words: str
    count: float
    spare: float

    @property
    def cost_eur(self) -> float:
        """Estimate for all, spares too."""
        return (self.count + self.spare) * self.entry.price_eur


@cache
def entries() -> dict[str, Entry]:
    """Every row of bom_parts.csv by its item; ValueError when a row is given twice or lacks something."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return read(file)


def read(file: Iterable[str]) -> dict[str, Entry]:
    """The rows of such a file; ValueError when one is given twice, or has a part number without page and day."""
    found: dict[str, Entry] = {}
    for row in csv.DictReader(file):
        told = {field.name: row[field.name] for field in fields(Entry) if field.name not in NUMBERS}
        entry = Entry(**told, **{name: float(row[name]) for name in NUMBERS})  # type: ignore[arg-type]
        if entry.item in found:
            raise ValueError(f"{entry.item}: two rows")
        if entry.part_number and not (entry.source and entry.looked_at):
            raise ValueError(f"{entry.item}: a part number without the page on which it was seen, and the day")
        if not entry.basis:
            raise ValueError(f"{entry.item}: a price without its basis")
        found[entry.item] = entry
    return found


def lines(wanted: Iterable[Need]) -> tuple[Line, ...]:
    """A parts list: equal needs added up, in the order in which they first occur; KeyError for an unknown item."""
    counts: dict[tuple[str, str], float] = {}
    for need in wanted:
        entry = _entry(need)
        words = entry.words.replace(DETAIL, need.detail)
        counts[entry.item, words] = counts.get((entry.item, words), 0.0) + need.count
    return tuple(_line(entries()[item], words, count) for (item, words), count in counts.items())


def _entry(need: Need) -> Entry:
    """By its value ("DRV5055A3"), if that has a row, or else by its item."""
    known = entries()
    if need.detail in known:
        return known[need.detail]
    if need.item not in known:
        raise KeyError(f"{FILE.name} has no row for {need.item} {need.detail}".rstrip())
    return known[need.item]


def _line(entry: Entry, words: str, count: float) -> Line:
    spare = count * entry.spare_percent / 100
    return Line(entry, words, count, float(math.ceil(spare - 1e-9)) if entry.unit == PIECE else spare)


def spoken(line: Line) -> str:
    """One line in words."""
    entry = line.entry
    told = f"{_amount(line.count, entry.unit)}{_spare(line)}: {line.words}."
    if entry.part_number:
        told += f" Part number {entry.part_number}, seen on {entry.source} on {entry.looked_at}."
    return f"{told} Estimate: {line.cost_eur:.2f} euro; basis: {entry.basis}."


def _amount(count: float, unit: str) -> str:
    number = f"{count:.0f}" if unit in {PIECE, "gram"} else f"{count:.2f}"
    return f"{number} {unit}{'' if number == '1' else 's'}"


def _spare(line: Line) -> str:
    if not line.spare:
        return ""
    return f" and {_amount(line.spare, line.entry.unit)} spare"


def report(kind: str, found: Sequence[Line], game: str) -> list[str]:
    """A whole list in words, a fact a line."""
    total = sum(line.cost_eur for line in found)
    told = [f"Parts for {TITLES[kind]}.", f"Tile set: {standard(game).name}."]
    told += [spoken(line) for line in found]
    told.append(f"Estimate of all, spares too: {total:.0f} euro. Prices are guesses, without postage and tools.")
    without = sum(not line.entry.part_number for line in found)
    told.append(
        f"{without} of {len(found)} lines have no maker's part number: any part that fits the words will do."
    )
    return told


def write_csv(file: TextIO, found: Iterable[Line]) -> None:
    """The list as a table of COLUMNS."""
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(COLUMNS)
    for line in found:
        entry = line.entry
        digits = 0 if entry.unit == PIECE else 2
        amounts = (f"{line.count:.{digits}f}", f"{line.spare:.{digits}f}")
        seen = (entry.part_number, entry.source, entry.looked_at)
        price = (f"{entry.price_eur:g}", f"{line.cost_eur:.2f}", entry.basis)
        rows.writerow((entry.item, line.words, *amounts, entry.unit, *seen, *price))


def _at_once(words: str) -> None:
    print(words, flush=True)


def parts_list(
    kind: str, game: str, *, with_printed: bool = True, told: Callable[[str], None] = _at_once
) -> tuple[Line, ...]:
    """The parts list of one of CHOICES; told hears of the progress while printed parts are weighed."""
    wanted = list(needs(kind, standard(game)))
    if with_printed:
        parts = printed(kind, game)
        told(f"Weighing {len(parts)} different printed parts, about a second each.")
        wanted.append(plastic(parts, told))
    return lines(wanted)


def main(arguments: Sequence[str]) -> int:
    """The command."""
    parser = argparse.ArgumentParser(
        prog="python -m hardware.bom", description="What to buy, counted in the models."
    )
    parser.add_argument("kind", nargs="?", choices=CHOICES, default=SET)
    parser.add_argument("--game", choices=sorted(SENSED), default=GAME, help="whose tiles")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the list as a table too")
    parser.add_argument("--without-printed", action="store_true", help="do not weigh the printed parts")
    asked = parser.parse_args(arguments)
    try:
        found = parts_list(asked.kind, asked.game, with_printed=not asked.without_printed)
        print(*report(asked.kind, found, asked.game), sep="\n")
        if asked.without_printed:
            print("Filament for printed parts is not counted.")
        if asked.csv:
            with asked.csv.open("w", encoding="utf-8", newline="") as file:
                write_csv(file, found)
            print(f"Written: {asked.csv}")
    except OSError as error:  # no libraries of KiCad, or a file that cannot be written
        print(f"The parts list is not complete. {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
