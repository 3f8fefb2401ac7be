"""The census of boards: what is heard on every port that may be opened."""

from __future__ import annotations

from dataclasses import dataclass, field

from companion.daemon.ipc import messages
from companion.device.link import Lost, Opened, Ports, Refused
from companion.device.protocol import Fault, Hello, OtherMajor, Snapshot, decode
from companion.evening.attached import running
from companion.evening.here import Here
from companion.evening.listening import Listening, listening, told_of
from companion.evening.setting import ports_of

FIND_S = 6.0
"""How long ports may take to be opened and boards to answer."""


@dataclass(slots=True)
class Found:
    """What was heard on one port. answers: it has sent the snapshot it was asked for. faults: kinds that hold."""

    port: str
    hello: Hello | OtherMajor | None = None
    answers: bool = False
    faults: set[str] = field(default_factory=set)


@dataclass(slots=True)
class Census:
    """Every port that may be opened, and what came of it."""

    boards: dict[str, Found] = field(default_factory=dict)
    refused: dict[str, Refused] = field(default_factory=dict)


def census(where: Here, ports: tuple[str, ...]) -> Census:
    """What a running companion knows, else what is heard on these ports, without any on all. CompanionError."""
    return (None if ports else asked_census(where)) or census_of(ports_of(where, ports), FIND_S)


def asked_census(where: Here) -> Census | None:
    """What the running companion knows of its ports; None when none runs. LocalError."""
    with running(where) as companion:
        if companion is None:
            return None
        ports = companion.ask(messages.BoardsMessage(), messages.PortsMessage)
    found = Census()
    for one in ports.open:
        hello = decode(one.hello.encode("latin-1"))
        who = hello if isinstance(hello, Hello | OtherMajor) else None
        found.boards[one.port] = Found(one.port, who, one.answers)
    for event in map(told_of, ports.refused):
        if isinstance(event, Refused):
            found.refused[event.port] = event
    return found


def census_of(ports: Ports, seconds: float) -> Census:
    """Open these ports and ask each board for a snapshot; ends when all have answered."""
    found = Census()
    with listening(ports) as ears:
        for told in ears.told(seconds):
            if isinstance(told, Refused):
                found.refused[told.port] = told
            elif isinstance(told, Opened):
                found.refused.pop(told.port, None)
                found.boards[told.port] = Found(told.port)
            elif isinstance(told, Lost):
                found.boards.pop(told.port, None)
            elif told is not None and told.port in found.boards:
                _hear(found.boards[told.port], told.got)
            elif told is None and _is_whole(found, ears):
                break
    return found


def _hear(board: Found, got: object) -> None:
    """One line of a board: who it is, or its answer."""
    if isinstance(got, Hello | OtherMajor):
        board.hello = got
    elif isinstance(got, Snapshot):
        board.answers = True
    elif isinstance(got, Fault):
        (board.faults.discard if got.cleared else board.faults.add)(got.fault)


def _is_whole(found: Census, ears: Listening) -> bool:
    """Whether every port has told all that is asked for; one that speaks another version need not answer."""
    told = {port for port, board in found.boards.items() if board.answers or isinstance(board.hello, OtherMajor)}
    return ears.wanted <= told | set(found.refused)
