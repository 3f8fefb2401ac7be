"""How fast the quick commands start: python -m tests.benchmarks.bench_commands

The console script of this environment against `python -c pass` of the same interpreter, one after the other in one
run, so that both meet the same machine. 30 pairs each.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from pathlib import Path

import pytest

from tests.benchmarks.figures import BARE, Figure, keep, p95, tell

PAIRS = 30
COMPANION = str(Path(sys.executable).with_name("companion.exe" if os.name == "nt" else "companion"))

LAYOUT = """
M0 S1 . . .
M0 W1 S0 S0 M0
W0 W0 F1 C F1
W0 W0 . F0 L0
. W0 L1 F0 .
"""


def took_ms(command: Sequence[str]) -> float:
    """Milliseconds until a command has ended; it must end well."""
    begun_s = time.perf_counter()
    subprocess.run(command, check=True, capture_output=True)
    return 1000 * (time.perf_counter() - begun_s)


def paired(name: str, command: list[str], most: float) -> Iterator[Figure]:
    """The command and the bare interpreter in turns."""
    ours: list[float] = []
    bare: list[float] = []
    took_ms(command)
    for _ in range(PAIRS):
        bare.append(took_ms(BARE))
        ours.append(took_ms(command))
    for who, measured in ((name, ours), (f"a bare interpreter beside {name}", bare)):
        yield Figure(who, "ms", {"median": statistics.median(measured), "p95": p95(measured)})
    ratio = statistics.median(ours) / statistics.median(bare)
    yield Figure(
        f"{name} as a multiple of a bare interpreter",
        "times",
        {"ratio of medians": ratio},
        ("ratio of medians", most),
        2,
    )


def measure() -> Iterator[Figure]:
    """Score of a file, and help."""
    with tempfile.TemporaryDirectory() as folder:
        layout = Path(folder) / "kingdom.txt"
        layout.write_text(LAYOUT, encoding="ascii")
        yield from paired("companion score", [COMPANION, "score", "--layout", str(layout), "--json"], 10)
        yield from paired("companion --help", [COMPANION, "--help"], 8)


@pytest.mark.benchmark
def test_quick_commands_start_fast() -> None:
    keep(measure())


if __name__ == "__main__":
    raise SystemExit(not tell(measure()))
