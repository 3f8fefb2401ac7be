"""The virtual board: what is laid is what is read, dirt and all; scripts; pseudo-terminal and memory port."""

from __future__ import annotations

import itertools
import os
import random
import select
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.core.errors import FileError
from companion.core.model import Observation, Phrase, Place, Seen
from companion.device.protocol import (
    BoardCommand,
    Done,
    FirmwareLog,
    Garbled,
    Heartbeat,
    Hello,
    LineCutter,
    Message,
    Sensor,
    Snapshot,
    Touch,
    decode,
    encode,
)
from companion.device.reading.tracker import Tracker
from companion.device.virtual.board import Sent, VirtualBoardError
from companion.device.virtual.port import MemoryChannel, MemoryPort, PtyChannel
from firmware.bench import script
from firmware.bench.board import BenchBoard
from firmware.bench.port import BenchPort
from firmware.bench.script import perform, read
from tests.board_kit import BOOK, STANDARD, Lie, full_board, lie
from tests.patience import PATIENCE_S

UID = "0123456789ABCDEF"


def board() -> BenchBoard:
    return BenchBoard(UID, STANDARD)


def messages(sent: list[Sent]) -> list[Message]:
    return [one.what for one in sent if isinstance(one.what, Message)]


def run(text: str, made: BenchBoard | None = None) -> tuple[list[Message], Tracker, list[Observation]]:
    """Perform a script and let a tracker hear it."""
    made = made or board()
    for _ in perform(made, read(text)):
        pass
    heard = messages(made.take())
    tracker = Tracker("1", made.columns, made.rows, BOOK)
    return heard, tracker, [o for message in heard for o in tracker.feed(message)]


def spots(one: Lie) -> str:
    return " ".join(f"{'ABCDEFG'[x - 1]}{y}" for x, y in one.cells())


def test_what_is_laid_by_script_is_what_the_tracker_reads() -> None:
    chance = random.Random(30)
    for _ in range(10):
        truth = full_board(chance)
        lines = ["castle 1 C3"]
        lines += [f"lay {one.domino.number} {spots(one)}\nwait 800" for one in truth.lies]
        _, tracker, _ = run("\n".join(lines))
        assert tracker.reading.pieces == truth.pieces()
        assert tracker.reading.doubts == ()


def test_a_domino_settles_in_two_messages_fifteen_milliseconds_apart() -> None:
    heard, _, _ = run("wait 100\nlay 24 B3 B4")
    assert [(m.model_dump()["type"], m.model_dump()["at_ms"], m.model_dump().get("cell")) for m in heard] == [
        ("hello", 0, None),
        ("placed", 115, 11),
        ("placed", 130, 16),
    ]
    assert [m.model_dump()["seq"] for m in heard] == [0, 1, 2]
    heard, _, _ = run("apart 40\nlay 24 B3 B4")
    assert [m.model_dump()["at_ms"] for m in heard] == [0, 40, 80]


def test_heartbeats_come_twice_a_second_whatever_happens_between() -> None:
    heard, _, _ = run("wait 490\nlay 24 B3 B4\nwait 3000")
    beats = [m.at_ms for m in heard if isinstance(m, Heartbeat)]
    assert beats == [500, 1000, 1500, 2000, 2500, 3000, 3500]


def test_every_line_that_a_board_sends_can_be_decoded_but_its_dirt() -> None:
    made = board()
    text = "lay 24 B3 B4\nfault stuck C3 4\nclear stuck C3 4\nfault supply\ngarbage 40\ncut\nhello\nsnapshot"
    for _ in perform(made, read(text)):
        pass
    data = b"".join(one.line() for one in made.take())
    lines = LineCutter().feed(data)
    told = [decode(line) for line in lines]
    garbled = [one for one in told if isinstance(one, Garbled)]
    assert garbled
    rest = [one for one in told if not isinstance(one, Garbled)]
    assert all(isinstance(one, Message) and encode(one) in data for one in rest)
    assert isinstance(rest[-1], Snapshot)


