"""What hands and cables do between two sentences, and what must not come of it; all found by killing daemons."""

from __future__ import annotations

from pathlib import Path

import pytest

from companion.core.model import Announcement
from companion.daemon.boards import BoardMeans, BoardPorts
from companion.device.protocol import BoardCommand, Message, Placed, Snapshot
from companion.evening.kept import differences
from companion.play.journal import Journal
from companion.play.match import Match, decisions
from companion.play.referee import Decided
from companion.play.table import LOST, Input
from tests.evening import Evening, journalled
from tests.rig import Rig, spot
from tests.still import Still


def started(count: int = 1) -> Rig:
    """A rig whose players have their castles in the middle."""
    rig = Rig(count)
    for n in rig.boards:
        rig.castle(n)
    rig.forget()
    return rig


def test_an_open_domino_turned_about_one_of_its_halves_has_slid() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.forget()
    rig.boards[1].slide("domino 24", (2, 3), (2, 4))
    rig.quiet()
    assert rig.moves() == ["1 castle 1 C3", "1 place 24 B3 B4"]
    assert "put-back" not in rig.spoken()


def test_a_lifted_domino_is_not_made_final_by_an_equal_half_in_its_place() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.lift(1, "domino 24", ms=0)
    rig.lay(1, 17, "C4", "C5", ms=0)
    rig.lay(1, 25, "B3", "A3", ms=0)  # the same kinds as 24
    rig.quiet()
    assert rig.moves() == ["1 castle 1 C3", "1 place 17 C4 C5", "1 place 25 B3 A3"]
    assert "put-back" not in rig.spoken()


def test_between_the_return_of_a_board_and_its_snapshot_nothing_is_believed() -> None:
    rig = started()
    rig.lay(1, 24, "B3", "A3")
    rig.unplug(1)
    rig.boards[1].lift("domino 24")
    rig.boards[1].plug()
    rig.lay(1, 17, "C4", "C5", ms=0)
    rig.snapshot(1)
    rig.quiet()
    assert rig.moves() == ["1 castle 1 C3", "1 place 17 C4 C5"]


def test_a_board_that_comes_back_as_it_was_is_judged_again() -> None:
    rig = started()
    rig.lay(1, 7, "E5", "D5")
    rig.quiet()
    assert rig.spoken() == ["careful"]
    rig.hear(Input(0, rig.boards[1].uid, LOST))
    rig.boards[1].hello()
    rig.snapshot(1)
    rig.run(1, 1000)
    assert rig.spoken() == ["board-lost", "board-back-changed", "careful"]


# ---- a crash at the worst moment ------------------------------------------------------------------------------


def resumed(evening: Evening, path: Path, judged: int) -> list[Decided]:
    """Decisions of a game whose program ended before it judged the last lines, and that is taken up again."""
    journalled(evening, path, evening.kept[:judged], evening.kept[judged:])
    journal = Journal.open(path, lambda: 0)
    Match.resume(journal, 1, evening.tiles)
    kept = journal.read(1)
    journal.close()
    return decisions(kept.decided)


def test_a_take_back_on_one_board_and_the_placement_that_it_allows_on_another(tmp_path: Path) -> None:
    evening = Evening(2, 1)
    evening.castle(1)
    evening.castle(2)
    evening.lay(1, 24, "B3", "A3")
    evening.lay(2, 24, "B3", "A3")
    evening.quiet(2)
    evening.lift(1, "domino 24")
    evening.quiet(1, 2600)
    assert [one.action for one in evening.decided[-2:]] == ["takeback", "move"]
    last = next(at for at, count in enumerate(evening.upto) if count == len(evening.decided))
    assert resumed(evening, tmp_path / "journal.sqlite3", last) == evening.decided


@pytest.mark.parametrize(("word", "seat"), [("undo", 1), ("1 undo", 0), ("1 undo", 2)])
def test_a_domino_undone_by_word_is_not_laid_again_because_the_program_ended(
    tmp_path: Path, word: str, seat: int
) -> None:
    evening = Evening(1, 1)
    evening.castle(1)
    evening.lay(1, 24, "B3", "A3")
    evening.tell(word, seat)
    decided = len(evening.decided)
    evening.boards[1].snapshot()
    evening.run(1, 100)
    assert len(evening.decided) == decided
    path = tmp_path / "journal.sqlite3"
    assert resumed(evening, path, len(evening.kept) - 1) == evening.decided


# ---- lines that were lost -------------------------------------------------------------------------------------


def test_after_a_gap_no_cell_is_believed_until_the_snapshot() -> None:
    sent: list[bytes] = []
    told: list[Announcement] = []
    boards = BoardPorts(BoardMeans(lambda port, data: sent.append(data), told.append))
    board = Rig(1, greet=False).boards[1]

    def heard(at_ms: int) -> list[Message]:
        data = b"".join(one.line() for one in board.take())
        return [one.message for one in boards.received("port", data, at_ms)]

    board.hello()
    heard(0)
    board.answer(BoardCommand(number=1, command="snapshot", value=0))
    assert any(isinstance(one, Snapshot) for one in heard(5))
    board.lay("domino 24", (2, 3), (1, 3))
    assert [type(one) for one in heard(100)] == [Placed, Placed]
    asked = len(sent)
    board.lose(1)
    board.lift("domino 24")
    board.lay("domino 17", (3, 4), (3, 5))
    assert heard(2000) == []
    assert len(sent) == asked + 1
    board.answer(BoardCommand(number=2, command="snapshot", value=0))
    assert isinstance(heard(2005)[0], Snapshot)


def test_what_a_flapping_cell_showed_is_kept_for_judging_again(tmp_path: Path) -> None:
    live = Still(tmp_path)
    live.plug(1)
    live.start()
    live.wait("board ready")
    live.do(1, "castle 1 C3", "lay 24 B3 A3")
    live.wait("Bravo three")
    live.do(1, "wait 1100", "flap B3 7 16", "word A3 00000")
    live.wait("Taken back")
    live.stop()
    journal = Journal.open(tmp_path / "journal.sqlite3", lambda: 0)
    kept = journal.read(1)
    journal.close()
    assert [row.source for row in kept.decided] == ["move", "move", "takeback"]
    assert list(differences(kept, live.tiles)) == []


def test_an_undone_domino_that_comes_back_turned_about_one_half_is_a_new_placement() -> None:
    rig = Rig()
    rig.castle(1)
    rig.lay(1, 13, "B3", "B2")
    rig.tell("undo", 1)
    rig.unplug(1)
    rig.boards[1].lift("domino 13")
    rig.boards[1].lay("domino 13", spot("C2"), spot("B2"))
    rig.plug(1)
    assert rig.moves() == ["1 castle 1 C3", "1 place 13 C2 B2"]
