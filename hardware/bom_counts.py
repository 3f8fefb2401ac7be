"""How many of everything a board, the tray or a set of tiles needs, counted in the models themselves.

Components from the circuits and cells.csv, magnets from the words of the tile set, screws, sheet and cables from
the plan of the housing. Only what stands in no model (one Pico, one cable) is written here.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Final

from companion.device.tiles.files import standard
from companion.device.tiles.tileset import TileSet
from firmware.tables import layouts
from hardware import catalogue
from hardware.electronics import assembly_files
from hardware.electronics.board_file import pads
from hardware.electronics.cells_circuit import NAME as CELLS
from hardware.electronics.circuit import Component
from hardware.electronics.main_layout import header_mm, main_layout
from hardware.electronics.netlist import circuit
from hardware.electronics.strip_circuit import LAYOUTS, strip_needs, strip_sensors
from hardware.electronics.strip_layout import strip_layout
from hardware.housing.cover import clamp_screws
from hardware.housing.floor import button_board
from hardware.housing.plan import BUTTONS, KINDS, ON_STRIPS, StripPlan, board_plan, plan, strip_plan
from hardware.magnets.geometry import NORTH_DOWN
from hardware.parameters import Magnet, parameters
from hardware.shapes.part import Part
from hardware.table import king
from hardware.tiles.tile_set import gauge

PICO: Final = "pico"
KING_FOOT: Final = "king-foot"
"""The part that holds a king's magnet."""
POLES: Final = frozenset(NORTH_DOWN)


@dataclass(frozen=True, slots=True)
class Need:
    """So many of an item of bom_parts.csv, in its unit. detail: value or size, if the item comes in several."""

    item: str
    count: float
    detail: str = ""


# ---- circuit boards ----


def strip_name(kind: str) -> str:
    """Which strip a board or the tray is made of; KeyError."""
    return {layout: name for name, of in LAYOUTS.items() for layout in of}[kind]


def fitted(kind: str, strip: int) -> tuple[Component, ...]:
    """The components on one strip of a board or the tray; sensors that its layout lacks are left out."""
    name = strip_name(kind)
    may = {letter + reference[1:] for reference in strip_sensors(name) for letter in "UC"}
    left_out = may - strip_needs(kind, strip)
    return tuple(one for one in circuit(name).components if one.reference not in left_out)


def electronics(kind: str) -> Iterator[Need]:
    """Circuit boards of a kind of ON_STRIPS with all that is soldered or plugged on them; KeyError for another."""
    strips, thick = layouts()[kind].strips, f"{parameters().circuit_board.thickness_mm:g} mm thick"
    yield Need(strip_name(kind), strips, thick)
    yield Need("main", 1, thick)
    components = [*circuit("main").components, *(one for strip in range(strips) for one in fitted(kind, strip))]
    for one in components:
        yield Need(one.footprint.partition(":")[2], 1, one.value)
    yield Need("jumper_cap", sum(one.reference.startswith("JP") for one in components))
    yield Need(PICO, 1)
    yield Need("usb_cable", 1)
    yield from _cables(kind, strip_plan(kind))


def one_board(kind: str) -> Iterator[Need]:
    """The one circuit board of "board5" or "tray" with all that is on it; KeyError for another kind."""
    of = circuit(CELLS)
    yield Need(CELLS, 1, f"{parameters().circuit_board.thickness_mm:g} mm thick")
    for one in (*assembly_files.fitted(of, kind), *assembly_files.by_hand(of)):
        yield Need(one.footprint.partition(":")[2], 1, one.value)
    yield Need("jumper_cap", sum(one.reference.startswith("JP") for one in of.components))
    yield Need(PICO, 1)
    yield Need("usb_cable", 1)


def _cables(kind: str, its: StripPlan) -> Iterator[Need]:
    slack_mm = parameters().main_board.slack_mm
    pitch_mm = parameters().board.pitch_mm
    there = pads(strip_layout(strip_name(kind)))["J1", "1"]
    for strip in range(its.layout.strips):
        x_mm, y_mm = header_mm(strip)
        start = (its.main_board.left + x_mm, its.main_board.near + y_mm)
        way_mm = _way_mm(start, (there.x_mm, there.y_mm + strip * pitch_mm))
        yield Need("ribbon_cable", (way_mm + slack_mm) / 1000)
        yield Need("ribbon_socket", 2)
    yield Need("button_switch", BUTTONS, f"{parameters().button.switch_mm:g} mm")
    board, on_main = button_board(its), pads(main_layout())["J10", "1"]
    yield Need("perfboard", 1, f"{board.width:.0f} by {board.depth:.0f} mm")
    plug = (its.main_board.left + on_main.x_mm, its.main_board.near + on_main.y_mm)
    wires = [_way_mm(plug, button) + slack_mm for button in its.buttons]
    yield Need("pin_socket_cable", 1)
    yield Need("wire", (sum(wires) + wires[-1]) / 1000)


