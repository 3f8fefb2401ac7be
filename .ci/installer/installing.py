"""Shipped beside the program: what its installer leaves to Python, as a search path can be longer than it reads.

`path-on FOLDER` puts a folder on this user's search path, `path-off FOLDER` takes it off, `forget` removes what
the companion keeps for this user.
"""

from __future__ import annotations

import contextlib
import ctypes
import shutil
import sys
import winreg  # type: ignore[import-not-found, unused-ignore]

HWND_BROADCAST, WM_SETTINGCHANGE, SMTO_ABORTIFHUNG = 0xFFFF, 0x001A, 0x0002
ANSWER_MS = 1000
"""How long a window is waited for that does not answer."""


def search_path(folder: str, on: bool) -> None:
    """Put a folder at the end of the user's search path, or take it off; all else there stays as it is written."""
    with winreg.CreateKeyEx(winreg.HKEY_CURRENT_USER, "Environment", 0, winreg.KEY_ALL_ACCESS) as key:
        kept, kind = "", winreg.REG_EXPAND_SZ
        with contextlib.suppress(FileNotFoundError):
            kept, kind = winreg.QueryValueEx(key, "Path")
        entries = [one for one in kept.split(";") if one]
        others = [one for one in entries if one.rstrip("\\").casefold() != folder.rstrip("\\").casefold()]
        wanted = [*others, folder] if on else others
        if wanted != entries:
            winreg.SetValueEx(key, "Path", 0, kind, ";".join(wanted))
    # Consoles that are opened from now on have it.
    ctypes.windll.user32.SendMessageTimeoutW(
        HWND_BROADCAST, WM_SETTINGCHANGE, 0, "Environment", SMTO_ABORTIFHUNG, ANSWER_MS, None
    )


def forget() -> None:
    """Remove settings, journals and tile sets of this user, and folders above them that are empty then."""
    from companion.core import places  # noqa: PLC0415 - the path needs nothing of it

    there = places.directories()
    for folder in (there.config, there.data, there.runtime):
        shutil.rmtree(folder, ignore_errors=True)
        with contextlib.suppress(OSError):
            if folder.parent.name == "companion":
                folder.parent.rmdir()


def main() -> None:
    """Do what is named."""
    match sys.argv[1:]:
        case ["path-on", folder]:
            search_path(folder, True)
        case ["path-off", folder]:
            search_path(folder, False)
        case ["forget"]:
            forget()
        case _:
            sys.exit(2)


if __name__ == "__main__":
    main()
