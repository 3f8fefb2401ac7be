"""Packs the Debian package: `package.py SITE COPYRIGHT MAINTAINER FOLDER`, with the time of SOURCE_DATE_EPOCH.

SITE is a folder with the program and all that it needs, COPYRIGHT a file. Equal bytes for equal files: dpkg-deb
takes the time from the same variable. What the system is given, from rule to manual, is what the program itself
has or prints.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tempfile
import textwrap
from datetime import UTC, datetime
from email.utils import format_datetime
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
HERE = Path(__file__).resolve().parent
HOME = "usr/lib/companion"
"""Where the program lies, as an environment of its own: nothing of the computer's libraries, nothing for them."""
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
LANGUAGES = ("en", "cs", "pl")
REVISION = "1"

DEPENDS = "python3 (>= 3.11), python3 (<< 3.15), libc6 (>= 2.36), libgcc-s1, libstdc++6, zlib1g"
"""All but the first two are on every Debian 12. collect.py sees to it that libraries need no more."""

COMPLETIONS = {
    "bash": "usr/share/bash-completion/completions/companion",
    "zsh": "usr/share/zsh/vendor-completions/_companion",
    "fish": "usr/share/fish/vendor_completions.d/companion.fish",
}

START = """#!/usr/lib/companion/bin/python
import sys

from companion.ui.cli.main import main

sys.exit(main())
"""


class Package:
    """The folder that becomes the package."""

    def __init__(self, folder: Path, site: Path) -> None:
        self.folder = folder
        self.site = site

    def put(self, place: str, text: str, mode: int = 0o644) -> None:
        """A file of this text."""
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        path.chmod(mode)

    def packed(self, place: str, text: str) -> None:
        """The same, compressed as Debian wants it."""
        path = self.folder / f"{place}.gz"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(gzip.compress(text.encode("utf-8"), 9, mtime=0))

    def link(self, place: str, to: str) -> None:
        """A link to another place."""
        path = self.folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.symlink_to(to)

    def asked(self, *command: str | Path) -> str:
        """What a program prints that runs with the libraries of the package, by a user without settings."""
        around = {name: text for name, text in os.environ.items() if not name.startswith(("COMPANION", "PYTHON"))}
        with tempfile.TemporaryDirectory() as home:
            around |= {"PYTHONPATH": str(self.site), "COMPANION_HOME": home, "PYTHONDONTWRITEBYTECODE": "1"}
            done = subprocess.run([sys.executable, *command], env=around, check=True, stdout=subprocess.PIPE)
        return done.stdout.decode("utf-8")


def program(package: Package) -> None:
    """The program, its libraries, and the command that starts it."""
    shutil.copytree(package.site, package.folder / HOME / "site", ignore=shutil.ignore_patterns("__pycache__"))
    for path in (package.folder / HOME).rglob("*"):
        path.chmod(0o755 if path.is_dir() else 0o644)
    package.put(f"{HOME}/pyvenv.cfg", "home = /usr/bin\ninclude-system-site-packages = false\n")
    package.link(f"{HOME}/bin/python", "../../../bin/python3")
    package.put(f"{HOME}/bin/companion", START, 0o755)
    package.link("usr/bin/companion", "../lib/companion/bin/companion")
    for python in PYTHONS:
        package.link(f"{HOME}/lib/python{python}/site-packages", "../../site")


def system(package: Package) -> None:
    """What the system is given: rule, unit, menu and completion."""
    package.put(
        "usr/lib/udev/rules.d/60-companion.rules", package.asked("-m", "companion", "autostart", "--print-rule")
    )
    package.put("usr/lib/systemd/user/companion-play.service", package.asked(HERE / "words.py", "unit"))
    package.put("usr/share/applications/companion.desktop", package.asked(HERE / "words.py", "menu"))
    for shell, place in COMPLETIONS.items():
        package.put(place, package.asked("-m", "companion", "completion", shell))


