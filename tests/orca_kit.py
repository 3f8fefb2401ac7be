"""What a true screen reader speaks of the page: `python -m tests.orca_kit` prints how soon, for each browser."""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
from collections import deque
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

BROWSERS = ("chromium", "firefox")
NEEDED = ("orca", "xvfb-run", "dbus-run-session", "speech-dispatcher")


@dataclass(frozen=True)
class Heard:
    """Texts with their times in seconds.

    lines: what came into the page's log. spoken: what reached the synthesiser.
    entered: when Enter was pressed in the field, and how many lines there were then.
    """

    lines: list[tuple[float, str]]
    spoken: list[tuple[float, str]]
    entered: list[tuple[float, int]]

    def of_the_log(self) -> list[str]:
        """What was spoken of the log's lines, in order."""
        known = {text for _, text in self.lines}
        return [text for _, text in self.spoken if text in known]

    def delays_s(self) -> list[float]:
        """From each Enter to the first line after it at the synthesiser. Each line must have been spoken once."""
        times = deque(when for when, text in self.spoken if text in {one for _, one in self.lines})
        begun = dict(enumerate(times))
        return [begun[count] - when for when, count in self.entered]


def listened(browser: str) -> Heard:
    """Let Orca read a page in a browser. Without a screen, loudspeaker or anything of this user's."""
    missing = [one for one in NEEDED if shutil.which(one) is None]
    if missing and not os.environ.get("CI"):
        pytest.skip(f"not installed: {', '.join(missing)}")
    with tempfile.TemporaryDirectory() as folder:  # short, for sockets
        return _listened(browser, Path(folder))


def _listened(browser: str, folder: Path) -> Heard:
    (folder / "run").mkdir(mode=0o700)
    said = folder / "said.txt"
    own = {"HOME": str(folder), "XDG_RUNTIME_DIR": str(folder / "run"), "LANG": "C.UTF-8"}
    bridge = {"GTK_MODULES": "gail:atk-bridge", "ACCESSIBILITY_ENABLED": "1", "NO_AT_BRIDGE": "0"}
    session = ["xvfb-run", "-a", "dbus-run-session", "--", sys.executable, "-m", "tests.orca_session", browser]
    with said.open("w") as out:
        ended = subprocess.run(
            session,
            env={**os.environ, **own, **bridge},
            stdout=out,
            stderr=out,
            timeout=2 * PATIENCE_S,
            check=False,
        )
    assert ended.returncode == 0, said.read_text(encoding="utf-8")[-3000:]
    told = json.loads((folder / "told.json").read_text(encoding="utf-8"))
    return Heard(*([tuple(one) for one in told[name]] for name in ("gathered", "spoken", "entered")))


def main() -> None:
    """Print the figures."""
    for browser in BROWSERS:
        heard = listened(browser)
        delays = heard.delays_s()
        right = heard.of_the_log() == [text for _, text in heard.lines]
        print(f"{browser}: {len(heard.lines)} lines, each spoken once in order: {'yes' if right else 'no'}.")
        print(f"Enter to the synthesiser: middle {statistics.median(delays) * 1000:.0f} ms of 400.")
        print(f"Enter to the synthesiser: longest {max(delays) * 1000:.0f} ms of 1000.")


if __name__ == "__main__":
    main()
