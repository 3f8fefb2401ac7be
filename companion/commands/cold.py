"""What lies on the table: as the running companion knows it, or boards read cold; and its score."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.board.codebook import Codebook
from companion.board.tracker import Tracker
from companion.board.tray import TRAY
from companion.commands import attached
from companion.commands.common import line
from companion.commands.counting import Ask, Rules, counted, nobody, print_json
from companion.commands.listening import Line, listening
from companion.commands.saying import say_lines
from companion.commands.setting import ports_of, tiles_of
from companion.errors import CompanionError
from companion.games.royal_garden.finished import Counted, CountError, Lying, count, dynasty
from companion.games.royal_garden.layout import score_layout
from companion.games.royal_garden.report import report
from companion.games.royal_garden.variants import DYNASTY
from companion.model import Reading
from companion.protocol import FromBoard, Hello, Snapshot, fits
from companion.referee.trouble import Whose, unreadable

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.local.messages import Kingdoms

FIND_S = 4.0
"""How long boards may take to be found, say hello and send a snapshot."""


@dataclass(frozen=True, slots=True)
class Table:
    """What lies on the table. playing: a running companion told it. sums: Dynasty's games together decide."""

    kingdoms: list[Counted]
    playing: bool = False
    sums: bool = False


def score_table(
    ports: tuple[str, ...],
    as_json: bool,
    here: Here,
    text: bool,
    wav: str,
    rules: Rules | None = None,
    ask: Ask = nobody,
) -> None:
    """Score the match being played, else what lies on the connected boards. CompanionError if there is neither.

    A running companion has the voice: it says its own answer, and here the points are only printed. rules: in
    place of its own variants and discards; then it says nothing. CountError when they do not fit the kingdoms.
    """
    rules = rules or Rules()
    aloud = not (as_json or text or wav or here.settings.speaker == "reader")
    running = None if ports else attached.kingdoms(here, aloud and not rules)
    table = _lying(here, ports, rules, ask) if running is None else _playing(running, rules)
    if as_json:
        for one in table.kingdoms:
            print_json(score_layout(one.name, one.kinds, one.bonuses))
        if table.sums:
            print_json(dynasty(table.kingdoms))
        return
    said = report(table.kingdoms, over=not table.playing, sums=table.sums)
    say_lines(said, here, text or (aloud and table.playing), wav)


def _playing(told: Kingdoms, rules: Rules) -> Table:
    """The match being played, with its own variants and discards unless others were asked for. CountError."""
    sums = DYNASTY in told.variants
    if DYNASTY in rules.variants and not sums:
        raise CountError("rg-count-dynasty")
    rules.check(len(told.kingdoms))
    found = []
    for at, one in enumerate(told.kingdoms):
        kinds = {(x, y): kind for x, y, kind in one.cells}
        won = one.bonuses
        if rules:
            given = rules.told(at)
            discarded = one.discarded if given is None else given
            won = dict(
                count(Lying(one.name, kinds, told.columns), rules.variants or told.variants, discarded).bonuses
            )
        found.append(Counted(one.name, kinds, won, one.earlier))
    return Table(found, playing=True, sums=sums)


def _lying(here: Here, ports: tuple[str, ...], rules: Rules, ask: Ask) -> Table:
    """What lies on the connected boards, one player a board. CountError."""
    if DYNASTY in rules.variants:
        raise CountError("rg-count-dynasty")
    found = read_boards(here, ports)
    if not found:
        raise CompanionError("no-board-found")
    rules.check(len(found))
    kingdoms = []
    seats = here.settings.seats
    for number, (hello, reading) in enumerate(found, start=1):
        name = seats[hello.uid].name if hello.uid in seats else ""
        name = name or here.phrases.part("player-default", {"number": number})
        for place, doubt in reading.doubts:
            whose = Whose(hello.uid, name, int(len(found) > 1))
            line(here.phrases.write(unreadable(whose, [(place, doubt)])), err=True)
        kinds = {(place.x, place.y): kind for place, kind in reading.kinds}
        lying = Lying(name, kinds, hello.columns, len(reading.doubts))
        kingdoms.append(counted(lying, rules, rules.told(number - 1), ask))
    return Table(kingdoms)


def read_boards(here: Here, ports: tuple[str, ...]) -> list[tuple[Hello, Reading]]:
    """Read every connected board once: its hello and reading, in the order of seats, then of ids."""
    book = Codebook(tiles_of(here.settings))
    hellos: dict[str, Hello] = {}
    trackers: dict[str, Tracker] = {}
    readings: dict[str, tuple[Hello, Reading]] = {}
    with listening(ports_of(here, ports)) as ears:
        for told in ears.told(FIND_S):
            if told is None and readings and len(readings) == len(trackers):
                break
            if not isinstance(told, Line) or not isinstance(told.got, FromBoard):
                continue
            got = told.got
            first = isinstance(got, Hello) and all(one.uid != got.uid for one in hellos.values())
            if isinstance(got, Hello) and first and got.kind != TRAY:  # nobody's kingdom lies on a tray
                hellos[told.port] = got
                trackers[told.port] = Tracker(got.uid, got.columns, got.rows, book)
            if told.port in hellos and fits(hellos[told.port], got):
                trackers[told.port].feed(got)
                if isinstance(got, Snapshot):
                    hello = hellos[told.port]
                    readings[hello.uid] = (hello, trackers[told.port].reading)
    seats = here.settings.seats
    order = sorted(readings, key=lambda uid: (seats[uid].number if uid in seats else 9, uid))
    return [readings[uid] for uid in order]
