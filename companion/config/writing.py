"""Writing settings back: what we know is changed, everything else stays as the user wrote it."""

from __future__ import annotations

import contextlib
import errno
import os
import shutil
import sys
from collections.abc import MutableMapping
from pathlib import Path
from typing import Any

from companion.config.settings import VERSION, Settings, lift, parse, read
from companion.errors import SettingsError


def save(settings: Settings, path: Path) -> None:
    """Write what differs from the file into it, all or nothing; comments and unknown settings stay as they are.

    SettingsError when the file is no TOML or of a newer version, which is then left alone, or cannot be written.
    """
    import tomlkit  # noqa: PLC0415 - not needed for reading

    path = path.resolve()  # a link stays one, its target is written
    text = read(path)
    loaded = parse(text, str(path))
    if not loaded.usable:
        raise loaded.problems[0]
    document = tomlkit.parse(text)
    lift(document)
    if "version" not in document or document["version"] != VERSION:
        document["version"] = VERSION
    before, after = loaded.settings.model_dump(), settings.model_dump()
    for name, value in after.items():
        if name == "seats":
            _save_seats(document, before[name], value)
        elif value != before[name]:
            document[name] = list(value) if isinstance(value, tuple) else value
    _replace(path, tomlkit.dumps(document))


def _save_seats(document: MutableMapping[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    """Change single seats, so that what else stands in their tables stays."""
    if before == after:
        return
    if not isinstance(document.get("seats"), MutableMapping):
        document["seats"] = {}
    seats = document["seats"]
    for uid in before.keys() - after.keys():
        del seats[uid]
    for uid, seat in after.items():
        if before.get(uid) == seat:
            continue
        if not isinstance(seats.get(uid), MutableMapping):
            seats[uid] = {}
        for name, value in seat.items():
            seats[uid][name] = value


def _replace(path: Path, text: str) -> None:
    """Put a new text in the place of a file, at once and lastingly; SettingsError, and the old one stays."""
    new = path.with_name(path.name + ".new")
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with new.open("w", encoding="utf-8", newline="") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        if path.exists():
            shutil.copymode(path, new)
        os.replace(new, path)
    except OSError as error:
        with contextlib.suppress(OSError):
            new.unlink()
        full = error.errno in {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
        raise SettingsError(
            "settings-not-written",
            file=str(path),
            reason="full" if full else "readonly",
            detail=error.strerror or "",
        ) from error
    if sys.platform != "win32":
        directory = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)
