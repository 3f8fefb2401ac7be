"""One connection to a server of far matches; the only importer of nats.

It comes back by itself after a break, and a silent break is noticed in SILENCE_S at most. What the server forbids
raises nothing where it was asked: it is told as news, and what waits for an answer runs out of time.
"""

from __future__ import annotations

import asyncio
import base64
import contextlib
import ssl
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final, TypeVar

from nats import errors as nats_errors
from nats.aio.client import Client
from nats.aio.msg import Msg
from nats.aio.transport import TcpTransport

from companion.core.errors import LogError
from companion.far.passes import KeyKind, key_name
from companion.far.seal import SeatKey
from companion.far.server import GUEST_INBOX
from companion.far.server_package import is_safe

CONNECT_S: Final = 10.0
ANSWER_S: Final = 5.0
PING_S: Final = 2
PINGS: Final = 2
SILENCE_S: Final = 8.0
"""PINGS unanswered pings are noticed with the next one; and a little."""
AGAIN_S: Final = 0.3
_NO_CHECK_TIME: Final = ssl.VerifyFlags(0x200000)
"""X509_V_FLAG_NO_CHECK_TIME of OpenSSL's x509_vfy.h."""
_BY_TIME: Final = {9: "far-certificate-early", 10: "far-certificate-over"}
"""X509_V_ERR_CERT_NOT_YET_VALID and X509_V_ERR_CERT_HAS_EXPIRED of the same."""


class WireNews(StrEnum):
    """What became of the connection."""

    BACK = "back"
    """It is there again. What was said in between was missed."""
    AWAY = "away"
    """It broke; it is tried again."""
    FORBIDDEN = "forbidden"
    """The server refused something for want of rights."""
    ENDED = "ended"
    """The server wants this connection no more: its pass is over."""


Answer = TypeVar("Answer")
Told = Callable[[WireNews, str], None]
"""Hears of the connection, with the server's words; on the loop."""


@dataclass(frozen=True, slots=True)
class Login:
    """By whom: the key of a user and its pass (passes.py)."""

    key: SeatKey
    ticket: str

    @property
    def inbox(self) -> str:
        """Where this user alone hears answers."""
        return inbox_of(self.key.public)


@dataclass(frozen=True, slots=True)
class WireMessage:
    """One message. headers: as they came. reply: where an answer is awaited, "" for nowhere."""

    subject: str
    data: bytes
    headers: Mapping[str, str]
    reply: str = ""


def inbox_of(public: bytes) -> str:
    """The first part of the subjects at which a user hears answers."""
    return f"_INBOX.{key_name(KeyKind.USER, public)}"


def trust(certificate: bytes | None, *, anybody: bool = False) -> ssl.SSLContext:
    """Whom to believe to be the server.

    certificate: DER of the very one, as an invitation tells it; whatever its names. None: any that this computer's
    authorities vouch for. anybody: whoever answers, for a guest who shows nothing and believes proofs alone.
    """
    if certificate is None:
        context = ssl.create_default_context()
    else:  # the authorities of this computer are not read: they cost more than all else of a connection
        context = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        context.load_verify_locations(cadata=certificate)
        context.verify_flags |= _NO_CHECK_TIME  # it is this very one, whatever this computer's clock says
    if certificate is not None or anybody:
        context.check_hostname = False
    if anybody:
        context.verify_mode = ssl.CERT_NONE
    context.minimum_version = ssl.TLSVersion.TLSv1_2
    return context


class _Abrupt(TcpTransport):
    """Ends at once. nats waits for the other side's farewell, which over TLS never comes through a broken link."""

    def __bool__(self) -> bool:
        """Always, so that nats keeps this one."""
        return True

    def close(self) -> None:
        if self._io_writer is not None:
            self._io_writer.transport.abort()

    async def wait_closed(self) -> None:
        return

    @property
    def shown(self) -> ssl.SSLObject | None:
        """What TLS knows of the server."""
        told: ssl.SSLObject | None = self._io_writer.get_extra_info("ssl_object") if self._io_writer else None
        return told


