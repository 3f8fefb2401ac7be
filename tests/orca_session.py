"""Types on a page before a true Orca: `python -m tests.orca_session BROWSER [SENTENCES]`.

SENTENCES: nothing is typed; the table says so many, and what is lost is no fault here.

Runs where there is a display and a session bus of its own (see tests.orca_kit), and leaves what
was spoken in its home, as told.json.
"""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from tests.firefox_kit import firefox
from tests.page_kit import PageHouse, chromium, page_house
from tests.page_play import letters, opened, say, wait
from tests.patience import until

LAUNCHER = "/usr/libexec/at-spi-bus-launcher"
SPEECHD = """LogLevel 0
AddModule "dummy" "sd_dummy" ""
DefaultModule dummy
AudioOutputMethod "none"
"""
HOOK = """import ctypes, time, orca.script, orca.speech as speech
ctypes.CDLL(None).prctl(15, b"orca-of-a-test", 0, 0, 0)
_told = open({spoken!r}, "a", buffering=1, encoding="utf-8")
_speak = speech._speak
def _tell(text, *others):
    _told.write(f"{{time.time():.4f}}\\t{{text}}\\n")
    return _speak(text, *others)
speech._speak = _tell
_dropped = open({dropped!r}, "a", buffering=1, encoding="utf-8")
_skip = orca.script.Script.skipObjectEvent
def _skips(self, event):
    skips = _skip(self, event)
    if skips and event.type.startswith("object:children-changed:add"):
        _dropped.write(f"{{time.time():.4f}}\\n")
    return skips
orca.script.Script.skipObjectEvent = _skips
_told.write("0\\tready\\n")
"""
"""Orca loads it as its customizations: what it hands to its synthesiser is written down, with the time, and when
it drops something inserted because something newer in the same place waits already.

Under another name no other Orca takes it for one that is to be replaced.
"""
GATHER = """() => {
  window.gathered = [];
  window.entered = [];
  document.getElementById("line").addEventListener("keydown", (event) => {
    if (event.key === "Enter") window.entered.push([Date.now() / 1000, window.gathered.length]);
  });
  new MutationObserver((all) => all.forEach((one) => one.addedNodes.forEach((node) =>
    window.gathered.push([Date.now() / 1000, node.textContent.trim()])
  ))).observe(document.getElementById("told"), {childList: true});
}"""
"""Insertions into what is told of the log, and lines entered with how many there were then: with their times."""
ASKED = ("score", "waiting", "h C3", "score", "waiting", "h A1", "score", "help")
"""Lines whose answers only their seat hears."""
GAPS_S = (0.0, 0.01, 0.2, 0.24, 0.26, 0.1, 0.3, 0.05, 0.0, 0.4, 0.25, 0.15)
"""How long after each other sentences of a busy table are said."""
MISSED = range(20, 25)
"""Numbers of sentences that are said while the page is away: so many are shown, and told to nobody."""
AWAKE = 9999
"""The number of the sentence that is said until it is spoken."""
MOST_GAP_S = 1.0
"""The longest time between sentences, where they are many."""


def main() -> None:
    """See above."""
    folder = Path(os.environ["HOME"])
    sentences = int(sys.argv[2]) if len(sys.argv) > 2 else 0
    with (
        _orca(folder) as spoken,
        tempfile.TemporaryDirectory() as home,
        page_house(Path(home)) as house,
        _page(sys.argv[1]) as page,
    ):
        told = _many(page, house, spoken, sentences) if sentences else _told(page, house, spoken)
    told["dropped"] = [float(one) for one in (folder / "dropped.txt").read_text(encoding="utf-8").split()]
    (folder / "told.json").write_text(json.dumps(told), encoding="utf-8")


def _told(page: Any, house: PageHouse, spoken: Path) -> dict[str, Any]:
    """What was written into the log, what was spoken, and when lines were entered."""
    opened(page, house, 1)
    wait(page, "document.getElementById('log').textContent.includes('the page is open')")
    page.evaluate("document.getElementById('line').focus()")
    _awake(house, spoken)
    known = len(_lines(spoken))
    page.evaluate(GATHER)
    for line in ASKED:
        page.fill("#line", line)
        _quiet(spoken)
        before = len(page.evaluate("window.gathered"))
        page.press("#line", "Enter")
        wait(page, "before => window.gathered.length > before", before)
        _spoken(spoken, page)
    for number, gap_s in enumerate(GAPS_S):
        time.sleep(gap_s)
        say(house.live, number)
    last = f"Sentence {letters(len(GAPS_S) - 1)}"
    wait(page, "last => window.gathered.at(-1)[1].includes(last)", last)
    _spoken(spoken, page)
    _away(page, house, spoken)
    told = {name: page.evaluate(f"window.{name}") for name in ("entered", "gathered")}
    return {**told, "spoken": _lines(spoken)[known:]}


