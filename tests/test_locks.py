"""The kept locks: whole for what pyproject.toml names, agreed with each other, with hashes; licences and words."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ROOT / ".ci" / "locks"
SETS = {
    "run": (),
    "page": ("page",),
    "test": ("dev", "hardware", "mutation", "browser"),
    "windows": ("far", "league", "page", "reader"),
    "debian": ("far", "league", "page", "reader"),
}
"""Each lock, and the extras that are in it."""

PINNED = re.compile(
    r"^([\w.-]+)==([^\s;]+)([^\n]*)\\\n((?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE
)


def same(name: str) -> str:
    """A package's name as an index compares it."""
    return re.sub(r"[-_.]+", "-", name).lower()


def locked(which: str) -> dict[str, set[str]]:
    """Names and versions of a lock; a name has one for each group of systems and Pythons."""
    text = (LOCKS / f"{which}.txt").read_text(encoding="utf-8")
    found: dict[str, set[str]] = {}
    for name, number, _marker, _hashes in PINNED.findall(text):
        found.setdefault(same(name), set()).add(number)
    assert len(PINNED.findall(text)) == len(re.findall("==", re.sub(r";[^\n]*", "", text))), (
        "a line without a hash"
    )
    return found


def asked(*extras: str) -> set[str]:
    """What pyproject.toml names for these extras, on a Windows where it makes a difference."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    lines = [
        *project["dependencies"],
        *(one for extra in extras for one in project["optional-dependencies"][extra]),
    ]
    names = {same(re.split(r"[\s\[<>=;!~]", one)[0]) for one in lines if "sys_platform == 'linux'" not in one}
    return names - {"companion-tabletop"}


@pytest.mark.parametrize("which", SETS)
def test_a_lock_has_all_that_is_asked_for_with_hashes(which: str) -> None:
    assert asked(*SETS[which]) <= set(locked(which))


@pytest.mark.parametrize("which", sorted(set(SETS) - {"test"}))
def test_the_locks_agree(which: str) -> None:
    kept = locked("test")
    assert {name: found for name, found in locked(which).items() if name in kept and not found <= kept[name]} == {}


def test_the_licence_of_all_that_ships_for_windows_is_told() -> None:
    told = (
        (ROOT / "THIRD-PARTY")
        .read_text(encoding="utf-8")
        .split("In the installer for Windows")[1]
        .split("\n\n")[0]
    )
    assert [name for name in locked("windows") if not re.search(rf"\b{re.escape(name)}\b", told)] == []


@pytest.mark.parametrize("language", ["cs", "pl"])
def test_the_installer_says_the_same_in_all_languages(language: str) -> None:
    """Each message, with the same facts."""
    assert told_facts(language) == told_facts("en")


def told_facts(language: str) -> dict[str, list[str]]:
    """The messages of the installer, and the facts that each tells."""
    text = (ROOT / ".ci" / "installer" / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return {
        key: sorted(re.findall(r"\{ \$(\w+) \}", value))
        for key, value in re.findall(r"^([\w-]+) = (.*)$", text, re.M)
    }
