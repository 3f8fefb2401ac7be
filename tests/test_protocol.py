"""The lines of the wire: golden ones, the second guard, framing, versions and doubts."""

from __future__ import annotations

import json
import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from companion.device.continuity import Continuity
from companion.device.protocol import (
    BOARD_MESSAGES,
    LINE_BYTES,
    MESSAGES,
    Fault,
    Garbled,
    Heartbeat,
    Hello,
    Lifted,
    LineCutter,
    LogLine,
    Message,
    Newer,
    OtherMajor,
    Placed,
    Snapshot,
    crc,
    decode,
    encode,
    fits,
    trits_of,
)
from firmware.header import keys_of, longest_line
from tests import wire_samples as wire
from tests.wire_samples import framed, sealed

STAMP = '"seq":1,"boot":2,"at_ms":3'
HELLO = Hello(
    seq=0, boot=9, at_ms=1, major=1, minor=0, firmware="x", uid="0" * 16, kind="tray", columns=5, rows=4, kings=4
)


def test_golden_lines_lock_the_wire() -> None:
    assert [encode(one) for one in wire.golden_messages()] == wire.golden_lines()
    assert [decode(line) for line in wire.golden_lines()] == wire.golden_messages()
    assert {type(one) for one in wire.golden_messages()} == set(MESSAGES)
    for model in MESSAGES:
        sizes = [
            len(line)
            for line in wire.golden_lines()
            if f'"type":"{model.model_fields["type"].default}"'.encode() in line
        ]
        assert max(sizes) <= longest_line(model)


def test_crc_is_the_published_one() -> None:
    assert crc(b"123456789") == 0x29B1  # the check value of CRC-16/CCITT-FALSE in the catalogue of CRC algorithms
    rng = random.Random(7)
    for _ in range(50):
        data = rng.randbytes(rng.randrange(200))
        remainder = 0xFFFF
        for byte in data:
            for bit in f"{byte:08b}":
                out = (remainder >> 15) ^ int(bit)
                remainder = ((remainder << 1) & 0xFFFF) ^ (0x1021 if out else 0)
        assert crc(data) == remainder


@pytest.mark.parametrize("model", MESSAGES)
def test_random_messages_come_back(model: type[Message]) -> None:
    rng = random.Random(model.__name__)
    for _ in range(300):
        message = wire.random_message(rng, model)
        line = encode(message)
        assert decode(line) == message
        assert decode(line[:-1] + b"\r\n") == message
        assert len(line) <= longest_line(model)
        assert line.isascii() and line[:-1].decode().isprintable()
        assert line.startswith(b'{"type":"%b"' % str(model.model_fields["type"].default).encode())


@pytest.mark.parametrize("model", MESSAGES)
def test_the_largest_message_of_each_type_fits_a_line(model: type[Message]) -> None:
    line = encode(wire.largest_message(model))
    assert len(line) == longest_line(model) <= LINE_BYTES
    assert decode(line) == wire.largest_message(model) or model is Hello


def test_boards_begin_with_the_four_common_keys() -> None:
    for model in BOARD_MESSAGES:
        assert [key.name for key in keys_of(model)][:4] == ["type", "seq", "boot", "at_ms"]