def test_answers_to_commands() -> None:
    made = board()
    made.lay("castle 1", (3, 3))
    made.take()
    for number, command in enumerate(
        ["hello", "snapshot", "identify", "touch", "settle", "sensors", "calibrate", "bootloader"]
    ):
        made.answer(BoardCommand.model_validate({"number": number, "command": command, "value": 1}))
        *first, done = messages(made.take())
        assert isinstance(done, Done)
        assert (done.number, done.ok) == (number, int(command not in {"calibrate", "bootloader"}))
        kinds = {"hello": [Hello], "snapshot": [Snapshot], "sensors": [Sensor] * 5}.get(command, [])
        assert [type(message) for message in first] == kinds
        assert done.reason == {"calibrate": "occupied", "bootloader": "unsupported"}.get(command, "")
    made.touch((3, 3))
    made.touch((1, 1))
    assert [type(message) for message in messages(made.take())] == [Touch]
    made.answer(BoardCommand(number=9, command="sensors", value=25))
    assert [message.model_dump()["ok"] for message in messages(made.take())] == [0]


def test_answers_to_commands_of_the_first_minor_version() -> None:
    made = board()
    made.word((2, 1), "+++++")
    made.word((3, 1), "++0++")
    made.take()
    for command, value, reason in (
        ("gain", 1, ""),
        ("gain", 2, "range"),
        ("gain", 25, "value"),
        ("kind", 0x55, ""),
        ("kind", 0x77, "unsupported"),
        ("report", 0, ""),
    ):
        made.answer(BoardCommand.model_validate({"number": 4, "command": command, "value": value}))
        *first, done = messages(made.take())
        assert isinstance(done, Done)
        assert (done.ok, done.reason) == (int(not reason), reason)
        assert [type(one) for one in first] == [FirmwareLog] * (command == "report")
    made.word((2, 1), "00000")
    made.word((3, 1), "00000")
    made.take()
    made.answer(BoardCommand(number=5, command="calibrate", value=0))
    assert [message.model_dump()["ok"] for message in messages(made.take())] == [1]


def test_halves_slides_turns_and_knocks() -> None:
    _, tracker, _ = run("half 24 A3 left")
    (half,) = tracker.reading.halves
    assert (half.place, half.kind) == (Place("1", 1, 3), "F1")
    assert Place("1", 0, 3) in half.partners
    _, tracker, _ = run("half 24b C3 C2\nlift 24\nlay 24 B3 B4\nslide 24 B3 B4 B4 B5\nslide 24 D4 E4")
    assert tracker.reading.pieces == lie(24, 4, 4).pieces("1")
    _, tracker, told = run("castle 3 C3\nturn 3\nwait 2000\nlay 24 B3 B4\nlay 12 A1 A2\nknock 1\nwait 2000")
    # The castle turned and the domino knocked off were on their way: that has ended is told first.
    assert [o.still_ms for o in told if o.kind is Seen.QUIET] == [300, 1500, 300, 1500]
    assert len({piece.thing for _, piece in tracker.reading.pieces}) == 2
    _, tracker, _ = run("castle 3 C3\nlay 24 B3 B4\nlay 12 A1 A2\nknock\nwait 2000")
    assert tracker.reading.pieces == ()
    assert tracker.reading.doubts == ()


def test_unplugging_loses_what_happens_and_plugging_begins_anew() -> None:
    text = "lay 24 B3 B4\nwait 300\nunplug\nlay 12 A1 A2\nwait 900\nplug\nsnapshot\nwait 2000"
    heard, tracker, told = run(text)
    boots = [message.model_dump()["boot"] for message in heard]
    assert boots == sorted(boots)
    assert set(boots) == {1, 2}
    again = [message.model_dump() for message in heard if message.model_dump()["boot"] == 2]
    assert [(m["type"], m["seq"], m["at_ms"]) for m in again[:2]] == [("hello", 0, 0), ("snapshot", 1, 0)]
    assert {piece.thing for _, piece in tracker.reading.pieces} == {"domino 24", "domino 12"}
    assert [o.kind for o in told][-2:] == [Seen.SNAPSHOT, Seen.QUIET]
    heard, _, _ = run("lose 2\nlay 24 B3 B4\nbutton 1")
    assert [message.model_dump()["seq"] for message in heard] == [0, 3]


def test_a_flapping_script_puts_the_cell_in_doubt() -> None:
    _, tracker, _ = run("lay 24 B3 B4\nwait 2000\nflap B3 12 60")
    assert [doubt.value for _, doubt in tracker.reading.doubts] == ["flapping"]
    assert tracker.reading.pieces == lie(24, 2, 3, 1).pieces("1")
    _, tracker, _ = run("lay 24 B3 B4\nword B3 +-0+?\nword C1 -+-+0")
    assert dict(tracker.reading.doubts)[Place("1", 3, 1)].value == "unknown"


