"""What every page server serves besides its own: the files of the document, and the games' drawings."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from companion import games

STATIC = Path(__file__).parent / "static"
PACKED = (Middleware(GZipMiddleware),)
"""Of what is the same for everybody. Never of events, which must not wait for each other, nor of answers that hold
anything of a seat."""

KINDS = {".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml"}
"""Media types by suffix: no system is asked for them, for a browser runs no script that is called text."""


def file_routes() -> list[BaseRoute]:
    """What these files answer.

    Starlette's StaticFiles reads in threads of anyio, whose part for asyncio takes 5 MiB when it is loaded.
    """
    files = {one.name: one.read_bytes() for one in STATIC.iterdir() if one.suffix in KINDS}

    async def static(request: Request) -> Response:
        name = request.path_params["name"]
        if name not in files:
            return Response(status_code=404)
        return Response(files[name], media_type=KINDS[Path(name).suffix])

    return [
        Route("/drawings/{game}", _drawings, middleware=PACKED),
        Route("/static/{name}", static, middleware=PACKED),
    ]


async def _drawings(request: Request) -> Response:
    """The symbols that a game's scenes name."""
    game = request.path_params["game"]
    told = games.manifest(game) if game in games.NAMES else None
    if told is None or not told.drawings:
        return Response(status_code=404)
    text = resources.files(told.package).joinpath(told.drawings).read_text(encoding="utf-8")
    return Response(text, media_type="image/svg+xml")
