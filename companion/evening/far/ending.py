"""`companion far list`, `play`, `leave` and `forget`: what is kept of far matches told, played, left, removed."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping, Sequence
from functools import partial
from typing import TYPE_CHECKING

from companion.core.errors import CompanionError, LogError
from companion.core.model import Phrase
from companion.daemon.ipc import Owner
from companion.evening.asking import Sure, talked
from companion.evening.far.parts import folder_of, meant, needs_parts, not_left
from companion.evening.guide import guided
from companion.evening.here import line, tell
from companion.evening.opening import wall_ms
from companion.far.apart import apart
from companion.far.kept import put_record, records, wipe
from companion.games import NAMES, offer
from companion.input.dialogue import End, SpokenWords
from companion.play.journal import Journal

if TYPE_CHECKING:
    from companion.core.model import Fact
    from companion.evening.guide import Guide
    from companion.evening.here import Here
    from companion.far.kept import FarRecord
    from companion.far.shared_log import KeptEntry

HOST = 1


def list_matches(where: Here) -> None:
    """Print every far match that is kept, oldest first, and each file that is none."""
    kept = records(folder_of(where))
    tell(where.phrases, "far-list-count", count=len(kept.found))
    for at, one in enumerate(kept.found, start=1):
        if one.opening.game not in NAMES:
            tell(where.phrases, "far-list-other-game", at=at, match=one.match, game=one.opening.game)
            continue
        facts: dict[str, Fact] = {
            "at": at,
            "match": one.match,
            "game": offer(one.opening.game).title,
            "number": one.seat,
            "count": one.opening.seats,
            "here": len(one.seats),
            "stage": one.stage,
            "address": one.address,
        }
        line(where.phrases.write("far-list-one", facts))
    for wrong in kept.damaged:
        line(where.phrases.write(wrong), err=True)


def play_on(where: Here, match: str, ports: tuple[str, ...], text: bool, wav: str) -> None:
    """Play it, from its beginning or from where it was left. CompanionError."""
    from companion.evening.starting import play
    from companion.evening.wish import GameWish

    needs_parts()
    record = not_left(meant(folder_of(where), match))
    play(where, GameWish((), ports, text=text, wav=wav, far=record.match))


def leave(where: Here, match: str, yes: bool, text: bool, wav: str) -> None:
    """Leave it for good, and tell all the others; asks first unless yes. CompanionError: nothing has changed."""
    needs_parts()
    record = not_left(meant(folder_of(where), match))
    owner = Owner.claim(where.places)
    if owner is None:
        raise CompanionError("far-running")
    with owner, guided(where, text, wav) as guide:
        if not yes and not _sure(where, guide, "far-leave-ask", match=record.match):
            guide.say("far-unchanged")
            return
        _tell_leaving(where, record)
        put_record(folder_of(where), record.model_copy(update={"stage": "left"}))
        _give_up(where, record.match)
        guide.say("far-leave-done")


def _tell_leaving(where: Here, record: FarRecord) -> None:
    """Have the log say so; a match that is over is left without a word. CompanionError where it cannot."""
    from companion.evening.far_table import plan_of, unkept
    from companion.far.gathering import resign

    plan, known = plan_of(where, record), _known(where, record.match)
    with apart() as loop:
        try:
            loop.done(resign(plan, plan.opening.rules, partial(unkept, where, plan), known))
        except LogError as error:
            raise CompanionError("far-leave-untold", reason=Phrase(error.key, error.facts)) from error


def _known(where: Here, match: str) -> Sequence[KeptEntry]:
    """The entries that its open game has kept. JournalError."""
    from companion.evening.far_table import open_game
    from companion.far.shared_log import kept_entries

    if not where.journal.exists():
        return ()
    with contextlib.closing(Journal.open(where.journal, wall_ms)) as journal:
        number = open_game(journal, match)
        return kept_entries(journal.read(number).agreed) if number else ()


def _give_up(where: Here, match: str) -> None:
    """Its open game is offered no more. JournalError."""
    from companion.evening.far_table import open_game

    if not where.journal.exists():
        return
    with contextlib.closing(Journal.open(where.journal, wall_ms)) as journal:
        if number := open_game(journal, match):
            journal.finish(number, "given-up")


def forget(where: Here, match: str, yes: bool, text: bool, wav: str) -> None:
    """Remove its keys, names and moves here, and at the server if this house opened it; asks first unless yes.

    CompanionError. A server that cannot be asked is told, and keeps what nobody can open from here.
    """
    needs_parts()
    folder = folder_of(where)
    record = meant(folder, match)
    host = int(record.seat == HOST)
    with guided(where, text, wav) as guide:
        if not yes and not _sure(where, guide, "far-forget-ask", match=record.match, host=host):
            guide.say("far-unchanged")
            return
        _forget_moves(where, record)
        refused = _forgotten_there(record) if host else None
        wipe(folder, record.match)
        if refused is None:
            guide.say("far-forget-done", host=host)
        else:
            guide.say("far-forget-here", reason=Phrase(refused.key, refused.facts))


def _forgotten_there(record: FarRecord) -> LogError | None:
    """Have the server's copy deleted; why it is not."""
    from companion.far import pairing

    with apart() as loop:
        try:
            loop.done(pairing.forget_match(record))
        except LogError as error:
            return None if error.key == "far-door-gone" else error
    return None


def _forget_moves(where: Here, record: FarRecord) -> None:
    """Remove the games of this match from the journal. JournalError."""
    if not where.journal.exists():
        return
    with contextlib.closing(Journal.open(where.journal, wall_ms)) as journal:
        for game in journal.games():
            if not game.damaged and is_of(journal.read(game.id).header.setup, record.match):
                journal.forget(game.id)


def is_of(setup: Mapping[str, object], match: str) -> bool:
    """Whether a kept game is one of this match: its set-up says so (far_table.FAR)."""
    options = setup.get("options")
    return isinstance(options, Mapping) and str(options.get("far", "")).split(" ")[0] == match


def _sure(where: Here, guide: Guide, question: str, **facts: Fact) -> bool:
    """Whether somebody says yes."""
    form, end = talked(Sure(question, facts), guide, SpokenWords(where.phrases.part))
    return end is End.DONE and bool(form.said)
