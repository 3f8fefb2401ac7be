"""Whether a page can be served: its parts are there, a companion runs, and the port is free."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from companion.page.link import names_of
from companion.page.reach import PageError, Tls, listen

if TYPE_CHECKING:
    from companion.core.places import Directories
    from companion.evening.here import Here
    from companion.language.phrases import Phrases

INSTALL = "pip install companion-tabletop[page]"


def serve(
    places: Directories, phrases: Phrases, port: int, network: bool = False, tls: tuple[str, str] | None = None
) -> None:
    """Serve the table of the running companion. PageError, LocalError.

    port: 0 takes any free one. network: also for other computers of the network, as long as the match lasts.
    tls: files of a certificate and its key.
    """
    _needs_parts()
    players = names_of(places)
    if players is None:
        raise PageError("page-none")
    reach = listen(port, network, Tls(*tls) if tls else None)
    try:
        from companion.page.server import PageServer

        PageServer(places, phrases, players, reach).run()
    finally:
        reach.close()


def serve_kept(where: Here, port: int, source: str) -> None:
    """Serve the view after a kept game on this computer; nothing is played. PageError, JournalError, FileError.

    port: 0 takes any free one. source: number of the game, or an exported file.
    """
    _needs_parts()
    from companion.page.kept import KeptServer, read_kept

    match = read_kept(where, source)
    reach = listen(port)
    try:
        KeptServer(where, match, reach).run()
    finally:
        reach.close()


def _needs_parts() -> None:
    if not all(find_spec(one) for one in ("starlette", "uvicorn")):
        raise PageError("page-extra", command=INSTALL)
