"""Full figures of far matches below the entry: `python -m tests.far_net`. Status 1 where one of them fails."""

from __future__ import annotations

import statistics
import sys
import time
from collections.abc import Callable

from companion.far.seal import ENTRY_BYTES, OVERHEAD_BYTES, Seal, SeatKey, new_key
from tests.far_net.test_invite import guesses

HOSTILE = 1000


def codes() -> str:
    """A thousand wrong codes."""
    began = time.perf_counter()
    closing = guesses(HOSTILE, seed=2)
    assert closing == HOSTILE, closing
    took = 1000 * (time.perf_counter() - began) / HOSTILE
    return f"{HOSTILE} wrong codes: none came in, each closed its room, {took:.0f} ms each with both sides."


def seals() -> str:
    """What a sealed entry costs."""
    key = SeatKey()
    seal = Seal("m1", new_key(), {1: key.public})
    took: dict[str, list[float]] = {"close": [], "open": []}
    for size in range(0, ENTRY_BYTES, 2):
        began = time.perf_counter()
        sealed = seal.close(1, bytes(size), key)
        between = time.perf_counter()
        seal.open(sealed)
        took["close"].append(between - began)
        took["open"].append(time.perf_counter() - between)
    told = ", ".join(f"{name} {1e6 * statistics.median(each):.0f} us" for name, each in took.items())
    return f"Sealing and signing: {told}, {OVERHEAD_BYTES} bytes more."


FIGURES: tuple[Callable[[], str], ...] = (codes, seals)


def main() -> int:
    """Print every figure."""
    failed = 0
    for figure in FIGURES:
        try:
            print(figure(), flush=True)
        except AssertionError as error:
            failed = 1
            print(f"{figure.__name__} failed: {error}", flush=True)
    return failed


if __name__ == "__main__":
    sys.exit(main())
