"""A season at several centres: passes for them, and results sent, each kept until the server has it."""

from __future__ import annotations

import contextlib
import re
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from companion.core import intake
from companion.core.errors import CompanionError, LeagueError, LogError
from companion.core.model import Phrase
from companion.evening.here import line, tell
from companion.evening.league.opening import (
    centre_pass_file,
    each_total,
    named,
    needs_parts,
    organiser_key,
    organiser_pass_file,
    season_of,
    told_clock,
)
from companion.evening.opening import wall_ms

if TYPE_CHECKING:
    from companion.evening.here import Here
    from companion.evening.league.verifying import VerifiedMatch
    from companion.league.outbox import LeagueOutbox
    from companion.league.passes import LeaguePass

CERTIFICATE_BYTES = 65_536
"""The longest file of certificates that is read, in PEM."""
_NOT_SENT = {
    "far-unreachable": "league-waits-here",
    "far-nobody": "league-nobody-listens",
    "far-untrusted": "league-untrusted",
    "far-refused": "league-shut-out",
}
"""Why the server does not have what waits, as a centre is told."""


@dataclass(frozen=True, slots=True)
class AboutServer:
    """Where the server is. address: by which centres reach it, with a port or without.

    folder: what it keeps, None for the user's own.
    """

    address: str
    folder: str | None = None


def invite(where: Here, season: int, name: str, file: str, server: AboutServer) -> None:
    """Write the pass of a centre into a file; from now on its key alone counts for that centre. LeagueError."""
    needs_parts()
    from companion.far.server import server_keys
    from companion.league.entries import KeyTold, league_id
    from companion.league.passes import LOOPBACK, PassMaker, keep_pass

    host, port = _address(server.address)
    folder = Path(server.folder).absolute() if server.folder else where.places.data / "far-server"
    with season_of(where, season) as desk:
        centre, league = desk.book.centre(named(name)), league_id(desk.rows[0])
        if not (folder / "keys.json").exists():
            raise LeagueError("league-no-server", folder=str(folder), command="companion far serve")
        account, reader = server_keys(folder).key("account"), organiser_key(where).reader.public
        maker = PassMaker(account, _certificate(folder), league, desk.book.title, reader)
        now_s = wall_ms() // 1000
        keep_pass(organiser_pass_file(where, league), maker.made(f"tls://{LOOPBACK}:{port}", "", 0, now_s))
        told = maker.made(f"tls://{host}:{port}", centre, desk.book.centres.index(centre) + 1, now_s)
        keep_pass(Path(file), told)
        desk.tell(lambda _: [KeyTold(centre=centre, key=told.key.public.hex())])
        tell(where.phrases, "league-invited", centre=centre, file=file)
        tell(where.phrases, "league-invited-then", command="companion league connect")
        told_clock(desk, where)


def _address(typed: str) -> tuple[str, int]:
    """Host and port of an address as it was typed; LeagueError."""
    from companion.far.server import PORT

    host, colon, port = typed.strip().removeprefix("tls://").rstrip("/").rpartition(":")
    if not colon or port.endswith("]"):
        host, port = f"{host}{colon}{port}", str(PORT)
    if (
        not re.fullmatch(r"[^\s/:\[\]]{1,250}|\[[0-9a-fA-F:.]{2,45}\]", host)
        or not re.fullmatch("[0-9]{1,5}", port)
        or not 0 < int(port) < 65536
    ):
        raise LeagueError("league-address", address=typed)
    return host, int(port)


def _certificate(folder: Path) -> str:
    """What centres trust: a certificate in DER, hexadecimal; "" where an authority vouches. LeagueError."""
    from companion.far.certificate import pinned
    from companion.far.server import certificate_in_use

    file = certificate_in_use(folder)
    try:
        return pinned(intake.read_bytes(file, CERTIFICATE_BYTES)).hex()
    except (intake.Unreadable, ValueError) as error:
        raise LeagueError("league-certificate", file=str(file)) from error


def connect(where: Here, file: str) -> None:
    """Take the pass of a centre: this computer sends for it from now on. LeagueError."""
    needs_parts()
    from companion.league.passes import keep_pass, read_pass

    told = read_pass(Path(file))
    if not told.number:
        raise LeagueError("league-pass-strange", file=file)
    keep_pass(centre_pass_file(where), told)
    tell(where.phrases, "league-joined", title=told.title, centre=told.centre)


@dataclass(frozen=True, slots=True)
class AboutMatch:
    """What is sent: a kept game, or an exported one; who has agreed, None to ask; the table, where it is told."""

    game: int | None = None
    file: str | None = None
    agreed: tuple[str, ...] | None = None
    at: tuple[int, int] | None = None


