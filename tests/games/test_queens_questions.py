"""Questions about a garden and about points: each answer against the naive game or a recount of the test's own."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from companion.core.model import Phrase
from companion.games.queens_garden.rules.state import LOTS, OVER
from tests.games import queens_kit as kit
from tests.games.asking import fact, items
from tests.games.queens_asking import (
    EACH_TABLE,
    Seen,
    Table,
    allowed,
    ask,
    cell,
    course,
    hexagon,
    open_cells,
    some,
    walked,
    ways,
)
from tests.games.queens_naive_garden import CELLS, COLOURS, HOURS, PATTERNS, fits, neighbours, traits, value

REWARDS = {"fountain": 1, "statue": 2, "bench": 2, "pavilion": 3}


def players(seen: Seen) -> list[int]:
    return list(seen.state.table.players)


# ---- cells ------------------------------------------------------------------------------------------------------


@EACH_TABLE
def test_what_is_here_on_every_cell(table: Table) -> None:
    reached: Counter[str] = Counter()
    for seen in some(table, 8):
        for seat in players(seen):
            for name in CELLS:
                found = ask(seen.state, f"here {name}", seat)
                reached[found.key] += 1
                _check_here(seen, seat, name, found)
    assert min(reached[f"qg-here{one}"] for one in ("", "-free", "-none", "-ornament")) > 10, reached


def _check_here(seen: Seen, seat: int, name: str, found: Any) -> None:
    naive, laid = seen.naive, seen.naive.garden[seat]
    if name in laid:
        assert (found.key, hexagon(found.facts["hexagon"])) == ("qg-here", laid[name])
        slot = naive.slots[seat].get(int(name.split("-", maxsplit=1)[0]) if name[0].isdigit() else 0, "")
        assert found.facts["printed"] == (slot == f"front {name.split('-')[1]}")
        mine = {(one, len(cells)) for one, cells in naive.groups(seat) if name in cells}
        assert {(fact(one, "property", "property"), one.facts["count"]) for one in items(found)} == mine
    elif name not in open_cells(naive, seat):
        assert found.key == ("qg-here-ornament" if naive._ornament(seat, name) else "qg-here-none")
        if found.key == "qg-here-ornament":
            assert cell(fact(found, "thing", "ornament")) == name
            assert fact(found, "thing", "missing") == sum(one not in laid for one in neighbours(name))
    else:
        able = [one for one in dict.fromkeys(naive.tiles[seat]) if fits(laid, name, one) is None]
        _, _, listed = walked(seen.state, f"here {name}", seat)
        paid = {one for one in able if ways(naive, seat, one)}
        assert {hexagon(one) for one in listed} == paid
        assert found.facts["unpaid"] == len(able) - len(paid)
        assert found.facts["tiles"] == len(naive.tiles[seat])


@EACH_TABLE
def test_what_is_around_every_cell(table: Table) -> None:
    there = {place: name for name, place in CELLS.items()}
    for seen in some(table, 3):
        for seat in players(seen):
            for name, (q, r) in CELLS.items():
                found = items(ask(seen.state, f"around {name}", seat))
                assert [fact(one, "hour", "hour") for one in found] == list(HOURS), "clockwise from twelve"
                for one, (x, y) in zip(found, HOURS.values(), strict=True):
                    _check_side(seen, seat, there.get((q + x, r + y), ""), one.facts["what"])


def _check_side(seen: Seen, seat: int, name: str, told: Any) -> None:
    naive = seen.naive
    if not name:
        assert told.key == "qg-side-edge"
    elif name in naive.garden[seat]:
        assert hexagon(told) == naive.garden[seat][name]
    elif naive._ornament(seat, name):
        lacks = sum(one not in naive.garden[seat] for one in neighbours(name))
        assert (told.key, cell(told.facts["ornament"]), told.facts["missing"]) == ("qg-lacking", name, lacks)
    elif name in open_cells(naive, seat):
        assert told.key == "qg-side-free"
    else:
        assert (told.key, fact(told, "slot", "hour")) == ("qg-side-none", int(name.split("-", maxsplit=1)[0]))


@EACH_TABLE
def test_what_would_surround_an_ornament(table: Table) -> None:
    done = 0
    for seen in some(table, 12):
        for seat in players(seen):
            laid, naive = seen.naive.garden[seat], seen.naive
            kinds = {name: naive._ornament(seat, name) for name in CELLS if naive._ornament(seat, name)}
            lacking = {name: {one for one in neighbours(name) if one not in laid} for name in kinds}
            for name, kind in kinds.items():
                found, _, listed = walked(seen.state, f"surround {name}", seat)
                assert cell(found.facts["ornament"]) == name
                assert {cell(one.facts["cell"]) for one in listed} == lacking[name]
                assert (found.key == "qg-surround-done") == (not lacking[name])
                assert found.facts["jokers"] == REWARDS[kind]
                bare = {cell(one.facts["cell"]) for one in listed if one.facts["bare"]}
                assert bare == lacking[name] - set(open_cells(naive, seat))
            first, _, listed = walked(seen.state, "surround -", seat)
            order = [(len(lacking[cell(one.facts["ornament"])]), -one.facts["jokers"]) for one in listed]  # type: ignore[operator]
            assert order == sorted(order) and len(order) == sum(map(bool, lacking.values()))
            assert first.facts["done"] == len(kinds) - len(order)
            done += len(kinds) - len(order)
    assert done > 5, "something is surrounded"


def test_a_pavilion_that_is_not_there() -> None:
    state = kit.table(kit.garden(slots={2: kit.BACK}))
    assert ask(state, "surround 2-middle").facts["down"] == 1
    found = ask(state, "surround 4-middle")
    assert (found.key, found.facts["down"]) == ("qg-surround-none", 0)


# ---- what a player has ------------------------------------------------------------------------------------------


@EACH_TABLE
def test_the_garden_part_by_part(table: Table) -> None:
    for seen in some(table):
        for seat in players(seen):
            naive = seen.naive
            begin, end, listed = walked(seen.state, "garden", seat)
            told: dict[str, str] = {}
            free: list[str] = []
            for one in listed:
                where = f"{fact(one, 'slot', 'hour')}" if one.key == "qg-garden-slot" else "fountain"
                told |= {_at(where, each.facts["where"]): hexagon(each.facts["hexagon"]) for each in items(one)}
                free += [_at(where, each) for each in items(one, "free")]
                if where != "fountain":
                    assert one.facts["down"] == (naive.slots[seat][int(where)] == "back")
            assert told == naive.garden[seat] and sorted(free) == sorted(open_cells(naive, seat))
            missing = [fact(one, "hour") for one in items(end, "empty")]
            assert missing == [hour for hour in HOURS if hour not in naive.slots[seat]]
            assert begin.facts["hexagons"] == len(told) and begin.facts["expansions"] == len(naive.slots[seat])


def _at(part: str, where: Any) -> str:
    return f"{part}-middle" if where.key == "qg-middle" else f"{part}-{where.facts['hour']}"


@EACH_TABLE
def test_groups_in_the_order_of_their_scoring(table: Table) -> None:
    scoring = 0
    for seen in some(table):
        for seat in players(seen):
            laid = seen.naive.garden[seat]
            wanted = Counter()  # type: ignore[var-annotated]
            for criterion, cells in seen.naive.groups(seat):
                size, others = len(cells), PATTERNS if criterion in COLOURS else COLOURS
                has = {trait for one in cells for trait in traits(laid[one])}
                points = sum(value(laid[one]) for one in cells) if size > 2 else 0
                missing = tuple(one for one in others if one not in has)
                wanted[criterion, size, points, seen.naive.bonus.get(size, 0), max(0, 3 - size), missing] += 1
                scoring += size > 2
            _, _, listed = walked(seen.state, "groups", seat)
            assert Counter(map(_group, listed)) == wanted
            order = [(COLOURS + PATTERNS).index(fact(one, "property", "property")) for one in listed]
            assert order == sorted(order)
    assert scoring > 20


def _group(one: Phrase) -> tuple[Any, ...]:
    missing = tuple(fact(each, "property") for each in items(one, "missing"))
    names = ("count", "points", "bonus", "short")
    return fact(one, "property", "property"), *(one.facts[name] for name in names), missing


@EACH_TABLE
def test_every_storage(table: Table) -> None:
    for seen in some(table):
        for seat in players(seen):
            naive = seen.naive
            found, _, listed = walked(seen.state, "storage", seat)
            told = Counter(
                {
                    f"{each.facts['pattern']}-{fact(one, 'property', 'property')}": each.facts["count"]
                    for one in listed
                    for each in items(one)
                }
            )
            assert told == Counter(naive.tiles[seat])
            assert sorted(map(hexagon, items(found, "expansions"))) == sorted(naive.beds[seat])
            wanted = (len(naive.tiles[seat]), naive.jokers[seat], naive._room(seat), 2 - len(naive.beds[seat]))
            assert tuple(found.facts[one] for one in ("tiles", "jokers", "free", "room")) == wanted


@EACH_TABLE
def test_where_a_colour_or_a_pattern_is(table: Table) -> None:
    for seen in some(table, 10):
        naive = seen.naive
        shown = [*(one for heap in naive.display.values() for one in heap), *naive.faceup.values()]
        for seat in players(seen):
            for criterion in COLOURS + PATTERNS:
                found, _, listed = walked(seen.state, f"find {criterion}", seat)
                cells = {cell(one.facts["cell"]): hexagon(one.facts["hexagon"]) for one in listed}
                assert cells == {at: one for at, one in naive.garden[seat].items() if criterion in traits(one)}
                stored = [*naive.tiles[seat], *naive.beds[seat]]
                assert found.facts["count"] == len(cells)
                assert found.facts["stored"] == sum(criterion in traits(one) for one in stored)
                if seen.state.phase != OVER:
                    assert found.facts["offered"] == sum(criterion in traits(one) for one in shown)


# ---- points -----------------------------------------------------------------------------------------------------


@EACH_TABLE
def test_score_bonuses_and_wheel(table: Table) -> None:
    for seen in some(table):
        naive = seen.naive
        for seat in players(seen):
            end = naive.final_points(seat)
            found = ask(seen.state, "score", seat)
            _, _, listed = walked(seen.state, "bonuses", seat)
            by: Counter[str] = Counter()
            for one in listed:
                by[one.key] += fact(one, "points")
            assert found.facts["groups"] == by["qg-line-group"] == end["groups"]
            assert found.facts["bonuses"] == by["qg-line-bonus"] == end["bonus"]
            floor = seen.state.table.floor and seen.state.phase != OVER
            storage = max(end["storage"], -naive.score[seat]) if floor else end["storage"]
            if seen.state.phase != OVER:
                assert found.facts["storage"] == by["qg-line-storage"] == storage
                assert found.facts["running"] == naive.score[seat]
                assert found.facts["total"] == naive.score[seat] + storage + end["groups"] + end["bonus"]
                _check_wheel(seen, seat)
            else:
                assert found.facts["total"] == naive.score[seat]
                assert ask(seen.state, "wheel", seat).key == "qg-wheel-over"


def _check_wheel(seen: Seen, seat: int) -> None:
    naive, found = seen.naive, ask(seen.state, "wheel", seat)
    brings = naive.round_points(seat)
    assert found.facts["points"] == sum(brings.values()) and found.facts["pavilions"] == brings["pavilions"]
    told = {fact(one, "property", "property"): fact(one, "count") * fact(one, "each") for one in items(found)}
    assert told == {name: points for name, points in brings.items() if name != "pavilions"}
    then = naive.wheel[naive.round] if naive.round < 4 else {}
    assert {fact(one, "property", "property"): fact(one, "each") for one in items(found, "then")} == then
    assert ask(seen.state, "wheel", 0).facts["own"] == 0


@EACH_TABLE
def test_the_ranking_shares_equal_places(table: Table) -> None:
    for seen in some(table, 10):
        found = ask(seen.state, "ranking", 0)
        totals = {seen.state.name(seat): fact(ask(seen.state, "score", seat), "total") for seat in players(seen)}
        told = {name: one.facts["total"] for one in items(found) for name in fact(one, "players")}
        assert told == totals
        better = [len({two for two in totals.values() if two > fact(one, "total")}) for one in items(found)]
        assert [fact(one, "rank") for one in items(found)] == [1 + more for more in better]
        assert ask(seen.state, "score", 0) == found


# ---- who is meant -----------------------------------------------------------------------------------------------

OF_A_GARDEN = (
    *(
        "here fountain-2",
        "around 2-6",
        "surround",
        "surround fountain",
        "garden",
        "storage",
        "groups",
        "find blue",
    ),
    *("fits", "fits tree-blue", "pay bird-yellow", "best", "bonuses"),
)
OF_THE_TABLE = ("offer", "offer 0", "patterns", "left", "rounds", "wheel", "score", "ranking")


@pytest.mark.parametrize("question", OF_A_GARDEN)
def test_at_the_table_a_garden_is_that_of_the_player_on_turn_and_the_name_is_said(question: str) -> None:
    state = next(one.state for one in course((2, ()), 1) if one.state.turn not in (0, one.state.starter))
    found, own = ask(state, question, 0), ask(state, question, state.turn)
    assert (found.key, found.facts["player"]) == ("of-player", state.name(state.turn))
    assert found.facts["what"] == Phrase(own.key, own.facts)
    assert ask(allowed(), question, 0).key == "qg-whose-garden"
    assert ask(state, question, 9).key == "qg-no-player"


@pytest.mark.parametrize("question", [*OF_A_GARDEN, *OF_THE_TABLE])
def test_every_question_is_answered_at_any_time(question: str) -> None:
    """Before the lots, while tiles are drawn, in turns, at the end; from every seat."""
    phases = {one.state.phase: one.state for seed in (1, 2) for one in course((3, ("side-b",)), seed)}
    assert {LOTS, OVER} < set(phases)
    for state in [*phases.values(), allowed(2, "below")]:
        for seat in (0, 1, 2, 9):
            assert ask(state, question, seat).key != "qg-not-understood"


NO_QUESTIONS = (
    *("", "so what", "offer x", "offer 0 1", "offer - x", "patterns 0", "find", "find green", "find blue x"),
    *("fits x", "fits tree-green", "fits - x", "pay", "pay blue", "pay tree-blue x", "here", "here 2-7"),
    *("here fountain-2 x", "here 2-middle 1 1", "around", "around 3", "around fountain 1", "surround 2-6"),
    *("surround fountain x", "garden x", "storage 0", "groups -1", "left x", "rounds 1", "wheel 1", "score 1"),
    *("ranking 1", "bonuses x", "offer -1", "here 2-middle x"),
)


@pytest.mark.parametrize("question", NO_QUESTIONS)
def test_what_is_no_question_is_answered_politely(question: str) -> None:
    state = kit.table(kit.garden({"fountain-2": "tree-blue"}, {2: kit.BACK}, tiles="tree-yellow"))
    found = ask(state, question)
    assert found.key == "qg-not-understood" and found.facts["question"] == " ".join(question.split())


def test_the_last_act_is_told_by_the_house_and_lists_end_with_their_last_item() -> None:
    assert kit.GAME.answer(allowed(), "last", 1) == []
    state = next(one.state for one in course((2, ()), 1) if one.state.round == 2)
    for question in ("offer -", "patterns", "left", "garden", "surround -"):
        _, _, listed = walked(state, question)
        assert items(ask(state, f"{question} 99")) == listed[-1:]
