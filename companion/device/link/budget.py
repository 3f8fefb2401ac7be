"""How much a port may send: what a board needs, with room to spare. Pure: times are handed in, in milliseconds.

A board at rest sends some 130 bytes a second in two lines. The most at once that is in order are all 320 sensors
of the largest board, 30,000 bytes, and 64 cells that begin to flap, as much again; the most for long are cells
that go on changing, some 3,000 bytes a second. Whoever sends more is broken, and would keep the others waiting.
"""

from __future__ import annotations

from typing import Final

LINE_COST: Final = 64
"""What a line costs beside its bytes: to judge a short one takes as long as to judge a long one."""
STEADY_PER_S: Final = 32_768
BURST: Final = 131_072
CALM_MS: Final = 2000
"""So long a port must have kept within its budget until it is read again."""
MOST_CALM_MS: Final = 64_000
FORGOTTEN_MS: Final = 600_000
"""After so long without a flood, the next one counts as the first."""


class Budget:
    """What one port may still send: filled steadily, up to a burst."""

    def __init__(self, at_ms: int, burst: int = BURST) -> None:
        self._burst = burst
        self._left = float(burst)
        self._at_ms = at_ms

    def covers(self, data: bytes, at_ms: int) -> bool:
        """Pay for what has come; whether there was enough."""
        filled = self._left + max(0, at_ms - self._at_ms) * STEADY_PER_S / 1000
        self._at_ms = at_ms
        self._left = min(float(self._burst), filled) - len(data) - LINE_COST * data.count(b"\n")
        enough = self._left >= 0
        self._left = max(0.0, self._left)
        return enough


class Flood:
    """The floods of one port: when each of them is over. The sooner one follows another, the longer it takes."""

    def __init__(self) -> None:
        self._calm_ms = CALM_MS
        self._over_ms: int | None = None
        self._since_ms = 0
        self._budget = Budget(0, STEADY_PER_S)

    def begin(self, at_ms: int) -> None:
        """The port has sent more than it may."""
        soon = self._over_ms is not None and at_ms - self._over_ms < FORGOTTEN_MS
        self._calm_ms = min(2 * self._calm_ms, MOST_CALM_MS) if soon else CALM_MS
        self._since_ms = at_ms
        self._budget = Budget(at_ms, STEADY_PER_S)

    def over(self, data: bytes, at_ms: int) -> bool:
        """What came since the last call; whether it has been little for long enough."""
        if not self._budget.covers(data, at_ms):
            self._since_ms = at_ms
        calm = at_ms - self._since_ms >= self._calm_ms
        self._over_ms = at_ms if calm else self._over_ms
        return calm
