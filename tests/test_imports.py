"""Who may import whom: the flow of the house, kept by reading every module's imports."""

from __future__ import annotations

import ast
import importlib
import re
import subprocess
import sys
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from graphlib import CycleError, TopologicalSorter
from importlib import metadata
from pathlib import Path
from typing import TypeVar

import click
import pytest
from click.shell_completion import ShellComplete

from companion import games

PACKAGE = Path(__file__).parent.parent / "companion"
PAGE = PACKAGE.parent / "docs" / "architecture.md"

Check = Callable[[str, Path], None]
"""Whether something holds for a module, by its name and its file: AssertionError."""

ROOMS = (
    "core",
    "engine",
    "games",
    "config",
    "device",
    "language",
    "speech",
    "play",
    "minds",
    "input",
    "far",
    "league",
    "daemon",
    "evening",
    "page",
    "care",
    "ui",
)
"""Every room, lowest first. None imports one that stands after it."""

APART: dict[str, set[str]] = {
    "config": {"games"},
    "device": {"config", "games"},
    "language": {"config", "device", "games"},
    "speech": {"config", "device", "games"},
    "play": {"config", "language", "speech"},
    "minds": {"config", "device", "language", "speech"},
    "input": {"config", "device", "games", "language", "minds", "speech"},
    "league": {"config", "device", "engine", "games", "input", "language", "minds", "play", "speech"},
    "far": {"config", "device", "engine", "input", "minds", "speech"},
}
"""Rooms that stand before one, and that it knows nothing of all the same."""

THINKING = {"engine", "minds"}
"""Rooms that may use the fast core: those that think ahead, never one that judges."""

REGISTRY = "games"
"""The module that tells which games are there, without their rules."""
ASKING = {"config", "device", "language"}
"""Rooms that stand apart from games and still ask the registry: what is set, what is read, and what is said."""

OWNERS: dict[str, str] = {
    "serial": "device.link",
    "sqlite3": "play.journal",
    "fluent": "language",
    "pyttsx3": "speech",
    "espeakng_loader": "speech",
    "miniaudio": "speech",
    "prism": "speech",
    "random": "play.dealer",
    "multiprocessing": "daemon.ipc",
    "click": "ui.cli",
    "starlette": "page",
    "uvicorn": "page",
    "nats": "far.wire",
    "spake2": "far.invite",
    "cryptography": "far.certificate",
    "sqlalchemy": "league.store",
    "nacl": "far league.signing league.sealing",
}
"""Who owns each outside thing: one room or module, or two that know nothing of each other."""

LOADERS = {"import_module", "__import__", "run_module", "run_path", "find_loader", "exec_module"}
"""Functions that import what a text names."""
LOADING = {"games", "language.messages", "care.doctor.examining", "ui.cli.main"}
"""Modules that may load what is not written there: what manifests name, folders of texts, checks, and commands."""

PURE = (
    *("games", "play.referee", "core.model", "core.escapes"),
    *(f"league.{one}" for one in ("book", "entries", "exports", "parcel", "parts")),
    *(f"league.{one}" for one in ("season", "seating", "standings")),
)
PURE_BANS = {"time", "datetime", "random", "os", "io", "socket", "subprocess", "threading", "pathlib", "sys"}
LAYOUTS = "games.layout"
"""The one module of a pure room that reads files."""


def within(module: str, place: str) -> bool:
    """Whether a module lies in a room, a folder, or is the module of this name."""
    return module == place or module.startswith(place + ".")


def room_of(module: str) -> str:
    """The room that a module below companion belongs to: its first name."""
    return module.split(".", maxsplit=1)[0]


@cache
def modules() -> dict[str, Path]:
    """Every module of the package, by its dotted name below companion."""
    found = {}
    for path in sorted(PACKAGE.rglob("*.py")):
        name = ".".join(path.relative_to(PACKAGE).with_suffix("").parts)
        found[name.removesuffix(".__init__")] = path
    return {name: path for name, path in found.items() if name not in ("__init__", "__main__")}


