"""Where everything of a board or of the tray stands, before anything is drawn. Millimetres.

x and y as in cells.csv: from the middle of the near left cell. z from the table on which the housing stands.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from functools import cache
from itertools import product
from typing import Final

from firmware.tables import Layout, layouts
from hardware.parameters import Parameters, parameters
from hardware.shapes.box import Box, Point

KINDS = ("board5", "board7", "tray")
ON_ONE_BOARD: Final = ("board5", "tray")
ON_STRIPS: Final = ("board7",)
BUTTONS = 5
BOARD_HOLES: Final = ((-72.7, 20.0), (-72.7, 120.0))
"""Holes of the one board through which its cover is screwed."""
LAMP_MM: Final = (-38.0, -34.0)
BUZZER_MM: Final = (-2.0, -33.0)
"""Middles of its lamp and its buzzer."""
BESIDE_TONGUE_MM: Final = 5.0
"""So far right of the console's middle a screw of its cover keeps clear of the tongue behind the far wall."""


@dataclass(frozen=True, slots=True)
class Levels:
    """Heights above the table: upper faces, if the name does not say another thing."""

    pin_floor: float
    floor: float
    steel: float
    board_bottom: float
    board: float
    hall: float
    sensor: float
    skin_bottom: float
    skin: float
    tile_bottom: float
    post: float
    border: float
    roof_bottom: float
    roof: float
    cover_bottom: float
    cover: float


def levels(its: Parameters | None = None) -> Levels:
    """The stack from the table to the top: floor, steel, tape, circuit boards, sensors, skin, posts, border.

    Where a housing has no floor, felt under the steel is as high as the floor. roof: over strips, cover: over the
    one board.
    """
    its = its or parameters()
    floor = its.frame.floor_mm
    steel = floor + its.board.steel_thickness_mm
    board_bottom = steel + its.steel.tape_mm
    board = board_bottom + its.circuit_board.thickness_mm
    hall = steel + its.board.steel_below_hall_mm
    skin_bottom = hall + its.board.hall_depth_mm
    skin = skin_bottom + its.board.skin_mm
    roof_bottom, cover_bottom = board + its.frame.high_mm, board + its.rim.high_mm
    return Levels(
        pin_floor=board_bottom - its.frame.pins_mm,
        floor=floor,
        steel=steel,
        board_bottom=board_bottom,
        board=board,
        hall=hall,
        sensor=board + its.skin.sensor_mm,
        skin_bottom=skin_bottom,
        skin=skin,
        tile_bottom=skin + its.board.clearance_mm,
        post=skin + its.board.post_height_mm,
        border=skin + its.frame.border_height_mm,
        roof_bottom=roof_bottom,
        roof=roof_bottom + its.frame.wall_mm,
        cover_bottom=cover_bottom,
        cover=cover_bottom + its.rim.wall_mm,
    )


