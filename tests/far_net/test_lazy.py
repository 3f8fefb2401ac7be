"""Without a far match nothing of what it needs is imported: it costs memory, and a quarter of a second."""

from __future__ import annotations

import ast
import subprocess
import sys

from tests.test_imports import OWNERS, imports_of, modules

NEEDED = {"nats", "nacl", "spake2", "cryptography"}
OURS = {"companion.daemon.far_match", "companion.far.entry"}


def at_once(text: str) -> set[str]:
    """What a module imports when it is imported itself: not what stands in functions or for type checking."""
    found: set[str] = set()
    waiting: list[ast.AST] = [ast.parse(text)]
    while waiting:
        node = waiting.pop()
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.expr):
            continue
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
            waiting += node.orelse
            continue
        if isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom):
            found |= {node.module or ""} | {f"{node.module}.{one.name}" for one in node.names}
        waiting += ast.iter_child_nodes(node)
    return {one.removeprefix("companion.") for one in found}


def test_no_other_room_imports_at_once_what_needs_the_extra() -> None:
    texts = {name: path.read_text(encoding="utf-8") for name, path in modules().items()}
    told = {name: at_once(text) for name, text in texts.items()}
    reaching = {name for name, used in told.items() if NEEDED & {one.split(".")[0] for one in used}}
    assert {"far.seal", "far.invite"} <= reaching
    assert all(
        name in reaching or not NEEDED & {one.split(".")[0] for one in imports_of(path)}
        for name, path in modules().items()
        if any(one in texts[name] for one in NEEDED)
    ), "what needs them says so at its head"
    while more := {name for name, used in told.items() if used & reaching} - reaching:
        reaching |= more
    assert {name.split(".")[0] for name in reaching} <= {"far", "league"}, sorted(reaching)
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
        f"loaded = {NEEDED | OURS!r} & set(sys.modules)\n"
        "assert not loaded, loaded\n"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr
    assert done.stdout
