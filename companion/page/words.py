"""In whose words a request is answered."""

from __future__ import annotations

from collections.abc import Callable

from starlette.requests import Request

from companion.core.languages import LANGUAGES
from companion.language.phrases import Phrases


class RequestWords:
    """The words of who asks: of the language that a request names, else of the usual one.

    worded: the words of a language; asked for each request, so it should keep them.
    """

    def __init__(self, usual: str, worded: Callable[[str], Phrases]) -> None:
        self._usual, self._worded = usual, worded

    def language(self, request: Request) -> str:
        """The language that a browser asks for; else the usual one."""
        asked = request.query_params.get("lang", "")
        return asked if asked in LANGUAGES else self._usual

    def phrases(self, request: Request) -> Phrases:
        """The words of that language."""
        return self._worded(self.language(request))
