"""Whether a page can be served: its parts are there, a companion runs, and the port is free."""

from __future__ import annotations

import socket
from importlib.util import find_spec
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.daemon.ipc.messages import StateMessage, StatusMessage
from companion.evening.attached import running

if TYPE_CHECKING:
    from companion.evening.here import Here

LOOPBACK = "127.0.0.1"
INSTALL = "pip install companion-tabletop[page]"


class PageError(CompanionError):
    """The page cannot be served."""


def serve(where: Here, port: int) -> None:
    """Serve the table of the running companion on this computer alone. PageError, LocalError.

    port: 0 takes any free one.
    """
    if not all(find_spec(one) for one in ("starlette", "uvicorn")):
        raise PageError("page-extra", command=INSTALL)
    with running(where) as companion:
        if companion is None:
            raise PageError("page-none")
        state = companion.ask(StatusMessage(), StateMessage)
    with _listening(port) as sock:
        from companion.page.server import PageServer

        PageServer(where, state.players, sock).run()


def _listening(port: int) -> socket.socket:
    sock = socket.socket(socket.AF_INET, socket.SOCK_STREAM)
    sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        sock.bind((LOOPBACK, port))
    except OSError as error:
        sock.close()
        raise PageError("page-taken", port=str(port), option="--port") from error
    return sock
