"""The full figures of damage on the wire, printed; some minutes on one core.

    python -m tests.benchmarks.wire_soak

Flips: every single and double flip of every golden line, every triple flip of them that the CRC does not see
(found by calculation), and every triple flip of the shortest. Bursts of up to 16 bits, sent highest bit first
and lowest bit first: every one at every place of the shortest line, and a sample on each golden line. Then
random bytes and damaged lines. Ends with status 1 if anything was not noticed that has to be.
"""

from __future__ import annotations

import math
import random
import sys
import time
from collections.abc import Iterator
from itertools import combinations

from companion.device.protocol import Garbled, LineCutter, LogLine, crc, decode
from tests import wire_samples as wire

RANDOM_BYTES = 10_000_000
DAMAGED_LINES = 100_000


def unseen_by_crc(line: bytes) -> Iterator[tuple[int, ...]]:
    """Every way to flip three bits of a line, its star and newline left alone, that keeps CRC and object in step.

    Found by what each flip does to the difference between the object's CRC and the one in the letters.
    """
    size = 8 * (len(line) - 6)
    change: dict[int, int] = {}
    for bit in range(size):
        damaged = wire.flipped(line, (bit,))
        change[bit] = crc(damaged[:-6]) ^ crc(line[:-6])
    for place in range(16):  # letters: the low four bits of each of the last four bytes before the newline
        bit = size + 8 + 8 * (place // 4) + 4 + place % 4
        change[bit] = 1 << (15 - place)
    by_change: dict[int, list[int]] = {}
    for bit, value in change.items():
        by_change.setdefault(value, []).append(bit)
    for one, other in combinations(change, 2):
        for third in by_change.get(change[one] ^ change[other], ()):
            if third > other:
                yield (one, other, third)


def flips() -> int:
    """Flips of one to three bits: how many are not noticed."""
    lines = wire.golden_lines()
    shortest = min(lines, key=len)
    missed = unseen = 0
    for line in lines:
        missed += len(wire.unnoticed_flips(line, 1)) + len(wire.unnoticed_flips(line, 2))
        triples = list(unseen_by_crc(line))
        unseen += len(triples)
        missed += sum(not wire.is_noticed(wire.flipped(line, bits)) for bits in triples)
    print(f"every single and double flip of {len(lines)} golden lines, longest {max(map(len, lines))} bytes")
    print(f"triple flips of them that the CRC does not see: {unseen}")
    missed += len(wire.unnoticed_flips(shortest, 3))
    print(f"every triple flip of the shortest line, {math.comb(8 * len(shortest), 3)}: {missed} not noticed")
    return missed


def burst_flips() -> int:
    """Bursts of up to 16 bits, the highest bit of a byte sent first and the lowest: how many are not noticed."""
    missed = tried = 0
    shapes = wire.bursts(16)
    shortest = min(wire.golden_lines(), key=len)
    for low_first in (False, True):
        for start in range(8 * len(shortest)):
            for shape in shapes:
                damaged = wire.burst_hit(shortest, start, shape, low_first)
                if damaged is not None:
                    tried += 1
                    missed += not wire.is_noticed(damaged)
    rng = random.Random(1)
    for line in wire.golden_lines():
        for _ in range(20_000):
            damaged = wire.burst_hit(line, rng.randrange(8 * len(line)), rng.choice(shapes), rng.random() < 0.5)
            if damaged is not None:
                tried += 1
                missed += not wire.is_noticed(damaged)
    print(f"bursts, every one on the shortest line and 20,000 on each golden line, {tried}: {missed} not noticed")
    return missed


def random_bytes() -> int:
    """Random bytes of several alphabets in chunks of any size: how many messages they make."""
    passed = lines = 0
    rng = random.Random(2)
    for alphabet in (bytes(range(256)), bytes(range(10, 127)), b'{}*"#:,\n@ABCDEFGHIJKLMNO0123456789typeseq'):
        cutter = LineCutter()
        left = RANDOM_BYTES
        while left > 0:
            chunk = bytes(rng.choices(alphabet, k=rng.randint(1, 65536)))[:left]
            left -= len(chunk)
            for line in cutter.feed(chunk):
                lines += 1
                passed += not isinstance(decode(line), Garbled | LogLine)
    print(f"random bytes, three times {RANDOM_BYTES}, {lines} lines: {passed} passed for messages")
    return passed


def damages() -> int:
    """Arbitrarily damaged lines: what noticed them; then with the CRC made right again, for the second guard."""
    good = wire.golden_lines()
    count = wire.count_damage(wire.damaged_lines(random.Random(3), good), DAMAGED_LINES, good)
    chance = DAMAGED_LINES / 65536
    print(
        f"damaged lines, {DAMAGED_LINES}: {count.garbled} noticed by framing or CRC, {count.schema} by the schema,"
    )
    print(f"  {count.passed} passed (chance alone: {chance:.1f}), {count.harmless} still a good line")
    bodies = wire.damaged_lines(random.Random(4), [line[:-6] for line in good])
    sealed = (wire.sealed(body.replace(b"\n", b""))[:-1] for body in bodies)
    second = wire.count_damage(sealed, DAMAGED_LINES, good)
    noticed = second.schema + second.garbled
    print(f"damaged objects with a right CRC, {DAMAGED_LINES}: {noticed} noticed by the schema alone,")
    print(f"  {second.passed} passed as another message, {second.harmless} still a good line")
    return max(0, count.passed - round(chance) - 8)


def main() -> int:
    """Runs all; 1 if anything was not noticed."""
    missed = 0
    for part in (damages, random_bytes, flips, burst_flips):
        begun_s = time.monotonic()
        missed += part()
        print(f"  ({time.monotonic() - begun_s:.0f} s)", flush=True)
    print("all noticed" if missed == 0 else f"NOT NOTICED: {missed}")
    return int(missed > 0)


if __name__ == "__main__":
    sys.exit(main())
