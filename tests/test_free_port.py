"""The ports that tests give to servers: the system and other processes are the other side."""

import socket
import subprocess
import sys

import pytest

from tests.free_port import LOOPBACK, free_port


def test_another_process_does_not_get_it_though_nobody_listens_there() -> None:
    mine = free_port()
    asks = f"from tests.free_port import free_port; free_port([{mine}])"
    told = subprocess.run([sys.executable, "-c", asks], capture_output=True, encoding="utf-8", check=False)
    assert told.returncode and "no port is free" in told.stderr
    with socket.socket() as server:
        server.bind((LOOPBACK, mine))


def test_the_system_gives_it_to_nobody_who_asks_for_any() -> None:
    mine = {free_port() for _ in range(200)}
    assert len(mine) == 200
    with socket.socket() as server:
        server.bind((LOOPBACK, 0))
        given = server.getsockname()[1]
    assert max(mine) < given


def test_a_port_where_another_program_listens_is_passed_over() -> None:
    with socket.socket() as other:
        other.bind((LOOPBACK, 0))
        other.listen()
        with pytest.raises(OSError, match="no port is free"):
            free_port([other.getsockname()[1]])
