"""What packages installed beside ours offer, by their entry points."""

from __future__ import annotations

import collections
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

_STANDARD = Path(collections.__file__).parents[1]
"""Folder or archive of the standard library."""


def entry_points(group: str) -> Iterator[tuple[str, Callable[[], Any]]]:
    """The entry points of a group: name, and what loads it, which may raise anything."""
    if not any(_may_offer(group, place) for place in sys.path):
        return
    from importlib import metadata  # noqa: PLC0415 - costs as much as a whole count

    for point in sorted(metadata.entry_points(group=group)):
        yield point.name, point.load


def _may_offer(group: str, place: str) -> bool:
    """Whether a package installed there may have entry points of the group, from a look at the files alone.

    An archive may be one package or many; the standard library, which Windows may have in one, offers nothing.
    """
    if Path(place) == _STANDARD:
        return False
    found = Path(place).glob("*-info/entry_points.txt")
    return Path(place).is_file() or any(group in one.read_text("utf-8", "replace") for one in found)
