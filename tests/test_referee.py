"""The referee over virtual boards: what is decided at once, what waits for quiet, what is said."""

from __future__ import annotations

import random
from itertools import permutations

import pytest

from companion.core.model import Kind, Phrase, Place, Problem
from companion.play.referee import Decided, Referee
from companion.play.table import LOST, Input
from tests.rig import NAMES, Rig, spot


def started(count: int = 1) -> Rig:
    """A rig whose players have their castles in the middle."""
    rig = Rig(count)
    for n in rig.boards:
        rig.castle(n)
    rig.forget()
    return rig


def key_of(fact: object) -> str:
    assert isinstance(fact, Phrase)
    return fact.key


# ---- placing --------------------------------------------------------------------------------------------------


def test_a_legal_placement_is_decided_as_soon_as_its_second_cell_is_read() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3", ms=0)
    assert rig.decided == [Decided("move", "1 place 24 B3 A3", 1)]
    assert rig.spoken()[0] == "rg-placed"


def test_nothing_is_said_twice_when_the_board_falls_quiet() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.forget()
    rig.quiet()
    assert rig.said == []
    assert rig.decided == []


def test_an_illegal_placement_waits_for_quiet_and_is_said_once_with_reason_and_remedy() -> None:
    rig = started()
    rig.lay(1, 7, "E5", "D5")
    assert rig.said == []
    rig.quiet()
    (warning,) = rig.said
    assert warning.kind is Kind.IMPORTANT
    assert (warning.key, key_of(warning.facts["reason"])) == ("careful", "rg-alone")
    rig.forget()
    rig.quiet(ms=20_000)
    assert rig.said == []
    rig.ask("why")
    assert [(one.kind, one.key) for one in rig.said] == [(Kind.ANSWER, "careful")]


def test_an_illegal_domino_lifted_in_time_is_never_mentioned() -> None:
    rig = started()
    rig.lay(1, 7, "E5", "D5")
    rig.run(1, 900)
    rig.lift(1, "domino 7")
    rig.quiet()
    assert rig.said == []
    assert rig.decided == []


def test_the_same_mistake_again_is_said_again() -> None:
    rig = started()
    for _ in range(2):
        rig.lay(1, 7, "E5", "D5")
        rig.quiet()
        assert rig.spoken() == ["careful"]
        rig.lift(1, "domino 7")
        rig.quiet()
        assert rig.spoken() == ["put-right"]


def test_a_legal_domino_beside_an_illegal_one_is_played() -> None:
    rig = started()
    rig.lay(1, 7, "E5", "D5")
    rig.quiet()
    rig.forget()
    rig.lay(1, 24, "B3", "A3")
    assert rig.decided == [Decided("move", "1 place 24 B3 A3", 1)]


def test_an_illegal_domino_becomes_legal_when_its_neighbour_comes() -> None:
    rig = started()
    rig.lay(1, 7, "E3", "E2")  # lake, not yet connected
    rig.quiet()
    rig.forget()
    rig.lay(1, 17, "D4", "D3")  # lake beside lake, at the castle
    assert [one.text for one in rig.decided] == ["1 place 17 D4 D3", "1 place 7 E3 E2"]


def test_a_domino_that_lies_on_another_board_is_refused_and_played_when_that_one_is_lifted() -> None:
    rig = started(2)
    rig.lay(1, 24, "B3", "A3")
    rig.lay(2, 24, "B3", "A3")
    rig.quiet(2)
    assert [key_of(one.facts["reason"]) for one in rig.said if one.key == "careful"] == ["rg-gone"]
    rig.forget()
    rig.lift(1, "domino 24")
    rig.quiet(1)
    assert [(one.action, one.player) for one in rig.decided] == [("takeback", 1), ("move", 2)]


# ---- lifting, sliding, restoring ------------------------------------------------------------------------------


def test_hands_that_read_the_board_are_no_event() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.forget()
    for _ in range(5):
        rig.lift(1, "domino 24", ms=600)
        rig.lay(1, 24, "B3", "A3", ms=600)
    rig.quiet()
    assert (rig.said, rig.decided) == ([], [])


def test_an_open_domino_lifted_for_good_is_taken_back() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.forget()
    rig.lift(1, "domino 24")
    assert rig.decided == []
    rig.quiet()
    assert rig.decided == [Decided("takeback", "2", 1)]
    assert rig.spoken() == ["taken-back"]
    assert rig.moves() == ["1 castle 1 C3"]