def send(where: Here, match: AboutMatch, again: bool) -> None:
    """Keep the result of a match, and send all that waits. again: also what was sent before. LeagueError."""
    needs_parts()
    from companion.league.outbox import LeagueOutbox
    from companion.league.passes import read_pass

    file = centre_pass_file(where)
    if not file.exists():
        raise LeagueError("league-not-joined", command="companion league connect")
    by = read_pass(file)
    outbox = LeagueOutbox(where.places.data / "league-outbox" / by.league)
    if again:
        outbox.again()
    if match.game is not None or match.file is not None:
        _keep(where, match, by, outbox)
    deliver(where, by, outbox)


def _keep(where: Here, match: AboutMatch, by: LeaguePass, outbox: LeagueOutbox) -> None:
    """Judge the match, ask who agrees, sign, and put it on the disk; nothing of it where that is left."""
    from companion.evening.league.verifying import verified_record
    from companion.league.entries import ResultSaid
    from companion.league.parcel import signed

    called, record = _record(where, match)
    found = verified_record(record, called, where.settings)
    round_, table = match.at or (0, 0)
    said = ResultSaid(
        league=by.league,
        match=found.match,
        game=found.game,
        players=found.players,
        totals=found.totals,
        agreed=_agreed(where, found, match.agreed),
        round=round_,
        table=table,
    )
    outbox.put(signed(said, by.key, record))
    if missing := [who for seat, who in enumerate(found.players, start=1) if seat not in said.agreed]:
        tell(where.phrases, "league-sent-unsigned", players=tuple(missing))


def _record(where: Here, match: AboutMatch) -> tuple[str, bytes]:
    """The exported journal, and what it is called. CompanionError."""
    from companion.core.errors import FileError
    from companion.league.parcel import RECORD_BYTES
    from companion.play.journal import JournalReader
    from companion.play.journal.export import dump

    if match.file is not None:
        try:
            return match.file, intake.read_bytes(match.file, RECORD_BYTES)
        except intake.Unreadable as error:
            raise FileError("import-refused", file=match.file, line=0, column=0, reason=error.reason) from error
    assert match.game is not None
    with contextlib.closing(JournalReader.open(where.journal)) as reader:
        rows = reader.read(match.game).rows
    return str(match.game), "".join(f"{one}\n" for one in dump(rows)).encode("ascii")


def _agreed(where: Here, found: VerifiedMatch, told: Sequence[str] | None) -> tuple[int, ...]:
    """The seats that agree to the totals: as told, or each is asked.

    LeagueError for somebody who did not play; CompanionError dialogue-left.
    """
    from companion.evening.asking import is_wanted
    from companion.league.book import alike

    names = [alike(one) for one in found.players]
    if told is not None:
        for one in told:
            if alike(one) not in names:
                raise LeagueError("league-agreed-nobody", player=one, players=found.players)
        return tuple(sorted({names.index(alike(one)) + 1 for one in told}))
    seats = []
    for seat, total in enumerate(each_total(found.players, found.totals), start=1):
        line(where.phrases.write(total))
        agrees = is_wanted(where, Phrase("league-agree-ask", {"player": found.players[seat - 1]}))
        if agrees is None:
            raise CompanionError("dialogue-left")
        if agrees:
            seats.append(seat)
    return tuple(seats)


def deliver(where: Here, by: LeaguePass, outbox: LeagueOutbox) -> None:
    """Send what waits. What is not sent goes on waiting.

    LeagueError as in _NOT_SENT: the server is away, has no place for results as long as the organiser has never
    listened, is another one, or does not let this centre in; league-pass-older where the pass names nobody to seal
    them to. LogError.
    """
    from companion.league import broker

    waiting = outbox.waiting()
    if not by.reader:
        raise LeagueError("league-pass-older", count=len(waiting), command="companion league invite")
    try:
        broker.send(by, ((name, _ready(data, by)) for name, data in waiting.items()), outbox.settle)
    except LogError as error:
        left = len(outbox.waiting())
        tell(where.phrases, "league-sent", count=len(waiting) - left)
        key = _NOT_SENT.get(error.key)
        if key is None:
            raise
        raise LeagueError(key, count=left, command="companion league send") from error
    tell(where.phrases, "league-sent", count=len(waiting))


def _ready(data: bytes, by: LeaguePass) -> bytes:
    """A parcel sealed for the organiser, signed anew where it was signed by an older pass of this centre."""
    from companion.league.parcel import packed, signed, unpacked
    from companion.league.sealing import sealed

    try:
        parcel = unpacked(data)
    except LeagueError:  # damaged on the disk: the organiser hears of it, and the others are sent
        return sealed(data, by.reader, by.key.seed)
    if parcel.by != by.key.public.hex():
        data = packed(signed(parcel.said, by.key, parcel.record))
    return sealed(data, by.reader, by.key.seed)
