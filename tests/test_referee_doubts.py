"""What is doubted about a board that is read once; boards that start anew; and acts that count again."""

from __future__ import annotations

from collections.abc import Iterable

import pytest

from companion.core.model import RECORD, Announcement, Doubt, Fact, Half, Observation, Phrase, Place, Reading, Seen
from companion.games import load
from companion.play.referee.cold import BoardFault, of_board
from companion.play.referee.trouble import Whose
from companion.play.table import TELL, Input
from tests.rig import Rig

GARDEN = load("royal_garden")
JANA = Whose("0000000000000001", "Jana", 0)
HERE, THERE = Place(JANA.board, 2, 3), Place(JANA.board, 4, 1)


def reading(*doubts: tuple[Place, Doubt], **more: object) -> Reading:
    return Reading(JANA.board, 5, 5, doubts=doubts, **more)  # type: ignore[arg-type]


def doubts(
    read: Reading | None, faults: Iterable[BoardFault] = (), *, gone: bool = False
) -> list[tuple[str, dict[str, Fact]]]:
    """What is doubted, without the name of whose board it is."""
    found = []
    for told in of_board(GARDEN, JANA, read, faults, gone=gone):
        inner = told.facts.get("doubt")
        assert told.facts["player"] == "Jana"
        found.append((inner.key, dict(inner.facts)) if isinstance(inner, Phrase) else (told.key, {}))
    return found


# ---- a board that is read once --------------------------------------------------------------------------------


def test_a_board_that_is_gone_or_silent_or_empty_is_doubted_as_that() -> None:
    assert doubts(None, gone=True) == [("doubt-board-gone", {})]
    assert doubts(reading(), gone=True) == [("doubt-board-gone", {})]
    assert doubts(None) == [("doubt-board-silent", {})]
    assert doubts(reading()) == [("doubt-board-empty", {})]
    assert doubts(reading(kinds=((HERE, "W0"),))) == []


def test_faults_of_boards_and_rows_are_told_each_once_in_order() -> None:
    told = doubts(reading(), [("supply", 0), ("strip", 3), ("strip", 1), ("strip", 3)])
    assert [(key, facts["fault"], facts["row"]) for key, facts in told] == [
        ("doubt-board-fault", "strip", 1),
        ("doubt-board-fault", "strip", 3),
        ("doubt-board-fault", "supply", 0),
    ]


def test_a_cell_that_cannot_be_read_is_doubted_but_not_in_a_row_that_does_not_answer() -> None:
    read = reading((HERE, Doubt.STUCK), (THERE, Doubt.UNKNOWN))
    told = doubts(read)
    assert told == [
        ("doubt-cell", {"cell": HERE, "doubt": "stuck"}),
        ("doubt-cell", {"cell": THERE, "doubt": "unknown"}),
    ]
    strip = [("strip", HERE.y)]
    assert doubts(read, strip)[1:] == told[1:], "its silence says it"
    assert doubts(reading((HERE, Doubt.UNKNOWN)), strip)[1:] == [
        ("doubt-cell", {"cell": HERE, "doubt": "unknown"})
    ]


@pytest.mark.parametrize("doubt", [Doubt.TWICE, Doubt.AMBIGUOUS])
def test_cells_that_are_doubted_together_are_told_together(doubt: Doubt) -> None:
    told = of_board(GARDEN, JANA, reading((HERE, doubt), (THERE, doubt)), (), gone=False)
    assert len(told) == 1
    assert told[0].facts["cells"] == (HERE, THERE)


def test_half_a_domino_is_told_with_its_cell() -> None:
    beside = Half(HERE, "F1", (Place(JANA.board, 2, 4),))
    (told,) = of_board(GARDEN, JANA, reading(halves=(beside,)), (), gone=False)
    assert (told.key, told.facts["cell"]) == ("half-placed", HERE)
    assert told.facts["what"] == Phrase("rg-half", {"terrain": "forest", "crowns": 1})
    outside = Half(Place(JANA.board, 5, 2), "F1", (Place(JANA.board, 6, 2),))
    (told,) = of_board(GARDEN, JANA, reading(halves=(outside,)), (), gone=False)
    assert (told.key, told.facts["edge"]) == ("half-over-edge", "right")


# ---- boards that start anew -----------------------------------------------------------------------------------


def noticed(rig: Rig, text: str, n: int = 1) -> list[Announcement]:
    """What is said of a notice."""
    return list(rig.table.judge(Observation(0, str(n), Seen.NOTICE, text=text)).announcements)


def back(rig: Rig, n: int = 1) -> None:
    """The board is there again."""
    rig.table.judge(Observation(0, str(n), Seen.BACK))


def test_a_board_that_started_anew_in_a_game_says_why_and_one_that_slept_says_so() -> None:
    rig = Rig(2)
    rig.castle(1)
    assert noticed(rig, "started watchdog") == [], "it plays, and nobody noticed that it was gone"
    back(rig)
    (told,) = noticed(rig, "started watchdog")
    assert told.key == "board-restarted"
    assert (told.facts["player"], told.facts["cause"]) == ("Jana", "watchdog")
    (told,) = noticed(rig, "resumed")
    assert told.key == "board-resumed" and told.facts["player"] == "Jana"


def test_what_a_stranger_s_board_notices_is_not_told() -> None:
    rig = Rig()
    stranger = Observation(0, "9", Seen.NOTICE, text="resumed")
    assert rig.table.judge(stranger).announcements == []


def test_what_the_wand_touches_is_told() -> None:
    rig = Rig()
    rig.castle(1)
    touched = Observation(0, "1", Seen.TOUCH, place=Place("1", 3, 3), seat=1)
    (told,) = rig.table.judge(touched).announcements
    assert told.facts.get("cell") == Place("1", 3, 3)


# ---- acts that count again ------------------------------------------------------------------------------------


def recalled(rig: Rig, text: str) -> None:
    rig.hear(Input(0, RECORD, f"{TELL} {text}"))


def told_rig() -> Rig:
    rig = Rig()
    rig.acts("1 castle 1 C3", "1 place 24 B3 A3")
    return rig


def test_what_was_taken_back_or_final_before_a_gap_is_so_again_by_its_number() -> None:
    rig = told_rig()
    castle, domino = rig.table.referee.ledger.played
    recalled(rig, f"takeback {domino.number + 7}")
    assert len(rig.moves()) == 2, "nobody's number"
    recalled(rig, f"takeback {domino.number}")
    assert rig.moves() == ["1 castle 1 C3"]
    recalled(rig, f"final {castle.number}")
    rig.tell("undo", 1)
    assert rig.moves() == ["1 castle 1 C3"], "what is final is not undone"


def test_an_act_that_counts_again_is_played_where_it_fits_and_passed_over_elsewhere() -> None:
    rig = told_rig()
    recalled(rig, "1 place 7 D3 E3")
    recalled(rig, "1 place 8 D3 E3")
    assert rig.moves() == ["1 castle 1 C3", "1 place 24 B3 A3", "1 place 7 D3 E3"]


def test_the_state_before_an_act_is_without_it_and_all_that_came_after() -> None:
    rig, alone, empty = told_rig(), Rig(), Rig()
    alone.acts("1 castle 1 C3")
    ledger = rig.table.referee.ledger
    castle, domino = ledger.played
    assert ledger.before(domino) == alone.table.referee.state
    assert ledger.before(castle) == empty.table.referee.state
    only = alone.table.referee.ledger
    assert only.before(only.played[0]) == empty.table.referee.state
    rig.tell("undo", 1)
    assert ledger.before(domino) == ledger.state, "it was taken back"
