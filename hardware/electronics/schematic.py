"""Schematics for KiCad 6: components in a regular grid, joined by labels with the names of their nets.

    python -m hardware.electronics.schematic FOLDER

Each pin has a short wire to a global label; pins to ground or +3V3 at the bottom or top of a symbol have the usual
power symbol. An open pin has a cross. Everything lies on KiCad's grid of 1.27 mm.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final
from uuid import NAMESPACE_URL, uuid5

from kiutils.items.common import Effects, Font, Justify, PageSettings, Position, Property, TitleBlock
from kiutils.items.schitems import (
    Connection,
    GlobalLabel,
    HierarchicalSheetInstance,
    NoConnect,
    SchematicSymbol,
    SymbolInstance,
)
from kiutils.schematic import Schematic

from hardware.electronics.circuit import ALWAYS, Circuit, Component
from hardware.electronics.netlist import NAMES, circuit
from hardware.electronics.parts import GROUND, SUPPLY
from hardware.electronics.strip_circuit import LAYOUTS, SWITCHED, strip_sensors
from hardware.electronics.symbols import SymbolPin, embedded, symbol_pins

STUB_MM: Final = 2.54
MANY: Final = 200
"""A circuit of more components stands in higher columns."""
TEXT_MM: Final = 1.27
LETTER_MM: Final = 1.27  # width of a letter in a label, with the label's own frame
GRID_MM: Final = 2.54
MARGIN_MM: Final = 20.32
FORMAT: Final = "20211123"  # KiCad 6.0
TITLE_MM: Final = (115, 45)  # width and height of the title block at the right and bottom, with the sheet's border
POWER_SYMBOLS: Final = {(GROUND, "bottom"): "power:GND", (SUPPLY, "top"): "power:+3V3"}
PAPERS: Final = (("A4", 297, 210), ("A3", 420, 297), ("A2", 594, 420), ("A1", 841, 594), ("A0", 1189, 841))
_OUTWARD: Final = {"left": (-1, 0, 180), "right": (1, 0, 0), "top": (0, -1, 90), "bottom": (0, 1, 270)}


@dataclass(frozen=True, slots=True)
class Block:
    """Columns of components side by side; aligned: all columns share the heights of their rows."""

    columns: tuple[tuple[Component, ...], ...]
    aligned: bool = False


@dataclass(frozen=True, slots=True)
class _Extent:
    """How far a component with its labels reaches from its origin."""

    left: float
    right: float
    top: float
    bottom: float


def _extent(one: Component) -> _Extent:
    reach = {"left": 5.08, "right": 5.08, "top": 5.08, "bottom": 5.08}
    for pin in symbol_pins(one.symbol).values():
        net = one.nets.get(pin.number, "")
        label = 3 * LETTER_MM if (net, pin.side) in POWER_SYMBOLS else (len(net) + 2) * LETTER_MM
        out = {"left": -pin.x_mm, "right": pin.x_mm, "top": pin.y_mm, "bottom": -pin.y_mm}
        out[pin.side] += STUB_MM + label
        reach = {side: max(reach[side], out[side] + TEXT_MM) for side in reach}
    reach["right"] = max(reach["right"], 5.08 + len(one.value) * LETTER_MM)
    return _Extent(reach["left"], reach["right"], reach["top"] + 2.54, reach["bottom"] + 2.54)


def _snap(length: float) -> float:
    """Up to the grid."""
    return round(-(-length // GRID_MM) * GRID_MM, 2)


class _Sheet:
    """A schematic that grows."""

    def __init__(self, of: Circuit) -> None:
        self.of = of
        self.file = Schematic.create_new()
        self.file.uuid = self.identity("sheet")
        self.file.version = FORMAT
        self.symbols: dict[str, Any] = {}
        self.powers = 0
        self.right = self.bottom = 0.0

    def identity(self, what: str) -> str:
        """The same identity each time a sheet is drawn."""
        return str(uuid5(NAMESPACE_URL, f"companion/{self.of.name}/{what}"))

    def block(self, block: Block, x_mm: float) -> float:
        """Draw a block with its left edge at x; returns its right edge."""
        rows: list[tuple[float, float]] = []
        if block.aligned:
            for row in range(max(len(column) for column in block.columns)):
                of_row = [_extent(column[row]) for column in block.columns if row < len(column)]
                rows.append((max(one.top for one in of_row), max(one.bottom for one in of_row)))
        for column in block.columns:
            extents = [_extent(one) for one in column]
            heights = rows or [(one.top, one.bottom) for one in extents]
            x_mm = _snap(x_mm + max(one.left for one in extents))
            y_mm = MARGIN_MM
            for one, (top, bottom) in zip(column, heights, strict=False):
                y_mm = _snap(y_mm + top)
                self.component(one, x_mm, y_mm)
                y_mm += bottom
            self.bottom = max(self.bottom, y_mm)
            x_mm += max(one.right for one in extents)
        self.right = max(self.right, x_mm)
        return x_mm

    def component(self, one: Component, x_mm: float, y_mm: float) -> None:
        """Draw a component with its wires and labels."""
        self.symbol(one.reference, one.value, one.symbol, (x_mm, y_mm), one.footprint)
        if one.fitted != ALWAYS:
            self.file.schematicSymbols[-1].properties.append(
                _property("Fitted", f"only for the {one.fitted}", 4, (x_mm, y_mm), hide=True)
            )
        for pin in symbol_pins(one.symbol).values():
            self.pin(one.reference, pin, one.nets.get(pin.number), (x_mm + pin.x_mm, y_mm - pin.y_mm))

    def symbol(
        self, reference: str, value: str, symbol: str, at: tuple[float, float], footprint: str = ""
    ) -> None:
        """Draw a symbol; reference and value stand where the library puts them."""
        drawn = self.symbols.setdefault(symbol, embedded(symbol))
        library, name = symbol.split(":")
        placed = SchematicSymbol(libraryNickname=library, entryName=name, unit=1, inBom=True, onBoard=True)
        placed.position = Position(*at, 0)
        placed.uuid = self.identity(reference)
        shown = {"Reference": reference, "Value": value}
        for place, key in enumerate(("Reference", "Value", "Footprint", "Datasheet")):
            (known,) = (one for one in drawn.properties if one.key == key)
            text = shown.get(key, footprint if key == "Footprint" else known.value)
            hidden = key not in shown or (key == "Reference" and reference.startswith("#"))
            where = (at[0] + known.position.X, at[1] - known.position.Y)
            placed.properties.append(_property(key, text, place, where, hidden, known))
        placed.pins = {number: self.identity(f"{reference}.{number}") for number in symbol_pins(symbol)}
        self.file.schematicSymbols.append(placed)
        self.file.symbolInstances.append(SymbolInstance(f"/{placed.uuid}", reference, 1, value, footprint))

    def pin(self, reference: str, pin: SymbolPin, net: str | None, at: tuple[float, float]) -> None:
        """A wire from a pin to its label, or a cross."""
        what = f"{reference}/{pin.number}"
        if net is None:
            self.file.noConnects.append(NoConnect(_position(at), self.identity(what)))
            return
        right, down, angle = _OUTWARD[pin.side]
        end = (at[0] + right * STUB_MM, at[1] + down * STUB_MM)
        ends = [_position(at), _position(end)]
        self.file.graphicalItems.append(Connection("wire", ends, uuid=self.identity(what)))
        power = POWER_SYMBOLS.get((net, pin.side))
        if power:
            self.powers += 1
            self.symbol(f"#PWR{self.powers:03}", net, power, end)
        else:
            self.label(net, end, angle, what)

    def label(self, net: str, at: tuple[float, float], angle: int, what: str) -> None:
        """A global label; angle: the direction in which its text goes."""
        effects = Effects(Font(height=TEXT_MM, width=TEXT_MM))
        effects.justify = Justify(horizontally="right" if angle in {180, 270} else "left")
        label = GlobalLabel(text=net, shape="passive", position=Position(*_round(at), angle), effects=effects)
        label.uuid = self.identity(f"label {what}")
        self.file.globalLabels.append(label)

    def flag(self, number: int, net: str, at: tuple[float, float]) -> None:
        """Tell KiCad's own rules that a net is supplied: by the cable, or through the switch."""
        self.symbol(f"#FLG{number:03}", "PWR_FLAG", "power:PWR_FLAG", at)
        self.label(net, at, 270, f"flag {net}")


