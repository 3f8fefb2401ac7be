"""One server for all tests of a process that do not harm it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.far_net.kit import House, house


@pytest.fixture(scope="session")
def shared_house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("far")) as made:
        yield made


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made
