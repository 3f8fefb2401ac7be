"""Requests at random to every endpoint of the page: `python -m tests.page_fuzz --requests 100000 [--seed N]`.

Nearly every request is an act that would be legal, as ours would send it, but spoilt in some way: another name,
origin, type, length, method, token, path or body, cut off, or no HTTP at all. None of those may reach the judge,
and none may end the page or be answered with a fault of ours. Some are sent whole: none may end the game.
"""

from __future__ import annotations

import argparse
import json
import random
import socket
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

from companion.daemon.ipc.messages import ActMessage, LineMessage, StateMessage, StatusMessage
from companion.daemon.ipc.server import Request
from companion.play.table import Input
from tests.local_kit import guest
from tests.page_kit import PageHouse, page_house
from tests.patience import PATIENCE_S, until

PATHS = (
    "/", "/large", "/watch", "/after", "/api/stream", "/api/choices", "/api/act", "/api/silence", "/api/seats",
    "/api/pair", "/api/replay/0", "/api/replay/x", "/api/points", "/api/braille", "/drawings/royal_garden",
    "/drawings/..", "/static/page.js", "/static/../app.py", "/static/%2e%2e/app.py", "//", "/api/act/", "*",
)  # fmt: skip
METHODS = ("GET", "POST", "HEAD", "PUT", "DELETE", "OPTIONS", "PATCH", "TRACE", "CONNECT", "get", "P\u00d6ST", "")
LEGAL = ("castle 1 C3", "castle 2 C3", "1 castle 1 C3", "confirm", "undo", "end", "quit", "new", "faster", "7", "")
ODD = ("", "null", "0", "-1", "x" * 300, "\x00", "\u202e", "%00", "é", "9" * 40, "../..", "a,b,,c", "\r\nx: y")
QUERY = ("since", "path", "lang", "browser", "version")
QUIET_S = 0.05
"""So long is listened to an answer that may never come."""


@dataclass
class Told:
    """What was sent and answered: statuses, and what was wrong."""

    statuses: Counter[str] = field(default_factory=Counter)
    wrong: list[str] = field(default_factory=list)


@dataclass
class Draft:
    """A request before it is bytes. whole: it is to be let in."""

    method: str
    path: str
    headers: dict[str, str]
    body: bytes
    whole: bool = True


