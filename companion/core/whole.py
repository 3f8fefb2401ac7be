"""Files that are put in their place whole or not at all."""

from __future__ import annotations

import contextlib
import os
from collections.abc import Callable
from pathlib import Path


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
        os.replace(new, path)
    except OSError:
        with contextlib.suppress(OSError):
            new.unlink()
        raise