@pytest.mark.parametrize(
    ("text", "line", "key"),
    [
        ("lay 24 B3 B4\nfly 24", 2, "script-verb"),
        ("# remark\n\nlay 24 B3", 3, "script-args"),
        ("word B3 +-x00", 1, "script-args"),
        ("fault broken B3", 1, "script-args"),
    ],
)
def test_a_script_that_cannot_be_read(text: str, line: int, key: str) -> None:
    with pytest.raises(FileError) as caught:
        read(text, "s.txt")
    reason = caught.value.facts["reason"]
    assert isinstance(reason, Phrase)
    assert (caught.value.facts["file"], caught.value.facts["line"], reason.key) == ("s.txt", line, key)


@pytest.mark.parametrize(
    ("text", "key"),
    [
        ("lay 24 B3 B4\nlay 12 B4 C4", "virtual-taken"),
        ("lay 24 B3 B4\nlay 24 D3 D4", "virtual-lies-already"),
        ("wait 1\nlay 24 B3 C4", "virtual-not-neighbours"),
        ("wait 1\nlay 99 B3 B4", "virtual-no-thing"),
        ("wait 1\nlift 24", "virtual-lies-not"),
        ("wait 1\nlay 24 E3 F3", "virtual-no-cell"),
        ("lay 24 B3 B4\nslide 24 C3 C4 D3 D4", "virtual-lies-elsewhere"),
        ("wait 1\nplug", "virtual-powered"),
        ("wait 1\nturn 1", "virtual-lies-not"),
    ],
)
def test_a_step_that_a_board_cannot_do(text: str, key: str) -> None:
    made = board()
    with pytest.raises(FileError) as caught:
        for _ in perform(made, read(text), "s.txt"):
            pass
    reason = caught.value.facts["reason"]
    assert isinstance(reason, Phrase)
    assert (caught.value.facts["line"], reason.key) == (2, key)
    with pytest.raises(VirtualBoardError):
        made.half("castle 1", "a", (1, 1))


def test_script_files(tmp_path: Path) -> None:
    path = tmp_path / "script.txt"
    path.write_text("lay 24 B3 B4 # a remark\n", encoding="utf-8")
    assert [step.verb for step in script.load(path)] == ["lay"]
    with pytest.raises(FileError):
        script.load(tmp_path / "none.txt")


def test_every_verb_is_documented() -> None:
    assert script.__doc__
    for verb in script._VERBS:
        assert verb in script.__doc__


@settings(deadline=None, max_examples=60)
@given(st.text(alphabet=st.sampled_from("laywordifthpunk 24B3C-+0\n#é"), max_size=60))
def test_no_script_breaks_the_reader(text: str) -> None:
    try:
        read(text)
    except FileError as error:
        assert error.facts["line"]


# ---- ports ----


def until(wanted: Callable[[list[Message]], bool], fetch: Callable[[], bytes]) -> list[Message]:
    """Everything heard until it is what is wanted."""
    cutter, heard = LineCutter(), list[Message]()
    end_s = time.monotonic() + PATIENCE_S
    while not wanted(heard):
        assert time.monotonic() < end_s, heard
        heard += [m for m in map(decode, cutter.feed(fetch())) if isinstance(m, Message)]
    return heard


def read_all(port: MemoryPort) -> bytes:
    return port.read(max(1, port.in_waiting))


def test_a_board_in_memory_performs_as_fast_as_it_goes_and_lives_on() -> None:
    channel = MemoryChannel()
    port = BenchPort(board(), channel, read("castle 1 C3\nlay 24 B3 B4\nwait 60000\nbutton 1"), speed=0)
    channel.port.timeout = 0.2
    port.start()
    try:
        assert not port.finished.wait(0.1)  # it is patient
        channel.port.write(encode(BoardCommand(number=7, command="snapshot", value=0)))
        heard = until(lambda h: any(m.type == "button" for m in h), lambda: read_all(channel.port))
        assert port.finished.wait(PATIENCE_S)
        tracker = Tracker("1", 5, 5, BOOK)
        told = [o for message in heard for o in tracker.feed(message)]
        assert {piece.thing for _, piece in tracker.reading.pieces} == {"castle 1", "domino 24"}
        assert [o.still_ms for o in told if o.kind is Seen.QUIET] == [1500, 3000]
        assert sum(isinstance(message, Heartbeat) for message in heard) >= 119
        channel.port.write(encode(BoardCommand(number=8, command="hello", value=0)))
        until(lambda h: any(isinstance(m, Done) and m.number == 8 for m in h), lambda: read_all(channel.port))
    finally:
        port.stop()
    assert port.error is None
    with pytest.raises(OSError, match="unplugged"):
        while True:
            channel.port.read(1)
    with pytest.raises(OSError, match="unplugged"):
        channel.port.write(b"x")


