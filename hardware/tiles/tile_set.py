"""All printed parts of a tile set, and the gauge tile. From the set and hardware/parameters.toml only."""

from __future__ import annotations

from collections import Counter
from functools import partial

from companion.device.tiles.tileset import TERRAIN_OF, TileSet
from hardware.magnets.geometry import SITES
from hardware.parameters import parameters
from hardware.shapes import marks
from hardware.shapes.part import Part
from hardware.tiles import terrain
from hardware.tiles.base import base
from hardware.tiles.cap import GAUGE, cap
from hardware.tiles.colours import filaments
from hardware.tiles.number_plate import Plate, plate, plates
from hardware.tiles.pockets import Tile

Top = tuple[str, ...]
"""What a cap shows: kinds of a domino's halves, ("castle 2",), the id of a colour, or (GAUGE,)."""


def built(tiles: TileSet) -> tuple[tuple[Tile, Top, int], ...]:
    """Each different tile of a set, what its cap shows, and how many of it there are."""
    floor_mm = parameters().tile.floor_mm
    found: list[tuple[Tile, Top, int]] = []
    for domino in tiles.dominoes:
        found.append((Tile(_file(domino.thing), domino.words, domino.number, floor_mm), domino.kinds, 1))
    for castle in tiles.castles:
        found.append((Tile(_file(castle.thing), (castle.word,), castle.number, floor_mm), (castle.thing,), 1))
    for colour in tiles.colours:
        found.append((Tile(_file(colour.thing), (colour.word,), None, floor_mm), (colour.name,), colour.count))
    return tuple(found)


def gauge() -> Tile:
    """The tile that sensors are measured with: all north poles down, over a thicker floor."""
    return Tile(GAUGE, ("+" * len(SITES),), None, parameters().gauge.floor_mm)


def parts(tiles: TileSet) -> tuple[Part, ...]:
    """Bases, caps and number plates of a set; equal caps are one part with their count."""
    found: list[Part] = []
    caps: Counter[tuple[Top, float]] = Counter()
    for tile, top, count in built(tiles):
        found.append(base_part(tile, count))
        found += [_plate_part(tile, one) for one in plates(tile.number, tile.cells)]
        caps[top, tile.base_mm] += count
    return (*found, *(cap_part(top, base_mm, count) for (top, base_mm), count in caps.items()))


def gauge_parts() -> tuple[Part, ...]:
    """Base and cap of the gauge tile, one for all boards."""
    tile, fine_mm = gauge(), parameters().printing.fine_layer_mm
    return base_part(tile, 1, fine_mm), cap_part((GAUGE,), tile.base_mm, 1, fine_mm)


def base_part(tile: Tile, count: int, layer_mm: float | None = None) -> Part:
    """The base of a tile."""
    magnets = Counter("".join(tile.words))
    number = ", the tile's number in raised digits" if plates(tile.number, tile.cells) else ""
    words = (
        f"Base of {_spoken(tile.name)}: a flat piece with {magnets['+'] + magnets['-']} round pockets, "
        f"beside {magnets['+']} of them a sunk plus, beside {magnets['-']} a sunk bar, two standing pegs{number}; "
        "underside smooth" + (" but for the recess of the number." if number else ".")
    )
    layer_mm = layer_mm or parameters().printing.layer_mm
    return Part(f"{tile.name}-base", partial(base, tile), count, layer_mm, False, words)


def cap_part(top: Top, base_mm: float, count: int, layer_mm: float | None = None) -> Part:
    """The cap that shows this."""
    layer_mm = layer_mm or parameters().printing.layer_mm
    words = f"Cap: {_cap_words(top)}."
    return Part(_cap_name(top), partial(cap, top, base_mm), count, layer_mm, True, words, filaments(top, base_mm))


def _plate_part(tile: Tile, one: Plate) -> Part:
    sort = "number" if one.digits and one.braille else "digits" if one.digits else "braille"
    shows = " and ".join(
        word for word, there in (("relief digits", one.digits), ("Braille", one.braille)) if there
    )
    words = (
        f"Number plate of {_spoken(tile.name)}: {tile.number} in {shows}, glued into the recess of the underside."
    )
    make = partial(plate, one.digits, one.braille)
    return Part(f"{tile.name}-{sort}", make, 1, parameters().printing.fine_layer_mm, True, words)


def _cap_name(top: Top) -> str:
    if len(top) > 1:
        return "cap-" + "-".join(f"{TERRAIN_OF[kind[0]]}-{kind[1:]}" for kind in top)
    return f"cap-{_file(top[0])}"


def _cap_words(top: Top) -> str:
    """What stands on a cap, and where fingertips lift it."""
    if len(top) > 1:
        sides = (f"at the {side} {_half_words(kind)}" for kind, side in zip(top, ("left", "right"), strict=True))
        lift = "hollows for fingertips in both short ends and at the three far posts"
        return "; ".join(sides) + f"; a round dimple for a king between them; {lift}"
    return f"{_mark_words(top)}; hollows for fingertips in all four sides"


def _mark_words(top: Top) -> str:
    if top[0] in marks.COLOUR_WORDS:
        return marks.COLOUR_WORDS[top[0]]
    return "gauge: one large plus" if top[0] == GAUGE else f"{top[0]}, {terrain.CASTLE_WORDS}"


def _half_words(kind: str) -> str:
    crowns = int(kind[1:])
    told = "no crown" if not crowns else "1 crown" if crowns == 1 else f"{crowns} crowns"
    return f"{terrain.WORDS[kind[0]]}, {told}"


def _file(thing: str) -> str:
    return thing.replace(" ", "-")


def _spoken(name: str) -> str:
    return name.replace("-", " ")
