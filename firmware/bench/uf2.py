"""Reads and writes UF2 files of the RP2040: blocks of 512 bytes, each with an address and up to 476 bytes."""

from __future__ import annotations

import struct
from dataclasses import dataclass
from typing import Final

FAMILY: Final = 0xE48BFF56
FLASH_BASE: Final = 0x10000000
BLOCK: Final = 512
PAGE: Final = 256
MAGIC: Final = (0x0A324655, 0x9E5D5157, 0x0AB16F30)
HAS_FAMILY: Final = 0x2000
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
    for at in range(0, len(image) - BLOCK + 1, BLOCK):
        block = image[at : at + BLOCK]
        first, second, flags, address, size, number, blocks, family = HEAD.unpack_from(block)
        (last,) = struct.unpack_from("<I", block, BLOCK - 4)
        if (first, second, last) != MAGIC or not flags & HAS_FAMILY or family != FAMILY or size > BLOCK - 36:
            continue
        total = blocks
        found[number] = Piece(address, block[HEAD.size : HEAD.size + size])
    if not found:
        raise Uf2Error("no block of the RP2040's family")
    if set(found) != set(range(total)):
        raise Uf2Error(f"{len(found)} of {total} blocks")
    return [found[number] for number in sorted(found)]


def make(program: bytes, address: int = FLASH_BASE, family: int = FAMILY) -> bytes:
    """A UF2 file of a plain binary."""
    padded = program + bytes(-len(program) % PAGE)
    count = len(padded) // PAGE
    blocks = []
    for number in range(count):
        at = number * PAGE
        head = HEAD.pack(*MAGIC[:2], HAS_FAMILY, address + at, PAGE, number, count, family)
        data = (head + padded[at : at + PAGE]).ljust(BLOCK - 4, b"\0")
        blocks.append(data + struct.pack("<I", MAGIC[2]))
    return b"".join(blocks)
