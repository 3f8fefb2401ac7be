"""Whole daemons at whole matches over a true server: every game, acts to the far mouth, and tables that crash."""

from __future__ import annotations

import random
import statistics
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

from companion.games import NAMES as GAMES
from tests.far_net.kit import house
from tests.far_net.tables import FarTable, far_tables

MATCH_S = 240.0
SEATS = (2, 4)


def daemons() -> Iterator[str]:
    """All of it."""
    yield from whole_matches()
    yield crashes()


def whole_matches() -> Iterator[str]:
    """Each game to its end at two and four tables; all have the same acts and the same result."""
    with tempfile.TemporaryDirectory() as folder, house(_empty(folder)) as at:
        for number, (game, seats) in enumerate((game, seats) for game in GAMES for seats in SEATS):
            with far_tables(at, f"whole{number}", game, seats, Path(folder)) as tables:
                assert all(one.until_over(MATCH_S) for one in tables), (game, seats)
                assert len({_come_to(one) for one in tables}) == 1, (game, seats)
                cuts = statistics.quantiles(_took_ms(tables), n=20)
                acts = len(tables[0].match.table.referee.ledger.played)
                yield (
                    f"{game}, {seats} daemons on this computer: {acts} acts, all equal, "
                    f"act to far mouth p50 / p95 {cuts[9]:.0f} / {cuts[18]:.0f} ms."
                )


def crashes() -> str:
    """Tables that go on from what their disk had at any moment, again and again, until the match is over."""
    dice, count = random.Random(1), 0
    with (
        tempfile.TemporaryDirectory() as folder,
        house(_empty(folder)) as at,
        far_tables(at, "crashes", "royal_garden", 2, Path(folder)) as tables,
    ):
        began = time.monotonic()
        while time.monotonic() < began + MATCH_S:
            time.sleep(dice.uniform(0.1, 0.6))
            seat = dice.randrange(2)
            if any(one.match.finished for one in tables):
                break
            tables[seat] = again = tables[seat].crashed()
            again.start()
            count += 1
        assert all(one.until_over(MATCH_S) for one in tables)
        assert len({_come_to(one) for one in tables}) == 1
    return f"{count} times a table went on from its disk alone: the match was ended, and both tables are equal."


def _took_ms(tables: list[FarTable]) -> list[float]:
    """From the typing of each act to the step in which it is said at each other table."""
    took = list[float]()
    for one in tables:
        for number, at_s in one.typed_s.items():
            came = [other.came_s.get(number) for other in tables if other is not one]
            took += [1000 * (came_s - at_s) for came_s in came if came_s is not None]
    return took


def _empty(folder: str) -> Path:
    made = Path(folder) / "server"
    made.mkdir()
    return made


def _come_to(table: FarTable) -> str:
    """What the match has come to there: its acts and its result."""
    referee = table.match.table.referee
    return f"{[referee.game.text(one.move) for one in referee.ledger.played]} {referee.outcome()}"
