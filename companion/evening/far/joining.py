"""`companion far join`: who was told nine digits comes into a match by them."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.evening.asking import talked
from companion.evening.far.forms import nine_digits
from companion.evening.far.parts import about_of, address_of, folder_of, needs_parts
from companion.evening.far.waiting import PLAYS
from companion.evening.guide import guided
from companion.far.apart import apart
from companion.far.kept import FarRecordError, prove_writable, put_record
from companion.games import NAMES, named, offer
from companion.input.dialogue import End, SpokenWords

if TYPE_CHECKING:
    from companion.core.model import Fact
    from companion.evening.here import Here


@dataclass(frozen=True, slots=True)
class JoinWish:
    """What was told on the command line; what is not told is asked.

    digits: the nine. name: under which the others hear this house, "" for none, None: ask. far_server: "" for that
    of the settings. later: it is not played at once.
    """

    digits: str = ""
    name: str | None = None
    far_server: str = ""
    later: bool = False


def join(where: Here, wish: JoinWish, text: bool, wav: str) -> str:
    """Come in by nine digits; the match, "" unless it is to be played now. CompanionError."""
    needs_parts()
    from companion.far import pairing
    from companion.far.invite import InviteCode

    folder = folder_of(where)
    prove_writable(folder)
    address, code, name = address_of(where, wish.far_server), nine_digits(wish.digits), wish.name
    if wish.digits and not code:
        raise CompanionError("far-code-unfit")
    with guided(where, text, wav) as guide, apart() as loop:
        about = about_of(where, named(where.settings.game) or NAMES[0], address, name, code=not code)
        about, end = talked(about, guide, SpokenWords(where.phrases.part))
        if end is not End.DONE:
            guide.say("far-left-off")
            return ""
        guide.say("far-join-knocks")
        told = InviteCode.read(code or about.code)
        address = address or about.address
        came = pairing.come_in(address, told, name or about.name, time.monotonic, int(time.time()))
        record = loop.done(came)
        put_record(folder, record)
        if record.opening.game not in NAMES:
            raise FarRecordError("far-join-other-game", game=record.opening.game)
        facts: dict[str, Fact] = {
            "game": offer(record.opening.game).title,
            "count": record.opening.seats,
            "number": record.seat,
        }
        guide.say("far-joined", **facts)
        if wish.later:
            guide.say("far-later", command=f"{PLAYS} {record.match}")
    return "" if wish.later else record.match
