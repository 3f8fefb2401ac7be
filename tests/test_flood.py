"""Boards that send far too much: what a port may send, whose turn it is, what is said, and what is kept of it."""

from __future__ import annotations

import logging
import queue
import threading
from types import SimpleNamespace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from companion.core.log import SPARING_RECORDS, SPARING_S, Sparing
from companion.daemon.boards import BoardPorts, Incoming
from companion.daemon.inbox import SHARE_BYTES, STEP_BYTES, Inbox, weight
from companion.device import link
from companion.device.link.budget import BURST, CALM_MS, MOST_CALM_MS, Budget, Flood
from companion.device.protocol import FirmwareLog, Heartbeat, Placed, Sensor, encode
from companion.input import Typed
from companion.language.phrases import Phrases
from companion.play.table import LOST, Input
from tests.link_boards import Counted, Listener, PtyBoard, running
from tests.patience import PATIENCE_S
from tests.rig import Rig

BEAT = encode(Heartbeat(seq=1, boot=1, at_ms=5))
WORD = encode(Placed(seq=1, boot=1, at_ms=5, cell=48, word="+-0+-"))
SENSOR = encode(Sensor(seq=2**32 - 1, boot=2**32 - 1, at_ms=2**32 - 1, cell=63, sensor=4, field_ut=-99_999))
MILLION = 1_000_000


# ---- the budget ------------------------------------------------------------------------------------------------


def test_what_the_largest_board_may_have_to_say_at_once_is_within_the_budget() -> None:
    """All sensors of 64 cells, then each cell changing as often as a board tells before it calls it flapping."""
    budget = Budget(0)
    assert budget.covers(SENSOR * 320, 100)
    assert budget.covers(WORD * 64 * 5, 1100)


def test_cells_that_change_for_an_hour_are_within_the_budget() -> None:
    budget = Budget(0)
    assert all(budget.covers(WORD + (BEAT if at % 15 == 0 else b""), at * 30) for at in range(120_000))


