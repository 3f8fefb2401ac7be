"""A true screen reader at the page: each line of the log is spoken once, in order.

In Firefox Orca passes over a line if the next has come before it got to it. Lines come half a second after each
other (log.js), so it must have been behind by as much, as on a computer with far more to do than processors.
"""

from __future__ import annotations

import pytest

from tests.orca_kit import BROWSERS, listened

GAP_S = 0.5
"""Between two lines of the log."""


@pytest.mark.parametrize("browser", BROWSERS)
def test_orca_speaks_each_line_once_in_order(browser: str) -> None:
    heard = listened(browser)
    over = heard.passed_over()
    assert all(late > GAP_S for late in over.values()), over
    assert len(heard.entered) <= len(heard.lines)
    assert heard.of_the_log() == [text for at, (_, text) in enumerate(heard.lines) if at not in over]
