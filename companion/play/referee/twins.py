"""Dominoes with the same halves: which of them lies on which board.

Two of them beside each other can be read as two others, and count as those from then on. One of these may then be
laid on another board. Nobody sees a difference between it and one that stands nowhere, so it counts as that.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from companion.core.model import Laid, Piece, Place, Reading, Tile
from companion.play.referee.difference import NOTHING
from companion.play.referee.objects import by_object


class Twins:
    """The twins of a set: things of several parts that show the same on all of them, of each only one.

    kinds: what each piece shows.
    """

    def __init__(self, tiles: Iterable[Tile], kinds: Mapping[Piece, str]) -> None:
        self._kinds = kinds
        by_kinds: dict[tuple[str, ...], list[str]] = {}
        for tile in tiles:
            if tile.count == 1 and len(tile.kinds) > 1:
                by_kinds.setdefault(tile.kinds, []).append(tile.thing)
        self._of = {thing: things for things in by_kinds.values() if len(things) > 1 for thing in things}

    def as_they_stand(
        self,
        parses: Sequence[Laid],
        own: Mapping[Place, Piece],
        others: Iterable[tuple[Mapping[Place, Piece], Reading | None]],
    ) -> Sequence[Laid]:
        """The same ways to read a board, a twin for each thing that stands on another and is read there as others.

        own: what should lie here. others: what should lie on each other board, and what that shows.
        """
        known = {piece.thing for piece in own.values()}
        if not any(piece.thing in self._of and piece.thing not in known for parse in parses for _, piece in parse):
            return parses
        apart = dict[str, bool]()
        for wanted, there in others:
            apart |= dict.fromkeys((piece.thing for piece in wanted.values()), False)
            apart |= dict.fromkeys(self._read_as_others(there, wanted), True)
        return [self._renamed(parse, own, apart) for parse in parses]

    def _read_as_others(self, reading: Reading | None, wanted: Mapping[Place, Piece]) -> set[str]:
        """The things that should lie on a board, and of which it shows all parts, but as parts of others."""
        if reading is None:
            return set()
        read = {piece.thing for parse in (reading.pieces, *reading.alternatives) for _, piece in parse}
        shown = dict(reading.kinds)
        gone = {piece.thing for place, piece in wanted.items() if shown.get(place) != self._kinds.get(piece)}
        return {piece.thing for piece in wanted.values()} - gone - read

    def _renamed(self, pieces: Laid, own: Mapping[Place, Piece], apart: Mapping[str, bool]) -> Laid:
        """apart: the things that stand on other boards, and whether each is read as parts of others there."""
        lying, known = dict(pieces), {piece.thing for piece in own.values()}
        here = {piece.thing for _, piece in pieces}
        for (thing, _), laid in by_object(pieces, ()).items():
            if thing in known or not apart.get(thing):
                continue
            wanted = {own.get(place, NOTHING).thing for place, _ in laid}
            free = [one for one in self._of.get(thing, ()) if one not in here and one not in apart]
            free = [one for one in free if {one} == wanted] or [one for one in free if one not in known]
            if free:
                here.add(free[0])
                lying |= {place: replace(piece, thing=free[0]) for place, piece in laid}
        return tuple(sorted(lying.items()))
