"""`python -m tests.wine`: the installer and the installed program under Wine, a line a step; 1 if one fails.

Needs root, Debian with debootstrap, and what `sh .ci/windows` has built. The Debian folder stays for next time.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from tests.trial import WINNERS, timed
from tests.wine import memory, playing, refusing, sensed, suite
from tests.wine.evening import Evening
from tests.wine.installing import Installed
from tests.wine.system import Windows, apart, entered, made

ROOT = Path(__file__).parents[2]


def steps(installed: Installed, archive: Path) -> dict[str, Callable[[], Any]]:
    """Every step by its name, in their order."""
    found: dict[str, Callable[[], Any]] = {
        "install in silence": installed.install,
        "sizes": installed.small,
        "found by a new console": installed.reachable,
        "version": partial(playing.version, installed),
        "help": partial(playing.help_speed, installed),
    }
    for language in WINNERS:
        found[f"demo in {language}"] = partial(playing.demo, installed, language)
    found |= {
        "score": partial(playing.score, installed),
        "the zip without installing": partial(playing.portable, installed, archive),
        "doctor": partial(playing.doctor, installed),
        "memory of a match": partial(memory.compared, installed),
        "the suite's tests": partial(suite.run, installed),
    }
    evening = Evening(installed)
    found |= {
        "first start by keys": evening.begin,
        "a second play": evening.join,
        "a second user": evening.neighbour,
        "refuse over a running game": partial(refusing.running, installed),
        "the page": evening.page,
        "killed, and gone on with": evening.killed,
        "a sensed game over COM ports": partial(sensed.game, installed),
    }
    return found | refusing.steps(installed)


def main() -> int:
    """Do all steps, or those whose names begin with a word that is given."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("words", nargs="*", help="only steps whose names begin so")
    parser.add_argument("--root", type=Path, default=Path("/var/lib/companion-wine"), help="the Debian folder")
    parser.add_argument(
        "--built", type=Path, default=ROOT / "build" / "windows", help="what .ci/windows has built"
    )
    told = parser.parse_args()
    if not apart(told.root):
        return 0 if timed("Debian with Wine", made, told.root) and entered() else 1
    (setup,), (archive,) = told.built.glob("*-setup.exe"), told.built.glob("*-windows.zip")
    windows = Windows(told.root)
    try:
        if not timed("drive C:", windows.boot):
            return 1
        wanted = tuple(told.words) or ("",)
        all_steps = steps(Installed(windows, setup), archive)
        good = [timed(name, step) for name, step in all_steps.items() if name.startswith(wanted)]
    finally:
        windows.shut()
    print(f"{sum(good)} of {len(good)} steps are good.")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
