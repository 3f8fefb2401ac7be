"""A choice of a review laid again on the player's board: what was laid later comes off, and the match stays."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.model import Move
from companion.minds import reviewer
from tests.engine_kit import needs_core
from tests.review_kit import QUICK, played
from tests.test_review_evening import GARDEN, SEED, Reviewed, evening


def thing(move: Move) -> str:
    """What an act lays."""
    return move.comes[0][1].thing


def in_parts(move: Move) -> list[tuple[int, int]]:
    """Where the pieces of an act lie, in the order of the parts of the object."""
    return [(place.x, place.y) for place, _ in sorted(move.comes, key=lambda one: one[1].part)]


def choice(table: Reviewed, at: int) -> tuple[Move, Move, int]:
    """Of a choice of Jana's: the best act, the one played, and how many acts were before it."""
    assert table.daemon is not None
    review = table.daemon._reviews._review
    assert review is not None
    found = review[1][at]
    return found.best.move, found.played.move, len(found.decision.acts)


@needs_core
def test_what_was_laid_later_comes_off_and_the_best_is_found_by_laying_it(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviewer, "EFFORT", QUICK)
    match = played(GARDEN, SEED)
    mine = [move for move in match.moves if move.player == 1 and move.comes]
    with evening(tmp_path, match=match) as table:
        table.ready()
        board = table.plug(1).board
        for move in mine:
            board.lay(thing(move), *in_parts(move))
        table.run(3000)
        table.say("5", "1", "6")
        best, was, before = choice(table, 1)
        assert was.comes, "the second choice of Jana's is a place"
        later = [move for move in match.moves[before:] if move in mine]
        told = table.say("try")[0]
        assert told.startswith("Take off") and told.count("domino") == len(later)
        table.lines.clear()
        for move in later:
            board.lift(thing(move))
        table.run(3000)
        table.lines.clear()
        board.lay(thing(best), *in_parts(best))
        table.run(3000)
        assert table.lines == ["As good as the best."]
        assert table.match is not None and [one.move for one in table.match.table.referee.ledger.played] == list(
            match.moves
        )
        board.lift(thing(best))
        table.run(3000)
        board.lay(thing(was), *in_parts(was))
        table.run(3000)
        assert table.lines[-1] == "That is what was played."
        table.say("0")
        table.lines.clear()
        board.lift(thing(was))
        table.run(3000)
        assert table.lines == [], "it is tried no more"
