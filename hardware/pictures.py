"""Pictures of one part of each kind and of what they make together, and a page that tells each in words.

    python -m hardware.pictures

draws into hardware/pictures and writes its page anew. `python -m hardware.export` draws every single part.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any, Final

from build123d import Pos, Rot

from companion.device.tiles.files import standard
from hardware import catalogue, solids
from hardware.housing import border, buttons, cover, frame, grid, rim, skin
from hardware.housing.plan import board_plan, levels
from hardware.shapes.piece import block
from hardware.table import king, tower
from hardware.tiles import assembly, tile_set
from hardware.tiles.base import base
from hardware.tiles.pockets import Tile
from hardware.tiles.tile_set import Top

FOLDER: Final = Path(__file__).parent / "pictures"
PAGE: Final = "README.md"
PALETTE: Final = ("#b9c7cf", "#d8c49a", "#a9c3a0", "#c7a9b8", "#9fb3cf", "#cfb0a0", "#c9c9a3", "#a8c6c6")
NUMBER: Final = 17
APART_MM, LAYERS_MM = 14.0, 34.0
"""From piece to piece of a tile that is drawn apart, and from layer to layer of a board."""
SHOWN: Final = {
    "tiles-royal-garden": (
        *(
            "domino-17-base",
            "domino-17-number",
            "cap-field-0-forest-0",
            "cap-lake-0-meadow-2",
            "cap-swamp-0-mine-2",
        ),
        *("cap-field-0-mine-3", "castle-1-base", "castle-1-digits", "castle-1-braille", "cap-castle-4"),
    ),
    "tiles-azul-mini": ("cap-blue", "cap-yellow", "cap-red", "cap-black", "cap-white"),
    "tiles-master-chocolatier": ("cap-brown",),
    "tools": (
        "polarity-stick",
        "polarity-stick-plus",
        "polarity-stick-bar",
        "gauge-base",
        "cap-gauge",
        "wand-tip",
    ),
    "kings": ("king-foot", "king-1", "king-2", "king-3", "king-4"),
    "tower": ("tower-shaft", "tower-front", "tower-base"),
    "board5": (
        *("board5-grid-near-left", "board5-rim-near-left", "board5-rim-far-right", "board5-border-near-left"),
        *("board5-border-right", "board5-cover-near", "board5-cover-far", "board5-cable-clamp"),
        *("button-1-round", "button-2-plus", "button-3-triangle", "button-4-ring", "button-5-bar"),
    ),
    "tray": ("tray-grid-near-left",),
}
"""Folder of the catalogue -> the parts that are shown of it, one of each kind."""
HEAD: Final = """# Pictures of the parts

