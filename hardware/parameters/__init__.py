"""hardware/parameters.toml as typed values, a field a section. Units are in the names.

    sensing   magnets, sensors, tolerances, motion
    tiles     pockets, relief, Braille and numbers, pegs, the stick, printing
    housing   skin, grid, frame, rim, buttons, tray, tower, steel
    boards    printed circuit boards
    circuits  values of components

Nothing else in hardware/ holds a number that somebody could want to change.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, fields
from functools import cache
from pathlib import Path
from typing import Any, TypeVar, get_type_hints

from hardware.parameters.boards import CellsBoard, CircuitBoard, MainBoard, Strip
from hardware.parameters.circuits import CircuitValues, Supply
from hardware.parameters.housing import Button, Frame, Grid, Rim, Skin, Steel, Tower, Tray
from hardware.parameters.sensing import (
    Abuse,
    Board,
    Gauge,
    Holding,
    King,
    Knock,
    Limit,
    Magnet,
    Material,
    Motion,
    Sensor,
    Sheet,
    Tile,
    Tolerances,
    Wand,
)
from hardware.parameters.tiles import Braille, Crown, Number, Peg, Pocket, Printing, Relief, Scallop, Stick

__all__ = [
    "FILE",
    "Abuse",
    "Board",
    "Braille",
    "Button",
    "CellsBoard",
    "CircuitBoard",
    "CircuitValues",
    "Crown",
    "Frame",
    "Gauge",
    "Grid",
    "Holding",
    "King",
    "Knock",
    "Limit",
    "Magnet",
    "MainBoard",
    "Material",
    "Motion",
    "Number",
    "Parameters",
    "Peg",
    "Pocket",
    "Printing",
    "Relief",
    "Rim",
    "Scallop",
    "Sensor",
    "Sheet",
    "Skin",
    "Steel",
    "Stick",
    "Strip",
    "Supply",
    "Tile",
    "Tolerances",
    "Tower",
    "Tray",
    "Wand",
    "loads",
    "parameters",
]

FILE = Path(__file__).parent.parent / "parameters.toml"
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Parameters:
    """The whole file, a field a section."""

    board: Board
    tile: Tile
    code_magnet: Magnet
    king_magnet: Magnet
    wand_magnet: Magnet
    king: King
    gauge: Gauge
    wand: Wand
    sensor: Sensor
    economy_sensor: Sensor
    magnet_material: Material
    holding: Holding
    limit: Limit
    economy_limit: Limit
    tolerances: Tolerances
    motion: Motion
    knock: Knock
    abuse: Abuse
    pocket: Pocket
    relief: Relief
    scallop: Scallop
    crown: Crown
    braille: Braille
    number: Number
    peg: Peg
    stick: Stick
    printing: Printing
    skin: Skin
    grid: Grid
    frame: Frame
    rim: Rim
    button: Button
    tray: Tray
    tower: Tower
    steel: Steel
    sheet: Sheet
    circuit_board: CircuitBoard
    circuit: CircuitValues
    supply: Supply
    strip: Strip
    main_board: MainBoard
    cells_board: CellsBoard


@cache
def parameters() -> Parameters:
    """The parameters of the file beside this package."""
    return loads(FILE.read_text(encoding="utf-8"))


def loads(text: str) -> Parameters:
    """The parameters of a text; ValueError when a name is missing, unknown or no number."""
    told = tomllib.loads(text)
    sections: dict[str, type[Any]] = get_type_hints(Parameters)
    if told.keys() != sections.keys():
        raise ValueError(f"sections missing or unknown: {sorted(told.keys() ^ sections.keys())}")
    return Parameters(**{name: _section(kind, name, told[name]) for name, kind in sections.items()})


def _section(kind: type[T], name: str, told: dict[str, Any]) -> T:
    known = {field.name for field in fields(kind)}  # type: ignore[arg-type]
    if told.keys() != known:
        raise ValueError(f"section {name}: missing or unknown: {sorted(told.keys() ^ known)}")
    wrong = [key for key, value in told.items() if not isinstance(value, float)]
    if wrong:
        raise ValueError(f"section {name}: no number with a decimal point: {wrong}")
    return kind(**told)
