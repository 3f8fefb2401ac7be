"""What every command of far matches begins with: the parts that it needs, its folder, its server."""

from __future__ import annotations

import logging
import re
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from companion.core.errors import CompanionError
from companion.evening.far.forms import FarAbout
from companion.evening.naming import remembered_names
from companion.far.kept import (
    NAME_MOST,
    FarRecord,
    FarRecordError,
    far_folder,
    records,
    server_address,
)

if TYPE_CHECKING:
    from pathlib import Path

    from companion.evening.here import Here

INSTALL: Final = "pip install companion-tabletop[far]"
NEEDED: Final = ("nats", "nacl", "spake2")


def folder_of(where: Here) -> Path:
    """Where the records of far matches lie."""
    return far_folder(where.places.data)


def needs_parts() -> None:
    """CompanionError where the extra parts are not installed."""
    if not all(find_spec(one) for one in NEEDED):
        raise CompanionError("far-extra", command=INSTALL)
    # It warns of each end of a connection by TLS, which is the library's way and nobody's concern.
    logging.getLogger("asyncio").setLevel(logging.ERROR)


def address_of(where: Here, typed: str) -> str:
    """The server that was named, else that of the settings, "" for none. CompanionError far-server-wrong."""
    told = typed or where.settings.far_server
    address = server_address(told) if told else ""
    if told and not address:
        raise CompanionError("far-server-wrong", address=told[:60])
    return address


def about_of(where: Here, game: str, address: str, name: str | None, code: bool = False) -> FarAbout:
    """What is still to be asked of server, digits and name; this game tells whose name is proposed."""
    steps = ("server",) * (not address) + ("code",) * code + ("name",) * (name is None)
    return FarAbout(where.phrases, steps, remembered_names(where.settings, game, 1)[0][:NAME_MOST])


def pinned_at(folder: Path, address: str) -> str | None:
    """The certificate that was trusted at this server last; None for a server that is new here."""
    known = [one.certificate for one in records(folder).found if one.address == address]
    return known[-1] if known else None


def not_left(record: FarRecord) -> FarRecord:
    """The same. FarRecordError where this house has left it for good."""
    if record.stage == "left":
        raise FarRecordError("far-record-left", match=record.match)
    return record


def meant(folder: Path, told: str) -> FarRecord:
    """The match of this number in the list, of this name or its beginning; without any the only one there is.

    FarRecordError far-record-none, far-record-none-at-all, far-record-several.
    """
    kept = records(folder).found
    if not kept:
        raise FarRecordError("far-record-none-at-all", command="companion far invite")
    number = int(told) if re.fullmatch(r"[0-9]{1,2}", told) else 0
    found = kept[number - 1 : number] if number else [one for one in kept if one.match.startswith(told.lower())]
    if len(found) == 1:
        return found[0]
    if found:
        raise FarRecordError("far-record-several", count=len(found))
    raise FarRecordError("far-record-none", match=told[:40])
