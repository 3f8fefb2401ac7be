"""A far match set up at this table: begun when all have joined, or taken up again from the journal alone."""

from __future__ import annotations

import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from companion import __version__
from companion.core.errors import CompanionError, LogError
from companion.core.model import Announcement, Kind, Phrase, Player
from companion.device.tiles.tileset import content_hash
from companion.evening import own_tables
from companion.evening.kept import tiles_for
from companion.evening.setting import tiles_of, usual_name
from companion.games import NAMES, load
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.play.journal import UnkeptJournal
from companion.play.match import Match
from companion.play.referee import FAR

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.daemon.far_match import FarMatch
    from companion.device.tiles.tileset import TileSet
    from companion.evening.far.waiting import Gathers
    from companion.evening.here import Here
    from companion.far.entry import JoinBody, OpenBody
    from companion.far.gathering import Gathered
    from companion.far.kept import FarRecord
    from companion.far.plan import FarPlan
    from companion.play.journal import GameInfo, Journal
    from companion.play.journal.codec import Json
    from companion.play.journal.reading import Games


@dataclass(frozen=True, slots=True)
class FarOpened:
    """A far match that is begun or, taken_up, goes on. said: what is to be said of it."""

    match: Match
    far: FarMatch
    said: list[Announcement]
    taken_up: bool = False


def far_name(setup: Mapping[str, Json]) -> str:
    """The name of the far match that a kept game of this set-up is, "" for one at this table alone."""
    options = setup.get("options")
    told = options.get(FAR, "") if isinstance(options, dict) else ""
    return str(told).partition(" ")[0]


def far_opened(journal: Journal, where: Here, name: str, gathers: Gathers) -> FarOpened:
    """The far match of this name, taken up from the journal, else begun once all have joined.

    CompanionError, far-over for one that is over: what it came to here is told to the others, if they lack it.
    """
    from companion.far.gathering import say_apart
    from companion.far.kept import far_folder, read_record
    from companion.far.skew import PARTED

    plan = plan_of(where, read_record(far_folder(where.places.data), name))
    number = open_game(journal, name)
    if not number and is_over(journal, name):
        raise _over(where, plan)
    if number:
        tiles = tiles_for(journal.read(number), where.settings)
        try:
            match, far, said = far_resumed(journal, where, plan, number, tiles)
        except LogError as error:
            if error.key in PARTED:
                say_apart(plan, plan.opening.rules, partial(unkept, where, plan))
            raise
    else:
        begins = partial(unkept, where, plan)
        match, far = far_begun(journal, where, plan, gathers(plan, plan.opening.rules, begins))
        begun = Announcement("game-begun", {"players": tuple(match.table.setup.names.values())})
        said = [begun, *match.table.referee.game.steps(match.table.setup)]
    return FarOpened(match, far, said, taken_up=number > 0)


def plan_of(where: Here, record: FarRecord) -> FarPlan:
    """What is needed to play the far match of a record, by the rules of this program. FarRecordError
    far-game-unknown where it has none for that game."""
    from companion.far.entry import OpenBody
    from companion.far.kept import FarRecordError
    from companion.far.plan import FarPlan

    opening = record.opening
    if opening.game not in NAMES:
        raise FarRecordError("far-game-unknown", game=opening.game)
    rules = rules_of(where, opening.game, tuple(opening.variants))
    return FarPlan(
        record.match,
        record.seat,
        record.address,
        bytes.fromhex(record.certificate) or None,
        bytes.fromhex(record.key),
        bytes.fromhex(record.seed),
        record.ticket,
        bytes.fromhex(record.lots),
        OpenBody(rules=rules, program=__version__, **opening.model_dump()),
        {int(seat): bytes.fromhex(key) for seat, key in record.seats.items()},
        record.name,
    )


def open_game(journal: Games, name: str) -> int:
    """The number of the open game of the journal that is this far match, 0 for none."""
    return next((one.id for one in reversed(_own_games(journal, name)) if not one.finished), 0)


def is_over(journal: Games, name: str) -> bool:
    """Whether the journal has this far match to its end."""
    return any(one.finished == "over" for one in _own_games(journal, name))


def _own_games(journal: Games, name: str) -> list[GameInfo]:
    """The games of the journal that are this far match, played here; oldest first."""
    found = (one for one in journal.games() if not (one.damaged or one.imported))
    return [one for one in found if far_name(one.setup) == name]


