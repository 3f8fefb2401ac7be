"""The program for boards that comes with the companion: its version, whether it is whole, how others compare."""

from __future__ import annotations

import hashlib
import json
import re
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from companion.device.flash.uf2 import FAMILY, FirmwareError, Image, read

DATA = Path(__file__).parent.parent / "data"
"""Where firmware.json and firmware.uf2 lie."""
ABOUT = "firmware.json"
FILE = "firmware.uf2"

Standing = Literal["older", "newer", "same"]
_SAID = re.compile(r"companion (\d{1,4})\.(\d{1,4})\.(\d{1,4})")
_VERSION = re.compile(r"(\d{1,4})\.(\d{1,4})\.(\d{1,4})")


@dataclass(frozen=True, slots=True)
class Shipped:
    """What firmware.json says: version "1.2.0", protocol "1.1", family of the chip, SHA-256 in hex, size."""

    version: str
    protocol: str
    family: int
    sha256: str
    bytes: int


def about() -> Shipped:
    """What is shipped. FirmwareError firmware-not-shipped or firmware-shipped-damaged."""
    try:
        told = json.loads((DATA / ABOUT).read_text(encoding="utf-8"))
        shipped = Shipped(
            str(told["version"]),
            str(told["protocol"]),
            _number(told["family"]),
            str(told["sha256"]),
            told["bytes"],
        )
    except FileNotFoundError as error:
        raise FirmwareError("firmware-not-shipped") from error
    except (OSError, ValueError, KeyError, TypeError) as error:
        raise FirmwareError("firmware-shipped-damaged") from error
    if not _VERSION.fullmatch(shipped.version):
        raise FirmwareError("firmware-shipped-damaged")
    return shipped


def _number(told: Any) -> int:
    """A number written as such, or as text such as "0xe48bff56"."""
    return int(told, 0) if isinstance(told, str) else int(told)


def image() -> Image:
    """The shipped file, checked by size and checksum, its blocks read. FirmwareError as `about` and `read`."""
    shipped = about()
    try:
        content = (DATA / FILE).read_bytes()
    except FileNotFoundError as error:
        raise FirmwareError("firmware-not-shipped") from error
    except OSError as error:
        raise FirmwareError("firmware-shipped-damaged") from error
    whole = len(content) == shipped.bytes and hashlib.sha256(content).hexdigest() == shipped.sha256.lower()
    if not whole or shipped.family != FAMILY:
        raise FirmwareError("firmware-shipped-damaged")
    return read(content, FILE)


def shipped_version() -> str:
    """The version shipped, "1.2.0"; empty when none is, or its description is damaged. Never raises."""
    try:
        return about().version
    except FirmwareError:
        return ""


def standing(firmware_text: str, version: str | None = None) -> Standing | None:
    """How a board's program, as its hello names it ("companion 1.2.0"), stands to a version, else to the shipped.

    None when either is unknown: a board made of software, a maker's own program, nothing shipped.
    """
    theirs = _SAID.fullmatch(firmware_text.strip())
    ours = _VERSION.fullmatch(shipped_version() if version is None else version)
    if theirs is None or ours is None:
        return None
    there, here = (tuple(map(int, one.groups())) for one in (theirs, ours))
    if there == here:
        return "same"
    return "older" if there < here else "newer"


def older(firmware_text: str) -> bool | None:
    """Whether a board's program, as its hello names it, is older than the one shipped; None when unknown."""
    how = standing(firmware_text)
    return None if how is None else how == "older"
