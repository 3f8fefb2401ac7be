"""The first entries of a match: it is opened, every seat joins, and all of them are waited for."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass

from companion.core.errors import LogError
from companion.far.agreed import AgreedMatch, Begin
from companion.far.entering import enter
from companion.far.entry import ApartBody, Body, JoinBody, OpenBody, ResignBody
from companion.far.envelope import SealedEnvelope
from companion.far.gate import Void
from companion.far.log import MatchLog
from companion.far.lots import HashChain
from companion.far.plan import FarPlan
from companion.far.replica import FarNews, Replica
from companion.far.seal import Seal, SeatKey
from companion.far.shared_log import KeptEntry
from companion.far.skew import PARTED, parted
from companion.far.wire import AGAIN_S, WireNews


@dataclass(frozen=True, slots=True)
class Gathered:
    """A match that all have joined: what it is, what each seat has said of itself, and the entries that say so."""

    opening: OpenBody
    joined: Mapping[int, JoinBody]
    entries: Sequence[KeptEntry]


def new_wish() -> str:
    """A name that no other wish has."""
    return secrets.token_hex(8)


def replica_of(plan: FarPlan, rules: str, begin: Begin) -> Replica:
    """This house's copy of a match, before it has heard anything. rules: digest of this program's rules."""
    key = SeatKey(plan.seed)
    envelope = SealedEnvelope(Seal(plan.match, plan.key, plan.seats), plan.seat, key)
    return Replica(plan.seat, AgreedMatch(plan.match, rules, begin), envelope, HashChain(plan.secret), new_wish)


def gathered(plan: FarPlan, rules: str, begin: Begin) -> Gathered:
    """The same as gather, for who has no loop, and need not hear who joins."""
    return asyncio.run(gather(plan, rules, begin, lambda _seat, _name: None))


async def gather(
    plan: FarPlan,
    rules: str,
    begin: Begin,
    told: Callable[[int, str], None],
    apart: Callable[[int, str, str], None] = lambda *_: None,
) -> Gathered:
    """Open the match (seat 1), join it, and wait until all have; what is in the log already is not said again.

    told: hears each seat that has joined, and its name, "" for none. apart: hears each seat whose program judges
    otherwise and cannot join, the version that has begun the match, and that seat's. LogError: as Wire.open and
    MatchLog have it; as skew.parted where this program, its tables or tiles are not those of the match, which the
    others then hear; `far-broken-off` where somebody has left it before it began.
    """
    replica = replica_of(plan, rules, begin)
    known: dict[int, ApartBody] = {}
    async with _log_of(plan) as log, contextlib.aclosing(log.follow(1)) as coming:
        try:
            while not replica.agreed.is_full:
                waits = await _lasting(lambda: _goes_on(plan, log, replica, rules, told))
                known = _tell_apart(replica, known, apart)
                if waits:
                    await anext(coming)
        except LogError as error:
            if error.key in PARTED:
                await _say_apart(plan, log, replica, rules)
            raise
    assert replica.agreed.opened is not None
    return Gathered(replica.agreed.opened, dict(replica.agreed.joined), replica.kept)


def say_apart(plan: FarPlan, rules: str, begin: Begin) -> None:
    """Let the others of a match hear that this program judges it otherwise, if its server is there; for who has no
    loop."""

    async def said() -> None:
        async with _log_of(plan) as log:
            await _say_apart(plan, log, replica_of(plan, rules, begin), rules)

    with contextlib.suppress(LogError):
        asyncio.run(said())


async def _say_apart(plan: FarPlan, log: MatchLog, replica: Replica, rules: str) -> None:
    """Have the log say so, unless this is what it says of this seat. Where the connection breaks it is left."""
    body = ApartBody(rules=rules, program=plan.opening.program)
    with contextlib.suppress(LogError):
        while True:
            for kept in await log.read(replica.head + 1):
                replica.hear(kept)
            if replica.agreed.apart.get(plan.seat) == body:
                return
            if not replica.outbox and replica.propose(body) is not None:
                return
            await _append(log, replica)


def _tell_apart(
    replica: Replica, known: Mapping[int, ApartBody], apart: Callable[[int, str, str], None]
) -> dict[int, ApartBody]:
    """Tell what is new of who else judges otherwise; all that is known of that now."""
    found = {seat: body for seat, body in replica.agreed.apart.items() if seat != replica.seat}
    for seat, body in found.items():
        if known.get(seat) != body:
            apart(seat, replica.agreed.opened.program if replica.agreed.opened is not None else "", body.program)
    return found


async def resign(plan: FarPlan, rules: str, begin: Begin, known: Sequence[KeptEntry] = ()) -> None:
    """Leave a match for good, so that all the others hear it; returns once the log says it, or that it is over.

    known: the entries that this house has kept. LogError: as gather has it; `far-log-back` where the log has less
    than these, or others: what would be said on it now would part the tables.
    """
    replica = replica_of(plan, rules, begin)
    async with _log_of(plan) as log:
        there = await log.read(len(known)) if known else ()
        if known and (not there or there[0].data != known[-1].data):
            raise LogError("far-log-back", number=len(known))
        while await _lasting(lambda: _goes_away(plan, log, replica, rules)):
            pass


def tell_result(plan: FarPlan, rules: str, begin: Begin) -> None:
    """Have the log say what a match that is over came to here, if it does not yet; for who has no loop.

    LogError: as gather has it; `far-log-back` where by the log it is not over.
    """
    asyncio.run(_tell_result(plan, rules, begin))


async def _tell_result(plan: FarPlan, rules: str, begin: Begin) -> None:
    replica = replica_of(plan, rules, begin)

    async def told() -> bool:
        await _catch_up(plan, log, replica, lambda _seat, _name: None)
        return await _append(log, replica)

    async with _log_of(plan) as log:
        while await _lasting(told):
            pass
    if plan.seat not in replica.agreed.results:
        raise LogError("far-log-back", number=replica.head)


async def joined(plan: FarPlan, rules: str, begin: Begin) -> frozenset[int]:
    """The seats that have joined, as the log tells it now. LogError: as gather has it."""
    replica = replica_of(plan, rules, begin)
    async with _log_of(plan) as log:
        await _catch_up(plan, log, replica, lambda _seat, _name: None)
    return frozenset(replica.agreed.joined)


@contextlib.asynccontextmanager
async def _log_of(plan: FarPlan) -> AsyncIterator[MatchLog]:
    """The match's log at its server. LogError."""
    wire, _ = await enter(plan.at, _unheard)
    try:
        log = MatchLog(wire, plan.match, plan.seat)
        await log.start()
        yield log
    finally:
        await wire.close()


