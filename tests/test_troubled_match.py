"""A sample of the whole matches with trouble; the full figure: python -m tests.troubled_match."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests import troubled_match
from tests.games.garden import match_setup

SEEDS = (10, 21, 32, 3, 14, 26)
"""Each number of players, each way of drawing, and most variants."""


@pytest.mark.parametrize("seed", SEEDS)
def test_a_match_with_trouble_ends_as_without(tmp_path: Path, seed: int) -> None:
    assert sum(troubled_match.play(seed, tmp_path).values()) > 10


def test_every_kind_of_trouble_is_one_that_can_be_done() -> None:
    trial = troubled_match.Trial
    kinds = {kind for kinds in (*trial.before.values(), *trial.after.values()) for kind in kinds}
    assert len(kinds) > 15
    assert all(callable(getattr(trial, kind)) for kind in kinds)


def test_the_comparison_finds_an_act_that_was_lost(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(troubled_match.Trial, "choose", lambda _self, _move: None)
    with pytest.raises(AssertionError, match="the state differs"):
        troubled_match.play(10, tmp_path)


def test_a_course_lays_castles_first_and_ends() -> None:
    course = troubled_match.course_of(match_setup(3), random.Random(1))
    assert [move.action for _, move in course[:3]] == ["castle"] * 3
    assert course[-1][1].action == "end"
