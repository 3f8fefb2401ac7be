"""The floor of a housing for strips, in four pieces: it carries sheet, circuit boards, and the skin's edge."""

from __future__ import annotations

from functools import cache, partial

from build123d import Part, extrude

from hardware.housing.outline import QUARTERS, notched
from hardware.housing.plan import StripPlan, levels, strip_plan
from hardware.parameters import parameters
from hardware.shapes.box import Box
from hardware.shapes.piece import Piece, block, column, countersunk, parted, single

KEYS = (0.18, 0.36, 0.64, 0.82)
"""Where the keys of a seam are, along it, clear of where two seams cross; some are below circuit boards."""


@cache
def pieces(kind: str) -> tuple[Piece, ...]:
    """The four quarters of the floor, where they stand."""
    words = "quarter of the floor: a shallow tray with walls, dovetails at two sides join it to its neighbours"
    return tuple(
        Piece(f"{kind}-floor-{name}", partial(_quarter, kind, name), f"{name.replace('-', ' ')} {words}")
        for name in QUARTERS
    )


@cache
def _quarter(kind: str, name: str) -> Part:
    its = strip_plan(kind)
    x, y = its.floor_seams
    keys = [its.outer.near + its.outer.depth * key for key in KEYS]
    side = parted(_floor(kind), x, keys)["right" in name]
    left = [(box.left + box.right) / 2 for box in (its.main_board, its.tabs)]
    right = [its.outer.left + its.outer.width * key for key in KEYS[2:]]
    return single(parted(side, y, [*left, *right], across=True)["far" in name])


@cache
def _floor(kind: str) -> Part:
    """The whole floor."""
    its, heights = strip_plan(kind), levels()
    solid = extrude(notched(its.outer), heights.skin)
    solid = Part(solid - _hollows(its))
    solid = Part(solid + _rests(its))
    solid = Part(solid - [*_pin_rooms(its), *_screws(its)])
    return single(solid)


def _hollows(its: StripPlan) -> list[Part]:
    """What is empty above the floor: compartment with tabs, button boards, sheet with circuit boards, skin."""
    its_parameters, heights = parameters(), levels()
    play, wall = its_parameters.skin.play_mm, its_parameters.frame.wall_mm
    sheet = its.steel.grown(its_parameters.frame.ease_mm)
    sheet = Box(its.hollow.right - play, sheet.near, sheet.right, sheet.far)
    skin = Box(its.hollow.right - play, *its.skin.grown(play).low[1:], *its.skin.grown(play).high)
    buttons = Box(its.hollow.right - play, *its.buttons_hollow.low[1:], *its.buttons_hollow.high)
    room = Part(extrude(notched(its.outer, wall), heights.skin) & block(its.hollow, heights.floor, heights.skin))
    return [
        room,
        block(sheet, heights.floor, heights.skin),
        block(skin, heights.skin_bottom, heights.skin + 1),
        block(buttons, heights.floor, heights.skin + 1),
    ]


def _rests(its: StripPlan) -> list[Part]:
    """What stands on the floor: edges for circuit boards, columns of screws."""
    heights, frame = levels(), parameters().frame
    left = Box(its.tabs.left, its.tabs.near, its.tabs.left + frame.rest_mm, its.tabs.far)
    boards = [left, its.main_board, button_board(its)]
    low = heights.floor - 0.2
    columns = [column(at, frame.boss_mm, low, heights.skin) for at in its.roof_screws]
    for at in its.rail_screws:
        if its.buttons_hollow.near < at[1] < its.buttons_hollow.far:
            columns.append(Part(column(at, frame.boss_mm, low, heights.skin) & _below_skin(its)))
    return [*(block(box, low, heights.board_bottom) for box in boards), *columns]


def _below_skin(its: StripPlan) -> Part:
    """Where a column at the near edge may be: not under the skin."""
    near = its.skin.near - parameters().skin.play_mm
    return block(Box(its.outer.left, its.outer.near, its.outer.right, near), 0, levels().roof)


def _pin_rooms(its: StripPlan) -> list[Part]:
    """Recesses below circuit boards for the pins that come through them; the main board's corners stay."""
    heights, frame = levels(), parameters().frame
    tabs = Box(its.tabs.left + frame.rest_mm, its.tabs.near, its.tabs.right - frame.rest_mm, its.tabs.far)
    inner = its.main_board.grown(-frame.rest_mm)
    main = Box(*inner.low, inner.right, its.main_board.far)  # the Pico's pins come near to the far edge
    low, high = heights.pin_floor, heights.skin
    corners = [column(at, frame.head_mm, low - 1, heights.board_bottom) for at in its.main_board_screws]
    under_main = Part(block(main, low, heights.board_bottom + 0.1) - corners)
    buttons = button_board(its).grown(-frame.rest_mm)
    return [block(tabs, low, high), under_main, block(buttons, low, heights.board_bottom + 0.1)]


def _screws(its: StripPlan) -> list[Part]:
    """Countersunk holes from below, and holes for the main board's own screws from above."""
    frame, heights = parameters().frame, levels()
    found = [hole for at in (*its.rail_screws, *its.roof_screws) for hole in countersunk(at)]
    cores = [column(at, frame.core_mm, heights.pin_floor, heights.skin) for at in its.main_board_screws]
    return found + cores


def button_board(its: StripPlan) -> Box:
    """The perfboard below the five buttons."""
    button = parameters().button
    (first, y), (last, _) = its.buttons[0], its.buttons[-1]
    half = button.board_width_mm / 2
    return Box(first - half, y - half, last + half, y + half)
