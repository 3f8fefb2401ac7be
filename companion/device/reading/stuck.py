"""Sensors that a board calls stuck, for commands that look at its words themselves."""

from __future__ import annotations

from collections.abc import Sequence

from companion.device.protocol import Fault, FromBoard, Hello
from companion.device.tiles.code_words import UNSURE


class Stuck:
    """The stuck sensors of one board. It tells what they read; here that counts as unsure."""

    def __init__(self) -> None:
        self._sensors: set[tuple[int, int]] = set()

    def hear(self, got: FromBoard) -> None:
        """One message of this board. After a hello it tells again what is wrong."""
        if isinstance(got, Hello):
            self._sensors.clear()
        elif isinstance(got, Fault) and got.fault == "stuck":
            change = self._sensors.discard if got.cleared else self._sensors.add
            change((got.cell, got.sensor))

    def words(self, told: Sequence[str]) -> list[str]:
        """The words of all cells, unsure where a sensor is stuck."""
        shown = list(told)
        for cell, sensor in self._sensors:
            if cell < len(shown) and sensor < len(shown[cell]):
                shown[cell] = shown[cell][:sensor] + UNSURE + shown[cell][sensor + 1 :]
        return shown
