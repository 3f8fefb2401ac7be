"""Which program is on each board, and whether the one shipped is newer."""

from __future__ import annotations

from companion.care.board.choosing import heard, named, tell_refused, tell_who, teller
from companion.device.flash.shipped import about, standing
from companion.device.flash.uf2 import FirmwareError
from companion.device.protocol import Hello
from companion.evening.here import Here, line, tell


def tell_firmware(where: Here, ports: tuple[str, ...], uid: str) -> None:
    """Print the version shipped, and each board's; a running game is asked. CompanionError where none answers."""
    try:
        tell(where.phrases, "firmware-shipped", version=about().version)
    except FirmwareError as error:
        line(where.phrases.write(error))
    with heard(where, ports) as boards:
        tell_refused(where, boards)
        found: dict[str, Hello | None] = {one.port: one.hello for one in named(boards, uid)}
        if not uid:
            found |= dict.fromkeys(boards.others)
    for number, port in enumerate(sorted(found), start=1):
        tell(where.phrases, "boards-board", number=number)
        _tell_board(where, port, found[port])


def _tell_board(where: Here, port: str, hello: Hello | None) -> None:
    """Print one board and how its program stands to the one shipped; hello: None of another protocol."""
    tell_who(where, port, hello, teller(where.phrases))
    if hello is None:
        tell(where.phrases, "firmware-stands", how="other", command="companion board flash")
        return
    tell(where.phrases, "boards-firmware", firmware=hello.firmware)
    command = f"companion board flash --port {port}"
    tell(where.phrases, "firmware-stands", how=standing(hello.firmware), command=command)
