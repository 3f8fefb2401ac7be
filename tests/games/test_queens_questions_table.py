"""Questions about the display, about what can be laid, and about the course: against the naive game; sentences."""

from __future__ import annotations

from collections import Counter
from copy import deepcopy
from itertools import product
from typing import Any

import pytest

from companion.core.model import Announcement, Move, Phrase
from companion.games.queens_garden.mind.mind import MIND
from companion.games.queens_garden.rules.state import ACT, LOTS, OVER, State
from companion.language.phrases import LANGUAGES, LEVELS, Language, Phrases
from tests.games import queens_kit as kit
from tests.games.asking import fact, items
from tests.games.queens_asking import (
    EACH_TABLE,
    TABLES,
    Seen,
    Table,
    allowed,
    ask,
    cell,
    course,
    given,
    hexagon,
    open_cells,
    some,
    walked,
    ways,
)
from tests.games.queens_count import sure
from tests.games.queens_naive import Naive
from tests.games.queens_naive_garden import (
    CELLS,
    COLOURS,
    HEXAGONS,
    HOURS,
    PATTERNS,
    fits,
    traits,
    value,
)
from tests.games.queens_questions_said import LITERAL

# ---- the display ------------------------------------------------------------------------------------------------


@EACH_TABLE
def test_the_display_by_colour_and_by_pattern(table: Table) -> None:
    full = open_ones = 0
    for seen in some(table):
        state, naive = seen.state, seen.naive
        for question, criteria in (("offer -", COLOURS), ("patterns", PATTERNS)):
            seat = state.turn or 1
            found, _, listed = walked(state, question, seat)
            wanted = [one for one in criteria if naive._offered(one)]
            if not wanted:
                assert found.key == "qg-offer-none"
                continue
            assert [fact(one, "property", "property") for one in listed] == wanted
            assert found.facts["tiles"] == sum(map(len, naive.display.values()))
            assert found.facts["expansions"] == len(naive.faceup)
            for one in listed:
                _check_criterion(seen, seat, one)
                full += fact(one, "full")
            open_ones += len(naive.faceup)
    assert full and open_ones > 10, (full, open_ones)


def _check_criterion(seen: Seen, seat: int, one: Phrase) -> None:
    naive, criterion = seen.naive, fact(one, "property", "property")
    told = {}
    for each in items(one):
        pair = (criterion, fact(each, "property", "property"))
        name = "-".join(pair if criterion in PATTERNS else pair[::-1])
        told[name] = {fact(at, "place", "number"): fact(at, "expansion") for at in items(each, "places")}
    assert told == {
        name: {place: int(place in naive.faceup) for place in naive._where(name)}
        for name in naive._offered(criterion)
    }
    assert fact(one, "count") == len(told)
    if seen.state.phase == ACT:
        acts = []
        for chosen in product(*told.values()):
            copies = (f"{name}@{at}" for name, at in zip(told, chosen, strict=True))
            acts.append(" ".join([f"{seat} take {criterion}", *copies]))
        assert fact(one, "full") == all(naive.forbids(act) == "QG-55" for act in acts)


@EACH_TABLE
def test_each_place_of_the_display(table: Table) -> None:
    keys: Counter[str] = Counter()
    for seen in some(table):
        naive = seen.naive
        for place in range(10) if seen.state.phase not in (LOTS, OVER) else ():
            found = ask(seen.state, f"offer {place}", 0)
            keys[found.key] += 1
            if place in naive.faceup:
                assert found.key == "qg-offer-face"
                assert hexagon(found.facts["expansion"]) == f"expansion-{naive.faceup[place]}"
            elif place in naive.display:
                assert found.key == "qg-offer-place" and given(found.facts["items"]) == sorted(
                    naive.display[place]
                )
                assert found.facts["stack"] == (naive.stack if place == 0 else 0)
            elif 0 < place < naive._number:
                assert found.key == "qg-offer-gone"
            else:
                assert found.key == "qg-offer-nowhere"
                there = [fact(one, "number") for one in items(found, "places")]
                assert there == sorted({*naive.display, *naive.faceup})
    assert min(keys[f"qg-offer-{one}"] for one in ("face", "place", "gone", "nowhere")) > 5, keys


