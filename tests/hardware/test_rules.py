"""SKiDL's electrical rules find nothing in the circuits, and find what is planted; the budget of the supply."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path

import pytest

from hardware.electronics.assembly import assembled, open_nets
from hardware.electronics.budget import budget
from hardware.electronics.circuit import Circuit
from hardware.electronics.netlist import NAMES, circuit
from hardware.electronics.rules import Finding, findings, unexplained, write_netlist
from hardware.parameters import parameters

SCANNER = Path(__file__).parents[2] / "firmware" / "pico" / "scanner.h"


def changed(name: str, reference: str, nets: Mapping[str, str | None]) -> Circuit:
    """A circuit with some pins of one component wired otherwise, None: not at all."""
    of = circuit(name)
    one = of.component(reference)
    wired = {pin: net for pin, net in {**one.nets, **nets}.items() if net is not None}
    parts = tuple(replace(one, nets=wired) if part is one else part for part in of.components)
    return Circuit(of.name, parts)


@cache
def usual() -> frozenset[Finding]:
    """What is found with one strip of a tray."""
    return frozenset(findings(assembled("tray", plugged_in=1)))


def new_findings(main: Circuit | None = None, strip: Circuit | None = None) -> set[Finding]:
    """What a fault in one circuit adds."""
    return set(findings(assembled("tray", main, strip, plugged_in=1))) - usual()


@pytest.mark.parametrize("layout", ["board5", "board7"])
def test_rules_find_nothing_unexplained(layout: str) -> None:
    assert unexplained(layout, plugged_in=2) == ()


def test_rules_find_in_a_whole_tray_only_the_channels_of_kings_left_out() -> None:
    assert open_nets("board7") == frozenset()
    assert open_nets("tray") == {f"S{row}_hall_{cell}6" for row in (1, 3) for cell in range(1, 6)}
    found = findings(assembled("tray"))
    assert {one.severity for one in found} == {"warning"}
    assert {one.words.rstrip().removesuffix(".").split()[-1] for one in found} == open_nets("tray")
    assert len(found) == len(open_nets("tray"))
    assert usual() == frozenset()


@pytest.mark.parametrize(
    ("reference", "nets", "told"),
    [
        ("U11", {"1": None}, "Unconnected pin"),
        ("U35", {"1": "nowhere"}, "Insufficient drive current on net S0_nowhere"),
        ("U1", {"24": "strip"}, "Insufficient drive current on net strip_0"),
        ("Q1", {"2": "nowhere"}, "Insufficient drive current on net S0_+3V3_sensors"),
        ("U12", {"2": "hall_11"}, "Pin conflict on net S0_hall_11"),
        ("U2", {"10": None}, "Unconnected pin"),
        ("U2", {"15": "nowhere"}, "Nothing drives net S0_nowhere"),
        ("R1", {"1": "nowhere"}, "Nothing drives net S0_gate"),
        ("J1", {"7": None}, "Nothing drives net S0_mux_s3"),
        ("C33", {"1": None}, "Unconnected pin"),
    ],
)
def test_rules_find_a_fault_of_a_strip(reference: str, nets: Mapping[str, str | None], told: str) -> None:
    found = new_findings(strip=changed("strip5", reference, nets))
    assert [one for one in found if told in one.words], found


@pytest.mark.parametrize(
    ("reference", "nets", "told"),
    [
        ("J2", {"16": None}, "Insufficient drive current on net +3V3"),
        ("R3", {"1": "nowhere"}, "Nothing drives net mux_s2"),
        ("J1", {"9": "+3V3"}, "Pin conflict on net +3V3"),
    ],
)
def test_rules_find_a_fault_of_the_main_board(reference: str, nets: Mapping[str, str | None], told: str) -> None:
    found = new_findings(main=changed("main", reference, nets))
    assert [one for one in found if told in one.words], found


@pytest.mark.parametrize("name", NAMES)
def test_netlist_file_has_the_circuit(name: str, tmp_path: Path) -> None:
    file = tmp_path / f"{name}.net"
    write_netlist(circuit(name), file)
    text = file.read_text(encoding="utf-8")
    found = {
        net: set(re.findall(r'\(ref "([^"]+)"\)\s*\(pin "([^"]+)"\)', body))
        for net, body in re.findall(r'\(name "([^"]+)"\)\s*((?:\(node.*?\)\s*\)\s*)+)', text, re.DOTALL)
    }
    assert found == {net: set(pins) for net, pins in circuit(name).nets().items()}
    footprints = re.findall(r'\(ref "([^"]+)"\)\s*\(value "[^"]*"\).*?\(footprint "([^"]+)"\)', text, re.DOTALL)
    assert dict(footprints) == {one.reference: one.footprint for one in circuit(name).components}


@pytest.mark.parametrize("name", ["strip5", "strip7"])
def test_supply_switch_and_times_bear_a_strip(name: str) -> None:
    one, supply = budget(name), parameters().supply
    waits = {told: int(us) for told, us in re.findall(r"k(\w+)_us = (\d+);", SCANNER.read_text(encoding="utf-8"))}
    assert one.typical_ma < 0.75 * supply.pico_most_ma
    assert one.most_ma < supply.cable_most_ma
    # It stands still, so that calibration takes it out with the zero of each sensor, which may be off by more.
    assert one.ground_mv < parameters().sensor.null_mv / 2
    assert supply.sensor_ready_us + one.rise_us <= waits["Rise"]
    assert one.dip_mv < 0.1 * supply.volts_v * 1000
    assert one.idle_us < waits["Rise"]
    assert one.settle_us < 5
