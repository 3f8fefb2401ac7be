"""What can be chosen in Queen's Garden and why: every reason counted again from the rulebooks."""

from __future__ import annotations

import os
import random
from collections import Counter
from collections.abc import Callable, Iterator
from copy import deepcopy
from functools import cache
from typing import Any, NamedTuple

import pytest

from companion.core.model import Move, Phrase
from companion.games.queens_garden.demo import GreedyStrategy
from companion.games.queens_garden.mind.mind import MIND
from companion.games.queens_garden.rules.state import ACT, FILL, TURN, State
from companion.games.thinking import Reason
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from companion.play.dealer import Dealer
from tests.games import queens_count as count
from tests.games import queens_kit as kit
from tests.games.asking import fact
from tests.games.queens_asking import Seen, cell, given, hexagon
from tests.games.queens_mirror import Mirror
from tests.games.queens_naive import Naive
from tests.games.queens_naive_garden import bare, traits, value

POSITIONS = int(os.environ.get("COMPANION_REASONS", "100"))
TABLES = ((2, ()), (3, ("side-b",)), (4, ("below",)), (2, ("side-b", "below")), (3, ()))
PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}
KINDS = {
    *("now", "price", "later", "next", "taken", "spaces", "denial", "marker"),
    *("surround", "nearly", "group", "jokers", "given", "stored"),
}


# ---- positions --------------------------------------------------------------------------------------------------


@cache
def positions() -> tuple[Seen, ...]:
    """Some with an act due, of matches in which some act at random, some greedily, some by merit."""
    found: list[Seen] = []
    for seed in range(POSITIONS):
        found += _met(seed)
        if len(found) >= POSITIONS:
            return tuple(found[:POSITIONS])
    raise AssertionError("too few")


def _met(seed: int) -> Iterator[Seen]:
    players, variants = TABLES[seed % len(TABLES)]
    dice = random.Random(seed)
    state: State = kit.GAME.start(kit.setup(players, *variants))
    mirror, hands = Mirror(state), kit.Hands(dice)
    greedy = GreedyStrategy(state.table.setup, Dealer(seed))
    while kit.GAME.outcome(state) is None:
        if state.phase == ACT and dice.random() < 0.1:
            yield Seen(state, deepcopy(mirror.naive))
        move = _played(state, dice, hands, greedy)
        mirror.play(state, kit.GAME.text(move))
        state = kit.GAME.play(state, move)


def _played(state: State, dice: random.Random, hands: kit.Hands, greedy: GreedyStrategy) -> Move:
    if state.phase in (FILL, TURN):
        return hands.next(state)
    if state.phase == ACT and dice.random() < 0.7:
        return max(MIND.merit(state, state.turn), key=lambda one: one.value).move
    moves = list(kit.GAME.moves(state))
    lot = moves[int(dice.random() * len(moves))]
    return lot if lot.action not in ("pass", "round") else greedy.next(state) or lot


class Pair(NamedTuple):
    """Two acts of a player: what is known of both, and why one is better than the other.

    before, one, two: the naive game before the acts and after each.
    """

    state: State
    move: Move
    other: Move
    before: Naive
    one: Naive
    two: Naive
    found: list[Reason]

    @property
    def player(self) -> int:
        return self.state.turn

    def each(self, told: Callable[[Naive, int], Any]) -> tuple[Any, Any]:
        """The same of both acts."""
        return told(self.one, self.player), told(self.two, self.player)

    def more(self, told: Callable[[Naive, int], int]) -> tuple[int, int]:
        """What both acts have added."""
        one, two = self.each(told)
        return one - told(self.before, self.player), two - told(self.before, self.player)


def _after(naive: Naive, move: Move) -> Naive:
    found = deepcopy(naive)
    found.do(kit.GAME.text(move))
    return found


@cache
def compared() -> tuple[Pair, ...]:
    """Of each position the best with the next and with any act, and two of any."""
    found = []
    dice = random.Random(7)
    for state, naive in positions():
        ordered = [one.move for one in sorted(MIND.merit(state, state.turn), key=lambda one: -one.value)]
        every = list(kit.GAME.moves(state))
        chosen = [(ordered[0], ordered[1 % len(ordered)]), (ordered[0], dice.choice(every))]
        chosen += [(dice.choice(ordered), dice.choice(every)), (dice.choice(every), ordered[-1])]
        for move, other in chosen:
            one, two = _after(naive, move), _after(naive, other)
            found.append(Pair(state, move, other, naive, one, two, MIND.reasons(state, move, other)))
    return tuple(found)


# ---- each reason is true ----------------------------------------------------------------------------------------


def _now(pair: Pair, facts: Any) -> None:
    one, two = pair.more(count.sure)
    assert 0 < one == facts["points"] and one > two
    assert (facts["other"], facts["cost"]) == (max(0, two), max(0, -two))


def _price(pair: Pair, facts: Any) -> None:
    one, two = pair.more(count.sure)
    assert 0 >= one > two and (facts["points"], facts["cost"]) == (-one, -two)


