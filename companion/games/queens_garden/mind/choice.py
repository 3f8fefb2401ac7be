"""An act as something that can be chosen, as a clause says it after "it is best to". All it names can be typed."""

from __future__ import annotations

from collections.abc import Callable

from companion.core.model import Fact, Move, Phrase
from companion.games.plain import number, word
from companion.games.queens_garden.rules import acts
from companion.games.queens_garden.rules.cells import HOURS
from companion.games.queens_garden.rules.hexes import of, other_of
from companion.games.queens_garden.rules.placing import cell_of, given_in
from companion.games.queens_garden.rules.state import State
from companion.games.queens_garden.rules.taking import is_expansion, split
from companion.games.queens_garden.telling import nouns


def choice(state: State, move: Move) -> Phrase:
    """A legal act of a player."""
    return _CHOICES[move.action](state, move)


def _take(state: State, move: Move) -> Phrase:
    """A colour or pattern, and the places of those that lie at several."""
    criterion, items = word(move, 0), list[Fact]()
    for at in range(1, len(move.args)):
        one, place = split(word(move, at))
        facts: dict[str, Fact] = {"hexagon": nouns.hexagon(one), "expansion": int(is_expansion(state, place))}
        other = nouns.criterion(other_of(one, criterion))
        items.append(Phrase("qg-got-from", {**facts, "other": other, "place": nouns.source(place)}))
    return Phrase("qg-choice-take", {"criterion": nouns.criterion(criterion), "items": tuple(items)})


def _place(_state: State, move: Move) -> Phrase:
    return Phrase("qg-choice-place", {**_laid(move), "cell": nouns.cell(cell_of(move))})


def _lay(_state: State, move: Move) -> Phrase:
    slot = nouns.slot(HOURS.index(number(move, 1)))
    return Phrase("qg-choice-lay", {**_laid(move), "slot": slot, "hour": number(move, 2)})


def _laid(move: Move) -> dict[str, Fact]:
    return {"hexagon": nouns.hexagon(of(word(move, 0)) or 1), "items": nouns.given(given_in(move))}


def _buy(_state: State, move: Move) -> Phrase:
    return Phrase("qg-choice-buy", {"slot": nouns.slot(HOURS.index(number(move, 0)))})


def _pass(_state: State, move: Move) -> Phrase:
    return Phrase("qg-choice-pass", {"items": nouns.given(given_in(move))})


_CHOICES: dict[str, Callable[[State, Move], Phrase]] = {
    acts.TAKE_ACT: _take,
    acts.PLACE_ACT: _place,
    acts.LAY_ACT: _lay,
    acts.BUY_ACT: _buy,
    acts.PASS_ACT: _pass,
}
