"""Whose board it is: the name and number of its seat, kept in the settings."""

from __future__ import annotations

from companion import config
from companion.care.board.choosing import choose, heard, teller
from companion.care.settings import may_write, tell_running
from companion.core.errors import CompanionError
from companion.core.model import Problem
from companion.evening.here import Here
from companion.evening.naming import check_names

SEATS = 5


def name(where: Here, ports: tuple[str, ...], uid: str, called: str) -> None:
    """Give the player of a board a name, none for "". CompanionError, also name-is-column."""
    check_names([called.strip()], where.phrases)
    give(where, ports, uid, name=called.strip())


def give(
    where: Here, ports: tuple[str, ...], uid: str, *, name: str | None = None, number: int | None = None
) -> None:
    """Keep the name or number of a board's seat, and let a running game know. CompanionError."""
    say = teller(where.phrases)
    may_write(where)
    with heard(where, ports) as boards:  # while a game runs it is asked, and no port is opened
        hello = choose(where, boards, uid, say).hello
    seat = where.settings.seats.get(hello.uid)
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
