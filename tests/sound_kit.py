"""Sound devices made of software: they pull at a pace, vanish, return, hang, refuse and lie."""

from __future__ import annotations

import sys
import threading
import time
from pathlib import Path

from companion.speech import outlet, process
from companion.speech.device import Pull
from tests.patience import PATIENCE_S

FRAMES = 441
"""Of one pull: 20 ms of sound at 22,050 samples a second."""
OFTEN = outlet.Patience(look_ms=100, give_up_ms=200)


class Player:
    """One open device: pulls as long as its name is there. played: all that it got; speech: without silence."""

    backend = "Software"

    def __init__(self, sounds: SoftSounds, name: str, pull: Pull, pace_s: float) -> None:
        self.name = name
        self.played = bytearray()
        self.stopped = False
        self.closed = False
        self.frozen = False
        self._sounds, self._pull, self._pace_s = sounds, pull, pace_s
        threading.Thread(target=self._run, daemon=True).start()

    @property
    def speech(self) -> bytes:
        return bytes(self.played).replace(b"\0\0", b"")

    def close(self) -> None:
        self.closed = True

    def _run(self) -> None:
        while not self.closed:
            if self.name not in self._sounds.names():
                self.frozen, self.stopped = True, self._sounds.tells_stop
            if not self.frozen and self.name not in self._sounds.mute:
                self.played += self._pull(FRAMES)
            time.sleep(self._pace_s)


class SoftSounds:
    """See device.Sounds; the default is the first that is there.

    refuse: devices that are there and cannot be opened; mute: that open and never pull; hang: whose opening never
    returns before `let_go` is set. tells_stop: a device that vanishes says that it has stopped. opening: what was
    opened last.
    """

    kind = "device"

    def __init__(self, *present: str, pace_s: float = 0.004) -> None:
        self.present = list(present)
        self.players: list[Player] = []
        self.refuse: set[str] = set()
        self.mute: set[str] = set()
        self.hang: set[str] = set()
        self.opening = ""
        self.let_go = threading.Event()
        self.tells_stop = False
        self._pace_s = pace_s

    def names(self) -> list[str]:
        return list(self.present)

    def open(self, name: str, pull: Pull) -> Player:
        name = self.opening = name or next(iter(self.names()), "")
        if name in self.hang:
            self.let_go.wait(PATIENCE_S)
        if name not in self.names() or name in self.refuse:
            raise OSError(f"cannot open {name}")
        self.players.append(Player(self, name, pull, self._pace_s))
        return self.players[-1]


class FolderSounds(SoftSounds):
    """Its devices are the files of a folder, so that a test controls those of another process; in real time."""

    def __init__(self, folder: Path) -> None:
        super().__init__(pace_s=FRAMES / 22050)
        self._folder = folder

    def names(self) -> list[str]:
        return sorted(path.name for path in self._folder.iterdir())


class FolderPatience:
    """Looks for devices often. One that is there is given all the time it needs: it has only a busy computer."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def __getattr__(self, name: str) -> int:
        if name in {"opening_ms", "proof_ms", "give_up_ms"} and any(self._folder.iterdir()):
            return int(1000 * PATIENCE_S)
        return int(getattr(OFTEN, name))


def main() -> None:
    """The voice process with the devices of a folder: the argument before the options."""
    folder = Path(sys.argv[-2])
    vars(process)["sound_system"] = lambda rate, null: FolderSounds(folder)
    vars(outlet)["Patience"] = lambda: FolderPatience(folder)
    process.main()


if __name__ == "__main__":
    main()
