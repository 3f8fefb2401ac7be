"""Nothing goes to a network: no room asks for one, and the commands work where there is none."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S
from tests.test_imports import imports_of, modules, within


def words(text: str) -> frozenset[str]:
    return frozenset(text.split())


NETWORK = words(
    "socket ssl http urllib xmlrpc ftplib smtplib poplib imaplib telnetlib socketserver asyncio webbrowser "
    "requests httpx aiohttp websockets grpc multiprocessing"
)
PAGE = words("socket ssl asyncio")
"""What the page uses, which serves browsers."""
FAR = words("ssl asyncio urllib")
"""What matches with other houses use; urllib asks the own server alone how it is."""
LEAGUE = words("asyncio")
"""What sends results of a league through the wire of far matches, on a loop of its own."""
LOCAL = words("socket multiprocessing")
"""What the local socket may use, and nobody else; serial ports that are URLs are opened by pyserial alone."""

FORBID = """
import socket, sys
class Forbidden(socket.socket):
    def __init__(self, family=-1, *more, **named):
        if family in (-1, socket.AF_INET, socket.AF_INET6):
            raise SystemExit("a network was asked for")
        super().__init__(family, *more, **named)
socket.socket = Forbidden
socket.create_connection = socket.getaddrinfo = Forbidden
"""


@pytest.mark.parametrize(("name", "path"), modules().items(), ids=str)
def test_no_room_imports_a_network(name: str, path: Path) -> None:
    used = {module.split(".")[0] for module in imports_of(path)} & NETWORK
    rooms = {"daemon.ipc": LOCAL, "page": PAGE, "far": FAR, "league.broker": LEAGUE}
    allowed = frozenset().union(*(each for room, each in rooms.items() if within(name, room)))
    assert used <= allowed, used


def test_the_page_listens_to_this_computer_alone_unless_it_is_told_else() -> None:
    """Without the word no socket is bound to a network, and one module alone can bind any."""
    from companion.page import reach

    made = reach.listen(0)
    try:
        assert {sock.getsockname()[0] for sock in made.socks} <= {"127.0.0.1", "::1"}
        assert made.addresses("") == []
    finally:
        made.close()
    for name, path in modules().items():
        if within(name, "page") and name != "page.reach":
            told = path.read_text(encoding="utf-8")
            assert not any(word in told for word in ("0.0.0.0", '"::"', ".bind(")), name


def test_the_local_socket_is_of_this_computer() -> None:
    """What listens is told its family in so many words: no address of a network can be among them."""
    families = {"AF_UNIX", "AF_PIPE"}
    listeners = []
    for name, path in modules().items():
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Attribute | ast.Name):
                said = node.attr if isinstance(node, ast.Attribute) else node.id
                assert not said.startswith("AF_INET") or name == "page.reach", name
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                assert not node.value.startswith("AF_") or node.value in families, name
            if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "Listener":
                listeners.append(name)
    assert all(within(name, "daemon.ipc") for name in listeners)


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("typed", "told"),
    [
        (["doctor"], "Still missing: "),
        (["settings"], "Speed of speech: 175. Typed: rate."),
        (["settings", "rate", "200"], "Speed of speech: 200."),
        (["history"], "There is no game in the journal yet."),
        (["score", "--layout", "tests/data/royal_garden_example_a.txt", "--text"], ""),
    ],
    ids=lambda one: " ".join(one[:2]) if isinstance(one, list) else "",
)
def test_commands_work_where_no_network_is(tmp_path: Path, typed: list[str], told: str) -> None:
    program = f"{FORBID}\nsys.argv = ['companion', *{typed!r}, '--lang', 'en']\n"
    program += "from companion.ui.cli.main import main; main()"
    home = {**os.environ, "COMPANION_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"}
    root = Path(__file__).parents[1]
    done = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True,
        encoding="utf-8",
        env=home,
        cwd=root,
        check=False,
        timeout=PATIENCE_S,
    )
    assert done.returncode == 0, done.stderr + done.stdout
    assert told in done.stdout
    assert "network" not in done.stderr


def test_the_guard_itself_is_awake() -> None:
    program = f"{FORBID}\nsocket.socket(socket.AF_INET)"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert "a network was asked for" in done.stderr
