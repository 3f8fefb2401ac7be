"""Passing, discards after it, and from round to round (QG-44, QG-45, QG-117 to QG-126, QG-142 to QG-154)."""

from __future__ import annotations

import pytest

from companion.games.queens_garden.rules.hexes import of
from companion.games.queens_garden.rules.state import ACT, FILL, ROUND, State

from .azul_kit import told
from .queens_kit import BACK, GAME, garden, heap, played, refused, setup, table

STORED = "tree-blue bird-blue tulips-yellow"
BEDS = "butterfly-purple"


def scores(state: State) -> list[int]:
    """Points of all players."""
    return [one.score for one in state.gardens]


# ---- passing ----------------------------------------------------------------------------------------------------


def test_one_may_pass_whatever_else_there_is() -> None:
    """QG-117."""
    state = table(garden(tiles="tree-blue"), top="bird-blue")
    assert {"take", "place", "buy", "pass"} == {one.action for one in GAME.moves(state)}
    assert told(GAME, state, "1 pass").passed == (1,)


def test_who_can_do_nothing_else_must_pass() -> None:
    """QG-118: a full storage that cannot be paid with, and no points."""
    stuck = garden({"fountain-12": "tree-blue"}, tiles="tulips-yellow " * 12, jokers=0, score=5)
    state = table(stuck, top="bird-blue")
    assert {one.action for one in GAME.moves(state)} == {"pass"}
    assert told(GAME, state, "1 pass").turn == 2
    (due,) = GAME.awaited(state)
    assert due.act.facts["must"] == 1
    assert due.confirms is not None and GAME.text(due.confirms) == "1 pass"
    (due,) = GAME.awaited(table(garden(), top="bird-blue"))
    assert (due.act.facts["must"], due.confirms) == (0, None)


def test_the_first_to_pass_takes_the_marker_for_a_point() -> None:
    """QG-119: of each round; the others pass for nothing."""
    state = told(GAME, table(garden(), garden(), garden()), "1 pass")
    assert (state.marker, scores(state)) == (1, [14, 15, 15])
    state = told(GAME, state, "2 pass")
    assert (state.marker, scores(state)) == (1, [14, 15, 15])


def test_who_has_passed_is_skipped_until_all_have() -> None:
    """QG-46 QG-120 QG-125: clockwise; then the round is scored."""
    top = "bird-blue tree-yellow plant-purple flower-dark-green"
    state = told(
        GAME, table(garden(), garden(), garden(), top=top), "1 buy 2", "2 pass", "3 buy 2", "1 buy 4", "3 pass"
    )
    assert (state.turn, state.phase) == (1, ACT)
    assert refused(state, "2 take bird") == ["qg-has-passed"]
    assert refused(state, "0 round") == ["qg-not-now"]
    state = told(GAME, state, "1 pass")
    assert (state.turn, state.phase, state.passed) == (0, ROUND, (2, 3, 1))


def test_after_a_pass_hexagons_may_be_discarded_for_their_values() -> None:
    """QG-121 QG-123 QG-124: before the next player's turn; tiles to the tower, expansions under the supply."""
    state = table(garden(tiles=STORED, beds=BEDS, score=20))
    later = told(GAME, state, "1 pass bird-blue tulips-yellow expansion-butterfly-purple")
    assert scores(later) == [20 - 1 - 2 - 6 - 3, 15]
    assert later.tower == heap("bird-blue tulips-yellow")
    assert later.supply == state.supply + 1
    assert (later.gardens[0].tiles, later.gardens[0].beds) == ((of("tree-blue"),), ())
    assert later.turn == 2
    assert refused(later, "1 pass tree-blue") == ["qg-has-passed"]
    discards = {one.args for one in GAME.moves(state) if one.action == "pass"}
    assert len(discards) == 2**4, "any number of them"


def test_jokers_are_not_discarded() -> None:
    """QG-122: nor is what is not stored."""
    state = table(garden(tiles=STORED))
    assert refused(state, "1 pass joker") == ["qg-discard-joker"]
    assert refused(state, "1 pass tree-yellow") == ["qg-no-such-tile"]
    assert refused(state, "1 pass expansion-tree-blue") == ["qg-no-such-expansion"]


@pytest.mark.parametrize(("score", "marker", "open_"), [(3, 0, True), (2, 0, False), (2, 2, True), (1, 2, False)])
def test_discards_cost_no_more_points_than_there_are(score: int, marker: int, open_: bool) -> None:
    """QG-142 QG-144: after the point of the first to pass; without the limit any number may be paid."""
    state = table(garden(tiles="bird-blue", score=score), marker=marker)
    assert refused(state, "1 pass bird-blue") == ([] if open_ else ["qg-discard-points"])
    below = table(garden(tiles="bird-blue", score=score), variants=["below"], marker=marker)
    assert scores(told(GAME, below, "1 pass bird-blue"))[0] == score - 2 - (not marker)


