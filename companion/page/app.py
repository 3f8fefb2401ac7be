"""The page's endpoints: one document, its files, a stream of events, and what is typed."""

from __future__ import annotations

import asyncio
import json
import time
from collections import OrderedDict
from collections.abc import AsyncGenerator, Callable, Iterable, Iterator, Mapping, Sequence
from hashlib import sha256
from html import escape
from string import Template
from typing import Protocol

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from companion.language.phrases import Phrases
from companion.page.after import MatchReplay, Replays
from companion.page.after_routes import AfterRoutes
from companion.page.asks import act_of
from companion.page.events import EventStream
from companion.page.feed import Event
from companion.page.files import PACKED, STATIC, file_routes
from companion.page.reach import Reach
from companion.page.safety import Guarded, Rate, Tokens
from companion.page.seat import SeatPage, SeatRoom
from companion.page.words import RequestWords

VERSION = sha256(b"".join(one.read_bytes() for one in sorted(STATIC.iterdir()))).hexdigest()[:12]
"""Tells the files that a page is made of from those of every other version."""
BEAT_S = 10.0
NONCES = 100
"""So many acts of a seat are remembered, so that the same one sent twice counts once."""
WORDS = (
    "title", "skip", "said", "command", "label", "send", "last", "now", "back", "boards", "large", "picture",
    "seat", "language", "fast", "script", "pair", "pair-whose", "pair-ask", "pair-say", "pair-digits", "pair-use",
    "connecting", "lost", "again", "missed", "table", "after", "other-board", "legend",
)  # fmt: skip
"""Messages page-NAME that the document and its script use."""
SAID = ("said", "missed")
"""Events of sentences: of one, and of several at once, which are parted by commas."""


class Keyboard(Protocol):
    """Where lines of a seat go: see link.SeatLink."""

    def type(self, text: str, language: str) -> bool:
        """A line in words of a language; false where nobody hears it."""

    def act(self, text: str) -> bool:
        """An act in notation; false where nobody hears it."""

    def silence(self) -> None:
        """What is said stops."""


class AtTable(Protocol):
    """Who is told that browsers come and go: see presence.Presence."""

    def join(self, seat: int, browser: str) -> object:
        """A browser reads the stream of a seat."""

    def leave(self, seat: int, browser: str) -> object:
        """It does not any more."""


def resumed(missed: Sequence[Event]) -> Iterator[tuple[str, bytes]]:
    """Events for who comes back, as names and data: its lines at once, which it counts."""
    lines = [one.data for one in missed if one.name in SAID]
    if lines:
        yield _missed(*lines)
    yield from ((one.name, one.data) for one in missed if one.name not in SAID)


def _missed(*lines: bytes) -> tuple[str, bytes]:
    """Name and data of an event with sentences that are shown, counted, and told one by one only where few."""
    return "missed", b'{"lines":[%b]}' % b",".join(lines)


def _told(name: str, data: bytes, number: str = "") -> bytes:
    """An event as it is sent. number: its id, "" for none."""
    head = f"id: {number}\n" if number else ""
    return b"%bevent: %b\ndata: %b\n\n" % (head.encode(), name.encode(), data)


