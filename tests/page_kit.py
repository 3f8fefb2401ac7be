"""A page over a live daemon, for tests: daemon, socket and page in threads, for true requests and browsers."""

from __future__ import annotations

import http.client
import json
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from companion.core.model import Player
from companion.daemon.ipc import Owner
from companion.daemon.ipc.server import Server
from companion.evening.setting import standard_tiles
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.language.phrases import Phrases
from companion.page.reach import Tls, listen
from companion.page.server import PageServer
from companion.play.dealer import Dealer
from tests.live import Live
from tests.local_kit import places
from tests.patience import PATIENCE_S, until

CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser") or ""


def match_setup(game: str, names: tuple[str, ...] = ("Anna", "Bedřich")) -> Setup:
    """A match in which the companion draws what chance decides."""
    players = tuple(Player(number, name) for number, name in enumerate(names, start=1))
    return Setup(players, standard_tiles(game).tiles(), options={PLAY: MATCH, DRAW: COMPANION})


@dataclass
class PageHouse:
    """A daemon, and a page that can be closed and opened again. language: of both."""

    folder: Path
    live: Live
    language: str
    server: Server
    network: bool = False
    tls: Tls | None = None
    port: int = 0
    _page: PageServer | None = None

    def open(self) -> PageServer:
        """Serve; on the port of before where there was one."""
        reach = listen(self.port, self.network, self.tls)
        self.port = reach.port
        names = [one.name for one in self.live.setup.players]
        page = PageServer(places(self.folder), Phrases(self.language, strict=True), names, reach)
        if self._page is not None:
            page.tokens = self._page.tokens  # so that a browser that comes back is known
        self._page = page
        self._thread = threading.Thread(target=page.run, daemon=True)
        self._thread.start()
        return page

    @property
    def page(self) -> PageServer:
        """The page that is served, or was last."""
        assert self._page is not None
        return self._page

    @property
    def is_open(self) -> bool:
        """Whether it is still served."""
        return self._thread.is_alive()

    def close(self) -> None:
        """Close the page; the game goes on."""
        self.page.close()
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()

    def read(self, seat: int, query: str = "") -> http.client.HTTPResponse:
        """A browser begins to read a seat's stream."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        headers = {"authorization": f"Bearer {self.page.tokens.of(seat)}"}
        connection.request("GET", f"/api/stream?{query}", headers=headers)
        return connection.getresponse()

    def state(self, seat: int, query: str = "") -> dict[str, Any]:
        """What a seat's stream begins with; its view is null until the page is connected for that seat."""
        with self.read(seat, query) as told:
            told.readline()
            state: dict[str, Any] = json.loads(told.readline().removeprefix(b"data: "))
            return state

    def connected(self, *seats: int) -> None:
        """Wait until the page is connected for these seats; until then their acts are turned away, and counted."""
        until(lambda: all(self.state(seat)["view"] for seat in seats), f"the connection of {seats}")

    def request(
        self, method: str, path: str, body: bytes | None = None, seat: int | None = None, **headers: str
    ) -> tuple[int, bytes]:
        """A request as any program can make it; with the token of a seat. None of its headers is added to."""
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE_S)
        connection.putrequest(method, path, skip_host=True, skip_accept_encoding=True)
        told = {name.replace("_", "-"): value for name, value in headers.items()}
        if seat is not None:
            told["authorization"] = f"Bearer {self.page.tokens.of(seat)}"
        if body is not None and "content-length" not in told:
            told["content-length"] = str(len(body))
        for name, value in told.items():
            connection.putheader(name, value)
        connection.endheaders(body)
        answer = connection.getresponse()
        try:
            return answer.status, answer.read()
        finally:
            connection.close()

    def post(self, path: str, told: object, seat: int | None = 1, **headers: str) -> int:
        """A request as our page makes it, but for what is named."""
        usual = {
            "host": f"127.0.0.1:{self.port}",
            "origin": f"http://127.0.0.1:{self.port}",
            "content_type": "application/json",
        }
        return self.request("POST", path, json.dumps(told).encode(), seat, **{**usual, **headers})[0]


@contextmanager
def page_table(folder: Path, game: str = "royal_garden", language: str = "en") -> Iterator[tuple[Live, Owner]]:
    """A match without boards, and its place, where others can join once it serves."""
    live = Live(folder, 2, language, game=game, setup=match_setup(game))
    live.changes["dealer"] = Dealer(3)
    owner = Owner.claim(places(folder))
    assert owner is not None
    live.start()
    try:
        yield live, owner
    finally:
        live.stop()
        owner.release()


def serving(live: Live, owner: Owner) -> Server:
    """Let others join a match, until it is closed."""
    assert live.daemon is not None
    server = Server(owner, live.daemon.post, live.daemon.outputs.silence)
    server.start()
    return server


@contextmanager
def page_house(
    folder: Path, game: str = "royal_garden", language: str = "en", network: bool = False, tls: Tls | None = None
) -> Iterator[PageHouse]:
    """A match without boards, which others can join, and its page."""
    with page_table(folder, game, language) as (live, owner), closing(serving(live, owner)) as server:
        house = PageHouse(folder, live, language, server, network, tls)
        house.open()
        try:
            yield house
        finally:
            house.close()


@contextmanager
def chromium(*, headed: bool = False) -> Iterator[Any]:
    """Debian's Chromium, driven by Playwright. headed: with windows, for who reads screens."""
    if not os.environ.get("CI"):
        pytest.importorskip("playwright")
        if not CHROMIUM:
            pytest.skip("no Chromium is installed")
    from playwright import sync_api

    with sync_api.sync_playwright() as driver:
        args = ["--no-sandbox", *["--force-renderer-accessibility"] * headed]
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=args, headless=not headed)
        try:
            yield browser
        finally:
            browser.close()
