"""The release: what it refuses, and that the sources that it packs have equal bytes and are whole."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
ALONE = {"GIT_CONFIG_GLOBAL": os.devnull, "GIT_CONFIG_SYSTEM": os.devnull}


def git(folder: Path, *words: str) -> None:
    me = ("-c", "user.name=A Maker", "-c", "user.email=maker@a.example")
    subprocess.run(["git", "-C", folder, *me, *words], env=os.environ | ALONE, check=True, capture_output=True)


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """A checkout whose program and newest changes are of version 1.2.3, with nothing that is not committed."""
    for name in ("companion", ".ci"):
        (tmp_path / name).mkdir()
    shutil.copy(ROOT / ".ci" / "release", tmp_path / ".ci")
    (tmp_path / "companion" / "__init__.py").write_text('__version__ = "1.2.3"\n', encoding="utf-8")
    (tmp_path / "CHANGELOG.md").write_text(
        "# Changelog\n\n## 1.2.3 - 2026-01-02\n\n## 1.2.2 - 2026-01-01\n", encoding="utf-8"
    )
    git(tmp_path, "init", "--quiet")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "-m", "First")
    return tmp_path


def refused(checkout: Path) -> str:
    """What it says; where it builds nothing."""
    before = sorted(checkout.rglob("*"))
    done = subprocess.run(
        ["/bin/sh", checkout / ".ci" / "release"], cwd="/", capture_output=True, encoding="utf-8", check=False
    )
    assert (done.returncode, done.stderr) == (1, "") and "Nothing was built." in done.stdout
    assert [one for one in sorted(checkout.rglob("*")) if ".git" not in one.parts] == [
        one for one in before if ".git" not in one.parts
    ]
    return done.stdout


@pytest.mark.parametrize("heading", ["Unreleased", "1.2.2 - 2026-01-01", "1.2.3"])
def test_a_version_without_its_changes_is_refused_with_what_to_write(checkout: Path, heading: str) -> None:
    (checkout / "CHANGELOG.md").write_text(
        f"# Changelog\n\n## {heading}\n\n## 1.2.3 - 2026-01-02\n", encoding="utf-8"
    )
    git(checkout, "commit", "--quiet", "-a", "-m", "Second")
    told = refused(checkout)
    assert f'The program is 1.2.3, and the newest heading of CHANGELOG.md is "{heading}".' in told
    assert '"## 1.2.3 - 20' in told


@pytest.mark.parametrize("name", ["CHANGELOG.md", "new.txt"])
def test_what_is_in_no_commit_is_refused_by_its_name(checkout: Path, name: str) -> None:
    with (checkout / name).open("a") as file:
        file.write("More.\n")
    told = refused(checkout)
    assert f" {name}\n" in told and "Commit" in told


@pytest.mark.skipif(not (ROOT / ".git").exists(), reason="only a checkout tells which files are sources")
def test_packed_sources_are_whole_and_have_no_time_of_this_computer(tmp_path: Path) -> None:
    """Packed in two folders, at two times of the clock, in two minds about rights."""
    made = []
    for number, umask in enumerate(("022", "077")):
        source = tmp_path / str(number)
        source.mkdir()
        tracked = subprocess.run(["git", "-C", ROOT, "ls-files", "-z"], check=True, capture_output=True).stdout
        wanted = [
            one for one in tracked.decode().split("\0") if (one and "/" not in one) or one.startswith("companion/")
        ]
        for one in wanted:
            (source / one).parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(ROOT / one, source / one)
        pack = f"umask {umask} && exec {sys.executable} {ROOT / '.ci' / 'sdist.py'} {source}"
        around = os.environ | {"SOURCE_DATE_EPOCH": "1700000000"}
        subprocess.run(["/bin/sh", "-c", pack], cwd=source, env=around, check=True, capture_output=True)
        (archive,) = source.glob("companion_tabletop-*.tar.gz")
        made.append(archive.read_bytes())
    assert made[0] == made[1]
    with tarfile.open(archive) as packed:
        names = {name.split("/", 1)[1] for name in packed.getnames() if "/" in name}
        assert {one.mtime for one in packed.getmembers()} == {1_700_000_000}
    assert {one for one in wanted if one.startswith("companion/")} <= names
    assert {"PKG-INFO", "pyproject.toml", "setup.py", "LICENSE", "README.md"} <= names
