"""The coupon seen from above, as an SVG: holes, Pico, sensors with their leads, cells."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Final

from hardware.electronics.coupon import ROWS_APART, Hole, pico_hole, sensor_hole
from hardware.electronics.coupon_circuit import SIDE_CELLS, coupon_sensors
from hardware.electronics.pico import PICO_PINS
from hardware.parameters import parameters

SCALE: Final = 6.0  # pixels a millimetre
BORDER_MM: Final = 3.0  # for the numbers of the rows
_LEAD_COLOURS: Final = {"1": "#b00000", "2": "#202020", "3": "#0050b0"}


def _at(hole: Hole) -> tuple[float, float]:
    """Middle of a hole in millimetres from the far left corner, downwards."""
    told = parameters().coupon
    return hole.column * told.hole_mm, (told.rows_count + 1 - hole.row) * told.hole_mm


def _site(x_mm: float, y_mm: float) -> tuple[float, float]:
    told = parameters().coupon
    left, top = _at(Hole(round(told.a1_column_count), round(told.a1_row_count)))
    return left + x_mm, top - y_mm


def _box(left: float, top: float, width: float, height: float, style: str) -> str:
    return f'<rect x="{left:.2f}" y="{top:.2f}" width="{width:.2f}" height="{height:.2f}" {style}/>'


def _text(left: float, top: float, told: str, size: float = 1.8) -> str:
    return f'<text x="{left:.2f}" y="{top:.2f}" font-size="{size}" text-anchor="middle">{escape(told)}</text>'


def _holes() -> Iterator[str]:
    told = parameters().coupon
    for column in range(1, round(told.columns_count) + 1):
        for row in range(1, round(told.rows_count) + 1):
            left, top = _at(Hole(column, row))
            yield f'<circle cx="{left:.2f}" cy="{top:.2f}" r="0.5" fill="#d0c8b8"/>'
    for column in range(5, round(told.columns_count) + 1, 5):
        left, top = _at(Hole(column, 0))
        yield _text(left, top, str(column))
    for row in range(5, round(told.rows_count) + 1, 5):
        left, top = _at(Hole(0, row))
        yield _text(left, top + 0.6, str(row))


def _cells() -> Iterator[str]:
    pitch = parameters().board.pitch_mm
    for column in range(SIDE_CELLS):
        for row in range(SIDE_CELLS):
            left, top = _site((column - 0.5) * pitch, (row + 0.5) * pitch)
            yield _box(left, top, pitch, pitch, 'fill="none" stroke="#808080" stroke-width="0.3"')
            yield _text(left + 4, top + 4, f"{'AB'[column]}{row + 1}", 3.5)


def _sensors() -> Iterator[str]:
    told = parameters().coupon
    for reference, sensor in coupon_sensors().items():
        left, top = _site(sensor.x_mm, sensor.y_mm)
        width, length = told.body_width_mm, told.body_length_mm
        for pin, colour in _LEAD_COLOURS.items():
            right, down = _at(sensor_hole(reference, pin))
            start = left + (int(pin) - 2) * width / 4
            yield (
                f'<line x1="{start:.2f}" y1="{top + length / 2:.2f}" x2="{right:.2f}" y2="{down:.2f}" '
                f'stroke="{colour}" stroke-width="0.4"/>'
                f'<circle cx="{right:.2f}" cy="{down:.2f}" r="0.8" fill="{colour}"/>'
            )
        yield _box(left - width / 2, top - length / 2, width, length, 'fill="#404040"')
        yield _text(left, top - length / 2 - 0.6, reference[1:])


def _pico() -> Iterator[str]:
    left, top = _at(pico_hole(1))
    pitch = parameters().coupon.hole_mm
    style = 'fill="#d8f0d8" stroke="#207020" stroke-width="0.3"'
    yield _box(left - 1.6, top - 1.4, ROWS_APART * pitch + 3.2, 51.0, style)
    for pin, name in enumerate(PICO_PINS, 1):
        right, down = _at(pico_hole(pin))
        yield f'<circle cx="{right:.2f}" cy="{down:.2f}" r="0.7" fill="#207020"/>'
        inward = 4.6 if pin <= len(PICO_PINS) // 2 else -5.6
        yield _text(right + inward, down + 0.6, f"{pin} {name}", 1.4)


def drawing() -> str:
    """The SVG: lengths in millimetres, leads red for supply, black for ground, blue for output."""
    told = parameters().coupon
    width, height = (told.columns_count + 1) * told.hole_mm + BORDER_MM, (told.rows_count + 2) * told.hole_mm
    parts = [*_holes(), *_cells(), *_pico(), *_sensors()]
    parts.append(_text(*_at(Hole(20, 22)), "multiplexers 1 to 4", 3))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width * SCALE:.0f}" height="{height * SCALE:.0f}" '
        f'viewBox="{-BORDER_MM} 0 {width:.2f} {height:.2f}" font-family="sans-serif">'
        "<title>The coupon seen from above</title>"
        "<desc>Perforated board, the Pico at the left with its USB socket at the far edge, two by two cells at "
        "the right with five sensors each, their leads towards the near edge.</desc>"
        + _box(-BORDER_MM, 0, width, height, 'fill="#fffdf5"')
        + "".join(parts)
        + "</svg>\n"
    )