def _round(at: tuple[float, float]) -> tuple[float, float]:
    return round(at[0], 2), round(at[1], 2)


def _position(at: tuple[float, float]) -> Position:
    return Position(*_round(at))


def _property(
    key: str, text: str, place: int, at: tuple[float, float], hide: bool = False, like: Property | None = None
) -> Property:
    effects = Effects(Font(height=TEXT_MM, width=TEXT_MM), hide=hide)
    angle = 0.0
    if like is not None:
        angle = like.position.angle or 0.0
        effects.justify = like.effects.justify
    return Property(key, text, place, Position(*_round(at), angle), effects)


def _blocks(of: Circuit) -> Sequence[Block]:
    """How a circuit's components stand: connectors and power, multiplexers, then each cell's sensors."""
    sensors = strip_sensors(of.name) if of.name in LAYOUTS else {}
    in_cells = {kind + reference[1:] for reference in sensors for kind in "UC"}
    rest = [one for one in of.components if one.reference not in in_cells]
    tall = [one for one in rest if len(symbol_pins(one.symbol)) > 8]
    small = [one for one in rest if one not in tall]
    many = len(of.components) > MANY
    blocks = [Block(_columns(small, 16 if many else 5)), Block(_columns(tall, 6 if many else 3))]
    cells: dict[str, list[str]] = {}
    for reference in sensors:
        cells.setdefault(reference[1], []).append(reference[1:])
    columns = [
        tuple(of.component(kind + number) for number in numbers) for numbers in cells.values() for kind in "UC"
    ]
    return [*blocks, Block(tuple(columns), aligned=True)] if columns else blocks


