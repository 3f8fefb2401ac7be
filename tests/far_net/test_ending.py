"""A match ends while its server goes away: what it came to is kept, and reaches the others later."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from companion.core.errors import CompanionError
from companion.far import wire
from companion.far.kept import far_folder, read_record
from tests.far_net.kit import House, door
from tests.far_net.tables import FarTable, aside, far_tables
from tests.far_net.test_tables import MATCH_S, said_results


def killed_at_the_end(at: House, table: FarTable) -> None:
    """The server is killed as soon as this table knows that the match is over, before it says what it came to."""
    carrier: Any = table.far._carrier
    sends, killed = carrier.send, list[bool]()

    def send(*told: Any, **more: Any) -> None:
        if table.match.finished and not killed:
            killed.append(True)
            at.kill()
        sends(*told, **more)

    carrier.send = send


def test_a_result_that_no_server_took_is_told_at_the_next_start(
    own_house: House, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with far_tables(own_house, "ends", "azul_mini", 2, tmp_path) as tables:
        one = tables[0]
        killed_at_the_end(own_house, one)
        assert one.until_over(MATCH_S)
        one.wait("The connection is gone before the others had the result from here.")
        for each in tables:
            each.stop()
    again = FarTable(read_record(far_folder(one.folder), "ends"), one.folder)
    with monkeypatch.context() as impatient, pytest.raises(CompanionError, match="far-over-untold"):
        impatient.setattr(wire, "CONNECT_S", 0.2)
        again.start()
    again.journal.close()
    own_house.restart()
    assert 1 not in said_results(one)
    with aside(door(own_house)):
        for _ in range(2):  # told twice it is told once
            with pytest.raises(CompanionError, match=r"far-over$"):
                again.start()
            assert len(again.journal.games()) == 1
            again.journal.close()
            assert 1 in said_results(one)
