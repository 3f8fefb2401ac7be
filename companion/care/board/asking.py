"""Boards that are heard: every one that is connected, and one of them that is worked with and asked."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Self

from companion.core.errors import CompanionError
from companion.device.link import Lost, Refused
from companion.device.protocol import (
    Button,
    Done,
    Fault,
    FromBoard,
    Hello,
    Lifted,
    OtherMajor,
    Placed,
    Received,
    Snapshot,
    fits,
    trits_of,
)
from companion.device.tiles.code_words import UNSURE
from companion.evening.listening import Listening, Overhearing, PortLine, Told

FIND_S = 6.0
"""How long ports may take to be opened and boards to say hello."""
GAME_S = 2.0
"""How long a running game may take to tell of its boards; it knows them already."""
ANSWER_S = 10.0
"""The longest command, calibration, takes a second or two."""


class BoardError(CompanionError):
    """A command cannot be carried out on a board."""


@dataclass(slots=True)
class HeardBoard:
    """What was heard of one board.

    words: of all cells, unsure where a sensor is stuck; empty until it has told them. told: the same as it reads.
    faults: those that hold, each with its cell and sensor.
    """

    port: str
    hello: Hello
    words: list[str] = field(default_factory=list)
    told: list[str] = field(default_factory=list)
    faults: set[tuple[str, int, int]] = field(default_factory=set)

    def hear(self, got: FromBoard) -> None:
        """One message of this board."""
        if not fits(self.hello, got):
            return
        if isinstance(got, Hello):  # after it the board tells again what is wrong
            self.faults.clear()
        elif isinstance(got, Fault):
            (self.faults.discard if got.cleared else self.faults.add)((got.fault, got.cell, got.sensor))
        elif isinstance(got, Snapshot):
            self.told = got.words.split(" ")
        elif isinstance(got, Placed | Lifted) and self.told:
            empty = "0" * trits_of(self.hello, got.cell)
            self.told[got.cell] = got.word if isinstance(got, Placed) else empty
        self.words = list(self.told)
        for fault, cell, sensor in self.faults:
            if fault == "stuck" and cell < len(self.words) and sensor < len(self.words[cell]):
                word = self.words[cell]
                self.words[cell] = word[:sensor] + UNSURE + word[sensor + 1 :]


class HeardBoards:
    """Every board heard, as long as its ears are open.

    known: by port. others: boards that speak another major version, by port.
    pressed: the board of which a button was pressed last. meanwhile: called while something is waited for.
    """

    def __init__(self, ears: Listening | Overhearing, meanwhile: Callable[[], None] = lambda: None) -> None:
        self.known: dict[str, HeardBoard] = {}
        self.others: dict[str, OtherMajor] = {}
        self.pressed: HeardBoard | None = None
        self._ears = ears
        self._meanwhile = meanwhile
        self._happens = ears.told()

    @property
    def refused(self) -> Mapping[str, Refused]:
        """Ports that cannot be used now, and why."""
        return self._ears.refused

    def find(self, seconds: float = FIND_S, *, answering: bool = False) -> Self:
        """Hear boards until every port has told whose it is, or the time is over. BoardError bench-game-over.

        answering: until each board has told its words too. A game is given its own time.
        """
        until_s = time.monotonic() + (seconds if isinstance(self._ears, Listening) else GAME_S)
        while time.monotonic() < until_s:
            told = self._next()
            self._take(told)
            if told is None and self._whole(answering):
                break
        return self

    def hear(self) -> tuple[str, FromBoard] | None:
        """A board's message with its port; None when there is none for a moment. BoardError bench-game-over."""
        return self._take(self._next())

    def command(self, port: str, command: str, value: int = 0) -> int:
        """Send a command to the board on a port; gives its number. A game's boards are sent none: 0."""
        return self._ears.command(port, command, value) if isinstance(self._ears, Listening) else 0

    def _whole(self, answering: bool) -> bool:
        """Whether every board that is there is known."""
        heard = {*self.others, *(port for port, one in self.known.items() if one.told or not answering)}
        return self._ears.wanted <= {*heard, *self.refused} if isinstance(self._ears, Listening) else bool(heard)

    def _next(self) -> Told | None:
        """What happens next; BoardError when the game that tells is over."""
        self._meanwhile()
        try:
            return next(self._happens)
        except StopIteration:
            raise BoardError("bench-game-over") from None

    def _take(self, told: Told | None) -> tuple[str, FromBoard] | None:
        """Note what happened; gives a board's message with its port."""
        if isinstance(told, Lost):
            self.known.pop(told.port, None)
            self.others.pop(told.port, None)
        elif isinstance(told, PortLine):
            return self._line(told.port, told.got)
        return None

    def _line(self, port: str, got: Received) -> tuple[str, FromBoard] | None:
        if isinstance(got, OtherMajor):
            self.others[port] = got
        if not isinstance(got, FromBoard):
            return None
        board = self.known.get(port)
        if isinstance(got, Hello) and (board is None or board.hello.uid != got.uid):
            board = self.known[port] = HeardBoard(port, got)
            self.others.pop(port, None)
        if board is not None:
            board.hear(got)
            if isinstance(got, Button):
                self.pressed = board
        return port, got


@dataclass(slots=True)
class CommandOutcome:
    """What came of a command: its done (None: none came), all that was heard meanwhile, whether it unplugged."""

    done: Done | None = None
    heard: list[FromBoard] = field(default_factory=list)
    lost: bool = False


class AtHand:
    """A board that is worked with. board: its hello and words."""

    def __init__(self, boards: HeardBoards, board: HeardBoard) -> None:
        self.board = board
        self._boards = boards

    def hear(self) -> FromBoard | None:
        """The next message of this board; None when there is none for a moment. BoardError bench-lost."""
        heard = self._boards.hear()
        if self._boards.known.get(self.board.port) is not self.board:
            raise BoardError("bench-lost")
        return heard[1] if heard is not None and heard[0] == self.board.port else None

    def ask(self, command: str, value: int = 0, *, seconds: float = 0.0) -> CommandOutcome:
        """Send a command and hear all up to its done, the time being over (0: ANSWER_S), or the board gone."""
        number = self._boards.command(self.board.port, command, value)
        until_s = time.monotonic() + (seconds or ANSWER_S)
        outcome = CommandOutcome()
        while time.monotonic() < until_s:
            try:
                one = self.hear()
            except BoardError:
                outcome.lost = True
                break
            if isinstance(one, Done) and one.number == number:
                outcome.done = one
                break
            if one is not None:
                outcome.heard.append(one)
        return outcome

    def order(self, command: str, value: int = 0) -> tuple[Done, list[FromBoard]]:
        """As ask, where only a done will do: it, and what was heard. BoardError bench-lost, bench-mute."""
        outcome = self.ask(command, value)
        if outcome.done is None:
            raise BoardError("bench-lost" if outcome.lost else "bench-mute")
        return outcome.done, outcome.heard

    def read(self) -> None:
        """Hear the board until it has told the words of all its cells. BoardError bench-lost, bench-mute."""
        until_s = time.monotonic() + ANSWER_S
        while not self.board.words:
            self.hear()
            if time.monotonic() >= until_s:
                raise BoardError("bench-mute")
