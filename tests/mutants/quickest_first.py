"""A plugin of pytest for runs of mutants: tests in the order of their known times, so that each dies soon."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

TIMES = Path("mutmut-stats.json")
"""Where mutmut keeps the seconds of each test, in the folder in which it runs them."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if TIMES.exists():
        known: dict[str, float] = json.loads(TIMES.read_text(encoding="utf-8"))["duration_by_test"]
        items.sort(key=lambda item: known.get(item.nodeid, 0.0))
