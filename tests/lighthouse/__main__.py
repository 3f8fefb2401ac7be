"""Audits the page with Lighthouse: python -m tests.lighthouse [GAME...]

Each view of each game, in the middle of a match, for accessibility and best practices; one line each. Status 1
where one has less than 100, with what it found. It takes about a minute a view, for a page that goes on being told
of the table is never at rest. `npm ci --prefix tests/lighthouse` installs Lighthouse; it wants a newer node than
systems have, which Playwright brings along.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import playwright

from companion.games import NAMES
from tests.page_kit import CHROMIUM, page_house
from tests.page_play import advance

NODE = Path(playwright.__file__).parent / "driver/node"
LIGHTHOUSE = Path(__file__).parent / "node_modules/lighthouse/cli/index.js"
OPTIONS = ("--only-categories=accessibility,best-practices", "--output=json", "--quiet")
CHROME = "--chrome-flags=--headless=new --no-sandbox"
VIEWS = ("", "large", "watch", "after")
ACTS = 25
GRID = "aria-required-children"
"""An audit that has something to look at only where the table is shown."""


def audited(address: str) -> dict[str, Any]:
    """What Lighthouse reports of an address. CalledProcessError where it cannot."""
    command = [str(NODE), str(LIGHTHOUSE), address, *OPTIONS, CHROME]
    changed = {**os.environ, "CHROME_PATH": CHROMIUM}
    done = subprocess.run(command, env=changed, check=True, capture_output=True, text=True, encoding="utf-8")
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def main(games: Sequence[str]) -> int:
    if not LIGHTHOUSE.exists():
        print("Lighthouse is not installed. Run this first: npm ci --prefix tests/lighthouse")
        return 1
    wrong = 0
    for game in games or NAMES:
        with tempfile.TemporaryDirectory() as folder, page_house(Path(folder), game) as house:
            advance(house, ACTS)
            for view in VIEWS:
                told = audited(house.page.address(1).replace("/#", f"/{view}#"))
                scores = {name: round(100 * one["score"]) for name, one in told["categories"].items()}
                print(f"{game}, view {view or 'seat'}: {scores}", flush=True)
                found = [one for one in told["audits"].values() if one["score"] not in (None, 1)]
                for one in found:
                    print(f"  {one['id']}: {one['title']}")
                seen = told["audits"][GRID]["scoreDisplayMode"] == "binary"
                wrong += min(scores.values()) < 100 or not seen
    return int(wrong > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
