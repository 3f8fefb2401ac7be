"""Remembering settings while a game runs: a thread writes the newest ones, and nobody waits for the disk."""

from __future__ import annotations

import threading
from collections.abc import Callable
from pathlib import Path

from companion.config.settings import Settings
from companion.config.writing import save_changes
from companion.core.errors import SettingsError

CLOSE_S = 2.0
"""How long closing waits for the disk."""


class Keeper:
    """Writes settings to their file, from a thread of its own: only what was changed, and only the newest.

    What somebody else has written into the file meanwhile stays. failed: called from that thread when the file
    cannot be written, once until it can be written again.
    """

    def __init__(self, settings: Settings, path: Path, failed: Callable[[SettingsError], None]) -> None:
        self._path = path
        self._failed = failed
        self._kept = settings  # as they stand in the file, as far as we changed them
        self._wanted = settings
        self._told = False
        self._closed = False
        self._wake = threading.Condition()
        self._thread: threading.Thread | None = None

    def keep(self, settings: Settings) -> None:
        """Have these settings written soon; returns at once. After close() nothing happens."""
        with self._wake:
            if self._closed:
                return
            self._wanted = settings
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="settings-keeper", daemon=True)
                self._thread.start()
            self._wake.notify()

    def close(self, timeout_s: float = CLOSE_S) -> bool:
        """Write what is left, and end; gives whether all is written. Waits at most `timeout_s` seconds."""
        with self._wake:
            self._closed = True
            self._wake.notify()
        if self._thread is not None:
            self._thread.join(timeout_s)
            if self._thread.is_alive():
                return False
        return self._kept == self._wanted

    def _run(self) -> None:
        tried: Settings | None = None
        while True:
            with self._wake:
                while not self._closed and self._wanted in (self._kept, tried):
                    self._wake.wait()
                before, wanted, closed = self._kept, self._wanted, self._closed
            if wanted != before:
                tried = wanted
                self._write(before, wanted)
            if closed:
                return

    def _write(self, before: Settings, wanted: Settings) -> None:
        try:
            save_changes(before, wanted, self._path)
        except SettingsError as error:
            if not self._told:
                self._told = True
                self._failed(error)
            return
        with self._wake:
            self._told = False
            if self._kept is before:
                self._kept = wanted
