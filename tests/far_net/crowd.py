"""Many tables at once over one server: true clients by TLS, entries signed and sealed, at the pace of people."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import statistics
import time
from contextlib import AsyncExitStack
from pathlib import Path

from companion.core.errors import LogError
from companion.far.log import MatchLog
from companion.far.seal import Seal, SeatKey, Unsealed, new_key
from tests.far_net.kit import House, open_match, seated

ACTS_A_MINUTE = 3
ENTRY = bytes(145)
AT_ONCE = 20
"""So many tables come in at a time."""


class Pair:
    """A table of two seats; one after the other says something, and the other hears it."""

    def __init__(self, number: int) -> None:
        self.match, self.keys = f"t{number}", [SeatKey(), SeatKey()]
        self.seal = Seal(self.match, new_key(), {seat: key.public for seat, key in enumerate(self.keys, 1)})
        self.logs: list[MatchLog] = []
        self.took_ms: list[float] = []
        self.lost = 0

    async def begin(self, at: House, stack: AsyncExitStack) -> None:
        await open_match(at, self.match)
        for seat in (1, 2):
            log, *_ = await stack.enter_async_context(seated(at, self.match, seat))
            self.logs.append(log)

    async def play(self, acts: int, within_s: float, dice: random.Random) -> None:
        """So many acts at chance times of so many seconds."""
        hearing, start = [log.follow(1) for log in self.logs], time.perf_counter()
        for after, at_s in enumerate(sorted(dice.uniform(0, within_s) for _ in range(acts))):
            await asyncio.sleep(start + at_s - time.perf_counter())
            speaking = after % 2
            sealed = self.seal.close(speaking + 1, ENTRY, self.keys[speaking])
            began = time.perf_counter()
            try:
                said = asyncio.create_task(self.logs[speaking].append(after, f"i{after}", sealed))
                heard = await asyncio.wait_for(anext(hearing[1 - speaking]), 30)
                assert self.seal.open(heard.data) == Unsealed(speaking + 1, ENTRY)
                self.took_ms.append(1000 * (time.perf_counter() - began))
                own = await asyncio.wait_for(anext(hearing[speaking]), 30)
                self.lost += not await said == own.number == heard.number == after + 1
            except (LogError, TimeoutError):
                self.lost += 1
                return


class Used:
    """What a process has used. cpu_s: since it began; memory_mb: what is its own, and its share of what is not."""

    def __init__(self, pid: int) -> None:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
        self.cpu_s = (int(told[11]) + int(told[12])) / os.sysconf("SC_CLK_TCK")
        lines = Path(f"/proc/{pid}/smaps_rollup").read_text(encoding="utf-8").splitlines()
        self.memory_mb = next(int(one.split()[1]) / 1024 for one in lines if one.startswith("Pss:"))


async def tables(at: House, count: int, minutes: float) -> str:
    """The figure, as a line."""
    pairs = [Pair(number) for number in range(count)]
    acts = max(1, round(minutes * ACTS_A_MINUTE))
    async with AsyncExitStack() as stack:
        began = time.perf_counter()
        for first in range(0, count, AT_ONCE):
            await asyncio.gather(*(pair.begin(at, stack) for pair in pairs[first : first + AT_ONCE]))
        came_s = time.perf_counter() - began
        before, began = Used(at.server.process.pid), time.perf_counter()
        await asyncio.gather(*(pair.play(acts, 60 * minutes, random.Random(at)) for at, pair in enumerate(pairs)))
        lasted_s, after = time.perf_counter() - began, Used(at.server.process.pid)
        with contextlib.suppress(OSError):
            load = os.getloadavg()[0]
    took = [one for pair in pairs for one in pair.took_ms]
    cuts = statistics.quantiles(took, n=100)
    told = (
        f"{count} tables, {2 * count} clients with TLS, in {came_s:.0f} s; {len(took)} acts in {lasted_s:.0f} s, "
    )
    told += f"{sum(pair.lost for pair in pairs)} lost; act to far ear p50 / p95 / p99 "
    told += f"{cuts[49]:.1f} / {cuts[94]:.1f} / {cuts[98]:.1f} ms; server {after.memory_mb:.0f} MB, "
    return (
        told + f"{100 * (after.cpu_s - before.cpu_s) / lasted_s:.0f} % of a core, load of the computer {load:.0f}."
    )
