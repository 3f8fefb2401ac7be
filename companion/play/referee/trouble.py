"""What is wrong on a board, as announcements: reason first, then the remedy."""

from __future__ import annotations

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from companion.core.model import (
    Announcement,
    Doubt,
    Fact,
    Half,
    Kind,
    Laid,
    Move,
    Phrase,
    Piece,
    Place,
    Problem,
    Topic,
)
from companion.games.api import Game
from companion.play.referee.difference import Difference
from companion.play.referee.objects import by_object

TRAY = Phrase("tray-name")
"""Stands where the player stands, in what is said of a surface that is nobody's."""

_DOUBTS = {
    Doubt.UNKNOWN: "cell-unknown",
    Doubt.FOREIGN: "cell-foreign",
    Doubt.ASKEW: "cell-askew",
    Doubt.UNSURE: "cell-unsure",
    Doubt.FLAPPING: "cell-flapping",
    Doubt.STUCK: "cell-stuck",
}


@dataclass(frozen=True, slots=True)
class Whose:
    """Which board a warning is about, whose it is, and whether that is said (1) or not (0)."""

    board: str
    player: Fact
    several: int


def whose(board: str, player: str, players: int) -> Whose:
    """Nobody is named where nobody is known, or where nobody else plays."""
    return Whose(board, player, int(player != "" and players > 1))


def important(key: str, whose: Whose, **facts: Fact) -> Announcement:
    """A warning about one board; a newer one about the same board replaces it while it waits."""
    told: dict[str, Fact] = {"player": whose.player, "several": whose.several, **facts}
    return Announcement(key, told, Kind.IMPORTANT, coalesce=f"trouble:{whose.board}", topic=Topic.CAREFUL)


def strong_field(whose: Whose, place: Place) -> Announcement:
    """A magnet much stronger than a tile's is near a cell; takes the place of no other warning."""
    return replace(important("cell-strong-field", whose, cell=place), coalesce=f"strong:{whose.board}")


def refusal(whose: Whose, problems: Sequence[Problem]) -> Announcement:
    """Why something is not legal: one reason with its remedy, or two reasons and how many there are."""
    reasons = [Phrase(problem.key, problem.facts) for problem in problems]
    if len(reasons) == 1:
        remedy = problems[0].remedy
        if remedy is None:
            return important("careful-reason", whose, reason=reasons[0])
        return important("careful", whose, reason=reasons[0], remedy=remedy)
    if len(reasons) == 2:
        return important("careful-two", whose, first=reasons[0], second=reasons[1])
    return important("careful-more", whose, first=reasons[0], second=reasons[1], count=len(reasons))


def lying(problems: Sequence[Problem]) -> list[Problem]:
    """The same reasons about what lies on a board already, with the remedies that hands can follow."""
    return [replace(one, remedy=one.hands or one.remedy) for one in problems]


def each(whose: Whose, problems: Sequence[Problem]) -> list[Announcement]:
    """Every reason with its own remedy, one line each: the items of an answer."""
    return [refusal(whose, [problem]) for problem in problems]


def refused(
    game: Game[Any], state: Any, whose: Whose, comes: Laid, equal: Collection[str], announced: Move | None = None
) -> Announcement:
    """Why the first object too many is no legal move, or is not the act that was announced, which is said again.

    equal: things that nobody can tell apart.
    """
    laid, problems = _first(game, state, whose.board, comes, equal)
    if announced is not None:
        return other(game, state, whose, problems, announced)
    return refusal(whose, problems) if problems else too_many(game, state, whose, laid)


def other(game: Game[Any], state: Any, whose: Whose, problems: Sequence[Problem], announced: Move) -> Announcement:
    """That something else was announced, said again, with the first reason why this could not be at all."""
    reasons = tuple(Phrase(one.key, one.facts) for one in problems[:1])
    return important("careful-announced", whose, reasons=reasons, act=game.act(state, announced))


def reasons(
    game: Game[Any], state: Any, whose: Whose, difference: Difference, equal: Collection[str]
) -> list[Announcement]:
    """Every reason why the first object too many is no legal move; none for trouble of another kind."""
    if difference.goes or not difference.comes:
        return []
    return each(whose, _first(game, state, whose.board, difference.comes, equal)[1])


def _first(
    game: Game[Any], state: Any, board: str, comes: Laid, equal: Collection[str]
) -> tuple[Laid, list[Problem]]:
    laid = next(iter(by_object(comes, equal).values()))
    move = game.guess(state, board, laid, ())
    return laid, [] if move is None else lying(game.judge(state, move))


def parts(game: Game[Any], kinds: Mapping[Piece, str], laid: Laid, equal: Collection[str]) -> tuple[Fact, ...]:
    """Each part of an object with its place: "wheat field Charlie two"; of one that is its only part the place."""
    if laid[0][1].thing in equal:
        return tuple(place for place, _ in laid)
    ordered = sorted(laid, key=lambda pair: pair[1])
    return tuple(Phrase("part-at", {"what": game.noun(kinds[piece]), "cell": place}) for place, piece in ordered)


def too_many(game: Game[Any], state: Any, whose: Whose, laid: Laid) -> Announcement:
    """An object that is no move at all and has to be taken away."""
    cells = tuple(place for place, _ in laid)
    return important("take-away", whose, thing=game.thing(state, laid[0][1].thing), cells=cells)


def half(game: Game[Any], whose: Whose, half: Half, columns: int, rows: int) -> Announcement:
    """One half of a domino that lies flat while the other does not, or lies over the edge."""
    what = game.noun(half.kind)
    outside = [_edge(place, columns, rows) for place in half.partners]
    if outside and all(outside) and len(set(outside)) == 1:
        return important("half-over-edge", whose, what=what, cell=half.place, edge=outside[0])
    return important("half-placed", whose, what=what, cell=half.place)


def _edge(place: Place, columns: int, rows: int) -> str:
    if place.x < 1:
        return "left"
    if place.x > columns:
        return "right"
    if place.y < 1:
        return "near"
    return "far" if place.y > rows else ""


def unreadable(whose: Whose, doubts: Sequence[tuple[Place, Doubt]]) -> Announcement:
    """A cell that cannot be read, with the reason; all cells where the reason is about several."""
    place, doubt = doubts[0]
    same = tuple(cell for cell, other in doubts if other == doubt)
    if doubt is Doubt.TWICE:
        return important("thing-twice", whose, cells=same)
    if doubt is Doubt.AMBIGUOUS:
        return important("cells-ambiguous", whose, cells=same)
    return important(_DOUBTS[doubt], whose, cell=place)