async def _catch_up(plan: FarPlan, log: MatchLog, replica: Replica, told: Callable[[int, str], None]) -> None:
    for kept in await log.read(replica.head + 1):
        _tell(replica.hear(kept), plan, told)


async def _append(log: MatchLog, replica: Replica) -> bool:
    """Append what waits to be said; whether anything does."""
    sending = replica.sending()
    if sending is not None:
        await log.append(sending.after, sending.entry_id, sending.data)
    return sending is not None


async def _lasting(does: Callable[[], Awaitable[bool]]) -> bool:
    """Do it, again where the connection breaks meanwhile; a lost answer is looked for in the log. LogError."""
    while True:
        try:
            return await does()
        except LogError as error:
            if error.key != "far-unreachable":
                raise
        await asyncio.sleep(AGAIN_S)


async def _goes_away(plan: FarPlan, log: MatchLog, replica: Replica, rules: str) -> bool:
    """Hear what is new in the log, and say that this seat leaves; whether that is to be heard of it. LogError."""
    await _catch_up(plan, log, replica, lambda _seat, _name: None)
    if plan.seat in replica.agreed.left or not _resigns(plan, replica, rules):
        return False
    await _append(log, replica)
    return True


def _resigns(plan: FarPlan, replica: Replica, rules: str) -> bool:
    """Have it say so, once it has joined: only who has can be heard. Whether the match is not over."""
    if plan.seat not in replica.agreed.joined:
        _propose_due(plan, replica, rules)
        return True
    waits = any(isinstance(one.body, ResignBody) for one in replica.outbox)
    return waits or replica.propose(ResignBody()) is None


async def _goes_on(
    plan: FarPlan, log: MatchLog, replica: Replica, rules: str, told: Callable[[int, str], None]
) -> bool:
    """Hear what is new in the log, and say what is due; whether the others are waited for. LogError."""
    await _catch_up(plan, log, replica, told)
    if replica.agreed.stopped:
        raise LogError("far-broken-off")
    _propose_due(plan, replica, rules)
    return not await _append(log, replica) and not replica.agreed.is_full


def _propose_due(plan: FarPlan, replica: Replica, rules: str) -> None:
    if (body := _due(plan, replica, rules)) is not None and replica.propose(body) is Void.RULES:
        raise parted(plan.opening.program, plan.opening.program)


def _due(plan: FarPlan, replica: Replica, rules: str) -> Body | None:
    """What this seat has to say next."""
    agreed = replica.agreed
    if replica.outbox:
        return None
    if agreed.match is None:
        return plan.opening if plan.seat == 1 else None
    if plan.seat in agreed.joined:
        return None
    public = SeatKey(plan.seed).public.hex()
    return JoinBody(name=plan.name, rules=rules, key=public, anchor=HashChain(plan.secret).anchor.hex())


def _tell(news: FarNews | None, plan: FarPlan, told: Callable[[int, str], None]) -> None:
    if news is None or news.entry is None:
        return
    body = news.entry.body
    if isinstance(body, OpenBody) and news.void is Void.RULES:
        raise parted(plan.opening.program, body.program)
    if isinstance(body, JoinBody) and news.void is None:
        told(news.seat, body.name)


def _unheard(_news: WireNews, _text: str) -> None:
    """A break is waited out."""
