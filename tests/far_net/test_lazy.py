"""Without a far match nothing of what it needs is imported: it costs memory, and a quarter of a second."""

from __future__ import annotations

import ast
import subprocess
import sys

from tests.test_imports import OWNERS, imports_of, modules, ours_of

NEEDED = {"nats", "nacl", "spake2", "cryptography"}


def at_once(name: str) -> set[str]:
    """The modules of ours that are imported when this one is."""
    path = modules()[name]
    later = {one for one in ours_of(path) if one not in _outside_functions(path.read_text(encoding="utf-8"))}
    return ours_of(path) - later - {name}


def _outside_functions(text: str) -> set[str]:
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
            continue
        if isinstance(node, ast.Import):
            found |= {one.name.removeprefix("companion.") for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            base = (node.module or "").removeprefix("companion").removeprefix(".")
            found |= {base} | {f"{base}.{one.name}".removeprefix(".") for one in node.names}
        waiting += ast.iter_child_nodes(node)
    return found


def test_no_other_room_imports_at_once_what_needs_the_extra() -> None:
    needing = {
        name for name, path in modules().items() if NEEDED & {one.split(".")[0] for one in imports_of(path)}
    }
    assert {"far.seal", "far.invite"} <= needing
    reaching = set(needing)
    while more := {name for name in modules() if at_once(name) & reaching} - reaching:
        reaching |= more
    assert {name.split(".")[0] for name in reaching} == {"far"}, sorted(reaching)
    assert set(OWNERS) >= NEEDED


def test_help_and_a_score_load_nothing_of_it() -> None:
    program = (
        "import sys\n"
        "from companion.ui.cli.main import main\n"
        "import companion.daemon.daemon, companion.evening.session, companion.evening.starting\n"
        "for typed in (['--help'], ['score', '--layout', 'tests/data/royal_garden_example_a.txt', '--text']):\n"
        "    try:\n"
        "        main(typed)\n"
        "    except SystemExit as end:\n"
        "        assert not end.code, end.code\n"
        f"loaded = {NEEDED!r} & set(sys.modules)\n"
        "assert not loaded, loaded\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
