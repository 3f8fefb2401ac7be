"""What holds for all tests."""

from __future__ import annotations

import gc
import os
import pkgutil
from collections.abc import Callable, Sequence
from contextlib import suppress
from importlib import import_module
from typing import Any
from zlib import crc32

import pytest
from hypothesis import HealthCheck, settings

import companion

# Each of the thousand processes that tests start would look through all that is installed for plugins of pydantic.
os.environ.setdefault("PYDANTIC_DISABLE_PLUGINS", "__all__")

# A busy computer is no fault of what is tested: no example has a time of its own.
settings.register_profile(
    "patient", settings(), deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--whole", action="store_true", help="all cases of each family of which else a sample is run")


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Of each family marked `sampled(n)` stay n of the cases asked for, evenly spread and always the same.

    `sampled(n, alike=True)`: of each such family of a file the same ones. Those marked `early` go first.
    """
    items.sort(key=lambda item: item.get_closest_marker("early") is None)
    if config.getoption("--whole"):
        return
    families: dict[str, list[pytest.Item]] = {}
    for item in items:
        if item.get_closest_marker("sampled"):
            families.setdefault(item.nodeid.partition("[")[0], []).append(item)
    left = {item for name, cases in families.items() for item in _left_out(name, cases)}
    if left:
        items[:] = [item for item in items if item not in left]
        config.hook.pytest_deselected(items=sorted(left, key=lambda item: item.nodeid))


@pytest.hookimpl(trylast=True)
def pytest_collection_finish() -> None:
    """All modules are loaded: one first imported while a test has patched another would keep what was patched.

    What has been collected stays to the end: no garbage collection need look through a million things again.
    """
    for module in pkgutil.walk_packages(companion.__path__, "companion.", onerror=lambda _: None):
        with suppress(ImportError):  # where less is installed, or of another system
            if not module.name.endswith(".__main__"):
                import_module(module.name)
    gc.collect()
    gc.freeze()


def _left_out(name: str, cases: list[pytest.Item]) -> set[pytest.Item]:
    marker = cases[0].get_closest_marker("sampled")
    assert marker is not None
    spread = name.partition("::")[0] if marker.kwargs.get("alike") else name
    count, first = min(marker.args[0], len(cases)), crc32(spread.encode())
    return {*cases} - {cases[(first + n * len(cases) // count) % len(cases)] for n in range(count)}


@pytest.fixture
def some(request: pytest.FixtureRequest) -> Callable[[Sequence[Any], int], list[Any]]:
    """Of many things that one test looks at, n, evenly spread and always the same; all of them with --whole."""
    if request.config.getoption("--whole"):
        return lambda things, _: [*things]
    return lambda things, n: [things[i * len(things) // n] for i in range(n)] if n < len(things) else [*things]
