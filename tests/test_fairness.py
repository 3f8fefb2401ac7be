"""Whoever thinks knows no more than a person at the table.

Pairs of moments that differ only in what is hidden: what a bag, a stack or lots will bring, and what was seen
before it was taken back. The same is asked, and choices and reasons are the same.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from functools import partial
from itertools import cycle, islice
from typing import Any

import pytest

from companion.core.model import Move
from companion.games import load, mind
from companion.games.api import Setup
from companion.games.azul.mind.mind import MINI
from companion.games.thinking import Reason, Valued
from companion.minds.levels import choose, levels
from companion.minds.lines import opinion_of
from companion.minds.opinion import Effort, Measure, Opinion
from companion.minds.worker import Answerer, Waiting
from companion.play.dealer import Dealer
from companion.play.fold import Fold
from tests.due_moves import any_legal, chooser, due_move
from tests.games import azul_kit, queens_kit
from tests.minds_kit import LOOK, Situation, setup_of, situations

EFFORTS = LOOK, Effort(Measure.PLAYED, playouts=100, width=2, deadline_ms=600_000)
TABLES: dict[str, tuple[str, Setup, int]] = {
    "garden": ("royal_garden", setup_of("centralised"), 5),
    "garden of four": ("royal_garden", setup_of("dynasty", players=4), 31),
    "mini": ("azul_mini", azul_kit.setup("azul_mini", 2), 9),
    "mini, reverse": ("azul_mini", azul_kit.setup("azul_mini", 3, "reverse"), 37),
    "chocolatier": ("master_chocolatier", azul_kit.setup("master_chocolatier", 2, "special", "marker"), 13),
    "chocolatier, reverse": (
        "master_chocolatier",
        azul_kit.setup("master_chocolatier", 4, "reverse", "special"),
        17,
    ),
    "queens": ("queens_garden", queens_kit.setup(2), 9),
    "queens, side b": ("queens_garden", queens_kit.setup(3, "side-b"), 17),
}
"""Games, their set-ups, and that every so many choices of a match are looked at."""


def thought(answerer: Answerer, situation: Situation, effort: Effort) -> Opinion:
    """What the process that thinks answers, read as whoever asked reads it."""
    answer = answerer.answer(Waiting(json.loads(situation.asked(effort).line))).decode()
    assert answer.startswith("opinion "), answer

    def legal(text: str) -> Move:
        move = load(situation.game).parse(situation.state, text)
        assert isinstance(move, Move)
        return move

    return opinion_of(answer.split(" ", 2)[2], legal)


def said(situation: Situation, opinion: Opinion) -> tuple[list[Move | None], list[Reason]]:
    """What each level chooses by the same lots, and why the best is better than the next one."""
    known = mind(situation.game)
    assert known is not None
    chosen = [choose(opinion, one, Dealer(len(situation.acts))) for one in levels(situation.game)]
    best = [one.move for one in opinion.choices[:2]]
    return chosen, known.reasons(situation.state, *best) if len(best) == 2 else []


def gone_on(situation: Situation, seed: int) -> tuple[list[str], Situation | None]:
    """What chance brings next, and the choice after it; None where none comes."""
    game, dealer = load(situation.game), Dealer(seed)
    state, acts, drawn = situation.state, list(situation.acts), list[str]()
    while game.outcome(state) is None:
        if drawn and chooser(game, state) is not None:
            return drawn, replace(situation, state=state, acts=tuple(acts))
        is_chance = bool(game.awaited(state)[0].chance)
        move = due_move(game, state, dealer, partial(any_legal, game, state, dealer))
        acts.append(game.text(move))
        drawn += acts[-1:] if is_chance else []
        state = game.play(state, move)
    return drawn, None


def pairs(game: str, setup: Setup, every: int, seed: int, *efforts: Effort) -> Iterator[bool]:
    """Look at moments of a match: whether something was hidden at each. AssertionError where it was known."""
    fold, fresh, knowing = Fold(load(game), setup), Answerer(), Answerer()
    moments = islice(situations(setup, seed, game), seed % every, None, every)
    for situation, effort in zip(moments, cycle(efforts), strict=False):
        twin = replace(situation, state=fold.after(situation.acts))
        assert repr(twin.state) == repr(situation.state), "a state has something that was not told"
        assert twin.asked(effort).line == situation.asked(effort).line
        found = thought(fresh, situation, effort)
        before = said(situation, found)
        futures = [gone_on(situation, 2 * seed), gone_on(situation, 2 * seed + 1)]
        for _, later in futures:
            if later is not None:
                said(later, thought(knowing, later, effort))
        again = thought(knowing, twin, effort)
        assert again == found, "what was taken back is remembered"
        assert said(twin, again) == before
        yield futures[0][0] != futures[1][0]


@pytest.mark.sampled(len(TABLES))
@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize("table", TABLES)
def test_what_is_hidden_changes_no_choice_and_no_reason(table: str, seed: int) -> None:
    hidden = [*pairs(*TABLES[table], seed, *EFFORTS)]
    assert sum(hidden) > len(hidden) / 2 > 1, "pairs differ in what is hidden"


def test_who_remembers_a_bag_that_was_taken_back_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    least, usual = [100], type(MINI).merit

    def remembering(self: Any, state: Any, seat: int) -> list[Valued]:
        least[0] = min(least[0], sum(state.bag) + sum(state.lid))
        known = least[0] < sum(state.bag) + sum(state.lid)
        return [replace(one, value=one.value + known * len(str(one.move)) % 3) for one in usual(self, state, seat)]

    monkeypatch.setattr(type(MINI), "merit", remembering)
    with pytest.raises(AssertionError, match="taken back"):
        list(pairs(*TABLES["mini"], 1, LOOK))
