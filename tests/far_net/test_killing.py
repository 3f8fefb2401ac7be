"""Tables are truly killed in the middle of a far match. A sample; `python -m tests.far_net kills` has all."""

from __future__ import annotations

import random
from pathlib import Path

from tests.far_net.killing import kills, until_acts, victims
from tests.far_net.kit import House


def test_tables_that_are_killed_go_on_from_their_journals_and_nothing_that_was_said_is_lost(
    own_house: House, tmp_path: Path
) -> None:
    with victims(own_house, "killed", "royal_garden", 2, tmp_path) as tables:
        done = kills(own_house, tables, 4, random.Random(2))
        goal = max(len(one.acts) for one in tables) + 2
        assert until_acts(tables, goal)
        shared = min(len(one.acts) for one in tables)
        assert tables[0].acts[:shared] == tables[1].acts[:shared]
    assert done.total() == 4
    assert not any(one.lost for one in tables), tables[0].lost + tables[1].lost
