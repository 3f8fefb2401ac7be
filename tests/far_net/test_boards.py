"""A seat of a far match plays with a true board: hands lay at its own pieces, the other seat types."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import cast

import pytest

from companion.core.model import Move
from companion.device.virtual.port import PtyChannel
from companion.evening.setting import standard_tiles
from companion.far.kept import FarRecord
from companion.input import Typed
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import ScriptStep
from tests.far_net.kit import House, house
from tests.far_net.tables import FarTable, far_tables, wait_for
from tests.far_net.test_tables import MATCH_S, ended
from tests.patience import until

UID = "0000000000B0A2D1"
VERBS = {"castle": "castle", "domino": "lay", "tile": "lay"}
"""What hands do with a thing, in the words of a script."""


class Hands:
    """A board on the table of a seat, plugged in for as long as the match lasts, whoever listens to it."""

    def __init__(self, ports: Path, game: str) -> None:
        ports.mkdir()
        self.board = BenchBoard(UID, standard_tiles(game), boot=1)
        self._cable = BenchPort(self.board, PtyChannel(ports, "board-1"), patient=False)
        self._cable.start()

    def do(self, *steps: str) -> None:
        """Perform steps in the words of a script."""
        for step in steps:
            verb, *args = step.split()
            self._cable.perform([ScriptStep(0, verb, tuple(args))])

    def unplug(self) -> None:
        """End it."""
        self._cable.stop()


class BoardTable(FarTable):
    """A table whose player lays dominoes and castle by hand, and types the rest."""

    hands: Hands

    def __init__(self, record: FarRecord, folder: Path) -> None:
        super().__init__(record, folder)
        self.ports = folder.parent / "ports"
        self.remembered = {UID: str(self.seat)}
        self.types = True
        self._laid = -1

    def _told(self, move: Move) -> str | None:
        """Once for each state, of spots that are as good any; not before what is to be lifted is off the board."""
        referee = self.match.table.referee
        if not move.comes:
            return super()._told(move) if self.types else None
        if self._laid != referee.ledger.count and self.is_in_order:
            self._laid = referee.ledger.count
            self.hands.do(step_of(move))
        return None

    @property
    def laid(self) -> list[str]:
        """What must lie on its board, as steps."""
        played = [one.move for one in self.match.table.referee.ledger.played]
        return [step_of(one) for one in played if one.player == self.seat and one.comes]

    @property
    def is_in_order(self) -> bool:
        """Whether exactly the things of the acts that stand lie on its board."""
        return set(self.hands.board._lain) == {thing_of(step) for step in self.laid}


@pytest.fixture(scope="module")
def at(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    with house(tmp_path_factory.mktemp("server")) as made:
        yield made


@pytest.fixture
def game() -> str:
    return "royal_garden"


@pytest.fixture
def hands(tmp_path: Path, game: str) -> Iterator[Hands]:
    made = Hands(tmp_path / "ports", game)
    BoardTable.hands = made
    yield made
    made.unplug()


@pytest.mark.usefixtures("hands")
@pytest.mark.parametrize("game", ["royal_garden", "azul_mini"])
def test_a_board_plays_a_whole_match_though_its_table_loses_power_and_the_server_its_last_entries(
    own_house: House, tmp_path: Path, game: str
) -> None:
    with far_tables(own_house, "board", game, 2, tmp_path, BoardTable) as tables:
        one, other = cast(BoardTable, tables[0]), tables[1]
        one.until(6)
        kept = own_house.copy()
        one.until(14)
        one.plays = False
        own_house.throw_back(kept)
        wait_for("The server has lost the last moves.", one, other)
        tables[0] = again = one.crashed()
        again.start()
        assert again.until_over(MATCH_S) and other.until_over(MATCH_S)
        assert again.is_in_order and len(again.laid) > 5
        assert not again.match.table.referee.troubles()
        ended(again, other)


def test_a_board_is_made_anew_after_a_knock_and_what_is_lifted_or_taken_back_is_so_at_both_tables(
    at: House, tmp_path: Path, hands: Hands
) -> None:
    with far_tables(at, "anew", "royal_garden", 2, tmp_path, BoardTable) as tables:
        one, other = cast(BoardTable, tables[0]), tables[1]
        one.until(7)
        heard(one, "Jana: put the castle back", lambda: hands.do("knock"))
        heard(one, "Jana: board in order.", lambda: hands.do(*one.laid))
        one.until(24)
        newest = laid_last(one, other)
        heard(one, "put", lambda: hands.do("knock"))
        heard(one, "Jana: board in order.", lambda: hands.do(*one.laid))
        hands.do(f"lift {newest.removeprefix('domino ')}")
        gone(newest, one, other)
        newest = laid_last(one, other)
        heard(one, "Undo: Jana, domino", lambda: one.daemon.post(Typed("undo")))
        heard(one, "Lift it.", lambda: one.daemon.post(Typed("undo")))
        gone(newest, one, other)
        hands.do(f"lift {newest.removeprefix('domino ')}")
        one.types = True
        assert one.until_over(MATCH_S) and other.until_over(MATCH_S)
        assert one.is_in_order and not one.match.table.referee.troubles()
        ended(one, other)


def heard(table: FarTable, text: str, does: Callable[[], None]) -> None:
    """A line with this text is said once this is done."""
    count = len(table.lines)
    does()
    until(lambda: any(text in line for line in table.lines[count:]), lambda: f"{text}: {table.lines[count:]}")


def laid_last(one: BoardTable, other: FarTable) -> str:
    """Its hands lay a domino, and then its player waits: which one, once both tables have it."""
    one.types = False
    until(lambda: acts(one)[-1] == acts(other)[-1] and acts(one)[-1].startswith(f"{one.seat} place"))
    return thing_of(one.laid[-1])


def gone(thing: str, *tables: FarTable) -> None:
    """An act with this thing stands at none of them any more."""
    number = thing.removeprefix("domino ")
    until(lambda: not any(f" place {number} " in text for table in tables for text in acts(table)))


def acts(table: FarTable) -> list[str]:
    """All acts that stand at a table."""
    referee = table.match.table.referee
    return [referee.game.text(one.move) for one in [*referee.ledger.played]]


def step_of(move: Move) -> str:
    """What hands do for an act that lays one thing, in the words of a script."""
    sort, _, name = move.comes[0][1].thing.partition(" ")
    cells = [place.name for place, _ in sorted(move.comes, key=lambda pair: pair[1])]
    return " ".join([VERBS[sort], name, *cells])


def thing_of(step: str) -> str:
    """The thing of a step of a script, as hands name it: a tile by its cell, for there are equal ones."""
    verb, name, *cells = step.split()
    if verb == "castle":
        return f"castle {name}"
    return f"domino {name}" if name.isdigit() else f"tile {name} {cells[0]}"
