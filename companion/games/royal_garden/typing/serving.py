"""Help for the moment: which commands serve now, the act that is due before everything else."""

from __future__ import annotations

from companion.games.royal_garden.rules import acts
from companion.games.royal_garden.rules.draft import Draft, DraftStep
from companion.games.royal_garden.rules.fits import placements
from companion.games.royal_garden.rules.kingdom import Kingdom
from companion.games.royal_garden.rules.match import due_fits
from companion.games.royal_garden.rules.state import State


def serves(state: State) -> tuple[str, ...]:
    """The commands that help for this moment offers, most useful first."""
    if state.ended:
        return ("ranking", "areas")
    missing = any(kingdom.castle is None for player, kingdom in state.seated() if player not in _gone(state))
    castle = (acts.CASTLE,) if missing else ()
    if state.draft is not None:
        return _of_match(state, state.draft, castle)
    if not castle and not state.left():
        return (acts.END, "ranking", "areas")
    discard = () if all(_can_place(state, kingdom) for _, kingdom in state.seated()) else (acts.DISCARD,)
    return (*castle, acts.PLACE, *discard, "fits", "here")


def _can_place(state: State, kingdom: Kingdom) -> bool:
    """Whether some domino that is left fits; true as long as the castle is missing."""
    halves = (state.dominoes[number] for number in state.left())
    return kingdom.castle is None or any(placements(kingdom, state.frame, *one) for one in halves)


def _of_match(state: State, draft: Draft, castle: tuple[str, ...]) -> tuple[str, ...]:
    if draft.step is DraftStep.PLACE:
        kingdom = state.kingdom(draft.player)
        if kingdom is None or kingdom.castle is None:
            return (*castle, "order")
        return (acts.PLACE, "fits", "best", "here") if due_fits(state, draft) else (acts.DISCARD, "fits", "order")
    return {
        DraftStep.LOTS: (acts.LOTS, *castle),
        DraftStep.DRAW: (acts.DRAW, *castle, "offer"),
        DraftStep.CHOOSE: (acts.CHOOSE, *castle, "offer", "bring", "fits"),
        DraftStep.OVER: ("confirm", "ranking", "areas"),
    }[draft.step]


def _gone(state: State) -> tuple[int, ...]:
    return state.draft.gone if state.draft is not None else ()
