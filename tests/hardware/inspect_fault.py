"""What an inspection of a solid or a mesh finds: what is wrong, where, and how far."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

Place = tuple[float, float, float]
"""x, y, z in millimetres, in the pose in which the thing is printed."""


@dataclass(frozen=True, slots=True)
class Fault:
    """What is wrong, where in the part's own axes, and the value measured, in the unit that `what` names."""

    what: str
    at_mm: Place
    value: float

    def __str__(self) -> str:
        x, y, z = self.at_mm
        return f"{self.what}: {self.value:.2f} at x {x:.2f}, y {y:.2f}, z {z:.2f}"


def told(faults: Iterable[Fault], most: int = 6) -> str:
    """The first faults, a line each, and how many there are in all."""
    found = list(faults)
    return "\n".join([f"{len(found)} faults", *map(str, found[:most])])
