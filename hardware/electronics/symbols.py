"""Symbols of KiCad 6's own libraries, as a schematic embeds them."""

from __future__ import annotations

import re
from collections.abc import Iterable
from copy import deepcopy
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from kiutils.symbol import SymbolLib
from kiutils.utils.sexpr import parse_sexp

FOLDER: Final = Path("/usr/share/kicad/symbols")
HEAD: Final = "(version 20211014) (generator kicad_symbol_editor)"


class NoKiCadError(RuntimeError):
    """KiCad's symbols are not where they should be."""


@dataclass(frozen=True, slots=True)
class SymbolPin:
    """Where a wire meets a pin, from the symbol's origin, y upwards. side: "left", "right", "top" or "bottom"."""

    number: str
    x_mm: float
    y_mm: float
    side: str


@cache
def _text(library: str) -> str:
    file = FOLDER / f"{library}.kicad_sym"
    if not file.is_file():
        raise NoKiCadError(f"KiCad 6 is needed: no {file}")
    return file.read_text(encoding="utf-8")


@cache
def _alone(library: str, name: str) -> Any:
    """One symbol of a library; only its own part of the file is read, for a whole library takes seconds."""
    found = re.search(rf'^  \(symbol "{re.escape(name)}".*?^  \)$', _text(library), re.DOTALL | re.MULTILINE)
    if not found:
        raise KeyError(f"{library}:{name}")
    (symbol,) = SymbolLib.from_sexpr(parse_sexp(f"(kicad_symbol_lib {HEAD}\n{found.group()}\n)")).symbols
    return symbol


@cache
def embedded(symbol: str) -> Any:
    """A symbol "Library:Name" as kiutils has it, what it inherits written out; KeyError, NoKiCadError."""
    library, name = symbol.split(":")
    found = deepcopy(_alone(library, name))
    if found.extends:
        parent = _alone(library, found.extends)
        own = {one.key: one for one in found.properties}
        found.properties = [own.pop(one.key, deepcopy(one)) for one in parent.properties] + list(own.values())
        for field in ("pinNames", "pinNamesHide", "pinNamesOffset", "hidePinNumbers", "inBom", "onBoard"):
            setattr(found, field, deepcopy(getattr(parent, field)))
        found.units = deepcopy(parent.units)
        found.extends = None
        for unit in found.units:
            unit.entryName = name
    found.libraryNickname = library
    return found


_SIDES: Final = {0: "left", 180: "right", 90: "bottom", 270: "top"}


@cache
def symbol_pins(symbol: str) -> dict[str, SymbolPin]:
    """The pins of a symbol by their numbers."""
    return {
        pin.number: SymbolPin(pin.number, pin.position.X, pin.position.Y, _SIDES[int(pin.position.angle or 0)])
        for unit in embedded(symbol).units
        for pin in unit.pins
    }


def write_library(symbols: Iterable[str], folder: Path) -> None:
    """Write these symbols, and no others, as small libraries named like KiCad's; what they inherit written out."""
    of_library: dict[str, list[Any]] = {}
    for symbol in sorted(symbols):
        alone = deepcopy(embedded(symbol))
        alone.libraryNickname = None
        of_library.setdefault(symbol.split(":")[0], []).append(alone)
    for library, found in of_library.items():
        made = SymbolLib(version="20211014", generator="companion", symbols=found)
        made.to_file(str(folder / f"{library}.kicad_sym"), encoding="utf-8")
