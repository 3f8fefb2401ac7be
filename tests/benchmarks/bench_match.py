"""From a question's key to the answer, late in a match: python -m tests.benchmarks.bench_match

A Duel of the mighty on 7 by 7 with all other variants is played at random until few rounds are left; then every
question of the game is typed several times, in quiet. Answer: from before the line is written to the keyboard to
the first sample handed to the null device, journal and voice process included.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from companion.games.royal_garden.game import GAME
from companion.games.royal_garden.rules.draft import DraftStep
from companion.play.table import TELL, Input
from tests.benchmarks.figures import Figure, keep, tell, times
from tests.benchmarks.house import House
from tests.games.garden import match_setup

RUNS = 12
ANSWER_WITHIN_MS = 40.0
LEFT = 3
"""Rounds that are left when the questions are asked."""

QUESTIONS = (
    "waiting",
    "score",
    "2 score",
    "areas",
    "ranking",
    "rounds",
    "here D4",
    "2 here D4",
    "around D4",
    "row 4",
    "column D",
    "find lake",
    "2 find forest",
    "offer",
    "order",
    "fits",
    "best",
    "bring",
    "aside",
    "changed",
    "open",
    "last",
)


def answers() -> dict[str, list[float]]:
    """Question -> milliseconds to the first sample of its answer, of each run."""
    plain = match_setup(2, "duel", "wider", "centralised", "harmony")
    setup = replace(plain, options={**plain.options, "advice": "1"})
    took: dict[str, list[float]] = {question: [] for question in QUESTIONS}
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder), boards=0, setup=setup)
        _play(house)

        def act() -> None:
            house.until(house.idle)
            for run in range(RUNS):
                for question in QUESTIONS:
                    time.sleep(0.05 + 0.0037 * (run % 10))
                    count = len(house.started)
                    typed_ns = house.type(question if question[0].isdigit() else f"1 {question}")
                    took[question].append((house.sounding(count) - typed_ns) / 1e6)
                    time.sleep(0.03)
                    house.hush()

        house.live(act)
    return took


def _play(house: House) -> None:
    """Tell a random match until a domino is due in a late round."""
    dice = random.Random(11)
    match = house.daemon.match
    while True:
        state = match.table.referee.state
        draft = state.draft
        if draft.step is DraftStep.PLACE and draft.rounds_left <= LEFT:
            return
        move = dice.choice(list(GAME.moves(state)))
        heard = Input(0, "keyboard", f"{TELL} {GAME.text(move)}", move.player)
        match.hear([(heard, match.table.take(heard))])


def measure() -> Iterator[Figure]:
    """Every question alone, for information, and all together against the bound."""
    took = answers()
    every = [ms for measured in took.values() for ms in measured]
    yield times("question in a late Duel to the first sample of its answer", every, ("p95", ANSWER_WITHIN_MS))
    slowest = max(took, key=lambda question: sorted(took[question])[len(took[question]) // 2])
    yield times(f"the slowest of {len(took)} questions, {slowest}", took[slowest])


@pytest.mark.benchmark
def test_every_question_of_a_late_match_is_answered_in_time() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
