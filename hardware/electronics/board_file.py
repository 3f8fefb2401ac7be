"""A circuit board as plain values, and its KiCad 6 file.

A layout is drawn in millimetres, x to the right, y up (far from the player), turns counter-clockwise seen from the
front. Footprints come from KiCad's own libraries; the nets of their pads come from the circuit:

    layout = Layout(
        circuit=circuit("main"),
        outline=((0.0, 0.0), (58.0, 0.0), (58.0, 190.0), (0.0, 190.0)),
        places=(Place("J1", 10.0, 20.0, turn_deg=90.0, label_mm=(0.0, 4.0)), ...),
        tracks=(Track("GND", ((0.0, 0.0), (5.0, 0.0)), 0.5, FRONT), ...),
        vias=(Via("GND", 5.0, 0.0), ...),
        zones=(Zone("GND", FRONT), ...),            # no outline: the whole board
        texts=(Text("strip5", 3.0, 3.0), ...),
        holes=(Hole("H1", 4.0, 4.0), ...),
    )
    pads(layout)["J1", "1"].x_mm                     # where a router finds the pads
    save(layout, folder / "main.kicad_pcb")          # and main.kicad_pro, with the rules of a check

Zones are filled and the board is checked by hardware.electronics.kicad.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from copy import deepcopy
from dataclasses import dataclass, field
from functools import cache
from math import cos, radians, sin
from pathlib import Path
from typing import Any, Final, Literal
from uuid import NAMESPACE_URL, uuid5

from kiutils.board import Board
from kiutils.footprint import Footprint
from kiutils.items.brditems import GeneralSettings, Segment
from kiutils.items.brditems import Via as ViaItem
from kiutils.items.common import Effects, Font, Justify, Net, PageSettings, Position, TitleBlock
from kiutils.items.fpitems import FpText
from kiutils.items.gritems import GrLine, GrText
from kiutils.items.zones import FillSettings, Hatch, ZonePolygon
from kiutils.items.zones import Zone as ZoneItem

from hardware.electronics.circuit import Circuit, Component
from hardware.parameters import parameters

LIBRARIES: Final = Path("/usr/share/kicad/footprints")
HOLE_M3: Final = "MountingHole:MountingHole_3.2mm_M3"
# Where the layout's (0, 0) lies on KiCad's page, whose y runs down. Also the zero of drill and placement files.
ORIGIN_MM: Final = (100.0, 240.0)
EDGE_LINE_MM: Final = 0.1
FRONT: Final = "front"
BACK: Final = "back"
COPPER: Final = {FRONT: "F.Cu", BACK: "B.Cu"}
SILK: Final = {FRONT: "F.SilkS", BACK: "B.SilkS"}
FAB: Final = {FRONT: "F.Fab", BACK: "B.Fab"}

Side = Literal["front", "back"]
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Place:
    """Where a component of the circuit lies: the origin of its footprint, on the front.

    label_mm: where its reference is printed, from that origin in the board's axes; None: only on the drawing for
    assembly, not on the board.
    """

    reference: str
    x_mm: float
    y_mm: float
    turn_deg: float = 0.0
    label_mm: Point | None = None


@dataclass(frozen=True, slots=True)
class Track:
    """Copper through all points in order. net: its name."""

    net: str
    points: tuple[Point, ...]
    width_mm: float
    side: Side


@dataclass(frozen=True, slots=True)
class Via:
    """A plated hole that joins front and back, of circuit_board.via_mm and via_drill_mm."""

    net: str
    x_mm: float
    y_mm: float


@dataclass(frozen=True, slots=True)
class Zone:
    """Copper that fills what is free within an outline (empty: the whole board), the highest priority first."""

    net: str
    side: Side
    outline: tuple[Point, ...] = ()
    priority: int = 0


@dataclass(frozen=True, slots=True)
class Text:
    """A line printed on the board, around its middle. height_mm 0: circuit_board.text_mm."""

    text: str
    x_mm: float
    y_mm: float
    turn_deg: float = 0.0
    side: Side = FRONT
    height_mm: float = 0.0


@dataclass(frozen=True, slots=True)
class Hole:
    """A hole for a screw M3, or another footprint without pins. reference: "H1"."""

    reference: str
    x_mm: float
    y_mm: float
    footprint: str = HOLE_M3


@dataclass(frozen=True, slots=True)
class Layout:
    """A whole board. outline: its corners in order, closed by itself."""

    circuit: Circuit
    outline: tuple[Point, ...]
    places: tuple[Place, ...]
    tracks: tuple[Track, ...] = ()
    vias: tuple[Via, ...] = ()
    zones: tuple[Zone, ...] = ()
    texts: tuple[Text, ...] = ()
    holes: tuple[Hole, ...] = field(default=())


@dataclass(frozen=True, slots=True)
class Pad:
    """A pad on the board, in the layout's axes. through: on both sides. net: "" for none."""

    reference: str
    pin: str
    x_mm: float
    y_mm: float
    net: str
    through: bool


