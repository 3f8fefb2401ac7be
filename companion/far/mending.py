"""What a house does whenever it is connected again: see that the log is the one it knows, and mend it with others.

A server may have been thrown back meanwhile, as by a restored disk. All houses hold all bytes: each appends its
own entries again, in order (Replica.sending), and nobody says anything new before all have told how far they know.
"""

from __future__ import annotations

from companion.far.replica import FarNews, Replica
from companion.far.shared_log import SharedLog


async def catch_up(log: SharedLog, replica: Replica, at_ms: int = 0) -> list[FarNews]:
    """Hear what the log has, and find out whether it is shorter than what was known; what that has brought.

    Bytes are compared: where the log has another entry of a known number, that is told as a fork. An equal entry
    at the head proves all before it, for each names the hash of the one before. The log is to be followed from the
    entry after replica.log_head: others' entries come again, too. at_ms: of the clock of this house.
    LogError as `read` raises it.
    """
    replica.unsure()
    there = await log.read(max(1, replica.head))
    if replica.head and (not there or there[0].data != replica.kept[-1].data):
        there = await log.read(1)
        replica.rolled_back(len(there))
    return [news for kept in there if (news := replica.hear(kept, at_ms)) is not None]
