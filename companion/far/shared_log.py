"""What a log must do that all houses of a match append to: keep one order, and append to a known head only.

It knows nothing of what it keeps: entries are opaque bytes here. log.py is the one over the network.
"""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from companion.play.journal.rows import Row


@dataclass(frozen=True, slots=True)
class KeptEntry:
    """One entry as the log keeps it. number: from 1, without gaps. data: as it was appended.

    seat: by whose right it was appended, 0 where the log does not know.
    """

    number: int
    data: bytes
    seat: int = 0


def kept_entries(rows: Iterable[Row]) -> list[KeptEntry]:
    """The entries of a log as the journal keeps them, see RowKind.AGREED."""
    return [KeptEntry(int(row.source), base64.b64decode(row.text), row.seat) for row in rows]


@dataclass(frozen=True, slots=True)
class HeadMoved:
    """It was not appended: the log's head was another. head: number of its last entry, as far as is known.

    To a repeated sending it looks the same, whether or not the first one was kept: read on, and look for the id.
    """

    head: int


class SharedLog(Protocol):
    """The log of one match. LogError (companion.core.errors) where it cannot be reached or refuses."""

    async def append(self, after: int, entry_id: str, data: bytes) -> int | HeadMoved:
        """Append it if the entry with the number `after` is the last one (0: the log is empty); its number then.

        entry_id: equal in every sending of one entry.
        """

    async def read(self, first: int) -> Sequence[KeptEntry]:
        """All that is kept from this number on, in order; empty where the head is before it."""

    def follow(self, first: int) -> AsyncIterator[KeptEntry]:
        """Every entry from this number on, in order, each once, as it comes, until the log is closed."""
