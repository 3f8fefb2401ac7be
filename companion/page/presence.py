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
    """The browsers of all seats. clock: seconds that only grow. Watchers (seat 0) are not told of.

    What is due stays due until it was told, for a table that cannot be reached now hears of it later; what has
    passed by then is not due any more.
    """

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._began = clock()
        self._nobody = True
        self._open: dict[int, dict[str, int]] = {}  # seat -> browser, as they came -> how many streams it reads
        self._left: dict[int, float] = {}  # seat -> when its last browser went
        self._there: set[int] = set()  # seats of which it was told that somebody is there
        self._known: set[tuple[int, str]] = set()  # browsers that were told of as second ones

    def join(self, seat: int, browser: str) -> None:
        """A browser reads the stream of a seat. browser: what it calls itself, "" for none of ours."""
        self._nobody = False
        if not seat:
            return
        there = self._open.setdefault(seat, {})
        there[browser] = there.get(browser, 0) + 1
        self._left.pop(seat, None)

    def leave(self, seat: int, browser: str) -> None:
        """It does not any more."""
        there = self._open.get(seat, {})
        there[browser] = there.get(browser, 0) - 1
        if there[browser] <= 0:
            there.pop(browser)
        if not there and seat:
            self._left[seat] = self._clock()

    def due(self) -> list[Told]:
        """What is to be told now: who has come or left; and ("page-nobody", 0) where no browser has ever come."""
        now, due = self._clock(), list[Told]()
        for seat, there in self._open.items():
            if there and seat not in self._there:
                due.append(("page-came", seat))
            if self._seconds(seat):
                due.append(("page-second", seat))
            if seat in self._there and now - self._left.get(seat, now) >= AWAY_S:
                due.append(("page-left", seat))
        if self._nobody and now - self._began >= NOBODY_S:
            due.append(("page-nobody", 0))
        return due

    def told(self, told: Told) -> None:
        """It was told: it is due no more."""
        match told:
            case ("page-came", seat):
                self._there.add(seat)
            case ("page-second", seat):
                self._known.update(self._seconds(seat))
            case ("page-left", seat):
                self._there.discard(seat)
            case _:
                self._nobody = False

    def _seconds(self, seat: int) -> list[tuple[int, str]]:
        """Browsers that came to a seat after another that is there, and were not told of."""
        return [(seat, one) for one in list(self._open[seat])[1:] if (seat, one) not in self._known]
