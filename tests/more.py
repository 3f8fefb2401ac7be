"""Cases of costly tests that only the full run has: `COMPANION_MORE=1 sh .ci/test`."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeVar

T = TypeVar("T")
MORE = bool(os.environ.get("COMPANION_MORE"))


def sampled(cases: Iterable[T], *kept: T) -> list[T]:
    """The cases of a costly test: all in the full run, else those kept, the first where none is named."""
    every = list(cases)
    return every if MORE else list(kept) or every[:1]
