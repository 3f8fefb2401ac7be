"""A sample of the page's fuzz; the whole of it is a program of its own (tests.page_fuzz)."""

from __future__ import annotations

import random
from pathlib import Path

from tests.page_fuzz import Fuzz
from tests.page_kit import page_house


def test_what_is_spoilt_reaches_no_match_and_ends_no_page(tmp_path: Path) -> None:
    seed = random.randrange(2**32)
    print(f"seed {seed}")
    with page_house(tmp_path) as house:
        assert Fuzz(house, seed).run(400, batch=100).wrong == []
