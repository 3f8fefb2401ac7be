"""UF2 files for boards: read whole and checked before anything is touched. Pure.

A UF2 file is a row of blocks of 512 bytes: two magic numbers, flags, address, payload size, the block's number,
how many there are, the family of the chip, 476 bytes for the payload, a last magic number; all little endian
(Microsoft's UF2 specification). The RP2040's boot ROM takes payloads of 256 bytes only (RP2040 datasheet, 2.8.4).
"""

from __future__ import annotations

import re
import struct
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final

from companion.core.errors import CompanionError

FAMILY: Final = 0xE48B_FF56
"""The RP2040."""
FLASH: Final = 0x1000_0000
FLASH_BYTES: Final = 2 * 1024 * 1024
KEPT_BYTES: Final = 2 * 4096
"""The last two sectors of the flash hold the calibration and the setting of size and kind."""
BLOCK_BYTES: Final = 512
PAYLOAD_BYTES: Final = 256
BYTES_MAX: Final = FLASH_BYTES // PAYLOAD_BYTES * BLOCK_BYTES
"""A file that fills the whole flash."""
MAGIC: Final = (0x0A32_4655, 0x9E5D_5157, 0x0AB1_6F30)
HAS_FAMILY: Final = 0x2000
NOT_FLASH: Final = 0x0001

_BLOCK = struct.Struct("<8I476sI")
_FIRMWARE = re.compile(rb"companion (\d{1,4}\.\d{1,4}\.\d{1,4})\x00")


class FirmwareError(CompanionError):
    """A file cannot be put onto a board, or the one shipped cannot be used.

    Keys: firmware-file-wrong{file, reason, number} with the reasons of `read`; firmware-file-unread{file,
    reason of companion.core.intake};    firmware-not-shipped; firmware-shipped-damaged.
    """


@dataclass(frozen=True, slots=True)
class Image:
    """A checked file: its bytes, and its pages of 256 bytes by address."""

    data: bytes
    pages: Mapping[int, bytes]

    @property
    def version(self) -> str:
        """The version that its program says of itself, "1.2.0"; empty when it says none, or several."""
        flash = b"".join(self.pages[address] for address in sorted(self.pages))
        found = {match.decode("ascii") for match in _FIRMWARE.findall(flash)}
        return found.pop() if len(found) == 1 else ""


def read(data: bytes, file: str) -> Image:
    """The image in a file's bytes; FirmwareError firmware-file-wrong with the reason and the block's number.

    Reasons: empty, cut (not whole blocks), foreign (no UF2 at all), magic (a damaged block), family (for another
    chip), target (not for the flash), payload (not 256 bytes), numbers (blocks missing, twice or out of order),
    start (nothing at the flash's beginning, where the chip starts), outside (beyond the flash), kept (over the
    calibration), twice (an address comes twice).
    """
    if not data:
        raise _wrong(file, "empty", 0)
    if data[:4] != struct.pack("<I", MAGIC[0]):
        raise _wrong(file, "foreign", 0)
    if len(data) % BLOCK_BYTES:
        raise _wrong(file, "cut", len(data) // BLOCK_BYTES)
    count = len(data) // BLOCK_BYTES
    pages: dict[int, bytes] = {}
    for number in range(count):
        block = _BLOCK.unpack_from(data, number * BLOCK_BYTES)
        reason = _reason(block, number, count) or _misplaced(block[3], pages)
        if reason:
            raise _wrong(file, reason, number)
        pages[block[3]] = block[8][:PAYLOAD_BYTES]
    if FLASH not in pages:
        raise _wrong(file, "start", 0)
    return Image(data, pages)


def _reason(block: tuple[Any, ...], number: int, count: int) -> str:
    """Why this is not block `number` of `count` of a file for our chip; empty when it is."""
    first, second, flags, _address, size, named, total, family, _payload, last = block
    if (first, second, last) != MAGIC:
        return "magic"
    if not flags & HAS_FAMILY or family != FAMILY:
        return "family"
    if flags & NOT_FLASH:
        return "target"
    if size != PAYLOAD_BYTES:
        return "payload"
    if total != count and number == 0:
        return "cut"
    return "" if (named, total) == (number, count) else "numbers"


def _misplaced(address: int, pages: Mapping[int, bytes]) -> str:
    """Why a page must not be written at an address; empty when it may."""
    if address in pages:
        return "twice"
    if address % PAYLOAD_BYTES or not FLASH <= address < FLASH + FLASH_BYTES:
        return "outside"
    return "kept" if address >= FLASH + FLASH_BYTES - KEPT_BYTES else ""


def _wrong(file: str, reason: str, number: int) -> FirmwareError:
    return FirmwareError("firmware-file-wrong", file=file, reason=reason, number=number)
