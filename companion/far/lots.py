"""Chance that nobody steers: every seat has bound itself to its values before the match, and all of them count.

A seat publishes the end of a chain of SHA-256 hashes, its anchor, when it joins, and for each draw the value whose
hash is the one it published before: it has no choice. The seed of a draw is a hash over the values of all seats,
so that each of them alone makes it unforeseeable for the others.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeVar

from companion.play.dealer import Dealer

T = TypeVar("T")

LENGTH: Final = 8192
"""Draws that one chain serves: the longest match has some 200."""
SPAN: Final = 1 << 64
"""Numbers of one block of the stream: its first eight bytes, the highest first."""


class HashChain:
    """One seat's values, in the order in which they are published. secret: 32 bytes that nobody else knows."""

    def __init__(self, secret: bytes, length: int = LENGTH) -> None:
        values = [secret]
        for _ in range(length):
            values.append(hashlib.sha256(values[-1]).digest())
        self._values = values

    @property
    def anchor(self) -> bytes:
        """What is published before any draw."""
        return self._values[-1]

    def value(self, draw: int) -> bytes:
        """What is published for a draw, counted from 1. IndexError when the chain is used up."""
        if not 1 <= draw < len(self._values):
            raise IndexError(draw)
        return self._values[-1 - draw]


def follows(value: bytes, before: bytes) -> bool:
    """Whether a seat that has published `before` has bound itself to this value."""
    return hmac.compare_digest(hashlib.sha256(value).digest(), before)


def seed_of(match: str, draw: int, values: Mapping[int, bytes]) -> bytes:
    """The seed of a draw: SHA-256 over what it is for, the match, its number, and each seat with its value.

    The parts stand on lines of their own: text in ASCII, values in hexadecimal.
    """
    lines = ["companion lots 1", match, str(draw)]
    lines += [f"{seat} {value.hex()}" for seat, value in sorted(values.items())]
    return hashlib.sha256("\n".join(lines).encode("ascii")).digest()


class SeededDealer(Dealer):
    """Draws from a seed the same in every house: HMAC-SHA256 of a counter; what would not be even is drawn again.

    One serves one uninterrupted run of chance.
    """

    def __init__(self, seed: bytes) -> None:
        self._seed = seed
        self._count = 0

    def number(self, low: int, high: int) -> int:
        """See Dealer."""
        span = high - low + 1
        limit = SPAN - SPAN % span
        while (drawn := self._block()) >= limit:
            pass
        return low + drawn % span

    def shuffled(self, things: Iterable[T]) -> list[T]:
        """See Dealer; from the last place down each gets one of those before it, or itself (Fisher and Yates)."""
        order = list(things)
        for place in range(len(order) - 1, 0, -1):
            other = self.number(0, place)
            order[place], order[other] = order[other], order[place]
        return order

    def choose(self, things: Sequence[T]) -> T:
        """See Dealer."""
        return things[self.number(0, len(things) - 1)]

    def _block(self) -> int:
        block = hmac.digest(self._seed, self._count.to_bytes(8, "big"), "sha256")
        self._count += 1
        return int.from_bytes(block[:8], "big")
