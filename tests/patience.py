"""How tests wait: for what must happen, and so long that only a fault takes longer on however busy a computer."""

from __future__ import annotations

import time
from collections.abc import Callable
from types import ModuleType
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import pytest

PATIENCE_S = 180.0
"""The one limit of all waiting for true processes, threads, terminals and sound; under pytest's own limit."""
LOOK_S = 0.005


class Leap:
    """A clock that stands until something has come about, and for some looks at it more; then every limit is over.

    It takes the place of time in these modules, for what only the passing of time should bring about. goes: until
    then it does not stand, but goes as true time does.
    """

    def __init__(
        self,
        monkeypatch: pytest.MonkeyPatch,
        when: Callable[[], object],
        *modules: ModuleType,
        looks: int = 5,
        goes: bool = False,
    ) -> None:
        self._now_s = time.monotonic()
        self._when, self._left, self._goes = when, looks, goes
        for module in modules:
            monkeypatch.setattr(module, "time", self)

    def monotonic(self) -> float:
        """See time.monotonic."""
        if self._left:
            self._now_s = time.monotonic() if self._goes else self._now_s
            self._left -= bool(self._when())
        else:
            self._now_s += PATIENCE_S
        return self._now_s

    def monotonic_ns(self) -> int:
        """See time.monotonic_ns: for marks alone."""
        return time.monotonic_ns()

    def sleep(self, seconds: float) -> None:
        """See time.sleep."""
        time.sleep(seconds)


def until(holds: Callable[[], object], what: str | Callable[[], object] = "it") -> None:
    """Wait for something to come true, of which no event tells; what: for the failure, asked for only then."""
    end_s = time.monotonic() + PATIENCE_S
    while not holds():
        assert time.monotonic() < end_s, f"{what() if callable(what) else what} has not happened"
        time.sleep(LOOK_S)
