"""Small files of an owner beside the settings: a table that is corrected once and holds for every game.

One JSON object with its version. A file of a newer version is left alone; one that cannot be read is never guessed
at, nor written over.
"""

from __future__ import annotations

import json
from pathlib import Path

from companion.core import intake
from companion.core.errors import FileError

BYTES_MAX = 100_000


def read_owned(path: Path, version: int, most_bytes: int = BYTES_MAX) -> dict[str, object]:
    """What the file tells, empty where there is none. FileError owned-wrong."""
    try:
        told = json.loads(intake.read_bytes(path, most_bytes).decode("utf-8-sig"))
    except intake.Unreadable as error:
        if error.reason == "missing":
            return {}
        raise wrong(path, error.reason) from error
    except (ValueError, RecursionError) as error:
        raise wrong(path, "form") from error
    found = told.get("version") if isinstance(told, dict) else None
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise wrong(path, "form")
    if found > version:
        raise wrong(path, "newer")
    return dict(told)


def put_aside(path: Path) -> Path:
    """Give a damaged file another name, and that name; its own where it cannot be moved."""
    try:
        return path.replace(path.with_name(path.name + ".damaged"))
    except OSError:
        return path


def wrong(path: Path, reason: str) -> FileError:
    """The error of a file that cannot be used. reason: newer, form, content, or one of companion.core.intake."""
    return FileError("owned-wrong", file=str(path), reason=reason)
