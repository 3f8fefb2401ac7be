"""Full figures of far matches below the entry: `python -m tests.far_net`. Status 1 where one of them fails."""

from __future__ import annotations

import asyncio
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

from companion.far.seal import ENTRY_BYTES, OVERHEAD_BYTES, Seal, SeatKey, Unsealed, new_key
from tests.far_net.kit import House, Link, house, open_match, seated
from tests.far_net.test_invite import guesses

HOSTILE = 1000
ACTS = 200


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


def acts() -> str:
    """From an append to the other seat's ear, sealed, over TLS, each on the disk first."""
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as at:
        told = [f"{asyncio.run(_acts(at, delay_s))} at {1000 * delay_s:.0f} ms one way" for delay_s in (0.0, 0.04)]
    return f"{ACTS} acts to the far ear each, p50 / p95: " + ", ".join(told) + "."


async def _acts(at: House, delay_s: float) -> str:
    match = f"acts{round(1000 * delay_s)}"
    await open_match(at, match)
    key = SeatKey()
    seal = Seal(match, new_key(), {1: key.public})
    one_link, other_link = (Link(at.plan.port, delay_s) for _ in range(2))
    async with (
        one_link.run(),
        other_link.run(),
        seated(at, match, 1, one_link.address) as (near, *_),
        seated(at, match, 2, other_link.address) as (far, *_),
    ):
        took: list[float] = []
        following = far.follow(1)
        for after in range(ACTS):
            began = time.perf_counter()
            sent = asyncio.create_task(near.append(after, f"i{after}", seal.close(1, bytes(145), key)))
            heard = await anext(following)
            assert seal.open(heard.data) == Unsealed(1, bytes(145)), heard.number
            took.append(1000 * (time.perf_counter() - began))
            assert await sent == after + 1
    cuts = statistics.quantiles(took[10:], n=20)
    return f"{cuts[9]:.1f} / {cuts[18]:.1f} ms"


FIGURES: tuple[Callable[[], str], ...] = (codes, seals, acts)


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
