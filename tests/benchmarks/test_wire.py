"""What the wire costs: decoding a line, a byte's way from the port into the queue, and boards at rest."""

from __future__ import annotations

import queue
import statistics
import time

import pytest

from companion.link import Bytes, Link, Opened, Ports
from companion.protocol import Heartbeat, decode, encode
from tests import wire_samples as wire
from tests.link_boards import Listener, PtyBoard, nothing, running

pytestmark = pytest.mark.benchmark


def test_decoding_a_line_takes_far_less_than_a_third_of_a_millisecond() -> None:
    for line in (
        *wire.golden_lines(),
        b"x" * 1023 + b"\n",
        wire.framed('{"type":"newer","seq":1,"boot":2,"at_ms":3}'),
    ):
        times = []
        for _ in range(300):
            begun_ns = time.perf_counter_ns()
            decode(line)
            times.append(time.perf_counter_ns() - begun_ns)
        p95_us = statistics.quantiles(times, n=20)[-1] / 1000
        assert p95_us < 100, line
    print(f"decoding, last line: p95 {p95_us:.1f} us")


def test_a_byte_is_in_the_queue_soon_after_it_is_at_the_port() -> None:
    board, listener = PtyBoard(), Listener()
    times = []
    with running(Link(listener.queue, Ports(named=(board.name,)), list_usb=nothing)):
        listener.wait_for(Opened(board.name))
        listener.rest(0.1)
        for seq in range(300):
            begun_s = time.perf_counter()
            board.say(encode(Heartbeat(seq=seq, boot=1, at_ms=0)))
            assert isinstance(listener.queue.get(timeout=2), Bytes)
            times.append(time.perf_counter() - begun_s)
            time.sleep(0.002)
    p95_ms = statistics.quantiles(times, n=20)[-1] * 1000
    print(f"port to queue: median {statistics.median(times) * 1000:.2f} ms, p95 {p95_ms:.2f} ms")
    assert p95_ms < 5


def test_four_idle_boards_cost_next_to_nothing() -> None:
    boards, events = [PtyBoard() for _ in range(4)], Listener()
    beats = 0
    with running(Link(events.queue, Ports(named=tuple(board.name for board in boards)))):
        for _ in boards:
            events.wait(lambda event: isinstance(event, Opened))
        for board in boards:
            board.stop()
        events.rest(1.0)
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
    print(f"four boards with heartbeats, all of the link: {100 * share:.2f} % of a core")
    assert heard >= 4 * beats
    assert share < 0.01
