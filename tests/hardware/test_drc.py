"""KiCad's own check of the strips, faults that it must find, and the files for the maker, read again."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from zipfile import ZipFile

import pytest

from hardware.electronics import fabrication
from hardware.electronics import kicad as owner
from hardware.electronics.board_file import BACK, FRONT, Layout, Place, Side, Track, Via, pads
from hardware.electronics.circuit import Circuit
from hardware.electronics.fabrication import make_layout
from hardware.electronics.kicad import Finding, KiCadError, available, parse_report, run
from hardware.electronics.strip_layout import strip_layout
from hardware.parameters import parameters
from tests.hardware.strip_boards import NAMES, checked, folder, made, read

pytestmark = pytest.mark.skipif(not available(), reason="KiCad 6 is not installed")
both = pytest.mark.parametrize("name", NAMES)

Change = Callable[[Layout], Layout]
Segment = frozenset[tuple[float, float]]


@both
def test_kicad_finds_nothing(name: str) -> None:
    assert read(name).report.findings == ()
    assert read(name).facts.unconnected == 0


@both
def test_kicad_checks_by_our_rules(name: str) -> None:
    its = parameters().circuit_board
    wanted = {"clearance": its.clearance_mm, "track": its.track_mm, "via": its.via_mm}
    wanted |= {"via_drill": its.via_drill_mm, "edge": its.edge_mm}
    assert read(name).facts.rules_mm == pytest.approx(wanted)


def longest(layout: Layout, net: str) -> Track:
    return max(
        (one for one in layout.tracks if one.net == net), key=lambda one: abs(one.points[0][0] - one.points[1][0])
    )


def without(layout: Layout, track: Track) -> tuple[Track, ...]:
    return tuple(one for one in layout.tracks if one is not track)


def track_moved(layout: Layout) -> Layout:
    track = longest(layout, "hall_53")
    moved = replace(track, points=tuple((x, y + 0.4) for x, y in track.points))
    return replace(layout, tracks=(*without(layout, track), moved))


def track_missing(layout: Layout) -> Layout:
    return replace(layout, tracks=without(layout, longest(layout, "hall_31")))


def via_too_near(layout: Layout) -> Layout:
    """Near, but not touching: KiCad gives a via the net of what it touches."""
    (x, y), _ = longest(layout, "hall_53").points
    return replace(layout, vias=(*layout.vias, Via("GND", x + parameters().circuit_board.via_mm + 0.1, y)))


def track_at_edge(layout: Layout) -> Layout:
    y = -parameters().strip.near_mm + 0.3
    return replace(layout, tracks=(*layout.tracks, Track("GND", ((0.0, y), (5.0, y)), 0.2, FRONT)))


def part_moved(layout: Layout) -> Layout:
    places = [replace(one, y_mm=one.y_mm + 0.5) if one.reference == "C31" else one for one in layout.places]
    return replace(layout, places=tuple(places))


def ground_missing(layout: Layout) -> Layout:
    return replace(layout, zones=())


def outputs_swapped(layout: Layout) -> Layout:
    swapped = {"U31": "hall_32", "U32": "hall_31"}
    components = [
        replace(one, nets={**one.nets, "2": swapped[one.reference]}) if one.reference in swapped else one
        for one in layout.circuit.components
    ]
    return replace(layout, circuit=Circuit(layout.circuit.name, tuple(components)))


@pytest.mark.parametrize(
    ("fault", "kinds"),
    [
        (track_moved, {"clearance"}),
        (track_missing, {"unconnected_items"}),
        (via_too_near, {"clearance"}),
        (track_at_edge, {"copper_edge_clearance"}),
        (part_moved, {"courtyards_overlap"}),
        (ground_missing, {"unconnected_items"}),
        (outputs_swapped, {"unconnected_items"}),
    ],
)
def test_kicad_finds_a_planted_fault(fault: Change, kinds: set[str]) -> None:
    found = {one.kind for one in checked(fault(strip_layout("strip5"))).errors}
    assert kinds <= found


def test_a_board_with_a_fault_is_not_exported(tmp_path: Path) -> None:
    with pytest.raises(KiCadError, match="not exported"):
        make_layout("strip5", track_missing(strip_layout("strip5")), tmp_path)
    assert not list(tmp_path.glob("**/*.gbr")) and not list(tmp_path.glob("*.zip"))


# ---- reports --------------------------------------------------------------------------------------------------

REPORT = """** Drc report for x.kicad_pcb **

