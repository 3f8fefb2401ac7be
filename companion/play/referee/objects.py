"""Physical objects: which pieces on a board are one thing that moves as a whole.

A thing of several parts, and one that there is only once, is the same object wherever it lies. Of things that are
equal nobody can tell which is which: each place on which one lies, or should lie, is an object of its own.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable

from companion.core.model import Laid, Piece, Place, Tile

Object = tuple[str, Place | None]
"""The thing, and its place where there are several equal ones."""


def equals_of(tiles: Iterable[Tile]) -> frozenset[str]:
    """The things of a set of which there is more than one, so that nobody can tell them apart."""
    return frozenset(tile.thing for tile in tiles if tile.count > 1)


def object_of(place: Place, piece: Piece, equal: Collection[str]) -> Object:
    """The object of a piece that lies, or should lie, on a place. equal: see equals_of."""
    return piece.thing, place if piece.thing in equal else None


def by_object(laid: Laid, equal: Collection[str]) -> dict[Object, Laid]:
    """The same pieces, grouped by the object they belong to, in the order of places."""
    groups: dict[Object, list[tuple[Place, Piece]]] = {}
    for place, piece in laid:
        groups.setdefault(object_of(place, piece, equal), []).append((place, piece))
    return {one: tuple(pairs) for one, pairs in groups.items()}