class Wire:
    """See above. Made by `open`; belongs to the loop that made it."""

    def __init__(self, address: str, told: Told) -> None:
        self.address = address
        self._told = told
        self._ticket = ""
        self._client = Client()
        self._transport = _Abrupt()  # type: ignore[no-untyped-call]
        self._client._transport = self._transport
        self._failed: asyncio.Future[Exception] = asyncio.get_running_loop().create_future()
        self._broken: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._open = False
        self._connecting: asyncio.Task[None] | None = None

    @classmethod
    async def open(cls, address: str, trusted: ssl.SSLContext, login: Login | None, told: Told) -> Wire:
        """Connect, as a guest where there is no login.

        LogError: `far-unreachable`, `far-server-unsafe`, `far-refused` (pass), `far-untrusted` (certificate), or
        `far-certificate-early`, `far-certificate-over` where only its time is wrong.
        """
        self = cls(address, told)
        self._connecting = connecting = asyncio.create_task(self._connect(trusted, login))
        either: set[asyncio.Future[Any]] = {connecting, self._failed}
        try:
            await asyncio.wait(either, timeout=CONNECT_S, return_when=asyncio.FIRST_COMPLETED)
            if not connecting.done() or connecting.exception() is not None:
                raise _wrong(address, self._failed.result() if self._failed.done() else None)
            if not is_safe(version := _version(self._client)):
                raise LogError("far-server-unsafe", address=address, version=version)
        except BaseException:  # who is cancelled leaves no connection behind, either
            await self.close()
            raise
        self._open = True
        return self

    @property
    def is_connected(self) -> bool:
        """Whether the server is there just now."""
        return bool(self._client.is_connected)

    @property
    def certificate(self) -> bytes:
        """What the server has shown, DER: for who has not known it before, and pins it from now on."""
        shown = self._transport.shown
        return shown.getpeercert(True) or b"" if shown is not None else b""

    async def ask(
        self, subject: str, data: bytes, headers: Mapping[str, str] | None = None, wait_s: float = ANSWER_S
    ) -> WireMessage:
        """Ask and wait for the one answer. LogError `far-unreachable`; `far-nobody` where nobody hears it.

        Where the connection breaks meanwhile the answer is lost, and that is told at once.
        """
        if not self.is_connected:
            raise LogError("far-unreachable", address=self.address)
        try:
            asking = self._client.request(subject, data, wait_s, headers=dict(headers or {}) or None)
            answer = await _in_own_task(asking, self._broken)
        except nats_errors.NoRespondersError as error:
            raise LogError("far-nobody", address=self.address) from error
        except nats_errors.MaxPayloadError as error:
            raise LogError("far-oversize", address=self.address) from error
        except (TimeoutError, nats_errors.Error, OSError) as error:
            raise LogError("far-unreachable", address=self.address) from error
        return _heard(answer)

    def renewed(self, ticket: str) -> None:
        """Show this pass from now on, whenever the connection comes back."""
        self._ticket = ticket

    async def listen(self, subject: str, hear: Callable[[WireMessage], Awaitable[None]]) -> None:
        """Hear all that is said at a subject. What is forbidden is news, not an error. LogError."""

        async def heard(message: Msg) -> None:
            await hear(_heard(message))

        try:
            await _in_own_task(self._client.subscribe(subject, cb=heard))
        except (nats_errors.Error, OSError) as error:
            raise LogError("far-unreachable", address=self.address) from error

    async def say(self, subject: str, data: bytes) -> None:
        """Say it to whoever listens. LogError."""
        try:
            await _in_own_task(self._client.publish(subject, data))
            await _in_own_task(self._client.flush(int(ANSWER_S)))
        except nats_errors.MaxPayloadError as error:
            raise LogError("far-oversize", address=self.address) from error
        except (TimeoutError, nats_errors.Error, OSError) as error:
            raise LogError("far-unreachable", address=self.address) from error

    async def close(self) -> None:
        """End it. Who is cancelled meanwhile is, and it ends all the same."""
        self._open = False
        await asyncio.wait({asyncio.create_task(self._end())})

    async def _end(self) -> None:
        """Whatever is left of it: a task of its own, for nats swallows that a task is cancelled."""
        with contextlib.suppress(Exception):
            async with asyncio.timeout(ANSWER_S):
                await _cancelled(self._connecting)
                await _cancelled(self._client._reconnection_task)
                await self._client.close()

    # ---- what nats tells -------------------------------------------------------------------------------------

    async def _connect(self, trusted: ssl.SSLContext, login: Login | None) -> None:
        def signature(nonce: str) -> bytes:
            assert login is not None
            return base64.b64encode(login.key.sign(nonce.encode()))

        def ticket() -> bytes:
            return self._ticket.encode()

        by: dict[str, Any] = {}
        if login is not None:
            self._ticket = login.ticket
            by = {"signature_cb": signature, "user_jwt_cb": ticket}
        await self._client.connect(
            self.address,
            tls=trusted,
            inbox_prefix=GUEST_INBOX if login is None else login.inbox,
            error_cb=self._on_error,
            disconnected_cb=self._on_away,
            reconnected_cb=self._on_back,
            closed_cb=self._on_closed,
            max_reconnect_attempts=-1,
            reconnect_time_wait=AGAIN_S,  # type: ignore[arg-type]  # seconds, given to asyncio.sleep
            connect_timeout=int(ANSWER_S),
            ping_interval=PING_S,
            max_outstanding_pings=PINGS,
            **by,
        )

    async def _on_error(self, error: Exception) -> None:
        text = str(error)
        if "permissions violation" in text.lower():
            self._told(WireNews.FORBIDDEN, text)
        elif not self._open and not self._failed.done() and _is_final(error):
            self._failed.set_result(error)

    async def _on_away(self) -> None:
        self._broken.set_result(None)
        self._broken = asyncio.get_running_loop().create_future()
        if self._open:
            self._told(WireNews.AWAY, "")

    async def _on_back(self) -> None:
        if self._open:
            self._told(WireNews.BACK, "")

    async def _on_closed(self) -> None:
        if self._open:
            self._told(WireNews.ENDED, "")


