"""What to order for a component: numbers of makers and distributors, from order_numbers.csv.

A number stands there only with the day on which it was read. All were read in public parts lists, which quote the
distributor; the shops themselves were not asked, so stock and price are not known. What has no row is "not seen".
"""

from __future__ import annotations

import csv
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

FILE: Final = Path(__file__).with_name("order_numbers.csv")
NOT_SEEN: Final = "not seen"


@dataclass(frozen=True, slots=True)
class Order:
    """One row. value, footprint: of the circuits' components, the footprint without its library."""

    value: str
    footprint: str
    maker: str
    part_number: str
    distributor: str
    distributor_number: str
    quoted_at: str
    alternatives: str


@cache
def orders() -> dict[tuple[str, str], Order]:
    """Every row by value and footprint; ValueError as read."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return read(file)


def read(file: Iterable[str]) -> dict[tuple[str, str], Order]:
    """The rows of such a file; ValueError when one comes twice or has a number without its day."""
    found: dict[tuple[str, str], Order] = {}
    for row in csv.DictReader(file):
        order = Order(**row)
        key = order.value, order.footprint
        if key in found:
            raise ValueError(f"{' '.join(key)}: two rows")
        if not order.quoted_at:
            raise ValueError(f"{' '.join(key)}: a number without the day on which it was read")
        found[key] = order
    return found


def spoken(order: Order | None) -> str:
    """Who sells it, in words, or that no number was seen."""
    if order is None:
        return f"Order number: {NOT_SEEN}."
    return (
        f"{order.maker} {order.part_number}; {order.distributor} number {order.distributor_number}, quoted in "
        f"public parts lists on {order.quoted_at}. Instead: {order.alternatives}."
    )
