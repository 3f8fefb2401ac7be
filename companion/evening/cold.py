"""What is on the table for `score`: the game that a running companion plays, or what lies on boards read cold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError, CountError
from companion.core.model import Announcement, Fact, Phrase, Place, Reading
from companion.device.link import Lost, Refused
from companion.device.protocol import Fault, FromBoard, Hello, Snapshot, fits
from companion.device.reading.codebook import Codebook
from companion.device.reading.tracker import Tracker
from companion.device.reading.tray import TRAY
from companion.evening import attached
from companion.evening.counting import CountRequest
from companion.evening.doubting import Doubted
from companion.evening.listening import PortLine, listening
from companion.evening.setting import ports_of, tiles_of
from companion.games import NAMES, load, offer
from companion.games.counting import Lain
from companion.play.referee.cold import of_board
from companion.play.referee.trouble import Whose

if TYPE_CHECKING:
    from companion.evening.here import Here
    from companion.games.api import Playing

FIND_S = 4.0
"""How long boards may take to be found, say hello and send a snapshot."""
NO_SEAT = 9
"""Orders boards that nobody has given a seat behind the others."""


def running(request: CountRequest) -> Playing | None:
    """The game being played, None where none is or ports are named. CountError score-other-game; LocalError.

    A running companion has the voice: it says its own answer, unless something else than that was asked for.
    """
    if request.ports:
        return None
    aloud = not (request.quiet or request.tells)
    if not request.game:
        return attached.playing(request.where(), aloud)
    told = attached.playing(request.where())
    if told is None:
        return None
    if told.game != request.game:
        known = told.game if told.game in NAMES else request.game
        raise CountError("score-other-game", game=offer(known).title, asked=offer(request.game).title)
    return attached.playing(request.where(), aloud=True) if aloud else told


@dataclass(slots=True)
class BoardReport:
    """What one board has told since its port was opened. reading: None before its first snapshot."""

    hello: Hello
    tracker: Tracker
    reading: Reading | None = None
    gone: bool = False
    faults: set[tuple[str, int]] = field(default_factory=set)

    @property
    def whole(self) -> bool:
        """Whether nothing more is awaited of it."""
        return self.gone or self.reading is not None

    def hear(self, got: FromBoard) -> None:
        """One message of this board."""
        if not fits(self.hello, got):
            return
        self.tracker.feed(got)
        if isinstance(got, Snapshot) or self.reading is not None:
            self.reading = self.tracker.reading
        if isinstance(got, Fault) and (got.cell >= self.hello.columns * self.hello.rows or got.fault == "strip"):
            row = got.cell // self.hello.columns + 1 if got.fault == "strip" else 0
            (self.faults.discard if got.cleared else self.faults.add)((got.fault, row))


@dataclass(slots=True)
class ColdTable:
    """The connected boards of one count, which may be looked at again and again.

    game: its name. named: how the game names a cell. known, names: of each board seen so far, by its unique id.
    """

    request: CountRequest
    game: str
    named: Callable[[Place], Fact]
    known: dict[str, Hello] = field(default_factory=dict)
    names: dict[str, str] = field(default_factory=dict)

    def look(self) -> list[Lain]:
        """What lies on the boards now, one player a board. CompanionError: no-board-found, where none ever was."""
        here = self.request.where()
        reports = read_boards(here, self.request.ports, self.game)
        self.known |= {uid: one.hello for uid, one in reports.items()}
        if not self.known:
            raise CompanionError("no-board-found")
        seats = here.settings.seats
        order = sorted(self.known, key=lambda uid: (seats[uid].number if uid in seats else NO_SEAT, uid))
        for uid in order:
            number = len(self.names) + 1
            seated = seats[uid].name if uid in seats else ""
            self.names.setdefault(uid, seated or here.phrases.part("player-default", {"number": number}))
        return [self._lain(uid, reports.get(uid), len(order)) for uid in order]

    def _lain(self, uid: str, report: BoardReport | None, boards: int) -> Lain:
        hello, name = self.known[uid], self.names[uid]
        reading = None if report is None or report.gone else report.reading
        faults = () if report is None else report.faults
        gone = report is None or report.gone
        told = of_board(load(self.game), Whose(uid, name, int(boards > 1)), reading, faults, gone=gone)
        wrong = tuple(Doubted(self._worded(one), name, uid) for one in told)
        seated = bool(uid in (seats := self.request.where().settings.seats) and seats[uid].name)
        kinds = {(place.x, place.y): kind for place, kind in reading.kinds} if reading else {}
        unread = len(reading.doubts) if reading else 0
        return Lain(uid, name, hello.columns, kinds, reading, wrong, unread, seated)

    def _worded(self, said: Announcement) -> Announcement:
        """The same with cells as the game names them."""

        def worded(fact: Fact) -> Fact:
            if isinstance(fact, Place):
                return self.named(fact)
            if isinstance(fact, Phrase):
                return replace(fact, facts={key: worded(one) for key, one in fact.facts.items()})
            return fact

        return replace(said, facts={key: worded(fact) for key, fact in said.facts.items()})


def read_boards(here: Here, ports: tuple[str, ...], game: str = NAMES[0]) -> dict[str, BoardReport]:
    """Read every connected board once: unique id -> what it has told; nobody's kingdom lies on a tray.

    A port that has not answered yet may be another player's board: it is waited for although all others are read.
    """
    book = Codebook(tiles_of(here.settings, game))
    reports: dict[str, BoardReport] = {}
    on_port: dict[str, BoardReport] = {}
    answered: set[str] = set()
    with listening(ports_of(here, ports)) as ears:
        for told in ears.told(FIND_S):
            if told is None and reports and ears.wanted <= answered and all(one.whole for one in reports.values()):
                break
            if isinstance(told, PortLine | Lost | Refused):
                answered.add(told.port)
            if isinstance(told, Lost) and told.port in on_port:
                on_port.pop(told.port).gone = True
            if not isinstance(told, PortLine) or not isinstance(told.got, FromBoard):
                continue
            got = told.got
            if isinstance(got, Hello) and got.kind != TRAY and (got.uid not in reports or reports[got.uid].gone):
                reports[got.uid] = on_port[told.port] = BoardReport(
                    got, Tracker(got.uid, got.columns, got.rows, book)
                )
            if told.port in on_port:
                on_port[told.port].hear(got)
    return reports
