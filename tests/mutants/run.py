"""One room's mutants, made and run by mutmut in a copy of the tree."""

from __future__ import annotations

import contextlib
import hashlib
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.rooms import Room

ROOT = Path(__file__).parents[2]
BESIDE = ("docs", "firmware")
"""Folders that tests read beside the package and the tests, where there are any."""
FOUND = {"killed", "timeout", "segfault", "suspicious"}
"""What mutmut says of a mutant that somebody has noticed: a test failed, never ended, or brought Python down."""
ORDER, FEW = ("-p", "quickest_first"), ("-p", "few_examples")
"""The plugins beside this module."""
MUTMUT = (
    sys.executable,
    "-c",
    "from mutmut.__main__ import cli\n"
    "from mutmut.workers.isolation import MutantRunner\n"
    "for one in MutantRunner.__subclasses__():\n"
    "    one.run_clean_tests = lambda self, tests: 0\n"
    "cli()",
)
"""mutmut, which has seen all tests pass when it looked which test comes by what, and need not see it again."""


class MutantsError(Exception):
    """The tests fail without any mutant, or mutmut itself cannot go on; with what it printed."""


@dataclass(frozen=True)
class Tried:
    """What became of a room's mutants.

    made: how many there are. killed: how many of those tried were noticed. survived, untested: names and the
    changed lines of those that were not; no test of the room comes by an untested one.
    """

    made: int
    killed: int
    survived: tuple[str, ...]
    untested: tuple[str, ...]

    @property
    def count(self) -> int:
        return self.killed + len(self.survived) + len(self.untested)


def try_room(
    room: Room,
    sample: int = 0,
    seed: int = 0,
    *,
    modules: int = 0,
    only: Sequence[str] = (),
    children: int = 1,
    root: Path = ROOT,
) -> Tried:
    """Run a room's mutants, all or some, against the room's tests.

    sample: how many, 0 for all. The same seed picks the same ones as long as their functions are not changed.
    modules: of so many modules alone, 0 for all; the seed picks these, too. only: these mutants alone, by their
    names. children: how many processes at once. root: where companion and tests lie.
    MutantsError.
    """
    with tempfile.TemporaryDirectory(prefix="mutants-") as folder:
        place = Path(folder)
        paths = _prepare(place, root, room)
        picked = set(ranked(map(str, paths), seed)[: modules or None])
        with contextlib.chdir(place):
            names = dict(_names([path for path in paths if str(path) in picked]))
        if unknown := set(only) - set(names):
            raise MutantsError(f"no mutants: {', '.join(sorted(unknown))}")
        chosen = list(only) or ranked(names, seed)[: sample or None]
        _configure(place, root, sorted({names[one] for one in chosen}), room)
        _call(place, "run", "--max-children", str(children), *(chosen if sample or only else ()))
        said = {one: status for one, status in _results(place) if one in set(chosen)}
        if missing := {one for one in chosen if said.get(one, "not checked").startswith(("not", "check"))}:
            raise MutantsError(f"not run: {sorted(missing)}")
        told = {
            kind: tuple(_shown(place, one) for one in sorted(said) if said[one] == kind)
            for kind in ("survived", "no tests")
        }
        killed = sum(status in FOUND for status in said.values())
        return Tried(len(names), killed, told["survived"], told["no tests"])


def ranked(names: Iterable[str], seed: int) -> list[str]:
    """Names in an order without chance; a name's place among others depends on the two alone."""
    return sorted(names, key=lambda name: hashlib.sha256(f"{seed} {name}".encode()).digest())


def _prepare(place: Path, root: Path, room: Room) -> list[Path]:
    """A folder as mutmut wants it, which copies what it needs from there; the room's modules."""
    for name in ("companion", "tests", *BESIDE):
        if (root / name).exists():
            (place / name).symlink_to(root / name)
    modules = sorted(path.relative_to(root) for pattern in room.modules for path in root.glob(pattern))
    _configure(place, root, modules, room)
    return modules


def _configure(place: Path, root: Path, modules: list[Path], room: Room) -> None:
    """What mutmut reads, behind what pytest reads.

    Its tests are the same in each run: hypothesis draws its examples without chance.
    """
    wanted: dict[str, object] = {
        "source_paths": ["companion"],
        "only_mutate": [str(path) for path in modules],
        "also_copy": [f"{name}/" for name in BESIDE if (root / name).exists()],
        "pytest_add_cli_args_test_selection": list(room.tests),
        "pytest_add_cli_args": ["--hypothesis-profile=ci", "-p", "no:cacheprovider", *ORDER, *FEW[: 2 * room.few]],
        "timeout_multiplier": 5.0,
        "timeout_constant": 2.0,
        "track_dependencies": False,
        "use_git_change_detection": False,
    }
    # Lists of texts, numbers and truths are written alike in JSON and TOML.
    lines = [f"{key} = {json.dumps(value)}" for key, value in wanted.items()]
    text = (root / "pyproject.toml").read_text(encoding="utf-8")
    (place / "pyproject.toml").write_text("\n".join([text, "[tool.mutmut]", *lines, ""]), encoding="utf-8")


def _names(modules: list[Path]) -> Iterator[tuple[str, Path]]:
    """Every mutant that mutmut makes of these modules, and of which."""
    from mutmut.mutation.file_mutation import mutate_file_contents
    from mutmut.utils.format_utils import get_mutant_name

    for path in modules:
        for name in mutate_file_contents(str(path), path.read_text(encoding="utf-8")).mutant_names:
            yield get_mutant_name(path, name), path


def _call(place: Path, *words: str) -> str:
    """What a command of mutmut prints."""
    env = {key: value for key, value in os.environ.items() if not key.startswith("PYTEST_")}
    env |= {"PYTHONHASHSEED": "0", "PYTHONPATH": str(Path(__file__).parent)}
    done = subprocess.run(
        [*MUTMUT, *words], cwd=place, env=env, capture_output=True, encoding="utf-8", check=False
    )
    if done.returncode:
        raise MutantsError(f"mutmut {words[0]}\n{done.stdout[-8000:]}\n{done.stderr[-4000:]}")
    return done.stdout


def _results(place: Path) -> Iterator[tuple[str, str]]:
    for line in _call(place, "results", "--all", "true").splitlines():
        name, _, status = line.strip().rpartition(": ")
        yield name, status


def _shown(place: Path, name: str) -> str:
    """A mutant in one line: its name, and the lines that it changes."""
    diff = _call(place, "show", name).splitlines()
    changed = [
        f"{line[0]} {line[1:].strip()}"
        for line in diff
        if line[:1] in ("+", "-") and line[:3] not in ("+++", "---")
    ]
    return f"{name}: {'  '.join(changed)}"
