"""The scripts of the README's commands: what they say without sudo, and that no half minute passes in silence."""

from __future__ import annotations

import shutil
import subprocess
from pathlib import Path

import pytest

from tests.patience import PATIENCE_S

ROOT = Path(__file__).parents[1]
TOOLS = ("sh", "dirname", "printf", "cat", "date", "grep")
"""What the script finds on its PATH beside what the test puts there."""


def bare(folder: Path, **commands: str) -> Path:
    """A folder of commands as on a bare computer: the usual tools, and these one-line scripts."""
    folder.mkdir()
    for name in TOOLS:
        (folder / name).symlink_to(shutil.which(name) or f"/bin/{name}")
    for name, script in commands.items():
        (folder / name.replace("_", "-")).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / name.replace("_", "-")).chmod(0o755)
    return folder


@pytest.mark.parametrize("which", ["run", "quick", "test"])
def test_without_sudo_the_packages_are_named_and_what_to_do(tmp_path: Path, which: str) -> None:
    """In a true shell, by a user who is not root, on a computer that has nothing."""
    path = bare(tmp_path / "bin", id="echo 1000", apt_get=f"touch {tmp_path}/called; exit 1", python3="exit 1")
    done = subprocess.run(
        ["/bin/sh", str(ROOT / ".ci" / "prepare"), which],
        env={"PATH": str(path)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert done.returncode == 1, done.stderr
    told = done.stdout.splitlines()
    assert told[0].startswith("Missing: python3 python3-venv") and told[0].endswith(".")
    assert "administrator" in told[1]
    command = told[2].split()
    assert command[:3] == ["apt-get", "install", "--no-install-recommends"]
    assert command[3:] == told[0].removeprefix("Missing: ").rstrip(".").split()
    assert ("g++" in command) == (which == "test")
    assert "sudo: not found" not in done.stderr and not (tmp_path / "called").exists()


def test_what_takes_long_says_so_and_its_end_is_its_own(tmp_path: Path) -> None:
    """A clock of its own makes a second of each 25, so that nothing waits."""
    path = bare(tmp_path / "bin", sleep=f"exec {shutil.which('sleep')} 0.1")
    work = "i=0; while [ $i -lt 3 ]; do sleep; i=$((i + 1)); done; echo its own words; sleep; sleep; exit 7"
    done = subprocess.run(
        ["/bin/sh", str(ROOT / ".ci" / "say"), "installing", "sh", "-c", work],
        env={"PATH": str(path)},
        capture_output=True,
        encoding="utf-8",
        timeout=PATIENCE_S,
        check=False,
    )
    assert (done.returncode, done.stdout) == (7, "its own words\n")
    told = done.stderr.splitlines()
    assert told and all(one.startswith("Still installing: 0 minutes ") for one in told)


def test_it_is_said_at_least_every_30_seconds_and_long_steps_go_through_it() -> None:
    text = (ROOT / ".ci" / "say").read_text(encoding="utf-8")
    assert int(text.split("while sleep ")[1].split()[0]) <= 28
    for script, steps in {
        "prepare": ("apt-get update", "apt-get install -y", "pip install", "npm ci"),
        "test": ("mypy", "pytest"),
    }.items():
        lines = [
            line
            for line in (ROOT / ".ci" / script).read_text(encoding="utf-8").splitlines()
            if not line.strip().startswith(("#", "echo"))
        ]
        for step in steps:
            assert all(".ci/say" in line for line in lines if step in line and "command -v" not in line), step


def test_the_scripts_are_plain_shell(tmp_path: Path) -> None:
    scripts = ("deb", "demo", "lock", "prepare", "release", "run", "say", "test", "tools", "wheels", "windows")
    for name in (*scripts, "debian/postinst", "debian/prerm", "debian/try"):
        done = subprocess.run(["/bin/sh", "-n", str(ROOT / ".ci" / name)], capture_output=True, check=False)
        assert (done.returncode, done.stderr) == (0, b""), name


@pytest.mark.parametrize("page", ["README.md"])
def test_sizes_and_minutes_stand_before_the_commands(page: str) -> None:
    text = (ROOT / page).read_text(encoding="utf-8")
    for command in ("sh .ci/demo", "sh .ci/test"):
        before = text.split(f"    {command}")[0].rsplit("\n\n", 2)[-2]
        assert " MB" in before and ("minute" in before or "hour" in before), command


def test_what_the_quick_run_leaves_out_is_there_and_told_in_words() -> None:
    lines = (ROOT / "tests" / "slow.txt").read_text(encoding="utf-8").splitlines()
    files = [line for line in lines if not line.startswith("# ")]
    assert lines[0].startswith("# ") and files == list(dict.fromkeys(files))
    assert [file for file in files if not (ROOT / file).exists()] == []
    assert {"tests/firmware", "tests/hardware"} < set(files)
    assert "sed -n 's/^# /- /p' tests/slow.txt" in (ROOT / ".ci" / "test").read_text(encoding="utf-8")
