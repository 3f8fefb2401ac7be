"""A true Firefox for tests, with the few calls of a Playwright page that tests of the page make."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

BROWSERS = Path(__file__).parent / "browsers"
FIREFOX = shutil.which("firefox-esr") or shutil.which("firefox") or ""


class Firefox:
    """A running Firefox. headed: with windows, for who reads screens."""

    def __init__(self, *, headed: bool = False) -> None:
        how = "headed" if headed else "headless"
        self._driver = subprocess.Popen(
            ["node", str(BROWSERS / "firefox.mjs"), FIREFOX, how],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )

    def new_page(self) -> FirefoxPage:
        """An empty page."""
        return FirefoxPage(self, self.ask("open", 0))

    def ask(self, name: str, page: int, *args: object) -> Any:
        """One request to the driver. RuntimeError where the browser refuses."""
        assert self._driver.stdin is not None and self._driver.stdout is not None
        self._driver.stdin.write(json.dumps({"page": page, "name": name, "args": args}) + "\n")
        self._driver.stdin.flush()
        answer = json.loads(self._driver.stdout.readline())
        if "error" in answer:
            raise RuntimeError(f"{name}: {answer['error']}")
        return answer["value"]

    def wrong(self) -> list[str]:
        """What pages complained of since the last time."""
        told: list[str] = self.ask("wrong", 0)
        return told

    def close(self) -> None:
        """End it."""
        self._driver.communicate()


class FirefoxPage:
    """One page: see Playwright's Page for each call."""

    def __init__(self, firefox: Firefox, number: int) -> None:
        self._firefox, self._number = firefox, number

    def _ask(self, name: str, *args: object) -> Any:
        return self._firefox.ask(name, self._number, *args)

    def goto(self, url: str) -> None:
        """Open an address."""
        self._ask("goto", url)

    def evaluate(self, script: str, arg: object = None) -> Any:
        """The value of an expression, or of a function called with `arg`."""
        return self._ask("evaluate", script, arg)

    def run(self, script: str) -> None:
        """Run a script."""
        self._ask("run", script)

    def fill(self, selector: str, text: str) -> None:
        """Type a text into an emptied field."""
        self._ask("fill", selector, text)

    def press(self, selector: str, key: str) -> None:
        """Press a key on an element."""
        self._ask("press", selector, key)

    def close(self) -> None:
        """Close the page."""
        self._ask("close")


@contextmanager
def firefox(*, headed: bool = False) -> Iterator[Firefox]:
    """Debian's Firefox, driven by puppeteer-core over WebDriver BiDi."""
    there = FIREFOX and (BROWSERS / "node_modules").is_dir()
    if not there and not os.environ.get("CI"):
        pytest.skip("no Firefox, or nothing that drives it, is installed")
    opened = Firefox(headed=headed)
    try:
        yield opened
    finally:
        opened.close()
