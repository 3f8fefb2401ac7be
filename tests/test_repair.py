"""Repair of a match as it is heard: boards put in order by word, piece by piece, people who leave, acts undone."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.model import Announcement, Kind, Phrase
from companion.evening.opening import resumed
from companion.games.royal_garden.game import GAME
from companion.language.phrases import Phrases
from companion.play.journal import Journal
from companion.play.match import Match
from companion.play.table import SEAT, TELL, Input
from firmware.bench.board import BenchBoard
from tests.games.garden import match_setup
from tests.rig import Rig
from tests.still import Still

LINE = (7, 13, 24, 34)
NEXT = (3, 17, 25, 40)


def begun(count: int = 2) -> Rig:
    """A match in which Petr has laid 7 C4 C5 and 13 D3 E3 beside the castle C3, and Jana 24 C4 C5.

    Jana is on turn with 34. More than two players lay freely instead, each two dominoes.
    """
    rig = Rig(count, setup=match_setup(count) if count == 2 else None)
    for n in range(1, count + 1):
        rig.castle(n)
    if count > 2:
        for n, numbers in enumerate(((3, 4), (7, 8), (17, 18), (20, 24)), 1):
            rig.lay(n, numbers[0], "C4", "C5")
            rig.lay(n, numbers[1], "C2", "C1")
        rig.forget()
        return rig
    rig.tell("lots 1")
    for number in LINE:
        rig.tell(f"draw {number}")
    for player, number in ((1, 24), (2, 7), (1, 34), (2, 13)):
        rig.tell(f"choose {number}", player)
    for number in NEXT:
        rig.tell(f"draw {number}")
    rig.lay(2, 7, "C4", "C5")
    rig.tell("choose 3", 2)
    rig.lay(2, 13, "D3", "E3")
    rig.tell("choose 17", 2)
    rig.lay(1, 24, "C4", "C5")
    rig.tell("choose 25", 1)
    rig.forget()
    return rig


def heard(rig: Rig) -> list[tuple[str, str]]:
    """Key and object of everything said, then forget."""
    found = [(one.key, name(one.facts.get("thing"))) for one in rig.said]
    rig.forget()
    return found


def name(thing: object) -> str:
    """A domino's number, "castle", or nothing."""
    if not isinstance(thing, Phrase):
        return ""
    return "castle" if thing.key == "rg-castle-thing" else str(thing.facts["number"])


def knocked() -> Rig:
    """Petr's board, knocked over and told so."""
    rig = begun()
    rig.boards[2].knock()
    rig.quiet(2)
    return rig


# ---- a board knocked over --------------------------------------------------------------------------------------


def test_each_piece_is_named_as_soon_as_the_one_before_it_lies_the_castle_first_then_from_near_to_far() -> None:
    rig = knocked()
    assert heard(rig) == [("knocked", "castle")]
    rig.castle(2)
    assert heard(rig) == [("put-next", "13")], "row three lies before row four"
    rig.lay(2, 13, "D3", "E3")
    (last,) = rig.said
    assert (last.key, name(last.facts["thing"]), last.facts["step"]) == ("put-next", "7", "last")
    assert [str(part.facts["cell"].name) for part in last.facts["parts"]] == ["C4", "C5"]  # type: ignore
    rig.forget()
    rig.lay(2, 7, "C4", "C5")
    assert heard(rig) == [("restored", "")]
    assert rig.decided == []
    rig.quiet(2)
    assert rig.said == []


def test_any_order_will_do_and_what_is_left_is_named() -> None:
    rig = knocked()
    rig.forget()
    rig.lay(2, 7, "C4", "C5")
    assert heard(rig) == [("put-next", "castle")]
    rig.lay(2, 13, "D3", "E3")
    assert heard(rig) == [("put-next", "castle")]
    rig.castle(2)
    assert heard(rig) == [("restored", "")]


