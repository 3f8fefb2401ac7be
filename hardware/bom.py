"""The parts list: what to buy for a board, the tray or a set of tiles, with spares, price, and hours of printing.

    python -m hardware.bom [board5|board7|tray|tiles|set] [--players N] [--game GAME] [--csv FILE]
                           [--without-printed]

A set, which is the default, is a board of 5 by 5 cells for each player, the tray, and the tiles of a game with all
tools; one player and Královská zahrada unless told. Counts come from hardware.bom_counts, hours and filament from
hardware.print_times. What a part is called, what it costs and how many spares are wise stands in
hardware/bom_parts.csv: item, words, unit, spare_percent, price_eur (of one unit) with its basis, and a part_number
only with the page on which it was seen and the day. Numbers of electronic parts: electronics.orders.
"""

from __future__ import annotations

import argparse
import csv
import math
import sys
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Final, TextIO

from companion.device.tiles.files import standard
from companion.games import SENSED
from hardware import print_times
from hardware.bom_counts import CHOICES, SET, Need, needs, printed
from hardware.electronics import orders
from hardware.electronics.orders import NOT_SEEN, Order
from hardware.errors import HardwareError
from hardware.print_times import Printing

FILE: Final = Path(__file__).with_name("bom_parts.csv")
PIECE: Final = "piece"
DETAIL: Final = "{detail}"
GAME: Final = "royal_garden"
NUMBERS: Final = ("spare_percent", "price_eur")
COLUMNS: Final = (
    *("item", "words", "count", "spare", "unit", "part_number", "source", "looked_at"),
    *("distributor", "distributor_number", "quoted_at", "alternatives"),
    *("estimate_each_eur", "estimate_all_eur", "basis_of_estimate"),
)
TITLES: Final = {
    "board5": "a board of 5 by 5 cells",
    "board7": "a board of 7 by 7 cells",
    "tray": "a tray",
    "tiles": "the tiles of one game, with the tools to make and test them",
    "set": "a set: a board of 5 by 5 cells for each player, a tray, and the tiles of one game with their tools",
}
PROMISE_PLAYERS: Final = 2
PROMISE_EUR: Final = 435.0
PROMISE_H: Final = 115.0
"""What a set for two of Královská zahrada may cost and take to print, from revision B on."""


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
    """One line of a parts list: so many are needed, and so many more are wise, in units of the entry.

    order: numbers to order an electronic part by, if they were seen.
    """

    entry: Entry
    words: str
    count: float
    spare: float
    order: Order | None = None

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
    numbers: dict[tuple[str, str], Order | None] = {}
    for need in wanted:
        entry = _entry(need)
        key = entry.item, entry.words.replace(DETAIL, need.detail)
        counts[key] = counts.get(key, 0.0) + need.count
        numbers[key] = orders.orders().get((need.detail, need.item))
    return tuple(_line(entries()[key[0]], key[1], count, numbers[key]) for key, count in counts.items())


def _entry(need: Need) -> Entry:
    """By its value ("DRV5055A3"), if that has a row, or else by its item."""
    known = entries()
    if need.detail in known:
        return known[need.detail]
    if need.item not in known:
        raise KeyError(f"{FILE.name} has no row for {need.item} {need.detail}".rstrip())
    return known[need.item]


def _line(entry: Entry, words: str, count: float, order: Order | None) -> Line:
    spare = count * entry.spare_percent / 100
    return Line(entry, words, count, float(math.ceil(spare - 1e-9)) if entry.unit == PIECE else spare, order)


def spoken(line: Line) -> str:
    """One line in words."""
    entry = line.entry
    told = f"{_amount(line.count, entry.unit)}{_spare(line)}: {line.words}."
    if entry.part_number:
        told += f" Part number {entry.part_number}, seen on {entry.source} on {entry.looked_at}."
    told += f" {orders.spoken(line.order)}" if line.order or not entry.part_number else ""
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
    without = sum(not line.entry.part_number and line.order is None for line in found)
    told.append(
        f"{without} of {len(found)} lines have no maker's part number: any part that fits the words will do."
    )
    return told


def promise(found: Sequence[Line], made: Printing) -> tuple[list[str], bool]:
    """Whether a set for two keeps its promise, in words, and whether it fails it."""
    cost_eur = sum(line.cost_eur for line in found)
    bounds = f"{PROMISE_EUR:.0f} euro and {PROMISE_H:.0f} hours of printing"
    if cost_eur <= PROMISE_EUR and made.hours_all <= PROMISE_H:
        return [f"The promise of {bounds} is kept."], False
    return [f"The promise of {bounds} is broken: {cost_eur:.0f} euro, {made.hours_all:.0f} hours."], True


def write_csv(file: TextIO, found: Iterable[Line]) -> None:
    """The list as a table of COLUMNS."""
    rows = csv.writer(file, lineterminator="\n")
    rows.writerow(COLUMNS)
    for line in found:
        entry = line.entry
        digits = 0 if entry.unit == PIECE else 2
        amounts = (f"{line.count:.{digits}f}", f"{line.spare:.{digits}f}")
        seen = (entry.part_number, entry.source, entry.looked_at)
        number = line.order
        sold = (
            (f"{number.distributor}: {number.part_number}", number.distributor_number, number.quoted_at)
            if number
            else (NOT_SEEN, "", "")
        )
        other = number.alternatives if number else ""
        price = (f"{entry.price_eur:g}", f"{line.cost_eur:.2f}", entry.basis)
        rows.writerow((entry.item, line.words, *amounts, entry.unit, *seen, *sold, other, *price))


def parts_list(
    kind: str, game: str, players: int = 1, *, with_printed: bool = True
) -> tuple[tuple[Line, ...], Printing | None]:
    """The parts list of one of CHOICES, filament last, and what is printed; errors as print_times.figure."""
    wanted = list(needs(kind, standard(game), players))
    made = None
    if with_printed:
        made = print_times.printing(printed(kind, game, players), print_times.rows())
        wanted.append(Need("filament", made.grams))
    return lines(wanted), made


def _arguments() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="python -m hardware.bom", description="What to buy, counted in the models."
    )
    parser.add_argument("kind", nargs="?", choices=CHOICES, default=SET)
    parser.add_argument("--players", type=int, choices=range(1, 5), default=1, help="boards of a set")
    parser.add_argument("--game", choices=sorted(SENSED), default=GAME, help="whose tiles")
    parser.add_argument("--csv", type=Path, metavar="FILE", help="write the list as a table too")
    parser.add_argument("--without-printed", action="store_true", help="without filament and hours")
    return parser


def main(arguments: Sequence[str]) -> int:
    """The command; 1 when something is missing, or a set for two breaks its promise."""
    asked = _arguments().parse_args(arguments)
    broken = False
    try:
        found, made = parts_list(asked.kind, asked.game, asked.players, with_printed=not asked.without_printed)
        print(*report(asked.kind, found, asked.game), sep="\n")
        if made is None:
            print("Filament for printed parts is not counted.")
        else:
            print(*print_times.spoken(made, print_times.rows()), sep="\n")
            if (asked.kind, asked.players, asked.game) == (SET, PROMISE_PLAYERS, GAME):
                told, broken = promise(found, made)
                print(*told, sep="\n")
        if asked.csv:
            with asked.csv.open("w", encoding="utf-8", newline="") as file:
                write_csv(file, found)
            print(f"Written: {asked.csv}")
    except (OSError, HardwareError) as error:  # no libraries of KiCad, no row, or a file that cannot be written
        print(f"The parts list is not complete. {error}", file=sys.stderr)
        return 1
    return int(broken)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
