"""What is on the table for `score`: the game that a running companion plays, or what lies on boards read cold."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING

from companion.board.codebook import Codebook
from companion.board.tracker import Tracker
from companion.board.tray import TRAY
from companion.commands import attached
from companion.commands.common import line
from companion.commands.counting import Asked, title
from companion.commands.listening import Line, listening
from companion.commands.setting import ports_of, tiles_of
from companion.errors import CompanionError, CountError
from companion.games import NAMES
from companion.model import Fact, Place, Reading
from companion.protocol import FromBoard, Hello, Snapshot, fits
from companion.referee.trouble import Whose, unreadable

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.local.messages import Kingdoms

FIND_S = 4.0
"""How long boards may take to be found, say hello and send a snapshot."""


@dataclass(frozen=True, slots=True)
class Lain:
    """One connected board. kinds: (column, row) -> what lies there. doubts: how many cells cannot be read.

    seated: whether the settings know whose it is; else the name only numbers it.
    """

    uid: str
    name: str
    columns: int
    kinds: Mapping[tuple[int, int], str]
    doubts: int = 0
    seated: bool = False


def running(asked: Asked) -> Kingdoms | None:
    """The game being played, None where none is or ports are named. CountError score-other-game; LocalError.

    A running companion has the voice: it says its own answer, unless something else than that was asked for.
    """
    if asked.ports:
        return None
    aloud = not (asked.quiet or asked.tells)
    if not asked.game:
        return attached.kingdoms(asked.where(), aloud)
    told = attached.kingdoms(asked.where())
    if told is None:
        return None
    if told.game != asked.game:
        known = told.game if told.game in NAMES else asked.game
        raise CountError("score-other-game", game=title(known), asked=title(asked.game))
    return attached.kingdoms(asked.where(), aloud=True) if aloud else told


def lying(asked: Asked, game: str, named: Callable[[Place], Fact] = lambda place: place) -> list[Lain]:
    """What lies on the connected boards, one player a board; cells that cannot be read are told.

    named: how the game names a cell. Raises CompanionError: no-board-found.
    """
    here = asked.where()
    read = read_boards(here, asked.ports, game)
    if not read:
        raise CompanionError("no-board-found")
    found = []
    seats = here.settings.seats
    for number, (hello, reading) in enumerate(read, start=1):
        seated = seats[hello.uid].name if hello.uid in seats else ""
        name = seated or here.phrases.part("player-default", {"number": number})
        for place, doubt in reading.doubts:
            said = unreadable(Whose(hello.uid, name, int(len(read) > 1)), [(place, doubt)])
            facts = {key: named(fact) if isinstance(fact, Place) else fact for key, fact in said.facts.items()}
            line(here.phrases.write(replace(said, facts=facts)), err=True)
        kinds = {(place.x, place.y): kind for place, kind in reading.kinds}
        found.append(Lain(hello.uid, name, hello.columns, kinds, len(reading.doubts), bool(seated)))
    return found


def read_boards(here: Here, ports: tuple[str, ...], game: str = NAMES[0]) -> list[tuple[Hello, Reading]]:
    """Read every connected board once: its hello and reading, in the order of seats, then of ids."""
    book = Codebook(tiles_of(here.settings, game))
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
