"""Electrical rules of a circuit, checked by SKiDL with the symbols of KiCad 6, and its netlist file for KiCad.

    python -m hardware.electronics.rules [FOLDER]

checks every layout, tells what it finds, and writes netlists to the folder.
"""

from __future__ import annotations

import logging
import os
import sys
import tempfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final, Literal

from firmware.tables import layouts
from hardware.electronics.assembly import PICO_SYMBOL, assembled, open_nets, with_pico
from hardware.electronics.circuit import Circuit, Component
from hardware.electronics.netlist import NAMES, circuit
from hardware.electronics.parts import DRAIN, GROUND, REGISTER_END, REGISTER_OUTPUTS, SOURCE
from hardware.electronics.pico import PICO_PINS
from hardware.electronics.symbols import FOLDER, NoKiCadError, write_library

SWITCH_SYMBOLS: Final = frozenset({"Transistor_FET:AO3401A"})


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that the check found. words: as SKiDL says it."""

    severity: Literal["error", "warning"]
    words: str


@contextmanager
def _at(folder: Path) -> Iterator[None]:
    """SKiDL writes logs and caches where it runs."""
    before = Path.cwd()
    os.chdir(folder)
    try:
        yield
    finally:
        os.chdir(before)


@cache
def _skidl() -> Any:
    """SKiDL with KiCad 6's symbols, and without files of its own beside the caller."""
    if not FOLDER.is_dir():
        raise NoKiCadError(f"no symbols of KiCad in {FOLDER}")
    for name in ("KICAD", "KICAD6", "KICAD7", "KICAD8", "KICAD9", "KICAD10"):
        os.environ.setdefault(f"{name}_SYMBOL_DIR", str(FOLDER))
    before = logging.root.manager.disable
    logging.disable(logging.WARNING)
    try:
        with tempfile.TemporaryDirectory() as folder, _at(Path(folder)):
            import skidl  # noqa: PLC0415  it takes seconds, and writes where it is first imported

            skidl.logger.stop_log_file_output()
            # It notes for each part and net where in a program it was made, from the sources of the whole stack.
            # That takes far longer than all rules, and a circuit here is made of data.
            sys.modules["skidl.circuit"].__dict__["get_skidl_trace"] = list
    finally:
        logging.disable(before)
    skidl.set_default_tool(skidl.KICAD6)
    return skidl


@cache
def _templates() -> dict[str, Any]:
    """SKiDL's part of each symbol that the circuits use."""
    skidl = _skidl()
    used = {one.symbol for name in NAMES for one in circuit(name).components}
    found = {PICO_SYMBOL: _pico()}
    with tempfile.TemporaryDirectory() as folder:
        write_library(used, Path(folder))
        skidl.lib_search_paths[skidl.KICAD6] = [folder]
        skidl.config.pickle_dir = folder
        for symbol in sorted(used):
            library, name = symbol.split(":")
            found[symbol] = skidl.Part(library, name, dest=skidl.TEMPLATE, tool=skidl.KICAD6)
    return found


def _pico() -> Any:
    """KiCad 6 has no symbol of a Pico: pins typed by what they are called. Its regulator gives 3V3."""
    skidl = _skidl()
    types = skidl.Pin.types
    kinds = {"GND": types.PWRIN, "AGND": types.PWRIN, "3V3": types.PWROUT, "VBUS": types.PWROUT}
    kinds |= {"VSYS": types.PASSIVE, "RUN": types.INPUT, "3V3_EN": types.INPUT, "ADC_VREF": types.PASSIVE}
    pins = [
        skidl.Pin(num=str(number), name=name, func=kinds.get(name, types.BIDIR))
        for number, name in enumerate(PICO_PINS, 1)
    ]
    return skidl.Part(name="Pico", ref_prefix="A", dest=skidl.TEMPLATE, tool=skidl.SKIDL, pins=pins)


def skidl_circuit(of: Circuit) -> Any:
    """The circuit as SKiDL has it. Pins without a net stay open, some of them on purpose."""
    skidl = _skidl()
    made = skidl.Circuit(name=of.name)
    made.tag = of.name
    made.no_files = True
    nets = {name: skidl.Net(name, circuit=made) for name in of.nets()}
    for one in of.components:
        part = _templates()[one.symbol](circuit=made, ref=one.reference, value=one.value, footprint=one.footprint)
        part.tag = one.reference
        for pin in part.pins:
            if pin.num in one.nets:
                nets[one.nets[pin.num]] += pin
            elif _may_stay_open(one, pin.num):
                made.NC += pin
        missing = one.nets.keys() - {pin.num for pin in part.pins}
        if missing:
            raise ValueError(f"{one.reference}: {one.symbol} has no pin {sorted(missing)}")
    _supply(of, nets, skidl.POWER)
    return made


def _may_stay_open(one: Component, pin: str) -> bool:
    """Pins of connectors, of the Pico, outputs of registers."""
    if one.symbol == PICO_SYMBOL or one.symbol.startswith("Connector"):
        return True
    return one.symbol == "74xx:74HC595" and pin in (*REGISTER_OUTPUTS, REGISTER_END)


