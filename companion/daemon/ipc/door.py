"""Where the owner's socket is and the key to it: a file that only its user can read, made new at each start."""

from __future__ import annotations

import os
import re
import secrets
import stat
import sys
from dataclasses import asdict, dataclass
from pathlib import Path

from companion.core import whole
from companion.daemon.ipc.lock import DOOR, LocalError, folder_wrong, open_own, refused
from companion.daemon.ipc.wire import PROTOCOL, packed, unpacked

LONGEST = 4096
ADDRESS_MAX = 300
_KEY = re.compile(r"[0-9a-f]{64}")


@dataclass(frozen=True, slots=True)
class Door:
    """What the file says, behind the protocol, which is first in every version.

    address: as multiprocessing takes it. key: 64 hexadecimal digits. pid: the owner's.
    """

    address: str
    key: str
    pid: int


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
            file.write(packed({"protocol": PROTOCOL, **asdict(door)}))
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
    told = unpacked(data) or {}
    number = told.get("protocol")
    if type(number) is int and number != PROTOCOL:
        raise other_version(number)
    match told:
        case {"protocol": number, "address": str(address), "key": str(key), "pid": pid} if len(told) == 4:
            numbers = type(number) is type(pid) is int and pid >= 0
            if numbers and len(address) <= ADDRESS_MAX and _KEY.fullmatch(key):
                return Door(address, key, pid)
    return None  # half of a file that something else has damaged: as if there were none


def other_version(theirs: int) -> LocalError:
    """The owner speaks another version; newer: which of the two is."""
    newer = "game" if theirs > PROTOCOL else "command"
    return LocalError("local-version", theirs=theirs, ours=PROTOCOL, newer=newer)
