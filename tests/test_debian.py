"""The package for Debian, packed without its libraries, as dpkg, man and bash read it.

With its libraries, on a bare Debian 12: `sh .ci/deb --try`.
"""

from __future__ import annotations

import configparser
import os
import re
import shutil
import subprocess
import sys
import tarfile
from io import BytesIO
from pathlib import Path

import click
import pytest

from companion import __version__
from companion.care import autostart
from companion.ui.cli.main import main
from companion.ui.cli.worded import WordedGroup

ROOT = Path(__file__).parents[1]
PACK = ROOT / ".ci" / "debian" / "package.py"
SECONDS = 1_700_000_000
"""When the made-up last change was made."""

pytestmark = pytest.mark.skipif(not shutil.which("dpkg-deb"), reason="there is no dpkg here")


def run(*command: str | Path, **around: str) -> bytes:
    done = subprocess.run(command, env=os.environ | around, check=True, capture_output=True)
    assert done.stderr == b"", done.stderr
    return done.stdout


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, quickly compressed, with a site that has the program alone."""
    folder = tmp_path_factory.mktemp("debian")
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.c", "*.h")
    shutil.copytree(ROOT / "companion", folder / "site" / "companion", ignore=ignored)
    (folder / "copyright").write_text("License: GPL-3+\n", encoding="utf-8")
    around = {"SOURCE_DATE_EPOCH": str(SECONDS), "DPKG_DEB_COMPRESSOR_LEVEL": "0"}
    run(sys.executable, PACK, folder / "site", folder / "copyright", "A Maker <maker@a.example>", folder, **around)
    (made,) = folder.glob("companion_*_amd64.deb")
    return made


@pytest.fixture(scope="module")
def archive(package: Path) -> tarfile.TarFile:
    """What it brings."""
    return tarfile.open(fileobj=BytesIO(run("dpkg-deb", "--fsys-tarfile", package)))


def text(archive: tarfile.TarFile, place: str) -> str:
    found = archive.extractfile(f"./{place}")
    assert found is not None, place
    return found.read().decode("utf-8")


def test_it_says_what_it_is_and_needs_only_python(package: Path) -> None:
    told = run("dpkg-deb", "--field", package).decode()
    fields = dict(re.findall(r"^([\w-]+): (.*)$", told, re.MULTILINE))
    assert (fields["Package"], fields["Version"]) == ("companion", f"{__version__}-1")
    assert fields["Maintainer"] == "A Maker <maker@a.example>"
    needed = {one.split(" ")[0] for one in fields["Depends"].split(", ")}
    assert needed == {"python3", "libc6", "libgcc-s1", "libstdc++6", "zlib1g"}  # the last four are of every Debian
    assert "python3 (>= 3.11)" in fields["Depends"]
    assert "Královská zahrada" in told and max(map(len, told.splitlines())) <= 160


def test_it_brings_everything_in_its_place_and_nothing_else(archive: tarfile.TarFile) -> None:
    there = {one.name.removeprefix("./"): one for one in archive.getmembers()}
    files = {name for name, one in there.items() if not one.isdir()}
    home = "usr/lib/companion/"
    assert {name for name in files if not name.startswith((home, "usr/share/doc/companion/"))} == {
        "usr/bin/companion",
        "usr/lib/systemd/user/companion-play.service",
        "usr/lib/udev/rules.d/60-companion.rules",
        "usr/share/applications/companion.desktop",
        "usr/share/bash-completion/completions/companion",
        "usr/share/fish/vendor_completions.d/companion.fish",
        "usr/share/lintian/overrides/companion",
        "usr/share/man/cs/man1/companion.1.gz",
        "usr/share/man/man1/companion.1.gz",
        "usr/share/man/pl/man1/companion.1.gz",
        "usr/share/zsh/vendor-completions/_companion",
    }
    ours = {path.relative_to(ROOT).as_posix() for path in (ROOT / "companion").rglob("*.py")}
    assert {f"{home}site/{one}" for one in ours} <= files
    assert not [name for name in files if "__pycache__" in name]
    for name, one in there.items():
        assert (one.uid, one.gid, one.mode & 0o22) == (0, 0, 0) or one.issym(), name
        assert one.mtime <= SECONDS, name
        inside = os.path.normpath(Path("/", name).parent / one.linkname) if one.issym() else ""
        assert inside.removeprefix("/") in {"", "usr/bin/python3", *there}, name


def test_what_the_system_is_given_is_what_the_program_has(archive: tarfile.TarFile, tmp_path: Path) -> None:
    assert text(archive, "usr/lib/udev/rules.d/60-companion.rules") == autostart.data(autostart.RULE)
    unit = text(archive, "usr/lib/systemd/user/companion-play.service")
    assert unit == autostart.data("companion.service").replace("=companion play", "=/usr/bin/companion play")
    completion = tmp_path / "companion"
    completion.write_text(text(archive, "usr/share/bash-completion/completions/companion"), encoding="utf-8")
    assert b"_companion_completion companion" in run("bash", "-c", f". {completion}; complete -p companion")


def test_the_menu_begins_a_game_in_a_terminal_in_each_language(archive: tarfile.TarFile) -> None:
    menu = configparser.ConfigParser(interpolation=None, delimiters=("=",))
    menu.optionxform = str  # type: ignore[assignment, method-assign]
    menu.read_string(text(archive, "usr/share/applications/companion.desktop"))
    entry, demo = menu["Desktop Entry"], menu["Desktop Action demo"]
    assert (entry["Type"], entry["Exec"], entry["Terminal"]) == ("Application", "companion play", "true")
    assert len({entry["Comment"], entry["Comment[cs]"], entry["Comment[pl]"]}) == 3
    assert len({demo["Name"], demo["Name[cs]"], demo["Name[pl]"]}) == 3


def commands(command: click.Command, path: str) -> list[str]:
    if not isinstance(command, WordedGroup):
        return [path]
    ctx = click.Context(command)
    below = {name: command.get_command(ctx, name) for name in command.list_commands(ctx)}
    return [path, *(each for name, one in below.items() if one for each in commands(one, f"{path} {name}"))]


@pytest.mark.parametrize(("language", "spoken"), [("", "speaks"), ("cs/", "mluví"), ("pl/", "mówi")])
def test_the_manual_tells_every_command_as_man_reads_it(
    archive: tarfile.TarFile, tmp_path: Path, language: str, spoken: str
) -> None:
    """lexgrog is what indexes manual pages: `apropos` finds what it finds."""
    if not shutil.which("man"):
        pytest.skip("man is not installed")
    page = tmp_path / "companion.1.gz"
    found = archive.extractfile(f"./usr/share/man/{language}man1/companion.1.gz")
    assert found is not None
    page.write_bytes(found.read())
    around = {"LC_ALL": "C.UTF-8", "MANWIDTH": "200"}
    indexed = run("lexgrog", "-E", "UTF-8", page, **around).decode()
    assert "companion - " in indexed and spoken in indexed
    shown = run("man", "--warnings", "--encoding=UTF-8", "--local-file", page, **around).decode()
    assert [
        one for one in commands(main, "companion") if f"\n   {one}\n" not in shown and one != "companion"
    ] == []
    assert "--layout" in shown and "2023-11-14" in shown
