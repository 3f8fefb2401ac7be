"""Wakes a thread that waits for a file descriptor."""

from __future__ import annotations

import os
import threading


class Bell:
    """Rung once, by any thread; `fd` is ready to be read from then on."""

    def __init__(self) -> None:
        self.fd, self._rope = os.pipe()
        self._lock = threading.Lock()
        self.rung = False

    def ring(self) -> None:
        """Wake the thread, now or when it comes to wait."""
        with self._lock:
            if not self.rung:
                self.rung = True
                os.close(self._rope)

    def drop(self) -> None:
        """Free `fd`; by the thread itself, when it waits no more."""
        os.close(self.fd)