def test_wrong_pieces_on_the_way_are_named() -> None:
    rig = knocked()
    rig.castle(2)
    rig.forget()
    rig.lay(2, 7, "D3", "E3")
    rig.quiet(2)
    assert heard(rig) == [("take-away", "7")], "it lies where the next one belongs"
    rig.lift(2, "domino 7")
    rig.quiet(2)
    assert heard(rig) == [("put-next", "13")]
    rig.lay(2, 41, "D3", "E3")
    rig.quiet(2)
    assert heard(rig) == [("take-away", "41")]
    rig.lift(2, "domino 41")
    rig.lay(2, 13, "A1", "B1")
    rig.quiet(2)
    (elsewhere,) = rig.said
    assert (elsewhere.key, name(elsewhere.facts["thing"])) == ("put-elsewhere", "13")
    cells, parts = elsewhere.facts["cells"], elsewhere.facts["parts"]
    assert [cell.name for cell in cells] == ["A1", "B1"]  # type: ignore
    assert [part.facts["cell"].name for part in parts] == ["D3", "E3"]  # type: ignore
    rig.forget()
    rig.lift(2, "domino 13")
    rig.lay(2, 7, "A1", "A2")
    rig.quiet(2)
    assert heard(rig) == [("put-elsewhere", "7")], "not the next one, nor in its way, but wrong all the same"


def test_what_does_not_lie_flat_is_named_and_the_board_is_not_called_in_order() -> None:
    rig = knocked()
    rig.castle(2)
    rig.forget()
    rig.boards[2].half("domino 13", "a", (4, 3), (5, 3))
    rig.quiet(2)
    assert heard(rig) == [("half-placed", "")]
    rig.lift(2, "domino 13")
    rig.lay(2, 13, "D3", "E3")
    assert ("put-next", "7") in heard(rig)
    rig.boards[2].half("domino 7", "a", (3, 4), (3, 5))
    rig.quiet(2)
    assert heard(rig) == [("half-placed", "")], "not restored"
    rig.lift(2, "domino 7")
    rig.lay(2, 7, "C4", "C5")
    rig.quiet(2)
    assert heard(rig)[-1] == ("restored", "")


def test_why_repeats_the_step_and_others_may_ask_and_act_meanwhile() -> None:
    rig = knocked()
    rig.castle(2)
    rig.forget()
    for seat in (1, 2):
        rig.ask("why", seat)
        assert [(one.key, one.kind, one.seat) for one in rig.said] == [("put-next", Kind.ANSWER, seat)]
        assert heard(rig) == [("put-next", "13")]
    rig.lift(2, "castle 2")
    rig.ask("why", 2)
    assert heard(rig) == [("put-next", "castle")], "also before anything new is said of it"
    rig.ask("waiting", 1)
    rig.ask("score", 1)
    assert [one.kind for one in rig.said] == [Kind.ANSWER] * 2
    rig.forget()
    rig.lay(1, 34, "D3", "E3")
    rig.tell("choose 40", 1)
    assert rig.moves().count("1 choose 40") == 1
    rig.forget()
    rig.castle(2)
    rig.quiet(2)
    assert heard(rig)[-1] == ("put-next", "13")


def test_a_domino_whose_turn_has_come_counts_when_the_board_is_in_order() -> None:
    rig = begun()
    rig.lay(1, 34, "D3", "E3")
    rig.tell("choose 40", 1)
    for number in (2, 4, 6, 8):
        rig.tell(f"draw {number}")
    rig.boards[2].knock()
    rig.quiet(2)
    rig.castle(2)
    rig.forget()
    rig.lay(2, 3, "C2", "C1")
    rig.quiet(2)
    assert ("take-away", "3") not in heard(rig), "it is Petr's next domino"
    rig.lay(2, 13, "D3", "E3")
    rig.lay(2, 7, "C4", "C5")
    rig.quiet(2)
    assert "2 place 3 C2 C1" in rig.moves()


