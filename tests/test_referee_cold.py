"""Boards found as they lie: what is sure is played, what is unclear is asked for, nothing is guessed."""

from __future__ import annotations

import random

import pytest

from companion.core.model import Place
from companion.play.table import SEAT, Input
from tests.rig import Rig

UNCLEAR = (7, 62, 142, 179, 246)
"""Seeds of games whose finished board can be paired in two ways; about one in thirty can."""


def finished(seed: int) -> Rig:
    """A board after a random legal game of twelve dominoes, as far as they fit."""
    chance = random.Random(seed)
    rig = Rig()
    rig.castle(1)
    rig.decided = rig.decided[-1:]
    referee = rig.table.referee
    for _ in range(12):
        things = {f"domino {n}" for n in chance.sample(range(1, 49), 10)}
        moves = [move for move in referee.game.moves(referee.state, things) if move.action == "place"]
        if moves:
            rig.lay_move(chance.choice(moves))
    return rig


def found(board: Rig) -> Rig:
    """A fresh table that finds the board of another one as it lies."""
    cold = Rig(greet=False)
    cold.boards[1] = board.boards[1]
    cold.hear(Input(0, board.boards[1].uid, f"{SEAT} 1"))
    board.boards[1].hello()
    cold.snapshot()
    return cold


@pytest.mark.parametrize("seed", range(12))
def test_a_finished_board_is_read_cold(seed: int) -> None:
    board = finished(seed)
    cold = found(board)
    cold.quiet()
    unclear = "cells-ambiguous" in cold.spoken()
    assert unclear == (seed in UNCLEAR)
    assert unclear or cold.moves() == board.moves()


@pytest.mark.parametrize("seed", UNCLEAR)
def test_an_unclear_pairing_is_asked_for_and_one_domino_laid_again_settles_it(seed: int) -> None:
    board = finished(seed)
    cold = found(board)
    cold.quiet()
    assert cold.said[-1].key == "cells-ambiguous"
    assert set(cold.moves()) < set(board.moves())
    cells = cold.said[-1].facts["cells"]
    assert isinstance(cells, tuple)
    (truth,) = [move for move in board.moves() if name(cells[0]) in move.split()[3:]]
    _, _, number, a, b = truth.split()
    cold.lift(1, f"domino {number}")
    cold.quiet()
    cold.lay(1, int(number), a, b)
    cold.quiet()
    assert cold.moves() == board.moves()


def test_what_is_known_of_the_match_settles_an_unclear_pairing() -> None:
    board = finished(UNCLEAR[1])
    cold = Rig(greet=False)
    cold.boards[1] = board.boards[1]
    cold.table.referee.resume(board.decided)
    cold.hear(Input(0, board.boards[1].uid, f"{SEAT} 1"))
    board.boards[1].hello()
    cold.snapshot()
    cold.quiet()
    assert cold.spoken() == ["board-back"]
    assert cold.moves() == board.moves()


@pytest.mark.parametrize(("elsewhere", "here"), [(3, "1 place 35 B1 C1"), (35, "1 place 3 C1 C2")])
def test_a_pairing_that_is_not_legal_is_no_choice(elsewhere: int, here: str) -> None:
    board = finished(62)  # 35 and 6, or else 3 and 33
    cold = Rig(2, greet=False)
    cold.tell("2 castle 2 C3")
    cold.tell(f"2 place {elsewhere} B3 A3")
    cold.boards[1] = board.boards[1]
    cold.hear(Input(0, board.boards[1].uid, f"{SEAT} 1"))
    board.boards[1].hello()
    cold.snapshot()
    cold.quiet()
    assert here in cold.moves()
    assert "cells-ambiguous" not in cold.spoken()


def name(cell: object) -> str:
    """B3 for the cell in column 2, row 3."""
    assert isinstance(cell, Place)
    return f"{'ABCDE'[cell.x - 1]}{cell.y}"
