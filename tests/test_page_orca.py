"""A true screen reader at the page: each line of the log is spoken once, in order.

In Firefox Orca drops a line if it comes to it when the next one waits already. Lines come half a second after each
other (log.js), so it must have been behind by as much, as on a computer with far more to do than processors.
"""

from __future__ import annotations

import re
from itertools import pairwise
from pathlib import Path

import pytest

from companion import page
from tests.orca_kit import BROWSERS, Heard, listened
from tests.orca_session import GAPS_S, MISSED
from tests.page_play import letters
from tests.under_load import busy

LOG = Path(page.__file__).parent / "static" / "log.js"
SEEN_LATE_S = 0.25
"""A browser on a busy computer may be that late in telling that a line has come."""


@pytest.mark.parametrize("browser", BROWSERS)
def test_orca_speaks_each_line_once_in_order(browser: str) -> None:
    heard = listened(browser)
    gap_ms = re.search(r"GAP_MS = (\d+);", LOG.read_text(encoding="utf-8"))
    assert gap_ms
    assert all(
        later - came > int(gap_ms[1]) / 1000 - SEEN_LATE_S for (came, _), (later, _) in pairwise(heard.lines)
    )
    over = heard.passed_over() if browser == "firefox" else set()
    assert len(heard.entered) <= len(heard.lines)
    assert heard.of_the_log() == [text for at, (_, text) in enumerate(heard.lines) if at not in over]
    # What was missed is told to nobody, and what comes after it to everybody.
    assert not any(f"Sentence {letters(one)}." in text for one in MISSED for _, text in heard.spoken)
    assert any(f"Sentence {letters(MISSED[-1] + 1)}." in text for text in heard.of_the_log())


def test_who_only_listens_hears_each_sentence() -> None:
    """Nothing has focus; and work beside Orca makes it take in what was said before when all else is there."""
    with busy(2):
        shown, spoken, dropped = listened("firefox", len(GAPS_S)).numbers()
    assert shown == sorted(shown) and spoken == [one for one in shown if one in spoken]
    assert set(shown) - set(spoken) <= set(dropped)


def test_a_line_is_passed_over_only_where_orca_dropped_one_after_the_next_had_come() -> None:
    lines, spoken = [(0.0, "one"), (0.5, "two"), (1.0, "three")], [(0.2, "one"), (1.4, "three")]
    assert Heard(lines, spoken, [], [1.2]).passed_over() == {1}
    assert Heard(lines, spoken, [], [0.9]).passed_over() == set()
    assert Heard(lines, spoken[:1], [], [1.2]).passed_over() == {1}
