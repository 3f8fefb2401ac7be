"""Control and C in the middle of a step ends it when the step is done, and a second one at once."""

from __future__ import annotations

import os
import signal
import threading

import pytest

from companion.daemon.interrupts import between_steps


def test_it_waits_for_the_end_of_a_step_where_nobody_can_swallow_it() -> None:
    done = []
    with pytest.raises(KeyboardInterrupt), between_steps() as step_done:
        step_done()
        try:
            os.kill(os.getpid(), signal.SIGINT)
        except KeyboardInterrupt:
            done.append("swallowed")
        done.append("step")
        step_done()
    assert done == ["step"]
    assert signal.getsignal(signal.SIGINT) is signal.default_int_handler


def test_the_second_does_not_wait() -> None:
    with pytest.raises(KeyboardInterrupt), between_steps():
        os.kill(os.getpid(), signal.SIGINT)
        os.kill(os.getpid(), signal.SIGINT)
        pytest.fail("the step went on")


def test_elsewhere_nothing_is_changed() -> None:
    """Not in another thread, nor what somebody else takes care of."""
    found = []

    def look() -> None:
        with between_steps():
            found.append(signal.getsignal(signal.SIGINT))

    thread = threading.Thread(target=look)
    thread.start()
    thread.join()
    before = signal.signal(signal.SIGINT, signal.SIG_IGN)
    try:
        with between_steps():
            found.append(signal.getsignal(signal.SIGINT))
    finally:
        signal.signal(signal.SIGINT, before)
    assert found == [signal.default_int_handler, signal.SIG_IGN]
