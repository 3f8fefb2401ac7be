"""Who may import whom: the flow of the house, kept by reading every module's imports."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "companion"

OURS: dict[str, set[str]] = {
    "model": set(),
    "intake": set(),
    "private": set(),
    "errors": {"model"},
    "protocol": {"model", "errors"},
    "continuity": {"protocol"},
    "header": {"protocol", "errors"},
    "config": {"model", "errors", "intake", "private"},
    "games": {"model", "errors", "intake"},
    "board": {"model", "errors", "protocol", "intake"},
    "referee": {"model", "errors", "games.base"},
    "dealer": {"model", "errors"},
    "escapes": set(),
    "phrases": {"model", "errors", "escapes"},
    "journal": {"model", "errors", "intake", "private"},
    "speech": {"model", "errors"},
    "keys": {"model", "errors", "escapes"},
    "awake": set(),
    "log": {"model", "config", "private", "__version__"},
    "link": {"protocol", "errors"},
    "flash": {"model", "errors", "intake"},
    "local": {"model", "errors", "config", "escapes", "private"},
    "table": {"model", "errors", "protocol", "board", "games", "referee"},
    "large": {"model", "phrases", "table", "games.base"},
}
"""Rooms that may import only these others. daemon, cli and the commands join them and are not listed."""

OWNERS: dict[str, str] = {
    "serial": "link",
    "sqlite3": "journal",
    "fluent": "phrases",
    "pyttsx3": "speech",
    "espeakng_loader": "speech",
    "miniaudio": "speech",
    "evdev": "keys",
    "prism": "speech",
    "random": "dealer",
    "multiprocessing": "local",
}
"""One owner for each outside thing."""

PURE_BANS = {"time", "datetime", "random", "os", "io", "socket", "subprocess", "threading", "pathlib", "sys"}


def room_of(module: str) -> str:
    """The room that a module below companion belongs to: its first name."""
    return module.split(".", maxsplit=1)[0]


def imports_of(path: Path) -> set[str]:
    """Every absolute module name that a file imports, also inside functions and for type checking."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            base = node.module or ""
            found |= {f"{base}.{alias.name}" for alias in node.names} if base == "companion" else {base}
    return found


def modules() -> list[tuple[str, Path]]:
    """Every module of the package as (dotted name below companion, path)."""
    found = []
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        found.append((name.removesuffix(".__init__"), path))
    return [(name, path) for name, path in found if name != "__init__"]


SHARED = ("base", "layout", "parts", "plain")
"""Modules of the room of games that every game may import; each has the name of a game only for itself."""


@pytest.mark.parametrize(("name", "path"), modules(), ids=str)
def test_room_imports_only_what_the_plan_allows(name: str, path: Path) -> None:
    room = room_of(name)
    if room not in OURS:
        return
    for imported in imports_of(path):
        if not imported.startswith("companion."):
            continue
        target = imported.removeprefix("companion.")
        allowed = OURS[room] | {room}
        if room_of(target) == room:
            if room == "games":
                own = name.split(".")[1] if "." in name else ""
                theirs = target.split(".")[1] if "." in target else ""
                assert theirs in {own, *SHARED, ""} or not own, f"{name} imports the game {theirs}"
            continue
        assert any(target == one or target.startswith(one + ".") for one in allowed), f"{name} imports {target}"


@pytest.mark.parametrize(("name", "path"), modules(), ids=str)
def test_every_outside_thing_has_one_owner(name: str, path: Path) -> None:
    for imported in imports_of(path):
        owner = OWNERS.get(imported.split(".")[0])
        assert owner is None or room_of(name) == owner, f"{name} imports {imported}, which {owner} owns"


@pytest.mark.parametrize(("name", "path"), modules(), ids=str)
def test_nothing_beside_the_package_is_imported(name: str, path: Path) -> None:
    """The rooms beside it are not in the wheel."""
    assert not {imported.split(".")[0] for imported in imports_of(path)} & {"firmware", "hardware", "tests"}, name


@pytest.mark.parametrize(("name", "path"), modules(), ids=str)
def test_games_and_referee_are_pure(name: str, path: Path) -> None:
    if room_of(name) not in {"games", "referee", "model"}:
        return
    banned = {imported.split(".")[0] for imported in imports_of(path)} & PURE_BANS
    assert not banned, f"{name} imports {banned}"
    calls = [
        one.func for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(one, ast.Call)
    ]
    opens = any(isinstance(one, ast.Name) and one.id in ("open", "print", "input") for one in calls)
    reads = "companion.intake" in imports_of(path)
    assert not opens and (not reads or name == "games.layout"), f"{name} reads or writes"


def test_everything_imports_without_unix_modules() -> None:
    names = [f"companion.{name}" for name, _ in modules() if not name.endswith("__main__")]
    program = (
        "import sys, importlib\n"
        "for name in ('termios', 'fcntl', 'pty', 'evdev', 'tty', 'pwd', 'grp', 'resource'):\n"
        "    sys.modules[name] = None\n"
        f"for name in {names!r}:\n"
        "    importlib.import_module(name)\n"
    )
    # pyserial itself picks its backend by the system's name; only our own modules must do without these.
    program = "import serial, serial.tools.list_ports, subprocess, getpass\n" + program
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
