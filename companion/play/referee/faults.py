"""What a board says of its own sensors: each fault by its name and place, and no flood where there are many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from companion.core.model import Announcement, Doubt, Fact, Kind, Observation, Place, Topic

SINGLY = 2
"""So many faults or ends of faults are told one by one; those that follow soon are told as a number."""

BURST_MS = 10_000
"""What a board tells within this time of the last one belongs together."""

AGAIN_MS = 60_000
"""A fault that comes back so soon is told once more, as one that comes and goes, and then no more."""

SENSORS = ("near-left", "near-right", "far-right", "far-left", "centre")
"""Where in its square a sensor lies, in the order of a word."""

CALIBRATE = "companion board calibrate"

MODULUS = 1 << 32
"""A board's clock counts so far, in milliseconds, and then begins anew."""

Key = tuple[str, Place | None, str]
"""Name of the fault, where, and the sensor's number, "" for all."""


@dataclass(slots=True)
class _Fault:
    """One fault of one board. changed_ms: when it last came or went. returns: how often it came back soon."""

    open: bool = True
    changed_ms: int = 0
    returns: int = 0


class _Board:
    """The faults of one board, and how many of them have just been told."""

    def __init__(self) -> None:
        self.faults: dict[Key, _Fault] = {}
        self._told_ms = 0
        self._told = 0

    def open(self) -> list[Key]:
        """The faults that last, oldest first."""
        return [key for key, fault in self.faults.items() if fault.open]

    def note(self, key: Key, cleared: bool, at_ms: int) -> Literal["", "told", "again"]:
        """Note that a fault has come or gone; whether that is told, "again" where it comes and goes."""
        known = self.faults.get(key)
        if known is None:
            self.faults[key] = _Fault(not cleared, at_ms)
            return "told"
        soon = (at_ms - known.changed_ms) % MODULUS < AGAIN_MS
        if known.open is not cleared:
            return ""  # the board repeats itself
        known.open, known.changed_ms = not cleared, at_ms
        if not soon:
            known.returns = 0
        if cleared:
            return "" if known.returns else "told"
        known.returns += soon
        return "" if known.returns > 1 else "again" if known.returns else "told"

    def crowded(self, at_ms: int) -> bool:
        """Whether one more is to be told as a number; counts it."""
        if (at_ms - self._told_ms) % MODULUS >= BURST_MS:
            self._told = 0
        self._told, self._told_ms = self._told + 1, at_ms
        return self._told > SINGLY


class Faults:
    """The faults of all boards. Time is each board's own, from its observations."""

    def __init__(self) -> None:
        self._boards: dict[str, _Board] = {}

    def hear(self, name: Fact, seen: Observation) -> list[Announcement]:
        """What is said of an observed fault; name: of the player whose board it is, or of the surface."""
        fault, *rest = seen.text.split()
        cleared = "cleared" in rest
        key: Key = (fault, seen.place, next((word for word in rest if word.isdecimal()), ""))
        board = self._boards.setdefault(seen.board, _Board())
        how = board.note(key, cleared, seen.at_ms)
        if not how:
            return []
        if board.crowded(seen.at_ms):
            return [_number(seen.board, name, len(board.open()))]
        return [_fault(seen.board, name, key, cleared=cleared, again=how == "again")]

    def forget(self, board: str) -> None:
        """A board has started anew, and will tell again what is wrong."""
        self._boards.pop(board, None)

    def lasting(self, board: str, name: Fact) -> list[Announcement]:
        """The faults of a board that last, as the items of an answer."""
        known = self._boards.get(board)
        keys = known.open() if known else []
        return [_fault(board, name, key, cleared=False, again=False) for key in keys]

    def untold(self, board: str, doubts: tuple[tuple[Place, Doubt], ...]) -> tuple[tuple[Place, Doubt], ...]:
        """The doubts that are not of a row or square whose fault the board itself has told."""
        known = self._boards.get(board)
        lasting = [(fault, place) for fault, place, _ in known.open() if place] if known else []
        rows = {place.y for fault, place in lasting if fault == "strip"}
        cells = {place for fault, place in lasting if fault == "flapping"}
        own = {Doubt.STUCK, Doubt.FLAPPING}
        return tuple(one for one in doubts if one[1] not in own or not (one[0].y in rows or one[0] in cells))


def _fault(board: str, name: Fact, key: Key, *, cleared: bool, again: bool) -> Announcement:
    """One fault by its name, or its end."""
    fault, place, sensor = key
    facts: dict[str, Fact] = {"player": name, "fault": fault}
    what = "board"
    if place is not None and fault == "strip":
        what, facts["row"] = "row", place.y
    elif place is not None:
        what, facts["cell"] = "square", place
        if sensor:
            what, facts["sensor"] = "cell", SENSORS[int(sensor)]
    if not cleared:
        facts["again"] = int(again)
    if what == "board" and not cleared:
        facts["command"] = CALIBRATE
    key_told = f"{what}-fault-cleared" if cleared else f"{what}-fault"
    kind, topic = (Kind.MESSAGE, Topic.READY) if cleared else (Kind.IMPORTANT, Topic.CAREFUL)
    return Announcement(key_told, facts, kind, coalesce=f"fault:{board}:{fault}:{place}:{sensor}", topic=topic)


def _number(board: str, name: Fact, count: int) -> Announcement:
    """How many faults a board has, or that none is left; a newer number replaces one that still waits."""
    facts: dict[str, Fact] = {"player": name}
    if not count:
        return Announcement("board-faults-over", facts, coalesce=f"faults:{board}", topic=Topic.READY)
    facts["count"] = count
    return Announcement("board-faults", facts, Kind.IMPORTANT, coalesce=f"faults:{board}", topic=Topic.CAREFUL)
