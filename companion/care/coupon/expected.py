"""What the coupon should give, read from companion/device/data/coupon.json, which hardware/ writes."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib import resources

VERSION = 1
PLANNED = "planned"
THINGS = ("bare", "castle", "gauge")
"""What is laid on the coupon: a bare disc, a castle, the gauge; in the order of the scatter's rows."""
HALF_SUPPLY_MV = 1650


@dataclass(frozen=True, slots=True)
class CouponRange:
    """Millivolts, or milliamperes: what it should be, and the least and the greatest that still is as planned."""

    low: int
    nominal: int
    high: int

    def holds(self, value: float) -> bool:
        """Whether a value is within."""
        return self.low <= value <= self.high


@dataclass(frozen=True, slots=True)
class CouponTable:
    """The whole table.

    voltages: what a meter shows, by name. plus, minus: a bare disc with that mark below. castle_number,
    castle_word: which castle is laid. castle_plus, castle_minus: under its magnets. turned_least_ratio: the part
    of its mean swing that each corner keeps when it is turned.
    rod_mv: how far the wand's rod would drive an output without end; end_most_mv: where that ends, from a rail.
    swings_mv: by assumption and thing. scatter: covariance of the logarithms of the planned swings of THINGS.
    """

    voltages: Mapping[str, CouponRange]
    current_most_ma: int
    meter_mv: int
    empty: CouponRange
    economy: CouponRange
    plus: CouponRange
    minus: CouponRange
    castle_number: int
    castle_word: str
    castle_plus: CouponRange
    castle_minus: CouponRange
    gauge: CouponRange
    turned_least_ratio: float
    rod_mv: int
    end_most_mv: int
    swings_mv: Mapping[str, Mapping[str, int]]
    scatter: tuple[tuple[float, ...], ...]


@cache
def coupon_table() -> CouponTable:
    """The table that comes with the companion."""
    file = resources.files("companion.device") / "data" / "coupon.json"
    return table_of(file.read_text(encoding="utf-8"))


def table_of(text: str) -> CouponTable:
    """The table of a file's text. ValueError for another version, KeyError for what is missing."""
    told = json.loads(text)
    if told["version"] != VERSION:
        raise ValueError(f"coupon.json has version {told['version']}, not {VERSION}")
    sites = told["castle_sites"]
    return CouponTable(
        voltages={
            name: CouponRange(low, (low + high) // 2, high) for name, (low, high) in told["voltages_mv"].items()
        },
        current_most_ma=told["current_most_ma"],
        meter_mv=told["meter_mv"],
        empty=_around(told["null_mv"]),
        economy=_around(told["economy_null_mv"]),
        plus=CouponRange(**told["bare"]["plus"]),
        minus=CouponRange(**told["bare"]["minus"]),
        castle_number=told["castle"]["number"],
        castle_word=told["castle"]["word"],
        castle_plus=CouponRange(**sites["plus"]),
        castle_minus=CouponRange(**sites["minus"]),
        gauge=CouponRange(**told["gauge"]),
        turned_least_ratio=told["turned_least_ratio"],
        rod_mv=told["rod"]["swing_mv"],
        end_most_mv=told["rod"]["end_most_mv"],
        swings_mv=told["swings_mv"],
        scatter=tuple(map(tuple, told["scatter"])),
    )


def _around(null_mv: int) -> CouponRange:
    return CouponRange(HALF_SUPPLY_MV - null_mv, HALF_SUPPLY_MV, HALF_SUPPLY_MV + null_mv)