def _later(pair: Pair, facts: Any) -> None:
    assert pair.more(count.later) == (facts["points"], facts["other"])


def _next(pair: Pair, facts: Any) -> None:
    assert pair.move.action != "pass"
    one = count.layings(pair.one, pair.player)
    two = count.layings(pair.two, pair.player) if pair.other.action != "pass" else []
    best = max(each.points for each in one)
    assert count.Made(best, hexagon(facts["thing"])) in one and best == facts["points"]
    assert max((each.points for each in two), default=0) == facts["other"] < best


def _came(naive: Naive, player: int) -> int:
    return len(count.things(naive, player))


def _taken(pair: Pair, facts: Any) -> None:
    one, two = pair.more(_came)
    assert pair.move.action == "take" and facts["count"] == one > facts["other"] == max(0, two)


def _free(naive: Naive, player: int) -> int:
    return len(count.spaces(naive, player))


def _spaces(pair: Pair, facts: Any) -> None:
    one, two = pair.each(_free)
    assert facts["count"] == one > two == facts["other"]


def _denial(pair: Pair, facts: Any) -> None:
    other = next(at for at, name in pair.state.table.setup.names.items() if name == facts["player"])
    assert other != pair.player and other not in pair.before.passed
    one, two = (list(count.makings(after, other)) for after in (pair.one, pair.two))
    assert count.Made(facts["points"], hexagon(facts["thing"])) in two
    assert max(each.points for each in two) == facts["points"]
    assert max((each.points for each in one), default=0) == facts["left"] < facts["points"]


def _marker(pair: Pair, _facts: Any) -> None:
    assert (pair.one.marker, pair.before.marker) == (pair.player, 0) and not pair.two.marker
    assert pair.before.round < 4


def _surround(pair: Pair, facts: Any) -> None:
    closed = {cell(one) for one in facts["items"]}
    for name in closed:
        assert not count.lacking(pair.one, pair.player, name) and count.lacking(pair.before, pair.player, name)
    one, two = (
        after.jokers[pair.player] - pair.before.jokers[pair.player] + _words(move).count("joker")
        for after, move in ((pair.one, pair.move), (pair.two, pair.other))
    )
    assert facts["count"] == one > two


def _nearly(pair: Pair, facts: Any) -> None:
    name = cell(facts["ornament"])
    one, two = pair.each(lambda naive, player: count.lacking(naive, player, name))
    assert one == facts["count"] < two and one < count.lacking(pair.before, pair.player, name)
    assert pair.one.rewards[pair.one._ornament(pair.player, name)] == facts["jokers"]


def _group(pair: Pair, facts: Any) -> None:
    one, two = pair.each(count.growing)
    assert (fact(facts["criterion"], "property"), facts["count"]) in one
    assert max((size for _, size in two), default=0) < facts["count"] == max(size for _, size in one)


def _words(move: Move) -> list[str]:
    """What an act of laying gives up."""
    return [str(one) for one in move.args[{"place": 2, "lay": 3}.get(move.action, 99) :]]


def _jokers(pair: Pair, facts: Any) -> None:
    one, two = (_words(move).count("joker") for move in (pair.move, pair.other))
    assert (one, two) == (facts["count"], facts["other"])


def _given(pair: Pair, facts: Any) -> None:
    one, two = (sum(word != "joker" for word in _words(move)) for move in (pair.move, pair.other))
    assert (one, two) == (facts["count"], facts["other"]) and one < two


def _stored(pair: Pair, facts: Any) -> None:
    one, two = pair.each(lambda naive, player: sum(value(bare(each)) for each in count.things(naive, player)))
    assert (one, two) == (facts["points"], facts["other"]) and one < two and pair.before.round == 4


COUNTED: dict[str, Callable[[Pair, Any], None]] = {
    **{"now": _now, "price": _price, "later": _later, "next": _next, "taken": _taken, "spaces": _spaces},
    **{"denial": _denial, "marker": _marker, "surround": _surround, "nearly": _nearly, "group": _group},
    **{"jokers": _jokers, "given": _given, "stored": _stored},
}


def kinds(found: list[Reason]) -> list[str]:
    return [one.told.key.removeprefix("qg-reason-") for one in found]


def test_every_reason_is_true_and_every_kind_is_met() -> None:
    met: Counter[str] = Counter()
    for pair in compared():
        for kind, one in zip(kinds(pair.found), pair.found, strict=True):
            COUNTED[kind](pair, one.told.facts)
            met[kind] += 1
    assert set(met) == KINDS == set(COUNTED), met


def test_reasons_come_by_what_they_explain_and_none_tells_what_another_has_told() -> None:
    for pair in compared():
        points = [one.points for one in pair.found]
        assert points == sorted(points, reverse=True) and min(points, default=1) > 0
        assert len(set(kinds(pair.found))) == len(points)
        assert not {"now", "price"} <= set(kinds(pair.found))
        assert MIND.reasons(pair.state, pair.move, pair.move) == []


