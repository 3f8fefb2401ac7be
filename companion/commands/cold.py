"""What lies on the table without a game: the open match from the journal, or boards read cold; and its score."""

from __future__ import annotations

import json
import queue
import time
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from companion import link
from companion.board.codebook import Codebook
from companion.board.tracker import Tracker
from companion.commands.common import line
from companion.commands.kept import open_match
from companion.commands.saying import say_lines
from companion.commands.setting import ports_of, tiles_of
from companion.daemon.boards import Boards
from companion.errors import CompanionError
from companion.games.royal_garden.layout import score_layout
from companion.games.royal_garden.report import report
from companion.model import Announcement, Reading
from companion.protocol import Hello, Snapshot
from companion.referee.trouble import Whose, unreadable

if TYPE_CHECKING:
    from companion.commands.common import Here

FIND_S = 4.0
"""How long boards may take to be found, say hello and send a snapshot."""

Kingdoms = Sequence[tuple[str, Mapping[tuple[int, int], str]]]


def say_kingdoms(kingdoms: Kingdoms, here: Here, text: bool, wav: str) -> None:
    """Print and say every area, total and the ranking."""
    say_lines(report(kingdoms), here, text, wav)


def score_table(ports: tuple[str, ...], as_json: bool, here: Here, text: bool, wav: str) -> None:
    """Score the match being played, else what lies on the connected boards. CompanionError if there is neither."""
    kingdoms = open_match(here) or _lying(here, ports)
    if not as_json:
        say_kingdoms(kingdoms, here, text, wav)
        return
    for name, kinds in kingdoms:
        line(json.dumps(score_layout(name, dict(kinds)), ensure_ascii=False, separators=(",", ":")))


def _lying(here: Here, ports: tuple[str, ...]) -> Kingdoms:
    """What lies on the connected boards, one player a board."""
    found = read_boards(here, ports)
    if not found:
        raise CompanionError("no-board-found")
    kingdoms = []
    seats = here.settings.seats
    for number, (uid, reading) in enumerate(found, start=1):
        name = seats[uid].name if uid in seats else ""
        name = name or here.phrases.part("player-default", {"number": number})
        kingdoms.append((name, {(place.x, place.y): kind for place, kind in reading.kinds}))
        for place, doubt in reading.doubts:
            whose = Whose(uid, name, int(len(found) > 1))
            line(here.phrases.write(unreadable(whose, [(place, doubt)])), err=True)
    return kingdoms


def read_boards(here: Here, ports: tuple[str, ...]) -> list[tuple[str, Reading]]:
    """Read every connected board once: unique id and reading, in the order of seats, then of ids."""
    events: queue.Queue[Any] = queue.Queue()
    found = link.Link(events, ports_of(here, ports))
    troubles: list[Announcement] = []
    boards = Boards(found.send, troubles.append)
    book = Codebook(tiles_of(here.settings))
    trackers: dict[str, Tracker] = {}
    readings: dict[str, Reading] = {}
    found.start()
    until = time.monotonic() + FIND_S
    try:
        while time.monotonic() < until:
            try:
                event = events.get(timeout=0.1)
            except queue.Empty:
                if readings and len(readings) == len(trackers):
                    break
                continue
            now = time.monotonic_ns() // 1_000_000
            if isinstance(event, link.Opened):
                boards.opened(event.port, now)
            elif isinstance(event, link.Bytes):
                for one in boards.received(event.port, event.data, now):
                    if isinstance(one.message, Hello):
                        size = (one.message.columns, one.message.rows)
                        trackers.setdefault(one.uid, Tracker(one.uid, *size, book))
                    if one.uid in trackers:
                        trackers[one.uid].feed(one.message)
                    if isinstance(one.message, Snapshot) and one.uid in trackers:
                        readings[one.uid] = trackers[one.uid].reading
    finally:
        found.close()
    seats = here.settings.seats
    return sorted(readings.items(), key=lambda one: (seats[one[0]].number if one[0] in seats else 9, one[0]))
