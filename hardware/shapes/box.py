"""Rectangles along the axes. Millimetres."""

from __future__ import annotations

from dataclasses import dataclass

Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class Box:
    """A rectangle along the axes."""

    left: float
    near: float
    right: float
    far: float

    def grown(self, by: float) -> Box:
        """Wider at all four sides, or narrower if negative."""
        return Box(self.left - by, self.near - by, self.right + by, self.far + by)

    def covers(self, other: Box) -> bool:
        """Whether the other lies within."""
        low = self.left <= other.left and self.near <= other.near
        return low and self.right >= other.right and self.far >= other.far

    def meets(self, other: Box) -> bool:
        """Whether both have an area in common."""
        beside = self.left < other.right and other.left < self.right
        return beside and self.near < other.far and other.near < self.far

    @property
    def width(self) -> float:
        """Along x."""
        return self.right - self.left

    @property
    def depth(self) -> float:
        """Along y."""
        return self.far - self.near

    @property
    def low(self) -> Point:
        """The near left corner."""
        return self.left, self.near

    @property
    def high(self) -> Point:
        """The far right corner."""
        return self.right, self.far
