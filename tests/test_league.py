"""A league's standings and tables, against docs/league.md and the reckoner that was written from it."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.league.season import Award, Ruling, Season, SeasonTable, TableKey, TableResult
from companion.league.seating import meetings, proposed
from companion.league.standings import disputed, shared, standings
from tests.league.seasons import flat, played, second

FIRST = TableKey(1, 1)
TWO = Season(("a", "b"), (SeasonTable(FIRST, ("a", "b")),))


@pytest.mark.parametrize("size", [2, 3, 4])
def test_forty_people_and_seven_rounds_stand_as_the_second_reckoner_says(size: int) -> None:
    """Each result comes up to three times, in any order; some tables dispute. Hardly anybody meets again."""
    season = played(people=40, rounds=7, size=size, seed=size)
    assert season.disputes and season.sent > len(season.season.tables)
    assert season.met_again() <= (0 if size == 2 else 1)


@pytest.mark.parametrize(("people", "rounds"), [(7, 5), (7, 7), (39, 7)])
def test_nobody_has_a_second_bye_before_all_had_one(people: int, rounds: int) -> None:
    assert played(people, rounds, size=2, seed=3).most_byes() == 1


@pytest.mark.parametrize(
    ("totals", "points"),
    [
        ((40, 30), (12, 0)),
        ((30, 30), (6, 6)),
        ((10, 30, 20), (0, 12, 6)),
        ((1, 9, 9), (0, 9, 9)),
        ((40, 30, 20, 10), (12, 8, 4, 0)),
        ((9, 9, 1, 0), (10, 10, 4, 0)),
        ((-3, -3, -3, -3), (6, 6, 6, 6)),
    ],
)
def test_a_table_brings_what_the_page_says(totals: tuple[int, ...], points: tuple[int, ...]) -> None:
    assert shared(totals, Award().full) == points


def test_differing_results_bring_nothing_until_a_ruling_whichever_came_first() -> None:
    one, other = TableResult(FIRST, (5, 4)), TableResult(FIRST, (4, 5))
    for results in ((one, other), (other, one), (one, other, one)):
        season = Season(TWO.people, TWO.tables, results)
        assert disputed(season) == (FIRST,)
        assert [row.points for row in standings(season)] == [0, 0]
        ruled = Season(TWO.people, TWO.tables, results, (Ruling(FIRST, (4, 5), "both remember it so"),))
        assert disputed(ruled) == ()
        assert flat(standings(ruled)) == [(1, "b", 12, 1), (2, "a", 0, 0)]


def test_the_newest_ruling_stands_also_where_nothing_was_sent_or_nothing_is_to_count() -> None:
    rulings = (Ruling(FIRST, (9, 1), "told by telephone"), Ruling(FIRST, None, "played by other rules"))
    assert [row.points for row in standings(Season(TWO.people, TWO.tables, (), rulings))] == [0, 0]
    assert [row.points for row in standings(Season(TWO.people, TWO.tables, (), rulings[::-1]))] == [12, 0]


totals_of = st.lists(st.integers(-5, 5), min_size=2, max_size=4)


@given(st.lists(totals_of, max_size=5), st.randoms(use_true_random=False))
def test_the_order_in_which_results_come_changes_nothing(told: list[list[int]], lot: object) -> None:
    people = tuple("abcd")
    tables = tuple(SeasonTable(TableKey(at, 1), people[: len(one)]) for at, one in enumerate(told, start=1))
    results = [TableResult(table.key, tuple(one)) for table, one in zip(tables, told, strict=True)]
    again = [*results, *results]
    lot.shuffle(again)  # type: ignore[attr-defined]
    season = Season(people, tables, tuple(again))
    assert standings(season) == standings(Season(people, tables, tuple(results)))
    assert flat(standings(season)) == second(season)


@given(st.integers(2, 30), st.sampled_from([2, 3, 4]))
def test_tables_seat_everybody_once_and_differ_by_one_at_most(people: int, size: int) -> None:
    names = tuple(map(str, range(people)))
    tables = proposed(Season(names), names, size)
    assert Counter(who for table in tables for who in table) == Counter(names)
    sizes = [len(table) for table in tables]
    assert max(sizes) <= size and max(sizes) - min(sizes) <= 1
    assert len(tables) == -(-people // size)
    assert size == 2 or min(sizes) > 1


def test_who_is_not_there_gets_no_table_and_nothing_for_the_round() -> None:
    season = Season(tuple("abcde"))
    tables = proposed(season, ["e", "a", "c", "b"], 2)
    assert sorted(who for table in tables for who in table) == ["a", "b", "c", "e"]


def test_who_has_more_points_sits_with_who_has_more() -> None:
    names = tuple("abcdefgh")
    first = tuple(SeasonTable(TableKey(1, at), pair) for at, pair in enumerate(pairwise(names), start=1) if at % 2)
    season = Season(names, first, tuple(TableResult(table.key, (2, 1)) for table in first))
    assert [set(table) <= set("aceg") or set(table) <= set("bdfh") for table in proposed(season, names, 2)] == [
        True
    ] * 4


def test_meetings_count_each_two_of_a_table() -> None:
    season = Season(tuple("abc"), (SeasonTable(FIRST, tuple("abc")), SeasonTable(TableKey(2, 1), ("c", "a"))))
    assert meetings(season) == {frozenset(pair): 1 + (pair == ("a", "c")) for pair in combinations("abc", 2)}


@pytest.mark.parametrize(
    "broken",
    [
        lambda: Season(("a", "a")),
        lambda: Season(("a",), TWO.tables),
        lambda: Season(TWO.people, (*TWO.tables, SeasonTable(TableKey(1, 2), ("a",)))),
        lambda: Season(TWO.people, TWO.tables, (TableResult(FIRST, (1, 2, 3)),)),
        lambda: Season(TWO.people, TWO.tables, (TableResult(TableKey(2, 1), (1, 2)),)),
        lambda: SeasonTable(FIRST, ("a", "a")),
        lambda: SeasonTable(FIRST, tuple("abcde")),
        lambda: Award(full=10),
        lambda: proposed(TWO, ["a"], 2),
        lambda: proposed(TWO, ["a", "x"], 2),
        lambda: proposed(TWO, ["a", "b"], 5),
    ],
)
def test_a_season_that_contradicts_itself_is_a_broken_program(broken: object) -> None:
    with pytest.raises(ValueError, match=r"\w"):
        broken()  # type: ignore[operator]
