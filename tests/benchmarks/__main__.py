"""Every figure in one table, a line each: python -m tests.benchmarks [NAME...]

NAME: one or some of those that --names tells; without: all, about twelve minutes. Figures of time mean something
only on a machine that does nothing else. Ends with status 1 if a bound is not met.
"""

from __future__ import annotations

import logging
import sys
from importlib import import_module

from tests.benchmarks.figures import tell

NAMES = (
    "placement",
    "latency",
    "trouble",
    "flood",
    "key",
    "commands",
    "house",
    "voice",
    "rules",
    "phrases",
    "journal",
    "wire",
    "sequences",
    "boards",
    "match",
    "azul",
    "queens",
    "core",
    "minds",
    "thinking",
    "page",
)


def what(name: str) -> str:
    """What a benchmark measures, in a line."""
    told = import_module(f"tests.benchmarks.bench_{name}").__doc__ or ""
    return told.splitlines()[0].split(": python -m")[0].rstrip(".")


def main(wanted: list[str]) -> int:
    """Measure and print; 0 if all bounds are met."""
    if wanted == ["--names"]:
        print("\n".join(f"{name}: {what(name)}" for name in NAMES))
        return 0
    unknown = [name for name in wanted if name not in NAMES]
    if unknown:
        print(f"no such benchmark: {', '.join(unknown)}; there are {', '.join(NAMES)}", file=sys.stderr)
        return 2
    met = True
    logging.getLogger("companion").setLevel(logging.ERROR)  # voices die by the thousand in sequences, on purpose
    for name in wanted or NAMES:
        met = tell(import_module(f"tests.benchmarks.bench_{name}").measure()) and met
    print("all bounds met" if met else "NOT ALL BOUNDS MET")
    return 0 if met else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
