"""The view after a match: its document, ranking and points, the table after each act, and a sheet in Braille."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from html import escape
from string import Template

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import BaseRoute, Route

from companion.core.errors import CompanionError
from companion.language import braille
from companion.language.phrases import Phrases
from companion.page.after import MatchReplay
from companion.page.files import PACKED, STATIC

WORDS = (
    "after-title", "after-ranking", "after-reason", "after-points", "after-sum", "after-unmarked", "after-mark",
    "after-replay", "after-first", "after-before", "after-next", "after-last", "after-start", "after-acts",
    "after-boards", "after-sheet", "after-print", "after-said", "after-lost", "boards", "table", "seat", "large",
    "picture", "language", "connecting",
)  # fmt: skip
"""Messages page-NAME that the document and its script use."""
LINKS = (("", "seat"), ("large", "large"), ("watch", "picture"))
"""Other views of a match that is played: path, and its word."""
FILE = "companion.brf"


class AfterRoutes:
    """What answers for /after. replays: the match that a request sees, None while none is known.

    seat: whose token a request shows, None for nobody's. phrases: in which words it is answered.
    live: other views of the match are served beside this one.
    """

    def __init__(
        self,
        replays: Callable[[Request], MatchReplay | None],
        seat: Callable[[Request], int | None],
        phrases: Callable[[Request], Phrases],
        *,
        live: bool,
    ) -> None:
        self._replays, self._seat, self._phrases, self._live = replays, seat, phrases, live
        self._document_text = Template((STATIC / "after.html").read_text(encoding="utf-8"))
        self._embossing = asyncio.Lock()

    def routes(self) -> list[BaseRoute]:
        """What these answer."""
        return [
            Route("/after", self._document, middleware=PACKED),
            Route("/api/points", self._points),
            Route("/api/replay/{number:int}", self._replay),
            Route("/api/sheet", self._sheet),
        ]

    async def _document(self, request: Request) -> Response:
        phrases = self._phrases(request)
        words = {one.replace("-", "_"): escape(phrases.part(f"page-{one}")) for one in WORDS}
        links = [
            f'<a href="/{path}?lang={phrases.language}">{words[name]}</a>' for path, name in LINKS if self._live
        ]
        live = "yes" if self._live else ""
        told = self._document_text.substitute(words, lang=phrases.language, live=live, links="\n".join(links))
        return HTMLResponse(told)

    def _asked(self, request: Request) -> MatchReplay | Response:
        """The match of who asks, or why there is none."""
        if self._seat(request) is None:
            return Response(status_code=401)
        replay = self._replays(request)
        return replay if replay is not None else self._told(request, CompanionError("page-after-none"))

    def _told(self, request: Request, error: CompanionError) -> Response:
        return JSONResponse({"text": self._phrases(request).write(error)}, status_code=503)

    async def _points(self, request: Request) -> Response:
        asked = self._asked(request)
        return asked if isinstance(asked, Response) else JSONResponse(asked.points())

    async def _replay(self, request: Request) -> Response:
        asked = self._asked(request)
        if isinstance(asked, Response):
            return asked
        try:
            return JSONResponse(asked.replay(request.path_params["number"]))
        except IndexError:
            return Response(status_code=404)

    async def _sheet(self, request: Request) -> Response:
        """One at a time, for each is a process."""
        asked = self._asked(request)
        if isinstance(asked, Response):
            return asked
        lines, language = asked.sheet(), asked.language
        try:
            async with self._embossing:
                dots = await asyncio.to_thread(braille.translated, lines, language)
        except CompanionError as error:
            return self._told(request, CompanionError(error.key.replace("braille", "page-sheet"), **error.facts))
        told = braille.encoded(braille.paged(dots))
        headers = {"content-disposition": f'attachment; filename="{FILE}"'}
        return Response(told, media_type="application/x-brf", headers=headers)
