"""UF2 files: whole ones are read, and whatever could harm a board is refused with its reason."""

from __future__ import annotations

import struct

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.device.flash import uf2
from companion.device.flash.uf2 import FLASH, FLASH_BYTES, HAS_FAMILY, KEPT_BYTES, NOT_FLASH, FirmwareError
from tests.flash_kit import block, program


def reason(data: bytes) -> tuple[str, int]:
    with pytest.raises(FirmwareError) as caught:
        uf2.read(data, "x.uf2")
    assert (caught.value.key, caught.value.facts["file"]) == ("firmware-file-wrong", "x.uf2")
    return str(caught.value.facts["reason"]), int(str(caught.value.facts["number"]))


def test_a_whole_file_is_read() -> None:
    image = uf2.read(program("1.2.0", 10), "x.uf2")
    assert sorted(image.pages) == [FLASH + n * 256 for n in range(10)]
    assert {len(page) for page in image.pages.values()} == {256}
    assert image.version == "1.2.0"


@pytest.mark.parametrize("said", ["", "12345.0.0"])
def test_a_program_that_says_no_version(said: str) -> None:
    assert uf2.read(program(said), "x").version == ""


def test_a_program_that_says_two_versions_says_none() -> None:
    two = block(0, 2, b"companion 1.0.0\0") + block(1, 2, b"companion 1.0.1\0")
    assert uf2.read(two, "x").version == ""


def changed(number: int, **more: int) -> bytes:
    """Ten blocks, one of them otherwise."""
    return b"".join(block(n, 10, b"", **(more if n == number else {})) for n in range(10))


@pytest.mark.parametrize(
    ("data", "wanted"),
    [
        (b"", ("empty", 0)),
        (b"<html>no file</html>" * 60, ("foreign", 0)),
        (b"\x7fELF" + bytes(1020), ("foreign", 0)),
        (program()[:-1], ("cut", 9)),
        (program()[:100], ("cut", 0)),
        (program()[:-512], ("cut", 0)),
        (program(family=0xE48BFF59), ("family", 0)),
        (changed(4, family=0xE48BFF57), ("family", 4)),
        (program(flags=0), ("family", 0)),
        (program(flags=HAS_FAMILY | NOT_FLASH), ("target", 0)),
        (program(size=476), ("payload", 0)),
        (changed(3, size=255), ("payload", 3)),
        (changed(5, named=6), ("numbers", 5)),
        (changed(5, total=11), ("numbers", 5)),
        (changed(0, address=FLASH + 0x8000), ("start", 0)),
        (changed(9, address=FLASH + 256 * 3), ("twice", 9)),
        (changed(9, address=FLASH + 1), ("outside", 9)),
        (changed(9, address=FLASH - 256), ("outside", 9)),
        (changed(9, address=0x2000_0000), ("outside", 9)),
        (changed(9, address=FLASH + FLASH_BYTES), ("outside", 9)),
        (changed(9, address=FLASH + FLASH_BYTES - KEPT_BYTES), ("kept", 9)),
        (changed(9, address=FLASH + FLASH_BYTES - 256), ("kept", 9)),
    ],
)
def test_what_must_not_reach_a_board_is_refused(data: bytes, wanted: tuple[str, int]) -> None:
    assert reason(data) == wanted


def test_the_page_before_the_calibration_may_be_written() -> None:
    last = FLASH + FLASH_BYTES - KEPT_BYTES - 256
    assert last in uf2.read(changed(9, address=last), "x").pages


@pytest.mark.parametrize("at", [0, 4, 508])
def test_each_magic_number_counts(at: int) -> None:
    data = bytearray(program())
    data[512 + at] ^= 1
    assert reason(bytes(data)) == ("magic", 1)


@given(number=st.integers(0, 9), at=st.integers(0, 31), bit=st.integers(0, 7))
def test_any_flipped_bit_of_a_head_is_noticed_or_harmless(number: int, at: int, bit: int) -> None:
    """An address alone may come out as another that may be written; the shipped file's checksum notices that."""
    data = bytearray(program())
    data[number * 512 + at] ^= 1 << bit
    try:
        image = uf2.read(bytes(data), "x")
    except FirmwareError:
        return
    (flags,) = struct.unpack_from("<I", data, number * 512 + 8)
    assert at in range(12, 16) or flags != HAS_FAMILY
    assert all(FLASH <= address < FLASH + FLASH_BYTES - KEPT_BYTES for address in image.pages)


@given(st.binary(max_size=1600))
def test_any_bytes_are_an_image_or_an_error(data: bytes) -> None:
    with pytest.raises(FirmwareError):
        uf2.read(data, "x")
