"""A parcel cut into parts that a server of far matches takes, and put together again by who reads. Pure.

A part: its version (1 byte), which parcel (the first 16 bytes of its SHA-256), the place of the part, counted from
0, and how many there are (2 bytes each, the higher one first), then a piece of the parcel. What begins otherwise
is a parcel in one piece, as version 1 sent it.
"""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Final

from companion.league.parcel import PARCEL_BYTES

PART: Final = 2
"""Version of the form, and the first byte of each part."""
PART_BYTES: Final = 15_000
"""No part is longer: a server of far matches takes 16 KiB."""
UNFINISHED: Final = 4
"""So many parcels of one centre may lack parts; of more the oldest is forgotten, until it is sent again."""
_HEAD: Final = struct.Struct(">B16sHH")
_PIECE: Final = PART_BYTES - _HEAD.size
_COUNT: Final = -(-PARCEL_BYTES // _PIECE)


def parts_of(parcel: bytes) -> Iterator[tuple[str, bytes]]:
    """Its parts, each with a name by which a server knows it again: the same for the same bytes."""
    which = hashlib.sha256(parcel).digest()[:16]
    pieces = [parcel[at : at + _PIECE] for at in range(0, len(parcel), _PIECE)]
    for place, piece in enumerate(pieces):
        yield f"{which.hex()}-{place}", _HEAD.pack(PART, which, place, len(pieces)) + piece


@dataclass(slots=True)
class _Begun:
    count: int
    pieces: dict[int, bytes] = field(default_factory=dict)


class ParcelAssembly:
    """Puts together what comes in parts, whatever the order, and however often a part comes."""

    def __init__(self) -> None:
        self._begun: dict[int, dict[bytes, _Begun]] = {}

    def take(self, centre: int, data: bytes) -> bytes | None:
        """The parcel that is whole with this part; what is no part, as it is; None while others are awaited."""
        if len(data) <= _HEAD.size or len(data) > PART_BYTES or data[0] != PART:
            return data
        _, which, place, count = _HEAD.unpack_from(data)
        if not place < count <= _COUNT:
            return data
        mine = self._begun.setdefault(centre, {})
        begun = mine.setdefault(which, _Begun(count))
        if begun.count != count:
            return data
        begun.pieces[place] = data[_HEAD.size :]
        if len(begun.pieces) == count:
            del mine[which]
            return b"".join(begun.pieces[at] for at in range(count))
        if len(mine) > UNFINISHED:
            del mine[next(iter(mine))]
        return None