def test_three_boards_knocked_over_do_not_hold_up_each_other() -> None:
    rig = begun(4)
    for n in (1, 2, 3):
        rig.boards[n].knock()
        rig.quiet(n)
    assert [key for key, _ in heard(rig)] == ["knocked"] * 3
    rig.lay(4, 1, "D3", "E3")
    assert "4 place 1 D3 E3" in rig.moves()
    rig.forget()
    for n in (3, 1, 2):
        rig.castle(n)
        (step,) = rig.said
        assert (step.key, step.facts["player"]) == ("put-next", rig.setup.players[n - 1].name)
        rig.forget()


def test_a_knock_that_leaves_pieces_in_the_way_names_these_first() -> None:
    rig = begun()
    board = rig.boards[2]
    for thing in ("castle 2", "domino 7", "domino 13"):
        board.lift(thing)
    board.lay("domino 13", (3, 3), (3, 4))
    rig.run(2)
    rig.quiet(2)
    (count, first) = rig.said
    assert (count.key, count.facts["count"], count.facts["parts"]) == ("knocked", 3, ())
    assert (first.key, name(first.facts["thing"])) == ("take-away", "13")
    assert count.coalesce != first.coalesce, "neither may replace the other"


def test_a_piece_that_lies_elsewhere_since_the_knock_is_moved_when_it_is_due() -> None:
    rig = begun()
    board = rig.boards[2]
    for thing in ("castle 2", "domino 7", "domino 13"):
        board.lift(thing)
    board.lay("domino 13", (1, 1), (2, 1))
    rig.run(2)
    rig.quiet(2)
    assert heard(rig) == [("knocked", "castle")]
    rig.castle(2)
    assert heard(rig) == [("put-elsewhere", "13")]


# ---- another board ---------------------------------------------------------------------------------------------


def test_on_another_board_everything_is_laid_anew_piece_by_piece() -> None:
    rig = begun()
    rig.unplug(2)
    board = BenchBoard("F" * 16, rig.tiles, (5, 5), boot=7)
    rig.boards[2] = board
    rig.forget()
    rig.hear(Input(0, board.uid, f"{SEAT} 2"))
    board.hello()
    rig.run(2)
    rig.snapshot(2)
    assert [(one.key, one.facts["count"]) for one in rig.said] == [("board-back-bare", 3)]
    rig.forget()
    rig.quiet(2)
    assert [(one.key, one.facts["step"]) for one in rig.said] == [("put-next", "first")]
    assert heard(rig) == [("put-next", "castle")]
    rig.castle(2)
    rig.lay(2, 13, "D3", "E3")
    rig.lay(2, 7, "C4", "C5")
    assert heard(rig) == [("put-next", "13"), ("put-next", "7"), ("restored", "")]
    assert rig.decided == []


def test_a_new_board_takes_the_place_of_one_that_is_gone(tmp_path: Path) -> None:
    live = Still(tmp_path, 2)
    live.start()
    try:
        live.plug(1)
        live.plug(2)
        live.wait("Jana: board ready")
        live.do(2, "castle 2 C3")
        live.wait("Petr: castle")
        live.type("2 confirm")
        live.wait("Petr: final, the castle")
        live.cables.pop(2).stop()
        live.wait("Petr: connection lost")
        live.plug(9)
        live.wait("Petr: board ready, lay one piece on it")
        live.wait("Petr: last the castle, Charlie three")
        live.do(9, "castle 2 C3")
        live.wait("Petr: board in order")
    finally:
        live.stop()


# ---- leaving ---------------------------------------------------------------------------------------------------


def test_what_becomes_of_the_board_of_a_player_who_has_left_is_no_event() -> None:
    rig = begun()
    rig.tell("leave", 2)
    rig.forget()
    rig.boards[2].knock()
    rig.quiet(2)
    rig.unplug(2)
    assert rig.said == []
    rig.ask("why", 1)
    assert rig.spoken() == ["why-nothing"]
    rig.plug(2)
    rig.quiet(2)
    assert rig.said == []
    rig.tell("choose 40", 2)
    (refusal,) = rig.said
    assert refusal.facts["reason"] == Phrase("left-already", {"player": "Petr"})
    rig.forget()
    rig.tell("undo", 2)
    rig.quiet(2)
    assert [key for key, _ in heard(rig)] == ["undone-act", "knocked"], "who stays after all has a board again"


