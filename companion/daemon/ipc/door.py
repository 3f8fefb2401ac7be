"""Where the owner's socket is and the key to it: a file that only its user can read, made new at each start."""

from __future__ import annotations

import json
import os
import secrets
import stat
import sys
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from companion.core import whole
from companion.daemon.ipc.lock import DOOR, LocalError, folder_wrong, open_own, refused
from companion.daemon.ipc.messages import PROTOCOL

LONGEST = 4096


class Door(BaseModel):
    """What the file says. protocol: first, and in every version. address: as multiprocessing takes it."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    protocol: int = PROTOCOL
    address: Annotated[str, Field(max_length=300)]
    key: Annotated[str, Field(pattern=r"^[0-9a-f]{64}$")]
    pid: Annotated[int, Field(ge=0)]


def new_key() -> str:
    """A key that nobody can guess."""
    return secrets.token_hex(32)


def put_up(folder: Path, door: Door) -> None:
    """Write the file, in one step for whoever reads. LocalError."""
    beside = folder / f"{DOOR}.new"
    try:
        beside.unlink(missing_ok=True)
        handle = open_own(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL)
        with os.fdopen(handle, "wb") as file:
            file.write(door.model_dump_json().encode() + b"\n")
        whole.replace(beside, folder / DOOR)
    except OSError as error:
        raise folder_wrong(folder, error) from error


def find(folder: Path) -> Door | None:
    """The door of the owner; None when it has none yet. LocalError when it is of another version or not ours."""
    try:
        handle = open_own(folder / DOOR, os.O_RDONLY)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise folder_wrong(folder, error) from error
    with os.fdopen(handle, "rb") as file:
        if sys.platform != "win32" and stat.S_IMODE(os.fstat(file.fileno()).st_mode) & 0o077:
            raise refused(folder, "open")
        data = file.read(LONGEST)
    try:
        told = json.loads(data)
        number = told.get("protocol") if isinstance(told, dict) else None
        if type(number) is int and number != PROTOCOL:
            raise other_version(number)
        return Door.model_validate(told)
    except (ValueError, RecursionError, ValidationError):
        return None  # half of a file that something else has damaged: as if there were none


def other_version(theirs: int) -> LocalError:
    """The owner speaks another version; newer: which of the two is."""
    newer = "game" if theirs > PROTOCOL else "command"
    return LocalError("local-version", theirs=theirs, ours=PROTOCOL, newer=newer)
