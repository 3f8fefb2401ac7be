"""Passes of a league: files by which a centre may send results to the server, and its organiser may read them.

Who holds a centre's file speaks for that centre, so it is handed over, not sent around. Its key is the user of the
server, and signs the centre's results; the season knows its public part.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, ValidationError

from companion.core import intake, private, whole
from companion.core.errors import LeagueError
from companion.far.passes import PASS_BYTES, Rights, user_pass
from companion.far.seal import SeatKey
from companion.far.wire import Login, inbox_of
from companion.league.entries import Id, Key, MaybeNamed, Named

LOOPBACK = "127.0.0.1"
"""Where a server of this computer is reached."""
_FILE_BYTES = 20_000


class LeaguePass(BaseModel):
    """A pass as its file has it. certificate: DER in hexadecimal, "" where authorities vouch for the server.

    league: entries.league_id. centre, number: which, counted as centres were entered; "" and 0 of the organiser.
    reader: the organiser's key to which results are sealed; "" in version 1, which knew none.
    """

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True)

    version: Literal[1, 2] = 2
    address: Annotated[str, StringConstraints(pattern=r"^tls://[^\s/]+:[0-9]+$", max_length=300)]
    certificate: Annotated[str, StringConstraints(pattern=r"^([0-9a-f]{2})*$", max_length=8000)]
    league: Id
    title: Named
    centre: MaybeNamed = ""
    number: Annotated[int, Field(ge=0, le=999)] = 0
    seed: Key
    reader: Key | Literal[""] = ""
    ticket: Annotated[str, StringConstraints(min_length=1, max_length=PASS_BYTES)]

    @property
    def key(self) -> SeatKey:
        """The key itself."""
        return SeatKey(bytes.fromhex(self.seed))

    @property
    def login(self) -> Login:
        """Who the server is told to be there."""
        return Login(self.key, self.ticket)


def stream_of(league: str) -> str:
    """The stream that keeps a season's results."""
    return f"LEAGUE_{league}"


def subject_of(league: str, number: int) -> str:
    """Where a centre says its results."""
    return f"league.{league}.{number}"


def rights_of(league: str, number: int, public: bytes) -> Rights:
    """What a centre may do: say results as itself; number 0, the organiser: have them kept, and read them."""
    hears = (f"{inbox_of(public)}.>",)
    if number:
        return Rights((subject_of(league, number),), hears, listens_max=4)
    stream = stream_of(league)
    return Rights((f"$JS.API.STREAM.CREATE.{stream}", f"$JS.API.DIRECT.GET.{stream}"), hears, listens_max=4)


@dataclass(frozen=True, slots=True)
class PassMaker:
    """Makes passes of one season. account: the key that signs those of a server; the rest as in LeaguePass."""

    account: SeatKey
    certificate: str
    league: str
    title: str
    reader: str

    def made(self, address: str, centre: str, number: int, now_s: int) -> LeaguePass:
        """A pass with a new key, without end: the season decides whose results count (book.SeasonBook.keys)."""
        key = SeatKey()
        rights = rights_of(self.league, number, key.public)
        return LeaguePass(
            address=address,
            certificate=self.certificate,
            league=self.league,
            title=self.title,
            centre=centre,
            number=number,
            seed=key.seed.hex(),
            reader=self.reader,
            ticket=user_pass(self.account, key.public, rights, now_s),
        )


def keep_pass(path: Path, made: LeaguePass) -> None:
    """Write a pass for this user alone. LeagueError league-pass-not-written."""
    try:
        private.folder(path.absolute().parent)
        whole.put(path, made.model_dump_json().encode(), private.opener)
    except OSError as error:
        raise LeagueError("league-pass-not-written", file=str(path)) from error


def read_pass(path: Path) -> LeaguePass:
    """A pass from its file. LeagueError league-pass-strange where there is none, or something else."""
    try:
        return LeaguePass.model_validate_json(intake.read_bytes(path, _FILE_BYTES))
    except (intake.Unreadable, ValidationError) as error:
        raise LeagueError("league-pass-strange", file=str(path)) from error
