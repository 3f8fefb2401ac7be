"""Whole daemons play over a true server: each table types for its own player alone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.far_net.kit import House, house
from tests.far_net.tables import far_tables
from tests.patience import PATIENCE_S

MATCH_S = 6 * PATIENCE_S


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as made:
        yield made


def test_two_tables_play_a_whole_match_by_typed_lines(at: House, tmp_path: Path) -> None:
    with far_tables(at, "whole", "royal_garden", 2, tmp_path) as (one, other):
        assert one.until_over(MATCH_S) and other.until_over(MATCH_S)
        ledgers = [[played.move for played in each.match.table.referee.ledger.played] for each in (one, other)]
        assert ledgers[0] == ledgers[1]
        assert one.match.table.referee.outcome() == other.match.table.referee.outcome()
        assert {played.player for played in ledgers[0]} >= {1, 2}
    assert any("Petr" in line for line in one.lines) and any("Jana" in line for line in other.lines)
