"""`companion board firmware`: which program is on each board, and whether the one shipped is newer."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from companion.commands.board.options import board_options
from companion.commands.common import fail, here, language_options, line, tell
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.protocol import Hello


@click.command("firmware")
@board_options
@language_options
def command(ports: tuple[str, ...], uid: str, lang: str | None, level: str | None) -> None:
    """Tell which program is on each connected board, and whether it is older than the one shipped.

    While a game runs it is asked, and nothing is opened. The exit code is 0 when at least one board answers.
    """
    from companion.commands.board.choosing import heard, named, tell_refused

    try:
        where = here(lang, level)
        tell_shipped(where)
        with heard(where, ports) as boards:
            tell_refused(where, boards)
            found: dict[str, Hello | None] = {one.port: one.hello for one in named(boards, uid)}
            if not uid:
                found |= dict.fromkeys(boards.others)
    except CompanionError as error:
        fail(error, lang)
    for number, port in enumerate(sorted(found), start=1):
        tell(where.phrases, "boards-board", number=number)
        _tell_board(where, port, found[port])


def tell_shipped(where: Here) -> None:
    """Print the version that comes with the companion."""
    from companion.flash.shipped import about
    from companion.flash.uf2 import FirmwareError

    try:
        tell(where.phrases, "firmware-shipped", version=about().version)
    except FirmwareError as error:
        line(where.phrases.write(error))


def _tell_board(where: Here, port: str, hello: Hello | None) -> None:
    """Print one board and how its program stands to the one shipped; hello: None of another protocol."""
    from companion.commands.board.choosing import tell_who, teller
    from companion.flash.shipped import standing

    tell_who(where, port, hello, teller(where.phrases))
    if hello is None:
        tell(where.phrases, "firmware-stands", how="other", command="companion board flash")
        return
    tell(where.phrases, "boards-firmware", firmware=hello.firmware)
    how = standing(hello.firmware) or "unknown"
    tell(where.phrases, "firmware-stands", how=how, command=f"companion board flash --port {port}")