def test_a_take_back_leaves_what_others_have_laid_since() -> None:
    rig = started(2)
    rig.lay(1, 24, "B3", "A3")
    rig.lay(2, 25, "B3", "A3")
    rig.lift(1, "domino 24")
    rig.quiet(1)
    assert rig.moves() == ["1 castle 1 C3", "2 castle 2 C3", "2 place 25 B3 A3"]


def test_a_final_domino_lifted_has_to_be_put_back() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.tell("confirm", 1)
    assert rig.decided[-1] == Decided("final", "2", 1)
    rig.forget()
    rig.lift(1, "domino 24")
    rig.quiet()
    (warning,) = rig.said
    assert warning.key == "put-back"
    assert warning.kind is Kind.IMPORTANT
    assert rig.decided == []
    rig.forget()
    rig.lay(1, 24, "B3", "A3")
    assert rig.spoken() == ["restored"]
    assert "1 place 24 B3 A3" in rig.moves()


def test_the_next_move_makes_the_last_one_final() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.lay(1, 7, "D3", "E3")
    rig.forget()
    rig.lift(1, "domino 24")
    rig.quiet()
    assert rig.spoken() == ["put-back"]


def test_a_slide_over_legal_cells_ends_where_it_stops() -> None:
    rig = started()
    rig.lay(1, 24, "C2", "C1", ms=0)
    rig.boards[1].slide("domino 24", (4, 3), (4, 2))
    rig.run(1, 0)
    rig.boards[1].slide("domino 24", (3, 4), (4, 4))
    rig.quiet()
    assert rig.moves() == ["1 castle 1 C3", "1 place 24 C4 D4"]
    standing = [one for one in rig.said if rig.table.referee.facts().get((one.valid_while or ("", ""))[0])]
    assert [one.key for one in standing if one.key == "rg-placed"] == ["rg-placed"]


def test_an_open_domino_slid_to_a_wrong_place_is_taken_back_and_refused() -> None:
    rig = started()
    rig.lay(1, 7, "D3", "E3")
    rig.forget()
    rig.boards[1].slide("domino 7", (4, 5), (5, 5))
    rig.run(1, 50)
    assert rig.decided == []
    rig.quiet()
    assert rig.spoken() == ["taken-back", "careful"]


def test_a_board_knocked_over_is_rebuilt_piece_by_piece() -> None:
    rig = started()
    laid = [(24, "B3", "A3"), (7, "D3", "E3"), (17, "C2", "D2"), (3, "C4", "C5")]
    for number, a, b in laid:
        rig.lay(1, number, a, b)
    before = rig.moves()
    rig.forget()
    rig.boards[1].knock()
    rig.quiet()
    assert rig.spoken() == ["knocked"]
    for number, a, b in laid:
        rig.lay(1, number, a, b)
    rig.quiet()
    assert rig.spoken() == ["put-next"] * 4
    rig.castle(1)
    rig.quiet()
    assert rig.spoken() == ["restored"]
    assert rig.moves() == before
    assert rig.decided == []


def test_trouble_on_three_boards_never_holds_up_the_fourth() -> None:
    rig = started(4)
    for n in (1, 2, 3):
        rig.lay(n, 6 + n, "E5", "D5")
        rig.boards[n].flap((1, 1), 40, 50)
    rig.lay(4, 24, "B3", "A3", ms=0)
    assert rig.decided == [Decided("move", "4 place 24 B3 A3", 4)]


# ---- halves and doubts ----------------------------------------------------------------------------------------


def test_half_a_domino_is_said_only_after_the_long_quiet() -> None:
    rig = started()
    rig.boards[1].half("domino 24", "a", (2, 3))
    rig.run(1, 2000)
    assert rig.said == []
    rig.run(1, 1600)
    assert rig.spoken() == ["half-placed"]


@pytest.mark.parametrize(
    ("cell", "beyond", "edge"),
    [
        ("E3", (6, 3), "right"),
        ("A3", (0, 3), "left"),
        ("C1", (3, 0), "near"),
        ("C5", (3, 6), "far"),
    ],
)
def test_half_a_domino_over_the_edge_is_told_from_a_crooked_one(
    cell: str, beyond: tuple[int, int], edge: str
) -> None:
    rig = started()
    rig.boards[1].half("domino 48", "b", spot(cell), beyond)
    rig.quiet()
    (said,) = rig.said
    assert (said.key, said.facts["edge"], said.facts["cell"]) == ("half-over-edge", edge, Place("1", *spot(cell)))


