"""A far match set up at this table: begun when all have joined, or taken up again from the journal alone."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError
from companion.core.model import Announcement, Kind, Player
from companion.device.tiles.tileset import content_hash
from companion.evening import own_tables
from companion.evening.setting import tiles_of, usual_name
from companion.games import NAMES, load, offer
from companion.games.api import COMPANION, DRAW, MATCH, PLAY, Setup
from companion.play.journal import UnkeptJournal
from companion.play.match import Match
from companion.play.referee import FAR

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.daemon.far_match import FarMatch
    from companion.device.tiles.tileset import TileSet
    from companion.evening.here import Here
    from companion.far.entry import JoinBody, OpenBody
    from companion.far.gathering import Gathered
    from companion.far.plan import FarPlan
    from companion.play.journal import Journal


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


def opening_of(where: Here, game: str, seats: int, variants: tuple[str, ...] = ()) -> OpenBody:
    """What opens a match of a game at this table."""
    from companion.far.entry import OpenBody

    size = offer(game).size(variants)
    rules = rules_of(where, game, variants)
    return OpenBody(game=game, seats=seats, columns=size, rows=size, variants=variants, rules=rules)


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
    far = _far_match(plan, opening, match, journal)
    far.take(gathered.entries)
    return match, far


def far_resumed(
    journal: Journal, where: Here, plan: FarPlan, number: int, tiles: TileSet
) -> tuple[Match, FarMatch, list[Announcement]]:
    """A kept match taken up again. Where the journal's own moves are not those of its entries, a new game of the
    journal takes them all from the log anew. CompanionError."""
    kept = journal.read(number)
    opening = _opening(where, plan, kept.header.game)
    if not kept.lost:
        match, said = Match.resume(journal, number, tiles)
        far = _far_match(plan, opening, match, journal)
        scratch = Match.begin(UnkeptJournal(), kept.header.game, match.table.setup, tiles, {})
        if far.restore(kept, scratch):
            return match, far, said
    setup, _ = far_setup(where, plan, opening)
    times = {name: int(str(told)) for name, told in kept.header.settings.items()}
    journal.finish(number, "mended")
    match = Match.begin(journal, kept.header.game, setup, tiles, times)
    told = Announcement("far-refolded", kind=Kind.IMPORTANT)
    return match, _far_match(plan, opening, match, journal), [told]


def _opening(where: Here, plan: FarPlan, game: str) -> OpenBody:
    return plan.opening or opening_of(where, game, 2)


def _far_match(plan: FarPlan, opening: OpenBody, match: Match, journal: Journal) -> FarMatch:
    from companion.daemon.far_match import FarMatch
    from companion.far.courier import Courier
    from companion.far.gathering import replica_of

    return FarMatch(plan, partial(replica_of, plan, opening.rules), Courier, match, journal)