def test_with_nought_points_one_may_be_the_first_to_pass() -> None:
    """QG-142 QG-143 QG-145: the score stays nought, as for all that costs; with the option it falls below."""
    assert scores(told(GAME, table(garden(score=0)), "1 pass"))[0] == 0
    assert scores(told(GAME, table(garden(score=0), variants=["below"]), "1 pass"))[0] == -1


@pytest.mark.parametrize(("variants", "least"), [((), 0), (("below",), -6)])
def test_the_storage_step_of_the_end_is_held_at_nought_before_groups_count(
    variants: tuple[str, ...], least: int
) -> None:
    """QG-142 QG-144 QG-145 QG-161: what groups bring is not used up by it."""
    cells = {"fountain-12": "flower-blue", "fountain-2": "flower-purple", "fountain-4": "flower-yellow"}
    poor = garden(cells, tiles="tulips-blue", score=0, jokers=0)
    state = table(poor, garden(), variants=variants, round=4, marker=2, passed=(1, 2), phase=ROUND, turn=0)
    assert scores(told(GAME, state, "0 round"))[0] == least + 12


# ---- from round to round ----------------------------------------------------------------------------------------


def finished(**changes: object) -> State:
    """Round 1 of two players, all passed, player 2 first; something lies in the display still."""
    mine = garden({"fountain-12": "bird-yellow"}, {4: BACK}, tiles="plant-blue", beds="tree-purple", jokers=2)
    return table(
        mine,
        garden(),
        top="flower-blue flower-purple",
        beside=["tulips-blue", "expansion bird-blue", "gone"],
        phase=ROUND,
        turn=0,
        marker=2,
        passed=(2, 1),
        **{"stack": 2, **changes},  # type: ignore[arg-type]
    )


def test_the_wheel_turns_to_the_next_three() -> None:
    """QG-44 QG-126 QG-146 QG-147: after the scoring of each round, by a quarter; all twelve in four rounds."""
    state, seen = GAME.start(setup()), []
    for number in range(1, 5):
        state = state._replace(round=number, phase=ROUND, marker=2, stack=0)
        seen += [one for one, _ in state.sectors]
        state = played(state, "round")
    assert len(seen) == len(set(seen)) == 12


def test_the_display_is_cleared() -> None:
    """QG-148 QG-149 QG-150 QG-151: tiles to the tower, expansions to the supply, also those left in the stack."""
    state = finished()
    later = told(GAME, state, "0 round")
    assert later.tower == heap("flower-blue flower-purple tulips-blue")
    assert later.supply == state.supply + 2 + 2
    assert (later.beside, later.top) == ((), ())


def test_the_next_stack_comes_with_four_tiles() -> None:
    """QG-58 QG-152: and without tiles in bag and tower it is turned over."""
    later = told(GAME, finished(), "0 round")
    assert (later.round, later.phase, later.lacking, later.stack, later.later) == (2, FILL, 4, 5, 10)
    cleared = finished()._replace(bag=heap(""), tower=heap(""), top=(), beside=())
    turned = told(GAME, cleared, "0 round")
    assert (turned.stack, len(turned.beside)) == (0, 5)


def test_the_holder_of_the_marker_puts_it_back_and_begins() -> None:
    """QG-37 QG-45 QG-153: whoever began before."""
    later = told(GAME, finished(), "0 round")
    assert (later.marker, later.starter, later.turn, later.passed) == (0, 2, 2, ())
    again = told(GAME, later._replace(lacking=0, phase=ACT), "2 pass", "1 pass")
    assert again.marker == 2


def test_storage_and_garden_stay() -> None:
    """QG-154."""
    state = finished()
    later = told(GAME, state, "0 round")
    before, after = state.gardens[0], later.gardens[0]
    assert (after.cells, after.slots, after.tiles) == (before.cells, before.slots, before.tiles)
    assert (after.beds, after.jokers) == (before.beds, before.jokers)


def test_scoring_in_any_order_of_players_brings_the_same() -> None:
    """QG-126: from the holder of the marker on; nobody's points hang on another's."""
    cells = {"fountain-12": "tree-blue"}
    state = table(garden(cells), garden(), garden(cells), phase=ROUND, turn=0, marker=3, passed=(3, 1, 2))
    assert scores(told(GAME, state, "0 round")) == [17, 15, 17]