@pytest.mark.parametrize(
    ("word", "key"), [("+0000", "cell-unknown"), ("--+++", "cell-foreign"), ("0000-", "cell-askew")]
)
def test_what_cannot_be_read_is_said_with_its_cell(word: str, key: str) -> None:
    rig = started()
    rig.boards[1].word((4, 4), word)
    rig.quiet()
    assert rig.spoken() == [key]
    assert rig.decided == []


def test_nothing_is_played_of_cells_that_flap() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3", ms=1500)
    rig.lift(1, "domino 24", ms=0)
    rig.tell("undo", 1)
    rig.forget()
    for _ in range(60):  # the tracker holds what lay there before the unrest: domino 24, in doubt
        for where, word in (((2, 3), "+0000"), ((1, 3), "+0000"), ((2, 3), "00000"), ((1, 3), "00000")):
            rig.boards[1].word(where, word)
    rig.run(1)
    assert rig.decided == []
    assert rig.spoken() == ["cell-flapping"]


def test_a_castle_that_cannot_be_read_is_not_missing() -> None:
    rig = started()
    rig.tell("confirm", 1)
    rig.forget()
    rig.boards[1].word((3, 3), "?????")
    rig.quiet()
    assert rig.spoken() == ["cell-unsure"]


def test_a_domino_tilted_on_its_place_is_not_missing() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.tell("confirm", 1)
    rig.forget()
    rig.boards[1].word((2, 3), "00000")
    rig.quiet()
    assert rig.spoken() == ["half-placed"]


def test_a_board_that_says_hello_again_is_not_welcomed_again() -> None:
    rig = started()
    rig.boards[1].hello()
    rig.snapshot()
    rig.quiet()
    assert (rig.said, rig.decided) == ([], [])


def test_a_second_castle_is_refused() -> None:
    rig = started()
    rig.boards[1].lay("castle 2", (1, 1))
    rig.quiet()
    assert [key_of(one.facts["reason"]) for one in rig.said] == ["rg-castle-twice"]


def test_a_domino_before_the_castle_is_refused() -> None:
    rig = Rig()
    rig.lay(1, 24, "B3", "A3")
    rig.quiet()
    assert [key_of(one.facts["reason"]) for one in rig.said] == ["rg-no-castle"]
    rig.forget()
    rig.castle(1)
    assert [one.text for one in rig.decided] == ["1 castle 1 C3", "1 place 24 B3 A3"]


# ---- words and cables -----------------------------------------------------------------------------------------


def test_what_was_undone_and_still_lies_there_is_told_again_when_the_board_is_back() -> None:
    rig = started(2)
    rig.lay(1, 24, "B3", "A3")
    rig.tell("1 undo")
    rig.forget()
    for _ in range(2):
        rig.unplug(1)
        rig.plug(1)
    back = [one for one in rig.said if one.key != "board-lost"]
    assert [one.key for one in back] == 2 * ["board-back", "take-away"]
    assert back[-1].facts["cells"] == (Place("1", 1, 3), Place("1", 2, 3))
    rig.lift(1, "domino 24")
    rig.quiet()
    rig.forget()
    rig.unplug(1)
    rig.plug(1)
    assert rig.spoken() == ["board-lost", "board-back"]


def test_undo_by_word_asks_to_lift_and_does_not_play_the_domino_again() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.forget()
    rig.tell("undo", 1)
    assert rig.spoken() == ["undone-lift"]
    rig.quiet()
    assert rig.moves() == ["1 castle 1 C3"]
    rig.lift(1, "domino 24")
    rig.lay(1, 24, "B3", "A3")
    assert "1 place 24 B3 A3" in rig.moves()


def test_undo_and_confirm_without_an_open_move_say_so() -> None:
    rig = Rig()
    rig.tell("undo", 1)
    rig.tell("confirm", 1)
    assert rig.spoken() == ["nothing-to-undo", "nothing-open"]


def test_a_told_move_is_judged_like_any_other() -> None:
    rig = Rig()
    rig.tell("1 castle 1 C3")
    rig.tell("1 place 24 A1 A2")
    rig.tell("nonsense")
    assert [one.text for one in rig.decided] == ["1 castle 1 C3"]
    assert [one.kind for one in rig.said if one.key.startswith("careful")] == [Kind.IMPORTANT] * 2


def test_why_gives_every_reason_with_its_remedy() -> None:
    rig = started()
    rig.lay(1, 7, "A4", "A5")
    rig.quiet()
    rig.forget()
    rig.tell("1 place 30 C3 D3")
    assert rig.spoken() == ["careful-two"]
    rig.ask("why", 1)
    items = [(one.kind, one.seat, one.key, key_of(one.facts["reason"])) for one in rig.said]
    own = "rg-alone"  # the domino that lies on the board still waits behind the act that was just refused
    assert items == [(Kind.ANSWER, 1, "careful", key) for key in ("rg-taken", "rg-alone", own)]
    assert all(isinstance(one.facts["remedy"], Phrase) for one in rig.said)
    rig.forget()
    rig.tell("confirm", 1)
    rig.forget()
    rig.ask("why", 1)
    assert [key_of(one.facts["reason"]) for one in rig.said] == ["rg-alone"]


