"""The daemon over true serial ports: cables, garbage, keys, crashes, and the boards' way back."""

from __future__ import annotations

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from companion.device.protocol import Hello, encode
from companion.device.virtual.port import PtyChannel
from tests.live import Live
from tests.patience import until


@pytest.fixture
def live(tmp_path: Path) -> Iterator[Live]:
    """One player with a board on the wire and the castle in the middle."""
    table = Live(tmp_path)
    table.plug(1)
    table.start()
    table.wait("board ready")
    table.do(1, "castle 1 C3")
    table.wait("castle Charlie three")
    yield table
    table.stop()


def test_a_placement_is_judged_and_said(live: Live) -> None:
    live.do(1, "lay 24 B3 A3")
    assert live.wait("Bravo three") == "Forest Bravo three, wheat Alpha three."
    live.do(1, "lay 7 E5 D5")
    assert live.wait("Careful").startswith("Careful: it stands alone.")


def test_garbage_cut_lines_and_lost_messages_lose_nothing(live: Live) -> None:
    live.do(1, "garbage 200", "cut", "lose 2", "lay 24 B3 A3", "garbage 40")
    live.wait("Bravo three")
    assert live.moves() == ["1 castle 1 C3", "1 place 24 B3 A3"]


def test_unplugged_in_mid_placement_and_plugged_into_another_port(live: Live) -> None:
    live.do(1, "lay 24 B3 A3")
    live.wait("Bravo three")
    live.cables[1].stop()
    live.wait("connection lost")
    board = live.plug(1, "elsewhere")
    for step in ("castle 1 C3", "lay 24 B3 A3", "lay 7 D3 E3"):
        live.do(1, step)
    live.wait("Jana: board back")
    live.wait("Delta three")
    assert live.moves() == ["1 castle 1 C3", "1 place 24 B3 A3", "1 place 7 D3 E3"]
    assert board.error is None


def test_the_same_board_back_with_the_same_pieces(live: Live) -> None:
    live.do(1, "lay 24 B3 A3")
    live.wait("Bravo three")
    live.do(1, "unplug")
    live.wait("connection lost")
    live.do(1, "plug")
    live.wait("board back")
    assert live.moves() == ["1 castle 1 C3", "1 place 24 B3 A3"]


def test_a_second_board_with_the_same_id_is_not_read(live: Live) -> None:
    first = live.cables[1]
    twin = live.plug(1, "twin")
    live.wait("same number")
    live.do(1, "castle 1 A1")
    live.cables[1] = first
    live.do(1, "lay 24 B3 A3")
    live.wait("Bravo three")
    assert live.moves() == ["1 castle 1 C3", "1 place 24 B3 A3"]
    twin.stop()


def test_a_board_of_another_major_version_is_refused(live: Live) -> None:
    uid = "00000000000000FF"
    hello = Hello(seq=0, boot=9, at_ms=0, major=1, minor=1, firmware="9", uid=uid, kind="board", columns=5, rows=5)
    channel = PtyChannel(live.ports, "future")
    channel.plug()

    def told() -> str:
        if channel.receive(0):
            channel.send(encode(hello.model_copy(update={"major": 2})))
        return next((line for line in live.lines if "another version" in line), "")

    live.until(told, "another version")
    channel.unplug()


def test_a_board_too_many_is_told(live: Live) -> None:
    live.plug(2)
    live.wait("too many")
    assert live.daemon is not None
    assert list(live.daemon.match.table.seats.values()) == ["1"]


def test_keys_ask_undo_and_repeat(live: Live) -> None:
    live.do(1, "lay 24 B3 A3")
    line = live.wait("one point")
    live.type("repeat")
    live.wait(line)
    live.type("1 score")
    live.wait("Jana one point")
    live.type("1 undo")
    live.wait("Undone")
    live.type("")
    live.type("\x1b[31m\x00 nonsense")
    live.wait("Unknown")


def test_a_game_taken_up_again_is_in_step(live: Live, tmp_path: Path) -> None:
    live.do(1, "lay 24 B3 A3")
    live.wait("Bravo three")
    live.stop()
    again = Live(tmp_path)
    again.plug(1)
    again.do(1, "castle 1 C3", "lay 24 B3 A3", "lay 7 D3 E3")
    again.start()
    again.wait("Delta three")
    assert again.moves() == ["1 castle 1 C3", "1 place 24 B3 A3", "1 place 7 D3 E3"]
    again.stop()


def test_the_end_is_said_and_closes_the_game(live: Live) -> None:
    live.do(1, "lay 24 B3 A3")
    live.wait("Bravo three")
    live.type("0 end")
    live.wait("End the game?")
    live.type("0 end")
    live.wait("Jana wins")
    assert live.journal is not None
    journal = live.journal
    until(lambda: journal.open_game() is None, "the end of the game in its journal")


@pytest.mark.skipif(os.name == "nt", reason="pseudo-terminals")
def test_three_boards_knocked_and_flapping_never_hold_up_the_fourth(tmp_path: Path) -> None:
    table = Live(tmp_path, 4)
    for n in range(1, 5):
        table.plug(n)
    table.start()
    for n in range(1, 5):
        table.do(n, f"castle {n} C3")
    table.until(lambda: "all" if sum("castle" in line for line in table.lines) == 4 else "", "four castles")
    for n in (1, 2, 3):
        table.do(n, f"lay {n} B3 A3", "knock", "flap C4 200 20")
    for number, a, b in ((24, "B3", "A3"), (25, "D3", "E3"), (26, "C4", "C5"), (27, "C2", "C1")):
        table.do(4, f"lay {number} {a} {b}")
        table.until(lambda: next((x for x in table.lines if "Emma: forest" in x), ""), "Emma")
        table.lines.clear()
    assert len([move for move in table.moves() if move.startswith("4 place")]) == 4
    table.stop()
