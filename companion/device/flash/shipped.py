"""The program for boards that comes with the companion: its version, whether it is whole, how others compare."""

from __future__ import annotations

import hashlib
import re
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, BeforeValidator, ConfigDict, Field, ValidationError

from companion.device.flash.uf2 import FAMILY, FirmwareError, Image, read

DATA = Path(__file__).parent.parent / "data"
"""Where firmware.json and firmware.uf2 lie."""
ABOUT = "firmware.json"
FILE = "firmware.uf2"

Standing = Literal["older", "newer", "same", "unknown"]
_SAID = re.compile(r"companion (\d{1,4})\.(\d{1,4})\.(\d{1,4})")
_VERSION = re.compile(r"(\d{1,4})\.(\d{1,4})\.(\d{1,4})")


def _number(told: object) -> object:
    """A number written as such, or as text such as "0xe48bff56"."""
    return int(told, 0) if isinstance(told, str) else told


class Shipped(BaseModel):
    """What firmware.json says: version "1.2.0", protocol "1.1", family of the chip, SHA-256 in hex, size."""

    model_config = ConfigDict(strict=True, frozen=True)

    version: Annotated[str, Field(pattern=f"^{_VERSION.pattern}$")]
    protocol: str
    family: Annotated[int, BeforeValidator(_number)]
    sha256: str
    bytes: int


def about() -> Shipped:
    """What is shipped. FirmwareError firmware-not-shipped or firmware-shipped-damaged."""
    try:
        return Shipped.model_validate_json(_content(ABOUT))
    except ValidationError as error:
        raise FirmwareError("firmware-shipped-damaged") from error


def _content(file: str) -> bytes:
    try:
        return (DATA / file).read_bytes()
    except FileNotFoundError as error:
        raise FirmwareError("firmware-not-shipped") from error
    except OSError as error:
        raise FirmwareError("firmware-shipped-damaged") from error


def image() -> Image:
    """The shipped file, checked by size and checksum, its blocks read. FirmwareError as `about` and `read`."""
    shipped = about()
    content = _content(FILE)
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


def standing(firmware_text: str, version: str | None = None) -> Standing:
    """How a board's program, as its hello names it ("companion 1.2.0"), stands to a version, else to the shipped.

    Unknown when either is: a board made of software, a maker's own program, nothing shipped.
    """
    theirs = _SAID.fullmatch(firmware_text.strip())
    ours = _VERSION.fullmatch(shipped_version() if version is None else version)
    if theirs is None or ours is None:
        return "unknown"
    there, here = (tuple(map(int, one.groups())) for one in (theirs, ours))
    if there == here:
        return "same"
    return "older" if there < here else "newer"


def older(firmware_text: str) -> bool:
    """Whether a board's program, as its hello names it, is known to be older than the one shipped."""
    return standing(firmware_text) == "older"
