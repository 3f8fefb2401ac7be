"""What an assembly house is sent beside the bare board: which part where, and how it is turned.

NAME-KIND-bom.csv  Comment, Designator, Footprint, LCSC Part #: a line a part, no more than MOST designators on one
NAME-KIND-cpl.csv  Designator, Mid X, Mid Y, Layer, Rotation: in millimetres from the origin of the drill files

Only what is soldered by reflow is in them; what has pins through the board is soldered by hand. A kind is one of
"board5", "tray" and "coupon": the same board with the sensors that it needs.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from firmware.tables import layouts
from hardware.electronics.cells_circuit import COLUMNS, LETTERS, ROWS, has_kings
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.kicad import Facts
from hardware.electronics.orders import NOT_SEEN, Order, orders
from hardware.electronics.strip_circuit import strip_needs

KINDS: Final = ("board5", "tray", "coupon")
COUPON_CELLS: Final = frozenset({"A1", "B1", "A2", "B2"})
MOST: Final = 200
HOUSE: Final = "LCSC"
BOM_HEAD: Final = ("Comment", "Designator", "Footprint", "LCSC Part #")
CPL_HEAD: Final = ("Designator", "Mid X", "Mid Y", "Layer", "Rotation")
LIBRARIES: Final = frozenset({"Resistor_SMD", "Capacitor_SMD", "Package_TO_SOT_SMD", "Package_SO"})
"""Where the footprints are that are soldered by reflow."""
ROTATIONS: Final = ((r"SOT-23$", 180.0), (r"TSSOP-\d+_", 270.0), (r"[RC]_\d{4}_", 0.0))
"""Footprint -> how far KiCad's pose of it is turned from that in the tape, its holes at the left.

From the quadrant of pin 1 in makers' tape drawings: SOT-23 the third, TSSOP the first (EIA-481).
"""


def fitted(of: Circuit, kind: str) -> tuple[Component, ...]:
    """What is soldered by reflow for one of KINDS; KeyError for another."""
    if kind not in KINDS:
        raise KeyError(kind)
    left_out = _sensors() - _needed(kind)
    return tuple(
        one
        for one in of.components
        if one.footprint.partition(":")[0] in LIBRARIES and one.reference not in left_out
    )


def by_hand(of: Circuit) -> tuple[Component, ...]:
    """What has pins through the board, and so is soldered by hand; test points are nothing but copper."""
    others = (one for one in of.components if one.footprint.partition(":")[0] not in LIBRARIES)
    return tuple(one for one in others if not one.reference.startswith("TP"))


def _sensors() -> frozenset[str]:
    """Every sensor of the board and its capacitor."""
    sites = range(1, 7)
    return frozenset(
        f"{letter}{row + 1}{column + 1}{site}"
        for letter in "UC"
        for row in range(ROWS)
        for column in range(COLUMNS)
        for site in sites
        if site <= 5 or has_kings(row)
    )


def _needed(kind: str) -> frozenset[str]:
    if kind == "coupon":
        return frozenset(one for one in _sensors() if one[3] != "6" and _cell(one) in COUPON_CELLS)
    rows = range(layouts()[kind].strips)
    return frozenset(f"{one[0]}{row + 1}{one[1:]}" for row in rows for one in strip_needs(kind, row))


def _cell(reference: str) -> str:
    """The cell of a sensor or its capacitor: "A1" of U111."""
    return f"{LETTERS[int(reference[2]) - 1]}{reference[1]}"


def order_of(one: Component) -> Order | None:
    """The numbers of a component, if they were seen."""
    return orders().get((one.value, one.footprint.partition(":")[2]))


def house_number(one: Component) -> str:
    """The assembly house's own number, or NOT_SEEN."""
    order = order_of(one)
    return order.distributor_number if order and order.distributor == HOUSE else NOT_SEEN


def not_seen(parts: tuple[Component, ...]) -> tuple[str, ...]:
    """Values for which the assembly house's number was not seen."""
    return tuple(sorted({one.value for one in parts if house_number(one) == NOT_SEEN}))


def bom_rows(parts: tuple[Component, ...]) -> Iterator[tuple[str, str, str, str]]:
    """Lines of BOM_HEAD; the value, and the maker's number where it was seen, as the comment."""
    found: dict[tuple[str, str, str], list[str]] = {}
    for one in parts:
        order = order_of(one)
        comment = f"{one.value}, {order.part_number}" if order else one.value
        found.setdefault((comment, one.footprint.partition(":")[2], house_number(one)), []).append(one.reference)
    for (comment, footprint, number), references in found.items():
        for first in range(0, len(references), MOST):
            yield comment, ",".join(references[first : first + MOST]), footprint, number


def turned_deg(footprint: str, turn_deg: float) -> float:
    """The assembly house's rotation of a footprint that KiCad turns so far; KeyError for an unknown footprint."""
    for pattern, more in ROTATIONS:
        if re.match(pattern, footprint):
            return (turn_deg + more) % 360.0
    raise KeyError(footprint)


def cpl_rows(parts: tuple[Component, ...], facts: Facts) -> Iterator[tuple[str, str, str, str, str]]:
    """Lines of CPL_HEAD, as KiCad reads the board."""
    wanted = {one.reference for one in parts}
    for one in sorted(facts.footprints, key=lambda one: one.reference):
        if one.reference in wanted:
            layer = "top" if one.front else "bottom"
            x, y = (f"{value:.3f}" for value in one.at_mm)
            yield one.reference, x, y, layer, f"{turned_deg(one.name, one.turn_deg):g}"


def write(of: Circuit, facts: Facts, folder: Path) -> tuple[str, ...]:
    """Both files of each kind into a folder; gives what to know of them, a fact a line."""
    told: list[str] = []
    for kind in KINDS:
        parts, stem = fitted(of, kind), f"{of.name}-{kind}"
        _table(folder / f"{stem}-bom.csv", BOM_HEAD, bom_rows(parts))
        _table(folder / f"{stem}-cpl.csv", CPL_HEAD, cpl_rows(parts, facts))
        told.append(f"For {kind}: {stem}-bom.csv and {stem}-cpl.csv, {len(parts)} parts.")
        told += [f"For {kind}: the {HOUSE} number of {value} was not seen." for value in not_seen(parts)]
    own = [one.reference for one in by_hand(of)]
    return (*told, f"Soldered by hand, not by the house: {', '.join(own)}.")


def _table(path: Path, head: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> None:
    with path.open("w", encoding="utf-8", newline="") as file:
        out = csv.writer(file, lineterminator="\n")
        out.writerow(head)
        out.writerows(rows)