One part of each kind as it is printed, seen from the near side and from above; before them what they make
together. Below each picture stand its words: what somebody would feel. `python -m hardware.pictures` draws them
anew; `python -m hardware.export` draws every single part.
"""


WORDS: Final = {
    "domino-17": (
        "Domino 17 from above: two pieces glued together, six notches for posts; at the left a fir and a strip of "
        "bumps, at the right two waves and a strip of ripples, a round dimple for a king between them."
    ),
    "domino-17-below": (
        "Domino 17 turned over sideways: smooth but for a recess, in which digits and Braille end a tenth of a "
        "millimetre deeper."
    ),
    "base-loaded": (
        "The base of domino 17 with its magnets: each lies in its pocket, a hair below the face; beside each a "
        "sunk plus or bar, between the halves a raised 17, at the left and on the near side a peg."
    ),
    "board5": (
        "A board of five by five squares: at the left the cover of the electronics, with a notch in its near left "
        "corner and a tongue for the cable behind; low posts at the crossings of the grid; a raised border with "
        "buttons and, before them, letters at the near edge, and digits at the right."
    ),
    "board5-apart": (
        "The same board, its layers one above the other in the order in which they are laid: the rim of four "
        "quarters, open in the middle; the steel that closes it; the circuit board, which reaches further to the "
        "left and near; the grid of four quarters with its posts; the skin with a square hole for every post; the "
        "border of five bars; and at the left the two halves of the cover, below its tongue the bar for the cable."
    ),
    "board7": (
        "A board of seven by seven squares: it has a printed floor and a roof over the electronics, with slots "
        "above the buzzer; its letters stand behind the buttons."
    ),
    "tray": (
        "The tray: two rows of five slots, high posts at the ends of each slot, a shallow dimple for a king in "
        "its middle, and beyond them a smooth strip where nothing is read; digits at the near edge and the right."
    ),
    "domino-17-apart": (
        "Domino 17 apart: the plate with its number, digits down; above it the base with its magnets and two "
        "pegs; above that the cap with the relief."
    ),
    "king-3-whole": "King 3: a body with three sides on a round foot, three dots on top.",
    "tower": "The tower: a shaft on a plate, open above; at the near side a slot through which one domino passes.",
}
"""Name of a whole -> how it feels."""


@dataclass(frozen=True, slots=True)
class Whole:
    """Several parts put together. make: the solids where they stand."""

    name: str
    make: Callable[[], Iterable[Any]]
    words: str


def wholes() -> Iterator[Whole]:
    """What a maker has in the end."""
    tile, top = next((one, above) for one, above, _ in tile_set.built(standard()) if one.number == NUMBER)
    yield Whole("domino-17", partial(_pieces, tile, top), WORDS["domino-17"])
    yield Whole("domino-17-below", partial(_turned_over, tile, top), WORDS["domino-17-below"])
    yield Whole("base-loaded", partial(_loaded, tile), WORDS["base-loaded"])
    yield Whole("domino-17-apart", partial(_apart, tile, top), WORDS["domino-17-apart"])
    for kind in catalogue.BOARDS:
        yield Whole(kind, partial(_board, kind), WORDS[kind])
    yield Whole("board5-apart", partial(_layers, "board5"), WORDS["board5-apart"])
    yield Whole("king-3-whole", _king, WORDS["king-3-whole"])
    yield Whole("tower", _tower, WORDS["tower"])


def _pieces(tile: Tile, top: Top) -> Iterable[Any]:
    return assembly.pieces(tile, top).values()


def _turned_over(tile: Tile, top: Top) -> Iterable[Any]:
    return [Rot(0, 180, 0) * one for one in _pieces(tile, top)]


def _loaded(tile: Tile) -> Iterable[Any]:
    return [base(tile), assembly.solid(assembly.brought(tile))]


def _king() -> Iterable[Any]:
    return [one.draw() for one in king.pieces() if one.name in ("king-foot", "king-3")]


def _tower() -> Iterable[Any]:
    return [one.draw() for one in tower.pieces()]


def _board(kind: str) -> list[Any]:
    return [*frame.assembled(kind).values(), *(one.draw() for one in buttons.pieces(kind))]


def _apart(tile: Tile, top: Top) -> Iterable[Any]:
    """A tile's pieces one above the other, the magnets in the base."""
    lifts = {"base": 0.0, "magnets": 0.0, "cap": APART_MM}
    made = {**assembly.pieces(tile, top), "magnets": assembly.solid(assembly.brought(tile))}
    return [Pos(0, 0, lifts.get(name, -APART_MM)) * one for name, one in made.items()]


def _layers(kind: str) -> Iterable[Any]:
    """A housing's layers one above the other, steel and circuit board as plain sheets."""
    its, heights = board_plan(kind), levels()
    layers = [
        [piece.draw() for piece in rim.pieces(kind)],
        [block(its.steel, heights.floor, heights.steel)],
        [block(its.board, heights.board_bottom, heights.board)],
        [piece.draw() for piece in grid.pieces(kind)],
        [skin.sheet(kind)],
        [piece.draw() for piece in (*border.pieces(kind), *buttons.pieces(kind))],
        [piece.draw() for piece in cover.pieces(kind)],
    ]
    return [Pos(0, 0, i * LAYERS_MM) * one for i, layer in enumerate(layers) for one in layer]


def page(shown: Iterable[tuple[str, str]]) -> str:
    """The page of pictures; shown: name and words of each."""
    lines = [HEAD]
    for name, words in shown:
        lines += [f"## {name}", "", f"![{name}]({name}.png)", "", words, ""]
    return "\n".join(lines)


def main() -> int:
    """Draw everything and write the page; 0."""
    FOLDER.mkdir(exist_ok=True)
    shown = []
    for whole in wholes():
        print(f"Drawing {whole.name}.", flush=True)
        several = zip(whole.make(), PALETTE * 4, strict=False)
        solids.draw(several, FOLDER / f"{whole.name}.png")
        shown.append((whole.name, whole.words))
    for folder, names in SHOWN.items():
        for part in (one for one in catalogue.parts(folder) if one.name in names):
            print(f"Drawing {part.name}.", flush=True)
            solids.draw([(part.make(), solids.COLOUR)], FOLDER / f"{part.name}.png")
            shown.append((part.name, part.words))
    (FOLDER / PAGE).write_text(page(shown), encoding="utf-8", newline="\n")
    print(f"Written: {FOLDER / PAGE}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