def _away(page: Any, house: PageHouse, spoken: Path) -> None:
    """The page is away while much is said; then it is back, and the table goes on."""
    known = len(page.evaluate("window.gathered"))
    house.close()
    wait(page, "known => window.gathered.length > known", known)
    _spoken(spoken, page)
    for number in MISSED:
        say(house.live, number)
    house.open()
    shown = "([place, last]) => document.getElementById(place).textContent.includes(`Sentence ${last}.`)"
    wait(page, shown, ("log", letters(MISSED[-1])))
    _spoken(spoken, page)
    say(house.live, MISSED[-1] + 1)
    wait(page, shown, ("told", letters(MISSED[-1] + 1)))
    _spoken(spoken, page)


def _many(page: Any, house: PageHouse, spoken: Path, sentences: int) -> dict[str, Any]:
    """The same for a table that only talks, at random times that are the same each time."""
    opened(page, house, 1)
    page.evaluate(GATHER)
    _awake(house, spoken)
    _quiet(spoken, 5)
    known = len(_lines(spoken)), len(page.evaluate("window.gathered"))
    chance = random.Random(sentences)
    for number in range(sentences):
        time.sleep(chance.uniform(0, MOST_GAP_S))
        say(house.live, number)
    last = f"Sentence {letters(sentences - 1)}"
    wait(page, "last => window.gathered.at(-1)?.[1].includes(last)", last)
    _quiet(spoken, 5)
    gathered = page.evaluate("window.gathered")[known[1] :]
    return {"entered": [], "gathered": gathered, "spoken": _lines(spoken)[known[0] :]}


def _awake(house: PageHouse, spoken: Path) -> None:
    """Let the table talk until Orca has taken in the page and speaks of it.

    With more than fifty events before it, of a page and a browser that are new, it throws away all that are not
    of focus, and sentences among them.
    """

    def is_awake() -> bool:
        say(house.live, AWAKE)
        _quiet(spoken, 2)
        return any(f"Sentence {letters(AWAKE)}." in text for _, text in _lines(spoken))

    until(is_awake, lambda: f"Orca speaks of the page, so far: {_lines(spoken)[-9:]},")


def _lines(spoken: Path) -> list[tuple[float, str]]:
    """Times and texts that were handed to the synthesiser."""
    parts = [one.split("\t", 1) for one in spoken.read_text(encoding="utf-8").splitlines()]
    return [(float(one[0]), one[1].strip()) for one in parts if len(one) == 2]


def _spoken(spoken: Path, page: Any) -> None:
    """Wait until what is the last line of the log by then has been spoken, and nothing after it for a while."""

    def last() -> str:
        return str(page.evaluate("window.gathered.at(-1)[1]"))

    until(lambda: _lines(spoken)[-1][1] == last(), lambda: f"{last()}, spoken so far: {_lines(spoken)[-9:]},")
    _quiet(spoken)


def _quiet(spoken: Path, quiet_s: float = 0.8) -> None:
    """Wait until nothing has been spoken for so long."""
    size, since = -1, time.monotonic()
    while time.monotonic() - since < quiet_s:
        if (now := spoken.stat().st_size) != size:
            size, since = now, time.monotonic()
        time.sleep(0.05)


@contextmanager
def _orca(folder: Path) -> Iterator[Path]:
    """A running Orca that has said what it says at its start."""
    spoken = folder / "spoken.txt"
    (folder / ".config/speech-dispatcher").mkdir(parents=True)
    (folder / ".config/speech-dispatcher/speechd.conf").write_text(SPEECHD, encoding="utf-8")
    (folder / ".local/share/orca").mkdir(parents=True)
    (folder / ".local/share/orca/orca-customizations.py").write_text(
        HOOK.format(spoken=str(spoken), dropped=str(folder / "dropped.txt")), encoding="utf-8"
    )
    (folder / "bin").mkdir()
    (folder / "bin/pgrep").write_text("#!/bin/sh\nexit 1\n", encoding="utf-8")
    (folder / "bin/pgrep").chmod(0o755)
    alone = {**os.environ, "PATH": f"{folder}/bin:{os.environ['PATH']}"}  # it finds no other one that it might end
    bus = subprocess.Popen([LAUNCHER, "--launch-immediately", "--a11y=1", "--screen-reader=1"])
    with (folder / "orca.log").open("w") as log:
        orca = subprocess.Popen(["orca"], stdout=log, stderr=log, env=alone)
    try:
        until(lambda: spoken.exists() and spoken.stat().st_size, "Orca has started")
        _quiet(spoken)
        yield spoken
    finally:
        for one in (orca, bus):
            one.terminate()


@contextmanager
def _page(browser: str) -> Iterator[Any]:
    """A page with a window."""
    if browser == "firefox":
        with firefox(headed=True) as other:
            yield other.new_page()
    else:
        with chromium(headed=True) as other:
            yield other.new_page()


if __name__ == "__main__":
    main()
