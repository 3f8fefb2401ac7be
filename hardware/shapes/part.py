"""What every maker of solids gives: a printable part."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from build123d import Part as Solid


@dataclass(frozen=True, slots=True)
class Filament:
    """What a part is printed in from a height on. name: of its colour."""

    name: str
    from_mm: float


@dataclass(frozen=True, slots=True)
class Part:
    """One printed thing.

    name: file name without its ending, lower case and hyphens ("domino-17-base"). make: builds the solid, one
    valid closed solid in the pose in which it is printed: lying on z = 0, layers along +z. count: how many one
    set or board needs. layer_mm: greatest height of a layer. touched: whether fingers read its upper face, so that
    no edge there may be sharp. words: how it looks and feels, one line in English, for the page of pictures.
    filaments: where the colour matters, from the lowest layer up.
    """

    name: str
    make: Callable[[], Solid]
    count: int
    layer_mm: float
    touched: bool
    words: str
    filaments: tuple[Filament, ...] = ()

    @property
    def changes(self) -> str:
        """Its filaments in words, each change by the layer before which the printer pauses; "" where any does."""
        if not self.filaments:
            return ""
        first, *others = self.filaments
        later = [
            f", {one.name} from layer {round(one.from_mm / self.layer_mm) + 1} ({one.from_mm:.1f} mm)"
            for one in others
        ]
        return f"Filament: {first.name}{''.join(later)}."
