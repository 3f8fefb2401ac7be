"""The endpoints of pages without a seat: which seats there are, and how one is got."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from companion.language.phrases import Phrases
from companion.page.asks import object_of
from companion.page.pairing import Paired, Pairing
from companion.page.told import Json

_DIGITS = re.compile(r"[0-9]{6}")
_TICKET = re.compile(r"[\w-]{1,40}")


def routes(pairing: Pairing, players: Sequence[str], worded: Callable[[Request], Phrases]) -> tuple[Route, ...]:
    """The routes. players: names by seat. worded: the words of who asks."""

    async def seats(request: Request) -> Response:
        """The seats to wish for, and why one is needed."""
        phrases = worded(request)
        told = [{"seat": seat, "name": name} for seat, name in enumerate(players, start=1)]
        told.append({"seat": 0, "name": phrases.part("page-pair-watch")})
        return JSONResponse({"text": phrases.say("page-stranger"), "seats": told})

    async def pair(request: Request) -> Response:
        """See _answer; 202 while the table is asked."""
        try:
            ask = object_of(await request.body())
        except ValueError:
            return Response(status_code=422)
        told = _answer(pairing, ask, request.client.host if request.client else "")
        if told is None:
            return Response(status_code=422)
        text = worded(request).say(told.key, told.facts)
        return JSONResponse({"text": text, "token": told.token, "ticket": told.ticket}, told.status)

    return Route("/api/seats", seats), Route("/api/pair", pair, methods=["POST"])


def _answer(pairing: Pairing, ask: Json, who: str) -> Paired | None:
    """Of a wish alone, a wish with the digits that were said, the ticket of a wish, or that digits be said.

    None for anything else.
    """
    match ask:
        case {"wish": seat} if len(ask) == 1 and _is_seat(seat):
            return pairing.ask(seat, who)
        case {"wish": seat, "digits": str(digits)} if (
            len(ask) == 2 and _is_seat(seat) and _DIGITS.fullmatch(digits)
        ):
            return pairing.use(digits, seat)
        case {"ticket": str(ticket)} if len(ask) == 1 and _TICKET.fullmatch(ticket):
            return pairing.wait(ticket)
        case {"say": True} if len(ask) == 1:
            return pairing.say()
    return None


def _is_seat(told: object) -> bool:
    return type(told) is int and told in range(6)