class Fuzz:
    """One run against a house. seed: gives all of it again."""

    def __init__(self, house: PageHouse, seed: int) -> None:
        self.house, self.dice, self.told = house, random.Random(seed), Told()
        self.host = f"127.0.0.1:{house.port}"
        self._number = 0
        self._line: socket.socket | None = None
        self.obeyed: list[object] = []
        self.let_in = 0
        self._listen()

    def _listen(self) -> None:
        """Keep what the judge is asked to do by lines and acts."""
        assert self.house.live.daemon is not None
        server = self.house.live.daemon.request_server
        obey = server.obey

        def heard(request: Request, at_ms: int) -> list[Input]:
            if isinstance(request.ask, LineMessage | ActMessage):
                self.obeyed.append(request.ask)
            return obey(request, at_ms)

        server.obey = heard  # type: ignore[method-assign]

    def act(self, seat: int) -> Draft:
        """An act as ours would send it."""
        self._number += 1
        text = self.dice.choice(LEGAL)
        ask = {"text": text, "nonce": f"fuzz-{self._number:08}", "notation": self.dice.random() < 0.5}
        headers = {
            "host": self.host,
            "origin": f"http://{self.host}",
            "content-type": "application/json",
            "authorization": f"Bearer {self.house.page.tokens.of(seat)}",
        }
        return Draft("POST", "/api/act", headers, json.dumps(ask).encode())

    def spoil(self, draft: Draft) -> None:
        """Take from it what it needs to be heard."""
        dice = self.dice
        draft.whole = False
        match dice.randrange(9):
            case 0:
                foreign = ("evil.example", "127.0.0.1", f"{self.host}.", f"evil@{self.host}", "", "[::2]:80")
                draft.headers["host"] = dice.choice(foreign)
            case 1:
                draft.headers["origin"] = dice.choice(("null", "http://evil.example", f"https://{self.host}", ""))
            case 2:
                draft.headers.pop(dice.choice(("host", "origin", "content-type", "authorization")))
            case 3:
                draft.headers["content-type"] = dice.choice(("text/plain", "multipart/form-data", "", "json"))
            case 4:
                token = draft.headers["authorization"]
                guessed = ("Bearer ", "Bearer x", token[:-1], token + "A", "Basic eDp4", token[7:-2] + "==")
                draft.headers["authorization"] = dice.choice(guessed)
            case 5:
                draft.body = self.body(draft.body)
            case 6:
                draft.method = dice.choice([one for one in METHODS if one != "POST"])
            case 7:
                draft.path = dice.choice([one for one in PATHS if one not in ("/api/act", "/api/act/")])
                draft.path += (
                    f"?{dice.choice(('since', 'path', 'lang', 'browser', 'cell'))}={dice.choice(ODD[:3])}"
                )
            case _:
                length = ("99999", "-1", "x", "0", str(len(draft.body) + 50), str(len(draft.body) - 1))
                draft.headers["content-length"] = dice.choice(length)

    def body(self, body: bytes) -> bytes:
        """No body that is an act."""
        dice = self.dice
        ask = json.loads(body)
        match dice.randrange(6):
            case 0:
                return body[: dice.randrange(len(body))]
            case 1:
                return json.dumps({**ask, dice.choice(("more", "seat", "wish")): dice.choice(ODD)}).encode()
            case 2:
                ask.pop(dice.choice(("text", "nonce")))
                return json.dumps(ask).encode()
            case 3:
                return json.dumps({**ask, "text": dice.choice((1, None, [], {}, True, "x" * 501))}).encode()
            case 4:
                return b"[" * dice.choice((1, 900, 1900))
            case _:
                return dice.randbytes(dice.randrange(200))

    def send(self, draft: Draft) -> str:
        """Send it, perhaps in pieces or only the beginning; the status, "" for no answer."""
        headers = {"content-length": str(len(draft.body)), **draft.headers}
        lines = [f"{draft.method} {draft.path} HTTP/1.1", *(f"{name}: {one}" for name, one in headers.items())]
        data = ("\r\n".join(lines) + "\r\n\r\n").encode("utf-8", "replace") + draft.body
        if not draft.whole and self.dice.random() < 0.05:
            data = self.dice.randbytes(self.dice.randrange(1, 300))
        if not draft.whole and self.dice.random() < 0.05:
            data = data[: self.dice.randrange(len(data))]
        lasts = not draft.whole or "content-length" in draft.headers
        return self.bytes(data, lasts)

    def bytes(self, data: bytes, spoilt: bool) -> str:
        """Send bytes on a connection that is kept as long as it is clean; the status of the answer."""
        line, self._line = self._line, None
        if line is None:
            line = socket.create_connection(("127.0.0.1", self.house.port), PATIENCE_S)
            line.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        line.settimeout(QUIET_S if spoilt else PATIENCE_S)
        try:
            line.sendall(data)
            answer = line.recv(65536)
        except TimeoutError:
            answer = b""
        except OSError:
            answer = b"cut"
        keeps = not spoilt and answer.startswith(b"HTTP/1.1 2")
        if keeps:
            self._line = line
        else:
            line.close()
        return answer[9:12].decode("ascii", "replace") if answer.startswith(b"HTTP/1.1 ") else answer[:3].decode()

    # ---- what must hold --------------------------------------------------------------------------------------

    def run(self, requests: int, batch: int = 250) -> Told:
        """So many requests, in batches: spoilt ones that leave the match as it is, then a few whole ones."""
        assert self.house.live.match is not None
        ledger = self.house.live.match.table.referee.ledger
        done = 0
        while done < requests:
            before = ledger.count
            for _ in range(min(batch, requests - done)):
                draft = self.act(self.dice.choice((1, 2)))
                self.spoil(draft)
                self.count(draft)
                done += 1
            self.settle()
            if ledger.count != before:
                self.told.wrong.append(f"a spoilt request has changed the match, before {done}")
            for _ in range(3):
                self.count(self.act(self.dice.choice((1, 2))))
                done += 1
            self.settle()
        self.watch()
        return self.told

    def count(self, draft: Draft) -> None:
        """Send one; no fault of ours, and none let in that is not whole."""
        status = self.send(draft)
        self.told.statuses[status or "none"] += 1
        self.let_in += draft.whole and status == "202"
        if status.startswith("5") or (not draft.whole and draft.path == "/api/act" and status == "202"):
            self.told.wrong.append(f"{status}: {draft}")

    def settle(self) -> None:
        """The judge has heard all that was let in, and nothing else."""
        until(lambda: len(self.obeyed) >= self.let_in, "the judge's hearing what was let in")
        if len(self.obeyed) > self.let_in:
            self.told.wrong.append(f"heard though it was refused: {self.obeyed[self.let_in :]}")
            self.let_in = len(self.obeyed)
        self.played()

    def played(self) -> None:
        """What the judge has heard is played, too: it answers in order; and what follows by itself is over."""
        with guest(self.house.folder) as asking:
            before, now = -1, asking.ask(StatusMessage(), StateMessage).moves
            while before != now:
                before, now = now, asking.ask(StatusMessage(), StateMessage).moves

    def watch(self) -> None:
        """Both are as they were: the page answers, the game goes on, and each act is of a seat that sent it."""
        live = self.house.live
        assert live.daemon is not None and live.match is not None
        status = self.house.request("GET", "/", host=self.host)[0]
        if status != 200 or live.daemon.anew or live.daemon.farewell:
            self.told.wrong.append(f"the page answers {status}, or the game was left")


def main() -> None:
    """Run it and tell what came of it."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--requests", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=random.randrange(2**32))
    asked = parser.parse_args()
    print(f"seed {asked.seed}", flush=True)
    with tempfile.TemporaryDirectory() as folder, page_house(Path(folder)) as house:
        began = time.monotonic()
        told = Fuzz(house, asked.seed).run(asked.requests)
        took = time.monotonic() - began
    print(f"{sum(told.statuses.values())} requests in {took:.0f} s: {dict(told.statuses.most_common())}")
    for one in told.wrong[:20]:
        print(one)
    raise SystemExit(bool(told.wrong))


if __name__ == "__main__":
    main()
