"""Which browsers are at which seats, and what of that is worth saying at the table. Pure."""

from __future__ import annotations

from collections.abc import Callable

AWAY_S = 30.0
"""A browser that is away for so long has left; a shorter break is a lock screen, a tunnel or a new look."""
NOBODY_S = 60.0
"""So long after the page began it is told that no browser has come."""

Told = tuple[str, int]
"""A message about a seat, and the seat."""


class Presence:
    """The browsers of all seats. clock: seconds that only grow. Watchers (seat 0) are not told of."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = clock()
        self._nobody = True
        self._open: dict[int, dict[str, int]] = {}  # seat -> browser -> how many streams it reads
        self._left: dict[int, float] = {}  # seat -> when its last browser went
        self._there: set[int] = set()  # seats of which it was told that somebody is there
        self._known: set[tuple[int, str]] = set()  # browsers that were told of as second ones

    def join(self, seat: int, browser: str) -> list[Told]:
        """A browser reads the stream of a seat. browser: what it calls itself, "" for none of ours."""
        self._nobody = False
        if not seat:
            return []
        there = self._open.setdefault(seat, {})
        others = any(there[one] for one in there if one != browser)
        there[browser] = there.get(browser, 0) + 1
        self._left.pop(seat, None)
        if seat not in self._there:
            self._there.add(seat)
            return [("page-came", seat)]
        if others and (seat, browser) not in self._known:
            self._known.add((seat, browser))
            return [("page-second", seat)]
        return []

    def leave(self, seat: int, browser: str) -> None:
        """It does not any more."""
        there = self._open.get(seat, {})
        there[browser] = there.get(browser, 0) - 1
        if there[browser] <= 0:
            there.pop(browser)
        if not there and seat:
            self._left[seat] = self._clock()

    def tick(self) -> list[Told]:
        """Who has left by now; and ("page-nobody", 0), once, where no browser has ever come."""
        now, told = self._clock(), list[Told]()
        for seat in [one for one, since in self._left.items() if now - since >= AWAY_S]:
            del self._left[seat]
            self._there.discard(seat)
            told.append(("page-left", seat))
        if self._nobody and now - self._began >= NOBODY_S:
            self._nobody = False
            told.append(("page-nobody", 0))
        return told
