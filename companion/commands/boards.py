"""`companion boards`: which boards are connected, told one fact a line."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import click

from companion.commands.common import fail, here, language_options, line, tell
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.commands.listening import Listening
    from companion.link import Ports, Refused
    from companion.protocol import Hello, OtherMajor

FIND_S = 6.0
"""How long ports may take to be opened and boards to answer."""
REMEDIES = ("silent", "name", "full", "failed")
"""Reasons whose sentence does not say what to do."""


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


@click.command("boards")
@click.option("--port", "ports", multiple=True, help="A board's serial port or URL; otherwise boards are found.")
@language_options
def command(ports: tuple[str, ...], lang: str | None, level: str | None) -> None:
    """List the connected boards: where, who, how large, and whether they answer.

    Only ports of boards are opened; while a game runs it is asked, and nothing is opened. The exit code is 0 when
    at least one board answers.
    """
    try:
        where = here(lang, level)
        found = (None if ports else asked_census(where)) or take_census(where, ports, FIND_S)
    except CompanionError as error:
        fail(error, lang)
    _tell_all(found, where)
    if not any(board.answers for board in found.boards.values()):
        raise SystemExit(1)


def asked_census(where: Here) -> Census | None:
    """What the running companion knows of its ports; None when none runs. LocalError."""
    from companion.commands.attached import running
    from companion.commands.listening import told_of
    from companion.link import Refused
    from companion.local.messages import Boards, Ports
    from companion.protocol import Hello, OtherMajor, decode

    with running(where) as companion:
        if companion is None:
            return None
        ports = companion.ask(Boards(), Ports)
    found = Census()
    for one in ports.open:
        hello = decode(one.hello.encode("latin-1"))
        who = hello if isinstance(hello, Hello | OtherMajor) else None
        found.boards[one.port] = Found(one.port, who, one.answers)
    for event in map(told_of, ports.refused):
        if isinstance(event, Refused):
            found.refused[event.port] = event
    return found


def take_census(where: Here, ports: tuple[str, ...], seconds: float) -> Census:
    """What is heard on every port that may be opened; ends when all have answered."""
    from companion.commands.setting import ports_of

    return census_of(ports_of(where, ports), seconds)


def census_of(ports: Ports, seconds: float) -> Census:
    """Open these ports and ask each board for a snapshot; ends when all have answered."""
    from companion.commands.listening import listening
    from companion.link import Lost, Opened, Refused

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
    from companion.protocol import Fault, Hello, OtherMajor, Snapshot

    if isinstance(got, Hello | OtherMajor):
        board.hello = got
    elif isinstance(got, Snapshot):
        board.answers = True
    elif isinstance(got, Fault):
        (board.faults.discard if got.cleared else board.faults.add)(got.fault)


def _is_whole(found: Census, ears: Listening) -> bool:
    """Whether every port has told all that is asked for; one that speaks another version need not answer."""
    from companion.protocol import OtherMajor

    told = {port for port, board in found.boards.items() if board.answers or isinstance(board.hello, OtherMajor)}
    return ears.wanted <= told | set(found.refused)


def _tell_all(found: Census, where: Here) -> None:
    """Print every board, then the ports that cannot be used; what to check when there is no board."""
    from companion.local import Owner
    from companion.protocol import Hello

    phrases, seats = where.phrases, where.settings.seats

    def order(board: Found) -> tuple[int, str, str]:
        uid = board.hello.uid if isinstance(board.hello, Hello) else "~"
        return (seats[uid].number if uid in seats else 9, uid, board.port)

    boards = sorted((board for board in found.boards.values() if board.hello), key=order)
    if boards:
        tell(phrases, "boards-found", count=len(boards))
    for number, board in enumerate(boards, start=1):
        _tell_board(number, board, where)
    ids = Counter(board.hello.uid for board in boards if isinstance(board.hello, Hello))
    for uid, count in ids.items():
        if count > 1:
            tell(phrases, "board-two-ids", uid=uid)
    for refused in sorted(found.refused.values(), key=lambda one: one.port):
        line(phrases.write(refused.key, refused.facts))
        reason = refused.key.removeprefix("port-")
        if reason in REMEDIES:
            tell(phrases, "boards-remedy", reason=reason)
    if any(refused.key == "port-busy" for refused in found.refused.values()) and Owner.running(where.places):
        tell(phrases, "boards-game-runs")
    if not boards and not found.refused:
        tell(phrases, "boards-none")
        tell(phrases, "boards-check-cable")
        tell(phrases, "boards-check-more", command="companion doctor")


def _tell_board(number: int, board: Found, where: Here) -> None:
    """Print one board, a fact a line."""
    from companion.protocol import MAJOR, OtherMajor, Version, check_version

    phrases, hello = where.phrases, board.hello
    tell(phrases, "boards-board", number=number)
    tell(phrases, "boards-port", port=board.port)
    if isinstance(hello, OtherMajor):
        tell(phrases, "boards-protocol", major=hello.major, minor=hello.minor)
        tell(phrases, "board-version", theirs=hello.major, ours=MAJOR)
        return
    assert hello is not None
    tell(phrases, "boards-uid", uid=hello.uid)
    tell(phrases, "boards-kind", kind=hello.kind)
    tell(phrases, "boards-size", columns=hello.columns, rows=hello.rows)
    tell(phrases, "boards-firmware", firmware=hello.firmware)
    tell(phrases, "boards-protocol", major=hello.major, minor=hello.minor)
    if check_version(hello.major, hello.minor) is Version.MINOR:
        tell(phrases, "board-minor", theirs=hello.minor, firmware=hello.firmware)
    seat = where.settings.seats.get(hello.uid)
    if seat is None:
        tell(phrases, "boards-seat-none")
    elif seat.name:
        tell(phrases, "boards-seat", number=seat.number, name=seat.name)
    else:
        tell(phrases, "boards-seat-nameless", number=seat.number)
    tell(phrases, "boards-answers" if board.answers else "boards-mute")
