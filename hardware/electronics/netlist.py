"""The circuit of every board by its name, built from companion/device/data/cells.csv and pins.csv."""

from __future__ import annotations

from functools import cache
from typing import Final

from hardware.electronics.cells_circuit import NAME as CELLS
from hardware.electronics.cells_circuit import cells_circuit
from hardware.electronics.circuit import Circuit
from hardware.electronics.main_circuit import main_circuit
from hardware.electronics.strip_circuit import strip_circuit

NAMES: Final = ("strip5", "strip7", "main", "cells5")


@cache
def circuit(name: str) -> Circuit:
    """The circuit of one of NAMES; KeyError."""
    if name not in NAMES:
        raise KeyError(name)
    if name == "main":
        return main_circuit()
    return cells_circuit() if name == CELLS else strip_circuit(name)
