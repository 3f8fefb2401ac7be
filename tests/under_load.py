"""The tests on a busy computer: `python -m tests.under_load [--loops 8] [--times 10] [arguments of pytest]`.

Runs pytest so many times beside so many busy loops, processes of the usual priority. Prints a line for each run,
with the names of the tests that failed. Ends with status 1 if any did. Where the arguments name no file, the tests
are those that wait for something true: a process, thread, terminal, socket or sound, see `waiting`.
"""

from __future__ import annotations

import argparse
import ast
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
LOOP = """
import os, sys
parent = int(sys.argv[1])
while os.getppid() == parent:
    for _ in range(1_000_000):
        pass
"""
"""Works for nothing, and ends soon after the process that began it, however that ended."""

PATIENCE = "tests.patience"
"""The one module by which tests wait, see there."""
BUILDING = ("tests/firmware", "tests/hardware")
"""What takes compilers and emulators, whose time is simulated."""


def waiting() -> list[str]:
    """The files of tests that import what waits, themselves or through another module of tests."""
    paths = {path.relative_to(ROOT).as_posix(): path for path in ROOT.glob("tests/**/*.py")}
    imports = {name.removesuffix(".py").replace("/", "."): _imported(path) for name, path in paths.items()}
    found, seen = {PATIENCE}, set[str]()
    while found != seen:
        seen = set(found)
        found |= {name for name, others in imports.items() if others & seen}
    files = sorted(f"{name.replace('.', '/')}.py" for name in found)
    return [one for one in files if Path(one).name.startswith("test_") and not one.startswith(BUILDING)]


def _imported(path: Path) -> set[str]:
    """Every module that a file imports, and every name out of one as if it were a module."""
    names = set[str]()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            names |= {one.name for one in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            names |= {node.module, *(f"{node.module}.{one.name}" for one in node.names)}
    return names


@contextmanager
def busy(loops: int) -> Iterator[list[subprocess.Popen[bytes]]]:
    """A computer with so many busy loops; all have ended afterwards."""
    running: list[subprocess.Popen[bytes]] = []
    try:
        for _ in range(loops):
            running.append(subprocess.Popen([sys.executable, "-S", "-c", LOOP, str(os.getpid())]))
        yield running
    finally:
        for one in running:
            one.kill()
        for one in running:
            one.wait()


def run_once(arguments: Sequence[str]) -> tuple[bool, str]:
    """Whether a run of pytest was good, and its last line with the tests that failed."""
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", *arguments],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    lines = done.stdout.splitlines() or done.stderr.splitlines() or [""]
    failed = [found[1] for line in lines if (found := re.match(r"(?:FAILED|ERROR) (\S+)", line))]
    return done.returncode == 0, "; ".join([lines[-1].strip("= "), *failed])


def main(words: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.under_load", allow_abbrev=False)
    parser.add_argument("--loops", type=int, default=8, help="busy loops beside the tests")
    parser.add_argument("--times", type=int, default=10, help="how often the tests are run")
    wanted, arguments = parser.parse_known_args(words)
    if not any((ROOT / word.partition("::")[0]).exists() for word in arguments):
        arguments += waiting()
    good = 0
    with busy(wanted.loops):
        for number in range(1, wanted.times + 1):
            begun_s = time.monotonic()
            well, told = run_once(arguments)
            good += well
            word, spent_s = "good" if well else "FAILED", time.monotonic() - begun_s
            print(f"run {number}: {word}, {spent_s:.0f} s: {told}", flush=True)
    print(f"{good} of {wanted.times} runs were good, beside {wanted.loops} busy loops.")
    return int(good < wanted.times)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the tests end, too
    sys.exit(main())
