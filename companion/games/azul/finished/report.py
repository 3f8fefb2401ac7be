"""The score of finished walls in sentences: points on the counter, bonuses, totals, places (AZ-76 to AZ-81)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from companion.core.model import Announcement, Fact, Phrase, Standing
from companion.games.azul.finished.finished import Counted, ranking
from companion.games.azul.rules.points import bonus_lines
from companion.games.offers import POINTS
from companion.games.ranking import by_rank


def report(walls: Sequence[Counted], *, over: bool = True) -> list[Announcement]:
    """Every wall's total, points and bonuses in the order given, then the ranking if there are several.

    over: the game has ended; else who leads so far.
    """
    said = [told for one in walls for told in _wall(one)]
    if len(walls) > 1:
        facts = _facts(walls[0])
        found = tuple(places(walls, over=over))
        said.append(Announcement("az-score-final" if over else "az-score-leads", {**facts, "places": found}))
    return said


def _facts(one: Counted) -> dict[str, Fact]:
    return {"edition": one.edition.name}


def _wall(one: Counted) -> Iterator[Announcement]:
    """The total, points on the counter, one line a bonus."""
    facts: dict[str, Fact] = {**_facts(one), "player": one.name}
    yield Announcement("az-score-total", {**facts, "total": one.total, "bonuses": one.bonus.points})
    told: dict[str, Fact] = {"points": one.running, "source": one.source, "option": POINTS}
    yield Announcement("az-score-running", {**facts, **told})
    for line in bonus_lines(one.edition, 0, one.wall):
        yield Announcement(line.key.replace("bonus", "score"), line.facts)


def places(counted: Sequence[Counted], *, over: bool = True) -> Iterator[Phrase]:
    """Who is level and what decides, then one place a rank, best first. over: see report."""
    standings = ranking(counted)
    for total, group in groupby(standings, key=lambda one: one.total):
        tied = list(group)
        if len(tied) > 1:
            yield _tie(counted, total, tied)
    for sharing in by_rank(standings):
        players = tuple(counted[one.player - 1].name for one in sharing)
        facts: dict[str, Fact] = {"rank": sharing[0].rank, "players": players, "reason": sharing[0].reason}
        facts |= {"total": sharing[0].total, "over": int(over)}
        yield Phrase("az-score-place", {**_facts(counted[0]), **facts})


def _tie(walls: Sequence[Counted], total: int, tied: Sequence[Standing]) -> Phrase:
    """Players with the same points, each with what decides."""
    names = [walls[one.player - 1].name for one in tied]
    rows = [one.facts["rows"] for one in tied]
    reason = "shared" if len(set(rows)) == 1 else "rows"
    pairs = zip(names, rows, strict=True)
    each = tuple(Phrase("az-score-tie-one", {"player": name, "rows": count}) for name, count in pairs)
    facts: dict[str, Fact] = {"players": tuple(names), "total": total, "reason": reason, "each": each}
    return Phrase("az-score-tie", {**_facts(walls[0]), **facts})