def pads(layout: Layout) -> dict[tuple[str, str], Pad]:
    """Every pad with a pin number by (reference, pin); KeyError for a component the circuit lacks."""
    found: dict[tuple[str, str], Pad] = {}
    for place in layout.places:
        component = layout.circuit.component(place.reference)
        for pad in _library(component.footprint).pads:
            pin = str(pad.number)
            if pin:
                x, y = _turned((pad.position.X, -pad.position.Y), place.turn_deg)
                through = pad.type == "thru_hole"
                net = component.nets.get(pin, "")
                found[place.reference, pin] = Pad(
                    place.reference, pin, place.x_mm + x, place.y_mm + y, net, through
                )
    return found


def save(layout: Layout, path: Path) -> None:
    """Write the board to path (.kicad_pcb) and its rules beside it (.kicad_pro).

    ValueError when a component is not placed exactly once, a pin has no pad, or a net is unknown.
    """
    _check(layout)
    path.write_text(_board(layout).to_sexpr(), encoding="utf-8")
    path.with_suffix(".kicad_pro").write_text(json.dumps(_project(path), indent=2) + "\n", encoding="utf-8")


def _check(layout: Layout) -> None:
    wanted = {one.reference for one in layout.circuit.components}
    placed = [one.reference for one in layout.places]
    if wanted != set(placed) or len(placed) != len(wanted):
        raise ValueError(f"{layout.circuit.name}: not placed once: {sorted(wanted ^ set(placed))}")
    there = pads(layout)
    for one in layout.circuit.components:
        for pin in one.nets:
            if (one.reference, pin) not in there:
                raise ValueError(f"{layout.circuit.name}: {one.footprint} has no pad {pin} for {one.reference}")
    known = layout.circuit.nets()
    used: tuple[Track | Via | Zone, ...] = (*layout.tracks, *layout.vias, *layout.zones)
    unknown = {one.net for one in used} - known.keys()
    if unknown:
        raise ValueError(f"{layout.circuit.name}: unknown nets: {sorted(unknown)}")


def _turned(point: Point, turn_deg: float) -> Point:
    angle = radians(turn_deg)
    x, y = point
    return x * cos(angle) - y * sin(angle), x * sin(angle) + y * cos(angle)


def _at(point: Point, turn_deg: float | None = None) -> Position:
    """A point of the layout on KiCad's page."""
    x, y = round(ORIGIN_MM[0] + point[0], 4), round(ORIGIN_MM[1] - point[1], 4)
    return Position(X=x, Y=y, angle=turn_deg or None)


@cache
def _library(name: str) -> Footprint:
    library, _, entry = name.partition(":")
    path = LIBRARIES / f"{library}.pretty" / f"{entry}.kicad_mod"
    if not path.exists():
        raise FileNotFoundError(f"KiCad's footprint libraries are missing: {path}")
    return Footprint.from_file(str(path), encoding="utf-8")


class _Identities:
    """The same identity for the same item in every run: its board and its number."""

    def __init__(self, board: str) -> None:
        self._board = board
        self._count = 0

    def next(self) -> str:
        self._count += 1
        return str(uuid5(NAMESPACE_URL, f"companion-tabletop/{self._board}/{self._count}"))


def _board(layout: Layout) -> Board:
    name = layout.circuit.name
    board = Board.create_new()
    board.general = GeneralSettings(thickness=parameters().circuit_board.thickness_mm)
    board.paper = PageSettings(paperSize="A3")
    board.titleBlock = TitleBlock(title=f"companion: {name}")
    board.setup.auxAxisOrigin = _at((0.0, 0.0))
    board.setup.gridOrigin = _at((0.0, 0.0))
    identities = _Identities(name)
    numbers = {net: number for number, net in enumerate(sorted(layout.circuit.nets()), 1)}
    board.nets += [Net(number, net) for net, number in numbers.items()]
    board.footprints = list(_footprints(layout, numbers, identities))
    board.graphicItems = [*_outline(layout, identities), *_texts(layout, identities)]
    board.traceItems = [*_tracks(layout, numbers, identities), *_vias(layout, numbers, identities)]
    board.zones = [_zone(layout, zone, numbers, identities) for zone in layout.zones]
    return board


def _footprints(layout: Layout, numbers: dict[str, int], identities: _Identities) -> Iterator[Footprint]:
    for place in layout.places:
        yield _placed(place, layout.circuit.component(place.reference), numbers, identities)
    for hole in layout.holes:
        place = Place(hole.reference, hole.x_mm, hole.y_mm)
        blank = Component(hole.reference, "hole", hole.footprint, "", {})
        yield _placed(place, blank, numbers, identities)


