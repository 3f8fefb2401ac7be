"""Matches go on over a server that loses its power, older disks are mended, and what cannot be mended is told.

Samples; `python -m tests.far_net faults` and `power` have the full figures.
"""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from tests.far.kit import quick_folder
from tests.far_net.faults import flipped, forked, power_cuts
from tests.far_net.kit import House, house


@pytest.fixture
def at() -> Iterator[House]:
    with quick_folder() as folder, house(folder) as made:
        yield made


def test_a_server_thrown_back_is_mended_by_the_houses_and_the_match_goes_on(at: House) -> None:
    kinds = ("older", "torn")
    counts, fine = asyncio.run(power_cuts(at, "power", kinds, random.Random(3), at.folder))
    assert counts.total() == len(kinds) and fine


def test_another_log_of_a_match_is_told_in_each_house(at: House) -> None:
    assert asyncio.run(forked(at, "fork", random.Random(1), at.folder))


def test_a_flipped_bit_is_mended_or_told(at: House) -> None:
    assert asyncio.run(flipped(at, "flip", random.Random(1), at.folder)) in ("mended", "far-log-torn", "fork")
