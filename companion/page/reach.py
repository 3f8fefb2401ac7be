"""Where browsers reach the page: the sockets it listens at, and the names it answers to."""

from __future__ import annotations

import socket
import ssl
import sys
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass

from companion.core.errors import CompanionError

LOOPBACK, LOOPBACK_6 = "127.0.0.1", "::1"
LOCAL = (LOOPBACK, "localhost", f"[{LOOPBACK_6}]")
"""What browsers of this computer call it."""
TRIES = 8
"""So many free ports are tried until one is free on both loopbacks."""
AFAR = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET, "10.255.255.255"), (socket.AF_INET6, "2001:db8::1"))
"""Addresses of nobody: which of ours would be used for them is known without sending anything."""
_USUAL = {"http": 80, "https": 443}


class PageError(CompanionError):
    """The page cannot be served."""


@dataclass(frozen=True, slots=True)
class Tls:
    """Files of a certificate and its key, in PEM."""

    certificate: str
    key: str


@dataclass(frozen=True, slots=True)
class Reach:
    """Bound sockets, all at one port, and by what the page is reached.

    network: also other computers reach it, by any address of this one and by name. tls: what it is encrypted
    with, None: plain http.
    """

    socks: tuple[socket.socket, ...]
    network: bool = False
    tls: Tls | None = None

    @property
    def port(self) -> int:
        """The port."""
        return int(self.socks[0].getsockname()[1])

    @property
    def scheme(self) -> str:
        """http or https."""
        return "https" if self.tls else "http"

    def host(self, name: str) -> str:
        """A name as browsers send it as Host: with the port, where it is not the usual one."""
        return name if self.port == _USUAL[self.scheme] else f"{name}:{self.port}"

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names that are answered to, as browsers send them."""
        names = (*LOCAL, *((f"{own_name()}.local",) if self.network else ()))
        return tuple(map(self.host, names))

    def address(self, path: str) -> str:
        """The address of a path for browsers of this computer."""
        return f"{self.scheme}://{self.host(LOOPBACK)}/{path}"

    def addresses(self, path: str) -> list[str]:
        """Addresses of a path for other computers, none where there is no network."""
        names = [*own_addresses(), f"{own_name()}.local"] if self.network else []
        return [f"{self.scheme}://{self.host(one)}/{path}" for one in names]

    def close(self) -> None:
        """Close the sockets."""
        for sock in self.socks:
            sock.close()


def listen(port: int, network: bool = False, tls: Tls | None = None) -> Reach:
    """Listen on the loopback, with network on all addresses. port: 0 takes any free one. PageError."""
    if tls is not None:
        _check(tls)
    for tries in range(TRIES, 0, -1):
        first = _bound(socket.AF_INET, "" if network else LOOPBACK, port)
        taken = int(first.getsockname()[1])
        try:
            return Reach((first, *_second(taken, network)), network, tls)
        except PageError:
            first.close()
            if port or tries == 1:
                raise
    raise AssertionError("the last try returns or raises")


def own_name() -> str:
    """This computer's name, as it is found in a local network."""
    return socket.gethostname().partition(".")[0].lower()


def own_addresses() -> list[str]:
    """Addresses by which other computers reach this one, IPv6 in brackets."""
    found: dict[str, None] = {}
    for family, afar in AFAR:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as probe:
            probe.connect((afar, 9))
            mine = str(probe.getsockname()[0])
            found[f"[{mine}]" if family == socket.AF_INET6 else mine] = None
    return [one for one in found if one not in LOCAL]


def _second(port: int, network: bool) -> Iterable[socket.socket]:
    """The same port by IPv6, where this computer has that: localhost may mean either."""
    try:
        socket.socket(socket.AF_INET6, socket.SOCK_STREAM).close()
        with socket.socket(socket.AF_INET6, socket.SOCK_STREAM) as probe:
            probe.bind((LOOPBACK_6, 0))
    except OSError:
        return ()
    return (_bound(socket.AF_INET6, "::" if network else LOOPBACK_6, port),)


def _bound(family: socket.AddressFamily, address: str, port: int) -> socket.socket:
    sock = socket.socket(family, socket.SOCK_STREAM)
    if sys.platform == "win32":  # there reuse would share the port with another program
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_EXCLUSIVEADDRUSE, 1)
    else:
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if family == socket.AF_INET6:
        sock.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
    try:
        sock.bind((address, port))
        sock.listen()  # from now on browsers wait instead of being refused, and nobody else can take the port
    except OSError as error:
        sock.close()
        raise PageError("page-taken", port=str(port), option="--port") from error
    return sock


def _check(tls: Tls) -> None:
    """PageError where the files are no certificate and key."""
    try:
        ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(tls.certificate, tls.key, lambda: "")
    except (OSError, ValueError) as error:  # ssl's errors are OSErrors
        raise PageError("page-tls", certificate=tls.certificate, private=tls.key) from error
