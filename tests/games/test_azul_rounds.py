"""Counting Azul round by round: entries, refusals, and whole games as the naive engine scores them."""

from __future__ import annotations

import random

import pytest

from companion.core.model import Problem
from companion.games.azul.finished.finished import ranking
from companion.games.azul.finished.rounds import FLOORS, LINES, OVER, Count, fold, play, start
from companion.games.azul.rules.editions import CHOCOLATIER, MINI, Edition
from tests.games import azul_naive

TWO = start(MINI, ("Jana", "Petr"))


def refused(count: Count, entry: str) -> str:
    """Key of the reason why an entry cannot be."""
    found = play(count, entry)
    assert isinstance(found, Problem), found
    return found.key


def test_the_rulebooks_seven_points() -> None:
    """AZ-57 AZ-58 AZ-59: four across and three down."""
    count = fold(TWO, _rounds(["tile 1 3 3", "tile 2 3 2"], ["tile 3 1 4"], ["tile 3 2 5"], ["tile 3 4 2"]))
    after = fold(count, ["tile 3 3 1"])
    (gain,) = after.gains
    assert (gain.across, gain.down, gain.points) == (4, 3, 7)


def _rounds(*turns: list[str]) -> list[str]:
    """Rounds in which only the first of two players has lines."""
    return [entry for turn in turns for entry in (*turn, "done", "floor 0", "done", "floor 0")]


def test_the_floor_of_eight_and_nothing_below_nought() -> None:
    """AZ-07 AZ-62 AZ-63 AZ-64 AZ-45: five things cost eight; more than seven no more than fourteen."""
    for things, cost in ((0, 0), (1, 1), (5, 8), (7, 14), (30, 14)):
        count = fold(TWO, ["tile 1 1 1", "done", f"floor {things}"])
        assert count.last is not None
        assert (count.last.cost, count.points[0]) == (cost, max(0, 1 - cost))


def test_lines_are_counted_from_the_shortest_whatever_the_order_of_telling() -> None:
    """AZ-49 AZ-52: first alone, then joined down."""
    down = fold(TWO, ["tile 1 1 1", "tile 2 1 5"])
    up = fold(TWO, ["tile 2 1 5", "tile 1 1 1"])
    assert down.gains == up.gains
    assert [gain.points for gain in up.gains] == [1, 2]


def test_what_cannot_be_is_refused_and_changes_nothing() -> None:
    """AZ-40 AZ-50 AZ-84 AZ-86."""
    count = fold(TWO, [*_rounds(["tile 2 2 1"]), "tile 3 3 1"])
    assert refused(count, "tile 2 2 1") == "az-rounds-has"
    assert refused(count, "tile 3 1 4") == "az-rounds-line-told"
    assert refused(count, "end") == "az-rounds-end-later"
    free = start(MINI, ("Jana", "Petr"), reverse=True)
    laid = fold(free, _rounds(["tile 2 2 1"], ["tile 2 1 3"]))
    assert refused(laid, "tile 3 2 1") == "az-rounds-column-has"
    assert refused(laid, "tile 2 1 4") == "az-rounds-taken"
    shut = fold(
        free, _rounds(["tile 1 1 1", "tile 5 4 3"], ["tile 2 2 1", "tile 5 5 2"], ["tile 3 3 1", "tile 5 1 4"])
    )
    assert refused(shut, "tile 5 2 1") == "az-rounds-no-cell"


@pytest.mark.parametrize(
    "entry", ["tile 1 1 2", "tile 0 1 1", "tile 1 6 1", "tile 1 1", "floor 1", "x", "done 1", ""]
)
def test_what_is_no_entry_of_this_moment(entry: str) -> None:
    with pytest.raises(ValueError):
        play(TWO, entry)


def test_a_full_row_ends_the_game_after_that_round() -> None:
    """AZ-74 AZ-75: the others finish the round; the bonuses come then."""
    entries = _rounds(*([f"tile 1 {column} {column}"] for column in range(1, 5)))
    count = fold(TWO, [*entries, "tile 1 5 5"])
    mid = fold(count, ["done", "floor 0"])
    assert (mid.due, mid.player) == (LINES, "Petr")
    over = fold(mid, ["tile 1 1 1", "done", "floor 2"])
    assert over.due == OVER
    jana, petr = over.counted()
    assert (jana.running, jana.total, petr.total) == (15, 17, 0)
    assert [one.player for one in ranking([jana, petr])] == [1, 2]


def test_whoever_fills_the_row_the_round_is_finished_and_the_game_ends() -> None:
    """AZ-74 AZ-75: of the last player to be told, too."""
    turns = [["done", "floor 0", f"tile 1 {column} {column}", "done", "floor 0"] for column in range(1, 6)]
    count = fold(TWO, [entry for turn in turns for entry in turn])
    assert (count.due, count.points) == (OVER, (0, 15))


def test_a_game_can_be_ended_between_rounds() -> None:
    """AZ-73: no tile is left, or on the reverse side no row can be filled any more."""
    count = fold(TWO, [*_rounds(["tile 1 1 1"]), "end"])
    assert count.due == OVER
    assert fold(TWO, ["done"]).due == FLOORS


@pytest.mark.parametrize("number", [1, 5])
def test_two_to_four_play(number: int) -> None:
    """AZ-01."""
    with pytest.raises(ValueError):
        start(MINI, "abcde"[:number])


@pytest.mark.parametrize("reverse", [False, True])
@pytest.mark.parametrize("edition", [MINI, CHOCOLATIER], ids=lambda one: one.name)
def test_whole_games_as_the_naive_engine_scores_them(edition: Edition, reverse: bool) -> None:
    """AZ-48 to AZ-52, AZ-56 to AZ-64, AZ-74 to AZ-81, AZ-91: told in a random order of lines."""
    dice = random.Random(f"rounds {edition.name} {reverse}")
    ended = 0
    for players in (2, 3, 4, 2, 3):
        table = azul_naive.Table(edition.name, players, reverse=reverse, special=False)
        count = start(edition, "ABCD"[:players], reverse)
        while table.phase() != "over" and table.can_end() and table.round < 12:
            if table.phase() == "round":
                count = fold(count, _told(table, edition, dice))
                table.end_round()
                if table.phase() != "over":
                    assert count.points == tuple(table.scores[one] for one in table.players)
            else:
                azul_naive.act(table, dice)
        if table.phase() == "over":
            ended += 1
            walls = (count if count.due == OVER else fold(count, ["end"])).counted()
            assert [one.total for one in walls] == [table.scores[one] for one in table.players]
            found = [(one.rank, one.player, one.total) for one in ranking(walls)]
            assert found == _without_gaps(table.ranking())
    assert ended


def _told(table: azul_naive.Table, edition: Edition, dice: random.Random) -> list[str]:
    """A whole round as somebody tells it."""
    entries = []
    for player in table.players:
        laid = [one for one in table.laid if one[0] == player]
        dice.shuffle(laid)
        for _, line, column, *_ in laid:
            word = table.walls[player][line - 1][column - 1]
            assert word is not None
            entries.append(f"tile {line} {column} {edition.numbers[word]}")
        entries += ["done", f"floor {len(table.floors[player])}"]
    return entries


def _without_gaps(places: list[tuple[int, int, int, int]]) -> list[tuple[int, int, int]]:
    """The naive ranks 1, 1, 3 as 1, 1, 2."""
    ranks = sorted({place[0] for place in places})
    return [(ranks.index(rank) + 1, player, total) for rank, player, total, _ in places]
