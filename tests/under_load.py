"""The tests on a busy computer: `python -m tests.under_load [--loops 8] [--times 10] [arguments of pytest]`.

Runs pytest so many times beside so many busy loops, processes of the usual priority. Prints a line for each run,
with the names of the tests that failed. Ends with status 1 if any did. Where the arguments name no file, the tests
are those that wait for something true: a process, thread, terminal, socket or sound, see `waiting`.

With `--minutes 20` the runs are collected in slices: file by file, each that is not yet in the record, until so
many minutes have passed; the next call goes on there. What has failed stays in the record until `--forget FILE`
takes out all runs of that file of tests. Status 1 if any failed, 2 if nothing did and something is left to run.
"""

from __future__ import annotations

import argparse
import ast
import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from itertools import product
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
RECORD = ROOT / ".cache" / "under_load.jsonl"
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
        encoding="utf-8",
        check=False,
    )
    lines = done.stdout.splitlines() or done.stderr.splitlines() or [""]
    failed = [found[1] for line in lines if (found := re.match(r"(?:FAILED|ERROR) (\S+)", line))]
    return done.returncode == 0, "; ".join([lines[-1].strip("= "), *failed])


class Record:
    """What became of each file of tests in each run: a line of JSON for each in a file of its own.

    failed: (run, file) -> the failure in words, empty where all was green.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        lines = path.read_text(encoding="utf-8").splitlines() if path.exists() else []
        self.failed: dict[tuple[int, str], str] = {(run, file): told for run, file, told in map(json.loads, lines)}

    def add(self, run: int, file: str, failed: str) -> None:
        """Keep what became of a file."""
        self.failed[run, file] = failed
        self._keep()

    def forget(self, files: Sequence[str]) -> None:
        """Forget all runs of these files."""
        self.failed = {(run, file): told for (run, file), told in self.failed.items() if file not in files}
        self._keep()

    def _keep(self) -> None:
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_suffix(".fresh")
        fresh.write_text(
            "".join(f"{json.dumps([*key, told])}\n" for key, told in self.failed.items()), encoding="utf-8"
        )
        fresh.replace(self._path)


def collect(record: Record, times: int, files: Sequence[str], options: Sequence[str], end_s: float) -> int:
    """One slice: run what is not in the record until this time of time.monotonic(); the command's status."""
    for run, file in product(range(1, times + 1), files):
        if time.monotonic() >= end_s:
            break
        if (run, file) not in record.failed:
            well, told = run_once([file, *options])
            record.add(run, file, "" if well else told)
    left, failed = 0, 0
    for run in range(1, times + 1):
        told_of = {file: record.failed[run, file] for file in files if (run, file) in record.failed}
        wrong = [f"{file}: {told}" for file, told in told_of.items() if told]
        left, failed = left + len(files) - len(told_of), failed + len(wrong)
        if told_of:
            print("; ".join([f"run {run}: {len(told_of) - len(wrong)} of {len(files)} files are green", *wrong]))
    print(f"{failed} failed, {left} are left to run.")
    return 1 if failed else 2 * bool(left)


def repeat(times: int, arguments: Sequence[str]) -> int:
    """Run all of it so many times, a line each; how many runs were good."""
    good = 0
    for number in range(1, times + 1):
        begun_s = time.monotonic()
        well, told = run_once(arguments)
        good += well
        word, spent_s = "good" if well else "FAILED", time.monotonic() - begun_s
        print(f"run {number}: {word}, {spent_s:.0f} s: {told}", flush=True)
    return good


def main(words: Sequence[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="python -m tests.under_load", allow_abbrev=False)
    parser.add_argument("--loops", type=int, default=8, help="busy loops beside the tests")
    parser.add_argument("--times", type=int, default=10, help="how often the tests are run")
    parser.add_argument("--minutes", type=float, help="how long a slice is, after which the next call goes on")
    parser.add_argument("--record", type=Path, default=RECORD, help="where slices keep what became of each file")
    parser.add_argument("--forget", nargs="+", default=[], metavar="FILE", help="run these files anew")
    wanted, arguments = parser.parse_known_args(words)
    begun_s, record = time.monotonic(), Record(wanted.record)
    if wanted.forget:
        record.forget(wanted.forget)
    files = [word for word in arguments if (ROOT / word.partition("::")[0]).exists()]
    options = [word for word in arguments if word not in files]
    files = files or waiting()
    with busy(wanted.loops):
        if wanted.minutes is not None:
            return collect(record, wanted.times, files, options, begun_s + 60 * wanted.minutes)
        good = repeat(wanted.times, [*options, *files])
    print(f"{good} of {wanted.times} runs were good, beside {wanted.loops} busy loops.")
    return int(good < wanted.times)


if __name__ == "__main__":
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))  # so that the tests end, too
    sys.exit(main())
