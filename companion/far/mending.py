"""After a server was thrown back: all houses hold all bytes; each appends its own entries again, in their order.

What the log has is compared byte by byte with what this house kept: two logs of one match are never passed over.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from companion.core.errors import LogError
from companion.far.shared_log import HeadMoved, KeptEntry, SharedLog

PAUSE_S: Final = 0.2
"""So long it is waited before another house's entries are looked for again."""


@dataclass(frozen=True, slots=True)
class HeldEntry:
    """An entry that this house kept. entry_id: as it was appended. own: whether this seat appended it."""

    number: int
    entry_id: str
    data: bytes
    own: bool


async def mend(log: SharedLog, held: Sequence[HeldEntry], pause_s: float = PAUSE_S) -> Sequence[KeptEntry]:
    """Bring the log back to what this house kept, by its own entries; what the log has beyond that.

    held: all of them from number 1. It waits for the other houses to append theirs, as long as that takes; the
    next act of this house may be appended when it returns. LogError `far-log-fork` where the log has other bytes
    at a number: the match must stop there, and nothing is lost.
    """
    due = 0
    while True:
        there = await log.read(due + 1)
        for entry in there:
            if entry.number <= len(held) and held[entry.number - 1].data != entry.data:
                raise LogError("far-log-fork", number=entry.number)
        due += len(there)
        if due >= len(held):
            return [entry for entry in there if entry.number > len(held)]
        missing = held[due]
        if not missing.own:
            await asyncio.sleep(pause_s)
            continue
        told = await log.append(due, missing.entry_id, missing.data)
        if isinstance(told, HeadMoved):
            await asyncio.sleep(pause_s)
