"""A true screen reader at the page: each line of the log is spoken once, in order."""

from __future__ import annotations

import pytest

from tests.orca_kit import BROWSERS, listened


@pytest.mark.parametrize("browser", BROWSERS)
def test_orca_speaks_each_line_once_in_order(browser: str) -> None:
    heard = listened(browser)
    assert len(heard.entered) <= len(heard.lines)
    assert heard.of_the_log() == [text for _, text in heard.lines]
