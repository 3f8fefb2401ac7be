"""What the tests of the fast core share: when they are skipped, and kingdoms as its bytes."""

from __future__ import annotations

import os
from collections.abc import Mapping

import pytest

from companion.engine import MISSING

needs_core = pytest.mark.skipif(bool(MISSING) and not os.environ.get("CI"), reason=MISSING)
"""Where the variable CI is set, nothing is skipped: a core that is missing then fails."""

TERRAINS = ("field", "forest", "lake", "meadow", "swamp", "mine")
LETTERS = "WFLMSN"
"""The same, as kinds of halves begin."""


def byte_of(kind: str) -> int:
    """What a cell shows ("F1", "C"), as the core's byte."""
    return 1 if kind == "C" else 4 + 4 * LETTERS.index(kind[0]) + int(kind[1])


def cells(kinds: Mapping[tuple[int, int], str], columns: int, rows: int) -> bytes:
    """A kingdom: cell, from (1, 1), -> kind."""
    return bytes(
        byte_of(kinds[x, y]) if (x, y) in kinds else 0 for y in range(1, rows + 1) for x in range(1, columns + 1)
    )
