"""What lies on the table: as the running companion knows it, or boards read cold; and its score."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from companion.board.codebook import Codebook
from companion.board.tracker import Tracker
from companion.commands import attached
from companion.commands.common import line
from companion.commands.listening import Line, listening
from companion.commands.saying import say_lines
from companion.commands.setting import ports_of, tiles_of
from companion.errors import CompanionError
from companion.games.royal_garden.layout import score_layout
from companion.games.royal_garden.report import report
from companion.model import Reading
from companion.protocol import FromBoard, Hello, Snapshot, fits
from companion.referee.trouble import Whose, unreadable

if TYPE_CHECKING:
    from companion.commands.common import Here

FIND_S = 4.0
"""How long boards may take to be found, say hello and send a snapshot."""

Kingdoms = Sequence[tuple[str, Mapping[tuple[int, int], str]]]


def say_kingdoms(kingdoms: Kingdoms, here: Here, text: bool, wav: str, *, over: bool = True) -> None:
    """Print and say every area, total and the ranking; over: the game has ended."""
    say_lines(report(kingdoms, over=over), here, text, wav)


def score_table(ports: tuple[str, ...], as_json: bool, here: Here, text: bool, wav: str) -> None:
    """Score the match being played, else what lies on the connected boards. CompanionError if there is neither.

    A running companion has the voice: it says its own answer, and here the points are only printed.
    """
    aloud = not (as_json or text or wav or here.settings.speaker == "reader")
    playing = None if ports else attached.kingdoms(here, aloud)
    kingdoms = _lying(here, ports) if playing is None else playing
    if not as_json:
        going = playing is not None
        say_kingdoms(kingdoms, here, text or (aloud and going), wav, over=not going)
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
    book = Codebook(tiles_of(here.settings))
    hellos: dict[str, Hello] = {}
    trackers: dict[str, Tracker] = {}
    readings: dict[str, Reading] = {}
    with listening(ports_of(here, ports)) as ears:
        for told in ears.told(FIND_S):
            if told is None and readings and len(readings) == len(trackers):
                break
            if not isinstance(told, Line) or not isinstance(told.got, FromBoard):
                continue
            got = told.got
            if isinstance(got, Hello) and all(one.uid != got.uid for one in hellos.values()):
                hellos[told.port] = got
                trackers[told.port] = Tracker(got.uid, got.columns, got.rows, book)
            if told.port in hellos and fits(hellos[told.port], got):
                trackers[told.port].feed(got)
                if isinstance(got, Snapshot):
                    readings[hellos[told.port].uid] = trackers[told.port].reading
    seats = here.settings.seats
    return sorted(readings.items(), key=lambda one: (seats[one[0]].number if one[0] in seats else 9, one[0]))