def test_what_costs_or_brings_less_is_told_wherever_it_does() -> None:
    for pair in compared():
        found = set(kinds(pair.found))
        one, two = pair.more(count.sure)
        assert bool(found & {"now", "price"}) == (one > two)
        one, two = pair.more(count.later)
        assert ("later" in found) == (one > two)
        assert ("jokers" in found) == (_words(pair.move).count("joker") < _words(pair.other).count("joker"))
        first = pair.move.action == "pass" != pair.other.action and not pair.before.marker
        assert ("marker" in found) == (first and pair.before.round < 4)


def told(state: State, move: str, other: str) -> dict[str, Any]:
    """Kind of each reason -> its facts."""
    found = MIND.reasons(state, kit.moved(state, move), kit.moved(state, other))
    return {kind: one.told.facts for kind, one in zip(kinds(found), found, strict=True)}


def test_who_has_passed_takes_nothing_away_from_anybody() -> None:
    theirs = kit.garden({"fountain-12": "bird-blue", "fountain-2": "tree-blue"})
    state = kit.table(kit.garden(), theirs, top="butterfly-blue tree-yellow")
    denial = told(state, "take blue", "take yellow")["denial"]
    assert (denial["points"], denial["left"]) == (7, 1), "a blue group of six and the wheel; the wheel"
    assert "denial" not in told(state._replace(passed=(2,), marker=2), "take blue", "take yellow")
    assert "denial" not in told(state, "take yellow", "take blue")


def test_a_group_that_is_closed_in_grows_no_more() -> None:
    blue = {"fountain-12": "tree-blue", "fountain-2": "bird-blue", "fountain-4": "butterfly-blue"}
    blue["fountain-6"] = "flower-blue"
    open_one = kit.table(kit.garden(blue, tiles="plant-blue", jokers=4), top="tree-yellow")
    moves = ("place plant-blue fountain-8 joker joker joker joker", "take yellow")
    assert told(open_one, *moves)["group"]["count"] == 5
    closed = kit.table(
        kit.garden({**blue, "fountain-10": "plant-yellow"}, tiles="plant-blue", jokers=4), top="tree-yellow"
    )
    assert "group" not in told(closed, *moves)


# ---- what can be chosen -----------------------------------------------------------------------------------------


def typed(chosen: Phrase) -> str:
    """An act as its choice can be typed."""
    facts: Any = chosen.facts
    paid = [] if chosen.key in ("qg-choice-take", "qg-choice-buy") else given(facts["items"])
    if chosen.key == "qg-choice-take":
        copies = [f"{hexagon(one.facts['hexagon'])}@{fact(one, 'place', 'number')}" for one in facts["items"]]
        return " ".join(["take", fact(facts["criterion"], "property"), *copies])
    if chosen.key == "qg-choice-place":
        return " ".join(["place", hexagon(facts["hexagon"]), cell(facts["cell"]), *paid])
    if chosen.key == "qg-choice-lay":
        hours = (fact(facts["slot"], "hour"), facts["hour"])
        return " ".join(["lay", hexagon(facts["hexagon"]), *map(str, hours), *paid])
    if chosen.key == "qg-choice-buy":
        return f"buy {fact(facts['slot'], 'hour')}"
    assert chosen.key == "qg-choice-pass"
    return " ".join(["pass", *paid])


def test_a_choice_names_an_act_so_that_it_can_be_typed() -> None:
    met: Counter[str] = Counter()
    for pair in compared():
        for move in (pair.move, pair.other):
            chosen = MIND.choice(pair.state, move)
            assert kit.moved(pair.state, typed(chosen)) == move
            met[chosen.key] += 1
        for one in MIND.merit(pair.state, pair.player)[:: 1 + len(pair.found)]:
            assert kit.moved(pair.state, typed(MIND.choice(pair.state, one.move))) == one.move
    assert len(met) == 5, met


@pytest.mark.parametrize("language", LANGUAGES)
def test_choices_and_reasons_are_clauses_at_every_level(language: Language) -> None:
    """Strict: what lacks words would be an error. Their first letter is small, and no period ends them."""
    phrases = PHRASES[language]
    every = {repr(one): one for pair in compared() for one in (reason.told for reason in pair.found)}
    every |= {repr(one): one for pair in compared() for one in [MIND.choice(pair.state, pair.move)]}
    assert len(every) > POSITIONS
    for phrases.level in LEVELS:
        for one in every.values():
            said = phrases.part(one)
            assert said[0].islower() and said[-1].isalpha() and "  " not in said and "." not in said, said


def test_a_hexagon_that_is_named_belongs_to_what_is_taken() -> None:
    for pair in compared():
        chosen = MIND.choice(pair.state, pair.move)
        if chosen.key == "qg-choice-take":
            items: Any = chosen.facts["items"]
            name = fact(chosen, "criterion", "property")
            assert all(name in traits(hexagon(one.facts["hexagon"])) for one in items)
