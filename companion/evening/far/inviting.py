"""`companion far invite`: a match is opened at the server, and each free seat is offered by nine digits."""

from __future__ import annotations

import contextlib
import time
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from companion.evening.asking import Sure, say, talked
from companion.evening.choosing import variants_of
from companion.evening.far.forms import AtTheTelephone, FarAbout, FarPreparing
from companion.evening.far.parts import about_of, address_of, folder_of, meant, needs_parts, not_left, pinned_at
from companion.evening.far.waiting import PLAYS, waited
from companion.evening.guide import guided
from companion.evening.planning import planned
from companion.evening.preparing import PreparedGame
from companion.evening.setting import PlayManner
from companion.far.apart import Apart, apart
from companion.far.kept import FarOpening, FarRecord, FarRecordError, prove_writable, put_record
from companion.games import named, offer
from companion.games.api import COMPANION, DRAW, MATCH, PLAY
from companion.input.dialogue import End, SpokenWords, begin

if TYPE_CHECKING:
    from collections.abc import Mapping

    from companion.core.forms import Form
    from companion.evening.guide import Guide
    from companion.evening.here import Here

F = TypeVar("F", bound="Form")

INVITES = "companion far invite"


@dataclass(frozen=True, slots=True)
class InviteWish:
    """What was told on the command line; what is not told is asked.

    match: goes on with its free seats. far_seat: this one is offered again, None: those that are free. variants:
    as they are typed. name: which the others hear, "" for none, None: ask. far_server: its address. later: it is
    not played at once. asks: the game is told, all else is asked.
    """

    match: str = ""
    far_seat: int | None = None
    game: str | None = None
    count: int | None = None
    variants: tuple[str, ...] = ()
    name: str | None = None
    far_server: str = ""
    later: bool = False
    asks: bool = False


def invite(where: Here, wish: InviteWish, text: bool, wav: str) -> str:
    """Invite until every seat has somebody, or somebody leaves; the match, "" unless it is to be played now.

    CompanionError.
    """
    needs_parts()
    folder = folder_of(where)
    prove_writable(folder)
    with guided(where, text, wav) as guide, apart() as loop:
        table = _Inviting(where, guide, loop)
        record = meant(folder, wish.match) if wish.match or wish.far_seat else table.begun(wish)
        if record is None:
            guide.say("far-left-off")
            return ""
        if record.seat != 1:
            raise FarRecordError("far-record-guest")
        seats = table.offered_again(not_left(record), wish.far_seat) if wish.far_seat else record.free
        if not table.all_invited(record, seats):
            return ""
        if wish.later:
            guide.say("far-later", command=f"{PLAYS} {record.match}")
        return "" if wish.later else record.match


