"""What installing must refuse, and what it must never lose."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from tests.wine.installing import Installed


def steps(installed: Installed) -> dict[str, Callable[[], Any]]:
    """Every step by its name, in their order."""
    return {"update over the same": installed.install}


def remove(installed: Installed) -> str:
    """The remover takes the program and leaves games."""
    installed.uninstall()
    return ""
