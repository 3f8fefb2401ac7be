"""Writing settings back: what we know is changed, everything else stays as the user wrote it."""

from __future__ import annotations

import errno
import os
import sys
from collections.abc import Callable, Iterable, MutableMapping
from pathlib import Path
from typing import Any

from companion.config.settings import VERSION, Loaded, Settings, lift, parse, read
from companion.core import private, whole
from companion.core.errors import SettingsError

_KEYS = {"earphones": ("seat",), "keypads": ("device",), "usb": ("vid", "product", "serial")}
"""What makes an entry of a list the same one as before, so that what else stands in its table stays."""


def save(settings: Settings, path: Path, also: Iterable[str] = ()) -> None:
    """Write what differs from the file into it, all or nothing; comments and unknown settings stay as they are.

    also: names of settings to write even where the file is read the same, for what stands there may be wrong.
    SettingsError when the file is no TOML or of a newer version, which is then left alone, or cannot be written.
    """

    def change(document: MutableMapping[str, Any], loaded: Loaded) -> None:
        before, after = loaded.settings.model_dump(), settings.model_dump()
        for name in after:
            if after[name] != before[name] or name in also:
                _put(document, name, after[name], before[name])

    _rewrite(path, change)


def save_changes(before: Settings, after: Settings, path: Path) -> None:
    """Write only what differs between the two; whatever else stands in the file by now holds. SettingsError."""
    old, new = before.model_dump(), after.model_dump()

    def change(document: MutableMapping[str, Any], loaded: Loaded) -> None:
        there = loaded.settings.model_dump()
        for name in new:
            if new[name] != old[name]:
                _put(document, name, _merged(name, old[name], new[name], there[name]), there[name])

    if old != new:
        _rewrite(path, change)


def reset(names: Iterable[str], path: Path) -> None:
    """Take these settings out of the file, so that their defaults hold. SettingsError."""

    def change(document: MutableMapping[str, Any], _: Loaded) -> None:
        for name in names:
            document.pop(name, None)

    _rewrite(path, change)


def _rewrite(path: Path, change: Callable[[MutableMapping[str, Any], Loaded], None]) -> None:
    import tomlkit  # noqa: PLC0415 - not needed for reading
    from tomlkit.exceptions import TOMLKitError  # noqa: PLC0415

    path = Path(os.path.realpath(path))  # a link stays one, its target is written
    text = read(path)
    loaded = parse(text, str(path))
    if not loaded.usable:
        raise loaded.problems[0]
    try:
        document = tomlkit.parse(text)
        lift(document)
        if "version" not in document or document["version"] != VERSION:
            document["version"] = VERSION
        change(document, loaded)
        new = tomlkit.dumps(document)
    except (TOMLKitError, RecursionError, ValueError, KeyError, TypeError) as error:
        raise _strange(path, str(error)) from error
    if not parse(new, str(path)).usable:
        raise _strange(path, "written otherwise than meant")
    replace_text(path, new)


def _strange(path: Path, detail: str) -> SettingsError:
    """A file that can be read and not changed."""
    return SettingsError("settings-not-written", file=str(path), reason="form", detail=detail)


def _merged(name: str, old: Any, new: Any, there: Any) -> Any:
    """What becomes of a setting: seats are changed one by one, anything else as a whole."""
    if name != "seats":
        return new
    kept = {uid: seat for uid, seat in there.items() if uid in new or uid not in old}
    return kept | {uid: seat for uid, seat in new.items() if seat != old.get(uid)}


def _put(document: MutableMapping[str, Any], name: str, value: Any, before: Any) -> None:
    """Give a setting its value."""
    if name == "seats":
        _put_seats(document, before, value)
    elif name in _KEYS:
        _put_tables(document, name, value)
    else:
        document[name] = list(value) if isinstance(value, tuple) else value


def _put_seats(document: MutableMapping[str, Any], before: dict[str, Any], after: dict[str, Any]) -> None:
    """Change single seats, so that what else stands in their tables stays."""
    if not isinstance(document.get("seats"), MutableMapping):
        document["seats"] = {}
    seats = document["seats"]
    for uid in before.keys() - after.keys():
        seats.pop(uid, None)
    for uid, seat in after.items():
        if before.get(uid) == seat:
            continue
        if not isinstance(seats.get(uid), MutableMapping):
            seats[uid] = {}
        seats[uid].update(seat)


def _put_tables(document: MutableMapping[str, Any], name: str, entries: Iterable[dict[str, Any]]) -> None:
    """Give a list of tables its entries; those that were there keep what we do not know of them."""
    import tomlkit  # noqa: PLC0415 - not needed for reading

    old = document.get(name)
    there = [each for each in old if isinstance(each, MutableMapping)] if isinstance(old, list) else []
    tables = tomlkit.aot()
    for entry in entries:
        same = next((each for each in there if _same(each, entry, _KEYS[name])), None)
        table: MutableMapping[str, Any] = tomlkit.table()
        if same is not None:
            there.remove(same)
            if isinstance(same, tomlkit.items.Table):  # itself, with its comments
                table = same
            else:
                table.update(same)
        for key, told in entry.items():
            if table.get(key) != told:
                table[key] = told
        tables.append(table)
    document.pop(name, None)
    if tables:
        document[name] = tables


def _same(one: MutableMapping[str, Any], other: dict[str, Any], keys: tuple[str, ...]) -> bool:
    return all(one.get(key, "") == other[key] for key in keys)


def replace_text(path: Path, text: str) -> None:
    """Put a new text, for this user alone, in the place of a file, at once and lastingly.

    SettingsError, and the old one stays.
    """
    try:
        private.folder(path.parent)
        whole.put(path, text.encode("utf-8"), private.opener)
    except OSError as error:
        full = error.errno in {errno.ENOSPC, errno.EFBIG, getattr(errno, "EDQUOT", errno.ENOSPC)}
        raise SettingsError(
            "settings-not-written",
            file=str(path),
            reason="full" if full else "held" if whole.held(error) else "readonly",
            detail=error.strerror or "",
        ) from error
    if sys.platform != "win32":
        directory = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(directory)
        finally:
            os.close(directory)