@cache
def imports_of(path: Path) -> frozenset[str]:
    """Every absolute module name that a file imports, also inside functions and for type checking."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            base = node.module or ""
            names = {f"{base}.{alias.name}" for alias in node.names}
            ours = {one for one in names if one.removeprefix("companion.") in modules()}
            found |= (ours or {base}) if len(ours) == len(names) else ours | {base}
        elif isinstance(node, ast.Call) and called_by(node) in LOADERS and isinstance(node.args[0], ast.Constant):
            found.add(str(node.args[0].value))
    return frozenset(found)


def called_by(call: ast.Call) -> str:
    """The last name of what is called."""
    return ast.unparse(call.func).rpartition(".")[2]


def ours_of(path: Path) -> set[str]:
    """The modules of ours that a file imports, as names below companion."""
    ours = {one.removeprefix("companion.") for one in imports_of(path) if one.startswith("companion.")}
    return {one for one in ours if one in modules()}


COMMANDS = "ui.cli"
HELPED = {f"{COMMANDS}.{one}" for one in ("games", "main", "options", "powershell", "worded")}
"""Modules of that room without a command of their own: options, and the list of commands."""
OUTSIDE = {"__future__", "click", "collections", "functools", "importlib", "json", "os", "typing"}
"""What commands may use beside rooms."""
BENEATH = {"core", "config", "games", "care", "evening", "page"}
"""The rooms whose functions commands call."""
LONGEST = 12
"""Statements of a command after its docstring, or of a little helper."""


def over(those: Iterable[tuple[str, Path]]) -> Callable[[Check], Callable[[], None]]:
    """Makes what holds for one module a test of all of these, which names each that fails."""

    def of_all(check: Check) -> Callable[[], None]:
        def test() -> None:
            wrong = []
            for name, path in those:
                try:
                    check(name, path)
                except AssertionError as error:
                    wrong.append(f"{name}: {error}")
            assert not wrong, "\n".join(wrong)

        return test

    return of_all


EACH = over(modules().items())


def test_the_rooms_are_the_folders_of_the_tree_and_the_page() -> None:
    folders = {path.parent.name for path in PACKAGE.glob("*/__init__.py")}
    told = re.findall(r"^- `([a-z]+)/`", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    assert set(ROOMS) == folders
    assert list(ROOMS) == told, "docs/architecture.md lists the rooms, lowest first"
    assert {path.stem for path in PACKAGE.glob("*.py")} == {"__init__", "__main__"}


@EACH
def test_no_room_imports_one_that_stands_above_it_or_apart(name: str, path: Path) -> None:
    room = room_of(name)
    allowed = set(ROOMS[: ROOMS.index(room) + 1]) - APART.get(room, set())
    asked = {REGISTRY} if room in ASKING else set()
    strange = {one for one in ours_of(path) - asked if room_of(one) not in allowed}
    assert not strange, f"{name} imports {strange}"


@EACH
def test_only_who_thinks_ahead_uses_the_fast_core(name: str, path: Path) -> None:
    assert room_of(name) in THINKING or not {one for one in imports_of(path) if within(one, "companion.engine")}, (
        name
    )
    assert room_of(name) != "engine" or ours_of(path) <= {"engine"}, "the core knows nothing of the house"


@EACH
def test_a_game_is_named_in_its_own_folder_only(name: str, path: Path) -> None:
    games = {one.name for one in (PACKAGE / "games").iterdir() if (one / "__init__.py").exists()}
    own = name.split(".")[1] if name.startswith("games.") else ""
    strange = {
        one
        for one in ours_of(path)
        if within(one, "games") and one.split(".")[1:2] and one.split(".")[1] in games - {own}
    }
    assert not strange, f"{name} imports {strange}"


@EACH
def test_what_is_loaded_is_written_where_it_is_loaded(name: str, path: Path) -> None:
    """Lest it be hidden from all that is asked here; nor is the package itself imported, below which all lies."""
    nodes = list(ast.walk(ast.parse(path.read_text(encoding="utf-8"))))
    calls = [one for one in nodes if isinstance(one, ast.Call) and called_by(one) in LOADERS]
    hidden = [ast.unparse(one) for one in calls if not isinstance(one.args[0], ast.Constant)]
    assert not hidden or name in LOADING, f"{name} loads {hidden}"
    named = {of.name for one in nodes if isinstance(one, ast.Import) for of in one.names}
    assert "companion" not in named, f"{name} imports the whole package"


@EACH
def test_no_text_outside_the_games_has_the_name_of_one(name: str, path: Path) -> None:
    """Also none of a command's help, and no game has another's. Our folders stand in the registry alone."""
    own = name.split(".")[1] if within(name, "games") and name.count(".") > 1 else ""
    others = [one for one in games.manifests() if one.package != f"companion.games.{own}"]
    ids = {word for one in others for word in (one.name, games.typed(one.name))}
    nodes = ast.walk(ast.parse(path.read_text(encoding="utf-8")))
    texts = [one.value for one in nodes if isinstance(one, ast.Constant) and isinstance(one.value, str)]
    words = {word for text in texts for word in re.findall(r"[\w-]+", text)}
    strange = words & ids - (set(games.OWN) if name == REGISTRY else set())
    strange |= {text for text in texts for one in others if one.package in text}
    assert not strange, f"{name} names {strange}"


def test_no_modules_import_each_other_in_a_circle() -> None:
    graph = {name: ours_of(path) - {name} for name, path in modules().items()}
    try:
        list(TopologicalSorter(graph).static_order())
    except CycleError as error:
        pytest.fail("a circle of imports: " + " -> ".join(error.args[1]))


@EACH
def test_every_outside_thing_has_one_owner(name: str, path: Path) -> None:
    for imported in imports_of(path):
        outside = imported.split(".")[0]
        owner = OWNERS.get(outside)
        assert owner is None or any(within(name, one) for one in owner.split()), (
            f"{name} imports {imported}, which {owner} owns"
        )


def named() -> set[str]:
    """The distributions that pyproject.toml asks for, of all its extras."""
    project = tomllib.loads((PACKAGE.parent / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    asked = [
        *project["dependencies"],
        *(one for extra in project["optional-dependencies"].values() for one in extra),
    ]
    return {called(re.split(r"[^\w.-]", one)[0]) for one in asked}


def called(distribution: str) -> str:
    """Its name as indexes compare it."""
    return re.sub(r"[-_.]+", "-", distribution).lower()


MODULES = cache(metadata.packages_distributions)
"""The distributions of each module that is installed, read once."""


@cache
def brought_by(imported: str) -> set[str]:
    """The distributions that bring a module; none for one of Python's own."""
    names = imported.split(".")
    found = set(MODULES().get(names[0], ()))
    if len(found) > 1:  # they share a namespace
        inside = "/".join(names[:2])
        found = {one for one in found if any(str(file).startswith(inside) for file in metadata.files(one) or ())}
    return {called(one) for one in found}