@given(st.integers(200_000, 2_000_000), st.sampled_from([b"\n", BEAT, WORD, b"x" * 1024]))
def test_a_flood_is_noticed_within_a_second_whatever_it_is_made_of(bytes_per_s: int, what: bytes) -> None:
    budget = Budget(0)
    each = what * -(-bytes_per_s // 100 // len(what))
    assert not all(budget.covers(each, at_ms) for at_ms in range(0, 1000, 10))


def test_it_is_over_when_little_has_come_for_long_enough_and_takes_longer_each_time() -> None:
    flood, at_ms, took = Flood(), 0, []
    for _ in range(8):
        flood.begin(at_ms)
        for _ in range(50):
            at_ms += 100
            assert not flood.over(WORD * 50, at_ms), "it goes on"
        began_ms = at_ms
        while not flood.over(BEAT, at_ms):
            at_ms += 500
        took.append(at_ms - began_ms)
    assert took == [min(CALM_MS * 2**count, MOST_CALM_MS) for count in range(8)]


# ---- whose turn it is -------------------------------------------------------------------------------------------

EVENTS = st.lists(
    st.one_of(
        st.builds(Typed, st.text(max_size=3), st.just("keyboard"), st.just(0)),
        st.builds(link.Bytes, st.sampled_from("abc"), st.binary(max_size=1024)),
        st.builds(link.Opened, st.sampled_from("abc")),
    ),
    max_size=60,
)


def emptied(inbox: Inbox) -> list[object]:
    """All that is left, in its order."""
    found: list[object] = []
    while not inbox.empty():
        found.append(inbox.get_nowait())
    return found


@given(EVENTS)
def test_keys_come_first_nothing_is_lost_and_each_source_keeps_its_order(events: list[object]) -> None:
    inbox = Inbox()
    for one in events:
        inbox.put(one)
    found = emptied(inbox)
    typed = [one for one in events if isinstance(one, Typed)]
    assert found[: len(typed)] == typed and len(found) == len(events)
    for port in "abc":
        assert [one for one in found if getattr(one, "port", "") == port] == [
            one for one in events if getattr(one, "port", "") == port
        ]


@given(EVENTS)
def test_a_step_takes_a_bounded_share_of_boards(events: list[object]) -> None:
    inbox, found = Inbox(), 0
    for one in events:
        inbox.put(one)
    while not inbox.empty():
        batch = inbox.step(0)
        assert sum(map(weight, batch[:-1])) < STEP_BYTES
        found += len(batch)
    assert found == len(events)


def test_a_port_of_which_much_waits_lets_the_others_go_first() -> None:
    inbox = Inbox()
    for _ in range(40):
        inbox.put(link.Bytes("mad", bytes(1024)))
    inbox.put(link.Bytes("calm", b"placed"))
    assert inbox.get_nowait() == link.Bytes("calm", b"placed")
    inbox.put(link.Lost("mad", link.FLOOD))
    assert emptied(inbox) == [link.Lost("mad", link.FLOOD)], "what waits of it is mended by a snapshot"
    assert SHARE_BYTES < 40 * 1024


def test_who_waits_for_an_event_gets_it_from_another_thread() -> None:
    inbox = Inbox()
    threading.Timer(0.02, inbox.put, [Typed("x", "keyboard", 0)]).start()
    assert inbox.step(PATIENCE_S) == [Typed("x", "keyboard", 0)]
    with pytest.raises(queue.Empty):
        inbox.get_nowait()


# ---- a true port ------------------------------------------------------------------------------------------------


def test_a_flooding_port_is_told_once_held_up_and_read_again_when_it_is_calm(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Over a pseudo-terminal: of all that is sent only what may come at once is handed on."""
    monkeypatch.setattr("companion.device.link.port.DRAIN_EVERY_S", 0.001)
    listener, board = Listener(), PtyBoard()
    now_s = [0.0]
    looks = Counted(lambda: now_s[0])
    ports = link.Link(listener.queue, link.Ports(named=(board.name,)), list_usb=list, clock_s=looks)
    with running(ports):
        listener.wait_for(link.Opened(board.name))
        board.say(WORD * (MILLION // len(WORD)))  # returns when the link has taken the most of it
        listener.wait_for(link.Lost(board.name, link.FLOOD))
        assert sum(len(one.data) for one in listener.heard if isinstance(one, link.Bytes)) < BURST
        looks.more(20)
        assert not any(isinstance(one, link.Opened) for one in listener.rest())
        now_s[0] += CALM_MS / 1000 + 1
        listener.wait_for(link.Opened(board.name))
    assert [one.command for one in board.commands] == ["hello", "hello"]


# ---- what is said and kept --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["cs", "en", "pl"])
def test_it_is_said_whose_board_sends_too_much_and_what_to_do(language: str) -> None:
    rig = Rig(2, tray=True)
    rig.hear(Input(0, rig.boards[2].uid, f"{LOST} {link.FLOOD}"))
    rig.hear(Input(0, rig.tray.uid, f"{LOST} {link.FLOOD}"))
    assert [one.key for one in rig.said] == ["board-flood", "tray-flood"]
    told = [Phrases(language, "normal", strict=True).say(one) for one in rig.said]
    assert told[0].startswith("Petr") and all(one.count(".") >= 3 for one in told)


def test_what_lay_there_is_not_believed_until_a_snapshot_and_nothing_is_taken_back() -> None:
    rig = Rig(1)
    rig.castle(1)
    rig.lay(1, 24, "C4", "C5")
    before = rig.moves()
    rig.forget()
    rig.hear(Input(0, rig.boards[1].uid, f"{LOST} {link.FLOOD}"))
    rig.boards[1].hello()
    rig.run(1)
    rig.snapshot(1)
    rig.quiet(1)
    assert rig.spoken() == ["board-flood", "board-back"]
    assert rig.moves() == before


def test_the_log_keeps_few_records_of_one_kind_and_counts_the_rest() -> None:
    now_s = [0.0]
    sparing = Sparing(lambda: now_s[0])

    def record(port: str) -> logging.LogRecord:
        return logging.LogRecord("companion.x", logging.INFO, "x", 1, "board on %s: %s", (port, "text"), None)

    assert sum(sparing.filter(record("mad")) for _ in range(5000)) == SPARING_RECORDS
    assert sparing.filter(record("other")), "another board is heard"
    now_s[0] += SPARING_S
    after = record("mad")
    assert sparing.filter(after)
    assert after.getMessage() == f"board on mad: text ({5000 - SPARING_RECORDS} more like this were left out)"


def test_remarks_of_a_board_are_not_kept_in_the_journal() -> None:
    """They were 62 MB in seconds; a remark tells nothing of what lies there."""
    boards: Any = SimpleNamespace(_boots={"1": 7})
    for message in (FirmwareLog(seq=1, boot=7, at_ms=1, text="x"), Heartbeat(seq=1, boot=7, at_ms=1)):
        assert BoardPorts.tells_nothing(boards, Incoming("1", message, ""))
    assert not BoardPorts.tells_nothing(
        boards, Incoming("1", Placed(seq=1, boot=7, at_ms=1, cell=0, word="+-0+-"), "")
    )
