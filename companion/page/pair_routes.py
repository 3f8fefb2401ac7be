"""The endpoints of pages without a seat: which seats there are, and how one is got."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, ValidationError
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from companion.language.phrases import Phrases
from companion.page.pairing import Paired, Pairing


class PairAsk(BaseModel):
    """One of: a wish alone, a wish with the digits that were said, the ticket of a wish, that digits be said."""

    model_config = ConfigDict(strict=True, extra="forbid")

    wish: Annotated[int, Field(ge=0, le=5)] | None = None
    digits: Annotated[str, Field(pattern=r"^[0-9]{6}$")] | None = None
    ticket: Annotated[str, Field(max_length=40, pattern=r"^[\w-]+$")] | None = None
    say: bool = False


def routes(pairing: Pairing, players: Sequence[str], worded: Callable[[Request], Phrases]) -> tuple[Route, ...]:
    """The routes. players: names by seat. worded: the words of who asks."""

    async def seats(request: Request) -> Response:
        """The seats to wish for, and why one is needed."""
        phrases = worded(request)
        told = [{"seat": seat, "name": name} for seat, name in enumerate(players, start=1)]
        told.append({"seat": 0, "name": phrases.part("page-pair-watch")})
        return JSONResponse({"text": phrases.say("page-stranger"), "seats": told})

    async def pair(request: Request) -> Response:
        """See PairAsk; 202 while the table is asked."""
        try:
            ask = PairAsk.model_validate_json(await request.body())
        except (ValidationError, ValueError):
            return Response(status_code=422)
        told = _answer(pairing, ask, request.client.host if request.client else "")
        if told is None:
            return Response(status_code=422)
        text = worded(request).say(told.key, told.facts)
        return JSONResponse({"text": text, "token": told.token, "ticket": told.ticket}, told.status)

    return Route("/api/seats", seats), Route("/api/pair", pair, methods=["POST"])


def _answer(pairing: Pairing, ask: PairAsk, who: str) -> Paired | None:
    """None for what is not one thing."""
    match ask:
        case PairAsk(wish=int() as seat, digits=None, ticket=None, say=False):
            return pairing.ask(seat, who)
        case PairAsk(wish=int() as seat, digits=str() as digits, ticket=None, say=False):
            return pairing.use(digits, seat)
        case PairAsk(wish=None, digits=None, ticket=str() as ticket, say=False):
            return pairing.wait(ticket)
        case PairAsk(wish=None, digits=None, ticket=None, say=True):
            return pairing.say()
    return None
