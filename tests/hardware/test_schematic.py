"""The schematic files, read again by their wires and labels, join what the circuits join."""

from __future__ import annotations

from collections import defaultdict
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from kiutils.schematic import Schematic

from hardware.electronics.netlist import NAMES, circuit
from hardware.electronics.schematic import PAPERS, schematic, write_schematic

Point = tuple[float, float]


@cache
def reread(name: str, folder: Path) -> Any:
    file = folder / f"{name}.kicad_sch"
    write_schematic(circuit(name), file)
    return Schematic.from_file(str(file), encoding="utf-8")


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("schematics")


def point(position: Any) -> Point:
    return round(position.X, 2), round(position.Y, 2)


def pins(drawn: Any) -> dict[Point, list[tuple[str, str]]]:
    """Where each pin is -> (reference, number); none of the symbols is turned or mirrored."""
    library = {f"{one.libraryNickname}:{one.entryName}": one for one in drawn.libSymbols}
    found = defaultdict(list)
    for one in drawn.schematicSymbols:
        assert not one.mirror
        assert not one.position.angle
        reference = next(told.value for told in one.properties if told.key == "Reference")
        for unit in library[f"{one.libraryNickname}:{one.entryName}"].units:
            for pin in unit.pins:
                at = round(one.position.X + pin.position.X, 2), round(one.position.Y - pin.position.Y, 2)
                found[at].append((reference, pin.number))
    return found


def joined(drawn: Any) -> dict[str, set[tuple[str, str]]]:
    """Name of each net -> pins, by ends of wires that touch, labels and power symbols."""
    groups: dict[Point, set[Point]] = {}
    for wire in drawn.graphicalItems:
        ends = [point(one) for one in wire.points]
        together = set().union(*(groups.get(end, {end}) for end in ends))
        groups |= dict.fromkeys(together, together)
    power = {
        next(told.value for told in one.properties if told.key == "Reference"): one.entryName
        for one in drawn.schematicSymbols
        if one.libraryNickname == "power"
    }
    names: dict[Point, set[str]] = defaultdict(set)
    for label in drawn.globalLabels:
        for at in groups.get(point(label.position), {point(label.position)}):
            names[at].add(label.text)
    at_pins = pins(drawn)
    for place, found in at_pins.items():
        for reference, _ in found:
            if power.get(reference, "PWR_FLAG") != "PWR_FLAG":
                for at in groups.get(place, {place}):
                    names[at].add(power[reference])
    nets: dict[str, set[tuple[str, str]]] = defaultdict(set)
    for place, found in at_pins.items():
        real = {pin for pin in found if not pin[0].startswith("#")}
        assert len(names[place]) <= 1, (place, names[place])
        for name in names[place]:
            nets[name] |= real
    return {name: found for name, found in nets.items() if found}


@pytest.mark.parametrize("name", NAMES)
def test_schematic_joins_what_the_circuit_joins(name: str, folder: Path) -> None:
    assert joined(reread(name, folder)) == {net: set(found) for net, found in circuit(name).nets().items()}


@pytest.mark.parametrize("name", NAMES)
def test_schematic_marks_exactly_the_open_pins(name: str, folder: Path) -> None:
    drawn = reread(name, folder)
    crosses = {point(one.position) for one in drawn.noConnects}
    wired = {(one.reference, pin) for one in circuit(name).components for pin in one.nets}
    found = {place for place, at in pins(drawn).items() if not wired & set(at) and not at[0][0].startswith("#")}
    assert found == crosses


@pytest.mark.parametrize("name", NAMES)
def test_schematic_shows_every_component_on_the_grid_and_on_the_paper(name: str, folder: Path) -> None:
    drawn = reread(name, folder)
    told = {}
    sizes = {paper: (width, height) for paper, width, height in PAPERS}
    width, height = sizes[drawn.paper.paperSize]
    for one in drawn.schematicSymbols:
        texts = {text.key: text.value for text in one.properties}
        if not texts["Reference"].startswith("#"):
            told[texts["Reference"]] = (texts["Value"], texts["Footprint"])
        assert 10 < one.position.X < width - 10
        assert 10 < one.position.Y < height - 10
    assert told == {one.reference: (one.value, one.footprint) for one in circuit(name).components}
    for place in pins(drawn):
        assert all(abs(side / 1.27 - round(side / 1.27)) < 1e-6 for side in place)


def test_schematic_is_the_same_each_time() -> None:
    assert schematic(circuit("strip5")).to_sexpr() == schematic(circuit("strip5")).to_sexpr()
