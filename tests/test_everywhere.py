"""What Windows does otherwise, as far as another system can show it: modules, places, and files that are held."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest
from platformdirs import windows

from companion.config import Directories, directories, writing
from companion.core import whole
from companion.core.errors import SettingsError
from tests.wine import suite

IMPORTS = """
import importlib, os, pkgutil, signal, sys
import companion
def all_of_them():
    names = [one.name for one in pkgutil.walk_packages(companion.__path__, "companion.")]
    wanted = [name for name in names if not name.endswith("__main__") and ".engine._" not in name]
    for name in wanted:
        importlib.import_module(name)
    return wanted
all_of_them()  # libraries are loaded while the system is what it is: theirs to know
for name in [name for name in sys.modules if name.startswith("companion.")]:
    if ".engine" not in name:
        del sys.modules[name]
for name in ("fcntl", "termios", "tty", "pty", "pwd", "grp", "resource"):
    sys.modules[name] = None
for name in ("SIGKILL", "SIGHUP", "SIGTSTP", "SIGCONT", "SIGQUIT", "SIGALRM", "SIGUSR1"):
    delattr(signal, name)
for name in ("geteuid", "getuid", "getpgrp", "setpgid", "tcgetpgrp", "killpg", "fork", "O_NOFOLLOW"):
    delattr(os, name)
sys.platform = "win32"
print(len(all_of_them()))
"""
"""Imports every module, then again as where Python's documentation says that these are missing: Windows."""


def test_every_module_can_be_imported_where_unix_is_missing() -> None:
    done = subprocess.run([sys.executable, "-c", IMPORTS], capture_output=True, encoding="utf-8", check=False)
    assert done.returncode == 0, done.stderr[-2000:]
    assert int(done.stdout) > 300


def test_windows_has_one_folder_and_nothing_of_it_in_temp(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """By platformdirs' own way for Windows. What was kept in an author's folder is still found there."""
    local = tmp_path / "AppData" / "Local"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setattr(platformdirs, "PlatformDirs", windows.Windows)
    monkeypatch.setattr(windows, "get_win_folder", lambda _: str(local))
    here = local / "companion"
    assert directories({}) == Directories(here, here, here / "run")
    (here / "companion").mkdir(parents=True)
    assert directories({}).data == here / "companion"


def test_a_file_that_is_open_elsewhere_is_replaced_when_it_is_let_go(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    new, old = tmp_path / "new", tmp_path / "old"
    new.write_text("new", encoding="utf-8")
    old.write_text("old", encoding="utf-8")
    waits: list[float] = []
    replace = os.replace

    def held(source: Path, target: Path) -> None:
        if len(waits) < 3:
            raise PermissionError(13, "open elsewhere")
        replace(source, target)

    monkeypatch.setattr(os, "replace", held)
    with pytest.raises(PermissionError):  # elsewhere than on Windows waiting would not help
        whole.replace(new, old, waits.append)
    assert not waits and old.read_text(encoding="utf-8") == "old"
    monkeypatch.setattr(sys, "platform", "win32")
    whole.replace(new, old, waits.append)
    assert waits == [whole.PAUSE_S] * 3 and old.read_text(encoding="utf-8") == "new"
    new.write_text("newer", encoding="utf-8")
    waits.clear()
    with pytest.raises(PermissionError):
        whole.replace(new, old, lambda _: None)


def test_settings_that_another_program_holds_say_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    error = PermissionError(13, "open elsewhere")
    error.winerror = 32  # type: ignore[attr-defined, unused-ignore]

    def held(*_: object) -> None:
        raise error

    monkeypatch.setattr(whole, "replace", held)
    with pytest.raises(SettingsError) as caught:
        writing.replace_text(tmp_path / "settings.toml", "")
    assert caught.value.facts["reason"] == "held" and not list(tmp_path.iterdir())


def test_what_is_left_out_under_wine_is_there_and_has_a_reason() -> None:
    """Files, folders and tests; none twice, and none below another that is left out."""
    for list_ in suite.LISTS:
        entries = list(suite.left_out(list_.read_text(encoding="utf-8")))
        names = [entry for entry, _reason in entries]
        assert len(set(names)) == len(names) > 0
        assert all(reason.strip() for _entry, reason in entries)
        for name in names:
            file, _, test = name.partition("::")
            path = suite.ROOT / file
            assert path.is_dir() or (path.is_file() and file.endswith(".py")), name
            function = test.partition("[")[0]
            assert not test or f"\ndef {function}(" in path.read_text(encoding="utf-8"), name
            assert not [one for one in names if name.startswith((f"{one}/", f"{one}::"))], name
