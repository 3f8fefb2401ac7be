"""What a centre has to send: a file each, whole on the disk before anything is sent, and kept when it has been."""

from __future__ import annotations

from pathlib import Path

from companion.core import intake, private, whole
from companion.core.errors import LeagueError
from companion.league.parcel import PARCEL_BYTES, ResultParcel, packed

_END = ".parcel"


class LeagueOutbox:
    """The folder of one season's parcels. What waits lies in it, what the server has kept in `sent` within it."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._sent = folder, folder / "sent"

    def put(self, parcel: ResultParcel) -> None:
        """Keep a parcel that is to be sent; one that says the same is there once. LeagueError league-outbox."""
        try:
            private.folder(self._folder)
            whole.put(self._folder / (parcel.name + _END), packed(parcel), private.opener)
        except OSError as error:
            raise self._trouble() from error

    def waiting(self) -> dict[str, bytes]:
        """What waits, by name. LeagueError."""
        try:
            found = sorted(one for one in self._folder.glob("*" + _END) if one.is_file())
            return {one.stem: intake.read_bytes(one, PARCEL_BYTES) for one in found}
        except (OSError, intake.Unreadable) as error:
            raise self._trouble() from error

    def settle(self, name: str) -> None:
        """The server has kept it. LeagueError."""
        try:
            private.folder(self._sent)
            whole.replace(self._folder / (name + _END), self._sent / (name + _END))
        except OSError as error:
            raise self._trouble() from error

    def again(self) -> None:
        """Have everything wait that was ever sent, for a server that has lost some of it. LeagueError."""
        try:
            for one in self._sent.glob("*" + _END):
                whole.replace(one, self._folder / one.name)
        except OSError as error:
            raise self._trouble() from error

    def _trouble(self) -> LeagueError:
        return LeagueError("league-outbox", folder=str(self._folder))