@EACH_TABLE
def test_what_bag_tower_and_stacks_hold(table: Table) -> None:
    for seen in some(table):
        naive = seen.naive
        found, _, listed = walked(seen.state, "left", 0)
        bag, tower = (Counter(trait for one in heap for trait in traits(one)) for heap in (naive.bag, naive.tower))
        told = {fact(one, "property", "property"): (fact(one, "bag"), fact(one, "tower")) for one in listed}
        assert told == {one: (bag[one], tower[one]) for one in COLOURS + PATTERNS}
        if seen.state.phase != OVER:
            wanted = (len(naive.bag), len(naive.tower), naive.supply, naive.stack, sum(naive.stacks))
            assert tuple(found.facts[one] for one in ("bag", "tower", "supply", "stack", "later")) == wanted
            assert found.facts["unseen"] == 36 - len(naive._seen)


# ---- what can be laid -------------------------------------------------------------------------------------------


def spaces(naive: Naive, player: int, one: str) -> list[str]:
    """Where a tile may lie."""
    return [at for at in open_cells(naive, player) if fits(naive.garden[player], at, one) is None]


def slots(naive: Naive, player: int, one: str) -> dict[int, list[int]]:
    """Where an expansion may lie: slot -> hours of its hexagon."""
    laid = naive.garden[player]
    found = {
        slot: [hour for hour in HOURS if fits(laid, f"{slot}-{hour}", one) is None]
        for slot in HOURS
        if slot not in naive.slots[player]
    }
    return {slot: hours for slot, hours in found.items() if hours}


def least_jokers(naive: Naive, player: int, thing: str) -> int:
    """How many jokers the cheapest way takes; 9 where there is none."""
    every = ways(naive, player, thing.removeprefix("expansion-"))
    return min((way.count("joker") for way in every), default=9)


@EACH_TABLE
def test_which_stored_things_can_be_laid(table: Table) -> None:
    count = 0
    for seen in some(table):
        naive = seen.naive
        for seat in seen.state.table.players:
            wanted = {}
            for one in dict.fromkeys(naive.tiles[seat]):
                wanted[one] = len(spaces(naive, seat, one))
            for one in naive.beds[seat]:
                wanted[f"expansion-{one}"] = len(slots(naive, seat, one))
            jokers = {thing: least_jokers(naive, seat, thing) for thing in wanted}
            can = {thing for thing in wanted if wanted[thing] and jokers[thing] < 9}
            found, _, listed = walked(seen.state, "fits -", seat)
            assert {hexagon(one.facts["thing"]) for one in listed} == can
            assert found.facts["rest"] == len(wanted) - len(can)
            for told in listed:
                thing = hexagon(told.facts["thing"])
                assert (told.facts["places"], told.facts["jokers"]) == (wanted[thing], jokers[thing])
                assert told.facts["cost"] == value(thing.removeprefix("expansion-"))
            count += len(can)
    assert count > 50


@pytest.mark.sampled(1)
@EACH_TABLE
def test_where_each_hexagon_may_lie_and_every_way_to_pay(table: Table) -> None:
    for seen in some(table, 6):
        for seat in seen.state.table.players:
            for one in HEXAGONS:
                _check_places(seen, seat, one)
                _check_ways(seen, seat, one)


def _check_places(seen: Seen, seat: int, one: str) -> None:
    naive = seen.naive
    held = (one in naive.tiles[seat], one in naive.beds[seat])
    found, _, listed = walked(seen.state, f"fits {one}", seat)
    cells = [told for told in listed if told.key != "qg-fits-slot"]
    turned = {
        fact(told, "slot", "hour"): [fact(hour, "hour") for hour in items(told, "hours")]
        for told in listed
        if told.key == "qg-fits-slot"
    }
    assert sorted(map(cell, cells)) == (sorted(spaces(naive, seat, one)) if held != (False, True) else [])
    assert turned == (slots(naive, seat, one) if held[1] else {})
    assert found.facts["held"] == {(1, 1): "both", (1, 0): "tile", (0, 1): "expansion", (0, 0): "none"}[held]
    assert found.key == ("qg-fits-one" if listed else "qg-fits-nowhere")
    every = ways(naive, seat, one)
    assert found.facts["ways"] == len(every) and bool(found.facts["lacking"]) == (not every)
    if every:
        assert tuple(given(found.facts["given"])) in every