@EACH
def test_whatever_is_imported_is_asked_for_by_its_name(name: str, path: Path) -> None:
    """Not only by another's wish: installers leave out what those tell of themselves."""
    for imported in imports_of(path):
        brought = brought_by(imported) - {"companion-tabletop"}
        assert not brought or brought & named(), f"{name} imports {imported} of {brought}"


def commands() -> list[tuple[str, Path]]:
    """Every module of the room of commands."""
    return [(name, path) for name, path in modules().items() if within(name, COMMANDS)]


OF_COMMANDS = over(commands())


@OF_COMMANDS
def test_commands_import_click_and_the_rooms_beneath_only(name: str, path: Path) -> None:
    assert {one.split(".")[0] for one in imports_of(path)} <= OUTSIDE | {"companion"}
    inside = {one for one in ours_of(path) if not within(one, COMMANDS) and one != "ui.large"}
    strange = {one for one in inside if room_of(one) not in BENEATH}
    assert not strange, f"{name} imports {strange}"
    siblings = {one for one in ours_of(path) if within(one, COMMANDS)} - HELPED
    assert not siblings, f"{name} imports the commands {siblings}"


@OF_COMMANDS
def test_commands_are_options_in_and_a_status_out(name: str, path: Path) -> None:
    """Each public function is a command, each class a kind of commands or options; what is private is little."""
    for one in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(one, ast.ClassDef):
            assert name in HELPED or name.endswith(".board"), f"{name}.{one.name}"
        elif isinstance(one, ast.FunctionDef):
            made = {ast.unparse(each.func) for each in one.decorator_list if isinstance(each, ast.Call)}
            own = bool(made & {"click.command", "click.group", "command.command"})
            assert own or one.name.startswith("_") or name in HELPED, f"{name}.{one.name} is no command"
            length = sum(isinstance(each, ast.stmt) for each in ast.walk(one)) - 1
            assert length <= LONGEST, f"{name}.{one.name} has {length} statements"
        else:
            assert not isinstance(one, ast.For | ast.While | ast.With | ast.Try), f"{name} does something"


def test_every_command_is_one_of_click() -> None:
    """Also what the options and the list of commands bring: options, or what click makes commands of."""
    for name, _ in commands():
        module = importlib.import_module(f"companion.{name}")
        for called, made in vars(module).items():
            if called.startswith("_") or isinstance(made, TypeVar):
                continue
            if getattr(made, "__module__", "") != module.__name__:
                continue
            kind = isinstance(made, type) and issubclass(
                made, click.Command | click.ParamType | click.UsageError | ShellComplete
            )
            option = name in HELPED and (called.endswith(("_option", "_options")) or called == "offered_variants")
            assert isinstance(made, click.Command) or kind or option, f"{name}.{called}"


@EACH
def test_nothing_beside_the_package_is_imported(name: str, path: Path) -> None:
    """The rooms beside it are not in the wheel."""
    assert not {imported.split(".")[0] for imported in imports_of(path)} & {"firmware", "hardware", "tests"}, name


@EACH
def test_games_and_referee_are_pure(name: str, path: Path) -> None:
    if not any(within(name, one) for one in PURE):
        return
    banned = {imported.split(".")[0] for imported in imports_of(path)} & PURE_BANS
    assert not banned, f"{name} imports {banned}"
    calls = [
        one.func for one in ast.walk(ast.parse(path.read_text(encoding="utf-8"))) if isinstance(one, ast.Call)
    ]
    opens = any(isinstance(one, ast.Name) and one.id in ("open", "print", "input") for one in calls)
    reads = "companion.core.intake" in imports_of(path)
    assert not opens and (not reads or name == LAYOUTS), f"{name} reads or writes"


def test_everything_imports_without_unix_modules() -> None:
    names = [f"companion.{name}" for name in modules()]
    program = (
        "import sys, importlib\n"
        "for name in ('termios', 'fcntl', 'pty', 'tty', 'pwd', 'grp', 'resource'):\n"
        "    sys.modules[name] = None\n"
        f"for name in {names!r}:\n"
        "    importlib.import_module(name)\n"
    )
    # pyserial itself picks its backend by the system's name; only our own modules must do without these.
    program = "import serial, serial.tools.list_ports, subprocess, getpass\n" + program
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
