"""The order of lanes that join taps from the left with exits to the right, all of which run on one layer.

A lane runs on the other layer, so it crosses them all; but a tap that comes from the left as far as its lane must
not meet another net's exit that comes from the right as far as its own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from graphlib import TopologicalSorter
from itertools import pairwise


def order(
    left_mm: Mapping[str, Sequence[float]],
    right_mm: Mapping[str, Sequence[float]],
    apart_mm: float,
    shared: Mapping[str, str],
    fixed: Sequence[str] = (),
) -> list[str]:
    """The lanes from left to right; left_mm, right_mm: y of each net's taps and exits.

    shared: net -> the net whose lane it shares, farther on. fixed: nets that keep their order. Where a tap comes
    nearer than apart_mm to another net's exit, its lane lies left of the other's. graphlib.CycleError when there
    is no such order.
    """
    nets = [shared.get(net, net) for net in (*left_mm, *right_mm, *fixed)]
    sorter: TopologicalSorter[str] = TopologicalSorter({net: [] for net in dict.fromkeys(nets)})
    for one, taps in left_mm.items():
        for other, exits in right_mm.items():
            if one != other and any(abs(tap - leave) < apart_mm for tap in taps for leave in exits):
                sorter.add(shared.get(other, other), shared.get(one, one))
    for before, after in pairwise(fixed):
        sorter.add(after, before)
    return list(sorter.static_order())


def lanes_mm(
    nets: Sequence[str], right_mm: float, room_mm: Mapping[str, float], pitch_mm: float
) -> dict[str, float]:
    """The x of each lane, from left to right, the last at right_mm; room_mm: beyond the pitch, on both sides."""
    found: dict[str, float] = {}
    x = right_mm
    for net in reversed(nets):
        x -= room_mm.get(net, 0.0)
        found[net] = round(x, 4)
        x -= pitch_mm + room_mm.get(net, 0.0)
    return found