@dataclass(frozen=True, slots=True)
class Plan(ABC):
    """The plan of one kind: rectangles, and the places of posts, screws, buttons and kings' dimples.

    cells: where tiles lie. room: the same, and what else of the skin lies between the borders. rails: inner edges
    of the border, just beyond the outer posts. skin, steel, outer: outlines. console: the covered part at the
    left, its right edge the left end of the border. buttons: their middles from the left. label_y: middle of the
    columns' labels. top: height of what covers the console.
    """

    layout: Layout
    cells: Box
    room: Box
    rails: Box
    skin: Box
    steel: Box
    outer: Box
    console: Box
    buttons: tuple[Point, ...]
    label_y: float
    top: float

    @property
    @abstractmethod
    def rail_screws(self) -> tuple[Point, ...]:
        """Screws from below into the border: at the ends of its bars and on both sides of their seams."""

    @property
    @abstractmethod
    def roof_screws(self) -> tuple[Point, ...]:
        """Screws from below into what covers the console: two in each of its pieces."""

    @property
    @abstractmethod
    def roof_seam(self) -> float:
        """y at which that is parted: at a grid line, between the dots that count two rows."""

    @property
    @abstractmethod
    def cable(self) -> float:
        """x of the USB socket, which looks to the far edge."""

    @property
    def crossings(self) -> tuple[Point, ...]:
        """All crossings of the grid, those at the edge of the cells too."""
        pitch, layout = parameters().board.pitch_mm, self.layout
        spots = product(range(layout.columns + 1), range(layout.rows + 1))
        return tuple((self.cells.left + pitch * x, self.cells.near + pitch * y) for x, y in spots)

    @property
    def kings(self) -> tuple[Point, ...]:
        """Sensors of kings: in the middles of the tray's slots."""
        return tuple((one.x_mm, one.y_mm) for one in self.layout.sensors if one.cell >= layout_cells(self.layout))

    @property
    def rail_seam(self) -> float:
        """x at which near and far rail are parted: between the third button and the fourth."""
        (third, _), (fourth, _) = self.buttons[2:4]
        return (third + fourth) / 2

    @property
    def side_seam(self) -> float | None:
        """y at which the right rail is parted, None if it fits the bed whole."""
        if self.rails.depth <= parameters().printing.bed_mm:
            return None
        return self.grid_line((self.rails.near + self.rails.far) / 2)

    @property
    def grid_seams(self) -> tuple[float, float]:
        """x and y at which the grid is parted, beside the grid lines nearest to the skin's middle."""
        beside = parameters().grid.seam_mm
        x, y = (self.skin.left + self.skin.right) / 2, (self.skin.near + self.skin.far) / 2
        return self.grid_line(x) + beside, self.grid_line(y) + beside

    def grid_line(self, near: float) -> float:
        """The grid line (of columns or of rows, both have one pitch) nearest to a place."""
        pitch = parameters().board.pitch_mm
        return round(near / pitch - 0.5) * pitch + pitch / 2


@dataclass(frozen=True, slots=True)
class StripPlan(Plan):
    """The plan of a housing with a floor, for strips and a main board.

    hollow: inside of the walls of compartment and tabs. buttons_hollow: inside of the near border.
    """

    hollow: Box
    buttons_hollow: Box
    main_board: Box
    strips: tuple[Box, ...]

    @property
    def tabs(self) -> Box:
        """The part of the strips left of the cells that carries high parts, and pins below."""
        return Box(self.strips[0].left, self.strips[0].near, self.skin.left, self.strips[-1].far)

    @property
    def floor_seams(self) -> tuple[float, float]:
        """x and y at which the floor is parted: y in the middle of the row before the seam of the roof."""
        return (self.outer.left + self.outer.right) / 2, self.roof_seam - parameters().board.pitch_mm / 2

    @property
    def roof_seam(self) -> float:
        """As Plan; both pieces fit the bed, and the seam does not run through the grille."""
        its, rows = parameters(), range(1, self.layout.rows)
        lines = [self.cells.near + its.board.pitch_mm * row for row in rows]
        longest = its.printing.bed_mm - its.frame.key_mm - its.skin.play_mm
        fits = [y for y in lines if max(y - self.outer.near, self.outer.far - y) <= longest]
        free = [y for y in fits if not self.grille.near - its.frame.key_mm < y < self.grille.far]
        return min(free, key=lambda y: abs(y - (self.outer.near + self.outer.far) / 2))

    @property
    def grille(self) -> Box:
        """Where the roof has slots: above the buzzer and the lamp."""
        main, frame = parameters().main_board, parameters().frame
        wide = frame.grille_mm
        left = max(
            self.main_board.left + min(main.buzzer_x_mm, main.lamp_x_mm) - frame.grille_length_mm / 2,
            self.hollow.left + wide,
        )
        middle = self.main_board.near + (main.buzzer_y_mm + main.lamp_y_mm) / 2
        half = (frame.grille_count - 0.5) * wide
        return Box(left, middle - half, left + frame.grille_length_mm, middle + half)

    @property
    def rail_screws(self) -> tuple[Point, ...]:
        """As Plan."""
        boss = parameters().frame.boss_mm
        right = self.outer.right - parameters().frame.border_mm / 3
        near = self.skin.near - parameters().skin.play_mm - parameters().frame.screw_mm
        far = self.outer.far - parameters().frame.border_mm / 3
        along = (self.rails.left + boss, self.rail_seam - 1.5 * boss, self.rail_seam + 1.5 * boss, right)
        seam = self.side_seam
        up = () if seam is None else (seam - 1.5 * boss, seam + 1.5 * boss)
        ends = (self.rails.near + boss, *up, self.rails.far - boss)
        return (*((x, near) for x in along), *((x, far) for x in along), *((right, y) for y in ends))

    @property
    def roof_screws(self) -> tuple[Point, ...]:
        """As Plan, between the main board and the tabs."""
        boss = parameters().frame.boss_mm
        x = (self.main_board.right + self.tabs.left) / 2
        low, high, seam = self.hollow.near + boss, self.hollow.far - boss, self.roof_seam
        return (x, low), (x, seam - 1.25 * boss), (x, seam + 1.25 * boss), (x, high)

    @property
    def main_board_screws(self) -> tuple[Point, ...]:
        """The holes in the corners of the main board."""
        inner = self.main_board.grown(-parameters().main_board.hole_inset_mm)
        return inner.low, (inner.right, inner.near), inner.high, (inner.left, inner.far)

    @property
    def cable(self) -> float:
        """As Plan."""
        return self.main_board.left + parameters().main_board.pico_mm


