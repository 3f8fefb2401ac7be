"""A board put in order again, piece by piece, by word: what to do next, for a hand that cannot see.

Pieces of a single square come first (a castle), then row by row from near to far, each row from the left.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from companion.core.model import Announcement, Fact, Half, Laid, Move
from companion.play.referee import trouble
from companion.play.referee.case import Case
from companion.play.referee.difference import Difference
from companion.play.referee.objects import Object, by_object
from companion.play.referee.view import BoardView

KNOCKED_THINGS = 3
"""From so many objects missing or moved at once, a board counts as knocked over."""


def in_order(goes: Laid, equal: Collection[str] = ()) -> list[tuple[Object, Laid]]:
    """The objects that are out of place, in the order of putting them back. equal: see objects.equals_of."""
    objects = by_object(goes, equal)

    def rank(one: Object) -> tuple[int, int, int, str]:
        row, column = min((place.y, place.x) for place, _ in objects[one])
        return len(objects[one]), row, column, one[0]

    return [(one, objects[one]) for one in sorted(objects, key=rank)]


def strays(difference: Difference, equal: Collection[str] = ()) -> frozenset[object]:
    """What lies where it does not belong, or not flat: each is named once, when it has just come."""
    return frozenset((*by_object(difference.comes, equal).items(), *difference.halves, *difference.tilted))


def loose_halves(view: BoardView) -> list[Half]:
    """The halves read without partner since the last step: the other half may be on its way down."""
    halves = (*view.difference.tilted, *view.difference.halves)
    return [half for half in halves if half not in view.strays]


class Rebuilding:
    """Says what to do on a board from which final pieces are gone."""

    def __init__(self, case: Case, board: str) -> None:
        self._game = case.game
        self._state = case.state
        self._kinds = case.kinds
        self._equal = case.equal
        self._whose = case.whose(board)
        self._view = case.views[board]
        self._goes = in_order(self._view.difference.goes, self._equal)

    def says(self) -> list[Announcement]:
        """What is wrong, once, and the next thing to do."""
        if self._view.rebuilding or len(self._goes) < KNOCKED_THINGS:
            return [self.step()]
        stray = self._in_the_way()
        knocked = self._put("knocked", count=len(self._goes))
        if stray is None:
            return [knocked]
        told = replace(knocked, facts={**knocked.facts, "parts": ()}, coalesce=f"knocked:{self._whose.board}")
        return [told, stray]

    def step(self) -> Announcement:
        """The next thing to do: away with what is wrong, else the next piece."""
        put = self._next() if self._view.rebuilding else self._put("put-back")
        return self._in_the_way() or self._just_laid_wrong() or put

    def is_knocked(self) -> bool:
        """Whether so much is out of place that it is put back piece by piece."""
        return self._view.rebuilding or len(self._goes) >= KNOCKED_THINGS

    def _next(self) -> Announcement:
        """The next piece to put back: the first of a board that came bare, any other, or the last."""
        count = len(self._goes)
        step = "last" if count == 1 else "next" if self._view.missing else "first"
        return self._put("put-next", step=step, after=count - 1)

    def _put(self, key: str, **facts: Fact) -> Announcement:
        (thing, _), laid = self._goes[0]
        named = self._game.thing(self._state, thing)
        return trouble.important(key, self._whose, thing=named, parts=self._parts(laid), **facts)

    def _parts(self, laid: Laid) -> tuple[Fact, ...]:
        return trouble.parts(self._game, self._kinds, laid, self._equal)

    # ---- wrong pieces on the way -----------------------------------------------------------------------------

    def _in_the_way(self) -> Announcement | None:
        """The next piece lies elsewhere, or another one lies where it belongs."""
        one, laid = self._goes[0]
        comes = by_object(self._view.difference.comes, self._equal)
        wanted = {place for place, _ in laid}
        for other, pairs in comes.items():
            if other != one and wanted & {place for place, _ in pairs}:
                return trouble.too_many(self._game, self._state, self._whose, pairs)
        if one in comes:
            return self._elsewhere(laid, comes[one])
        lies = self._pushed(one)
        return self._elsewhere(laid, lies) if lies else None

    def _pushed(self, missing: Object) -> Laid:
        """Where an equal one lies too many and is no act: most likely it is the one that is missing, pushed away.

        Not on a board that was knocked over: there they lie in a heap, and any of them may be put back.
        """
        if self.is_knocked() or missing[0] not in self._equal:
            return ()
        comes = by_object(self._view.difference.comes, self._equal)
        alike = (laid for (thing, _), laid in comes.items() if thing == missing[0])
        return next((laid for laid in alike if self._is_illegal(laid)), ())

    def _just_laid_wrong(self) -> Announcement | None:
        """A piece that has come since the last step and does not belong where it lies, or does not lie flat."""
        view, difference = self._view, self._view.difference
        if not view.missing:
            return None
        belongs = dict(self._goes)
        for one, laid in by_object(difference.comes, self._equal).items():
            if (one, laid) in view.strays:
                continue
            if one in belongs:
                return self._elsewhere(belongs[one], laid)
            if self._is_illegal(laid):
                alike = (pairs for (thing, _), pairs in self._goes if thing == one[0])
                home = next(alike, ()) if one[0] in self._equal else ()
                if home:
                    return self._elsewhere(home, laid)
                return trouble.too_many(self._game, self._state, self._whose, laid)
        return self._not_flat()

    def _not_flat(self) -> Announcement | None:
        view, new = self._view, loose_halves(self._view)
        if not new or view.reading is None:
            return None
        return trouble.half(self._game, self._whose, new[0], view.reading.columns, view.reading.rows)

    def _is_illegal(self, laid: Laid) -> bool:
        """Whether it is no act that will count as soon as the board is in order."""
        move = self._game.guess(self._state, self._whose.board, laid, ())
        return not isinstance(move, Move) or bool(self._game.judge(self._state, move))

    def _elsewhere(self, laid: Laid, lies: Laid) -> Announcement:
        """It lies on other cells than it should, or on its own the other way round."""
        turned = {place for place, _ in lies} == {place for place, _ in laid}
        key = "put-turned" if turned else "put-elsewhere"
        thing, cells = self._game.thing(self._state, laid[0][1].thing), tuple(place for place, _ in lies)
        return trouble.important(key, self._whose, thing=thing, cells=cells, parts=self._parts(laid))