@pytest.mark.parametrize(
    "body",
    [
        f'{{"type":"lifted",{STAMP},"cell":64}}',
        f'{{"type":"lifted",{STAMP},"cell":-1}}',
        f'{{"type":"lifted",{STAMP},"cell":"5"}}',
        f'{{"type":"lifted",{STAMP},"cell":5.0}}',
        f'{{"type":"lifted",{STAMP},"cell":5e0}}',
        f'{{"type":"lifted",{STAMP},"cell":05}}',
        f'{{"type":"lifted",{STAMP},"cell":-0}}',
        f'{{"type":"lifted",{STAMP},"cell":true}}',
        f'{{"type":"lifted",{STAMP},"cell":null}}',
        f'{{"type":"lifted",{STAMP},"cell":5 }}',
        f'{{"type":"lifted",{STAMP},"cell":5}} ',
        f' {{"type":"lifted",{STAMP},"cell":5}}',
        f'{{"type":"lifted",{STAMP},"cell":5,"cell":5}}',
        f'{{"type":"lifted",{STAMP},"cell":5,"more":1}}',
        f'{{"type":"lifted",{STAMP}}}',
        f'{{"type":"\\u006cifted",{STAMP},"cell":5}}',
        f'{{{STAMP},"type":"lifted","cell":5}}',
        '{"type":"lifted","boot":2,"seq":1,"at_ms":3,"cell":5}',
        f'{{"type":"lifted",{STAMP},"cell":{"9" * 900}}}',
        f'{{"type":"placed",{STAMP},"cell":5,"word":"+-0"}}',
        f'{{"type":"placed",{STAMP},"cell":5,"word":"+-0-+-"}}',
        f'{{"type":"snapshot",{STAMP},"words":"+  -"}}',
        f'{{"type":"snapshot",{STAMP},"words":"+ - "}}',
        f'{{"type":"snapshot",{STAMP},"words":"{" ".join("+" * 193)}"}}',
        f'{{"type":"log",{STAMP},"text":"{"x" * 201}"}}',
        f'{{"type":"Lifted",{STAMP},"cell":5}}',
        '{"type":"newer","seq":4294967296,"boot":2,"at_ms":3}',
        '{"type":"newer","seq":1,"boot":2,"at_ms":3,"list":[]}',
        '{"type":"newer","seq":1,"boot":2}',
        f'{{"type":"hello",{STAMP},"major":1,"minor":0}}',
        '{"type":' * 120,
        "[" * 1000,
        "{}",
        "null",
        "",
    ],
)
def test_second_guard_takes_only_the_exact_bytes(body: str) -> None:
    assert decode(framed(body)) == Garbled("schema")


def test_canonical_neighbours_of_the_second_guard_pass() -> None:
    assert decode(framed(f'{{"type":"lifted",{STAMP},"cell":5}}')) == Lifted(seq=1, boot=2, at_ms=3, cell=5)
    assert decode(framed(f'{{"type":"newer",{STAMP}}}')) == Newer(1, 2)
    assert decode(framed(f'{{"type":"newer",{STAMP},"x_y":-7,"text":"a {{}} b"}}')) == Newer(1, 2)


@pytest.mark.parametrize(
    ("line", "reason"),
    [
        (b"", "frame"),
        (b"\n", "frame"),
        (b"\r\n", "frame"),
        (b"*\n", "frame"),
        (b"*OOOO\n", "schema"),
        (b"{}*@@@@\n", "crc"),
        (encode(HELLO)[:-1], "frame"),
        (encode(HELLO).upper(), "crc"),
        (encode(HELLO)[:-5] + encode(HELLO)[-5:-1].lower() + b"\n", "crc"),
        (b"%b*%04x\n" % (encode(HELLO)[:-6], crc(encode(HELLO)[:-6])), "crc"),
        (b"\xff\xfe\n", "ascii"),
        (b'{"type":"log"\x00}*@@@@\n', "ascii"),
        (b"#\x1b[2J\n", "ascii"),
        (b"#\xff", "frame"),
        (b"# cut", "frame"),
        (b"#}*@AJO\n", "crc"),
        (b"x" * 1024 + b"\n", "length"),
        (b"x" * 100_000, "length"),
    ],
)
def test_what_is_no_line_is_garbled_with_its_reason(line: bytes, reason: str) -> None:
    found = decode(line)
    assert isinstance(found, Garbled) and found.reason == reason


def test_log_lines_are_told_apart() -> None:
    assert decode(b"# boot loader 3\n") == LogLine("boot loader 3")
    assert decode(b"#\r\n") == LogLine("")
    assert decode(b"#}*@AJP\n") == LogLine("}*@AJP")