def _check_ways(seen: Seen, seat: int, one: str) -> None:
    every = ways(seen.naive, seat, one)
    found, _, listed = walked(seen.state, f"pay {one}", seat)
    if value(one) == 1:
        assert found.key == "qg-pay-free"
        return
    told = [tuple(given(each.facts["items"])) for each in listed]
    assert len(set(told)) == len(told) and set(told) == every
    jokers = [way.count("joker") for way in told]
    assert jokers == sorted(jokers), "fewest jokers first"
    if not every:
        assert found.key == "qg-pay-none"
        more = seen.naive.jokers[seat] + found.facts["lacking"]  # type: ignore[operator]
        richer = Naive(2, {}, [], {})
        richer.tiles[1], richer.beds[1], richer.jokers[1] = seen.naive.tiles[seat], seen.naive.beds[seat], more
        assert ways(richer, 1, one), "with so many jokers more it can be paid"
        richer.jokers[1] -= 1
        assert not ways(richer, 1, one), "with one less it cannot"


@EACH_TABLE
def test_best_are_the_three_acts_of_most_merit_with_what_they_bring_at_once(table: Table) -> None:
    met: Counter[str] = Counter()
    for seen in (one for one in some(table) if one.state.phase == ACT):
        state, seat, before = seen.state, seen.state.turn, seen.naive
        merits: dict[object, tuple[float, Move]] = {}
        for one in MIND.merit(state, seat):
            what = one.move.action, *one.move.args[:1]
            if what not in merits or one.value > merits[what][0]:
                merits[what] = one.value, one.move
        ordered = sorted(merits.values(), key=lambda one: -one[0])[:3]
        found = items(ask(state, "best", seat))
        assert [one.facts["choice"] for one in found] == [MIND.choice(state, move) for _, move in ordered]
        for told, (_, move) in zip(found, ordered, strict=True):
            naive = deepcopy(before)
            naive.do(kit.GAME.text(move))
            assert fact(told, "points") - fact(told, "cost") == sure(naive, seat) - sure(before, seat)
            held = before.jokers[seat] - [*map(str, move.args)].count("joker")
            assert fact(told, "jokers") == naive.jokers[seat] - held
            met[move.action] += 1
    assert {"take", "place"} <= set(met), met


def test_who_waits_for_the_turn_is_told_what_is_best_then_and_who_has_passed_nothing() -> None:
    state = next(one.state for one in course(TABLES[0], 1) if one.state.phase == ACT and not one.state.passed)
    other = 3 - state.turn
    told = ask(state, "best", other)
    assert told.key == "qg-best"
    assert told.facts == ask(state._replace(turn=other), "best", other).facts
    assert ask(state._replace(passed=(other,)), "best", other).key == "qg-best-none"


def test_advice_is_given_only_where_the_table_allowed_it() -> None:
    assert ask(kit.table(kit.garden()), "best").key == "qg-no-advice"
    assert ask(allowed(), "best").key == "qg-best-none"
    assert ask(allowed(), "best 1").key == "qg-not-understood"


# ---- the course of the game -------------------------------------------------------------------------------------


@EACH_TABLE
def test_rounds_turns_and_the_marker(table: Table) -> None:
    passed = 0
    for seen in some(table):
        state, naive = seen.state, seen.naive
        found = ask(state, "rounds", 0)
        if state.phase in (LOTS, OVER):
            assert found.key == ("qg-rounds-lots" if state.phase == LOTS else "qg-rounds-over")
            continue
        assert (found.facts["round"], found.facts["left"]) == (naive.round, 4 - naive.round)
        assert found.facts["passed"] == tuple(map(state.name, naive.passed))
        assert found.facts["holder"] == (state.name(naive.marker) if naive.marker else "")
        acting: Any = found.facts["players"]
        still = {state.name(one) for one in state.table.players if one not in naive.passed}
        assert set(acting) == still and (not acting or acting[0] == state.name(state.turn))
        passed += len(naive.passed)
    assert passed