def test_why_about_a_board_gives_every_reason_and_whose_board_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    rig = started(2)
    problems = [
        Problem("rg-taken", {"cell": Place("1", 1, 1), "what": "lake"}, Phrase("rg-remedy-empty")),
        Problem("rg-unknown-castle", {"number": 9}, Phrase("rg-remedy-lift")),
        Problem("rg-ended", {}),
    ]
    monkeypatch.setattr(type(rig.table.referee.game), "judge", lambda *_: problems)
    rig.lay(1, 24, "A1", "A2")
    rig.quiet()
    (warning,) = rig.said
    assert warning.key == "careful-more"
    rig.forget()
    rig.ask("why", 2)
    assert [one.key for one in rig.said] == ["careful", "careful", "careful-reason"]
    assert [key_of(one.facts["reason"]) for one in rig.said] == [one.key for one in problems]
    assert {(one.facts["player"], one.facts["several"]) for one in [warning, *rig.said]} == {("Jana", 1)}
    assert {(one.kind, one.coalesce, one.valid_while) for one in rig.said} == {
        (Kind.ANSWER, "", warning.valid_while)
    }


def test_a_newer_warning_is_what_why_is_about() -> None:
    rig = started(2)
    rig.tell("1 place 7 E5 D5")
    rig.lay(2, 8, "A1", "A2")
    rig.quiet(2)
    rig.forget()
    rig.ask("why", 1)
    assert [(one.facts["player"], key_of(one.facts["reason"])) for one in rig.said] == [("Petr", "rg-alone")]


def test_why_about_another_board_is_about_that_board_alone() -> None:
    rig = started(2)
    rig.lay(2, 8, "A1", "A2")
    rig.quiet(2)
    for question, seat, about in (("1 why", 0, "Jana"), ("1 why", 2, "Jana"), ("2 why", 1, "Petr")):
        rig.forget()
        rig.ask(question, seat)
        (told,) = rig.said
        assert (told.facts["player"], told.key == "of-player") == (about, about == "Jana")
    rig.tell("1 place 30 C3 D3")
    rig.forget()
    rig.ask("2 why")
    assert [key_of(one.facts["reason"]) for one in rig.said] == ["rg-alone"]


def test_why_tells_of_a_board_that_is_lost() -> None:
    rig = started(2)
    rig.unplug(1)
    for question, seat, key in (("why", 0, "board-lost"), ("why", 1, "board-lost"), ("2 why", 0, "of-player")):
        rig.forget()
        rig.ask(question, seat)
        assert [(one.key, one.kind, one.coalesce) for one in rig.said] == [(key, Kind.ANSWER, "")]
    rig.plug(1)
    rig.forget()
    rig.ask("why", 1)
    assert rig.spoken() == ["why-nothing"]


def test_nobody_is_named_where_nobody_is_known_or_one_plays_alone() -> None:
    alone, several = started(), started(2)
    alone.lay(1, 7, "E5", "D5")
    alone.quiet()
    several.tell("9 castle 1 C3")
    several.tell("nonsense")
    assert [one.facts["several"] for one in alone.said + several.said] == [0, 0, 0]


def test_a_board_unplugged_and_plugged_again_unchanged_is_in_step() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.forget()
    rig.unplug(1)
    assert rig.spoken() == ["board-lost"]
    rig.plug(1)
    assert rig.spoken() == ["board-back"]
    rig.quiet()
    assert (rig.said, rig.decided) == ([], [])


def test_a_board_back_without_a_restart_is_welcomed() -> None:
    rig = started()
    rig.hear(Input(0, rig.boards[1].uid, LOST))
    rig.boards[1].hello()
    rig.snapshot()
    assert rig.spoken() == ["board-lost", "board-back"]


def test_what_was_laid_while_the_cable_was_out_is_played_when_it_is_back() -> None:
    rig = started()
    rig.unplug(1)
    rig.boards[1].lay("domino 24", (2, 3), (1, 3))
    rig.forget()
    rig.plug(1)
    assert rig.spoken()[:2] == ["board-back-changed", "rg-placed"]