def test_a_confirmation_does_not_tell_the_acts_of_who_has_left() -> None:
    rig = Rig(2, setup=match_setup(2))
    rig.castle(1)
    rig.castle(2)
    rig.tell("leave", 2)
    rig.forget()
    rig.tell("confirm")
    assert [one.facts["player"] for one in rig.said if one.key == "made-final"] == ["Jana"]


# ---- undoing and putting right ---------------------------------------------------------------------------------


def test_an_act_undone_says_what_is_awaited_now() -> None:
    rig = begun()
    rig.lay(1, 34, "D3", "E3")
    rig.forget()
    rig.tell("undo", 1)
    (undone,) = rig.said
    assert [one.key for one in undone.facts["waits"]] == ["rg-await-place"]  # type: ignore
    said = Phrases("en", "normal", strict=True).say(undone)
    assert said.endswith(
        "Lift it from the board. Waiting: Jana, domino thirty-four on the board, lake with one crown, and forest."
    )
    assert "Waiting" not in Phrases("en", "terse", strict=True).say(undone)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        ("draw 13", "rg-not-now"),
        ("draw 77", "rg-unknown-domino"),
        ("correct 14 12", "rg-not-in-line"),
        ("lots 9", "rg-no-player"),
    ],
)
@pytest.mark.parametrize("seat", [0, 1])
def test_what_is_nobodys_is_told_wrong_with_its_own_reason_from_any_keyboard(
    line: str, reason: str, seat: int
) -> None:
    rig = Rig(2, setup=match_setup(2))
    rig.tell(line, seat)
    (refusal,) = rig.said
    told = refusal.facts["reason"]
    assert isinstance(told, Phrase) and told.key == reason


def test_the_last_placement_waits_and_can_be_undone_until_it_is_confirmed() -> None:
    state, rig = GAME.start(match_setup(2)), Rig(2, setup=match_setup(2))
    while state.draft is not None and state.draft.step != "over":
        move = next(iter(GAME.moves(state)))
        state = GAME.play(state, move)
        rig.hear(Input(0, "keyboard", f"{TELL} {GAME.text(move)}", move.player))
    assert rig.spoken()[-1] == "rg-over"
    assert rig.table.referee.outcome() is None
    last = rig.table.referee.ledger.played[-1]
    assert last.open
    rig.ask("open", last.move.player)
    assert rig.spoken() == ["act-open"]
    rig.tell("undo", last.move.player)
    rig.tell(GAME.text(last.move).partition(" ")[2], last.move.player)
    assert rig.spoken()[-1] == "rg-over"
    rig.tell("confirm", 1)
    assert rig.spoken()[-1] == "rg-final"
    assert rig.table.referee.outcome() is not None


# ---- a power cut -----------------------------------------------------------------------------------------------


def test_a_match_taken_up_again_says_what_is_awaited(tmp_path: Path) -> None:
    rig = begun()
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 1)
    match = Match.begin(journal, "royal_garden", rig.setup, rig.tiles, {"quiet_ms": 1500, "long_quiet_ms": 3000})
    for one in rig.heard:
        match.hear([(one, match.table.take(one))])
    number = journal.open_game()
    assert number is not None
    again, said = Match.resume(journal, number, rig.tiles)
    told: list[Announcement] = [*resumed(again), *said]
    assert [one.key for one in told] == ["game-resumed", "rg-await-place"]
    assert told[1].facts["player"] == "Jana" and told[1].kind is Kind.MESSAGE
    assert again.table.referee.ledger.open_moves(1), "what was open still is"
    journal.close()


def test_what_lots_decided_is_open_for_the_table_as_long_as_it_can_be_undone() -> None:
    rig = Rig(2, setup=match_setup(2))
    for player in (1, 2):
        rig.castle(player)
    rig.tell("lots 2")
    rig.forget()
    rig.ask("open")
    acts = [one.facts["act"] for one in rig.said if one.key == "act-open"]
    assert next(act.key for act in acts if isinstance(act, Phrase)) == "rg-lots"
