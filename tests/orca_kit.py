"""What a true screen reader speaks of the page: `python -m tests.orca_kit` prints how soon, for each browser.

With --sentences 120 --loops 8: how many of so many sentences it passes over, says twice or in another order,
beside so many loops that take what they get of the processors. --browser: in one alone.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import Counter, deque
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.under_load import busy

BROWSERS = ("chromium", "firefox")
NEEDED = ("orca", "xvfb-run", "dbus-run-session", "speech-dispatcher")


@dataclass(frozen=True)
class Heard:
    """Texts with their times in seconds.

    lines: what came into the page's log. spoken: what reached the synthesiser.
    entered: when Enter was pressed in the field, and how many lines there were then.
    dropped: when Orca came to something inserted, and dropped it for something newer that waited already.
    """

    lines: list[tuple[float, str]]
    spoken: list[tuple[float, str]]
    entered: list[tuple[float, int]]
    dropped: list[float]

    def of_the_log(self) -> list[str]:
        """What was spoken of the log's lines, in order."""
        return [text for _, text in self._of_the_log()]

    def passed_over(self) -> set[int]:
        """Which lines were not spoken because Orca came to them when the next one waited already."""
        spoken, dropped = deque(self.of_the_log()), deque(self.dropped)
        over = set()
        for at, ((_, text), (next_came, _)) in enumerate(pairwise(self.lines)):
            if spoken and spoken[0] == text:
                spoken.popleft()
                continue
            while dropped and dropped[0] < next_came:
                dropped.popleft()
            if dropped:
                dropped.popleft()
                over.add(at)
        return over

    def delays_s(self) -> list[float]:
        """From each Enter to the first line after it at the synthesiser. Each line must have been spoken once."""
        begun = [when for when, _ in self._of_the_log()]
        return [begun[count] - when for when, count in self.entered]

    def _of_the_log(self) -> list[tuple[float, str]]:
        known = {text for _, text in self.lines}
        return [one for one in self.spoken if one[1] in known]

    def numbers(self) -> tuple[list[int], list[int], list[int]]:
        """Numbers of the sentences in the log, of those that were spoken, and of those in lines that Orca dropped.

        See tests.page_play.say.
        """

        def of(texts: Iterable[str]) -> list[int]:
            found = re.findall(r"Sentence ([a-j]+)\b", " ".join(texts))
            return [int("".join(str("abcdefghij".index(one)) for one in letters)) for letters in found]

        lines = [text for _, text in self.lines]
        return of(lines), of(text for _, text in self.spoken), of(lines[at] for at in sorted(self.passed_over()))


def listened(browser: str, sentences: int = 0) -> Heard:
    """Let Orca read a page in a browser. Without a screen, loudspeaker or anything of this user's.

    sentences: instead of what is typed, the table says so many.
    """
    missing = [one for one in NEEDED if shutil.which(one) is None]
    if missing and not os.environ.get("CI"):
        pytest.skip(f"not installed: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as folder:  # short, for sockets
        return _listened(browser, Path(folder), sentences)


def _listened(browser: str, folder: Path, sentences: int) -> Heard:
    (folder / "run").mkdir(mode=0o700)
    said = folder / "said.txt"
    own = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder / "run"), "LANG": "C.UTF-8"}
    bridge = {"GTK_MODULES": "gail:atk-bridge", "ACCESSIBILITY_ENABLED": "1", "NO_AT_BRIDGE": "0"}
    session = ["xvfb-run", "-a", "dbus-run-session", "--", sys.executable, "-m", "tests.orca_session", browser]
    session += [str(sentences)] if sentences else []
    with said.open("w") as out:
        ended = subprocess.run(
            session,
            env={**os.environ, **own, **bridge},
            stdout=out,
            stderr=out,
            timeout=2 * PATIENCE_S + 2 * sentences,
            check=False,
        )
    assert ended.returncode == 0, said.read_text(encoding="utf-8")[-3000:]
    told = json.loads((folder / "told.json").read_text(encoding="utf-8"))
    lines, spoken, entered = ([tuple(one) for one in told[name]] for name in ("gathered", "spoken", "entered"))
    return Heard(lines, spoken, entered, told["dropped"])


def passed_over(browser: str, sentences: int, loops: int) -> str:
    """What was wrong with so many sentences beside so many loops, as a line."""
    with busy(loops):
        shown, spoken, dropped = listened(browser, sentences).numbers()
    lost = set(shown) - set(spoken)
    doubled = sum(count - 1 for count in Counter(spoken).values())
    swapped = sum(one > after for one, after in pairwise(spoken))
    return (
        f"{browser}, {loops} busy loops: of {len(shown)} sentences {len(lost)} not spoken, "
        f"{len(lost - set(dropped))} of these not dropped by Orca itself, {doubled} twice, {swapped} out of order."
    )


def main() -> None:
    """Print the figures."""
    parser = argparse.ArgumentParser(description="what Orca speaks of the page")
    parser.add_argument("--sentences", type=int, default=0)
    parser.add_argument("--loops", type=int, default=0)
    parser.add_argument("--browser", choices=BROWSERS, action="append")
    wanted = parser.parse_args()
    for browser in wanted.browser or BROWSERS:
        if wanted.sentences:
            print(passed_over(browser, wanted.sentences, wanted.loops), flush=True)
        else:
            _print_delays(browser)


def _print_delays(browser: str) -> None:
    """How soon each answer was spoken, where none was lost."""
    heard = listened(browser)
    delays = heard.delays_s()
    right = heard.of_the_log() == [text for _, text in heard.lines]
    print(f"{browser}: {len(heard.lines)} lines, each spoken once in order: {'yes' if right else 'no'}.")
    print(f"Enter to the synthesiser: middle {statistics.median(delays) * 1000:.0f} ms of 400.")
    print(f"Enter to the synthesiser: longest {max(delays) * 1000:.0f} ms of 1000.")


if __name__ == "__main__":
    main()