@dataclass(frozen=True, slots=True)
class BoardPlan(Plan):
    """The plan of a housing without a floor under the cells, for the one board. board: its outline."""

    board: Box

    @property
    def seams(self) -> tuple[float, float]:
        """x and y at which the rim is parted: between two buttons, and half a cell beyond the cover's seam."""
        (second, _), (third, _) = self.buttons[1:3]
        return (second + third) / 2, self.roof_seam + parameters().board.pitch_mm / 4

    @property
    def roof_seam(self) -> float:
        """As Plan."""
        return self.cells.near + 2 * parameters().board.pitch_mm

    @property
    def rail_screws(self) -> tuple[Point, ...]:
        """As Plan; those at the near edge pass before the circuit board."""
        boss, border = parameters().frame.boss_mm, parameters().frame.border_mm
        right, far = self.outer.right - border / 3, self.outer.far - border / 3
        near = self.outer.near + border / 3
        along = (self.rails.left + boss, self.rail_seam - 1.5 * boss, self.rail_seam + 1.5 * boss)
        sides = ((right, self.rails.near + boss), (right, self.rails.far - boss))
        corners = ((right, (near + self.rails.near) / 2), (right, far))
        return (*((x, near) for x in along), *((x, far) for x in along), *sides, *corners)

    @property
    def roof_screws(self) -> tuple[Point, ...]:
        """As Plan: of each piece one through a hole of the circuit board, and one before or behind that."""
        low, high = BOARD_HOLES
        x = (self.console.left + self.console.right) / 2 + BESIDE_TONGUE_MM
        near, far = (self.outer.near + self.board.near) / 2, (self.board.far + self.outer.far) / 2
        return (x, near), low, high, (x, far)

    @property
    def cable(self) -> float:
        """As Plan."""
        return parameters().cells_board.pico_mm


def layout_cells(layout: Layout) -> int:
    """Number of cells of a layout; sensors of kings have the numbers from there on."""
    return layout.columns * layout.rows


def _cells(layout: Layout) -> Box:
    """All cells of a layout."""
    pitch = parameters().board.pitch_mm
    low = -pitch / 2
    return Box(low, low, low + pitch * layout.columns, low + pitch * layout.rows)


def _strip(cells: Box, row: int) -> Box:
    """Outline of the circuit board of one row, with its tab."""
    its = parameters()
    middle = row * its.board.pitch_mm
    left, right = cells.left - its.strip.tab_mm, cells.right - its.strip.end_mm
    return Box(left, middle - its.strip.near_mm, right, middle + its.strip.far_mm)


