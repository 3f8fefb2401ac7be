"""A kept game on a page: the view after its match alone, read from the journal once; no companion has to run."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from functools import cache
from typing import TYPE_CHECKING

import uvicorn
from starlette.applications import Starlette
from starlette.requests import Request

from companion.core.model import Phrase
from companion.evening.here import line, tell
from companion.evening.kept import find, standing
from companion.games import load
from companion.games.api import Setup
from companion.language.phrases import Phrases
from companion.page.after import MatchReplay
from companion.page.after_routes import AfterRoutes
from companion.page.files import file_routes
from companion.page.reach import PageError, Reach
from companion.page.safety import Guarded, Tokens
from companion.page.server import config_of
from companion.page.words import RequestWords
from companion.play.course import Course

if TYPE_CHECKING:
    from companion.evening.here import Here

WATCH = 0
"""The one seat here: who looks back."""


@dataclass(frozen=True, slots=True)
class KeptMatch:
    """What a kept game was. number: 0 of a file. note: why it has no outcome, None where it has one."""

    number: int
    game: str
    setup: Setup
    acts: tuple[str, ...]
    note: Phrase | None = None


def read_kept(where: Here, source: str) -> KeptMatch:
    """The match of a kept game. source: as of kept.find. JournalError; PageError where it still goes on."""
    kept = find(source, where)
    setup, acts = standing(kept)
    game = load(kept.header.game)
    course = Course(game, setup)
    course.follow(acts)
    note = None
    if game.outcome(course.states[-1]) is None:
        own = kept.game and not kept.header.imported
        if own and kept.finished is None:
            raise PageError(
                "page-kept-open", number=kept.game, page="companion page", play="companion play --resume"
            )
        note = Phrase("page-kept-lost" if kept.lost else "page-kept-left", {"count": len(acts)})
    return KeptMatch(kept.game, game.name, setup, tuple(acts), note)


class KeptServer:
    """The page of one kept game. reach: where it listens."""

    def __init__(self, where: Here, match: KeptMatch, reach: Reach) -> None:
        self._where, self._match, self._reach = where, match, reach
        self.tokens = Tokens((WATCH,))
        self._worded, replay = cache(self._words), cache(self._made)
        words = RequestWords(where.phrases.language, self._worded)
        answers = AfterRoutes(lambda one: replay(words.language(one)), self._seat, words.phrases, live=False)
        app = Starlette(routes=[*answers.routes(), *file_routes()])
        guarded = Guarded(app, reach.hosts, reach.scheme, network=reach.network)
        self._server = uvicorn.Server(config_of(guarded, reach))

    @property
    def address(self) -> str:
        """Where it is looked at, on this computer."""
        return self._reach.address(f"after#{self.tokens.of(WATCH)}")

    def run(self) -> None:
        """Tell the address and serve, until Control and C."""
        told = self._where.phrases
        if self._match.note is not None:
            line(told.write(self._match.note))
        tell(told, "page-kept", number=self._match.number)
        line(self.address)
        asyncio.run(self._server.serve(sockets=list(self._reach.socks)))
        tell(told, "page-kept-ends")

    def close(self) -> None:
        """End soon; from any thread."""
        self._server.should_exit = True

    # ---- of one request --------------------------------------------------------------------------------------

    def _seat(self, request: Request) -> int | None:
        return self.tokens.seat(request.headers.get("authorization", ""))

    def _words(self, language: str) -> Phrases:
        told = self._where.phrases
        return Phrases(language, told.level, told.cells, strict=told.strict)

    def _made(self, language: str) -> MatchReplay:
        match = self._match
        replay = MatchReplay(self._worded(language), match.game, match.setup, WATCH, match.note)
        replay.follow(match.acts)
        return replay
