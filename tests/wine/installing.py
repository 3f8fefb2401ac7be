"""Installing, updating, refusing and removing, in silence."""

from __future__ import annotations

from pathlib import Path

from tests.patience import until
from tests.wine.system import Windows

SETUP_MB, INSTALLED_MB = 25.0, 90.0
PLACE = r"C:\users\root\AppData\Local\Programs\companion"
KEY = r"HKCU\Software\Microsoft\Windows\CurrentVersion\Uninstall\companion"
RUNNING, RIGHTS, ROOM, NEWER = 3, 4, 5, 6
"""How the installer ends that has changed nothing."""


class Installed:
    """A companion installed in one Windows, in a folder of its own."""

    def __init__(self, windows: Windows, setup: Path, place: str = PLACE) -> None:
        self.windows, self.place = windows, place
        self.setup = windows.put(setup, "setup.exe")
        self._size_mb = setup.stat().st_size / 1e6

    def companion(self, *words: str, code: int | None = 0, typed: str = "", **around: str) -> str:
        """Run the command."""
        return self.windows.run(rf"{self.place}\companion.exe", *words, code=code, typed=typed, **around)

    def install(self, *options: str, code: int = 0, language: str = "C.UTF-8") -> str:
        """Run the installer in silence."""
        around = {"LANG": language, "LC_ALL": language}
        if self.place == PLACE:
            return self.windows.run(self.setup, "/S", *options, code=code, **around)
        # NSIS reads the folder to the end of the line as it stands, without quotation marks.
        line = " ".join(("start", "/wait", self.setup, "/S", *options, f"/D={self.place}"))
        return self.windows.run("cmd", "/c", line, code=code, **around)

    def small(self) -> str:
        """The installer and what is installed, kept modules among it, are no larger than they may be."""
        assert self.windows.here(self.place).joinpath("program", "modules.bin").is_file(), "no modules are kept"
        files = [one for one in self.windows.here(self.place).rglob("*") if one.is_file()]
        installed_mb = sum(one.stat().st_size for one in files) / 1e6
        assert self._size_mb <= SETUP_MB and installed_mb <= INSTALLED_MB, (self._size_mb, installed_mb)
        return f"setup {self._size_mb:.1f} MB, installed {installed_mb:.1f} MB"

    def reachable(self) -> str:
        """A new console finds it by its name, and the start menu and the list of programs have it."""
        told = self.windows.run("reg", "query", r"HKCU\Environment", "/v", "Path")
        assert self.place in told, told
        assert "0.1.0" in self.windows.run("reg", "query", KEY, "/v", "DisplayVersion")
        menu = self.windows.user / "AppData/Roaming/Microsoft/Windows/Start Menu/Programs"
        assert len(list(menu.glob("companion*.lnk"))) == 2, list(menu.iterdir())
        return ""

    def uninstall(self, *options: str, code: int = 0) -> str:
        """Run the remover in silence, and see what it leaves of the program: nothing."""
        there = self.windows.here(self.place)
        # With its own folder named it ends when all is done; with blanks in it a copy goes on alone.
        self.windows.run(rf"{self.place}\companion-uninstall.exe", "/S", *options, f"_?={self.place}", code=code)
        if code == 0:
            until(lambda: "DisplayVersion" not in self._listed(), "the end of removing")
            left = [str(one) for one in there.rglob("*")] if there.exists() else []
            assert all(one.endswith("companion-uninstall.exe") for one in left), left[:5]
            assert self.place not in self.windows.run("reg", "query", r"HKCU\Environment", "/v", "Path", code=None)
        return ""

    def _listed(self) -> str:
        """What the list of programs has of it; the remover takes it out last."""
        return self.windows.run("reg", "query", KEY, code=None)
