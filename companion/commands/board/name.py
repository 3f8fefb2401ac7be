"""`companion board name`: whose board it is, kept in the settings."""

from __future__ import annotations

from typing import TYPE_CHECKING

import click

from companion.commands.board.options import board_options
from companion.commands.common import fail, here, language_options
from companion.errors import CompanionError

if TYPE_CHECKING:
    from companion.commands.common import Here
    from companion.phrases import Phrases

SEATS = 5


@click.command("name")
@click.argument("name")
@board_options
@language_options
def command(name: str, ports: tuple[str, ...], uid: str, lang: str | None, level: str | None) -> None:
    """Give the player of a board a NAME; an empty one takes it away.

    A board without a seat gets the first one that is free. With several boards press a button on the one that is
    meant. While a game runs it is asked for its boards.
    """
    try:
        where = here(lang, level)
        check(name.strip(), where.phrases)
        give(where, ports, uid, name=name.strip())
    except CompanionError as error:
        fail(error, lang)


def check(name: str, phrases: Phrases) -> None:
    """A name must not be that of a column. CompanionError name-is-column."""
    columns = {phrases.part("column", {"column": one}).casefold() for one in range(1, 8)}
    if name.casefold() in columns:
        raise CompanionError("name-is-column", player=name)


def give(
    where: Here, ports: tuple[str, ...], uid: str, *, name: str | None = None, number: int | None = None
) -> None:
    """Keep the name or number of a board's seat, and let a running game know. CompanionError."""
    from companion import config
    from companion.commands.board.choosing import teller, whose
    from companion.commands.settings import may_write, tell_running
    from companion.model import Problem

    say = teller(where.phrases)
    may_write(where)
    hello = whose(where, ports, uid, say)
    seats = where.settings.seats
    seat = seats.get(hello.uid)
    number = number or (seat.number if seat else _free(where))
    name = (seat.name if seat else "") if name is None else name
    changed = config.change(where.settings, f"seats.{hello.uid}", f"{number} {name}")
    if isinstance(changed, Problem):
        raise CompanionError("bench-name-wrong", most=40)
    config.save(changed, config.settings_file(where.places), also=["seats"])
    kept = changed.seats[hello.uid]
    if kept.name:
        say("bench-seat", number=kept.number, name=kept.name)
    else:
        say("bench-seat-nameless", number=kept.number)
    others = [one for one, seat in changed.seats.items() if one != hello.uid and seat.number == kept.number]
    if others:
        say("bench-seat-twice", number=kept.number, uid=others[0])
    tell_running(where)


def _free(where: Here) -> int:
    """The first seat that no board has. CompanionError bench-seats-full."""
    taken = {seat.number for seat in where.settings.seats.values()}
    number = next((one for one in range(1, SEATS + 1) if one not in taken), 0)
    if not number:
        raise CompanionError("bench-seats-full", command="companion board seat")
    return number