def _buttons(middle: float, y: float) -> tuple[Point, ...]:
    pitch = parameters().button.pitch_mm
    return tuple((middle + pitch * (i - (BUTTONS - 1) / 2), y) for i in range(BUTTONS))


@cache
def plan(kind: str) -> Plan:
    """The plan of "board5", "board7" or "tray"; KeyError for another."""
    return strip_plan(kind) if kind in ON_STRIPS else board_plan(kind)


@cache
def strip_plan(kind: str) -> StripPlan:
    """The plan of a kind of ON_STRIPS; KeyError for another."""
    layout, its = {one: layouts()[one] for one in ON_STRIPS}[kind], parameters()
    frame, cells = its.frame, _cells(layout)
    strips = tuple(_strip(cells, row) for row in range(layout.rows))
    rails = cells.grown(its.board.post_side_mm / 2 + its.skin.play_mm)
    steel = Box(cells.left, *(cells.grown(its.steel.border_mm).low[1:]), *cells.grown(its.steel.border_mm).high)
    ledge = steel.grown(frame.ease_mm + frame.ledge_mm - its.skin.play_mm)
    skin = Box(rails.left - frame.wall_mm, ledge.near, ledge.right, ledge.far)
    tabs_left = strips[0].left
    outer = Box(
        tabs_left - frame.compartment_mm - frame.wall_mm,
        cells.near - frame.near_mm,
        cells.right + frame.border_mm,
        cells.far + frame.border_mm,
    )
    inner = outer.grown(-frame.wall_mm)
    hollow = Box(inner.left, inner.near, skin.left, inner.far)
    left, far = inner.left + frame.ease_mm + 1, inner.far - frame.ease_mm - 1
    y = inner.near + its.button.flange_mm + (its.button.base_mm + its.button.play_mm) / 2
    return StripPlan(
        layout=layout,
        cells=cells,
        room=cells,
        rails=rails,
        skin=skin,
        steel=steel,
        outer=outer,
        console=Box(outer.left, outer.near, rails.left, outer.far),
        buttons=_buttons((cells.left + cells.right) / 2, y),
        label_y=rails.near - its.number.digit_mm / 2 - 2 * its.relief.round_mm - 1,
        top=levels().roof,
        hollow=hollow,
        buttons_hollow=Box(hollow.right, inner.near, inner.right, skin.near - its.skin.play_mm - frame.wall_mm),
        main_board=Box(left, far - its.main_board.length_mm, left + its.main_board.width_mm, far),
        strips=strips,
    )


@cache
def board_plan(kind: str) -> BoardPlan:
    """The plan of a kind of ON_ONE_BOARD; KeyError for another. The tray has one row of cells less on it."""
    layout, its = {one: layouts()[one] for one in ON_ONE_BOARD}[kind], parameters()
    frame, board = its.frame, its.cells_board
    cells, room = (_cells(one) for one in (layout, layouts()[ON_ONE_BOARD[0]]))
    rails = room.grown(its.board.post_side_mm / 2 + its.skin.play_mm)
    wide = room.grown(its.steel.border_mm)
    steel = Box(room.left, wide.near, *wide.high)
    ledge = steel.grown(frame.ease_mm + frame.ledge_mm - its.skin.play_mm)
    outer = Box(
        board.left_mm - frame.ease_mm - its.rim.wall_mm,
        cells.near - frame.near_mm,
        room.right + frame.border_mm,
        room.far + frame.border_mm,
    )
    return BoardPlan(
        layout=layout,
        cells=cells,
        room=room,
        rails=rails,
        skin=Box(rails.left - frame.wall_mm, rails.near - its.rim.tuck_mm, *ledge.high),
        steel=steel,
        outer=outer,
        console=Box(outer.left, outer.near, rails.left, outer.far),
        buttons=_buttons((room.left + room.right) / 2, board.button_mm),
        label_y=outer.near + its.number.digit_mm / 2 + 2 * its.relief.round_mm + 1,
        top=levels().cover,
        board=Box(board.left_mm, board.near_mm, board.right_mm, board.far_mm),
    )
