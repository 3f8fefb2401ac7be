"""The one queue of the daemon: what people do before what boards send, and no board before its turn."""

from __future__ import annotations

import queue
from collections import deque

from companion.device import link

STEP_BYTES = 1024
"""So much of boards is judged in one step, some dozen lines: a key waits for no more than that."""
SHARE_BYTES = 4096
"""A port of which more than this waits stands behind the others."""

Numbered = tuple[int, object]


class Inbox(queue.Queue[object]):
    """Everything that happens to a daemon.

    Keys, voices and commands come out first, in the order in which they came. What ports tell comes out in its
    order too, but a port of which much waits lets the others go first. When a port is lost because it sends too
    much, what still waits of it is dropped: a snapshot mends it.
    """

    def _init(self, maxsize: int) -> None:
        self._prompt: deque[object] = deque()
        self._ports: dict[str, deque[Numbered]] = {}
        self._waiting: dict[str, int] = {}
        self._count = 0

    def _qsize(self) -> int:
        return len(self._prompt) + sum(map(len, self._ports.values()))

    def _put(self, item: object) -> None:
        if not isinstance(item, link.Bytes | link.Opened | link.Lost | link.Refused):
            self._prompt.append(item)
            return
        lane = self._ports.setdefault(item.port, deque())
        if isinstance(item, link.Lost) and item.reason == link.FLOOD:
            kept = [one for one in lane if not isinstance(one[1], link.Bytes)]
            lane.clear()
            lane.extend(kept)
            self._waiting[item.port] = 0
        self._count += 1
        lane.append((self._count, item))
        self._waiting[item.port] = self._waiting.get(item.port, 0) + weight(item)

    def _get(self) -> object:
        if self._prompt:
            return self._prompt.popleft()
        port = min(self._ports, key=lambda one: (self._waiting[one] > SHARE_BYTES, self._ports[one][0][0]))
        item = self._ports[port].popleft()[1]
        self._waiting[port] -= weight(item)
        if not self._ports[port]:
            del self._ports[port], self._waiting[port]
        return item

    def step(self, wait_s: float) -> list[object]:
        """Wait for events at most so long; then all that people did, and what boards sent up to STEP_BYTES."""
        batch: list[object] = []
        told = 0
        try:
            batch.append(self.get(timeout=wait_s))
            while (told := told + weight(batch[-1])) < STEP_BYTES:
                batch.append(self.get_nowait())
        except queue.Empty:
            pass
        return batch


def weight(event: object) -> int:
    """How many bytes of a board an event brings."""
    return len(event.data) if isinstance(event, link.Bytes) else 0