def test_unplugged_in_the_middle_of_a_placement() -> None:
    rig = started()
    rig.boards[1].half("domino 24", "a", (2, 3), (1, 3))
    rig.run(1)
    rig.unplug(1)
    rig.boards[1].lift("domino 24")
    rig.boards[1].lay("domino 24", (2, 3), (1, 3))
    rig.plug(1)
    assert "1 place 24 B3 A3" in rig.moves()


def test_a_fault_is_told_with_its_cell_and_its_end() -> None:
    rig = started()
    rig.boards[1].fault("stuck", (2, 3), 0)
    rig.boards[1].fault("stuck", (2, 3), 0, cleared=True)
    rig.run(1)
    assert rig.spoken() == ["cell-fault", "cell-fault-cleared"]


# ---- properties -----------------------------------------------------------------------------------------------


def next_moves(seed: int, count: int) -> tuple[Rig, list[tuple[int, tuple[int, int], tuple[int, int]]]]:
    """A board some moves into a random game, and the next moves that a player makes there."""
    chance = random.Random(seed)
    rig = started()
    referee: Referee = rig.table.referee
    for _ in range(chance.randint(0, 12 - count)):
        numbers = chance.sample(range(1, 49), 8)
        moves = list(referee.game.moves(referee.state, {f"domino {n}" for n in numbers}))
        placing = [move for move in moves if move.action == "place"]
        if placing:
            rig.lay_move(chance.choice(placing))
    state = referee.state
    found: list[tuple[int, tuple[int, int], tuple[int, int]]] = []
    while len(found) < count:
        taken = {number for number, _, _ in found}
        numbers = [n for n in chance.sample(range(1, 49), 12) if n not in taken]
        moves = [m for m in referee.game.moves(state, {f"domino {n}" for n in numbers}) if m.action == "place"]
        if not moves:
            break
        move = chance.choice(moves)
        state = referee.game.play(state, move)
        number, a, b = move.args
        assert isinstance(number, int)
        cells = [place for place in (a, b) if not isinstance(place, int | str)]
        found.append((number, (cells[0].x, cells[0].y), (cells[1].x, cells[1].y)))
    rig.forget()
    return rig, found


@pytest.mark.parametrize("seed", range(25))
def test_next_placements_in_any_order_or_in_one_snapshot_end_in_the_same_state(seed: int) -> None:
    count = 1 + seed % 6
    rig, moves = next_moves(seed, count)
    for number, a, b in moves:
        rig.boards[1].lay(f"domino {number}", a, b)
        rig.run(1, 50)
    rig.quiet()
    expected = rig.moves()
    orders = list(permutations(moves)) if len(moves) < 4 else [moves[::-1], moves[1:] + moves[:1]]
    for order in orders[:6]:
        other, _ = next_moves(seed, count)
        for number, a, b in order:
            other.boards[1].lay(f"domino {number}", a, b)
            other.run(1, 50)
        other.quiet()
        assert other.moves() == expected
    cold, _ = next_moves(seed, count)
    cold.unplug(1)
    for number, a, b in moves:
        cold.boards[1].lay(f"domino {number}", a, b)
    cold.plug(1)
    cold.quiet()
    doubted = "cells-ambiguous" in cold.spoken()
    assert doubted or cold.moves() == expected


def test_two_players_at_once_do_not_disturb_each_other() -> None:
    rig = started(2)
    rig.boards[1].lay("domino 24", (2, 3), (1, 3))
    rig.boards[2].lay("domino 25", (2, 3), (1, 3))
    rig.run_together()
    assert rig.moves()[2:] == ["2 castle 2 C3", "2 place 25 B3 A3"]
    assert rig.moves()[:2] == ["1 castle 1 C3", "1 place 24 B3 A3"]


def test_decisions_fold_to_the_same_state_without_judging() -> None:
    rig = started(2)
    rig.lay(1, 24, "B3", "A3")
    rig.lay(2, 25, "B3", "A3")
    rig.lift(1, "domino 24")
    rig.quiet(1)
    rig.lay(1, 7, "D3", "E3")
    rig.tell("confirm", 1)
    everything = [
        Decided("move", "1 castle 1 C3", 1),
        Decided("move", "2 castle 2 C3", 2),
        *rig.decided,
    ]
    fresh = Rig(2, greet=False)
    fresh.table.referee.resume(everything)
    assert fresh.table.referee.state == rig.table.referee.state
    assert fresh.moves() == rig.moves()
    assert [entry.open for entry in fresh.table.referee.ledger.played] == [
        entry.open for entry in rig.table.referee.ledger.played
    ]
    assert NAMES[0] == fresh.setup.players[0].name