def _over(where: Here, plan: FarPlan) -> CompanionError:
    """Why a match that is over is not played; its result is told to the others first, if they lack it."""
    from companion.far.gathering import tell_result

    try:
        tell_result(plan, plan.opening.rules, partial(unkept, where, plan))
    except LogError as error:
        return CompanionError("far-over-untold", reason=Phrase(error.key, error.facts))
    return CompanionError("far-over")


def rules_of(where: Here, game: str, variants: tuple[str, ...] = ()) -> str:
    """Digest of all by which this program judges a game: two houses in which it differs cannot play."""
    from companion.far.digest import rules_digest

    own = own_tables.options(where.places, game, variants)
    return rules_digest(game, content_hash(tiles_of(where.settings, game)), own)


def far_setup(
    where: Here, plan: FarPlan, opening: OpenBody, joined: Mapping[int, JoinBody] | None = None
) -> tuple[Setup, TileSet]:
    """How a match is set up that was opened; players who gave no name are called as usual. CompanionError."""
    if opening.game not in NAMES:
        raise CompanionError("far-rules")
    tiles, variants = tiles_of(where.settings, opening.game), tuple(opening.variants)
    told = {seat: one.name.strip() for seat, one in (joined or {}).items()}
    players = tuple(
        Player(seat, told.get(seat) or usual_name(where.phrases, seat)) for seat in range(1, opening.seats + 1)
    )
    options = {
        **own_tables.options(where.places, opening.game, variants),
        **opening.options,
        PLAY: MATCH,
        DRAW: COMPANION,
        FAR: f"{plan.match} {plan.seat}",
    }
    setup = Setup(
        players,
        tiles.tiles(),
        opening.edition,
        columns=opening.columns,
        rows=opening.rows,
        variants=frozenset(variants),
        options=options,
    )
    if problems := load(opening.game).check(setup):
        raise CompanionError(problems[0].key, **problems[0].facts)
    return setup, tiles


def unkept(where: Here, plan: FarPlan, opening: OpenBody) -> Match | None:
    """The match that was opened, kept nowhere; None where it cannot be played here."""
    try:
        setup, tiles = far_setup(where, plan, opening)
    except CompanionError:
        return None
    return Match.begin(UnkeptJournal(), opening.game, setup, tiles, {})


def far_begun(journal: Journal, where: Here, plan: FarPlan, gathered: Gathered) -> tuple[Match, FarMatch]:
    """A match that all have joined, new in the journal. CompanionError."""
    opening = gathered.opening
    setup, tiles = far_setup(where, plan, opening, gathered.joined)
    times = {"quiet_ms": where.settings.quiet_ms, "long_quiet_ms": where.settings.long_quiet_ms}
    match = Match.begin(journal, opening.game, setup, tiles, times)
    far = _far_match(where, plan, opening, match, journal)
    far.take(gathered.entries)
    return match, far


def far_resumed(
    journal: Journal, where: Here, plan: FarPlan, number: int, tiles: TileSet
) -> tuple[Match, FarMatch, list[Announcement]]:
    """A kept match taken up again. Where the journal's own moves are not those of its entries, a new game of the
    journal takes them all from the log anew. CompanionError."""
    kept = journal.read(number)
    opening = plan.opening
    if not kept.lost:
        match, said = Match.resume(journal, number, tiles)
        far = _far_match(where, plan, opening, match, journal)
        scratch = Match.begin(UnkeptJournal(), kept.header.game, match.table.setup, tiles, {})
        if far.restore(kept, scratch):
            return match, far, said
    setup, _ = far_setup(where, plan, opening)
    times = {name: int(str(told)) for name, told in kept.header.settings.items()}
    journal.finish(number, "mended")
    match = Match.begin(journal, kept.header.game, setup, tiles, times)
    told = Announcement("far-refolded", kind=Kind.IMPORTANT)
    return match, _far_match(where, plan, opening, match, journal), [told]


def _far_match(where: Here, plan: FarPlan, opening: OpenBody, match: Match, journal: Journal) -> FarMatch:
    from companion.daemon.far_match import FarMatch
    from companion.far.courier import Courier
    from companion.far.gathering import replica_of
    from companion.far.kept import far_folder, put_record, read_record

    def keep_ticket(ticket: str) -> None:
        folder = far_folder(where.places.data)
        put_record(folder, read_record(folder, plan.match).model_copy(update={"ticket": ticket}))

    carry = partial(Courier, now_s=time.time)
    return FarMatch(plan, partial(replica_of, plan, opening.rules), carry, match, journal, keep_ticket)
