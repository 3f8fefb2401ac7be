"""Seasons, centres and people of a league: told and listed."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from companion.core.errors import LeagueError
from companion.evening.here import tell
from companion.evening.league.opening import named, season_of, store_of, told_clock

if TYPE_CHECKING:
    from companion.evening.here import Here
    from companion.league.book import SeasonBook
    from companion.league.entries import PersonTold


@dataclass(frozen=True, slots=True)
class AboutPerson:
    """What was typed of somebody; None where nothing was. shown: whether the name may be shown from now on."""

    name: str | None = None
    shown: bool | None = None
    category: str | None = None
    centre: str | None = None
    same: str | None = None


def begin(where: Here, title: str, categories: Sequence[str], full: int, bye: int | None) -> None:
    """Begin the next season. full, bye: season.Award; a bye that is not told brings half. LeagueError."""
    if full % 12:
        raise LeagueError("league-points-wrong", points=full)
    with store_of(where) as store:
        from companion.league.desk import SeasonDesk
        from companion.league.entries import SeasonBegun

        sorts, free = tuple(map(named, categories)), full // 2 if bye is None else bye
        begun = SeasonBegun(title=named(title), categories=sorts, full=full, bye=free)
        desk = SeasonDesk.begin(store, begun)
        tell(where.phrases, "league-season-begun", season=desk.season, title=begun.title)
        ours = int((full, free) == (12, 6))
        tell(where.phrases, "league-award", full=full, bye=free, ours=ours)


def centre(where: Here, season: int, name: str | None) -> None:
    """Enter a centre, or list those that are there. LeagueError."""
    with season_of(where, season) as desk:
        if name is None:
            tell(where.phrases, "league-centres", count=len(desk.book.centres))
            for one in desk.book.centres:
                tell(where.phrases, "league-centre", name=one)
            return
        from companion.league.entries import CentreTold

        told = CentreTold(name=named(name))
        desk.tell(lambda _: [told])
        tell(where.phrases, "league-centre-told", name=told.name)
        told_clock(desk, where)


def list_people(where: Here, season: int) -> None:
    """List who plays. LeagueError."""
    with season_of(where, season) as desk:
        players = desk.book.players()
        tell(where.phrases, "league-people", count=len(players))
        for one in players:
            tell(where.phrases, "league-person", handle=one.handle, about=_about(one), shown=int(one.consent))


def person(where: Here, season: int, handle: str, about: AboutPerson) -> None:
    """Enter somebody, or tell what is true of somebody now, or that two entries are one person. LeagueError."""
    if about.same is not None:
        _same(where, season, handle, about.same)
        return
    with season_of(where, season) as desk:
        told, fresh = _told(desk.book, handle, about)
        if (about.name is not None or about.shown) and not (told.consent and about.name):
            raise LeagueError("league-consent-name", name="--name", shown="--show-name")
        names = {told.person: named(about.name) if about.name else ""} if about.name or not told.consent else {}
        desk.tell(lambda _: [told], names)
        key = "league-person-told" if fresh else "league-person-changed"
        tell(where.phrases, key, handle=told.handle, about=_about(told))
        tell(where.phrases, "league-person-shown", shown=int(told.consent))
        told_clock(desk, where)


def _told(book: SeasonBook, handle: str, about: AboutPerson) -> tuple[PersonTold, bool]:
    """What is to be told of somebody, and whether it is the first that is; LeagueError.

    Somebody who is there keeps what nothing was typed of. A handle that is typed again with nothing beside it is
    somebody entered twice.
    """
    from companion.league.entries import PersonTold

    try:
        known = book.named(handle)
    except LeagueError:
        known = None
    if known is not None and about == AboutPerson():
        raise LeagueError("league-handle-taken", handle=known.handle)
    before = known or PersonTold(person=secrets.token_hex(8), handle=named(handle))
    given = {
        "category": None if about.category is None else book.category(about.category),
        "centre": None if about.centre is None else book.centre(about.centre),
        "consent": about.shown,
    }
    return before.model_copy(update={name: one for name, one in given.items() if one is not None}), known is None


def _about(told: PersonTold) -> tuple[str, ...]:
    """Category and centre, as far as there are."""
    return tuple(one for one in (told.category, told.centre) if one)


def _same(where: Here, season: int, handle: str, other: str) -> None:
    with season_of(where, season) as desk:
        from companion.league.entries import SamePerson

        first, second = desk.book.named(handle), desk.book.named(other)
        told = SamePerson(person=first.person, other=second.person)
        desk.tell(lambda _: [told], {second.person: ""})
        tell(where.phrases, "league-same-told", handle=first.handle, other=second.handle)
        told_clock(desk, where)
