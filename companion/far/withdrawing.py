"""Takes passes back before they are over: the server learns a new token of its account, and ends who had them.

The token is the server's own until it is started again; who serves says it anew then (door.py).
"""

from __future__ import annotations

import ssl
from collections.abc import Callable, Mapping
from typing import Final

from companion.core.errors import LogError
from companion.far.passes import KeyKind, Rights, account_token, key_name, user_pass
from companion.far.seal import SeatKey
from companion.far.server import ServerKeys
from companion.far.wire import Login, Wire, WireNews

_ALL: Final = Rights()


class Withdrawing:
    """Speaks with a server as its system. now_s: seconds of the epoch. Belongs to the loop that opened it."""

    def __init__(self, wire: Wire, keys: ServerKeys, now_s: Callable[[], float]) -> None:
        self._wire, self._keys, self._now_s = wire, keys, now_s

    @classmethod
    async def open(
        cls, address: str, trusted: ssl.SSLContext, keys: ServerKeys, now_s: Callable[[], float]
    ) -> Withdrawing:
        """Connect. LogError."""
        key = SeatKey()
        ticket = user_pass(keys.key("system"), key.public, _ALL, int(now_s()))
        return cls(await Wire.open(address, trusted, Login(key, ticket), _unheard), keys, now_s)

    async def withdraw(self, keys: Mapping[bytes, int]) -> None:
        """These are all keys whose passes are withdrawn, and when. LogError where the server does not do it."""
        account = self._keys.key("account").public
        token = account_token(self._keys.key("operator"), account, int(self._now_s()), stores=True, withdrawn=keys)
        name = key_name(KeyKind.ACCOUNT, account)
        told = await self._wire.ask(f"$SYS.REQ.ACCOUNT.{name}.CLAIMS.UPDATE", token.encode())
        if b'"error"' in told.data:
            raise LogError("far-log-refuses", reason=told.data.decode(errors="replace")[:200])

    async def close(self) -> None:
        """End it."""
        await self._wire.close()


def _unheard(news: WireNews, text: str) -> None:
    """The server is on this computer: what breaks comes back by itself."""
