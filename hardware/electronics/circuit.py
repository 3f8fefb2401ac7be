"""A circuit as plain values: components, and the net of each of their pins."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass

ALWAYS = "always"


@dataclass(frozen=True, slots=True)
class Component:
    """One part on a circuit board.

    reference: "U1". value: what it is ("74HC4067", "100 nF"). footprint, symbol: "Library:Name" of KiCad's own
    libraries. nets: number of a pin ("1") -> name of its net; a pin without a net is missing. fitted: "always", or
    the only layout of cells.csv that needs it ("tray").
    """

    reference: str
    value: str
    footprint: str
    symbol: str
    nets: Mapping[str, str]
    fitted: str = ALWAYS


@dataclass(frozen=True, slots=True)
class Circuit:
    """One circuit board's components, in the order of its drawing. name: "strip5", "strip7", "main", "cells5"."""

    name: str
    components: tuple[Component, ...]

    def nets(self) -> dict[str, tuple[tuple[str, str], ...]]:
        """Name of each net -> (reference, pin) of all that it joins."""
        found: defaultdict[str, list[tuple[str, str]]] = defaultdict(list)
        for one in self.components:
            for pin, net in one.nets.items():
                found[net].append((one.reference, pin))
        return {net: tuple(pins) for net, pins in found.items()}

    def component(self, reference: str) -> Component:
        """The component of this reference; KeyError."""
        for one in self.components:
            if one.reference == reference:
                return one
        raise KeyError(reference)
