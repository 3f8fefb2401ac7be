"""Two checkouts tried side by side: whether what players, files and boards get is equal, byte for byte.

    python -m tests.equal_trees OLD NEW [--seeds 3]

For whoever moves rooms about without changing what they do. Each command runs in both trees, with a home of its
own: demonstrations of every game in every language, kept games imported, told again, judged again and exported,
settings set one by one, finished tables counted, help of every command, and the C++ header of the wire. Output,
status and files left behind are compared, except the journal and the log, which have clocks in them. Exit status 1
where anything differs.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

GAMES = ("royal-garden", "azul-mini", "master-chocolatier", "queens-garden")
LANGUAGES = ("cs", "pl", "en")
TIMED = (".sqlite3", ".sqlite3-wal", ".sqlite3-shm", ".log", ".lock")
"""Files with times in them; kept games are compared as they are exported."""
HEADERS = ("companion.header", "companion.device.header", "firmware.header")
"""What the writer of the wire's header is called, in older trees and in newer ones."""


def steps(data: Path, seeds: int) -> Iterator[list[str]]:
    """Everything that is tried, as arguments of `companion`; those of one home follow each other."""
    for seed in range(1, seeds + 1):
        for game in GAMES:
            for lang in LANGUAGES:
                yield ["demo", "--game", game, "--text", "--seed", str(seed), "--lang", lang]
    for number, kept in enumerate(sorted(data.glob("*.jsonl")), start=1):
        yield ["history", "import", str(kept)]
        yield ["history", "export", str(number), "{home}/" + kept.name]
        for lang in LANGUAGES:
            yield ["replay", str(kept), "--text", "--lang", lang]
        yield ["replay", str(kept), "--check", "--lang", "en"]
    for setting in ("language pl", "rate 200", "game azul-mini", "variants harmony", "level terse", "nonsense 1"):
        yield ["settings", "set", *setting.split(), "--lang", "cs"]
    for lang in LANGUAGES:
        yield ["settings", "--lang", lang]
        yield ["history", "--lang", lang]
        for layout in sorted(data.glob("royal_garden_example_*.txt")):
            yield ["score", "--layout", str(layout), "--lang", lang, "--text"]
    for layout in sorted(data.glob("royal_garden_example_*.txt")):
        yield ["score", "--layout", str(layout), "--json"]
    for words in ("", "play", "score", "rank", "board", "board flash", "tiles", "tiles jig", "settings", "wheel"):
        yield [*words.split(), "--help"]
    yield ["tiles", "show", "17", "--lang", "en"]
    yield ["wheel", "--lang", "cs", "--print"]


def run(tree: Path, arguments: list[str], home: Path) -> tuple[int, str]:
    """A command in a tree: its exit status, and what it wrote with the home's path taken out."""
    environ = {**os.environ, "PYTHONPATH": str(tree), "COMPANION_HOME": str(home), "LANG": "C.UTF-8"}
    words = [each.replace("{home}", str(home)) for each in arguments]
    done = subprocess.run(
        [sys.executable, *words], cwd=home, env=environ, capture_output=True, check=False, stdin=subprocess.DEVNULL
    )
    told = (done.stdout + b"\n" + done.stderr).decode("utf-8", "replace").replace(str(home), "{home}")
    if words[2:3] == ["demo"]:  # which of four boards is ready first is the computer's affair
        told = "\n".join(sorted(told.splitlines()))
    return done.returncode, told


def header(tree: Path, home: Path) -> tuple[int, str]:
    """The header of the wire as the tree writes it."""
    for module in HEADERS:
        status, _ = run(tree, ["-m", module, str(home / "protocol.gen.h")], home)
        if status == 0:
            lines = (home / "protocol.gen.h").read_text(encoding="utf-8").splitlines()
            return 0, "\n".join(line for line in lines if not line.startswith("//"))
    return 1, ""


def files(home: Path) -> dict[str, bytes]:
    """What a home holds at the end, by name."""
    found = (path for path in sorted(home.rglob("*")) if path.is_file() and not path.name.endswith(TIMED))
    return {str(path.relative_to(home)): path.read_bytes() for path in found if path.name != "protocol.gen.h"}


def main() -> int:
    """Try both trees and tell each difference on a line of its own."""
    told = argparse.ArgumentParser(prog="python -m tests.equal_trees", description=__doc__)
    told.add_argument("old", type=Path)
    told.add_argument("new", type=Path)
    told.add_argument("--seeds", type=int, default=3, help="demonstrations of each game in each language")
    chosen = told.parse_args()
    trees = (chosen.old.resolve(), chosen.new.resolve())
    differs = tried = 0
    with tempfile.TemporaryDirectory() as folder:
        homes = (Path(folder, "old"), Path(folder, "new"))
        for home in homes:
            home.mkdir()
        for words in steps(trees[0] / "tests" / "data", chosen.seeds):
            came = [run(tree, ["-m", "companion", *words], home) for tree, home in zip(trees, homes, strict=True)]
            tried += 1
            if came[0] != came[1]:
                differs += 1
                print(f"differs: companion {' '.join(words)}")
        if header(trees[0], homes[0]) != header(trees[1], homes[1]):
            differs += 1
            print("differs: the header of the wire")
        old, new = map(files, homes)
        for name in sorted(old.keys() | new.keys()):
            if old.get(name) != new.get(name):
                differs += 1
                print(f"differs: the file {name}")
        print(f"{tried} commands and {len(old)} files, {differs} differences.")
    return 1 if differs else 0


if __name__ == "__main__":
    raise SystemExit(main())
