"""A proxy before a page, for a browser, that breaks connections in the middle of what goes through them."""

from __future__ import annotations

import socket
import threading
from contextlib import suppress

CHUNK = 65536


class CuttingProxy:
    """Passes a browser's requests on to a port of this computer, from here to close()."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._listener = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listener.getsockname()[1]}"
        self.cuts = 0
        self._open: set[_Passage] = set()
        self._guard = threading.Lock()
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Let each connection that is open break at the next thing that the page says, half of which goes."""
        with self._guard:
            for one in self._open:
                one.ends = True

    def close(self) -> None:
        """Let nobody in any more."""
        self._listener.close()

    def _accept(self) -> None:
        with suppress(OSError):
            while True:
                browser, _ = self._listener.accept()
                threading.Thread(target=self._pass, args=(browser,), daemon=True).start()

    def _pass(self, browser: socket.socket) -> None:
        try:
            page = socket.create_connection(("127.0.0.1", self._port))
        except OSError:  # it has ended, or is about to begin
            browser.close()
            return
        passage = _Passage()
        with self._guard:
            self._open.add(passage)
        threading.Thread(target=self._ask, args=(browser, page), daemon=True).start()
        with suppress(OSError):
            while data := page.recv(CHUNK):
                if passage.ends:
                    self.cuts += 1
                    browser.sendall(data[: len(data) // 2])
                    break
                browser.sendall(data)
        with self._guard:
            self._open.discard(passage)
        for one in (browser, page):
            with suppress(OSError):
                one.shutdown(socket.SHUT_RDWR)
            one.close()

    def _ask(self, browser: socket.socket, page: socket.socket) -> None:
        """To a proxy a browser names the whole address, to a server only what is behind it."""
        whole = f" http://127.0.0.1:{self._port}/".encode()
        with suppress(OSError):
            while data := browser.recv(CHUNK):
                page.sendall(data.replace(whole, b" /", 1))
            page.shutdown(socket.SHUT_WR)


class _Passage:
    """One connection. ends: it breaks at the next thing that the page says."""

    def __init__(self) -> None:
        self.ends = False