def _columns(components: list[Component], most: int) -> tuple[tuple[Component, ...], ...]:
    return tuple(tuple(components[first : first + most]) for first in range(0, len(components), most))


def _paper(right: float, bottom: float, foot: float) -> str:
    """The smallest sheet for a drawing of which only the flags, up to foot, may stand beside the title block."""
    border = 12
    for name, width, height in PAPERS:
        if max(right, foot + TITLE_MM[0]) <= width - border and bottom <= height - border:
            return name
    raise ValueError(f"no paper for {right:.0f} by {bottom:.0f} millimetres")


def schematic(of: Circuit) -> Schematic:
    """The schematic of a circuit; KeyError for an unknown symbol, NoKiCadError without KiCad's libraries."""
    sheet = _Sheet(of)
    x_mm = MARGIN_MM
    for block in _blocks(of):
        x_mm = sheet.block(block, x_mm)
    flagged = [net for net in (SUPPLY, GROUND, SWITCHED) if net in of.nets()]
    for number, net in enumerate(flagged, 1):
        sheet.flag(number, net, (_snap(20.32 * number), _snap(sheet.bottom + 10.16)))
    sheet.bottom += 30.48
    sheet.file.paper = PageSettings(paperSize=_paper(sheet.right, sheet.bottom, MARGIN_MM + 20.32 * len(flagged)))
    sheet.file.titleBlock = TitleBlock(title=f"companion: {of.name}", company="companion")
    sheet.file.titleBlock.comments = {
        1: "Generated from companion/device/data/cells.csv and pins.csv; do not edit"
    }
    sheet.file.libSymbols = list(sheet.symbols.values())
    sheet.file.sheetInstances = [HierarchicalSheetInstance("/", "1")]
    return sheet.file


def write_schematic(of: Circuit, file: Path) -> None:
    """Write a circuit as a .kicad_sch."""
    schematic(of).to_file(str(file), encoding="utf-8")


def main() -> None:
    """Write the schematics of all circuits into a folder."""
    folder = Path(sys.argv[1])
    folder.mkdir(parents=True, exist_ok=True)
    for name in NAMES:
        write_schematic(circuit(name), folder / f"{name}.kicad_sch")
        print(f"Written: {name}.kicad_sch")


if __name__ == "__main__":
    main()
