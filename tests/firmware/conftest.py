"""Boards of the tests here have one process of the emulator after the other, and not each its own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from firmware.bench.process import BoardProcess
from firmware.bench.shelf import Shelf

WAITING = 2
"""A process without a board takes some hundred megabytes."""


@pytest.fixture(scope="session", autouse=True)
def shelf() -> Iterator[Shelf]:
    """The shelf of this run."""
    BoardProcess.shelf = Shelf(WAITING)
    yield BoardProcess.shelf
    BoardProcess.shelf.clear()
    BoardProcess.shelf = None