@settings(max_examples=300, deadline=None)
@given(st.binary(max_size=1100), st.booleans(), st.booleans())
def test_no_bytes_raise(data: bytes, with_crc: bool, hashed: bool) -> None:
    line = (b"#" if hashed else b"") + data
    decode(sealed(line) if with_crc else line)


@settings(max_examples=100, deadline=None)
@given(
    st.recursive(
        st.none() | st.integers() | st.text(max_size=5),
        lambda inside: st.lists(inside) | st.dictionaries(st.text(max_size=5), inside),
    )
)
def test_no_json_raises(value: object) -> None:
    assert decode(framed(json.dumps(value, separators=(",", ":"))[:1000])) == Garbled("schema")


def stream() -> bytes:
    """Golden lines with log lines, garbage, an overlong line and a foreign line end among them."""
    extras = [b"# remark\n", b"\x00\xff\n", b"y" * 5000 + b"\n", b"\n", wire.AFTER[:-1] + b"\r\n", b"{}*@@@@\n"]
    parts = [part for pair in zip(wire.golden_lines(), extras * 9, strict=False) for part in pair]
    return b"".join(parts)


def test_whole_byte_by_byte_and_glued_are_heard_alike() -> None:
    data = stream()
    whole = [decode(line) for line in data.splitlines(keepends=True) if line]
    rng = random.Random(3)

    def in_chunks(size: int) -> list[object]:
        cutter, at = LineCutter(), 0
        found: list[object] = []
        while at < len(data):
            step = size or rng.choice((1, 2, 7, 64, 700, 4096))
            found += [decode(line) for line in cutter.feed(data[at : at + step])]
            at += step
        return found

    expected = [decode(line + b"\n") for line in data.split(b"\n")[:-1]]
    assert in_chunks(1) == in_chunks(len(data)) == in_chunks(1000) == in_chunks(0) == expected
    assert len(whole) >= len(expected) and expected.count(Garbled("length")) >= 3


def test_cutter_keeps_no_more_than_a_line() -> None:
    cutter = LineCutter()
    for _ in range(1000):
        assert cutter.feed(b"z" * 10_000) == []
    (line,) = cutter.feed(b"\n")
    assert len(line) <= LINE_BYTES + 2
    assert decode(line) == Garbled("length")
    assert [decode(one) for one in cutter.feed(wire.AFTER)] == [wire.AFTER_HEARD]


def test_longest_line_passes_the_cutter_and_one_more_byte_does_not() -> None:
    for extra, expected in ((0, Garbled("crc")), (1, Garbled("length"))):
        for ending in (b"\n", b"\r\n"):
            line = b"x" * (LINE_BYTES - 6 + extra) + b"*@@@@" + ending
            assert [decode(one) for one in LineCutter().feed(line)] == [expected]


def test_hello_of_another_major_is_heard_whatever_follows() -> None:
    start = f'{{"type":"hello",{STAMP},"major":2,"minor":7'
    for rest in ("}", ',"anything":[1,{"x":null}]}', ',"uid":"x"}'):
        assert decode(framed(start + rest)) == OtherMajor(2, 7)
    assert decode(encode(HELLO.model_copy(update={"major": 2}))) == OtherMajor(2, 0)
    assert decode(encode(HELLO.model_copy(update={"minor": 3}))) == HELLO.model_copy(update={"minor": 3})


def test_messages_fit_the_shape_that_hello_told() -> None:
    at = {"seq": 1, "boot": 9, "at_ms": 2}
    assert [trits_of(HELLO, cell) for cell in (0, 19, 20, 23, 24)] == [5, 5, 1, 1, 0]
    assert fits(HELLO, Placed(**at, cell=19, word="+-0-+", type="placed"))
    assert fits(HELLO, Placed(**at, cell=20, word="+", type="placed"))
    assert not fits(HELLO, Placed(**at, cell=20, word="+-0-+", type="placed"))
    assert not fits(HELLO, Placed(**at, cell=19, word="+", type="placed"))
    assert not fits(HELLO, Placed(**at, cell=3, word="00000", type="placed"))
    assert not fits(HELLO, Lifted(**at, cell=24, type="lifted"))
    assert fits(HELLO, Snapshot(**at, words=" ".join(["+-0-+"] * 20 + ["0"] * 4), type="snapshot"))
    assert not fits(HELLO, Snapshot(**at, words=" ".join(["+-0-+"] * 20), type="snapshot"))
    assert fits(HELLO, Fault(**at, fault="supply", cell=255, sensor=255, cleared=0, type="fault"))
    assert not fits(HELLO, Fault(**at, fault="stuck", cell=24, sensor=0, cleared=0, type="fault"))
    assert fits(HELLO, Heartbeat(**at, type="heartbeat"))


