"""Any bytes for the core's states, by libFuzzer under the sanitizers: python -m tests.engine_fuzz --runs 10000000

Needs clang with its runtime (Debian's clang and libclang-rt-14-dev). What holds of each input is in engine_fuzz.c.
It begins with states of matches played at random, and keeps what it found in the folder told by --into. Begun
again it goes on from there. An input that fails lies there as well, as crash-…
"""

from __future__ import annotations

import argparse
import random
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from companion import engine

ROOT = Path(__file__).parents[1]
CORE = ROOT / "companion" / "engine"
SOURCES = [
    Path(__file__).with_suffix(".c"),
    *(CORE / f"{one}.c" for one in ("azul", "kingdomino", "kingdomino_wide")),
]
SANITIZED = ("clang", "-g", "-O1", "-fsanitize=fuzzer,address,undefined", "-fno-sanitize-recover=undefined")
LONGEST = 512


def states(folder: Path, count: int, seed: int = 1) -> list[Path]:
    """So many states of matches played at random, each a file."""
    dice, made = random.Random(seed), list[Path]()
    folder.mkdir(parents=True, exist_ok=True)
    while len(made) < count:
        game = dice.choice(list(engine.GAMES))
        variants = [one for one in engine.GAMES[game] if dice.random() < 0.4]
        try:
            state = engine.start(game, dice.choice((2, 3, 4)), variants)
        except ValueError:  # no such combination
            continue
        for _ in range(dice.randrange(120)):
            if acts := engine.legal(state):
                state = engine.play(state, dice.choice(acts))
        made.append(folder / f"{len(made):04}")
        made[-1].write_bytes(state)
    return made


def built(compiler: Sequence[str], program: Path) -> Path:
    """The program of these sources by a compiler and its words."""
    command = [*compiler, f"-I{CORE}", *map(str, SOURCES), "-lm", "-o", str(program)]
    subprocess.run(command, check=True)
    return program


def main() -> int:
    """Look for an input that does not hold; 0 if none was found."""
    parser = argparse.ArgumentParser(prog="python -m tests.engine_fuzz", description=__doc__)
    parser.add_argument("--runs", type=int, default=10_000_000)
    parser.add_argument("--into", type=Path, default=ROOT / "build" / "engine_fuzz")
    words = parser.parse_args()
    found: Path = words.into / "found"
    found.mkdir(parents=True, exist_ok=True)
    states(words.into / "played", 600)
    program = built(SANITIZED, words.into / "fuzz")
    limits = [f"-runs={words.runs}", f"-max_len={LONGEST}", "-timeout=5", f"-artifact_prefix={words.into}/"]
    return subprocess.run([program, *limits, found, words.into / "played"], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