class PageApp:
    """One page server. rooms, keyboards: by seat. language: of who asks for no other. worded: the words of one.

    more: further routes, made with what gives the words of who asks. presence: told which browsers come and go.
    """

    def __init__(
        self,
        rooms: Mapping[int, SeatRoom],
        keyboards: Mapping[int, Keyboard],
        tokens: Tokens,
        language: str,
        worded: Callable[[str], Phrases],
        reach: Reach,
        more: Callable[[Callable[[Request], Phrases]], Iterable[Route]] = lambda _: (),
        presence: AtTable | None = None,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._presence = presence
        self._rooms, self._keyboards, self._tokens = rooms, keyboards, tokens
        self._words = RequestWords(language, worded)
        self._page_text = Template((STATIC / "index.html").read_text(encoding="utf-8"))
        self._rate = Rate(clock)
        self._replays = Replays()
        self._nonces: dict[int, OrderedDict[str, None]] = {}
        routes = [
            Route("/", self._document, middleware=PACKED),
            Route("/large", self._document, middleware=PACKED),
            Route("/watch", self._document, middleware=PACKED),
            Route("/api/stream", self._stream),
            Route("/api/choices", self._choices),
            Route("/api/act", self._act, methods=["POST"]),
            Route("/api/silence", self._silence, methods=["POST"]),
            *more(self._words.phrases),
            *AfterRoutes(self._replay, self._seat, self._words.phrases, live=True).routes(),
            *file_routes(),
        ]
        self.asgi = Guarded(Starlette(routes=routes), reach.hosts, reach.scheme, network=reach.network)

    # ---- the document ----------------------------------------------------------------------------------------

    async def _document(self, request: Request) -> Response:
        """One DOM for everybody; the view only changes how it looks."""
        view = request.url.path.strip("/") or "seat"
        phrases = self._words.phrases(request)
        words = {one.replace("-", "_"): escape(phrases.part(f"page-{one}")) for one in WORDS}
        told = {"lang": phrases.language, "view": view, "version": VERSION}
        return HTMLResponse(self._page_text.substitute(words, **told))

    # ---- events ----------------------------------------------------------------------------------------------

    async def _stream(self, request: Request) -> Response:
        page = self._page(request)
        if page is None:
            return Response(status_code=401)
        since, browser = (request.query_params.get(one, "")[:80] for one in ("since", "browser"))
        old = request.query_params.get("version", VERSION) != VERSION
        return EventStream(self._events(page, since, browser, old))

    async def _events(self, page: SeatPage, since: str, browser: str, old: bool) -> AsyncGenerator[bytes, None]:
        """What was missed, then what happens, until the reader goes or is cut. old: its script is another one."""
        missed, reader = page.feed.join(since)
        if self._presence is not None:
            self._presence.join(page.seat, browser)
        try:
            if old:
                yield _told("gone", json.dumps({"text": page.words("page-old")}).encode())
            yield b"".join(_told(name, data) for name, data in resumed(missed))
            if missed:  # only now is all of it known there
                yield f"id: {page.feed.id(missed[-1])}\n\n".encode()
            missed.clear()  # a snapshot is large, and a reader stays for hours
            while True:
                try:
                    told = await asyncio.wait_for(reader.next(), BEAT_S)
                except TimeoutError:
                    yield b": beat\n\n"
                    continue
                if told is None:
                    break
                name, data = _missed(told.data) if told.name == "missed" else (told.name, told.data)
                yield _told(name, data, page.feed.id(told))
        finally:
            page.feed.leave(reader)
            if self._presence is not None:
                self._presence.leave(page.seat, browser)

    # ---- acts ------------------------------------------------------------------------------------------------

    async def _choices(self, request: Request) -> Response:
        page = self._page(request)
        if page is None or not page.seat:
            return Response(status_code=401)
        path = [one for one in request.query_params.get("path", "")[:200].split(",") if one]
        return JSONResponse(page.choices(path))

    async def _act(self, request: Request) -> Response:
        seat = self._seat(request)
        if not seat:
            return Response(status_code=401)
        try:
            ask = act_of(await request.body())
        except ValueError:
            return Response(status_code=422)
        known = self._nonces.setdefault(seat, OrderedDict())
        if ask.nonce in known:
            return Response(status_code=202)
        if not self._rate.allows(seat):
            return Response(status_code=429)
        keyboard, page = self._keyboards[seat], self._page(request)
        acts = ask.notation and page is not None and page.is_act(ask.text)
        heard = keyboard.act(ask.text) if acts else keyboard.type(ask.text, self._words.language(request))
        if not heard:  # the same nonce may come again
            return Response(status_code=503)
        known[ask.nonce] = None
        while len(known) > NONCES:
            known.popitem(last=False)
        return Response(status_code=202)

    async def _silence(self, request: Request) -> Response:
        seat = self._seat(request)
        if not seat:
            return Response(status_code=401)
        if self._rate.allows(-seat):
            self._keyboards[seat].silence()
        return Response(status_code=202)

    # ---- who asks --------------------------------------------------------------------------------------------

    def _seat(self, request: Request) -> int | None:
        return self._tokens.seat(request.headers.get("authorization", ""))

    def _replay(self, request: Request) -> MatchReplay | None:
        seat = self._seat(request)
        table = self._rooms[seat].table if seat is not None else None
        if seat is None or table is None:
            return None
        return self._replays.of(table, seat, self._words.phrases(request))

    def _page(self, request: Request) -> SeatPage | None:
        seat = self._seat(request)
        return self._rooms[seat].page(self._words.language(request)) if seat is not None else None
