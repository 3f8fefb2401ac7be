"""The connected boards, listed one fact a line: where, who, how large, and whether they answer."""

from __future__ import annotations

from collections import Counter

from companion.care.board.census import Census, Found, census
from companion.care.board.choosing import tell_remedy, tell_seat, teller
from companion.daemon.ipc import Owner
from companion.device.protocol import MAJOR, MINOR, Hello, OtherMajor
from companion.evening.here import Here, line, tell


def list_boards(where: Here, ports: tuple[str, ...]) -> bool:
    """Take the census and print it; whether at least one board answers. CompanionError."""
    found = census(where, ports)
    _tell_all(found, where)
    return any(board.answers for board in found.boards)


def _tell_all(found: Census, where: Here) -> None:
    """Print every board, then the ports that cannot be used; what to check when there is no board."""
    phrases, seats = where.phrases, where.settings.seats

    def order(board: Found) -> tuple[int, str, str]:
        uid = board.hello.uid if isinstance(board.hello, Hello) else "~"
        return (seats[uid].number if uid in seats else 9, uid, board.port)

    boards = sorted(found.boards, key=order)
    if boards:
        tell(phrases, "boards-found", count=len(boards))
    for number, board in enumerate(boards, start=1):
        _tell_board(number, board, where)
    ids = Counter(board.hello.uid for board in boards if isinstance(board.hello, Hello))
    for uid, count in ids.items():
        if count > 1:
            tell(phrases, "board-two-ids", uid=uid)
    for refused in sorted(found.refused, key=lambda one: one.port):
        line(phrases.write(refused.key, refused.facts))
        tell_remedy(where, refused)
    if any(refused.key == "port-busy" for refused in found.refused) and Owner.running(where.places):
        tell(phrases, "boards-game-runs")
    if not boards and not found.refused:
        tell(phrases, "boards-none")
        tell(phrases, "boards-check-cable")
        tell(phrases, "boards-check-more", command="companion doctor")


def _tell_board(number: int, board: Found, where: Here) -> None:
    """Print one board, a fact a line."""
    phrases, hello = where.phrases, board.hello
    tell(phrases, "boards-board", number=number)
    tell(phrases, "boards-port", port=board.port)
    if isinstance(hello, OtherMajor):
        tell(phrases, "boards-protocol", major=hello.major, minor=hello.minor)
        tell(phrases, "board-version", theirs=hello.major, ours=MAJOR)
        return
    tell(phrases, "boards-uid", uid=hello.uid)
    tell(phrases, "boards-kind", kind=hello.kind)
    tell(phrases, "boards-size", columns=hello.columns, rows=hello.rows)
    tell(phrases, "boards-firmware", firmware=hello.firmware)
    tell(phrases, "boards-protocol", major=hello.major, minor=hello.minor)
    if hello.minor != MINOR:  # one side knows messages that the other does not
        tell(phrases, "board-minor", theirs=hello.minor, firmware=hello.firmware)
    tell_seat(where, hello.uid, teller(phrases))
    tell(phrases, "boards-answers" if board.answers else "boards-mute")