def _supply(of: Circuit, nets: Mapping[str, Any], power: Any) -> None:
    """Ground is zero by definition; a switch hands on the supply that it has at its source."""
    if GROUND in nets:
        nets[GROUND].drive = power
    for one in of.components:
        source = nets[one.nets[SOURCE]] if one.symbol in SWITCH_SYMBOLS else None
        if source and (source.drive == power or any(pin.drive == power for pin in source.pins)):
            nets[one.nets[DRAIN]].drive = power


class _Listener(logging.Handler):
    """Keeps what SKiDL says."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[Finding] = []

    def emit(self, record: logging.LogRecord) -> None:
        """Keep one record."""
        severity: Literal["error", "warning"] = "error" if record.levelno >= logging.ERROR else "warning"
        self.heard.append(Finding(severity, record.getMessage()))


@contextmanager
def _listening() -> Iterator[list[Finding]]:
    """What SKiDL says meanwhile, heard by nobody else; it may write where it likes."""
    listener = _Listener()
    loggers = (_skidl().logger.erc_logger, _skidl().logger.rt_logger)
    before = [(logger, logger.handlers) for logger in loggers]
    for logger in loggers:
        logger.handlers = [listener]
    try:
        with tempfile.TemporaryDirectory() as folder, _at(Path(folder)):
            yield listener.heard
    finally:
        for logger, handlers in before:
            logger.handlers = handlers


def findings(of: Circuit) -> tuple[Finding, ...]:
    """What SKiDL's electrical rules say of an assembled circuit, and inputs that nothing drives.

    ValueError when a pin that is wired is missing in KiCad's symbol, NoKiCadError without KiCad's symbols.
    """
    with _listening() as heard:
        skidl_circuit(of).ERC()
    return (*heard, *_undriven(of))


def _undriven(of: Circuit) -> Iterator[Finding]:
    """Inputs that reach no driver, not even through a resistor: SKiDL takes any passive pin for a driver."""
    skidl = _skidl()
    types = skidl.Pin.types
    kinds = {(one.reference, pin.num): pin.func for one in of.components for pin in _templates()[one.symbol].pins}
    nets = of.nets()
    drivers = {types.OUTPUT, types.BIDIR, types.TRISTATE, types.PWROUT}
    driven = {GROUND} | {net for net, pins in nets.items() if any(kinds[pin] in drivers for pin in pins)}
    while True:
        reached = driven | {net for one in of.components for net in _through(one, driven)}
        if reached == driven:
            break
        driven = reached
    for net, pins in nets.items():
        inputs = [f"{reference} pin {pin}" for reference, pin in pins if kinds[reference, pin] == types.INPUT]
        if inputs and net not in driven:
            yield Finding("error", f"Nothing drives net {net} with {', '.join(inputs)}.")


def _through(one: Component, driven: set[str]) -> tuple[str, ...]:
    """Nets that a resistor or a switch joins to a driven one."""
    ends = [one.nets[pin] for pin in _ends(one) if pin in one.nets]
    return tuple(ends) if any(net in driven for net in ends) else ()


def _ends(one: Component) -> tuple[str, ...]:
    if one.symbol in SWITCH_SYMBOLS:
        return (SOURCE, DRAIN)
    return ("1", "2") if one.symbol == "Device:R" else ()


def unexplained(layout: str, plugged_in: int | None = None) -> tuple[Finding, ...]:
    """Findings in an assembled layout, or of "cells5", but for channels whose sensor is left out on purpose.

    plugged_in: only the first so many strips, which is faster.
    """
    if layout == "cells5":
        return findings(with_pico(circuit(layout), ("J1", "J2")))
    of = assembled(layout, plugged_in=plugged_in)
    left_out = tuple(f"attached to net {net}." for net in open_nets(layout))
    return tuple(one for one in findings(of) if not one.words.rstrip().endswith(left_out))


def write_netlist(of: Circuit, file: Path) -> None:
    """Write the circuit's netlist for KiCad; ValueError with what SKiDL says when it finds an error."""
    file = file.absolute()
    with _listening() as heard:
        made = skidl_circuit(of)
        made.no_files = False
        made.generate_netlist(file_=str(file), tool=_skidl().KICAD6)
    errors = [one.words for one in heard if one.severity == "error"]
    if errors:
        raise ValueError(f"{of.name}: {' '.join(errors)}")


def main() -> None:
    """Check all layouts; write netlists when a folder is named."""
    for layout in (*layouts(), "cells5"):
        found = unexplained(layout)
        print(f"{layout}: {len(found)} findings")
        for one in found:
            print(f"{layout}: {one.severity}: {one.words}")
    if len(sys.argv) > 1:
        folder = Path(sys.argv[1])
        folder.mkdir(parents=True, exist_ok=True)
        for name in NAMES:
            write_netlist(circuit(name), folder / f"{name}.net")
            print(f"Written: {name}.net")


if __name__ == "__main__":
    main()
