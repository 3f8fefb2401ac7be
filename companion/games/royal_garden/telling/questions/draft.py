"""The course of a match: what is on offer, who acts when, which round it is, and the last act."""

from __future__ import annotations

from collections.abc import Sequence

from companion.core.model import Fact, Phrase
from companion.games.parts import Told, part
from companion.games.royal_garden.rules.draft import Draft
from companion.games.royal_garden.rules.kingdom import Kingdom
from companion.games.royal_garden.rules.match import offered
from companion.games.royal_garden.rules.points import is_dynasty
from companion.games.royal_garden.rules.state import State
from companion.games.royal_garden.telling.questions.asked import Asked
from companion.games.royal_garden.telling.tell import act_of

WHOLE = 5
"""Dominoes of the longest line."""


def offer(asked: Asked) -> Told:
    """The newer line by number, each domino with whose king stands there."""
    draft = asked.state.draft
    if draft is None:
        return "rg-no-draft", {}
    items = [offered(asked.state, one.number, one.player) for one in draft.new]
    listed = _whole(asked, items)
    if not items:
        last = len(draft.drawn) >= draft.plan.in_play
        return "rg-offer-none", {"last": int(last)}
    return "rg-offer", {**listed, "free": len(draft.free), "missing": draft.lacking}


def order(asked: Asked) -> Told:
    """Who acts when: the kings that still stand in the older line; in the first choice who chooses, in turn."""
    draft = asked.state.draft
    if draft is None:
        return "rg-no-draft", {}
    if not draft.first:
        return "rg-order-lots", {}
    if draft.is_first_choice:
        return _first_choice(asked, draft)
    listed = _whole(asked, [offered(asked.state, one.number, one.player) for one in draft.old])
    acting: dict[str, Fact] = {"player": asked.state.name(draft.acting), "acting": int(draft.acting > 0)}
    return ("rg-order" if draft.old or draft.acting else "rg-order-none"), {**acting, **listed}


def rounds(asked: Asked) -> Told:
    """Which round it is and how many follow; in Dynasty which game, too."""
    draft = asked.state.draft
    asked.no_more()
    if draft is None:
        return "rg-no-draft", {}
    facts: dict[str, Fact] = {"game": len(asked.state.past) + 1, "several": int(is_dynasty(asked.state))}
    if not draft.round:
        return "rg-rounds-first", {"rounds": draft.plan.rounds, **facts}
    return "rg-rounds", {"round": draft.round, "left": draft.rounds_left, **facts}


def last(asked: Asked) -> Told:
    """The last act at the table."""
    asked.no_more()
    move = asked.state.last
    if move is None:
        return "rg-nothing-yet", {}
    return "rg-last", {"act": act_of(_before(asked.state), move)}


def _first_choice(asked: Asked, draft: Draft) -> Told:
    """The players who still put a king on a domino of the first line, in turn (RG-35 to RG-37)."""
    chosen = sum(one.player > 0 for one in draft.new)
    kings = draft.plan.kings * len(draft.players)
    start = draft.players.index(draft.first)
    turns = [draft.players[(start + at) % len(draft.players)] for at in range(chosen, kings)]
    items = [Phrase("rg-order-player", {"player": asked.state.name(player)}) for player in turns]
    return "rg-order-first", _whole(asked, items)


def _whole(asked: Asked, items: Sequence[Phrase]) -> dict[str, Fact]:
    """A line of dominoes or of choices, five at most, told whole; from the asked one on where a number is told."""
    return part(asked.words, items, WHOLE)


def _before(state: State) -> State:
    """The state as its last act found it, as far as naming that act needs it."""
    move = state.last
    kingdom = state.kingdom(move.player) if move is not None else None
    if move is None or kingdom is None or move.action != "place":
        return state
    earlier = tuple(one for one in kingdom.dominoes if one.number != move.args[0])
    return state.with_kingdom(move.player, Kingdom(kingdom.castle, kingdom.castle_number, earlier))
