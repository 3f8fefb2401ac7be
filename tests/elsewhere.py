"""`python -m tests.elsewhere`: the package on other processors and Pythons, a line a step; status 1 if one fails.

Each place is a Debian folder made by debootstrap, with no compiler in it: Debian 12 for ARM, emulated by
qemu-user, and Debians with newer Pythons. pip may take nothing but wheels there. Needs root, Debian with
debootstrap, qemu-user-static and binfmt-support, and the network. The folders stay for next time.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from tests.trial import LAYOUT, WINNERS, debian, spoken, timed

ROOT = Path(__file__).parents[1]
CERTIFICATES = Path("/etc/ssl/certs/ca-certificates.crt")
LIMIT_S = 1200.0
SPOKEN_S = 20.0
GAMES = (
    *("test_azul_judge.py", "test_azul_rules.py", "test_queens_rules.py", "test_royal_garden_rules.py"),
    *("test_royal_garden_score.py", "test_every_game.py"),
)
"""Of tests/games, the rules of every game."""
THOUGHT = ("test_minds.py", "test_review_evening.py")
"""Of tests, what computers think, and how a match is reviewed: the same everywhere."""
SOURCES = "tests/games/test_royal_garden_rules.py::test_what_is_built_exists"
"""Looks at our sources, which are not there."""


@dataclass(frozen=True, slots=True)
class Place:
    """A Debian, and the name of a Python in it; tag: of the wheel for this machine.

    emulated: the processor as Debian calls it, "" for this computer's own. more: packages that are needed by a
    virtual name, which debootstrap does not know.
    """

    suite: str
    python: str
    emulated: str = ""
    tag: str = "manylinux_2_17_x86_64"
    machine: str = "x86_64"
    more: tuple[str, ...] = ()

    @property
    def root(self) -> Path:
        """Its folder."""
        return Path(f"/var/lib/companion-{self.suite}-{self.emulated or 'amd64'}")


PLACES = {
    "arm": Place("bookworm", "python3.11", "arm64", "manylinux_2_17_aarch64", "aarch64", ("python3-distutils",)),
    "3.13": Place("trixie", "python3.13"),
    "3.14": Place("sid", "python3.14"),
}
"""Debian has no Python 3.12; 3.11 is what the tests run on."""


class Elsewhere:
    """One place, with the package installed there."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.root = place.root
        self.work = self.root / "work"

    def inside(self, *words: str, code: int | None = 0) -> str:
        """Run a program there to its end; gives what it prints. It must end with this code, None: with any."""
        around = ("PATH=/work/v/bin:/usr/bin:/bin", "HOME=/work", "LANG=C.UTF-8", "COMPANION_HOME=/work/home")
        done = subprocess.run(
            ("chroot", str(self.root), "env", "-i", "-C", "/work", *around, f"PIP_CERT={CERTIFICATES}", *words),
            stdin=subprocess.DEVNULL, capture_output=True, encoding="utf-8", timeout=LIMIT_S, check=False,
        )  # fmt: skip
        told = done.stdout + done.stderr
        assert code is None or done.returncode == code, (done.returncode, told[-1500:])
        assert "Traceback" not in told, told[-1500:]
        return told

    def made(self) -> str:
        """Make the Debian folder where it is not there yet."""
        if not (self.root / ".ready").exists():
            shutil.rmtree(self.root, ignore_errors=True)
            python = self.place.python
            some = (python, f"{python}-venv", "alsa-utils", "ca-certificates", *self.place.more)
            debian(self.root, self.place.suite, some, self.place.emulated)
            (self.root / ".ready").touch()
        shutil.rmtree(self.work, ignore_errors=True)
        self.work.mkdir()
        shutil.copy("/etc/resolv.conf", self.root / "etc")
        shutil.copy(CERTIFICATES, self.root / CERTIFICATES.relative_to("/"))
        return ""

    def installed(self) -> str:
        """Let pip install the package and what tests need, from wheels alone."""
        (wheel,) = (ROOT / "build" / "elsewhere").glob(f"*{self.place.tag}.whl")
        shutil.copy(wheel, self.work)
        self.inside(self.place.python, "-m", "venv", "/work/v")
        pip = ("python", "-m", "pip", "install", "--quiet", "--only-binary", ":all:")
        self.inside(*pip, f"/work/{wheel.name}[page]", "pytest", "pytest-timeout", "hypothesis")
        size = sum(one.stat().st_size for one in (self.work / "v").rglob("*") if one.is_file())
        for compiler in ("cc", "gcc", "clang"):
            assert not (self.root / "usr" / "bin" / compiler).exists(), compiler
        return f"{size / 1e6:.0f} MB"

    def python(self) -> str:
        """Which Python and processor it is, and that the fast core is there."""
        asked = (
            "import platform, companion.engine as e; "
            "print(platform.machine(), platform.python_version(), e.MISSING or 'whole')"
        )
        machine, version, core = self.inside("python", "-c", asked).split(maxsplit=2)
        assert machine == self.place.machine and self.place.python == f"python{version.rpartition('.')[0]}"
        assert core.strip() == "whole", core
        return f"{machine}, Python {version}"

    def demo(self, language: str) -> str:
        """A whole demonstration with its speech in a file."""
        told = self.inside(
            "companion", "demo", "--seed", "5", "--lang", language, "--wav", f"/work/{language}.wav"
        )
        assert WINNERS[language] in told, told[-400:]
        return spoken(self.work / f"{language}.wav", SPOKEN_S)

    def score(self) -> str:
        """A layout is counted."""
        (self.work / "kingdom.txt").write_text(LAYOUT, encoding="utf-8")
        told = self.inside("companion", "score", "--layout", "/work/kingdom.txt", "--text", "--lang", "en")
        assert "four points" in told, told
        return ""

    def doctor(self) -> str:
        """What it finds: it names what plays where the sound library is missing."""
        told = self.inside("companion", "doctor", "--lang", "en", code=None)
        plays = "the program aplay plays it" in told
        assert plays == (self.place.machine == "aarch64"), told
        return f"{len(told.splitlines())} lines"

    def games(self) -> str:
        """The rules of every game by their own tests."""
        return self.tested(f"tests/games/{name}" for name in GAMES)

    def thought(self) -> str:
        """What is thought of choices."""
        return self.tested(f"tests/{name}" for name in THOUGHT)

    def tested(self, files: Iterable[str]) -> str:
        """Run tests by what is installed; the line that closes them."""
        unused = shutil.ignore_patterns("node_modules", "__pycache__")
        for folder in ("tests", "docs", "firmware"):  # rules are told apart by their pages, boards stood in for
            shutil.copytree(ROOT / folder, self.work / folder, ignore=unused, dirs_exist_ok=True)
        shutil.copy(ROOT / "pyproject.toml", self.work)
        quiet = ("-q", "-p", "no:cacheprovider", "-o", "timeout=0", "--deselect", SOURCES)
        told = self.inside("python", "-m", "pytest", *quiet, *files)
        return told.splitlines()[-1]


def steps(place: Place) -> dict[str, Callable[[], str]]:
    """Every step by its name, in their order."""
    here = Elsewhere(place)
    found = {"Debian": here.made, "install": here.installed, "Python": here.python, "score": here.score}
    for language in WINNERS:
        found[f"demo in {language}"] = partial(here.demo, language)
    return found | {"doctor": here.doctor, "rules of games": here.games, "what is thought": here.thought}


def built(tags: set[str]) -> str:
    """The wheels of these processors."""
    folder = ROOT / "build" / "elsewhere"
    shutil.rmtree(folder, ignore_errors=True)
    subprocess.run(("sh", ".ci/wheels", str(folder), *sorted(tags)), cwd=ROOT, check=True, capture_output=True)
    return ""


def main() -> int:
    """All places, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("places", nargs="*", default=list(PLACES), help="of " + ", ".join(PLACES))
    told = parser.parse_args()
    places = [PLACES[name] for name in told.places]
    if not timed("wheels", lambda: built({place.tag for place in places})):
        return 1
    good = [timed(f"{name}: {step}", do) for name in told.places for step, do in steps(PLACES[name]).items()]
    print(f"{sum(good)} of {len(good)} steps are good.")
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
