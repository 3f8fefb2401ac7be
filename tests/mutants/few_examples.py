"""A plugin of pytest for quick runs of mutants: few examples of each property."""

from __future__ import annotations

import pytest
from hypothesis import settings

MOST = 8


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        test = getattr(getattr(item, "obj", None), "__func__", getattr(item, "obj", None))
        its = getattr(test, "_hypothesis_internal_use_settings", None)
        if its is not None and its.max_examples > MOST:
            test._hypothesis_internal_use_settings = settings(its, max_examples=MOST)  # type: ignore[union-attr]
