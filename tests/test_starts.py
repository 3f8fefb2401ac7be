"""Whatever is remembered, plugged, pulled out and lost on the wire: each board is read, or it is said why not."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.board.tiles import standard
from companion.board.virtual import VirtualBoard
from companion.journal import Journal
from tests.starts_world import Unit, world_of

A, B, C, X = (f"{n:016X}" for n in (0xA, 0xB, 0xC, 0x99))


@pytest.fixture
def journal(tmp_path: Path) -> Iterator[Journal]:
    found = Journal.open(tmp_path / "journal.sqlite3", lambda: 1)
    yield found
    found.close()


def unit(uid: str) -> Unit:
    return Unit(VirtualBoard(uid, standard()))


@pytest.mark.parametrize("late_ms", range(0, 200, 10))
def test_a_board_remembered_at_a_seat_that_is_not_there_is_read_when_the_other_has_its_own(
    journal: Journal, late_ms: int
) -> None:
    with world_of(journal, standard(), {A: "3", X: "2", B: "1"}) as world:
        world.plug(unit(A), "p", late_ms=40)
        world.run(late_ms)
        world.plug(unit(B), "q")
        world.run(2500)
        world.everyone_acts()
        assert dict(world.daemon.match.table.seats) == {B: "1", A: "2"}
