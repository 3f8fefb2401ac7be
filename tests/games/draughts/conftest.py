"""Draughts is installed in the tests of this folder, as any package of a game is."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.installed import install, on_path


@pytest.fixture(autouse=True, scope="module")
def registered(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """Found by its entry point, until the module is done."""
    with pytest.MonkeyPatch.context() as patch:
        on_path(patch, install(tmp_path_factory.mktemp("site"), "draughts"))
        yield
