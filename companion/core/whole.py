"""Files that are put in their place whole or not at all."""

from __future__ import annotations

import contextlib
import os
import sys
import time
from collections.abc import Callable
from pathlib import Path

TRIES = 10
PAUSE_S = 0.05
"""On Windows a file that another program has open, such as a scanner, cannot be replaced; most let go soon."""

_HELD = (32, 33)
"""Windows' errors ERROR_SHARING_VIOLATION and ERROR_LOCK_VIOLATION."""


def replace(new: Path, path: Path, pause: Callable[[float], object] = time.sleep) -> None:
    """Put one file in the place of another, in one step; OSError, and both stay as they were.

    On Windows it is tried again while another program has one of them open. pause: waits for so many seconds.
    """
    for left in reversed(range(TRIES)):
        try:
            os.replace(new, path)
            return
        except PermissionError:
            if sys.platform != "win32" or not left:
                raise
        pause(PAUSE_S)


def held(error: OSError) -> bool:
    """Whether another program has the file open, as far as the system tells it: Windows alone does."""
    return getattr(error, "winerror", None) in _HELD


def put(path: Path, data: bytes, opener: Callable[[str, int], int] | None = None) -> None:
    """Put these bytes, once the disk has them, in the place of a file; OSError, and what was there stays.

    opener: of the new file, as open() takes it.
    """
    new = path.with_name(f"{path.name}.{os.getpid()}.new")
    try:
        with open(new, "wb", opener=opener) as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        replace(new, path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
