"""Whether a page can be served: its parts are there, a companion runs, and the port is free."""

from __future__ import annotations

from importlib.util import find_spec
from typing import TYPE_CHECKING

from companion.daemon.ipc.messages import StateMessage, StatusMessage
from companion.evening.attached import running
from companion.page.reach import PageError, Tls, listen

if TYPE_CHECKING:
    from companion.evening.here import Here

INSTALL = "pip install companion-tabletop[page]"


def serve(where: Here, port: int, network: bool = False, tls: tuple[str, str] | None = None) -> None:
    """Serve the table of the running companion. PageError, LocalError.

    port: 0 takes any free one. network: also for other computers of the network, as long as the match lasts.
    tls: files of a certificate and its key.
    """
    if not all(find_spec(one) for one in ("starlette", "uvicorn")):
        raise PageError("page-extra", command=INSTALL)
    with running(where) as companion:
        if companion is None:
            raise PageError("page-none")
        state = companion.ask(StatusMessage(), StateMessage)
    reach = listen(port, network, Tls(*tls) if tls else None)
    try:
        from companion.page.server import PageServer

        PageServer(where, state.players, reach).run()
    finally:
        reach.close()