def _placed(place: Place, of: Component, numbers: dict[str, int], identities: _Identities) -> Footprint:
    """A library's footprint on the board. Angles of pads and texts count from the page in a board's file."""
    found = deepcopy(_library(of.footprint))
    found.libId = of.footprint
    found.version = found.generator = None
    found.tstamp = identities.next()
    found.position = _at((place.x_mm, place.y_mm), place.turn_deg)
    for item in found.graphicItems:
        item.tstamp = identities.next()
        if isinstance(item, FpText):
            _label(item, place, of)
    for pad in found.pads:
        pad.tstamp = identities.next()
        pad.position.angle = ((pad.position.angle or 0.0) + place.turn_deg) % 360.0 or None
        net = of.nets.get(str(pad.number)) if str(pad.number) else None
        pad.net = Net(numbers[net], net) if net else None
    return found


def _label(item: FpText, place: Place, of: Component) -> None:
    turned = ((item.position.angle or 0.0) + place.turn_deg) % 360.0
    if item.type == "value":
        item.text = of.value
    if item.type == "reference":
        item.text = place.reference
        if place.label_mm is None:
            item.layer = FAB[FRONT]
            item.hide = True  # the drawing for assembly has it once more, in the part's middle
        else:
            x, y = _turned(place.label_mm, -place.turn_deg)
            item.position.X, item.position.Y = round(x, 4), round(-y, 4)
            item.effects = _effects(0.0, FRONT)
            turned = 0.0
    item.position.angle = turned or None


def _effects(height_mm: float, side: str) -> Effects:
    board = parameters().circuit_board
    height = height_mm or board.text_mm
    font = Font(height=height, width=height, thickness=board.text_line_mm)
    return Effects(font=font, justify=Justify(mirror=side == BACK))


def _outline(layout: Layout, identities: _Identities) -> Iterator[GrLine]:
    corners = layout.outline
    for start, end in zip(corners, (*corners[1:], corners[0]), strict=True):
        yield GrLine(_at(start), _at(end), None, "Edge.Cuts", EDGE_LINE_MM, identities.next())


def _texts(layout: Layout, identities: _Identities) -> Iterator[GrText]:
    for one in layout.texts:
        yield GrText(
            text=one.text,
            position=_at((one.x_mm, one.y_mm), one.turn_deg),
            layer=SILK[one.side],
            effects=_effects(one.height_mm, one.side),
            tstamp=identities.next(),
        )


def _tracks(layout: Layout, numbers: dict[str, int], identities: _Identities) -> Iterator[Segment]:
    for one in layout.tracks:
        for start, end in zip(one.points[:-1], one.points[1:], strict=True):
            if _at(start) != _at(end):
                net = numbers[one.net]
                yield Segment(_at(start), _at(end), one.width_mm, COPPER[one.side], False, net, identities.next())


def _vias(layout: Layout, numbers: dict[str, int], identities: _Identities) -> Iterator[ViaItem]:
    board = parameters().circuit_board
    for one in layout.vias:
        yield ViaItem(
            position=_at((one.x_mm, one.y_mm)),
            size=board.via_mm,
            drill=board.via_drill_mm,
            layers=["F.Cu", "B.Cu"],
            net=numbers[one.net],
            tstamp=identities.next(),
        )


def _zone(layout: Layout, one: Zone, numbers: dict[str, int], identities: _Identities) -> ZoneItem:
    board = parameters().circuit_board
    corners = [_at(point) for point in one.outline or layout.outline]
    return ZoneItem(
        net=numbers[one.net],
        netName=one.net,
        layers=[COPPER[one.side]],
        tstamp=identities.next(),
        hatch=Hatch("edge", 0.5),
        priority=one.priority or None,
        clearance=board.clearance_mm,
        minThickness=board.track_mm,
        fillSettings=FillSettings(yes=True, thermalGap=board.thermal_mm, thermalBridgeWidth=board.thermal_mm),
        polygons=[ZonePolygon(corners)],
    )


def _project(path: Path) -> dict[str, Any]:
    """The rules of a check: the limits of [circuit_board]. Without this file KiCad takes its own looser ones."""
    board = parameters().circuit_board
    ring = (board.via_mm - board.via_drill_mm) / 2
    rules = {
        "min_clearance": board.clearance_mm,
        "min_track_width": board.track_mm,
        "min_via_diameter": board.via_mm,
        "min_via_annular_width": round(ring, 4),
        "min_through_hole_diameter": board.via_drill_mm,
        "min_copper_edge_clearance": board.edge_mm,
        "min_hole_clearance": board.clearance_mm,
        "min_hole_to_hole": board.clearance_mm,
    }
    net_class = {
        "name": "Default",
        "clearance": board.clearance_mm,
        "track_width": board.track_mm,
        "via_diameter": board.via_mm,
        "via_drill": board.via_drill_mm,
    }
    return {
        "board": {"design_settings": {"rules": rules}},
        "meta": {"filename": path.with_suffix(".kicad_pro").name, "version": 1},
        "net_settings": {"classes": [net_class], "meta": {"version": 2}},
    }
