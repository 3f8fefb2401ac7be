"""Colours of caps for who sees a little: filaments, and at which height of a cap the printer changes to the next.

Nothing changes for the fingers. A face has one colour and what stands on it another, so a printer of one nozzle
makes it with a pause before a layer. The first layers of a tile of a colour, up to its ledge, have the colour
of its mark: they are seen in the scallops, so that a tile stands out from a board of its own colour.
"""

from __future__ import annotations

from typing import Final

from companion.device.tiles.tileset import COLOURS
from hardware.parameters import parameters
from hardware.shapes.part import Filament

NOMINAL: Final = {
    "black": "#1C1C1E",
    "ivory": "#F4F1E6",
    "yellow": "#FFD200",
    "blue": "#1E53A2",
    "red": "#B8232A",
    "white": "#F7F7F5",
    "brown": "#5B3A29",
    "light grey": "#E6E2D6",
}
"""Name of a filament -> its colour as sRGB; makers differ, so compare what you buy."""
CAP, RELIEF, HIGHEST, SKIN = "black", "ivory", "yellow", "light grey"
"""Of a domino or castle: its face, what stands on it, crowns and teeth above all other relief. Of the skin."""
MARK: Final = {
    "blue": "white",
    "yellow": "black",
    "red": "white",
    "black": "yellow",
    "white": "black",
    "brown": "white",
}
"""Colour of a tile -> that of its mark."""


def contrast(one: str, other: str) -> float:
    """Contrast of two filaments of NOMINAL, from 1 to 21: WCAG 2.2, contrast ratio."""
    low, high = sorted((_luminance(NOMINAL[one]), _luminance(NOMINAL[other])))
    return (high + 0.05) / (low + 0.05)


def _luminance(colour: str) -> float:
    """WCAG 2.2, relative luminance."""
    red, green, blue = (int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5))
    return 0.2126 * _linear(red) + 0.7152 * _linear(green) + 0.0722 * _linear(blue)


def _linear(share: float) -> float:
    return share / 12.92 if share <= 0.04045 else float(((share + 0.055) / 1.055) ** 2.4)


def filaments(top: tuple[str, ...], base_mm: float) -> tuple[Filament, ...]:
    """What a cap is printed in, from its lowest layer up; top as for tiles.cap.cap, the gauge in one colour."""
    its = parameters()
    face_mm = its.tile.height_mm - base_mm
    if top[0] in COLOURS:
        mark = MARK[top[0]]
        return Filament(mark, 0.0), Filament(top[0], its.scallop.ledge_mm), Filament(mark, face_mm)
    plain = (Filament(CAP, 0.0),)
    if len(top) == 1 and not top[0].startswith("castle"):
        return plain
    crowned = len(top) == 1 or any(kind[1:] != "0" for kind in top)
    highest = (Filament(HIGHEST, face_mm + its.relief.height_mm),) if crowned else ()
    return (*plain, Filament(RELIEF, face_mm), *highest)
