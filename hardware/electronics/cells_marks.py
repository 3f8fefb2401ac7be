"""Outline, screws and print of the one board "cells5": what a finger or an eye finds its way by."""

from __future__ import annotations

from typing import Final

from hardware.electronics.board_file import Hole, Point, Text
from hardware.electronics.cells_circuit import COLUMNS, LETTERS, NAME, ROWS, TEST_POINTS
from hardware.electronics.pico import ROWS_MM
from hardware.parameters import parameters

REVISION: Final = "B"
DRAWN_ON: Final = "2026-11-28"

# In the near strip: lamp and buzzer. At the left edge: the first test point.
LAMP_MM, BUZZER_MM = (-39.27, -34.0), (-4.5, -33.0)
TEST_MM: Final = (-73.4, 102.7)
HOLES_MM: Final = ((-72.7, 20.0), (-72.7, 120.0), (-16.0, -36.0), (160.0, -36.0))
FIDUCIALS_MM: Final = ((-72.5, -42.0), (175.0, -42.0), (175.5, 177.5))


def outline() -> tuple[Point, ...]:
    """The corners of the board, with the notch beside the first test point."""
    its = parameters().cells_board
    y, half = TEST_MM[1], its.notch_mm / 2 + 0.25
    notch: tuple[Point, ...] = ((its.left_mm, y - half), (its.left_mm + its.notch_mm, y - half))
    notch += ((its.left_mm + its.notch_mm, y + half), (its.left_mm, y + half))
    corners = ((its.left_mm, its.near_mm), (its.right_mm, its.near_mm), (its.right_mm, its.far_mm))
    return (*corners, (its.left_mm, its.far_mm), *reversed(notch))


def holes() -> tuple[Hole, ...]:
    """Holes for screws, and three marks by which a placing machine finds the board."""
    screws = [Hole(f"H{number}", *at) for number, at in enumerate(HOLES_MM, 1)]
    marks = [
        Hole(f"FID{number}", *at, "Fiducial:Fiducial_1mm_Mask2mm") for number, at in enumerate(FIDUCIALS_MM, 1)
    ]
    return (*screws, *marks)


def texts() -> tuple[Text, ...]:
    """Name, revision and date, where near is, cells, test points, and polarity."""
    its, pitch = parameters().cells_board, parameters().board.pitch_mm
    cells = [
        Text(f"{LETTERS[column]}{line + 1}", column * pitch + 15.5, line * pitch + 5.5)
        for column in range(COLUMNS)
        for line in range(ROWS)
    ]
    tests = [
        Text(told, TEST_MM[0], TEST_MM[1] - number * its.test_pitch_mm - its.test_pitch_mm / 2)
        for number, (_, told) in enumerate(TEST_POINTS)
    ]
    return (
        *cells,
        *tests,
        Text(f"companion {NAME}, revision {REVISION}, {DRAWN_ON}", 130.0, -24.0, height_mm=1.5),
        Text("v  NEAR  v", 80.0, -24.0, height_mm=2.0),
        Text("USB at this edge", its.pico_mm, its.far_mm - 2.0),
        Text("+", LAMP_MM[0] + 4.8, LAMP_MM[1]),
        Text("+", BUZZER_MM[0] + 5.0, BUZZER_MM[1] + 2.4),
        Text("pin 1", its.pico_mm - ROWS_MM / 2 + 3.8, its.far_mm - 4.2),
    )
