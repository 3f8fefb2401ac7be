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


def test_a_table_goes_on_from_its_disk_alone_and_others_wait_for_it(at: House, tmp_path: Path) -> None:
    with far_tables(at, "crash", "royal_garden", 2, tmp_path) as tables:
        one, other = tables
        other.until(9)
        tables[1] = again = other.crashed()
        again.start()
        assert one.until_over(MATCH_S) and again.until_over(MATCH_S)
        acts = [[played.move for played in each.match.table.referee.ledger.played] for each in (one, again)]
        assert acts[0] == acts[1]


def test_what_is_told_without_a_server_is_kept_and_sent_when_it_is_back(own_house: House, tmp_path: Path) -> None:
    with far_tables(own_house, "away", "royal_garden", 2, tmp_path) as (one, other):
        one.until(3)
        one.plays = other.plays = False
        own_house.kill()
        one.wait("The connection is gone.")
        one.plays = other.plays = True
        one.wait("Kept. It will be sent when the connection is back.")
        own_house.restart()
        one.wait("The connection is back.")
        assert one.until_over(MATCH_S) and other.until_over(MATCH_S)
