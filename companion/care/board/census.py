"""The census of boards: what is heard on every port that may be opened."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from companion.care.board.asking import FIND_S, HeardBoards
from companion.daemon.ipc import messages
from companion.device.link import Ports, Refused
from companion.device.protocol import Hello, OtherMajor, decode
from companion.evening.attached import running
from companion.evening.here import Here
from companion.evening.listening import listening, told_of
from companion.evening.setting import ports_of


@dataclass(frozen=True, slots=True)
class Found:
    """A board on a port. answers: it has sent the snapshot it was asked for. faults: kinds that hold."""

    port: str
    hello: Hello | OtherMajor
    answers: bool = False
    faults: AbstractSet[str] = frozenset()


@dataclass(frozen=True, slots=True)
class Census:
    """Every board that said hello, and the ports that cannot be used."""

    boards: list[Found]
    refused: list[Refused]


def census(where: Here, ports: tuple[str, ...]) -> Census:
    """What a running companion knows, else what is heard on these ports, without any on all. CompanionError."""
    return (None if ports else asked_census(where)) or census_of(ports_of(where, ports))


def asked_census(where: Here) -> Census | None:
    """What the running companion knows of its ports; None when none runs. LocalError."""
    with running(where) as companion:
        if companion is None:
            return None
        ports = companion.ask(messages.BoardsMessage(), messages.PortsMessage)
    heard = [(one, decode(one.hello.encode("latin-1"))) for one in ports.open]
    boards = [Found(one.port, who, one.answers) for one, who in heard if isinstance(who, Hello | OtherMajor)]
    return Census(boards, [event for event in map(told_of, ports.refused) if isinstance(event, Refused)])


def census_of(ports: Ports, seconds: float = FIND_S) -> Census:
    """Open these ports and ask each board for a snapshot; ends when all have answered."""
    with listening(ports) as ears:
        heard = HeardBoards(ears).find(seconds, answering=True)
    boards = [
        Found(one.port, one.hello, bool(one.told), {fault for fault, *_ in one.faults})
        for one in heard.known.values()
    ]
    return Census(boards + [Found(*other) for other in heard.others.items()], list(heard.refused.values()))
