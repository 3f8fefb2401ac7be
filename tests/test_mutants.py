"""The command that plants small errors: its rooms, its samples, what it prints, and a sample of every room."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path
from zlib import crc32

import pytest

from tests.mutants.__main__ import LEAST, lines, percent
from tests.mutants.rooms import ROOMS, Room
from tests.mutants.run import Tried, ranked, try_room

ROOT = Path(__file__).parents[1]
SAMPLE, MODULES, LEAST_OF_THESE = 3, 2, 65
"""Mutants of each room in the full run, and of how many of its modules: one of them may live."""


def need_mutmut() -> None:
    if find_spec("mutmut") is None:
        message = "mutmut is missing: the extra `mutation`, which .ci/prepare installs"
        if os.environ.get("CI"):
            pytest.fail(message)
        pytest.skip(message)


def turned() -> list[str]:
    """The names of the rooms, begun with another one whenever one of the rooms has changed."""
    patterns = [pattern for room in ROOMS.values() for pattern in (*room.modules, *room.quick)]
    files = sorted({path for pattern in patterns for path in ROOT.glob(pattern)})
    first = crc32(b"".join(path.read_bytes() for path in files)) % len(ROOMS)
    return [*ROOMS][first:] + [*ROOMS][:first]


@pytest.mark.sampled(1)
@pytest.mark.parametrize("name", turned())
def test_a_rooms_quick_tests_notice_small_errors_in_it(name: str) -> None:
    """By the command itself, whose words say which errors nobody noticed, and what to do."""
    need_mutmut()
    some = {"sample": SAMPLE, "modules": MODULES, "least": LEAST_OF_THESE}
    words = [word for option, value in some.items() for word in (f"--{option}", str(value))]
    command = [sys.executable, "-m", "tests.mutants", name, "--quick", *words]
    done = subprocess.run(
        command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, encoding="utf-8", check=False
    )
    if done.returncode:
        pytest.fail(done.stdout, pytrace=False)
    assert done.stdout.startswith(f"{name}: {SAMPLE} of "), done.stdout


def test_an_error_that_no_test_notices_is_found(tmp_path: Path) -> None:
    """A tree of one line, crowned from four points on, whose test knows nine and three."""
    need_mutmut()
    for folder in ("companion", "tests"):
        (tmp_path / folder).mkdir()
        (tmp_path / folder / "__init__.py").touch()
    (tmp_path / "pyproject.toml").touch()
    (tmp_path / "companion" / "crown.py").write_text(
        "def crowned(points):\n    return points > 3\n", encoding="utf-8"
    )
    test = "from companion.crown import crowned\n\ndef test_crowned():\n    assert crowned(9) and not crowned(3)\n"
    (tmp_path / "tests" / "test_crown.py").write_text(test, encoding="utf-8")
    tried = try_room(Room(("companion/*.py",), ("tests/test_crown.py",), ()), root=tmp_path)
    assert (tried.made, tried.killed, tried.untested) == (2, 1, ())
    assert [one.split("  ")[1] for one in tried.survived] == ["+ return points > 4"]


def test_every_room_has_modules_and_tests_of_its_own() -> None:
    for name, room in ROOMS.items():
        for pattern in (*room.modules, *room.tests):
            assert list(ROOT.glob(pattern)), (name, pattern)
        assert room.quick and set(room.quick) <= set(room.tests), name


def test_a_sample_keeps_its_mutants_when_others_come_and_go() -> None:
    names = [f"room.act__mutmut_{number}" for number in range(1, 200)]
    sample = ranked(names, 7)[:20]
    assert sample != ranked(names, 8)[:20]
    fewer = [name for name in names if name in sample or name.endswith(("1", "4", "7"))]
    assert ranked([*reversed(fewer)], 7)[:20] == sample


def test_what_nobody_noticed_is_named_line_by_line() -> None:
    tried = Tried(90, 17, ("act__mutmut_3: - a < b  + a <= b",), ("act__mutmut_4: - a  + None", "more"))
    assert list(lines("queue", tried)) == [
        "queue: 20 of 90 mutants, 17 killed, 1 survived, 2 without tests, 85.0 %",
        "  survived act__mutmut_3: - a < b  + a <= b",
        "  without tests act__mutmut_4: - a  + None",
        "  without tests more",
    ]
    assert percent(tried) >= LEAST > percent(Tried(90, 16, ("one",), ("two", "three", "four")))
