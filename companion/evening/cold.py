"""What is on the table for `score`: the game that a running companion plays, or what lies on boards read cold."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError, CountError
from companion.core.model import Announcement, Fact, Phrase, Place, Problem, Reading
from companion.device.link import Lost, Refused
from companion.device.protocol import MAJOR, Fault, FromBoard, Hello, OtherMajor, Snapshot, fits
from companion.device.reading.codebook import Codebook
from companion.device.reading.tracker import Tracker
from companion.device.reading.tray import TRAY
from companion.evening import attached
from companion.evening.counting import CountRequest
from companion.evening.doubting import Doubted, doubted
from companion.evening.listening import PortLine, Told, listening
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
GONE = "port-gone"
"""Not doubted of a port that only the settings name: its board may be at home in the cupboard."""
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

    def look(self) -> tuple[list[Lain], list[Doubted]]:
        """What lies on the boards now, one player a board, and what keeps another from being among them.

        CompanionError, where there never was a board: why a port cannot be used, else no-board-found.
        """
        here = self.request.where()
        read = read_boards(here, self.request.ports, self.game)
        self.known |= {uid: one.hello for uid, one in read.boards.items()}
        if not self.known:
            raise read.nothing
        seats = here.settings.seats
        order = sorted(self.known, key=lambda uid: (seats[uid].number if uid in seats else NO_SEAT, uid))
        for uid in order:
            number = len(self.names) + 1
            seated = seats[uid].name if uid in seats else ""
            self.names.setdefault(uid, seated or here.phrases.part("player-default", {"number": number}))
        return [self._lain(uid, read.boards.get(uid), len(order)) for uid in order], [*map(doubted, read.missing)]

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


@dataclass(slots=True)
class ColdReading:
    """What every port has told of one reading; nobody's kingdom lies on a tray.

    boards: by unique id. refused: ports that cannot be used, by name, with the reason.
    """

    book: Codebook
    boards: dict[str, BoardReport] = field(default_factory=dict)
    refused: list[Refused] = field(default_factory=list)
    _on_port: dict[str, BoardReport] = field(default_factory=dict)
    _left_out: dict[str, Problem] = field(default_factory=dict)

    @property
    def whole(self) -> bool:
        """Whether there is a board, and nothing more is awaited of those that are known."""
        return bool(self.boards) and all(one.whole for one in self.boards.values())

    @property
    def missing(self) -> list[Problem]:
        """Why a player's board may not be among them, by port."""
        refused = [Problem("doubt-port", {"why": Phrase(one.key, one.facts)}) for one in self.refused]
        return refused + [self._left_out[port] for port in sorted(self._left_out)]

    @property
    def nothing(self) -> CompanionError:
        """What is said where no board is known."""
        why = [Problem(one.key, one.facts) for one in self.refused]
        first, *_ = (*why, *self._left_out.values(), Problem("no-board-found"))
        return CompanionError(first.key, **first.facts)

    def take(self, told: Told) -> None:
        """What happens next at a port."""
        if isinstance(told, Lost):
            self._left_out.pop(told.port, None)
            if told.port in self._on_port:
                self._on_port.pop(told.port).gone = True
        if not isinstance(told, PortLine):
            return
        if isinstance(told.got, OtherMajor):
            facts: dict[str, Fact] = {"theirs": told.got.major, "ours": MAJOR}
            self._left_out[told.port] = Problem("doubt-board-version", facts)
        if isinstance(told.got, Hello) and told.got.kind != TRAY:
            self._greeted(told.port, told.got)
        if told.port in self._on_port and isinstance(told.got, FromBoard):
            self._on_port[told.port].hear(told.got)

    def _greeted(self, port: str, hello: Hello) -> None:
        known = self.boards.get(hello.uid)
        if known is None or known.gone:
            self._left_out.pop(port, None)
            tracker = Tracker(hello.uid, hello.columns, hello.rows, self.book)
            self.boards[hello.uid] = self._on_port[port] = BoardReport(hello, tracker)
        elif self._on_port.get(port) is not known:
            self._left_out[port] = Problem("doubt-board-twin")


def read_boards(here: Here, ports: tuple[str, ...], game: str = NAMES[0]) -> ColdReading:
    """Read every connected board once.

    A port that has not answered yet may be another player's board: it is waited for although all others are read.
    """
    read = ColdReading(Codebook(tiles_of(here.settings, game)))
    with listening(ports_of(here, ports)) as ears:
        for told in ears.told(FIND_S):
            if told is not None:
                read.take(told)
            elif read.whole and ears.wanted <= ears.answered:
                break
        silent = {one: Refused(one, "port-silent", {"port": one}) for one in ears.wanted - ears.answered}
    refused = {**silent, **ears.refused}
    read.refused = [refused[port] for port in sorted(refused) if refused[port].key != GONE or port in ports]
    return read
