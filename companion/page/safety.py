"""What a request must show before anything is done for it, and what every answer says to browsers.

A Host of ours keeps other names from reaching us (DNS rebinding); an Origin of ours and JSON keep other pages from
typing; a token in a header keeps other users of this computer out. No cookies.
"""

from __future__ import annotations

import hmac
import secrets
from collections import deque
from collections.abc import Callable, Container, Iterable
from contextlib import suppress

from starlette.datastructures import Headers
from starlette.requests import ClientDisconnect
from starlette.responses import PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

BODY_MAX = 2048
ACTS, WITHIN_S = 20, 10.0
"""So many lines of one seat are heard within so long."""

KNOWN = 1_000
"""So many of those who act are remembered before the ones of long ago are forgotten."""

HEADERS = {
    "content-security-policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types 'none'",
    "x-content-type-options": "nosniff",
    "referrer-policy": "no-referrer",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "cache-control": "no-store",
}


class Guarded:
    """Passes on what comes by one of our names, and from a page of ours where it does anything.

    names: as browsers send them. network: also the address that a connection has come to is a name of ours; an
    address in figures is nobody else's, so that rebinding gains nothing by it.
    """

    def __init__(self, app: ASGIApp, names: Iterable[str], scheme: str = "http", *, network: bool = False) -> None:
        self._app = app
        self._hosts = frozenset(names)
        self._scheme = scheme
        self._network = network

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """See ASGI."""
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        refused = self._refused(scope)
        app = self._app if refused is None else PlainTextResponse("", status_code=refused)

        async def told(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] += [(name.encode(), value.encode()) for name, value in HEADERS.items()]
            await send(message)

        with suppress(ClientDisconnect):  # who leaves in the middle of a request is answered nothing
            await app(scope, receive, told)

    def _refused(self, scope: Scope) -> int | None:
        """Status of a refusal; None where it is let in."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if host not in self._hosts and not (self._network and host in self._came_to(scope)):
            return 403
        if scope["method"] in ("GET", "HEAD"):
            return None
        if headers.get("origin", "") != f"{self._scheme}://{host}":
            return 403
        if headers.get("content-type", "").partition(";")[0].strip() != "application/json":
            return 415
        length = headers.get("content-length", "")
        if not length.isdecimal() or len(length) > 6:
            return 411
        return 413 if int(length) > BODY_MAX else None

    def _came_to(self, scope: Scope) -> tuple[str, ...]:
        """The address of ours that this connection has, as browsers name it."""
        address, port = scope.get("server") or ("", 0)
        plain = str(address).partition("%")[0].lower()
        name = f"[{plain}]" if ":" in plain else plain
        usual = port == (443 if self._scheme == "https" else 80)
        return (f"{name}:{port}", name) if usual else (f"{name}:{port}",)


class Tokens:
    """Who may follow which seat: a secret a seat, 0 for those who watch."""

    def __init__(self, seats: Iterable[int]) -> None:
        self._of = {seat: secrets.token_urlsafe(16) for seat in seats}

    @property
    def seats(self) -> Container[int]:
        """The seats that have a secret."""
        return self._of

    def of(self, seat: int) -> str:
        """The secret of a seat. KeyError for none."""
        return self._of[seat]

    def seat(self, shown: str) -> int | None:
        """Whose secret that is; None for nobody's."""
        told = shown.removeprefix("Bearer ").encode()
        found = [seat for seat, secret in self._of.items() if hmac.compare_digest(secret.encode(), told)]
        return found[0] if found else None


class Rate:
    """How often somebody may act: so many times within so many seconds. clock: seconds that only grow."""

    def __init__(self, clock: Callable[[], float], most: int = ACTS, within_s: float = WITHIN_S) -> None:
        self._clock, self._most, self._within_s = clock, most, within_s
        self._done: dict[int | str, deque[float]] = {}

    def allows(self, who: int | str) -> bool:
        """Whether one more act may be; if so it counts."""
        if self.is_full(who):
            return False
        self._done[who].append(self._clock())
        return True

    def is_full(self, who: int | str) -> bool:
        """Whether no further act may be."""
        now = self._clock()
        if len(self._done) > KNOWN:
            self._done = {
                one: done for one, done in self._done.items() if done and done[-1] > now - self._within_s
            }
        done = self._done.setdefault(who, deque())
        while done and done[0] <= now - self._within_s:
            done.popleft()
        return len(done) >= self._most
