"""An evening in the installed program: begun by keys in a console, joined, on a page, killed, gone on with."""

from __future__ import annotations

import re
import time
import urllib.request

from tests.wine.console import Console
from tests.wine.installing import Installed

QUESTION_S = 30.0
"""From the start to the first question."""

GAME = ("play", "--game", "queens-garden", "--players", "Jana,Petr")
"""Told by keys alone, so that no board is needed."""


class Evening:
    """One game, through several programs."""

    def __init__(self, installed: Installed) -> None:
        self._installed = installed
        self._console: Console | None = None

    def begin(self) -> str:
        """The first questions come soon and are answered by keys; the game begins."""
        began_s = time.monotonic()
        console = Console(self._installed.windows, rf"{self._installed.place}\companion.exe", *GAME)
        self._console = console
        console.wait("English")
        asked_s = time.monotonic() - began_s
        console.press("3\r")
        console.wait("own voice" if "own voice" in console.shown else "screen reader")
        console.press("1\r")
        console.wait("A new game begins")
        assert asked_s < QUESTION_S, asked_s
        return f"the first question after {asked_s:.1f} s"

    def join(self) -> str:
        """A second play reaches the same game: its question is answered where the voice is."""
        assert self._console is not None and self._console.process.poll() is None, "no game is open"
        told = self._installed.companion("play", "--lang", "en", typed="ranking\n")
        assert "eighteen points" in told + self._console.shown, (told, self._console.shown[-600:])
        return ""

    def neighbour(self) -> str:
        """A second user of the computer is asked everything anew, and does not meet the first one's game."""
        windows, program = self._installed.windows, rf"{self._installed.place}\companion.exe"
        console = Console(windows, program, *GAME, USER="jana")
        console.wait("English")
        console.press("3\r")
        console.wait("own voice" if "own voice" in console.shown else "screen reader")
        console.press("1\r")
        console.wait("A new game begins")
        assert (windows.user.with_name("jana") / "AppData" / "Local" / "companion").is_dir()
        console.press("quit\rquit\r")
        console.wait("The game is kept")
        console.process.wait(60)
        return self.join()

    def page(self) -> str:
        """The page is served, and a browser's first request is answered."""
        process = self._installed.windows.start(
            rf"{self._installed.place}\companion.exe", "page", "--lang", "en", stdout=-1, stdin=-1
        )
        assert process.stdout is not None
        for line in process.stdout:
            if found := re.search(r"http://\S+?(?=[.,]?\s|$)", line):
                with urllib.request.urlopen(found[0], timeout=60) as answer:
                    page = answer.read().decode("utf-8")
                    assert answer.status == 200 and "<html" in page, page[:200]
                return f"{len(page)} letters"
        raise AssertionError("no address was told")

    def killed(self) -> str:
        """Every process of it is killed; begun again, the same game goes on."""
        # Wine's taskkill passes over those that are left when one of them has ended by itself meanwhile.
        for name in ("companion.exe", "python.exe"):
            while name in self._installed.windows.run("tasklist"):
                self._installed.windows.run("taskkill", "/f", "/im", name, code=None)
        if self._console is not None:
            self._console.process.wait(60)
        program = rf"{self._installed.place}\companion.exe"
        again = Console(self._installed.windows, program, "play", "--resume", "--text")
        again.wait("The game goes on")
        again.press("quit\rquit\r")
        again.wait("The game is kept")
        assert "A new game begins" not in again.shown
        again.process.wait(60)
        return ""