class Listening(MemoryChannel):
    """Keeps how long it was to wait for bytes."""

    def __init__(self) -> None:
        super().__init__()
        self.waits_s: list[float] = []

    def receive(self, timeout_s: float) -> bytes:
        self.waits_s.append(timeout_s)
        return super().receive(0)


def test_a_board_never_waits_less_than_nothing_however_time_passes_between_two_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looks = itertools.count()
    monkeypatch.setattr("companion.device.virtual.port.time.monotonic", lambda: next(looks) * 0.0007)
    channel = Listening()
    port = BenchPort(board(), channel, read("wait 50\ncastle 1 C3\nwait 50"), patient=False)
    port.start()
    assert port.finished.wait(PATIENCE_S)
    port.stop()
    assert min(channel.waits_s) >= 0 and max(channel.waits_s) > 0


def test_a_script_that_fails_says_so() -> None:
    port = BenchPort(board(), MemoryChannel(), read("lift 24"), speed=0, patient=False)
    port.start()
    assert port.finished.wait(PATIENCE_S)
    port.stop()
    assert isinstance(port.error, FileError)


def test_a_board_behind_a_pseudo_terminal_can_be_unplugged(tmp_path: Path) -> None:
    pytest.importorskip("termios")
    channel = PtyChannel(tmp_path, UID)
    text = "lay 24 B3 B4\nwait 100\nunplug\nwait 100\nplug\nwait 50\nbutton 2"
    port = BenchPort(board(), channel, read(text))
    port.start()
    try:
        end = os.open(channel.path, os.O_RDWR | os.O_NOCTTY)
        os.write(end, encode(BoardCommand(number=1, command="hello", value=0)))
        begin_s = time.monotonic()
        heard: list[Message] = []
        cutter = LineCutter()
        while True:
            ready, _, _ = select.select([end], [], [], PATIENCE_S)
            assert ready
            try:
                data = os.read(end, 4096)
            except OSError:
                break  # unplugged
            if not data:
                break
            heard += [m for m in map(decode, cutter.feed(data)) if isinstance(m, Message)]
        os.close(end)
        assert [m.type for m in heard if m.type != "heartbeat"] == [
            "hello",
            "hello",
            "done",
            "placed",
            "placed",
        ]
        assert time.monotonic() - begin_s > 0.1  # in real time
        assert port.finished.wait(PATIENCE_S)
        assert channel.path.is_symlink()
        end = os.open(channel.path, os.O_RDWR | os.O_NOCTTY)
        more = until(lambda h: any(m.type == "button" for m in h), lambda: os.read(end, 4096))
        assert isinstance(more[0], Hello)
        assert more[0].boot == 2
        os.close(end)
    finally:
        port.stop()
    assert not channel.path.exists()


def test_everything_is_imported_without_the_modules_of_unix() -> None:
    code = (
        "import sys\n"
        "for name in ('termios', 'tty', 'pty', 'fcntl'): sys.modules[name] = None\n"
        "import os\n"
        "if hasattr(os, 'openpty'): del os.openpty\n"
        "from pathlib import Path\n"
        "from companion.device.virtual import port as virtual_port\n"
        "from firmware.bench import script\n"
        "from companion.device.reading import tracker\n"
        "from companion.device.tiles import check, files, make\n"
        "from companion.core.errors import PortError\n"
        "try: virtual_port.PtyChannel(Path('.'), 'x').plug()\n"
        "except PortError as error: print(error.key)\n"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, encoding="utf-8", check=False, timeout=PATIENCE_S
    )
    assert done.stdout.strip() == "virtual-no-pty", done.stderr
