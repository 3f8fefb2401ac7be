"""What is true at a table, in the words in which a listening player tells what it knows."""

from __future__ import annotations

from typing import Any

from companion.core.model import Place, Standing
from companion.games.royal_garden.rules.draft import Draft, DraftStep
from companion.games.royal_garden.rules.points import game_standings, is_dynasty, standings, totals
from companion.games.royal_garden.rules.state import State

STEPS = {DraftStep.OVER: "end"}


def state_of(state: State, places: list[Any]) -> dict[str, Any]:
    """The state as Memory.state tells it; places: the rankings so far, as `ranked` gives them."""
    draft = state.draft
    assert draft is not None
    boards = {}
    for player, kingdom in state.seated():
        cells = {_name(cell): kind for domino in kingdom.dominoes for cell, kind in _halves(state, domino)}
        boards[state.name(player)] = {
            "castle": _name(kingdom.castle) if kingdom.castle is not None else "",
            "cells": dict(sorted(cells.items())),
            "discards": sorted(number for owner, number in state.discards if owner == player),
        }
    step = "over" if state.ended else STEPS.get(draft.step, draft.step.value)
    return {
        "step": step,
        "actor": draft.player,
        "game": len(state.past) + 1,
        "rounds_left": _left(draft),
        "old": [[one.number, one.player] for one in draft.old],
        "new": [] if draft.step is DraftStep.DRAW else [[one.number, one.player] for one in draft.new],
        "removed": sorted(draft.removed),
        "boards": boards,
        "totals": [*map(list, state.past), *([list(totals(state).values())] if state.ended else [])],
        "places": [[one, one] for one in places],
    }


def ranked(found: list[Standing]) -> list[Any]:
    """A ranking as it is told: everybody of one rank together, and what decided where the points did not."""
    places = []
    for rank in sorted({one.rank for one in found}):
        here = [one for one in found if one.rank == rank]
        reason = here[0].reason if here[0].reason in ("largest_area", "crowns") else ""
        places.append([rank, sorted(one.player for one in here), here[0].total, reason])
    return places


def rankings_at_end(before: State, after: State) -> list[Any]:
    """The rankings that the end of a game brings: its own, and behind Dynasty's last that of the match."""
    if is_dynasty(before):
        last = [ranked(standings(after))] if after.ended else []
        return [ranked(game_standings(before)), *last]
    return [ranked(standings(after))]


def _left(draft: Draft) -> int:
    """Rounds that are not over, the one under way too; the first choice comes before them."""
    if draft.step is DraftStep.OVER:
        return 0
    if draft.step is DraftStep.DRAW:
        return draft.plan.rounds - max(0, len(draft.drawn) // draft.plan.line - 1)
    return draft.plan.rounds - max(0, draft.round - 1)


def _halves(state: State, domino: Any) -> list[tuple[Any, str]]:
    return list(zip((domino.a, domino.b), state.dominoes[domino.number], strict=True))


def _name(cell: tuple[int, int]) -> str:
    return Place("1", *cell).name