@dataclass(frozen=True, slots=True)
class _Inviting:
    """One conversation in which others are invited."""

    where: Here
    guide: Guide
    loop: Apart

    # ---- a new match -----------------------------------------------------------------------------------------

    def begun(self, wish: InviteWish) -> FarRecord | None:
        """A new match, opened at the server and kept; None where somebody left."""
        from companion.far import pairing

        folder = folder_of(self.where)
        prepared = self._prepared(wish)
        address = address_of(self.where, wish.far_server)
        about = self._about(prepared, address, wish.name) if prepared is not None else None
        if prepared is None or about is None:
            return None
        address = address or about.address
        opening, pinned = opening_of(self.where, prepared), pinned_at(folder, address)
        certificate = self.loop.done(pairing.certificate_of(address, pinned))
        if certificate and pinned is None:
            self.guide.say("far-server-new", address=address)
        made = pairing.open_match(address, certificate, opening, wish.name or about.name, int(time.time()))
        record = self.loop.done(made)
        put_record(folder, record)
        return record

    def _about(self, prepared: PreparedGame, address: str, name: str | None) -> FarAbout | None:
        form, end = self._talked(about_of(self.where, prepared.game, address, name))
        return form if end is End.DONE else None

    def _prepared(self, wish: InviteWish) -> PreparedGame | None:
        """Which game, by how many, with which variants; where one of these was told none is asked."""
        settings = self.where.settings

        def proposed(game: str, count: int, _programs: Mapping[int, str]) -> PreparedGame:
            told = variants_of(wish.variants, game) if wish.variants else settings.variants
            variants = offer(game).fitting(told, count)
            return PreparedGame(game, ("",) * count, PlayManner(True, variants, COMPANION))

        game = wish.game or named(settings.game) or ""
        count = wish.count or max(offer(game).fewest, 2)
        told = wish.game or wish.count or wish.variants
        settled = frozenset(("game",) if wish.asks else ("game", "count", "variants") if told else ())
        form = FarPreparing(self.where.phrases, proposed, proposed(game, count, {}), settled, count)
        form, end = self._talked(form)
        return form.now if end is End.DONE else None

    # ---- its seats -------------------------------------------------------------------------------------------

    def offered_again(self, record: FarRecord, seat: int) -> tuple[int, ...]:
        """This one seat of the match. FarRecordError far-seat-none, far-seat-joined where it cannot be offered.

        Once a seat has joined, the log knows its key and its anchor for good: no other guest is heard there.
        """
        from companion.evening.far_table import plan_of, unkept
        from companion.far.gathering import joined

        if seat > record.opening.seats:
            raise FarRecordError("far-seat-none", count=record.opening.seats)
        plan = plan_of(self.where, record)
        if seat in self.loop.done(joined(plan, plan.opening.rules, partial(unkept, self.where, plan))):
            raise FarRecordError("far-seat-joined", number=seat)
        return (seat,)

    def all_invited(self, record: FarRecord, seats: tuple[int, ...]) -> bool:
        """Offer each of these seats, by another code where nobody came by one; whether nobody is missing then."""
        with contextlib.ExitStack() as open_still:
            for seat in seats:
                came = self._invited(record, seat, open_still)
                if came is None:
                    self.guide.say("far-invite-kept", command=f"{INVITES} {record.match}")
                    return False
                record = came
                self.guide.say("far-invite-came", number=seat)
            self.guide.finish()
        if not record.free:
            self.guide.say("far-invite-all")
        return not record.free

    def _invited(self, record: FarRecord, seat: int, open_still: contextlib.ExitStack) -> FarRecord | None:
        """Offer a seat until somebody has come; None where somebody left. What offers it stays open meanwhile."""
        from companion.far.pairing import PairingError

        while True:
            try:
                return self._offered(record, seat, open_still)
            except PairingError as error:
                self.guide.say(error.key, **error.facts)
            form, end = self._talked(Sure("far-invite-again"))
            if end is not End.DONE or not form.said:
                return None

    def _offered(self, record: FarRecord, seat: int, open_still: contextlib.ExitStack) -> FarRecord | None:
        """Offer a seat by one code. PairingError, LogError, FarRecordError."""
        from companion.far.pairing import Inviting

        keep = partial(put_record, folder_of(self.where))
        offering = self.loop.done(Inviting.open(record, seat, keep, time.monotonic))
        open_still.callback(lambda: self.loop.done(offering.close()))
        form = AtTheTelephone(offering.code.threes, seat)
        say(self.guide, *begin(form).said)
        return waited(self.guide, self.loop.begin(offering.guest()), form)

    def _talked(self, form: F) -> tuple[F, End]:
        return talked(form, self.guide, SpokenWords(self.where.phrases.part))


def opening_of(where: Here, prepared: PreparedGame) -> FarOpening:
    """As the log tells it; an owner's tables stay at home, where every house compares them. CompanionError."""
    setup, _ = planned(where, prepared.game, prepared.names, prepared.manner)
    return FarOpening(
        game=prepared.game,
        seats=len(setup.players),
        columns=setup.columns,
        rows=setup.rows,
        edition=setup.edition,
        variants=tuple(sorted(setup.variants)),
        options={PLAY: MATCH, DRAW: COMPANION},
    )
