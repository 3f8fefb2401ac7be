"""The program for boards that comes with the companion: its checksum, and how a board's own compares."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from companion.device.flash import shipped
from companion.device.flash.uf2 import FAMILY, FirmwareError
from tests.flash_kit import program, ship


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setattr(shipped, "DATA", tmp_path)
    return ship(tmp_path)


def key_of() -> str:
    with pytest.raises(FirmwareError) as caught:
        shipped.image()
    return caught.value.key


def test_what_is_shipped_is_told(data: Path) -> None:
    about = shipped.about()
    assert (about.version, about.protocol, about.family) == ("1.2.0", "1.1", FAMILY)
    assert shipped.image().data == (data / "firmware.uf2").read_bytes()
    assert shipped.shipped_version() == "1.2.0"


@pytest.mark.parametrize(
    ("firmware", "how"),
    [
        ("companion 1.1.9", "older"),
        ("companion 0.99.99", "older"),
        ("companion 1.2.0", "same"),
        ("companion 1.2.1", "newer"),
        ("companion 1.10.0", "newer"),
        ("virtual", "unknown"),
        ("companion", "unknown"),
        ("companion 1.2", "unknown"),
        ("companion 1.2.0 of a maker", "unknown"),
        ("other 1.0.0", "unknown"),
        ("", "unknown"),
    ],
)
@pytest.mark.usefixtures("data")
def test_a_board_is_compared(firmware: str, how: str) -> None:
    assert shipped.standing(firmware) == how
    assert shipped.older(firmware) == (how == "older")


@pytest.mark.parametrize("at", [0, 40, 511, 512, 5000])
def test_one_flipped_bit_is_noticed(data: Path, at: int) -> None:
    content = bytearray((data / "firmware.uf2").read_bytes())
    content[at] ^= 0x10
    (data / "firmware.uf2").write_bytes(content)
    assert key_of() == "firmware-shipped-damaged"


@pytest.mark.parametrize("cut", [1, 512])
def test_a_cut_file_is_noticed(data: Path, cut: int) -> None:
    (data / "firmware.uf2").write_bytes((data / "firmware.uf2").read_bytes()[:-cut])
    assert key_of() == "firmware-shipped-damaged"


def test_a_checksum_alone_does_not_make_a_program(data: Path) -> None:
    ship(data, program(family=1))
    assert key_of() == "firmware-file-wrong"


@pytest.mark.parametrize("name", ["firmware.uf2", "firmware.json"])
def test_what_is_missing_is_told(data: Path, name: str) -> None:
    (data / name).unlink()
    assert key_of() == "firmware-not-shipped"


@pytest.mark.parametrize(
    "text",
    ["", "{}", "[]", "null", '{"version": 1}', '{"version":"1","protocol":"","family":1,"sha256":"","bytes":0}'],
)
def test_a_description_that_says_nothing(data: Path, text: str) -> None:
    (data / "firmware.json").write_text(text, encoding="utf-8")
    assert key_of() == "firmware-shipped-damaged"
    assert shipped.shipped_version() == ""
    assert not shipped.older("companion 0.0.1")


def test_another_family_in_the_description(data: Path) -> None:
    told = json.loads((data / "firmware.json").read_text(encoding="utf-8"))
    for family in (1, "0x1"):
        (data / "firmware.json").write_text(json.dumps({**told, "family": family}), encoding="utf-8")
        assert key_of() == "firmware-shipped-damaged"


def test_what_this_tree_ships_is_whole() -> None:
    image = shipped.image()
    assert image.version == shipped.shipped_version()
