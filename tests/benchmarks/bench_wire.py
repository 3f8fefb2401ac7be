"""What the wire costs: python -m tests.benchmarks.bench_wire

Decoding a line, a byte's way from the port into the queue, and four boards at rest (the link alone).
"""

from __future__ import annotations

import queue
import time
from collections.abc import Iterator

import pytest

from companion.device.link import Bytes, Link, Opened, Ports
from companion.device.protocol import Heartbeat, decode, encode
from tests import wire_samples as wire
from tests.benchmarks.figures import Figure, at_rest, keep, tell, times
from tests.link_boards import Listener, PtyBoard, nothing, running

DECODED_MS = 0.1
QUEUED_MS = 5.0
LINK = 50.0


def slowest_line() -> list[float]:
    """Milliseconds to decode the line that takes longest by its p95, of good, long and unknown ones."""
    lines = (*wire.golden_lines(), b"x" * 1023 + b"\n", wire.framed('{"type":"newer","seq":1,"boot":2,"at_ms":3}'))
    worst: list[float] = []
    for line in lines:
        measured = []
        for _ in range(300):
            begun_ns = time.perf_counter_ns()
            decode(line)
            measured.append((time.perf_counter_ns() - begun_ns) / 1e6)
        worst = max(worst, measured, key=lambda each: sorted(each)[284] if each else 0.0)
    return worst


def port_to_queue() -> list[float]:
    """Milliseconds from writing a line to its bytes in the daemon's queue."""
    board, listener = PtyBoard(), Listener()
    measured = []
    with running(Link(listener.queue, Ports(named=(board.name,)), list_usb=nothing)):
        listener.wait_for(Opened(board.name))
        time.sleep(0.1)
        listener.rest()
        for seq in range(300):
            begun_s = time.perf_counter()
            board.say(encode(Heartbeat(seq=seq, boot=1, at_ms=0)))
            assert isinstance(listener.queue.get(timeout=2), Bytes)
            measured.append((time.perf_counter() - begun_s) * 1000)
            time.sleep(0.002)
    return measured


def four_at_rest() -> float:
    """Seconds of the processor a second that the link needs for four boards which only send heartbeats."""
    boards, events = [PtyBoard() for _ in range(4)], Listener()
    beats = 0
    with running(Link(events.queue, Ports(named=tuple(board.name for board in boards)))):
        for _ in boards:
            events.wait(lambda event: isinstance(event, Opened))
        for board in boards:
            board.stop()
        time.sleep(1.0)
        events.rest()
        begun_s, begun_cpu_s = time.monotonic(), time.process_time()
        while time.monotonic() - begun_s < 4:
            for board in boards:
                board.say(encode(Heartbeat(seq=beats, boot=1, at_ms=0)))
            beats += 1
            time.sleep(0.5)
        share = (time.process_time() - begun_cpu_s) / (time.monotonic() - begun_s)
    heard = 0
    while True:
        try:
            heard += isinstance(events.queue.get_nowait(), Bytes)
        except queue.Empty:
            break
    assert heard >= 4 * beats
    return share


def measure() -> Iterator[Figure]:
    """All figures of the wire."""
    yield times("the slowest line decoded", slowest_line(), ("p95", DECODED_MS), 3)
    yield times("a byte from the port into the daemon's queue", port_to_queue(), ("p95", QUEUED_MS), 2)
    yield at_rest("four boards with heartbeats, the link alone", four_at_rest(), LINK)


@pytest.mark.benchmark
def test_the_wire_costs_little() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
