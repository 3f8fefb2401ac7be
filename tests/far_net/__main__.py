"""Full figures of far matches over a true server: `python -m tests.far_net`. Status 1 where one of them fails.

Without a name: codes, seals and acts. By name: faults, kills, bounds, overnight, power, tables, daemons.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import random
import statistics
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

from companion.far.seal import ENTRY_BYTES, OVERHEAD_BYTES, Seal, SeatKey, Unsealed, new_key
from companion.games import NAMES as GAMES
from tests.far.kit import quick_folder
from tests.far_net.bounds import bounds, overnight
from tests.far_net.crowd import tables
from tests.far_net.faults import DAMAGES, faulty, flipped, forked, power_cuts
from tests.far_net.killing import kills, until_acts, victims
from tests.far_net.kit import House, Link, house, open_match, seated
from tests.far_net.test_invite import guesses
from tests.far_net.whole import MATCH_S, daemons

HOSTILE = 1000
ACTS = 200
LONGEST = 10_000
"""No match has as many acts."""


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


def faults(each: int) -> Iterator[str]:
    """So many faults in each game, with two and with four seats: match after match, each to its end."""
    for game in GAMES:
        for seats in (2, 4):
            dice, counts, entries, matches = random.Random(seats), Counter[str](), 0, 0
            began = time.perf_counter()
            while counts.total() < each:
                matches += 1
                with quick_folder() as folder, house(folder) as at:
                    head, came, fine = asyncio.run(faulty(at, game, seats, each - counts.total(), dice, folder))
                assert fine, f"{game}, {seats} seats, match {matches}: {head} entries, {came}"
                counts, entries = counts + came, entries + head
            told = ", ".join(f"{count} {name}" for name, count in sorted(counts.items()))
            yield (
                f"{game}, {seats} seats: {matches} matches, {entries} entries, {counts.total()} faults ({told}), "
                f"{time.perf_counter() - began:.0f} s; each match was ended, and all houses are equal."
            )


def killed(each: int) -> Iterator[str]:
    """So many true kills in each game, with two and with four seats: match after match, each to its end."""
    for game in GAMES:
        for seats in (2, 4):
            dice, counts, acts, matches = random.Random(seats), Counter[str](), 0, 0
            while counts.total() < each:
                matches += 1
                with (
                    quick_folder() as folder,
                    house(folder) as at,
                    victims(at, "k", game, seats, folder) as tables,
                ):
                    counts += kills(at, tables, each - counts.total(), dice)
                    assert until_acts(tables, LONGEST, MATCH_S), [one.lines[-4:] for one in tables]
                assert not any(one.lost for one in tables), [one.lost for one in tables]
                assert len({(one.outcome, *one.acts) for one in tables}) == 1, [one.acts for one in tables]
                acts += len(tables[0].acts)
            told = ", ".join(f"{count} of a {name}" for name, count in sorted(counts.items()))
            yield (
                f"{game}, {seats} processes: {matches} matches, {acts} acts, {counts.total()} kills ({told}); "
                "each match was ended, all tables are equal, and no act was lost that a table had told to stand."
            )


def power(cuts: int) -> Iterator[str]:
    """So many power cuts of a server; a flipped bit after a fifth as many, a fork after a thirtieth."""
    dice, counts, matches = random.Random(1), Counter[str](), 0
    while counts.total() < cuts:
        matches += 1
        kinds = dice.choices(DAMAGES, k=min(30, cuts - counts.total()))
        with quick_folder() as folder, house(folder) as at:
            came, fine = asyncio.run(power_cuts(at, "power", kinds, dice, folder))
        assert fine, came
        counts += came
    told = ", ".join(f"{count} {kind}" for kind, count in sorted(counts.items()))
    yield f"{counts.total()} power cuts of the server in {matches} matches, then all equal: {told}."
    ends: Counter[str] = Counter()
    for _ in range(cuts // 5):
        with quick_folder() as folder, house(folder) as at:
            ends[asyncio.run(flipped(at, "flip", dice, folder))] += 1
    assert not ends["silent"], ends
    yield f"{ends.total()} flipped bits: " + ", ".join(f"{count} {end}" for end, count in ends.items()) + "."
    for _ in range(cuts // 30):
        with quick_folder() as folder, house(folder) as at:
            assert asyncio.run(forked(at, "fork", dice, folder)), "a fork that is not told"
    yield f"{cuts // 30} forks: each told in both houses."


def many(count: int, minutes: float) -> Iterator[str]:
    """So many tables at once."""
    with tempfile.TemporaryDirectory() as folder, house(Path(folder)) as at:
        yield asyncio.run(tables(at, count, minutes))


def quick() -> Iterator[str]:
    """What takes seconds."""
    yield from (figure() for figure in (codes, seals, acts))


def main(args: list[str]) -> int:
    """Print what was asked for."""
    parser = argparse.ArgumentParser(prog="python -m tests.far_net", description=__doc__)
    parser.add_argument(
        "what",
        nargs="?",
        default="quick",
        choices=("quick", "faults", "kills", "bounds", "overnight", "power", "tables", "daemons"),
    )
    parser.add_argument("--faults", type=int, default=300, help="in each game, with two and with four seats")
    parser.add_argument("--kills", type=int, default=30, help="in each game, with two and with four seats")
    parser.add_argument("--cuts", type=int, default=300)
    parser.add_argument("--tables", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--hours", type=float, default=8.0, help="overnight")
    asked = parser.parse_args(args)
    logging.getLogger("asyncio").setLevel(logging.ERROR)  # as companion far serve does
    figures: dict[str, Callable[[], Iterator[str]]] = {
        "quick": quick,
        "faults": partial(faults, asked.faults),
        "kills": partial(killed, asked.kills),
        "bounds": bounds,
        "overnight": partial(overnight, asked.hours),
        "power": partial(power, asked.cuts),
        "tables": partial(many, asked.tables, asked.minutes),
        "daemons": daemons,
    }
    try:
        for line in figures[asked.what]():
            print(line, flush=True)
    except AssertionError as error:
        print(f"{asked.what} failed: {error}", flush=True)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
