"""Reads and writes UF2 files of the RP2040: blocks of 512 bytes, each with an address and up to 476 bytes."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

from companion.device.flash.uf2 import BLOCK_BYTES, FAMILY, FLASH, HAS_FAMILY, MAGIC, PAYLOAD_BYTES

HEAD: Final = struct.Struct("<8I")


class Uf2Error(ValueError):
    """The bytes are no UF2 file for the RP2040, or not all of one."""


@dataclass(frozen=True, slots=True)
class Piece:
    """Bytes and where they go, as the processor sees them."""

    address: int
    data: bytes


def pieces(image: bytes) -> list[Piece]:
    """The pieces of a whole file, blocks of other families left out. Raises Uf2Error."""
    found: dict[int, Piece] = {}
    total = 0
    for at in range(0, len(image) - BLOCK_BYTES + 1, BLOCK_BYTES):
        block = image[at : at + BLOCK_BYTES]
        first, second, flags, address, size, number, blocks, family = HEAD.unpack_from(block)
        (last,) = struct.unpack_from("<I", block, BLOCK_BYTES - 4)
        if (first, second, last) != MAGIC or not flags & HAS_FAMILY or family != FAMILY or size > BLOCK_BYTES - 36:
            continue
        total = blocks
        found[number] = Piece(address, block[HEAD.size : HEAD.size + size])
    if not found:
        raise Uf2Error("no block of the RP2040's family")
    if set(found) != set(range(total)):
        raise Uf2Error(f"{len(found)} of {total} blocks")
    return [found[number] for number in sorted(found)]


def make(program: bytes, address: int = FLASH, family: int = FAMILY) -> bytes:
    """A UF2 file of a plain binary."""
    padded = program + bytes(-len(program) % PAYLOAD_BYTES)
    count = len(padded) // PAYLOAD_BYTES
    blocks = []
    for number in range(count):
        at = number * PAYLOAD_BYTES
        head = HEAD.pack(*MAGIC[:2], HAS_FAMILY, address + at, PAYLOAD_BYTES, number, count, family)
        data = (head + padded[at : at + PAYLOAD_BYTES]).ljust(BLOCK_BYTES - 4, b"\0")
        blocks.append(data + struct.pack("<I", MAGIC[2]))
    return b"".join(blocks)
