"""Draughts is known to the house in the tests of this folder only."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.games.draughts.registered import register


@pytest.fixture(autouse=True, scope="module")
def registered() -> Iterator[None]:
    """See register."""
    with pytest.MonkeyPatch.context() as patch:
        register(patch)
        yield