def beat(seq: int, boot: int = 1) -> Heartbeat:
    return Heartbeat(seq=seq, boot=boot, at_ms=0)


def shot(seq: int, boot: int = 1) -> Snapshot:
    return Snapshot(seq=seq, boot=boot, at_ms=0, words="0")


def test_first_message_wants_a_snapshot_and_snapshot_ends_it() -> None:
    board = Continuity()
    assert board.due_ms(50) == 50
    board.feed(beat(7))
    assert board.due_ms(100) == 100
    board.feed(shot(8))
    assert board.due_ms(100) is None


def test_gaps_repeats_and_restarts_want_a_snapshot_and_the_count_wraps() -> None:
    board = Continuity()
    board.feed(shot(2**32 - 1))
    board.feed(beat(0))
    assert board.due_ms(0) is None
    for message in (beat(3), beat(1), beat(2, boot=2)):
        board = Continuity()
        board.feed(shot(1))
        board.feed(message)
        assert board.due_ms(5) == 5
        board.feed(shot(message.seq + 1, message.boot))
        assert board.due_ms(5) is None


def test_newer_messages_count_too() -> None:
    board = Continuity()
    board.feed(shot(1))
    board.feed(Newer(2, 1))
    board.feed(beat(3))
    assert board.due_ms(0) is None


def test_snapshot_that_follows_a_gap_itself_heals_it() -> None:
    board = Continuity()
    board.feed(shot(1))
    board.feed(shot(9))
    assert board.due_ms(0) is None


def test_garbled_line_is_asked_about_again_and_again_until_a_snapshot_comes() -> None:
    board = Continuity()
    board.feed(shot(1))
    board.doubt()
    asked = []
    for at_ms in range(0, 5000, 10):
        board.doubt()  # garbage all the time
        if board.due_ms(at_ms) == at_ms:
            board.asked(at_ms)
            asked.append(at_ms)
    assert asked == [0, 300, 900, 1900, 2900, 3900, 4900], "soon, for one line may be lost; then each second"
    assert board.due_ms(4950) == 5900
    board.feed(shot(2))
    assert board.due_ms(4600) is None
    board.doubt()
    assert board.due_ms(4970) == 5900, "a new doubt waits for its second"
    assert board.due_ms(9000) == 9000


def test_who_has_not_heard_the_last_snapshot_gets_one_soon_and_one_that_is_on_its_way_will_do() -> None:
    board = Continuity()
    board.asked(0)
    board.afresh()
    assert (board.unanswered, board.due_ms(10)) == (True, 300)
    board.feed(shot(1))
    assert (board.unanswered, board.due_ms(10)) == (False, None)
    board.afresh()
    assert board.due_ms(10) == 300, "soon, and no storm even so"
    board.feed(shot(2))
    board.doubt()
    assert board.due_ms(10) == 1000


@pytest.mark.parametrize(("size", "read"), [(7, True), (8, True), (9, False), (0, False)])
def test_a_board_of_software_may_be_larger_than_one_with_sensors(size: int, read: bool) -> None:
    line = sealed(HELLO.model_copy(update={"columns": size, "rows": size}).model_dump_json().encode())
    assert isinstance(decode(line), Hello) is read
    sides = [key for key in keys_of(Hello) if key.name in ("columns", "rows")]
    assert [(key.low, key.high) for key in sides] == [(1, 7), (1, 7)], "what the firmware may say"