def test_the_order_that_is_told_is_the_one_in_which_acts_follow() -> None:
    for table in TABLES:
        states = [one.state for one in course(table, 1) if one.state.phase == ACT]
        for state in states:
            players: Any = ask(state, "rounds", 0).facts["players"]
            following = kit.GAME.play(state, next(iter(kit.GAME.moves(state))))
            if following.turn:
                assert following.name(following.turn) == players[1 % len(players)]


# ---- sentences --------------------------------------------------------------------------------------------------

PHRASES = {language: Phrases(language, strict=True) for language in LANGUAGES}
QUESTIONS = (
    *("offer", "offer - 4", "offer 0", "offer 1", "offer 3", "offer 9", "patterns", "left", "left 10", "fits"),
    *("best", "garden", "garden 4", "storage", "storage 4", "groups", "groups 4", "surround", "surround fountain"),
    *("surround ornament-1", "surround 2-middle", "rounds", "wheel", "score", "bonuses", "ranking", "what now"),
)


def answers(state: State) -> list[Announcement]:
    """What is answered to every question, about every cell, hexagon and criterion."""
    asked = [ask(state, one, seat) for one in QUESTIONS for seat in (0, 1)]
    asked += [ask(state, f"{what} {name}", 1) for name in CELLS for what in ("here", "around")]
    asked += [ask(state, f"{what} {one}", 1) for one in HEXAGONS for what in ("fits", "pay")]
    return asked + [ask(state, f"find {one}", 2) for one in COLOURS + PATTERNS]


@pytest.mark.sampled(2)
@EACH_TABLE
def test_every_answer_has_words_at_every_level_in_every_language(table: Table) -> None:
    """Strict: a missing message, form or fact, and a sign that no voice reads, would be an error."""
    different = {repr(one): one for seen in course(table, 3)[::6] for one in answers(seen.state)}
    assert len(different) > 300
    for phrases in PHRASES.values():
        for phrases.level in LEVELS:
            for one in different.values():
                said = phrases.say(one)
                assert said[0].isupper() and said[-1] in ".?", said
                assert not any(sign in said for sign in (" .", "..", ": .", ":.", " ,", ",.", ":,", ", ,")), said


def scene() -> State:
    """Round two of two; player 1 is on turn, has two expansions and some groups; advice is allowed."""
    cells = {
        **{"fountain-12": "tree-blue", "fountain-2": "bird-blue", "fountain-4": "butterfly-blue"},
        **{"fountain-6": "butterfly-yellow", "fountain-10": "tree-yellow"},
        **{"2-8": "flower-blue", "2-12": "bird-purple", "2-6": "flower-yellow"},
    }
    mine = kit.garden(
        cells,
        {2: 12, 6: kit.BACK},
        tiles="butterfly-purple butterfly-light-green bird-light-green bird-light-green plant-blue tree-purple",
        beds="tulips-yellow",
        jokers=3,
        score=19,
    )
    state = kit.table(
        mine,
        top="tree-blue bird-yellow bird-yellow flower-purple",
        beside=("expansion plant-blue", "tree-blue", "gone"),
        round=2,
        starter=2,
    )
    return state._replace(table=state.table._replace(setup=allowed().table.setup))


@pytest.mark.parametrize("told_in", LITERAL, ids="-".join)
def test_the_sentences_of_a_fixed_scene(told_in: tuple[Language, str]) -> None:
    language, level = told_in
    phrases = Phrases(language, strict=True)
    phrases.level = "terse" if level == "terse" else "normal"
    wanted = LITERAL[told_in]
    assert {question: phrases.say(ask(scene(), question)) for question in wanted} == wanted