async def _in_own_task(call: Coroutine[Any, Any, Answer], *ends: asyncio.Future[None]) -> Answer:
    """What nats answers, in a task of its own: nats swallows that a task is cancelled, and whose it is must end.

    TimeoutError where one of ends comes first.
    """
    answering = asyncio.create_task(call)
    either: set[asyncio.Future[Any]] = {answering, *ends}
    try:
        await asyncio.wait(either, return_when=asyncio.FIRST_COMPLETED)
        if not answering.done():
            raise TimeoutError
        return answering.result()
    finally:
        answering.cancel()


async def _cancelled(task: asyncio.Task[None] | None) -> None:
    """Cancel it until it has ended.

    asyncio.wait_for of Python 3.11 swallows that where it has just got its answer; nats cancels once, and what it
    closes comes back.
    """
    while task is not None and not task.done():
        task.cancel()
        await asyncio.wait({task}, timeout=AGAIN_S)


def _version(client: Client) -> str:
    told = client.connected_server_version
    try:
        return f"{told.major}.{told.minor}.{told.patch}" + (f"-{told.prerelease}" if told.prerelease else "")
    except ValueError:
        return "?"


def _is_final(error: Exception) -> bool:
    """Whether trying again at once is of no use."""
    return isinstance(error, ssl.SSLError) or "authorization" in str(error).lower()


def _wrong(address: str, error: Exception | None) -> LogError:
    if isinstance(error, ssl.SSLError):
        return LogError(_BY_TIME.get(getattr(error, "verify_code", 0), "far-untrusted"), address=address)
    if error is not None:
        return LogError("far-refused", address=address)
    return LogError("far-unreachable", address=address)


def _heard(message: Msg) -> WireMessage:
    return WireMessage(message.subject, message.data, dict(message.headers or {}), message.reply)