def _way_mm(start: tuple[float, float], end: tuple[float, float]) -> float:
    return abs(start[0] - end[0]) + abs(start[1] - end[1])


# ---- housing ----


def housing(kind: str) -> Iterator[Need]:
    """Sheet, felt, tape and screws of "board5", "board7" or "tray"."""
    its, known = plan(kind), parameters()
    sheet = f"{its.steel.width:g} by {its.steel.depth:g} by {known.board.steel_thickness_mm:g} mm"
    yield Need("steel_sheet", 1, sheet)
    skin = f"{its.skin.width:g} by {its.skin.depth:g} by {known.board.skin_mm:g} mm"
    yield Need("skin_sheet", 1, skin)
    yield Need("tape", its.layout.strips * its.layout.columns * known.board.pitch_mm / 1000)
    screws = len(its.rail_screws) + len(its.roof_screws)
    if isinstance(its, StripPlan):
        screws += len(its.main_board_screws)
    else:
        screws += len(clamp_screws(board_plan(kind)))
        felt = its.steel.grown(-known.rim.ledge_mm - 1)
        yield Need("felt", 1, f"{felt.width:g} by {felt.depth:g} by {known.rim.felt_mm:g} mm")
    yield Need("screw", screws, f"M3 x {known.frame.screw_length_mm:g}")


# ---- magnets ----


def poles(words: Iterable[str]) -> int:
    """How many pockets of these words have a magnet."""
    return sum(sign in POLES for word in words for sign in word)


def tile_magnets(of: TileSet) -> int:
    """Magnets in all tiles of a set."""
    each = [*(one.words for one in of.dominoes), *((one.word,) for one in of.castles)]
    return sum(map(poles, each)) + sum(poles((one.word,)) * one.count for one in of.colours)


def magnets(of: TileSet) -> Iterator[Need]:
    """Magnets of a tile set, of its kings and tools: gauge tile, polarity stick with one in each end, wand."""
    its = parameters()
    count = tile_magnets(of) + poles(gauge().words) + len(POLES)
    yield Need("code_magnet", count, _size(its.code_magnet))
    if of.dominoes:
        feet = sum(part.count for part in king.parts() if part.name == KING_FOOT)
        yield Need("king_magnet", feet, _size(its.king_magnet))
    yield Need("wand_magnet", 1, _size(its.wand_magnet))
    yield Need("glue", 1)


def _size(magnet: Magnet) -> str:
    return f"{magnet.diameter_mm:g} by {magnet.height_mm:g} mm"


# ---- printed parts ----


def mass_g(volume_mm3: float, area_mm2: float) -> float:
    """Mass of a printed solid: full walls of printing.wall_mm all around, the rest filled by infill_ratio."""
    its = parameters().printing
    walls_mm3 = min(volume_mm3, area_mm2 * its.wall_mm)
    full_mm3 = walls_mm3 + (volume_mm3 - walls_mm3) * its.infill_ratio
    return full_mm3 / 1000 * its.material_g_cm3


# ---- all together ----

TILES: Final = "tiles"
SET: Final = "set"
CHOICES: Final = (*KINDS, TILES, SET)


def _kinds_of(kind: str, players: int) -> tuple[str, ...]:
    """What one of CHOICES is made of; a set has a board for each player. KeyError for another."""
    if kind not in CHOICES:
        raise KeyError(kind)
    return (*("board5",) * players, "tray", TILES) if kind == SET else (kind,)


def needs(kind: str, of: TileSet, players: int = 1) -> tuple[Need, ...]:
    """What one of CHOICES needs, printed parts apart; players: boards of a set. KeyError for another."""
    return tuple(need for one in _kinds_of(kind, players) for need in _needs(one, of))


def _needs(kind: str, of: TileSet) -> Iterator[Need]:
    if kind == TILES:
        yield from magnets(of)
    else:
        yield from electronics(kind) if kind in ON_STRIPS else one_board(kind)
        yield from housing(kind)


def printed(kind: str, game: str, players: int = 1) -> tuple[Part, ...]:
    """The printed parts of one of CHOICES with the tiles of a game, a board's once for each player; KeyError."""
    made_of = _kinds_of(kind, players)
    folders = [folder for one in made_of for folder in (_folders(game) if one == TILES else (one,))]
    return tuple(part for folder in folders for part in catalogue.parts(folder))


def _folders(game: str) -> tuple[str, ...]:
    name = game.replace("_", "-")
    with_kings = ("kings", "tower") if standard(game).dominoes else ()
    return (f"tiles-{name}", "tools", *with_kings)
