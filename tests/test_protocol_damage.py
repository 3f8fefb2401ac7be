"""Damage on the wire: every flip, burst and garbage is noticed, and by what."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from companion.device.protocol import LINE_BYTES, Garbled, Message, Newer, OtherMajor, crc, decode
from tests import wire_samples as wire
from tests.wire_samples import sealed


def test_crc_notices_three_flips_in_lines_of_any_length() -> None:
    """No 1, 2 or 3 flips in the longest object, or in the letters of its CRC, leave the two in agreement."""
    change, seen = 1, set()  # what one flip does, the last bit of the CRC first
    for _ in range(16 + 8 * LINE_BYTES):
        seen.add(change)
        assert change.bit_count() % 2 == 1  # so an odd number of flips never cancels
        change = (change << 1) ^ (0x11021 if change & 0x8000 else 0)
    assert len(seen) == 16 + 8 * LINE_BYTES  # so two flips never cancel
    letters = range(0x40, 0x50)
    for one, other in combinations(letters, 2):
        assert (one ^ other) == (one & 15) ^ (other & 15)  # a flip in a letter is a flip in the CRC, or no letter


def test_hexadecimal_digits_would_not_do() -> None:
    """Why the letters: with them three flips can be found that the CRC in lower-case hexadecimal lets pass."""
    line = b'{"type":"sensor","seq":1,"boot":2,"at_ms":4294967295,"cell":3,"sensor":1,"field_ut":-999999}'
    changes = {crc(wire.flipped(line, (bit,))) ^ crc(line): bit for bit in range(8 * len(line))}
    a_and_c = 0xA ^ 0xC
    pairs = [(bit, changes[one ^ a_and_c]) for one, bit in changes.items() if one ^ a_and_c in changes]
    assert pairs and (ord("a") ^ ord("c")).bit_count() == 1
    damaged = wire.flipped(line, pairs[0])
    assert crc(damaged) ^ crc(line) == a_and_c


def test_every_single_flip_of_every_golden_line_is_noticed() -> None:
    for line in wire.golden_lines():
        assert wire.unnoticed_flips(line, 1) == []


@pytest.mark.parametrize("line", wire.shortest_lines(), ids=lambda line: line.split(b'"')[3].decode())
def test_every_double_flip_of_each_type_is_noticed(line: bytes) -> None:
    if len(line) > 100:  # the soak does the long ones
        line = next(one for one in wire.golden_lines() if b"heartbeat" in one)
    assert wire.unnoticed_flips(line, 2) == []


def test_triple_flips_and_bursts_are_noticed() -> None:
    """A bounded sample of both on every golden line; python -m tests.benchmarks.wire_soak does them all."""
    rng = random.Random(11)
    shapes = wire.bursts(16)
    assert len(shapes) == 2**15
    for line in wire.golden_lines():
        for _ in range(1500):
            bits = tuple(rng.sample(range(8 * len(line)), 3))
            assert wire.is_noticed(wire.flipped(line, bits)), (line, bits)
        for low_first in (False, True):
            for _ in range(1500):
                start, burst = rng.randrange(8 * len(line)), rng.choice(shapes)
                damaged = wire.burst_hit(line, start, burst, low_first)
                assert damaged is None or wire.is_noticed(damaged), (line, start, burst, low_first)


def test_brace_damaged_into_the_sign_of_a_log_line_is_noticed() -> None:
    line = wire.golden_lines()[3]
    assert decode(b"#" + line[1:]) == Garbled("crc")
    assert decode(b"# " + line[2:]) == Garbled("crc")


def test_random_bytes_and_damaged_lines_do_no_harm() -> None:
    rng = random.Random(5)
    for alphabet in (bytes(range(256)), b'{}*"#:,\n0123456789abcdef'):
        data = bytes(rng.choices(alphabet, k=300_000))
        assert not [one for one in wire.heard(data) if isinstance(one, Message | Newer | OtherMajor)]
    good = wire.golden_lines()
    count = wire.count_damage(wire.damaged_lines(rng, good), 20_000, good)
    assert count.passed <= 3  # the CRC's chance is one in 65,536
    assert count.garbled > 19_000


def test_second_guard_catches_what_a_right_crc_lets_pass() -> None:
    """Damaged objects with a CRC made right again: the schema alone has to notice."""
    rng = random.Random(6)
    good = wire.golden_lines()
    damages = wire.damaged_lines(rng, [line[:-6] for line in good])
    lines = (line.replace(b"\n", b"") for line in damages)
    count = wire.count_damage((sealed(body)[:-1] for body in lines), 5000, good)
    assert count.schema + count.garbled > 3000