def documents(package: Package, copyrights: Path, maintainer: str, now: datetime) -> None:
    """Manual pages, manuals, changes and copyright."""
    for language in LANGUAGES:
        folder = "usr/share/man" if language == "en" else f"usr/share/man/{language}"
        page = package.asked(HERE / "manual.py", language, f"{now:%Y-%m-%d}")
        package.packed(f"{folder}/man1/companion.1", page)
    folder = "usr/share/doc/companion"
    for path in sorted((ROOT / "docs").glob("playing*.md")):
        package.put(f"{folder}/{path.name}", path.read_text(encoding="utf-8"))
    package.put(f"{folder}/autostart.md", (ROOT / "docs" / "autostart.md").read_text(encoding="utf-8"))
    package.put(f"{folder}/copyright", copyrights.read_text(encoding="utf-8"))
    package.packed(f"{folder}/changelog", (ROOT / "CHANGELOG.md").read_text(encoding="utf-8"))
    told = f"companion ({version()}) stable; urgency=medium\n\n  * What is new stands in changelog.gz.\n\n"
    package.packed(f"{folder}/changelog.Debian", f"{told} -- {maintainer}  {format_datetime(now)}\n")
    package.put("usr/share/lintian/overrides/companion", (HERE / "overrides").read_text(encoding="utf-8"))


def control(package: Package, maintainer: str) -> None:
    """What dpkg is told."""
    files = sorted(one for one in package.folder.rglob("*") if one.is_file() and not one.is_symlink())
    size_kib = sum(-(-one.stat().st_size // 1024) for one in files)
    about = re.split(r"\n\s*\n", (ROOT / "README.md").read_text(encoding="utf-8"))[1:4]
    summary, rest = "accessible tabletop companion for magnetic board games", []
    for paragraph in about:
        listed = paragraph.startswith("- ")
        lines = [f" {one}" for one in paragraph.splitlines()] if listed else textwrap.wrap(paragraph, 76)
        rest += [" .", *(f" {line}" for line in lines)]
    fields = {
        "Package": "companion",
        "Version": version(),
        "Architecture": "amd64",
        "Maintainer": maintainer,
        "Installed-Size": str(size_kib),
        "Depends": DEPENDS,
        "Recommends": "libasound2",
        "Suggests": "liblouis-bin, speech-dispatcher",
        # Debian's own games lie in /usr/games, where neither root nor a unit of systemd looks for commands.
        "Section": "misc",
        "Priority": "optional",
        "Description": "\n".join([summary, *rest[1:]]),
    }
    sums = "".join(
        f"{hashlib.md5(one.read_bytes()).hexdigest()}  {one.relative_to(package.folder)}\n" for one in files
    )
    package.put("DEBIAN/md5sums", sums)
    package.put("DEBIAN/control", "".join(f"{name}: {text}\n" for name, text in fields.items()))
    for name in ("postinst", "prerm"):
        package.put(f"DEBIAN/{name}", (HERE / name).read_text(encoding="utf-8"), 0o755)


def version() -> str:
    """The program's version and the package's."""
    (told,) = re.findall(r'__version__ = "(.+)"', (ROOT / "companion" / "__init__.py").read_text(encoding="utf-8"))
    return f"{told}-{REVISION}"


def main() -> None:
    """Pack."""
    site, copyrights, maintainer, to = sys.argv[1:]
    now = datetime.fromtimestamp(int(os.environ["SOURCE_DATE_EPOCH"]), UTC)
    with tempfile.TemporaryDirectory() as name:
        package = Package(Path(name) / "companion", Path(site).resolve())
        package.folder.mkdir(mode=0o755)
        program(package)
        system(package)
        documents(package, Path(copyrights), maintainer, now)
        control(package, maintainer)
        for path in package.folder.rglob("*"):
            if path.is_dir() and not path.is_symlink():
                path.chmod(0o755)
        made = Path(to) / f"companion_{version()}_amd64.deb"
        done = ("dpkg-deb", "--root-owner-group", "-Zxz", "--build", package.folder, made)
        subprocess.run(done, check=True, stdout=subprocess.DEVNULL)
    print(f"{made}: {made.stat().st_size / 1e6:.1f} MB")


if __name__ == "__main__":
    main()
