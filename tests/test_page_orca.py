"""A true screen reader at the page: each line of the log is spoken once, in order.

In Firefox Orca passes over a line if the next has come before it got to it. Lines come half a second after each
other (log.js), so it must have been behind by as much, as on a computer with far more to do than processors.
"""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from companion import page
from tests.orca_kit import BROWSERS, listened

LOG = Path(page.__file__).parent / "static" / "log.js"


@pytest.mark.parametrize("browser", BROWSERS)
def test_orca_speaks_each_line_once_in_order(browser: str) -> None:
    heard = listened(browser)
    over = heard.passed_over() if browser == "firefox" else {}
    gap_ms = re.search(r"GAP_MS = (\d+);", LOG.read_text(encoding="utf-8"))
    assert gap_ms and all(late_s > int(gap_ms[1]) / 1000 for late_s in over.values()), over
    assert len(heard.entered) <= len(heard.lines)
    assert heard.of_the_log() == [text for at, (_, text) in enumerate(heard.lines) if at not in over]