** Found 1 DRC violations **
[clearance]: Clearance violation (netclass 'Default' clearance 0.2000 mm; actual 0.1000 mm)
    Rule: netclass 'Default'; Severity: error
    @(54.4000 mm, 238.0000 mm): Track [strip] on F.Cu, length 8.8250 mm
    @(56.3500 mm, 245.9000 mm): Via [GND] on F.Cu - B.Cu

** Found 1 unconnected pads **
[unconnected_items]: Missing connection between items
    Local override; Severity: error
    @(219.0500 mm, 120.0000 mm): Pad 1 [+3V3] of C9 on F.Cu
    @(236.4250 mm, 117.1375 mm): Pad 24 [+3V3] of U1 on F.Cu

** Found 0 Footprint errors **

** End of Report **
"""


def test_a_report_is_read_whole() -> None:
    first, second = parse_report(REPORT).errors
    assert (first.kind, first.severity, len(first.items)) == ("clearance", "error", 2)
    assert second.items[0] == "Pad 1 [+3V3] of C9 on F.Cu at 219.0500, 120.0000 of the page"
    assert parse_report(REPORT.replace("Severity: error", "Severity: warning", 1)).warnings == (
        Finding("clearance", "warning", first.words, first.items),
    )


@pytest.mark.parametrize("cut", ["** End of Report **", "[unconnected_items]: Missing connection between items"])
def test_a_report_that_is_cut_is_refused(cut: str) -> None:
    with pytest.raises(ValueError, match="findings"):
        parse_report(REPORT.replace(cut, ""))


def test_missing_kicad_is_told(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(owner, "PYTHON", str(tmp_path / "python3"))
    monkeypatch.setattr(owner, "available", available.__wrapped__)
    with pytest.raises(KiCadError, match="KiCad 6 is missing"):
        run(tmp_path / "board.kicad_pcb")


def test_a_broken_board_is_told(tmp_path: Path) -> None:
    path = tmp_path / "broken.kicad_pcb"
    path.write_text("(kicad_pcb", encoding="utf-8")
    with pytest.raises(KiCadError, match=r"KiCad failed with broken\.kicad_pcb"):
        run(path)


# ---- files for the maker, read without KiCad ------------------------------------------------------------------

_MOVE = re.compile(r"^(?:X(?P<x>-?\d+))?(?:Y(?P<y>-?\d+))?(?:I-?\d+)?(?:J-?\d+)?D0(?P<how>[123])\*$")
_APERTURE = re.compile(r"^%ADD(?P<code>\d+)C,(?P<mm>[\d.]+)\*%$")
_HIT = re.compile(r"^X(?P<x>-?[\d.]+)Y(?P<y>-?[\d.]+)$")


def sent(name: str, suffix: str) -> list[str]:
    made(name)
    with ZipFile(folder() / f"{name}.zip") as archive:
        return archive.read(f"{name}-{suffix}").decode("utf-8").splitlines()


def drawn(lines: list[str]) -> tuple[dict[Segment, float], int]:
    """Straight lines outside of filled areas with their width, in millimetres, and the number of flashes."""
    assert "%FSLAX46Y46*%" in lines and "%MOMM*%" in lines and lines[-1] == "M02*"
    sizes = {m["code"]: float(m["mm"]) for line in lines if (m := _APERTURE.match(line))}
    at, width, flashes, inside = (0.0, 0.0), 0.0, 0, False
    segments: dict[Segment, float] = {}
    for line in lines:
        if line in {"G36*", "G37*"}:
            inside = line == "G36*"
        elif selected := re.match(r"^D(\d{2,})\*$", line):
            width = sizes.get(selected[1], 0.0)
        elif move := _MOVE.match(line):
            x = int(move["x"]) / 1e6 if move["x"] else at[0]
            y = int(move["y"]) / 1e6 if move["y"] else at[1]
            to = (round(x, 3), round(y, 3))
            flashes += move["how"] == "3"
            if move["how"] == "1" and not inside:
                segments[frozenset({at, to})] = width
            at = to
    return segments, flashes


def wanted(layout: Layout, side: Side) -> dict[Segment, float]:
    found: dict[Segment, float] = {}
    for track in layout.tracks:
        if track.side == side:
            points = [(round(x, 3), round(y, 3)) for x, y in track.points]
            found |= {frozenset(pair): track.width_mm for pair in pairwise(points) if pair[0] != pair[1]}
    return found


@both
@pytest.mark.parametrize(("side", "suffix"), [(FRONT, "F_Cu.gbr"), (BACK, "B_Cu.gbr")])
def test_gerber_files_have_every_track(name: str, side: Side, suffix: str) -> None:
    segments, _ = drawn(sent(name, suffix))
    for segment, width in wanted(strip_layout(name), side).items():
        near = [found for found in segments if close(found, segment)]
        assert near, sorted(segment)
        assert segments[near[0]] == pytest.approx(width)


def close(one: Segment, other: Segment) -> bool:
    first, second = sorted(one), sorted(other)
    return len(first) == len(second) and all(
        abs(a[0] - b[0]) < 0.0015 and abs(a[1] - b[1]) < 0.0015 for a, b in zip(first, second, strict=True)
    )


@both
def test_masks_are_open_at_pads_alone_and_no_ink_lies_in_holes(name: str) -> None:
    """Vias stay covered: the back lies on steel with 0.1 mm of tape between."""
    there = pads(strip_layout(name)).values()
    through = sum(pad.through for pad in there)
    assert drawn(sent(name, "F_Mask.gbr"))[1] == len(there)
    assert drawn(sent(name, "B_Mask.gbr"))[1] == through
    assert drawn(sent(name, "F_Paste.gbr"))[1] == len(there) - through
    assert drawn(sent(name, "B_Silkscreen.gbr")) == ({}, 0)
    assert drawn(sent(name, "F_Silkscreen.gbr"))[1] == 0


@both
def test_the_board_is_cut_along_its_outline(name: str) -> None:
    corners = strip_layout(name).outline
    edges = {frozenset(pair) for pair in zip(corners, (*corners[1:], corners[0]), strict=True)}
    segments, _ = drawn(sent(name, "Edge_Cuts.gbr"))
    assert len(segments) == len(edges)
    assert all(any(close(one, edge) for edge in edges) for one in segments)


@both
def test_holes_are_drilled_where_vias_and_pins_are(name: str) -> None:
    layout = strip_layout(name)
    lines = sent(name, "PTH.drl")
    assert "METRIC" in lines and lines[-1] == "M30"
    hits = Counter((round(float(m["x"]), 2), round(float(m["y"]), 2)) for line in lines if (m := _HIT.match(line)))
    holes = [(one.x_mm, one.y_mm) for one in layout.vias]
    holes += [(pad.x_mm, pad.y_mm) for pad in pads(layout).values() if pad.through]
    assert sum(hits.values()) == len(holes)
    for x, y in holes:
        assert any(abs(x - hit[0]) < 0.011 and abs(y - hit[1]) < 0.011 for hit in hits), (x, y)
    assert not [line for line in sent(name, "NPTH.drl") if _HIT.match(line)]


@both
def test_the_order_tells_what_matters(name: str) -> None:
    made(name)
    told = (folder() / name / f"{name}-order.txt").read_text(encoding="utf-8")
    assert "Layers: 2.\n" in told and "Thickness: 1 millimetre.\n" in told
    sensors = sum(
        one.value == "DRV5055A4" and one.fitted == "always" for one in strip_layout(name).circuit.components
    )
    assert f"Part: DRV5055A4, SOT-23: {sensors}.\n" in told
    assert ("Only for tray: U16, C16" in told) == (name == "strip5")


def test_as_many_boards_as_rows() -> None:
    assert fabrication.pieces("strip5") == {"board5": 5, "tray": 4}
    assert fabrication.pieces("strip7") == {"board7": 7}
    assert fabrication.pieces("main") == {"board5": 1, "board7": 1, "tray": 1}


@both
def test_places_for_tweezers_are_kicads(name: str) -> None:
    made(name)
    lines = (folder() / name / f"{name}-placement.csv").read_text(encoding="utf-8").splitlines()
    rows = {line.split(",")[0]: line.split(",") for line in lines[1:]}
    layout = strip_layout(name)
    assert set(rows) == {one.reference for one in layout.circuit.components}
    place: Place
    for place in layout.places:
        assert float(rows[place.reference][3]) == pytest.approx(place.x_mm, abs=0.001)
        assert float(rows[place.reference][4]) == pytest.approx(place.y_mm, abs=0.001)


def test_the_command_tells_how_it_is_used(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    assert fabrication.main([]) == 2
    assert fabrication.main([str(tmp_path), "strip6"]) == 2
    assert "Usage" in capsys.readouterr().out
    assert not list(tmp_path.iterdir())
